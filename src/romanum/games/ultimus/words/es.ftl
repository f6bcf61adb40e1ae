# Ultimus Romanorum en español: sucesos, preguntas, acciones y negativas. Los nombres latinos quedan en latín.

# ---- lo que ha pasado: años, fases y final

event-year = Empieza el año { $year } d. C.
event-ends = Ha acabado el año { $year } d. C., y con él la partida.
event-stations = El { $camp } acantona { $unit } en { $area }.
event-initiative = El { $camp } tiene la iniciativa: así lo dice el escenario.
event-initiative-roll = Iniciativa: { $die }, y el Romano necesita menos de { $needed }, la CP del Augusto más débil: la tiene el { $camp }.
event-initiative-turned = El { $camp } se hace con la iniciativa.
event-pax = Pax Romana: ninguna tribu está en guerra y nadie usurpa. El año es tranquilo.
event-pax-ends = Ha muerto un Augusto: la Pax Romana acaba antes de empezar.
event-sequences = { $total } secuencias este año, { $augusti } por la VS de los Augustos{ $leader ->
    [none] {""}
   *[other] {" "}y { $best } por { $leader }
  }: { $roman } para el Romano, { $barbarian } para el Bárbaro.
event-sequence = Secuencia del { $camp }: movimiento, luego combate. { $left ->
    [0] Es la última que tiene.
    [one] Le queda una más.
   *[other] Le quedan { $left } más.
  }
event-reinforcement = El ejército recibe refuerzos: { $unit }.
event-points = { $camp }, { $points } PV: { $why ->
    [battle] gran batalla ganada
    [leader] un líder enemigo muerto
    [council] el Concilio ecuménico
    [pacified] tribus pacificadas
    [augusti] ambos Augustos en capitales imperiales
    [no-civil-war] ninguna guerra civil
    [east-capitals] todas las capitales de Oriente en su mano
    [west-capitals] todas las capitales de Occidente en su mano
    [pax] Pax Romana
    [occupation] zonas del imperio bajo tribus en guerra
    [roma] Roma en manos ajenas
    [usurpation] una usurpación en marcha
    [no-successor] un Augusto sin sucesor
    [end-bonus] la prima del escenario
    [Regnum] un Regnum fundado
   *[other] { $why }
  }. { $total } PV en total.

# ---- estratagemas

event-draws = El { $camp } roba una estratagema.
event-draws-known = El { $camp } roba { $stratagem }.
event-receives = El { $camp } toma { $stratagem } del cubilete.
event-returns = El { $camp } devuelve { $number ->
    [one] una estratagema
   *[other] { $number } estratagemas
  } del otro bando.
event-returns-known = El { $camp } devuelve lo que solo puede usar el otro bando: { $stratagems }.
event-discards = El { $camp } descarta una estratagema.
event-discards-known = El { $camp } descarta { $stratagem }.
event-plays = El { $camp } juega { $stratagem }.
event-cancelled = La señal en el cielo se lee contra { $stratagem }: todo queda en nada.
event-shields = { $stratagem } ampara a su emperador contra { $threat ->
    [usurpation] la usurpación: uno menos para el pretendiente
    [murder] los asesinos: necesitan uno más
   *[council] el fracaso: el Concilio saldrá bien
  }.
event-alliance = Alianza: desde ahora { $other } sigue a { $tribe }, en la guerra y en la paz.
event-rebellion = { $other }, aliado de { $tribe }: { $die }, hace falta más de { $needed } para liberarse: { $success ->
    [yes] la alianza se rompe
   *[no] siguen juntos
  }.
event-freed = Attila ha muerto: { $tribe } y Hunni van cada uno por su lado.
event-council = Se reúne un Concilio ecuménico en { $area }: 3 PV al año para el Bárbaro hasta que llegue el Augusto de Oriente.
event-council-roll = El Augusto de Oriente llega al Concilio: { $die ->
    [0] la Augusta lo ha preparado todo, y
   *[other] { $die }, hace falta { $needed } o menos:
  } { $success ->
    [yes] sale bien
   *[no] acaba en discordia
  }.
event-murder = Unos asesinos buscan a { $leader }: { $die }, hace falta { $needed } o más: { $success ->
    [yes] el puñal lo encuentra
   *[no] escapa
  }.
event-plague = { $epidemic ->
    [yes] Estalla una epidemia en { $area } y en todas las zonas de alrededor
   *[no] Estalla la peste en { $area }
  }.
