# Imperium Romanum: land combat.

do-attack = Attack at { $place }
do-stand = Stand
do-retreat = Retreat to { $place }
do-enter-siege = All go inside
do-send-in = { $kind } goes inside
do-besiege = Besiege
do-assault = Assault
do-attack-outside = Attack those outside alone
do-militia = { $number } militia
do-shoot = { $number } horse archers shoot
do-donative = A donative of { $number }
do-lose = { $kind } is lost
do-season = { $kind } is seasoned
do-capture = Capture
do-kill = Kill

ask-attacks = Land Combat: where to attack?
ask-declared = Whom to attack at { $place }?
ask-reaction = Attacked at { $place }: retreat, go inside, or stand?
ask-retreat-after-combat = Beaten at { $place }: where to?
ask-answer = They are behind walls at { $place }: what now?
ask-militia = How many militia points fight at { $place }?
ask-combat-leader = Which leader counts at { $place }?
ask-archers = How many horse archers shoot at { $place }?
ask-donatives = A donative before the battle at { $place }?
ask-losses = Who is lost at { $place }? { $need } points at least.
ask-seasoning = Who is seasoned? { $left } points are left.
ask-leaders-fate = { $leader } is in your hands.

why-must-retreat = The beaten must retreat while a way is open.
why-ridden-round = Twice as much cavalry lets nobody go.
why-no-room-inside = There is not enough room inside.
why-retreat-over-water = No retreat leads over the water to { $place }.
why-retreat-into-enemies = Too many enemies stand at { $place }.
why-retreat-as-they-came = The enemy came from { $place }.

event-attack = { $power } attacks { $enemy } at { $place }.
event-retreats = { $power } retreats from { $place } to { $to }.
event-accepts-siege = { $power } goes inside at { $place }.
event-besieges = { $power } besieges { $place }.
event-donative = { $power } promises its men { $talents } talents.
event-combat = { $power } ({ $attack }) against { $enemy } ({ $defence }) at { $place }, { $ratio }: die { $die }, in all { $total }; { $winner } wins.
event-leader-captured = { $power } captures { $leader }.
event-leader-killed = { $power } kills { $leader }.
event-treasury-dispersed = The treasury of { $power } is scattered: { $gain } talents for { $victor }, { $left } are left.
event-succession = { $leader } succeeds in { $power }.
event-trains-captured = The trains at { $place } are captured.
event-trains-destroyed = The trains at { $place } are lost.
