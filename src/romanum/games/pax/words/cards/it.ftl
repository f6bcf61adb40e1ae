# Pax Romana: il mazzo, le carte in mano e che cosa fanno.

# ---- che cosa è successo

event-draws-card = { $power ->
    [greece] La Grecia
    [the_east] L’Oriente
    [macedon] La Macedonia
   *[other] { $power }
  } pesca una carta e la tiene.
event-draws-card-known = { $power ->
    [greece] La Grecia
    [the_east] L’Oriente
    [macedon] La Macedonia
   *[other] { $power }
  } pesca { $card }.
event-draws-event = { $power ->
    [greece] La Grecia
    [the_east] L’Oriente
    [macedon] La Macedonia
   *[other] { $power }
  } pesca { $card }: ha effetto subito.
event-plays-card = { $power ->
    [greece] La Grecia
    [the_east] L’Oriente
    [macedon] La Macedonia
   *[other] { $power }
  } gioca { $card }.
event-discards-card = { $power ->
    [greece] La Grecia
    [the_east] L’Oriente
    [macedon] La Macedonia
   *[other] { $power }
  } scarta { $card }.
event-hires-for-card = { $power ->
    [greece] La Grecia
    [the_east] L’Oriente
    [macedon] La Macedonia
   *[other] { $power }
  } dà { $card } per dei Mercenari.
event-cancels-card = Un dio appare per aiutare { $power ->
    [greece] la Grecia
    [the_east] l’Oriente
    [macedon] la Macedonia
   *[other] { $power }
  }: { $card } ({ $victim }) non ha effetto.
event-card-idle = { $card } non ha effetto per { $power ->
    [greece] la Grecia
    [the_east] l’Oriente
    [macedon] la Macedonia
   *[other] { $power }
  }.
event-new-deck = Il mazzo è rimescolato: { $cards } carte.
event-political-scene = Un nuovo partito governa ({ $power }): { $cards ->
    [0] nessuna carta torna
    [one] una carta torna
   *[other] { $cards } carte tornano
  } nel mazzo, { $objectives ->
    [0] nessun Obiettivo
    [one] un Obiettivo
   *[other] { $objectives } Obiettivi
  } nella riserva.
event-foreign-policy = { $power ->
    [greece] La Grecia
    [the_east] L’Oriente
    [macedon] La Macedonia
   *[other] { $power }
  } cambia la politica estera { $target ->
    [greece] della Grecia
    [the_east] dell’Oriente
    [macedon] della Macedonia
   *[other] di { $target }
  }.
event-gives-back = { $power ->
    [greece] La Grecia
    [the_east] L’Oriente
    [macedon] La Macedonia
   *[other] { $power }
  } restituisce uno dei suoi Obiettivi precedenti.
event-conspiracy = { $leader }, presso { $place }, ha congiurato contro { $power ->
    [greece] la Grecia
    [the_east] l’Oriente
    [macedon] la Macedonia
   *[other] { $power }
  } ed è rimosso.
event-insurrection = { $power }: una Guarnigione presso { $place } non c’è più.
event-loses-marker = { $power ->
    [greece] La Grecia
    [the_east] L’Oriente
    [macedon] La Macedonia
   *[other] { $power }
  } perde questa Attivazione: gli dei sono in collera.
event-tribe-returns = Una Tribù compare presso { $space }.
event-mission = { $power ->
    [greece] La Grecia
    [the_east] L’Oriente
    [macedon] La Macedonia
   *[other] { $power }
  } manda una missione alla Tribù di { $space }.
event-mission-known = { $power ->
    [greece] La Grecia
    [the_east] L’Oriente
    [macedon] La Macedonia
   *[other] { $power }
  } manda una missione alla Tribù di { $space }: la sua forza è { $strength }.
event-better-ships = { $power ->
    [greece] La Grecia
    [the_east] L’Oriente
    [macedon] La Macedonia
   *[other] { $power }
  } ha navi migliori ({ $card }): ogni sua squadra di galee conta 3 PB per il resto del turno.
event-traitor = Un traditore porta { $power ->
    [greece] alla Grecia
    [the_east] all’Oriente
    [macedon] alla Macedonia
   *[other] a { $power }
  } una carta { $target ->
    [greece] della Grecia
    [the_east] dell’Oriente
    [macedon] della Macedonia
   *[other] di { $target }
  }.
event-traitor-known = Un traditore porta { $power ->
    [greece] alla Grecia
    [the_east] all’Oriente
    [macedon] alla Macedonia
   *[other] a { $power }
  } { $card } { $target ->
    [greece] della Grecia
    [the_east] dell’Oriente
    [macedon] della Macedonia
   *[other] di { $target }
  }.
