# Trajan in italiano: avvenimenti, domande, azioni e rifiuti. I nomi latini restano latini.
# Le due parti sono Roma e la Partia: femminili entrambe, la seconda con l’articolo.

# ---- che cosa è successo: turni e fine

event-turn = Comincia il turno { $turn }: { $month } { NUMBER($year, useGrouping: 0) } d.C.
event-player-turn = Comincia il turno del giocatore { $side ->
    [Parthia] partico
   *[other] romano
  }.
event-war-ends = L’ultimo turno è passato: la guerra è finita.
event-concedes = { $side ->
    [Parthia] La Partia
   *[other] { $side }
  } abbandona la guerra.
event-treaty-offered = { $side ->
    [Parthia] La Partia
   *[other] { $side }
  } offre un trattato.
event-treaty = { $side ->
    [Parthia] La Partia
   *[other] { $side }
  } accetta: un trattato pone fine alla guerra.
event-treaty-refused = { $side ->
    [Parthia] La Partia
   *[other] { $side }
  } rifiuta il trattato.
event-optimus = { $side ->
    [Parthia] La Partia
   *[other] { $side }
  } ha tenuto tutte le capitali nemiche per un turno intero: vittoria Optimus.
event-deploys = { $side ->
    [Parthia] La Partia
   *[other] { $side }
  } schiera un’unità davanti alle mura di { $hex }.
event-deploys-known = { $side ->
    [Parthia] La Partia
   *[other] { $side }
  } schiera { $unit } davanti alle mura di { $hex }.

# ---- che cosa si può vedere

event-revealed = { $side }: truppe scoperte presso { $hex }: { $units }.
event-covered = { $side ->
    [Parthia] La Partia
   *[other] { $side }
  } copre di nuovo le sue truppe presso { $hex }.
event-covered-all = { $side ->
    [Parthia] La Partia
   *[other] { $side }
  } copre di nuovo tutte le sue truppe.
event-exercitus = { $side ->
    [Parthia] La Partia
   *[other] { $side }
  } mette { $army } presso { $hex }.
event-exercitus-found = { $army } ({ $side }) viene allo scoperto presso { $hex }: il segnalino torna al suo proprietario.
event-unmasked = { $army } ({ $side }) presso { $hex } era un bluff: non c’è nessuno.
event-disbanded = { $side ->
    [Parthia] La Partia
   *[other] { $side }
  } toglie { $army } dalla mappa presso { $hex }.

# ---- segnalini e comandanti

event-draws = { $side ->
    [Parthia] La Partia
   *[other] { $side }
  } { $number ->
    [0] non pesca segnalini
    [one] pesca un segnalino
   *[other] pesca { $number } segnalini
  }.
event-draws-known = { $side ->
    [Parthia] La Partia
   *[other] { $side }
  } { $number ->
    [0] pescherebbe segnalini, ma li ha già tutti
    [one] pesca un segnalino: { $markers }
   *[other] pesca segnalini: { $markers }
  }.
event-discards = { $side ->
    [Parthia] La Partia
   *[other] { $side }
  } { $number ->
    [0] non perde segnalini
    [one] perde un segnalino
   *[other] perde { $number } segnalini
  }.
event-discards-known = { $side ->
    [Parthia] La Partia
   *[other] { $side }
  } { $number ->
    [0] perderebbe segnalini, ma non ne ha
    [one] perde un segnalino: { $markers }
   *[other] perde segnalini: { $markers }
  }.
event-takes = { $side ->
    [Parthia] La Partia
   *[other] { $side }
  } prende un segnalino a sua scelta.
event-takes-known = { $side ->
    [Parthia] La Partia
   *[other] { $side }
  } prende il segnalino { $marker }.
event-plays = { $side ->
    [Parthia] La Partia
   *[other] { $side }
  } gioca il segnalino { $marker } ({ $action }) presso { $hex }.
event-plays-known = { $side ->
    [Parthia] La Partia
   *[other] { $side }
  } gioca il segnalino { $marker } ({ $action }) presso { $hex }, con { $leader }.
event-countered = { $action } presso { $hex }: { $side ->
    [Parthia] la Partia
   *[other] { $side }
  } para, e non se ne fa nulla.
event-guarded = L’Agente è fermato presso { $hex } da { $unit } ({ $side }). Fallisce: { $action }.
event-sees-box = { $side ->
    [Parthia] La Partia
   *[other] { $side }
  } guarda { $box } { $enemy ->
    [Parthia] della Partia
   *[other] di { $enemy }
  }.
event-sees-box-known = { $side ->
    [Parthia] La Partia
   *[other] { $side }
  } guarda { $box } { $enemy ->
    [Parthia] della Partia
   *[other] di { $enemy }
  } e { $number ->
    [0] non trova nessuno
   *[other] trova { $found }
  }.
event-sees-markers = { $side ->
    [Parthia] La Partia
   *[other] { $side }
  } scopre quali segnalini ha in mano { $enemy ->
    [Parthia] la Partia
   *[other] { $enemy }
  }.
event-sees-markers-known = { $side ->
    [Parthia] La Partia
   *[other] { $side }
  } guarda { $box } { $enemy ->
    [Parthia] della Partia
   *[other] di { $enemy }
  } e { $number ->
    [0] non trova nulla
   *[other] trova { $found }
  }.
event-assassination = I sicari { $side ->
    [Parthia] della Partia
   *[other] di { $side }
  } cercano { $unit }: { $die }, serve { $needed } o meno: { $success ->
    [yes] muore
   *[no] si salva
  }.
event-leader-dies = { $unit } ({ $side }) è morto.
event-out-of-play = Fuori dalla guerra per sempre: { $unit } ({ $side }).
event-supreme-dies = { $side ->
    [Parthia] La Partia
   *[other] { $side }
  } perde il suo Comandante supremo { $unit } e tutti i suoi segnalini.
event-supreme-dies-known = { $side ->
    [Parthia] La Partia
   *[other] { $side }
  } perde il suo Comandante supremo { $unit }{ $number ->
    [0] {""}
   *[other] {" "}e i suoi segnalini: { $markers }
  }.
event-supreme = { $unit } è il nuovo Comandante supremo { $side ->
    [Parthia] della Partia
   *[other] di { $side }
  }.
event-triumph = { $unit } celebra un Trionfo a { $city }.
event-triumph-lost = { $city } è perduta, e con lei il Trionfo.
event-capital-taken = La capitale provinciale { $city } cade per la prima volta in mano ai Parti.

# ---- marce

event-march-roll = { $side ->
    [Parthia] La Partia
   *[other] { $side }
  } { $forced ->
    [yes] forza la marcia
   *[no] si mette in marcia
  } da { $hex } { $march }: { $die }, risultato { $result }.
event-marches = { $side ->
    [Parthia] La Partia
   *[other] { $side }
  } va { $march } da { $hex } a { $destination }.
event-drops = { $side ->
    [Parthia] La Partia
   *[other] { $side }
  } lascia un’unità presso { $hex }.
event-drops-known = { $side ->
    [Parthia] La Partia
   *[other] { $side }
  } lascia { $unit } presso { $hex }.
event-halts = { $side ->
    [Parthia] La Partia
   *[other] { $side }
  } si ferma presso { $hex }.
event-leaves-map = { $side ->
    [Parthia] La Partia
   *[other] { $side }
  } esce dalla mappa presso { $hex }.
event-scatters = Le truppe { $side ->
    [Parthia] della Partia
   *[other] di { $side }
  } si smarriscono ({ $die }): da { $hex } finiscono presso { $destination }.
event-scatter-again = Le truppe { $side ->
    [Parthia] della Partia
   *[other] di { $side }
  } non possono smarrirsi da quella parte ({ $die }): si tira di nuovo.
event-march-loss = { $half ->
    [yes] { $side }: metà delle truppe in marcia verso { $hex } è perduta.
   *[no] { $side }: la marcia verso { $hex } costa un’unità.
  }
event-march-loss-known = { $number ->
    [0] { $side }: la marcia verso { $hex } costerebbe perdite, ma non c’è nessuno da perdere.
   *[other] { $side }: la marcia verso { $hex } costa { $units }.
  }
event-intercept-roll = { $side ->
    [Parthia] La Partia
   *[other] { $side }
  } parte da { $hex } { $march } per intercettare presso { $destination }: { $die }, risultato { $result }.

# ---- reclute e città

event-arrives = { $side }: un’unità arriva presso { $hex }.
event-arrives-known = Arrivo presso { $hex }: { $unit } ({ $side }).
event-civis = { $side ->
    [Parthia] La Partia
   *[other] { $side }
  } ha un nuovo Civis a { $city }.
event-colony = Nasce una colonia a { $city }: { $unit }.
event-incites = { $side ->
    [Parthia] La Partia
   *[other] { $side }
  } incita { $city } alla rivolta: { $die }, serve { $needed } o meno: { $success ->
    [yes] la città insorge. { $modifiers }
   *[no] tutto resta tranquillo. { $modifiers }
  }
event-revolt = { $city } passa { $side ->
    [Parthia] alla Partia
   *[other] a { $side }
  }.
event-revolt-succeeds = La rivolta di { $city } riesce: la città passa { $side ->
    [Parthia] alla Partia
   *[other] a { $side }
  }.
event-revolt-fails = La rivolta di { $city } a favore { $side ->
    [Parthia] della Partia
   *[other] di { $side }
  } è soffocata.
event-goes-over = { $city } passa { $side ->
    [Parthia] alla Partia
   *[other] a { $side }
  } senza combattere.
event-sedition = { $side ->
    [Parthia] La Partia
   *[other] { $side }
  } semina discordia presso { $hex }: { $die }: { $success ->
    [yes] un’unità può disertare
   *[no] non se ne fa nulla
  }.
