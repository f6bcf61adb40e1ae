# Los estudios del juego: cómo se llama cada uno, qué pregunta y la razón.

study-horsemen = Seis puntos a caballo
study-horsemen-ask = Noviembre de 53 a. C.: Labienus (+2) deja su bagaje en Agedincum y cruza el Liger para atacar Cenabum, donde un caudillo (+0) tiene dos legiones, 40 puntos, y ninguna caballería. Él tiene seis legiones y algunos auxiliares, 138 puntos en total. ¿A quién lleva?
study-horsemen-reason = Quien tiene el doble de caballería que el otro bando lo clava: no puede retirarse antes del combate. El 6-16 cuenta 3 tras el río, y contra ninguna basta con eso. A 69 contra 40, cada cara del dado destruye a los galos; sin la caballería se van por 5 puntos de moral.

study-nine-points = Nueve puntos de movimiento
study-nine-points-ask = Noviembre de 53 a. C.: Labienus está en Agedincum con seis legiones (PM 10) y un bagaje lleno de 6 puntos de abastecimiento. Quiere estar este mes en Avaricum: 3 PM hasta el hexágono de al lado, luego 6 cruzando el Liger. ¿Cómo comen sus hombres?
study-nine-points-reason = Las unidades que forrajean antes de marchar pierden 2 PM de los suyos, y también todas las que van con ellas. Si comen del bagaje tienen 10 y hacen falta 9; si comen de la tierra tienen 8 y se paran ante el río. Aquí la tierra probablemente las habría alimentado, pero no las habría llevado.

study-no-need-to-hurry = Sin prisa
study-no-need-to-hurry-ask = Noviembre de 53 a. C.: dos legiones en Lingones, que han comido del bagaje que se queda, han de unirse al ejército en Agedincum con su líder (+1). El camino cuesta 9 PM en invierno. ¿Cómo salen?
study-no-need-to-hurry-reason = Una Marcha forzada les daría 2 PM más, pero entonces un dado por encima de 2 cuesta una legión: cuatro veces de cada seis. Tienen 10 PM y necesitan 9.

study-out-of-the-way = Quitarse de en medio
study-out-of-the-way-ask = Noviembre de 53 a. C.: Labienus (+2) ataca Avaricum cruzando el Liger, 138 puntos que quedan en 69, de eficacia A. Vercingetórix tiene allí 46 puntos, dos legiones de eficacia C y un 6-16, y ningún líder. ¿Aguantar o retirada?
study-out-of-the-way-reason = A 3-2 y con 4 más en el dado Labienus gana saque lo que saque, y en ninguna cara escapa nadie: son 46 puntos, y 12 de moral con la derrota. Una retirada cuesta 5 de moral y a nadie. Se permite mientras el atacante tenga menos del doble de caballería: partido por el río, su 6-16 cuenta 3.

study-under-the-walls = Al pie de los muros
study-under-the-walls-ask = Enero de 101 d. C.: Trajano (+3) y Sura están con cuatro legiones veteranas, 88 puntos, ante Sarmizegethusa. Decébalo (+2) está dentro con 114 puntos y un fuerte de clase A. ¿Poner asedio o asaltarla?
study-under-the-walls-reason = Tras los muros los hombres cuentan el doble: 88 contra 226 es 1-3. En cuatro caras de seis el ejército de Trajano desaparece hasta el último hombre, con ambos líderes, y en ninguna caen los muros. Un asedio puede levantarse; un Imperator muerto, no.

study-not-alone = Solo no
study-not-alone-ask = Enero de 101 d. C.: Trajano (+3) mantiene el asedio de Sarmizegethusa con 88 puntos de eficacia A. Decébalo (+2) tiene dentro 114 puntos de eficacia B; no ha llegado ninguna otra de sus pilas. ¿Hace una salida?
study-not-alone-reason = En una salida los muros no cuentan: 114 contra 88 es 5-4, y con líderes y CER 2 menos en el dado. Dos caras de seis le cuestan todo su ejército y la vida, solo una destruye a Trajano. Una ciudad no sufre desgaste en el mes en que acepta el asedio, y hay amigos tan cerca que se los puede esperar.

study-relief = Por los dos lados
study-relief-ask = Enero de 101 d. C.: Trajano (+3) mantiene el asedio de Sarmizegethusa con 88 puntos de eficacia A. Decébalo (+2) la tiene con 114, y han llegado 88 más de Potaissa y Apulum, la mitad cruzando un río. ¿Atacar ya, o esperar?
study-relief-reason = Asediados y socorro atacan como uno solo: 180 contra 88 es 2-1, con 2 menos en el dado. Tres caras de seis destruyen a los romanos con Trajano, y ninguna es peor para los dacios que una retirada sin bajas. Para Trajano el mes siguiente solo puede ser mejor.

