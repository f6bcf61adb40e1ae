about-blurb = Soldati di vetro su una scacchiera, bianchi contro neri: il gioco d’ingegno degli ufficiali e dei poeti romani, in cui è perduto chi ha un nemico da ogni lato.
about-feel = Quieto e tagliente, senza dadi: chi esce a prendere sta dove può essere preso.
scenario-acies = Schierati
scenario-acies-help = Dodici uomini per parte su tre file aperte; si comincia subito.
scenario-acies-teaches = Due linee che si incontrano: come sostenere chi sta davanti e saltare alle spalle del nemico.
scenario-castra = A turno
scenario-castra-help = Dodici uomini per parte, messi uno a uno prima del primo passo.
scenario-castra-teaches = Un ordine di battaglia tuo: dodici uomini messi contro un altro che fa lo stesso.
scenario-manipulus = Un manipolo
scenario-manipulus-help = Otto uomini per parte su una fila: una partita breve.
scenario-manipulus-teaches = Passi, salti, legami e soccorsi con pochi uomini, in un quarto d’ora.
name-white = Bianco
name-black = Nero
name-men = uomini

event-round = Comincia il giro { $round }.
event-placed = { $seat } mette un uomo in { $square }.
event-step = { $seat } va da { $origin } a { $square }.
event-leap = { $seat } salta da { $origin } a { $square }.
event-bound = { $seat } lega l’uomo in { $square } ({ $loser }).
event-freed = L’uomo in { $square } è libero ({ $seat }).
event-taken = { $seat } prende l’uomo in { $square } ({ $loser }): { $left ->
    [one] ne resta { $left }
   *[other] ne restano { $left }
  }.
event-beaten = { $seat } non ha abbastanza uomini per continuare.
event-shut-in = { $seat } non può fare più nulla.
event-quiet = Per { $turns } turni nessuno è stato preso: Bianco ha { $white ->
    [one] { $white } uomo
   *[other] { $white } uomini
  }, Nero { $black }.

ask-placing = { $seat } mette un uomo; { $men ->
    [one] ne resta { $men }
   *[other] ne restano { $men }
  } da mettere. Dove?
ask-command = Che cosa fa { $seat }?
ask-leaping = L’uomo in { $square } salta ancora ({ $seat })?

do-place = Metti un uomo in { $square }
do-step = Va’ da { $square } a { $square2 }
do-leap = Salta da { $square } a { $square2 }
do-take = Prendi l’uomo in { $square }
do-halt = Fermati qui

why-occupied = In { $square } c’è qualcuno.
why-placing-first = Prima si mettono tutti gli uomini: te ne restano { $men }.
why-all-placed = Tutti gli uomini sono a posto.
why-too-far = Un uomo va nella casella accanto, o salta sopra un uomo nella casella dietro.
why-not-yours = Non hai uomini in { $square }.
why-bound = Il tuo uomo in { $square } è legato e non può muoversi.
why-between = In { $square } il tuo uomo starebbe fra due nemici senza legare nessuno.
why-nobody-to-leap = In { $square } non c’è nessuno da saltare.
why-in-a-ring = Il tuo uomo è già stato in { $square } in questo turno.
why-leap-on = Il tuo uomo in { $square } sta saltando: salta ancora o si ferma.
why-no-enemy = In { $square } non c’è nessun nemico.
why-not-bound = Il nemico in { $square } non è legato.

how-beaten = Resta un uomo al massimo: { $loser }.
how-shut-in = Nessuna mossa possibile: { $loser }.
how-more = Più uomini quando nessuno prendeva più: { $men } di vantaggio.
how-even = A entrambi { $men ->
    [one] resta { $men } uomo
   *[other] restano { $men } uomini
  }.

topic-bonds = Uomini legati e presi

part-men = uomini
part-free = uomini liberi

screen-turn = Giro { $number }
screen-turn-ends = Fine del giro { $number }
screen-went-step = { $side } va da { $from } a { $to }.
screen-went-leap = { $side } salta da { $from } a { $to }.
tip-Command = Muovi, salta o prendi chi è legato.
    .text = Due uomini liberi con un nemico in mezzo lo legano. Al turno dopo lo si può prendere, se è ancora legato.
tip-Placing = Metti i tuoi uomini.
    .text = Mettili in modo che si sostengano. Nessuno è legato prima che tutti siano a posto.
