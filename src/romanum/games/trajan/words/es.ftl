# Trajan en español: sucesos, preguntas, acciones y negativas. Los nombres latinos quedan en latín.

# ---- lo que ha pasado: turnos y final

event-turn = Empieza el turno { $turn }: { $month } de { NUMBER($year, useGrouping: 0) } d. C.
event-player-turn = Empieza el turno de jugador de { $side }.
event-war-ends = Ha pasado el último turno: la guerra termina.
event-concedes = { $side } abandona la guerra.
event-treaty-offered = { $side } ofrece un tratado.
event-treaty = { $side } acepta: un tratado pone fin a la guerra.
event-treaty-refused = { $side } rechaza el tratado.
event-optimus = { $side } ha tenido todas las capitales enemigas durante un turno entero: victoria Optimus.
event-deploys = { $side } saca una unidad ante los muros en { $hex }.
event-deploys-known = { $side } saca ante los muros en { $hex }: { $unit }.

# ---- lo que se puede ver

event-revealed = { $side } queda al descubierto en { $hex }: { $units }.
event-covered = { $side } pone boca abajo su fuerza en { $hex }.
event-covered-all = { $side } pone boca abajo todas sus fuerzas.
event-exercitus = { $side } despliega { $army } en { $hex }.
event-exercitus-found = { $army } de { $side } ha quedado al descubierto en { $hex }: la ficha vuelve a su dueño.
event-unmasked = { $army } de { $side } era un farol: no hay nadie en { $hex }.
event-disbanded = { $side } retira { $army } del mapa en { $hex }.

# ---- fichas y líderes

event-draws = { $side } roba { $number ->
    [one] una ficha
   *[other] { $number } fichas
  }.
event-draws-known = { $side } { $number ->
    [0] robaría fichas, pero las tiene todas
    [one] roba la ficha { $markers }
   *[other] roba estas fichas: { $markers }
  }.
event-discards = { $side } pierde { $number ->
    [one] una ficha
   *[other] { $number } fichas
  }.
event-discards-known = { $side } { $number ->
    [0] perdería fichas, pero no tiene ninguna
    [one] pierde la ficha { $markers }
   *[other] pierde estas fichas: { $markers }
  }.
event-takes = { $side } toma una ficha a su elección.
event-takes-known = { $side } toma la ficha { $marker }.
event-plays = { $side } juega la ficha { $marker } ({ $action }) en { $hex }.
event-plays-known = { $side } juega la ficha { $marker } ({ $action }) en { $hex }, con { $leader }.
event-countered = { $side } contrarresta en { $hex } ({ $action }): todo queda en nada.
event-guarded = Al Agente lo descubre en { $hex } una Guardia: { $unit } ({ $side }). Fracasa: { $action }.
event-sees-box = { $side } mira en { $box } de { $enemy }.
event-sees-box-known = { $side } mira en { $box } de { $enemy } y { $number ->
    [0] no encuentra a nadie
   *[other] encuentra: { $found }
  }.
event-sees-markers = { $side } se entera de qué fichas tiene { $enemy }.
event-sees-markers-known = { $side } mira en { $box } de { $enemy } y { $number ->
    [0] no encuentra nada
   *[other] encuentra: { $found }
  }.
event-assassination = Asesinos enviados por { $side } buscan a { $unit }: { $die }, hace falta { $needed } o menos: { $success ->
    [yes] muere
   *[no] escapa
  }.
event-leader-dies = { $unit } ({ $side }) ha muerto.
event-out-of-play = { $unit } ({ $side }) queda fuera de la guerra para siempre.
event-supreme-dies = { $side } ha perdido a su Líder supremo { $unit } y todas sus fichas.
event-supreme-dies-known = { $side } ha perdido a su Líder supremo { $unit }{ $number ->
    [0] {""}
   *[other] {" "}y sus fichas: { $markers }
  }.
event-supreme = { $unit } es el nuevo Líder supremo de { $side }.
event-triumph = { $unit } celebra un Triunfo en { $city }.
event-triumph-lost = Se pierde { $city }, y con ella el Triunfo.
event-capital-taken = La capital provincial { $city } cae por primera vez en manos de Partia.

# ---- marchas

event-march-roll = { $side } { $forced ->
    [yes] fuerza la marcha
   *[no] marcha
  } desde { $hex } { $march }: { $die }, resultado { $result }.
event-marches = { $side } va { $march } desde { $hex } hasta { $destination }.
event-drops = { $side } deja una unidad en { $hex }.
event-drops-known = { $side } deja en { $hex }: { $unit }.
event-halts = { $side } se detiene en { $hex }.
event-leaves-map = { $side } sale del mapa en { $hex }.
event-scatters = La fuerza de { $side } se extravía desde { $hex } hasta { $destination } ({ $die }).
event-scatter-again = La fuerza de { $side } no puede extraviarse por ahí ({ $die }): se repite la tirada.
event-march-loss = { $half ->
    [yes] Se pierde la mitad de la fuerza de { $side } en la marcha hasta { $hex }.
   *[no] La marcha hasta { $hex } cuesta una unidad a { $side }.
  }
event-march-loss-known = { $number ->
    [0] La marcha hasta { $hex } costaría bajas a { $side }, pero no hay nadie que perder.
   *[other] La marcha hasta { $hex } cuesta a { $side }: { $units }.
  }
event-intercept-roll = { $side } sale desde { $hex } { $march } para interceptar en { $destination }: { $die }, resultado { $result }.

# ---- reclutas y ciudades

event-arrives = Llegada en { $hex }: una unidad de { $side }.
event-arrives-known = Llegada en { $hex }: { $unit } ({ $side }).
event-civis = { $side } tiene un nuevo Civis en { $city }.
event-colony = Nueva colonia en { $city }: { $unit }.
event-incites = { $side } incita a { $city }: { $die }, hace falta { $needed } o menos: { $success ->
    [yes] la ciudad se subleva. { $modifiers }
   *[no] todo sigue en calma. { $modifiers }
  }
event-revolt = { $city } se pasa a { $side }.
event-revolt-succeeds = La revuelta de { $city } triunfa: la ciudad es de { $side }.
event-revolt-fails = La revuelta de { $city } a favor de { $side } queda aplastada.
event-goes-over = { $city } se pasa a { $side } sin combatir.
event-sedition = { $side } siembra discordia en { $hex }: { $die }: { $success ->
    [yes] una unidad puede desertar
   *[no] no sale nada de ello
  }.
event-deserts = Deserción en { $hex }: { $unit } ({ $side }).

# ---- combate

event-combat = { $kind } en { $hex }: { $side } ({ $attackers }) contra { $enemy } ({ $defenders }), fuerzas { $strengths }.
event-superiority-roll = Superioridad táctica en { $hex }, dado y mejor líder: { $attacker } { $own }, { $defender } { $other }: { $tie ->
    [yes] empate, los dos repiten la tirada
   *[no] { $first } golpea primero
  }.
event-strike = { $round }, { $side } golpea con { $strength }: { $die }, { $suffered ->
    [0] sin pérdidas
    [one] { $suffered } punto que perder
   *[other] { $suffered } puntos que perder
  }{ $check ->
    [yes] {" "}y un chequeo de disciplina
   *[no] {""}
  }. { $modifiers }
event-falls = Baja en { $hex }: { $unit } ({ $side }).
event-no-losses = No se puede alcanzar a nadie de { $side } en { $hex }: sin pérdidas.
event-lends = { $leader } ({ $side }) afianza: { $unit }.
event-check = { $round }, { $side } chequea su disciplina: { $die }. { $failed ->
    [0] {""}
   *[other] En desorden: { $disrupted }. {""}
  }{ $fallen ->
    [0] {""}
   *[other] Bajas: { $lost }. {""}
  }{ $failed ->
    [0] { $fallen ->
        [0] Todos aguantan.
       *[other] {""}
      }
   *[other] {""}
  }
event-cut-down = Exterminio en { $hex }: { $unit } ({ $side }).
event-outcome = { $kind } en { $hex }: { $size ->
    [draw] no gana nadie
    [skirmish] { $side } gana una escaramuza
    [minor] { $side } gana una victoria menor
   *[major] { $side } gana una victoria mayor
  }. Fuerza perdida por atacante y defensor: { $losses }.
event-retreats = { $side } debe retirarse desde { $hex } hasta { $destination }: { $units }.
event-pursues = { $side } persigue desde { $hex } hasta { $destination }.
event-sorties = Salida de los muros en { $hex }: { $unit } ({ $side }).
event-garrisons = Entrada tras los muros en { $hex }: { $unit } ({ $side }).
event-blockade = { $side } bloquea { $city }.
event-formal-siege = { $side } pone Asedio formal a { $city }: { $die }: { $result ->
    [B] una brecha en los muros
    [S] la guarnición hace una salida
   *[other] sin efecto
  }.
event-sortie = La salida desde { $city } cuesta una unidad a { $side }.
event-sortie-known = La salida desde { $city } cuesta a { $side }: { $unit }.
event-sortie-seen = La salida desde { $city } cuesta a { $side }: { $unit }.

# ---- sucesos políticos

