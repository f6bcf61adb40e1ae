# Orders: Always.svelte, Orders.svelte, OrderForm.svelte, orders.ts
always-answer-so = Orden permanente …
always-answer-so-help = Responder a estas preguntas sin que se vuelvan a hacer
always-for = Orden permanente: { $kind }
always-help = Un clic da la orden, que responde también a esta pregunta. Nadie más lo sabe; se cambia en «Ajustes».
by-your-order = Por orden tuya
orders = Tus órdenes
orders-help = Responden por ti, también cuando no estás. Cuenta la primera que encaja; nadie más las conoce.
orders-none = No has dado órdenes: se te pregunta.
orders-done = Lo que han hecho
order-up = Más arriba
order-up-this = Más arriba: { $order }
order-withdraw = Retirar
order-withdraw-this = Retirar: { $order }
order-another = Otra orden
order-ask-me = Pregúntame
order-this-action = Esta acción …
order-do = { $action }
order-always = { $kind }: { $answer }
order-about = { $kind }, sobre { $things }: { $answer }
order-this-turn = { $order } (este turno)
order-exactly = Exactamente esto: { $action }
order-if-asked = Si me preguntan por
order-only-about = Solo si se trata de
order-place-piece-side = Un lugar, una ficha, un bando …
order-add = Añadir
order-not-about = Ya no sobre { $name }
order-answer = Entonces responde
order-own-strength = Mi fuerza
order-enemy-strength = La fuerza del enemigo
order-odds-help = la mía frente a la del enemigo
order-action = Acción
order-choose = Elige …
order-turn-only = Solo este turno
order-give = Dar esta orden

when-to-ask-me = Cuándo preguntarme
whoever-is-not-asked-passes = A quien no se pregunta, pasa. Nadie más sabe lo que deseas, y puedes cambiarlo cuando quieras.
passed-over-since = Omitidas desde tu última acción
ask-me-about-such = Pregúntame por estas cosas
look-for = Buscar …
look-for-kinds-of-windows = Buscar clases de preguntas
ask-me-about-all = Preguntar por todo
not-now-about-any = Ahora por nada
battles = Combates
so-many-battles = { $battles ->
    [one] { $battles } combate
   *[other] { $battles } combates
  }
