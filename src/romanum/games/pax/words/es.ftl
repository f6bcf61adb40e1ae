# Pax Romana en español: lo que comparten todas las partes de las reglas. Cada parte tiene su carpeta junto a este archivo.

# ---- lo que ha pasado

event-stability = { $power }: Estabilidad { SIGNED($by) }, ahora { SIGNED($level) } ({ $why ->
    [province-gained] una provincia ganada
    [province-lost] una provincia perdida
    [capital-lost] la capital perdida
    [capital-regained] la capital recuperada
    [harvest] una buena cosecha
    [famine] hambre y sequía
    [rich] arcas llenas
    [poor] arcas vacías
    [check] nadie se altera
    [circuses] pan y circo sin pagar
    [disorder] los desórdenes no se han sofocado
    [civil-war] la guerra civil ha terminado
    [successor-wars] las guerras de los Sucesores
    [barbarians] Bárbaros cerca de la capital
    [rebellion] una Rebelión
    [militia] Milicia levantada
    [slaves] los esclavos se han alzado
    [slaves-gone] la revuelta de esclavos ha terminado
    [withdrawal] un repliegue en casa
    [most-points] más puntos que nadie en este Turno
    [fewest] menos puntos que nadie en este Turno
    [capital-still-lost] una capital todavía en otras manos
    [too-many-soldiers] demasiados soldados para lo que posee
    [conspiracy] una conspiración
    [political-scene] gobierna otro partido
   *[other] { $why }
  }).
event-pays = { $power } paga { $talents }T por { $what ->
    [agreement] lo acordado
    [alliance] la alianza
    [circuses] pan y circo
    [city] una ciudad
    [helepolis] una Helepolis
    [maintenance] el mantenimiento
    [manpower] lo que recluta
    [marker] su Activación
    [mercenaries] Mercenarios
    [mutiny] el fin de un motín
    [priests] sus sacerdotes
    [rebuilding] una unidad reducida
    [ships] naves
    [siege] Pericia de asedio
    [toll] el peaje
    [town] una Villa
    [units] soldados
    [walls] muros
   *[other] { $what }
  }; le quedan { $left }T.
event-earns = { $power } recibe { $talents }T: { $what ->
    [agreement] lo acordado
    [income] sus provincias
    [plunder] botín
    [toll] el peaje
   *[other] { $what }
  }; ahora { $left }T.
event-province = { $province }: Control de { $power }{ $loser ->
    [nobody] {""}
   *[other] , que lo quita a { $loser }
  }.
event-capital = { $space }, capital de { $power }, { $held ->
    [yes] vuelve a ser suya
   *[no] está en otras manos
  }.
event-leader-dies = Muere { $leader } en { $place }.
event-sets-out = { $side }: salida de { $place }{ $leader ->
    [nobody] {""}
   *[other] {" "}al mando de { $leader }
  } con { $mp } PM.
event-tribe = La tribu de { $space } muestra su fuerza: { $strength }.
event-spies = Unos espías miran la mano de { $power }.
event-spies-known = Unos espías miran la mano de { $power }: { $cards }.
event-objective-drawn = { $power } roba un Objetivo.
event-objective-drawn-known = { $power } roba el Objetivo { $objective }.
event-mutiny-ends = { $side }: las tripulaciones en { $place } cobran y vuelven a obedecer.
event-garrison-placed = { $side }: una Guarnición en { $place }.

# ---- preguntas

ask-free-garrison = { $power }: ¿dónde empieza una Guarnición? { $left ->
    [one] Es la última.
   *[other] Quedan { $left }.
  }

# ---- acciones

do-done = Listo
do-yes = Sí
do-no = No
do-no-offer = Ninguna oferta
do-accept = Aceptar
do-refuse = Rechazar
do-at = { $place }
do-in = { $province }
do-name = { $power }
do-leader = { $leader }
do-number = { $number }
do-end-mutiny = Pagar a las tripulaciones amotinadas

# ---- por qué no

why-crews-too-dear = Las tripulaciones amotinadas piden { $talents }T; hay { $had }T.

# ---- en qué puede buscarse en la crónica, y con qué se cuenta la suerte

topic-marches = Marchas y travesías
topic-battles = Batallas
topic-lands = Tierras y Villas
topic-treasuries = Tesoros y Estabilidad
topic-diplomacy = Diplomacia
topic-events = Sucesos y cartas
topic-turns = Turnos y puntos
luck-battles = Batallas
    .counted = batallas ganadas
luck-sea-battles = Batallas navales
    .counted = batallas navales ganadas
luck-interceptions = Intercepciones
    .counted = intercepciones que llegaron
luck-voyages = Continuidad
    .counted = travesías que siguieron

# ---- lo que dice la propia pantalla

screen-turn = Turno { $number }
screen-scoring = Cómo se cuentan los puntos
screen-map = Mapa del Mediterráneo. Las flechas van de un lugar a otro, Intro actúa, el signo de interrogación pregunta por qué no, el punto lleva al siguiente lugar donde puedes actuar. Ahora { $places ->
    [one] puede elegirse { $places } lugar
   *[other] pueden elegirse { $places } lugares
  }.
screen-headline = { $scenario }, { $year } a. C. (Turno { $turn } de { $last }). { $phase }
screen-headline-active = { $scenario }, { $year } a. C. (Turno { $turn } de { $last }). Actúa { $power }
screen-phase-income = Ingresos
screen-phase-maintenance = Mantenimiento
screen-phase-removal = Retirada del mapa
screen-phase-leaders = Selección de líderes
screen-phase-manpower = Efectivos
screen-phase-activation = Activaciones
screen-phase-attrition = Desgaste
screen-phase-victory = Victoria
screen-phase-order = Orden de juego
screen-active = { $power } (ahora)
screen-then = { $power }
screen-pool = { $markers ->
    [one] 1 ficha en el cubilete
   *[other] { $markers } fichas en el cubilete
  }