event-event = { $side } tira { $dice }: { $event }.
event-off-map-revolt = Disturbios en casa: { $die }, así que hace falta fuerza { $needed } fuera del mapa: { $quiet ->
    [yes] Roma la tiene
   *[no] Roma debe mandar tropas a casa
  }.
event-revolt-put-down = Las tropas de casa aplastan la revuelta.
event-revolt-spreads = La revuelta en casa se extiende: Roma pierde { $number ->
    [0] fichas que no tiene
    [one] una ficha
   *[other] { $number } fichas
  }.
event-rising = { $city } se agita ({ $die }).
event-pretender = Un rival del rey levanta la cabeza: { $die }: { $strikes ->
    [yes] golpea
   *[no] nadie le sigue
  }.
event-rival = El rival es { $unit }, en { $hex }: ni él ni las unidades del Núcleo que están con él hacen nada este turno.
event-goes-home = Una unidad de { $side } vuelve a casa.
event-goes-home-known = Vuelta a casa desde { $hex }: { $unit } ({ $side }).
event-goes-home-seen = Vuelta a casa desde { $hex }: { $unit } ({ $side }).
event-fever = La fiebre cuesta una unidad a { $side }.
event-fever-known = La fiebre en { $hex } cuesta a { $side }: { $unit }.
event-earthquake = Un terremoto deja { $city } en ruinas.
event-buried = El terremoto sepulta una unidad de { $side }.
event-buried-known = El terremoto sepulta a { $unit } ({ $side }).
event-trajan-hurt = Trajano estaba allí: { $die }: { $hurt ->
    [yes] está herido y no juega fichas este turno
   *[no] escapa por una ventana
  }.
event-hatra-defies = { $city } desafía a todos: su Civis tiene { $strength ->
    [one] { $strength } punto de fuerza
   *[other] { $strength } puntos de fuerza
  } más.
event-spy-lost = Descubren a un Agente de { $side }.
event-illness = { $unit } cae enfermo: { $die }: { $struck ->
    [yes] { $late ->
        [yes] muere de ello
       *[no] debe descansar este turno
      }
   *[no] se recupera
  }.

# ---- preguntas

ask-deploy = { $side }: ¿qué unidades empiezan ante los muros de sus ciudades?
ask-cover = { $side }: ¿qué fuerzas pones boca abajo?
ask-take = { $side }: toma { $left ->
    [one] una ficha
   *[other] { $left } fichas
  } a tu elección.
ask-movement = { $side }: marcha, recluta, juega fichas, en cualquier orden.
ask-combat = { $side }: ataca, asedia, juega fichas, en cualquier orden.
ask-treaty = { $side }: { $enemy } ofrece un tratado: no ganaría nadie. ¿Aceptar?
ask-place-exercitus = { $side }: { $army } ha vuelto a ti. ¿Ponerlo otra vez en el mapa?
ask-muster = { $side }: ¿quién marcha desde { $hex }, y con qué tipo de marcha?
ask-forced-muster = { $side }: ¿quién fuerza la marcha desde { $hex }, y con qué tipo de marcha?
ask-forced-march = { $side }: ¿empujar más allá a la fuerza que está en { $hex } con una Marcha forzada?
ask-marching = { $side }: tu fuerza está en { $hex }, { $march }, resultado { $result }, { $gone ->
    [0] ningún hexágono recorrido
    [one] un hexágono recorrido
   *[other] { $gone } hexágonos recorridos
  }. ¿Adónde va?
ask-march-over = { $side }: tu fuerza ha llegado hasta { $hex }, { $march }, resultado { $result }, y no va más lejos. ¿Qué hace antes de detenerse?
ask-march-loss = { $side }: la marcha hasta { $hex } cuesta una unidad. ¿Cuál?
ask-march-half = { $side }: la marcha hasta { $hex } cuesta la mitad de la fuerza que marchaba{ $left ->
    [0] {""}
   *[other] {" "}(aún { $left } por perder)
  }. ¿Qué unidades?
ask-intercept = { $side }: una fuerza enemiga ha entrado en { $hex }. ¿Interceptarla?
ask-call-out = { $side }: ¿quién sale desde { $hex } a interceptar en { $destination }, y cómo?
ask-counter = { $side }: el enemigo juega una ficha en { $hex }: { $action }. ¿Contrarrestarla?
ask-desertion = { $side }: una unidad deserta en { $hex }. ¿Cuál?
ask-royal-levy = { $side }: el rey levanta { $left ->
    [one] una unidad más. ¿Cuál?
   *[other] { $left } unidades más. ¿Cuáles?
  }
ask-bring = { $side }: ¿qué unidades de fuera del mapa entran en { $hex }?
ask-superiority = { $side }: ¿jugar una ficha por la Superioridad táctica en { $hex }? Jugadas hasta ahora: { $own } por ti, { $enemy } por el enemigo.
ask-lend = { $side }: chequeo de disciplina ({ $round }): ¿qué unidad afianza { $leader } (clase { $class })?
ask-losses = { $side }: { $left } por perder en { $hex }. ¿Qué unidad cae?
ask-retreat = { $side }: ¿hacia dónde expulsas a la fuerza derrotada de { $enemy } en { $hex }?
ask-pursuit = { $side }: ¿perseguir al enemigo desde { $hex } hasta { $destination }?
ask-leave-city = { $side }: ¿qué unidades salen de { $city }?
ask-enter-city = { $side }: ¿qué unidades entran en { $city }?
ask-sortie = { $side }: la salida desde { $city } cuesta una unidad. ¿Cuál?
ask-failed-siege = { $side }: el asedio de { $city } no ha tenido efecto. ¿Bloquearla, o asaltar los muros?
ask-turn-city = { $side }: ¿qué ciudad se pasa a { $to }?
ask-pretender = { $side }: ¿qué líder se alza contra el rey?
ask-return-satrapy = { $side }: ¿qué unidad de Satrapía vuelve a casa?
ask-return-archers = { $side }: ¿qué arqueros a caballo del Núcleo vuelven a casa?
ask-rally = { $side }: ¿en qué ciudad se reúne una unidad de Satrapía?
ask-iberians = { $side }: ¿qué caballería mandan los iberos a Harmozica, si mandan alguna?
ask-veterans-city = { $side }: ¿a qué capital provincial vuelven veteranos, si vuelven a alguna?
ask-veterans-unit = { $side }: ¿qué unidad forman los veteranos?
ask-fever = { $side }: la fiebre se lleva una unidad. ¿Cuál?
ask-earthquake = { $side }: el terremoto sepulta una unidad. ¿Cuál?
ask-embassy = { $side }: una embajada propone un tratado: no ganaría nadie. ¿Aceptar?

# ---- acciones, como las dice un botón

do-concede = Abandonar la guerra
do-treaty = Ofrecer un tratado
do-out = Sacar ante los muros: { $unit }
do-cover = Poner boca abajo la fuerza en { $hex }
do-cover-all = Poner boca abajo todas las fuerzas
do-take = Tomar la ficha { $marker }
do-exercitus = Poner bajo { $army } la fuerza en { $hex }
do-bluff = Desplegar { $army } en { $hex } como farol
do-disband = Retirar { $army } del mapa
do-show = Mostrar la fuerza en { $hex }
do-march = Marchar desde { $hex }
do-leave = Dejar atrás: { $unit }
do-leave-army = Dejar atrás { $army }
do-road = Marchar por calzada
do-cross-country = Marchar campo a través
do-river = Marchar por río
do-sea = Marchar por mar
do-to = Ir hasta { $hex }
do-off-map = Salir del mapa
do-lead-off-map = Salir del mapa con el Líder supremo: quien esté allí solo vuelve con una ficha Política suya
do-drop = Dejar aquí: { $unit }
do-post = Dejar en la ciudad: { $unit }
do-pick-up = Llevar también: { $unit }
do-halt = Detenerse aquí, fuera de los muros
do-enter = Detenerse dentro de la ciudad
do-forced-march = Marcha forzada con { $leader }
do-intercept = Interceptar con { $leader }
do-let-march = No interceptar, y no preguntar más por esta marcha
do-revolt = Incitar una revuelta con { $leader }
do-sedition = Sembrar sedición con { $leader }
do-recruit = { $leader } recluta: { $unit }
do-levy = { $leader } levanta una unidad de Satrapía
do-civis = { $leader } levanta un Civis
do-summon = Llamar fuerzas de fuera del mapa en { $hex }
do-bring = Hacer entrar: { $unit }
do-spy = { $leader } espía en { $hex }
do-spy-box = { $leader } espía { $box }
do-assassinate = { $leader } manda asesinos contra { $victim }
do-counter = Contrarrestar con { $leader }
do-triumph = Celebrar un Triunfo
do-imperator = Nombrar Imperator a { $leader }
do-king-of-kings = Nombrar Rey de reyes a { $leader }
do-royal-levy = El rey levanta: { $unit }
do-trade-troops = Concesión comercial por tropas
do-trade-markers = Concesión comercial por fichas
do-colony = Asentar como colonia: { $unit }
do-attack = Atacar en { $hex }
do-sally = Hacer una salida en { $hex }
do-blockade = Bloqueo en { $hex }
do-assault = Asalto en { $hex }
do-formal-siege = Asedio formal en { $hex }
do-superiority = Superioridad táctica con { $leader }
do-eagle = Alzar el Águila del emperador con { $leader }
do-lend = { $leader } afianza: { $unit }
do-lend-civis = { $leader } afianza al Civis
do-lose = Perder: { $unit }
do-lose-civis = Perder el Civis
do-retreat = Expulsarlos hacia { $hex }
do-pursue = Perseguir con { $leader }
do-garrison = Meter en la ciudad: { $unit }
do-sortie = Sacar de la ciudad: { $unit }
do-choose-city = Elegir { $city }
do-choose-unit = Elegir: { $unit }
do-done = Listo