event-sickens = La peste en { $area } cuesta un paso: { $unit }.
event-plague-roll = La peste en { $area }, { $leader }: { $die }: { $die ->
    [9] muere
   *[other] vive
  }.
event-desertion = Deserción en { $area }. Un paso cada una: { $units }.
event-germanophobia = Odio a los germanos en { $area } y alrededor: las guardias bárbaras pierden un paso, los líderes bárbaros temen por su vida.
event-hatred-roll = La turba busca a { $leader }: { $die }, con 7 o más lo mata.
event-bagaudes = Los Bagaudes se sublevan en { $area }.
event-migration = Un pueblo en camino ({ $tribe }): este turno marcha por el Bárbaro con { $pm } PM, todo él hacia una sola zona.
event-migration-older = Un pueblo en camino ({ $tribe }): todo él llega a { $area }.
event-fleet = El { $camp } arma una tercera flota en { $area }.

# ---- el suceso del año

event-event = Suceso del año, dados { $dice }: { $event }. { $sum ->
    [1] Sufren los muros y la guarnición.
    [2] Sin la flota de Occidente pasan hambre las tropas de Roma y de Campania.
    [3] Una tribu menor en paz va a la guerra, si la hay.
    [4] En algún sitio una unidad romana pierde un paso.
    [5] Un líder romano tiene que ir a la corte.
    [6] El Bárbaro puede sublevar a los Bagaudes, si no andan ya por ahí.
    [9] Se repone una unidad romana reducida en una ciudad, si la hay.
    [10] Se puede impedir que ataque una tribu en guerra.
    [11] Los Persae siguen en paz este año, o pueden hacerla.
    [12] El Romano toma Buccellarii, si los hay en el cubilete.
    [13] Un punto para el Romano si ambos Augustos están en capitales imperiales.
    [14] Un líder del bando con la iniciativa combate mejor este año.
    [15] Una vez puede el Romano anular una estratagema del Bárbaro.
   *[other] No pasa nada.
  }
event-suffers = Unidades reducidas en { $area }: { $units }.
event-embassy = La embajada a los Persae: { $die }, hace falta 2 o menos: { $success ->
    [yes] hacen la paz
   *[no] la guerra sigue
  }.
event-called = { $leader } es llamado a la corte, a { $area }.
event-restored = Otra vez con toda su fuerza: { $unit }.
event-quarrel = Discordia en { $tribe }: { $die }, hace falta 2 o menos: { $success ->
    [yes] este año no atacan a nadie
   *[no] se les pasa
  }.
event-captain = { $leader } es el capitán del año: su bono táctico sube uno.
event-aid = { $leader } pide ayuda a { $tribe }: { $die }, hace falta { $needed } o menos: { $success ->
    [yes] acuden
   *[no] no acuden
  }.

# ---- líderes

event-enters = { $leader }{ $people ->
    [none] {""}
   *[other] {" "}({ $people })
  } entra en { $area }.
event-returns-leader = { $leader } vuelve a ser nombrado en { $area }.
event-no-return = { $leader }: su diócesis está perdida, ya no se nombra a nadie.
event-death-roll = { $leader }, chequeo de muerte: { $die }, con { $needed } o más muere.
event-leader-dies = { $leader } { $how ->
    [battle] cae en batalla
    [usurper] es ejecutado por el vencedor
    [caught] es apresado y muerto
    [nature] muere en su cama
    [murder] es asesinado
    [plague] muere de peste
    [hatred] es despedazado por la turba
    [refuge] muere tras los muros
    [shipwreck] se ahoga
    [deposed] es depuesto y muerto
    [kingdom] muere con su reino
   *[other] muere
  }.
event-company-lost = Ha muerto el Augusto: se pierde quien compartía su refugio en { $area }.
event-caught = { $leader } está solo entre enemigos en { $area }: { $die }, con un 9 muere.
event-escapes = { $leader } escapa a { $destination }.
event-home-leader = { $leader } vuelve a { $area } para el invierno.
event-guard = { $leader } tiene una guardia: { $unit }.

# ---- Augustos, Césares y usurpadores

event-caesar = { $leader } es César de { $half }.
event-caesar-stripped = { $leader } ya no es César: su pueblo se ha sublevado.
event-augustus = { $leader } es Augusto de { $half }.
event-augustus-dies = { $half } ha perdido a su Augusto { $leader }.
event-approval = Oriente juzga a { $leader } como Augusto de Occidente: { $die }, hace falta { $needed } o menos: { $success ->
    [yes] consiente
   *[no] se niega, y él se rebela
  }.
