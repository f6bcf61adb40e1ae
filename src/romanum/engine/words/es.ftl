# Las frases que todo juego necesita.

why-not-understood = No entiendo eso: { $problem }.
why-not-now = «{ $action }» no se puede hacer ahora.
why-not-your-turn = No es tu turno: debe elegir { $others }.
why-no-such-seat = Ese puesto no existe: los puestos se cuentan desde 0, y hay { $seats }.
why-game-over = La partida ha terminado.
why-offer-lapsed = La oferta ya no vale.

event-carried-over = { $again ->
    [0] El programa se ha actualizado, y sus reglas con él. La partida sigue donde estaba.
    *[other] El programa se ha actualizado, y sus reglas con él. Las posiciones anteriores quedan como se jugaron; { $again ->
        [1] la última acción se ha jugado
        *[other] las últimas { $again } acciones se han jugado
    } otra vez con las reglas de hoy.
}
event-carried-over-less = El programa se ha actualizado, y sus reglas con él. { $lost ->
    [1] La última acción no encaja
    *[other] Las últimas { $lost } acciones no encajan
} con las reglas de hoy y { $lost ->
    [1] se deshace
    *[other] se deshacen
}: la partida sigue donde estaba antes.

do-pass = Pasar
do-accept = Aceptar la oferta
do-refuse = Rechazar la oferta
do-no-offer = No ofrecer nada

wish-ask = Pregúntame
wish-concerned = Solo si me afecta
wish-never = Este turno no

undo-nothing = Aún no se ha hecho nada.
undo-updated = El programa se ha actualizado desde entonces.
undo-acted = { $other } ha actuado desde entonces.
undo-dice = Se han tirado dados.
undo-shown = Se ha mostrado algo oculto: { $what }.

final-dice = Se tiran dados o se roba algo.
final-shown = Se muestra algo oculto: { $what }.

seat-player = Jugador { $number }
result-nobody = No gana nadie.
result-wins = Gana { $winners }.
result-share = { $winners } comparten la victoria.
result-and = { $first } y { $last }

option-discreet = Preguntar a todos
option-discreet-help = Preguntar a todo puesto que podría reaccionar, aunque no tenga nada que jugar: así la pregunta no delata nada.

shown-plans = lo que cada cual había planeado en secreto
shown-otherwise = si alguien puede reaccionar

hint-number-chance = { $chance } % de ganar ({ $low }–{ $high } %)
hint-number-change = { $parts } hasta donde ve el bot
hint-number-dice = { $win } % { $hope } según los dados
hint-number-same = nada contable cambia hasta donde ve el bot (probado { $trials ->
    [one] una vez
   *[other] { $trials } veces
})
hint-chance = Jugadores iguales ganaron cerca del { $chance } % de las partidas desde una posición así (del { $low } al { $high } %).
hint-unmeasured = Sin probabilidad de ganar: no se ha medido para este escenario y número de jugadores.
hint-too-wide = Sin probabilidad de ganar: se han medido muy pocas partidas.
hint-hardly-tried = Sin probabilidad de ganar: esto se probó solo { $trials ->
    [one] una vez
   *[other] { $trials } veces
}.
hint-untried = Esto no se probó: solo parece prometedor.
hint-thumb = Aquí el bot no ha buscado; sigue una regla práctica. { $rule }
hint-thumb-nothing = Nada más parece valer la pena ahora.
hint-thumb-pointless = Todo lo demás no sirve de nada aquí.
hint-thumb-looks = Todo lo demás parece mucho peor a primera vista.
hint-left-looks = Sin probar, porque a primera vista parece peor: { $more ->
    [0] { $options }
   *[other] { $options } y { $more } más
}.
hint-left-time = Omitido, porque no hubo tiempo para { $least } intentos: { $more ->
    [0] { $options }
   *[other] { $options } y { $more } más
}.
hint-yours = Hasta donde ve el bot, para ti: { $parts }.
hint-theirs = Para los demás: { $parts }.
hint-than-next = Frente a lo siguiente: { $parts }.
hint-than-best = Frente a lo mejor: { $parts }.
hint-best-tried = Fue lo mejor de los { $count } que se probaron.
hint-like-next = Lo siguiente es más o menos igual de bueno.
hint-like-best = Más o menos tan bueno como lo mejor.
hint-dice = Los dados: { $win } % { $hope }; pérdidas medias { $own } tuyas, { $enemy } del otro.
hint-hope = de ganar
hint-hope-if-they-stand = { $hope }, si aguantan ({ $percent ->
    [100] pueden escapar
   *[other] { $percent } % de que puedan escapar
})
hint-dice-bring = Los dados dan { $gain } de media.
hint-part = { $change } { $part }
part-points = puntos

screen-turn = Turno { $number }
screen-turn-ends = Fin del turno { $number }

answer-decline = Rechazar siempre
answer-accept = Aceptar siempre
answer-weakest = Siempre lo más débil
answer-strongest = Siempre lo más fuerte
answer-if-weaker = Ceder si es más débil que

blunder-revisit = Marchas que vuelven a un lugar

# Una partida para hojear: cómo se llama y sus botones.
book-board = Un tablero para hojear
book-first = Al principio
book-back = Una acción atrás
book-on = Una acción adelante
book-last = Al final
book-dice = Dados