# ---- por qué no

why-already-open = Tu fuerza en { $hex } ya está boca arriba ({ $rule }).
why-another-raises-here = Otro líder ha levantado unidades de Satrapía en { $hex } este turno, así que { $leader } no puede ({ $rule }).
why-bring-somebody = Por la ficha debe entrar al menos una unidad ({ $rule }).
why-cannot-march = { $leader } no puede marchar ahora ({ $rule }).
why-city-shut = No hay en { $hex } ciudad en la que pueda entrar la fuerza ({ $rule }).
why-court-elsewhere = La Corte no está donde { $leader } ({ $rule }).
why-eclipse = El eclipse asusta a todos: este turno no hay Marcha forzada ({ $rule }).
why-enemy-beside = El enemigo está también en { $hex }: allí no se puede poner un Exercitus ({ $rule }).
why-enemy-city = { $city } es del enemigo ({ $rule }).
why-enemy-here = El enemigo está en { $hex }: allí acaba la marcha ({ $rule }).
why-exercitus-in-use = { $army } está en el mapa, o ya se ha desplegado este turno ({ $rule }).
why-floods = Los ríos bajan crecidos: este turno nadie marcha por río ({ $rule }).
why-great-heat = Con el gran calor no hay hexágonos de más por el desierto en { $hex } ({ $rule }).
why-has-attacked = Tu fuerza en { $hex } ya ha atacado ({ $rule }).
why-has-civis = { $city } ya tiene un Civis ({ $rule }).
why-has-moved = No se puede llevar a { $unit }: marcha ya hecha, o no permitida ({ $rule }).
why-has-supreme-leader = { $unit } es el Líder supremo ({ $rule }).
why-just-left-the-map = No se puede llamar a { $unit } en el mismo turno en que salió del mapa ({ $rule }).
why-leader-spent = { $leader } ha jugado todas las fichas que permite su mando de { $rating }, o no puede jugarlas ({ $rule }).
why-leaders-are-spared = { $unit } es un líder: debe caer otro ({ $rule }).
why-maneuvers-away = No se alcanza a { $unit }, por su Ventaja de maniobra ({ $rule }).
why-march-tried = Ya se ha intentado una marcha desde { $hex } ({ $rule }).
why-movement-only = Eso solo se hace en el segmento de Movimiento ({ $rule }).
why-must-stop = La marcha acaba en { $hex } ({ $rule }).
why-no-better-class = { $leader } no es de mejor clase que { $unit } ({ $rule }).
why-no-capital-for-triumph = El Líder supremo está en { $hex }: un Triunfo pide una capital regional parta en manos romanas ({ $rule }).
why-no-city-of-yours = { $leader } está en { $hex }: no es ciudad tuya, o está ante muros asediados ({ $rule }).
why-no-city-of-yours-here = No tienes ninguna ciudad en { $hex } ({ $rule }).
why-no-cross-country = Ningún camino sale desde { $hex } ({ $rule }).
why-no-enemy-city = No hay ciudad enemiga en { $hex } ({ $rule }).
why-no-enemy-civis = No hay Civis enemigo en { $hex } ({ $rule }).
why-no-enemy-outside = No hay enemigo a campo abierto en { $hex } ({ $rule }).
why-no-enemy-troops = No se ven en { $hex } tropas enemigas que puedan desertar ({ $rule }).
why-no-exercitus = { $army } no está en el mapa ({ $rule }).
why-no-leader-here = Ningún líder tuyo está en { $hex } ({ $rule }).
why-no-marker = No tienes ninguna ficha { $marker } ({ $rule }).
why-no-parthian-city = { $leader } está en { $hex }: no es ciudad de color parto y en manos partas ({ $rule }).
why-no-port-of-yours = No tienes puerto en { $hex } ({ $rule }).
why-no-provincial-capital = { $leader } está en { $hex }: las unidades de clase { $class } solo se levantan en capitales provinciales ({ $rule }).
why-no-regional-capital = { $leader } está en { $hex }: no es capital regional tuya, o está ante muros asediados ({ $rule }).
why-no-river = Ni río ni lago sale desde { $hex } ({ $rule }).
why-no-road = Ninguna calzada lleva allí desde { $hex } ({ $rule }).
why-no-roman-city = { $leader } está en { $hex }: las unidades de clase R solo se levantan en ciudades de color romano ({ $rule }).
why-no-satrapy-recruits = No quedan unidades de Satrapía que levantar ({ $rule }).
why-no-sea = No hay en { $hex } un mar en el que tengas puerto ({ $rule }).
why-no-strength-to-attack = Tu fuerza en { $hex } no tiene puntos con los que atacar ({ $rule }).
why-no-strength-to-lose = Perder { $unit } no contaría: no hay fuerza en ello ({ $rule }).
why-no-such-box = El enemigo no tiene nada así: { $box } ({ $rule }).
why-no-supreme-leader = { $side } no tiene Líder supremo en el mapa ({ $rule }).
why-no-trade-city = El rey está en { $hex }: no es ciudad suya en una ruta comercial ({ $rule }).
why-no-train = Ningún Impeditus está en { $hex } desde que empezó el turno ({ $rule }).
why-no-way-off-map = Por este tipo de marcha no se sale del mapa desde { $hex } ({ $rule }).
why-nobody-off-map = Nadie espera fuera del mapa ({ $rule }).
why-nobody-outside = Ninguna unidad tuya está ante los muros en { $hex } ({ $rule }).
why-nobody-to-intercept = No tienes a nadie que pueda interceptar ({ $rule }).
why-nobody-to-march = Nadie puede marchar desde { $hex } ({ $rule }).
why-not-a-core-leader = { $leader } no es un líder del Núcleo ({ $rule }).
why-not-a-parthian-leader = { $leader } no es un líder parto ({ $rule }).
why-not-besieged = No tienes ciudad asediada en { $hex } ({ $rule }).
why-not-in-a-city = Fuera de toda ciudad: { $unit } ({ $rule }).
why-not-in-city = { $leader } no está dentro de la ciudad ({ $rule }).
why-not-in-pool = No queda ninguna ficha { $marker } ({ $rule }).
why-not-pursued = { $leader } está dentro de la ciudad, no con la fuerza perseguida ({ $rule }).
why-nothing-open = Nada tuyo está allí boca arriba ({ $rule }).
why-nothing-to-cover = No hay en { $hex } unidades boca abajo a campo abierto ({ $rule }).
why-one-royal-levy = { $leader } llama al Núcleo una vez en toda la guerra, y nadie después de él ({ $rule }).
why-only-with-the-force = Las unidades recogidas por el camino solo llegan hasta donde las que salieron ({ $rule }).
why-out-of-range = Desde { $leader } hasta { $hex } hay { $distance ->
    [one] { $distance } hexágono
   *[other] { $distance } hexágonos
  }; { $range } como mucho ({ $rule }).
why-outside-already = Ya ante los muros: { $unit } ({ $rule }).
why-raised-already = Otro líder ya ha afianzado a { $unit } ({ $rule }).
why-scattering = Una fuerza que va a extraviarse no juega fichas por el camino ({ $rule }).
why-shut-in = Tu fuerza en { $hex } está asediada ({ $rule }).
why-siege-declared = Lo que hace tu fuerza con la ciudad en { $hex } está decidido para este turno ({ $rule }).
why-snow = La nieve cierra las montañas en { $hex }, salvo por calzada ({ $rule }).
why-somebody-must-march = Alguien debe marchar ({ $rule }).
why-stands-firm = No se puede hacer desertar a { $unit }: solo desertan unidades de clase M o B ({ $rule }).
why-own-turn-only = La ficha { $marker } solo se juega en el propio turno de jugador ({ $rule }).
why-storms = Las tempestades retienen todas las naves en puerto este turno ({ $rule }).
why-superfluous = La unidad anterior vale menos: con { $unit } sobraría una de las dos (aún { $left } por perder) ({ $rule }).
why-supreme-leader-only = { $leader } no es el Líder supremo ({ $rule }).
why-too-far = La fuerza ha recorrido { $gone ->
    [one] { $gone } hexágono
   *[other] { $gone } hexágonos
  }, y no puede pasar de { $limit } ({ $rule }).
why-too-far-to-intercept = { $leader } está a más de { $range ->
    [one] { $range } hexágono
   *[other] { $range } hexágonos
  } ({ $rule }).