event-throne-empty = Nadie puede suceder: el trono de { $half } está vacío.
event-no-augustus = No queda ningún Augusto: es el fin del imperio.
event-escort = { $leader } llevará a casa a Valentinianus.
event-escort-home = La guerra civil en Occidente ha acabado: { $leader }, escolta de Valentinianus, vuelve a Constantinopolis.
event-strays = { $leader }, Augusto de { $half }, inverna fuera de su mitad: por ello el Bárbaro tendrá una usurpación.
event-usurpation-roll = { $leader } quiere la púrpura de { $half }: { $die }, hace falta { $needed } o menos: { $success ->
    [yes] las tropas lo aclaman
   *[no] nadie le sigue
  }.
event-usurper = ¡Usurpación! { $leader } es proclamado Augusto de { $half } en { $area }.
event-won-over = Se pasan al usurpador de { $half } en { $area }: { $pieces }.
event-puppet = Gane quien gane, { $leader } ha de sentarse en el trono de { $half }.
event-fidelity = { $leader } debe elegir: { $die }, con { $needed } o más deserta: { $joins ->
    [yes] se une al usurpador
   *[no] sigue leal
  }.
event-second-diocese = El usurpador escribe a { $diocese }: { $die }, hace falta menos de { $needed }: { $success ->
    [yes] sus comandantes vacilan
   *[no] no le escuchan
  }.
event-rally = { $leader } llama a unírsele a las tropas en { $area }: { $die }, hace falta { $needed } o menos: { $success ->
    [yes] se pasan a él: { $units }
   *[no] quieren luchar
  }.
event-usurpation-succeeds = El usurpador de { $half } ha ganado, { $how ->
    [occupation] pues sus tropas tienen la sede del Augusto y nadie está allí en el refugio
    [battle] pues el Augusto ha sido vencido en batalla
   *[murder] pues el Augusto ha sido asesinado
  }: la fase F hace señor a { $leader }.
event-usurpation-fails = La usurpación en { $half } ha fracasado; cuantos la seguían vuelven a ser leales.
event-camps-swap = ¡Los bandos cambian de manos! { $leader } es señor de { $half }: quien era el Bárbaro es ahora el Romano y tiene { $roman } PV, quien era el Romano es el Bárbaro y tiene { $barbarian } PV.

# ---- tribus

event-status = { $status ->
    [Peace] Paz con { $tribe }.
    [War] Guerra con { $tribe }.
    [Foederati] Desde ahora Foederati de Roma: { $tribe }.
    [Revolt] Revuelta contra Roma: { $tribe }.
   *[Regnum] Un Regnum de { $tribe }.
  }
event-major = Un líder propio la hace tribu mayor: { $tribe }.
event-musters = { $tribe }: se reúne en { $area }: { $unit }.
event-goes-home = Otra vez en casa con toda su fuerza: { $tribe }.
event-disperses = Se dispersan, y por ahora no se les ve más: { $tribe }.
event-vanquished = Cae en { $area } la última unidad de { $tribe }.
event-federate-roll = { $leader } ofrece a { $tribe } un lugar en el imperio: { $die }, hace falta menos de { $needed }: { $success ->
    [yes] serán Foederati
   *[no] se niegan
  }.
event-resettled = Se asientan en { $area }: { $tribe }.
event-rex-roll = { $leader } quiere ser rey: { $die }, hace falta { $needed } o menos: { $success ->
    [yes] su pueblo lo alza sobre el escudo
   *[no] no quieren rey
  }.
event-regnum = { $leader } funda el reino de { $tribe }; su capital es { $area }.
event-heir = { $leader } es rey de { $tribe }.
event-capital = El reino de { $tribe } tiene nueva capital: { $area }.
event-dissolved = Ha caído el reino de { $tribe }.

# ---- movimiento

event-moves = De { $area } a { $destination }: { $pieces }.
event-boards = A bordo de la { $fleet }: { $piece }.
event-sails = El { $camp } envía la { $fleet } al mar: { $sea }.
event-lands = El { $camp } desembarca de la { $fleet } en { $area }: { $pieces }.
event-lands-apart = La { $fleet } navega por el otro bando; por el { $camp } desembarcan en { $area }: { $pieces }.
event-in-port = La { $fleet } vuelve a estar en puerto.
event-fleet-lost = La { $fleet } no está en su puerto cuando llega el invierno, y se pierde{ $year ->
    [0] {""}
   *[other] {" "}hasta el { $year } d. C.
  }.
