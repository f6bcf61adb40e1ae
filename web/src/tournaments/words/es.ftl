# Everywhere
lobby = Inicio
tournaments = Torneos
kind-round-robin = Todos contra todos
kind-swiss = Sistema suizo
kind-knock-out = Eliminatorias
seats-a-table = { $seats } por mesa
entered-of = { $entrants } inscritos de { $most } como máximo
round-of = Ronda { $round } de { $planned }
standings = Clasificación
final-standings = Clasificación final
entrants = Inscritos
more = Más
back = Volver

# List.svelte
tournaments-romanum = Torneos · Romanum
new-tournament = Torneo nuevo
no-tournaments = Todavía no hay torneos.
cups-open = Inscripción abierta
cups-running = En juego
cups-over = Terminados
players-were = { $entrants ->
    [one] { $entrants } jugador
   *[other] { $entrants } jugadores
}

# Standings.svelte
rank = Puesto
player = Jugador
score = Puntos
played = Jugadas
has-left = se ha retirado
you = tú
break-buchholz = Buchholz
break-sonneborn = Sonneborn-Berger
break-wins = Victorias
break-seconds = Segundos puestos
break-points = Puntos de juego
why-buchholz = los puntos de todos los rivales juntos
why-sonneborn = los puntos de los rivales vencidos, y la mitad de los de aquellos con quienes se empató
why-wins = mesas ganadas
why-seconds = mesas en las que se quedó segundo
why-points = puntos conseguidos en las partidas

# Boards.svelte
table = Mesa { $number }
absent = ausente
play = Jugar
watch = Mirar
report = Informe
way-to-table = { $way }: mesa { $number }
playing = en juego
declare-lost = No está
declare-lost-for = No está: { $name } pierde esta mesa
sits-out = { $count ->
    [one] { $names } descansa en esta ronda.
   *[other] { $names } descansan en esta ronda.
}

# Tournament.svelte
page-title = { $title } · Romanum
for-the-wall = Para la pared
organised-by = organizado por { $name }
time-a-decision = { $length } por decisión
appear-within = quien no aparezca en { $length } pierde
is-over = El torneo ha terminado
enter = Inscribirse
leave = Retirarse
start = Empezar con los inscritos
next-round = Empezar la ronda siguiente
remove = Quitar
by-invitation-only = Se entra con el enlace del organizador.
to-my-table = A mi mesa
you-sit-out = Descansas en esta ronda.
enter-a-bot = Inscribir un bot
add = Añadir
link-for-guests = El enlace con el que entran los demás
how-equals-are-told-apart = A igualdad de puntos decide, por este orden:
round = Ronda { $round }
nobody-yet = Nadie todavía.
bot = bot
take-out = Sacar
take-out-name = Sacar a { $name }
really-leave = ¿Retirarte del torneo? La mesa en la que juegas se pierde.
really-forfeit = ¿Declarar que { $name } ha perdido esta mesa?
really-send-away = ¿Sacar a { $name } del torneo? La mesa en juego se pierde.
really-remove = ¿Quitar este torneo? Sus partidas se quedan.

# Wall.svelte
tables-of-round = Mesas de la ronda { $round }
to-the-tournament = A la página del torneo
no-answer = El servidor no responde: esto puede ser antiguo.
page-of = Página { $page } de { $pages }
turn-pages = Pasar páginas
stop-pages = No pasar páginas
light-colours = Colores claros
dark-colours = Colores oscuros

# New.svelte
new-tournament-romanum = Torneo nuevo · Romanum
what-is-played = Qué se juega
title = Título
ides-cup = Copa de los idus
game = Juego
scenario = Escenario
options = Opciones
how = Cómo
about-round-robin = Todos se enfrentan a todos. Hasta 32; justo y largo.
about-swiss = Se enfrentan los de iguales puntos, ronda tras ronda. Pocas rondas distinguen a los mejores.
about-knock-out = Quien pierde queda fuera. Lo más rápido y lo más duro.
players-at-a-table = Jugadores por mesa
smaller-tables = Mesas más pequeñas donde queden sitios vacíos
about-smaller-tables = Hasta { $least } por mesa, para que descansen menos.
go-on = Cuántos pasan de cada mesa
rounds = Rondas
as-many-as-it-takes = 0: las que hagan falta
rounds-by-themselves = Las rondas se siguen solas
about-rounds-by-themselves = Si no, empiezas tú cada ronda, quizá una tarde.
who = Quién
open-to-all = Abierto a todos
about-open-to-all = Aparece aquí; puede entrar cualquiera de este servidor.
by-link = Con enlace
about-by-link = Para quien tenga tu enlace.
anybody-may-watch = Cualquiera puede mirar las mesas
hints-allowed = Se permiten consejos
time = Tiempo
who-does-not-come = Quien no aparece nunca
organiser-decides = Decide el organizador
forfeits-after = Pierde al cabo de { $length }
make-it = Crear el torneo
