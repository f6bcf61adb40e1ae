# Lo que dice la propia pantalla de Imperium Romanum.

screen-turn = Mes { $number }
screen-scoring = Cómo se gana el escenario
screen-map = Mapa del mundo romano. Las flechas van de un hexágono a otro, Intro actúa, el signo de interrogación pregunta por qué no, el punto lleva al siguiente lugar donde puedes actuar. Ahora { $places ->
    [one] puede elegirse { $places } lugar
   *[other] pueden elegirse { $places } lugares
  }.
screen-headline = { $scenario }, { $date } ({ $season }). { $phase }
screen-headline-active = { $scenario }, { $date } ({ $season }). { $player }: { $segment }
screen-player = Jugador { $number }
screen-phase-events = Sucesos y estaciones
screen-phase-mobilization = Impuestos y movilización
screen-phase-diplomacy = Diplomacia
screen-phase-fortification = Fortificación
screen-phase-naval = Operaciones navales
screen-phase-players = Turnos de jugador
screen-phase-replenishment = Reposición
screen-segment-movement = movimiento por tierra
screen-segment-combat = combate
screen-segment-siege = asedios
screen-segment-supply = abastecimiento
screen-winter = invierno
screen-summer = verano
screen-flood = ríos crecidos
screen-in-turn = A quién le toca y quién sigue
screen-in-turn-short = por turno
screen-you = (tú)
screen-you-have = moral { $morale }, { $treasury ->
    [one] { $treasury } talento
   *[other] { $treasury } talentos
  }
screen-aim = { $win } ({ $met } de { $all } cumplidas)
screen-lot = { $scenario }: llevas a { $power }. { $win }

screen-month-1 = enero
screen-month-2 = febrero
screen-month-3 = marzo
screen-month-4 = abril
screen-month-5 = mayo
screen-month-6 = junio
screen-month-7 = julio
screen-month-8 = agosto
screen-month-9 = septiembre
screen-month-10 = octubre
screen-month-11 = noviembre
screen-month-12 = diciembre
screen-month-bc = { $month } de { $year } a. C.
screen-month-ad = { $month } de { $year } d. C.

screen-talents = Talentos
screen-talents-help = Lo que hay en el tesoro
screen-provinces = Provincias
screen-provinces-help = Provincias bajo control
screen-keels = Flotas en construcción
screen-keels-help = Flotas que construyen los astilleros
screen-keel = { $power }: una flota en { $place }, lista en { $month }
screen-keel-halted = { $power }: una flota en { $place }, con las obras paradas
screen-allied = En alianza con
screen-morale = Moral
screen-morale-about = A cero una potencia se disuelve
screen-legions = Legiones
screen-legions-help = Equivalentes de legión en el mapa, hasta donde se ven
screen-fleets = Flotas
screen-fleets-help = Flotas en el mapa, hasta donde se ven
screen-victory = Cómo se gana
screen-lasts = De { $start } a { $end }
screen-lasts-on = Desde { $start }; acaba con sus condiciones de victoria.
screen-grade-decisive = victoria decisiva
screen-grade-victory = victoria
screen-grade-marginal = victoria marginal
screen-grade-draw = empate
screen-powers = Potencias
screen-bond-major = Potencias mayores
screen-bond-client = Clientes
screen-bond-neutral = Neutrales
screen-alliances = Alianzas
screen-allies = { $one } y { $other }
screen-allies-once = { $one } y { $other }: termina si no la renuevan
screen-sieges = Asedios
screen-siege-outside = Fuera: { $forces }
screen-siege-inside = Dentro: { $forces }
screen-siege-nobody = nadie
screen-siege-walls = { $walls ->
    [0] sin muros
   *[other] muros { $walls }
}
screen-siege-badge = { $months ->
    [0] asedio
   *[other] asedio { $months }
}
screen-blockade-badge = bloqueo
screen-blockades = Bloqueos
screen-blockaded = Cerrado por mar: hay más flotas enemigas ante el puerto que dentro
screen-specials = Reglas de este escenario
screen-in-force = Secciones en vigor: { $sections }

screen-unknown-stack = una pila con { $unit } encima
screen-not-seen = el resto no se ve
screen-strength = fuerza { $strength }
screen-cer = eficacia { $cer }
screen-marches = { $ma ->
    [one] 1 punto de movimiento
   *[other] { $ma } puntos de movimiento
  }
screen-stack-totals = { $legions ->
    [one] { $legions } Equivalente de legión
   *[other] { $legions } Equivalentes de legión
  }{ $points ->
    [0] {""}
    [one] , { $points } punto de abastecimiento
   *[other] , { $points } puntos de abastecimiento
  }
