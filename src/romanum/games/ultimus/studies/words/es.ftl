# Los estudios del juego: cómo se llama cada uno, qué pregunta, y la razón.

study-the-enemy-within = El enemigo en casa
study-the-enemy-within-ask = El Bárbaro juega Sublevación de una tribu mayor: ¿qué tribu ha de sublevarse?
study-the-enemy-within-reason = Una sublevación puede dirigirse contra los propios Foederati de Roma. Los Visigothi pasan del lado romano con 30 PF y Alaricus, ya están dentro del imperio, entre Italia y Constantinopolis, y cada zona que ocupan puntúa desde este año. Los Persae tienen más unidades, pero lejos de todo, y con ellos Roma no pierde a nadie.

study-gather-first = Primero, juntarse
study-gather-first-ask = La Galia, la primera secuencia del Bárbaro: Gundericus saca de Treveri dos unidades de Vandali. ¿Adónde?
study-gather-first-reason = Las dos tienen 10 PF, y otro tanto casi cada pila romana de alrededor: vayan adonde vayan, es una batalla con una relación de fuerzas igualada. En Galliae 4 están Burgondi y Suevi con 25 PF. Juntos tienen 35, más que todos los romanos de dos zonas cualesquiera de la Galia, y pueden con ellos uno tras otro.

study-march-on = Seguir la marcha
study-march-on-ask = Theodoricus ha llegado a Tarraco con tres unidades de Visigothi, 18 PF, y le quedan 2 PM. ¿Dónde acaba la marcha?
study-march-on-reason = En Bracara está sola una única unidad de Suevi: 18 PF contra 5, y sin líder no puede evadirse. Cuando caigan sus dos unidades, los Suevi quedan pacificados, y dos zonas dejan de puntuar para el Bárbaro. Volver atrás deja la marcha en nada, y Toletum está a la vista de 30 PF de Vandali y Alani.

study-a-council-of-ones-own = Un Concilio propio
study-a-council-of-ones-own-ask = Fase C de 455, el Romano tiene Concilio ecuménico. Marcianus, el Augusto de Oriente (CP 4), está en Constantinopolis con sus 4 PM, y no hay enemigo cerca. ¿Se convoca ahora el Concilio, y si es así, dónde?
study-a-council-of-ones-own-reason = El Bárbaro solo puntúa por un Concilio que siga en el mapa en la fase F. Asia 1 está a 2 PM al otro lado del estrecho, así que Marcianus va y vuelve en una sola secuencia: 4 veces de cada 6, 3 PV; 2 PV de media, sin coste. Desde cualquier otra zona de Asia no vuelve en la misma secuencia, y guardar la pieza no da nada.

study-where-the-plague-breaks-out = Donde estalla la peste
study-where-the-plague-breaks-out-ask = La Galia en 407: antes del primer movimiento del Bárbaro, el Romano juega Epidemia de peste. Reduce todas las unidades de su zona y de cada zona vecina. ¿Dónde estalla?
study-where-the-plague-breaks-out-reason = Cuenta la vecindad entera, y las zonas a ambos lados de un estrecho son vecinas. En Galliae 1 la peste alcanza Treveri, Lutecia, Galliae 4 y Londinium: 14 unidades y siete líderes del enemigo, el Usurpador entre ellos, contra cuatro unidades y un líder del Romano. En Galliae 4, donde está la pila mayor, serían nueve contra cinco.

study-the-mob = La turba
study-the-mob-ask = 405, el Bárbaro ha jugado Germanofobia. En la zona que nombre, que debe haber tenido tropas regulares, y en todas las de alrededor, los Palatini de origen bárbaro pierden un paso y los líderes de origen bárbaro pueden ser asesinados. ¿Dónde golpea?
study-the-mob-reason = La turba alcanza también las zonas vecinas, y mata con 7, 8 o 9: una probabilidad de 3 en 10 por cada líder, y 1 PV por cada uno que muere. Mediolanum y Ravenna alcanzan ambas a Stilicho y a Sarus, y a dos unidades palatinas de origen bárbaro. En cualquier otro sitio, como en torno a Constantinopolis, no peligra ningún líder así, y una unidad como mucho pierde un paso.

study-a-name-for-the-murderer = Un nombre para el asesino
study-a-name-for-the-murderer-ask = 424, el Romano ha jugado Asesinato. Iohannes el Usurpador (CC 2) y Castinus (CC 4) están en Ravenna, Aetius (CC 8, BT 3) está en Aquileia. ¿Qué nombre se da al asesino?
study-a-name-for-the-murderer-reason = La probabilidad es de 2 en 10 y el premio 1 PV, sea quien sea. Pero si muere el Usurpador se acaba su usurpación: Aetius, Castinus y todas sus tropas son leales en el acto, Ravenna y Roma con ellos, y se van los 3 PV de cada año de guerra civil. Si muere Aetius, Iohannes sigue reinando, y nada más ha cambiado.