event-deserts = Diserzione presso { $hex }: { $unit } ({ $side }).

# ---- combattimento

event-combat = { $kind } presso { $hex }: { $side } ({ $attackers }) contro { $enemy } ({ $defenders }), forze { $strengths }.
event-superiority-roll = Superiorità tattica presso { $hex }, dado e miglior comandante: { $attacker } { $own }, { $defender } { $other }: { $tie ->
    [yes] parità, tirano di nuovo entrambe
   *[no] colpisce per prima { $first ->
        [Parthia] la Partia
       *[other] { $first }
      }
  }.
event-strike = { $round }: { $side ->
    [Parthia] la Partia
   *[other] { $side }
  } colpisce con { $strength }: { $die }, { $suffered ->
    [0] nessuna perdita
    [one] { $suffered } punto da perdere
   *[other] { $suffered } punti da perdere
  }{ $check ->
    [yes] {" "}e una prova di disciplina
   *[no] {""}
  }. { $modifiers }
event-falls = Perdita presso { $hex }: { $unit } ({ $side }).
event-no-losses = { $side }: presso { $hex } non si può raggiungere nessuno, niente perdite.
event-lends = { $leader } ({ $side }) rinsalda { $unit }.
event-check = { $round }: prova di disciplina { $side ->
    [Parthia] della Partia
   *[other] di { $side }
  }: { $die }. { $failed ->
    [0] {""}
   *[other] In disordine: { $disrupted }. {""}
  }{ $fallen ->
    [0] {""}
   *[other] Fuori combattimento: { $lost }. {""}
  }{ $failed ->
    [0] { $fallen ->
        [0] Tutti reggono.
       *[other] {""}
      }
   *[other] {""}
  }
event-cut-down = Massacro presso { $hex }: { $unit } ({ $side }).
event-outcome = { $kind } presso { $hex }: { $size ->
    [draw] nessuno vince
    [skirmish] { $side ->
        [Parthia] la Partia
       *[other] { $side }
      } vince una scaramuccia
    [minor] { $side ->
        [Parthia] la Partia
       *[other] { $side }
      } ottiene una vittoria minore
   *[major] { $side ->
        [Parthia] la Partia
       *[other] { $side }
      } ottiene una vittoria maggiore
  }. Forza persa da attaccante e difensore: { $losses }.
event-retreats = { $side ->
    [Parthia] La Partia
   *[other] { $side }
  } è respinta da { $hex } a { $destination }: { $units }.
event-pursues = { $side ->
    [Parthia] La Partia
   *[other] { $side }
  } insegue il nemico da { $hex } a { $destination }.
event-sorties = Fuori dalle mura di { $hex }: { $unit } ({ $side }).
event-garrisons = Dentro le mura di { $hex }: { $unit } ({ $side }).
event-blockade = { $side ->
    [Parthia] La Partia
   *[other] { $side }
  } mette il blocco a { $city }.
event-formal-siege = { $side ->
    [Parthia] La Partia
   *[other] { $side }
  } pone l’assedio regolare a { $city }: { $die }: { $result ->
    [B] una breccia nelle mura
    [S] la guarnigione fa una sortita
   *[other] nessun effetto
  }.
event-sortie = { $side }: la sortita da { $city } costa un’unità.
event-sortie-known = { $side }: la sortita da { $city } costa { $unit }.
event-sortie-seen = { $side }: la sortita da { $city } costa { $unit }.

# ---- eventi politici

event-event = { $side ->
    [Parthia] La Partia
   *[other] { $side }
  } tira { $dice }: { $event }.
event-off-map-revolt = Disordini in patria: { $die }, perciò serve una forza di { $needed } fuori mappa: { $quiet ->
    [yes] Roma ce l’ha
   *[no] Roma deve rimandare truppe a casa
  }.
event-revolt-put-down = Le truppe rimaste in patria soffocano la rivolta.
event-revolt-spreads = La rivolta in patria si allarga: Roma perde { $number ->
    [0] segnalini che non ha
    [one] un segnalino
   *[other] { $number } segnalini
  }.
event-rising = { $city } è inquieta ({ $die }).
event-pretender = Un rivale del re alza la testa: { $die }: { $strikes ->
    [yes] e colpisce
   *[no] nessuno lo segue
  }.
event-rival = Il rivale è { $unit }, presso { $hex }: in questo turno né lui né le unità del Nucleo che sono con lui fanno nulla.
event-goes-home = { $side }: un’unità torna a casa.
event-goes-home-known = Ritorno a casa da { $hex }: { $unit } ({ $side }).
event-goes-home-seen = Ritorno a casa da { $hex }: { $unit } ({ $side }).
event-fever = { $side }: la febbre costa un’unità.
event-fever-known = { $side }: la febbre presso { $hex } costa { $unit }.
event-earthquake = Un terremoto riduce { $city } in rovine.
event-buried = { $side }: il terremoto seppellisce un’unità.
event-buried-known = { $side }: il terremoto seppellisce { $unit }.
event-trajan-hurt = Traiano era lì: { $die }: { $hurt ->
    [yes] è ferito e in questo turno non gioca segnalini
   *[no] si salva da una finestra
  }.
event-hatra-defies = { $city } sfida tutti: il suo Civis ha { $strength ->
    [one] { $strength } punto forza
   *[other] { $strength } punti forza
  } in più.
event-spy-lost = { $side }: un Agente è smascherato.
event-illness = { $unit } è malato: { $die }: { $struck ->
    [yes] { $late ->
        [yes] ne muore
       *[no] in questo turno deve riposare
      }
   *[no] si riprende
  }.

# ---- domande

ask-deploy = { $side }: quali unità cominciano davanti alle mura delle loro città?
ask-cover = { $side }: quali truppe copri di nuovo?
ask-take = { $side }: prendi { $left ->
    [one] un segnalino
   *[other] { $left } segnalini
  } a tua scelta.
ask-movement = { $side }: marcia, recluta, gioca segnalini, nell’ordine che vuoi.
ask-combat = { $side }: attacca, assedia, gioca segnalini, nell’ordine che vuoi.
ask-treaty = { $side }: { $enemy ->
    [Parthia] la Partia
   *[other] { $enemy }
  } offre un trattato: non vincerebbe nessuno. Accetti?
ask-place-exercitus = { $side }: { $army } è tornato a te. Lo rimetti sulla mappa?
ask-muster = { $side }: chi parte da { $hex }, e con che tipo di marcia?
ask-forced-muster = { $side }: chi forza la marcia da { $hex }, e con che tipo di marcia?
ask-forced-march = { $side }: spingi oltre le truppe presso { $hex } con una Marcia forzata?
ask-marching = { $side }: le tue truppe sono presso { $hex }, { $march }, risultato { $result }, { $gone ->
    [0] nessun esagono percorso
    [one] un esagono percorso
   *[other] { $gone } esagoni percorsi
  }. Dove vanno?
ask-march-over = { $side }: le tue truppe sono arrivate presso { $hex }, { $march }, risultato { $result }, e non vanno oltre. Che cosa fanno prima di fermarsi?
ask-march-loss = { $side }: la marcia verso { $hex } costa un’unità. Quale?
ask-march-half = { $side }: la marcia verso { $hex } costa metà della forza in marcia{ $left ->
    [0] {""}
   *[other] {" "}(ancora { $left } da perdere)
  }. Quali unità?
ask-intercept = { $side }: truppe nemiche sono entrate presso { $hex }. Le intercetti?
ask-call-out = { $side }: chi parte da { $hex } per intercettare presso { $destination }, e come?
ask-counter = { $side }: il nemico gioca un segnalino presso { $hex }: { $action }. Pari?
ask-desertion = { $side }: un’unità diserta presso { $hex }. Quale?
ask-royal-levy = { $side }: il re arruola ancora { $left ->
    [one] un’unità. Quale
   *[other] { $left } unità. Quali
  }?
ask-bring = { $side }: quali unità fuori mappa entrano presso { $hex }?
ask-superiority = { $side }: giochi un segnalino per la Superiorità tattica presso { $hex }? Giocati finora: { $own } da te, { $enemy } dal nemico.
ask-lend = { $side }: prova di disciplina (round: { $round }): quale unità rinsalda { $leader } (classe { $class })?
ask-losses = { $side }: { $left } da perdere presso { $hex }. Quale unità cade?
ask-retreat = { $side }: dove respingi le truppe battute { $enemy ->
    [Parthia] della Partia
   *[other] di { $enemy }
  } presso { $hex }?
ask-pursuit = { $side }: insegui il nemico da { $hex } a { $destination }?
ask-leave-city = { $side }: quali unità escono da { $city }?
ask-enter-city = { $side }: quali unità entrano a { $city }?
ask-sortie = { $side }: la sortita da { $city } costa un’unità. Quale?
ask-failed-siege = { $side }: l’assedio di { $city } non ha avuto effetto. Metti il blocco, o dai l’assalto alle mura?
ask-turn-city = { $side }: quale città passa { $to ->
    [Parthia] alla Partia
   *[other] a { $to }
  }?
ask-pretender = { $side }: quale comandante si leva contro il re?
ask-return-satrapy = { $side }: quale unità di Satrapia torna a casa?
ask-return-archers = { $side }: quali arcieri a cavallo del Nucleo tornano a casa?
ask-rally = { $side }: in quale città si raduna un’unità di Satrapia?
ask-iberians = { $side }: quale cavalleria mandano gli Iberi a Harmozica, se ne mandano?
ask-veterans-city = { $side }: in quale capitale provinciale tornano dei veterani, se tornano?
ask-veterans-unit = { $side }: quale unità formano i veterani?
ask-fever = { $side }: la febbre si porta via un’unità. Quale?
ask-earthquake = { $side }: il terremoto seppellisce un’unità. Quale?
ask-embassy = { $side }: un’ambasceria propone un trattato: non vincerebbe nessuno. Accetti?