battle = Combate
i-have-read-it = Leído
what-happened-in-battle = Qué pasó en el combate
moment-won = Victoria en { $place }
moment-lost = Derrota en { $place }
moment-told = { $place }: victoria de { $winner }
moment-drawn = { $place }: nadie vence
moment-falls = { $place } cambia de manos
moment-falls-won = { $place } es tuya
moment-falls-lost = { $place } se ha perdido
nobody-has-said-anything-yet = Nadie ha dicho nada aún.
say-something = Di algo
say-something-to-the-table = Di algo a la mesa
say = Decir
odds = Probabilidades
everything-offered = Todo lo posible
filter = Filtrar
find-a-choice = Encontrar una opción
close = Cerrar
nothing-offered-now-leads-to = Nada de lo posible lleva a dados.
nothing-found = No hay nada.
hand-the-screen-to = Pasa la pantalla a { $name }
everything-that-is-secret-is = Todo lo secreto queda oculto hasta que { $name } se siente.
i-am = Soy { $name }
to-the-lobby = Al inicio
first-game-guide = Guía de la primera partida
i-see = Entendido
in-this-game-settings-brings = En este juego; los ajustes la devuelven
no-more-hints = Sin más indicaciones
hint = Consejo
would-think-of = { $bot } pensaría en
keys = Teclas
search-the-log = Buscar en la crónica
earlier = Antes ({ $number })
look-at-this-moment = Ver este momento
look-at-this-moment-action = Ver este momento: acción { $n }
nothing-yet = Nada aún.
private-notes-seen-by-you = Notas privadas, solo para ti
chance = Probabilidad { $hope }: { $percent }
expected-own-losses = Pérdidas propias esperadas
expected-enemy-losses = Pérdidas enemigas esperadas
on-average = de media
modifiers = Modificadores
how-it-may-end = Cómo puede acabar
to-win = de ganar
light-up = Iluminar { $name }
bot-for = { " " }por { $who }
bot = bot { $bot }{ $stands_in }
away = , ausente
to-play = { " " }· le toca
take-back-what-the-bot = Deshacer lo que hizo el bot
take-back-what-the-bot-help = Paso a paso, mientras no se hayan tirado dados ni se haya mostrado nada secreto
points = Puntos
how-all-stand = Cómo va cada cual
to-win-you-need = Para ganar:
has-won = ha ganado
what-to-do = Qué hacer
the-rule = La regla
map-shows-the-film = El mapa muestra lo ocurrido; un clic lo termina.
place-on-the-map-can = { $places ->
    [one] { $places } lugar
   *[other] { $places } lugares
} del mapa para elegir.
answers = Respuestas
back-to-the-present = Volver al presente
the-report = El informe
stop-i-play-on-myself = Alto, sigo yo
pass-and-do-not-ask = Pasar, y no preguntarme más por estas cosas: { $name }. Nadie más lo sabe.
pass-and-again = Pasar, y { $wish } de nuevo
halt-the-campaign = Detener los ejércitos
end-the-turn = Terminar el turno
passed-over = { $number ->
    [one] Una pregunta omitida …
   *[other] { $number } preguntas omitidas …
}
pass-until = Pasar hasta que me afecte
pass-until-help = Pasar, y preguntarme por estas cosas solo si me afectan: { $name }, { $when }. Nadie más lo sabe.
everything-offered-as-a-list = Todo lo posible, en una lista
all = Todo
all-options = Lista ({ $options })
odds-of-everything-that-leads = Probabilidades de todo lo que lleva a dados (O)
ask-a-bot-h = Preguntar a un bot (H)
take-the-last-action-back = Deshacer la última acción (U)
again-and-again = Una y otra vez
again-and-again-help = { $action }: tantas veces como se ofrezca
undo = Deshacer
you-are-looking-at-the = Estás mirando el pasado.
you-are-looking-at-an = Estás mirando un momento anterior de la partida.
the-match-is-over = La partida ha terminado.
the-bot-of-cannot-think = El bot de { $name } no puede pensar ahora: lo intenta de nuevo solo.
your-lot-is-being-drawn = Se echa tu suerte por ti; enseguida el primer movimiento es tuyo.
a-bot-plays-for-you = Un bot juega por ti, paso a paso. { $waiting }
this-cannot-be-undone = { $final } Esto no se puede deshacer.
do-it-all-the-same = Hacerlo igualmente
do-it = Hacerlo
not-yet = Aún no
report = Informe
of-the-scenario = Según el escenario
by-the-author = de { $author }
turning-points = Momentos decisivos
takes-the-lead-with = : { $seatName } se pone en cabeza con { $score }.
the-map-of-each-turn = El mapa de cada turno
luck = Suerte
side = Bando
of = De
expected = Esperado
got = Obtenido
the-seal-of-the-dice = El sello de los dados
seal = Sello
opened = Abierto:
rolls-download-the-record-and = , { $rolls ->
    [one] { $rolls } tirada
   *[other] { $rolls } tiradas
  }. Descarga el registro y compruébalo con
