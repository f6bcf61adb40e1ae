# Pax Romana in italiano: ciò che tutte le parti delle regole hanno in comune. I nomi latini restano latini.
# Le potenze stanno con l’articolo dove l’italiano lo vuole; chi altro combatte sta senza, davanti ai due punti.

# ---- che cosa è successo

event-stability = { $power }: Stabilità { SIGNED($by) }, ora { SIGNED($level) } ({ $why ->
    [province-gained] una Provincia guadagnata
    [province-lost] una Provincia perduta
    [capital-lost] la Capitale perduta
    [capital-regained] la Capitale ripresa
    [harvest] un buon raccolto
    [famine] carestia e siccità
    [rich] casse piene
    [poor] casse vuote
    [check] nessuno ne è scosso
    [circuses] pane e giochi non pagati
    [disorder] disordini non repressi
    [civil-war] la guerra civile è finita
    [successor-wars] le guerre dei Diadochi
    [barbarians] Barbari vicino alla Capitale
    [rebellion] una Ribellione
    [militia] Milizia arruolata
    [slaves] gli schiavi sono insorti
    [slaves-gone] la Rivolta degli schiavi è finita
    [withdrawal] un ripiegamento in patria
    [most-points] più punti di tutti in questo turno
    [fewest] meno punti di tutti in questo turno
    [capital-still-lost] una Capitale ancora in mani altrui
    [too-many-soldiers] troppi soldati per ciò che possiede
    [conspiracy] una congiura
    [political-scene] governa un nuovo partito
   *[other] { $why }
  }).
event-pays = { $power ->
    [greece] La Grecia
    [the_east] L’Oriente
    [macedon] La Macedonia
   *[other] { $power }
  } paga { $talents }T per { $what ->
    [agreement] l’accordo
    [alliance] l’alleanza
    [circuses] pane e giochi
    [city] una Città
    [helepolis] una Helepolis
    [maintenance] il mantenimento
    [manpower] le nuove truppe
    [marker] la sua Attivazione
    [mercenaries] i Mercenari
    [mutiny] la fine di un ammutinamento
    [priests] i sacerdoti
    [rebuilding] un’unità Ridotta
    [ships] le navi
    [siege] la Perizia d’assedio
    [toll] il pedaggio
    [town] un Borgo
    [units] i soldati
    [walls] le mura
   *[other] { $what }
  }; { $left ->
    [0] non resta nulla
    [one] resta 1T
   *[other] restano { $left }T
  }.
event-earns = { $power ->
    [greece] La Grecia
    [the_east] L’Oriente
    [macedon] La Macedonia
   *[other] { $power }
  } riceve { $talents }T { $what ->
    [agreement] dall’accordo
    [income] dalle sue Province
    [plunder] dal saccheggio
    [toll] dal pedaggio
   *[other] { $what }
  }; ora ha { $left }T.
event-province = { $province }: { $power ->
    [greece] La Grecia
    [the_east] L’Oriente
    [macedon] La Macedonia
   *[other] { $power }
  } prende il Controllo, { $loser ->
    [greece] la Grecia
    [the_east] l’Oriente
    [macedon] la Macedonia
   *[other] { $loser }
  } lo perde.
event-capital = { $space }, Capitale { $power ->
    [greece] della Grecia
    [the_east] dell’Oriente
    [macedon] della Macedonia
   *[other] di { $power }
  }, è { $held ->
    [yes] di nuovo sua
   *[no] in mani altrui
  }.
event-leader-dies = Morto presso { $place }: { $leader }.
event-sets-out = { $side }: partenza da { $place }{ $leader ->
    [nobody] {" "}senza comandante
   *[other] , comanda { $leader }
  }, { $mp } PM.
event-tribe = La Tribù di { $space } mostra la sua forza: { $strength }.
event-spies = Spie guardano le carte in mano { $power ->
    [greece] alla Grecia
    [the_east] all’Oriente
    [macedon] alla Macedonia
   *[other] a { $power }
  }.
event-spies-known = Spie guardano le carte in mano { $power ->
    [greece] alla Grecia
    [the_east] all’Oriente
    [macedon] alla Macedonia
   *[other] a { $power }
  }: { $cards }.
event-objective-drawn = { $power ->
    [greece] La Grecia
    [the_east] L’Oriente
    [macedon] La Macedonia
   *[other] { $power }
  } pesca un Obiettivo.
event-objective-drawn-known = { $power ->
    [greece] La Grecia
    [the_east] L’Oriente
    [macedon] La Macedonia
   *[other] { $power }
  } pesca l’Obiettivo { $objective }.
event-mutiny-ends = { $side }: gli equipaggi presso { $place } sono pagati e obbediscono di nuovo.
event-garrison-placed = { $side }: una Guarnigione presso { $place }.

# ---- domande

ask-free-garrison = { $power }: dove comincia una Guarnigione? { $left ->
    [one] È l’ultima.
   *[other] Ne restano { $left }.
  }

# ---- azioni

do-done = Fatto
do-yes = Sì
do-no = No
do-no-offer = Nessuna offerta
do-accept = Accetta
do-refuse = Rifiuta
do-at = { $place }
do-in = { $province }
do-name = { $power }
do-leader = { $leader }
do-number = { $number }
do-end-mutiny = Paga gli equipaggi ammutinati

# ---- perché no

why-crews-too-dear = Gli equipaggi ammutinati vogliono { $talents }T; ce ne sono { $had }.

# ---- che cosa si può cercare nella cronaca, e secondo che cosa si conta la fortuna

topic-marches = Marce e viaggi per mare
topic-battles = Battaglie
topic-lands = Terre e città
topic-treasuries = Erari e Stabilità
topic-diplomacy = Diplomazia
topic-events = Eventi e carte
topic-turns = Turni e punti
luck-battles = Battaglie
    .counted = Battaglie vinte
luck-sea-battles = Battaglie navali
    .counted = Battaglie navali vinte
luck-interceptions = Intercettazioni
    .counted = Intercettazioni riuscite
luck-voyages = Continuità
    .counted = viaggi proseguiti

# ---- che cosa dice lo schermo

screen-turn = Turno { $number }
screen-scoring = Come si contano i punti
screen-map = Mappa del Mediterraneo. Le frecce vanno da un luogo all’altro, Invio agisce, il punto interrogativo chiede perché no, il punto va al prossimo luogo dove puoi agire. Ora { $places ->
    [one] si può scegliere { $places } luogo
   *[other] si possono scegliere { $places } luoghi
  }.
screen-headline = { $scenario }, { $year } a.C. (turno { $turn } di { $last }). { $phase }
screen-headline-active = { $scenario }, { $year } a.C. (turno { $turn } di { $last }). Attivazione: { $power }
screen-phase-income = Entrate
screen-phase-maintenance = Mantenimento
screen-phase-removal = Rimozione
screen-phase-leaders = Scelta dei comandanti
screen-phase-manpower = Uomini
screen-phase-activation = Attivazioni
screen-phase-attrition = Logoramento
screen-phase-victory = Vittoria
screen-phase-order = Ordine di gioco
screen-active = { $power } (ora)
screen-then = { $power }
screen-pool = { $markers ->
    [one] 1 segnalino nella riserva
   *[other] { $markers } segnalini nella riserva
  }
