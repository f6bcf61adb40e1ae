# Pax Romana: movimento a terra e per mare, intercettazione, ripiegamento, logoramento.

# ---- che cosa è successo

event-breaks-down = { $side }: presso { $place } { $number } { $unit } si scompone in { $garrisons ->
    [one] una Guarnigione
   *[other] { $garrisons } Guarnigioni
  }.
event-razes = { $side }: distrutto ciò che possedeva presso { $place }.
event-intercepts = { $side }: da { $place } { $leader } prova a intercettare presso { $space }: { $total }, serve { $needed }: { $success ->
    [yes] arriva
   *[no] non arriva
  }.
event-withdraws = { $side }: si ripiega da { $place }, dado { $die }, { $mp } PM.
event-garrisons-fall = { $side }: presso { $space } { $number ->
    [one] cade una Guarnigione
   *[other] cadono { $number } Guarnigioni
  }.
event-attrition = { $side }: logoramento presso { $place }, dado { $die }, { $losses } di { $units } unità.
event-unit-lost = { $side }: perdita presso { $place }: { $unit }.
event-reduced = { $side }: riduzione presso { $place }: { $unit }.
event-parts = { $side }: l’armata presso { $place } lascia il suo alleato e va verso { $space }.
event-continuity = { $side }: tiro di Continuità presso { $place }, { $total } contro { $needed }: { $goes_on ->
    [yes] si prosegue
   *[no] il movimento è finito
  }.
event-weather = Il mare presso { $place }, dado { $die }: { $what ->
    [storm] una tempesta ({ $side })
    [off-course] il vento porta fuori rotta ({ $side })
   *[calm] non succede nulla ({ $side })
  }.
event-storm = { $side }: colpisce la tempesta presso { $place }: { $die }.
event-ships-lost = { $side }: presso { $place } si { $number ->
    [one] perde una squadra di galee
   *[other] perdono { $number } squadre di galee
  }.
event-fleet-lost = { $side }: la flotta presso { $place } è perduta.
event-no-escort = { $side }: presso { $place } non ci sono navi per difendersi.
event-naval-battle = Battaglia navale presso { $place }: { $attacker } { $attack }, { $defender } { $defence }.
event-sea-winner = { $side }: vittoria per mare; dado { $die }.
event-flees = { $side }: la flotta sconfitta fa rotta su { $place }.
event-fleet-withdraws = { $side }: la flotta ripiega da { $place }.
event-pirates-come = Pirati compaiono presso { $place }.
event-pirate-hunt = { $side }: contro i Pirati presso { $place }, { $total }, serve { $needed }: { $won ->
    [yes] i Pirati sono scacciati
   *[no] l’attacco è respinto
  }.
event-no-toll = { $side }: presso { $place } il pedaggio non è pagato.

event-pergamene-leader = Pergamo cerca un comandante: dado { $die }; { $leader } arriva presso { $place }.

# ---- domande

ask-kinsmen = { $power }: ci sono Greci presso { $place }. Li prendi con te o li attacchi?
ask-company = { $side }: anche qui c’è un’armata, presso { $place }. Marcia con la tua?

ask-minor-move = { $side }, { $place }: quale unità o comandante muove?
ask-pick-units = { $side }, { $place }: chi resta? Tutti gli altri partono.
ask-bring-units = { $side }, { $place }: quali unità?
ask-march = { $side }, presso { $place }: { $mp } PM. Dove?
ask-interception = { $side }: truppe sono giunte presso { $place }. Chi intercetta?
ask-behind-walls = { $place }: chi resta dietro le mura?
ask-withdrawal = { $side }: truppe entrano presso { $place }. Resisti o ripieghi?
ask-hinder = { $place }: la tua Cavalleria ostacola il ripiegamento ({ $by } PM in meno)?
ask-withdraw-to = { $side }: si ripiega da { $place }, { $mp } PM. Dove?
ask-attrition = { $place }: che cosa va perduto? Ancora { $left }.
ask-parting = { $power }: dove va l’armata che lascia il suo alleato presso { $place }?
ask-sail = { $side }: { $ships ->
    [one] una squadra di galee
   *[other] { $ships } squadre di galee
  } presso { $place }. Dove?
