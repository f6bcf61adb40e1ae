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
event-sets-out = { $side }: salida de { $place } al mando de { $leader } con { $mp } PM.
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
screen-map = Mapa del Mediterráneo. Las flechas van de un lugar a otro, Intro actúa, el signo de interrogación pregunta por qué no, el punto lleva al siguiente lugar donde puedes actuar. Ahora pueden elegirse { $places } lugares.
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
screen-majority = { $majority } Espacios son más de la mitad
screen-is-yours = Es tuya
screen-one-more = Un Espacio más la hace tuya: { $places }
screen-more = { $needs } Espacios más la hacen tuya
screen-held-by = en manos de { $side }
screen-capital = Capital
screen-sign-port = Puerto
screen-sign-fortress = Fortaleza de montaña
screen-sign-mine = mina de plata
screen-kind-land = Punto de tránsito terrestre
screen-kind-naval = Punto de tránsito naval
screen-kind-deep = Alta mar
screen-city-of = Ciudad de { $side }, { $walls } Puntos de muro
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
blunder-lapsed-marker = se deja pasar una ficha de Activación
blunder-last-talents = se pujan talentos que hacen falta para una Activación
blunder-idle-talents = una Expansión acaba con muchos talentos y Movimientos menores sin usar
blunder-left-at-sea = un ejército se queda en el mar