event-fleet-back = La { $fleet } se ha construido de nuevo y está en su puerto.

# ---- combate

event-evasion = El { $camp } intenta evadirse en { $area }: { $die }{ $favour ->
    [0] {""}
   *[other] {" "}({ $favour } por Favor divino)
  }, hace falta menos de { $needed }: { $success ->
    [yes] el camino está libre
   *[no] el enemigo es demasiado rápido
  }.
event-evades = El { $camp } se evade de { $area } a { $destination }: { $pieces }.
event-refuge = { $leader } se refugia tras los muros de { $area }.
event-company = Con el Augusto, tras los muros de { $area }: { $pieces }.
event-comes-out = La corte sale de los muros de { $area }.
event-battle = Batalla en { $area }. El { $camp } ataca con { $attackers } ({ $attack } PF) contra { $defenders } ({ $defence } PF): relación de fuerzas { $ratio }, columna { $column }, dado { $die }{ $bonus ->
    [0] {""}
   *[other] , modificado { $total }
  }{ $factors ->
    [0] {""}
   *[other] {" "}({ $modifiers })
  }{ $fury ->
    [0] {""}
    [1] ; la furia de los atacantes lo hace el mejor
    [2] ; la furia de los defensores lo hace el peor
   *[other] ; la furia de ambos bandos se anula
  }: gana el { $winner }. Pérdidas de atacante y defensor: { $result }.
event-struck = Los vencidos en { $area }: { $number ->
    [one] una unidad
   *[other] { $number } unidades
  } { $destroyed ->
    [yes] por destruir
   *[no] por reducir o destruir
  }.
event-loses = Un paso perdido en { $area }: { $unit }.
event-retreats = El { $camp } emprende la retirada de { $area } a { $destination }: { $pieces }.
event-trapped = Sin salida de { $area }, y perdido: { $piece }.

# ---- invierno

event-disbanded = Disolución definitiva: { $unit }.
event-back = Otra vez en { $area }: { $unit }{ $reduced ->
    [yes] {" "}(reducida)
   *[no] {""}
  }.
event-refuge-roll = Los muros de { $area } bajo asedio: { $die }, un 0 puede ser el fin{ $second ->
    [0] {""}
   *[other] ; { $second }, con 5 o más se salva la ciudad
  }: { $falls ->
    [yes] la ciudad cae
   *[no] resisten
  }.

# ---- preguntas

ask-station = { $camp }: { $left ->
    [0] tus tropas están en sus puestos.
   *[other] ¿en qué lugar de su diócesis acantonas { $unit }? { $left ->
        [one] Es la última unidad.
       *[other] { $left } unidades esperan puesto; «Listo» las reparte por igual.
      }
  }
ask-initiative = { $camp }: el otro bando tiene la iniciativa. ¿Jugar una estratagema para tomarla?
ask-geostrategy = { $camp }, fase C: juega las estratagemas de geoestrategia que quieras, en cualquier orden.
ask-entry = { $camp }: ¿dónde entra { $leader }?
ask-uprising = Bárbaro: ¿qué tribu { $rank ->
    [major] mayor
   *[minor] menor
  } se subleva? { $left ->
    [one] Debe sublevarse una más.
   *[other] Deben sublevarse { $left } más.
  }