ask-stopped = { $side }: la flotta è Fermata presso { $place }. Provi a proseguire?
ask-escort = { $place }, { $side }: quante squadre di galee vengono?
ask-port-passage = { $side }: una flotta è nel tuo Porto di { $place }; lì è Fermata, se non la lasci proseguire.
ask-hail = { $side }: ci sono navi presso { $place }. Attacchi?
ask-naval-response = { $side }: una flotta arriva presso { $place }. Combatti, ripieghi o la lasci proseguire?
ask-naval-attacked = { $side }: la tua flotta presso { $place } è attaccata. Combatti o ripieghi?
ask-blockade = { $side }: truppe salgono sulle navi presso { $place } per ripiegare. Le combatti con la tua flotta o le lasci passare?
ask-naval-course = { $side }: dove ripiega la flotta?
ask-permission = { $side }: la flotta può passare per { $place }?
ask-find-haven = { $side }: in quale Porto va la flotta sconfitta?
ask-line-over-rhodes = { $power }: paghi { $talents }T a Rodi perché l’armata presso { $place } non sia tagliata fuori?
ask-rhodes-toll = { $power }: paghi { $talents }T a Rodi?
ask-pirates = { $power }: dove compaiono i Pirati?

# ---- azioni

do-major = Movimento maggiore da { $place }
do-major-fleet = Movimento maggiore della flotta presso { $place }
do-major-of = Movimento maggiore da { $place } ({ $other })
do-major-fleet-of = Movimento maggiore della flotta presso { $place } ({ $other })
do-conquest = Secondo Movimento maggiore da { $place }
do-guest = Movimento gratis dell’ospite presso { $place }
do-minor = Movimento minore da { $place }
do-minor-of = Movimento minore da { $place } ({ $other })
do-unit = { $unit }
do-leave = Lascia { $number } { $unit }
do-bring = Prendi { $number } { $unit }
do-leave-leader = Lascia { $leader }
do-bring-leader = Prendi { $leader }
do-ready = Pronto
do-to = Verso { $place }
do-pick-up = Prendi unità
do-drop-off = Lascia unità
do-break-down = Scomponi in Guarnigioni { $number } { $unit }
do-destroy = Distruggi la Città o il Borgo
do-halt = Fermati
do-embark = Imbarcati
do-sail-to = Naviga verso { $place }
do-debark = Sbarca
do-escort = { $number ->
    [one] 1 squadra di galee
   *[other] { $number } squadre di galee
  }
do-attack = Attacca
do-let-pass = Lasciala proseguire
do-intercept = Intercetta da { $place }
do-intercept-of = Intercetta da { $place } ({ $other })
do-intercept-leader = Parte { $leader }
do-behind-walls = Dietro le mura: { $number } { $unit }
do-withdraw = Ripiega
do-withdraw-by-sea = Ripiega per mare: { $place }
do-stand = Resisti
do-hinder = Ostacolali
do-roll-on = Prova la Continuità
do-lose-unit = Perdi { $unit }
do-reduce-unit = Riduci { $unit }
do-pay-toll = Paga il pedaggio
do-pirates = Pirati: { $place }

# ---- perché no

why-not-in-play = { $place } non è in gioco in questo scenario.
why-shut-out = In questo scenario queste truppe non possono entrare in questo luogo ({ $place }).
why-militia-at-home = La Milizia non lascia mai il suo Territorio patrio.
why-out-of-bounds = Questa armata non può andare presso { $place }.
why-stays-in-greece = Questa armata resta in Grecia.
why-goes-to-greece = Deve andare avanti, in Grecia.
why-nobody-to-attack = Ci sono nemici presso { $place }, e qui nessuno può attaccarli.
why-strait-held = { $place } è in mano d’altri: contro di loro non si passa uno Stretto.
why-strait-guarded = Navi nemiche sorvegliano lo Stretto verso { $place }.
why-too-few-points = Verso { $place } { $needed ->
    [one] serve 1 PM
   *[other] servono { $needed } PM
  }; ne hai { $had }.
