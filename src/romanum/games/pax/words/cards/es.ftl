# Pax Romana: el mazo, las manos y lo que hacen las cartas.

# ---- lo que ha pasado

event-draws-card = { $power } roba una carta y se la queda.
event-draws-card-known = { $power } roba { $card }.
event-draws-event = { $power } roba { $card }: tiene efecto en el acto.
event-plays-card = { $power } juega { $card }.
event-discards-card = { $power } descarta { $card }.
event-hires-for-card = { $power } da { $card } por Mercenarios.
event-cancels-card = Un dios aparece en favor de { $power }: { $card } de { $victim } no tiene efecto.
event-card-idle = { $card } no tiene efecto para { $power }.
event-new-deck = Se baraja el mazo de nuevo: { $cards } cartas.
event-political-scene = Gobierna otro partido ({ $power }): vuelven { $cards ->
    [one] una carta
   *[other] { $cards } cartas
  } al mazo y { $objectives ->
    [one] un Objetivo
   *[other] { $objectives } Objetivos
  } al cubilete.
event-foreign-policy = { $power } cambia la política exterior de { $target }.
event-gives-back = { $power } devuelve uno de sus Objetivos anteriores.
event-conspiracy = { $leader }, en { $place }, ha conspirado contra { $power } y se retira del mapa.
event-insurrection = Una Guarnición de { $power } en { $place } desaparece.
event-loses-marker = { $power } pierde esta Activación: los dioses están airados.
event-tribe-returns = Aparece una tribu en { $space }.
event-mission = { $power } envía una misión a la tribu de { $space }.
event-mission-known = { $power } envía una misión a la tribu de { $space }: su fuerza es { $strength }.
event-better-ships = { $power } tiene { $card }: cada una de sus Escuadras de galeras cuenta 3 PB el resto del Turno.
event-traitor = Un traidor trae a { $power } una carta de { $target }.
event-traitor-known = Un traidor trae a { $power } { $card } de { $target }.
event-adds-marker = { $power } echa una ficha al cubilete, que se jugará gratis.
event-ambush = { $power } tiende una emboscada a { $side } en { $place }: dado { $die }, se pierden { $points } PB.
event-delays = { $power } es Cunctator el resto del Turno.
event-conquers = { $power } es Conquistador y tiene un segundo Movimiento mayor.
event-inventor = { $power }: un inventor se instala en { $space }.
event-helepolis = { $power } construye una Helepolis en { $place }.
event-surprise = { $power } sorprende al enemigo: { $shifts ->
    [one] { $shifts } desplazamiento
   *[other] { $shifts } desplazamientos
  }.
event-naval-ambush = Naves de { $power } desde { $port } tienden una emboscada a { $side } en { $place }.
event-successor-wars = { $power } mueve el ejército griego en { $place }: siguen las guerras de los Sucesores.
event-parts-ways = { $side }: fin de la alianza con { $power }.
event-allied-with = { $side }: desde ahora en alianza con { $power }.

# ---- preguntas

ask-aim-successor_wars = { $power }: ¿qué ejército griego va a la guerra?
ask-aim-alliance = { $power }: ¿con quién negocias, o qué alianza acaba?

ask-aim-change_in_foreign_policy = { $power }: ¿la política exterior de quién cambia?
ask-aim-conspiracy = { $power }: ¿qué líder ha conspirado?
ask-aim-local_insurrection = { $power }: ¿qué Guarnición desaparece?
ask-aim-dies_irae = { $power }: ¿pagas a los sacerdotes { $talents }T?
ask-aim-tribal_resurgence = { $power }: ¿dónde aparece una tribu? { $left ->
    [one] Es la última.
   *[other] Quedan { $left }.
  }
ask-aim-diplomatic_mission = { $power }: ¿qué tribu miras? { $left ->
    [one] Es la última.
   *[other] Quedan { $left }.
  }
ask-aim-independent_expansion = { $power }: ¿dónde va la Guarnición?
ask-aim-spies = { $power }: ¿la mano de quién miras?
ask-aim-traitor = { $power }: ¿a quién le quitas una carta?
ask-aim-stability_and_opportunity = { $power }: ¿una ficha gratis o un Objetivo?
ask-aim-archimedes_effect = { $power }: ¿en qué ciudad vive el inventor?
ask-aim-poliorcates_effect = { $power }: ¿qué ejército recibe la Helepolis?
ask-aim-naval_ambush = { $power }: ¿qué flota está al acecho?

ask-card-segment = { $power }: { $number ->
    [one] una carta
   *[other] { $number } cartas
  } en mano, de las que pueden guardarse { $most }. ¿Juegas alguna?
ask-cancel-card = { $power }: ¿anulas { $card } de { $victim }?
ask-lay-down = { $power }: más de { $most ->
    [one] { $most } carta
   *[other] { $most } cartas
  } en mano; ¿cuál descartas?
