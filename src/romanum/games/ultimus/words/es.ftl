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
event-strays = { $leader }, Augusto de { $half }, pasa el invierno fuera de su mitad: por ello el Bárbaro tendrá una usurpación.
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
event-refuge-falls = { $area } ha caído: nadie sale de detrás de sus muros.
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
ask-group = { $camp }: { $leader } está en { $area }, { $left ->
    [0] sin PM
    [one] queda { $left } PM
   *[other] quedan { $left } PM
  }{ $number ->
    [0] , sin unidades
   *[other] , con { $units }
  }. { $started ->
    [yes] { $room ->
        [0] ¿Seguir, dejar unidades o detenerse?
       *[other] ¿Seguir, dejar unidades, llevar otras de la causa o detenerse?
      }
   *[no] { $room ->
        [0] ¿Adónde?
       *[other] Lleva unidades (hasta { $room }), y luego ¿adónde?
      }
  }
ask-single = { $camp }: { $unit }, sin líder, mueve una zona. ¿Adónde, desde { $area }?
ask-wander = { $camp }: { $unit }, en Migración, aún { $left } PM. ¿Adónde, desde { $area }?
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
ask-come-home = { $camp }: ¿dónde pasa el invierno { $leader }?
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
why-command-capacity = { $leader } manda { $cc ->
    [one] { $cc } unidad
   *[other] { $cc } unidades
  } como mucho ({ $rule }).
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
why-no-room-aboard = La { $fleet } lleva { $room ->
    [one] { $room } unidad
   *[other] { $room } unidades
  } como mucho: no cabe { $piece } ({ $rule }).
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
why-too-far-from-home = { $area } está demasiado lejos de casa para { $tribe }: { $most ->
    [one] { $most } zona
   *[other] { $most } zonas
  } como mucho ({ $rule }).
why-too-slow-to-evade = La mejor VS en { $area } es { $best }: ninguna tirada de 1d6 queda por debajo ({ $rule }).
why-too-few-pm = El camino a { $area } cuesta { $cost } PM, y solo hay { $left } ({ $rule }).
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

## En la pantalla

screen-went-moves = De { $from } a { $to }: { $pieces }.
screen-turn = { $number } d. C.
screen-turn-ends = El final del año { $number } d. C.

window-stratagems = Estratagemas en las secuencias
window-stratagems-about = Algo de tu mano se puede jugar en un momento de una secuencia: cuando empieza, tras un movimiento, antes y después de una batalla, al final.
window-stratagems-concerns = Solo antes de batallas
window-stratagems-never = En esta secuencia no
window-initiative = Iniciativa
window-initiative-about = El otro bando tiene la iniciativa, y puedes quitársela.
window-shield = Augusta
window-shield-about = Una Augusta en tu mano puede amparar a su emperador, o hacer que su Concilio salga bien.
window-omen = Señal en el cielo
window-omen-about = El Bárbaro juega una estratagema, y la señal en el cielo puede hablar en contra.
wish-never = Este año no


## Para una primera partida: de qué trata una pregunta, según su paso

tip-Station = Tropas de frontera y de campaña
    .text = Cada unidad empieza en algún sitio de su diócesis: haz clic en una zona. Listo reparte por igual las que quedan, que es buena respuesta en una primera partida.
tip-Geostrategy = Geoestrategia
    .text = Una vez al año se sublevan pueblos, se hacen usurpadores y se convocan concilios: juega las estratagemas de la fase C que brillan en tu mano, o guárdalas.
tip-Movement = Los líderes mueven ejércitos
    .text = Haz clic en una zona con piezas tuyas, luego en el líder que marcha. Una unidad sin líder mueve solo una zona. Cuando acabes, se libran todas las batallas.
tip-Group = ¿Quién va con él?
    .text = Haz clic en las unidades que lo siguen, tantas como su capacidad de mando. Las zonas a su alcance están teñidas; las fronteras rojas no se pueden cruzar, y la hoja dice por qué.
tip-CombatStep = Batallas
    .text = Donde hay unidades de ambos bandos, deben luchar. Señala una batalla para ver su columna, lo que la desplaza y lo que traería cada cara del dado.
tip-MomentWindow = Puedes intervenir
    .text = Una estratagema de la fase E se puede jugar en cualquier momento, también en la secuencia del otro. Di sobre el mapa cuántas veces quieres que se te pregunte.
tip-TryEvasion = Aguantar o evadirse
    .text = Un líder puede evadirse antes de una batalla: un dado por debajo de su valor estratégico. Quien se queda atrás lucha solo.
tip-PickLosses = La victoria tiene su precio
    .text = Elige las unidades que pierden un paso: una completa queda reducida, una reducida desaparece hasta el invierno.
tip-Uprising = Un pueblo se subleva
    .text = Un pueblo en paz va a la guerra, unos Foederati se vuelven contra Roma. Elige uno cuyos vecinos sean débiles.
tip-ChooseUsurper = La púrpura
    .text = Si sus tropas lo aclaman, lucha por tu bando; si gana el trono, los bandos cambian de manos y tú eres el Romano.
tip-NameCaesars = Césares
    .text = Un César manda Foederati y sigue a su Augusto. Elige al mejor capitán del que te puedas fiar.
