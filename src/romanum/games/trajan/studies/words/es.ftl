# Los estudios de Trajan: cómo se llama cada uno, qué pregunta, y la razón.

study-within-the-walls = Dentro de los muros
study-within-the-walls-ask = La guerra de Armenia, antes del primer turno. Parthamasiris y Meherdates están en Artaxata con 7 puntos de fuerza. Trajano puede cabalgar hasta allí en una marcha y sublevar la ciudad. Los ejércitos también pueden acampar ante los muros: ¿sacas a alguien?
study-within-the-walls-reason = Contra una ciudad armenia una Revuelta sale bien con 4 o menos. Con cinco puntos o más dentro se suma uno al dado, y el Civis sublevado debe sobrevivir luego a un combate con la guarnición, cosa que hace la mitad de las veces: 25 de cada 100 por ficha. Fuera, el ejército no puede hacer nada por la ciudad, y las puertas se abren 67 veces de cada 100.

study-nearest-harbour = El puerto más cercano
study-nearest-harbour-ask = Abril, la guerra de Armenia: Roma quiere Artaxata. Trajano está en Satala, a siete hexágonos por calzada. Una ficha Política suya llama a quien quieras de las fuerzas de fuera del mapa, 30 puntos de fuerza con cuatro generales y bagaje; no pueden marchar este turno, pero pueden desembarcar en cualquier puerto romano o venir por una calzada desde el oeste. ¿Por dónde entran, para estar ante Artaxata cuanto antes?
study-nearest-harbour-reason = Una ficha trae tantas unidades de fuera del mapa como quieras; usada para reclutar, solo una. Desde Phasis la calzada va en seis hexágonos por Harmozica hasta Artaxata: las legiones hacen cuatro en un mes, así que están allí a la segunda marcha, o incluso a la primera con un buen dado. Desde Trapezus hay dos hexágonos hasta Satala y siete más, detrás de Trajano y por la misma calzada.

study-open-gate = La puerta abierta
study-open-gate-ask = Mesopotamia, abril. Quietus ha ido con todo su ejército desde Tigranocerta hasta Edessa y asedia allí a Abgarus. Mebarsapes ha salido solo de Nisibis, por calzada, y aún puede recorrer ocho hexágonos; sus tropas guardan la ciudad. Partia tiene una ficha Política, y Artaxata o Tigranocerta sería un nivel de victoria. ¿Adónde cabalga, y luego qué?
study-open-gate-reason = Nadie guarda Tigranocerta, así que una Revuelta allí necesita 4 o menos: las ciudades armenias vacilan con facilidad. Son dos ocasiones de tres de ganar un nivel con una ficha. De camino a Edessa no puede hacer nada por Abgarus: un líder no tiene fuerza con la que luchar, y cualquier legión que lo encuentre solo lo mata.

study-five-is-enough = Cinco bastan
study-five-is-enough-ask = Mesopotamia, abril. Quietus sale de Tigranocerta, una ciudad que da a Partia un nivel de victoria, y Mebarsapes en Nisibis está a un hexágono de ella. Dentro debe quedarse exactamente una unidad. ¿Cuál?
study-five-is-enough-reason = Cinco puntos dentro hacen la Revuelta más difícil en uno: 3 de cada 6 en vez de 4. Luego la guarnición lucha contra el Civis sublevado, y este sobrevive a una legión unas dos veces de cada tres, a una cohorte cuatro de cada cinco. En total una ficha le quita la ciudad a una legión más o menos una vez de cada tres, a los 4 puntos de una cohorte más de la mitad de las veces (55 de cada 100).

study-by-water = Por el agua
study-by-water-ask = Mesopotamia, abril. Quietus con todo su ejército, bagaje incluido, debe estar ante Nínive este turno, para que las máquinas puedan trabajar el turno siguiente. El bagaje marcha tres hexágonos, Nínive está a cuatro; Nisibis, en la calzada, es parta. ¿Qué tipo de marcha?
study-by-water-reason = Tigris abajo una fuerza recorre hasta diez hexágonos, haga lo que haga su unidad más lenta: solo un 1 la detiene y solo un 5 la extravía, así que cuatro tiradas de cada seis la dejan justo allí. Por calzada debe parar en Nisibis, donde hay enemigo. Campo a través, los tres hexágonos del bagaje son uno de menos, salvo con un 6.

