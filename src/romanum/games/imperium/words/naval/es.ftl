# Imperium Romanum: el mar: rondas, travesías, embarques, desembarcos, invierno en el mar.

do-minors = Las potencias menores
do-sail = Zarpar de { $place }
do-stay-behind = { $kind } se queda
do-embark = { $kind }: a bordo
do-embark-all = A bordo todos los que quepan
do-embark-leader = { $leader }: a bordo
do-set-ashore = { $leader }: a tierra
do-land = Desembarcar en { $place }
do-keep-aboard = { $kind } sigue a bordo
do-stay-aboard = { $leader } sigue a bordo
do-welcome = Tomar a bordo unidades de { $power }
do-engage = Atacar las flotas de { $power }
do-hunt = Dar caza a { $leader }
do-put-to-sea = { $leader } se hace a la mar
do-roll-together = Una tirada para todas
do-roll-singly = Una tirada para cada flota
do-overboard = { $kind } se pierde

ask-hold-back = Puedes actuar el primero en el mar. ¿Esperas a un puesto posterior?
ask-step-in = Ahora le toca en el mar a { $power }. ¿Te adelantas?
ask-whose-segment = ¿Cuál de tus potencias actúa ahora en el mar?
ask-sailing = Operaciones navales: { $fleets ->
    [one] aún puede zarpar una flota
   *[other] aún pueden zarpar { $fleets } flotas
  }.
ask-whose-fleet = ¿La flota de quién zarpa de { $place }?
ask-voyage = En { $place } con { $left } PM: ¿adónde?
ask-boats = ¿Quién baja a tierra en { $place }?
ask-follow = ¿Quién sigue a tierra en { $place }?
ask-weather = Invierno en el mar en { $place }: las flotas se pierden con { $limit } o menos. ¿Una tirada, o una cada una?
ask-overboard = ¿Quién se pierde en { $place }?{ $halves ->
    [0] {""}
    [one] {" "}Medio Equivalente de legión no cabe.
   *[other] {" "}{ $halves } mitades de un Equivalente de legión no caben.
  }
ask-away-to-sea = Las flotas dejan { $place }: ¿adónde?

why-no-sea-way = Ninguna flota puede ir a { $place } desde aquí.
why-too-far-at-sea = { $place } cuesta { $cost } PM, y { $left ->
    [one] queda { $left }
   *[other] quedan { $left }
  }.
why-locked-in = Un bloqueo los retiene en { $place }: véncelo antes en el mar.
why-beyond-range = { $place } está demasiado lejos de las bases de los piratas.
why-leaves-crew = Quedarían sin nave los piratas que están en tierra en { $place }.
why-not-with-patron = Los piratas y las fuerzas del jugador que los mueve no se juntan en { $place }.
why-enemies-ashore = Hay enemigos en { $place }.
why-nobody-lands = Nadie a bordo puede desembarcar en { $place }: contra enemigos solo puede la infantería.
why-no-mp-to-land = Desembarcar en { $place } cuesta { $cost } PM, y { $left ->
    [one] queda { $left }
   *[other] quedan { $left }
  }.
why-no-invasion-in-winter = En invierno no hay invasión posible, ni en { $place } ni en ninguna parte.
why-no-great-leader = Una invasión de { $place } necesita a bordo un líder de +2 o +3.
why-ships-bar-landing = Antes de desembarcar hay que vencer a las flotas enemigas ante { $place }.
why-locked-out = Un bloqueo les cierra { $place }: véncelo antes en el mar.
why-besieging-fleet = Una flota enemiga asedia { $place }: allí no puede desembarcar nadie.
why-no-room-inside = En { $place } no caben más unidades.

event-naval-die = { $power }: { $die } en el dado por su puesto en el mar.
event-holds-back = { $power }: a la espera.
event-naval-segment = { $power }: acción en el mar.
event-sails = Una flota de { $power } navega a { $place } por { $cost } PM.
event-lands = { $power }: desembarco en { $place }.
event-invades = { $power }: invasión de { $place } desde el mar.
event-follows = La caballería y los bagajes de { $power } siguen a tierra en { $place }.
event-no-port = Una flota de { $power } no ha encontrado puerto y se pierde en { $place }.
event-naval-attrition = Invierno en el mar en { $place }: dados de { $power } { $dice }, se pierden naves con { $limit } o menos: { $lost ->
    [0] no se pierde ninguna
    [one] se pierde una
   *[other] se pierden { $lost }
  }.
event-leaves-port = Flotas de { $power } dejan { $place }.
event-crosses = { $leader } cruza el mar a { $place } por { $cost } PM.
event-leader-at-sea = { $leader } en un mar de invierno: dado { $die }, perdido con { $limit } o menos: { $lost ->
    [yes] se ahoga
   *[no] llega
  }.
event-leader-hunted = Caza de { $power } a { $leader } en { $place }: dado { $die }, { $lost ->
    [yes] y cae
   *[no] en vano
  }.