screen-phase-A = Estratagemas
screen-phase-B = Iniciativa
screen-phase-C = Geoestrategia
screen-phase-D = Secuencias y sucesos
screen-phase-E = Movimiento y combate
screen-phase-F = Balance del año
screen-order-A = A. Se roban estratagemas
screen-order-B = B. Iniciativa
screen-order-C = C. Geoestrategia
screen-order-D = D. Secuencias, suceso del año, muertes y entradas
screen-order-E = E. Movimiento y combate
screen-order-F = F. Balance: ajustes, puntos, la mano
screen-order-sequences = { $title }: { $roman } del Romano, { $barbarian } del Bárbaro
screen-order-now = { $number }. { $camp } (ahora)
screen-order-later = { $number }. { $camp }
screen-stations = { $scenario }, { $year } d. C.: acantonamiento
screen-headline = { $year } d. C. ({ $turn } de { $turns }). Fase { $phase }: { $name }
screen-headline-act = { $year } d. C. ({ $turn } de { $turns }). Fase { $phase }: { $name }; actúa: { $camp }
screen-level-drawn = igualdad
screen-level-won = una ventaja justa
screen-level-decisive = una ventaja decisiva
screen-level-complete = una victoria total
screen-to-win = En este escenario el { $camp } solo gana con más de { $points } PV de ventaja.
screen-aim = Los más PV cuando acabe el año { $end }.
screen-score = { $pv } PV
screen-score-help = Puntos de victoria (PV)
screen-score-to-come = +{ $pv } en la fase F
screen-areas = Zonas del imperio en su mano
screen-strength = Puntos de fuerza en el mapa
screen-hand = Piezas en mano
screen-forecast = Lo que puntuaría la fase F tal como están las cosas
screen-swaps = han cambiado de manos { $swaps ->
    [1] una vez
   *[other] { $swaps } veces
}: ahora { $camp }
screen-nobody = nadie
screen-augustus = Augusto { $augustus }
screen-augustus-and-caesar = Augusto { $augustus }, César { $caesar }
screen-usurper-in = { $leader } en { $half }
screen-hope-evade = de evadirse
screen-hope-rally = de que se pasen
screen-hope-federate = de que acepten
screen-hope-leader = de lograrlo
screen-hope-area = de lograrlo
screen-hope-tribe = de liberarse
screen-hope-play = de lograrlo
screen-hope-fight = de ganar
screen-wastes-emperor = El Emperador no tiene ninguna unidad a su lado: { $places }.
screen-wastes-stations = El resto de tus tropas de frontera y de campaña se reparte por igual en sus diócesis.
screen-wastes-leaders = { $leaders ->
    [one] 1 líder podría mover aún.
   *[other] { $leaders } líderes podrían mover aún.
}
screen-wastes-fleets = { $fleets ->
    [one] 1 flota en el mar lleva tropas a bordo.
   *[other] { $fleets } flotas en el mar llevan tropas a bordo.
}
screen-lot = { $scenario }, de { $start } a { $end } d. C.: juegas con el { $camp }. Si un usurpador gana el trono, los bandos cambian de manos.
screen-lot-for = { $scenario }, de { $start } a { $end } d. C.: juegas con el { $camp } por { $leaders }. Si un usurpador gana el trono, los bandos cambian de manos.
screen-bars-outside-limit = el límite fuera del imperio
screen-bars-not-without-his-tribe = no sin unidades de su pueblo
screen-bars-two-usurpers = con dos usurpadores, cada uno en su mitad
screen-bars-must-stop = se han detenido
screen-end-nature = murió en su cama
screen-end-battle = cayó en batalla
screen-end-murder = fue asesinado
screen-end-usurper = lo ejecutó un usurpador
screen-end-plague = murió de peste
screen-end-hatred = lo mató la turba
screen-end-caught = apresado y muerto
screen-end-refuge = murió tras los muros
screen-end-shipwreck = se ahogó
screen-end-deposed = fue depuesto
screen-end-fails = fracasó
screen-end-throne = ganó el trono
screen-roll-initiative-roll = Iniciativa
screen-roll-caught = { $leader } está solo entre enemigos
screen-roll-evasion = Evasión
screen-roll-rally = { $leader } llama a las tropas
screen-roll-usurpation-roll = { $leader } quiere la púrpura
screen-roll-fidelity = La fidelidad de { $leader }
screen-roll-second-diocese = Una carta a { $diocese }
screen-roll-rex-roll = { $leader } quiere ser rey
screen-roll-approval = { $leader }: Oriente lo juzga
screen-roll-murder = Asesinos buscan a { $leader }
screen-roll-federate-roll = { $leader } ofrece un tratado
screen-roll-rebellion = Rebelión de { $tribe }
screen-roll-death-roll = { $leader }: chequeo de muerte
screen-roll-plague-roll = { $leader } y la peste
screen-roll-hatred-roll = La turba busca a { $leader }
screen-roll-refuge-roll = Los muros de { $area }
screen-roll-council-roll = El Concilio
screen-roll-embassy = Embajada a los Persae
screen-roll-quarrel = Discordia en { $tribe }
screen-roll-aid = { $leader } pide ayuda a { $tribe }
screen-mark-enters = entra { $leader }
screen-mark-returns-leader = { $leader }
screen-mark-leader-dies = muere { $leader }
screen-mark-usurper = { $leader }, usurpador
screen-mark-won-over = se pasa al usurpador
screen-mark-augustus = { $leader }, Augusto
screen-mark-caesar = { $leader }, César
screen-mark-regnum = un reino
screen-mark-capital = una nueva capital
screen-mark-plague = peste
screen-mark-sickens = un paso perdido
screen-mark-desertion = deserción
screen-mark-germanophobia = odio a los germanos
screen-mark-bagaudes = Bagaudes
screen-mark-migration = migración
screen-mark-refuge = tras los muros
screen-mark-company = con él
screen-mark-comes-out = fuera otra vez
screen-mark-lands = desembarca
screen-mark-sails = zarpa
screen-mark-fleet = una tercera flota
screen-mark-council = un Concilio
screen-mark-musters = se reúne
screen-mark-trapped = sin salida
screen-result-E = destrucción
screen-result-A = cada unidad pierde un paso
screen-result-R = sin pérdidas
screen-result-1-4 = un cuarto de las pérdidas enemigas
screen-result-1-2 = la mitad de las pérdidas enemigas
screen-result-3-4 = tres cuartos de las pérdidas enemigas
screen-losses-E = destrucción
screen-losses-A = un paso cada una
screen-losses-R = ninguna
screen-losses-1-4 = ¼ de las suyas
screen-losses-1-2 = ½ de las suyas
screen-losses-3-4 = ¾ de las suyas
screen-scoring = Quién gana, y por cuánto
screen-choose-counters = Elige entre las piezas de aquí
screen-outside = fuera del imperio
screen-home-of = tierra de { $people }
screen-held-by-0 = del Romano
screen-held-by-1 = del Bárbaro
screen-capital-of = capital de { $people }
screen-in-refuge = en el refugio de { $refuge }: { $pieces }
screen-in-port = la { $fleet } está en puerto