ask-muster = Bárbaro: ¿en qué tierra de su tribu se reúne { $unit }?
ask-alliance-major = Bárbaro: ¿qué tribu mayor hace una alianza?
ask-alliance-minor = Bárbaro: ¿qué tribu menor la sigue desde ahora?
ask-rebellion = { $camp }: ¿qué aliado intenta liberarse?
ask-council = { $camp }: ¿en qué zona de Asia se reúne el Concilio?
ask-free-usurpation = Bárbaro: { $leader } puede tomar la púrpura ahora, sin estratagema ni dado. ¿Ahora, o más tarde?
ask-usurper = Bárbaro: ¿quién quiere la púrpura de { $half }?
ask-puppet = Bárbaro: el usurpador es de origen bárbaro. ¿Qué romano ha de ser Augusto de { $half } en su lugar?
ask-next-diocese = Bárbaro: ¿a qué diócesis vecina de { $half } se dirige el usurpador? Hace falta 1d10 por debajo de su CP.
ask-king = Bárbaro: ¿quién será rey, donde está? Hace falta 1d6, como mucho su CP.
ask-heir = Bárbaro: ¿quién es el próximo rey de { $tribe }?
ask-capital = Bárbaro: ¿dónde está la nueva capital de { $tribe }?
ask-caesars = Romano: ¿a quién haces César? Cada mitad con un Augusto puede tener uno.
ask-augustus = Romano: ¿quién será Augusto de { $half }?
ask-escort = Romano: ¿qué líder de Oriente lleva a casa a Valentinianus?
ask-mutiny = Bárbaro: ¿dónde estalla un motín? El Romano elige la unidad.
ask-mutiny-loss = Romano: ¡motín! ¿Qué unidad pierde un paso?
ask-intrigue = Bárbaro: ¿qué líder es llamado a la corte?
ask-harvest = Romano: buena cosecha: ¿qué unidad en una ciudad se repone?
ask-quarrel = Romano: ¿en qué tribu siembras discordia? Con 1 o 2 no ataca a nadie este año.
ask-captain = { $camp }: ¿quién es tu capitán del año? Su bono táctico sube uno hasta la fase F.
ask-movement = Movimiento del { $camp }: ¿qué líder o unidad suelta mueve, qué flota zarpa, qué juegas? Tras esta secuencia { $left ->
    [0] no te queda ninguna
    [one] te queda una
   *[other] te quedan { $left }
  }.
ask-group = { $camp }: { $leader } está en { $area }, quedan { $left } PM{ $number ->
    [0] , sin unidades
   *[other] , con { $units }
  }. { $started ->
    [yes] { $room ->
        [0] ¿Seguir, dejar unidades o detenerse?
       *[other] ¿Seguir, dejar unidades, llevar otras de la causa o detenerse?
      }
   *[no] { $room ->
        [0] ¿Adónde?
       *[other] Lleva unidades ({ $room } como mucho), y luego ¿adónde?
      }
  }
ask-single = { $camp }: { $unit }, sin líder, mueve una zona. ¿Adónde, desde { $area }?
ask-wander = { $camp }: { $unit }, en Migración, quedan { $left } PM. ¿Adónde, desde { $area }?
ask-rally = Bárbaro: hay tropas sin líder en { $area }. ¿Las llama { $leader } a unirse al usurpador?
ask-landing = { $camp }: ¿quién desembarca de la { $fleet } en { $area }? { $number ->
    [0] Por ahora, nadie.
   *[other] Por ahora: { $pieces }.
  }
ask-launch = { $camp }: ¿en qué costa armas la tercera flota?
ask-combat = Combate del { $camp }: ¿qué batalla viene ahora? Hay que librarlas todas.
ask-evade = { $camp }: el enemigo se te ha echado encima en { $area }. ¿Evadirse (1d6 por debajo de la mejor VS de allí), o aguantar y luchar?
ask-evading = { $camp }: ¿quién se evade de { $area }, y adónde? { $number ->
    [0] Por ahora, nadie.
   *[other] Por ahora: { $pieces }.
  }
ask-refuge = Romano: ¿se refugia el Augusto tras los muros de { $area }?
ask-company = Romano: ¿quién va con el Augusto tras los muros de { $area }? Primero una unidad palatina; luego, como mucho, un líder con su guardia y otra unidad palatina.
ask-losses = { $camp }: la victoria tiene su precio: { $left ->
    [one] un paso
   *[other] { $left } pasos
  } por perder, ninguna unidad dos veces. ¿Qué unidad sigue?