screen-first-round = primo round
screen-activations = Segnalini in arrivo
screen-powers = Potenze
screen-you = (tu)
screen-score = { $vp } PV
screen-score-help = Punti vittoria
screen-purse = { $talents }T, Stabilità { $stability }
screen-in-turn = A chi tocca, e chi segue
screen-talents = Talenti
screen-talents-help = Che cosa c’è nell’erario
screen-stability = Stabilità
screen-range-stable = Stabile
screen-range-unrest = Malcontento
screen-range-turmoil = Tumulto
screen-gop = PG
screen-gop-help = Punti geografici: Province, Territori e Obiettivi
screen-cvp = PC
screen-cvp-help = Punti civiltà: Città e Borghi
screen-allied = Alleanza con
screen-cards = Carte
screen-objectives = Obiettivi
screen-promises = Promesse
screen-promise-peace = { $who } ha promesso la pace a { $whom } (turno { $turn })
screen-promise-spare = { $who } ha promesso a { $whom } di lasciare in pace { $about } (turno { $turn })
screen-promise-attack = { $who } ha promesso a { $whom } di attaccare { $about } (turno { $turn })
screen-promise-attacked = { $who } ha promesso a { $whom } di attaccare { $about }, e lo ha fatto (turno { $turn })
screen-column-vp = Punti vittoria
screen-column-gop = Punti geografici
screen-column-cvp = Punti civiltà
screen-column-treasury = Erario
screen-column-provinces = Province
screen-column-cities = Città
screen-column-towns = Borghi
screen-column-lcu = Unità terrestri da combattimento
screen-column-heavies = Legioni e Fanteria pesante
screen-column-galleys = Squadre di galee
screen-vp-about = I punti che vincono la partita
screen-gop-about = Quanto contano Province, Territori e Obiettivi
screen-cvp-about = Quanto contano Città e Borghi
screen-treasury-about = Talenti disponibili
screen-provinces-about = Province sotto Controllo
screen-cities-about = Città possedute
screen-towns-about = Borghi posseduti
screen-lcu-about = Unità che combattono a terra
screen-heavies-about = Rispetto al numero che non costa mantenimento
screen-galleys-about = Navi: ognuna costa mantenimento
screen-provinces = Province
screen-lord = Controllo: { $side }
screen-no-lord = Nessuno ne ha il Controllo
screen-pays = rende { $coins }T
screen-coins = { $coins }T
screen-majority = { $majority ->
    [one] { $majority } Spazio è
   *[other] { $majority } Spazi sono
  } più della metà
screen-is-yours = È tua
screen-one-more = Ancora uno Spazio e sarà tua: { $places }
screen-more = Ancora { $needs ->
    [one] { $needs } Spazio
   *[other] { $needs } Spazi
  } e sarà tua
screen-held-by = in mano a { $side }
screen-capital = Capitale
screen-sign-port = Porto
screen-sign-fortress = Fortezza di montagna
screen-sign-mine = miniera d’argento
screen-kind-land = Punto di transito terrestre
screen-kind-naval = Punto di transito navale
screen-kind-deep = Alto mare
screen-city-of = Città ({ $side }), { $walls ->
    [one] { $walls } punto mura
   *[other] { $walls } punti mura
  }
screen-town-of = Borgo ({ $side }), { $walls ->
    [one] 1 punto mura
   *[other] { $walls } punti mura
  }
screen-tribe-known = una Tribù di forza { $strength }
screen-tribe-unknown = una Tribù di forza ignota
screen-pirates = Pirati
screen-moved = ha mosso
screen-ratings = Tattica { $tactical }, Campagna { $campaign }
screen-sheet = Pedine
screen-sheet-leave = Partono: fai clic su chi resta
screen-sheet-bring = Fai clic su chi viene
screen-sheet-walls = Fai clic su chi resta dietro le mura
screen-sheet-break = Fai clic su chi si scompone in Guarnigioni
screen-sheet-lose = Fai clic su ciò che va perduto
screen-sheet-reduce = O fai clic su ciò che viene Ridotto
screen-ledger = Libri
screen-ledger-plan = Il tuo piano
screen-ledger-maintenance = Mantenimento
screen-ledger-treasury = Nell’erario
screen-ledger-upkeep = Navi, e soldati oltre il Massimo
screen-ledger-heavies = Legioni e Fanteria pesante; { $maximum } non costano mantenimento
screen-ledger-income = Entrate allo stato attuale
screen-left = restano { $talents }T
screen-books = nell’erario; allo stato attuale entrate { $income }T, mantenimento { $upkeep }T
screen-order-raise = Arruola { $number } { $unit } presso { $place }
screen-order-build = Costruisci { $number ->
    [one] 1 squadra di galee
   *[other] { $number } squadre di galee
  } presso { $place }
screen-order-rebuild = Ristabilisci { $number } { $unit } presso { $place }
screen-order-hire = Assolda { $number } { $unit } presso { $place }
screen-order-buy = Compra { $number ->
    [one] un Obiettivo
   *[other] { $number } Obiettivi
  }
screen-order-replace = Rimpiazza { $number ->
    [one] una nave
   *[other] { $number } navi
  } di Rodi
screen-order-unite = Unisci il regno
screen-order-drop = Rinuncia a { $number } { $unit } presso { $place }
screen-order-station = { $place }
screen-talks = Colloqui: { $power } e { $partner }
screen-talks-draft = I tuoi patti per { $partner }
screen-talks-proposed = Proposta di { $power } a { $partner }
screen-talks-left = { $left ->
    [one] si può fare ancora una proposta
   *[other] si possono fare ancora { $left } proposte
  }
screen-talks-none = Ancora nulla di scritto.
screen-term-offer-talents = { $power } dà { $number }T
screen-term-want-talents = { $partner } dà { $number }T
screen-term-offer-ships = { $power } dà { $number ->
    [one] 1 squadra di galee
   *[other] { $number } squadre di galee
  } presso { $place }
screen-term-want-ships = { $partner } dà { $number ->
    [one] 1 squadra di galee
   *[other] { $number } squadre di galee
  } presso { $place }
screen-term-offer-hired = { $power } dà { $unit } ({ $number ->
    [0] ogni unità
   *[other] { $number }
  }) presso { $place }
screen-term-want-hired = { $partner } dà { $unit } ({ $number ->
    [0] ogni unità
   *[other] { $number }
  }) presso { $place }
