# History of the Roman Empire en español. Los nombres latinos quedan en latín.

event-turn = Empieza el turno { $turn }.
event-order-roll = { $factions } tiran por el orden de robo: { $dice }.
event-draw-order = Las fichas se roban en este orden: { $factions }.
event-draw-barbarian = { $faction } roba una ficha de Bárbaros.
event-draw-barbarian-known = { $faction } roba la ficha de Bárbaros { $token }: los { $name }.
event-draw-emperor = { $faction } roba una ficha de Emperador.
event-draw-emperor-known = { $faction } roba la ficha de Emperador { $token }: { $name }.
event-keep-token = { $faction } se queda la ficha de { $kind }.
event-keep-token-known = { $faction } se queda la ficha de { $kind } { $token }: { $name }.
event-give-token = { $faction } pasa una ficha de { $kind ->
    [Emperor] Emperador
   *[other] Bárbaros
  } a { $receiver }.
event-give-token-known = { $faction } pasa la ficha de { $kind } { $token }, { $name }, a { $receiver }.
event-barbarian-phase = { $faction } revela la ficha de Bárbaros { $token }: los { $people }, { $strength } ejércitos, desde { $start }.
event-roman-phase = { $faction } revela la ficha de Emperador { $token }: manda { $emperor } (bono: { $bonuses }).
event-emperor-without-faction = { $emperor } no tiene facción que mandar: { $faction } está muerta.
event-faction-dead = { $faction } no tiene ni unidades ni PV romanos: la facción está muerta.
event-start = { $faction } empieza en { $province }.
event-first-city = { $faction } funda su primera ciudad en { $province }, con una legión.
event-card = { $faction } juega { $card }.
event-cancelled = Habla el Oraculum: { $faction } anula { $card }.
event-barbarian-build = Los { $people } reciben { $new ->
    [0] ningún ejército nuevo
    [one] un ejército nuevo
   *[other] { $new } ejércitos nuevos
  } (fuerza { $strength }).
event-roman-start = { $faction } sale a campaña con { $legions } legiones y { $forts ->
    [one] un fuerte
   *[other] { $forts } fuertes
  }.
event-emperor-legions = El emperador trae a { $faction } { $legions ->
    [one] una legión gratis
   *[other] { $legions } legiones gratis
  }.
event-recruit = { $faction } recluta una legión por { $cost } PV.
event-buy-fort = { $faction } prepara un fuerte por { $cost } PV.
event-forts-lapse = A { $faction } le queda { $forts ->
    [one] un fuerte
   *[other] { $forts } fuertes
  } sin alzar en esta fase: { $forts ->
    [one] perdido
   *[other] perdidos
  }.
event-raise = { $faction } alza un fuerte en { $province }.
event-fortify = { $faction } hace del fuerte de { $province } una fortaleza por { $cost } PV.
event-repair = { $faction } repara la ciudad de { $province } por { $cost } PV.
event-bribe = { $faction } soborna { $number ->
    [one] a un rebelde
   *[other] a { $number } rebeldes
  } en { $province } por { $cost } PV.
event-lift = { $side } levanta un ejército de { $province }.
event-place = { $side } coloca un ejército en { $province }.
event-unplaced = { $side } deja sin colocar { $armies ->
    [one] un ejército
   *[other] { $armies } ejércitos
  }.
event-occupy = { $side } toma { $province }.
event-conquer = { $side } conquista { $province }.
event-attack = { $side } ataca a { $enemy } en { $province }, desde { $origin }.
event-automatic = { $enemy } cede ante { $side } en { $province }: son del mismo jugador.
event-round = { $province }: { $side } tira { $attack }, { $enemy } { $defence }: { $outcome ->
    [win] gana el atacante. { $modifiers }
    [loss] gana el defensor. { $modifiers }
   *[tie] empate, se repite.
  }
event-repelled = { $side } es rechazado de { $province }.
event-fort-falls = { $side } destruye los muros de { $province }.
event-fort-removed = Los muros de { $province } se derriban.
event-emperor-dies = Tres dados iguales: cae el emperador de { $faction }, y sus bonos con él.
event-retreat = { $faction } retira una legión de { $province } a { $destination }.
event-stand = { $faction } resiste en { $province }.
event-withdraw = { $side } retira un ejército de { $province } a { $destination }.
event-displaced-die = { $side } no tiene salida de { $province }: { $armies ->
    [one] un ejército perdido
   *[other] { $armies } ejércitos perdidos
  }.