# ---- azioni, come le dice un pulsante

do-concede = Abbandona la guerra
do-treaty = Offri un trattato
do-out = Schiera { $unit } davanti alle mura
do-cover = Copri le truppe presso { $hex }
do-cover-all = Copri tutte le truppe
do-take = Prendi il segnalino { $marker }
do-exercitus = Metti le truppe presso { $hex } sotto { $army }
do-bluff = Metti { $army } presso { $hex } come bluff
do-disband = Togli { $army } dalla mappa
do-show = Mostra le truppe presso { $hex }
do-march = Marcia da { $hex }
do-leave = Lascia indietro { $unit }
do-leave-army = Lascia indietro { $army }
do-road = Marcia su strada
do-cross-country = Marcia fuori strada
do-river = Marcia via fiume
do-sea = Marcia via mare
do-to = Vai a { $hex }
do-off-map = Esci dalla mappa
do-lead-off-map = Esci dalla mappa con il Comandante supremo: chi è lì torna solo con il suo segnalino Politico
do-drop = Lascia qui { $unit }
do-post = Lascia { $unit } dentro la città
do-pick-up = Porta con te { $unit }
do-halt = Fermati qui, fuori dalle mura
do-enter = Fermati dentro la città
do-forced-march = Marcia forzata, guidata da { $leader }
do-intercept = Intercetta con { $leader }
do-let-march = Non intercettare, e non chiedermi più nulla su questa marcia
do-revolt = Incita alla rivolta con { $leader }
do-sedition = Semina la sedizione con { $leader }
do-recruit = { $leader } recluta { $unit }
do-levy = { $leader } arruola un’unità di Satrapia
do-civis = { $leader } arma un Civis
do-summon = Chiama truppe da fuori mappa presso { $hex }
do-bring = Fai entrare { $unit }
do-spy = { $leader } spia { $hex }
do-spy-box = { $leader } spia { $box }
do-assassinate = { $leader } manda sicari contro { $victim }
do-counter = Para con { $leader }
do-triumph = Celebra un Trionfo
do-imperator = Nomina { $leader } Imperator
do-king-of-kings = Nomina { $leader } Re dei re
do-royal-levy = Il re arruola { $unit }
do-trade-troops = Concessione commerciale in cambio di truppe
do-trade-markers = Concessione commerciale in cambio di segnalini
do-colony = Fonda una colonia con { $unit }
do-attack = Attacca presso { $hex }
do-sally = Fai una sortita da { $hex }
do-blockade = Metti il blocco a { $hex }
do-assault = Dai l’assalto a { $hex }
do-formal-siege = Assedio regolare a { $hex }
do-superiority = Superiorità tattica con { $leader }
do-eagle = Alza l’Aquila dell’imperatore con { $leader }
do-lend = { $leader } rinsalda { $unit }
do-lend-civis = { $leader } rinsalda il Civis
do-lose = Perdi { $unit }
do-lose-civis = Perdi il Civis
do-retreat = Respingili a { $hex }
do-pursue = Insegui con { $leader }
do-garrison = Manda { $unit } dentro la città
do-sortie = Fai uscire { $unit } dalla città
do-choose-city = Scegli { $city }
do-choose-unit = Scegli { $unit }
do-done = Fatto

# ---- perché no

why-already-open = Le tue truppe presso { $hex } sono già scoperte ({ $rule }).
why-another-raises-here = Un altro comandante ha arruolato in questo turno unità di Satrapia presso { $hex }: { $leader } non può farlo ({ $rule }).
why-bring-somebody = Per il segnalino deve entrare almeno un’unità ({ $rule }).
why-cannot-march = { $leader } ora non può marciare ({ $rule }).
why-city-shut = Presso { $hex } non c’è una città in cui le truppe possano entrare ({ $rule }).
why-court-elsewhere = La Corte non è dove si trova { $leader } ({ $rule }).
why-eclipse = L’eclissi spaventa tutti: in questo turno niente Marce forzate ({ $rule }).
why-enemy-beside = Presso { $hex } c’è anche il nemico: non vi si può mettere un Exercitus ({ $rule }).
why-enemy-city = { $city } è del nemico ({ $rule }).
why-enemy-here = Il nemico è presso { $hex }: la marcia finisce lì ({ $rule }).
why-exercitus-in-use = { $army } è sulla mappa, o vi è già stato messo in questo turno ({ $rule }).
why-floods = I fiumi sono in piena: in questo turno nessuno marcia via fiume ({ $rule }).
why-great-heat = Con questa calura niente esagoni in più verso il deserto di { $hex } ({ $rule }).
why-has-attacked = Le tue truppe presso { $hex } hanno già attaccato ({ $rule }).
why-has-civis = { $city } ha già un Civis ({ $rule }).
why-has-moved = Non si può portare { $unit }: marcia già fatta, o non permessa ({ $rule }).
why-has-supreme-leader = { $unit } è il Comandante supremo ({ $rule }).
why-just-left-the-map = Non si può richiamare { $unit } nello stesso turno dell’uscita dalla mappa ({ $rule }).
why-leader-spent = { $leader } ha giocato tutti i segnalini che il suo valore ({ $rating }) gli permette, o ne è impedito ({ $rule }).
why-leaders-are-spared = { $unit } è un comandante: deve cadere qualcun altro ({ $rule }).
why-maneuvers-away = Il Vantaggio di manovra mette { $unit } fuori portata ({ $rule }).
why-march-tried = Una marcia da { $hex } è già stata tentata ({ $rule }).
why-movement-only = Si fa solo nel segmento di Movimento ({ $rule }).
why-must-stop = La marcia finisce presso { $hex } ({ $rule }).
why-no-better-class = { $leader } non supera in classe { $unit } ({ $rule }).
why-no-capital-for-triumph = Il Comandante supremo è presso { $hex }: per un Trionfo serve una capitale regionale partica in mano romana ({ $rule }).
why-no-city-of-yours = { $leader } è presso { $hex }: non in una tua città, o davanti a mura assediate ({ $rule }).
why-no-city-of-yours-here = Presso { $hex } non c’è una tua città ({ $rule }).
why-no-cross-country = Da { $hex } non parte nessuna via ({ $rule }).
why-no-enemy-city = Presso { $hex } non c’è una città nemica ({ $rule }).
why-no-enemy-civis = Presso { $hex } non c’è un Civis nemico ({ $rule }).
why-no-enemy-outside = Presso { $hex } non c’è nessun nemico in campo aperto ({ $rule }).
why-no-enemy-troops = Presso { $hex } non si vedono truppe nemiche che possano disertare ({ $rule }).
why-no-exercitus = { $army } non è sulla mappa ({ $rule }).
why-no-leader-here = Presso { $hex } non c’è nessun tuo comandante ({ $rule }).
why-no-marker = Non hai in mano nessun segnalino { $marker } ({ $rule }).
why-no-parthian-city = { $leader } è presso { $hex }: non in una città di colore partico sotto controllo partico ({ $rule }).
why-no-port-of-yours = Presso { $hex } non c’è un tuo porto ({ $rule }).
why-no-provincial-capital = { $leader } è presso { $hex }: le unità di classe { $class } si arruolano solo nelle capitali provinciali ({ $rule }).
why-no-regional-capital = { $leader } è presso { $hex }: non in una tua capitale regionale, o davanti a mura assediate ({ $rule }).
why-no-river = Da { $hex } non partono fiumi né laghi ({ $rule }).
why-no-road = Nessuna strada vi porta da { $hex } ({ $rule }).
why-no-roman-city = { $leader } è presso { $hex }: le unità di classe R si arruolano solo nelle città di colore romano ({ $rule }).
why-no-satrapy-recruits = Non restano unità di Satrapia da arruolare ({ $rule }).
why-no-sea = Presso { $hex } non c’è un mare su cui tieni un porto ({ $rule }).
why-no-strength-to-attack = Le tue truppe presso { $hex } non hanno forza per attaccare ({ $rule }).
why-no-strength-to-lose = Perdere { $unit } non conterebbe: non ha forza ({ $rule }).
why-no-such-box = Il nemico non ha nulla del genere: { $box } ({ $rule }).
why-no-supreme-leader = { $side ->
    [Parthia] La Partia
   *[other] { $side }
  } non ha un Comandante supremo sulla mappa ({ $rule }).
why-no-trade-city = Il re è presso { $hex }: non in una sua città su una via commerciale ({ $rule }).
why-no-train = Dall’inizio del turno non c’è nessun Impeditus presso { $hex } ({ $rule }).
why-no-way-off-map = Con questa marcia nessuna via esce dalla mappa da { $hex } ({ $rule }).
why-nobody-off-map = Fuori mappa non aspetta nessuno ({ $rule }).
why-nobody-outside = Nessuna delle tue unità è davanti alle mura di { $hex } ({ $rule }).
why-nobody-to-intercept = Non hai nessuno che possa intercettare ({ $rule }).
why-nobody-to-march = Presso { $hex } nessuno può marciare ({ $rule }).
why-not-a-core-leader = { $leader } non è un comandante del Nucleo ({ $rule }).
why-not-a-parthian-leader = { $leader } non è un comandante partico ({ $rule }).
why-not-besieged = Non tieni una città assediata presso { $hex } ({ $rule }).
why-not-in-a-city = Non è dentro una città: { $unit } ({ $rule }).
why-not-in-city = { $leader } non è dentro la città ({ $rule }).
why-not-in-pool = Non resta nessun segnalino { $marker } ({ $rule }).
why-not-pursued = { $leader } è dentro la città, non con le truppe inseguite ({ $rule }).
why-nothing-open = Lì non c’è nulla di tuo allo scoperto ({ $rule }).
why-nothing-to-cover = Presso { $hex } non ci sono unità coperte in campo aperto ({ $rule }).
why-one-royal-levy = { $leader } chiama il Nucleo una volta in tutta la guerra, e nessuno dopo di lui ({ $rule }).
why-only-with-the-force = Le unità prese lungo la via vanno solo fin dove va chi è partito ({ $rule }).
why-out-of-range = Da { $leader } a { $hex } ci sono { $distance ->
    [one] { $distance } esagono
   *[other] { $distance } esagoni
  }; al massimo { $range } ({ $rule }).
