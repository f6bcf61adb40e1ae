# What is wrong with a position in words.
fault-of-no-fort = `of` dice de quién es un fuerte o una fortaleza, y no hay ninguno.
fault-from-no-rebels = `from` dice de quién eran legiones los rebeldes, y no los hay.
fault-stricken = Una provincia solo está asolada mientras no haya nadie en ella.
fault-no-such-faction = { $side } no juega con { $factions } facciones.
fault-two-sides = En una provincia está un solo bando, y ya está { $side }.
fault-armies = Tras un bando va el número de sus ejércitos, de 1 a { $most }, no { $given }.
fault-turns-over = Turnos indicados: { $told }; turnos pasados: { $turns }.
fault-many-armies = { $side }: { $armies } ejércitos, y hay { $most } piezas.
fault-many-counters = { $there } { $kind ->
    [rebels] rebeldes
    [forts] fuertes
    [fortresses] fortalezas
   *[cities] ciudades
}, y hay { $most } piezas.
fault-leaderless = Están en el mapa: di qué facción los dirige.
fault-card-twice = Solo hay una { $card }, en una mano o gastada.
fault-card-left-out = { $card } no está en juego.
fault-no-start = Di en qué provincia empezó la facción.
fault-start-too-early = La facción no ha llegado aún: la trae su primera fase.
fault-start-twice = Allí empezó otra facción.
fault-no-token = Di qué ficha tiene la facción.
fault-token-twice = Dos facciones no pueden tener la ficha { $token }.
fault-token-order = La ficha { $first } va antes que la ficha { $then }.

# What the drawers of a position in words are called.
drawer-roman-vp = Puntos como romanos
drawer-barbarian-vp = Puntos como bárbaros
drawer-starts = Dónde empezaron
drawer-dead = Facciones muertas
drawer-peoples = Quién dirige los pueblos
drawer-kingdoms = Quién dirige los reinos
drawer-spent = Cartas jugadas
drawer-barbarian-tokens = Fichas de bárbaros
drawer-emperor-tokens = Fichas de emperador
drawer-barbarian-known = Quién conoce las fichas de bárbaros
drawer-emperor-known = Quién conoce las fichas de emperador
drawer-barbarian-done = Fase de bárbaros terminada
drawer-emperor-done = Fase de romanos terminada
drawer-past-barbarians = Fichas de bárbaros anteriores
drawer-past-emperors = Fichas de emperador anteriores
drawer-draw-order = Orden de robo
drawer-began = Pueblos presentes al empezar el turno
drawer-cards-this-turn = Cartas jugadas este turno
drawer-forts-ready = Fuertes por construir
drawer-fort-turns = Cuándo se hicieron los fuertes

# Words of positions that are nothing’s name, as an editor shows them.
entry-barbarians = La fase de bárbaros del siguiente
entry-romans = La fase de romanos del siguiente
entry-looted = ciudad saqueada
entry-fortress = fortaleza
entry-stricken = asolada
entry-all-factions = Facciones
entry-all-peoples = Pueblos y reinos
entry-all-rebels = Rebeldes
