# Su tutte le pagine del club
lobby = Atrio
wall = La bacheca del club
bot = bot
between = da { $low } a { $high }
finished = Concluse
being-played = In corso
watch = Guarda
rating = Punteggio
played = Giocate

# Ladder.svelte
ladder-romanum = Classifica: { $title } · Romanum
ladder-title = Classifica: { $title }
games = Giochi
ladder-help = Un punteggio dice quanto qualcuno vale quasi con certezza; la barra mostra fin dove può arrivare, e si accorcia a ogni partita. Tutti cominciano da 1.000. I bot sono valutati come le persone. Un punto interrogativo: meno di cinque partite. Ciò che non è stato giocato qui non conta, un ospite dello stesso indirizzo neppure, e lo stesso rivale sempre meno.
rank = Posto
player = Giocatore
range = Forza da … a
won = Vinte
provisional-help = Meno di cinque partite: una prima stima
more = Altro
nobody-yet = Nessuno ha ancora concluso una partita valutata di questo gioco: con dadi sigillati e in cui nessuno tenga due posti.

# Profile.svelte
profile-romanum = { $name } · Romanum
this-is-you = Questa è la tua pagina, come la vedono tutti.
no-match-yet = Ancora nessuna partita valutata.
ratings = Punteggi
played-and-won = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}, { $wins } vinte
first-guess = { " " }· una prima stima
graph-of = { $title }: il punteggio dopo { $matches ->
    [one] { $matches } partita
   *[other] ciascuna di { $matches } partite
}, ora { $rating }
badges = Distintivi
badge-first-win = Prima vittoria
badge-first-win-means = Ha vinto una prima partita di { $game }.
badge-legatus = Vincitore del generale
badge-legatus-means = Ha vinto { $game } con legatus o imperator al tavolo.
badge-every-side = Da ogni lato
badge-every-side-means = Ha vinto { $scenario } di { $game } da ciascuno dei suoi posti.
badge-every-game = Maestro di tutti i tavolieri
badge-every-game-means = Ha vinto almeno una volta a ogni gioco.
since = dal { $day }
head-to-head = Testa a testa
against = Contro
before = Arrivato davanti
equal = Alla pari
behind = Dietro
date = Data
game = Gioco
place = Posto
place-of = { $place } di { $seats }
match = Partita
report = Resoconto

# Wall.svelte
wall-romanum = La bacheca · Romanum
ladders = Classifiche:
new-match = Nuova partita …
nothing-on-the-wall = Qui non c’è ancora nulla. Le partite aperte a tutti, e quelle che tutti possono guardare, compaiono da sole.
looking-for-players = Cercano giocatori
take-a-seat = Siediti
look = Vedi
the-best-games = Le partite migliori
watch-it-again = Rivedila
a-tie = Parità in testa
by-a-margin = { $margin ->
    [one] Decisa per un solo punto
   *[other] Decisa per { $margin } punti
}
the-lead-changed = { $leads ->
    [one] Il comando è cambiato una volta
   *[other] Il comando è cambiato { $leads } volte
}
an-upset = Una sorpresa: il vincitore era { $upset } sotto il favorito
seats = Posti
free-seat = libero