event-hold-fort = { $side } conserva los muros de { $province }.
event-raze = { $side } arrasa los muros de { $province }.
event-loot = { $side } saquea la ciudad de { $province } ({ $dice }{ $bonus ->
    [0] {""}
   *[other] , y { $bonus } más
  }): { $points } PV para { $faction }.
event-spare = { $side } perdona la ciudad de { $province }.
event-found = { $faction } funda una ciudad en { $province }.
event-dismiss = { $faction } manda auxiliares a casa desde { $province }.
event-points = { $faction } suma { $points } PV ({ $kind }): ciudades { $city_points }, diócesis { $diocese_points }{ $emperor_points ->
    [0] {""}
   *[other] , emperador { $emperor_points }
  }.
event-final-provinces = { $faction } tiene al final { $provinces } provincias: { $points } PV.
event-final-kingdom = Los { $kingdom } siguen en pie ({ $dice }{ $bonus ->
    [0] {""}
   *[other] , y { $bonus } más
  }): { $points } PV para { $faction }.
event-rebellion = { $card }: { $rebels ->
    [one] una legión de { $victim } se rebela
   *[other] { $rebels } legiones de { $victim } se rebelan
  } en { $province }.
event-revolt = { $card }: { $rebels ->
    [one] una banda de rebeldes se alza
   *[other] { $rebels } bandas de rebeldes se alzan
  } contra { $victim } en { $province }.
event-treachery = { $card } en { $province }: { $dice }, hace falta { $needed } o más: { $outcome ->
    [win] se abren las puertas
   *[loss] no sale nada
  }.
event-march = { $side } marcha de { $origin } a { $province }.
event-disease = { $card } en { $province }: { $dice } para { $side }, { $dead ->
    [0] no muere nadie
    [one] muere un ejército
   *[other] mueren { $dead } ejércitos
  }.
event-enter-power = Los { $side } se alzan en { $province } con { $armies } ejércitos.
event-free-forts = { $card } da a { $faction } { $forts ->
    [one] un fuerte
   *[other] { $forts } fuertes
  }.
event-card-points = { $card } da a { $faction } { $vp } PV.
event-restore = { $card }: las ciudades de { $faction } quedan restauradas. { $provinces }
event-proscribe = { $faction } proscribe a { $victim }: { $dice }, así que { $vp } PV cambian de manos.
event-subsidy = { $faction } paga a los { $side } { $vp } PV para que le dejen en paz este turno.
event-offer = { $faction } ofrece a los { $side } { $vp } PV.
event-bribe-taken = Los { $side } aceptan { $vp } PV: su jugador deja en paz a { $faction } este turno, con todas sus fuerzas.
event-bribe-refused = Los { $side } rechazan { $vp } PV de { $faction }.

ask-token-barbarian = { $faction }: has robado la ficha de Bárbaros { $token }: los { $name }, fuerza { $strength }, desde { $start }. { $held ->
    [0] ¿Quedártela o pasarla?
   *[other] Ya tienes una: ¿a quién se la pasas?
  }
ask-token-emperor = { $faction }: has robado la ficha de Emperador { $token }: { $name } (bono: { $bonuses }). { $held ->
    [0] ¿Quedártela o pasarla?
   *[other] Ya tienes una: ¿a quién se la pasas?
  }
ask-token-others = { $faction } mira una ficha de { $kind ->
    [Emperor] Emperador
   *[other] Bárbaros
  }.
ask-start = { $faction }: elige la provincia donde empieza tu facción.
ask-event = { $faction }{ $own ->
    [yes] {""}
   *[no] {" "}con los { $side }
  }: ¿jugar una carta de Evento? Puedes jugar { $left ->
    [one] una más
   *[other] { $left } más
  } este turno.
ask-window-others = { $faction } puede reaccionar.
ask-oracle = { $faction }: { $other } juega { $card }. ¿Anularla con el Oraculum?
ask-stipendium = { $faction }: los { $side } te atacan en { $province }. ¿Pagarles con { $card }?
ask-insidiae = { $faction }: { $side } ataca { $province } por terreno difícil. ¿Tender una emboscada con { $card }?
ask-testudo = { $faction }: ¿jugar { $card } para tus ataques a { $province }?
ask-target = { $faction }: elige dónde golpea { $card }.
ask-proscribe = { $faction }: elige de quién toma la riqueza { $card }.
ask-march = { $faction }: elige desde dónde entra tu ejército en { $province }.
ask-lift = { $faction }: ¿levantar ejércitos de los { $side } para colocarlos otra vez? { $pool ->
    [one] Uno espera
   *[other] { $pool } esperan
  } colocación.
