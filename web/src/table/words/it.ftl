# Orders: Always.svelte, Orders.svelte, OrderForm.svelte, orders.ts
always-answer-so = Ordine permanente …
always-answer-so-help = Rispondi a queste domande senza che siano poste di nuovo
always-for = Ordine permanente: { $kind }
always-help = Un clic dà l’ordine, che risponde anche a questa domanda. Nessun altro lo viene a sapere; si cambia in «Impostazioni».
by-your-order = Per tuo ordine
orders = I tuoi ordini
orders-help = Rispondono per te, anche quando non ci sei. Vale il primo che si adatta; nessun altro li conosce.
orders-none = Non hai dato ordini: ti viene chiesto.
orders-done = Che cosa hanno fatto
order-up = Più in alto
order-up-this = Più in alto: { $order }
order-withdraw = Ritira
order-withdraw-this = Ritira: { $order }
order-another = Un altro ordine
order-ask-me = Chiedimi
order-this-action = Questa azione …
order-do = { $action }
order-always = { $kind }: { $answer }
order-about = { $kind }, riguardo a { $things }: { $answer }
order-this-turn = { $order } (in questo turno)
order-exactly = Esattamente questo: { $action }
order-if-asked = Se mi si chiede di
order-only-about = Solo se si tratta di
order-place-piece-side = Un luogo, una pedina, una fazione …
order-add = Aggiungi
order-not-about = Non più riguardo a { $name }
order-answer = Allora rispondi
order-own-strength = La mia forza
order-enemy-strength = La forza del nemico
order-odds-help = la mia contro quella del nemico
order-action = Azione
order-choose = Scegli …
order-turn-only = Solo in questo turno
order-give = Dai questo ordine

when-to-ask-me = Quando chiedermi
whoever-is-not-asked-passes = Chi non è interpellato passa. Nessun altro sa che cosa desideri, e puoi cambiarlo quando vuoi.
passed-over-since = Tralasciate dalla tua ultima azione
ask-me-about-such = Chiedimi di queste cose
look-for = Cerca …
look-for-kinds-of-windows = Cerca tipi di domande
ask-me-about-all = Chiedimi di tutto
not-now-about-any = Ora di nulla
battles = Battaglie
so-many-battles = { $battles ->
    [one] { $battles } battaglia
   *[other] { $battles } battaglie
  }
