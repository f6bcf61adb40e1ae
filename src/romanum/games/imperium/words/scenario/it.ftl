# Imperium Romanum: ciò che dispongono gli scenari, e la fine di una partita.

ask-special-price = Paghi { $talents ->
    [one] un talento
   *[other] { $talents } talenti
  }? { $text }
ask-throne = { $power }: dove compare il nuovo capo dello Stato?
ask-reinforcement = { $power }: a quale pila si uniscono le nuove unità?
ask-raided-city = Quale città hanno saccheggiato i razziatori?
ask-peace = Chiudi la partita patta?
ask-consent = Proposta di { $power }. Sei d’accordo? { $text }
ask-bid = Quanti talenti offri? { $text }
ask-departure = Da dove un’unità lascia la mappa? Unità che devono andare: { $number }. { $text }
ask-home-coming = { $power }: in quale città tornano quelli che erano via?

do-propose-peace = Proponi la pace: la partita finisce patta se tutti sono d’accordo
do-take-chest = Prendi ciò che hanno le chiese
do-build-walls = Costruisci mura: { $city }
do-set-up-emperor = Insedia un imperatore: { $city }
do-pay-tribute = Paga il tributo ({ $power })
do-hire = Assolda { $power } per { $power2 }
do-offer-title = Offri il titolo di Cesare: { $power }
do-end-title = Separati da { $power }: il titolo decade
do-end-truce = Proponi la fine della tregua: { $power }

why-special-forbids = Lo scenario lo vieta: { $text }

event-way-to-win = { $powers }: { $text }
event-match-over = { $how ->
    [draw] La partita è patta.
    [peace] I giocatori fanno pace: la partita è patta.
    [nobody] La partita è finita, e nessuno ha vinto.
    [last-faction] Resta una sola fazione: la partita è finita.
   *[other] La partita è finita.
  }
event-special-paid = { $power }: { $talents ->
    [one] un talento pagato
   *[other] { $talents } talenti pagati
  }: { $text }
event-special-settled = { $power }: { $text }
event-special-bids = { $text } Offerte: { $bids }.
event-trigger-roll = { $text } Tiro: { $total }.
event-trigger-fires = Accade: { $text }
event-special-wakes = Scende in campo: { $power }.
event-special-client = { $power }: ora cliente di { $patron }.
event-special-joins = { $power }: tutto ciò che aveva passa a { $other }.
event-special-succeeds = { $power }: un nuovo capo dello Stato presso { $place }.
event-special-talents = { $power }: l’erario è ora di { $now ->
    [one] { $now } talento
   *[other] { $now } talenti
  }.
event-special-goes-over = { $power }: unità presso { $place } passano a { $other }.
event-special-frees = { $province } lascia { $power }.
event-special-raid = Razziatori saccheggiano { $city }.

how-decisive = con una vittoria decisiva dello scenario
how-victory = secondo ciò che chiede lo scenario
how-marginal = con una vittoria marginale dello scenario
how-draw = patta
how-last-faction = come ultima fazione
how-nobody = senza vincitori
how-peace = d’accordo, patta
