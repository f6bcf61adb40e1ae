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
