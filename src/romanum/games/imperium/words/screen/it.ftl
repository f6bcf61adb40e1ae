# Ciò che lo schermo dice di Imperium Romanum.

screen-turn = Mese { $number }
screen-scoring = Come si vince lo scenario
screen-map = Mappa del mondo romano. Le frecce vanno da un esagono all’altro, Invio agisce, il punto interrogativo chiede perché no, il punto va al prossimo luogo dove puoi agire. Ora { $places ->
    [one] si può scegliere { $places } luogo
   *[other] si possono scegliere { $places } luoghi
  }.
screen-headline = { $scenario }, { $date } ({ $season }). { $phase }
screen-headline-active = { $scenario }, { $date } ({ $season }). { $player }: { $segment }
screen-player = Giocatore { $number }
screen-phase-events = Eventi e stagioni
screen-phase-mobilization = Tasse e mobilitazione
screen-phase-diplomacy = Diplomazia
screen-phase-fortification = Fortificazione
screen-phase-naval = Operazioni navali
screen-phase-players = Turni dei giocatori
screen-phase-replenishment = Salmerie
screen-segment-movement = movimento a terra
screen-segment-combat = combattimento
screen-segment-siege = assedi
screen-segment-supply = rifornimento
screen-winter = inverno
screen-summer = estate
screen-flood = fiumi in piena
screen-in-turn = A chi tocca, e chi segue
screen-in-turn-short = tocca a
screen-you = (tu)
screen-you-have = morale { $morale }, { $treasury ->
    [one] { $treasury } talento
   *[other] { $treasury } talenti
  }
screen-aim = { $win } (raggiunte { $met } di { $all })
screen-lot = { $scenario }: la tua parte è { $power }. { $win }

screen-month-1 = gennaio
screen-month-2 = febbraio
screen-month-3 = marzo
screen-month-4 = aprile
screen-month-5 = maggio
screen-month-6 = giugno
screen-month-7 = luglio
screen-month-8 = agosto
screen-month-9 = settembre
screen-month-10 = ottobre
screen-month-11 = novembre
screen-month-12 = dicembre
screen-month-bc = { $month } { $year } a.C.
screen-month-ad = { $month } { $year } d.C.

screen-talents = Talenti
screen-talents-help = Che cosa c’è nell’erario
screen-provinces = Province
screen-provinces-help = Province sotto controllo
screen-keels = Flotte in costruzione
screen-keels-help = Flotte che i cantieri costruiscono
screen-keel = { $power }: una flotta presso { $place }, pronta in { $month }
screen-keel-halted = { $power }: una flotta presso { $place }, il lavoro è fermo
screen-allied = Alleanza con
screen-morale = Morale
screen-morale-about = A zero una potenza si dissolve
screen-legions = Legioni
screen-legions-help = Equivalenti Legione sulla mappa, per quanto si vede
screen-fleets = Flotte
screen-fleets-help = Flotte sulla mappa, per quanto si vede
screen-victory = Come si vince
screen-lasts = Da { $start } a { $end }
screen-lasts-on = Da { $start }; finisce secondo le sue condizioni di vittoria.
screen-grade-decisive = vittoria decisiva
screen-grade-victory = vittoria
screen-grade-marginal = vittoria marginale
screen-grade-draw = patta
screen-powers = Potenze
screen-bond-major = Potenze maggiori
screen-bond-client = Clienti
screen-bond-neutral = Neutrali
screen-alliances = Alleanze
screen-allies = { $one } e { $other }
screen-allies-once = { $one } e { $other }: scade se non la rinnovano
screen-sieges = Assedi
screen-siege-outside = Fuori: { $forces }
screen-siege-inside = Dentro: { $forces }
screen-siege-nobody = nessuno
screen-siege-walls = { $walls ->
    [0] niente più mura
   *[other] mura { $walls }
  }
screen-siege-badge = { $months ->
    [0] assedio
   *[other] assedio { $months }
  }
screen-blockade-badge = blocco
screen-blockades = Blocchi
screen-blockaded = Chiuso per mare: davanti al porto ci sono più flotte nemiche che dentro
screen-specials = Regole di questo scenario
screen-in-force = Sezioni in vigore: { $sections }

screen-unknown-stack = una pila con in cima { $unit }
screen-not-seen = il resto non si vede
screen-strength = forza { $strength }
screen-cer = efficienza { $cer }
screen-marches = { $ma ->
    [one] 1 punto movimento
   *[other] { $ma } punti movimento
  }