screen-first-round = primera ronda
screen-activations = Fichas por salir
screen-powers = Potencias
screen-you = (tú)
screen-score = { $vp } PV
screen-score-help = Puntos de victoria
screen-purse = { $talents }T, Estabilidad { $stability }
screen-in-turn = Quién actúa y quién sigue
screen-talents = Talentos
screen-talents-help = Lo que hay en el Tesoro
screen-stability = Estabilidad
screen-range-stable = Estable
screen-range-unrest = Malestar
screen-range-turmoil = Caos
screen-gop = POG
screen-gop-help = Puntos de objetivos geográficos: provincias, territorios y Objetivos
screen-cvp = PC
screen-cvp-help = Puntos de civilización: ciudades y Villas
screen-allied = En alianza con
screen-cards = Cartas
screen-objectives = Objetivos
screen-promises = Promesas
screen-promise-peace = { $who } prometió paz a { $whom } (Turno { $turn })
screen-promise-spare = { $who } prometió a { $whom } no tocar { $about } (Turno { $turn })
screen-promise-attack = { $who } prometió a { $whom } atacar a { $about } (Turno { $turn })
screen-promise-attacked = { $who } prometió a { $whom } atacar a { $about }, y lo hizo (Turno { $turn })
screen-column-vp = Puntos de victoria
screen-column-gop = Puntos geográficos
screen-column-cvp = Puntos de civilización
screen-column-treasury = Tesoro
screen-column-provinces = Provincias
screen-column-cities = Ciudades
screen-column-towns = Villas
screen-column-lcu = Unidades de combate terrestre
screen-column-heavies = Legiones e Infantería pesada
screen-column-galleys = Escuadras de galeras
screen-vp-about = Puntos con los que se gana la partida
screen-gop-about = Lo que cuentan provincias, territorios y Objetivos
screen-cvp-about = Lo que cuentan ciudades y Villas
screen-treasury-about = Talentos disponibles
screen-provinces-about = Provincias bajo Control
screen-cities-about = Ciudades propias
screen-towns-about = Villas propias
screen-lcu-about = Unidades que combaten en tierra
screen-heavies-about = Frente al número que no cuesta mantenimiento
screen-galleys-about = Naves, cada una de las cuales cuesta mantenimiento
screen-provinces = Provincias
screen-lord = Control de { $side }
screen-no-lord = Sin Control de nadie
screen-pays = paga { $coins }T
screen-coins = { $coins }T
screen-majority = { $majority ->
    [one] { $majority } Espacio es
   *[other] { $majority } Espacios son
  } más de la mitad
screen-is-yours = Es tuya
screen-one-more = Un Espacio más la hace tuya: { $places }
screen-more = { $needs ->
    [one] { $needs } Espacio más la hace
   *[other] { $needs } Espacios más la hacen
  } tuya
screen-held-by = en manos de { $side }
screen-capital = Capital
screen-sign-port = Puerto
screen-sign-fortress = Fortaleza de montaña
screen-sign-mine = mina de plata
screen-kind-land = Punto de tránsito terrestre
screen-kind-naval = Punto de tránsito naval
screen-kind-deep = Alta mar
screen-city-of = Ciudad de { $side }, { $walls ->
    [one] { $walls } Punto de muro
   *[other] { $walls } Puntos de muro
  }
screen-town-of = Villa de { $side }, { $walls ->
    [one] 1 Punto de muro
   *[other] { $walls } Puntos de muro
  }
screen-tribe-known = una tribu de fuerza { $strength }
screen-tribe-unknown = una tribu de fuerza desconocida
screen-pirates = Piratas
screen-moved = ya ha movido
screen-ratings = Táctica { $tactical }, Campaña { $campaign }
screen-sheet = Piezas
screen-sheet-leave = Van todos: pulsa quién se queda
screen-sheet-bring = Pulsa quién viene
screen-sheet-walls = Pulsa quién se queda tras los muros
screen-sheet-break = Pulsa qué se divide en Guarniciones
screen-sheet-lose = Pulsa lo que se pierde
screen-sheet-reduce = O pulsa lo que queda reducido
screen-ledger = Cuentas
screen-ledger-plan = Tu plan
screen-ledger-maintenance = Mantenimiento
screen-ledger-treasury = En el Tesoro
screen-ledger-upkeep = Naves y soldados por encima del Máximo
screen-ledger-heavies = Legiones e Infantería pesada, de { $maximum } sin mantenimiento
screen-ledger-income = Ingresos tal como están las cosas
screen-left = quedan { $talents }T
screen-books = en el Tesoro; tal como están las cosas, ingresos { $income }T, mantenimiento { $upkeep }T
screen-order-raise = Reclutar { $number } { $unit } en { $place }
screen-order-build = Construir { $number ->
    [one] 1 Escuadra de galeras
   *[other] { $number } Escuadras de galeras
  } en { $place }
screen-order-rebuild = Reponer { $number } { $unit } en { $place }
screen-order-hire = Contratar { $number } { $unit } en { $place }
screen-order-buy = Comprar { $number ->
    [one] un Objetivo
   *[other] { $number } Objetivos
  }
screen-order-replace = Reponer { $number ->
    [one] una nave
   *[other] { $number } naves
  } de Rodas
screen-order-unite = Unir el reino
screen-order-drop = Renunciar a { $number } { $unit } en { $place }
screen-order-station = { $place }
screen-talks = { $power } y { $partner } negocian
screen-talks-draft = Tus condiciones para { $partner }
screen-talks-proposed = { $power } propone a { $partner }
screen-talks-left = { $left ->
    [one] puede hacerse una propuesta más
   *[other] pueden hacerse { $left } propuestas más
  }
screen-talks-none = Aún no hay nada escrito.
screen-term-offer-talents = { $power } da { $number }T
screen-term-want-talents = { $partner } da { $number }T
screen-term-offer-ships = { $power } da { $number ->
    [one] 1 Escuadra de galeras
   *[other] { $number } Escuadras de galeras
  } en { $place }
screen-term-want-ships = { $partner } da { $number ->
    [one] 1 Escuadra de galeras
   *[other] { $number } Escuadras de galeras
  } en { $place }
screen-term-offer-hired = { $power } da { $number ->
    [0] todas:
   *[other] { $number }
  } { $unit } en { $place }
screen-term-want-hired = { $partner } da { $number ->
    [0] todas:
   *[other] { $number }
  } { $unit } en { $place }
screen-term-offer-town = { $power } cede { $place }
screen-term-want-town = { $partner } cede { $place }
screen-term-offer-card = { $power } da una carta
screen-term-offer-card-known = { $power } da { $card }
screen-term-want-card = { $partner } da una carta
screen-term-show-objective = { $power } enseña un Objetivo
screen-term-offer-alliance = { $power } y { $partner } entran en alianza
screen-term-promise-peace = { $power } guarda la paz
screen-term-want-peace = { $partner } guarda la paz
screen-term-promise-attack = { $power } ataca a { $target }
screen-term-want-attack = { $partner } ataca a { $target }
screen-battle-at = Batalla en { $place }
screen-steps = Pasos de la batalla
screen-step-1 = 1. Se paga el ataque
screen-step-2 = 2. Repliegue antes de la batalla
screen-step-3 = 3. Muros, y pujas secretas por Pericia de asedio
screen-step-4 = 4. Elefantes
screen-step-5 = 5. Puntos de batalla
screen-step-6 = 6. Relación de fuerzas
screen-step-7 = 7. Un dado cada uno
screen-step-8 = 8. Se suman los desplazamientos
screen-step-9 = 9. Se gastan los desplazamientos
screen-step-10 = 10. Quién ha ganado
screen-step-11 = 11. Retirarse o quedarse
screen-step-12 = 12. Bajas
screen-step-13 = 13. Reagrupamiento
screen-step-14 = 14. La vida de los líderes
screen-step-15 = 15. Lo que sigue
screen-attacks = ataca
screen-defends = defiende
screen-walls = muros { $walls }
screen-shifts = Desplazamientos
screen-shift-odds = Relación de fuerzas
screen-shift-cavalry = Caballería
screen-shift-leaders = Mejor líder
screen-shift-fortress = Fortaleza de montaña
screen-shift-amphibious = Desde el mar
screen-shift-siege = Pericia de asedio
screen-shift-archimedes = Un inventor en la ciudad
screen-shift-helepolis = Helepolis
screen-shift-cards = Cartas
screen-net = Ventaja de { $shifts }: { $side }
screen-net-none = Nadie lleva ventaja
screen-tenths = El atacante pierde un { $attacker }%, el defensor un { $defender }%
screen-chances = El atacante gana { $won }, empata { $drawn }, pierde { $lost }
screen-play = Jugar
screen-worth-vp = { $vp } PV
screen-worth-gop = { $gop } POG
screen-progress = { $has } de { $total }
screen-lacks = Falta: { $names }
screen-complete = Todo es tuyo
screen-barred = Tu potencia no puede usarlo
screen-no-hand = No tienes cartas ni Objetivos.
screen-units = Unidades
screen-unit = Unidad
screen-up-to = Hasta
screen-moves = Puntos de movimiento
screen-move-space = Un Espacio
screen-move-fortress = Una Fortaleza de montaña
screen-move-strait = Un estrecho
screen-move-alpine = Un paso alpino
screen-move-attack = Un ataque, además
screen-move-embark = Embarcar
screen-move-sail = Navegar
screen-move-debark = Desembarcar
screen-hope-intercept = de interceptar
screen-hope-intercept-of = de interceptar
screen-hope-roll-on = de seguir
screen-hope-sack = de saquearla
screen-hope-stop-them = de detenerlos
screen-hope-try-re-roll = de volver a tirar
screen-wastes-majors = { $majors ->
    [one] Queda un Movimiento mayor.
   *[other] Quedan { $majors } Movimientos mayores.
  }