study-who-takes-the-purple = ¿Quién toma la púrpura?
study-who-takes-the-purple-ask = 445, el Bárbaro ha jugado Usurpación en Occidente. Aetius, el César (CP 4), está en Vienna con 14 PF, Avitus (CP 3) en Arelate con 10 PF, Petronius Maximus (CP 2) en Roma con 5 PF. ¿Quién ha de intentarlo?
study-who-takes-the-purple-reason = La tirada no debe pasar de la CP, y un César cuenta 1 más: Aetius lo logra 5 veces de cada 6, Avitus 3, Petronius 2. Con Aetius viene la fuerza mayor de las tres, y su CC de 8 y su BT de 3 dejan al Romano y sirven al Usurpador. Avitus y los Visigothi están en la misma diócesis y se ponen a prueba en el acto.

study-an-heir-for-the-east = Un heredero para Oriente
study-an-heir-for-the-east-ask = 455, Marcianus ha sido asesinado; en Occidente reina Petronius Maximus (CP 2). Pueden suceder a Marcianus tres: Leo (CC 3, VS 3, BT 1, CP 4), Anthemius (CC 4, VS 2, BT 1, CP 3), Anatolius en Antiochia (CC 4, VS 2, BT 1, CP 2). ¿Quién ha de ser Augusto?
study-an-heir-for-the-east-reason = En el trono cuenta la CP. Un Concilio sale bien 4 veces de 6 con Leo, 3 con Anthemius, 2 con Anatolius. Para la iniciativa el dado ha de ser menor que la CP del Augusto más débil: junto a Petronius es 1 posibilidad de 6, sea quien sea, pero junto a uno mejor, como Maiorianus (CP 4), son 3 con Leo, 2 con Anthemius y 1 con Anatolius. Lo que los otros tienen de más es CC, y eso sirve en campaña, donde un Augusto no debería estar.

study-one-fury-four-battles = Una furia, cuatro batallas
study-one-fury-four-battles-ask = 455, el Bárbaro ataca con unidades sueltas en Galliae 4, en Toletum y en Raetia, y Gensericus ha desembarcado en Roma con dos unidades, 10 PF contra 5, donde está el Augusto Petronius. El Romano tiene Furor Germanicus. La batalla en Galliae 4 viene primero, 5 PF contra 3: ¿se juega la estratagema antes de su dado?
study-one-fury-four-battles-reason = En Galliae 4 el defensor gana 3 veces de cada 10 sin ayuda, y solo se juega una unidad de Limitanei. En Roma pierde con todas las caras del dado, y 6 veces de cada 10 muere el Augusto. Allí la furia convierte 0 de 10 en 10 de 10, y como hay unidades romanas por todas partes y ya no están las naves, Gensericus y sus Vandali, vencidos, no tienen salida: quedan destruidos.

study-turncoats = Cambio de bando en Treveri
study-turncoats-ask = 407, Stilicho con 15 PF ha atacado Treveri, donde está Gundericus con dos unidades de Vandali y dos de Alani, 20 PF. Va a tirarse el dado, y el Romano tiene Tratado de federación menor. ¿Lo juega, y con quién?
study-turncoats-reason = Todas las unidades de Alani y de Suevi están dentro del imperio, así que se puede federar a unos u otros en cualquier momento de la fase E. Los Alani cambian de bando en el campo de batalla: 15 PF contra 20 pasan a 25 contra 10, y el Romano gana 8 veces de cada 10 en vez de 3. Los Suevi están a una zona y aquí no cambian nada.

study-four-areas = Cuatro zonas en una secuencia
study-four-areas-ask = 445, Aetius sale de Vienna con su guardia de 4 PF. Una única unidad de Suevi, 5 PF, está sin líder en Bracara, a cuatro zonas, y él quiere caer sobre ella en esta misma secuencia. ¿A quién lleva, y por dónde va?
study-four-areas-reason = Un grupo es tan rápido como su unidad más lenta: Palatini y Buccellarii tienen 4 PM, Comitatenses 3, y acabarían la marcha en Tarraco. Con los Comites Alani llega con 9 PF contra 5, y la calidad lo hace 3/1: con BT 3 contra 1 la batalla se gana con todas las caras del dado, y con 6 de cada 10 se destruye la unidad.

study-the-last-word = La última palabra del año
study-the-last-word-ask = 467, han pasado todas las secuencias y enseguida viene la fase F. El Bárbaro aún tiene Bagaudes, una unidad que se subleva en cualquier zona de Galliae, Viennensis o Hispaniae sin unidades de combate. ¿Se juega ahora, y dónde?
study-the-last-word-reason = Ya nadie puede responder, así que los puntos son seguros: 2 PV por cualquier zona con ciudad. En Arelate la unidad está además en una de las cuatro capitales imperiales de Occidente, que el Romano debe controlar todas para un punto suyo. Eso hace allí una diferencia de 3 PV, de 2 en Tarraco o Rotomagus, y de ninguno si la pieza se queda en la mano.