ask-carry-over = ¿Qué carta guardas para el Turno siguiente?
ask-hand-card-window = { $power }: ¿juegas una carta ahora?
ask-raise-the-militia-card = { $power }: hay enemigos en tu tierra. ¿Levantas la Milicia?
ask-carthage-mercenaries = { $power }: ¿gastas una carta y 2T en Mercenarios?
ask-ambush = { $power }: pasa un ejército. ¿Le tiendes una emboscada?
ask-naval-ambush = { $power }: un transporte pasa cerca de tus naves. ¿Le tiendes una emboscada?
ask-cunctator = { $power }: ¿juegas Cunctator antes de que se llegue a un repliegue?
ask-battle-shift-cards = { $power }: se anuncian los desplazamientos. ¿Sumas los de una carta?

# ---- negativas

why-card-not-now = { $card } no puede jugarse en este momento.
why-card-not-held = { $card } no está en tu mano.
why-too-many-cards = Tienes { $number } cartas; no pueden guardarse más de { $most }.
why-allied-already = { $side }: ya hay alianza con { $power }.
why-nobody-to-ally = { $side }: ya no existe, o está en otras manos.
why-talents-short = Tienes { $talents }T y hacen falta { $needed }T.
why-no-army-to-join = No hay allí ningún ejército tuyo al que unirse.
why-slaves-stay = No pueden alzarse esclavos contra ti.
why-no-leader = No tienes ningún líder en el mapa.
why-no-objectives = No hay Objetivos.
why-no-tribe-near = No hay ninguna tribu que no conozcas a { $reach ->
    [one] { $reach } conexión terrestre
   *[other] { $reach } conexiones terrestres
  } o menos de tus unidades de combate terrestre.
why-no-room = No hay ningún Espacio desocupado a { $reach ->
    [one] { $reach } conexión terrestre
   *[other] { $reach } conexiones terrestres
  } o menos de tus unidades de combate terrestre.
why-no-dictator = Un Dictador necesita un ejército enemigo en tu tierra, Roma en tus manos y un líder al que reemplazar.
why-no-soldier = El Soldado de fortuna no puede venir.
why-pontus-is-there = Ponto está en juego.
why-no-room-in-pontus = No hay ningún Espacio desocupado en Ponto.
why-has-technology = Tus naves ya tienen su técnica.
why-nobody-has-cards = Nadie más tiene cartas en mano.
why-not-stable = No estás Estable.
why-nobody-to-ambush = No hay ningún ejército de otro jugador al que tender una emboscada.
why-own-army = Es el tuyo.
why-at-home = Ese ejército está dentro de su Territorio natal.
why-has-played-conqueror = Ya has jugado Conquistador en este Turno.
why-has-played-cunctator = Ya has jugado Cunctator en este Turno.
why-is-cunctator = Ya eres Cunctator.
why-needs-no-cunctator = No cambiaría nada en este repliegue.
why-no-elite-leader = No tienes ningún líder de élite en el mapa.
why-expansion-has-begun = Tu Expansión ya ha empezado.
why-no-city = No hay ninguna ciudad en el mapa.
why-not-your-battle = No es tu batalla.
why-turmoil = Llevaría al Caos.
why-no-enemy-at-home = No hay unidades de combate terrestre enemigas en tu tierra.
why-no-fleet-near = No hay ninguna flota tuya a { $reach ->
    [one] { $reach } conexión navale
   *[other] { $reach } conexiones navales
  } o menos.

# ---- acciones

do-end-alliance = Poner fin a la alianza con { $other }

do-pay-priests = Pagar a los sacerdotes
do-lose-marker = Perder la Activación
do-remove-garrison = { $power } en { $place }
do-add-marker = Una ficha gratis
do-add-objective = Un Objetivo
do-fleet-of = La flota en { $place }

do-play = Jugar { $card }
do-discard = Descartar { $card }
do-hire-for = Dar { $card } por Mercenarios
do-keep-card = Guardar { $card }
do-keep-none = No guardar ninguna

# ---- ventanas en las que una potencia puede no querer que le pregunten

window-hand-card-window = Cartas en cualquier momento
window-hand-card-window-about = Actúa otra potencia, y tienes una carta que puede jugarse ahora.
window-carthage-mercenaries = Cartas por Mercenarios
window-carthage-mercenaries-about = Actúa otra potencia, y Cartago puede dar una carta y 2T por Mercenarios.
window-raise-the-militia-card = Levantar la Milicia
window-raise-the-militia-card-about = Hay enemigos en tu tierra, y tienes la carta que levanta Milicia.
window-deus-ex-machina = Deus ex Machina
window-deus-ex-machina-about = Otra potencia roba o juega una carta, y puedes anularla.
window-ambush = Emboscada
window-ambush-about = Un ejército de otra potencia está en un Punto de tránsito terrestre, y puedes tenderle una emboscada.
window-naval-ambush = Emboscada naval
window-naval-ambush-about = Un transporte pasa cerca de tus naves, y puedes tenderle una emboscada.
window-cunctator = Cunctator
window-cunctator-about = Te atacan, y Cunctator te dejaría replegarte otra vez, o sin deshonra.
window-battle-shift-cards = Sorpresa táctica
window-battle-shift-cards-about = Se anuncian los desplazamientos de una batalla tuya, y puedes sumarles más.
wish-never = En este Turno no