or-under = , o en
import-a-record = Importar un registro
going-through-the-turns = Recorriendo los turnos …
save-as-one-page = Guardar en una página
scores-over-time = Puntos a lo largo del tiempo: { $scores }
scores-by-turn = Puntos por turno
counted-by-turn = { $what } por turno
settings = Ajustes
language = Idioma
rules-in-english = Los textos de las reglas quedan en inglés.
as-the-browser = Como el navegador
colours = Colores
as-the-system = Como el sistema
light-parchment = Claro: pergamino
dark-basalt = Oscuro: basalto
palette-of-the-sides = Colores de los bandos
house-colours = De la casa
safe-for-colour-blindness = Para daltónicos
text-size = Tamaño del texto
small = Pequeño
normal = Normal
large = Grande
very-large = Muy grande
motion = Movimiento
on = Sí
off = No
answered-by-itself = { $question } Solo había una respuesta, «{ $answer }», y se ha dado por sí sola.
the-table-is-gone = Esta mesa ya no existe: se ha cerrado, o ya no tienes asiento en ella.
ask-once-more = Volver a preguntar antes de actuar
ask-never = nunca
ask-stake = cuando importa: algo queda por hacer o se pierde, o hay menos de la mitad de probabilidades
ask-always = siempre antes de lo irreversible, con las probabilidades
sound = Sonido
guide-for-the-first-games = Guía para las primeras partidas
show-the-guide-again-in = Mostrar de nuevo la guía en todos los juegos
side-panel = Panel lateral
panels = Paneles
close-the-panel = Cerrar el panel
hand = Mano
players = Jugadores
log = Crónica
board = Tablero
rules = Reglas
chat = Charla
notes = Notas
let-a-bot-play = ¿Dejar que un bot juegue { $seatName }?
you-take-the-seat-back = recuperes el puesto: hay un botón para eso bajo el mapa
or-you-take-the-seat = { $who } recupere el puesto en el menú
it-answers-every-question-of = Responde desde ahora a toda pregunta de { $seatName }, paso a paso para que se pueda seguir, hasta que { $when }. Lo que hace cuenta.
only-when-late = Se puede cuando se acaba el tiempo acordado o, sin reloj, tras un día de espera. Cada cual puede dejar que un bot juegue por él en cualquier momento.
which-bot = Qué bot
let-it-play = Dejarle jugar
no-i-play-on = No, sigo yo
no = No
map = Mapa
waiting-for-the-table = Esperando la mesa …
the-past-after-of-actions = El pasado: tras { $n } de { $actions ->
    [one] { $actions } acción
   *[other] { $actions } acciones
  }
