# Los estudios del juego: cómo se llama cada uno, qué pregunta y la razón.

study-inside-the-walls = Tras los muros
study-inside-the-walls-ask = Pirro está ante Roma con 4 Infanterías pesadas, 2 Infanterías ligeras, 2 Caballerías y un elefante. El cónsul, Táctica 2 contra su 3, tiene dos Legiones en la ciudad. Si Roma cae, la guerra está perdida. ¿Tras los muros o en campo abierto?
study-inside-the-walls-reason = Tras los muros no cuentan ni caballos ni elefantes: 14 contra 13, y su general vale un desplazamiento. Para tomar Roma tendría que destruir de un golpe más de 10 de los 13 puntos, nueve décimos, y un 6 hace solo 7. En campo abierto es 16 contra 8: dos desplazamientos por la relación de fuerzas, uno por Pirro, tres por Supremacía de caballería, y los seis le dan la victoria salga lo que salga.

study-let-him-pass = Que pase
study-let-him-pass-ask = Pirro ha llegado a Bovianum, al lado de Roma, con 16 Puntos de batalla, dos de ellos de Caballería. Las dos Legiones del cónsul en la ciudad pueden intentar interceptarlo: basta un 7 o más con dos dados. ¿Lo hacen?
study-let-him-pass-reason = Quien intercepta ataca en campo abierto y deja atrás sus muros. Allí es 8 contra 16: con relación de fuerzas, general y Supremacía de caballería Pirro tiene seis desplazamientos, así que ni una de las 36 tiradas de los dados da la victoria a Roma. Las Legiones desaparecerían, y con ellas la ciudad; dentro no pueden ser rotas de un solo asalto.

study-horse-behind-walls = Caballos tras los muros
study-horse-behind-walls-ask = Una tempestad retiene a Pirro en el mar. Dos Legiones atacan Tarento, donde hay una sola Caballería griega en la ciudad. ¿Qué hace la Caballería?
study-horse-behind-walls-reason = Cuando se usan los muros la Caballería no combate, así que la ciudad se defiende con 5 puntos estén o no los jinetes. Contra 8 y un cónsul cae con cualquier dado de 3 o más, y los jinetes de dentro mueren con ella. Fuera viven; con los de Pirro son dos, y contra Legiones sin caballos eso es Supremacía: tres desplazamientos.

study-not-for-plunder = No por el botín
study-not-for-plunder-ask = El ejército romano ha navegado a Paestum y ha dejado Roma a sus muros. Pirro, Campaña 4, acaba de tomar Capua y le quedan 5 PM. Grecia gana en el acto si toma Roma. ¿Y ahora?
study-not-for-plunder-reason = Un ejército que intenta un saqueo tiene que tirar para seguir, y con 5 o 6 acaba su movimiento: una vez de cada tres, por unos 2 talentos que no se encuentran más a menudo. Quien respeta la Villa sigue la marcha sin dados. En Roma es 14 contra 5, cuatro desplazamientos con Pirro, y hasta un 1 rompe los muros vacíos; los ingenieros romanos pueden quitarle un desplazamiento como mucho.

study-men-for-nothing = Hombres de balde
study-men-for-nothing-ask = Capua ha caído, y a Pirro le quedan 5 PM hasta Roma, donde hay dos Legiones. Roma puede levantar Milicia, la mitad de un dado, por un nivel de su Estabilidad de 4. ¿Lo hace?
study-men-for-nothing-reason = Esta guerra dura un Turno, no tiene sucesos, y su vencedor se halla por Espacios y provincias. La Estabilidad aquí no decide nada, así que al menos un hombre más no cuesta nada: en Roma cuenta 1 punto, y en cualquier Espacio vacío de Italia hay que vencerlo antes de que se pierda.

study-silver-for-markers = Plata para fichas
study-silver-for-markers-ask = Pirro ataca la Villa vacía de Capua con 20 Puntos de batalla. A Grecia le quedan 2 talentos, y dos de sus fichas de Activación siguen en el cubilete. ¿Cuánto por Pericia de asedio?
study-silver-for-markers-reason = 20 contra 2 son diez desplazamientos, y Pirro uno más: hasta un 1 se convierte en 10, puje lo que puje Roma. Una puja se paga aunque no cambie nada, y cada talento gastado aquí es una ficha que luego se deja pasar.

study-one-step-more = Un paso más
study-one-step-more-ask = Pirro está detenido en el mar. Dos Legiones han llegado en su marcha a Paestum, la Guarnición de allí ha desaparecido, y quedan 2 PM. Grecia tiene Tarento, Venusia y Croton de los cinco Espacios de Bruttium. ¿Dónde acaba la marcha?
study-one-step-more-reason = Una Guarnición sola no tiene fuerza: 2 PM bastan para entrar en Croton o en Venusia y quitarla sin batalla. Los Espacios vacíos de su tierra son de Roma, así que a Grecia le quedan dos de cinco, y Bruttium, que Grecia necesita para ganar al final, vuelve a ser romana. Los PM que sobran se pierden.

