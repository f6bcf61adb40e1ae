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
   *[other] restano { $left }T
  }.
event-earns = { $power ->
    [greece] La Grecia
    [the_east] L’Oriente
    [macedon] La Macedonia
   *[other] { $power }
  } riceve { $talents }T: { $what ->
    [agreement] è l’accordo
    [income] vengono dalle sue Province
    [plunder] è il bottino di un saccheggio
    [toll] è il pedaggio
   *[other] { $what }
  }; ora ha { $left }T.
event-province = { $province }: { $power ->
    [greece] La Grecia
    [the_east] L’Oriente
    [macedon] La Macedonia
   *[other] { $power }
  } prende il Controllo, { $loser } lo perde.
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
event-sets-out = { $side }: partenza da { $place } al comando di { $leader } con { $mp } PM.
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
screen-map = Mappa del Mediterraneo. Le frecce vanno da un luogo all’altro, Invio agisce, il punto interrogativo chiede perché no, il punto va al prossimo luogo dove puoi agire. Ora si possono scegliere { $places } luoghi.
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
screen-majority = { $majority } Spazi sono più della metà
screen-is-yours = È tua
screen-one-more = Ancora uno Spazio e sarà tua: { $places }
screen-more = Ancora { $needs } Spazi e sarà tua
screen-held-by = in mano a { $side }
screen-capital = Capitale
screen-sign-port = Porto
screen-sign-fortress = Fortezza di montagna
screen-sign-mine = miniera d’argento
screen-kind-land = Punto di transito terrestre
screen-kind-naval = Punto di transito navale
screen-kind-deep = Alto mare
screen-city-of = Città ({ $side }), { $walls } punti mura
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
question-retreat-path-about = La tua armata vinta si ritira in uno Spazio a tua scelta.
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
option-simple_odds = Rapporti semplici
option-simple_odds-help = I rapporti di forze si arrotondano per difetto.
option-marian_legions = Legioni di Mario
option-marian_legions-help = Dal turno IX in poi le Legioni valgono 5.
option-disbanding = Congedi
option-disbanding-help = Legioni e Fanteria pesante si possono mandare a casa.
