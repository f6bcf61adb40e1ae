# Everywhere
lobby = Lobby
tournaments = Turniere
kind-round-robin = Jeder gegen jeden
kind-swiss = Schweizer System
kind-knock-out = K.-o.-System
seats-a-table = { $seats } an einem Tisch
entered-of = { $entrants } von höchstens { $most } sind angemeldet
round-of = Runde { $round } von { $planned }
standings = Tabelle
final-standings = Endstand
entrants = Angemeldet
more = Mehr
back = Zurück

# List.svelte
tournaments-romanum = Turniere · Romanum
new-tournament = Neues Turnier
no-tournaments = Es gibt noch keine Turniere.
cups-open = Anmeldung offen
cups-running = Im Gange
cups-over = Beendet
players-were = { $entrants ->
    [one] { $entrants } Spieler
   *[other] { $entrants } Spieler
}

# Standings.svelte
rank = Platz
player = Spieler
score = Punkte
played = Gespielt
has-left = ausgeschieden
you = du
break-buchholz = Buchholz
break-sonneborn = Sonneborn-Berger
break-wins = Siege
break-seconds = Zweite Plätze
break-points = Spielpunkte
why-buchholz = die Punkte aller Gegner zusammen
why-sonneborn = die Punkte der Besiegten, und die Hälfte derer, gegen die man unentschieden gespielt hat
why-wins = gewonnene Tische
why-seconds = Tische, an denen man Zweiter wurde
why-points = Punkte innerhalb der Partien

# Boards.svelte
table = Tisch { $number }
absent = abwesend
play = Spielen
watch = Zusehen
report = Bericht
way-to-table = { $way }: Tisch { $number }
playing = spielt
declare-lost = Nicht da
declare-lost-for = Nicht da: { $name } verliert diesen Tisch
sits-out = { $count ->
    [one] { $names } setzt diese Runde aus.
   *[other] { $names } setzen diese Runde aus.
}

# Tournament.svelte
page-title = { $title } · Romanum
for-the-wall = Für die Wand
organised-by = veranstaltet von { $name }
time-a-decision = { $length } je Entscheidung
appear-within = wer nicht binnen { $length } erscheint, verliert
is-over = Das Turnier ist beendet
enter = Teilnehmen
leave = Ausscheiden
start = Mit den Angemeldeten beginnen
next-round = Die nächste Runde beginnen
remove = Entfernen
by-invitation-only = Teilnehmen kann, wer den Link des Veranstalters hat.
to-my-table = An meinen Tisch
you-sit-out = Du setzt diese Runde aus.
enter-a-bot = Einen Bot anmelden
add = Hinzufügen
link-for-guests = Der Link, mit dem andere teilnehmen
how-equals-are-told-apart = Bei gleichen Punkten entscheidet der Reihe nach:
round = Runde { $round }
nobody-yet = Noch niemand.
bot = Bot
take-out = Herausnehmen
take-out-name = { $name } herausnehmen
really-leave = Aus dem Turnier ausscheiden? Der Tisch, an dem du spielst, ist verloren.
really-forfeit = Soll { $name } diesen Tisch verloren haben?
really-send-away = { $name } aus dem Turnier nehmen? Der laufende Tisch ist verloren.
really-remove = Dieses Turnier entfernen? Seine Partien bleiben.

# Wall.svelte
tables-of-round = Tische der Runde { $round }
to-the-tournament = Zur Seite des Turniers
no-answer = Der Server antwortet nicht: dies kann veraltet sein.
page-of = Seite { $page } von { $pages }
turn-pages = Weiterblättern
stop-pages = Nicht blättern
light-colours = Helle Farben
dark-colours = Dunkle Farben

# New.svelte
new-tournament-romanum = Neues Turnier · Romanum
what-is-played = Was gespielt wird
title = Titel
ides-cup = Iden-Pokal
game = Spiel
scenario = Szenario
options = Optionen
how = Wie
about-round-robin = Jeder trifft jeden. Für höchstens 32; gerecht, und lang.
about-swiss = Wer gleich viele Punkte hat, trifft aufeinander. Wenige Runden finden die Besten von vielen.
about-knock-out = Wer verliert, scheidet aus. Am schnellsten, und am härtesten.
players-at-a-table = Spieler an einem Tisch
smaller-tables = Kleinere Tische, wo Plätze leer blieben
about-smaller-tables = Bis hinab zu { $least } an einem Tisch, damit weniger aussetzen müssen.
go-on = So viele kommen an jedem Tisch weiter
rounds = Runden
as-many-as-it-takes = 0: so viele, wie nötig sind
rounds-by-themselves = Runden folgen von selbst
about-rounds-by-themselves = Sonst beginnst du jede Runde, etwa an einem Abend.
who = Wer
open-to-all = Offen für alle
about-open-to-all = Steht hier in der Liste; jeder auf diesem Server kann teilnehmen.
by-link = Mit Link
about-by-link = Für alle, die den Link von dir haben.
anybody-may-watch = Jeder darf an den Tischen zusehen
hints-allowed = Hinweise erlaubt
time = Zeit
who-does-not-come = Wer nie erscheint
organiser-decides = Der Veranstalter entscheidet
forfeits-after = Verliert nach { $length }
make-it = Das Turnier anlegen