screen-wastes-minors = { $minors ->
    [one] Queda un Movimiento menor.
   *[other] Quedan { $minors } Movimientos menores.
  }
screen-lot = { $scenario }: llevas { $power }. { $victory }
screen-otherwise = Si no, quien tenga más { $final ->
    [gop] POG
    [provinces] Provincias de un Territorio
   *[vp] PV
 } al final, según cuenta el escenario.
screen-mark-battle-begins = Batalla
screen-mark-naval-battle = Batalla en el mar
screen-mark-captures = tomada
screen-mark-sack = botín
screen-mark-leader-dies = cae un líder
screen-mark-fleet-lost = una flota perdida
screen-mark-pirates-come = Piratas
screen-mark-retreats = retirada

# ---- para una primera partida: de qué trata una pregunta, por su paso

tip-Expansion = Movimientos mayores y menores
    .text = Un Movimiento mayor lleva a un ejército con su líder tan lejos como le dejen un dado y su valor de Campaña; uno menor es de una unidad o un líder. Pulsa un lugar con piezas tuyas.
tip-March = En marcha
    .text = Pulsa adónde ha de ir el ejército: se muestra el camino, lo que cuesta y quién puede interceptar. Se detiene solo donde pasa algo.
tip-Picking = ¿Quién va?
    .text = Van todos salvo los que dejes: pulsa las piezas que se quedan y luego Listos.
tip-ManpowerPlans = Un plan secreto
    .text = Todos escriben a la vez qué reclutan y compran; nadie lo ve hasta que todos acaban. El libro junto al mapa dice lo que queda.
tip-MaintenancePlans = Mantenimiento
    .text = Las naves, y las legiones por encima de tu Máximo, cuestan talentos. A lo que no puedas o no quieras pagar se renuncia aquí.
tip-Payment = Sale una ficha
    .text = Cada Activación cuesta talentos. Sin pagar puedes convocar una Reunión o dejarla pasar.
tip-ChooseOperation = Expandirse o reclutar
    .text = La Expansión mueve ejércitos y flotas y construye; el Reclutamiento levanta unidades nuevas en el acto.
tip-SpendShifts = Desplazamientos
    .text = Súmalos a tu dado para hacer más daño al enemigo, o réstalos del suyo para perder menos. Gana el dado más alto.
tip-Draft = Condiciones
    .text = Junta lo que ofreces y lo que quieres, línea a línea, y luego proponlo. Las promesas quedan escritas, pero a nadie se le obliga a cumplirlas.
# ---- lo que cuenta un consejo

part-points = Puntos de victoria
part-gop = Puntos geográficos
part-cvp = Puntos de civilización
part-spaces = Espacios
part-bp = Puntos de batalla en el mapa
part-talents = Talentos
part-stability = Estabilidad

# Órdenes: respuestas en las ventanas, y los demás tipos de preguntas a los que pueden responder.
answer-interception-accept = Interceptar donde solo haya un modo
answer-pre-battle-withdrawal-decline = Aguantar siempre
answer-pre-battle-withdrawal-accept = Replegarse donde solo haya un modo
answer-pre-battle-withdrawal-if-weaker = Replegarse si en unidades de combate terrestre somos más débiles que
answer-naval-response-decline = Dejarlos pasar siempre
answer-naval-response-fight = Combatir siempre
answer-naval-response-withdraw = Replegarse siempre
answer-naval-withdrawal-accept = Dejarlos pasar siempre
answer-port-passage-accept = Dejarlos pasar siempre
answer-meeting-accept = Acudir siempre
answer-alliance-talks-accept = Aceptar siempre
answer-rhodes-loc-toll-accept = Pagar siempre
answer-objective-l-claim-accept = Reclamarlo siempre
answer-duplicate-objective-accept = Cambiarlo siempre
answer-deus-ex-machina-accept = Anularla siempre
answer-ambush-accept = Jugarla siempre
answer-naval-ambush-accept = Jugarla siempre
answer-cunctator-accept = Jugarla siempre
answer-raise-the-militia-card-accept = Jugarla siempre
answer-walls-in-defence-decline = Usar siempre los muros
answer-walls-in-defence-accept = Combatir siempre en campo abierto
answer-optional-re-roll-accept = Intentarlo siempre
answer-militia-accept = Levantarla siempre
answer-elephants-decline = No empeñarlos nunca
answer-elephants-strongest = Empeñarlos siempre todos
answer-siege-bids-decline = No pujar nunca
answer-siege-bids-strongest = Pujar siempre todo lo posible
answer-retreat-decline = Quedarse siempre
answer-retreat-accept = Retirarse siempre
answer-battle-losses-decline = Siempre lo que menos vale
question-pursuit = Los vencidos
question-pursuit-about = Has ganado una batalla y puedes impedir una retirada o echar al perdedor.
answer-pursuit-decline = Nunca
answer-pursuit-accept = Siempre
question-retreat-path = Adónde retirarse
question-retreat-path-about = Tu ejército vencido se retira a un Espacio que eliges.
answer-retreat-path-strongest = Adonde haya más amigos
question-hindrance = Caballería contra un repliegue
question-hindrance-about = Un ejército se repliega del tuyo, y tu caballería puede estorbarlo.
answer-hindrance-accept = Estorbar siempre
answer-hindrance-decline = No estorbar nunca
question-attrition = Bajas de los aislados
question-attrition-about = Un ejército sin comunicación pierde unidades, y las eliges tú.
answer-attrition-weakest = Lo que menos vale
answer-attrition-strongest = Lo que más vale
question-sack = Ciudades tomadas
question-sack-about = Has tomado una ciudad y puedes intentar saquearla.
answer-sack-accept = Saquear siempre
answer-sack-decline = Respetarla siempre
question-bribes-taken = Sobornos que te ofrecen
question-bribes-taken-about = Alguien ofrece talentos para que lo dejen en paz.
answer-bribes-taken-accept = Aceptarlos siempre
answer-bribes-taken-decline = Rechazarlos siempre
question-kept-word = Tu palabra
question-kept-word-about = Te han pagado para que des media vuelta, y aún puedes seguir adelante.
answer-kept-word-accept = Cumplirla siempre
answer-kept-word-decline = Romperla siempre
question-circuses = Pan y circo
question-circuses-about = Un Chequeo de Estabilidad cuesta talentos o Estabilidad.
answer-circuses-strongest = Pagar siempre todo lo posible
answer-circuses-weakest = No pagar nunca