ask-build = { $faction }: construye. Tienes { $vp } PV romanos; una legión cuesta { $cost }. { $pool ->
    [one] Una legión
   *[other] { $pool } legiones
  } por colocar, { $forts ->
    [one] un fuerte listo
   *[other] { $forts } fuertes listos
  }.
ask-withdraw = { $faction }: { $own ->
    [yes] tus legiones
   *[no] los { $side }
  } deben dejar { $province }: elige adónde va un ejército ({ $armies } por mover).
ask-place = { $faction }: coloca { $own ->
    [yes] tus legiones
   *[no] los { $side }
  }, { $left ->
    [0] no queda ninguno
   *[other] quedan { $left }
  }{ $forts ->
    [0] {""}
    [one] , un fuerte listo
   *[other] , { $forts } fuertes listos
  }.
ask-retreat = { $faction }: { $enemy } ataca { $province } otra vez. ¿Resistir, o retirar legiones ({ $legions } allí)?
ask-hold-fort = { $faction }{ $own ->
    [yes] {""}
   *[no] {" "}con los { $side }
  }: ¿conservar los muros de { $province }, o arrasarlos?
ask-loot = { $faction }{ $own ->
    [yes] {""}
   *[no] {" "}con los { $side }
  }: ¿saquear la ciudad de { $province } por { $dice ->
    [one] un dado
   *[other] { $dice } dados
  }{ $bonus ->
    [0] {""}
   *[other] {" "}y { $bonus } más
  } de PV, o perdonarla?
ask-cities = { $faction }: funda ciudades ({ $cities } posibles){ $forts ->
    [0] {""}
    [one] {" "}o alza un fuerte
   *[other] {" "}o alza fuertes ({ $forts } listos)
  }.
ask-dismiss = { $faction }: { $legions ->
    [one] una legión auxiliar se va
   *[other] { $legions } legiones auxiliares se van
  } a casa. ¿Cuáles?
ask-bribery = { $faction }: los { $side } te atacan en { $province }. ¿Ofrecerles PV para que te dejen en paz este turno? Tienes { $vp }.
ask-bribe-answer = { $taker }: { $faction } ofrece a los { $side } { $vp } PV por perdonar { $province }. Si aceptas, ninguna de tus fuerzas puede atacar de nuevo a { $faction } este turno.

do-keep = Quedarse la ficha
do-give = Pasar la ficha a { $faction }
do-start = Empezar en { $province }
do-card = Jugar { $card }
do-target = Golpear { $province }
do-strike = Golpear la diócesis { $diocese }
do-proscribe = Proscribir a { $faction }
do-march = Entrar desde { $province }
do-recruit = Reclutar una legión
do-bribe = Sobornar a los rebeldes en { $province }
do-buy-fort = Preparar un fuerte
do-raise = Alzar un fuerte en { $province }
do-fortify = Hacer fortaleza el fuerte de { $province }
do-repair = Reparar la ciudad de { $province }
do-lift = Levantar un ejército de { $province }
do-place = Colocar un ejército en { $province }
do-attack = Atacar { $province } desde { $origin }
do-return = Volver a { $province }
do-withdraw = Retirarse a { $province }
do-retreat = Retirar una legión a { $province }
do-stand = Resistir y luchar
do-loot = Saquear la ciudad
do-spare = Perdonar la ciudad
do-hold = Conservar los muros
do-raze = Arrasar los muros
do-found = Fundar una ciudad en { $province }
do-dismiss = Mandar a casa una legión de { $province }
do-offer = Ofrecer { $number } PV
do-done = Listo

name-green = Verde
name-yellow = Amarillo
name-red = Rojo
name-blue = Azul
name-green-rebels = Rebeldes verdes
name-yellow-rebels = Rebeldes amarillos
name-red-rebels = Rebeldes rojos
name-blue-rebels = Rebeldes azules
name-sea = el mar
name-within = el interior
name-fort = un fuerte solo
name-roman = Romanos
name-barbarian = Bárbaros
name-emperor = Emperador
name-own = tus propias fuerzas
name-emperor-die = Emperador: un dado más
name-emperor-attack = Emperador: ataque +1
name-wins-ties = el atacante gana los empates
name-naval = desembarco: dos dados de defensa
name-difficult = terreno difícil: dos dados de defensa
name-no-port = sin puerto donde desembarcar: defensa +1
name-fort-bonus = Fuerte: defensa +1
name-fortress-bonus = Fortaleza: defensa +1, gana los empates
name-loot-die = saqueo: un dado
name-loot-dice = saqueo de una capital: dos dados
name-rich-city = las riquezas del reino

