# Pax Romana: tribus, Bárbaros, Rebelión, Invasión.

# ---- lo que ha pasado

event-rebellion = { $power } tira por una Rebelión: { $area }.
event-gaul-rises = Galia: { $total }. { $massive ->
    [yes] Se alza entera.
   *[no] Se alzan unas pocas tribus.
  }
event-revolt-home = { $power } nombra { $province } como cuna de la revuelta.
event-rebels = Rebeldes en { $space }: { $number } de Infantería bárbara.
event-driven-out = { $side } en { $space }: se pierden todas las unidades terrestres: { $units }.
event-garrisons-gone = { $number ->
    [one] Se retira una Guarnición
   *[other] Se retiran { $number } Guarniciones
  } de { $side } en { $space }.
event-nothing-rises = No pasa nada.
event-mutiny = Motín de las tripulaciones de { $side } en { $place }.
event-invasion = { $power } tira por una Invasión: { $people }{ $again ->
    [yes] , que ya han venido: otra vez
   *[no] {""}
  }.
event-horde-size = { $side }: { $total } de Infantería bárbara.
event-horde = { $side } en { $space }: { $number } de Infantería bárbara{ $horse ->
    [0] {""}
   *[other] , { $horse } de Caballería
  }.
event-raid = Los armenios en { $space }: dado { $die } contra { $units ->
    [one] { $units } unidad
   *[other] { $units } unidades
  }{ $success ->
    [yes] , que desaparecen
   *[no] {""}
  }.

# ---- preguntas

ask-britannia = { $power }: ¿dónde se alzan los britanos?
ask-sardinia = { $power }: ¿dónde se alzan los sardos?
ask-danube = { $power }: ¿a qué ejército del Danubio le toca?
ask-germany = { $power }: ¿a qué ejército de Germania le toca?
ask-hispania-garrison = { $power }: ¿qué Guarnición de Hispania cae?
ask-hispania = { $power }: ¿dónde se alzan los hispanos?
ask-judea-loss = { $power }: ¿en qué lugar de Judea pierdes una unidad?
ask-judea = { $power }: ¿dónde empieza la revuelta de Judea?
ask-gaul-garrison = { $power }: ¿qué Guarnición de Galia se retira?
ask-gaul = { $power }: ¿dónde se alzan los galos?
ask-revolt-home = { $power }: ¿qué provincia de Galia se alza entera?
ask-gallic-revolt = { $power }: ¿dónde se reúne el ejército galo?
ask-western-gauls = { $power }: ¿dónde aparecen los galos occidentales?
ask-eastern-gauls = { $power }: ¿dónde aparecen los galos orientales?
ask-germans = { $power }: ¿dónde aparecen los germanos?
ask-mutiny = { $power }: ¿en qué flota hay motín?

# ---- acciones

do-lead = Movimiento mayor de { $other } desde { $place }
do-mutiny = La flota de { $power } en { $place }
do-mutiny-of = La flota de { $other } en { $place }

# ---- por qué no

why-has-invaded = { $side }: ya ha movido en esta Activación.
