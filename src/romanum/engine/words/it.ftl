# Le frasi che servono a ogni gioco.

why-not-understood = Non capisco: { $problem }.
why-not-now = «{ $action }» ora non si può fare.
why-not-your-turn = Non è il tuo turno: deve scegliere { $others }.
why-no-such-seat = Questo posto non esiste: i posti si contano da 0, e sono { $seats }.
why-game-over = La partita è finita.
why-offer-lapsed = L’offerta non vale più.

event-carried-over = { $again ->
    [0] Il programma è stato aggiornato, e con lui le regole. La partita continua da dov’era.
    *[other] Il programma è stato aggiornato, e con lui le regole. Le posizioni passate restano come furono giocate; { $again ->
        [1] l’ultima azione è stata rigiocata
        *[other] le ultime { $again } azioni sono state rigiocate
    } con le regole di oggi.
}
event-carried-over-less = Il programma è stato aggiornato, e con lui le regole. { $lost ->
    [1] L’ultima azione non si accorda
    *[other] Le ultime { $lost } azioni non si accordano
} con le regole di oggi e { $lost ->
    [1] è annullata
    *[other] sono annullate
}: la partita continua da dov’era prima.

do-pass = Passa
do-accept = Accetta l’offerta
do-refuse = Rifiuta l’offerta
do-no-offer = Nessuna offerta

wish-ask = Chiedimi
wish-concerned = Solo se mi riguarda
wish-never = Non in questo turno

undo-nothing = Non è ancora stato fatto nulla.
undo-updated = Il programma è stato aggiornato da allora.
undo-acted = { $other } ha agito da allora.
undo-dice = Si sono tirati i dadi.
undo-shown = Qualcosa di nascosto è stato mostrato: { $what }.

final-dice = Si tirano i dadi o si pesca qualcosa.
final-shown = Qualcosa di nascosto viene mostrato: { $what }.

seat-player = Giocatore { $number }
result-nobody = Non vince nessuno.
result-wins = Vince { $winners }.
result-share = { $winners } si dividono la vittoria.
result-and = { $first } e { $last }

option-discreet = Chiedere a tutti
option-discreet-help = Chiedere a ogni posto che potrebbe reagire, anche se non ha nulla da giocare: così la domanda non rivela nulla.

shown-plans = ciò che ciascuno aveva pianificato in segreto
shown-otherwise = se qualcuno può reagire

hint-number-chance = { $chance } % di vincere ({ $low }–{ $high } %)
hint-number-change = { $parts } fin dove vede il bot
hint-number-dice = { $win } % { $hope } secondo i dadi
hint-number-same = nulla di contabile cambia fin dove vede il bot (provato { $trials ->
    [one] una volta
   *[other] { $trials } volte
})
hint-chance = Giocatori pari hanno vinto circa il { $chance } % delle partite da una posizione simile (dal { $low } al { $high } %).
hint-unmeasured = Nessuna probabilità di vittoria: non è stata misurata per questo scenario e numero di giocatori.
hint-too-wide = Nessuna probabilità di vittoria: troppo poche partite misurate.
hint-hardly-tried = Nessuna probabilità di vittoria: è stato provato solo { $trials ->
    [one] una volta
   *[other] { $trials } volte
}.
hint-untried = Non è stato provato: sembra soltanto promettente.
hint-thumb = Qui il bot non ha cercato; segue una regola pratica. { $rule }
hint-thumb-nothing = Nient’altro sembra valere la pena adesso.
hint-thumb-pointless = Tutto il resto qui è inutile.
hint-thumb-looks = Tutto il resto sembra molto peggio a prima vista.
hint-left-looks = Non provato, perché a prima vista sembra peggio: { $more ->
    [0] { $options }
   *[other] { $options } e altri { $more }
}.
hint-left-time = Tralasciato, perché mancava il tempo per { $least } prove: { $more ->
    [0] { $options }
   *[other] { $options } e altri { $more }
}.
hint-yours = Per quanto vede il bot, per te: { $parts }.
hint-theirs = Per gli altri: { $parts }.
hint-than-next = Rispetto al seguente: { $parts }.
hint-than-best = Rispetto al migliore: { $parts }.
hint-best-tried = È risultato il migliore dei { $count } provati.
hint-like-next = Il seguente è più o meno altrettanto buono.
hint-like-best = Più o meno buono come il migliore.
hint-dice = I dadi: { $win } % { $hope }; perdite medie { $own } tue, { $enemy } dell’altro.
hint-hope = di vincere
hint-hope-if-they-stand = { $hope }, se resistono ({ $percent ->
    [100] possono sottrarsi
   *[other] { $percent } % che possano sottrarsi
})
hint-dice-bring = I dadi portano in media { $gain }.
hint-part = { $change } { $part }
part-points = punti

screen-turn = Turno { $number }
screen-turn-ends = Fine del turno { $number }

answer-decline = Rifiuta sempre
answer-accept = Accetta sempre
answer-weakest = Sempre il più debole
answer-strongest = Sempre il più forte
answer-if-weaker = Cedi se più debole di

blunder-revisit = Marce che tornano in un luogo

# Una partita da sfogliare: come si chiama e i suoi pulsanti.
book-board = Una mappa da sfogliare
book-first = All’inizio
book-back = Un’azione indietro
book-on = Un’azione avanti
book-last = Alla fine
book-dice = Dadi

