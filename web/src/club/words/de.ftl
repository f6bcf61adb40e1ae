# Auf allen Seiten des Clubs
lobby = Lobby
wall = Die Wand des Clubs
bot = Bot
between = { $low } bis { $high }
finished = Beendet
being-played = Wird gespielt
watch = Zuschauen
rating = Wertung
played = Gespielt

# Ladder.svelte
ladder-romanum = Rangliste: { $title } · Romanum
ladder-title = Rangliste: { $title }
games = Spiele
ladder-help = Eine Wertung sagt, was jemand so gut wie sicher kann; der Balken zeigt, wie weit es nach oben reichen mag, und wird mit jeder Partie kürzer. Alle beginnen bei 1.000. Bots werden gewertet wie Menschen. Ein Fragezeichen: weniger als fünf Partien. Was nicht hier gespielt wurde, zählt nicht, ein Gast von der eigenen Adresse auch nicht, und derselbe Gegner immer weniger.
rank = Rang
player = Spieler
range = Können von … bis
won = Gewonnen
provisional-help = Weniger als fünf Partien: eine erste Schätzung
more = Mehr
nobody-yet = Noch hat niemand eine gewertete Partie dieses Spiels beendet: eine mit versiegelten Würfeln, in der niemand zwei Plätze hat.

# Profile.svelte
profile-romanum = { $name } · Romanum
this-is-you = Das ist deine eigene Seite, wie alle sie sehen.
no-match-yet = Noch keine gewertete Partie.
ratings = Wertungen
played-and-won = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, { $wins } gewonnen
first-guess = { " " }· eine erste Schätzung
graph-of = { $title }: die Wertung nach { $matches ->
    [one] { $matches } Partie
   *[other] jeder von { $matches } Partien
}, jetzt { $rating }
badges = Abzeichen
badge-first-win = Erster Sieg
badge-first-win-means = Eine erste Partie { $game } gewonnen.
badge-legatus = Sieg über den General
badge-legatus-means = { $game } gewonnen, als legatus oder imperator am Tisch saß.
badge-every-side = Von jeder Seite
badge-every-side-means = { $scenario } von { $game } von jedem seiner Plätze aus gewonnen.
badge-every-game = Meister aller Bretter
badge-every-game-means = In jedem Spiel mindestens einmal gewonnen.
since = seit { $day }
head-to-head = Im direkten Vergleich
against = Gegen
before = Davor gelandet
equal = Gleichauf
behind = Dahinter
date = Datum
game = Spiel
place = Platz
place-of = { $place } von { $seats }
match = Partie
report = Bericht

# Wall.svelte
wall-romanum = Die Wand · Romanum
ladders = Ranglisten:
new-match = Neue Partie …
nothing-on-the-wall = Hier hängt noch nichts. Partien, die allen offen stehen, und solche, denen alle zuschauen dürfen, erscheinen von selbst.
looking-for-players = Sucht Mitspieler
take-a-seat = Platz nehmen
look = Ansehen
the-best-games = Die besten Partien
watch-it-again = Noch einmal ansehen
a-tie = Gleichstand an der Spitze
by-a-margin = { $margin ->
    [one] Mit einem einzigen Punkt entschieden
   *[other] Mit { $margin } Punkten entschieden
}
the-lead-changed = { $leads ->
    [one] Die Führung wechselte einmal
   *[other] Die Führung wechselte { $leads }-mal
}
an-upset = Eine Überraschung: Der Sieger stand { $upset } unter dem Favoriten
seats = Plätze
free-seat = frei