about-blurb = Siete turnos, del primer triunvirato al último emperador. Cada cual guía una facción romana y, turno a turno, uno de los pueblos a las puertas: con una mano levantas ciudades, con la otra las quemas.
about-feel = Audaz y algo malvado: turnos cortos, fichas secretas, cartas que vuelcan la mesa, una carrera que sigue abierta.
scenario-standard = 60 a. C. a 476 d. C.
scenario-standard-help = El juego entero: siete turnos.
option-bribes = Sobornar a los bárbaros
option-bribes-help = Un romano atacado puede ofrecer PV romanos para que le dejen en paz.
option-oraculum = Oraculum
option-oraculum-help = La carta 55, que anula otra, está en su montón.
option-pairs = Facciones con dos jugadores
option-pairs-help = Si dos jugadores llevan una facción sí y otra no, o las dos primeras y las dos últimas.
pile-purple = Reinos de Oriente
pile-green = Reinos del Oeste y del Norte
pile-brown = Tribus
pile-red = Rebelión
pile-orange = Revuelta
pile-black = Traición
pile-grey = Enfermedad
pile-blue = Guerra
pile-yellow = Estado
turn-1 = Los triunviros
turn-1-dates = 60 a. C. – 14 d. C.
turn-2 = La casa de César
turn-2-dates = 14 – 69
turn-3 = Marchan las águilas
turn-3-dates = 69 – 138
turn-4 = La larga frontera
turn-4-dates = 138 – 235
turn-5 = Los emperadores soldados
turn-5-dates = 235 – 284
turn-6 = El nuevo Imperio
turn-6-dates = 284 – 378
turn-7 = La caída de Occidente
turn-7-dates = 378 – 476

why-must-pass = Ya tienes una ficha: esta hay que pasarla ({ $rule }).
why-give-self = Para quedarte la ficha, dilo; solo se pasa a otros ({ $rule }).
why-has-token = { $faction } ya tiene una ficha ({ $rule }).
why-faction-dead = { $faction } está muerta ({ $rule }).
why-no-start = { $province } no es provincia inicial; son { $starts } ({ $rule }).
why-start-taken = { $province } ya es el inicio de { $faction } ({ $rule }).
why-not-in-hand = { $card } no está en tu mano ({ $rule }).
why-wrong-turn = { $card } se juega en los turnos { $first } a { $last }; este es el { $turn } ({ $rule }).
why-card-a-phase = Ya has jugado { $limit ->
    [one] una carta
   *[other] { $limit } cartas
  } en esta fase; no se permite más ({ $rule }).
why-cards-a-turn = Has jugado { $limit } cartas este turno; no se permite más ({ $rule }).
why-not-start = { $card } se juega en otro momento: mira su texto ({ $rule }).
why-wrong-phase = { $card } solo se juega en una fase de { $phase } ({ $rule }).
why-no-effect = { $card } no cambiaría nada ahora ({ $rule }).
why-card-elsewhere = { $card } no alcanza { $province } ({ $rule }).
why-nobody-there = No hay ejércitos en { $province } ({ $rule }).
why-not-anothers = { $province } no la tiene un enemigo adecuado ({ $rule }).
why-must-strike = { $card } debe golpear en algún sitio ({ $rule }).
why-struck-already = { $province } ya ha sido golpeada ({ $rule }).
why-no-rebels-left = Las { $counters } piezas de rebeldes están en el mapa ({ $rule }).
why-too-many = { $province } tiene { $armies } ejércitos; { $limit } como mucho ({ $rule }).
why-nobody-near = Ningún ejército tuyo junto a { $province } puede entrar ({ $rule }).
why-not-from = Nada de { $side } puede venir de { $origin } ({ $rule }).
why-no-victim = { $faction } no es un vecino con PV romanos que tomar (tiene { $vp }) ({ $rule }).
why-must-dismiss = { $legions ->
    [one] Una legión debe
   *[other] { $legions } legiones deben
  } irse a casa ({ $rule }).
