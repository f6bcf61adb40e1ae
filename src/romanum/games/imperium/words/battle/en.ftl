# Imperium Romanum: land combat.

do-attack = Attack at { $place }
do-stand = Stand
do-retreat = Retreat to { $place }
do-take-cover = Behind the walls
do-stay-out = Stay in the open
do-enter-siege = All go inside
do-send-in = { $kind } goes inside
do-send-in-leader = { $leader } goes inside
do-besiege = Besiege
do-assault = Assault
do-attack-outside = Attack those outside alone
do-keep-in-port = Stay inside the port
do-sail-out = Put to sea
do-board = { $kind } boards
do-board-leader = { $leader } boards
do-put-ashore = { $kind } lands
do-militia = { $number } militia
do-shoot = { $number } horse archers shoot
do-lose = { $kind } is lost
do-lose-least = Lose as little as possible
do-season = { $kind } is seasoned
do-season-most = Season as many as possible
do-elevate = { $kind } shall be elite
do-capture = Capture
do-kill = Kill
do-burn = Burn them

ask-attacks = Land Combat: where to attack?
ask-declared = Whom to attack at { $place }?
ask-ships-join = Do the fleets at { $place } join the attack?
ask-ally-joins = { $power } attacks { $enemy } at { $place }. Do you join?
ask-harbour = The port of { $place } is attacked: do the fleets stay inside?
ask-going-ashore = Who lands at { $place } to help the defence?
ask-boarding = Who leaves { $place } with the fleets?
ask-take-cover = Heavy cavalry rides at your men at { $place }: behind the walls with them?
ask-reaction = { $enemy } attacks { $place }: retreat, go inside, or stand?
ask-retreat-after-combat = { $enemy } wins at { $place }: where do you go?
ask-besiege-or-assault = They are behind walls at { $place }: what now?
ask-militia = How many militia points fight at { $place }?
ask-helpers-called = Does help come to this battle at { $place }?
ask-battle-leader = The best leader counts at { $place }, or another?
ask-archers = How many horse archers shoot at { $place }?
ask-land-losses = Who is lost at { $place }? { $need ->
    [one] { $need } point
   *[other] { $need } points
  } at least.
ask-seasoning = Who is seasoned? { $left ->
    [one] { $left } point is left
   *[other] { $left } points are left
  }.
ask-elite-legion = Shall a legion at { $place } become an elite one, for two talents and a die?
ask-trains-taken = Trains without guards at { $place }.
ask-leaders-fate = { $leader } is in your hands.
ask-treasure-bearer = Who carries the treasury of { $power }?

why-own-neutral = You move { $power } at { $place } yourself: a neutral is no enemy of whoever moves it.
why-must-retreat = The beaten must leave while they can.
why-ridden-round = Twice as much cavalry lets nobody go.
why-walls-too-narrow = There is not enough room inside.
why-retreat-over-water = No retreat leads over the water to { $place }.
why-retreat-into-enemies = Too many enemies stand at { $place }.
why-retreat-as-they-came = The enemy came from { $place }.

event-attack = { $power } attacks { $enemy } at { $place }.
event-retreats = { $power } retreats from { $place } to { $to }.
event-accepts-siege = { $power } goes inside at { $place }.
event-sails-out = The fleets of { $power } put to sea from { $place }.
event-besieges = { $power } besieges { $place }.
event-militia-called = { $points ->
    [one] { $points } militia point fights
   *[other] { $points } militia points fight
  } at { $place }.
event-militia-lost = { $points ->
    [one] { $points } militia point is
   *[other] { $points } militia points are
  } lost at { $place }.
event-helpers-called = { $strength ->
    [one] { $strength } strength point comes
   *[other] { $strength } strength points come
  } to the help of { $power }.
event-combat = { $power } ({ $attack }) against { $enemy } ({ $defence }) at { $place }, { $ratio }: die { $die }, in all { $total }; { $winner } wins.
event-seasoned = { $power } has a seasoned unit more at { $place }.
event-seasoned-known = { $power } has a seasoned unit more at { $place }: { $unit }.
event-elite-legion = { $power } tries to make a legion elite at { $place }: die { $die }. { $won ->
        [yes] It is.
       *[no] It stays as it was.
    }
event-leader-captured = { $power } captures { $leader }.
event-leader-killed = { $power } kills { $leader }.
event-leader-grows = { $leader } is worth +{ $value } from now on.
event-treasury-dispersed = The treasury of { $power } is scattered: { $gain ->
    [one] { $gain } talent
   *[other] { $gain } talents
  } for { $victor }, { $left ->
    [one] { $left } is left
   *[other] { $left } are left
  }.
event-succession = { $leader } succeeds in { $power }.
event-trains-captured = { $power } captures trains at { $place }: { $number }.
event-trains-destroyed = { $power } destroys trains at { $place }: { $number }.
event-trains-fate = { $power } plunders the trains: die { $die }. { $kept ->
        [yes] They are kept.
       *[no] They are lost.
    }