study-stay-at-home = Cinco de seis
study-stay-at-home-ask = Febrero de 238 d. C.: Capelianus (+1), 42 puntos de eficacia A, pasa junto a Carthago. Gordiano (+0) tiene allí una legión nueva y dos 4-12, 16 puntos de eficacia B, y lo interceptaría con 2 o más. ¿Lo intenta?
study-stay-at-home-reason = Quien intercepta es el atacante, lejos de sus muros. 16 contra 42 es 1-3, con 2 menos en el dado: las seis caras lo eliminan. Que una intercepción sea probable no la hace buena; en Carthago sus hombres contarían el triple.

study-in-or-out = ¿Dentro o fuera?
study-in-or-out-ask = Febrero de 238 d. C.: Capelianus (+1), 42 puntos de eficacia A, ataca Carthago. Gordiano (+0) tiene allí 16 puntos, una flota en el puerto y una ciudad de fuerza 2. África está deforestada. ¿Aguantar, o aceptar el asedio?
study-in-or-out-reason = Ante los muros todas las caras del dado acaban con los hombres de Gordiano. Dentro cuentan el triple: 62 con flota y ciudad, y la caballería del atacante solo la mitad, 33. Entonces Carthago no cae en ninguna cara, y en tres Capelianus pierde todo lo que tiene, aunque con él los hombres de Gordiano.

study-watch-on-the-danube = La guardia del Danubio
study-watch-on-the-danube-ask = Noviembre de 248 d. C.: Decio necesita para Italia una legión de Carnuntum. Allí hay dos de 20 puntos y un 4-12, y nadie más en Pannonia Superior. Al lado están Boiohaemum e Iazygia. ¿Quién va?
study-watch-on-the-danube-reason = Cada mes en que una provincia romana junto a tales bárbaros tiene menos de 20 puntos en tierra, cada uno de ellos despierta con 5 o 6, con un ejército propio, y lo mueve quien esté más lejos: Filipo. Una legión son 20 justos; la otra puede ir.

study-a-teacher = Un maestro
study-a-teacher-ask = Marzo de 45 d. C.: Herodes tiene 43 talentos y quiere nueva caballería pesada, de eficacia B, que pueda marchar en abril. Su único 30-16 está en Hierosolyma; en Gaza hay un 16-9. ¿Dónde se recluta?
study-a-teacher-reason = A las nuevas unidades pesadas las instruye un veterano con el mismo símbolo, en la ciudad en que ambos se quedan este turno. Donde no hay ninguno también pueden reclutarse, pero no salen de la ciudad en dos turnos. La infantería no enseña a montar.

study-this-quarter = Este trimestre o el siguiente
study-this-quarter-ask = Septiembre de 282 d. C.: Caro tiene 122 talentos; una buena legión cuesta ahora 12. ¿Recluta ya, o guarda sus talentos para un trimestre posterior?
study-this-quarter-reason = Las unidades cuestan el doble en junio, septiembre y diciembre, pero nunca en la primera fase de Movilización de un escenario. Lo que hoy cuesta 12 cuesta 24 en diciembre; no vuelve a ser 12 hasta marzo, y entonces los límites de este año se han ido sin usar.

study-ships-ashore = Naves contra la costa
study-ships-ashore-ask = Abril de 67 a. C.: Varro (+1) está con dos flotas y una legión ante un nido de piratas en Patras. Su única flota ha huido al puerto; la guardan un 4-12 y un fuerte de clase D. No puede desembarcar, pues no vale +2. ¿Hay algo que hacer este mes?
study-ships-ashore-reason = Las flotas pueden atacar desde el mar un hexágono de costa con un cuarto de su fuerza, y los que van a bordo con la mitad: 9 y 8 son 17. Fuerte, puerto, 4-12 y un cuarto de la flota son 11. A 3-2 cuatro caras de seis destruyen el nido con su flota, y ninguna le cuesta algo y lo deja en pie.