study-autumn-in-spain = Otoño en Hispania
study-autumn-in-spain-ask = 467, la última secuencia del Bárbaro: Euricus ha llegado a Tarraco con tres unidades y le quedan 2 PM. Hispania tiene ciudad en cada zona y ninguna unidad romana; los Suevi tienen Bracara y Emerita. Al Romano le queda una secuencia, y nadie que en ella pueda llegar a Hispania. ¿Cómo sigue la marcha?
study-autumn-in-spain-reason = La fase F paga 2 PV por una zona con ciudad, haya en ella una unidad o tres. Una unidad que se queda en Tarraco, otra en Toletum, y el rey con la última en Hispalis: 6 PV en vez de 2. Un líder debe tener consigo una unidad hasta el final, y donde ya están los Suevi no se gana nada más.

study-the-bishop-at-the-gate = El obispo a la puerta
study-the-bishop-at-the-gate-ask = 455, fase F: Gensericus está en Roma con dos unidades de Vandali. El Romano tiene Papa, y esa pieza sale del juego una vez jugada. ¿Se juega ahora o se guarda?
study-the-bishop-at-the-gate-reason = Una unidad de una tribu en Roma da al Bárbaro 5 PV, más que cualquier otra zona, y el Papa se los quita enteros. Nunca puede ahorrar más que estos 5, ni aun de un ejército mayor en un año peor, y el año que viene quizá los Vandali se hayan ido y la pieza no sirva.

study-the-price-of-peace = El precio de la paz
study-the-price-of-peace-ask = 446, el Romano tiene 4 PV y acaba de jugar Tributo. Los Hunni están en Moesia con seis unidades, los Ostrogothi en Marcianopolis con cuatro, los Gepidae en Naissus con dos; los Suevi tienen dos ciudades en Hispania. Una tribu menor cuesta 1 PV, una mayor 3. ¿A quién se paga?
study-the-price-of-peace-reason = Los Ostrogothi y los Gepidae están sometidos a los Hunni y los siguen en la paz. Así que 3 PV para Attila mandan a casa en el acto, y por todo el año, a las doce unidades, 70 PF; el mismo precio pagado a los Ostrogothi compra cuatro de ellas. Que los Suevi sean más baratos no ayuda contra lo que tomarían tres secuencias más de Attila.

study-before-winter = Antes de que llegue el invierno
study-before-winter-ask = 455, la última secuencia del Bárbaro. Gensericus tiene Roma; la flota de Occidente que lo trajo sigue en el mar. Antes de pensar en nada más, hay algo que no se debe olvidar: ¿qué?
study-before-winter-reason = Una flota que no está en su puerto base después de la fase F se pierde por cinco años. Carthago está a un paso de este mar, una flota vacía vuelve en cualquier secuencia, y a los ejércitos no les cuesta nada. Si se queda en el mar, Gensericus no podrá volver a zarpar antes de 461.

study-the-franks-set-out = Los francos se ponen en camino
study-the-franks-set-out-ask = 467, la primera secuencia del Romano: Childericus saca de Bononia las tres unidades de Franci Salii, 15 PF. Los Saxones están en Londinium con sus dos unidades, 8 PF y ningún líder. ¿Adónde?
study-the-franks-set-out-reason = El estrecho cuesta 2 de 3 PM. 15 PF contra 8 son 3/2, la mejor calidad lo hace 2/1, y con un líder los Franci ganan 8 veces de cada 10; 4 de cada 10 se destruyen a la vez ambas unidades, lo que pacifica a los Saxones por 1 PV. Puntúan por dos ciudades cada año si se les da tiempo de separarse, y no hay otro ejército cerca. En el norte de la Galia no hay nadie de quien guardarse.

study-an-emperor-astray = Un emperador perdido
study-an-emperor-astray-ask = 455, la última secuencia del Romano. Gensericus tiene Roma con 10 PF; Petronius Maximus, el Augusto vencido (BT 0), está en Neapolis con 8 PF, y el Augusto de Oriente está en casa. En Ravenna hay 11 PF. Petronius se pone en camino: ¿adónde, y con quién?
study-an-emperor-astray-reason = Un líder sin unidades atraviesa a caballo una zona del enemigo y ni siquiera se le detiene. Por Roma hay 2 PM hasta Ravenna: entonces ambos Augustos están en capitales imperiales, 1 PV, y él vive tras muros entre Palatini. En Neapolis no puntúa nada, y con una unidad tendría que parar en Roma y luchar, donde la derrota puede costarle la vida.

study-the-last-of-the-goths = Los últimos godos
study-the-last-of-the-goths-ask = 405, la última secuencia del Romano. De los Ostrogothi, en guerra, quedan tres unidades reducidas: dos con Radagaisus en Siscia, adonde acaban de llegar Stilicho y Alaricus con 20 PF, y una sola en Sirmium. El Comes Illyrici es el último en marchar, con 6 PF desde Salona: ¿adónde?
study-the-last-of-the-goths-reason = Una tribu en guerra vuelve entera en invierno mientras quede una unidad; cuando no queda ninguna hace la paz, y el Romano tiene 3 PV por una mayor. Cualquier derrota destruye una unidad reducida: en Sirmium los 6 PF ganan 8 veces de cada 10, en Siscia 20 contra 6 ganan con todas las caras del dado. Y quien está en Sirmium cierra a Radagaisus su única salida, de modo que ni siquiera puede evadirse.