why-too-few-left = Tras { $unit } quedaría demasiado poco para llegar a los { $left } por perder ({ $rule }).
why-too-soon = No se nombra un nuevo Líder supremo en el turno en que se perdió el anterior ({ $rule }).
why-treaty-refused-already = Ya has ofrecido un tratado en este turno de jugador ({ $rule }).

# ---- el final

how-won = Victoria { $level }.
how-drawn = Ambos bandos alcanzan el mismo nivel de victoria: { $roman ->
    [none] ninguno
   *[other] { $roman }
  }.
how-conceded = El enemigo ha abandonado.
how-optimus = Victoria Optimus: todas las capitales enemigas tenidas durante un turno entero.
how-treaty = Un tratado pone fin a la guerra.

# ---- lo que se muestra con ello, tras «Se muestra algo oculto: …»

shown-revealed = lo que hay allí boca abajo
shown-exercitus-found = lo que hay bajo el Exercitus
shown-unmasked = lo que hay bajo el Exercitus
shown-disbanded = cuántas piezas cubría el Exercitus
shown-marches = lo que hay en el hexágono siguiente, y que vas
shown-leaves-map = quién ha salido del mapa
shown-halts = cuántas piezas entran tras los muros
shown-deserts = quién deserta
shown-guarded = lo que un Agente encuentra allí
shown-sees-markers = las fichas del enemigo, solo a ti
shown-sees-box = las unidades de la reserva, solo a ti
shown-colony = los veteranos que se asientan
shown-march-loss = cuántas piezas se pierden
shown-otherwise = la ficha, dónde está un líder, o si el enemigo puede responder

# ---- con lo que cuentan los consejos, tras un número: «+1,5 ciudades»

part-goals = condiciones de victoria a la vista
part-cities = ciudades
part-strength = puntos de fuerza en el mapa
part-leaders = líderes en el mapa
part-markers = fichas en mano

# ---- lo que un bot se propone

aim-incite = incitar a { $goal } con { $force }
aim-take = tomar { $goal } con el ejército que está en { $force }
aim-relieve = socorrer { $goal } con el ejército que está en { $force }
aim-hunt = dar caza al enemigo en { $goal } con el ejército que está en { $force }
aim-hold = conservar { $goal } con el ejército que está en { $force }
aim-approach = acercar al frente, hacia { $goal }: { $force }
aim-withdraw = poner a salvo en { $goal }: { $force }
aim-stir = sublevar { $goal } con { $force }
aim-stay = quedarse en { $goal }
aim-rest = dejar todas las demás fuerzas donde están
aim-recruit = reclutar { $goal } con { $force }
aim-levy = levantar una unidad de Satrapía con { $force }
aim-civis = levantar un Civis con { $force }
aim-summon = llamar a las legiones de occidente en { $goal }
aim-royal-levy = hacer que el rey levante { $force }
aim-trade-troops = vender una Concesión comercial por tropas
aim-trade-markers = vender una Concesión comercial por fichas
aim-triumph = celebrar un Triunfo
aim-imperator = nombrar Imperator a { $force }
aim-king-of-kings = nombrar Rey de reyes a { $force }
aim-assassinate = hacer que { $force } mande asesinar a { $goal }

# ---- errores que cuenta la arena

blunder-stripped-city = Ciudades que deciden la guerra dejadas sin nadie
blunder-lost-battle = Ataques contra un enemigo más fuerte
blunder-winter-march = Ejércitos llevados por la nieve
blunder-exposed-supreme = Líderes supremos a merced de un enemigo más fuerte
blunder-idle-markers = Turnos acabados con todas las fichas Políticas en mano

# Lo que una marcha puede traer: dicho de un camino antes de andarlo.
risk-no-move = no se mueve
risk-scatter = se extravía
risk-unit-lost = pierde una unidad
risk-half-lost = pierde la mitad de su fuerza
risk-enemy = hay enemigos
risk-interception = puede ser interceptada

## Lo que se puede buscar en la crónica, y cómo se cuenta la suerte

topic-marches = Marchas
topic-battles = Batallas
topic-cities = Ciudades
topic-markers = Fichas
topic-turns = Turnos
luck-strikes = Golpes
    .counted = Puntos de fuerza que los golpes hicieron perder al enemigo.
luck-marches = Marchas
    .counted = Tiradas de marcha o intercepción que dejaron moverse a la fuerza.
luck-sieges = Asedios formales
    .counted = Brechas.
luck-intrigue = Revueltas e intrigas
    .counted = Revueltas, sediciones y asesinatos que salieron bien.

window-interception = Intercepciones
window-interception-about = Una fuerza enemiga marcha a un hexágono al alcance de uno de tus líderes.
window-interception-concerns = Solo junto a lo que es mío
window-counter = Réplicas
window-counter-about = El enemigo juega una ficha en un hexágono donde un líder tuyo puede anularla.


## Para una primera partida: de qué trata una pregunta, según su paso

tip-Deploy = Dentro o ante los muros
    .text = Todas tus unidades empiezan dentro de sus ciudades. Haz clic en una ciudad para sacar unidades ante sus muros; la mayoría puede marchar de un modo u otro, así que Listo es una buena respuesta.
tip-TakeMarkers = Fichas de Estratagema
    .text = Las juegan los líderes. Las Políticas reclutan e incitan revueltas, las Militares ganan batallas y fuerzan marchas, los Agentes averiguan qué hay boca abajo.
tip-MovementSegment = Marchar
    .text = Haz clic en una fuerza para marchar con ella. Cada hexágono da un intento por turno, y un dado decide cómo va la marcha. Fichas, reclutas y faroles están en la bandeja sobre el mapa.
tip-Muster = ¿Quién va, y cómo?
    .text = Haz clic en las unidades que se quedan y luego en el tipo de marcha. Cada uno muestra lo que traen sus seis caras: hasta dónde, y qué puede perderse por el camino.
tip-Marching = En camino
    .text = Haz clic en el hexágono siguiente. Puedes dejar unidades y llevarte otras. La marcha acaba donde está el enemigo, y allí todo se pone boca arriba.
tip-CoverForces = Otra vez boca abajo
    .text = Lo que el enemigo ha visto puedes volver a ocultárselo ahora. Rara vez hay motivo para no hacerlo.
tip-CombatSegment = Combatir
    .text = Donde compartes hexágono con un enemigo puedes atacarlo; ante una ciudad enemiga puedes hacer un bloqueo, un asalto o, con bagaje, un asedio formal.
tip-InterceptionWindow = Puedes intervenir
    .text = Una fuerza enemiga se ha acercado a uno de tus líderes que tiene una ficha Militar. Intercéptala, o déjala pasar.
tip-PlaySuperiority = Superioridad táctica
    .text = Quien juega más fichas Militares golpea primero en todas las rondas. Juégalas donde la batalla decida algo.
tip-ChooseLosses = Pérdidas
    .text = Tú eliges quién cae. Se pierden unidades enteras, y lo que vale demasiado no puede seguir a lo que vale menos.

## En la pantalla

screen-segment-events = Sucesos políticos
screen-segment-stratagems = Segmento de Estratagemas
screen-segment-movement = Segmento de Movimiento
screen-segment-combat = Segmento de Combate
screen-turn-of-0 = Turno del jugador romano
screen-turn-of-1 = Turno del jugador parto
screen-before-the-war = Antes de la guerra
screen-date = { $month } de { $year } d. C.
screen-set-up = { $scenario }: despliegue
screen-headline = Turno { $turn } de { $turns }: { $date } · { $segment }
screen-headline-of = Turno { $turn } de { $turns }: { $date } · { $side }, { $segment }
screen-markers = Fichas de Estratagema en mano, que nadie más conoce
screen-strength = Puntos de fuerza en el mapa que puedes ver
screen-level = El nivel de victoria si la guerra acabara ahora
screen-needed = (necesaria para cualquier victoria)
screen-hope-revolt = de que la ciudad se subleve
screen-hope-sedition = de un desertor
screen-hope-assassinate = de que muera
screen-hope-formal-siege = de una brecha
screen-hope-assault = de tomar la ciudad
screen-hope-lend = de aguantar
screen-hope-intercept = de llegar
screen-hope-march = de moverse
screen-wastes-city = Nadie se queda en { $city }: ya no controlas la ciudad.
screen-wastes-war = El enemigo gana la guerra.
screen-wastes-treaty = Si el enemigo acepta, nadie gana la guerra.
screen-wastes-off-map = Quien sale del mapa solo vuelve con una ficha Política.
screen-wastes-fights = Aún podrías luchar en { $places }.
screen-wastes-marches = { $forces ->
    [one] 1 fuerza podría marchar aún.
   *[other] { $forces } fuerzas podrían marchar aún.
}
screen-recruits = Reclutas
screen-recruits-core = Reclutas del Núcleo
screen-recruits-satrapy = Reclutas de las Satrapías
screen-recruits-armenian = Reclutas de Armenia
screen-off-map = Fuera del mapa
screen-went-marches = { $side } va desde { $from } hasta { $to }.
screen-roll-march-roll = Marcha { $march }
screen-roll-forced = Marcha forzada { $march }
screen-roll-intercept-roll = Intercepción { $march }
screen-roll-incites = Revuelta en { $city }
screen-roll-formal-siege = Asedio de { $city }
screen-roll-sedition = Sedición
screen-result-incites = { $success ->
    [yes] La ciudad se subleva
   *[other] Todo sigue en calma ({ $needed } o menos)
}
screen-result-formal-siege = { $result ->
    [B] Una brecha en los muros
    [S] La guarnición hace una salida
   *[other] Sin efecto
}
screen-result-sedition = { $success ->
    [yes] Una unidad puede desertar
   *[other] No sale nada de ello
}
screen-move-N = no se mueve
screen-move-M = se mueve
screen-move-M1 = un hexágono más
screen-move-M2 = dos hexágonos más
screen-move-R = por el río
screen-move-O = por el mar
screen-effect-S = se extravía
screen-effect-A = desgaste
screen-effect-F = pérdida en Marcha forzada
screen-effect-W = pérdida de invierno
screen-effect-X = naufragio
screen-mark-revealed = al descubierto
screen-mark-unmasked = un farol
screen-mark-arrives = llega
screen-mark-march-loss = pérdida en marcha
screen-mark-revolt = cambia de bando
screen-mark-revolt-succeeds = la revuelta triunfa
screen-mark-revolt-fails = la revuelta fracasa
screen-mark-goes-over = cambia de bando
screen-mark-civis = un nuevo Civis
screen-mark-colony = una colonia
screen-mark-blockade = bloqueo
screen-mark-capital-taken = cae una capital
screen-mark-earthquake = terremoto
screen-mark-rising = se agita
screen-mark-triumph = un Triunfo
screen-mark-triumph-lost = Triunfo perdido
screen-mark-plays = juega una ficha
screen-mark-countered = contrarrestada
screen-mark-guarded = descubierto por una Guardia
screen-mark-deserts = deserta
screen-scoring = Lo que da la victoria
screen-choose-units = Elige entre las unidades de aquí
screen-held-by-nobody = de nadie
screen-at-the-start = al principio

