# Las lecciones de Ultimus Romanorum: cordiales, breves, sencillas.

lesson-stilicho = Stilicho contra los godos
lesson-stilicho-about = Lleva dos ejércitos a un mismo sitio y gana una gran batalla.
lesson-stilicho-hello = Año 405. Radagaisus ha cruzado el Danubio con sus godos; están en Siscia, camino de Italia. Eres Roma, y Stilicho espera en Mediolanum.
lesson-stilicho-counters = Los retratos son líderes; lo demás, tropas. El primer número de unas tropas es su fuerza, unos mil hombres por punto. Un líder lleva tantas unidades como puede mandar.
lesson-stilicho-lead = Haz clic en Mediolanum: ahí están todos. Bajo Stilicho elige «con todos», y todos se pondrán en camino con él.
lesson-stilicho-lead-else = Manda Stilicho, y con él van todos los de Mediolanum.
lesson-stilicho-both = Y la otra unidad: para esto necesita a todos sus hombres.
lesson-stilicho-march = Ahora haz clic en Siscia. Está a dos zonas, un punto cada una, y estas tropas tienen cuatro. Ve allí.
lesson-stilicho-march-else = Derecho a Siscia, por Aquileia.
lesson-stilicho-sarus = Quince contra veinticuatro son pocos. En Ravenna está Sarus con dos buenas unidades. Haz clic en Ravenna, y bajo Sarus en «con todos».
lesson-stilicho-sarus-else = Necesitamos a Sarus, y las dos unidades de Ravenna.
lesson-stilicho-second = Y la otra unidad.
lesson-stilicho-join = ¡A Siscia, con Stilicho!
lesson-stilicho-fight = ¡Veintiséis contra veinticuatro! Las batallas llegan cuando has movido, dondequiera que haya enemigos en la misma zona. Pulsa Listo.
lesson-stilicho-fight-else = Están todos los que hacen falta. Pulsa Listo, y empezará la batalla.
lesson-stilicho-loss = El dado ha dado 8, y Stilicho suma su pericia: los godos quedan destruidos. Te ha costado un paso de una unidad. Tú eliges de cuál; se repone en invierno.
lesson-stilicho-loss-else = Alguien tiene que cargar con ello. Elige una unidad.
lesson-stilicho-won = Radagaisus ya no existe. La relación de fuerzas da la columna, un dado da la fila, y mejores líderes y mejores tropas mueven ambas: así es aquí toda batalla.
lesson-stilicho-end = Una gran batalla y cada líder muerto dan puntos de victoria. A Stilicho se le daba bien. A ti también.

lesson-year = Un año del imperio
lesson-year-about = Quién empieza, quién puede marchar cuántas veces, y qué cuenta el invierno.
lesson-year-hello = Cada año cada bando roba una estratagema. Luego se decide quién empieza, y quién puede marchar cuántas veces; y en invierno se cuentan los puntos.
lesson-year-initiative = Este año empezarían los godos. Pero tienes la estratagema Iniciativa: juégala, y empiezas tú.
lesson-year-initiative-else = Guardada para luego no sirve contra lo que viene ahora. Juega Iniciativa.
lesson-year-caesar = Dos emperadores son pocos para una frontera tan larga. Un César puede llevar tropas adonde otros no, y recibe una guardia. Nombra a Anthemius, en Constantinopolis.
lesson-year-caesar-else = Arcadius necesita ayuda en Oriente. Anthemius es lo mejor que tiene.
lesson-year-play = Cuatro secuencias este año, dos para cada bando por turno. En cada una marchas y luego luchas. Haz lo que quieras hasta que acabe el año; Stilicho conoce el camino.
lesson-year-end = Eso ha sido un año. La crónica dice por qué ha cobrado cada bando: tú, por capitales tranquilas y emperadores en casa; los Bárbaros, por cada zona en la que están.