screen-stack-totals = Equivalenti Legione { $legions }{ $points ->
    [0] {""}
    [one] , { $points } punto rifornimento
   *[other] , { $points } punti rifornimento
  }
screen-captive = { $leader }, prigioniero
screen-state-inside = assediate
screen-state-hungry = senza rifornimento
screen-state-foraged = hanno foraggiato
screen-state-moved = hanno mosso
screen-state-landed = sono sbarcate
screen-state-held = questo mese non possono muovere
screen-state-building = lavorano a un forte
screen-state-fought = hanno combattuto

screen-ground-clear = aperto
screen-ground-forest = bosco
screen-ground-rough = accidentato
screen-ground-marsh = palude
screen-ground-desert = deserto
screen-ground-sea = mare costiero
screen-ground-deep = alto mare
screen-coast = sulla costa
screen-port = porto
screen-city = Città
screen-imperial-capital = Capitale imperiale
screen-held-by = in mano a { $power }
screen-city-strength = forza { $strength }
screen-city-tax = tassa { $tax }
screen-besieged = { $months ->
    [0] assediata da questo mese
    [one] assediata da un mese
   *[other] assediata da { $months } mesi
  }
screen-fort = forte ({ $power }), livello { $level }
screen-fort-works = in costruzione ({ $power }): { $works ->
    [one] un livello
   *[other] { $works } livelli
  }
screen-lord = controllo: { $power }
screen-no-lord = nessuno ne ha il controllo
screen-province-tax = tassa { $tax }
screen-no-tax = niente tasse
screen-wheat = grano { $wheat }
screen-tilled = coltivata
screen-wild = selvaggia
screen-roads = strade
screen-area = mobilita con { $area }
screen-plundered = saccheggiata { $markers ->
    [one] una volta
   *[other] { $markers } volte
  }
screen-militia = milizia { $points }

screen-layers = Che cosa mostrano le province
screen-layer-control = Controllo
screen-layer-tax = Tasse
screen-layer-mobilization = Mobilitazione
screen-layer-grain = Grano
screen-layer-supply = Rifornimento
screen-layer-none = Solo il terreno
screen-legend = Che cosa si vede
screen-legend-lands = { $lands ->
    [one] una provincia
   *[other] { $lands } province
  }
screen-legend-nobody = di nessuno, o di chi dorme
screen-legend-tax = Talenti che una provincia paga in un anno: più sono, più è scura
screen-legend-mobilization = Le province dello stesso colore arruolano truppe da un’unica riserva
screen-legend-grain = Grano per la capitale, un segno per ogni parte
screen-legend-supply = Solo le tue unità
screen-legend-none = Terreno, strade e confini
screen-legend-way-port = nutrite da un porto, senza dadi
screen-legend-way-train = dalle salmerie, con la probabilità che mangino tutte; la linea porta alle salmerie
screen-legend-way-forage = dalla terra, con la probabilità che mangino tutte
screen-legend-way-nothing = lì non c’è nulla da mangiare
screen-legend-way-hungry = affamate: non muovono
screen-badge-port = porto
screen-badge-train = salmerie { $chance }%
screen-badge-forage = terra { $chance }%
screen-badge-nothing = niente
screen-badge-hungry = fame

screen-letters = Lettere
screen-letter-theirs = Proposta di { $power }:
screen-letter-mine = La tua proposta a { $partner }:
screen-letter-draft = La tua lettera a { $partner }:
screen-letter-blank = Ancora nulla.
screen-letter-agree = Accetta
screen-letter-decline = Rifiuta
screen-letter-withdraw-offer = Ritira
screen-letter-term = { $way ->
    [offers] Offerta
   *[wants] Richiesta
  }: { $what ->
    [alliance] un’alleanza per questo mese
    [truce] pace dove entrambi dividono un esagono
    [talents] { $number ->
        [one] { $number } talento
       *[other] { $number } talenti
      }
    [units] { $number } x { $kind } presso { $place }
    [stack] tutte le unità presso { $place }
    [loan] il prestito di tutte le unità presso { $place }
    [city] { $city }
    [fort] il forte presso { $place }
    [captive] la libertà di { $leader }
    [grain] grano per questo mese
    [peace] una promessa di non attaccare
   *[attack] una promessa di attaccare { $target }
  }

screen-sheet = Pedine
screen-choose = Scegli
screen-feeding = Nutri le unità presso { $place }
screen-starving = Chi resta senza cibo presso { $place }
screen-mobilization = Mobilitazione
screen-last-year = L’anno scorso, per quanto ora è permesso
screen-talents-left = { $talents ->
    [one] resta un talento
   *[other] restano { $talents } talenti
  }
