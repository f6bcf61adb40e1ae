# Pax Romana: Battaglie a terra, mura, conquista e saccheggio, Milizia.

# ---- che cosa è successo

event-battle-begins = Attacco presso { $space }: { $attacker } contro { $defender }.
event-battle-shifts = Spostamenti presso { $space }: attaccante { $attack }, difensore { $defence }.
event-battle-result = { $winner ->
    [nobody] La Battaglia presso { $space } finisce in parità.
   *[other] Vince la Battaglia presso { $space }: { $winner }.
  }
event-siege-bids = Perizia d’assedio presso { $space }: l’attaccante paga { $attack }T, il difensore { $defence }T.
event-elephants = { $side }: Elefanti presso { $space }, dado { $die }.
event-re-roll-tried = { $side }: tentativo di ripetere il tiro, { $total } contro { $needed }.
event-re-rolled = { $side }: il dado della Battaglia ora è { $die }.
event-losses = { $side }: perdita presso { $place }: { $unit }.
event-stops-retreat = { $side }: la Cavalleria prova a fermare la ritirata, dado { $die }, serve { $needed } o meno.
event-no-way-out = { $side }: nessuna via d’uscita da { $space }, tutto è eliminato.
event-retreats = { $side }: ritirata verso { $place }.
event-regroups = { $side }: da { $space } si ripiega su { $place }.
event-leader-roll = { $side }: prova per la vita del comandante presso { $space }: { $dead ->
    [yes] cade
   *[no] vive
  }.
event-captures = { $side }: la Città o il Borgo di { $space } è { $destroyed ->
    [yes] in rovina
   *[no] in mano sua
  }.
event-sack = { $side }: tentativo di saccheggiare { $space }, dado { $die } contro { $needed }: { $sacked ->
    [yes] la città è saccheggiata
   *[no] invano
  }.
event-after-sack = { $side }, dopo il saccheggio: dado { $die } contro { $needed }; { $goes_on ->
    [yes] si può andare avanti
   *[no] il movimento è finito
  }.
event-militia = { $power ->
    [greece] La Grecia
    [the_east] L’Oriente
    [macedon] La Macedonia
   *[other] { $power }
  } arruola la Milizia: dado { $die }, { $number ->
    [one] un’unità
   *[other] { $number } unità
  }.

# ---- domande

ask-walls-in-defence = { $space } è sotto attacco: dietro le mura o in campo aperto?
ask-siege-bids = Assedio di { $space }: quanti talenti per la Perizia d’assedio?
ask-elephants = { $space }: quanti Elefanti impegni?
ask-battle-leader = { $side }, presso { $space }: di quale comandante contano i valori?
ask-re-roll = { $space }: il tuo dado { $own }, quello del nemico { $enemy }. Provi a ripetere il tiro?
ask-which-die = { $space }: il tuo dado { $own }, quello del nemico { $enemy }. Quale si tira di nuovo?
ask-use-engine = { $space }: il tuo dado { $own }, quello del nemico { $enemy }. Usi la Helepolis per { $shifts ->
    [one] { $shifts } spostamento
   *[other] { $shifts } spostamenti
  }? Serve una volta sola.
ask-spend-shifts = { $side }, presso { $space }: { $left ->
    [one] uno spostamento
   *[other] { $left } spostamenti
  }. Il tuo dado { $own }, quello del nemico { $enemy }.
ask-losses = { $place }: { $left } PB da perdere. Che cosa va perduto?
ask-retreat = { $enemy }: vittoria presso { $space } ({ $tenths } decimi). Ti ritiri o resti?
ask-stop-retreat = { $space }: tiri per fermare la ritirata ({ $needed } o meno)?
ask-force-out = { $space }, { $side }: cacci il vinto per 1 PM?
ask-fall-back = { $side }: non si può restare presso { $space }. Dove si va?
ask-retreat-path = { $side }: ritirata da { $space } davanti a { $enemy }. Dove?
ask-take-city = { $space } è indifesa. La prendi?
ask-sack = { $space } è presa. Provi a saccheggiarla? Un dado sopra { $needed } riesce e frutta da { $least } a { $most }T.{ $marching ->
    [yes] {" "}In ogni caso un secondo dado sopra { $rating } mette fine alla marcia.
   *[no] {""}
  }
ask-militia = { $power }: arruoli la Milizia?
ask-place-militia = { $power }: dove compare la Milizia? { $left ->
    [one] Ne resta una.
   *[other] Ne restano { $left }.
  }

# ---- azioni

do-use-walls = Dietro le mura
do-open-field = In campo aperto
do-bid = { $number }T
do-elephants = { $number ->
    [one] 1 Elefante
   *[other] { $number } Elefanti
  }