# BattleSheet.svelte
screen-battle-at = Batalla en { $placeName }
screen-battle = Batalla
screen-put-away = Cerrar
screen-pf = PF
screen-a-great-battle-the-winner = Una gran batalla: el vencedor puntúa.
screen-odds-column = Relación de fuerzas { $ratio }, columna
screen-fury-on-both-sides = furia en ambos bandos
screen-fury-decides = decide la furia
screen-romans = Romanos
screen-barbarians = Bárbaros
screen-the-win = Ganan: { $camp }.

# Board.svelte
screen-pm = { $pm } PM
screen-event-of-the-year = Suceso del año
screen-the-camps-change-hands = Los bandos cambian de manos
screen-from-now-on-you-play = Desde ahora juegas con el { $camp }.
screen-map-of-the-empire-and = Mapa del imperio y sus vecinos. Las flechas van de zona en zona, Intro actúa, el signo de interrogación pregunta por qué no, el punto va a la siguiente zona donde puedes actuar. Ahora { $size ->
    [one] se puede elegir { $size } lugar
   *[other] se pueden elegir { $size } lugares
  }.

# Chances.svelte
screen-against = contra
screen-to-win-2 = { $round } % de ganar
screen-columns-of-the-combat-table = Columnas de la Tabla de combate
screen-fury-on-both-sides-cancels = la furia de ambos bandos se anula
screen-the-attackers-fury-the-best = la furia de los atacantes: la mejor fila
screen-the-defenders-fury-the-worst = la furia de los defensores: la peor fila
screen-die = Dado
screen-chance = Probabilidad
screen-wins = Gana
screen-attacker-loses = Pierde el atacante
screen-defender-loses = Pierde el defensor
screen-column = { $sign } { $columns ->
    [one] columna
   *[other] columnas
}
screen-on-the-die = { $sign } al dado

# Clashes.svelte
screen-battles-to-come = Batallas por venir
screen-which-battle-next = ¿Qué batalla viene ahora?
screen-battles-when-movement-is-done = Batallas al acabar el movimiento

# Hand.svelte
screen-a-spectator-holds-no-stratagems = Un espectador no tiene estratagemas.
screen-you-play-the-at-the = Juegas con el { $camp }. Al final de un año se pueden guardar cinco; hay { $cup } en el cubilete, el otro bando tiene { $held }.
screen-also-in-the-others-sequence = , también en la secuencia del otro
screen-only-the-other-camp-can = { "." } Solo puede usarla el otro bando: vuelve al cubilete.
screen-no-stratagems-in-hand = Ninguna estratagema en mano.
screen-roman = Romano
screen-barbarian = Bárbaro
screen-either-camp = cualquier bando
screen-phase = Fase { $phase }, { $toLowerCase }

# Lineage.svelte
screen-the = { $half }
screen-usurpers-against = Usurpadores contra { $name }
screen-the-throne-is-empty = El trono está vacío.
screen-caesar = César
screen-house-of-theodosius = casa de Theodosius
screen-of-barbarian-origin = de origen bárbaro

# Panel.svelte
screen-points = Puntos
screen-ad = { $year } d. C.
screen-pv = { $points } PV
screen-above-twice-the-others-points = { $toWinInWords } Por encima del doble de los puntos del otro, la victoria es decisiva; por encima del quíntuple, total.
screen-if-it-ended-now-it = Si acabara ahora, sería empate.
screen-if-it-ended-now = Si acabara ahora: { $camp }, { $level }.
screen-phase-f = Fase F
screen-what-phase-f-would-score = Lo que puntuaría ahora la fase F
screen-nothing = Nada.
screen-in-all = En total
screen-augusti-and-usurpers = Augustos y usurpadores
screen-peoples = Pueblos
screen-major = Mayor
screen-minor = Menor
screen-follows-the = , sigue a { $name }
screen-rex = , Rex { $name }
screen-capital = , capital { $place }
screen-on-migration = , en migración
screen-attacks-nobody-this-year = , no ataca a nadie este año
screen-tribes-pacified = Tribus pacificadas
screen-both-augusti-in-imperial-capitals = ambos Augustos en capitales imperiales
screen-no-civil-war = ninguna guerra civil
screen-all-eastern-capitals-held = todas las capitales de Oriente en su mano
screen-all-western-capitals-held = todas las capitales de Occidente en su mano
screen-pax-romana = Pax Romana
screen-areas-of-the-empire-under = zonas del imperio bajo tribus en guerra
screen-roma-in-foreign-hands = Roma en manos ajenas
screen-a-usurpation-under-way = una usurpación en marcha
screen-an-augustus-without-a-successor = un Augusto sin sucesor
screen-a-regnum-founded = un Regnum fundado
screen-an-unanswered-council = un Concilio sin respuesta

# PieceCounter.svelte
screen-domus-theodosiana = teodosiano
screen-of-barbarian-origin-2 = bárbaro

# Pieces.svelte
screen-capital-of-the = Capital de { $tribe }
screen-in-the-refuge = En el refugio: { $join }
screen-aboard = , { $aboard } a bordo
screen-plague = Peste
screen-epidemic = Epidemia
screen-council = Concilio

# ReachLayer.svelte
screen-pm-2 = { $spent } PM

