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
