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
event-donative = { $power } gives its men { $talents ->
    [one] { $talents } talent
   *[other] { $talents } talents
  }.

window-naval-interception = Interceptions at sea
window-naval-interception-about = An enemy sails by within reach of your fleets; unasked, you let him pass. It concerns you where they would hurt him as much as he them, or he carries somebody.
window-naval-interception-concerns = Only if it concerns me
window-land-interception = Interceptions on land
window-land-interception-about = An enemy marches by within reach of one of your leaders; unasked, you let him pass. It concerns you where a leader has a fair chance to meet and beat him; any chance, if he threatens a Province or city of yours or brings his Imperator.
window-land-interception-concerns = Only if it concerns me
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
window-donatives-concerns = Only if it changes the roll
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
window-negotiation = Negotiations
window-negotiation-about = A month begins with talks; unasked, you write to nobody and are done.
window-negotiation-never = Not this month
window-negotiation-concerns = Only if I am made an offer or an alliance of mine runs out

## What a player has, for whoever asks what an option brings

part-morale = Morale
part-provinces = Provinces
part-cities = Cities
part-might = Strength ashore
part-talents = Talents

# Orders: answers at windows, and the other kinds of questions that they can answer.
answer-naval-interception-accept = Intercept where only one can
answer-land-interception-accept = Intercept where only one can
answer-withdraw-into-port-accept = Always into the port
answer-retreat-before-combat-decline = Always stand
answer-retreat-before-combat-if-weaker = Retreat to the first hex if weaker than
answer-siege-acceptance-decline = Always stand outside
answer-siege-acceptance-enter = Always go inside
answer-siege-acceptance-if-weaker = Go inside, or away, if weaker than
answer-fleets-in-port-decline = Always stay in port
answer-fleets-in-port-accept = Always put to sea
answer-combat-leader-decline = Leave it to the best
answer-combat-leader-accept = The other, where there is one
answer-militia-decline = Never call any
answer-combat-losses-decline = Always the least that is enough
answer-seasoning-decline = As many as possible
answer-elite-legion-accept = Where only one legion can
answer-deferral-accept = Always hold back, or step in
answer-captured-shipyard-accept = Always take it over
answer-ally-asks-accept = Always agree
answer-appeal-accept = Always appeal
answer-negotiation-decline = No talks
question-retreat = Where the beaten go
question-retreat-about = Your beaten units must leave, and you choose where to.
answer-retreat-enter = Inside, where that is possible
question-siege-or-assault = Siege or assault
question-siege-or-assault-about = The enemy is behind walls, and you besiege or assault him.
answer-siege-or-assault-decline = Always besiege
answer-siege-or-assault-accept = Always assault
question-plague-losses = The plague
question-plague-losses-about = Units of a stack die, and you pick them.
answer-plague-losses-weakest = The weakest first
answer-plague-losses-strongest = The strongest first
question-besieged-losses = Losses of the besieged
question-besieged-losses-about = A siege costs a unit inside, and you pick it.
answer-besieged-losses-weakest = The weakest
answer-besieged-losses-strongest = The strongest
question-march-losses = Stragglers
question-march-losses-about = A force march costs units, and you pick them.
answer-march-losses-weakest = The weakest first
answer-march-losses-strongest = The strongest first
question-unfed = Units without supply
question-unfed-about = Not all can be fed, and you pick who goes hungry.
answer-unfed-weakest = The weakest first
answer-unfed-strongest = The strongest first
question-sunk-fleets = Sunken fleets
question-sunk-fleets-about = Fleets of yours are sunk, and you pick them.
answer-sunk-fleets-weakest = The weakest first
answer-sunk-fleets-strongest = The strongest first
question-leaders-fate = Beaten leaders
question-leaders-fate-about = An enemy leader is in your hands.
answer-leaders-fate-accept = Always capture him
answer-leaders-fate-decline = Always kill him
question-captured-trains = Captured trains
question-captured-trains-about = Enemy supply trains are in your hands.
answer-captured-trains-accept = Always keep them
answer-captured-trains-decline = Always destroy them
question-peace = Offers of peace
question-peace-about = The match could end now, as a draw.
answer-peace-decline = Always refuse
answer-peace-accept = Always accept
question-parting = Former allies
question-parting-about = An alliance is over, and you can stay at peace.
answer-parting-accept = Always stay at peace
answer-parting-decline = Never

## What bots set out for, and blunders

aim-take = Take { $goal } with the army at { $force }.
aim-beat = Beat the enemy at { $goal } with the army at { $force }.
aim-hold = Hold { $goal } with the army at { $force }.
aim-join = Bring those at { $force } to the army at { $goal }.
aim-rest = Leave the army at { $force } where it is.
aim-sail = Sail from { $force } to { $goal }.

blunder-wakes-a-people = a march wakes a people that slept
blunder-sinks-for-want-of-a-port = a fleet that has to find a port stays at sea
blunder-rash-attack = an attack with less than a third of a chance
blunder-stakes-an-imperator = an Imperator, or a leader on whom all hangs, is led into a battle likely lost
blunder-strips-a-city = a capital, or a city that decides the game, is left without anybody where it is likely to fall
blunder-starves-an-army = an army stays where it is likely to starve
blunder-idle-talents = a sheet is closed with many talents left and something to raise
blunder-lapsed-fort = a fort that could be paid for lapses
blunder-costly-attack = an attack that brings less than the enemy’s answer takes

# ---- what names are made of

called-seats = { $one } and { $more }
called-city = { $city }
called-opposite = opposite { $city }
called-beside = { $city } { $side }
called-land = { $province } { $hex }
called-sea-off = sea off { $city } { $hex }
called-open-sea = open sea { $hex }
called-barbarians = Barbarians of { $province }
called-people = { $province }
called-usurper = Usurper { $number }
called-leader = leader { $number } of { $power }
called-namesake = { $power }
called-new-leader = new leader { $number }
called-train = baggage train ({ $points } SP)
called-trains = { $number } x baggage train ({ $points } SP)