battle = Battaglia
i-have-read-it = Letto
what-happened-in-battle = Che cosa è successo in battaglia
moment-won = { $place }: vittoria
moment-lost = { $place }: sconfitta
moment-told = { $place }: vittoria di { $winner }
moment-drawn = { $place }: nessuno vince
moment-falls = { $place } cambia padrone
moment-falls-won = { $place } è tua
moment-falls-lost = { $place } è perduta
nobody-has-said-anything-yet = Nessuno ha ancora detto nulla.
say-something = Di’ qualcosa
say-something-to-the-table = Di’ qualcosa al tavolo
say = Di’
odds = Probabilità
everything-offered = Tutto ciò che si può
filter = Filtra
find-a-choice = Trova una scelta
close = Chiudi
nothing-offered-now-leads-to = Nulla di possibile ora porta ai dadi.
nothing-found = Nulla trovato.
hand-the-screen-to = Passa lo schermo a { $name }
everything-that-is-secret-is = Tutto ciò che è segreto resta nascosto finché { $name } non si siede.
i-am = Sono { $name }
to-the-lobby = All’atrio
first-game-guide = Guida alla prima partita
i-see = Capito
in-this-game-settings-brings = In questo gioco; le impostazioni la riportano
no-more-hints = Basta indicazioni
hint = Consiglio
would-think-of = { $bot } penserebbe a
keys = Tasti
search-the-log = Cerca nella cronaca
earlier = Prima ({ $number })
look-at-this-moment = Guarda questo momento
look-at-this-moment-action = Guarda questo momento: azione { $n }
nothing-yet = Ancora nulla.
private-notes-seen-by-you = Note private, solo per te
chance = Probabilità { $hope }: { $percent }
expected-own-losses = Perdite proprie attese
expected-enemy-losses = Perdite nemiche attese
on-average = in media
modifiers = Modificatori
how-it-may-end = Come può finire
to-win = di vincere
light-up = Illumina { $name }
bot-for = { " " }per { $who }
bot = bot { $bot }{ $stands_in }
away = , assente
to-play = { " " }· di turno
take-back-what-the-bot = Annulla ciò che ha fatto il bot
take-back-what-the-bot-help = Passo per passo, finché non sono caduti dadi e nulla di segreto è stato mostrato
points = Punti
how-all-stand = Come stanno tutti
to-win-you-need = Per vincere:
has-won = ha vinto
what-to-do = Che cosa fare
the-rule = La regola
map-shows-the-film = La mappa mostra l’accaduto; un clic lo conclude.
place-on-the-map-can = { $places ->
    [one] { $places } luogo
   *[other] { $places } luoghi
} da scegliere sulla mappa.
answers = Risposte
back-to-the-present = Torna al presente
the-report = Il resoconto
stop-i-play-on-myself = Fermo, continuo io
pass-and-do-not-ask = Passa, e non chiedermi più di queste cose: { $name }. Nessun altro lo sa.
pass-and-again = Passa, e { $wish } di nuovo
halt-the-campaign = Fermare le armate
end-the-turn = Termina il turno
passed-over = { $number ->
    [one] Una domanda tralasciata …
   *[other] { $number } domande tralasciate …
}
pass-until = Passa finché non mi riguarda
pass-until-help = Passa, e chiedimi di queste cose solo se mi riguardano: { $name }, { $when }. Nessun altro lo sa.
everything-offered-as-a-list = Tutto ciò che si può, in elenco
all = Tutto
all-options = Elenco ({ $options })
odds-of-everything-that-leads = Probabilità di tutto ciò che porta ai dadi (O)
ask-a-bot-h = Chiedi a un bot (H)
take-the-last-action-back = Annulla l’ultima azione (U)
again-and-again = Ancora e ancora
again-and-again-help = { $action }: finché è possibile
undo = Annulla
you-are-looking-at-the = Stai guardando il passato.
you-are-looking-at-an = Stai guardando un momento passato della partita.
the-match-is-over = La partita è finita.
the-bot-of-cannot-think = Il bot di { $name } ora non può pensare: riprova da solo.
your-lot-is-being-drawn = La tua sorte viene estratta per te; tra un attimo la prima mossa è tua.
a-bot-plays-for-you = Un bot gioca per te, un passo alla volta. { $waiting }
this-cannot-be-undone = { $final } Non si può annullare.
do-it-all-the-same = Fallo lo stesso
do-it = Fallo
not-yet = Non ancora
report = Resoconto
of-the-scenario = Dallo scenario
by-the-author = di { $author }
turning-points = Svolte
takes-the-lead-with = : { $seatName } passa in testa con { $score }.
the-map-of-each-turn = La mappa di ogni turno
luck = Fortuna
side = Parte
of = Di
expected = Atteso
got = Ottenuto
the-seal-of-the-dice = Il sigillo dei dadi
seal = Sigillo
opened = Aperto:
rolls-download-the-record-and = , { $rolls ->
    [one] { $rolls } tiro
   *[other] { $rolls } tiri
  }. Scarica la registrazione e verificala con
