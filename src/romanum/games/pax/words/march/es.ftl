# Pax Romana: movimiento por tierra y por mar, intercepción, repliegue, desgaste.

# ---- lo que ha pasado

event-breaks-down = { $side }: { $number } { $unit } en { $place } se convierte en { $garrisons ->
    [one] una Guarnición
   *[other] { $garrisons } Guarniciones
  }.
event-razes = { $side } en { $place }: ciudad o Villa propia destruida.
event-intercepts = { $side }: intento de intercepción desde { $place } en { $space }{ $leader ->
    [nobody] {""}
   *[other] {" "}al mando de { $leader }
  }, { $total } de { $needed }: { $success ->
    [yes] llega
   *[no] fracasa
  }.
event-withdraws = { $side }: repliegue desde { $place }, dado { $die }, { $mp } PM.
event-garrisons-fall = { $number ->
    [one] Cae una Guarnición
   *[other] Caen { $number } Guarniciones
  } de { $side } en { $space }.
event-attrition = { $side }: desgaste en { $place }, dado { $die }, { $losses } de { $units ->
    [one] { $units } unidad
   *[other] { $units } unidades
  }.
event-unit-lost = Pérdida de { $side } en { $place }: { $unit }.
event-reduced = { $side }: queda reducida en { $place }: { $unit }.
event-parts = { $side }: se separa de su aliado en { $place } y va a { $space }.
event-continuity = { $side }: tirada de Continuidad en { $place }, { $total } contra { $needed }: { $goes_on ->
    [yes] sigue
   *[no] ha acabado
  }.
event-weather = El mar en { $place }: dado { $die }, { $what ->
    [storm] tempestad para { $side }
    [off-course] { $side }: fuera de rumbo
   *[calm] { $side }: no pasa nada
  }.
event-storm = La tempestad azota a { $side } en { $place }: { $die }.
event-ships-lost = { $side } en { $place }: { $number ->
    [one] una Escuadra de galeras perdida
   *[other] { $number } Escuadras de galeras perdidas
  }.
event-fleet-lost = La flota de { $side } en { $place } se ha perdido.
event-no-escort = { $side }: sin naves en { $place } que la defiendan.
event-naval-battle = Batalla naval en { $place }: { $attacker } { $attack }, { $defender } { $defence }.
event-sea-winner = Victoria en el mar de { $side }; dado { $die }.
event-flees = La flota vencida de { $side } pone rumbo a { $place }.
event-fleet-withdraws = La flota de { $side } se repliega de { $place }.
event-pirates-come = Aparecen Piratas en { $place }.
event-pirate-hunt = { $side }: combate contra los Piratas en { $place }, { $total } de { $needed }: { $won ->
    [yes] son expulsados
   *[no] resisten
  }.
event-no-toll = { $side }: sin pagar en { $place }.

event-pergamene-leader = Pérgamo busca un líder: dado { $die }; { $leader } llega a { $place }.

# ---- preguntas

ask-kinsmen = { $power }: hay griegos en { $place }. ¿Los recoges o los atacas?
ask-company = Hay también un ejército de { $side } en { $place }. ¿Marcha con el tuyo?

ask-minor-move = { $side }, { $place }: ¿qué unidad o líder mueve?
ask-pick-units = { $side }, { $place }: ¿quién se queda? Van todos los demás.
ask-bring-units = { $side }, { $place }: ¿qué unidades?
ask-march = { $side } en { $place }: { $mp } PM. ¿Adónde?
ask-interception = Entrada de { $side } en { $place }. ¿Quién intercepta?
ask-behind-walls = { $place }: ¿quién se queda tras los muros?
ask-withdrawal = Entrada de { $side } en { $place }. ¿Aguantar o replegarse?
ask-hinder = { $place }: ¿estorba tu caballería el repliegue en { $by }?
ask-withdraw-to = Repliegue de { $side } desde { $place }: { $mp } PM. ¿Adónde?
ask-attrition = { $place }: ¿qué se pierde? Quedan { $left }.
ask-parting = { $power }: ¿adónde va el ejército que se separa de su aliado en { $place }?
ask-sail = { $side } en { $place } con { $ships ->
    [one] { $ships } Escuadra de galeras
   *[other] { $ships } Escuadras de galeras
  }: ¿adónde?
