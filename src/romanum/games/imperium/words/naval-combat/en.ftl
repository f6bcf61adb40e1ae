# Imperium Romanum: fights at sea.

do-sail-against = Intercept from { $place }
do-stay-in-port = { $kind } stays in port
do-take-aboard = Take { $kind } aboard
do-come-aboard = { $leader } comes aboard
do-put-out = Put out together
do-put-out-singly = Put out one by one
do-best-leader = The best leader commands
do-sink = { $kind } is sunk
do-drown = { $kind } is lost
do-flee = To { $place }

ask-sea-interception = { $power } sails to { $place }: intercept?
ask-more-interceptors = More fleets against { $power } at { $place }?
ask-sortie = From { $place } to { $to }: who puts out?{ $needed ->
    [0] {""}
   *[other] {" "}It is { $distance } MP, and the die must show { $needed } or more.
  }
ask-into-port = { $enemy } attacks at { $place }: withdraw into port?
ask-admiral = Who commands at { $place }?
ask-sinking = { $left ->
    [one] A fleet is lost
   *[other] { $left } fleets are lost
  } at { $place }: which?
ask-drowning = Too few ships are left at { $place }: who is lost?
ask-where-to = Beaten at { $place }: where to?

why-no-sea-interception = No fleet at { $place } can intercept there.

event-sea-interception = { $fleets ->
    [one] A fleet
   *[other] { $fleets } fleets
  } of { $power } from { $port } against the enemy at { $place }: die { $die } with { $bonus } against { $distance } MP, { $won ->
    [yes] and { $fleets ->
        [one] it is
       *[other] they are
      } there
   *[no] in vain
  }.
event-withdraws-into-port = { $power } withdraws into the port at { $place }.
event-sea-battle = { $power } attacks { $enemy } at sea at { $place }.
event-sea-combat = { $power } ({ $attack }) against { $enemy } ({ $defence }) at { $place }, { $ratio }: die { $die }, in all { $total }; { $power } loses { $lost ->
    [0] no fleet
    [one] a fleet
   *[other] { $lost } fleets
  }, { $enemy } { $enemy_lost ->
    [0] none
    [one] one
   *[other] { $enemy_lost }
  }; { $winner ->
    [nobody] nobody wins
   *[other] { $winner } wins
  }.
event-flees-at-sea = What is left afloat of { $power } flees from { $place } to { $to }.
