# En todas las páginas del club
lobby = Inicio
wall = El muro del club
bot = bot
between = { $low } a { $high }
finished = Terminadas
being-played = En juego
watch = Mirar
rating = Puntuación
played = Jugadas

# Ladder.svelte
ladder-romanum = Clasificación: { $title } · Romanum
ladder-title = Clasificación: { $title }
games = Juegos
ladder-help = Una puntuación es lo que alguien vale casi con certeza; la barra muestra hasta dónde puede llegar, y se acorta con cada partida. Todos empiezan en 1.000. Los bots se puntúan como las personas. Un signo de interrogación: menos de cinco partidas. Lo que no se jugó aquí no cuenta, un invitado de la misma dirección tampoco, y el mismo rival cada vez menos.
rank = Puesto
player = Jugador
range = Fuerza de … a
won = Ganadas
provisional-help = Menos de cinco partidas: una primera estimación
more = Más
nobody-yet = Nadie ha terminado aún una partida puntuada de este juego: con dados sellados y en la que nadie ocupe dos asientos.

# Profile.svelte
profile-romanum = { $name } · Romanum
this-is-you = Esta es tu propia página, tal como todos la ven.
no-match-yet = Aún ninguna partida puntuada.
ratings = Puntuaciones
played-and-won = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}, { $wins } ganadas
first-guess = { " " }· una primera estimación
graph-of = { $title }: la puntuación tras { $matches ->
    [one] { $matches } partida
   *[other] cada una de { $matches } partidas
}, ahora { $rating }
badges = Insignias
badge-first-win = Primera victoria
badge-first-win-means = Ganó una primera partida de { $game }.
badge-legatus = Vencedor del general
badge-legatus-means = Ganó { $game } con legatus o imperator a la mesa.
badge-every-side = Desde todos los lados
badge-every-side-means = Ganó { $scenario } de { $game } desde cada uno de sus asientos.
badge-every-game = Maestro de todos los tableros
badge-every-game-means = Ganó al menos una vez en cada juego.
since = desde el { $day }
head-to-head = Cara a cara
against = Contra
before = Acabó delante
equal = Igualado
behind = Detrás
date = Fecha
game = Juego
place = Puesto
place-of = { $place } de { $seats }
match = Partida
report = Informe

# Wall.svelte
wall-romanum = El muro · Romanum
ladders = Clasificaciones:
new-match = Nueva partida …
nothing-on-the-wall = Aquí aún no cuelga nada. Las partidas abiertas a todos, y las que todos pueden mirar, aparecen por sí solas.
looking-for-players = Buscan jugadores
take-a-seat = Sentarse
look = Ver
the-best-games = Las mejores partidas
watch-it-again = Verla de nuevo
a-tie = Empate en cabeza
by-a-margin = { $margin ->
    [one] Decidida por un solo punto
   *[other] Decidida por { $margin } puntos
}
the-lead-changed = { $leads ->
    [one] La delantera cambió de manos una vez
   *[other] La delantera cambió de manos { $leads } veces
}
an-upset = Una sorpresa: el vencedor estaba { $upset } por debajo del favorito
seats = Asientos
free-seat = libre
