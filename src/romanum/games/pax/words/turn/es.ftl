# Pax Romana: el Turno: fases, Activaciones, talentos, unidades reclutadas y construidas, negociaciones, puntos.

# ---- lo que ha pasado

event-game-turn = Turno { $turn }, { $years } a. C.
event-phase = { $phase ->
    [income] Fase de Ingresos
    [maintenance] Fase de Mantenimiento
    [removal] Fase de Retirada del mapa
    [leaders] Fase de Selección de líderes
    [manpower] Fase de Efectivos
    [activation] Fase de Activación
    [attrition] Fase de Desgaste y aislamiento
    [victory] Fase de Victoria
   *[order] Fase de Orden de juego
  }.
event-arrives = { $side }: llegada a { $place }.
event-removal = Líderes, Milicia, Mercenarios e invasores dejan el mapa.
event-play-order = Orden de la primera ronda: { $order }.
event-order-roll = Empate entre { $powers }: tiran { $dice }.
event-event-marker = Sale una ficha de suceso.
event-pontus-marker = Sale la ficha de Ponto.
event-silent = { $power } no tiene más Activaciones en este Turno.
event-activation = Activación { $number }: { $power }.
event-forfeits = { $power } deja pasar su ficha.
event-operation = { $power }: { $operation ->
    [expansion] Expansión
   *[recruitment] Reclutamiento
  }.
event-disbands = { $power } licencia { $unit } en { $place }.
event-builds = { $power } en { $place }: { $what ->
    [town] se construye una Villa
    [city] la Villa pasa a ser ciudad
   *[repair] se reparan los muros
  } ({ $walls ->
    [one] { $walls } Punto de muro
   *[other] { $walls } Puntos de muro
  }).
event-hires = { $power } contrata { $number } { $unit } en { $place }.
event-raises = { $power } recluta { $number } { $unit } en { $place }.
event-rebuilds = { $power } repone { $unit } en { $place }.
event-garrisoned = { $power }: { $number ->
    [one] una unidad reducida pasa a ser Guarnición
   *[other] { $number } unidades reducidas pasan a ser Guarniciones
  } en { $place }.
event-lets-go = { $power } renuncia a { $number } { $unit } en { $place }.
event-leaders-drawn = { $power } saca { $number ->
    [one] un líder
   *[other] { $number } líderes
  }.
event-leaders-drawn-known = { $power } saca { $leaders }.
event-stationed = { $leader } toma el mando en { $place }.
event-objective-swapped = { $power } roba otro Objetivo en lugar del último.
event-objective-returned = { $power } devuelve un Objetivo.
event-objective-claimed = { $power } reclama el Objetivo { $objective }: { $vp ->
    [0] { $gop } POG
   *[other] { $vp } PV
  }.
event-points = { $power }: { $gop } POG ({ $by_gop } PV), { $cvp } PC ({ $by_cvp } PV), Objetivos { $objectives } PV: { $points } PV, ahora { $total }.
event-game-over = Victoria de { $winners }{ $how ->
    [at-once] {" "}en el acto
    [automatic] : automática
    [scenario] , con lo que pide el escenario
    [gop] , con más Puntos de objetivos geográficos que nadie
    [provinces] , con más provincias que nadie
   *[vp] , con más Puntos de victoria que nadie
  }.
event-united = { $power } será un solo reino.
event-attends = { $power } acude a la Reunión.
event-stays-away = { $power } no acude.
event-proposes = { $power } hace una propuesta a { $partner } ({ $number ->
    [one] una condición
   *[other] { $number } condiciones
  }).
event-term = { $what ->
    [offer-talents] { $power } da { $number }T
    [want-talents] { $partner } da { $number }T
    [offer-ships] { $power } da { $number ->
        [one] 1 Escuadra de galeras
       *[other] { $number } Escuadras de galeras
      } en { $place }
    [want-ships] { $partner } da { $number ->
        [one] 1 Escuadra de galeras
       *[other] { $number } Escuadras de galeras
      } en { $place }
    [offer-hired] { $power } da { $number ->
        [0] todas:
       *[other] { $number }
      } { $unit } en { $place }
    [want-hired] { $partner } da { $number ->
        [0] todas:
       *[other] { $number }
      } { $unit } en { $place }
    [offer-town] { $power } cede { $place }
    [want-town] { $partner } cede { $place }
    [offer-card] { $power } da una carta
    [want-card] { $partner } da una carta
    [show-objective] { $power } enseña un Objetivo
    [offer-alliance] { $power } y { $partner } entran en alianza
    [promise-peace] { $power } guarda la paz
    [want-peace] { $partner } guarda la paz
    [promise-attack] { $power } ataca a { $target }
   *[want-attack] { $partner } ataca a { $target }
  }.