study-five-is-enough = Con cinco basta
study-five-is-enough-ask = Dos Legiones, 8 puntos, asaltan la ciudad vacía de Tarento, 5 puntos. El dado de Roma marca 4, el del enemigo 6, y Roma tiene dos desplazamientos. Una ciudad cae cuando baja a 3 Puntos de muro. ¿Cómo se gastan?
study-five-is-enough-reason = Un 5 cuesta a la ciudad 3 puntos, que son dos Puntos de muro, pues cada uno absorbe dos: cae, y un 6 no haría más. Así que el segundo desplazamiento es para el otro dado. Cinco décimos de 8 son 4 puntos, una Legión; seis décimos son 5, y la segunda Legión quedaría también reducida.

study-last-legion-in-rome = La última Legión en Roma
study-last-legion-in-rome-ask = El último Movimiento menor romano de este Turno; las otras Legiones se han ido al sur. La única Legión de Roma tiene 6 PM, bastante para navegar a Aleria y quitar Córcega a una Guarnición sola. A Cartago le queda una ficha y mueve la última; en Olbia, a una travesía, tiene 3 Infanterías pesadas, una de ellas contratada, y un general 2-5. Quien tenga la capital del enemigo en la fase de Victoria gana la partida.
study-last-legion-in-rome-reason = Contra muros vacíos un desembarco es 9 contra 5: dos desplazamientos, uno por el general, dos menos por la playa. Un 4 toma Roma en el primer asalto, y a menudo hay tiempo para un segundo: se pierden unas dos partidas de cada tres. Con la Legión es 9 contra 9, tienen que caer más de 6 de los 9 puntos, y ningún primer asalto hace más de 5 décimos: una partida de cada cinco. Córcega ni siquiera cambia quién va delante en provincias.

study-agathocles-at-melita = Agatocles en Melita
study-agathocles-at-melita-ask = Agatocles, 3-5, ha desembarcado en Melita con 4 Infanterías pesadas y 1 ligera. Desde allí navega a Thapsus sin riesgo de mal tiempo y marcha sobre Carthago: 6 PM, que siempre tiene. En Carthago están una Infantería pesada, una Caballería y un general. La Infantería pesada tiene 5 PM y podría navegar a Sicilia. ¿Lo hace?
study-agathocles-at-melita-reason = Los jinetes no combaten tras los muros, así que sin la Infantería pesada es 13 contra 5: tres desplazamientos y uno por Agatocles, y hasta un 1 toma la capital, a no ser que Cartago compre un desplazamiento. Con ella son 13 contra 8 y dos desplazamientos, necesita un 9, y no puede pasar de 8 sin comprar uno. Ningún lugar de Sicilia vale una ciudad de 3 puntos y la capital.

study-long-way-round = El camino largo
study-long-way-round-ask = Oriente quiere Cilicia. Una Infantería pesada con un general 1-5 y una Escuadra de galeras se hace a la mar en Alejandría, rumbo a Tarso; una travesía cuesta 1 PM por larga que sea. ¿Por dónde?
study-long-way-round-reason = Por la costa de Judea y Siria todos los puertos son de casa, y no hay ningún punto en el mar camino de Tarso: ni un dado. En alta mar ante Chipre un 3 o un 4 exige Continuidad o se ahogan todos, un 5 o un 6 es una tempestad, y con una sola Escuadra cualquier segundo dado por encima de 1 los ahoga: perdidos casi dos veces de cada cinco.

study-nine-and-nine = Nueve y nueve
study-nine-and-nine-ask = La primera Activación de Roma es un Reclutamiento, y se han reclutado cuatro Legiones: hay nueve en el mapa. Roma tiene 9 Puntos de civilización, le quedan 3 talentos y hay tres fichas suyas en el cubilete. ¿Otra Legión por 2 talentos?
study-nine-and-nine-reason = Se alcanzan dos límites a la vez. Cada ficha cuesta un talento, y tras otra Legión dos de tres se dejarían pasar. Y quien tiene más Legiones que Puntos de civilización en la fase de Mantenimiento pierde dos niveles de Estabilidad: diez contra nueve. Primero construir, luego reclutar.

study-merchantmen = Mercantes
study-merchantmen-ask = Dos Legiones con un cónsul entran en Lilybaeum sin una sola Escuadra. Cartago tiene allí una, una Villa con una Infantería pesada y una ligera, y un general. ¿Combatir en el mar, replegarse o dejarlos pasar?
study-merchantmen-reason = Un ejército en el mar sin Escuadras se pierde en cualquier batalla naval, hasta el último hombre, con su líder, y no se tira ningún dado. Una Escuadra destruye 8 puntos y un cónsul a cambio de nada. Si los dejas pasar, desembarcan, o siguen hasta donde no hay naves.

