# History of the Roman Empire en español. Los nombres latinos quedan en latín.

# ---- lo que ha pasado

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
event-barbarian-phase = { $faction } revela la ficha de Bárbaros { $token }: los { $people }, { $strength ->
    [one] { $strength } ejército
   *[other] { $strength } ejércitos
  }, desde { $start }.
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
event-roman-start = { $faction } sale a campaña con { $legions ->
    [one] { $legions } legión
   *[other] { $legions } legiones
  } y { $forts ->
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
event-final-provinces = { $faction } tiene al final { $provinces ->
    [one] { $provinces } provincia
   *[other] { $provinces } provincias
  }: { $points } PV.
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
event-enter-power = Los { $side } se alzan en { $province } con { $armies ->
    [one] { $armies } ejército
   *[other] { $armies } ejércitos
  }.
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

# ---- preguntas

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

# ---- acciones, como las dice un botón

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

# ---- por qué no

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
why-too-many = { $province } tiene { $armies ->
    [one] { $armies } ejército
   *[other] { $armies } ejércitos
  }; { $limit } como mucho ({ $rule }).
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
why-no-room-for-forts = { $forts ->
    [one] { $forts } fuerte está listo
   *[other] { $forts } fuertes están listos
  }, y no se podrían colocar más de { $room } en esta fase ({ $rule }).
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
why-full = { $province } está llena: { $armies ->
    [one] { $armies } ejército
   *[other] { $armies } ejércitos
  } ({ $rule }).
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

# ---- lo que se muestra con ello, tras «Se muestra algo oculto: …»

shown-card = la carta, a todos
shown-give-token = la ficha, a quien la recibe
shown-keep-token = que es tuya
shown-barbarian-phase = la siguiente ficha de Bárbaros
shown-roman-phase = la siguiente ficha de Emperador
shown-otherwise = si alguien tiene una carta en contra

# ---- el final

how-points = El mayor número de puntos de victoria: { $points }.
how-tie-break = { $points } puntos de victoria cada uno; decide la ficha de Emperador más alta del último turno.

# ---- con lo que cuentan los consejos, tras un número

part-provinces = provincias
part-cities = ciudades
part-legions = legiones
part-hordes = ejércitos bárbaros
part-forts = fuertes
part-cards = cartas

topic-battles = Combates
topic-cards = Cartas
topic-scores = Puntos
luck-rounds = Rondas de combate
    .counted = Rondas ganadas, frente a lo que cabía esperar de esos mismos dados.
luck-treachery = Traición
    .counted = Traiciones que salieron bien.

window-stipendium = Stipendium
window-stipendium-about = Te ataca un pueblo, y puedes pagarle para que desista.
window-insidiae = Insidiae
window-insidiae-about = Te atacan por terreno difícil, y puedes tender una emboscada.
window-testudo = Testudo
window-testudo-about = Atacas, y puedes reforzar tus ataques a la provincia.
window-oraculum = Oraculum
window-oraculum-about = Otro jugador juega una carta, y puedes anularla.
wish-never = Este turno no

tip-KeepOrPass = Se ha robado una ficha
    .text = Cada turno todos reciben un pueblo bárbaro y un emperador. Quédate lo que has robado, o pásaselo a un rival que aún no tenga y prueba suerte con lo siguiente. Lee el bono: decide lo fuerte que será tu turno.
tip-Place = Colocar ejércitos
    .text = Toda provincia que brilla puede recibir tu próximo ejército. Donde hay un enemigo, colocar es combatir: ves las probabilidades antes de que caiga un dado.
tip-ChooseStart = Dónde empieza tu facción
    .text = Aquí entran tus primeros ejércitos, y de aquí se extienden de provincia en provincia. Lo que más rinde es un lugar cerca de vecinos débiles y diócesis ricas.
tip-OracleWindow = Puedes intervenir
    .text = Un rival juega una carta y tú tienes una que la detiene. Pasa si quieres guardarla para un día peor.
tip-PlayEvent = Cartas
    .text = Las cartas dan ejércitos, aliados o problemas. Las que se pueden jugar ahora brillan en tu mano; si pasas, las guardas para después.
tip-Build = Comprar legiones y fuertes
    .text = Con tus puntos pagas más legiones y fuertes este turno. Punto gastado, punto perdido: compra lo que puedas convertir en provincias.
tip-BuildCities = Fundar ciudades
    .text = Una ciudad puntúa cada turno para quien tiene su provincia, y hace que cueste más tomarla.
tip-Withdraw = Tu ejército ha sido derrotado
    .text = Puede replegarse a una provincia vecina tuya en la que quepa. Elige una que brille.

# ---- en la pantalla

screen-setting-up = Preparación
screen-aim-ahead = Más puntos de victoria que nadie al acabar el turno { $turns }. Aventajas en { $points } a { $who }.
screen-aim-behind = Más puntos de victoria que nadie al acabar el turno { $turns }. Estás a { $points } de { $who }.
screen-aim-level = Más puntos de victoria que nadie al acabar el turno { $turns }. Vas empatado con { $who }.
screen-roman-phase = Fase de Romanos
screen-people-phase = { $faction }: los { $people }
screen-bonus-legions = { $legions ->
    [one] 1 legión gratis
   *[other] { $legions } legiones gratis
} por encima del límite
screen-bonus-die = ataca con tres dados; tres iguales lo matan
screen-bonus-attack = suma { $attack } a cada dado de ataque
screen-bonus-ties = gana los empates al atacar
screen-bonus-provinces = 1 PV más por cada provincia que tiene
screen-roman-vp = PV romanos: con ellos también se paga la construcción
screen-legions-left = piezas fuera del mapa
screen-dead = muerta: ni unidades ni PV romanos
screen-people = { $people }, fuerza { $strength }
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
screen-lot = Se ha echado tu suerte por ti: { $drawn }.
screen-last-chance = Este turno es el último para jugar { $cards }.
screen-wastes-lift = No has levantado ningún ejército: no habrá nada que colocar.
screen-wastes-recruits = No has reclutado ninguna legión: no habrá nada que colocar.
screen-wastes-discounts = Aún podrías reclutar a precio rebajado{ $times ->
    [1] {""}
   *[other] , { $times } veces
}.
screen-wastes-armies = { $left ->
    [1] Queda un ejército sin colocar: se perderá.
   *[other] Quedan { $left } ejércitos sin colocar: se perderán.
}
screen-wastes-fort = El fuerte se destruye, aunque podrías conservarlo: { $province }.
screen-wastes-cities = Aún podrías fundar una ciudad.
screen-wastes-forts = { $forts ->
    [1] Hay un fuerte listo y sin alzar: se perderá.
   *[other] Hay { $forts } fuertes listos y sin alzar: se perderán.
}
screen-mark-loot = { $points ->
    [0] Saqueada
   *[other] Saqueada: +{ $points } PV
}
screen-mark-found = Ciudad fundada
screen-mark-repair = Ciudad reparada
screen-mark-raise = Fuerte alzado
screen-mark-fortify = Ya es fortaleza
screen-mark-fort-falls = Cae el fuerte
screen-mark-fort-removed = Fuerte retirado
screen-mark-raze = Fuerte arrasado
screen-mark-disease = { $dead ->
    [0] Enfermedad: todos sobreviven
    [one] Enfermedad: muere 1 ejército
   *[other] Enfermedad: mueren { $dead } ejércitos
}
screen-mark-rebellion = { $rebels ->
    [one] Motín: 1 legión
   *[other] Motín: { $rebels } legiones
}
screen-mark-revolt = { $rebels ->
    [one] Revuelta: 1 rebelde
   *[other] Revuelta: { $rebels } rebeldes
}
screen-mark-treachery = Traición: { $dice }, { $outcome ->
    [win] sale bien
   *[other] fracasa
}
screen-mark-bribe = { $number ->
    [one] 1 rebelde sobornado
   *[other] { $number } rebeldes sobornados
}: { $cost } PV
screen-mark-displaced-die = Sin salida: perdido
screen-mark-automatic = Las fuerzas propias ceden
screen-scoring = Cómo se puntúa
screen-brief-attack = Atacar desde { $origin }
screen-brief-place = Colocar un ejército
screen-brief-raise = Alzar un fuerte
screen-brief-fortify = Hacerlo fortaleza
screen-brief-repair = Reparar la ciudad
screen-brief-lift = Levantar un ejército
screen-brief-bribe = Sobornar a los rebeldes
screen-brief-found = Fundar una ciudad
screen-brief-dismiss = Mandar a casa una legión
screen-border-open = abierta
screen-border-mountain = por montañas
screen-border-forest = por bosque
screen-border-strait = por un estrecho
screen-on-the-sea = junto al mar
screen-no-armies = sin ejércitos
screen-legions = { $number ->
    [1] una legión de { $side }
   *[other] { $number } legiones de { $side }
}
screen-rebels = { $number ->
    [1] un rebelde
   *[other] { $number } rebeldes
}
screen-armies = { $number ->
    [1] un ejército de los { $side }
   *[other] { $number } ejércitos de los { $side }
}

# Battle.svelte
screen-combat-at = Combate en { $place }
screen-attacks = ataca
screen-defends = defiende
screen-round = ronda { $round }
screen-the-attacker-wins = Gana el atacante
screen-the-defender-holds = El defensor resiste
screen-a-tie-roll-again = Empate: se repite

# Board.svelte
screen-map-of-the-empire-arrow = Mapa del Imperio. Las flechas van de provincia en provincia, Intro actúa, el signo de interrogación pregunta por qué no, el punto lleva al siguiente lugar donde puedes actuar. Lugares que se pueden elegir ahora: { $size }.

# Hand.svelte
screen-hand-of = Mano de { $name }
screen-played-this-turn = Jugadas este turno: { $number }
screen-play = jugar
screen-why-not = ¿por qué no?
screen-can-be-played-now = Se puede jugar ahora.
screen-cannot-be-played-now-press = No se puede jugar ahora: pulsa para saber por qué.
screen-no-event-cards-left = No quedan cartas de Evento.
screen-a-spectator-holds-no-cards = Un espectador no tiene cartas.
screen-at-the-start-of-a = al empezar una fase
screen-before-an-attack-roll = antes de una tirada de ataque
screen-when-attacked-over-difficult-terrain = cuando te atacan por terreno difícil
screen-when-barbarians-attack-you = cuando te atacan los bárbaros
screen-when-another-plays-a-card = cuando otro juega una carta
screen-any-turn = cualquier turno
screen-turn-2 = turno { $first }
screen-turns-to = turnos { $first } a { $last }
screen-roman = Romanos
screen-barbarian = Bárbaros
screen-phase = , fase de { $kind }

# Panel.svelte
screen-barbarian-phase = Fase de Bárbaros
screen-of = { $phase }: { $name }
screen-he-brings-no-bonus = No trae ningún bono.
screen-the = Los { $name }.
screen-the-end-of-this-phase = El final de esta fase daría
screen-now = ahora.
screen-roman-vp-2 = PV romanos
screen-cities-dioceses = Ciudades { $cities }, diócesis { $dioceses }
screen-now-2 = +{ $points } ahora
screen-barbarian-vp = PV bárbaros
screen-provinces = Provincias
screen-legions-left-2 = Legiones restantes
screen-forts-ready = Fuertes listos
screen-cards = Cartas
screen-this-faction-is-dead = Esta facción está muerta.
screen-so-many-armies = { $number ->
    [one] { $number } ejército
   *[other] { $number } ejércitos
}
screen-so-many-provinces = { $number ->
    [one] { $number } provincia
   *[other] { $number } provincias
}

# ProvinceCard.svelte
screen-emptied-by-disease = vaciada por la enfermedad
screen-held-by-nobody = sin dueño
screen-capital = { " " }· capital
screen-is-worth = { $name } vale
screen-this-turn = este turno
screen-scores-for-nobody-now = ahora no puntúa para nadie

# Reference.svelte
screen-dioceses = Diócesis
screen-presence-scores-the-value-domination = La presencia da el valor, el dominio el doble, el control el triple.
screen-diocese = Diócesis
screen-now-3 = ahora
screen-charts-of-turn = Tablas del turno { $chart }
screen-turn-3 = Turno
screen-barbarians = Bárbaros
screen-token = Ficha
screen-people-2 = Pueblo
screen-strength = Fuerza
screen-starts-in = Empieza en
screen-emperors = Emperadores
screen-emperor = Emperador
screen-bonus = Bono
screen-combat = Combate
screen-the-chance-that-the-attacker = La probabilidad de que el atacante gane una ronda. Cuenta el dado más alto de cada bando; los empates se repiten, salvo que un bando los gane.
screen-defender = Defensor
screen-what-building-costs = Lo que cuesta construir
screen-rule = Regla
screen-cities = Ciudades
screen-looted = saqueada
screen-capital-roma-byzantium-from-turn = Capital (Roma; Byzantium desde el turno 4)
screen-city = Ciudad
screen-two-dice = Dos dados
screen-two-dice-1 = Dos dados, +1
screen-three-dice = Tres dados
screen-three-dice-1 = Tres dados, +1
screen-open-ground = terreno abierto
screen-open-fort = abierto, fuerte
screen-open-fortress = abierto, fortaleza
screen-difficult-or-landing = difícil o desembarco
screen-difficult-fort = difícil, fuerte
screen-difficult-fortress = difícil, fortaleza
screen-landing-on-barbarians = desembarco contra bárbaros
screen-legion = Legión
screen-n2-turns-1-to-3 = 2 (turnos 1 a 3), 3 (desde el turno 4)
screen-fort = Fuerte
screen-fort-into-fortress = De fuerte a fortaleza
screen-n1-not-in-the-turn = 1, no en el turno en que se construyó
screen-repair-a-looted-city = Reparar una ciudad saqueada
screen-bribe-rebels = Sobornar a rebeldes
screen-n2-each = 2 cada uno
screen-free-one-for-each-pair = gratis: una por cada par de solares ganado

# Tokens.svelte
screen-strength-from = fuerza { $strength }, desde { $start }
screen-its-phase-is-running = su fase está en curso
screen-has-had-its-phase = ya tuvo su fase
screen-a-token-you-do-not = una ficha que no conoces
screen-no-token = sin ficha
screen-no-bonus = sin bono
screen-his-phase-is-running = su fase está en curso
screen-has-had-his-phase = ya tuvo su fase

# describe.ts
screen-looted-2 = { $what } saqueada
screen-city-site = Solar de ciudad { $city }
screen-fortress = Fortaleza
screen-of-2 = { $what } de { $name }
screen-diocese-2 = { $name }, diócesis { $diocese }
screen-borders = linda con { $borders }

# model.ts
screen-presence = Presencia
screen-domination = Dominio
screen-control = Control

# paint.ts
screen-legio = Legio
screen-rebels-2 = Rebeldes
screen-faction = Facción
screen-ground-capital = capital
screen-vacant = vacía
screen-level-nothing = nada
screen-nobody = nadie

# ---- lo que está en los datos: nombres, cartas, turnos, opciones

about-blurb = Siete turnos, del primer triunvirato al último emperador. Cada cual guía una facción romana y, turno a turno, uno de los pueblos a las puertas: con una mano levantas ciudades, con la otra las quemas.
about-feel = Audaz y algo malvado: turnos cortos, fichas secretas, cartas que vuelcan la mesa, una carrera que sigue abierta.
scenario-standard = 60 a. C. a 476 d. C.
scenario-standard-help = El juego entero: siete turnos.
scenario-standard-teaches = Todo lo que tiene el juego: colocar legiones, combates, ciudades y fuertes, cartas y fichas, y una puntuación en cada turno.
option-bribes = Sobornar a los bárbaros
option-bribes-help = Un romano atacado puede ofrecer PV romanos para que le dejen en paz.
option-oraculum = Oraculum
option-oraculum-help = La carta 55, que anula otra, está en su montón.
option-pairs = Facciones con dos jugadores
option-pairs-help = Si dos jugadores llevan una facción sí y otra no, o las dos primeras y las dos últimas.
option-pairs-alternating = alternas
option-pairs-neighbouring = vecinas

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
name-bonus-legions-1 = +1 legión
name-bonus-legions-2 = +2 legiones
name-bonus-die = +1 dado
name-bonus-attack-1 = +1 al ataque
name-bonus-ties = gana los empates
name-bonus-provinces = +1 PV por provincia
name-bonus-none = ninguno

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

# ---- pueblos y emperadores; luego las cartas

people-galli = Galos libres entre el Garona y el Rin, maestros del alzamiento repentino.
people-suebi = Las muchas tribus germanas del Elba y el Rin, de Ariovisto a los catos.
people-parthi = Arqueros a caballo y lanceros de los reyes arsácidas.
people-dalmatae = Clanes de las montañas tras la costa del Adriático.
people-marcomanni = El pueblo fronterizo de Bohemia, unido por Marbod.
people-mauri = Jinetes del Atlas y del borde del desierto.
people-britanni = Las tribus de Britania con sus carros de guerra.
people-sarmatae = Jinetes acorazados de la estepa póntica.
people-alani = Jinetes de la estepa venidos de más allá del Don.
people-alamanni = Bandas guerreras del alto Rin y el Danubio.
people-persae = El rey de reyes sasánida y su caballería pesada.
people-gothi = La gran confederación, del Vístula al bajo Danubio.
people-franci = Tribus del bajo Rin que lanzan el hacha.
people-vandali = Errantes del Óder que acaban siendo reyes de Cartago.
people-saxones = Saqueadores del mar, de la costa del mar del Norte.
people-hunni = Arqueros a caballo que empujan a todos los demás.

emperor-pompeius = Barrió a los piratas del mar y ordenó Oriente; luego perdió Occidente en Farsalia.
emperor-crassus = El hombre más rico de Roma compró un mando y murió de él en Carras.
emperor-caesar = Tomó la Galia en ocho años, cruzó el Rubicón y nunca dejó de atacar.
emperor-lepidus = Tercer hombre del segundo triunvirato: le quedó África y después nada.
emperor-antonius = Vencedor de Filipos, señor de Oriente hasta Accio.
emperor-octavianus = Acabó con las guerras civiles, contó el Imperio y le puso impuestos.
emperor-tiberius = El mejor general de Roma antes de ser su señor más hosco.
emperor-caligula = Su ejército recogió conchas en la costa del Canal.
emperor-claudius = El erudito cuyas legiones tomaron Britania.
emperor-nero = Cantaba mientras Corbulón le ganaba las guerras.
emperor-galba = Aclamado en Hispania, tacaño con la paga, muerto a los siete meses.
emperor-vitellius = Llevado a Roma por las legiones del Rin.
emperor-vespasianus = De la guerra de Judea al trono, y volvió a llenar el tesoro.
emperor-titus = Tomó Jerusalén tras un largo asedio.
emperor-domitianus = Subió la paga a los soldados y fortificó la frontera de la Germania superior.
emperor-nerva = Un viejo senador que sanó las cuentas y supo adoptar.
emperor-traianus = Conquistó Dacia y cabalgó hasta el golfo Pérsico.
emperor-hadrianus = Renunció a conquistas, recorrió todas las provincias y levantó el Muro.
emperor-antoninus-pius = Veintitrés años de paz y un tesoro lleno.
emperor-marcus-aurelius = El filósofo pasó su reinado en campaña, junto al Danubio.
emperor-commodus = Compró una paz y luchó en la arena.
emperor-septimius-severus = Ganó tres guerras civiles y reclutó tres legiones.
emperor-caracalla = Marchó entre la tropa e hizo ciudadanos a todos.
emperor-severus-alexander = Lo gobernó su madre y lo mataron sus soldados.
emperor-maximinus-thrax = Un gigante salido de la tropa que, de emperador, nunca vio Roma.
emperor-decius = El primer emperador caído en batalla contra un invasor.
emperor-gallienus = Sostuvo lo que quedaba con un ejército móvil de caballería.
emperor-claudius-gothicus = Quebró a los godos en Naissus y murió de peste.
emperor-aurelianus = Recobró la Galia y Palmira en cinco años y amuralló Roma.
emperor-probus = Despejó el Rin y el Danubio y puso a los soldados a plantar viñas.
emperor-diocletianus = Dobló el ejército, repartió el trono y reformó los impuestos.
emperor-constantinus = Ganó todas las batallas campales de su vida y fundó una nueva capital.
emperor-constantius-ii = Terco contra persas y usurpadores por igual.
emperor-iulianus = El césar de los libros que venció en Argentoratum.
emperor-valentinianus = Luchó y alzó fuertes a lo largo del Rin hasta que lo mató la ira.
emperor-valens = Perdió un ejército y la vida en Adrianópolis.
emperor-magnus-maximus = Aclamado en Britania, se llevó consigo la Galia e Hispania.
emperor-theodosius = El último que reinó sobre las dos mitades, con los godos por aliados.
emperor-honorius = A salvo en Rávena mientras Estilicón sostenía la campaña.
emperor-valentinianus-iii = Aecio detuvo a Atila por él, y él mató a Aecio.
emperor-maiorianus = El último emperador de Occidente que condujo ejércitos de reconquista.
emperor-romulus-augustus = Un niño con dos grandes nombres, jubilado en 476.

card-kingdom = El reino de los { $name } se alza en { $start } con { $armies } ejércitos, una ciudad y un fuerte, y se expande al instante.{ $loot_bonus ->
    [0] {""}
   *[other] {" "}Quien saquea su ciudad suma { $loot_bonus } a la tirada.
  }
card-tribe = La tribu de los { $name } se alza en { $start } con { $armies } ejércitos y se expande al instante.
card-rebellion = Rebelión: elige una provincia{ $where ->
    [none] {""}
   *[other] {" "}({ $where })
  } en manos de legiones de otra facción. { $legions } de ellas, o todas si hay menos, se vuelven rebeldes y luchan contra las demás.
card-triginta-tyranni = Rebelión: elige { $provinces } provincias en manos de legiones de otras facciones. En cada una, { $legions } legión se vuelve rebelde y lucha contra las demás.
card-revolt = Revuelta: elige una provincia ({ $where }) en manos de legiones de otra facción. Allí se alzan { $rebels } rebeldes, que atacan uno tras otro.
card-treachery = Traición: elige una provincia enemiga{ $where ->
    [none] {""}
   *[other] {" "}({ $where })
  } vecina de una tuya y con { $max_armies ->
    [one] un solo ejército
   *[other] { $max_armies } ejércitos como mucho
  }, y tira un dado. Con { $roll } o más, sus ejércitos se eliminan y entra un ejército tuyo de al lado. Los romanos conservan o arrasan el fuerte que haya; los demás lo destruyen.
card-praetoriani = Traición: si Roma es una provincia enemiga vecina de una tuya y con { $max_armies } ejércitos como mucho, tira un dado. Con { $roll } o más, sus ejércitos se eliminan y entra un ejército tuyo de al lado. Los romanos conservan o arrasan el fuerte que haya; los demás lo destruyen.
card-epidemic = Epidemia: tira un dado por cada ejército de una provincia, amigo o enemigo; muere con { $loses_on } o más. Ciudades y fuertes quedan intactos.
card-pestilence = Pestilencia: tira un dado por cada ejército de una provincia y de todas sus vecinas, amigo o enemigo; muere con { $loses_on } o más. Ciudades y fuertes quedan intactos.
card-plague = Peste: tira un dado por cada ejército de una diócesis, amigo o enemigo; muere con { $loses_on } o más. Ciudades y fuertes quedan intactos.
card-classis = En esta fase, tus ataques por mar no dan al defensor ni terreno difícil ni el 1 de más en sus dados.
card-testudo = Juégala antes de una tirada de ataque: suma { $bonus } a cada uno de tus dados de ataque en esa provincia durante el resto de la fase.
card-insidiae = Juégala cuando te ataquen por terreno difícil: suma { $bonus } a cada uno de tus dados de defensa allí hasta que acabe el ataque de ese ejército.
card-equites-catafracti = Si tu pueblo es uno de estos, gana los empates al atacar en esta fase: { $peoples }.
card-limes = { $forts } fuertes quedan listos al instante y gratis, para colocarlos en esta fase.
card-auxilia-barbarica = Toma { $legions } legiones más de tus piezas sin usar para esta fase. Tras contar los PV, quita del mapa otras tantas legiones tuyas.
card-tributum = Sumas 1 PV por cada { $provinces_per_vp } provincias que controlas.
card-panem-et-circenses = Si controlas una ciudad intacta en Roma, sumas { $vp } PV.
card-donativum = En esta fase, hasta { $legions } legiones reclutadas cuestan { $discount } PV menos cada una.
card-proscriptio = Tira un dado y toma otros tantos PV romanos, como mucho los que tenga, de una facción con una provincia vecina de una tuya.
card-edictum-restitutionis = Todas tus ciudades saqueadas vuelven a estar intactas, gratis. En el paso de ciudades de esta fase puedes fundar { $cities } ciudad más allá del límite de una por par de solares.
card-stipendium = Juégala cuando unos bárbaros ataquen a tu facción: paga { $vp } PV romanos, que el atacante suma a sus PV bárbaros. El ataque se cancela, y ese pueblo no puede volver a atacarte este turno.
card-oraculum = Juégala cuando otro jugador acabe de jugar una carta: la suya no tiene efecto y queda gastada.

# ---- órdenes

question-retreat = Retiradas
question-retreat-about = Atacan otra vez a tus legiones, y pueden irse antes de la siguiente ronda.
answer-retreat-decline = Resistir siempre
answer-retreat-if-weaker = Retirarse adonde haya más amigos, si es más débil que
question-bribe = Sobornos
question-bribe-about = Alguien te ofrece puntos para que dejes tu ataque.
answer-bribe-accept = Aceptar siempre
answer-bribe-decline = Rechazar siempre
question-fort = Fuertes tomados
question-fort-about = Tomas un fuerte o una fortaleza que no tiene nadie.
answer-fort-accept = Conservarlo siempre
answer-fort-decline = Destruirlo siempre
question-loot = Ciudades conquistadas
question-loot-about = Conquistas una ciudad intacta.
answer-loot-accept = Saquear siempre
answer-loot-decline = Perdonar siempre
question-dismissal = Auxiliares que se van
question-dismissal-about = Las legiones contratadas se van a casa, desde donde tú elijas.
answer-dismissal-strongest = De la pila más grande
answer-dismissal-weakest = De la pila más pequeña
answer-stipendium-accept = Pagarles siempre
answer-insidiae-accept = Tender siempre la emboscada
answer-testudo-accept = Formar siempre la Testudo
answer-oraculum-accept = Anularla siempre

aim-take = Tomar { $goal } con { $force }{ $further ->
    [0] {""}
    [one] , luego una provincia más
   *[other] , luego { $further } provincias más
  }.
aim-hold = Reforzar lo que tiene { $force }.
aim-keep = Quedarse la ficha.
aim-give = Dar la ficha a { $goal }.

blunder-idle-army = un ejército que se podía colocar se queda en la mano
blunder-own-attack = un ataque a las propias fuerzas
blunder-hopeless-attack = un ataque que todos los ejércitos restantes ganarían menos de una vez de cada diez
blunder-stripped-capital = una capital queda con una legión, sin muros, junto a un enemigo
blunder-lapsed-fort = se pierde un fuerte pagado
blunder-lapsed-card = un reino o una tribu que puede llegar por última vez se queda en la mano

# What abbreviations stand for, one a line: they explain themselves wherever they are read.
screen-abbreviations =
    PV: puntos de victoria