ask-stopped = { $side }: alto en { $place }. ¿Intentar seguir?
ask-escort = { $place }: ¿cuántas Escuadras de galeras de { $side } navegan con ella?
ask-port-passage = Una flota de { $side } está en tu puerto de { $place }: se detiene allí, salvo que la dejes seguir.
ask-hail = Hay naves de { $side } en { $place }. ¿Atacar?
ask-naval-response = Llega una flota de { $side } a { $place }. ¿Combatir, replegarse o dejarla seguir?
ask-naval-attacked = { $side }: ataque a tu flota en { $place }. ¿Combatir o replegarse?
ask-blockade = { $side }: embarque en { $place } para un repliegue. ¿Combatir con tu flota o dejar pasar?
ask-naval-course = ¿Adónde se repliega la flota de { $side }?
ask-permission = ¿Puede pasar por { $place } la flota de { $side }?
ask-find-haven = ¿A qué puerto va la flota vencida de { $side }?
ask-line-over-rhodes = { $power }: ¿pagar a Rodas { $talents }T para que el ejército en { $place } no quede cortado?
ask-rhodes-toll = { $power }: ¿pagar { $talents }T en Rodas?
ask-pirates = { $power }: ¿dónde aparecen los Piratas?

# ---- acciones

do-major = Movimiento mayor desde { $place }
do-major-fleet = Movimiento mayor de la flota en { $place }
do-major-of = Movimiento mayor de { $other } desde { $place }
do-major-fleet-of = Movimiento mayor de la flota de { $other } en { $place }
do-conquest = Segundo Movimiento mayor desde { $place }
do-guest = Movimiento gratis del huésped en { $place }
do-minor = Movimiento menor desde { $place }
do-minor-of = Movimiento menor de { $other } desde { $place }
do-unit = { $unit }
do-leave = Dejar { $number } { $unit }
do-bring = Llevar { $number } { $unit }
do-leave-leader = Dejar a { $leader }
do-bring-leader = Llevar a { $leader }
do-ready = Listos
do-to = A { $place }
do-pick-up = Recoger unidades
do-drop-off = Dejar unidades
do-break-down = Dividir { $number } { $unit } en Guarniciones
do-destroy = Destruir la ciudad o Villa
do-halt = Alto
do-embark = Embarcar
do-sail-to = Navegar a { $place }
do-debark = Desembarcar
do-escort = { $number ->
    [one] 1 Escuadra de galeras
   *[other] { $number } Escuadras de galeras
  }
do-attack = Atacar
do-let-pass = Dejarla seguir
do-intercept = Interceptar desde { $place }
do-intercept-of = Interceptar con { $other } desde { $place }
do-intercept-leader = { $leader } sale al encuentro
do-behind-walls = { $number } { $unit } tras los muros
do-withdraw = Replegarse
do-withdraw-by-sea = Replegarse por mar a { $place }
do-stand = Aguantar
do-hinder = Estorbarlos
do-roll-on = Intentar la Continuidad
do-lose-unit = Perder { $unit }
do-reduce-unit = Reducir { $unit }
do-pay-toll = Pagar el peaje
do-pirates = Piratas en { $place }

# ---- por qué no

why-not-in-play = { $place } no está en juego en este escenario.
why-shut-out = En este escenario estos no pueden entrar en { $place }.
why-militia-at-home = La Milicia no sale nunca de su Territorio natal.
why-out-of-bounds = Este ejército no puede ir a { $place }.
why-stays-in-greece = Este ejército se queda en Grecia.
why-goes-to-greece = Tiene que seguir hasta Grecia.
why-nobody-to-attack = Hay enemigos en { $place }, y nadie de aquí puede atacarlos.
why-strait-held = { $place } está en otras manos: un estrecho no se cruza contra ellas.
why-strait-guarded = Naves enemigas guardan el estrecho hacia { $place }.
why-too-few-points = Hasta { $place } hacen falta { $needed } PM; { $had ->
    [one] queda { $had }
   *[other] quedan { $had }
  }.