study-two-generals = Dos generales, una marcha
study-two-generals-ask = La guerra de Partia, abril. Clarus y Alejandro, con mando 1 cada uno, salen de Nicephorium para sublevar Dura-Europus, tres hexágonos calzada abajo; tienes fichas Políticas para ambos. Las tropas pueden quedarse como quieras. ¿Quién manda, y quién se queda? Deja a quien quieras, y luego elige el camino.
study-two-generals-reason = Un líder no juega en un turno más fichas que su mando, y desde un hexágono solo se intenta una marcha. Así que cabalgan los dos: dos intentos a la mitad cada uno abren las puertas tres veces de cada cuatro; un solo intento, una de cada dos. Un general que se quede en Nicephorium no puede seguir este turno.

study-which-gate = ¿Qué puerta?
study-which-gate-ask = La guerra de Partia, abril: Roma tiene 40 ciudades y quiere 45. Quietus cabalga solo y ha llegado a donde se bifurca la calzada, con dos fichas Políticas para él. A la izquierda está Nínive; a la derecha, tras Singara, está Hatra; cada una a dos hexágonos; en ambas no hay dentro nadie más que su Civis. ¿Adónde?
study-which-gate-reason = Hatra es de color árabe: su Civis cambia de bando con 4 o menos, el de una ciudad parta solo con 3 o menos. Con dos fichas son 8 veces de cada 9 frente a 3 de cada 4, y ambas cuentan como una ciudad. Además, Nínive está junto a Arbela y su ejército; Hatra, a dos hexágonos de él.

study-ride-home = No duermas allí
study-ride-home-ask = La guerra de Partia, abril. Quietus, con mando 2 y solo, se ha ganado Hatra y le quedan cuatro hexágonos de marcha; en la mano ya no tiene ninguna ficha Política. Mebarsapes está en Arbela, a cinco hexágonos por calzada, con 11 puntos. ¿Dónde pasa Quietus el turno del enemigo?
study-ride-home-reason = El Civis guarda solo la ciudad; Quietus no puede hacer nada por ella, pues sin ficha Política no puede contrarrestar una Revuelta. Si está solo dentro cuando se subleva, con 4 o menos, se va para siempre, y ante los muros lo mata sin combate cualquier unidad con fuerza. A cuatro hexágonos o menos están Nisibis y Tigranocerta, con ejércitos.

study-king-away = Un rey en la trampa
study-king-away-ask = La guerra de Armenia, abril. El ejército de Trajano ha llegado a tres hexágonos de Artaxata. El ejército armenio se queda en la ciudad; de sus dos líderes, con mando 1 cada uno, uno cabalga al interior y otro se queda. Roma tiene un nivel de victoria si al final Parthamasiris ya no está. ¿Quién se queda?
study-king-away-reason = Una vez que Trajano esté ante los muros nadie de dentro puede marchar, y quien está en una ciudad que cae, cae con ella: con el rey allí, una sola brecha podría dar a Roma su nivel y abrirle el camino a otro. Meherdates puede hacer dentro todo lo que podría hacer el rey: jugar una ficha contra una Revuelta y afianzar una unidad. Así que el rey cabalga mientras la calzada está abierta.

study-emperor-alone = El emperador está solo
study-emperor-alone-ask = Mesopotamia, abril. Trajano ha cabalgado solo hasta Nicephorium y está ante sus muros: las puertas no se han abierto. Mebarsapes en Nisibis, a cinco hexágonos por calzada, tiene 7 puntos de fuerza; Abgarus en Edessa, junto a Nicephorium y a dos hexágonos por calzada, tiene 1. Quietus está en Tigranocerta con 20, Bassus en Zeugma con 9. ¿Quién va a por el emperador, y por qué camino?
study-emperor-alone-reason = Un líder sin tropas se pierde en cuanto lo atacan enemigos con algo de fuerza: basta un punto, no hay combate, y Roma pierde con él todas sus fichas. Mebarsapes pasaría junto a Quietus, que puede interceptarlo, y dejaría Nisibis abierta. Por calzada Abgarus está allí con su unidad en cuatro tiradas de cada seis; campo a través el desgaste se la lleva en dos, y un 1 detiene a ambos.