screen-mp = { $mp } PM
screen-end-the-month = Termina il mese
screen-went-marches = { $power }: marcia da { $from } a { $to } per { $cost } PM.
screen-went-sails = { $power }: una flotta naviga fino a { $to } per { $cost } PM.
screen-went-crosses = { $leader } attraversa il mare fino a { $to } per { $cost } PM.
screen-mark-city-taken = presa
screen-mark-units-lost = perdute
screen-mark-leader-dies = morto
screen-mark-plunders = saccheggio
screen-hope-intercept = intercettare
screen-hope-intercept-fleet = intercettare
screen-hope-conquer = vincere la provincia

screen-units = Unità
screen-unit = Unità
screen-strength-short = Forza
screen-ma = PM
screen-le = EL
screen-unseasoned = non agguerrita
screen-class-legion = legione
screen-class-civilized = fanteria pesante
screen-class-barbarian = fanteria barbara
screen-class-heavy-cavalry = cavalleria pesante
screen-class-light-infantry = fanteria leggera
screen-class-light-cavalry = cavalleria leggera
screen-class-fleet = flotta
screen-class-train = salmerie
screen-scenarios = Scenari
screen-for-players = { $most ->
    [one] Per un giocatore.
   *[other] Per { $fewest }-{ $most } giocatori.
  }

risk-enemy = lì ci sono nemici
risk-interception = può essere intercettata
risk-sea-interception = può essere intercettata in mare
risk-shipwreck = il mare inghiotte navi, d’inverno o in tempesta
risk-wakes = sveglia chi lì dorme

screen-battle-field = Battaglia
screen-battle-assault = Assalto
screen-battle-outside = Battaglia davanti alle mura
screen-battle-sea = Battaglia navale
screen-battle-won = Ha vinto a { $ratio }: { $power }.
screen-battle-hidden = Chi combatte non si vede.
screen-attacks = attacca
screen-defends = difende
screen-ratio = rapporto di forze
screen-no-modifiers = Nulla cambia il tiro.
screen-modifier-sum = in tutto
screen-chance-to-win = l’attaccante vince: { $chance }
screen-result = vince { $winner }; perdite: { $attacker } { $own }, { $defender } { $other }
screen-result-draw = nessuno vince; perdite: { $attacker } { $own }, { $defender } { $other }
screen-lost-none = nulla
screen-lost-quarter = un quarto della forza nemica
screen-lost-half = metà della forza nemica
screen-lost-three-quarters = tre quarti della forza nemica
screen-lost-equal = quanto la forza nemica
screen-lost-all = tutto
screen-fleets-lost = { $number ->
    [0] nessuna flotta
    [one] una flotta
   *[other] { $number } flotte
  }
screen-supply-points = { $points } PR
screen-supply-port = nutrite da un porto
screen-supply-train = Equivalenti Legione da nutrire: { $legions } (13.2c), salmerie con { $points ->
    [one] { $points } punto rifornimento
   *[other] { $points } punti rifornimento
  }
screen-supply-forage = Equivalenti Legione da nutrire: { $legions } (13.2c), la terra dà { $forage }
screen-supply-hungry = senza rifornimento
screen-supply-chance = { $told }: mangiano tutte, probabilità { $chance }%
screen-chance-train = Dalle salmerie mangiano tutte, probabilità
screen-chance-forage = Dalla terra mangiano tutte, probabilità
screen-price = { $talents } tal.
screen-price-help = { $talents ->
    [one] Costa un talento
   *[other] Costa { $talents } talenti
  }
screen-recruits-left = { $left ->
    [one] l’ultima
   *[other] restano { $left }
  }
screen-recruits-help = Il limite di quest’anno ne permette altre { $room } (7.5a); ci sono pedine per { $counters } (7.5c)
screen-recruits-counters = Ci sono pedine per altre { $counters } (7.5c)
screen-supply-nothing = Equivalenti Legione da nutrire: { $legions } (13.2c), e qui non c’è nulla
screen-conditions-met = condizioni che ora valgono: { $met } su { $all }
screen-conditions-hidden = condizioni che ora valgono: { $met } su { $all }; { $hidden } non si possono vedere

