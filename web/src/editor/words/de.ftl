# Everywhere
lobby = Lobby
scenarios = Szenarien von Spielern
new-scenario = Ein Szenario machen
play = Spielen
choose-who-plays = Wer spielt mit?
share = Teilen
my-seat = Mein Platz
open-a-file = Datei öffnen
add = Hinzufügen
game = Spiel
remove = Entfernen

# EditPage.svelte
editor-romanum = Ein Szenario machen · Romanum
what-the-editor-is = Wähle das Szenario, auf dessen Karte und Regeln deines ruht. Dann stelle, was du willst, wohin du willst, und spiele es.
go-on-with = Weiter mit { $title }
laying-it-out = Der Plan wird ausgelegt …
throw-it-away = Von vorn beginnen? Was du gemacht hast, geht verloren, wenn du es nicht geteilt oder heruntergeladen hast.

# Desk.svelte
map = Karte
not-yet = { $faults ->
    [one] Die Karte zeigt es, sobald dies in Ordnung ist.
   *[other] Die Karte zeigt es, sobald { $faults } Dinge in Ordnung sind.
}
in-hand = In der Hand: { $what }
lay-down = Ablegen
not-kept-here = Dieser Browser kann nicht aufheben, was du machst: Lade es herunter oder teile es, bevor du gehst.
all-from = alles aus { $place }

# DeskBar.svelte
romanvm = ROMANVM
to-the-lobby = Zur Lobby
own-scenario = Ein eigenes Szenario
undo = Rückgängig
redo = Wiederholen
start-over = Von vorn
download-the-file = Datei herunterladen
the-link = Wer diesen Link hat, kann es spielen:

# PlaceCard.svelte
place = Ort
choose-a-place = Klicke auf die Karte, oder schreibe den Namen
counter-of = { $side }: { $counter }
less-of = Weniger: { $what }
more-of = Mehr: { $what }
take-up-one = { $what } bewegen
move = Bewegen
move-all = Alles bewegen
clear-the-place = Ort leeren
in-words = In Worten, wie in der Datei

# Tray.svelte
tray = Marken
how-to-put = Klicke auf eine Marke, dann auf Orte der Karte; oder zieh sie dorthin. Auch was am gewählten Ort steht, lässt sich ziehen, auch von der Karte herunter.
side = Seite
find-a-counter = Suchen
stands-at = Steht in { $place }

# HeadingFields.svelte
heading = Kopf
title = Titel
author = Von wem
story = Geschichte
who-sits-where = Wer wo sitzt
rests-on = Ruht auf
seats = Plätze

# Drawers.svelte, DrawerField.svelte, EntryField.svelte
drawers = Alles andere
how-drawers-work = Was hier geöffnet ist, ist alles, was es davon gibt; was nicht, ist so, wie das Szenario es aufbaut.
open-a-drawer = Noch etwas sagen
as-the-scenario-has-it = Wie im Szenario
leave-to-the-scenario = { $what }: wie im Szenario
add-to = Zu { $what } hinzufügen
take-out = { $what } herausnehmen

# Gallery.svelte
scenarios-romanum = Szenarien von Spielern · Romanum
scenario-romanum = { $title } · Romanum
all-games = Alle Spiele
only-mine = Nur meine
no-scenarios = Hier gibt es noch keine Szenarien.

# ScenarioCard.svelte
by-author = von { $author }
played-times = { $played ->
    [0] Noch nicht gespielt
    [one] Einmal gespielt
   *[other] { $played }-mal gespielt
}
wins-of = { $name }: { $wins }
everybody-finds-it = Alle finden es hier
open-in-the-editor = Im Editor öffnen
report-it = Melden
tell-the-host = Dem Gastgeber sagen, dass mit { $title } etwas nicht stimmt?
the-host-was-told = Der Gastgeber weiß Bescheid.
remove-it = { $title } endgültig entfernen?
