study-five-dioceses = Lejos y no muchos
study-five-dioceses-ask = A los Galli de Verde les quedan dos ejércitos, y no hay nadie más en el mapa. ¿Adónde van para lograr más puntos?
study-five-dioceses-reason = Quien tiene más provincias de una diócesis la domina, aunque sea una sola: cada diócesis vacía paga el doble por un ejército. Por Pannonia o Boiohaemum el último ejército llega aún a Graecia: cinco diócesis y 22 puntos, donde una tercera provincia en casa da 16.

study-site-and-steppe = Un puerto en la estepa
study-site-and-steppe-ask = Turno 1: a Azul le queda una legión. ¿Dónde da más puntos en esta fase?
study-site-and-steppe-reason = Cualquier provincia de Scythia, vacía, da 2 puntos, y cualquier solar más completa un par, que vale una ciudad de 2 puntos. Bosporus hace ambas cosas: 42 puntos. Con Venedia son 40, y con un solar en una diócesis ya dominada también.

study-second-foothold = Dejar los muros en paz
study-second-foothold-ask = Turno 1: la última legión de Azul. Tienta la ciudad vecina de Verde, Lugdunensis. ¿Es lo mejor?
study-second-foothold-reason = Sicilia sube Italia de 3 puntos a 6, Thracia y Macedonia dan los 3 de Graecia, y cada una tiene solar para una ciudad más: 31 puntos en todo caso. En Lugdunensis hay dos legiones en un fuerte: ya el primer combate se gana solo 35 veces de cada cien, y luego viene otro.

study-grain-not-sand = Grano y no arena
study-grain-not-sand-ask = Turno 2: a Rojo le queda una legión y podría entrar en Africa o en Hispania. ¿Qué provincias pagan más?
study-grain-not-sand-reason = La presencia en una u otra diócesis da 3 puntos, esté donde esté la legión. Donde hay un solar completa además un par: una ciudad y 2 puntos más. Así Cyrenaica llega a 21 puntos, y Tarraconensis, Numidia, Africa o Aegyptus a 23.

study-more-than-scythia = Huésped de los ricos
study-more-than-scythia-ask = Turno 2: la última legión de Amarillo puede abrir Scythia o Africa. ¿Qué provincia es la mejor?
study-more-than-scythia-reason = Solo en Scythia se domina, pero dos veces 1 son 2; la mera presencia en Africa vale 3. Aegyptus tiene además un solar para una ciudad de 2 puntos: 31. Bosporus también lo tiene y se queda en 30, Cyrenaica no y se queda en 29.

study-no-battle-needed = Sin combate
study-no-battle-needed-ask = Turno 1: Rojo quiere dominar Italia con la última legión. ¿Cómo?
study-no-battle-needed-reason = Una segunda provincia de Italia dobla sus 3 puntos, sea cual sea. Sicilia y Raetia están vacías y los dan con seguridad; por Cisalpina hay que combatir, a través de montañas y contra un fuerte, y aun con este emperador cae una vez de cada dos.

study-last-chance = Última ocasión
study-last-chance-ask = Turno 2: Amarillo puede jugar una carta antes de colocar legiones. Pontici, Odrysae y Cantabri valen en los turnos 1 y 2. ¿Cuál, si alguna?
study-last-chance-reason = En el próximo turno las tres son papel mojado, y una carta guardada no da nada. Los Cantabri se alzan donde Rojo está en Tarraconensis, echan a la legión, y la fase de Amarillo con los Parthi está aún por venir: allí los Cantabri puntúan Hispania. Los Pontici solo sustituirían a los propios Parthi de Amarillo.

study-neighbours = Buenos vecinos
study-neighbours-ask = Turno 1: Azul empieza la fase de los Dalmatae. ¿Aegyptii, Daci, Bellum Civile, o ninguna carta?
study-neighbours-reason = En una fase bárbara puntúan también los reinos propios, y una ciudad suya es un punto. Dacia está al lado: los Daci echan a los Galli de Verde, y con los Dalmatae llenan Graecia, que vale 3, lo que no vale la Africa de Egipto. La carta vale hasta el turno 3, pero puntúa desde ahora en cada fase bárbara.

