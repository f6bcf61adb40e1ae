opening-the-library-of-maps = Abriendo la biblioteca de mapas …
romanum-has-been-updated-on = Romanum se ha actualizado en el servidor: esta página está anticuada. No se ha perdido nada.
reload-the-page = Recargar la página
no-match-here = Esa partida no está aquí. Puede que se haya quitado, o que sea privada y este navegador no tenga puesto en ella. Si te invitaron, abre el enlace que te enviaron.
this-link-leads-nowhere-a = Este enlace no lleva a ninguna parte: quizá le falta una letra, o la partida se ha quitado. Pídelo otra vez.
this-link-has-been-used = Este enlace ya se usó, es demasiado viejo o le falta una letra. Pide uno nuevo.
there-is-no-such-page = Esa página no existe.
no-connection = Sin conexión
the-server-does-not-answer = El servidor no responde: quizá se está reiniciando, o tu red ha caído. No se ha perdido nada; esta página sigue sola.
the-server-is-being-restarted = El servidor se está reiniciando
nothing-is-lost-this-page = No se ha perdido nada; esta página sigue sola.
the-server-is-in-trouble = El servidor tiene problemas
this-page-tries-again-by = { $message } Esta página lo intenta de nuevo sola.
a-little-slower = Un poco más despacio
this-page-is-out-of = Esta página está anticuada
nothing-here = Aquí no hay nada
sign-in-first = Entra primero
not-for-you = No es para ti
the-seat-is-taken = El puesto está ocupado
a-link-works-for-the = { $message } Un enlace vale para la primera persona que lo usa; pide otro, o uno para mirar.
this-match-cannot-be-opened = Esta partida no se puede abrir
nobody-else-is-here = Aquí no hay nadie más
the-server-has-made-a = El servidor ha cometido un error
that-did-not-work = Eso no ha funcionado
a-part-of-it-could = Una parte no se pudo cargar: Romanum se ha actualizado desde que lo abriste, o no hay conexión. Recarga la página; tus partidas están a salvo.
move-between-places-on-the = ir de un lugar a otro del mapa
shift-the-map = mover el mapa
next-previous-place-where-something = lugar siguiente, anterior donde se puede hacer algo
act-on-the-place = actuar en el lugar
look-at-the-place-and = mirar el lugar y lo que hay en él
ask-why-the-place-cannot = preguntar por qué no se puede elegir
zoom-in-zoom-out-whole = acercar, alejar, mapa entero
the-buttons-under-the-map = los botones bajo el mapa, desde la izquierda
odds-of-what-can-be = probabilidades de lo que se puede atacar
players-and-scores = jugadores y puntos
private-notes = notas privadas
one-action-back-one-forward = una acción atrás, una adelante
these-keys = estas teclas
esc = Esc
close-back-to-the-present = cerrar; volver al presente
sign-in-to-see-this = Entra para ver esta partida.
this-seat-is-not-yours = Este puesto no es tuyo.
no-such-match = Esa partida no existe, o es privada.
the-server-has-been-updated = El servidor se ha actualizado: recarga esta página. No se ha perdido nada.
ago-minutes = { $count ->
    [one] hace 1 minuto
   *[other] hace { $count } minutos
}
ago-hours = { $count ->
    [one] hace 1 hora
   *[other] hace { $count } horas
}
ago-days = { $count ->
    [one] hace 1 día
   *[other] hace { $count } días
}
minutes = { $count ->
    [one] 1 minuto
   *[other] { $count } minutos
}
hours = { $count ->
    [one] 1 hora
   *[other] { $count } horas
}
days = { $count ->
    [one] 1 día
   *[other] { $count } días
}
just-now = ahora mismo
time-is-up = se acabó el tiempo
left = quedan { $length }
playing-time = { $most ->
    [one] { $time } hora
   *[other] { $time } horas
}
playing-times = { $from }–{ $to } horas
players = { $most ->
    [one] { $counts } jugador
   *[other] { $counts } jugadores
}
it-is-your-turn = Te toca.
key-undo = deshacer
key-hint = consejo
key-log = crónica
key-rules = reglas
key-chat = charla
offline = El servidor no responde. Tu partida está a salvo; nuevo intento.
restarting = El servidor se está reiniciando. No se ha perdido nada; nuevo intento.
server-answered = El servidor respondió { $status }.
no-connection-kept = Sin conexión: ves lo que este navegador guardó el { $since }. Puedes mirar las partidas terminadas que hayas guardado.
seconds = { $count ->
    [one] 1 segundo
   *[other] { $count } segundos
}
clock-allowance = { $length } por decisión
clock-bank = más allá, { $length } de reserva
clock-increment = { $length } más tras cada turno
clock-vacation = { $days ->
    [one] 1 día de vacaciones
   *[other] { $days } días de vacaciones
}
key-film = detener la película de lo que hicieron los demás, seguirla, verla otra vez
key-film-steps = la película un paso atrás, un paso adelante
key-film-end = la película hasta el final

guest = Invitado
cover-hre-years = 60 a. C. – 476 d. C.
cover-trajan-war = LA GUERRA PÁRTICA
cover-trajan-years = 114 – 117 d. C.
cover-ultimus-fall = LA CAÍDA DE OCCIDENTE
cover-ultimus-years = 405 – 476 d. C.
cover-pax-powers = ROMA, CARTAGO, GRECIA, ORIENTE
cover-pax-years = 300 – 50 a. C.
cover-imperium-years = 88 a. C. – 629 d. C.

# App.svelte, in a page that holds its tables itself
a-new-version-waits = Hay una versión nueva. Entra en uso al salir de la partida.
romanum-has-been-brought-up = Romanum se ha puesto al día.

# coming.ts
it-is-coming = Llega: { $what }
so-much-has-come = Llega: { $what }, { $loaded } de { $whole } MB
python-and-the-tables = Python y las mesas
pictures-of = las imágenes de { $game }
words-of = { $game } en { $language }
python-begins = Python arranca…

# chart.ts
if-they-stand-though = si aguantan; { $percent ->
    [100] pueden retirarse
   *[other] { $percent } % de que puedan retirarse
}
