about-blurb = Trenta pedine, tre dadi e ventiquattro punte: la corsa di cui il backgammon è nipote, come la giocava l’imperatore Zenone a Costantinopoli verso il 480, e come un solo lancio lo rovinò.
about-feel = Rapido e crudele: tutti corrono nello stesso verso, e ogni lancio va giocato, per quanto faccia male.
scenario-zeno = Il lancio dell’imperatore
scenario-zeno-help = La partita di Zenone, verso il 480, dal suo famoso lancio di 2, 5 e 6.
scenario-zeno-teaches = Punte chiuse, pedine sole e l’obbligo di giocare tutto il lancio, nel mezzo di una partita.
scenario-tabula = Tabula
scenario-tabula-help = Una partita intera, con tutte le pedine fuori.
scenario-tabula-teaches = Tutta la corsa: entrare, chiudere punte in coppia, colpire e portare a casa tutte le pedine.
name-white = Bianco
name-black = Nero
name-outside-white = Bianco fuori
name-outside-black = Nero fuori
name-home-white = Bianco a casa
name-home-black = Nero a casa
name-home = a casa
name-pips = ancora da percorrere
name-man = pedina
name-unhit = che nessuna delle tue sia colpita

event-throw = { $seat } lancia { $dice }.
event-enter = { $seat } fa entrare una pedina in { $point }.
event-move = { $seat } va da { $origin } a { $point }.
event-hit = { $seat } colpisce una pedina in { $point } ({ $loser }).
event-off = { $seat } toglie una pedina da { $point }: { $home } a casa.
event-lost = { $seat } non può giocare { $lost }.
event-home = { $seat } ha tutte le pedine a casa.
event-long = Dopo { $turns } turni si smette: a Bianco { $white ->
    [one] resta { $white } punta
   *[other] restano { $white } punte
  }, a Nero { $black }.

ask-man = { $seat } ha da giocare { $dice }. Quale pedina si muove?

do-enter = Entra in { $point }
do-move = Da { $point } a { $point2 }
do-off = Esci da { $point } con un { $number }

why-no-die = Ci vorrebbe un { $die }, e resta da giocare { $dice }.
why-no-way = Nessun dado da solo porta lì. Resta { $dice }: chi ne usa più d’uno va dado per dado.
why-nobody-outside = Nessuna delle tue pedine è fuori.
why-nobody-there = Non hai pedine in { $point }.
why-enter-first = { $men ->
    [one] Una tua pedina è stata colpita e deve
   *[other] { $men } tue pedine sono state colpite e devono
} prima rientrare.
why-first-half = { $point } è nella seconda metà, e ti { $men ->
    [one] resta una pedina
   *[other] restano { $men } pedine
} da far entrare.
why-not-gathered = { $men ->
    [one] Una tua pedina non è
   *[other] { $men } tue pedine non sono
} ancora nell’ultimo quarto.
why-farther-back = Questo dado è più alto del necessario, e hai una pedina più indietro, in { $point }.
why-closed = { $point } è chiusa: ci sono { $men } pedine nemiche.
why-whole-throw = Poi si potrebbero giocare meno dadi ({ $dice }), e bisogna giocarne quanti si può.

how-home = Tutte le pedine a casa; all’altra parte ne restano { $men }.
how-ahead = { $pips ->
    [one] { $pips } punta
   *[other] { $pips } punte
  } di vantaggio quando si è smesso.
how-even = A entrambi { $pips ->
    [one] resta { $pips } punta
   *[other] restano { $pips } punte
  }.

topic-hits = Pedine colpite
topic-throws = Lanci

part-home = pedine a casa
part-pips = punte percorse
part-blots = pedine insieme

screen-turn = Lancio { $number }
screen-turn-ends = Fine del lancio { $number }
screen-went-move = { $side } va da { $from } a { $to }.
tip-Man = Scegli una pedina e dove va.
    .text = Ogni dado si gioca da sé. Due o più pedine tengono una punta; una sola può essere colpita e riparte dall’inizio.