ask-retreat = { $camp }: te han vencido en { $area }. ¿Adónde es la retirada?
ask-escape = { $camp }: ¿adónde escapa { $leader }?
ask-win-over = Romano: la tribu está vencida ({ $tribe }). ¿Le ofrece { $leader } un lugar en el imperio?
ask-moment-start = { $camp }: el otro bando empieza una secuencia. ¿Jugar antes una estratagema?
ask-moment-move = { $camp }: el otro bando ha movido. ¿Jugar una estratagema?
ask-moment-battle = { $camp }: va a empezar una batalla en { $area }. ¿Jugar una estratagema?
ask-moment-roll = { $camp }: va a tirarse el dado de la batalla en { $area }. ¿Jugar una estratagema?
ask-moment-result = { $camp }: la batalla en { $area } está decidida. ¿Jugar una estratagema?
ask-moment-end = { $camp }: han pasado todas las secuencias del año. ¿Jugar una última estratagema?
ask-omen = Romano: el Bárbaro juega { $stratagem }. ¿Habla en contra la señal en el cielo?
ask-shield-usurpation = Romano: un pretendiente quiere la púrpura. ¿Ampara la Augusta a su emperador? El pretendiente necesita uno menos.
ask-shield-murder = Romano: hay asesinos en camino. ¿Ampara la Augusta a su emperador? Necesitan uno más.
ask-shield-council = Romano: el Augusto ha llegado al Concilio. ¿Hace la Augusta que salga bien?
ask-deal-treaty = Romano: ¿con qué tribu haces el tratado?
ask-deal-tribute = Romano: ¿a qué tribu pagas tributo? Una menor cuesta 1 PV, una mayor 3.
ask-guard = Romano: ¿qué líder recibe una guardia de Buccellarii?
ask-victim = { $camp }: ¿a quién mandas asesinar?
ask-bagaudes = Bárbaro: ¿dónde se sublevan los Bagaudes?
ask-migrate = Bárbaro: ¿qué tribu migra?
ask-strike = { $camp }: ¿qué zona golpea { $stratagem }?
ask-pope = Romano: ¿jugar el Papa, para que Roma no dé nada al Bárbaro este año?
ask-place-unit = { $camp }: ¿adónde vuelve { $unit }?
ask-come-home = { $camp }: ¿dónde inverna { $leader }?
ask-resettle = Romano: ¿dónde se asienta { $tribe }?
ask-take-usurpation = { $camp }: un Augusto andaba perdido. ¿Qué Usurpación tomas del cubilete?
ask-discard = { $camp }: solo se pueden guardar { $reserve } estratagemas. ¿Cuál descartas?

# ---- acciones, como las dice un botón

do-play = Jugar { $stratagem }
do-discard = Descartar { $stratagem }
do-receive = Tomar { $stratagem } del cubilete
do-leader = Elegir a { $leader }
do-tribe = Elegir { $tribe }
do-area = Elegir { $area }
do-unit = Mover sin líder: { $unit }
do-station = Acantonar en { $area }: { $unit }
do-restore = Reponer { $unit }
do-caesar = Hacer César a { $leader }
do-lead = Marchar con { $leader }
do-take = Llevar { $unit }
do-to = Ir a { $area }
do-drop = Dejar aquí { $unit }
do-halt = Detenerse aquí
do-rally = Llamarlos a unirse
do-board = Embarcar en la { $fleet }: { $piece }
do-sail = Enviar la { $fleet } al mar: { $sea }
do-land = Desembarcar de la { $fleet } en { $area }
do-disembark = Desembarcar a parte de la { $fleet } en { $area }
do-home = Llevar la { $fleet } a puerto
do-come-out = Salir de los muros de { $area }
do-fight = Luchar en { $area }
do-evade = Evadirse
do-stand = Aguantar y luchar
do-refuge = Refugiarse tras los muros
do-with = Llevar { $piece }
do-flee = Evadirse a { $area }
do-retreat = Retirarse a { $area }
do-lose = Un paso menos: { $unit }
do-federate = Ofrecerles un lugar en el imperio
do-shield = Que lo ampare la Augusta
do-cancel = Leer la señal en contra
do-done = Listo

# ---- por qué no