# Reference.svelte
screen-combat-table = Tabla de combate
screen-attacker-defender = Atacante: { $codeInWords }; defensor: { $codeInWords2 }
screen-strength-of-the-attacker-to = La fuerza del atacante frente a la del defensor, redondeada a favor del defensor; luego columnas por calidad, luego el dado de diez caras con sus modificadores. Arriba el resultado del atacante, abajo el del defensor, el del vencedor con una estrella. E todo destruido; A cada unidad pierde un paso; una fracción de las pérdidas enemigas; R sin pérdidas.
screen-statuses = Estados
screen-leaders = Líderes
screen-or-more = { $roll } o más
screen-from-these-years-on-he = Desde estos años puede morir: { $join } del d10
screen-kinds-of-unit = Tipos de unidad
screen-pm-3 = { $points } PM
screen-movement = Movimiento
screen-an-area-costs-1-pm = Una zona cuesta 1 PM; al otro lado de un gran río o un estrecho, 2; de un estrecho largo, 3.
screen-leaders-palatini-and-guards-have = Líderes, palatini y guardias tienen 4 PM, las demás unidades 3; una unidad sin líder mueve una zona.
screen-outside-the-empire-2-pm = Fuera del imperio 2 PM, salvo en Persia, Armenia e Iberia.
screen-events-of-the-year = Sucesos del año
screen-phase-2 = Fase { $phase }
screen-in-the-cup = { $count } en el cubilete; { $join }
screen-romans-of-the-east = Romanos de Oriente
screen-romans-of-the-west = Romanos de Occidente

# Cuántos hay.
screen-so-many-units = { $number ->
    [one] { $number } unidad
   *[other] { $number } unidades
}
screen-so-many-areas = { $number ->
    [one] { $number } zona
   *[other] { $number } zonas
}
screen-so-many-borders = { $number ->
    [one] { $number } frontera
   *[other] { $number } fronteras
}
screen-so-many-pieces = { $number ->
    [one] { $number } pieza
   *[other] { $number } piezas
}

# Sheet.svelte
screen-with-all = con todos
screen-the-march = La marcha
screen-stopped = , parada
screen-pm-left = aún { $left } PM{ $stopped }
screen-strength-2 = { $office }: { $units }, fuerza
screen-room-for-more = ; caben { $room } más
screen-click-who-stays-here = : haz clic en quien se queda aquí
screen-with-him = Con él{ $help }
screen-here-click-who-comes-along = Aquí: haz clic en quien se une
screen-the-best = los mejores { $room }
screen-take = Llevar { $whom }
screen-how-far = ¿Hasta dónde?
screen-show-how-far-they-may = Mostrar hasta dónde pueden ir
screen-no-rule-bars-a-border = ; ninguna regla cierra una frontera, solo la distancia
screen-within-reach = { $areas } al alcance{ $why }.
screen-they-may-not-cross = { $borders } que no pueden cruzar
screen-counters = Piezas
screen-fold = Plegar
screen-all-counters = Las { $length } piezas
screen-all-counters-2 = Todas las piezas
screen-click-an-area-that-glows = Haz clic en una zona que brille para elegir entre sus piezas.
screen-off-the-map = Fuera del mapa
screen-which-people = ¿Qué pueblo?
screen-on-the-map = , { $units } en el mapa
screen-who-leads-or-moves-alone = ¿Quién manda, o mueve solo?
screen-click-who-goes = Haz clic en quien va
screen-who-loses-a-step = ¿Quién pierde un paso?
screen-click-who-goes-aboard = Haz clic en quien embarca
screen-choose-a-leader = Elige un líder
screen-choose-a-caesar = Elige un César
screen-choose-a-unit = Elige una unidad
screen-choose = Elige
screen-aboard-the = a bordo de la { $fleet }
screen-move-alone = mover solo
screen-as-they-are = tal como están
screen-with = con { $name }

# Standing.svelte
screen-you-play-the = Juegas con el
screen-since-the-swap = desde el cambio
screen-sequences-still-to-come = Secuencias por venir
screen-now = Ahora
screen-then = Luego
screen-usurper-in-the = Usurpador en { $half }:

# ZoneCard.svelte
screen-if-this-force-marched-in = Si entrara esta fuerza
screen-the-battle-here = La batalla aquí

# actions.ts
screen-lead-out = sacar
screen-take-along = llevar
screen-leave-here = dejar aquí
screen-comes-along = se une
screen-loses-a-step = pierde un paso
screen-go-aboard = embarcar
screen-make-caesar = hacer César
screen-march-here = Marchar aquí
screen-fight-here = Luchar aquí
screen-flee-here = Huir aquí
screen-retreat-here = Retirarse aquí
screen-land-from-the = Desembarcar de la { $who }
screen-land-some-from-the = Desembarcar a parte de la { $who }
screen-sail-the-here = Traer aquí la { $who }
screen-the-returns-to-port = La { $who } vuelve a puerto
screen-come-out-of-the-refuge = Salir del refugio
screen-station-here = Acantonar aquí: { $who }

# describe.ts
screen-east = Oriente
screen-west = Occidente
screen-diocese-of = diócesis { $diocese }, { $half }
screen-imperial-capital = capital imperial
screen-strength-3 = { $units }, fuerza { $strength }
screen-ecumenical-council = Concilio ecuménico
screen-with-aboard = { " " }con { $pieces } a bordo
screen-that-no-fleet-may-sail = { " " }que ninguna flota puede surcar
screen-sea = { $name }; mar{ $barred }{ $here }.

# model.ts
screen-ravenna = Ravenna
screen-constantinopolis = Constantinopolis
screen-augustus-of-the = Augusto de { $half }
screen-usurper-in-the-2 = Usurpador en { $half }
screen-caesar-of-the = César de { $half }
screen-to-be-augustus-of-the = futuro Augusto de { $half }
screen-rex-of-the = Rex de { $name }

