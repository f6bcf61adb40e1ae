about-blurb = Soldados de vidrio en un tablero de casillas, blancos contra negros: el juego de ingenio de oficiales y poetas romanos, en el que está perdido quien tiene un enemigo a cada lado.
about-feel = Callado y agudo, sin dados: quien avanza para capturar queda donde pueden capturarlo.
scenario-acies = Formados
scenario-acies-help = Doce hombres por bando en tres filas abiertas; se empieza enseguida.
scenario-acies-teaches = Dos líneas que se encuentran: cómo apoyar al de delante y saltar a la espalda del enemigo.
scenario-castra = Por turnos
scenario-castra-help = Doce hombres por bando, puestos uno a uno antes del primer paso.
scenario-castra-teaches = Un orden de batalla propio: doce hombres puestos contra otro que hace lo mismo.
scenario-manipulus = Un manípulo
scenario-manipulus-help = Ocho hombres por bando en una fila: una partida corta.
scenario-manipulus-teaches = Pasos, saltos, ataduras y rescates con pocos hombres, en un cuarto de hora.
name-white = Blancas
name-black = Negras
name-men = hombres

event-round = Empieza la ronda { $round }.
event-placed = { $seat }: un hombre en { $square }.
event-step = { $seat }: de { $origin } a { $square }.
event-leap = { $seat }: salto de { $origin } a { $square }.
event-bound = { $seat }: queda atado el hombre de { $square } ({ $loser }).
event-freed = El hombre de { $square } queda libre ({ $seat }).
event-taken = { $seat }: captura en { $square } ({ $loser }), { $left ->
    [one] queda { $left }
   *[other] quedan { $left }
  }.
event-beaten = { $seat }: no quedan hombres bastantes para seguir.
event-shut-in = { $seat }: ya no se puede hacer nada.
event-quiet = En { $turns } turnos no se ha capturado a nadie: Blancas tienen { $white ->
    [one] { $white } hombre
   *[other] { $white } hombres
  }, Negras { $black }.

ask-placing = { $seat }: un hombre por poner, { $men ->
    [one] queda { $men }
   *[other] quedan { $men }
  }. ¿Dónde?
ask-command = { $seat }: ¿qué se hace?
ask-leaping = { $seat }: ¿sigue saltando el hombre de { $square }?

do-place = Poner un hombre en { $square }
do-step = Ir de { $square } a { $square2 }
do-leap = Saltar de { $square } a { $square2 }
do-take = Capturar en { $square }
do-halt = Quedarse aquí

why-occupied = En { $square } hay alguien.
why-placing-first = Primero se ponen todos los hombres: te quedan { $men }.
why-all-placed = Ya están puestos todos los hombres.
why-too-far = Un hombre va a la casilla de al lado, o salta sobre uno a la casilla de detrás.
why-not-yours = No tienes ningún hombre en { $square }.
why-bound = Tu hombre de { $square } está atado y no puede moverse.
why-between = En { $square } tu hombre estaría entre dos enemigos sin atar a nadie.
why-nobody-to-leap = En { $square } no hay nadie sobre quien saltar.
why-in-a-ring = Tu hombre ya ha estado en { $square } en este turno.
why-leap-on = Tu hombre de { $square } está saltando: sigue o se queda.
why-no-enemy = En { $square } no hay ningún enemigo.
why-not-bound = El enemigo de { $square } no está atado.

how-beaten = Queda un hombre o ninguno: { $loser }.
how-shut-in = Sin jugada posible: { $loser }.
how-more = Más hombres cuando ya nadie capturaba: { $men } de ventaja.
how-even = A ambos { $men ->
    [one] les queda { $men } hombre
   *[other] les quedan { $men } hombres
  }.

topic-bonds = Hombres atados y capturados

part-men = hombres
part-free = hombres libres

screen-turn = Ronda { $number }
screen-turn-ends = Fin de la ronda { $number }
screen-went-step = { $side }: de { $from } a { $to }.
screen-went-leap = { $side }: salto de { $from } a { $to }.
tip-Command = Anda, salta o captura a un atado.
    .text = Dos hombres libres con un enemigo en medio lo atan. En el turno siguiente se le puede capturar, si sigue atado.
tip-Placing = Pon a tus hombres.
    .text = Ponlos de modo que se apoyen. Nadie queda atado antes de que estén todos.