screen-term-offer-town = { $power } cede { $place }
screen-term-want-town = { $partner } cede { $place }
screen-term-offer-card = { $power } dà una carta
screen-term-offer-card-known = { $power } dà { $card }
screen-term-want-card = { $partner } dà una carta
screen-term-show-objective = { $power } mostra un Obiettivo
screen-term-offer-alliance = Alleanza: { $power } e { $partner }
screen-term-promise-peace = { $power } mantiene la pace
screen-term-want-peace = { $partner } mantiene la pace
screen-term-promise-attack = { $power } attacca { $target }
screen-term-want-attack = { $partner } attacca { $target }
screen-battle-at = Battaglia presso { $place }
screen-steps = Passi della Battaglia
screen-step-1 = 1. Si paga l’attacco
screen-step-2 = 2. Ripiegamento prima della Battaglia
screen-step-3 = 3. Mura, e offerte segrete per la Perizia d’assedio
screen-step-4 = 4. Elefanti
screen-step-5 = 5. Punti battaglia
screen-step-6 = 6. Rapporto di forze
screen-step-7 = 7. Un dado a testa
screen-step-8 = 8. Si sommano gli spostamenti
screen-step-9 = 9. Si spendono gli spostamenti
screen-step-10 = 10. Chi ha vinto
screen-step-11 = 11. Ritirarsi o restare
screen-step-12 = 12. Perdite
screen-step-13 = 13. Riordino
screen-step-14 = 14. La vita dei comandanti
screen-step-15 = 15. Che cosa ne segue
screen-attacks = attacca
screen-defends = difende
screen-walls = mura { $walls }
screen-shifts = Spostamenti
screen-shift-odds = Rapporto di forze
screen-shift-cavalry = Cavalleria
screen-shift-leaders = Comandante migliore
screen-shift-fortress = Fortezza di montagna
screen-shift-amphibious = Dal mare
screen-shift-siege = Perizia d’assedio
screen-shift-archimedes = Un inventore in Città
screen-shift-helepolis = Helepolis
screen-shift-cards = Carte
screen-net = In vantaggio di { $shifts }: { $side }
screen-net-none = Nessuno è in vantaggio
screen-tenths = L’attaccante perde il { $attacker }%, il difensore il { $defender }%
screen-chances = L’attaccante: vittoria { $won }, parità { $drawn }, sconfitta { $lost }
screen-play = Gioca
screen-worth-vp = { $vp } PV
screen-worth-gop = { $gop } PG
screen-progress = { $has } su { $total }
screen-lacks = Manca: { $names }
screen-complete = È tutto tuo
screen-barred = La tua potenza non può usarlo
screen-no-hand = Non hai in mano né carte né Obiettivi.
screen-units = Unità
screen-unit = Unità
screen-up-to = Fino a
screen-moves = Punti movimento
screen-move-space = Uno Spazio
screen-move-fortress = Una Fortezza di montagna
screen-move-strait = Uno Stretto
screen-move-alpine = Un Passo alpino
screen-move-attack = Un attacco, in più
screen-move-embark = Imbarcarsi
screen-move-sail = Navigare
screen-move-debark = Sbarcare
screen-hope-intercept = intercettare
screen-hope-intercept-of = intercettare
screen-hope-roll-on = proseguire
screen-hope-sack = saccheggiare
screen-hope-stop-them = fermarli
screen-hope-try-re-roll = ripetere il tiro
screen-wastes-majors = { $majors ->
    [one] Resta un Movimento maggiore.
   *[other] Restano { $majors } Movimenti maggiori.
  }
screen-wastes-minors = { $minors ->
    [one] Resta un Movimento minore.
   *[other] Restano { $minors } Movimenti minori.
  }
screen-lot = { $scenario }: la tua parte è { $power }. { $victory }
screen-otherwise = Altrimenti chi ha più { $final ->
    [gop] PG
    [provinces] Province di un Territorio
   *[vp] PV
 } alla fine, come conta lo scenario.
screen-mark-battle-begins = Battaglia
screen-mark-naval-battle = Battaglia navale
screen-mark-captures = presa
screen-mark-sack = saccheggio
screen-mark-leader-dies = cade un comandante
screen-mark-fleet-lost = si perde una flotta
screen-mark-pirates-come = Pirati
screen-mark-retreats = ritirata

# ---- per la prima partita: di che cosa tratta una domanda, passo per passo

tip-Expansion = Movimenti maggiori e minori
    .text = Un Movimento maggiore porta un’armata con il suo comandante fin dove glielo permettono un dado e il valore di Campagna; un Movimento minore è una sola unità o un solo comandante. Fai clic su un luogo con tue pedine.
tip-March = In marcia
    .text = Clicca dove deve andare l’armata: si vede la via, con quanto costa e chi può intercettare. Si ferma da sola dove succede qualcosa.
tip-Picking = Chi viene?
    .text = Vengono tutti, a meno che tu lasci qualcuno: fai clic sulle pedine che restano, poi su Pronto.
tip-ManpowerPlans = Un piano segreto
    .text = Tutti scrivono nello stesso momento che cosa arruolare e comprare; nessuno lo vede prima che tutti abbiano finito. Il libro accanto alla mappa dice che cosa resta.
tip-MaintenancePlans = Mantenimento
    .text = Le navi, e le legioni oltre il tuo Massimo, costano talenti. A ciò che non puoi o non vuoi pagare rinunci qui.
tip-Payment = Si pesca un segnalino
    .text = Ogni Attivazione costa talenti. Senza pagare puoi convocare un Incontro, o lasciarla decadere.
tip-ChooseOperation = Espansione o Reclutamento
    .text = L’Espansione muove armate e flotte e costruisce; il Reclutamento ne arruola subito di nuove.
tip-SpendShifts = Spostamenti
    .text = Aggiungili al tuo dado per far più male al nemico, o toglili dal suo per perdere meno. Vince il dado più alto.
tip-Draft = Patti
    .text = Metti insieme ciò che offri e ciò che vuoi, riga per riga, poi proponilo. Le promesse si scrivono, ma nessuno è costretto a mantenerle.
# ---- di che cosa tiene conto un consiglio

part-points = Punti vittoria
part-gop = Punti geografici
part-cvp = Punti civiltà
part-spaces = Spazi
part-bp = Punti battaglia sulla mappa
part-talents = Talenti
part-stability = Stabilità

# Ordini: risposte alle finestre, e gli altri tipi di domande a cui possono rispondere.
answer-interception-accept = Intercetta dove c’è una sola via
answer-pre-battle-withdrawal-decline = Resisti sempre
answer-pre-battle-withdrawal-accept = Ripiega dove c’è una sola via
answer-pre-battle-withdrawal-if-weaker = Ripiega se sei più debole, in unità terrestri da combattimento, di
answer-naval-response-decline = Lasciali sempre passare
answer-naval-response-fight = Combatti sempre
answer-naval-response-withdraw = Ripiega sempre
answer-naval-withdrawal-accept = Lasciali sempre passare
answer-port-passage-accept = Lasciali sempre passare
answer-meeting-accept = Vieni sempre
answer-alliance-talks-accept = Accetta sempre
answer-rhodes-loc-toll-accept = Paga sempre
answer-objective-l-claim-accept = Rivendicalo sempre
answer-duplicate-objective-accept = Cambialo sempre
answer-deus-ex-machina-accept = Annulla sempre
answer-ambush-accept = Giocala sempre
answer-naval-ambush-accept = Giocala sempre
answer-cunctator-accept = Giocala sempre
answer-raise-the-militia-card-accept = Giocala sempre
answer-walls-in-defence-decline = Usa sempre le mura
answer-walls-in-defence-accept = Combatti sempre in campo aperto
answer-optional-re-roll-accept = Prova sempre
answer-militia-accept = Arruolala sempre
answer-elephants-decline = Non impegnarne mai
answer-elephants-strongest = Impegnali sempre tutti
answer-siege-bids-decline = Non offrire mai nulla
answer-siege-bids-strongest = Offri sempre tutto ciò che puoi
answer-retreat-decline = Resta sempre
answer-retreat-accept = Ritirati sempre
answer-battle-losses-decline = Sempre ciò che vale meno
question-pursuit = I vinti
question-pursuit-about = Hai vinto una Battaglia e puoi fermare una ritirata o cacciare il vinto.
answer-pursuit-decline = Mai
answer-pursuit-accept = Sempre
question-retreat-path = Dove ritirarsi
question-retreat-path-about = La tua armata sconfitta si ritira in uno Spazio a tua scelta.
answer-retreat-path-strongest = Dove ci sono più amici
question-hindrance = Cavalleria contro un ripiegamento
question-hindrance-about = Un’armata ripiega davanti alla tua, e la tua Cavalleria può ostacolarla.
answer-hindrance-accept = Ostacola sempre
answer-hindrance-decline = Non ostacolare mai
question-attrition = Perdite di chi è isolato
question-attrition-about = Un’armata senza comunicazioni perde unità, e le scegli tu.
answer-attrition-weakest = Ciò che vale meno
answer-attrition-strongest = Ciò che vale di più
question-sack = Città prese
question-sack-about = Hai preso una Città e puoi provare a saccheggiarla.
answer-sack-accept = Saccheggia sempre
answer-sack-decline = Risparmiala sempre
question-bribes-taken = Denaro offerto a te
question-bribes-taken-about = Qualcuno offre talenti per essere lasciato in pace.
answer-bribes-taken-accept = Prendili sempre
answer-bribes-taken-decline = Rifiuta sempre
question-kept-word = La tua parola
question-kept-word-about = Ti hanno pagato perché torni indietro, e puoi ancora andare avanti.
answer-kept-word-accept = Mantienila sempre
answer-kept-word-decline = Rompila sempre
question-circuses = Pane e giochi
question-circuses-about = Una Prova di Stabilità costa talenti o Stabilità.
answer-circuses-strongest = Paga sempre tutto ciò che puoi
answer-circuses-weakest = Non pagare mai