study-long-odds = Poca probabilidad, gran premio
study-long-odds-ask = La guerra de Armenia, mayo, después de las marchas. Trajano juega su Agente para un asesinato. Meherdates, con mando 1, está solo en Harmozica, en el hexágono de una legión romana; Parthamasiris, con mando 1, está en Artaxata con su ejército, que no tiene Guardia. ¿A quién busca el Agente?
study-long-odds-reason = Un líder solo muere con 2 o menos; uno entre otros, solo con un 1: 1 de cada 3 frente a 1 de cada 6. Pero Roma tiene un nivel de victoria, uno de sus tres, si Parthamasiris ya no está; la muerte de Meherdates no trae ninguno. La mitad de probabilidad de un nivel vale más que un general entero con mando 1, al que la legión de Harmozica puede atacar sin más: solo, se pierde sin combate.

study-watched = Bajo guardia
study-watched-ask = Mesopotamia, abril, después de las marchas. Mebarsapes, asediado en Nisibis, juega el Agente de Partia para un asesinato. A tres hexágonos o menos están boca arriba Trajano y Bassus, en Edessa con los pretorianos y los Equites Singulares del emperador, y Quietus ante Nisibis con una legión y caballería. ¿Qué muerte se intenta?
study-watched-reason = Cada unidad de Guardia deshace un Agente en su hexágono por turno, gratis. Trajano y Bassus tienen dos a su alrededor, así que un Agente contra cualquiera de ellos se tira. Quietus no tiene ninguna: muere con un 1, y es el segundo hombre de Roma, con mando 2.

study-anvil = Martillo y yunque
study-anvil-ask = La guerra de Partia, mayo. Clarus ha vencido ante Babilonia a Athambelus y su leva de 4 puntos. Al lado, en 1716, está Trajano con 33 puntos; aún no ha luchado este turno. ¿Hacia dónde se expulsa a los vencidos?
study-anvil-reason = A un defensor vencido puede atacarlo otra vez en este segmento una fuerza que no haya luchado, en el hexágono al que se le expulsa; y el vencedor elige el hexágono, incluso uno donde están sus propios hombres. Los 33 puntos de Trajano contra estos 4 los aniquilan en casi la mitad de las batallas junto a un río, a Athambelus con ellos, y pierden una de cada veinte. En el desierto quedan fuera de peligro, y vuelven.

study-steady = A quién afianza el emperador
study-steady-ask = La guerra de Partia, junio: la primera ronda de un Asalto a Babilonia. La fuerza de Trajano debe chequear su disciplina, y luego viene el cuerpo a cuerpo, en el que golpea primero. Puede prestar su propia clase, Imperator, a una unidad. La segunda legión, Traiana, es de clase Recluta; todas las demás unidades que luchan son Veteranas. ¿A cuál?
study-steady-reason = En la ronda de Disparo los Reclutas fallan con 1 y 2, los Veteranos con 1, los hombres de un Imperator nunca. Así, Traiana gana dos caras del dado, cualquier otra legión una, y cada una tiene 10 puntos en el cuerpo a cuerpo. Las mejores tropas son las que menos necesitan a su emperador.

study-caravan-gold = Oro de caravanas
study-caravan-gold-ask = Mesopotamia, abril; ya no marcha nadie. Chosroes en Ctesiphon juega la Concesión comercial, porque necesita más hombres. Trae tres unidades de Satrapía al azar, o dos fichas al azar, con las que también se pueden levantar hombres. Los reclutas de las Satrapías son once unidades con 35 puntos. ¿Qué?
study-caravan-gold-reason = Tres unidades de once con 35 puntos son 9 o 10 puntos de media, ahora. Dos fichas levantan como mucho dos unidades, y solo si ambas resultan ser Políticas; y además gastan dos de las fichas que un líder puede jugar. Las fichas son para otros planes.

study-sure-recruit = Elegir o robar
study-sure-recruit-ask = La guerra de Armenia, abril; ya no marcha nadie. Chosroes está en Ctesiphon y gasta una ficha Política en tropas: quiere por ella tanta fuerza como pueda. Los reclutas del Núcleo son dos hordas de 5, una leva de 4, elefantes de 2, dos catafractos de 1, un bagaje y dos líderes; los reclutas de las Satrapías son catorce unidades con 41 puntos, y se roba una al azar. ¿Qué levanta?
study-sure-recruit-reason = En una capital regional un líder del Núcleo elige la unidad: una horda trae 5 puntos seguros, todos de arqueros a caballo. El robo trae 41 entre 14, no llega a 3 puntos, y puede ser un líder sin más. Las levas de las satrapías son para líderes que están en otras ciudades.