why-abroad-needs-a-prince = Solo un Augusto o un César puede llevar { $unit } más allá de la frontera, a { $area } ({ $rule }).
why-another-cause = { $unit } y { $leader } siguen a señores distintos ({ $rule }).
why-another-phase = { $stratagem } se juega en la fase { $phases }, no ahora ({ $rule }).
why-another-tribe = { $leader } no manda { $unit }: es de otro pueblo ({ $rule }).
why-anothers-guard = La guardia de otro líder ({ $unit }) no sigue a { $leader } ({ $rule }).
why-anothers-home = { $area } es tierra de una tribu que no está en guerra: no puede estar allí { $tribe } ({ $rule }).
why-armenians-stay = { $tribe } se queda en casa; solo mientras Iberia o los Persae están en guerra van sus unidades a lo vecino, y { $area } les está cerrada ({ $rule }).
why-at-peace = En paz se queda en casa, lejos de { $area }: { $tribe } ({ $rule }).
why-attacker-came-from-there = El atacante ha venido de { $area } ({ $rule }).
why-augustus-elsewhere = El Augusto no está en { $area } ({ $rule }).
why-besieged = El enemigo está en { $area }: no sale nadie ({ $rule }).
why-cannot-come-along = No hay zona a la que puedan ir juntos los demás y { $piece } ({ $rule }).
why-comitatenses-need-a-prince = Solo un Augusto, un César o un Usurpador puede llevar { $unit } fuera de su diócesis, a { $area } ({ $rule }).
why-command-capacity = { $leader } manda { $cc } unidades como mucho ({ $rule }).
why-command-capacity-of-evasion = Nadie de los que se evaden puede mandar también { $unit } ({ $rule }).
why-enemy-there = El enemigo está en { $area } ({ $rule }).
why-fleet-has-sailed = La { $fleet } ya ha movido en esta secuencia ({ $rule }).
why-fleet-used = La { $fleet } ya ha llevado tropas este año; hace falta otro camino para { $piece } ({ $rule }).
why-foederati-need-a-prince = Los Foederati ({ $unit }) solo siguen a un Augusto, un César o un Usurpador, no a { $leader } ({ $rule }).
why-foederati-stay = Los Foederati ({ $tribe }) se quedan dentro del imperio; { $area } está fuera ({ $rule }).
why-generic-leader = { $leader } es un cargo, no un hombre de la historia: no puede ser César ({ $rule }).
why-guards-stay-with-their-leader = Una guardia nunca deja a su líder: { $piece } ({ $rule }).
why-keeps-one-unit = { $leader } conserva al menos una unidad de su propio pueblo ({ $rule }).
why-limitanei-stay = Quien guarda la frontera ({ $unit }) se queda en su diócesis; { $area } no está en ella ({ $rule }).
why-may-not-stack = { $tribe } y { $other } no comparten zona ({ $rule }).
why-may-not-stop-here = { $area } es tierra de una tribu en paz: se puede pasar, no parar ({ $rule }).
why-more-must-rise = Mientras haya en paz una tribu de ese rango se subleva el número entero: faltan { $left } ({ $rule }).
why-moved-already = Ya ha movido en esta secuencia: { $piece } ({ $rule }).
why-must-fight-the-revolt = En medio de una tribu en revuelta debe luchar antes de ir a ninguna parte: { $piece } ({ $rule }).
why-must-stop = Hay enemigos en { $area }: la marcha acaba aquí ({ $rule }).
why-no-augustus-there = { $leader } no está en una mitad con Augusto: un César lo necesita ({ $rule }).
why-no-leader-to-evade = Ningún líder tuyo está en { $area } para sacar a las tropas ({ $rule }).
why-no-palatini = Ninguna unidad palatina está en { $area } para ir con él tras los muros ({ $rule }).
why-no-room-aboard = La { $fleet } lleva { $room } unidades como mucho: no cabe { $piece } ({ $rule }).
why-no-room-inside = Tras los muros no cabe { $piece } ({ $rule }).
why-no-shelter = Los que se evaden no pueden ir todos a { $area } ({ $rule }).
why-no-use-now = { $stratagem } no haría nada ahora ({ $rule }).
why-nobody-aboard = No hay nadie a bordo de la { $fleet } ({ $rule }).
why-nobody-attacks = Ya no hay enemigo en { $area }: no hay de qué huir ({ $rule }).
why-nobody-evades = Di primero quién se evade ({ $rule }).
why-not-foederati = El pueblo que manda { $leader } no es Foederati ({ $rule }).
why-not-in-hand = No tienes { $stratagem } ({ $rule }).
why-not-under-way = Aún no se ha puesto en camino: { $unit }; con deshacer retiras tu elección ({ $rule }).
why-not-without-his-tribe = { $leader } solo entra en el imperio con una unidad de su propio pueblo ({ $rule }).
why-not-in-the-cup = { $stratagem } no está en el cubilete ({ $rule }).
why-nowhere-to-go = Ninguna zona junto a { $area } te está abierta ({ $rule }).
why-one-caesar = { $half } tiene un César: no hay sitio para { $leader } ({ $rule }).
why-other-camps = { $stratagem } es del otro bando ({ $rule }).
why-other-half = No puede dejar su mitad del imperio: { $unit }; { $area } está en la otra ({ $rule }).
why-outside-limit = Más allá de la frontera se pueden gastar { $limit } PM como mucho; { $area } pediría más ({ $rule }).
why-palatini-first = Antes que nadie va con el Augusto una unidad palatina ({ $rule }).
why-palatini-need-a-prince = Solo un Augusto o un César puede llevar { $unit } a la otra mitad, a { $area } ({ $rule }).
why-picked-already = Ya ha perdido su paso por esta batalla: { $unit } ({ $rule }).
why-port-too-far = En el mar donde está la { $fleet } no hay puerto propio ({ $rule }).
why-prince-already = { $leader } ya es Augusto o César ({ $rule }).
why-same-start = Solo se puede llevar { $unit } donde empieza la marcha ({ $rule }).
why-people-stays-together = Un pueblo en Migración ({ $tribe }): todas sus unidades deben acabar el movimiento en una zona, y así no podrían ({ $rule }).
why-people-must-move = Un pueblo en Migración ({ $tribe }): todas sus unidades deben mover y acabar en una zona ({ $rule }).
why-last-beside-a-caesar = Un César debe tener consigo a uno de los suyos, y solo queda { $piece } ({ $rule }).
why-caesar-without-his-tribe = { $leader } solo puede ser César junto a una unidad de su propio pueblo ({ $rule }).
why-nobody-to-part = No hay a bordo de la { $fleet } varios de los que algunos pudieran quedarse ({ $rule }).
why-still-loaded = La { $fleet } lleva tropas a bordo: antes debe desembarcarlas ({ $rule }).
why-too-far-abroad = { $area } está demasiado lejos de la propia mitad para { $unit } ({ $rule }).
why-too-far-from-home = { $area } está demasiado lejos de casa para { $tribe }: { $most } zonas como mucho ({ $rule }).
why-too-slow-to-evade = La mejor VS en { $area } es { $best }: ninguna tirada de 1d6 queda por debajo ({ $rule }).
why-too-few-pm = El camino a { $area } cuesta { $cost } PM, y quedan { $left } ({ $rule }).
why-too-late-to-board = La { $fleet } o quien embarcaría ({ $piece }) ya ha movido ({ $rule }).
why-taken-already = Basta con una sola ({ $stratagem }): también el otro Augusto anda perdido ({ $rule }).
why-tribe-not-at-war = { $area } es tierra de { $tribe }, con quien Roma no está en guerra, o ni Augusto ni César manda { $unit } ({ $rule }).
why-two-usurpers = Hay dos Usurpadores: { $leader } se queda en su mitad, y { $area } no está en ella ({ $rule }).