# ---- che cosa si propongono i bot, ed errori

aim-sally = { $goal } con l’armata presso { $force }
aim-tour = da { $force } a { $goal }
aim-halt = restare presso { $force }
aim-rest = nessun Movimento maggiore: Borghi, Città e unità singole

blunder-stripped-capital = una Capitale che era difesa resta senza nessuno dove è facile che cada
blunder-rash-attack = un attacco con meno di una probabilità su cinque
blunder-costly-attack = un attacco che rende meno di quanto costa, risposta del nemico compresa
blunder-lapsed-marker = un segnalino Attivazione decade
blunder-last-talents = si offrono talenti che servono per un’Attivazione
blunder-idle-talents = un’Espansione finisce con molti talenti e Movimenti minori non usati
blunder-left-at-sea = un’armata in mare è lasciata lì

# ---- il gioco, gli scenari e le opzioni

about-blurb = Dal 300 al 50 a.C.: Roma, Cartagine, la Grecia e l’Oriente, in mezzo il mare, con Tribù, Pirati, schiavi e città libere da ogni parte. Un turno è una generazione.
about-feel = Poche mosse, tutte grandi: armate che si possono incontrare per via, flotte che il tempo si porta via, Province che rendono solo finché la strada di casa è aperta.
scenario-i = La guerra di Pirro
scenario-i-help = Pirro sbarca in Italia con elefanti e un pugno di veterani. Un turno, due giocatori: la porta per chi comincia.
scenario-i-teaches = Un turno con due armate: attivazione, movimento, una battaglia a terra, assedi, e come si perde la Stabilità.
scenario-ii = Le guerre puniche
scenario-ii-help = Roma e Cartagine per il mare d’Occidente, dalla prima contesa per la Sicilia. Cinque turni, due giocatori.
scenario-ii-teaches = Terra contro mare: flotte, trasporto e il prezzo di una lunga guerra per delle isole.
scenario-iii = Il successore
scenario-iii-help = Chi eredita l’Asia Minore? L’Oriente contro la Grecia per le terre che li separano. Tre turni, due giocatori.
scenario-iii-teaches = Province e denaro: prendere il controllo di terre ricche, e guarnigioni per tenerle.
scenario-iv = Carthago Delenda Est
scenario-iv-help = Roma e Cartagine dal 300 a.C. con le carte, mentre Pirro fa vela per l’Italia. Cinque turni, due giocatori.
scenario-iv-teaches = Il gioco avanzato in due: eventi, carte e obiettivi accanto alla guerra per l’Occidente.
scenario-v = Pax Romana
scenario-v-help = Tutto il Mediterraneo per quattro potenze, dal 300 a.C. alla fine della Repubblica o fin dove si vuole.
scenario-v-teaches = Quattro potenze e diplomazia sul serio: vince chi non è attaccato dalle altre tre.
scenario-vi = Mare Nostrum
scenario-vi-help = Tutto il Mediterraneo com’era verso il 300 a.C.: Galli sul Po, una Numidia libera, un Oriente di due regni. Dieci turni con le carte.
scenario-vi-teaches = Lo stesso mare con più popoli liberi e carte in mano: lungo, aperto, e mai due volte uguale.
scenario-vii = I primi passi
scenario-vii-help = Il primo turno della partita intera, giocato da solo. Quattro giocatori, una serata.
scenario-vii-teaches = Come quattro potenze aprono la partita intera: primi obiettivi, primi borghi, prime contese.
scenario-viii = Magna Graecia
scenario-viii-help = I Greci d’Occidente, di Siracusa e di Taranto, tra Cartagine e Roma. Tre turni, tre giocatori.
scenario-viii-teaches = Tre a un tavolo: essere il più piccolo tra due grandi, e viverne.
scenario-ix = Diadochi
scenario-ix-help = Quattro eredi di Alessandro: la Macedonia, Lisimaco, Seleuco, Tolomeo. Quattro turni.
scenario-ix-teaches = Quattro eredi di pari forza: alleanze che durano esattamente finché sono utili.
scenario-x = Caos nell’Egeo
scenario-x-help = Roma e l’Oriente per una Grecia in tumulto. Quattro turni con le carte, tre giocatori.
scenario-x-teaches = Carte e disordini civili: una Grecia in tumulto, e un aiuto peggiore del nemico.
scenario-ha = La prima guerra punica
scenario-ha-help = La Sicilia e il mare intorno, dal 264 al 241 a.C. Un turno, due giocatori.
scenario-ha-teaches = La guerra per mare e intorno a un’isola: galee, sbarchi, assedi di porti. Una buona seconda partita.
scenario-hb = Le guerre mitridatiche
scenario-hb-help = Mitridate, Tigrane e le legioni di Silla e di Pompeo. Due turni, due giocatori.
scenario-hb-teaches = Pochi buoni generali contro molti mediocri: quanto vale il comando in marcia e in battaglia.
option-game = Gioco
option-game-help = Standard, o avanzato con le carte, dove lo scenario lascia la scelta.
option-game-standard = standard
option-game-advanced = avanzato
option-length = Durata dello scenario V
option-length-help = Quanto dura il gioco standard di tutto il Mediterraneo.
option-length-basic = base
option-length-basic-ii = base II
option-length-basic-plus = base +
option-length-ultra-basic = ultrabase
option-event_markers = Segnalini Evento dello scenario IX
option-event_markers-help = Quanti vanno nella riserva ogni turno (gioco standard).
option-event_markers-scenario = scenario
option-event_markers-0 = 0
option-event_markers-1 = 1
option-event_markers-2 = 2
option-turns = Turni
option-turns-help = Nel gioco avanzato: quanti ne ha lo scenario, o quanti ne concordate.
option-turns-scenario = scenario
option-turns-1 = 1
option-turns-2 = 2
option-turns-3 = 3
option-turns-4 = 4
option-turns-5 = 5
option-turns-6 = 6
option-turns-7 = 7
option-turns-8 = 8
option-turns-9 = 9
option-turns-10 = 10
option-lone_first = Una sola partenza fissa
option-lone_first-help = Solo l’ultimo in punti ha una prima Attivazione fissa.
option-free_talk = Parlare in ogni momento
option-free_talk-help = Le potenze possono trattare e allearsi quando vogliono.
option-harsh_fortress = Montagne aspre
option-harsh_fortress-help = Le armate che restano in una Fortezza di montagna ne soffrono.
option-re_rolls = Tiri ripetuti
option-re_rolls-help = I buoni comandanti possono far ripetere il tiro di un dado di Battaglia.
option-simple_odds = Rapporti di forze semplici
option-simple_odds-help = I rapporti di forze si arrotondano per difetto.
option-marian_legions = Legioni di Mario
option-marian_legions-help = Dal turno IX in poi le Legioni valgono 5.
option-disbanding = Congedi
option-disbanding-help = Legioni e Fanteria pesante si possono mandare a casa.