event-names-card = A { $partner } se le dice qué carta es.
event-names-card-known = La carta es { $card }.
event-speaks-of-objective = A { $partner } se le enseñaría qué Objetivo es.
event-gives-card = { $power } da una carta a { $partner }.
event-gives-card-known = { $power } da a { $partner } { $card }.
event-shows-objective = { $power } enseña un Objetivo a { $partner }.
event-shows-objective-known = { $power } enseña a { $partner } el Objetivo { $objective }.
event-agrees = { $power } llega a un acuerdo con { $partner }.
event-disagrees = { $power } no llega a un acuerdo con { $partner }.
event-allied = { $power } y { $partner } están en alianza por este Turno.
event-promises = { $power } da su palabra a { $partner }: { $what ->
    [peace] paz en este Turno
    [spare] no tocar { $place }
   *[attack] atacar a { $target }
  }.
event-offers-bribe = { $power } ofrece { $talents }T a { $partner } para que deje en paz { $place }.
event-refuses-bribe = { $power } rechaza los talentos de { $partner }.
event-turns-back = { $power } cumple su palabra a { $partner } y deja en paz { $place }.
event-breaks-word = { $power } ha roto su palabra a { $partner }.

# ---- preguntas

ask-toll = { $power }: ¿pagar a Rodas { $toll }T para que lleguen { $talents }T más?
ask-payment = { $power }: ¿pagar { $talents }T por la Activación?
ask-operation = { $power }: ¿qué operación? ({ $talents }T)
ask-expansion = { $power }: Expansión. Movimientos mayores: { $majors }; menores: { $minors }.
ask-recruit = { $power }: ¿reclutar unidades terrestres o construir naves? ({ $talents }T)
ask-levy = { $power }: ¿qué reclutas, y dónde? ({ $talents }T{ $province ->
    [nobody] {""}
   *[other] ; { $province }
  })
ask-shipyard = { $power }: ¿dónde construyes naves? ({ $talents }T)
ask-manpower = { $power }: ¿qué reclutas en este Turno? Quedan { $talents }T.{ $province ->
    [nobody] { "" }
   *[other] { " " }Ahora se recluta en { $province }.
  }
ask-maintenance = { $power }: el mantenimiento es de { $talents }T de { $treasury }T. ¿A qué renuncias?
ask-station = ¿Dónde toma el mando { $leader }?
ask-duplicate = { $power }: ya tienes este Objetivo. ¿Lo cambias?
ask-return-objectives = { $power }: ¿devuelves Objetivos?
ask-claims = { $power }: ¿reclamas un Objetivo?
ask-mercenaries = { $power }: ¿a quién contratas por { $talents }T? Da { $light } IL, { $cavalry } Caballería o { $heavy } IP.
ask-hire-more = { $power }: ¿vienen Mercenarios también a otro lugar? ({ $talents }T)
ask-mercenaries-where = { $power }: ¿adónde van { $number } { $unit }?
ask-invite = { $power }: ¿a quién invitas?{ $number ->
    [0] {""}
   *[other] {" "}Hasta ahora: { $invited }.
}
ask-attend = { $power }: { $caller } convoca una Reunión. ¿Acudes?
ask-draft = { $power}: ¿qué propones a { $partner }? { $number ->
    [one] Una condición por ahora.
   *[other] { $number } condiciones por ahora.
  }
ask-consider = { $power }: { $partner } te hace una propuesta ({ $number ->
    [one] una condición
   *[other] { $number } condiciones
  }). ¿Estás de acuerdo?
ask-give-card = { $power }: ¿qué carta das a { $partner }?
ask-free-talk = { $power }: ¿abres negociaciones?
ask-bribe = { $power }: { $partner } viene contra ti en { $place }. ¿Ofreces talentos?
ask-take-bribe = { $power }: { $partner } ofrece { $talents }T. ¿Los aceptas?
ask-keep-word = { $power }: { $partner } te ha pagado para que dejes en paz { $place }. ¿Lo haces?

# ---- por qué no

why-too-dear = Eso cuesta { $talents }T; en el Tesoro hay { $treasury }T.
why-no-minor-move = No queda ningún Movimiento menor.
why-in-a-fortress = { $place } es una Fortaleza de montaña.
why-has-a-town = { $place } ya tiene una ciudad o Villa.
why-not-controlled = { $place } no está bajo tu Control.
why-not-his-town = La Villa de { $place } no es tuya.
why-no-full-town = { $place } necesita una Villa a plena fuerza; tiene { $walls ->
    [one] { $walls } Punto de muro
   *[other] { $walls } Puntos de muro
  }.
why-rome-hires-nobody = Roma nunca contrata Mercenarios.
why-has-hired = Ya se han contratado Mercenarios en esta Activación.
why-above-maximum = Cartago no puede pasar de su Máximo de efectivos de { $maximum }; tiene { $units }.
why-recruitments-used = El escenario permite { $number } Reclutamientos.
why-nothing-to-raise = Con { $treasury }T no puede reclutarse nada.
why-nothing-here = Ahora no puede reclutarse nada en { $province }.
why-isolated = { $province } está cortada de casa.
why-isolated-unit = { $unit } en { $place } está cortada, y allí no se recluta de esa clase.
why-not-raised-here = { $unit } no se recluta en { $place }.
why-not-his-space = { $place } no está bajo tu Control.
why-elephants-alone = Los elefantes necesitan unidades de combate terrestre a su lado en { $place }.
why-scenario-limit = El escenario permite { $number } { $unit } en total.
why-enemy-ships = Hay naves enemigas en { $place }.
why-nothing-written = Aún no hay nada escrito.
why-sheet-full = La hoja está llena; tacha antes una línea.
why-no-objectives-sold = En esta partida no se venden Objetivos.
why-one-a-turn = Eso se hace una vez por Turno.
why-objectives-enough = Ya tienes { $number } Objetivos.
why-not-divided = No hay dos reinos que unir.
why-not-above-maximum = Tus unidades no pasan del Máximo de efectivos de { $maximum }.
why-has-talked = Ya has negociado en esta Activación.
why-no-duplicate = No tienes otro de la misma letra.
why-not-fulfilled = El Objetivo { $objective } no está cumplido, o ya se reclamó.