topic-marches = Marce
topic-seas = Viaggi per mare
topic-battles = Battaglie
topic-sieges = Assedi e forti
topic-lands = Città e province
topic-supply = Rifornimento e grano
topic-treasuries = Tasse e mobilitazione
topic-diplomacy = Diplomazia
topic-powers = Potenze e comandanti
topic-events = Eventi
topic-turns = Mesi e morale

# Consigli per la prima partita, secondo il passo che chiede.
tip-Parley = Prima che il mese cominci
    .text = Ogni mese i giocatori possono scriversi: alleanze, promesse, talenti, grano. Nessuno è obbligato: Fatto porta alla campagna, e i pulsanti piccoli tengono lontana la domanda.
tip-MobilizationPlans = Arruolare truppe
    .text = Fai clic su una tua provincia, poi sulle pedine da arruolare nelle sue città. Sotto ognuna c’è il prezzo e quante altre ne permette l’anno. Ciò che non spendi resta nell’erario.
tip-Sailing = Flotte
    .text = Fai clic su una flotta, imbarca truppe se vuoi, e fai clic dove deve navigare. Un cerchio segna chi può uscirle incontro. Fatto, quando le tue flotte sono dove le vuoi.
tip-HoldBack = Primo o più tardi in mare
    .text = Sceglie il dado più alto: agire subito, o vedere prima che cosa fanno gli altri.
tip-InterceptionAtSea = Qualcuno passa in mare
    .text = La tua flotta può uscire contro chi passa. Un dado decide se lo trova; poi c’è una battaglia navale.
tip-Campaign = Le tue armate
    .text = Ogni unità può marciare una volta. Fai clic su truppe che brillano, poi dove devono andare: i luoghi alla loro portata sono colorati. Il numero è la forza, la lettera l’efficienza, e un bordo d’oro dice che con loro c’è un comandante.
tip-Feeding = Prima di marciare mangiano
    .text = Chi vuole muovere va prima nutrito, dalle salmerie, da un porto o dalla terra. Accanto a ogni modo c’è la probabilità che mangino tutti; ciò che si propone è di solito il meglio.
tip-Muster = Chi parte?
    .text = Fai clic dove andare, e partono tutti. O prima lascia qualcuno, pedina per pedina o con i pulsanti rotondi.
tip-March = In marcia
    .text = Fai clic su un luogo alla portata e si percorre tutta la via; prima si vede quanto costa e chi può incontrarti. Fermati chiude la marcia.
tip-Attacks = Le battaglie le scegli tu
    .text = Dove sei in un esagono con il nemico puoi attaccare; chi è sbarcato o ha passato uno stretto deve. Prima che il dado cada il foglio dice il rapporto di forze, ogni modificatore e che cosa porterebbe ogni risultato.
tip-Withdrawal = Sei attaccato
    .text = Resisti e combatti, cedi il passo verso un luogo che brilla, o vai dietro le mura dove ce ne sono. La probabilità è quella del combattimento se resisti.
tip-Interception = Qualcuno passa in marcia
    .text = Un comandante vicino può provare a incontrarli, con la probabilità sotto la sua pedina. Se arriva, c’è subito una battaglia; se no, proseguono. Passa li lascia andare.
tip-Called = Chi viene?
    .text = Prima che si tiri il dado il comandante può lasciare dove sono alcuni dei suoi uomini. Pronto, e parte con gli altri.
tip-LandLosses = Perdite
    .text = Scegli tu chi cade, finché si arriva ai punti richiesti. Perdi il meno possibile fa il conto per te.
tip-SupplyPlan = Il mese finisce con il pane
    .text = Chi non ha ancora mangiato si nutre ora come dice il piano; chi non trova nulla è perduto. Il livello Rifornimento, nell’angolo della mappa, mostra che cosa nutre chi e quanto è sicuro.
tip-Starving = Non basta per tutti
    .text = Ciò che c’è non nutre tutti quelli che sono qui. Scegli chi resta senza.
tip-Spoliation = Ciò che prende il vincitore
    .text = Le province e le città in mano tua si possono saccheggiare per talenti, ma per un po’ sono rovinate. Una provincia senza città si può vincere con un forte e un dado. Fatto lascia tutto com’è.
tip-Placing = Un popolo prende le armi
    .text = Muovi un popolo che è insorto. Fai clic dove devono stare le sue unità nella loro terra.

# What abbreviations stand for, one a line: they explain themselves wherever they are read.
screen-abbreviations =
    PM: punti movimento
    PR: punti rifornimento
    EL: equivalenti legione: la grandezza di un’armata, contata in legioni
    CER: efficienza in combattimento di un’unità
    T: talenti, il denaro del gioco