study-loot-then-mend = Botín y mortero
study-loot-then-mend-ask = Turno 3: la legión de Amarillo ha tomado la ciudad de los Iudaei. ¿Saquearla, o respetarla?
study-loot-then-mend-reason = Un dado más 1 son 4,5 puntos de media, en el acto. La ciudad saqueada da aún 1 en vez de 2, y en la fase siguiente se repara por un solo punto. La clemencia valdría 1 punto ahora.

study-keep-the-walls = ¿De quién son los muros?
study-keep-the-walls-ask = Turno 1: la legión de Rojo ha tomado Roma con el fuerte del enemigo. ¿Conservar los muros, o arrasarlos?
study-keep-the-walls-reason = Un fuerte suma 1 a cada dado de quien defiende la provincia, y ahora es Rojo. Construir uno cuesta un punto; este es gratis. A un enemigo solo le serviría después de vencerlo.

study-the-horde = Con toda su fuerza
study-the-horde-ask = Turno 2: los Suebi de Verde tienen 4 ejércitos en el mapa, toda su fuerza, así que no llegan nuevos. Dos están en Suebia y dos en Venedia. ¿Qué hace Verde antes de colocar?
study-the-horde-reason = Los ejércitos del mapa se pueden levantar y colocar otra vez, y uno tiene una provincia tan bien como dos. Los segundos de Suebia y Venedia, en Belgica y Britannia, dominan Gallia: 17 puntos en vez de 13, sin ceder nada. Quien no levanta ninguno no tiene ninguno que colocar.

study-to-the-last-man = ¿Quién se mantiene fiel?
study-to-the-last-man-ask = Turno 2, fase de los Sarmatae: Rojo juega Bellum Civile, que hace rebeldes a dos legiones de una provincia. Azul tiene dos legiones y una ciudad en Roma, tras una fortaleza, y en Thracia, tras un fuerte; cada una de las demás ciudades romanas la tienen tres. En Cyrenaica hay una. ¿Qué provincia?
study-to-the-last-man-reason = Donde hay dos se rebelan ambas y nadie queda para luchar, haya los muros que haya. Los rebeldes alzados en una fase bárbara pueden saquear una ciudad romana, y Roma les vale dos dados: 7 puntos de media, seguros. Thracia da un dado, en otros sitios hay que vencer antes a una tercera legión, y en Cyrenaica no hay nada que saquear.

study-take-the-money = ¿Cuánto vale Roma?
study-take-the-money-ask = Turno 1, con sobornos: el último ejército de los Marcomanni de Amarillo ataca Roma a través de las montañas, donde dos legiones de Verde guardan una ciudad. Verde ofrece 3 puntos por la paz. ¿Aceptarlos?
study-take-the-money-reason = Solo, el ejército debe ganar dos combates igualados: toma Roma una vez de cada cuatro, y los 11 puntos que hay allí valen así 2,75. Quien acepta tiene 3 puntos y recupera el ejército, que en la vacía Moesia da los 3 de Graecia: 6 seguros. La promesa de dejar en paz a Verde este turno cuesta poco en un mapa vacío.

study-fight-first = Dos ejércitos, dos planes
study-fight-first-ask = Turno 1: a los Parthi de Azul les quedan dos ejércitos. Una sola legión guarda Syria, ciudad de Verde, tras una frontera abierta; Armenia está vacía. ¿Qué va primero?
study-fight-first-reason = El ataque se gana 69 veces de cada cien. Entonces se puede saquear la ciudad, la tercera provincia de Oriens da el dominio, y al último ejército se le abre Cilicia; si se pierde, el último ejército aún puede intentarlo o asentarse en otra parte. Son 12,1 puntos en esta fase; Armenia primero deja un ataque y nada después: 9,4.