why-outside-already = È già davanti alle mura: { $unit } ({ $rule }).
why-raised-already = Un altro comandante ha già rinsaldato { $unit } ({ $rule }).
why-scattering = Una forza che sta per smarrirsi non gioca segnalini lungo la via ({ $rule }).
why-shut-in = Le tue truppe presso { $hex } sono assediate ({ $rule }).
why-siege-declared = Ciò che fanno le tue truppe contro la città presso { $hex } è deciso per questo turno ({ $rule }).
why-snow = La neve chiude le montagne di { $hex }, salvo su strada ({ $rule }).
why-somebody-must-march = Qualcuno deve marciare ({ $rule }).
why-stands-firm = Non si può far disertare { $unit }: disertano solo le unità di classe M o B ({ $rule }).
why-own-turn-only = Il segnalino { $marker } si gioca solo nel proprio turno del giocatore ({ $rule }).
why-storms = Le tempeste trattengono in porto tutte le navi in questo turno ({ $rule }).
why-superfluous = L’unità di prima vale meno: con { $unit } una delle due sarebbe di troppo (ancora { $left } da perdere) ({ $rule }).
why-supreme-leader-only = { $leader } non è il Comandante supremo ({ $rule }).
why-too-far = Percorsi { $gone ->
    [one] { $gone } esagono
   *[other] { $gone } esagoni
  }: le truppe non possono farne più di { $limit } ({ $rule }).
why-too-far-to-intercept = { $leader } non è entro { $range ->
    [one] { $range } esagono
   *[other] { $range } esagoni
  } ({ $rule }).
why-too-few-left = Dopo { $unit } resterebbe troppo poco per arrivare ai { $left } da perdere ({ $rule }).
why-too-soon = Non si fa un nuovo Comandante supremo nel turno in cui si è perso l’ultimo ({ $rule }).
why-treaty-refused-already = In questo turno del giocatore hai già offerto un trattato ({ $rule }).

# ---- la fine

how-won = Livello di vittoria: { $level }.
how-drawn = Le due parti raggiungono lo stesso livello di vittoria: { $roman ->
    [none] nessuno
   *[other] { $roman }
  }.
how-conceded = Il nemico ha abbandonato.
how-optimus = Vittoria Optimus: tutte le capitali nemiche tenute per un turno intero.
how-treaty = Un trattato pone fine alla guerra.

# ---- che cosa ne viene mostrato, dopo «Si mostra qualcosa di nascosto: …»

shown-revealed = ciò che lì è coperto
shown-exercitus-found = ciò che sta sotto l’Exercitus
shown-unmasked = ciò che sta sotto l’Exercitus
shown-disbanded = quante pedine copriva l’Exercitus
shown-marches = che cosa c’è nell’esagono seguente, e che stai arrivando
shown-leaves-map = chi ha lasciato la mappa
shown-halts = quante pedine passano dietro le mura
shown-deserts = chi diserta
shown-guarded = che cosa vi trova un Agente
shown-sees-markers = i segnalini del nemico, a te solo
shown-sees-box = le unità della riserva, a te solo
shown-colony = i veterani che si stabiliscono
shown-march-loss = quante pedine si perdono
shown-otherwise = il segnalino, dov’è un comandante, o se il nemico può rispondere

# ---- ciò che contano i consigli, dopo un numero: «+1,5 città»

part-goals = condizioni di vittoria in vista
part-cities = città
part-strength = punti forza sulla mappa
part-leaders = comandanti sulla mappa
part-markers = segnalini in mano

# ---- che cosa si propone un bot

aim-incite = incitare { $goal } alla rivolta (forza: { $force })
aim-take = prendere { $goal } (armata: { $force })
aim-relieve = soccorrere { $goal } (armata: { $force })
aim-hunt = dare la caccia al nemico presso { $goal } (armata: { $force })
aim-hold = tenere { $goal } (armata: { $force })
aim-approach = avvicinarsi al fronte, verso { $goal } (armata: { $force })
aim-withdraw = mettersi al sicuro a { $goal } (armata: { $force })
aim-stir = sollevare { $goal } con { $force }
aim-stay = restare a { $goal }
aim-rest = lasciare dove sono tutte le altre truppe
aim-recruit = arruolare { $goal } con { $force }
aim-levy = arruolare un’unità di Satrapia con { $force }
aim-civis = armare un Civis con { $force }
aim-summon = chiamare le legioni d’Occidente a { $goal }
aim-royal-levy = far arruolare { $force } dal re
aim-trade-troops = vendere una Concessione commerciale per avere truppe
aim-trade-markers = vendere una Concessione commerciale per avere segnalini
aim-triumph = celebrare un Trionfo
aim-imperator = nominare { $force } Imperator
aim-king-of-kings = nominare { $force } Re dei re
aim-assassinate = far assassinare { $goal } da { $force }

# ---- errori che conta l’arena

blunder-stripped-city = Città che decidono la guerra lasciate senza nessuno
blunder-lost-battle = Attacchi a un nemico più forte
blunder-winter-march = Armate condotte nella neve
blunder-exposed-supreme = Comandanti supremi lasciati a un nemico più forte
blunder-idle-markers = Turni finiti con tutti i segnalini Politici in mano

# Che cosa può portare una marcia: detto di una via prima di prenderla.
risk-no-move = non si muove
risk-scatter = si smarrisce
risk-unit-lost = perde un’unità
risk-half-lost = perde metà della forza
risk-enemy = ci sono nemici
risk-interception = può essere intercettata

## Che cosa si può cercare nella cronaca, e come si conta la fortuna

topic-marches = Marce
topic-battles = Battaglie
topic-cities = Città
topic-markers = Segnalini
topic-turns = Turni
luck-strikes = Colpi
    .counted = Punti forza che i colpi sono costati al nemico.
luck-marches = Marce
    .counted = Tiri di marcia o d’intercettazione che hanno lasciato muovere le truppe.
luck-sieges = Assedi regolari
    .counted = Brecce.
luck-intrigue = Rivolte e intrighi
    .counted = Rivolte, sedizioni e assassinii riusciti.

window-interception = Intercettazioni
window-interception-about = Truppe nemiche entrano in un esagono alla portata di un tuo comandante.
window-interception-concerns = Solo accanto a ciò che è mio
window-counter = Contromosse
window-counter-about = Il nemico gioca un segnalino in un esagono dove un tuo comandante può annullarlo.

## Per una prima partita: di che cosa parla una domanda, secondo il passo

tip-Deploy = Dentro o davanti alle mura
    .text = Tutte le tue unità cominciano dentro le loro città. Fai clic su una città per schierarne davanti alle mura; quasi tutte possono marciare comunque, perciò Fatto è una buona risposta.
tip-TakeMarkers = Segnalini Stratagemma
    .text = Li giocano i comandanti. I Politici reclutano e accendono rivolte, i Militari vincono battaglie e forzano le marce, gli Agenti scoprono ciò che è coperto.
tip-MovementSegment = La marcia
    .text = Fai clic su delle truppe per marciare con loro. Ogni esagono ha un tentativo per turno, e un dado decide come va la marcia. Segnalini, reclute e bluff stanno nella barra sopra la mappa.
tip-Muster = Chi va, e come?
    .text = Fai clic sulle unità che restano, poi sul tipo di marcia. Ognuno mostra che cosa portano le sue sei facce: fin dove, e che cosa si può perdere per via.
tip-Marching = In cammino
    .text = Fai clic sull’esagono seguente. Puoi lasciare delle unità e prenderne altre. La marcia finisce dov’è il nemico, e tutto ciò che vi si trova viene scoperto.
tip-CoverForces = Di nuovo coperte
    .text = Ciò che il nemico ha visto gli si può nascondere di nuovo. È raro avere un motivo per non farlo.
tip-CombatSegment = Il combattimento
    .text = Dove sei con il nemico in uno stesso esagono puoi attaccarlo; davanti a una città nemica puoi mettere il blocco, dare l’assalto o, se hai le salmerie, porre l’assedio regolare.
tip-InterceptionWindow = Puoi intervenire
    .text = Truppe nemiche si sono avvicinate a un tuo comandante per cui hai un segnalino Militare. Intercettale, o lasciale passare.
tip-PlaySuperiority = Superiorità tattica
    .text = Chi gioca più segnalini Militari colpisce per primo in ogni round. Giocali dove la battaglia decide qualcosa.
tip-ChooseLosses = Perdite
    .text = Scegli tu chi cade. Si perdono unità intere, e ciò che vale troppo non può seguire ciò che vale meno.
## Sullo schermo