study-counter = La última ficha Política
study-counter-ask = La guerra de Armenia, abril. Abgarus, con mando 1 y solo, juega una Revuelta contra Tigranocerta: 4 o menos en el dado. Quietus está dentro, solo; Roma tiene una ficha Política, y Militares. ¿La contrarresta?
study-counter-reason = Si la ciudad se subleva, 4 veces de cada 6, el general sin más compañía que la suya se va para siempre, Roma pierde una de las dos ciudades de su condición, y Partia tiene un nivel. Abgarus puede jugar una ficha por turno, así que esta lo detiene del todo. Nada de lo que Roma pueda hacer con la ficha el mes que viene vale tanto.

study-embassy = Cuarenta y una ciudades
study-embassy-ask = La guerra de Partia, el último turno: una embajada pide a ambos bandos un tratado. Roma tiene 41 ciudades, Partia 25. Roma tiene niveles de victoria por una capital parta, 45 ciudades y el Triunfo en Ctesiphon; Partia, por una capital romana, las dos ciudades armenias y 22 ciudades. De todas estas condiciones solo se cumplen las 22 ciudades de Partia. ¿Acepta Roma?
study-embassy-reason = Deciden los niveles, no las ciudades: Roma no tiene ninguno, Partia uno. Para ganar, Roma tendría que tomar cuatro ciudades de Partia en un solo turno, y tres fichas no dan para tanto; una capital sería un nivel por bando, empate también. En 60 líneas de juego perdió 46 veces, empató 14 y no ganó ninguna. Un tratado es un empate ya.

study-triumph = El Triunfo
study-triumph-ask = La guerra de Partia, el último turno. Roma tiene 39 ciudades y ninguna esperanza de 45; Trajano está en Ctesiphon, que es romana: un nivel. Partia tiene dos, por Tarsus y por 22 ciudades. Roma toma tres fichas a su elección. ¿Cuál debe estar entre ellas? Toma esa primero.
study-triumph-reason = En este escenario el Triunfo en Ctesiphon es un nivel por sí mismo, y el Líder supremo está donde debe estar para jugarlo: no se tira ningún dado, y quedan dos a dos. Una ficha Política solo compra una tirada de dado. Las otras dos bien pueden ser Políticas, para una Revuelta en Tarsus.

study-engines-first = Primero las máquinas
study-engines-first-ask = Mesopotamia, el último turno, después de las marchas. Roma tiene 38 ciudades, necesita 39, y Edessa; Partia tiene niveles por Nisibis y por 27 ciudades. Ante Nisibis Roma tiene 24 puntos y bagaje contra 12 dentro, ante Arbela 4 y bagaje contra 5, y todos están allí desde el mes pasado. Solo cuenta lo que se tome ahora. ¿Cómo empieza Roma?
study-engines-first-reason = Un Asalto toma una ciudad solo si todos los de dentro quedan en desorden dos veces en dos rondas: en Nisibis, ni una vez de cada cien. Un Asedio formal abre brecha la mitad de las veces, con tres rondas en las que los defensores pierden también por los números; con un 5 o un 6 aún queda el Asalto, y solo con un 4 no hay ninguno. En total son unas 5 de cada 100, y Nisibis daría la vuelta a la guerra.

study-two-keys = Dos llaves para una puerta
study-two-keys-ask = La guerra de Armenia, el último turno, y Partia tiene la última palabra. El único nivel de Roma es tener las dos ciudades armenias; Partia tiene 29 ciudades y necesita 30, o Artaxata, o Tigranocerta. Meherdates y Parthamasiris, con mando 1 cada uno, están ante Artaxata con 3 puntos; dentro no hay nadie más que su Civis, fuera Quietus solo. La mano de Partia está vacía y toma dos fichas. ¿Cuáles, una tras otra?
study-two-keys-reason = Artaxata se subleva con 4 o menos, y cada uno de los dos líderes puede intentarlo una vez: 8 veces de cada 9 uno de ellos lo logra. Eso da a Partia dos niveles, la ciudad y la trigésima, y quita a Roma el único que tiene. Una batalla contra Quietus no gana nada que cuente, y las demás fichas llegan tarde.