your-turn = ● Te toca ·{ " " }
unfolding-the-map = Desplegando el mapa …
match = Partida
romanum = { $title } · Romanum
time-travel = Viaje en el tiempo
one-action-back = Una acción atrás
back = Atrás ([)
moment-of-the-match = Momento de la partida
one-action-forward = Una acción adelante
forward = Adelante (])
film-of-all = Una breve película de lo que pasó
since-my-last-turn = Desde mi último turno
a-new-match-from-this = Una partida nueva desde este momento contra bots; esta no se toca
branch-from-here = Ramificar aquí
edit-this-moment = Editar este momento
a-scenario-of-this = Un escenario que empieza aquí, en el editor
seen-by = Visto por
a-spectator = un espectador
omanum-lobby = omanum, inicio
a-branch-of = una rama de
from-a-position = desde una posición
from-a-position-about = Empezó con una posición que trajo su dueño, que puede saber lo que está oculto en ella. No se puntúa.
this-match = esta partida
trying-again = Nuevo intento …
table = Mesa
time = Tiempo
rules-r = Reglas (R)
sound-is-on = El sonido está activado
sound-is-off = El sonido está apagado
keys-k = Teclas (K)
light-colours = Colores claros
dark-colours = Colores oscuros
light-or-dark = Claro u oscuro
more = Más
when-to-ask-me-menu = Cuándo preguntarme …
download-the-record = Descargar el registro
hand-back-to = Devolver { $seatName } a { $who }
let-a-bot-play-for = Dejar que un bot juegue { $seatName } por ahora …
end-this-match = Terminar esta partida …
end-no-longer = No terminar esta partida
end-how = Termina sin resultado cuando todos los que juegan están de acuerdo. Quien quiera irse puede dejar que un bot siga.
end-really = ¿Terminar esta partida para todos, sin resultado? Termina cuando todos los que juegan están de acuerdo; quien sigue jugando no lo está.
end-waits = Has aceptado. Todavía no: { $who }
end-not = La partida sigue.
end-wanted = Querría terminar esta partida: { $who }. Puedes aceptar en el menú ⋯
fold = Plegar
panel = Panel
connecting = Conectando
live = En directo
connected-without-live-updates = Conectado, sin novedades en directo
connection-lost-trying-again = Conexión perdida: nuevo intento
closed = Cerrado
why-not = Por qué no
nearest-you-can = Lo más parecido que puedes:
nearest-title = Lo más parecido que puedes
nothing-happens = ¿No pasa nada?
click-any-place-that-does = Pulsa un lugar que no brille: sabrás qué regla lo prohíbe y qué es lo más parecido.
you-may-change-your-mind = Puedes cambiar de idea
undo-takes-your-actions-back = «Deshacer» retira tus acciones una a una hasta que caen dados o se muestra un secreto.
what-did-they-do = ¿Qué hicieron?
the-log-tells-it-in = La crónica lo cuenta en frases. Señala un nombre para hallarlo en el mapa, pulsa un número para ver ese momento.
your-first-move = Tu primer movimiento
every-place-that-glows-can = Todo lugar que brilla se puede elegir; para lo demás hay botones.
the-buttons-below-answer = Los botones de abajo responden. Más tarde brillan lugares del mapa: cada uno se puede elegir.
the-questions-before-this-one = Las preguntas anteriores se respondieron por ti.
the-chance-was-for = { $sentence } La probabilidad era del { $percent } % para { $side }.
got-where-was-to-be = { $side } obtuvo { $won } donde se esperaba { $expected }
go-back-to-play = Estás mirando el pasado. Vuelve al presente para jugar.
the-way-is-not-what = El camino ya no es el que era; la marcha se ha detenido. Mira de nuevo.
the-match-has-gone-on = La partida ha seguido entretanto; no se hizo nada. Mira de nuevo.
allowed = Permitido: { $action }.
not-possible = No es posible. { $message }
me = yo
you = tú
thinking = Pensando …
keep-for-later = Guardarla para cuando no haya conexión
keeping = Guardando la partida: { $share } %
kept-for-later = Guardada: se puede mirar de principio a fin sin conexión.
on-vacation-until = de vacaciones hasta { $date }
time-left-for-this = Tiempo para esta decisión
in-the-bank = { $time } de reserva
i-am-back = He vuelto
vacation-days = Días
go-on-vacation = Irse de vacaciones (quedan { $left })
vacation-left = { $days ->
    [one] queda 1 día de vacaciones
   *[other] quedan { $days } días de vacaciones
}
lesson = Lección
lesson-done = hecha
step-of = Paso { $step } de { $steps }
lesson-go-on = Seguir
lesson-back = Atrás
show-me = Muéstramelo
next-lesson = Lección siguiente: { $title }
leave-the-lesson = Dejar la lección
study = Estudio
study-solved = Resuelto
study-missed = No resuelto
study-again = Otro intento
next-study = Estudio siguiente: { $title }
leave-the-study = Dejar el estudio
film = Película
film-keys = Teclas de la película
since-your-last-turn = Desde tu último turno
what-the-others-did = Lo que hicieron los demás
film-back = Un paso atrás
film-back-key = Un paso atrás (B)
film-pause = Pausa
film-pause-key = Pausa (F)
film-go-on = Seguir
film-go-on-key = Seguir (F)
film-again = Verla otra vez
film-again-key = Desde tu último turno, otra vez (F)
film-on = Un paso adelante
film-on-key = Un paso adelante (G)
film-end = Hasta el final
film-end-key = Hasta el final (E); cualquier respuesta hace lo mismo
film-mine = Solo lo que me atañe
film-mine-short = Lo mío
film-mine-help = Omite lo que no nombra tus bandos, piezas ni lugares
film-speed = Velocidad de la película
film-slow = Lenta
film-normal = Normal
film-fast = Rápida
film-off = No
who-scored = Quién puntuó qué
turn-is-over = El turno { $turn } ha terminado
score-read = Seguir jugando
score-total = { $total } en total
nothing-since = No ha pasado nada desde tu último turno.

