# Pax Romana en français : tribus, barbares, rébellion, invasion.

# ---- ce qui s’est passé

event-rebellion = { $power } : jet de rébellion : { $area }.
event-gaul-rises = Gaule : { $total }. { $massive ->
    [yes] Elle se soulève tout entière.
   *[no] Quelques tribus se soulèvent.
  }
event-revolt-home = { $power ->
    [greece] La Grèce
    [the_east] L’Orient
    [macedon] La Macédoine
   *[other] { $power }
  } désigne le foyer de la révolte : { $province }.
event-rebels = Rebelles à { $space } : Infanterie barbare { $number }.
event-driven-out = { $side } : toutes les unités terrestres sont perdues à { $space } : { $units }.
event-garrisons-gone = { $number ->
    [one] Une garnison est retirée à { $space } ({ $side }).
   *[other] { $number } garnisons sont retirées à { $space } ({ $side }).
  }
event-nothing-rises = Rien n’en sort.
event-mutiny = { $side } : mutinerie des équipages à { $place }.
event-invasion = { $power } : jet d’invasion : { $people }{ $again ->
    [yes] , déjà venus : nouveau jet
   *[no] {""}
  }.
event-horde-size = { $side } : Infanterie barbare { $total }.
event-horde = { $side } à { $space } : Infanterie barbare { $number }{ $horse ->
    [0] {""}
   *[other] , Cavalerie { $horse }
  }.
event-raid = Les Arméniens à { $space } : dé { $die } contre { $units ->
    [one] { $units } unité
   *[other] { $units } unités
  }{ $success ->
    [yes] , qui ne sont plus
   *[no] {""}
  }.

# ---- questions

ask-britannia = { $power } : où se soulèvent les Bretons ?
ask-sardinia = { $power } : où se soulèvent les Sardes ?
ask-danube = { $power } : quelle armée du Danube est frappée ?
ask-germany = { $power } : quelle armée de Germanie est frappée ?
ask-hispania-garrison = { $power } : quelle garnison d’Hispanie tombe ?
ask-hispania = { $power } : où se soulèvent les Hispaniques ?
ask-judea-loss = { $power } : où perdez-vous une unité en Judée ?
ask-judea = { $power } : où commence la révolte de Judée ?
ask-gaul-garrison = { $power } : quelle garnison de Gaule est retirée ?
ask-gaul = { $power } : où se soulèvent les Gaulois ?
ask-revolt-home = { $power } : quelle province de Gaule se soulève tout entière ?
ask-gallic-revolt = { $power } : où se rassemble l’armée gauloise ?
ask-western-gauls = { $power } : où apparaissent les Gaulois d’Occident ?
ask-eastern-gauls = { $power } : où apparaissent les Gaulois d’Orient ?
ask-germans = { $power } : où apparaissent les Germains ?
ask-mutiny = { $power } : quelle flotte se mutine ?

# ---- actions

do-lead = Mouvement majeur depuis { $place } ({ $other })
do-mutiny = La flotte à { $place } ({ $power })
do-mutiny-of = La flotte à { $place } ({ $other })

# ---- pourquoi non

why-has-invaded = { $side } : déjà en mouvement dans cette activation.