# ---- lo que se proponen los bots, y los errores

aim-sally = { $goal } con el ejército de { $force }
aim-tour = de { $force } a { $goal }
aim-halt = quedarse en { $force }
aim-rest = ningún Movimiento mayor: Villas, ciudades y unidades sueltas

blunder-stripped-capital = una capital guardada se queda sin nadie donde es probable que caiga
blunder-rash-attack = un ataque con menos de una probabilidad entre cinco
blunder-costly-attack = un ataque que da menos de lo que cuesta, contando la respuesta del enemigo
blunder-lapsed-marker = se deja pasar una ficha de Activación
blunder-last-talents = se pujan talentos que hacen falta para una Activación
blunder-idle-talents = una Expansión acaba con muchos talentos y Movimientos menores sin usar
blunder-left-at-sea = un ejército se queda en el mar

# ---- de qué se hacen los nombres

called-as = { $thing }
called-seat = Potencia { $number }
called-leader-rome = Líder romano { $ratings }
called-leader-carthage = Líder cartaginés { $ratings }
called-leader-greece = Líder griego { $ratings }
called-leader-the_east = Líder oriental { $ratings }

# ---- lo que dice la terminal

screen-year = { $year } a. C.
screen-turn-of = Turno { $turn } de { $last }, { $phase }
screen-points-of = { $name }: { $vp } PV, { $gop } POG, { $cvp } PC
screen-stability-of = Estabilidad { $level } ({ $range })
screen-lands-of =
    { $provinces ->
        [one] 1 provincia
       *[other] { $provinces } provincias
    }, { $cities ->
        [one] 1 ciudad
       *[other] { $cities } ciudades
    }, { $towns ->
        [one] 1 Villa
       *[other] { $towns } Villas
    }
screen-soldiers-of =
    { $lcu ->
        [one] 1 unidad de combate terrestre
       *[other] { $lcu } unidades de combate terrestre
    }, { $heavies } de { $maximum } pesadas
screen-ships-of =
    { $galleys ->
        [one] 1 Escuadra de galeras
       *[other] { $galleys } Escuadras de galeras
    }
screen-allied-with = en alianza con { $powers }
screen-bp = { $points } PB
screen-bp-short = PB
screen-unit-bp = { $points ->
    [0] ningún Punto de batalla
    [one] 1 Punto de batalla
   *[other] { $points } Puntos de batalla
  }
screen-mp = { $mp } PM
screen-on-the-move = en movimiento
screen-a-tribe = Tribu
screen-a-tribe-of = Tribu { $strength }
screen-on-the-way = En camino
screen-held-of =
    { $held } de { $spaces ->
        [one] 1 Espacio
       *[other] { $spaces } Espacios
    }
screen-by-land = por tierra:
screen-by-sea = por mar:
screen-shifts-of = { $what }: { $attacker } contra { $defender }
screen-dice-are = Dados { $attacker } y { $defender }
screen-marches-at = marcha en { $place }, le quedan { $mp } PM:
screen-sails-at = navega en { $place }, le quedan { $mp } PM:
screen-left-of = quedan { $talents }T de { $treasury }T
screen-priced = { $order }: { $talents }T

# ---- el juego y sus escenarios