screen-segment-events = Eventi politici
screen-segment-stratagems = Segmento di Stratagemma
screen-segment-movement = Segmento di Movimento
screen-segment-combat = Segmento di Combattimento
screen-turn-of-0 = Turno del giocatore romano
screen-turn-of-1 = Turno del giocatore partico
screen-before-the-war = Prima della guerra
screen-date = { $month } { $year } d.C.
screen-set-up = { $scenario }: preparazione
screen-headline = Turno { $turn } di { $turns }: { $date } · { $segment }
screen-headline-of = Turno { $turn } di { $turns }: { $date } · { $side }, { $segment }
screen-markers = Segnalini Stratagemma in mano, che nessun altro conosce
screen-strength = Punti forza sulla mappa che puoi vedere
screen-level = Il livello di vittoria se la guerra finisse ora
screen-needed = (necessaria per ogni vittoria)
screen-hope-revolt = che la città insorga
screen-hope-sedition = di un disertore
screen-hope-assassinate = che muoia
screen-hope-formal-siege = di una breccia
screen-hope-assault = di prendere la città
screen-hope-lend = di reggere
screen-hope-intercept = di arrivare
screen-hope-march = di muoversi
screen-wastes-city = Nessuno resta a { $city }: non controlli più la città.
screen-wastes-war = Il nemico vince la guerra.
screen-wastes-treaty = Se il nemico accetta, nessuno vince la guerra.
screen-wastes-off-map = Chi esce dalla mappa torna solo con un segnalino Politico.
screen-wastes-fights = Potresti ancora combattere presso { $places }.
screen-wastes-marches = { $forces ->
    [one] 1 forza potrebbe ancora marciare.
   *[other] { $forces } forze potrebbero ancora marciare.
}
screen-recruits = Reclute
screen-recruits-core = Reclute del Nucleo
screen-recruits-satrapy = Reclute delle Satrapie
screen-recruits-armenian = Reclute armene
screen-off-map = Fuori mappa
screen-went-marches = { $side ->
    [Partia] La Partia
   *[other] { $side }
  } va da { $from } a { $to }.
screen-roll-march-roll = Marcia { $march }
screen-roll-forced = Marcia forzata { $march }
screen-roll-intercept-roll = Intercettazione { $march }
screen-roll-incites = Rivolta: { $city }
screen-roll-formal-siege = Assedio di { $city }
screen-roll-sedition = Sedizione
screen-result-incites = { $success ->
    [yes] La città insorge
   *[other] Tutto resta tranquillo ({ $needed } o meno)
}
screen-result-formal-siege = { $result ->
    [B] Una breccia nelle mura
    [S] La guarnigione fa una sortita
   *[other] Nessun effetto
}
screen-result-sedition = { $success ->
    [yes] Un’unità può disertare
   *[other] Non se ne fa nulla
}
screen-move-N = non si muove
screen-move-M = si muove
screen-move-M1 = un esagono in più
screen-move-M2 = due esagoni in più
screen-move-R = via fiume
screen-move-O = via mare
screen-effect-S = si smarrisce
screen-effect-A = logoramento
screen-effect-F = perdita in Marcia forzata
screen-effect-W = perdita d’inverno
screen-effect-X = naufragio
screen-mark-revealed = scoperte
screen-mark-unmasked = un bluff
screen-mark-arrives = arriva
screen-mark-march-loss = perdita in marcia
screen-mark-revolt = cambia parte
screen-mark-revolt-succeeds = la rivolta riesce
screen-mark-revolt-fails = la rivolta fallisce
screen-mark-goes-over = cambia parte
screen-mark-civis = un nuovo Civis
screen-mark-colony = una colonia
screen-mark-blockade = blocco
screen-mark-capital-taken = cade una capitale
screen-mark-earthquake = terremoto
screen-mark-rising = inquieta
screen-mark-triumph = un Trionfo
screen-mark-triumph-lost = Trionfo perduto
screen-mark-plays = gioca un segnalino
screen-mark-countered = parato
screen-mark-guarded = fermato da una Guardia
screen-mark-deserts = diserzione
screen-scoring = Che cosa fa una vittoria
screen-choose-units = Scegli tra le unità che sono qui
screen-held-by-nobody = non tenuta da nessuno
screen-at-the-start = all’inizio

# Back.svelte
screen-exercitus = EXERCITUS

# BattleSheet.svelte
screen-combat-at = Combattimento presso { $title }
screen-revolt = Rivolta
screen-tactical-superiority-strikes-first = Superiorità tattica: colpisce per prima
screen-superiority = superiorità
screen-maneuver-advantage = Vantaggio di manovra
screen-maneuver = manovra
screen-eagle = aquila
screen-strength-at-the-start-and = Forza all’inizio, e ciò che si è perso
screen-civis = Civis
screen-tactical-superiority = Superiorità tattica
screen-strikes-with-rolls = colpisce con { $strength }, tira { $die }
screen-check = { " " }prova
screen-checks-discipline-rolls = prova di disciplina, tira { $die }
screen-checks = prova { $die }
screen-attack-strength = forza d’attacco
screen-strikes-with = { $side ->
    [Partia] La Partia
   *[other] { $side }
  } colpisce con { $strength }:
screen-to-lose = { $suffered } da perdere
screen-no-losses = nessuna perdita
screen-discipline-check = , prova di disciplina
screen-checks-discipline = Prova di disciplina: { $side }
screen-nobody-wins = Non vince nessuno.
screen-wins = { $side ->
    [Partia] La Partia
   *[other] { $side }
  } ottiene { $size }.
screen-fire = Tiro
screen-melee = Mischia
screen-pursuit = Inseguimento
screen-a-skirmish = una scaramuccia
screen-a-minor-victory = una vittoria minore
screen-a-major-victory = una vittoria maggiore

# Board.svelte
screen-hex = Esagono { $id }
screen-map-of-the-war-arrow = Mappa della guerra. Le frecce vanno da esagono a esagono, Invio agisce, il punto interrogativo chiede perché no, il punto porta al prossimo esagono in cui puoi agire. Ora { $size ->
    [one] si può scegliere { $size } esagono
   *[other] si possono scegliere { $size } esagoni
  }.

# Chip.svelte
screen-face-down = Coperta
screen-exercitus-2 = Exercitus { $armyName }

# Hand.svelte
screen-a-spectator-holds-no-markers = Uno spettatore non ha segnalini.
screen-stratagem-markers = Segnalini Stratagemma
screen-take-a-marker-of-your = Prendi un segnalino a tua scelta:
screen-now = { $uses } ora
screen-no-markers-in-hand = Nessun segnalino in mano.
screen-exercitus-3 = Exercitus
screen-strength-2 = forza { $strength }
screen-a-bluff-nobody-is-there = un bluff: non c’è nessuno
screen-is-not-on-the-map = { $armyName } non è sulla mappa
screen-in-your-turn = nel tuo turno
screen-in-the-enemys-turn = nel turno del nemico
screen-in-any-turn = in ogni turno

# HexCard.svelte
screen-so-many-counters = { $number ->
    [one] { $number } pedina
   *[other] { $number } pedine
}
screen-civis-2 = { "." } Civis { $strength }–{ $discipline }
screen-a-train-for-a-formal = ; ci sono le salmerie per un assedio regolare
screen-before-the-walls-behind-them = Davanti alle mura { $before }, dietro { $behind }{ $train }.
screen-siege = Assedio.
screen-inside-the-city = , dentro la città
screen-before-the-walls = , davanti alle mura
screen-nobody-but-its-owner-knows = Solo il suo proprietario sa che cosa c’è sotto { $armies }, se c’è qualcosa.
screen-face-down-2 = { $counters } a faccia coperta
screen-last-seen-here = Visti qui per ultimi
screen-turn-2 = turno { $turn }
screen-and-face-down = { " " }e { $counters } a faccia coperta

# Panel.svelte
screen-turns = Turni
screen-ad = { $name } { $year } d.C.
screen-victory = Vittoria
screen-cities = { $number } città
screen-not-met = non soddisfatta
screen-needed-for-any-victory = { " " }(necessaria per ogni vittoria)
screen-holds-every-enemy-capital-an = Tiene tutte le capitali nemiche: una vittoria Optimus è vicina.
screen-cities-2 = Città
screen-nobody = nessuno { $held }
screen-capital = capitale { $capital ->
    [regional] regionale
   *[provincial] provinciale
}
screen-no-civis = nessun Civis
screen-besieged = assediata
screen-roman = Roma
screen-armenian = Armenia
screen-arabian = Arabia
screen-parthian = Partia

# Reference.svelte
screen-march-table = Tabella delle Marce
screen-die = Dado
screen-n-no-move-m-moves = N non si muove; M marcia quanto le spetta, M2 e M1 più in là; R lungo il fiume; O per mare. S si smarrisce, A logoramento, F costa un’unità in una Marcia forzata, W costa la metà d’inverno, X naufragio.
screen-combat-results = Risultati dei combattimenti
screen-strength-3 = Forza
screen-a-number-is-strength-to = Un numero è la forza da perdere; C è una prova di disciplina.
screen-discipline = Disciplina
screen-class = Classe
screen-formal-siege = Assedio regolare
screen-result = Risultato
screen-unit-types = Tipi di unità
screen-attacks-with-its-strength-times = Attacca con la sua forza per
screen-maneuver-2 = Manovra
screen-worth = Valore
screen-terrain = Terreno
screen-march-ends = La marcia finisce
screen-no-maneuver-or-charge = Né manovra né carica
screen-numbers-reduced = Numeri ridotti
screen-counters = Pedine
screen-below-on-a-counter-strength = In basso su una pedina: forza, disciplina, movimento. Un comandante ha il suo valore in un cerchio; una stella segna una Guardia.
screen-by-road = Su strada
screen-across-country = Fuori strada
screen-by-river = Via fiume
screen-by-sea = Via mare
screen-goes-berserk = va in furia
screen-no-effect = nessun effetto
screen-and-more = { $least } e più