# paint.ts
screen-at-peace = en paz
screen-at-home-it-does-not = en casa; no mueve
screen-at-war = en guerra
screen-plays-for-the-barbarian-and = juega por el Bárbaro e invade
screen-foederati = Foederati
screen-plays-for-the-roman = juega por el Romano
screen-in-revolt = en revuelta
screen-former-foederati-who-fight-the = antiguos Foederati que luchan contra el Romano
screen-regnum = Regnum
screen-a-kingdom-on-roman-soil = un reino en suelo romano, con un Rex y una capital
screen-follows-the-augusti = sigue a los Augustos
screen-with-the-usurper-in-the = con el Usurpador en Occidente
screen-follows-a-usurper-and-plays = sigue a un usurpador y juega por el Bárbaro
screen-with-the-usurper-in-the-2 = con el Usurpador en Oriente
screen-augustus-2 = Augusto
screen-usurper = Usurpador
screen-to-be-augustus = futuro Augusto
screen-rex-2 = Rex
screen-border-troops-who-stay-in = tropas de frontera, que se quedan en su diócesis
screen-the-field-army-of-a = el ejército de campaña de una diócesis
screen-the-field-army-of-an = el ejército de campaña de un emperador
screen-the-guard-of-one-leader = la guardia de un líder, que nunca lo deja
screen-the-host-of-a-people = la hueste de un pueblo
screen-cc = CC
screen-command-capacity = capacidad de mando
screen-how-many-units-he-can = cuántas unidades puede mandar
screen-vs = VS
screen-strategic-value = valor estratégico
screen-evades-on-less-than-this = se evade con menos de esto en 1d6; cuenta el mejor
screen-bt = BT
screen-tactical-bonus = bono táctico
screen-the-difference-to-the-enemys = la diferencia con el mejor del enemigo se suma al dado de una batalla
screen-cp = CP
screen-political-capacity = capacidad política
screen-usurps-is-approved-wins-peoples = con ella usurpa, es aprobado, se gana pueblos y funda reinos
screen-leader-of-the = líder de { $people }
screen-command-strategy-tactics-politics = { $name }, { $office }: mando { $cc }, estrategia { $vs }, táctica { $bt }, política { $cp }
screen-strength-4 = fuerza { $pf }
screen-quality = calidad { $qu }
screen-tactics = táctica { $bt }
screen-moves = mueve { $move }

# summary.ts
screen-areas-2 = Zonas
screen-strength-5 = Fuerza
screen-camps = Bandos
screen-at-war-2 = En guerra
screen-in-revolt-2 = En revuelta
screen-regna = Regna
screen-stratagems-label = Estratagemas
screen-fleet = flota
screen-leads = manda
screen-all = todos
screen-attack = ataque
screen-defend = defensa
screen-word-choose = elegir
screen-town = ciudad
screen-port = puerto
screen-plague-here = peste
screen-epidemic-here = epidemia
screen-reduced = reducida
screen-loyal = leal
screen-warriors = guerreros
screen-with-the-usurper = con el Usurpador

# Los otros tipos de preguntas que las órdenes pueden responder.
question-evasion = Evasión
question-evasion-about = Te atacan, y un líder puede intentar sacar de allí a sus unidades.
answer-evasion-decline = Aguantar siempre
answer-evasion-accept = Intentar siempre evadirse
answer-evasion-if-weaker = Intentar evadirse si somos más débiles que
question-refuge = Los muros del emperador
question-refuge-about = Atacan al Augusto en su capital, y puede ir tras los muros.
answer-refuge-accept = Siempre tras los muros
answer-refuge-decline = Siempre ante los muros
question-retreat = Retiradas
question-retreat-about = Has perdido una batalla, y eliges adónde ir.
answer-retreat-strongest = Adonde haya más amigos
question-losses = Las pérdidas del vencido
question-losses-about = Has ganado una batalla, y eliges quién pierde los pasos.
answer-losses-strongest = Primero las más fuertes
answer-losses-weakest = Primero las más débiles
question-mutiny = Motines
question-mutiny-about = Una unidad tuya pierde un paso en un motín, y tú eliges cuál.
answer-mutiny-weakest = La más débil
answer-mutiny-strongest = La más fuerte
question-federation = Los vencidos
question-federation-about = Has vencido a una tribu, y puedes intentar federarla.
answer-federation-accept = Intentarlo siempre
answer-federation-decline = No intentarlo nunca
question-rally = Romanos en el camino
question-rally-about = Un usurpador encuentra unidades romanas, y puede intentar ganárselas.
answer-rally-accept = Intentarlo siempre
answer-rally-decline = No intentarlo nunca
question-pope = El Papa
question-pope-about = Se cuentan los puntos, y antes puedes jugar el Papa.
answer-pope-accept = Jugarlo siempre
answer-pope-decline = Guardarlo
answer-initiative-accept = Tomarla donde solo hay un modo
answer-shield-accept = Siempre
answer-omen-accept = Anular siempre

# ---- lo que un bot se propone, como lo dice un consejo

aim-attack = Atacar en { $goal } con { $force }.
aim-garrison = Poner guarnición en { $goal } con { $force }.
aim-join = Enviar a { $force } con las tropas en { $goal }.
aim-reside = Llevar a { $force } adonde debe estar un Augusto.
aim-raid = Hacer una incursión en { $goal } con { $force }.
aim-withdraw = Llevar a { $force } más allá de la frontera, a { $goal }.
aim-unit = Mandar a lo vecino, sin líder: { $force }.
aim-play = Jugar { $stratagem }.
aim-come-out = Dejar el refugio en { $goal }.
aim-habit = Hacer lo que siempre se hace aquí.
aim-rest = No marchar más en esta secuencia.

# ---- errores, como los cuenta la arena

blunder-hopeless = una marcha a una batalla casi sin esperanza
blunder-strips-capital = la última unidad deja una capital que el enemigo puede alcanzar
blunder-stakes-people = un pueblo entero entra en el imperio mientras los romanos marchan: no queda nadie para seguir la guerra
blunder-astray = un Augusto se queda fuera de su mitad hasta acabar el año
blunder-idle-raiders = en la última secuencia de todas, una unidad de más allá de la frontera no entra en una zona libre vecina
blunder-hoarded = se descarta una estratagema propia por falta de sitio

# Nombres que muchas cosas comparten.
called-area = { $area }
called-win-at = de ganar en { $area }
called-steps = { $number } pasos perdidos
called-enemy-steps = { $number } pasos del enemigo
called-leaders-die = mueren { $number } líderes
called-enemy-leaders-die = mueren { $number } líderes enemigos

# ---- el juego y sus escenarios

