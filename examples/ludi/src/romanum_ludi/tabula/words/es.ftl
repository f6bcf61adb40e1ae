about-blurb = Treinta fichas, tres dados y veinticuatro puntos: la carrera de la que el backgammon es nieto, tal como la jugaba el emperador Zenón en Constantinopla hacia 480, y cómo una tirada lo perdió.
about-feel = Rápido y cruel: ambos corren en el mismo sentido, y toda tirada ha de jugarse, por mucho que duela.
scenario-zeno = La tirada del emperador
scenario-zeno-help = La partida de Zenón, hacia 480, desde su famosa tirada de 2, 5 y 6.
scenario-zeno-teaches = Puntos cerrados, fichas solas y la regla de jugar toda la tirada, en medio de una partida.
scenario-tabula = Tabula
scenario-tabula-help = Una partida entera, con todas las fichas fuera.
scenario-tabula-teaches = Toda la carrera: entrar, cerrar puntos de dos en dos, golpear y llevar a casa todas las fichas.
name-white = Blancas
name-black = Negras
name-outside-white = Blancas fuera
name-outside-black = Negras fuera
name-home-white = Blancas en casa
name-home-black = Negras en casa
name-home = en casa
name-pips = por recorrer
name-man = ficha
name-unhit = que no golpeen ninguna tuya

event-throw = { $seat }: tirada de { $dice }.
event-enter = { $seat }: entra una ficha en { $point }.
event-move = { $seat }: de { $origin } a { $point }.
event-hit = { $seat }: golpe a una ficha en { $point } ({ $loser }).
event-off = { $seat }: sale una ficha de { $point }, { $home } en casa.
event-lost = { $seat }: no se puede jugar { $lost }.
event-home = { $seat }: todas las fichas en casa.
event-long = Tras { $turns } turnos se interrumpe la partida: a Blancas { $white ->
    [one] les queda { $white } punto
   *[other] les quedan { $white } puntos
  }, a Negras { $black }.

ask-man = { $seat }: queda por jugar { $dice }. ¿Qué ficha se mueve?

do-enter = Entrar en { $point }
do-move = De { $point } a { $point2 }
do-off = Salir de { $point } con un { $number }

why-no-die = Para eso hace falta un { $die }, y queda por jugar { $dice }.
why-no-way = Ningún dado solo lleva allí. Queda { $dice }: quien usa varios va dado por dado.
why-nobody-outside = No tienes ninguna ficha fuera.
why-nobody-there = No tienes ninguna ficha en { $point }.
why-enter-first = { $men ->
    [one] Una ficha tuya fue golpeada y tiene
   *[other] { $men } fichas tuyas fueron golpeadas y tienen
} que entrar primero.
why-first-half = { $point } está en la segunda mitad, y aún te { $men ->
    [one] falta una ficha
   *[other] faltan { $men } fichas
} por entrar.
why-not-gathered = { $men ->
    [one] Una ficha tuya no ha llegado
   *[other] { $men } fichas tuyas no han llegado
} aún al último cuarto.
why-farther-back = Ese dado es más alto de lo necesario, y tienes una ficha más atrás, en { $point }.
why-closed = { $point } está cerrado: hay { $men } fichas enemigas.
why-whole-throw = Después se podrían jugar menos dados tuyos ({ $dice }), y hay que jugar todos los posibles.

how-home = Todas las fichas en casa; al otro bando le quedan { $men }.
how-ahead = { $pips ->
    [one] { $pips } punto
   *[other] { $pips } puntos
  } de ventaja al interrumpirse la partida.
how-even = A ambos { $pips ->
    [one] les queda { $pips } punto
   *[other] les quedan { $pips } puntos
  }.

topic-hits = Fichas golpeadas
topic-throws = Tiradas

part-home = fichas en casa
part-pips = puntos recorridos
part-blots = fichas juntas

screen-turn = Tirada { $number }
screen-turn-ends = Fin de la tirada { $number }
screen-went-move = { $side }: de { $from } a { $to }.
tip-Man = Elige una ficha y adónde va.
    .text = Cada dado se juega aparte. Dos o más fichas guardan un punto; una sola puede ser golpeada y vuelve al principio.
