# Sentences that all parts of Imperium Romanum share.

do-pass = Pass
do-done = Done
do-yes = Yes
do-no = No
do-accept = Accept
do-refuse = Refuse
do-at = { $place }
do-in = { $province }
do-city = { $city }
do-name = { $power }
do-leader = { $leader }
do-number = { $number }
do-unit = { $kind }
do-all = All
do-none = None
do-to = To { $place }
do-halt = Halt
do-ready = Ready

event-morale-rises = The morale of { $power } rises by { $amount } to { $now }.
event-morale-falls = The morale of { $power } falls by { $amount } to { $now }.
event-units-lost = { $power } loses { $units } at { $place }.
event-city-taken = { $power } takes { $city } from { $old }.
event-port-taken = { $power } takes the port at { $place }.
event-province-won = { $province } is now controlled by { $power } instead of { $old }.
event-province-lost = { $old } no longer controls { $province }; nobody does.

ask-donatives = How many talents does { $power } give its men? It has given { $own }, the enemy { $other }.
event-donative = { $power } gives its men { $talents } talents.

window-naval-interception = Interceptions at sea
window-naval-interception-about = An enemy sails by within reach of your fleets; unasked, you let him pass.
window-naval-interception-concerns = fleets of yours would reach him with a die of 4 or less
window-land-interception = Interceptions on land
window-land-interception-about = An enemy marches by within reach of one of your leaders; unasked, you let him pass.
window-land-interception-concerns = a leader of yours is no more than two hexes away
window-withdraw-into-port = Fleets attacked in port
window-withdraw-into-port-about = Your fleets are attacked before a port of yours; unasked, they fight outside.
window-retreat-before-combat = Retreat before combat
window-retreat-before-combat-about = You are attacked in the open; unasked, you stand.
window-siege-acceptance = Going inside
window-siege-acceptance-about = You are attacked before a city or fort of yours; unasked, you stand outside.
window-fleets-in-port = Fleets in a port under attack
window-fleets-in-port-about = A port with fleets of yours is attacked by land; unasked, they stay in it.
window-donatives = Donatives
window-donatives-about = Talents could change the roll of a battle; unasked, you pay none.
window-combat-leader = Leaders in battle
window-combat-leader-about = Several leaders of yours are in a battle; unasked, the best of them counts.
window-militia = Militia
window-militia-about = Militia could fight in a battle of yours; unasked, none does.
window-combat-losses = Losses in combat
window-combat-losses-about = Several units could be lost; unasked, as little as possible is.
window-seasoning = Seasoned units
window-seasoning-about = Units that fought could be seasoned; unasked, as many as possible are.
window-elite-legion = Elite legions
window-elite-legion-about = A legion of the victors could become an elite one for two talents; unasked, none is tried.
window-deferral = Holding back at sea
window-deferral-about = You have rolled highest in a naval round; unasked, you act at once.
window-shipyard = Shipyards
window-shipyard-about = A month begins with fleets under construction; unasked, work goes on.
window-captured-shipyard = Captured shipyards
window-captured-shipyard-about = You have taken a port in which a fleet is being built; unasked, you leave it.
window-ally-asks = Wishes of allies
window-ally-asks-about = An ally asks for the use of something of yours; unasked, you refuse.
window-appeal = Appeals to the gods
window-appeal-about = You are about to roll; unasked, you do not appeal.

## What a player has, for whoever asks what an option brings

part-morale = Morale
part-provinces = Provinces
part-cities = Cities
part-might = Strength ashore
part-talents = Talents