or-under = , o sotto
import-a-record = Importa una registrazione
going-through-the-turns = Si ripercorrono i turni …
save-as-one-page = Salva in una pagina
scores-over-time = Punti nel tempo: { $scores }
scores-by-turn = Punti per turno
counted-by-turn = { $what } per turno
settings = Impostazioni
language = Lingua
rules-in-english = I testi delle regole restano in inglese.
as-the-browser = Come il browser
colours = Colori
as-the-system = Come il sistema
light-parchment = Chiaro: pergamena
dark-basalt = Scuro: basalto
palette-of-the-sides = Colori delle parti
house-colours = Della casa
safe-for-colour-blindness = Per daltonici
text-size = Dimensione del testo
small = Piccola
normal = Normale
large = Grande
very-large = Molto grande
motion = Movimento
on = Sì
off = No
answered-by-itself = { $question } C’era una sola risposta, «{ $answer }», ed è stata data da sé.
the-table-is-gone = Questo tavolo non c’è più: è stato chiuso, o non vi hai più un posto.
ask-once-more = Chiedi di nuovo prima che io agisca
ask-never = mai
ask-stake = quando conta: qualcosa resta da fare o va perduto, o le probabilità sono meno di una su due
ask-always = sempre prima dell’irreversibile, con le probabilità
sound = Suono
guide-for-the-first-games = Guida per le prime partite
show-the-guide-again-in = Mostra di nuovo la guida in ogni gioco
side-panel = Pannello laterale
panels = Pannelli
close-the-panel = Chiudi il pannello
hand = Mano
players = Giocatori
log = Cronaca
board = Tavola
rules = Regole
chat = Chat
notes = Note
let-a-bot-play = Lasciar giocare { $seatName } a un bot?
you-take-the-seat-back = non riprendi il posto: c’è un pulsante sotto la mappa
or-you-take-the-seat = { $who } non riprende il posto nel menu
it-answers-every-question-of = Da ora risponde a ogni domanda di { $seatName }, un passo alla volta perché si possa seguire, finché { $when }. Ciò che fa conta.
only-when-late = Si può quando il tempo concordato è scaduto o, senza orologio, dopo un giorno di attesa. Ognuno può far giocare un bot per sé in qualsiasi momento.
which-bot = Quale bot
let-it-play = Lascialo giocare
no-i-play-on = No, continuo io
no = No
map = Mappa
waiting-for-the-table = Si attende il tavolo …
the-past-after-of-actions = Il passato: dopo { $n } di { $actions ->
    [one] { $actions } azione
   *[other] { $actions } azioni
  }