about-blurb = De 405 a 476 d. C.: dos imperios, una docena de pueblos en las fronteras y generales que quieren ser Augusto. Uno manda a los romanos, el otro a quien esté contra ellos; cuando gana un usurpador, los dos cambian de puesto.
about-feel = Un siglo de traiciones: pocas tropas, largas fronteras, estratagemas en el peor momento, y nadie está seguro de su bando.
scenario-scourge-of-god = El azote de Dios
scenario-scourge-of-god-help = Attila reina solo sobre los hunos y se vuelve contra ambos imperios; Aetius conserva la Galia con sus aliados visigodos.
scenario-scourge-of-god-teaches = Dos grandes líderes y dos grandes ejércitos: marcha, batalla y saqueo, con Attila al mando y Aetius para detenerlo.
scenario-radagaisus-and-alaric = Radagaisus y Alaricus
scenario-radagaisus-and-alaric-help = Radagaisus lleva a sus godos hacia Italia, Alaricus espera en Epiro, y más allá del Rin se reúnen los pueblos.
scenario-radagaisus-and-alaric-teaches = Seis años y dos invasiones: marcha, batalla, y una larga frontera que defender con un solo buen general.
scenario-tyrants-of-gaul = Los tiranos de la Galia
scenario-tyrants-of-gaul-help = Vándalos, alanos, suevos y burgundios han cruzado el Rin; en Britania Constantinus toma la púrpura y se prepara para desembarcar.
scenario-tyrants-of-gaul-teaches = Usurpadores: cuándo proclamar a uno, cómo combatirlo, y cómo los dos jugadores cambian de puesto.
scenario-placidias-generals = Los generales de Placidia
scenario-placidias-generals-help = Honorius ha muerto e Iohannes reina en Ravenna; Constantinopolis manda a casa al niño Valentinianus con un ejército. Luego vienen las guerras de Felix, Bonifatius y Aetius.
scenario-placidias-generals-teaches = Tres generales que no se fían de nadie: lealtad, estratagemas y el precio de un Augusto.
scenario-maiorianus-and-genseric = Maiorianus y Gensericus
scenario-maiorianus-and-genseric-help = Aetius y Valentinianus han muerto, la flota de Gensericus está ante Roma, y Occidente necesita un emperador que sepa luchar.
scenario-maiorianus-and-genseric-teaches = El mar: flotas, desembarcos y un tesoro que no puede pagar a la vez la Galia y África.
scenario-last-emperors = Los últimos emperadores
scenario-last-emperors-help = Anthemius viene de Constantinopolis a Roma, la gran flota se reúne contra Carthago, y Euricus quiere toda la Galia.
scenario-last-emperors-teaches = Jugar desde la debilidad: pocas tropas, una gran expedición, y una tribu que crece mientras se mira a otro lado.
scenario-campaign = Ultimus Romanorum
scenario-campaign-help = El siglo entero, de la gran invasión al último emperador de Occidente.
scenario-campaign-teaches = El siglo entero: todas las reglas, todos los pueblos, y famas que se hacen y se pierden a lo largo de décadas.

# ---- nombres

name-roman = Romano
name-barbarian = Bárbaro
name-west = Occidente
name-east = Oriente
name-peace = Paz
name-war = Guerra
name-revolt = Revuelta
name-roman-at-first = Romano al principio
name-barbarian-at-first = Bárbaro al principio
name-picti-1 = Picti 1 (sur de Caledonia)
name-picti-2 = Picti 2 (centro de Caledonia)
name-picti-3 = Picti 3 (norte de Caledonia)
name-hunni-1 = Hunni 1 (Dacia)
name-hunni-2 = Hunni 2 (estepa póntica)
name-hunni-3 = Hunni 3 (Don y Cáucaso)
name-persae-1 = Persae 1 (Nisibis y Adiabene)
name-persae-4 = Persae 4 (Susiana y Persis)
name-area__burgondi = Burgondi (alto Meno)
name-area__vandali = Vandali (alto Tisza)
name-area__alani = Alani (Cárpatos)
name-area__heruli = Heruli (Volinia)
name-area__gepidae = Gepidae (Transilvania)
name-area__ostrogothi = Ostrogothi (bajo Danubio)
name-area__austuriani = Austuriani (desierto de las Sirtes)
name-western-fleet = flota de Occidente
name-eastern-fleet = flota de Oriente
name-third-fleet = tercera flota
name-minor-federation-treaty = Tratado de federación menor
name-major-federation-treaty = Tratado de federación mayor
name-tribute = Tributo
name-pope = Papa
name-western-usurpation = Usurpación en Occidente
name-eastern-usurpation = Usurpación en Oriente
name-minor-tribe-uprising = Sublevación de una tribu menor
name-two-minor-tribe-uprisings = Sublevación de dos tribus menores
name-three-minor-tribe-uprisings = Sublevación de tres tribus menores
name-major-tribe-uprising = Sublevación de una tribu mayor
name-three-major-tribe-uprisings = Sublevación de tres tribus mayores
name-scourge-of-god = Azote de Dios
name-barbarian-alliance = Alianza bárbara
name-migration = Migración
name-initiative = Iniciativa
name-rebellion = Rebelión
name-ecumenical-council = Concilio ecuménico
name-opportune-flight = Huida oportuna
name-assassination = Asesinato
name-plague-breaks-out = Brote de peste
name-plague-epidemic = Epidemia de peste
name-desertion = Deserción
name-divine-favour = Favor divino
name-fleet = Flota
name-germanophobia = Germanofobia
name-earthquake = Terremoto en Constantinopolis
name-famine = Hambre en Roma
name-frontier-alarm = Alarma en la frontera
name-mutiny = Motín
name-court-intrigue = Intriga en la corte
name-bagaudae = Bagaudas
name-quiet-year = Año tranquilo
name-mild-winter = Invierno suave
name-good-harvest = Buena cosecha
name-quarrel-of-kings = Discordia de reyes
name-embassy-to-ctesiphon = Embajada a Ctesiphon
name-volunteers = Voluntarios
name-holy-man = Hombre santo
name-rising-captain = Capitán en alza
name-sign-in-the-sky = Señal en el cielo
name-visigothi-chief = Caudillo de los Visigothi
name-vandali-chief = Caudillo de los Vandali
name-hunni-chief = Caudillo de los Hunni
name-ostrogothi-chief = Caudillo de los Ostrogothi
name-burgondi-chief = Caudillo de los Burgondi
name-persae-chief = Caudillo de los Persae