# Back.svelte
screen-exercitus = EXERCITUS

# BattleSheet.svelte
screen-combat-at = Combate en { $title }
screen-revolt = Revuelta
screen-tactical-superiority-strikes-first = Superioridad táctica: golpea primero
screen-superiority = superioridad
screen-maneuver-advantage = Ventaja de maniobra
screen-maneuver = maniobra
screen-eagle = águila
screen-strength-at-the-start-and = Fuerza al principio, y lo perdido
screen-civis = Civis
screen-tactical-superiority = Superioridad táctica
screen-strikes-with-rolls = golpea con { $strength }, tira { $die }
screen-check = { " " }chequeo
screen-checks-discipline-rolls = chequea disciplina, tira { $die }
screen-checks = chequea { $die }
screen-attack-strength = fuerza de ataque
screen-strikes-with = { $side } golpea con { $strength }:
screen-to-lose = { $suffered } por perder
screen-no-losses = sin pérdidas
screen-discipline-check = , chequeo de disciplina
screen-checks-discipline = { $side } chequea su disciplina
screen-nobody-wins = No gana nadie.
screen-wins = { $side } gana { $size }.
screen-fire = Disparo
screen-melee = Cuerpo a cuerpo
screen-pursuit = Persecución
screen-a-skirmish = una escaramuza
screen-a-minor-victory = una victoria menor
screen-a-major-victory = una victoria mayor

# Board.svelte
screen-hex = Hexágono { $id }
screen-map-of-the-war-arrow = Mapa de la guerra. Las flechas van de hexágono en hexágono, Intro actúa, el signo de interrogación pregunta por qué no, el punto va al siguiente hexágono donde puedes actuar. Ahora { $size ->
    [one] se puede elegir { $size } hexágono
   *[other] se pueden elegir { $size } hexágonos
  }.

# Chip.svelte
screen-face-down = Boca abajo
screen-exercitus-2 = Exercitus { $armyName }

# Hand.svelte
screen-a-spectator-holds-no-markers = Un espectador no tiene fichas.
screen-stratagem-markers = Fichas de Estratagema
screen-take-a-marker-of-your = Toma una ficha a tu elección:
screen-now = { $uses } ahora
screen-no-markers-in-hand = Ninguna ficha en mano.
screen-exercitus-3 = Exercitus
screen-strength-2 = fuerza { $strength }
screen-a-bluff-nobody-is-there = un farol: no hay nadie
screen-is-not-on-the-map = { $armyName } no está en el mapa
screen-in-your-turn = en tu turno
screen-in-the-enemys-turn = en el turno del enemigo
screen-in-any-turn = en cualquier turno

# HexCard.svelte
screen-so-many-counters = { $number ->
    [one] { $number } pieza
   *[other] { $number } piezas
}
screen-civis-2 = { "." } Civis { $strength }–{ $discipline }
screen-a-train-for-a-formal = ; hay bagaje para un asedio formal
screen-before-the-walls-behind-them = Ante los muros { $before }, tras ellos { $behind }{ $train }.
screen-siege = Asedio.
screen-inside-the-city = , dentro de la ciudad
screen-before-the-walls = , ante los muros
screen-nobody-but-its-owner-knows = Solo su dueño sabe lo que hay bajo { $armies }, si hay algo.
screen-face-down-2 = { $counters } boca abajo
screen-last-seen-here = Lo último visto aquí
screen-turn-2 = turno { $turn }
screen-and-face-down = { " " }y { $counters } boca abajo

# Panel.svelte
screen-turns = Turnos
screen-ad = { $name } de { $year } d. C.
screen-victory = Victoria
screen-cities = { $number ->
    [one] { $number } ciudad
   *[other] { $number } ciudades
  }
screen-not-met = sin cumplir
screen-needed-for-any-victory = { " " }(necesaria para cualquier victoria)
screen-holds-every-enemy-capital-an = Tiene todas las capitales enemigas: la victoria Optimus está cerca.
screen-cities-2 = Ciudades
screen-nobody = nadie { $held }
screen-capital = capital { $capital ->
    [regional] regional
   *[provincial] provincial
}
screen-no-civis = sin Civis
screen-besieged = asediada
screen-roman = Roma
screen-armenian = Armenia
screen-arabian = Arabia
screen-parthian = Partia

# Reference.svelte
screen-march-table = Tabla de Marchas
screen-die = Dado
screen-n-no-move-m-moves = N no se mueve; M mueve lo que puede, M2 y M1 más; R por el río, arriba o abajo; O por el mar. S se extravía, A desgaste, F cuesta una unidad en Marcha forzada, W cuesta la mitad en invierno, X naufragio.
screen-combat-results = Resultados de combate
screen-strength-3 = Fuerza
screen-a-number-is-strength-to = Un número es la fuerza que se pierde; C es un chequeo de disciplina.
screen-discipline = Disciplina
screen-class = Clase
screen-formal-siege = Asedio formal
screen-result = Resultado
screen-unit-types = Tipos de unidad
screen-attacks-with-its-strength-times = Ataca con su fuerza por
screen-maneuver-2 = Maniobra
screen-worth = Vale
screen-terrain = Terreno
screen-march-ends = Acaba la marcha
screen-no-maneuver-or-charge = Sin maniobra ni carga
screen-numbers-reduced = Números reducidos
screen-counters = Piezas
screen-below-on-a-counter-strength = Abajo en una pieza: fuerza, disciplina, movimiento. Un líder lleva su mando en un círculo; una estrella señala una Guardia.
screen-by-road = Por calzada
screen-across-country = Campo a través
screen-by-river = Por río
screen-by-sea = Por mar
screen-goes-berserk = se enfurece
screen-no-effect = sin efecto
screen-and-more = { $least } y más

# Sheet.svelte
screen-units = Unidades
screen-the-result-of-the-march = El resultado de la Tabla de Marchas
screen-of-hexes = { $gone } de { $limit ->
    [one] { $limit } hexágono
   *[other] { $limit } hexágonos
  }
screen-fold = Plegar
screen-all-units = Las { $length } unidades
screen-all-units-2 = Todas las unidades
screen-click-a-hex-that-glows = Haz clic en un hexágono que brille para elegir entre sus unidades.
screen-moves = { $percent } % se mueve
screen-march-along-click-who-stays = En marcha: haz clic en quien se queda
screen-the-force-click-who-is = La fuerza: haz clic en quien se deja aquí
screen-here-click-who-comes-along = Aquí: haz clic en quien se une
screen-who-falls = ¿Quién cae?
screen-inside-click-who-starts-before = Dentro: haz clic en quien empieza ante los muros
screen-off-the-map-click-who = Fuera del mapa: haz clic en quien entra
screen-steady = Afianzar
screen-choose = Elegir
screen-strength-4 = { $place }: fuerza { $strength }

# Tray.svelte
screen-choose-on-the-map = elegir en el mapa
screen-cancel = Cancelar
screen-markers-and-other-things-to = Fichas y otras cosas que jugar
screen-on-the-map = en el mapa