after-of-actions = Tras { $n } de { $last ->
    [one] { $last } acción
   *[other] { $last } acciones
  }
embed-not-over = Aquí solo se pueden mostrar partidas terminadas.
embed-open = Abrir en Romanum
copy-the-link = Copiar el enlace
link-copied = El enlace está en el portapapeles.
copy-embed-code = Copiar el código para insertar
embed-copied = El código está en el portapapeles: ponlo en la página donde deba verse la partida.
copy-this = Copia esto:

remarks = Anotaciones
no-remarks-yet = Aún no se ha dicho nada de esta partida.
take-this-remark-back = Retirar esta anotación
remark-on-this-moment = Una anotación sobre este momento, tras { $n ->
    [one] { $n } acción
   *[other] { $n } acciones
  }
arrow-from = Flecha de
arrow-to = a
add-the-arrow = Añadir
keep-the-remark = Guardar la anotación
no-such-place = No hay ningún lugar con ese nombre en el mapa.

# Analysis.svelte
looked-over = Analizada por un bot
looked-over-help = El bot más fuerte repasa la partida: dónde cambió, qué ocasiones se perdieron, qué fue suerte y qué fue juego. Tarda unos dos minutos; entretanto puedes dejar la página.
analyse = Analizar esta partida
analyse-again = Intentarlo de nuevo
looking-over = Analizando: { $progress } %
looking-over-after = { $before ->
    [one] Antes va otra partida.
   *[other] Antes van otras { $before } partidas.
}
not-looked-over = Esta partida no se ha podido analizar.
chances-over-time = La probabilidad de ganar de cada puesto. Al final: { $chances }
chances-by-turn = La probabilidad de ganar al final de las etapas del juego, juzgada con las cartas a la vista. Los números marcan los momentos decisivos.
luck-and-play = Suerte y juego
seat-column = Puesto
at-the-start = Inicio
by-play = Juego
by-luck = Suerte
at-the-end = Final
sound-choices = Buenas decisiones
sound-of = { $sound } de { $weighed }
luck-and-play-help = Inicio, juego y suerte suman el final. Juego es lo que se cedió frente al mejor plan que halló el bot: menos lo propio, más lo que cedieron los demás. Suerte es lo demás: dados, cartas, lo oculto y lo que nadie previó.
moments-of-fortune = Lo que la decidió
nothing-turned-it = Ningún momento por sí solo decidió esta partida.
missed-chances = Ocasiones perdidas
better-was = mejor: { $better }, { $cost }
expected-and-came = lo esperable → lo que salió: { $chances }
no-missed-chances = Ninguna de la que el bot esté seguro.
missed-chances-help = Juzgadas por lo que el puesto sabía al decidir; a nadie se le reprocha una carta que no podía ver.
weighed-by = { $bot } ha sopesado { $weighed ->
    [one] una decisión
   *[other] { $weighed } decisiones
}.
left-unweighed = Faltó tiempo para otras { $unweighed }; las de mayores vuelcos fueron primero.
left-untried = En { $untried ->
    [one] { $untried } tirada
   *[other] { $untried } tiradas
  } faltó tiempo para probar qué otra cosa podría haber salido.
dice-of-attack = dados del atacante
dice-of-defence = dados del defensor

# TheEnd.svelte
nobody-wins = Nadie gana
you-share-the-victory = Compartes la victoria
victory = Victoria
defeat = Derrota
they-win = { $winners ->
    [one] { $who } gana
   *[other] { $who } ganan
}
look-at-the-map = Ver el mapa
what-decided-it = Lo que decidió
from-to = { $who } { $before } → { $after }
standing = Clasificación
again = Otra vez
other-side = El otro bando
next-scenario = Siguiente: { $title }
by-points = { $first ->
    [one] { $first } punto a { $second }
   *[other] { $first } puntos a { $second }
  }.