your-turn = ● Tocca a te ·{ " " }
unfolding-the-map = Si spiega la mappa …
match = Partita
romanum = { $title } · Romanum
time-travel = Viaggio nel tempo
one-action-back = Un’azione indietro
back = Indietro ([)
moment-of-the-match = Momento della partita
one-action-forward = Un’azione avanti
forward = Avanti (])
film-of-all = Un breve film di ciò che è successo
since-my-last-turn = Dal mio ultimo turno
a-new-match-from-this = Una nuova partita da questo momento contro i bot; questa resta com’è
branch-from-here = Ramo da qui
edit-this-moment = Modifica questo momento
a-scenario-of-this = Uno scenario che comincia qui, nell’editor
seen-by = Visto da
a-spectator = uno spettatore
omanum-lobby = omanum, atrio
a-branch-of = un ramo di
from-a-position = da una posizione
from-a-position-about = È cominciata da una posizione portata dal suo proprietario, che può sapere che cosa vi è nascosto. Non conta per la classifica.
this-match = questa partita
trying-again = Si riprova …
table = Tavolo
time = Tempo
rules-r = Regole (R)
sound-is-on = Il suono è attivo
sound-is-off = Il suono è spento
keys-k = Tasti (K)
light-colours = Colori chiari
dark-colours = Colori scuri
light-or-dark = Chiaro o scuro
more = Altro
when-to-ask-me-menu = Quando chiedermi …
download-the-record = Scarica la registrazione
hand-back-to = Rendi { $seatName } a { $who }
let-a-bot-play-for = Per ora lascia giocare { $seatName } a un bot …
end-this-match = Termina questa partita …
end-no-longer = Non terminare questa partita
end-how = Finisce senza risultato quando tutti quelli che giocano sono d’accordo. Chi vuole andarsene può far continuare un bot.
end-really = Terminare questa partita per tutti, senza risultato? Finisce quando tutti quelli che giocano sono d’accordo; chi continua a giocare non lo è.
end-waits = Hai accettato. Non ancora: { $who }
end-not = La partita continua.
end-wanted = Vorrebbe terminare questa partita: { $who }. Puoi accettare nel menu ⋯
fold = Chiudi
panel = Pannello
connecting = Connessione
live = Dal vivo
connected-without-live-updates = Connesso, senza novità dal vivo
connection-lost-trying-again = Connessione persa: si riprova
closed = Chiuso
why-not = Perché no
nearest-you-can = La cosa più vicina che puoi:
nearest-title = La cosa più vicina che puoi
nothing-happens = Non succede nulla?
click-any-place-that-does = Clicca un luogo che non brilla: saprai quale regola lo vieta e che cosa gli è più vicino.
you-may-change-your-mind = Puoi cambiare idea
undo-takes-your-actions-back = «Annulla» ritira le tue azioni una a una finché non cadono dadi o si mostra un segreto.
what-did-they-do = Che cosa hanno fatto?
the-log-tells-it-in = La cronaca lo racconta in frasi. Indica un nome per trovarlo sulla mappa, clicca un numero per vedere quel momento.
your-first-move = La tua prima mossa
every-place-that-glows-can = Ogni luogo che brilla si può scegliere; per il resto ci sono i pulsanti.
the-buttons-below-answer = I pulsanti in basso rispondono. Più tardi brillano luoghi della mappa: ognuno si può scegliere.
the-questions-before-this-one = Alle domande precedenti si è risposto per te.
the-chance-was-for = { $sentence } La probabilità era del { $percent } % per { $side }.
got-where-was-to-be = { $side } ha ottenuto { $won } dove si attendeva { $expected }
go-back-to-play = Stai guardando il passato. Torna al presente per giocare.
the-way-is-not-what = La via non è più quella; la marcia si è fermata. Guarda di nuovo.
the-match-has-gone-on = Intanto la partita è andata avanti; nulla è stato fatto. Guarda di nuovo.
allowed = Permesso: { $action }.
not-possible = Impossibile. { $message }
me = io
you = tu
thinking = Sta pensando …
keep-for-later = Conservala per quando non c’è connessione
keeping = Si conserva la partita: { $share } %
kept-for-later = Conservata: si può guardare dall’inizio alla fine senza connessione.
on-vacation-until = in ferie fino al { $date }
time-left-for-this = Tempo per questa decisione
in-the-bank = { $time } di riserva
i-am-back = Sono tornato
vacation-days = Giorni
go-on-vacation = Vai in ferie (restano { $left })
vacation-left = { $days ->
    [one] resta 1 giorno di ferie
   *[other] restano { $days } giorni di ferie
}
lesson = Lezione
lesson-done = fatta
step-of = Passo { $step } di { $steps }
lesson-go-on = Avanti
lesson-back = Indietro
show-me = Mostrami
next-lesson = Prossima lezione: { $title }
leave-the-lesson = Lascia la lezione
study = Studio
study-solved = Risolto
study-missed = Non risolto
study-again = Riprova
next-study = Prossimo studio: { $title }
leave-the-study = Lascia lo studio
film = Film
film-keys = Tasti del film
since-your-last-turn = Dal tuo ultimo turno
what-the-others-did = Che cosa hanno fatto gli altri
film-back = Un passo indietro
film-back-key = Un passo indietro (B)
film-pause = Pausa
film-pause-key = Pausa (F)
film-go-on = Continua
film-go-on-key = Continua (F)
film-again = Rivedi
film-again-key = Dal tuo ultimo turno, ancora una volta (F)
film-on = Un passo avanti
film-on-key = Un passo avanti (G)
film-end = Fino alla fine
film-end-key = Fino alla fine (E); ogni risposta fa lo stesso
film-mine = Solo ciò che mi riguarda
film-mine-short = Mio
film-mine-help = Tralascia ciò che non nomina le tue parti, pedine e luoghi
film-speed = Velocità del film
film-slow = Lenta
film-normal = Normale
film-fast = Veloce
film-off = Spento
who-scored = Chi ha segnato che cosa
turn-is-over = Il turno { $turn } è finito
score-read = Gioca
score-total = { $total } in tutto
nothing-since = Non è successo nulla dal tuo ultimo turno.