# actions.ts
screen-political = Política
screen-off-map-forces = Fuerzas de fuera del mapa
screen-agent = Agente
screen-assassination = Asesinato
screen-special = Especial
screen-triumph = Triunfo
screen-royal-levy = Leva real
screen-treaty = Tratado
screen-stays-here = se queda aquí
screen-leave-here = dejar aquí
screen-into-the-city = a la ciudad
screen-take-along = llevar
screen-before-the-walls-2 = ante los muros
screen-bring-in = hacer entrar
screen-out-of-the-city = fuera de la ciudad
screen-attack = Atacar
screen-assault-the-walls = Asaltar los muros
screen-blockade = Bloqueo
screen-formal-siege-2 = Asedio formal
screen-sally-out = Hacer una salida
screen-revolt-by = Revuelta, con { $who }
screen-sedition-by = Sedición, con { $who }
screen-intelligence-by = Espionaje, con { $who }
screen-put-under = Poner bajo { $who }
screen-bluff-with = Farol con { $who }
screen-show-the-force = Mostrar la fuerza
screen-turn-face-down = Poner boca abajo

# describe.ts
screen-no-civis-2 = , sin Civis
screen-besieged-2 = , asediada
screen-held-by = de { $name }{ $civis }{ $siege }
screen-capital-2 = capital { $capital ->
    [regional] regional
   *[provincial] provincial
} { $colour ->
    [Roman] romana
    [Armenian] armenia
    [Arabian] árabe
   *[Parthian] parta
}
screen-city = ciudad { $colour ->
    [Roman] romana
    [Armenian] armenia
    [Arabian] árabe
   *[Parthian] parta
}
screen-strength-5 = { $units } (fuerza { $strength })
screen-inside-the-city-2 = { " " }dentro de la ciudad
screen-last-seen-here-2 = lo último visto aquí: { $units }
screen-hex-2 = { $name }, hexágono { $id }

# model.ts
screen-hold-cities = Tener { $needed ->
    [one] { $needed } ciudad
   *[other] { $needed } ciudades
  }
screen-hold = Tener { $listed }
screen-is-off-the-map = { $leader } está fuera del mapa
screen-the-triumph-lies-in = El Triunfo está en { $place }

# paint.ts
screen-parthian-core = Núcleo parto
screen-satrapy = Satrapía
screen-rome = Roma
screen-parthia = Partia
screen-imperator = Imperator
screen-veteran = Veterana
screen-mob = Turba
screen-barbarian = Bárbara
screen-leader = líder: { $name }
screen-unit-kind = { $kind } ({ $nation })
screen-rating = mando { $rating }
screen-moves-2 = mueve { $move }
screen-guard = Guardia

# summary.ts
screen-optimus = Optimus
screen-markers-2 = Fichas
screen-strength-seen = Fuerza vista
screen-level-2 = Nivel
screen-supreme-leader = Líder supremo
screen-sedition = Sedición
screen-cost = { $hexes ->
    [one] { $hexes } hexágono
   *[other] { $hexes } hexágonos
}
screen-attacks = ataca
screen-defends = defiende
screen-word-lose = perder
screen-word-choose = elegir
screen-word-steady = afianzar
screen-word-raise = levantar
screen-level-none = ninguno
screen-conditions = { $all ->
    [one] { $met } de { $all } condición cumplida
   *[other] { $met } de { $all } condiciones cumplidas
  }; nivel de victoria: { $level }
screen-aim-met = { $goal } ✓
screen-aim-counted = { $goal } ({ $have } de { $needed })
screen-aim-open = { $goal }
screen-aim-levels = Gana quien haya cumplido más cuando acabe la guerra. Nivel de victoria ahora: tú { $mine }, el enemigo { $theirs }.
screen-aim-drawn = Gana quien haya cumplido más cuando acabe la guerra: ahora estáis empatados.
screen-met = cumplida
screen-ground-river = río
screen-ground-lake = lago
screen-ground-coast = costa
screen-no-leader = ninguno
screen-recruit = Recluta
screen-result-passes = supera
screen-result-fails = falla
screen-result-breach = brecha
screen-result-sortie = salida
screen-yes = sí
screen-brief-march = Marcha

# La bandeja: lo que se puede jugar además de marchas y ataques.
screen-box-political = Política
screen-box-agent = Agente
screen-box-special = Especial
screen-box-exercitus = Exercitus
screen-box-parley = Negociar
screen-tool-revolt = Revuelta
screen-tool-recruit = Reclutar
screen-tool-levy = Levantar una unidad de Satrapía
screen-tool-civis = Levantar un Civis
screen-tool-summon = Fuerzas de fuera del mapa
screen-tool-sedition = Sedición
screen-tool-spy = Espiar un hexágono
screen-tool-spy-box = Espiar una casilla
screen-tool-assassinate = Asesinato
screen-tool-triumph = Triunfo
screen-tool-imperator = Un nuevo Imperator
screen-tool-king-of-kings = Un nuevo Rey de reyes
screen-tool-royal-levy = Leva real
screen-tool-trade-troops = Concesión comercial: tropas
screen-tool-trade-markers = Concesión comercial: fichas
screen-tool-colony = Fundar una colonia
screen-tool-exercitus = Poner una fuerza bajo un Exercitus
screen-tool-bluff = Desplegar un Exercitus como farol
screen-tool-disband = Retirar un Exercitus del mapa
screen-tool-show = Mostrar una fuerza
screen-tool-treaty = Tratado
screen-tool-concede = Abandono

# Los otros tipos de preguntas que las órdenes pueden responder.
question-superiority = Superioridad
question-superiority-about = Antes de una batalla ambos bandos pueden jugar fichas Militares.
answer-superiority-decline = No jugar nunca ninguna
answer-superiority-accept = Jugar una donde solo puede un líder
question-lending = Líderes en las filas
question-lending-about = Un líder puede subir una unidad a su clase antes de la tirada.
answer-lending-decline = No subir nunca ninguna
answer-lending-strongest = Siempre la unidad más fuerte
question-losses = Pérdidas en batalla
question-losses-about = Se pierden unidades tuyas, y tú eliges cuáles.
answer-losses-weakest = Primero las más débiles
answer-losses-strongest = Primero las más fuertes
question-march-losses = Pérdidas en marcha
question-march-losses-about = Una marcha te cuesta unidades, y tú eliges cuáles.
answer-march-losses-weakest = Primero las más débiles
answer-march-losses-strongest = Primero las más fuertes
question-other-losses = Otras pérdidas
question-other-losses-about = Una deserción, una salida o un suceso te cuesta una unidad, y tú eliges cuál.
answer-other-losses-weakest = La más débil
answer-other-losses-strongest = La más fuerte
question-retreat = Adónde van los vencidos
question-retreat-about = Has ganado una batalla, y eliges adónde va el enemigo en retirada.
question-pursuit = Persecuciones
question-pursuit-about = Puedes seguir a una fuerza vencida y atacarla otra vez.
answer-pursuit-decline = Nunca
answer-pursuit-accept = Perseguir donde solo puede un líder
question-peace = Ofertas de paz
question-peace-about = La guerra podría acabar ahora, sin ganador.
answer-peace-decline = Rechazar siempre
answer-peace-accept = Aceptar siempre
answer-counter-accept = Contrarrestar donde solo puede un líder

# Los nombres que muchas cosas comparten: hexágonos, los ciudadanos en armas de una ciudad, lo largo de un camino.
called-hex = el hexágono { $hex }
called-hex-near = el hexágono { $hex } (cerca de { $city })
called-city = { $city }
called-civis = Civis de { $city }
called-way = { $hexes } hexágonos

# ---- el juego y sus escenarios

about-blurb = Año 114: Trajano marcha contra Partia. Roma tiene la mejor infantería; Partia, la caballería y las distancias. Las ciudades cambian de bando, los ejércitos están boca abajo, y nadie sabe qué oculta una ficha de Exercitus.
about-feel = Una campaña de nervios: largas marchas a merced de un dado, faroles, revueltas repentinas y batallas pocas pero decisivas.
scenario-114 = La guerra de Armenia
scenario-114-help = Las legiones marchan a Armenia para deponer a su rey; Partia se reúne en torno a Ctesiphon.
scenario-114-teaches = Marchar y combatir con pocos ejércitos: pilas boca abajo, montañas, asedios de ciudades pequeñas, y el invierno.
scenario-115 = Mesopotamia
scenario-115-help = Armenia es una provincia; el camino lleva por Osrhoene y Nisibis hasta el Tigris.
scenario-115-teaches = Dos ríos, muchas ciudades: cómo dejar guarnición en lo que se toma, y cómo los arqueros a caballo desgastan una columna.
scenario-116 = La guerra de Partia
scenario-116-help = Dos columnas río abajo: Ctesiphon y el mar.
scenario-116-teaches = El gran avance por el Éufrates y el Tigris: el abastecimiento lejos de casa, Ctesiphon, y las revueltas a la espalda.
scenario-campaign = La guerra pártica de Trajano
scenario-campaign-help = Toda la guerra, de la concentración en Capadocia a la muerte del emperador.
scenario-campaign-teaches = Tres años en una partida: reclutas, líderes, estratagemas y la política de Armenia, con tiempo para lamentar lo que se eligió un invierno.
option-parley = Tratados y abandono
option-parley-help = La guerra puede acabar por un tratado o porque un bando abandone.