event-adds-marker = { $power ->
    [greece] La Grecia
    [the_east] L’Oriente
    [macedon] La Macedonia
   *[other] { $power }
  } mette nella riserva un segnalino che si giocherà gratis.
event-ambush = { $power ->
    [greece] La Grecia
    [the_east] L’Oriente
    [macedon] La Macedonia
   *[other] { $power }
  } tende un’imboscata presso { $place } ({ $side }): dado { $die }, { $points } PB perduti.
event-delays = { $power ->
    [greece] La Grecia
    [the_east] L’Oriente
    [macedon] La Macedonia
   *[other] { $power }
  } è Cunctator per il resto del turno.
event-conquers = { $power ->
    [greece] La Grecia
    [the_east] L’Oriente
    [macedon] La Macedonia
   *[other] { $power }
  } ha un Conquistatore, e un secondo Movimento maggiore.
event-inventor = { $power }: un inventore si stabilisce presso { $space }.
event-helepolis = { $power ->
    [greece] La Grecia
    [the_east] L’Oriente
    [macedon] La Macedonia
   *[other] { $power }
  } costruisce una Helepolis presso { $place }.
event-surprise = { $power ->
    [greece] La Grecia
    [the_east] L’Oriente
    [macedon] La Macedonia
   *[other] { $power }
  } sorprende il nemico: { $shifts ->
    [one] { $shifts } spostamento
   *[other] { $shifts } spostamenti
  }.
event-naval-ambush = Navi da { $port } ({ $power }) tendono un’imboscata presso { $place } ({ $side }).
event-successor-wars = { $power ->
    [greece] La Grecia
    [the_east] L’Oriente
    [macedon] La Macedonia
   *[other] { $power }
  } muove l’armata greca presso { $place }: le guerre dei Diadochi continuano.
event-parts-ways = { $side }: l’alleanza con { $power ->
    [greece] la Grecia
    [the_east] l’Oriente
    [macedon] la Macedonia
   *[other] { $power }
  } è finita.
event-allied-with = { $side }: d’ora in poi alleanza con { $power ->
    [greece] la Grecia
    [the_east] l’Oriente
    [macedon] la Macedonia
   *[other] { $power }
  }.

# ---- domande

ask-aim-successor_wars = { $power }: quale armata greca va in guerra?
ask-aim-alliance = { $power }: con chi parli, o quale alleanza finisce?

ask-aim-change_in_foreign_policy = { $power }: di chi cambia la politica estera?
ask-aim-conspiracy = { $power }: quale comandante ha congiurato?
ask-aim-local_insurrection = { $power }: quale Guarnigione è rimossa?
ask-aim-dies_irae = { $power }: paghi { $talents }T ai sacerdoti?
ask-aim-tribal_resurgence = { $power }: dove compare una Tribù? { $left ->
    [one] È l’ultima.
   *[other] Ne restano { $left }.
  }
ask-aim-diplomatic_mission = { $power }: quale Tribù guardi? { $left ->
    [one] È l’ultima.
   *[other] Ne restano { $left }.
  }
ask-aim-independent_expansion = { $power }: dove sta la Guarnigione?
ask-aim-spies = { $power }: di chi guardi le carte?
ask-aim-traitor = { $power }: a chi prendi una carta?
ask-aim-stability_and_opportunity = { $power }: un segnalino gratis o un Obiettivo?
ask-aim-archimedes_effect = { $power }: in quale Città vive l’inventore?
ask-aim-poliorcates_effect = { $power }: quale armata riceve la Helepolis?
ask-aim-naval_ambush = { $power }: quale flotta sta in agguato?

ask-card-segment = { $power }: { $number ->
    [one] una carta
   *[other] { $number } carte
  } in mano; se ne possono tenere al massimo { $most }. Ne giochi?
ask-cancel-card = { $power }: annulli { $card } ({ $victim })?
ask-lay-down = { $power }: più di { $most ->
    [one] { $most } carta
   *[other] { $most } carte
  } in mano; quale scarti?
ask-carry-over = Quale carta tieni per il prossimo turno?
ask-hand-card-window = { $power }: giochi una carta adesso?
ask-raise-the-militia-card = { $power }: ci sono nemici in patria. Arruoli la Milizia?
ask-carthage-mercenaries = { $power }: spendi una carta e 2T per dei Mercenari?
ask-ambush = { $power }: passa un’armata. Le tendi un’imboscata?
ask-naval-ambush = { $power }: un trasporto si avvicina alle tue navi. Gli tendi un’imboscata?
ask-cunctator = { $power }: giochi Cunctator prima che si arrivi a un ripiegamento?
ask-battle-shift-cards = { $power }: gli spostamenti sono annunciati. Aggiungi quelli di una carta?

# ---- rifiuti