# ---- nomi

called-as = { $thing }
called-seat = Potenza { $number }
called-leader-rome = Comandante romano { $ratings }
called-leader-carthage = Comandante cartaginese { $ratings }
called-leader-greece = Comandante greco { $ratings }
called-leader-the_east = Comandante orientale { $ratings }
name-rome = Roma
name-carthage = Cartagine
name-greece = Grecia
name-the_east = Oriente
name-hispania = Hispania
name-gaul = Gallia
name-the_sicilies = Sicilie
name-germania = Germania
name-the_danube = Danubio
name-asia_minor = Asia Minore
name-crete = Creta
name-the_chersonese = Chersoneso
name-rhodes = Rodi
name-greater_german_tribes = Grandi tribù germaniche
name-sarmatia = Sarmazia
name-scythia = Scizia
name-armenia = Armenia
name-italia = Italia
name-bruttium = Bruttium
name-cisalpina = Cisalpina
name-baetica = Betica
name-lusitania = Lusitania
name-tarraconensis = Tarraconense
name-gallaecia = Gallaecia
name-balearic_islands = Baleari
name-narbonensis = Narbonense
name-aquitania = Aquitania
name-lugdunensis = Lugdunense
name-belgica = Belgica
name-britannia = Britannia
name-west_sicily = Sicilia occidentale
name-east_sicily = Sicilia orientale
name-sardinia = Sardegna
name-corsica = Corsica
name-germania_inferior = Germania inferiore
name-germania_superior = Germania superiore
name-germania_magna = Germania Magna
name-raetia = Rezia
name-noricum = Norico
name-pannonia = Pannonia
name-dalmatia = Dalmazia
name-moesia = Mesia
name-dacia = Dacia
name-macedonia = Macedonia
name-attica = Attica
name-peloponnes = Peloponneso
name-thrace = Tracia
name-aegean_islands = Isole dell’Egeo
name-ionia = Ionia
name-lycia = Licia
name-cilicia = Cilicia
name-galatia = Galazia
name-cappadocia = Cappadocia
name-pontus = Ponto
name-egypt = Egitto
name-judea = Giudea
name-syria = Siria
name-cyprus = Cipro
name-cyrenaica = Cirenaica
name-africa = Africa
name-numidia = Numidia
name-mauretania = Mauretania
name-tripolitania = Tripolitania
name-macedon = Macedonia
name-lysimachus = Lisimaco
name-seleucus = Seleuco
name-ptolemy = Tolomeo
name-syracuse = Siracusa
name-mamertines = Mamertini
name-pergamum = Pergamo
name-league_of_tarentum = Lega di Taranto
name-achaean_league = Lega achea
name-aetolian_league = Lega etolica
name-free_cities = Città libere
name-soldier_of_fortune = Soldato di ventura
name-tribes = Tribù
name-rebels = Ribelli
name-cisalpine_gauls = Galli cisalpini
name-gallic_revolt = Galli in rivolta
name-western_gauls = Galli occidentali
name-eastern_gauls = Galli orientali
name-germans = Germani
name-successors = Diadochi
name-slaves_1 = Schiavi
name-tarentum = Taranto
name-balaeres = Isole Baleari
name-agrigentum = Agrigento
name-thessalonica = Tessalonica
name-athens = Atene
name-thebes = Tebe
name-thermopylae = Termopili
name-corinth = Corinto
name-sparta = Sparta
name-byzantium = Bisanzio
name-sardis = Sardi
name-ephesus = Efeso
name-miletus = Mileto
name-seleucia = Seleucia
name-tarsus = Tarso
name-cilician_gates = Porte di Cilicia
name-nicomedia = Nicomedia
name-alexandria = Alessandria
name-memphis = Menfi
name-faiyum = Fayyum
name-jerusalem = Gerusalemme
name-antioch = Antiochia
name-edessa = Edessa
name-palmyra = Palmira
name-damascus = Damasco
name-tyre = Tiro
name-salamis = Salamina
name-cyrene = Cirene
name-ltp_delphi = Delfi
name-legion = Legione
name-heavy = Fanteria pesante
name-light = Fanteria leggera
name-cavalry = Cavalleria
name-militia = Milizia
name-hired_heavy = Fanteria pesante mercenaria
name-hired_light = Fanteria leggera mercenaria
name-hired_cavalry = Cavalleria mercenaria
name-barbarians = Fanteria barbara
name-tribesmen = Fanteria tribale
name-reduced_legion = Legione Ridotta
name-reduced_heavy = Fanteria pesante Ridotta
name-garrison = Guarnigione
name-elephants = Elefanti
name-helepolis = Helepolis
name-galleys = Squadra di galee
name-legion__several = Legioni
name-heavy__several = Fanterie pesanti
name-light__several = Fanterie leggere
name-cavalry__several = Cavallerie
name-militia__several = Milizie
name-hired_heavy__several = Fanterie pesanti mercenarie
name-hired_light__several = Fanterie leggere mercenarie
name-hired_cavalry__several = Cavallerie mercenarie
name-barbarians__several = Fanterie barbare
name-tribesmen__several = Fanterie tribali
name-reduced_legion__several = Legioni Ridotte
name-reduced_heavy__several = Fanterie pesanti Ridotte
name-garrison__several = Guarnigioni
name-elephants__several = Elefanti
name-helepolis__several = Helepoleis
name-galleys__several = Squadre di galee
name-gallic_chief = Condottiero gallo
name-western_chief = Condottiero dei Galli occidentali
name-eastern_chief = Condottiero dei Galli orientali
name-german_chief = Condottiero germanico
name-attalus = Attalo
name-eumenes = Eumene
name-agathocles = Agatocle
name-demetrius_poliorcetes = Demetrio Poliorcete
name-antigonus_gonatas = Antigono Gonata
name-king_lysimachus = Lisimaco
name-seleucus_nicator = Seleuco Nicatore
name-antiochus_soter = Antioco Sotere
name-ptolemy_soter = Tolomeo Sotere
name-ptolemy_euergetes = Tolomeo Evergete
name-sulla = Silla
name-tigranes = Tigrane
name-surena = Surena
name-card__alliance = Alleanza
name-card__alliance_with_rhodes = Alleanza con Rodi
name-card__alliance_with_pergamum = Alleanza con Pergamo
name-card__ambush = Imboscata
name-card__archimedes_effect = L’effetto Archimede
name-card__barbarian_invasion = Invasione barbarica
name-card__bounteous_harvests = Raccolti abbondanti
name-card__change_in_political_scene = Svolta politica
name-card__change_in_foreign_policy = Svolta in politica estera
name-card__conqueror = Conquistatore
name-card__conspiracy = Congiura
name-card__cunctator = Cunctator
name-card__deus_ex_machina = Deus ex Machina
name-card__dies_irae = Dies Irae
name-card__diplomatic_mission = Missione diplomatica nell’interno
name-card__disease = Malattia: muore giovane chi è caro agli dei
name-card__famine_and_drought = Carestia e siccità
name-card__artillery_engines = Tecnica navale: macchine da lancio
name-card__corvus = Tecnica navale: il corvus
name-card__harpax = Tecnica navale: l’harpax
name-card__independent_expansion = Espansione indipendente
name-card__local_insurrection = Insurrezione locale
name-card__mercenaries = Mercenari
name-card__naval_ambush = Imboscata navale
name-card__pirates = Pirati
name-card__poliorcates_effect = L’effetto Poliorcete
name-card__pontus = Ponto
name-card__raise_the_militia = Arruola la Milizia
name-card__rebellion = Ribellione
name-card__revenues_and_stability = Introiti e Stabilità
name-card__slave_revolt = Rivolta di schiavi
name-card__soldier_of_fortune = Soldato di ventura
name-card__spies = Spie
name-card__stability_and_opportunity = Stabilità e opportunità
name-card__stability_check = Prova di Stabilità
name-card__successor_wars = Le guerre dei Diadochi continuano
name-card__tactical_surprise = Sorpresa tattica
name-card__traitor = Traditore
name-card__tribal_resurgence = Risveglio delle tribù
name-area__germany = Germania
name-area__naval_mutiny = Ammutinamento navale
name-people__caledonians = Caledoni
name-people__armenians = Armeni
name-shift-odds = rapporto di forze
name-shift-cavalry = Cavalleria
name-shift-leaders = comandante migliore
name-shift-fortress = Fortezza di montagna
name-shift-amphibious = dal mare
name-shift-siege = Perizia d’assedio
name-shift-archimedes = un inventore in Città
name-shift-helepolis = Helepolis
name-shift-cards = carte
name-called__pyrrhus = Pirro
name-hope-intercept = intercettare
name-nobody = nessuno

