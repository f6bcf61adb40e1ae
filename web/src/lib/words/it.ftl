opening-the-library-of-maps = Si apre la biblioteca delle mappe …
romanum-has-been-updated-on = Romanum è stato aggiornato sul server: questa pagina è vecchia. Nulla è perso.
reload-the-page = Ricarica la pagina
no-match-here = Questa partita qui non c’è. Forse è stata tolta, o è privata e questo browser non vi ha posto. Se sei stato invitato, apri il link che hai ricevuto.
this-link-leads-nowhere-a = Questo link non porta da nessuna parte: forse manca una lettera, o la partita è stata tolta. Chiedilo di nuovo.
this-link-has-been-used = Questo link è già usato, troppo vecchio, o gli manca una lettera. Chiedine uno nuovo.
there-is-no-such-page = Questa pagina non esiste.
no-connection = Nessuna connessione
the-server-does-not-answer = Il server non risponde: forse si sta riavviando, o la tua rete è caduta. Nulla è perso; questa pagina continua da sola.
the-server-is-being-restarted = Il server si sta riavviando
nothing-is-lost-this-page = Nulla è perso; questa pagina continua da sola.
the-server-is-in-trouble = Il server è in difficoltà
this-page-tries-again-by = { $message } Questa pagina riprova da sola.
a-little-slower = Un po’ più piano
this-page-is-out-of = Questa pagina è vecchia
nothing-here = Qui non c’è nulla
sign-in-first = Prima accedi
not-for-you = Non è per te
the-seat-is-taken = Il posto è occupato
a-link-works-for-the = { $message } Un link vale per la prima persona che lo usa; chiedine un altro, o uno per guardare.
this-match-cannot-be-opened = Questa partita non si può aprire
nobody-else-is-here = Qui non c’è nessun altro
the-server-has-made-a = Il server ha fatto un errore
that-did-not-work = Non ha funzionato
a-part-of-it-could = Una parte non si è potuta caricare: Romanum è stato aggiornato da quando l’hai aperto, o la connessione è persa. Ricarica la pagina; le tue partite sono al sicuro.
move-between-places-on-the = spostarsi da un luogo all’altro della mappa
shift-the-map = spostare la mappa
next-previous-place-where-something = luogo seguente, precedente dove si può agire
act-on-the-place = agire in quel luogo
look-at-the-place-and = guardare il luogo e ciò che vi sta
ask-why-the-place-cannot = chiedere perché non si può scegliere
zoom-in-zoom-out-whole = più vicino, più lontano, mappa intera
the-buttons-under-the-map = i pulsanti sotto la mappa, da sinistra
odds-of-what-can-be = probabilità di ciò che si può attaccare
players-and-scores = giocatori e punti
private-notes = note private
one-action-back-one-forward = un’azione indietro, una avanti
these-keys = questi tasti
esc = Esc
close-back-to-the-present = chiudere; tornare al presente
sign-in-to-see-this = Accedi per vedere questa partita.
this-seat-is-not-yours = Questo posto non è tuo.
no-such-match = Questa partita non esiste, o è privata.
the-server-has-been-updated = Il server è stato aggiornato: ricarica questa pagina. Nulla è perso.
ago-minutes = { $count ->
    [one] 1 minuto fa
   *[other] { $count } minuti fa
}
ago-hours = { $count ->
    [one] 1 ora fa
   *[other] { $count } ore fa
}
ago-days = { $count ->
    [one] 1 giorno fa
   *[other] { $count } giorni fa
}
minutes = { $count ->
    [one] 1 minuto
   *[other] { $count } minuti
}
hours = { $count ->
    [one] 1 ora
   *[other] { $count } ore
}
days = { $count ->
    [one] 1 giorno
   *[other] { $count } giorni
}
seconds = { $count ->
    [one] 1 secondo
   *[other] { $count } secondi
}
just-now = proprio ora
time-is-up = tempo scaduto
left = ancora { $length }
playing-time = { $most ->
    [one] { $time } ora
   *[other] { $time } ore
}
playing-times = { $from }–{ $to } ore
players = { $most ->
    [one] { $counts } giocatore
   *[other] { $counts } giocatori
}
it-is-your-turn = Tocca a te.
key-undo = annulla
key-hint = consiglio
key-log = cronaca
key-rules = regole
key-chat = chat
offline = Il server non risponde. La tua partita è al sicuro; si riprova.
restarting = Il server si sta riavviando. Nulla è perso; si riprova.
server-answered = Il server ha risposto { $status }.
no-connection-kept = Nessuna connessione: vedi ciò che questo browser ha conservato il { $since }. Le partite finite che hai conservato si possono guardare.
clock-allowance = { $length } per decisione
clock-bank = oltre a ciò { $length } di riserva
clock-increment = { $length } in più dopo ogni turno
clock-vacation = { $days ->
    [one] 1 giorno di ferie
   *[other] { $days } giorni di ferie
}
key-film = fermare il film di ciò che hanno fatto gli altri, continuarlo, rivederlo
key-film-steps = il film un passo indietro, un passo avanti
key-film-end = il film fino alla fine

guest = Ospite
cover-hre-years = 60 a.C. – 476 d.C.
cover-trajan-war = LA GUERRA PARTICA
cover-trajan-years = 114 – 117 d.C.
cover-ultimus-fall = LA CADUTA DELL’OCCIDENTE
cover-ultimus-years = 405 – 476 d.C.
cover-pax-powers = ROMA, CARTAGINE, GRECIA, ORIENTE
cover-pax-years = 300 – 50 a.C.
cover-imperium-years = 88 a.C. – 629 d.C.

# App.svelte, in a page that holds its tables itself
a-new-version-waits = C’è una nuova versione. Subentra quando si lascia la partita.
romanum-has-been-brought-up = Romanum è stato aggiornato.

# coming.ts
it-is-coming = In arrivo: { $what }
so-much-has-come = In arrivo: { $what }, { $loaded } di { $whole } MB
python-and-the-tables = Python e i tavoli
pictures-of = le figure di { $game }
words-of = { $game } in { $language }
python-begins = Python si avvia…

# chart.ts
if-they-stand-though = se resistono; { $percent ->
    [100] possono ritirarsi
   *[other] { $percent } % che possano ritirarsi
}