why-card-not-now = { $card } non si può giocare in questo momento.
why-card-not-held = { $card } non è nella tua mano.
why-too-many-cards = Hai in mano { $number } carte; se ne possono tenere al massimo { $most }.
why-allied-already = { $side }: l’alleanza con { $power ->
    [greece] la Grecia
    [the_east] l’Oriente
    [macedon] la Macedonia
   *[other] { $power }
  } c’è già.
why-nobody-to-ally = { $side }: non c’è più, o è in mano altrui.
why-talents-short = Hai { $talents }T e te ne servono { $needed }.
why-no-army-to-join = Lì non c’è nessuna tua armata a cui unirsi.
why-slaves-stay = Contro di te non possono insorgere schiavi.
why-no-leader = Non hai comandanti sulla mappa.
why-no-objectives = Non ci sono Obiettivi.
why-no-tribe-near = Nessuna pedina Tribù che non conosci è entro { $reach ->
    [one] { $reach } collegamento terrestre
   *[other] { $reach } collegamenti terrestri
  } dalle tue unità terrestri da combattimento.
why-no-room = Nessuno Spazio libero è entro { $reach ->
    [one] { $reach } collegamento terrestre
   *[other] { $reach } collegamenti terrestri
  } dalle tue unità terrestri da combattimento.
why-no-dictator = A un Dittatore servono un’armata nemica in patria, Roma in mano tua e un comandante da sostituire.
why-no-soldier = Il soldato di ventura non può venire.
why-pontus-is-there = Il Ponto è in gioco.
why-no-room-in-pontus = Nessuno Spazio del Ponto è libero.
why-has-technology = Le tue navi hanno già la loro tecnologia.
why-nobody-has-cards = Nessun altro ha una carta in mano.
why-not-stable = Non sei Stabile.
why-nobody-to-ambush = Non c’è un’armata di un altro giocatore a cui tendere un’imboscata.
why-own-army = È la tua.
why-at-home = Quell’armata è nel suo Territorio patrio.
why-has-played-conqueror = In questo turno hai già giocato Conquistatore.
why-has-played-cunctator = In questo turno hai già giocato Cunctator.
why-is-cunctator = Sei già Cunctator.
why-needs-no-cunctator = A questo ripiegamento non cambierebbe nulla.
why-no-elite-leader = Non hai comandanti d’élite sulla mappa.
why-expansion-has-begun = La tua Espansione è già cominciata.
why-no-city = Sulla mappa non c’è nessuna Città.
why-not-your-battle = Non è una tua Battaglia.
why-turmoil = Porterebbe al Tumulto.
why-no-enemy-at-home = In patria non hai unità terrestri da combattimento nemiche.
why-no-fleet-near = Nessuna tua flotta è entro { $reach ->
    [one] { $reach } collegamento navale
   *[other] { $reach } collegamenti navali
  }.

# ---- azioni

do-end-alliance = Rompi l’alleanza: { $other }

do-pay-priests = Paga i sacerdoti
do-lose-marker = Perdi l’Attivazione
do-remove-garrison = { $power }: { $place }
do-add-marker = Un segnalino gratis
do-add-objective = Un Obiettivo
do-fleet-of = La flotta presso { $place }

do-play = Gioca { $card }
do-discard = Scarta { $card }
do-hire-for = Dai { $card } per dei Mercenari
do-keep-card = Tieni { $card }
do-keep-none = Non tenerne nessuna

# ---- finestre in cui una potenza può voler non essere interpellata

window-hand-card-window = Carte in ogni momento
window-hand-card-window-about = Un’altra potenza agisce, e tu hai in mano una carta che si può giocare adesso.
window-carthage-mercenaries = Carte per Mercenari
window-carthage-mercenaries-about = Un’altra potenza agisce, e Cartagine può dare una carta e 2T per dei Mercenari.
window-raise-the-militia-card = Arruolare la Milizia
window-raise-the-militia-card-about = Ci sono nemici in patria, e tu hai in mano la carta che arruola la Milizia.
window-deus-ex-machina = Deus ex Machina
window-deus-ex-machina-about = Un’altra potenza pesca o gioca una carta, e tu puoi annullarla.
window-ambush = Imboscata
window-ambush-about = Un’armata di un’altra potenza è su un Punto di transito terrestre, e tu puoi tenderle un’imboscata.
window-naval-ambush = Imboscata navale
window-naval-ambush-about = Un trasporto si avvicina alle tue navi, e tu puoi tendergli un’imboscata.
window-cunctator = Cunctator
window-cunctator-about = Sei attaccato, e Cunctator ti farebbe ripiegare di nuovo, o senza vergogna.
window-battle-shift-cards = Sorpresa tattica
window-battle-shift-cards-about = Gli spostamenti di una tua Battaglia sono annunciati, e tu puoi aggiungerne.
wish-never = Non in questo turno