do-general = { $leader }
do-try-re-roll = Prova a ripetere il tiro
do-re-roll-own = Ripeti il tiro del tuo dado
do-re-roll-enemy = Ripeti il tiro del nemico
do-use-engine = Usa la Helepolis
do-raise-die = Aggiungi { $number } al tuo dado
do-lower-die = Togli { $number } al dado del nemico
do-retreat = Ritirati
do-retreat-to = Ritirati: { $place }
do-retreat-by-sea = Ritirati per mare: { $place }
do-stay = Resta
do-stop-them = Fermali
do-force-out = Cacciali
do-lose = Perdi { $unit }
do-reduce = Riduci { $unit }
do-lose-ally = Perdi { $unit } di Pergamo
do-reduce-ally = Riduci { $unit } di Pergamo
do-lose-walls = Perdi un punto mura
do-lose-cheapest = Il resto da ciò che vale meno
do-take-city = Prendila
do-raze = Distruggila
do-leave-city = Lasciala
do-sack = Prova a saccheggiarla
do-spare = Risparmiala
do-raise-militia = Arruola la Milizia
do-militia = Milizia: { $place }

# ---- armate altrui

event-army-placed = { $side }: arrivo presso { $space }.
event-soldier-comes = Un soldato di ventura entra al servizio { $power ->
    [greece] della Grecia
    [the_east] dell’Oriente
    [macedon] della Macedonia
   *[other] di { $power }
  }.
event-recalled = Richiamo da { $place }: { $leader }.
event-dictator = { $power ->
    [greece] La Grecia
    [the_east] L’Oriente
    [macedon] La Macedonia
   *[other] { $power }
  } nomina un Dittatore: { $leader }.
event-pontus-comes = Il Ponto insorge, come vuole { $power ->
    [greece] la Grecia
    [the_east] l’Oriente
    [macedon] la Macedonia
   *[other] { $power }
  }.
event-pontus-ends = Il Ponto non c’è più.
event-slaves-rise = Gli schiavi insorgono contro { $power ->
    [greece] la Grecia
    [the_east] l’Oriente
    [macedon] la Macedonia
   *[other] { $power }
  } presso { $space }.
event-slaves-grow = Altri schiavi si uniscono a quelli presso { $space }.
event-rhodes-refits = Rodi allestisce per { $power ->
    [greece] la Grecia
    [the_east] l’Oriente
    [macedon] la Macedonia
   *[other] { $power }
  } { $number ->
    [one] una squadra
   *[other] { $number } squadre
  }.
event-ships-taken = { $power ->
    [greece] La Grecia
    [the_east] L’Oriente
    [macedon] La Macedonia
   *[other] { $power }
  } prende { $number ->
    [one] una squadra
   *[other] { $number } squadre
  } presso { $place }.
event-revolt-ends = La Rivolta degli schiavi contro { $power ->
    [greece] la Grecia
    [the_east] l’Oriente
    [macedon] la Macedonia
   *[other] { $power }
  } è finita.

ask-place-army = { $side }: dove compare? { $left ->
    [one] Resta un’unità.
   *[other] Restano { $left } unità.
}
ask-recall = { $power }: quale comandante lascia il posto a un Dittatore?
ask-dictator = { $power }: chi diventa Dittatore?
ask-pontic-moves = Il Ponto muove. Movimenti maggiori rimasti: { $majors }, minori: { $minors }.
ask-slave-placement = Dove insorgono gli schiavi contro { $power ->
    [greece] la Grecia
    [the_east] l’Oriente
    [macedon] la Macedonia
   *[other] { $power }
  }?
ask-which-slaves = Quali degli schiavi insorti contro { $power ->
    [greece] la Grecia
    [the_east] l’Oriente
    [macedon] la Macedonia
   *[other] { $power }
  } marciano?

do-army-at = Tutto ciò che resta presso { $place }
do-unit-at = { $unit } presso { $place }
do-recall = Richiama { $leader }
do-dictator = { $leader }
do-pontic-major = Movimento maggiore dell’armata presso { $place }
do-pontic-fleet = Movimento maggiore della flotta presso { $place }
do-pontic-minor = Movimento minore: { $unit } presso { $place }
do-slaves-at = Schiavi: { $place }
do-slave-army = Quelli presso { $place }

# ---- finestre

window-walls-in-defence = Mura in difesa
window-walls-in-defence-about = Sei attaccato dove hai una Città o un Borgo; se non ti si chiede, stai dietro le mura.
window-siege-bids = Perizia d’assedio
window-siege-bids-about = Si offrono talenti per un assedio; se non ti si chiede, non offri nulla.
window-elephants = Elefanti
window-elephants-about = I tuoi Elefanti si possono mandare in una Battaglia; se non ti si chiede, restano indietro.
window-optional-re-roll = Tiri ripetuti
window-optional-re-roll-about = Puoi provare a far tirare di nuovo un dado di Battaglia.
window-retreat = Ritirate
window-retreat-about = Un’armata sconfitta può ritirarsi, essere fermata o cacciata; se non ti si chiede, resti, e lasci stare gli altri.
window-battle-losses = Perdite
window-battle-losses-about = Scegli tu ciò che va perduto; se non ti si chiede, va ciò che vale meno.
window-militia = Milizia
window-militia-about = Hai perso una Battaglia in patria e puoi arruolare la Milizia.
name-odds__won = vittoria
name-odds__lost = sconfitta
name-odds__drawn = senza vincitore
name-odds__they-are-intercepted = vengono intercettati
name-odds__the-interception-fails = l’intercettazione fallisce
name-odds__it-is-sacked = è saccheggiata
name-odds__it-holds-out = resiste