# Sheet.svelte
screen-units = Unità
screen-the-result-of-the-march = Il risultato della Tabella delle Marce
screen-of-hexes = { $gone ->
    [one] { $gone } esagono
   *[other] { $gone } esagoni
  } su { $limit }
screen-fold = Chiudi
screen-all-units = Tutte le { $length } unità
screen-all-units-2 = Tutte le unità
screen-click-a-hex-that-glows = Fai clic su un esagono che brilla per scegliere tra le sue unità.
screen-moves = { $percent }% si muove
screen-march-along-click-who-stays = In marcia: fai clic su chi resta
screen-the-force-click-who-is = Le truppe: fai clic su chi è lasciato qui
screen-here-click-who-comes-along = Qui: fai clic su chi viene con loro
screen-who-falls = Chi cade?
screen-inside-click-who-starts-before = Dentro: fai clic su chi comincia davanti alle mura
screen-off-the-map-click-who = Fuori mappa: fai clic su chi entra
screen-steady = Rinsalda
screen-choose = Scegli
screen-strength-4 = { $place }: forza { $strength }

# Tray.svelte
screen-choose-on-the-map = scegli sulla mappa
screen-cancel = Annulla
screen-markers-and-other-things-to = Segnalini e altro da giocare
screen-on-the-map = sulla mappa

# actions.ts
screen-political = Politico
screen-off-map-forces = Truppe fuori mappa
screen-agent = Agente
screen-assassination = Assassinio
screen-special = Speciale
screen-triumph = Trionfo
screen-royal-levy = Leva reale
screen-treaty = Trattato
screen-stays-here = resta qui
screen-leave-here = lascia qui
screen-into-the-city = dentro la città
screen-take-along = porta con te
screen-before-the-walls-2 = davanti alle mura
screen-bring-in = fai entrare
screen-out-of-the-city = fuori dalla città
screen-attack = Attacca
screen-assault-the-walls = Dai l’assalto alle mura
screen-blockade = Blocco
screen-formal-siege-2 = Assedio regolare
screen-sally-out = Fai una sortita
screen-revolt-by = Rivolta, con { $who }
screen-sedition-by = Sedizione, con { $who }
screen-intelligence-by = Spionaggio, con { $who }
screen-put-under = Metti sotto { $who }
screen-bluff-with = Bluff con { $who }
screen-show-the-force = Mostra le truppe
screen-turn-face-down = Copri

# describe.ts
screen-no-civis-2 = , nessun Civis
screen-besieged-2 = , assediata
screen-held-by = tenuta da { $name ->
    [Partia] la Partia
   *[other] { $name }
}{ $civis }{ $siege }
screen-capital-2 = capitale { $capital ->
    [regional] regionale
   *[provincial] provinciale
} { $colour ->
    [Roman] romana
    [Armenian] armena
    [Arabian] araba
   *[Parthian] partica
}
screen-city = città { $colour ->
    [Roman] romana
    [Armenian] armena
    [Arabian] araba
   *[Parthian] partica
}
screen-strength-5 = { $units } (forza { $strength })
screen-inside-the-city-2 = { " " }dentro la città
screen-last-seen-here-2 = visti qui per ultimi: { $units }
screen-hex-2 = { $name }, esagono { $id }

# model.ts
screen-hold-cities = Tenere { $needed } città
screen-hold = Tenere { $listed }
screen-is-off-the-map = { $leader } è fuori mappa
screen-the-triumph-lies-in = Il Trionfo è a { $place }

# paint.ts
screen-parthian-core = Nucleo partico
screen-satrapy = Satrapia
screen-rome = Roma
screen-parthia = Partia
screen-imperator = Imperator
screen-veteran = Veterano
screen-mob = Plebe
screen-barbarian = Barbaro
screen-leader = comandante, { $name }
screen-unit-kind = { $kind }, { $nation }
screen-rating = valore { $rating }
screen-moves-2 = movimento { $move }
screen-guard = Guardia

# summary.ts
screen-optimus = Optimus
screen-markers-2 = Segnalini
screen-strength-seen = Forza vista
screen-level-2 = Livello
screen-supreme-leader = Comandante supremo
screen-sedition = Sedizione
screen-cost = { $hexes ->
    [one] { $hexes } esagono
   *[other] { $hexes } esagoni
}
screen-attacks = attacca
screen-defends = difende
screen-word-lose = perdi
screen-word-choose = scegli
screen-word-steady = rinsalda
screen-word-raise = arruola
screen-level-none = nessuno
screen-conditions = { $met ->
    [one] { $met } condizione soddisfatta su { $all }
   *[other] { $met } condizioni soddisfatte su { $all }
  }; livello di vittoria: { $level }
screen-aim-met = { $goal } ✓
screen-aim-counted = { $goal } ({ $have } di { $needed })
screen-aim-open = { $goal }
screen-aim-levels = Vince chi ne ha soddisfatte di più alla fine della guerra. Livello di vittoria ora: tu { $mine }, il nemico { $theirs }.
screen-aim-drawn = Vince chi ne ha soddisfatte di più alla fine della guerra: per ora è parità.
screen-met = soddisfatta
screen-ground-river = fiume
screen-ground-lake = lago
screen-ground-coast = costa
screen-no-leader = nessuno
screen-recruit = Recluta
screen-result-passes = riesce
screen-result-fails = fallisce
screen-result-breach = breccia
screen-result-sortie = sortita
screen-yes = sì
screen-brief-march = Marcia

# La barra: che cosa si può giocare oltre a marce e attacchi.
screen-box-political = Politico
screen-box-agent = Agente
screen-box-special = Speciale
screen-box-exercitus = Exercitus
screen-box-parley = Trattative
screen-tool-revolt = Rivolta
screen-tool-recruit = Recluta
screen-tool-levy = Arruola un’unità di Satrapia
screen-tool-civis = Arma un Civis
screen-tool-summon = Truppe fuori mappa
screen-tool-sedition = Sedizione
screen-tool-spy = Spia un esagono
screen-tool-spy-box = Spia una riserva
screen-tool-assassinate = Assassinio
screen-tool-triumph = Trionfo
screen-tool-imperator = Un nuovo Imperator
screen-tool-king-of-kings = Un nuovo Re dei re
screen-tool-royal-levy = Leva reale
screen-tool-trade-troops = Concessione commerciale: truppe
screen-tool-trade-markers = Concessione commerciale: segnalini
screen-tool-colony = Fonda una colonia
screen-tool-exercitus = Metti truppe sotto un Exercitus
screen-tool-bluff = Metti un Exercitus come bluff
screen-tool-disband = Togli un Exercitus dalla mappa
screen-tool-show = Mostra delle truppe
screen-tool-treaty = Trattato
screen-tool-concede = Abbandono

# Gli altri tipi di domande a cui possono rispondere degli ordini.
question-superiority = Superiorità
question-superiority-about = Prima di una battaglia le due parti possono giocare segnalini Militari.
answer-superiority-decline = Non giocarne mai
answer-superiority-accept = Giocane uno dove può un solo comandante
question-lending = Comandanti tra i ranghi
question-lending-about = Un comandante può alzare un’unità alla sua classe prima del dado.
answer-lending-decline = Non alzarne mai
answer-lending-strongest = Sempre l’unità più forte
question-losses = Perdite in battaglia
question-losses-about = Si perdono unità tue, e le scegli tu.
answer-losses-weakest = Prima le più deboli
answer-losses-strongest = Prima le più forti
question-march-losses = Perdite in marcia
question-march-losses-about = Una marcia ti costa delle unità, e le scegli tu.
answer-march-losses-weakest = Prima le più deboli
answer-march-losses-strongest = Prima le più forti
question-other-losses = Altre perdite
question-other-losses-about = Una diserzione, una sortita o un evento ti costa un’unità, e la scegli tu.
answer-other-losses-weakest = La più debole
answer-other-losses-strongest = La più forte
question-retreat = Dove vanno i vinti
question-retreat-about = Hai vinto una battaglia, e scegli dove si ritira il nemico.
question-pursuit = Inseguimenti
question-pursuit-about = Puoi seguire truppe battute e attaccarle di nuovo.
answer-pursuit-decline = Mai
answer-pursuit-accept = Insegui dove può un solo comandante
question-peace = Offerte di pace
question-peace-about = La guerra potrebbe finire ora, senza vincitore.
answer-peace-decline = Rifiuta sempre
answer-peace-accept = Accetta sempre
answer-counter-accept = Para dove può un solo comandante

# I nomi che molte cose hanno in comune: esagoni, Civis di una città, lunghezza di una marcia.
called-hex = esagono { $hex }
called-hex-near = esagono { $hex } (vicino a { $city })
called-city = { $city }
called-civis = Civis di { $city }
called-way = { $hexes } esagoni

# ---- il gioco e i suoi scenari

