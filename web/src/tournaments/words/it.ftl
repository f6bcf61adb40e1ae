# Everywhere
lobby = Atrio
tournaments = Tornei
kind-round-robin = Tutti contro tutti
kind-swiss = Sistema svizzero
kind-knock-out = Eliminazione diretta
seats-a-table = { $seats } per tavolo
entered-of = { $entrants } iscritti su { $most } al massimo
round-of = Turno { $round } di { $planned }
standings = Classifica
final-standings = Classifica finale
entrants = Iscritti
more = Altri
back = Indietro

# List.svelte
tournaments-romanum = Tornei · Romanum
new-tournament = Nuovo torneo
no-tournaments = Non ci sono ancora tornei.
cups-open = Iscrizioni aperte
cups-running = In corso
cups-over = Conclusi
players-were = { $entrants ->
    [one] { $entrants } giocatore
   *[other] { $entrants } giocatori
}

# Standings.svelte
rank = Posto
player = Giocatore
score = Punti
played = Giocate
has-left = si è ritirato
you = tu
break-buchholz = Buchholz
break-sonneborn = Sonneborn-Berger
break-wins = Vittorie
break-seconds = Secondi posti
break-points = Punti di gioco
why-buchholz = i punti di tutti gli avversari insieme
why-sonneborn = i punti degli avversari battuti, e metà di quelli con cui si è pareggiato
why-wins = tavoli vinti
why-seconds = tavoli in cui si è arrivati secondi
why-points = punti fatti nelle partite

# Boards.svelte
table = Tavolo { $number }
absent = assente
play = Gioca
watch = Guarda
report = Resoconto
way-to-table = { $way }: tavolo { $number }
playing = in gioco
declare-lost = Non c’è
declare-lost-for = Non c’è: { $name } perde questo tavolo
sits-out = { $count ->
    [one] { $names } riposa in questo turno.
   *[other] { $names } riposano in questo turno.
}

# Tournament.svelte
page-title = { $title } · Romanum
for-the-wall = Per la parete
organised-by = organizzato da { $name }
time-a-decision = { $length } per decisione
appear-within = chi non si presenta entro { $length } perde
is-over = Il torneo è concluso
enter = Iscriviti
leave = Ritirati
start = Comincia con gli iscritti
next-round = Comincia il turno successivo
remove = Togli
by-invitation-only = Ci si iscrive con il link dell’organizzatore.
to-my-table = Al mio tavolo
you-sit-out = In questo turno riposi.
enter-a-bot = Iscrivi un bot
add = Aggiungi
link-for-guests = Il link con cui gli altri si iscrivono
how-equals-are-told-apart = A parità di punti decide, nell’ordine:
round = Turno { $round }
nobody-yet = Ancora nessuno.
bot = bot
take-out = Togli
take-out-name = Togli { $name }
really-leave = Ritirarti dal torneo? Il tavolo a cui giochi è perso.
really-forfeit = Dichiarare che { $name } ha perso questo tavolo?
really-send-away = Togliere { $name } dal torneo? Il tavolo in corso è perso.
really-remove = Togliere questo torneo? Le sue partite restano.

# Wall.svelte
tables-of-round = Tavoli del turno { $round }
to-the-tournament = Alla pagina del torneo
no-answer = Il server non risponde: questo può essere vecchio.
page-of = Pagina { $page } di { $pages }
turn-pages = Sfoglia
stop-pages = Non sfogliare
light-colours = Colori chiari
dark-colours = Colori scuri

# New.svelte
new-tournament-romanum = Nuovo torneo · Romanum
what-is-played = Che cosa si gioca
title = Titolo
ides-cup = Coppa delle idi
game = Gioco
scenario = Scenario
options = Opzioni
how = Come
about-round-robin = Ognuno incontra tutti. Fino a 32; equo, e lungo.
about-swiss = Si incontrano quelli a pari punti, turno dopo turno. Pochi turni distinguono i migliori di molti.
about-knock-out = Chi perde è fuori. Il più rapido, e il più duro.
players-at-a-table = Giocatori per tavolo
smaller-tables = Tavoli più piccoli dove resterebbero posti vuoti
about-smaller-tables = Fino a { $least } per tavolo, perché riposino in meno.
go-on = Quanti passano da ogni tavolo
rounds = Turni
as-many-as-it-takes = 0: quanti ne servono
rounds-by-themselves = I turni si susseguono da soli
about-rounds-by-themselves = Altrimenti cominci tu ogni turno, magari una sera.
who = Chi
open-to-all = Aperto a tutti
about-open-to-all = Elencato qui; chiunque su questo server può iscriversi.
by-link = Con link
about-by-link = Per chi ha il tuo link.
anybody-may-watch = Chiunque può guardare i tavoli
hints-allowed = Consigli permessi
time = Tempo
who-does-not-come = Chi non si presenta mai
organiser-decides = Decide l’organizzatore
forfeits-after = Perde dopo { $length }
make-it = Crea il torneo
