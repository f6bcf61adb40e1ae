# Everywhere
lobby = Atrio
scenarios = Scenari dei giocatori
new-scenario = Crea uno scenario
play = Gioca
choose-who-plays = Scegli chi gioca
share = Condividi
my-seat = Il mio posto
open-a-file = Apri un file
add = Aggiungi
game = Gioco
remove = Elimina

# EditPage.svelte
editor-romanum = Crea uno scenario · Romanum
what-the-editor-is = Scegli lo scenario di cui il tuo usa mappa e regole. Poi metti ciò che vuoi dove vuoi, e giocalo.
go-on-with = Continua { $title }
laying-it-out = Si apre la plancia …
throw-it-away = Ricominciare? Ciò che hai fatto va perso, se non l’hai condiviso o scaricato.

# Desk.svelte
map = Mappa
not-yet = { $faults ->
    [one] La mappa lo mostrerà quando questo sarà corretto.
   *[other] La mappa lo mostrerà quando saranno corrette { $faults } cose.
}
in-hand = In mano: { $what }
lay-down = Posa
not-kept-here = Questo browser non può conservare ciò che fai: scaricalo o condividilo prima di uscire.
all-from = tutto da { $place }

# DeskBar.svelte
romanvm = ROMANVM
to-the-lobby = All’atrio
own-scenario = Uno scenario tuo
undo = Annulla
redo = Ripeti
start-over = Ricomincia
download-the-file = Scarica il file
the-link = Chi ha questo link può giocarlo:

# PlaceCard.svelte
place = Luogo
choose-a-place = Clicca sulla mappa, o scrivi il nome
counter-of = { $side }: { $counter }
less-of = Meno: { $what }
more-of = Più: { $what }
take-up-one = Sposta { $what }
move = Sposta
move-all = Sposta tutto
clear-the-place = Svuota il luogo
in-words = In parole, come nel file

# Tray.svelte
tray = Pedine
how-to-put = Clicca una pedina, poi i luoghi della mappa; o trascinala. Anche ciò che sta nel luogo scelto si trascina, pure fuori dalla mappa.
side = Parte
find-a-counter = Cerca
stands-at = Sta a { $place }

# HeadingFields.svelte
heading = Intestazione
title = Titolo
author = Di chi
story = Storia
who-sits-where = Chi siede dove
rests-on = Si basa su
seats = Posti

# Drawers.svelte, DrawerField.svelte, EntryField.svelte
drawers = Tutto il resto
how-drawers-work = Ciò che si apre qui è tutto ciò che ce n’è; il resto è come lo dispone lo scenario.
open-a-drawer = Aggiungi un’altra voce
as-the-scenario-has-it = Come nello scenario
leave-to-the-scenario = { $what }: come nello scenario
add-to = Aggiungi a { $what }
take-out = Togli { $what }

# Gallery.svelte
scenarios-romanum = Scenari dei giocatori · Romanum
scenario-romanum = { $title } · Romanum
all-games = Tutti i giochi
only-mine = Solo i miei
no-scenarios = Qui non ci sono ancora scenari.

# ScenarioCard.svelte
by-author = di { $author }
played-times = { $played ->
    [0] Non ancora giocato
    [one] Giocato una volta
   *[other] Giocato { $played } volte
}
wins-of = { $name }: { $wins }
everybody-finds-it = Tutti lo trovano qui
open-in-the-editor = Apri nell’editor
report-it = Segnala
tell-the-host = Dire all’ospite che qualcosa non va in { $title }?
the-host-was-told = L’ospite è stato avvisato.
remove-it = Eliminare { $title } per sempre?