# ---- le unità in breve

short-legion = LG
short-heavy = FP
short-light = FL
short-cavalry = CAV
short-militia = MIL
short-hired_heavy = MFP
short-hired_light = MFL
short-hired_cavalry = MCAV
short-barbarians = FB
short-tribesmen = FT
short-reduced_legion = lg
short-reduced_heavy = fp
short-garrison = G
short-elephants = EL
short-helepolis = HEL
short-galleys = SG

# ---- altro che lo schermo dice

screen-year = { $year } a.C.
screen-turn-of = Turno { $turn } di { $last }, { $phase }
screen-points-of = { $name }: { $vp } PV, { $gop } PG, { $cvp } PC
screen-stability-of = Stabilità { $level } ({ $range })
screen-lands-of = { $provinces ->
    [one] 1 Provincia
   *[other] { $provinces } Province
  }, { $cities } Città, { $towns ->
    [one] 1 Borgo
   *[other] { $towns } Borghi
  }
screen-soldiers-of = { $lcu ->
    [one] 1 unità terrestre da combattimento
   *[other] { $lcu } unità terrestri da combattimento
  }, pesanti { $heavies } su { $maximum }
screen-ships-of = { $galleys ->
    [one] 1 squadra di galee
   *[other] { $galleys } squadre di galee
  }
screen-allied-with = alleanza con { $powers }
screen-bp = { $points } PB
screen-bp-short = PB
screen-unit-bp = { $points ->
    [0] nessun Punto battaglia
    [one] 1 Punto battaglia
   *[other] { $points } Punti battaglia
  }
screen-mp = { $mp } PM
screen-on-the-move = in movimento
screen-a-tribe = Tribù
screen-a-tribe-of = Tribù { $strength }
screen-on-the-way = Per via
screen-held-of = { $held } su { $spaces ->
    [one] 1 Spazio
   *[other] { $spaces } Spazi
  }
screen-by-land = per terra:
screen-by-sea = per mare:
screen-shifts-of = { $what }: { $attacker } contro { $defender }
screen-dice-are = Dadi { $attacker } e { $defender }
screen-marches-at = in marcia presso { $place }, restano { $mp } PM:
screen-sails-at = in mare presso { $place }, restano { $mp } PM:
screen-left-of = restano { $talents }T su { $treasury }
screen-priced = { $order }: { $talents }T

# ---- le carte

card-alliance = Apri dei colloqui con un altro giocatore (4.2), o rompi un’alleanza in corso con Pergamo o Rodi.
card-alliance_with_rhodes = Paga 3T: alleanza con Rodi, se è senza alleanze. Usi le sue squadre di galee senza mantenimento, ne rimpiazzi le perdite a 2T l’una nella Fase degli Uomini, riscuoti i pedaggi da 1T.
card-alliance_with_pergamum = Alleanza con Pergamo, se è senza alleanze, e ne usi le unità; quando muove, un dado di 5 o 6 porta un comandante di Pergamo.
card-ambush = Quando un altro giocatore entra in un Punto di transito terrestre fuori dal suo Territorio patrio: perde la metà di 1d6 PB (per eccesso).
card-archimedes_effect = Una Città si difende con 2 spostamenti in più per il resto del turno.
card-barbarian_invasion = Tira sulla Tabella delle Invasioni (13.4).
card-bounteous_harvests = Tira 1d6 sulla Tabella dei Raccolti: chi ha il Controllo di quel Territorio guadagna 1 Stabilità.
card-change_in_political_scene = Rimetti nel mazzo le carte in mano, cambia tutti gli Obiettivi di opportunità, Stabilità +2.
card-change_in_foreign_policy = Il giocatore scelto pesca un Obiettivo di opportunità e ne restituisce un altro a caso.
card-conqueror = Con un comandante d’élite in gioco: in questa Attivazione un secondo Movimento maggiore per lui e la sua armata. Non insieme a Cunctator nello stesso turno.
card-conspiracy = Rimuovi un comandante non d’élite di un altro giocatore, che perde 1 Stabilità.
card-cunctator = In questo turno ripiegamenti senza limite prima delle Battaglie a terra, senza perdere Stabilità in patria. Non insieme a Conquistatore nello stesso turno.
card-deus_ex_machina = Annulla una carta che un altro giocatore ha appena giocato.
card-dies_irae = Chi la pesca paga 2T o perde questa Attivazione.
card-diplomatic_mission = Guarda due pedine Tribù entro 4 collegamenti terrestri da una tua unità terrestre da combattimento.
card-disease = Chi la pesca tira 1d6: se è meno del valore di Campagna del suo miglior comandante, quel comandante muore. (L’evento standard uccide anche se è uguale.)
card-famine_and_drought = Tira 1d6 sulla Tabella dei Raccolti: chi ha il Controllo di quel Territorio perde 1 Stabilità.
card-artillery_engines = Le tue squadre di galee contano 3 PB per il resto del turno.
card-corvus = Le tue squadre di galee contano 3 PB per il resto del turno.
card-harpax = Le tue squadre di galee contano 3 PB per il resto del turno.
card-independent_expansion = Metti gratis una Guarnigione in uno Spazio libero entro 4 collegamenti terrestri da una tua unità terrestre da combattimento.
card-local_insurrection = Rimuovi una Guarnigione, dovunque sia sulla mappa.
card-mercenaries = Spendi esattamente 2T per 2 fanterie leggere, 1 cavalleria o 1 fanteria pesante, tutte mercenarie, in una tua armata. Nessun evento per Roma.
card-naval_ambush = Contro un trasporto navale che entra in un Porto o Punto di transito navale entro 3 collegamenti navali (nessuno in alto mare) da una tua squadra di galee: le unità terrestri senza scorta sono distrutte.
card-pirates = Metti una pedina Pirati (12.6).
card-poliorcates_effect = Paga 2T: un’armata ha 2 spostamenti in un attacco contro una Città o un Borgo.
card-pontus = Fai entrare in gioco il regno del Ponto (12.5.5).
card-raise_the_militia = Stabilità −1, poi la metà di 1d6 (per eccesso) Milizie in patria, se vi sono unità terrestri da combattimento nemiche; una di meno nel Malcontento, nessuna nel Tumulto.
card-rebellion = Tira sulla Tabella delle Ribellioni (13.3).
card-revenues_and_stability = Chi la pesca: con meno di 3T nell’erario Stabilità −1, con più di 12T Stabilità +1.
card-slave_revolt = Una rivolta di schiavi nel Territorio patrio di chi la pesca (12.7).
card-soldier_of_fortune = Fai entrare in gioco l’armata del Soldato di ventura (12.4); Roma può usarla per un Dittatore (12.4.7).
card-spies = Guarda le carte in mano a un giocatore.
card-stability_and_opportunity = Se sei Stabile: nella riserva un segnalino Attivazione gratis in più, o un Obiettivo di opportunità in più (non se ne hai tre).
card-stability_check = Un giocatore a +3 o meno subisce il Malcontento (paga 2T), il Disordine o la Guerra civile; se nessuno può, chi la pesca perde 1 Stabilità.
card-successor_wars = Un Movimento maggiore obbligatorio di un’armata greca in Grecia, se si vuole contro Greci; pescata dalla Grecia: Stabilità −2.
card-tactical_surprise = 2 spostamenti in una Battaglia a terra.
card-traitor = Prendi a caso una carta dalla mano di un altro giocatore.
card-tribal_resurgence = Metti due pedine Tribù non usate in Spazi tribali vuoti.