about-blurb = 114 d.C.: Traiano marcia contro la Partia. Roma ha la fanteria migliore, la Partia la cavalleria e le distanze; le città cambiano parte, le armate sono coperte, e nessuno sa che cosa nasconde un segnalino Exercitus.
about-feel = Una campagna di nervi: lunghe marce in balìa di un dado, bluff, rivolte improvvise, battaglie poche ma decisive.
scenario-114 = La guerra d’Armenia
scenario-114-help = Le legioni entrano in Armenia per deporne il re; la Partia si raduna intorno a Ctesiphon.
scenario-114-teaches = Marciare e combattere con poche armate: pile coperte, montagne, assedi di piccole città, e l’inverno.
scenario-115 = Mesopotamia
scenario-115-help = L’Armenia è una provincia; la via passa per l’Osroene e Nisibis fino al Tigri.
scenario-115-teaches = Due fiumi, molte città: come mettere una guarnigione in ciò che si prende, e come gli arcieri a cavallo logorano una colonna.
scenario-116 = La guerra partica
scenario-116-help = Due colonne lungo i fiumi: Ctesiphon e il mare.
scenario-116-teaches = La grande spinta lungo l’Eufrate e il Tigri: il rifornimento lontano da casa, Ctesiphon, e rivolte alle spalle.
scenario-campaign = La guerra partica di Traiano
scenario-campaign-help = Tutta la guerra, dal raduno in Cappadocia alla morte dell’imperatore.
scenario-campaign-teaches = Tre anni in una partita: reclute, comandanti, stratagemmi e la politica dell’Armenia, con il tempo di pentirsi della scelta di un inverno.
option-parley = Trattati e abbandono
option-parley-help = La guerra può finire con un trattato o con l’abbandono di una parte.

# ---- nomi

name-roman = Roma
name-parthian = Partia
name-trajan = Traiano
name-hadrian = Adriano
name-alexander = Alessandro
name-mauri = Mauri di Quietus
name-militia = Milizia
name-court = Corte
name-royal-guard = Guardia reale
name-cataphracts-1 = Catafratti 1
name-cataphracts-2 = Catafratti 2
name-cataphracts-3 = Catafratti 3
name-cataphracts-4 = Catafratti 4
name-cataphracts-5 = Catafratti 5
name-cataphracts-6 = Catafratti 6
name-cataphracts-7 = Catafratti 7
name-cataphracts-8 = Catafratti 8
name-core-horde-1 = Arcieri a cavallo del Nucleo 1
name-core-horde-2 = Arcieri a cavallo del Nucleo 2
name-core-horde-3 = Arcieri a cavallo del Nucleo 3
name-core-horde-4 = Arcieri a cavallo del Nucleo 4
name-elephants = Elefanti
name-core-levy-1 = Leva del Nucleo 1
name-core-levy-2 = Leva del Nucleo 2
name-core-impeditus = Salmerie partiche
name-nobles-1 = Catafratti nobili 1
name-nobles-2 = Catafratti nobili 2
name-nobles-3 = Catafratti nobili 3
name-nobles-4 = Catafratti nobili 4
name-nobles-5 = Catafratti nobili 5
name-satrapy-horde-1 = Arcieri a cavallo di Satrapia 1
name-satrapy-horde-2 = Arcieri a cavallo di Satrapia 2
name-satrapy-horde-3 = Arcieri a cavallo di Satrapia 3
name-satrapy-horde-4 = Arcieri a cavallo di Satrapia 4
name-saka-1 = Cavalieri Saka 1
name-saka-2 = Cavalieri Saka 2
name-satrapy-levy-1 = Leva di Satrapia 1
name-satrapy-levy-2 = Leva di Satrapia 2
name-satrapy-levy-3 = Leva di Satrapia 3
name-satrapy-levy-4 = Leva di Satrapia 4
name-armenian-cataphracts = Catafratti armeni
name-armenian-horse = Cavalleria armena
name-armenian-foot = Fanteria armena
name-antioch = Antiochia
name-babylon = Babilonia
name-damascus = Damasco
name-nineveh = Ninive
name-palmyra = Palmira
name-military = Militare
name-political = Politico
name-agent = Agente
name-triumph = Trionfo
name-king-of-kings = Re dei re
name-trade-concession = Concessione commerciale
name-pro-roman-omens = Presagi favorevoli a Roma
name-pro-parthian-omens = Presagi favorevoli ai Parti
name-bad-omens-for-rome = Cattivi presagi per Roma
name-bad-omens-for-parthia = Cattivi presagi per i Parti
name-eclipse = Eclissi
name-quiet-month = Mese tranquillo
name-off-map-revolt = Rivolta fuori mappa
name-jewish-rising = Insurrezione giudaica
name-uprising = Insurrezione in una città conquistata
name-rising-of-mesopotamia = La Mesopotamia insorge
name-honours = Il Senato concede onori
name-plot-at-rome = Congiura a Roma
name-royal-pretender = Pretendente al trono
name-war-in-the-east = Guerra in Oriente
name-satraps-waver = I satrapi vacillano
name-satraps-rally = I satrapi accorrono
name-tribute = Tributo dei vassalli
name-quiet-month-2 = Mese tranquillo
name-osrhoene = L’Osroene cambia parte
name-adiabene = L’Adiabene resiste
name-charax = Charax manda doni
name-hatra-defies = Hatra sfida il mondo
name-iberians = Iberi e Albani
name-armenian-nobles = Nobili d’Armenia
name-great-heat = Grande calura
name-floods = Piene
name-snow = Neve sui monti
name-good-harvest = Buon raccolto
name-storms = Tempeste
name-fever = Febbre nel campo
name-earthquake = Terremoto ad Antiochia
name-caravans = Carovane
name-veterans-return = Tornano i veterani
name-spies-unmasked = Spie smascherate
name-illness = Malattia dell’imperatore
name-embassy = Ambasceria
name-forced-march = Marcia forzata
name-intercept = Intercettazione
name-pursue = Inseguimento
name-superiority = Superiorità tattica
name-eagle = Aquila dell’imperatore
name-counter = Contromossa
name-revolt = Rivolta
name-sedition = Sedizione
name-recruit = Reclutamento
name-levy = leva di Satrapia
name-civis = nuovo Civis
name-summon = Truppe fuori mappa
name-spy = Spionaggio
name-spy-box = Spionaggio
name-assassinate = Assassinio
name-succession = nuovo Comandante supremo
name-royal-levy = Leva reale
name-trade-troops = truppe dal commercio
name-trade-markers = segnalini dal commercio
name-strong-garrison = forte guarnigione: dado +1
name-no-charge = terreno cattivo: cavalleria ed elefanti non caricano
name-reduced = terreno rotto: numeri −5
name-walls = mura: i numeri non fanno danno
name-maneuver = Vantaggio di manovra: la cavalleria nemica si tiene lontana
name-winter = inverno: W costa metà della forza
name-guard = una Guardia ferma il primo Agente
name-supreme-leader = Comandante supremo
name-alone = la vittima è sola
name-hidden-garrison = la guarnigione è coperta: la sua forza è stimata
name-hidden-enemy = il nemico è coperto: la sua forza è stimata
name-estimated = stimato da molti combattimenti in cui non si giocano segnalini
name-lent-class = l’unità fa la prova nella classe del comandante
name-own-omens = presagi: la nostra disciplina
name-enemy-omens = presagi: la disciplina nemica
name-recruits = le reclute
name-core-recruits = le reclute del Nucleo
name-satrapy-recruits = le reclute delle Satrapie
name-off-map = la casella Fuori mappa
name-markers = la riserva dei segnalini
name-road = su strada
name-cross-country = fuori strada
name-river = via fiume
name-sea = via mare
name-april = aprile
name-may = maggio
name-june = giugno
name-july = luglio
name-august = agosto
name-september = settembre
name-october-december = ottobre-dicembre
name-january-march = gennaio-marzo
name-fire = Tiro
name-melee = Mischia
name-pursuit = Inseguimento
name-battle = Battaglia
name-sally = Sortita
name-assault = Assalto
name-breach = Assalto per una breccia
name-triumphant = Trionfante
name-conquering = Conquistatore

# Che cosa le probabilità dicono che un dado può portare.
name-odds__no-move = non si muove
name-odds__arrives = arriva
name-odds__a-hex = un esagono
name-odds__scatters = si smarrisce
name-odds__half-the-strength-lost = metà della forza perduta
name-odds__a-unit-lost = un’unità perduta
name-odds__a-breach = una breccia
name-odds__a-sortie-costs-a-unit = una sortita costa un’unità
name-odds__no-effect = nessun effetto
name-odds__won = vittoria
name-odds__drawn = senza vincitore
name-odds__lost = sconfitta
name-odds__nobody-there = non c’è nessuno
name-odds__the-city-is-taken = la città è presa
name-odds__but-the-city-holds = ma la città tiene
name-odds__a-unit-deserts = un’unità diserta
name-odds__nothing-comes-of-it = non se ne fa nulla
name-odds__the-city-rises = la città insorge
name-odds__all-stays-quiet = tutto resta tranquillo
name-odds__he-dies = muore
name-odds__he-escapes = si salva
name-odds__disrupted = in disordine
name-odds__stands = regge

# ---- le tabelle

kind-leader = Comandante
kind-heavy-infantry = Fanteria pesante
kind-auxiliary-infantry = Fanteria ausiliaria
kind-light-infantry = Fanteria leggera
kind-heavy-cavalry = Cavalleria pesante
kind-equites = Equites
kind-horse-archers = Arcieri a cavallo
kind-elephants = Elefanti
kind-court = Corte
ground-sea = Mare
ground-open = Terreno aperto
ground-desert = Deserto
ground-mountain = Montagna
ground-swamp = Palude
ground-river = Fiume
ground-lake = Lago
month-0 = Aprile
month-1 = Maggio
month-2 = Giugno
month-3 = Luglio
month-4 = Agosto
month-5 = Settembre
month-6 = Ottobre-dicembre
month-7 = Gennaio-marzo
month-short-0 = apr
month-short-1 = mag
month-short-2 = giu
month-short-3 = lug
month-short-4 = ago
month-short-5 = set
month-short-6 = ott
month-short-7 = gen
level-0 = Trionfante
level-1 = Conquistatore
level-2 = Imperator
size-0 = Scaramuccia
size-1 = Minore
size-2 = Maggiore