about-blurb = De 300 a 50 a. C.: Roma, Cartago, Grecia y Oriente, con el mar entre ellos y tribus, Piratas, esclavos y ciudades libres por todas partes. Un turno es una generación.
about-feel = Pocos movimientos, cada uno grande: ejércitos que pueden ser interceptados por el camino, flotas a merced del tiempo, provincias que pagan solo mientras el camino a casa está abierto.
scenario-i = La guerra de Pirro
scenario-i-help = Pirro desembarca en Italia con elefantes y un puñado de veteranos. Un Turno, dos jugadores: la puerta del principiante.
scenario-i-teaches = Un Turno con dos ejércitos: activación, movimiento, una batalla en tierra, asedios, y cómo se pierde Estabilidad.
scenario-i-subtitle = Pirro contra Roma
scenario-i-victory = Grecia gana en el acto si controla el Espacio de Roma, o al final si controla Bruttium y dos Espacios cualesquiera de Italia. Roma gana en el acto si elimina a Pirro y a todas las unidades de combate terrestre griegas en Italia, o al final si controla Tarento. Si no, gana la potencia con más POG contados en las tres provincias romanas; si son iguales, hay empate.
scenario-i-special-0 = Antes de jugar, Roma coloca sus 2 Guarniciones con cualquiera de sus unidades o Villas.
scenario-i-special-1 = Roma puede reclutar 2 LG en total en el escenario; Grecia no recluta nada, pero puede contratar IP mercenaria (12.2.2).
scenario-i-special-2 = Pirro es el Soldado de fortuna; aquí su ejército es un ejército griego corriente y puede juntarse con otras unidades griegas.
scenario-ii = Las guerras púnicas
scenario-ii-help = Roma y Cartago por el mar occidental, desde la primera disputa por Sicilia. Cinco Turnos, dos jugadores.
scenario-ii-teaches = Tierra contra mar: flotas, transporte y lo que cuesta una larga guerra por islas.
scenario-ii-subtitle = La caída de Cartago
scenario-ii-victory = Victoria automática en una fase de Victoria: controlas el Espacio de la capital enemiga, o está destruido. Si no, más PV tras el último Turno; si hay empate, más Estabilidad.
scenario-ii-special-0 = Invasión bárbara: galos orientales y armenios cuentan como Ningún suceso.
scenario-ii-special-1 = Tiempo de cosecha: una tirada de Grecia, Oriente o Asia Menor es Ningún suceso.
scenario-ii-special-2 = Rebelión: Chipre y Judea son Ningún suceso.
scenario-iii = Sucesor
scenario-iii-help = ¿Quién hereda Asia Menor? Oriente contra Grecia por las tierras que hay entre ambos. Tres Turnos, dos jugadores.
scenario-iii-teaches = Provincias y dinero: hacerse con el control de tierras ricas, y guarniciones para conservarlas.
scenario-iii-subtitle = Seleuco en Asia Menor
scenario-iii-victory = Victoria automática: control de toda Asia Menor, o de ambas capitales enemigas, en una fase de Victoria. Si no, más PV tras el último Turno.
scenario-iii-special-0 = Invasión bárbara: solo valen galos orientales y armenios; los galos orientales aparecen en Philippopolis (H: la zona acaba en el Danubio).
scenario-iii-special-1 = Rebelión: solo valen Chipre, Judea y Motín naval.
scenario-iii-special-2 = Los POG se cuentan solo en las provincias de Asia Menor, Creta, Rodas y Chipre, más 1 por Asia Menor entera.
scenario-iv = Carthago Delenda Est
scenario-iv-help = Roma y Cartago desde 300 a. C. con cartas, mientras Pirro navega hacia Italia. Cinco Turnos, dos jugadores.
scenario-iv-teaches = El juego Avanzado para dos: sucesos, cartas y objetivos junto a la guerra por Occidente.
scenario-iv-subtitle = El Mediterráneo occidental
scenario-iv-victory = Victoria automática en una fase de Victoria: controlas el Espacio de la capital enemiga, o está destruido. Si no, más PV tras el último Turno; si hay empate, más Estabilidad.
scenario-iv-special-0 = El Soldado de fortuna (Pirro) está en juego solo en el Turno 1. Una vez en cada Activación cartaginesa de ese Turno, el jugador cartaginés lo mueve gratis con su ejército, además de su propio Movimiento mayor. Pirro puede apilarse con las unidades de la liga de Tarento y defenderse con ellas, no puede entrar en las provincias de Cartago ni en Sicilias, y deja el mapa en la siguiente fase de Retirada del mapa.
scenario-iv-special-1 = La liga de Tarento es Independiente; sus unidades no mueven nunca. Venusia y Paestum vuelven a Roma cuando quedan vacías.
scenario-iv-special-2 = Quita del mazo ALIANZA CON PÉRGAMO, ALIANZA CON RODAS, PONTO y SIGUEN LAS GUERRAS DE LOS SUCESORES.
scenario-v = Pax Romana
scenario-v-help = Todo el Mediterráneo para cuatro potencias, desde 300 a. C. hasta el fin de la República o hasta donde se quiera.
scenario-v-teaches = Cuatro potencias y diplomacia de verdad: gana aquel a quien no atacan los otros tres.
scenario-v-subtitle = El ascenso de Roma
scenario-v-victory = Victoria automática (H): en una fase de Victoria una potencia lleva 20 PV a todas las demás, o controla los Espacios de dos capitales enemigas de potencias distintas. Si no, más PV tras el último Turno jugado; los empates, por Estabilidad (3.2 H).
scenario-v-special-0 = Pirro: el ejército del Soldado de fortuna empieza en juego con Grecia y se va en la fase de Retirada del mapa del Turno 2.
scenario-v-special-1 = Juego Avanzado: Pérgamo se coloca como Independiente; en el juego Estándar se omite.
scenario-vi = Mare Nostrum
scenario-vi-help = Todo el Mediterráneo como era hacia 300 a. C.: galos en el Po, una Numidia libre, un Oriente de dos reinos. Diez Turnos con cartas.
scenario-vi-teaches = El mismo mar con más pueblos libres y cartas en mano: largo, abierto y nunca dos veces igual.
scenario-vi-subtitle = Escenario ultrahistórico
scenario-vi-victory = Más PV tras el Turno 10. Roma además ha de controlar al menos un Territorio aparte del suyo, o no puede ganar.
scenario-vi-special-0 = El despliegue es el del escenario V con las diferencias de esta lista: las potencias empiezan con lo que tenían hacia 300 a. C.
scenario-vi-special-1 = Cisalpina es gala: 3 IB en Mediolanum y otras 3 en Placentia, que no mueven, no se repliegan y no se retiran; Roma no controla Cisalpina hasta que desaparezcan (sin pérdida de Estabilidad al principio).
scenario-vi-special-2 = Numidia es independiente: 2 IL y 1 CAB en Cirta, 1 IL en Saldae. No mueven nunca. Cartago no controla Numidia hasta que ambas desaparezcan.
scenario-vi-special-3 = Oriente son dos reinos: sus unidades terrestres en Egipto, Judea, Chipre y Cirenaica no pueden salir de esas provincias, y las demás no pueden entrar en Egipto, hasta el Turno siguiente a aquel en que Oriente controle por primera vez Jonia o pague 5T en una fase de Efectivos.
scenario-vi-special-4 = Desde el Turno 3: Caballería legionaria romana (10.4.4). En los Turnos 9 y 10 se usa la opción 10.4.5.
scenario-vi-special-5 = La Rebelión masiva, Ponto y Pérgamo están en juego como en las reglas.
scenario-vii = Los comienzos
scenario-vii-help = El primer Turno de la partida entera, jugado aparte. Cuatro jugadores, una tarde.
scenario-vii-teaches = Cómo abren cuatro potencias la partida entera: primeros objetivos, primeras villas, primeras disputas.
scenario-vii-subtitle = Escenario del primer Turno de Pax Romana
scenario-vii-victory = Más PV en la fase de Victoria; los empates, por Estabilidad y luego por Tesoro.
scenario-vii-special-0 = Despliega el escenario V y juega un Turno.
scenario-viii = Magna Graecia
scenario-viii-help = Los griegos occidentales de Siracusa y Tarento entre Cartago y Roma. Tres Turnos, tres jugadores.
scenario-viii-teaches = Tres en una mesa: ser el más pequeño entre dos grandes, y vivir de ello.
scenario-viii-subtitle = La última resistencia de los griegos occidentales
scenario-viii-victory = Más PV tras tres Turnos (escala de tres jugadores). Si hay empate, gana Grecia.
scenario-viii-special-0 = Grecia son los griegos occidentales: su Territorio natal es Sicilia oriental y Bruttium, sus Espacios de capital son Siracusa y Tarento; allí se recluta la IP. El resto de Grecia está fuera de juego salvo Macedonia, donde solo puede entrar Grecia.
scenario-viii-special-1 = El Territorio natal de Roma es Italia y Cisalpina. El de Cartago, el de siempre.
scenario-viii-special-2 = Líderes con nombre: una potencia recibe el del Turno en lugar de su primer líder al azar (8.1.2): Turno 0, Grecia Agatocles, Cartago Hamilcar Gisgo, Roma Papirius Cursor; Turno 1, Grecia Pirro con el ejército del Soldado de fortuna en Corcyra, Roma Curius Dentatus; Turno 2, ninguno.
scenario-viii-special-3 = Siracusa no es Independiente; los mamertinos entran en Messana al principio del Turno 1 si no hay allí ninguna unidad de combate terrestre.
scenario-ix = Diádocos
scenario-ix-help = Cuatro herederos de Alejandro: Macedonia, Lisímaco, Seleuco, Ptolomeo. Cuatro Turnos.
scenario-ix-teaches = Cuatro herederos de igual fuerza: alianzas que duran exactamente mientras son útiles.
scenario-ix-subtitle = Los reinos helenísticos en guerra
scenario-ix-victory = Más PV tras el último Turno. Victoria automática: tres Espacios de capital en tus manos en una fase de Victoria.
scenario-ix-special-0 = Cuatro reinos, dos por cada dos de las potencias de siempre: Macedonia y Lisímaco comparten las clases de unidades griegas, Seleuco y Ptolomeo las orientales. Líderes: Macedonia y Lisímaco, de la reserva griega; Seleuco y Ptolomeo, de la oriental; cada reserva se reparte al azar, cinco líderes por reino.
scenario-ix-special-1 = Provincias natales: Macedonia: Macedonia, Ática y Peloponeso (capital Pella); Lisímaco: Tracia y Jonia (capital Bizancio); Seleuco: Siria y Cilicia (capital Antioquía); Ptolomeo: Egipto, Judea, Chipre y Cirenaica (capital Alejandría).
scenario-ix-special-2 = Los líderes con nombre sustituyen al primero al azar del Turno indicado.
scenario-ix-special-3 = Objetivos: usa solo A, B, D, F, K, L y M; cambia cualquier otra ficha que se robe. A, B, D y F valen lo mismo para todos los reinos, pero Ptolomeo no puede usar B.
scenario-ix-special-4 = Invasión bárbara: galos occidentales, germanos y caledonios son Ningún suceso.
scenario-x = Caos en el Egeo
scenario-x-help = Roma y Oriente por una Grecia revuelta. Cuatro Turnos con cartas, tres jugadores.
scenario-x-teaches = Cartas y desórdenes civiles: una Grecia revuelta, y ayudas peores que el enemigo.
scenario-x-subtitle = Grecia revuelta
scenario-x-victory = Más PV tras cuatro Turnos (225 a 125 a. C.). Grecia gana también si al final controla todo su Territorio natal y Jonia.
scenario-x-special-0 = Grecia empieza en Caos y dividida: las ligas aquea y etolia son Independientes y tienen Corinto y Naupactus; Grecia controla Ática y Peloponeso solo como permiten las reglas de Control.
scenario-x-special-1 = Quita del mazo MERCENARIOS (una), EMBOSCADA NAVAL (una), RESURGIR TRIBAL (una) y MISIÓN DIPLOMÁTICA; los resultados de Rebelión e Invasión de fuera de la zona son Ningún suceso.
scenario-x-special-2 = Los Objetivos C, E, G, I y J no se usan; roba otra vez.
scenario-ha = La primera guerra púnica
scenario-ha-help = Sicilia y el mar que la rodea, de 264 a 241 a. C. Un Turno, dos jugadores.
scenario-ha-teaches = Guerra en el mar y en torno a una isla: galeras, desembarcos, asedios de puertos. Una buena segunda partida.
scenario-ha-subtitle = Sicilia, 264-241 a. C. (escenario de la casa)
scenario-ha-victory = Gana la potencia que controle más provincias de Sicilias; si son iguales, Roma.
scenario-ha-special-0 = Solo valen estos sucesos; los demás son Ningún suceso: Técnica naval, Enfermedad, Chequeo de Estabilidad, Rentas y Estabilidad, Revuelta de esclavos, Rebelión (Cerdeña, África, Motín naval).
scenario-ha-special-1 = Cada potencia puede reclutar en dos de sus Activaciones como mucho.
scenario-hb = Las guerras mitridáticas
scenario-hb-help = Mitrídates, Tigranes y las legiones de Sila y Pompeyo. Dos Turnos, dos jugadores.
scenario-hb-teaches = Pocos buenos generales contra muchos malos: lo que vale el mando en la marcha y en la batalla.
scenario-hb-subtitle = El último siglo de la República, 100-50 a. C. (escenario de la casa)
scenario-hb-victory = Roma gana si controla todas las provincias de Asia Menor y Siria en una fase de Victoria. Si no, quien controle más provincias de Asia Menor tras el Turno 10; si son iguales, Roma.
scenario-hb-special-0 = Oriente es la coalición contra Roma: su Territorio natal no cambia, y Ponto está en juego desde el principio a las órdenes del jugador de Oriente (12.5.5), con su ficha en el cubilete cada Turno.
scenario-hb-special-1 = Se usa la opción 10.4.5: las LG cuentan 5 PB y no tienen Caballería legionaria.
scenario-hb-special-2 = Los líderes con nombre sustituyen al primero al azar del Turno indicado.
option-game = Juego
option-game-help = Estándar, o Avanzado con cartas, donde el escenario deja elegir.
option-game-standard = estándar
option-game-advanced = avanzado
option-length = Duración del escenario V
option-length-help = Cuánto dura el juego Estándar de todo el Mediterráneo.
option-length-basic = básica
option-length-basic-ii = básica II
option-length-basic-plus = básica larga
option-length-ultra-basic = básica corta
option-event_markers = Fichas de suceso del escenario IX
option-event_markers-help = Cuántas van al cubilete cada Turno (juego Estándar).
option-event_markers-scenario = según el escenario
option-event_markers-0 = 0
option-event_markers-1 = 1
option-event_markers-2 = 2
option-turns = Turnos
option-turns-help = En el juego Avanzado: los que tenga el escenario, o los que acordéis.
option-turns-scenario = según el escenario
option-turns-1 = 1
option-turns-2 = 2
option-turns-3 = 3
option-turns-4 = 4
option-turns-5 = 5
option-turns-6 = 6
option-turns-7 = 7
option-turns-8 = 8
option-turns-9 = 9
option-turns-10 = 10
option-lone_first = Un solo comienzo fijo
option-lone_first-help = Solo el último en puntos tiene una primera Activación fija.
option-free_talk = Hablar en cualquier momento
option-free_talk-help = Las potencias pueden negociar y entrar en alianza cuando quieran.
option-harsh_fortress = Montañas duras
option-harsh_fortress-help = Los ejércitos que se quedan en una Fortaleza de montaña sufren.
option-re_rolls = Volver a tirar
option-re_rolls-help = Los buenos líderes pueden hacer que se vuelva a tirar un dado de batalla.
option-simple_odds = Relación de fuerzas simple
option-simple_odds-help = La relación de fuerzas se redondea hacia abajo.
option-marian_legions = Legiones de Mario
option-marian_legions-help = Desde el Turno IX las Legiones valen 5.
option-disbanding = Licenciamiento
option-disbanding-help = Las Legiones y la Infantería pesada pueden licenciarse.