# ---- nombres

name-roman = Roma
name-parthian = Partia
name-trajan = Trajano
name-hadrian = Adriano
name-alexander = Alejandro
name-mauri = Mauri de Quietus
name-militia = Milicia
name-court = Corte
name-royal-guard = Guardia real
name-cataphracts-1 = Catafractos 1
name-cataphracts-2 = Catafractos 2
name-cataphracts-3 = Catafractos 3
name-cataphracts-4 = Catafractos 4
name-cataphracts-5 = Catafractos 5
name-cataphracts-6 = Catafractos 6
name-cataphracts-7 = Catafractos 7
name-cataphracts-8 = Catafractos 8
name-core-horde-1 = Arqueros a caballo del Núcleo 1
name-core-horde-2 = Arqueros a caballo del Núcleo 2
name-core-horde-3 = Arqueros a caballo del Núcleo 3
name-core-horde-4 = Arqueros a caballo del Núcleo 4
name-elephants = Elefantes
name-core-levy-1 = Leva del Núcleo 1
name-core-levy-2 = Leva del Núcleo 2
name-core-impeditus = Bagaje parto
name-nobles-1 = Catafractos nobles 1
name-nobles-2 = Catafractos nobles 2
name-nobles-3 = Catafractos nobles 3
name-nobles-4 = Catafractos nobles 4
name-nobles-5 = Catafractos nobles 5
name-satrapy-horde-1 = Arqueros a caballo de Satrapía 1
name-satrapy-horde-2 = Arqueros a caballo de Satrapía 2
name-satrapy-horde-3 = Arqueros a caballo de Satrapía 3
name-satrapy-horde-4 = Arqueros a caballo de Satrapía 4
name-saka-1 = Jinetes Saka 1
name-saka-2 = Jinetes Saka 2
name-satrapy-levy-1 = Leva de Satrapía 1
name-satrapy-levy-2 = Leva de Satrapía 2
name-satrapy-levy-3 = Leva de Satrapía 3
name-satrapy-levy-4 = Leva de Satrapía 4
name-armenian-cataphracts = Catafractos armenios
name-armenian-horse = Caballería armenia
name-armenian-foot = Infantería armenia
name-antioch = Antioquía
name-babylon = Babilonia
name-damascus = Damasco
name-nineveh = Nínive
name-palmyra = Palmira
name-military = Militar
name-political = Política
name-agent = Agente
name-triumph = Triunfo
name-king-of-kings = Rey de reyes
name-trade-concession = Concesión comercial
name-pro-roman-omens = Presagios favorables a Roma
name-pro-parthian-omens = Presagios favorables a Partia
name-bad-omens-for-rome = Malos presagios para Roma
name-bad-omens-for-parthia = Malos presagios para Partia
name-eclipse = Eclipse
name-quiet-month = Mes tranquilo
name-off-map-revolt = Revuelta fuera del mapa
name-jewish-rising = Sublevación judía
name-uprising = Sublevación en una ciudad conquistada
name-rising-of-mesopotamia = Sublevación de Mesopotamia
name-honours = Honores del Senado
name-plot-at-rome = Conjura en Roma
name-royal-pretender = Pretendiente al trono
name-war-in-the-east = Guerra en Oriente
name-satraps-waver = Los sátrapas vacilan
name-satraps-rally = Los sátrapas acuden
name-tribute = Tributo de los vasallos
name-quiet-month-2 = Mes tranquilo
name-osrhoene = Osrhoene cambia de bando
name-adiabene = Adiabene se mantiene firme
name-charax = Charax manda presentes
name-hatra-defies = Hatra desafía a todos
name-iberians = Iberos y albanos
name-armenian-nobles = Nobles de Armenia
name-great-heat = Gran calor
name-floods = Crecidas
name-snow = Nieve en las montañas
name-good-harvest = Buena cosecha
name-storms = Tempestades
name-fever = Fiebre en el campamento
name-earthquake = Terremoto en Antioquía
name-caravans = Caravanas
name-veterans-return = Vuelven veteranos
name-spies-unmasked = Espías al descubierto
name-illness = Enfermedad del emperador
name-embassy = Embajada
name-forced-march = Marcha forzada
name-intercept = Intercepción
name-pursue = Persecución
name-superiority = Superioridad táctica
name-eagle = Águila del emperador
name-counter = Réplica
name-revolt = Revuelta
name-sedition = Sedición
name-recruit = Reclutamiento
name-levy = Leva de Satrapía
name-civis = nuevo Civis
name-summon = Fuerzas de fuera del mapa
name-spy = Espionaje
name-spy-box = Espionaje
name-assassinate = Asesinato
name-succession = nuevo Líder supremo
name-royal-levy = Leva real
name-trade-troops = comercio por tropas
name-trade-markers = comercio por fichas
name-strong-garrison = guarnición fuerte: dado +1
name-no-charge = mal terreno: caballería y elefantes no cargan
name-reduced = terreno quebrado: números −5
name-walls = muros: los números no hacen daño
name-maneuver = Ventaja de maniobra: la caballería enemiga no se deja alcanzar
name-winter = invierno: W cuesta la mitad de la fuerza
name-guard = una Guardia descubre al primer Agente
name-supreme-leader = Líder supremo
name-alone = la víctima está sola
name-hidden-garrison = la guarnición está boca abajo: su fuerza es estimada
name-hidden-enemy = el enemigo está boca abajo: su fuerza es estimada
name-estimated = estimado a partir de muchos combates en los que no se juegan fichas
name-lent-class = la unidad chequea como el líder
name-own-omens = presagios: disciplina propia
name-enemy-omens = presagios: disciplina enemiga
name-recruits = la reserva de reclutas
name-core-recruits = la reserva de reclutas del Núcleo
name-satrapy-recruits = la reserva de reclutas de las Satrapías
name-off-map = la casilla Fuera del mapa
name-markers = la reserva de fichas
name-road = por calzada
name-cross-country = campo a través
name-river = por río
name-sea = por mar
name-april = abril
name-may = mayo
name-june = junio
name-july = julio
name-august = agosto
name-september = septiembre
name-october-december = octubre a diciembre
name-january-march = enero a marzo
name-fire = Disparo
name-melee = Cuerpo a cuerpo
name-pursuit = Persecución
name-battle = Batalla
name-sally = Salida
name-assault = Asalto
name-breach = Asalto por una brecha
name-triumphant = Triunfal
name-conquering = Conquistadora

# Lo que las probabilidades dicen que puede traer un dado.
name-odds__no-move = no se mueve
name-odds__arrives = llega
name-odds__a-hex = un hexágono
name-odds__scatters = se extravía
name-odds__half-the-strength-lost = mitad de la fuerza perdida
name-odds__a-unit-lost = una unidad perdida
name-odds__a-breach = una brecha
name-odds__a-sortie-costs-a-unit = una salida cuesta una unidad
name-odds__no-effect = sin efecto
name-odds__won = victoria
name-odds__drawn = sin vencedor
name-odds__lost = derrota
name-odds__nobody-there = no hay nadie
name-odds__the-city-is-taken = se toma la ciudad
name-odds__but-the-city-holds = pero la ciudad resiste
name-odds__a-unit-deserts = una unidad deserta
name-odds__nothing-comes-of-it = no sale nada de ello
name-odds__the-city-rises = la ciudad se subleva
name-odds__all-stays-quiet = todo sigue en calma
name-odds__he-dies = muere
name-odds__he-escapes = escapa
name-odds__disrupted = en desorden
name-odds__stands = aguanta

# ---- las tablas

kind-leader = Líder
kind-heavy-infantry = Infantería pesada
kind-auxiliary-infantry = Infantería auxiliar
kind-light-infantry = Infantería ligera
kind-heavy-cavalry = Caballería pesada
kind-equites = Equites
kind-horse-archers = Arqueros a caballo
kind-elephants = Elefantes
kind-court = Corte
ground-sea = Mar
ground-open = Terreno abierto
ground-desert = Desierto
ground-mountain = Montaña
ground-swamp = Pantano
ground-river = Río
ground-lake = Lago
month-0 = Abril
month-1 = Mayo
month-2 = Junio
month-3 = Julio
month-4 = Agosto
month-5 = Septiembre
month-6 = Octubre-diciembre
month-7 = Enero-marzo
month-short-0 = abr
month-short-1 = may
month-short-2 = jun
month-short-3 = jul
month-short-4 = ago
month-short-5 = sep
month-short-6 = oct
month-short-7 = ene
level-0 = Triunfal
level-1 = Conquistadora
level-2 = Imperator
size-0 = Escaramuza
size-1 = Menor
size-2 = Mayor

# ---- para qué sirve una ficha