why-too-few-mp = Eso cuesta { $needed } PM; { $had ->
    [one] queda { $had }
   *[other] quedan { $had }
  }.
why-no-way-beyond = Desde { $place } hay que seguir: eso cuesta { $needed } PM, y { $had ->
    [one] queda { $had }
   *[other] quedan { $had }
  }.
why-no-way-on = Desde { $place } ningún camino sigue, y nadie puede quedarse allí.
why-no-points-to-attack = Entrar en { $place } y atacar cuesta { $needed } PM; { $had ->
    [one] queda { $had }
   *[other] quedan { $had }
  }.
why-one-unit-moves = Es un Movimiento menor: no se recogen unidades.
why-own-home = { $place } está en tu tierra: nadie destruye sus propias ciudades y Villas.
why-not-in-transit = Ninguna unidad se detiene en un Punto de tránsito.
why-passes-only = Los invasores pasan por aquí; no se quedan.
why-slaves-march = Los esclavos tienen que seguir la marcha.
why-not-by-sea = Este ejército no va por mar.
why-no-way-out = Atacar { $place } desde el mar cuesta { $needed } PM, uno de ellos para desembarcar en otro lugar; { $had ->
    [one] queda { $had }
   *[other] quedan { $had }
  }.
why-not-on-deep-sea = Ninguna flota acaba su movimiento en alta mar.
why-aboard = Hay un ejército a bordo: desembarca o sigue navegando.
why-toll-unpaid = El peaje de Rodas no se pagó: esta flota solo puede volver a { $place }.
why-been-there = Esta flota viene de { $place }; no va y viene entre puertos.
why-not-sailed = Quien ha embarcado en { $place } navega primero; si no, deshaz el paso.
why-cyprus-shut = Chipre está cerrada a las naves en este Turno.
why-needs-ships = Hay que atacar la flota en { $place }, y no hay naves para ello.
why-nobody-to-move = Nadie en { $place } puede mover.
why-no-major-left = No queda ningún Movimiento mayor.
why-no-minor-left = No queda ningún Movimiento menor.
why-mutiny = Las tripulaciones en { $place } están en motín.
why-cannot-intercept = Nadie puede interceptar desde ahí.

# ---- lo que puede pasar por el camino

risk-attack = un ataque
risk-attrition = desgaste en los Alpes
risk-interception = intercepción
risk-weather = un alto por el mal tiempo
risk-continuity = el fin de la travesía allí
risk-storm = una tempestad
risk-fleets = naves enemigas, que pueden combatir o dejarla pasar
risk-sea-fight = un combate en el mar
risk-pirates = Piratas
risk-toll = el peaje de Rodas
risk-passage = un dueño del puerto, que puede dejarla pasar o detenerla

# ---- ventanas

window-interception = Intercepción
window-interception-about = Un ejército enemigo mueve o desembarca junto a un ejército o líder tuyo; sin preguntarte, lo dejas pasar.
window-interception-concerns = Entra en tu tierra, o en un Espacio que tienes u ocupas.
window-active-intercepts = Intercepción de los que ceden
window-active-intercepts-about = Un ejército enemigo se repliega o se retira junto a un ejército o líder tuyo; sin preguntarte, lo dejas ir.
window-active-intercepts-concerns = Entra en tu tierra, o en un Espacio que tienes u ocupas.
window-interception-walls = Tras los muros antes de una intercepción
window-interception-walls-about = Interceptas donde tienes una ciudad o Villa; sin preguntarte, nadie se queda tras sus muros.
window-pre-battle-withdrawal = Repliegue antes de la batalla
window-pre-battle-withdrawal-about = Van a atacar a un ejército tuyo; sin preguntarte, aguanta.
window-naval-response = Flotas que encuentran a la tuya
window-naval-response-about = Llega una flota adonde tienes naves, y no ataca; sin preguntarte, la dejas pasar.
window-naval-withdrawal = Flotas en fuga
window-naval-withdrawal-about = Una flota que se repliega pasaría junto a naves tuyas; sin preguntarte, te niegas.
window-port-passage = Flotas en tus puertos
window-port-passage-about = Una flota entra en un puerto tuyo donde no tienes naves; sin preguntarte, se detiene.