study-fetch-pompey = A buscar a Pompeyo
study-fetch-pompey-ask = Abril de 67 a. C.: tres flotas vacías de Neapolis están ante Roma con 27 PM, camino de los piratas cerca de Pisae: una flota, un 4-12, un fuerte de clase D. Pompeyo (+2) está en Roma con dos legiones y dos 4-12. ¿Qué hacen ahora las naves?
study-fetch-pompey-reason = Solo con un líder de +2 puede desembarcar alguien, y los hombres a bordo combaten con la mitad de su fuerza incluso desde las naves. Vacías, 13 puntos contra 11 destruyen el nido en dos caras de seis; con Pompeyo y sus hombres es 3-1 o mejor, y cae en las seis. Embarcarlos cuesta 6 PM, y en el nido quedan 17.

study-one-against-two = Una contra dos
study-one-against-two-ask = Abril de 67 a. C.: una flota de piratas, 18 puntos, ataca a dos de Pompeyo en Rhegium, 36 puntos; nadie tiene líder. ¿Combatir fuera, o retirarse al puerto?
study-one-against-two-reason = Las pérdidas se redondean hacia abajo, pero un bando de varias flotas siempre pierde una. A 1-2 el pirata solo se hunde en una cara de seis, y Pompeyo pierde una flota en cuatro. En el puerto nadie puede atacar sus naves sino con la ciudad.

study-no-second-month = Ningún segundo mes en el mar
study-no-second-month-ask = Mayo de 67 a. C.: las dos flotas de Varro, de Corcyra, pasaron el final de abril de guardia en el mar, cerca de los piratas de Patras. Todas las demás de Pompeyo están en puerto. ¿Puede dejar este mes sus naves donde están?
study-no-second-month-reason = Una flota que empieza la fase de Operaciones navales en el mar tiene que acabarla en un puerto amigo, o queda eliminada. Con 30 PM Corcyra está cerca; en el puerto puede quedarse cuanto quiera.

study-no-prize = Una victoria y ninguna ciudad
study-no-prize-ask = Febrero de 238 d. C.: Gordiano (+0) ha aceptado el asedio en Carthago: 16 puntos, el triple de fuertes en África, 62 con una flota y la ciudad. Capelianus (+1) tiene 42 puntos, de los que 18 son caballería. ¿Asediar o asaltar?
study-no-prize-reason = La caballería cuenta la mitad contra una ciudad: 33 contra 62 es 1-2. En tres caras de seis pierde todo lo que tiene. El mejor resultado es una victoria sin bajas, y los asediados que pierden se quedan donde están: ninguna cara toma la ciudad.

study-no-gift = Ningún donativo para lo seguro
study-no-gift-ask = Marzo de 101 d. C.: Trajano (+3) ha interceptado a un rezagado con 94 puntos contra 2. Su moral es 142, la de Decébalo 98; una diferencia de 50 sumaría 1 al dado. Él tiene 13 talentos, Decébalo ninguno. ¿Cuánto da?
study-no-gift-reason = Seis talentos harían la diferencia de 50. Pero a más de 7-1 las seis caras ya eliminan al enemigo sin bajas, y un donativo cuenta solo para esta batalla.

study-ahead-of-his-legions = Por delante de sus legiones
study-ahead-of-his-legions-ask = Enero de 52 a. C.: Vercingetórix (+2) ha salido a caballo de Gergovia con sus dos 6-16, 12 puntos y 16 PM. César (+3) va de camino al ejército, sin una sola unidad, y descansa a campo abierto en A2617, a 14 PM. Los eduos le guardan Bibracte, y Labieno está en Agedincum. ¿Adónde va la cabalgada?
study-ahead-of-his-legions-reason = Los galos ganan en cuanto César muere o es capturado. Un líder sin unidades es un punto de fuerza y no tiene caballería: los jinetes lo clavan, y a pesar de su +3 cae en todas las caras del dado. Solo la caballería llega; la infantería acabaría su marcha a los 8 PM. Por el camino solo los eduos tienen ocasión de interceptar, y solo con un 6.

study-last-month-of-the-year = El último mes del año
study-last-month-of-the-year-ask = Diciembre de 407 d. C.: Estilicón (+2) ha llevado el ejército de Mediolanum a Verona. Honorio (+0), el Imperator, está tras los muros de Ravenna con dos legiones. De allí a Verona hay 8 PM, y ningún enemigo puede llegar tan lejos este mes. ¿Se queda Honorio donde está?
study-last-month-of-the-year-reason = Desde enero, en cada fase de Diplomacia en que Estilicón no está con Honorio es ejecutado con 10 o más en dos dados, y su caballería se pasa a Alarico: 6 posibilidades de 36 al mes. En los ocho meses hasta el final son tres de cada cuatro veces, y sin Estilicón su bando no puede ganar. En el mismo hexágono no se tira ningún dado, y con las legiones o solo, Honorio llega este mes.
