# Imperium Romanum: the sea: rounds, voyages, boarding, landings, winter at sea.

do-minors = The minor powers
do-sail = Set sail from { $place }
do-stay-behind = { $kind } stays behind
do-embark = { $kind } goes aboard
do-embark-all = All aboard that find room
do-embark-leader = { $leader } goes aboard
do-set-ashore = { $leader } goes ashore
do-land = Land at { $place }
do-keep-aboard = { $kind } stays aboard
do-stay-aboard = { $leader } stays aboard
do-welcome = Take units of { $power } aboard
do-engage = Attack the fleets of { $power }
do-hunt = Run down { $leader }
do-put-to-sea = { $leader } puts to sea
do-roll-together = One roll for all
do-roll-singly = A roll for each fleet
do-overboard = { $kind } is lost

ask-hold-back = You may act first at sea. Hold back for a later place?
ask-step-in = { $power } is next at sea. Step in before?
ask-whose-segment = Which of your powers acts at sea now?
ask-sailing = Naval Operations: { $fleets ->
    [one] one fleet can still set sail
   *[other] { $fleets } fleets can still set sail
  }.
ask-whose-fleet = Whose fleet sails from { $place }?
ask-voyage = At { $place } with { $left } MP left: where to?
ask-boats = Who goes ashore at { $place }?
ask-follow = Who follows ashore at { $place }?
ask-weather = Winter at sea at { $place }: fleets are lost up to a { $limit }. One roll, or one each?
ask-overboard = Who is lost at { $place }?{ $halves ->
    [0] {""}
    [one] {" "}Half a Legion Equivalent finds no room.
   *[other] {" "}{ $halves } halves of a Legion Equivalent find no room.
  }
ask-away-to-sea = The fleets leave { $place }: where to?

why-no-sea-way = No fleet can sail to { $place } from here.
why-too-far-at-sea = { $place } costs { $cost } MP, and { $left ->
    [one] { $left } is left
   *[other] { $left } are left
  }.
why-locked-in = A blockade keeps them in { $place }: beat it at sea first.
why-beyond-range = { $place } is too far from the pirates' bases.
why-leaves-crew = Pirates ashore at { $place } would be left without a ship.
why-not-with-patron = Pirates and the forces of the player who moves them do not join at { $place }.
why-enemies-ashore = Enemies stand at { $place }.
why-nobody-lands = Nobody aboard can land at { $place }: against enemies infantry alone does.
why-no-mp-to-land = Landing at { $place } costs { $cost } MP, and { $left ->
    [one] { $left } is left
   *[other] { $left } are left
  }.
why-no-invasion-in-winter = No invasion is possible in winter, at { $place } or anywhere.
why-no-great-leader = An invasion of { $place } needs a leader of +2 or +3 aboard.
why-ships-bar-landing = Enemy fleets off { $place } must be beaten before anybody lands.
why-locked-out = A blockade keeps them out of { $place }: beat it at sea first.
why-besieging-fleet = An enemy fleet besieges { $place }: nobody can be landed there.
why-no-room-inside = { $place } holds no more units.

event-naval-die = { $power } rolls { $die } for its place at sea.
event-holds-back = { $power } holds back.
event-naval-segment = { $power } acts at sea.
event-sails = A fleet of { $power } sails to { $place } for { $cost } MP.
event-lands = { $power } lands at { $place }.
event-invades = { $power } invades { $place } from the sea.
event-follows = Cavalry and trains of { $power } follow ashore at { $place }.
event-no-port = A fleet of { $power } has found no port and is lost at { $place }.
event-naval-attrition = Winter at sea at { $place }: { $power } rolls { $dice }, loses ships up to a { $limit }: { $lost ->
    [0] none is lost
    [one] one is lost
   *[other] { $lost } are lost
  }.
event-leaves-port = Fleets of { $power } leave { $place }.
event-crosses = { $leader } crosses the sea to { $place } for { $cost } MP.
event-leader-at-sea = { $leader } in a winter sea: die { $die }, lost up to a { $limit }: { $lost ->
    [yes] he drowns
   *[no] he arrives
  }.
event-leader-hunted = { $power } runs down { $leader } at { $place }: die { $die }, { $lost ->
    [yes] and has him
   *[no] in vain
  }.
