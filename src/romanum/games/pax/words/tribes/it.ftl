# Pax Romana: Tribù, Barbari, Ribellione, Invasione.

# ---- che cosa è successo

event-rebellion = { $power ->
    [greece] La Grecia
    [the_east] L’Oriente
    [macedon] La Macedonia
   *[other] { $power }
  } tira per una Ribellione: { $area }.
event-gaul-rises = Gallia: { $total }. { $massive ->
    [yes] Insorge tutta insieme.
   *[no] Insorgono poche tribù.
  }
event-revolt-home = { $power ->
    [greece] La Grecia
    [the_east] L’Oriente
    [macedon] La Macedonia
   *[other] { $power }
  } fa di { $province } la patria della rivolta.
event-rebels = Ribelli presso { $space }: Fanteria barbara ({ $number }).
event-driven-out = { $side }: tutte le unità terrestri presso { $space } sono perdute: { $units }.
event-garrisons-gone = { $side }: presso { $space } { $number ->
    [one] una Guarnigione è rimossa
   *[other] { $number } Guarnigioni sono rimosse
  }.
event-nothing-rises = Non se ne fa nulla.
event-mutiny = { $side }: ammutinamento degli equipaggi presso { $place }.
event-invasion = { $power ->
    [greece] La Grecia
    [the_east] L’Oriente
    [macedon] La Macedonia
   *[other] { $power }
  } tira per un’Invasione: { $people }{ $again ->
    [yes] , già venuti: di nuovo
   *[no] {""}
  }.
event-horde-size = { $side }: Fanteria barbara ({ $total }).
event-horde = { $side }, presso { $space }: Fanteria barbara ({ $number }){ $horse ->
    [0] {""}
   *[other] , Cavalleria ({ $horse })
  }.
event-raid = Gli Armeni presso { $space }: dado { $die } contro { $units } unità{ $success ->
    [yes] , che non ci sono più
   *[no] {""}
  }.

# ---- domande

ask-britannia = { $power }: dove insorgono i Britanni?
ask-sardinia = { $power }: dove insorgono i Sardi?
ask-danube = { $power }: quale armata sul Danubio è colpita?
ask-germany = { $power }: quale armata in Germania è colpita?
ask-hispania-garrison = { $power }: quale Guarnigione in Hispania cade?
ask-hispania = { $power }: dove insorgono gli Ispani?
ask-judea-loss = { $power }: dove, in Giudea, perdi un’unità?
ask-judea = { $power }: dove comincia la rivolta in Giudea?
ask-gaul-garrison = { $power }: quale Guarnigione in Gallia è rimossa?
ask-gaul = { $power }: dove insorgono i Galli?
ask-revolt-home = { $power }: quale Provincia della Gallia insorge tutta insieme?
ask-gallic-revolt = { $power }: dove si raduna l’armata dei Galli?
ask-western-gauls = { $power }: dove compaiono i Galli occidentali?
ask-eastern-gauls = { $power }: dove compaiono i Galli orientali?
ask-germans = { $power }: dove compaiono i Germani?
ask-mutiny = { $power }: in quale flotta scoppia l’ammutinamento?

# ---- azioni

do-lead = Movimento maggiore da { $place } ({ $other })
do-mutiny = La flotta presso { $place } ({ $power })
do-mutiny-of = La flotta presso { $place } ({ $other })

# ---- perché no

why-has-invaded = { $side }: in questa Attivazione ha già mosso.