# ---- gli Obiettivi

objective-a = Avere il Controllo di ogni provincia dell’Asia Minore che ha un Porto (tutte tranne la Galazia)
objective-b = Avere il Controllo dell’Egitto
objective-c = Avere il Controllo dell’Hispania
objective-d = Avere il Controllo di Creta, Cipro e Cilicia
objective-e = Avere il Controllo della Gallia
objective-f = Avere il Controllo dei Porti di Chios, Naxos, Cnossus e Mileto
objective-g = Avere il Controllo di Germania superiore, Rezia e Norico
objective-h = Avere il Controllo del Danubio
objective-i = Avere il Controllo di Sicilia occidentale, Sicilia orientale, Sardegna e Corsica
objective-j = Avere il Controllo di tutti i Porti di Betica, Mauretania e Tarraconense, e delle Baleari
objective-k = Avere una Città o un Borgo in cinque Territori fuori dal Territorio patrio
objective-l = Avere più talenti di tutti alla fine della Fase delle Entrate (nulla in caso di parità)
objective-m = Avere il Controllo di una Provincia patria di un altro giocatore nella Fase di Vittoria
objective-n = Nella Fase di Vittoria avere il Controllo delle Sicilie, della Germania, del Chersoneso, o di Rodi con Creta: un premio per ciascuno

# ---- ciò che dicono gli scenari

