# Pax Romana: Tribes, Barbarians, Rebellion, Invasion.

# ---- what happened

event-rebellion = { $power } rolls for a Rebellion: { $area }.
event-gaul-rises = Gaul: { $total }. { $massive ->
    [yes] It rises as one.
   *[no] A few tribes rise.
  }
event-revolt-home = { $power } names { $province } as the home of the revolt.
event-rebels = Rebels at { $space }: { $number } Barbarian Infantry.
event-driven-out = { $side } loses all Land Units at { $space }: { $units }.
event-garrisons-gone = { $number ->
    [one] A Garrison of { $side } at { $space } is
   *[other] { $number } Garrisons of { $side } at { $space } are
  } removed.
event-nothing-rises = Nothing comes of it.
event-mutiny = The crews of { $side } at { $place } mutiny.
event-invasion = { $power } rolls for an Invasion: { $people }{ $again ->
    [yes] , who have come already: again
   *[no] {""}
  }.
event-horde-size = { $side }: { $total } Barbarian Infantry.
event-horde = { $side } at { $space }: { $number } Barbarian Infantry{ $horse ->
    [0] {""}
   *[other] , { $horse } Cavalry
  }.
event-raid = The Armenians at { $space }: die { $die } against { $units ->
    [one] { $units } Unit
   *[other] { $units } Units
  }{ $success ->
    [yes] , who are gone
   *[no] {""}
  }.

# ---- questions

ask-britannia = { $power }: where do the Britons rise?
ask-sardinia = { $power }: where do the Sardinians rise?
ask-danube = { $power }: which Army on the Danube is struck?
ask-germany = { $power }: which Army in Germany is struck?
ask-hispania-garrison = { $power }: which Garrison in Hispania falls?
ask-hispania = { $power }: where do the Hispanians rise?
ask-judea-loss = { $power }: where in Judea do you lose a Unit?
ask-judea = { $power }: where does the revolt in Judea begin?
ask-gaul-garrison = { $power }: which Garrison in Gaul is removed?
ask-gaul = { $power }: where do the Gauls rise?
ask-revolt-home = { $power }: which Province of Gaul rises as one?
ask-gallic-revolt = { $power }: where does the Gallic Army gather?
ask-western-gauls = { $power }: where do the Western Gauls appear?
ask-eastern-gauls = { $power }: where do the Eastern Gauls appear?
ask-germans = { $power }: where do the Germans appear?
ask-mutiny = { $power }: which Fleet mutinies?

# ---- actions

do-lead = Major Move of { $other } from { $place }
do-mutiny = The Fleet of { $power } at { $place }
do-mutiny-of = The Fleet of { $other } at { $place }

# ---- why not

why-has-invaded = { $side } has moved in this Activation already.
