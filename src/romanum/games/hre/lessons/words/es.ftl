# Las lecciones de History of the Roman Empire: cordiales, breves, sencillas.

lesson-battle = César en la Galia
lesson-battle-about = Coloca una legión, gana un primer combate y conserva lo ganado.
lesson-battle-hello = Bienvenido a la Galia. Juegas con Rojo, y te guía César en persona. Las piezas rojas son tus legiones. Los Galli del jugador Verde tienen Lugdunensis, justo al lado de tu ciudad en Aquitania, con un solo ejército.
lesson-battle-place = Tienes tres legiones en la mano. Salen al mapa una a una, junto a lo que es tuyo. Nadie tiene Narbonensis: coloca allí una legión, y será tu provincia.
lesson-battle-place-else = También se puede: las legiones hasta navegan. Pero primero queremos rodear Lugdunensis. Coloca esta en Narbonensis.
lesson-battle-attack = Ahora, los Galli. Coloca una legión donde haya un enemigo y habrá combate: tiran los dos, y gana el dado más alto. César te da tres dados; los Galli tienen uno. Ataca Lugdunensis, por tierra.
lesson-battle-attack-else = César movería la cabeza: Lugdunensis está abierta ante ti, y por tierra los Galli solo tiran un dado. Atácala desde Aquitania.
lesson-battle-hold = ¡Ganado! Los Galli se han ido y tu legión está en Lugdunensis. Pero una legión sola se pierde con una mala tirada. En una provincia caben tres: coloca la última a su lado.
lesson-battle-hold-else = Puedes, pero entonces Lugdunensis podría caer tan deprisa como se ganó. Manda allí la última legión.
lesson-battle-fort = Todas las legiones están en su sitio. Tienes además un fuerte, que suma uno a cada dado del defensor. Álzalo donde más temas un ataque; ¿qué tal Lugdunensis?
lesson-battle-fort-else = No guardes nada: un fuerte en la caja no defiende a nadie. Álzalo en una de tus provincias.
lesson-battle-city = En lo que tienes se puede construir. Una ciudad da puntos cada turno que sigue en pie. Funda una; Lugdunensis es un buen lugar.
lesson-battle-city-else = Un turno sin ciudad nueva es un turno de puntos menos. Funda una primero.
lesson-battle-end = Eso ha sido una fase romana entera: colocar, luchar, resistir, construir. Los puntos que te ha dado están junto a tu nombre. Quien tenga más al cabo de siete turnos, gana.

lesson-italia = Toda Italia
lesson-italia-about = Lo que vale una diócesis, y por qué la quinta provincia es la que más cuenta.
lesson-italia-hello = El mapa se compone de nueve diócesis de cinco provincias cada una. Italia tiene Roma, Cisalpina, Dalmatia, Sicilia y Raetia. Una parte de la diócesis da su valor, la mayor parte el doble, y toda ella el triple. Tienes cuatro.
lesson-italia-attack = La quinta, Raetia, está tras los Alpes, y en ella hay un ejército de los Galli. Por montañas el defensor tira dos dados en vez de uno. Tú tienes a César y tres dados: ataca de todos modos.
lesson-italia-attack-else = Eso daría un poco. La última provincia de una diócesis da mucho: ataca Raetia.
lesson-italia-rest = Raetia es tuya, y con ella toda Italia. Usa ahora lo que te queda como quieras: la primera provincia en una diócesis nueva también da su valor. Alza el fuerte, funda ciudades y termina con Listo.
lesson-italia-end = La crónica cuenta lo que has sacado: primero las ciudades, luego las diócesis. Mira dónde pueden romperte aún alguna los demás; lo harán.

lesson-kingdom = Un amigo en Thracia
lesson-kingdom-about = Juega una carta y deja que un reino luche por ti.
lesson-kingdom-hello = Antes de colocar legiones puedes jugar una de tus cartas. Son tuyas para toda la partida y no vendrán más, así que cada una tiene su momento. Las que se pueden jugar ahora brillan en tu mano.
lesson-kingdom-card = Los Odrysae son un reino que se alza en Thracia, lejos de tus legiones. Juega su carta.
lesson-kingdom-card-else = Pronto será tarde para ellos: su carta solo vale dos turnos. Juega los Odrysae.
lesson-kingdom-army = Ahí están, con una ciudad y un fuerte. Les queda un ejército en la mano, y por esta vez lo colocas tú. Macedonia, al lado, está vacía y es un buen lugar para una ciudad.
lesson-kingdom-army-else = Un ejército sin colocar se pierde. Ponlo en algún sitio.
lesson-kingdom-end = Desde ahora los Odrysae se quedan donde están, y lo que tengan cuenta para ti en cada una de tus fases de Bárbaros. Defiéndelos dando trabajo a los demás.

lesson-empire = Tu propio imperio
lesson-empire-about = El juego entero contra tres reclutas, con la guía a tu lado.
lesson-empire-hello = Ahora, todo: siete turnos, fichas, cartas, bárbaros y legiones, contra tres reclutas que hacen lo primero que se les ocurre. La guía dice unas palabras cada vez que surge algo nuevo. Puedes irte cuando quieras. ¡Suerte!
lesson-empire-end = Esa ha sido la historia entera, de los triunviros al último emperador. Ya conoces el juego. La próxima vez, prueba con soldados en vez de reclutas.