screen-captive = { $leader }, cautivo
screen-state-inside = asediados
screen-state-hungry = sin abastecimiento
screen-state-foraged = han forrajeado
screen-state-moved = ya han movido
screen-state-landed = han desembarcado
screen-state-held = no pueden mover este mes
screen-state-building = construyen un fuerte
screen-state-fought = han combatido

screen-ground-clear = llano
screen-ground-forest = bosque
screen-ground-rough = quebrado
screen-ground-marsh = pantano
screen-ground-desert = desierto
screen-ground-sea = mar de costa
screen-ground-deep = alta mar
screen-coast = en la costa
screen-port = puerto
screen-city = Ciudad
screen-imperial-capital = Capital imperial
screen-held-by = en manos de { $power }
screen-city-strength = fuerza { $strength }
screen-city-tax = impuesto { $tax }
screen-besieged = { $months ->
    [0] en asedio desde este mes
    [one] en asedio desde hace un mes
   *[other] en asedio desde hace { $months } meses
}
screen-fort = fuerte de { $power }, nivel { $level }
screen-fort-works = obras de { $power }: { $works ->
    [one] un nivel
   *[other] { $works } niveles
}
screen-lord = bajo control de { $power }
screen-no-lord = bajo control de nadie
screen-province-tax = impuesto { $tax }
screen-no-tax = sin impuestos
screen-wheat = trigo { $wheat }
screen-tilled = cultivada
screen-wild = salvaje
screen-roads = calzadas
screen-area = recluta con { $area }
screen-plundered = saqueada { $markers ->
    [one] una vez
   *[other] { $markers } veces
}
screen-militia = milicia { $points }

screen-layers = Lo que muestran las provincias
screen-layer-control = Control
screen-layer-tax = Impuestos
screen-layer-mobilization = Movilización
screen-layer-grain = Grano
screen-layer-supply = Abastecimiento
screen-layer-none = Solo terreno
screen-legend = Lo que muestra
screen-legend-lands = { $lands ->
    [one] una provincia
   *[other] { $lands } provincias
}
screen-legend-nobody = de nadie, o dormida
screen-legend-tax = Talentos que paga una provincia al año: cuantos más, más oscura
screen-legend-mobilization = Las provincias de un color reclutan de una misma reserva
screen-legend-grain = Grano para la capital, un signo por cada parte
screen-legend-supply = Solo tus unidades
screen-legend-none = Terreno, calzadas y fronteras
screen-legend-way-port = comen de un puerto, sin dados
screen-legend-way-train = de un bagaje, con la probabilidad de que coman todos; la línea lleva a él
screen-legend-way-forage = de la tierra, con la probabilidad de que coman todos
screen-legend-way-nothing = allí no hay nada que comer
screen-legend-way-hungry = con hambre: no mueven
screen-badge-port = puerto
screen-badge-train = bagaje { $chance }%
screen-badge-forage = tierra { $chance }%
screen-badge-nothing = nada
screen-badge-hungry = con hambre

screen-letters = Cartas
screen-letter-theirs = Propuesta de { $power }:
screen-letter-mine = Propones a { $partner }:
screen-letter-draft = Tu carta a { $partner }:
screen-letter-blank = Aún nada.
screen-letter-agree = Aceptar
screen-letter-decline = Rechazar
screen-letter-withdraw-offer = Retirar
screen-letter-term = { $way ->
    [offers] Ofrece
   *[wants] Pide
  } { $what ->
    [alliance] una alianza por este mes
    [truce] paz donde ambos comparten hexágono
    [talents] { $number ->
        [one] { $number } talento
       *[other] { $number } talentos
      }
    [units] { $number } x { $kind } en { $place }
    [stack] todas las unidades en { $place }
    [loan] el préstamo de todas las unidades en { $place }
    [city] { $city }
    [fort] el fuerte en { $place }
    [captive] la libertad de { $leader }
    [grain] grano de este mes
    [peace] una promesa de no atacar
   *[attack] una promesa de ataque contra { $target }
  }