why-too-few-mp = { $needed ->
    [one] Serve 1 PM
   *[other] Servono { $needed } PM
  }; ne hai { $had }.
why-no-way-beyond = Da { $place } si deve proseguire: servono { $needed } PM, e ne hai { $had }.
why-no-way-on = Da { $place } nessuna via prosegue, e nessuno può restarvi.
why-no-points-to-attack = Per entrare presso { $place } e attaccare servono { $needed } PM; ne hai { $had }.
why-one-unit-moves = È un Movimento minore: non si prendono altre unità.
why-own-home = { $place } è nella tua patria: nessuno distrugge le proprie Città e i propri Borghi.
why-not-in-transit = Nessuna unità si ferma in un Punto di transito.
why-passes-only = Gli invasori qui passano; non restano.
why-slaves-march = Gli schiavi devono marciare oltre.
why-not-by-sea = Questa armata non va per mare.
why-no-way-out = Per attaccare { $place } dal mare servono { $needed } PM, uno per sbarcare altrove; ne hai { $had }.
why-not-on-deep-sea = Nessuna flotta finisce il suo movimento in alto mare.
why-aboard = C’è un’armata a bordo: sbarca o naviga oltre.
why-toll-unpaid = Il pedaggio di Rodi non è stato pagato: questa flotta può solo tornare a { $place }.
why-been-there = Questa flotta viene da { $place }; non va avanti e indietro tra Porti.
why-not-sailed = Chi si è imbarcato presso { $place } prima naviga; altrimenti annulla il passo.
why-cyprus-shut = In questo turno Cipro è chiusa alle navi.
why-needs-ships = La flotta presso { $place } va attaccata, e non ci sono navi per farlo.
why-nobody-to-move = Nessuno presso { $place } può muovere.
why-no-major-left = Non restano Movimenti maggiori.
why-no-minor-left = Non restano Movimenti minori.
why-mutiny = Gli equipaggi presso { $place } sono in ammutinamento.
why-cannot-intercept = Da lì nessuno può intercettare.

# ---- che cosa può succedere per via

risk-attack = un attacco
risk-attrition = logoramento sulle Alpi
risk-interception = intercettazione
risk-weather = una fermata per il tempo
risk-continuity = lì la fine del viaggio
risk-storm = una tempesta
risk-fleets = navi nemiche, che possono combattere o lasciar passare
risk-sea-fight = un combattimento per mare
risk-pirates = Pirati
risk-toll = il pedaggio di Rodi
risk-passage = un padrone del porto, che può lasciarla passare o fermarla

# ---- finestre

window-interception = Intercettazioni
window-interception-about = Un’armata nemica muove o sbarca accanto a una tua armata o a un tuo comandante; se non ti si chiede, la lasci passare.
window-interception-concerns = Entra nella tua patria, o in uno Spazio che tieni o dove sei.
window-active-intercepts = Intercettazione di chi cede
window-active-intercepts-about = Un’armata nemica ripiega o va in ritirata accanto a una tua armata o a un tuo comandante; se non ti si chiede, la lasci andare.
window-active-intercepts-concerns = Entra nella tua patria, o in uno Spazio che tieni o dove sei.
window-interception-walls = Dietro le mura prima di un’intercettazione
window-interception-walls-about = Intercetti dove hai una Città o un Borgo; se non ti si chiede, nessuno resta dietro le mura.
window-pre-battle-withdrawal = Ripiegamento prima della Battaglia
window-pre-battle-withdrawal-about = Una tua armata sta per essere attaccata; se non ti si chiede, resiste.
window-naval-response = Flotte che incontrano le tue
window-naval-response-about = Una flotta arriva dove ci sono tue navi e non attacca; se non ti si chiede, la lasci passare.
window-naval-withdrawal = Flotte in fuga
window-naval-withdrawal-about = Una flotta che ripiega passerebbe accanto a tue navi; se non ti si chiede, rifiuti.
window-port-passage = Flotte nei tuoi Porti
window-port-passage-about = Una flotta entra in un tuo Porto dove non hai navi; se non ti si chiede, è Fermata.
