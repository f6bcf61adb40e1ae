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