study-nine-to-eight = Nueve a ocho
study-nine-to-eight-ask = El último Movimiento menor del Turno. Grecia tiene 8 Puntos de civilización, Oriente 7. Oriente tiene 3 talentos, una Guarnición en Pelusium y una Infantería pesada en Damasco, que es una Villa. Más Puntos de civilización que nadie dan 5 PV; menos que nadie, ninguno. ¿Qué se construye?
study-nine-to-eight-reason = Una ciudad donde estaba la Villa suma dos puntos: 9 a 8, y 5 PV contra ninguno. Una Villa suma uno: 8 a 8, y un empate son 2 PV para cada uno. Cuesta los últimos talentos y la Infantería pesada, pero nadie más mueve antes de que se cuenten los puntos, y luego vienen los Ingresos.

study-not-over-the-alps = Por los Alpes no
study-not-over-the-alps-ask = Dos Legiones en Placentia han de ir a Galia y estar en Narbonense en esta Activación. Tienen 4 PM. Por el paso, Valentia está a 4 PM pasando por Taurinorum; por la costa, Massilia está a 4 PM pasando por Genua. ¿Por dónde primero?
study-not-over-the-alps-reason = Quien cruza un paso alpino tira por desgaste, las fracciones se redondean hacia arriba, y así de dos Legiones una queda reducida con seguridad, salga el dado que salga. El camino de la costa cuesta lo mismo, no pierde a nadie y acaba en un puerto.

study-mend-it-whole = Repararla entera
study-mend-it-whole-ask = Roma ha asaltado Tarento; la ciudad ha bajado a 3 Puntos de muro. Quedan 17 talentos y un Movimiento menor, y ha de ir a lo que pague Tarento en la próxima fase de Ingresos. ¿Qué se hace?
study-mend-it-whole-reason = Una ciudad por debajo de su plena fuerza paga 1 talento y cuenta 1 Punto de civilización, con 4 Puntos de muro igual que con 3; con 5 paga 3 y cuenta 3. Los dos talentos vuelven en la misma fase de Ingresos siguiente, y otra vez en cada una de las que vengan. Un talento compra un muro y nada más.

study-angry-gods = Dioses airados
study-angry-gods-ask = Cartago ha pagado su ficha y roba Dies Irae: pagar 2 talentos o perder esta Activación. Los 2 talentos son todo lo que hay, y quedan dos fichas cartaginesas más en el cubilete. ¿Qué se hace?
study-angry-gods-reason = Un talento es una Activación. Pagados a los sacerdotes, los dos salvan una Activación y dejan pasar dos; guardados, pagan ambas. No hay Ingresos antes del próximo Turno.

study-two-beat-one = Dos ganan a una
study-two-beat-one-ask = La última Activación de la guerra, y es de Cartago. Roma controla una provincia de Sicilias, Cartago una: Melita, por el ejército que está allí. Cerdeña y Córcega están vacías. El empate es de Roma. El Movimiento mayor lleva al ejército de Melita, 1 Infantería pesada y 1 ligera con un general 1-4, 7 PM. ¿Qué va primero?
study-two-beat-one-reason = Donde no se queda nadie nadie tiene el Control: quien zarpa entero renuncia a Melita por lo que toma, una a una, y pierde el empate. Una unidad que se deja atrás no cuesta PM, o una dividida en Guarniciones cuesta 1; la otra sigue a Cerdeña pasando por África, y son dos a una.

study-over-the-isthmus = Por el istmo
study-over-the-isthmus-ask = Una Infantería pesada griega con dos Escuadras ha de navegar de Atenas a Ambracia, donde Pirro espera para cruzar a Italia. No va ningún general con ella. ¿Adónde primero?
study-over-the-isthmus-reason = Las naves pasan de Megara a Corinto por el istmo, y por Naupactus hasta Ambracia solo hay puertos de casa: no se tira ningún dado. Rodeando el cabo hay dos puntos en el mar; en uno de ellos sale un 6 en 11 casos de 36, y entonces, sin general, hace falta 7 o menos con dos dados para seguir.

study-one-makes-two = De una, dos
study-one-makes-two-ask = La Infantería ligera de Macedonia en Salamina está en Chipre, dos Espacios, una provincia de la tierra de Ptolomeo. Arsinoe está vacía, y no hay nadie más en la isla. Quedan dos Movimientos menores, y este es para Salamina: ¿cómo consigue Macedonia Chipre en esta Activación?
study-one-makes-two-reason = En tierra ajena hace falta más de la mitad de los Espacios: los dos. Una unidad no puede estar en ambos, pero dividida son dos Guarniciones, y el segundo Movimiento menor lleva una de ellas a Arsinoe, a 1 PM. Macedonia gana una provincia y un nivel de Estabilidad, y Ptolomeo pierde dos niveles.
