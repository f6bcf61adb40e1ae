# Imperium Romanum: marches, interceptions, forts in the field.

do-march = March from { $place }
do-activate = Feed and march with part of those at { $place }
do-leave = Leave { $kind }
do-bring = Bring { $kind }
do-only-legions = Only the legions go
do-leave-half = Leave half of each kind
do-garrison = { $number ->
    [one] Leave a garrison of one
   *[other] Leave a garrison of { $number }
  }
do-leave-leader = Leave { $leader }
do-bring-leader = Bring { $leader }
do-take-leader = Take { $leader } along
do-force-march = { $leader } leads a force march
do-by-boat = By boat on the { $river }
do-urge = { $leader } urges on the trains
do-drop = Drop { $kind } here
do-drop-leader = { $leader } stays here
do-lose-on-march = { $kind } falls behind
do-intercept = { $leader } intercepts
do-overrun = Ride them down
do-give-battle = Give battle
do-fortify = Build at { $place }
do-dig = Dig in
do-raze = Raze the fort

ask-campaign = Land Movement: { $places ->
    [0] nobody is left to move
    [one] units in one place can still move
   *[other] units in { $places } places can still move
  }.
ask-who-marches = Whose units march?
ask-choosing = Who at { $place } is to march and is fed now?
ask-muster = Who goes, who stays at { $place }?
ask-march = At { $place }{ $left ->
    [0] {""}
   *[other] {" "}with { $left } MP left
  }: where to?
ask-stragglers = Who falls behind at { $place }?
ask-interception = { $power } comes to { $place }: who intercepts?
ask-called = Who goes along to { $place }?{ $needed ->
    [0] {""}
   *[other] {" "}The die must show { $needed } or more.
  }
ask-ride-down = Weak enemies at { $place }: ride them down?
ask-levels = How many levels at { $place }, for { $cost ->
    [one] { $cost } talent
   *[other] { $cost } talents
  } each?

why-cannot-march = Nobody sets out from { $place }: { $why ->
    [moved] they have moved
    [hungry] they are without supply
    [besieged] they are besieged
    [held] they may not move by land this month
    [landed] they have landed against an enemy
    [building] they are at work on a fort
    [raw] they are still in training
    [aboard] they are aboard an ally's fleet
    [lent] they are lent to an ally
    [inactive] their power is not active
    [disloyal] they follow a leader of their own alone
   *[none] nobody of yours stands there
}.
why-no-way = No way leads to { $place } ({ $why ->
    [mountain] mountains
    [lake] a lake
    [all-sea] the sea
   *[away] it is not next to it
  }).
why-off-the-river = The boats do not get to { $place }.
why-fleet-bars = An enemy fleet bars the way over the water to { $place }.
why-neutral-apart = Units of { $power } stand at { $place }, and a neutral power's never stack with another's.
why-too-dear = { $place } costs { $cost } MP, and { $left ->
    [one] { $left } is left
   *[other] { $left } are left
  }.
why-too-far = { $place } is { $cost } MP away by the cheapest way, and { $left ->
    [one] { $left } is left
   *[other] { $left } are left
  }.
why-no-way-by-land = No way leads to { $place } by land.
why-too-far-sail = { $place } is { $cost } MP away by land, and { $left ->
    [one] { $left } is left
   *[other] { $left } are left
  }: the fleet at { $fleet } would carry them there sooner.
why-over-the-sea-with = { $water ->
    [yes] Only ships come to { $place }
   *[no] { $place } lies over the sea
}: embark with the fleet at { $fleet }.
why-over-the-sea-from = { $water ->
    [yes] Only ships come to { $place }
   *[no] { $place } lies over the sea
}, and you have no fleet: one can be built, and boarded, at { $port }.
why-no-way-by-sea = No way leads to { $place } by sea.
why-no-interception = { $leader } cannot intercept there.

event-sets-out = { $power } sets out from { $place }.
event-marches = { $power } marches to { $place } for { $cost } MP.
event-force-march = Force march: die { $die }, safe up to { $limit }.
event-trains-urged = The trains are urged on{ $hurried ->
    [yes] : one MP more
   *[no] {" "}in vain
  } (die { $die }).
event-called-unfed = { $power }: whoever { $leader } called to intercept at { $place } is without supply, and nobody goes.
event-interception = { $power }: { $leader } tries to intercept at { $place }: die { $die } with { $bonus } against { $needed }, { $won ->
    [yes] and is there
   *[no] in vain
  }.
event-overruns = { $power } rides down its enemies at { $place }.
event-builds-fort = { $power } builds { $levels ->
    [one] a level
   *[other] { $levels } levels
  } of a fort at { $place }.
event-razes-fort = { $power } razes the fort at { $place }.

ask-lay-waste = Which hex does { $power } lay waste? As many may still be: { $number }.
event-laid-waste = { $power } lays { $place } waste: nobody forages there.