# Lo que dicen las probabilidades de una batalla.
name-quality = calidad de las tropas
name-tactics = bono táctico
name-politics = política de los príncipes
name-attackers-fury = la furia del atacante: la fila más alta
name-defenders-fury = la furia del defensor: la fila más baja
name-furies-cancel = furia en ambos bandos: se anula
name-column-1-3 = fuerza 1/3
name-column-1-2 = fuerza 1/2
name-column-2-3 = fuerza 2/3
name-column-4-5 = fuerza 4/5
name-column-1-1 = fuerza 1/1
name-column-5-4 = fuerza 5/4
name-column-3-2 = fuerza 3/2
name-column-2-1 = fuerza 2/1
name-column-3-1 = fuerza 3/1
name-column-4-1 = fuerza 4/1
name-result__E = todo destruido (E)
name-result__A = un paso cada una (A)
name-result__R = ninguna (R)
name-result__1-4 = 1/4 de las enemigas
name-result__1-2 = 1/2 de las enemigas
name-result__3-4 = 3/4 de las enemigas
name-no-way-out = sin salida para todos: se pierde el vencido que no tenga retirada
name-no-way-out-for-the-enemy = sin salida para todos los enemigos: se pierde quien no tenga retirada
name-princes-at-stake = un usurpador encuentra a un príncipe: el vencido muere
name-great-battle = una gran batalla: un punto para el vencedor
name-if-besieged = si el enemigo sigue allí en la fase F
name-plague-there = peste en la zona
name-battle-there = enemigos en la zona: quien se quede debe luchar
name-battle-follows = luego se libra una batalla
name-alone-among-enemies = solo entre enemigos
name-caesar = un César
name-augusta-may-step-in = puede intervenir una Augusta
name-best-choice = para la mejor elección que hay
name-no-leader-of-ones-own-dies = de que no muera ningún líder propio
name-an-enemy-leader-dies = de que muera un líder enemigo
name-the-walls-hold = de que resistan los muros

# ---- las estratagemas y los sucesos del año

text-minor-federation-treaty = Una tribu menor con todas sus unidades dentro del imperio pasa a ser Foederati.
text-major-federation-treaty = Una tribu mayor con todas sus unidades dentro del imperio pasa a ser Foederati.
text-tribute = Una tribu en guerra hace la paz, o una en revuelta vuelve a ser leal, por 1 PV (tribu menor) o 3 PV (tribu mayor).
text-augusta-orientalis = Una de estas cosas: tomar la iniciativa; 1 a favor del emperador de Oriente contra un asesinato; 1 contra una usurpación en Oriente; un Concilio ecuménico sale bien.
text-augusta-occidentalis = Una de estas cosas: tomar la iniciativa; 1 a favor del emperador de Occidente contra un asesinato; 1 contra una usurpación en Occidente.
text-pope = El Bárbaro no puntúa nada por Roma en este turno.
text-buccellarii = Un líder romano histórico recibe una guardia de Buccellarii.
text-western-usurpation = Un líder histórico en Occidente intenta usurpar: 1d6, como mucho su CP.
text-eastern-usurpation = Un líder histórico en Oriente intenta usurpar: 1d6, como mucho su CP.
text-minor-tribe-uprising = 1 tribu menor va a la guerra, o a la revuelta si está federada.
text-two-minor-tribe-uprisings = 2 tribus menores van a la guerra, o a la revuelta si están federadas.
text-three-minor-tribe-uprisings = 3 tribus menores van a la guerra, o a la revuelta si están federadas.
text-major-tribe-uprising = 1 tribu mayor va a la guerra, o a la revuelta si está federada.
text-three-major-tribe-uprisings = 3 tribus mayores van a la guerra, o a la revuelta si están federadas.
text-scourge-of-god = Antes de la tirada de una batalla, si la mitad de la fuerza son Hunni bajo un líder histórico: el dado cuenta como 9 en ataque, 2 en defensa.
text-rex = Una tribu en revuelta que tiene una ciudad con un líder y una unidad intenta fundar un reino: 1d6, como mucho la CP de su rey.
text-barbarian-alliance = Una tribu menor se une a una mayor de igual estado en la misma zona o en una vecina.
text-bagaudes = Los Bagaudes se sublevan en una zona vacía de Galliae, Viennensis o Hispaniae.
text-migration = Una tribu es del Bárbaro por este turno y mueve con 4 PM, todas sus unidades a una zona.
text-initiative = Toma la iniciativa después de la tirada.
text-rebellion = Una tribu aliada a una mayor intenta liberarse: 1d6 por encima de la CP del mejor líder de allí.
text-ecumenical-council = Se reúne un Concilio en Asia: 3 PV por turno para el Bárbaro hasta que llegue el Augusto de Oriente, y 3 PV para el Romano si lo logra.
text-opportune-flight = Antes de un combate un bando se escabulle a una zona sin enemigos.
text-assassination = Un líder romano histórico del enemigo es asesinado con 8 o más en 1d10.
text-plague-breaks-out = En una zona todas las unidades pierden un paso y los líderes mueren con 9 en 1d10, también los que lleguen después.
text-plague-epidemic = Como la peste; también en las zonas vecinas se reducen unidades y mueren líderes con 9 en 1d10.
text-desertion = En una zona todas las unidades romanas y de Persae del enemigo pierden un paso.
text-furor-germanicus = Antes de la tirada de una batalla, con una unidad germana: el dado cuenta como 9 en ataque, 2 en defensa.
text-divine-favour = Cada dado de una batalla se desplaza 2 a favor de quien la juega.
text-fleet = Una tercera flota por este turno en cualquier zona de costa.
text-germanophobia = Alrededor de una zona con tropas regulares, las unidades PA bárbaras pierden un paso, y los líderes de origen bárbaro mueren con 7 o más en 1d10.
text-earthquake = Se reducen todas las unidades LI, CO y PA completas en Constantinopolis. El Romano pierde 1 PV.
text-famine = Salvo que el Romano tenga la flota de Occidente, se reducen todas las unidades completas en Italia 5 e Italia 6.
text-frontier-alarm = El Bárbaro lleva a la guerra una tribu menor en paz, como con una Sublevación de una tribu menor.
text-mutiny = El Bárbaro nombra una zona sin Augusto; allí pierde un paso una unidad romana del bando Romano, que elige el Romano.
text-court-intrigue = El Bárbaro nombra a un líder romano histórico del bando Romano que no sea Augusto; va de inmediato a la capital imperial más cercana de su mitad que no tenga ninguna unidad enemiga.
text-bagaudae = El Bárbaro puede colocar la unidad de Bagaudes como con su estratagema.
text-quiet-year = No pasa nada.
text-mild-winter = No pasa nada.
text-good-harvest = El Romano repone una unidad reducida suya en una zona con ciudad.
text-quarrel-of-kings = El Romano nombra una tribu en guerra y tira 1d6: con 1 a 2 no ataca en este turno, salvo que la hayan atacado.
text-embassy-to-ctesiphon = Los Persae en paz no pueden ser sublevados antes del próximo suceso. Si están en guerra, 1d6: con 1 a 2 hacen la paz y vuelven a casa.
text-volunteers = El Romano toma del cubilete una estratagema Buccellarii, si la hay.
text-holy-man = El Romano puntúa 1 PV si ambos Augustos están en capitales imperiales.
text-rising-captain = El bando con la iniciativa suma 1 al BT de uno de sus líderes hasta la fase F.
text-sign-in-the-sky = Una vez antes del próximo suceso el Romano puede anular una estratagema del Bárbaro al jugarse; vuelve al cubilete.