screen-sheet = Piezas
screen-choose = Elegir
screen-feeding = Alimentar a las unidades en { $place }
screen-starving = Quién pasa hambre en { $place }
screen-mobilization = Movilización
screen-last-year = El año pasado, hasta donde se permite ahora
screen-talents-left = { $talents ->
    [one] queda un talento
   *[other] quedan { $talents } talentos
}
screen-mp = { $mp } PM
screen-end-the-month = Terminar el mes
screen-went-marches = { $power }: marcha de { $from } a { $to } por { $cost } PM.
screen-went-sails = Una flota de { $power } navega a { $to } por { $cost } PM.
screen-went-crosses = { $leader } cruza el mar a { $to } por { $cost } PM.
screen-mark-city-taken = tomada
screen-mark-units-lost = perdidas
screen-mark-leader-dies = muerto
screen-mark-plunders = saqueo
screen-hope-intercept = de interceptar
screen-hope-intercept-fleet = de interceptar
screen-hope-conquer = de ganar la provincia

screen-units = Unidades
screen-unit = Unidad
screen-strength-short = Fuerza
screen-ma = PM
screen-le = EL
screen-unseasoned = bisoña
screen-class-legion = legión
screen-class-civilized = infantería pesada
screen-class-barbarian = infantería bárbara
screen-class-heavy-cavalry = caballería pesada
screen-class-light-infantry = infantería ligera
screen-class-light-cavalry = caballería ligera
screen-class-fleet = flota
screen-class-train = bagaje
screen-scenarios = Escenarios
screen-for-players = { $most ->
    [one] Para un jugador.
   *[other] Para { $fewest } a { $most } jugadores.
}

risk-enemy = hay enemigos
risk-interception = puede haber intercepción
risk-sea-interception = puede haber intercepción en el mar
risk-shipwreck = el mar se traga naves, en invierno o con temporal
risk-wakes = despierta a quien duerme allí

screen-battle-field = Batalla
screen-battle-assault = Asalto
screen-battle-outside = Batalla fuera de los muros
screen-battle-sea = Batalla en el mar
screen-battle-won = Victoria de { $power } a { $ratio }.
screen-battle-hidden = No se ve a los que combaten.
screen-attacks = ataca
screen-defends = defiende
screen-ratio = relación de fuerzas
screen-no-modifiers = Nada cambia la tirada.
screen-modifier-sum = en total
screen-chance-to-win = gana el atacante: { $chance }
screen-result = victoria de { $winner }; pérdidas: { $attacker }, { $own }; { $defender }, { $other }
screen-result-draw = no gana nadie; pérdidas: { $attacker }, { $own }; { $defender }, { $other }
screen-lost-none = nada
screen-lost-quarter = un cuarto de la fuerza del enemigo
screen-lost-half = la mitad de la fuerza del enemigo
screen-lost-three-quarters = tres cuartos de la fuerza del enemigo
screen-lost-equal = tanto como la fuerza del enemigo
screen-lost-all = todo
screen-fleets-lost = { $number ->
    [0] ninguna flota
    [one] una flota
   *[other] { $number } flotas
}
screen-supply-points = { $points } PA
screen-supply-port = come de un puerto
screen-supply-train = { $legions ->
    [one] { $legions } Equivalente de legión
   *[other] { $legions } Equivalentes de legión
  } que alimentar (13.2c), { $points ->
    [one] { $points } punto de abastecimiento
   *[other] { $points } puntos de abastecimiento
  } a mano
screen-supply-forage = { $legions ->
    [one] { $legions } Equivalente de legión
   *[other] { $legions } Equivalentes de legión
  } que alimentar (13.2c), la tierra da { $forage }
screen-supply-hungry = sin abastecimiento
screen-supply-chance = { $told }: comen todos con { $chance }%
screen-chance-train = Del bagaje comen todos con
screen-chance-forage = De la tierra comen todos con
screen-price = { $talents } tal.
screen-price-help = { $talents ->
    [one] Cuesta un talento
   *[other] Cuesta { $talents } talentos
}
screen-recruits-left = { $left ->
    [one] la última
   *[other] quedan { $left }
}
screen-recruits-help = En el límite del año caben { $room } más (7.5a); hay piezas para { $counters } (7.5c)
screen-recruits-counters = Hay piezas para { $counters } más (7.5c)
screen-supply-nothing = { $legions ->
    [one] { $legions } Equivalente de legión
   *[other] { $legions } Equivalentes de legión
  } que alimentar (13.2c), y aquí nada
screen-conditions-met = { $all ->
    [one] se cumple ahora { $met } de { $all } condición
   *[other] se cumplen ahora { $met } de { $all } condiciones
  }
screen-conditions-hidden = { $all ->
    [one] se cumple ahora { $met } de { $all } condición
   *[other] se cumplen ahora { $met } de { $all } condiciones
  }; sin ver: { $hidden }