use-tactical-superiority = Superioridad táctica
use-tactical-superiority-text = Al empezar una batalla, un Asalto o una revuelta en que participa el líder: el bando que juega más de estas tiene la Superioridad táctica.
use-forced-march = Marcha forzada
use-forced-march-text = Al acabar la primera marcha de la fuerza del líder: la fuerza tira otra vez en la Tabla de Marchas, y los resultados F cuentan.
use-interception = Intercepción
use-interception-text = Cuando una fuerza enemiga entra en un hexágono a 3 hexágonos o menos del líder: su fuerza, salvo que sea una guarnición asediada, tira en la línea Calzada o Campo a través de la Tabla de Marchas. Con cualquier resultado menos N va a ese hexágono, y el enemigo debe detenerse allí. Los resultados A y W le cuestan unidades; ni se extravía ni sufre por Marcha forzada.
use-pursuit = Persecución
use-pursuit-text = Justo después de una batalla ganada como atacante: la fuerza sigue al enemigo vencido al hexágono de su retirada y puede atacar en el acto. Cada ataque más pide otra ficha.
use-military-counter = Réplica militar
use-military-counter-text = Anula una Intercepción en el hexágono del líder o una Persecución contra su fuerza. La Superioridad táctica no se anula, se supera.
use-revolt = Revuelta
use-revolt-text = En cualquier momento del turno del jugador, contra un Civis enemigo en el hexágono del líder: cambia de bando si el dado da 3 o menos; 4 o menos si la ciudad es del color del propio jugador, árabe o armenia; 2 o menos si es una capital del color del enemigo. Suma 1 al dado si hay 5 o más puntos de fuerza enemigos en la ciudad.
use-recruit = Reclutamiento
use-recruit-text = En el segmento de Movimiento, por un líder en una ciudad adecuada: una unidad a elección del jugador para Roma o el Núcleo parto, una unidad al azar para las satrapías, o un Civis donde no lo hay.
use-off-map-forces = Fuerzas de fuera del mapa
use-off-map-forces-text = El Líder supremo romano hace entrar tantas unidades de fuera del mapa como quiera el jugador.
use-sedition = Sedición
use-sedition-text = Contra unidades enemigas de clase M o B, salvo el Civis, en el hexágono del líder: si el dado da 1 o menos, su dueño elimina una de ellas. No es una victoria.
use-political-counter = Réplica política
use-political-counter-text = Anula una Revuelta o una Sedición jugada contra el hexágono del líder; una Revuelta, solo si está en la ciudad.
use-intelligence = Espionaje
use-intelligence-text = Pone al descubierto todas las unidades enemigas de un hexágono a 5 hexágonos o menos del líder, o muestra al jugador una reserva del enemigo.
use-assassination = Asesinato
use-assassination-text = Contra un líder enemigo boca arriba a 3 hexágonos o menos: muere si el dado da 1 o menos; 2 o menos si está solo en su hexágono; y un Líder supremo, con 1 o menos en todo caso.
use-agent-counter = Réplica del Agente
use-agent-counter-text = Anula una ficha de Agente jugada contra el hexágono del líder.
use-triumph = Triunfo
use-triumph-text = El Líder supremo romano, en una capital parta que controla: la ficha se queda allí, y cada segmento de Estratagemas romano trae más fichas al azar: Ctesiphon 1, Ecbatana 2, Europus-Rhagae 3, Hecatompylus 4. Se pierde con la ciudad o con el Líder supremo.
use-new-imperator = Imperator
use-new-imperator-text = Sin Líder supremo, y no en el turno de su muerte: el líder romano que la juega pasa a ser Líder supremo.
use-eagle = Águila del emperador
use-eagle-text = Por el Líder supremo romano al empezar una batalla o un Asalto en que participa: cuenta como una ficha Militar para la Superioridad táctica, y las unidades de su fuerza chequean su disciplina una clase mejor en esta batalla.
use-new-king = Rey de reyes
use-new-king-text = Sin Líder supremo, y no en el turno de su muerte: el líder del Núcleo que la juega junto a la Corte pasa a ser Líder supremo.
use-royal-levy = Leva real
use-royal-levy-text = Por Chosroes mientras es Líder supremo, una vez por guerra: en el segmento de Movimiento, en una capital regional que controla, se le unen 2 unidades del Núcleo a elección del jugador.
use-trade-concession = Concesión comercial
use-trade-concession-text = Por el Líder supremo parto en una ciudad que controla en una ruta comercial: 3 unidades de Satrapía al azar entran en su hexágono (en el segmento de Movimiento), o roba 2 fichas al azar.

# ---- los sucesos políticos

text-pro-roman-omens = Hasta el próximo segmento de Sucesos políticos todas las unidades romanas chequean su disciplina una clase mejor.
text-pro-parthian-omens = Hasta el próximo segmento de Sucesos políticos todas las unidades partas y armenias chequean su disciplina una clase mejor.
text-bad-omens-for-rome = Hasta el próximo segmento de Sucesos políticos todas las unidades romanas chequean su disciplina una clase peor.
text-bad-omens-for-parthia = Hasta el próximo segmento de Sucesos políticos todas las unidades partas y armenias chequean su disciplina una clase peor.
text-eclipse = Ninguna fuerza de ningún bando puede hacer una Marcha forzada este turno.
text-quiet-month = No pasa nada.
text-off-map-revolt = Tira un dado. Si en la casilla Fuera del mapa hay menos de 5 puntos de fuerza por punto del dado, debe haber tantos al final del turno del jugador romano del turno siguiente, o el romano pierde 3 fichas al azar. Otra revuelta antes de eso sube el número, pero no da más tiempo.
text-jewish-rising = Tira un dado: 1-2 Hierosolyma, 3-4 Caesarea, 5-6 Gaza. Un Civis romano allí se hace parto, salvo que haya una unidad romana en la ciudad.
text-uprising = El parto elige un Civis romano en una ciudad de color parto, armenio o árabe sin unidad romana dentro; se hace parto.
text-rising-of-mesopotamia = Tira un dado por cada Civis romano en una ciudad de color parto, armenio o árabe sin unidad romana dentro: con 2 o menos se hace parto.
text-honours = El romano toma 1 ficha a su elección.
text-plot-at-rome = El romano pierde 1 ficha al azar, o 2 si Trajano no está en el mapa.
text-royal-pretender = Tira un dado: con 3 o menos el parto elige un líder del Núcleo en el mapa que no sea el Líder supremo; ni él ni las unidades del Núcleo apiladas con él, salvo otros líderes, pueden marchar ni atacar este turno.
text-war-in-the-east = El parto devuelve una unidad de arqueros a caballo del Núcleo del mapa a los reclutas del Núcleo.
text-satraps-waver = El parto devuelve una unidad de Satrapía, que no sea un líder, del mapa a los reclutas de las Satrapías.
text-satraps-rally = El parto roba una unidad de Satrapía al azar y la pone en una ciudad de color parto que controla.
text-tribute = El parto roba 1 ficha al azar.
text-quiet-month-2 = No pasa nada.
text-osrhoene = El Civis de Edessa se pasa al bando con más puntos de fuerza, sin contar Civis, a 3 hexágonos o menos, salvo que el otro bando tenga una unidad en la ciudad. En caso de empate no pasa nada.
text-adiabene = Si el parto controla Arbela, entra en la ciudad una unidad de Satrapía al azar.
text-charax = Si un líder romano está a 4 hexágonos o menos de Charax Spasinu, su Civis se hace romano, salvo que haya una unidad parta en la ciudad.
text-hatra-defies = El Civis de Hatra tiene 5 puntos de fuerza más hasta el final de la partida, y los vuelve a tener si se repone. Solo una vez.
text-iberians = Si el romano controla Harmozica, puede poner allí una unidad de equites de sus reclutas.
text-armenian-nobles = Si el rey de Armenia no está en el mapa, el romano elige una ciudad armenia sin unidad parta dentro; su Civis se hace romano.
text-great-heat = Este turno una fuerza que entra en un hexágono de desierto no marcha hexágonos de más: para ella M1 y M2 son M.
text-floods = Este turno no hay marcha por río.
text-snow = En un turno de invierno ninguna fuerza marcha este turno a un hexágono de montaña, ni va allí a interceptar, salvo por una calzada o ruta comercial.
text-good-harvest = Los resultados A de la Tabla de Marchas no cuestan nada este turno.
text-storms = Este turno no hay marcha por mar.
text-fever = El bando con la fuerza más grande, en puntos de fuerza, en un hexágono de pantano, río o lago pierde una de sus unidades a su elección, que no sea un líder. En caso de empate entre los bandos no pasa nada.
text-earthquake = Se elimina una unidad en el hexágono de Antioquía, ni líder ni Civis, a elección de su dueño; si no hay ninguna, quien tiene el Civis pierde 1 ficha al azar para la reconstrucción. Si Trajano está allí, tira un dado: con 1 o menos no juega fichas este turno. Solo una vez.
text-caravans = El bando que controla más ciudades en rutas comerciales roba 1 ficha al azar.
text-veterans-return = El romano puede tomar de sus reclutas una unidad de clase R y ponerla en una capital provincial que controla.
text-spies-unmasked = Cada bando que tiene una ficha de Agente pierde una.
text-illness = Tira un dado. Desde el año 117 Trajano muere con 2 o menos; antes, con 1 o menos, no puede marchar ni atacar este turno.
text-embassy = A cada jugador se le propone un tratado. Si no se acuerda, cada uno roba 1 ficha al azar.