# What is wrong with a position in words, or with a scenario file. A game has words of its own for what it finds: fault-….
fault-more = Y { $count } más.
fault-unknown-near = No hay { $given }; parecido: { $near }.
fault-unknown-few = No hay { $given }; hay: { $names }.
fault-unknown-many = No hay { $given }; hay { $count }, como { $names }.
fault-unknown-none = No hay { $given }.
fault-number = Aquí va un número entero de { $low } a { $high }, no { $given }.
fault-flag = Aquí va true o false, no { $given }.
fault-names = Aquí va una lista de nombres, no { $given }.
fault-full-hand = En la mano no hay sitio para { $card }.
fault-table = Aquí va una tabla, no { $given }.
fault-list = Aquí va una lista, no { $given }.
fault-words = Aquí van palabras, no { $given }.
fault-word = Aquí va una palabra, no { $given }.
fault-line = Aquí va una línea, no { $given }.
fault-text = Aquí va un texto, no { $given }.
fault-name = Aquí va un nombre de { $most } caracteres como mucho, no { $given }.
fault-missing = Falta.
fault-entries = { $count } entradas; se permiten { $most }.
fault-entries-wanted = Aquí van tantas entradas: { $count }.
fault-characters = { $count } caracteres; se permiten { $most }.
fault-line-characters = La línea { $line } tiene { $count } caracteres; se permiten { $most }.
fault-long-line = Aquí va una sola línea de { $most } caracteres como mucho.
fault-long-story = Aquí van líneas de { $most } caracteres como mucho en total.
fault-no-title = Di cómo se llama.
fault-key-parts = Línea { $line }: ninguna clave tiene tantas partes.
fault-too-deep = El archivo es demasiado profundo: como mucho { $most } tablas y listas una dentro de otra.
fault-no-toml = Esto no es TOML.
fault-no-toml-at = Esto no es TOML: línea { $line }, columna { $column }.
fault-data = El archivo tiene más de { $most } entradas.
fault-no-game = Aquí no hay juego { $given }.
fault-no-sheets = { $game } no conoce posiciones en palabras.
fault-name-count = Hacen falta nombres para { $seats } asientos, no { $count }.
fault-seats = El escenario es para { $players ->
    [one] { $players } jugador
   *[other] { $players } jugadores
  }, no { $given }.
fault-unsound = Ninguna partida según las reglas llega a esto: { $problem }.
fault-cannot-go-on = Desde ahí la partida no puede seguir ({ $problem }).
fault-over = La partida acaba donde empieza.
fault-past-the-end = El último turno es el { $last }, y este es el { $turn }.
fault-too-long = Leerlo tarda más de lo permitido.
fault-too-much = Leerlo ocupa más memoria de lo permitido.
fault-unreadable = No se puede leer ({ $problem }).
fault-twice = { $what } está también en otro lugar.
fault-leader-twice = { $leader } está también en otro lugar.
fault-on-the-map = { $leader } está en el mapa.
fault-no-city = Aquí no hay ciudad.
fault-debts = { $power } tiene deudas.
fault-free-stack = La pila { $stack } no está en ninguna parte, y no está vacía.
fault-empty-stack = En { $place } hay una pila vacía.
fault-row-long = Una fila tiene { $most } caracteres como mucho.
fault-row-unreadable = Esta fila no se puede leer.
fault-row-missing = Falta { $field }.
fault-row-field = Una fila no tiene { $field }.
fault-row-value = { $given } no es ninguna de las palabras que pueden ir aquí.
fault-row-shape = Aquí debe ir { $wanted ->
    [int] un número entero
    [str] un texto
    [bool] true o false
    [array] una lista
    [object] una tabla
   *[other] otra cosa
}.

# What the drawers of a position in words are called in an editor. A game has words of its own for its others: drawer-….
drawer-board = En el tablero
drawer-turn = Turno
drawer-last-turn = Último turno
drawer-moment = Qué empieza
drawer-hands = Cartas en mano
drawer-points = Puntos
drawer-treasury = Tesoro
drawer-leaders = Líderes fuera del mapa
drawer-serves = A quién sirven los líderes
drawer-lords = De quién son las provincias
drawer-cities = De quién son las ciudades
drawer-patrons = Quién manda a quién
drawer-allies = Aliados
drawer-wins = Modos de ganar
drawer-promises = Promesas
drawer-removed = Fuera del juego
drawer-event = El evento en vigor
drawer-order = Orden de juego
drawer-broken = Palabras rotas
drawer-raised = Reclutadas hasta ahora

# Words of positions that are nothing's name, as an editor shows them.
entry-setup = Como empieza el escenario
entry-turn = Un turno
entry-year = Un año
entry-month = Un mes
entry-end = El final
entry-nobody = nadie
entry-none = ninguno
entry-nowhere = en ninguna parte
entry-gone = fuera
entry-everybody = todos
entry-city = ciudad
entry-town = villa
entry-fort = fuerte
entry-walls = muros
entry-power = potencia
entry-place = lugar
entry-leader = líder
entry-side = bando
entry-by = por
entry-to = a
entry-what = qué
entry-about = sobre
entry-pool = en la reserva
entry-returning = de vuelta
entry-waiting = espera
entry-dead = muerto
entry-lost = perdido
entry-victory = victoria
entry-events = eventos
entry-text = texto para jugadores
entry-when = cuándo
entry-of = de
entry-all-leaders = Líderes
entry-all-units = Unidades
entry-all-buildings = Ciudades y obras