# What is wrong with a position in words, or with a scenario file. A game has words of its own for what it finds: fault-….
fault-more = E altri { $count }.
fault-unknown-near = Non c’è { $given }; simile: { $near }.
fault-unknown-few = Non c’è { $given }; ci sono: { $names }.
fault-unknown-many = Non c’è { $given }; ce ne sono { $count }, come { $names }.
fault-unknown-none = Non c’è { $given }.
fault-number = Qui va un numero intero da { $low } a { $high }, non { $given }.
fault-flag = Qui va true o false, non { $given }.
fault-names = Qui va un elenco di nomi, non { $given }.
fault-full-hand = Nella mano non c’è posto per { $card }.
fault-table = Qui va una tabella, non { $given }.
fault-list = Qui va un elenco, non { $given }.
fault-words = Qui vanno parole, non { $given }.
fault-word = Qui va una parola, non { $given }.
fault-line = Qui va una riga, non { $given }.
fault-text = Qui va un testo, non { $given }.
fault-name = Qui va un nome di al massimo { $most } caratteri, non { $given }.
fault-missing = Manca.
fault-entries = { $count } voci; ne sono permesse { $most }.
fault-entries-wanted = Qui vanno tante voci: { $count }.
fault-characters = { $count } caratteri; ne sono permessi { $most }.
fault-line-characters = La riga { $line } ha { $count } caratteri; ne sono permessi { $most }.
fault-long-line = Qui va una sola riga di al massimo { $most } caratteri.
fault-long-story = Qui vanno righe di al massimo { $most } caratteri in tutto.
fault-no-title = Di’ come si chiama.
fault-key-parts = Riga { $line }: nessuna chiave ha tante parti.
fault-too-deep = Il file è troppo profondo: al massimo { $most } tabelle ed elenchi l’uno nell’altro.
fault-no-toml = Questo non è TOML.
fault-no-toml-at = Questo non è TOML: riga { $line }, colonna { $column }.
fault-data = Il file ha più di { $most } voci.
fault-no-game = Qui non c’è un gioco { $given }.
fault-no-sheets = { $game } non conosce posizioni in parole.
fault-name-count = Servono nomi per { $seats } posti, non { $count }.
fault-seats = Lo scenario è per { $players ->
    [one] { $players } giocatore
   *[other] { $players } giocatori
  }, non { $given }.
fault-unsound = Nessuna partita secondo le regole ci arriva: { $problem }.
fault-cannot-go-on = Da lì la partita non può continuare ({ $problem }).
fault-over = La partita finisce dove comincia.
fault-past-the-end = L’ultimo turno è il { $last }, e questo è il { $turn }.
fault-too-long = Leggerlo richiede più tempo del permesso.
fault-too-much = Leggerlo richiede più memoria del permesso.
fault-unreadable = Non si può leggere ({ $problem }).
fault-twice = { $what }: anche altrove.
fault-leader-twice = { $leader } è anche altrove.
fault-on-the-map = { $leader } è sulla mappa.
fault-no-city = Qui non c’è una città.
fault-debts = { $power } ha debiti.
fault-free-stack = La pila { $stack } non è da nessuna parte, e non è vuota.
fault-empty-stack = Presso { $place } una pila è vuota.
fault-row-long = Una riga ha al massimo { $most } caratteri.
fault-row-unreadable = Questa riga non si può leggere.
fault-row-missing = Manca { $field }.
fault-row-field = Una riga non ha { $field }.
fault-row-value = { $given } non è nessuna delle parole possibili qui.
fault-row-shape = Qui deve andare { $wanted ->
    [int] un numero intero
    [str] un testo
    [bool] true o false
    [array] un elenco
    [object] una tabella
   *[other] altro
}.

# What the drawers of a position in words are called in an editor. A game has words of its own for its others: drawer-….
drawer-board = Sul tabellone
drawer-turn = Turno
drawer-last-turn = Ultimo turno
drawer-moment = Che cosa comincia
drawer-hands = Carte in mano
drawer-points = Punti
drawer-treasury = Tesoro
drawer-leaders = Comandanti fuori mappa
drawer-serves = Chi servono i comandanti
drawer-lords = Di chi sono le province
drawer-cities = Di chi sono le città
drawer-patrons = Chi comanda chi
drawer-allies = Alleati
drawer-wins = Modi di vincere
drawer-promises = Promesse
drawer-removed = Fuori dal gioco
drawer-event = L’evento in vigore
drawer-order = Ordine di gioco
drawer-broken = Parole infrante
drawer-raised = Arruolate finora

# Words of positions that are nothing's name, as an editor shows them.
entry-setup = Come comincia lo scenario
entry-turn = Un turno
entry-year = Un anno
entry-month = Un mese
entry-end = La fine
entry-nobody = nessuno
entry-none = nessuno
entry-nowhere = da nessuna parte
entry-gone = andato
entry-everybody = tutti
entry-city = città
entry-town = borgo
entry-fort = forte
entry-walls = mura
entry-power = potenza
entry-place = luogo
entry-leader = comandante
entry-side = parte
entry-by = da
entry-to = a
entry-what = che cosa
entry-about = su
entry-pool = nella riserva
entry-returning = di ritorno
entry-waiting = in attesa
entry-dead = morto
entry-lost = perso
entry-victory = vittoria
entry-events = eventi
entry-text = testo per i giocatori
entry-when = quando
entry-of = di
entry-all-leaders = Comandanti
entry-all-units = Unità
entry-all-buildings = Città e opere