after-of-actions = Dopo { $n } di { $last ->
    [one] { $last } azione
   *[other] { $last } azioni
  }
embed-not-over = Qui si possono mostrare solo partite concluse.
embed-open = Apri in Romanum
copy-the-link = Copia il link
link-copied = Il link è negli appunti.
copy-embed-code = Copia il codice da incorporare
embed-copied = Il codice è negli appunti: mettilo nella pagina in cui la partita deve comparire.
copy-this = Copia questo:

remarks = Annotazioni
no-remarks-yet = Di questa partita non si è ancora detto nulla.
take-this-remark-back = Ritira questa annotazione
remark-on-this-moment = Un’annotazione su questo momento, dopo { $n ->
    [one] { $n } azione
   *[other] { $n } azioni
  }
arrow-from = Freccia da
arrow-to = a
add-the-arrow = Aggiungi
keep-the-remark = Conserva l’annotazione
no-such-place = Sulla mappa non c’è nessun luogo con questo nome.

# Analysis.svelte
looked-over = Analizzata da un bot
looked-over-help = Il bot più forte ripercorre la partita: dove è cambiata, quali occasioni sono sfumate, che cosa fu fortuna e che cosa gioco. Ci vogliono circa due minuti; intanto puoi lasciare la pagina.
analyse = Analizza questa partita
analyse-again = Riprova
looking-over = Analisi in corso: { $progress } %
looking-over-after = { $before ->
    [one] Prima viene un’altra partita.
   *[other] Prima vengono altre { $before } partite.
}
not-looked-over = Non è stato possibile analizzare questa partita.
chances-over-time = La probabilità di vittoria di ogni posto. Alla fine: { $chances }
chances-by-turn = La probabilità di vittoria alla fine delle fasi del gioco, giudicata a carte scoperte. I numeri segnano le svolte.
luck-and-play = Fortuna e gioco
seat-column = Posto
at-the-start = Inizio
by-play = Gioco
by-luck = Fortuna
at-the-end = Fine
sound-choices = Scelte buone
sound-of = { $sound } su { $weighed }
luck-and-play-help = Inizio, gioco e fortuna danno insieme la fine. Gioco è ciò che è stato ceduto rispetto al miglior piano trovato dal bot: in meno dal posto stesso, in più dagli altri. Fortuna è il resto: dadi, carte, ciò che era nascosto o imprevisto.
moments-of-fortune = Che cosa l’ha decisa
nothing-turned-it = Nessun singolo momento ha deciso questa partita.
missed-chances = Occasioni mancate
better-was = meglio: { $better }, { $cost }
expected-and-came = da attendersi → uscito: { $chances }
no-missed-chances = Nessuna di cui il bot sia sicuro.
missed-chances-help = Giudicate da ciò che il posto sapeva al momento della scelta; a nessuno si rimprovera una carta che non poteva vedere.
weighed-by = { $bot } ha soppesato { $weighed ->
    [one] una scelta
   *[other] { $weighed } scelte
}.
left-unweighed = Per altre { $unweighed } è mancato il tempo; quelle delle svolte maggiori sono venute prima.
left-untried = In { $untried ->
    [one] { $untried } tiro
   *[other] { $untried } tiri
  } è mancato il tempo per provare che cos’altro poteva uscire.
dice-of-attack = dadi dell’attaccante
dice-of-defence = dadi del difensore

# TheEnd.svelte
nobody-wins = Nessuno vince
you-share-the-victory = Condividi la vittoria
victory = Vittoria
defeat = Sconfitta
they-win = { $winners ->
    [one] { $who } vince
   *[other] { $who } vincono
}
look-at-the-map = Guarda la mappa
what-decided-it = Che cosa ha deciso
from-to = { $who } { $before } → { $after }
standing = Classifica
again = Ancora
other-side = L’altra parte
next-scenario = Prossimo: { $title }
by-points = { $first ->
    [one] { $first } punto a { $second }
   *[other] { $first } punti a { $second }
  }.