scenario-i-subtitle = Pirro contro Roma
scenario-i-victory = La Grecia vince subito con il Controllo dello Spazio di Roma, o alla fine con il Controllo del Bruttium e di due Spazi qualsiasi d’Italia. Roma vince subito se elimina Pirro e ogni unità terrestre da combattimento greca in Italia, o alla fine con il Controllo di Taranto. Altrimenti vince la potenza con più PG contati nelle tre province romane; a pari punti è parità.
scenario-i-special-0 = Prima di cominciare Roma mette le sue 2 Guarnigioni insieme a sue unità o Borghi qualsiasi.
scenario-i-special-1 = Nello scenario Roma può arruolare in tutto 2 LG; la Grecia non arruola nulla, ma può assoldare FP mercenarie (12.2.2).
scenario-i-special-2 = Pirro è il Soldato di ventura; qui la sua è un’armata greca come le altre e può unirsi ad altre unità greche.
scenario-ii-subtitle = La caduta di Cartagine
scenario-ii-victory = Vittoria automatica in una Fase di Vittoria: lo Spazio della Capitale nemica è sotto il tuo Controllo, o distrutto. Altrimenti più PV dopo l’ultimo turno; a pari punti, la Stabilità più alta.
scenario-ii-special-0 = Invasione barbarica: Galli orientali e Armeni valgono come nessun evento.
scenario-ii-special-1 = Tempo di raccolto: un tiro per Grecia, Oriente o Asia Minore vale come nessun evento.
scenario-ii-special-2 = Ribellione: Cipro e Giudea valgono come nessun evento.
scenario-iii-subtitle = Seleuco in Asia Minore
scenario-iii-victory = Vittoria automatica: il Controllo di tutta l’Asia Minore, o di entrambe le Capitali nemiche, in una Fase di Vittoria. Altrimenti più PV dopo l’ultimo turno.
scenario-iii-special-0 = Invasione barbarica: valgono solo Galli orientali e Armeni; i Galli orientali compaiono a Philippopolis (H: la zona finisce al Danubio).
scenario-iii-special-1 = Ribellione: valgono solo Cipro, Giudea e Ammutinamento navale.
scenario-iii-special-2 = I PG si contano solo per le province di Asia Minore, Creta, Rodi e Cipro, più 1 per l’Asia Minore intera.
scenario-iv-subtitle = Il Mediterraneo occidentale
scenario-iv-victory = Vittoria automatica in una Fase di Vittoria: lo Spazio della Capitale nemica è sotto il tuo Controllo, o distrutto. Altrimenti più PV dopo l’ultimo turno; a pari punti, la Stabilità più alta.
scenario-iv-special-0 = Il Soldato di ventura (Pirro) è in gioco solo nel turno 1. In ogni Attivazione cartaginese di quel turno il giocatore cartaginese lo muove una volta gratis con la sua armata, oltre al proprio Movimento maggiore. Pirro può stare in pila e difendersi con le unità della lega di Taranto, non può entrare nelle province di Cartagine né nelle Sicilie, e lascia la mappa nella prossima Fase di Rimozione.
scenario-iv-special-1 = La lega di Taranto è una potenza indipendente; le sue unità non muovono mai. Venusia e Paestum tornano a Roma quando restano vuote.
scenario-iv-special-2 = Togli dal mazzo ALLEANZA CON PERGAMO, ALLEANZA CON RODI, PONTO e LE GUERRE DEI DIADOCHI CONTINUANO.
scenario-v-subtitle = L’ascesa di Roma
scenario-v-victory = Vittoria automatica (H): in una Fase di Vittoria una potenza ha 20 PV più di ogni altra, o il Controllo di due Spazi Capitale nemici di potenze diverse. Altrimenti più PV dopo l’ultimo turno giocato; a pari punti decide la Stabilità (3.2 H).
scenario-v-special-0 = Pirro: l’armata del Soldato di ventura comincia in gioco per la Grecia e se ne va nella Fase di Rimozione del turno 2.
scenario-v-special-1 = Gioco avanzato: Pergamo è schierata come potenza indipendente; nel gioco standard si lascia fuori.
scenario-vi-subtitle = Scenario ultrastorico
scenario-vi-victory = Più PV dopo il turno 10. Roma deve avere anche il Controllo di almeno un Territorio oltre al suo, o non può vincere.
scenario-vi-special-0 = Lo schieramento è quello dello scenario V con le differenze elencate qui: le potenze cominciano con ciò che avevano verso il 300 a.C.
scenario-vi-special-1 = La Cisalpina è gallica: 3 FB ciascuna a Mediolanum e Placentia, che non muovono, non ripiegano e non si ritirano mai; Roma non ha il Controllo della Cisalpina finché ci sono (all’inizio senza perdita di Stabilità).
scenario-vi-special-2 = La Numidia è indipendente: 2 FL e 1 CAV a Cirta, 1 FL a Saldae. Non muovono mai. Cartagine non ha il Controllo della Numidia finché non sono sparite tutte.
scenario-vi-special-3 = L’Oriente è due regni: le sue unità terrestri in Egitto, Giudea, Cipro e Cirenaica non possono lasciare queste Province, e le altre non possono entrare in Egitto, fino al turno dopo quello in cui l’Oriente ha per la prima volta il Controllo della Ionia o paga 5T in una Fase degli Uomini.
scenario-vi-special-4 = Dal turno 3 in poi: cavalleria delle legioni romane (10.4.4). Turni 9 e 10: si usa l’opzione 10.4.5.
scenario-vi-special-5 = La grande Ribellione, il Ponto e Pergamo sono in gioco come nelle regole.
scenario-vii-subtitle = Lo scenario del primo turno di Pax Romana
scenario-vii-victory = Più PV nella Fase di Vittoria; a pari punti decide la Stabilità, poi l’erario.
scenario-vii-special-0 = Schiera lo scenario V e gioca un turno.
scenario-viii-subtitle = L’ultima difesa dei Greci d’Occidente
scenario-viii-victory = Più PV dopo tre turni (scala per tre giocatori). A pari punti vince la Grecia.
scenario-viii-special-0 = La Grecia è quella d’Occidente: il Territorio patrio è Sicilia orientale e Bruttium, gli Spazi Capitale sono Siracusa e Taranto; le FP si arruolano lì. Il resto della Grecia è fuori gioco tranne la Macedonia, in cui può entrare solo la Grecia.
scenario-viii-special-1 = Il Territorio patrio di Roma è Italia e Cisalpina. Quello di Cartagine è come sempre.
scenario-viii-special-2 = Comandanti con un nome: una potenza riceve il comandante del turno al posto della prima pescata (8.1.2): turno 0 Grecia Agatocle, Cartagine Hamilcar Gisgo, Roma Papirius Cursor; turno 1 Grecia Pirro con l’armata del Soldato di ventura a Corcyra, Roma Curius Dentatus; turno 2 nessuno.
scenario-viii-special-3 = Siracusa non è indipendente; i Mamertini entrano a Messana all’inizio del turno 1, se lì non ci sono unità terrestri da combattimento.
scenario-ix-subtitle = I regni ellenistici in guerra
scenario-ix-victory = Più PV dopo l’ultimo turno. Vittoria automatica: tre Spazi Capitale tenuti in una Fase di Vittoria.
scenario-ix-special-0 = Quattro regni, due e due delle potenze consuete: Macedonia e Lisimaco hanno i tipi di unità greci, Seleuco e Tolomeo quelli orientali. Comandanti: Macedonia e Lisimaco pescano tra quelli greci, Seleuco e Tolomeo tra quelli orientali; ogni gruppo è diviso a caso, cinque comandanti per regno.
scenario-ix-special-1 = Province patrie: Macedonia ha Macedonia, Attica e Peloponneso (Capitale Pella); Lisimaco Tracia e Ionia (Capitale Bisanzio); Seleuco Siria e Cilicia (Capitale Antiochia); Tolomeo Egitto, Giudea, Cipro e Cirenaica (Capitale Alessandria).
scenario-ix-special-2 = I comandanti con un nome sostituiscono la prima pescata del turno indicato.
scenario-ix-special-3 = Obiettivi: si usano solo A, B, D, F, K, L e M; ogni altro segnalino pescato si sostituisce. A, B, D e F danno a ogni regno il loro valore pieno, ma Tolomeo non può usare B.
scenario-ix-special-4 = Invasione barbarica: Galli occidentali, Germani e Caledoni valgono come nessun evento.
scenario-x-subtitle = La Grecia in tumulto
scenario-x-victory = Più PV dopo quattro turni (225-125 a.C.). La Grecia vince anche se alla fine ha il Controllo di tutto il suo Territorio patrio e della Ionia.
scenario-x-special-0 = La Grecia comincia nel Tumulto e divisa: le leghe achea ed etolica sono potenze indipendenti che tengono Corinto e Naupactus; la Grecia ha il Controllo di Attica e Peloponneso solo come permettono le regole del Controllo.
scenario-x-special-1 = Togli dal mazzo MERCENARI (una), IMBOSCATA NAVALE (una), RISVEGLIO DELLE TRIBÙ (una) e MISSIONE DIPLOMATICA; i risultati di Ribellione e Invasione fuori dalla zona valgono come nessun evento.
scenario-x-special-2 = Gli Obiettivi C, E, G, I e J non si usano; pescane un altro.
scenario-ha-subtitle = La Sicilia, 264-241 a.C. (scenario della casa)
scenario-ha-victory = Vince la potenza che ha il Controllo di più province delle Sicilie; se sono pari, Roma.
scenario-ha-special-0 = Valgono solo questi eventi, gli altri sono nessun evento: Tecnica navale, Malattia, Prova di Stabilità, Introiti e Stabilità, Rivolta di schiavi, Ribellione (Sardegna, Africa, Ammutinamento navale).
scenario-ha-special-1 = Ogni potenza può fare Reclutamento in due delle sue Attivazioni al massimo.
scenario-hb-subtitle = L’ultimo secolo della Repubblica, 100-50 a.C. (scenario della casa)
scenario-hb-victory = Roma vince con il Controllo di ogni provincia di Asia Minore e Siria in una Fase di Vittoria. Altrimenti vince chi ha il Controllo di più province dell’Asia Minore dopo il turno 10; se sono pari, Roma.
scenario-hb-special-0 = L’Oriente è la coalizione contro Roma: il suo Territorio patrio non cambia, e il Ponto è in gioco dall’inizio con il giocatore dell’Oriente (12.5.5); il suo segnalino Attivazione è nella riserva ogni turno.
scenario-hb-special-1 = Si usa l’opzione 10.4.5: le LG contano 5 PB e non hanno cavalleria delle legioni.
scenario-hb-special-2 = I comandanti con un nome sostituiscono la prima pescata del turno indicato.

# What abbreviations stand for, one a line: they explain themselves wherever they are read.
screen-abbreviations =
    PV: punti vittoria
    PG: punti geografici, per province, territori e obiettivi
    PC: punti civiltà, per Città e Borghi
    PM: punti movimento
    PB: punti battaglia: quanto vale un’unità in battaglia
    T: talenti, il denaro del gioco