why-not-yours = { $province } no tiene ejércitos de { $side } ({ $rule }).
why-not-at-start = Los { $side } no estaban en el mapa al empezar el turno ({ $rule }).
why-too-dear = Eso cuesta { $cost } PV romanos; tienes { $vp } ({ $rule }).
why-legion-cap = { $legions } legiones en juego y { $rebels } en rebelión: no se puede reclutar más allá de { $cap } ({ $rule }).
why-no-legions = Las { $counters } piezas de legión están en uso ({ $rule }).
why-no-forts = Las { $counters } piezas de fuerte están en uso ({ $rule }).
why-no-room-for-forts = { $forts } fuertes están listos, y no se podrían colocar más de { $room } en esta fase ({ $rule }).
why-no-fortresses = Las { $counters } piezas de fortaleza están en uso ({ $rule }).
why-no-cities = Las { $counters } piezas de ciudad están en uso ({ $rule }).
why-no-fort-ready = No tienes ningún fuerte listo ({ $rule }).
why-not-controlled = { $province } no es tuya ({ $rule }).
why-has-fort = { $province } ya tiene muros ({ $rule }).
why-no-fort-here = No hay fuerte que mejorar en { $province } ({ $rule }).
why-fort-too-new = El fuerte de { $province } se construyó este turno ({ $turn }) ({ $rule }).
why-no-city = No hay ciudad en { $province } ({ $rule }).
why-not-looted = No hay ciudad saqueada en { $province } ({ $rule }).
why-no-rebels = No hay rebeldes en { $province } ({ $rule }).
why-not-adjacent = { $province } no está junto a una provincia tuya ({ $rule }).
why-would-empty = Una legión o un fuerte debe quedar en { $province } ({ $rule }).
why-last-legion = La legión de { $province } es la última tuya en el mapa: debe quedarse ({ $rule }).
why-only-romans = Solo los romanos alzan fuertes ({ $rule }).
why-none-left = No quedan ejércitos por colocar ({ $rule }).
why-has-legions = Tu facción aún tiene legiones en el mapa: coloca desde ellas ({ $rule }).
why-must-return = Tu facción no tiene legión en el mapa: antes debe volver ({ $rule }).
why-not-return = Una facción sin legiones vuelve a una de estas: { $places } ({ $rule }).
why-out-of-reach = { $province } no está junto a ejércitos de { $side } ({ $rule }).
why-no-ships = { $side } no puede cruzar el mar: solo las facciones romanas ({ $rule }).
why-no-port = No tienes costa desde la que navegar a { $province } ({ $rule }).
why-full = { $province } está llena: { $armies } ejércitos ({ $rule }).
why-must-attack = { $province } la tiene { $enemy }: atácala ({ $rule }).
why-no-enemy = No hay a quién atacar en { $province } ({ $rule }).
why-truce = Los { $side } han prometido dejar en paz a { $faction } este turno ({ $rule }).
why-promised = Has tomado puntos de { $faction } y prometido dejarle en paz este turno ({ $rule }).
why-same-defence = { $province } se defiende igual contra un ataque desde { $other }: elige ese ({ $rule }).
why-not-next-to = { $province } no está junto a { $other } ({ $rule }).
why-not-friendly = { $province } no es del mismo bando ({ $rule }).
why-no-refuge = { $province } no es tuya ni un fuerte vacío ({ $rule }).
why-no-site = { $province } no tiene solar de ciudad ({ $rule }).
why-has-city = { $province } ya tiene una ciudad ({ $rule }).
why-no-pair = { $sites } solares y { $cities } ciudades además de la primera: una ciudad por par de solares ({ $rule }).
why-start-first = Tu provincia inicial { $province } debe tener antes su ciudad ({ $rule }).
screen-setting-up = Preparación
screen-roman-phase = Fase de Romanos
screen-people-phase = { $faction }: los { $people }
screen-order-turn = Turno { $turn } de { $turns }
screen-order-draw = Robar fichas
screen-order-barbarian = Fases de Bárbaros, por ficha
screen-order-cards = Cartas de Evento
screen-order-build = Construir
screen-order-place = Colocar ejércitos y luchar
screen-order-barbarian-vp = Contar PV bárbaros
screen-order-roman = Fases de Romanos, por ficha
screen-order-cities = Fundar ciudades
screen-order-roman-vp = Contar PV romanos
screen-the-people = los { $people }
screen-brief-attack = Atacar desde { $origin }
screen-brief-place = Colocar un ejército
screen-brief-raise = Alzar un fuerte
screen-brief-fortify = Hacerlo fortaleza
screen-brief-repair = Reparar la ciudad
screen-brief-lift = Levantar un ejército
screen-brief-bribe = Sobornar a los rebeldes
screen-brief-found = Fundar una ciudad
screen-brief-dismiss = Mandar a casa una legión
screen-barbarian-phase = Fase de Bárbaros
screen-roman-vp-2 = PV romanos
screen-barbarian-vp = PV bárbaros
screen-provinces = Provincias
screen-cards = Cartas
screen-legions-left-2 = Legiones restantes
screen-forts-ready = Fuertes listos