# ---- nombres

name-rome = Roma
name-carthage = Cartago
name-greece = Grecia
name-the_east = Oriente
name-hispania = Hispania
name-gaul = Galia
name-the_sicilies = Sicilias
name-germania = Germania
name-the_danube = Danubio
name-asia_minor = Asia Menor
name-crete = Creta
name-the_chersonese = Quersoneso
name-rhodes = Rodas
name-greater_german_tribes = Grandes tribus germanas
name-sarmatia = Sarmacia
name-scythia = Escitia
name-armenia = Armenia
name-italia = Italia
name-bruttium = Bruttium
name-cisalpina = Cisalpina
name-baetica = Bética
name-lusitania = Lusitania
name-tarraconensis = Tarraconense
name-gallaecia = Gallaecia
name-balearic_islands = Baleares
name-narbonensis = Narbonense
name-aquitania = Aquitania
name-lugdunensis = Lugdunense
name-belgica = Bélgica
name-britannia = Britania
name-west_sicily = Sicilia occidental
name-east_sicily = Sicilia oriental
name-sardinia = Cerdeña
name-corsica = Córcega
name-germania_inferior = Germania inferior
name-germania_superior = Germania superior
name-germania_magna = Germania magna
name-raetia = Recia
name-noricum = Nórico
name-pannonia = Panonia
name-dalmatia = Dalmacia
name-moesia = Mesia
name-dacia = Dacia
name-macedonia = Macedonia
name-attica = Ática
name-peloponnes = Peloponeso
name-thrace = Tracia
name-aegean_islands = Islas del Egeo
name-ionia = Jonia
name-lycia = Licia
name-cilicia = Cilicia
name-galatia = Galacia
name-cappadocia = Capadocia
name-pontus = Ponto
name-egypt = Egipto
name-judea = Judea
name-syria = Siria
name-cyprus = Chipre
name-cyrenaica = Cirenaica
name-africa = África
name-numidia = Numidia
name-mauretania = Mauritania
name-tripolitania = Tripolitania
name-macedon = Macedonia
name-lysimachus = Lisímaco
name-seleucus = Seleuco
name-ptolemy = Ptolomeo
name-syracuse = Siracusa
name-mamertines = Mamertinos
name-pergamum = Pérgamo
name-league_of_tarentum = Liga de Tarento
name-achaean_league = Liga aquea
name-aetolian_league = Liga etolia
name-free_cities = Ciudades libres
name-soldier_of_fortune = Soldado de fortuna
name-tribes = Tribus
name-rebels = Rebeldes
name-cisalpine_gauls = Galos cisalpinos
name-gallic_revolt = Revuelta gala
name-western_gauls = Galos occidentales
name-eastern_gauls = Galos orientales
name-germans = Germanos
name-successors = Sucesores
name-slaves_1 = Esclavos
name-tarentum = Tarento
name-balaeres = Islas Baleares
name-agrigentum = Agrigento
name-thessalonica = Tesalónica
name-athens = Atenas
name-thebes = Tebas
name-thermopylae = Termópilas
name-corinth = Corinto
name-sparta = Esparta
name-byzantium = Bizancio
name-sardis = Sardes
name-ephesus = Éfeso
name-miletus = Mileto
name-seleucia = Seleucia
name-tarsus = Tarso
name-cilician_gates = Puertas Cilicias
name-nicomedia = Nicomedia
name-alexandria = Alejandría
name-memphis = Menfis
name-faiyum = Fayum
name-jerusalem = Jerusalén
name-antioch = Antioquía
name-edessa = Edesa
name-palmyra = Palmira
name-damascus = Damasco
name-tyre = Tiro
name-salamis = Salamina
name-cyrene = Cirene
name-ltp_delphi = Delfos
name-legion = Legión
name-heavy = Infantería pesada
name-light = Infantería ligera
name-cavalry = Caballería
name-militia = Milicia
name-hired_heavy = Infantería pesada mercenaria
name-hired_light = Infantería ligera mercenaria
name-hired_cavalry = Caballería mercenaria
name-barbarians = Infantería bárbara
name-tribesmen = Infantería tribal
name-reduced_legion = Legión reducida
name-reduced_heavy = Infantería pesada reducida
name-garrison = Guarnición
name-elephants = Elefante
name-helepolis = Helepolis
name-galleys = Escuadra de galeras
name-legion__several = Legiones
name-heavy__several = Infantería pesada
name-light__several = Infantería ligera
name-cavalry__several = Caballería
name-militia__several = Milicia
name-hired_heavy__several = Infantería pesada mercenaria
name-hired_light__several = Infantería ligera mercenaria
name-hired_cavalry__several = Caballería mercenaria
name-barbarians__several = Infantería bárbara
name-tribesmen__several = Infantería tribal
name-reduced_legion__several = Legiones reducidas
name-reduced_heavy__several = Infantería pesada reducida
name-garrison__several = Guarniciones
name-elephants__several = Elefantes
name-helepolis__several = Helepolis
name-galleys__several = Escuadras de galeras
name-gallic_chief = Caudillo galo
name-western_chief = Caudillo de los galos occidentales
name-eastern_chief = Caudillo de los galos orientales
name-german_chief = Caudillo germano
name-attalus = Átalo
name-eumenes = Eumenes
name-agathocles = Agatocles
name-demetrius_poliorcetes = Demetrio Poliorcetes
name-antigonus_gonatas = Antígono Gónatas
name-king_lysimachus = Lisímaco
name-seleucus_nicator = Seleuco Nicátor
name-antiochus_soter = Antíoco Sóter
name-ptolemy_soter = Ptolomeo Sóter
name-ptolemy_euergetes = Ptolomeo Evérgetes
name-sulla = Sila
name-tigranes = Tigranes
name-surena = Surena
name-card__alliance = Alianza
name-card__alliance_with_rhodes = Alianza con Rodas
name-card__alliance_with_pergamum = Alianza con Pérgamo
name-card__ambush = Emboscada
name-card__archimedes_effect = El efecto Arquímedes
name-card__barbarian_invasion = Invasión bárbara
name-card__bounteous_harvests = Cosechas abundantes
name-card__change_in_political_scene = Cambio político
name-card__change_in_foreign_policy = Cambio de política exterior
name-card__conqueror = Conquistador
name-card__conspiracy = Conspiración
name-card__cunctator = Cunctator
name-card__deus_ex_machina = Deus ex Machina
name-card__dies_irae = Dies Irae
name-card__diplomatic_mission = Misión diplomática tierra adentro
name-card__disease = Enfermedad: mueren los mejores
name-card__famine_and_drought = Hambre y sequía
name-card__artillery_engines = Técnica naval: artillería
name-card__corvus = Técnica naval: el Corvus
name-card__harpax = Técnica naval: el Harpax
name-card__independent_expansion = Expansión independiente
name-card__local_insurrection = Insurrección local
name-card__mercenaries = Mercenarios
name-card__naval_ambush = Emboscada naval
name-card__pirates = Piratas
name-card__poliorcates_effect = El efecto Poliorcetes
name-card__pontus = Ponto
name-card__raise_the_militia = Levantar la Milicia
name-card__rebellion = Rebelión
name-card__revenues_and_stability = Rentas y Estabilidad
name-card__slave_revolt = Revuelta de esclavos
name-card__soldier_of_fortune = Soldado de fortuna
name-card__spies = Espías
name-card__stability_and_opportunity = Estabilidad y oportunidad
name-card__stability_check = Chequeo de Estabilidad
name-card__successor_wars = Siguen las guerras de los Sucesores
name-card__tactical_surprise = Sorpresa táctica
name-card__traitor = Traidor
name-card__tribal_resurgence = Resurgir tribal
name-area__germany = Germania
name-area__naval_mutiny = Motín naval
name-people__caledonians = Caledonios
name-people__armenians = Armenios
name-shift-odds = relación de fuerzas
name-shift-cavalry = Caballería
name-shift-leaders = mejor líder
name-shift-fortress = Fortaleza de montaña
name-shift-amphibious = desde el mar
name-shift-siege = Pericia de asedio
name-shift-archimedes = un inventor en la ciudad
name-shift-helepolis = Helepolis
name-shift-cards = cartas
name-called__pyrrhus = Pirro
name-hope-intercept = de interceptar
name-nobody = nadie