study-stand = La última legión de Dalmatia
study-stand-ask = La última fase del juego: Azul ataca Dalmatia por mar y tiene una legión más después de esta. A Amarillo le queda allí una legión, y otra al lado, en Dacia. ¿Resistir, o retirarla a Dacia?
study-stand-reason = Al final una provincia cuenta 2 puntos y una legión ninguno. La retirada entrega Dalmatia con seguridad; contra un desembarco la defienden dos dados, y se gana un combate de cada dos. Aunque la última legión de Azul siga hacia Dacia, quien resiste conserva de media 0,9 de las dos provincias, y quien se retira 0,5.

study-too-dear = El precio de la paz
study-too-dear-ask = Turno 7, la última fase bárbara: los Saxones de Amarillo atacan por una frontera abierta a la única legión de Rojo en Sarmatia, y tienen un ejército más. Stipendium cuesta 2 puntos, que recibe Amarillo, y le pone fin. Rojo va primero con 210 y no tiene más fases; Amarillo tiene 192 y una fase romana. ¿Pagar?
study-too-dear-reason = Sarmatia ya solo puede dar a Rojo 2 puntos al final. Un ataque la toma 69 veces de cada cien, los dos ejércitos 91: en el peor caso se pierden 1,8 puntos. Quien paga pierde 2 con seguridad, da 2 a Amarillo, y los ejércitos de Amarillo van a puntuar a otra parte.

study-friends-in-the-way = Una legión, un dado
study-friends-in-the-way-ask = La última legión del juego es de Azul. Azul tiene 209 puntos sin esta fase; Rojo tiene 230, y aún se le contarán dos provincias y la ciudad de los Numidae. ¿Dónde da más la legión?
study-friends-in-the-way-reason = A los pueblos propios se los vence sin dados, y los Galli de Azul ya no puntuarán. Lugdunensis da 2 puntos como provincia y 3 por la presencia en Gallia: 27 en total, y con 236 Azul es el primero si el dado de Rojo saca un 1 o un 2, pues en los empates gana la ficha de Emperador más alta. La fortaleza de Bithynia cae 42 veces de cada cien y llega a 25 puntos.

study-no-more-walls = La última construcción
study-no-more-walls-ask = La última fase del juego es de Verde. Verde puede gastar 27 puntos, cinco legiones esperan para colocarse, y dos están en Lydia tras un fuerte. ¿Qué hace Verde antes de colocar?
study-no-more-walls-reason = Después de esta fase no viene nadie: un fuerte cuesta un punto y no protege nada. La segunda legión de Lydia está libre y toma una provincia más, sin dados donde están los pueblos de Verde: al menos 2 puntos al final. Reparar Africa cuesta 1 y da 1, y una legión levantada de tras los muros puede volver: ni se gana ni se pierde.

study-his-half = Su mitad
study-his-half-ask = Dos jugadores, turno 2: Verde y Rojo contra Amarillo y Azul. Amarillo va primero con 71 puntos, y su fase romana está aún por venir. La última legión de Verde da 3 puntos por presencia en Hispania o en Africa. ¿Adónde va?
study-his-half-reason = Verde tiene 17 puntos en ambos casos. Tres de las cuatro provincias de Amarillo en Hispania las tienen pueblos, que no cuentan en una fase romana: Aquitania sola domina allí mientras nadie más tenga otro tanto. Una legión en Lusitania deja a Amarillo 3 puntos en vez de 6; en Africa no quita nada a nadie.

study-nothing-new = Viejos conocidos
study-nothing-new-ask = Tres jugadores, turno 3: Verde roba el primero y encuentra a los Britanni, fuerza 4. Son de Verde desde el turno pasado, y sus cuatro ejércitos están en el mapa. Nadie tiene aún una ficha. ¿Qué da a Verde más puntos este turno: quedársela, o pasarla?
study-nothing-new-reason = Un pueblo solo se completa hasta su fuerza: los Britanni no traen ningún ejército nuevo. Cualquier otra ficha los trae: cinco Suebi, cinco Sarmatae, cuatro Alani, tres Parthi. Quien recibe a los Britanni recibe también los cuatro ejércitos al revelarse la ficha, y aun así Verde acaba el turno 7 puntos mejor de media en 200 desarrollos del juego, sea quien sea.