# ---- el final

how-won = Gana el { $camp }: Romano { $roman } PV, Bárbaro { $barbarian }.
how-decisive = Victoria decisiva del { $camp }: Romano { $roman } PV, Bárbaro { $barbarian }.
how-complete = Victoria total del { $camp }: Romano { $roman } PV, Bárbaro { $barbarian }.
how-drawn = No gana nadie: Romano { $roman } PV, Bárbaro { $barbarian }.
how-no-augustus = No queda ningún Augusto: ha ganado el { $camp }.

# ---- lo que se muestra con ello, tras «Se muestra algo oculto: …»

shown-plays = la estratagema, al otro
shown-camps-swap = las estratagemas de ambos, pues los bandos cambian de manos
shown-returns = cuántas estratagemas devuelve cada uno
shown-otherwise = si el otro tiene una estratagema para este momento

# ---- con lo que cuentan los consejos, tras un número

part-areas = zonas del imperio sin compartir
part-strength = puntos de fuerza en el mapa
part-leaders = líderes en el mapa
part-stratagems = estratagemas en mano

# Lo que una marcha puede traer: dicho de un camino antes de andarlo.
risk-enemy = hay unidades enemigas
risk-alone = el líder está solo entre enemigos y puede morir
risk-sickness = unidades pierden un paso por la peste
risk-plague = un líder muere de peste
risk-council = el Concilio recibe a su Augusto

## Lo que se puede buscar en la crónica, y cómo se cuenta la suerte

topic-marches = Marchas
topic-battles = Batallas
topic-thrones = Tronos
topic-peoples = Pueblos
topic-stratagems = Estratagemas
topic-years = Años
luck-battles = Batallas
    .counted = Batallas ganadas, frente a lo que cabía esperar de esos mismos dados.
luck-evasions = Evasiones
    .counted = Intentos de evadirse antes de una batalla que salieron bien.
luck-ambitions = Usurpadores, reyes y asesinos
    .counted = Intentos que salieron bien.