topic-marches = Marchas
topic-seas = Travesías
topic-battles = Batallas
topic-sieges = Asedios y fuertes
topic-lands = Ciudades y provincias
topic-supply = Abastecimiento y grano
topic-treasuries = Impuestos y movilización
topic-diplomacy = Diplomacia
topic-powers = Potencias y líderes
topic-events = Sucesos
topic-turns = Meses y moral

# Consejos de una primera partida, por el paso que pregunta.
tip-Parley = Antes de que empiece el mes
    .text = Los jugadores pueden escribirse cada mes: alianzas, promesas, talentos, grano. Nadie está obligado: Listo sigue con la campaña, y los botones pequeños alejan la pregunta.
tip-MobilizationPlans = Reclutar tropas
    .text = Pulsa una provincia tuya y luego las piezas que reclutar en sus ciudades. Debajo de cada una están su precio y cuántas más permite el año. Lo que no gastes queda en el tesoro.
tip-Sailing = Flotas
    .text = Pulsa una flota, sube tropas si quieres y pulsa adónde ha de ir. Un anillo marca quién puede salir contra ella. Listo cuando tus flotas estén donde quieres.
tip-HoldBack = Antes o después en el mar
    .text = Elige el dado más alto: actuar ya, o ver antes qué hacen los demás.
tip-InterceptionAtSea = Alguien pasa navegando
    .text = Tu flota puede salir contra los que pasan. Un dado decide si los encuentra; entonces hay batalla en el mar.
tip-Campaign = Tus ejércitos
    .text = Cada unidad puede marchar una vez. Pulsa una fuerza que brille y luego adónde ha de ir: los lugares a su alcance están teñidos. El número es su fuerza, la letra su eficacia, y una banda dorada significa que hay un líder con ella.
tip-Feeding = Comen antes de marchar
    .text = Quien quiere mover tiene que comer antes, de un bagaje, de un puerto o de la tierra. Junto a cada modo está la probabilidad de que coman todos; lo que se propone suele ser lo mejor.
tip-Muster = ¿Quién va?
    .text = Pulsa adónde, y van todos. O deja antes a algunos, pieza a pieza o con los botones redondos.
tip-March = En marcha
    .text = Pulsa un lugar a tu alcance y se recorre todo el camino; antes se muestra lo que cuesta y quién puede salirte al paso. Alto acaba la marcha.
tip-Attacks = Las batallas las eliges tú
    .text = Donde compartes hexágono con el enemigo puedes atacar; quien ha desembarcado o cruzado un estrecho tiene que hacerlo. Antes de que caiga el dado la hoja dice la relación de fuerzas, cada modificador y qué traería cada resultado.
tip-Withdrawal = Te atacan
    .text = Aguanta y combate, cede a un lugar que brille, o ve tras los muros donde los haya. La probabilidad es la del combate si aguantas.
tip-Interception = Alguien pasa en marcha
    .text = Un líder cercano puede intentar salirle al paso, con la probabilidad que hay bajo su pieza. Si llega, hay batalla en el acto; si no, siguen la marcha. Pasar los deja ir.
tip-Called = ¿Quién va también?
    .text = Antes de tirar el dado el líder puede dejar donde están a algunos de sus hombres. Listos, y va con los demás.
tip-LandLosses = Bajas
    .text = Tú eliges quién cae, hasta juntar los puntos que se piden. Perder lo menos posible hace la cuenta por ti.
tip-SupplyPlan = El mes acaba con pan
    .text = Todos los que aún no han comido comen ahora como dice el plan; quien no encuentra nada se pierde. La capa Abastecimiento, en la esquina del mapa, muestra qué alimenta a quién y con qué seguridad.
tip-Starving = No hay para todos
    .text = Lo que hay no alimenta a todos los de aquí. Elige quién se queda sin comer.
tip-Spoliation = Lo que toma el vencedor
    .text = Las provincias y ciudades que tienes pueden saquearse por talentos, lo que las arruina por un tiempo. Una provincia sin ciudades puede ganarse con un fuerte y un dado. Listo lo deja todo como está.
tip-Placing = Un pueblo toma las armas
    .text = Mueves a un pueblo que se ha sublevado. Pulsa dónde han de estar sus unidades en su tierra.

# What abbreviations stand for, one a line: they explain themselves wherever they are read.
screen-abbreviations =
    PM: puntos de movimiento
    PA: puntos de abastecimiento
    EL: equivalentes de legión: el tamaño de un ejército, contado en legiones
    CER: eficacia en combate de una unidad
    T: talentos, el dinero del juego