lesson-treaty = Enemigos de ayer
lesson-treaty-about = Acoge a un pueblo en el imperio, y que luche por ti.
lesson-treaty-hello = Año 407. El Rin está helado, y cuatro pueblos lo han cruzado hacia la Galia. No puedes vencerlos a todos. No hace falta.
lesson-treaty-treaty = A un pueblo que está entero dentro del imperio se le puede dar tierra, y sirve por ella. Tienes el tratado para una tribu mayor: juégalo.
lesson-treaty-treaty-else = Primero el tratado: cambia todo lo demás.
lesson-treaty-whom = Los burgundios comparten Galliae 4 con los suevos. Ofréceselo a los burgundios.
lesson-treaty-whom-else = Los vándalos también lo aceptarían. Pero los burgundios están justo al lado de los suevos.
lesson-treaty-fight = Ahora son tus Foederati, y a su lado están los suevos, que no lo son. Los enemigos en una misma zona luchan. Pulsa Listo.
lesson-treaty-fight-else = Veamos lo que valen los nuevos amigos. Pulsa Listo.
lesson-treaty-end = Los suevos ya no están, y no ha caído ningún romano. Los Foederati son tuyos mientras nadie los subleve; para eso tiene estratagemas el Bárbaro.

lesson-purple = La púrpura
lesson-purple-about = En el otro bando: usurpa un trono, y gánate a sus tropas.
lesson-purple-hello = Eres el Bárbaro, y eso quiere decir también los usurpadores. En Britania las tropas han hecho emperador a Constantinus. Al otro lado del agua está la Galia, y allí apenas manda nadie.
lesson-purple-take = Haz clic en Londinium, luego en Constantinus: él marcha. Después haz clic en una unidad de Comitatenses que deba llevar.
lesson-purple-take-else = Sin tropas no: Constantinus, y los dos Comitatenses.
lesson-purple-both = Y la otra. La guardia de la costa puede quedarse en casa.
lesson-purple-cross = Ahora, por el estrecho, a Rotomagus. Cuesta tres puntos, todo lo que tienen.
lesson-purple-cross-else = La Galia espera. Por el estrecho, a Rotomagus.
lesson-purple-rally = ¡Tropas romanas sin líder! Un usurpador no tiene que luchar contra ellas: puede llamarlas. Un 3 o menos, y son suyas.
lesson-purple-rally-else = ¿Por qué luchar contra romanos? Llámalos.
lesson-purple-halt = Te aclaman, y otras dos unidades son tuyas. No queda marcha; detente aquí.
lesson-purple-halt-else = Por ahora has ido bastante lejos. Detente.
lesson-purple-end = Cada año que resiste un usurpador te da 3 puntos. Y si tiene Ravenna y Roma es emperador, ¡y los dos cambiáis de bando!

lesson-rome = Gensericus zarpa
lesson-rome-about = Embarca un ejército en una flota, y desembarca en Roma.
lesson-rome-hello = Año 455. Gensericus el vándalo tiene Carthago, y con ella la flota de Occidente. Al otro lado del mar está Roma, con una sola unidad dentro.
lesson-rome-king = Una flota lleva de su puerto cuantos líderes quieras y dos unidades. Primero el rey: embarca Gensericus.
lesson-rome-king-else = El rey quiere ver Roma con sus propios ojos. Gensericus, el primero.
lesson-rome-men = Ahora, una unidad de sus vándalos.
lesson-rome-men-else = Embarcan dos unidades de vándalos.
lesson-rome-more = Y una segunda: más no caben.
lesson-rome-sail = Izad las velas: la flota de Occidente sale al mar occidental.
lesson-rome-sail-else = Todos están a bordo. Zarpa.
lesson-rome-land = Desde este mar se alcanza cualquier costa de Occidente. ¡Desembarca en Roma!
lesson-rome-land-else = Bonita costa, pero no has venido por ella. ¡Roma!
lesson-rome-fight = Dos de vándalos por una de romanos. Pulsa Listo, y empezará la batalla.
lesson-rome-fight-else = Las puertas no se abrirán solas. Pulsa Listo.
lesson-rome-end = Roma es tuya, como en 455. Si sigues aquí cuando llegue el invierno, vale 5 puntos. Lleva antes la flota a casa: en el mar se perdería.

lesson-empire = Radagaisus y Alaricus
lesson-empire-about = Un escenario entero contra un recluta, con la guía a tu lado.
lesson-empire-hello = Ahora seis años, de 405 a 410, enteros. Eres Roma: dos emperadores, una larga frontera, y Alaricus en tu propia casa. Gana quien tenga más puntos.
lesson-empire-play = Un recluta juega con los Bárbaros y hace lo primero que se le ocurre. La guía dice unas palabras cada vez que surge algo nuevo. ¡Suerte!
lesson-empire-end = Seis años del imperio, y tú estabas allí. La próxima vez prueba con el Bárbaro, o con un soldado en vez de un recluta.