# ---- reglas especiales de los escenarios

special-scourge-of-god-0 = Attila quiere un imperio, no botín: el Bárbaro solo gana con más de 40 PV de ventaja al final; con 40 justos hay empate.
special-radagaisus-and-alaric-0 = En la fase A de 406 el Bárbaro toma del cubilete, además de lo que roba, una Sublevación de una tribu mayor y una Sublevación de tres tribus menores.
special-radagaisus-and-alaric-1 = Una vez, en la fase C desde 406, Constantinus III puede usurpar en Britanniae 2 sin estratagema y sin tirada.
special-radagaisus-and-alaric-2 = En la fase A de 407 el Romano toma del cubilete, además de lo que roba, un Tributo.
special-placidias-generals-0 = En la fase C de 425, si Aetius sigue al usurpador, se tira 1d6: con 1 a 4 se le unen 2 unidades de Hunni hasta la fase F, y luego vuelven a casa.
special-maiorianus-and-genseric-0 = En la fase A de 457 el Bárbaro toma del cubilete, además de lo que roba, una Sublevación de una tribu mayor.
special-last-emperors-0 = En la fase A de 468 el Romano toma del cubilete, además de lo que roba, una estratagema Flota.
special-last-emperors-1 = Si al final tiene Italia 4 e Italia 5, el Bárbaro puntúa 10 PV más.
special-last-emperors-2 = Odoacer devolvió la púrpura a Constantinopolis y pidió un título: el Bárbaro solo gana con más de 20 PV de ventaja al final; con 20 justos hay empate.
special-campaign-0 = En la fase A de 406 el Bárbaro toma del cubilete, además de lo que roba, una Sublevación de una tribu mayor y una Sublevación de tres tribus menores.
special-campaign-1 = Una vez, en la fase C desde 406, Constantinus III puede usurpar en Britanniae 2 sin estratagema y sin tirada.

# ---- Lo que pueden traer los dados

name-odds__won-the-enemy-is-destroyed = ganado: el enemigo es destruido
name-odds__won-the-enemy-is-reduced-and-retreats = ganado: el enemigo pierde pasos y se retira
name-odds__lost-all-are-destroyed = perdido: todos son destruidos
name-odds__lost-all-are-reduced-and-retreat = perdido: todos pierden un paso y se retiran
name-odds__1-step-lost = 1 paso perdido
name-odds__1-step-of-the-enemy-s = 1 paso del enemigo
name-odds__no-leader-dies = no muere ningún líder
name-odds__a-leader-dies = muere un líder
name-odds__an-enemy-leader-dies = muere un líder enemigo
name-odds__the-walls-hold = los muros aguantan
name-odds__the-city-falls = la ciudad cae
name-odds__they-evade = se evaden
name-odds__they-must-fight = tienen que combatir
name-odds__they-are-won-over = se pasan a él
name-odds__they-stand-and-fight = aguantan y combaten
name-odds__a-usurper-is-proclaimed = se proclama un usurpador
name-odds__nothing-comes-of-it = no pasa nada
name-odds__the-diocese-is-put-to-the-test = la diócesis es puesta a prueba
name-odds__the-diocese-stays-loyal = la diócesis sigue leal
name-odds__a-kingdom-is-founded = se funda un reino
name-odds__the-victim-dies = muere la víctima
name-odds__the-attempt-fails = el atentado fracasa
name-odds__the-tribe-is-free = la tribu es libre
name-odds__the-tribe-is-federated = la tribu queda federada
name-odds__the-tribe-goes-home = la tribu vuelve a casa
name-odds__the-tribe-keeps-quiet = la tribu se queda quieta
name-odds__he-is-augustus = es Augusto
name-odds__he-is-a-usurper = es usurpador
name-odds__the-council-succeeds = el Concilio sale bien
name-odds__the-council-fails = el Concilio fracasa

# What abbreviations stand for, one a line: they explain themselves wherever they are read.
screen-abbreviations =
    PV: puntos de victoria, de Roma o del Bárbaro
    PM: puntos de movimiento: las zonas que aún se pueden recorrer
    PF: puntos de fuerza: lo que las unidades aportan a una batalla
    CC: capacidad de mando: cuántas unidades puede mandar un líder
    VS: valor estratégico
    BT: bono táctico en batalla
    CP: capacidad política
    LI: Limitanei
    CO: Comitatenses
    PA: Palatini