# ---- cartas, Objetivos y abreviaturas

card-alliance = Abre negociaciones con otro jugador (4.2), o pon fin a una alianza con Pérgamo o Rodas.
card-alliance_with_rhodes = Paga 3T y entra en alianza con Rodas, si no tiene otra: usa sus Escuadras de galeras sin mantenimiento, repón las perdidas a 2T cada una en la fase de Efectivos y cobra los peajes de 1T.
card-alliance_with_pergamum = Entra en alianza con Pérgamo, si no tiene otra, y usa sus unidades; con un 5 o 6 en el dado, al moverlas viene un líder de Pérgamo.
card-ambush = Cuando otro jugador entra en un Punto de tránsito terrestre fuera de su Territorio natal: pierde la mitad de 1d6 PB (hacia arriba).
card-archimedes_effect = Una ciudad se defiende con 2 desplazamientos más el resto del Turno.
card-barbarian_invasion = Tira en la Tabla de Invasión (13.4).
card-bounteous_harvests = Tira 1d6 en la Tabla de Cosecha y hambre: quien controla ese Territorio gana 1 de Estabilidad.
card-change_in_political_scene = Devuelve la mano al mazo, cambia todos los Objetivos de oportunidad por otros, Estabilidad +2.
card-change_in_foreign_policy = El jugador elegido roba un Objetivo de oportunidad y devuelve otro al azar.
card-conqueror = Con un líder de élite en juego: un segundo Movimiento mayor para él y su ejército en esta Activación. No en el mismo Turno que Cunctator.
card-conspiracy = Quita del mapa a un líder de otro jugador que no sea de élite; ese jugador pierde 1 de Estabilidad.
card-cunctator = Repliegues ilimitados antes de una batalla en tierra en este Turno, sin perder Estabilidad en casa. No en el mismo Turno que Conquistador.
card-deus_ex_machina = Anula una carta que otro jugador acaba de jugar.
card-dies_irae = Quien la roba paga 2T o pierde esta Activación.
card-diplomatic_mission = Mira dos fichas de tribu a 4 conexiones terrestres o menos de una unidad de combate terrestre propia.
card-disease = Quien la roba tira 1d6; por debajo del valor de Campaña de su mejor líder, ese líder muere. (El suceso Estándar mata también si es igual.)
card-famine_and_drought = Tira 1d6 en la Tabla de Cosecha y hambre: quien controla ese Territorio pierde 1 de Estabilidad.
card-artillery_engines = Las Escuadras de galeras propias cuentan 3 PB el resto del Turno.
card-corvus = Las Escuadras de galeras propias cuentan 3 PB el resto del Turno.
card-harpax = Las Escuadras de galeras propias cuentan 3 PB el resto del Turno.
card-independent_expansion = Coloca una Guarnición gratis en un Espacio desocupado a 4 conexiones terrestres o menos de una unidad de combate terrestre propia.
card-local_insurrection = Quita una Guarnición de cualquier lugar del mapa.
card-mercenaries = Gasta exactamente 2T en 2 IL mercenarias, 1 CAB mercenaria o 1 IP mercenaria con un ejército propio. Ningún suceso para Roma.
card-naval_ambush = Contra un transporte naval que entra en un puerto o Punto de tránsito naval a 3 conexiones navales o menos (ninguna de alta mar) de una Escuadra de galeras propia: las unidades terrestres sin escolta son destruidas.
card-pirates = Coloca una pieza de Piratas (12.6).
card-poliorcates_effect = Paga 2T: un ejército tiene 2 desplazamientos en un ataque a una ciudad o Villa.
card-pontus = Pone en juego el reino de Ponto (12.5.5).
card-raise_the_militia = Estabilidad -1; luego, la mitad de 1d6 (hacia arriba) de Milicia en casa si hay allí unidades de combate terrestre enemigas; una menos en Malestar, ninguna en Caos.
card-rebellion = Tira en la Tabla de Rebelión (13.3).
card-revenues_and_stability = Quien la roba: con menos de 3T en el Tesoro, Estabilidad -1; con más de 12T, Estabilidad +1.
card-slave_revolt = Una revuelta de esclavos en el Territorio natal de quien la roba (12.7).
card-soldier_of_fortune = Pone en juego el ejército del Soldado de fortuna (12.4); Roma puede usarla para un Dictador (12.4.7).
card-spies = Mira la mano de un jugador.
card-stability_and_opportunity = Si estás Estable: una ficha de Activación más en el cubilete, gratis, o un Objetivo de oportunidad más (no si ya tienes tres).
card-stability_check = Un jugador con +3 o menos sufre Malestar (paga 2T), Desórdenes o guerra civil; si no hay ninguno, quien la roba pierde 1 de Estabilidad.
card-successor_wars = Un Movimiento mayor obligatorio con un ejército griego dentro de Grecia, contra griegos si se quiere; si la roba Grecia: Estabilidad -2.
card-tactical_surprise = 2 desplazamientos en una batalla en tierra.
card-traitor = Toma una carta al azar de la mano de otro jugador.
card-tribal_resurgence = Pon dos fichas de tribu sin usar en Espacios tribales vacíos.
objective-a = Controlar todas las provincias de Asia Menor que tienen puerto (todas menos Galacia)
objective-b = Controlar Egipto
objective-c = Controlar Hispania
objective-d = Controlar Creta, Chipre y Cilicia
objective-e = Controlar Galia
objective-f = Controlar los puertos de Chios, Naxos, Cnossus y Mileto
objective-g = Controlar Germania superior, Recia y Nórico
objective-h = Controlar el Danubio
objective-i = Controlar Sicilia occidental, Sicilia oriental, Cerdeña y Córcega
objective-j = Controlar todos los puertos de Bética, Mauritania y Tarraconense, y las Baleares
objective-k = Tener una ciudad o Villa en cinco Territorios aparte del Territorio natal
objective-l = Tener más talentos que nadie al final de la fase de Ingresos (nada si hay empate)
objective-m = Controlar una provincia natal de otro jugador en la fase de Victoria
objective-n = En la fase de Victoria controlar Sicilias, Germania, Quersoneso o Rodas con Creta: puntos por cada una
short-legion = LG
short-heavy = IP
short-light = IL
short-cavalry = CAB
short-militia = MIL
short-hired_heavy = IPM
short-hired_light = ILM
short-hired_cavalry = CABM
short-barbarians = IB
short-tribesmen = IT
short-reduced_legion = lg
short-reduced_heavy = ip
short-garrison = G
short-elephants = EL
short-helepolis = HEL
short-galleys = EG

# What abbreviations stand for, one a line: they explain themselves wherever they are read.
screen-abbreviations =
    PV: puntos de victoria
    POG: puntos de objetivos geográficos, por provincias, territorios y objetivos
    PC: puntos de civilización, por ciudades y villas
    PM: puntos de movimiento
    PB: puntos de batalla: lo que vale una unidad en batalla
    T: talentos, el dinero del juego