# ---- cómo acabó

how-at-once = por lo que pide el escenario
how-automatic = por victoria automática
how-scenario = por lo que pide el escenario
how-vp = por Puntos de victoria
how-gop = por Puntos de objetivos geográficos
how-provinces = por provincias

# ---- acciones

do-pay = Pagar la ficha
do-forfeit = Dejarla pasar
do-expansion = Expansión
do-recruitment = Reclutamiento
do-meeting = Convocar una Reunión (gratis): acuerdos en lugar de una Operación
do-town = Construir una Villa en { $place }
do-city = Hacer de { $place } una ciudad con { $unit }
do-repair = Añadir { $number ->
    [one] { $number } Punto de muro
   *[other] { $number } Puntos de muro
  } en { $place }
do-disband = Licenciar { $unit } en { $place }
do-hire = Contratar { $number } de IP mercenaria en { $place } (2T cada una)
do-hires = { $unit }
do-recruit-land = Unidades terrestres
do-recruit-ships = Naves
do-muster = Reclutar en { $province }
do-raise = { $unit } en { $place }
do-build = Una Escuadra de galeras en { $place }
do-rebuild = Reponer { $unit } en { $place }
do-engage = IP mercenaria en { $place }
do-buy = Comprar un Objetivo
do-unite = Unir los reinos
do-cross-out = Tachar la última línea
do-give-up = Renunciar a { $unit } en { $place }
do-station = { $leader } a { $place }
do-claim = Reclamar el Objetivo { $objective }
do-return = Devolver el Objetivo { $objective }
do-swap = Robar otro en su lugar
do-invite = Invitar: { $power }
do-offer-talents = Ofrecer { $number }T
do-want-talents = Pedir { $number }T
do-offer-ships = Ofrecer { $number ->
    [one] 1 Escuadra de galeras
   *[other] { $number } Escuadras de galeras
  } en { $place }
do-want-ships = Pedir { $number ->
    [one] 1 Escuadra de galeras
   *[other] { $number } Escuadras de galeras
  } en { $place }
do-offer-hired = Ofrecer { $number } { $unit } en { $place }
do-want-hired = Pedir { $number } { $unit } en { $place }
do-offer-town = Ceder { $place }
do-want-town = Pedir { $place }
do-offer-card = Ofrecer { $card }
do-want-card = Pedir una carta
do-give-card = Dar { $card }
do-show-objective = Enseñar el Objetivo { $objective }
do-offer-alliance = Ofrecer una alianza
do-promise-peace = Prometer paz
do-want-peace = Pedir paz
do-promise-attack = Prometer un ataque contra { $power }
do-want-attack = Pedir un ataque contra { $power }
do-propose = Proponer esto
do-counter = Hacer una contrapropuesta
do-bribe = Ofrecer { $number }T
do-turn-back = Cumplir tu palabra
do-press-on = Atacar a pesar de todo
do-talk = Hablar con { $power }

# ---- ventanas

window-bribery = Soborno
window-bribery-about = Un ejército o una flota viene contra ti; sin preguntarte, no ofreces nada.
window-meeting = Reuniones
window-meeting-about = Te invitan a negociar; sin preguntarte, no acudes.
window-alliance-talks = Propuestas
window-alliance-talks-about = Otra potencia te hace una propuesta; sin preguntarte, la rechazas.
window-free-talk = Hablar en cualquier momento
window-free-talk-about = Empieza una Activación, y puedes abrir negociaciones.
window-rhodes-loc-toll = Peaje por los ingresos que pasan por Rodas
window-rhodes-loc-toll-about = Podrían llegar ingresos por Rodas; sin preguntarte, no pagas por ellos.
window-objective-l-claim = El Objetivo de la riqueza
window-objective-l-claim-about = Solo tú tienes más talentos que nadie tras los Ingresos; sin preguntarte, no enseñas nada.
window-objective-claims = Objetivos por reclamar
window-objective-claims-about = En la fase de Victoria puedes enseñar Objetivos por sus puntos; sin preguntarte, no enseñas ninguno.
window-objective-discard = Objetivos por devolver
window-objective-discard-about = En la fase de Retirada del mapa puedes devolver Objetivos; sin preguntarte, te los quedas.
window-duplicate-objective = Objetivos robados dos veces
window-duplicate-objective-about = Has robado un Objetivo que ya tienes; sin preguntarte, te lo quedas.