# ---- a che cosa serve un segnalino

use-tactical-superiority = Superiorità tattica
use-tactical-superiority-text = All’inizio di una battaglia, di un assalto o di una rivolta a cui il comandante prende parte: la parte che ne gioca di più ha la Superiorità tattica.
use-forced-march = Marcia forzata
use-forced-march-text = Alla fine della prima marcia della forza del comandante: la forza tira ancora una volta sulla Tabella delle Marce, e i risultati F contano.
use-interception = Intercettazione
use-interception-text = Quando una forza nemica entra in un esagono entro 3 esagoni dal comandante: la sua forza, se non è una guarnigione assediata, tira sulla riga Su strada o Fuori strada della Tabella delle Marce. Con ogni risultato tranne N entra in quell’esagono, e il nemico deve fermarvisi. I risultati A e W le costano unità; non si smarrisce e non soffre della Marcia forzata.
use-pursuit = Inseguimento
use-pursuit-text = Subito dopo una battaglia vinta da attaccante: la forza segue il nemico battuto nell’esagono della sua ritirata e può attaccare subito. Ogni altro attacco vuole un altro segnalino.
use-military-counter = Contromossa militare
use-military-counter-text = Annulla un’Intercettazione nell’esagono del comandante o un Inseguimento della sua forza. La Superiorità tattica non si annulla: si rilancia.
use-revolt = Rivolta
use-revolt-text = In ogni momento del turno del giocatore, contro un Civis nemico nell’esagono del comandante: cambia parte con 3 o meno, con 4 o meno se la città è del colore del giocatore, araba o armena, con 2 o meno se è una capitale del colore del nemico. Aggiungi 1 al dado se nella città ci sono 5 o più punti forza del nemico.
use-recruit = Reclutamento
use-recruit-text = Nel segmento di Movimento, con un comandante in una città adatta: un’unità a scelta del giocatore per Roma o per il Nucleo partico, un’unità a caso per le satrapie, o un Civis dove non ce n’è.
use-off-map-forces = Truppe fuori mappa
use-off-map-forces-text = Il Comandante supremo romano fa entrare quante unità fuori mappa vuole il giocatore.
use-sedition = Sedizione
use-sedition-text = Contro unità nemiche di classe M o B, esclusi i Civis, nell’esagono del comandante: con un dado di 1 o meno il loro proprietario ne elimina una. Non è una vittoria.
use-political-counter = Contromossa politica
use-political-counter-text = Annulla una Rivolta o una Sedizione giocata contro l’esagono del comandante; una Rivolta solo se lui è nella città.
use-intelligence = Spionaggio
use-intelligence-text = Scopre tutte le unità nemiche in un esagono entro 5 esagoni dal comandante, o mostra al giocatore una riserva del nemico.
use-assassination = Assassinio
use-assassination-text = Contro un comandante nemico scoperto entro 3 esagoni: muore con un dado di 1 o meno, con 2 o meno se è solo nel suo esagono, e un Comandante supremo comunque con 1 o meno.
use-agent-counter = Contromossa dell’Agente
use-agent-counter-text = Annulla un segnalino Agente giocato contro l’esagono del comandante.
use-triumph = Trionfo
use-triumph-text = Il Comandante supremo romano, in una capitale partica che controlla: il segnalino resta lì, e ogni segmento di Stratagemma romano porta altri segnalini a caso: Ctesiphon 1, Ecbatana 2, Europus-Rhagae 3, Hecatompylus 4. Si perde con la città o con il Comandante supremo.
use-new-imperator = Imperator
use-new-imperator-text = Senza Comandante supremo, e non nel turno della sua morte: il comandante romano che lo gioca diventa Comandante supremo.
use-eagle = Aquila dell’imperatore
use-eagle-text = Con il Comandante supremo romano, all’inizio di una battaglia o di un assalto a cui prende parte: conta come segnalino Militare per la Superiorità tattica, e in questa battaglia le unità della sua forza fanno la prova di disciplina una classe sopra.
use-new-king = Re dei re
use-new-king-text = Senza Comandante supremo, e non nel turno della sua morte: il comandante del Nucleo che lo gioca accanto alla Corte diventa Comandante supremo.
use-royal-levy = Leva reale
use-royal-levy-text = Con Chosroes finché è Comandante supremo, una volta per guerra: nel segmento di Movimento, in una capitale regionale che controlla, lo raggiungono 2 unità del Nucleo a scelta del giocatore.
use-trade-concession = Concessione commerciale
use-trade-concession-text = Con il Comandante supremo partico in una città che controlla su una via commerciale: 3 unità di Satrapia a caso entrano nel suo esagono (nel segmento di Movimento), o pesca 2 segnalini a caso.

# ---- gli eventi politici

text-pro-roman-omens = Fino al prossimo segmento di Eventi politici tutte le unità romane fanno la prova di disciplina una classe sopra.
text-pro-parthian-omens = Fino al prossimo segmento di Eventi politici tutte le unità partiche e armene fanno la prova di disciplina una classe sopra.
text-bad-omens-for-rome = Fino al prossimo segmento di Eventi politici tutte le unità romane fanno la prova di disciplina una classe sotto.
text-bad-omens-for-parthia = Fino al prossimo segmento di Eventi politici tutte le unità partiche e armene fanno la prova di disciplina una classe sotto.
text-eclipse = In questo turno nessuna forza delle due parti può fare una Marcia forzata.
text-quiet-month = Non succede nulla.
text-off-map-revolt = Tira un dado. Se la casella Fuori mappa ha meno di 5 punti forza per ogni punto del dado, deve averne altrettanti alla fine del turno del giocatore romano nel turno seguente, o il Romano perde 3 segnalini a caso. Un’altra rivolta prima di allora alza il numero, ma non dà più tempo.
text-jewish-rising = Tira un dado: 1-2 Hierosolyma, 3-4 Caesarea, 5-6 Gaza. Lì un Civis romano diventa partico, a meno che un’unità romana sia nella città.
text-uprising = Il Parto sceglie un Civis romano in una città di colore partico, armeno o arabo senza unità romane all’interno; diventa partico.
text-rising-of-mesopotamia = Tira un dado per ogni Civis romano in una città di colore partico, armeno o arabo senza unità romane all’interno: con 2 o meno diventa partico.
text-honours = Il Romano prende 1 segnalino a sua scelta.
text-plot-at-rome = Il Romano perde 1 segnalino a caso, o 2 se Traiano non è sulla mappa.
text-royal-pretender = Tira un dado: con 3 o meno il Parto sceglie un comandante del Nucleo sulla mappa che non sia il Comandante supremo; lui e le unità del Nucleo nella sua pila, esclusi altri comandanti, in questo turno non possono marciare né attaccare.
text-war-in-the-east = Il Parto rimette un’unità di arcieri a cavallo del Nucleo dalla mappa tra le reclute del Nucleo.
text-satraps-waver = Il Parto rimette un’unità di Satrapia, non un comandante, dalla mappa tra le reclute delle Satrapie.
text-satraps-rally = Il Parto pesca a caso un’unità di Satrapia e la mette in una città di colore partico che controlla.
text-tribute = Il Parto prende 1 segnalino a caso.
text-quiet-month-2 = Non succede nulla.
text-osrhoene = Il Civis di Edessa passa alla parte con più punti forza, esclusi i Civis, entro 3 esagoni, a meno che l’altra parte abbia un’unità nella città. In caso di parità non succede nulla.
text-adiabene = Se il Parto controlla Arbela, un’unità di Satrapia a caso entra nella città.
text-charax = Se un comandante romano è entro 4 esagoni da Charax Spasinu, il suo Civis diventa romano, a meno che un’unità partica sia nella città.
text-hatra-defies = Il Civis di Hatra ha 5 punti forza in più fino alla fine della partita, e li ha di nuovo se è sostituito. Una volta sola.
text-iberians = Se il Romano controlla Harmozica, può mettervi un’unità di equites dalle sue reclute.
text-armenian-nobles = Se il re d’Armenia non è sulla mappa, il Romano sceglie una città armena senza unità partiche all’interno; il suo Civis diventa romano.
text-great-heat = In questo turno una forza che entra in un esagono di deserto non marcia esagoni in più: per lei M1 e M2 valgono M.
text-floods = In questo turno niente marce via fiume.
text-snow = In un turno invernale nessuna forza entra in questo turno in un esagono di montagna, né viene a intercettarvi, se non lungo una strada o una via commerciale.
text-good-harvest = In questo turno i risultati A della Tabella delle Marce non costano nulla.
text-storms = In questo turno niente marce via mare.
text-fever = La parte con la forza più grande, in punti forza, in un esagono di palude, di fiume o di lago ne perde un’unità a sua scelta, non un comandante. In caso di parità tra le parti non succede nulla.
text-earthquake = Un’unità nell’esagono di Antiochia, né comandante né Civis, è eliminata a scelta del suo proprietario; se non ce n’è, chi ha il Civis perde 1 segnalino a caso per la ricostruzione. Se Traiano è lì, tira un dado: con 1 o meno in questo turno non gioca segnalini. Una volta sola.
text-caravans = La parte che controlla più città sulle vie commerciali prende 1 segnalino a caso.
text-veterans-return = Il Romano può prendere un’unità di classe R dalle sue reclute e metterla in una capitale provinciale che controlla.
text-spies-unmasked = Ogni parte che ha un segnalino Agente ne perde uno.
text-illness = Tira un dado. Dall’anno 117 Traiano muore con 2 o meno; prima, con 1 o meno, in questo turno non può marciare né attaccare.
text-embassy = A ogni giocatore si propone un trattato. Se non si conclude, ciascuno prende 1 segnalino a caso.
