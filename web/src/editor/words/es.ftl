# Everywhere
lobby = Inicio
scenarios = Escenarios de jugadores
new-scenario = Hacer un escenario
play = Jugar
choose-who-plays = Elegir quién juega
share = Compartir
my-seat = Mi sitio
open-a-file = Abrir un archivo
add = Añadir
game = Juego
remove = Quitar

# EditPage.svelte
editor-romanum = Hacer un escenario · Romanum
what-the-editor-is = Elige el escenario cuyo mapa y reglas usa el tuyo. Luego pon lo que quieras donde quieras, y juégalo.
go-on-with = Seguir con { $title }
laying-it-out = Se despliega el tablero …
throw-it-away = ¿Empezar de nuevo? Lo que has hecho se pierde si no lo has compartido o descargado.

# Desk.svelte
map = Mapa
not-yet = { $faults ->
    [one] El mapa lo mostrará cuando esto esté corregido.
   *[other] El mapa lo mostrará cuando estén corregidas { $faults } cosas.
}
in-hand = En la mano: { $what }
lay-down = Soltar
not-kept-here = Este navegador no puede guardar lo que haces: descárgalo o compártelo antes de irte.
all-from = todo de { $place }

# DeskBar.svelte
romanvm = ROMANVM
to-the-lobby = Al inicio
own-scenario = Un escenario propio
undo = Deshacer
redo = Rehacer
start-over = Empezar de nuevo
download-the-file = Descargar el archivo
the-link = Quien tenga este enlace puede jugarlo:

# PlaceCard.svelte
place = Lugar
choose-a-place = Pulsa en el mapa, o escribe su nombre
counter-of = { $side }: { $counter }
less-of = Menos: { $what }
more-of = Más: { $what }
take-up-one = Mover { $what }
move = Mover
move-all = Mover todo
clear-the-place = Vaciar el lugar
in-words = En palabras, como en el archivo

# Tray.svelte
tray = Fichas
how-to-put = Pulsa una ficha y luego lugares del mapa; o arrástrala. Lo que está en el lugar elegido también se arrastra, incluso fuera del mapa.
side = Bando
find-a-counter = Buscar
stands-at = Está en { $place }

# HeadingFields.svelte
heading = Encabezado
title = Título
author = De quién
story = Historia
who-sits-where = Quién se sienta dónde
rests-on = Se apoya en
seats = Sitios

# Drawers.svelte, DrawerField.svelte, EntryField.svelte
drawers = Todo lo demás
how-drawers-work = Lo que se abre aquí es todo lo que hay de su clase; lo demás es como lo dispone el escenario.
open-a-drawer = Decir algo más
as-the-scenario-has-it = Como en el escenario
leave-to-the-scenario = { $what }: como en el escenario
add-to = Añadir a { $what }
take-out = Sacar { $what }

# Gallery.svelte
scenarios-romanum = Escenarios de jugadores · Romanum
scenario-romanum = { $title } · Romanum
all-games = Todos los juegos
only-mine = Solo los míos
no-scenarios = Aquí aún no hay escenarios.

# ScenarioCard.svelte
by-author = de { $author }
played-times = { $played ->
    [0] Aún sin jugar
    [one] Jugado una vez
   *[other] Jugado { $played } veces
}
wins-of = { $name }: { $wins }
everybody-finds-it = Todos lo encuentran aquí
open-in-the-editor = Abrir en el editor
report-it = Denunciar
tell-the-host = ¿Decir al anfitrión que algo va mal con { $title }?
the-host-was-told = Se ha avisado al anfitrión.
remove-it = ¿Quitar { $title } para siempre?
