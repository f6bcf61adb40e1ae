# Imperium Romanum: sucesos aleatorios, ruegos, peste.

do-plague-loss = Muere { $kind }
do-look-at = Mirar a { $power } en { $place }
do-destroy = { $city } es destruida
do-appeal = Rogar a los dioses
do-recruit-more = { $area }

ask-appeal = { $power }: próxima tirada { $roll ->
    [Fight] por la batalla
    [Trains] por los bagajes de los vencidos
    [EliteLegion] por una legión de élite
    [SetOff] por una intercepción
    [Exhaustion] por las pérdidas de la Marcha forzada
    [Muster] por la prisa
    [Drawn] por lo que tienen que dar sus bagajes
    [Foraged] por el forraje
    [Starved] por los asediados
    [StarvedOut] por los bagajes de los asediados
    [Spoliation] por la conquista de una provincia
    [GrainRoll] por el grano de la capital
    [Proclaimed] por si un líder es proclamado
    [LeaderCalled] por el regreso de un líder
    [TakeFleet] por una flota sin acabar
    [FleetDelayed] por el retraso de una flota capturada
    [NextRound] por su puesto en el mar
    [Sortie] por una intercepción en el mar
    [Clash] por la batalla en el mar
    [Voyage] por un líder en el mar
    [LoneShip] por una flota en invierno
    [Weather] por flotas en invierno
    [Across] por la travesía de un líder
    [Disembarking] por unidades a bordo de antiguos aliados
   *[other] ahora
  }: ¿rogar a los dioses?
ask-plague-loss = Peste en { $place }: ¿quién muere de { $power }?
ask-intelligence = Tus espías pueden mirar una pila: ¿de quién?
ask-place-leader = Un nuevo líder de valor { $value }: ¿dónde?
ask-disaster = Una catástrofe: ¿qué ciudad es destruida?
ask-more-recruits = { $power }: se puede reclutar una unidad más de cada clase: ¿en qué zona?
ask-place-risen = { $number ->
    [0] Unidades de { $power }: ¿dónde va la siguiente?
    [one] La última unidad de { $power }: ¿dónde va?
   *[other] { $number } unidades de { $power }: ¿dónde va la siguiente?
  }

why-disloyal = Las legiones son desleales este mes: solo siguen las que están con un líder.

event-appeal = { $power }: ruego a los dioses (dado { $die }), { $value ->
    [0] que callan
   *[other] { $value } a su próxima tirada
  }.
event-battle-dead = Han caído tantos en { $province } que puede seguir la peste.
event-plague-roll = ¿Hay peste en { $province }? Dos dados: { $dice }.
event-plague = Peste en { $province }.
event-plague-ends = La peste en { $province } ha pasado; deja la tierra como tras un saqueo.
event-pestilence = Pestilencia en { $province }.
event-random-event = { $power }, suceso con { $dice }: { $letter ->
    [A] espionaje militar.
    [B] ¿se muere el Imperator o Rex?
    [C] ¿se muere un líder?
    [D] un nuevo líder.
    [E] ¿pestilencia?
    [F] ¿hambre?
    [G] una mala cosecha.
    [H] una cosecha abundante.
    [I] un año seco o mucha nieve.
    [J] una estación suave.
    [K] tempestades en el mar.
    [L] ¿una catástrofe natural?
    [M] intendentes corruptos.
    [N] moneda rebajada.
    [O] una incursión bárbara.
    [P] ¿se agita Partia o Persia?
    [Q] ¿una revuelta?
    [R] murmullos entre las tropas.
    [S] legiones desleales.
    [T] una crisis política.
    [U] prosperidad.
    [V] malos tiempos.
    [W] devastación general.
    [X] más reclutas.
    [Y] menos reclutas.
    [Z] cuadros activos.
   *[other] nada.
  }
event-alarm = { $power }, dado { $die }: { $false ->
    [yes] falsa alarma
   *[no] es verdad
  }.
event-intelligence = Alguien ha mirado a { $power } en { $place }.
event-intelligence-known = { $power } en { $place }: { $units } { $leaders }.
event-new-leader = { $power }, dado { $die }: { $comes ->
    [yes] un líder de valor { $value } ofrece sus servicios
   *[no] pero nadie ofrece sus servicios
  }.
event-famine = Hambre en { $province } hasta septiembre.
event-bad-harvest = Mala cosecha en { $province } (dado { $die }): la mitad del grano hasta septiembre.
event-bumper-harvest = Cosecha abundante en { $province } (dado { $die }): la mitad más de grano hasta septiembre.
event-hard-season = { $power }: señales de una estación dura: la próxima tirada de la estación lo dirá.
event-mild-season = { $power }: señales de una estación suave: la próxima tirada de la estación lo dirá.
event-storms = Tempestades en el mar este mes.
event-disaster = { $city } es destruida.
event-corruption = Los intendentes de { $power } son corruptos: los bagajes de su jugador pierden un punto de abastecimiento cada uno.
event-debasement = La moneda está rebajada.
event-talents-lost = { $power }: talentos perdidos, { $number }.
event-prosperity = Prosperidad de { $power }: la mitad más de impuestos este mes.
event-hard-times = Malos tiempos para { $power }: la mitad de los impuestos este mes.
event-devastation = Devastación general: este mes no se olvida ningún saqueo.
event-more-recruits = Acuden muchos reclutas a { $power }.
event-area-of-recruits = { $power }: este año se puede reclutar una unidad más de cada clase en { $area }.
event-fewer-recruits = Acuden pocos reclutas a { $power }.
event-cadre = Viejos soldados entrenan este mes a los reclutas de { $power }.
event-stirs = { $power } en movimiento.
event-raid = Incursión en { $province } (dados { $dice }).
event-no-revolt = No hay revuelta en ninguna provincia de { $power } (dados { $dice }).
event-revolt = Revuelta de { $province } contra { $power }: { $number ->
    [one] { $number } unidad
   *[other] { $number } unidades
  } de rebeldes (dados { $dice }).
event-revolt-over = La revuelta de { $province } ha terminado.
event-muttering = Las tropas de { $power } piden { $wanted ->
    [one] { $wanted } talento
   *[other] { $wanted } talentos
  } y cobran { $paid }.
event-disloyalty = Este mes no siguen a { $power } sus legiones que no están con ningún líder.
event-crisis = Crisis en la capital: el Imperator de { $power } tiene que volver en tres meses.
