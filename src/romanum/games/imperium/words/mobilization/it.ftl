# Imperium Romanum: tasse, mobilitazione, rimpiazzi, flotte in cantiere.

do-muster = Arruola unità in { $province }
do-raise = Arruola { $kind } presso { $place }
do-raise-raw = Arruola { $kind } presso { $place } senza istruttore
do-lay = Imposta una flotta presso { $place }
do-lay-with = Imposta una flotta presso { $place }, equipaggio contato come { $type }
do-rebuild-militia = Ristabilisci { $number ->
    [one] un punto di milizia
   *[other] { $number } punti di milizia
  }
do-resume = Riprendi la flotta presso { $place }
do-again = Come l’anno scorso
do-cross-out = Cancella l’ultima riga
do-restore = Ristabilisci { $kind } presso { $place }
do-keep-fort = Paga per il forte presso { $place }
do-stop-work = Ferma il lavoro a una flotta presso { $place }
do-scrap = Demolisci una flotta in cantiere presso { $place }
do-man-ashore = { $kind } presso { $place } diventa fanteria

ask-mobilization = Mobilitazione: { $talents ->
    [one] resta un talento
   *[other] restano { $talents } talenti
  }, { $written ->
    [0] ancora nulla di scritto
   *[other] scritto: { $lines }
  }. { $province ->
    [nobody] In quale provincia?
   *[other] Si arruolano unità in { $province }.
  }
ask-restoring = { $power }: { $points ->
    [one] { $points } punto rimpiazzo
   *[other] { $points } punti rimpiazzo
  }. Quali unità tornano?
ask-leader-back = { $leader } è tornato: con quali unità?
ask-upkeep = { $number ->
    [one] Un forte è abbandonato
   *[other] { $number } forti sono abbandonati
  }: per quale paghi?
ask-take-fleet = Una flotta non finita è presso { $place }: la prendi?
ask-stop-work = { $number ->
    [one] Si costruisce una flotta
   *[other] Si costruiscono { $number } flotte
  }: fermi il lavoro e fai dell’equipaggio fanteria?
ask-crew-ashore = L’equipaggio di { $place } scende a terra: in quale città?
ask-keep-fleet = Tieni in attesa la flotta non finita presso { $place }?

why-too-few-talents = Costa { $cost ->
    [one] { $cost } talento
   *[other] { $cost } talenti
  }, e ne hai { $left }.
why-too-few-points = Costa { $cost ->
    [one] { $cost } punto rimpiazzo
   *[other] { $cost } punti rimpiazzo
  }, e ne hai { $left }.
why-no-counter = Tutte le pedine { $type } di questi colori sono in gioco.
why-limit-reached = Quest’anno in { $province } non si arruolano altre { $type }.
why-trains-and-leaders = Non si possono avere più salmerie che comandanti sulla mappa, { $leaders }.
why-trains-enough = Sono già in gioco sedici salmerie.
why-no-city = { $place } non è una città: lì si arruolano solo salmerie.
why-city-full = { $place } accoglie { $most } nuove unità in questa fase.
why-no-trainer = Presso { $place } nessun veterano può addestrare { $kind }.
why-no-crew = In { $province } non resta un equipaggio per una flotta.
why-yard-full = Presso { $place } in questa fase si { $most ->
    [one] può cominciare al massimo una flotta
   *[other] possono cominciare al massimo { $most } flotte
  }.
why-sheet-full = Il foglio è pieno.
why-nothing-to-repeat = Non c’è nulla da ripetere, o il foglio non è vuoto.
why-nothing-to-raise = In { $province } non si può arruolare altro.
why-nothing-written = Ancora nulla di scritto.
why-enough-struck = In questa fase si è cancellato abbastanza.
why-enough-looks = Arruola qualcosa, o finisci.
why-militia-too-dear = Milizia in { $province }: { $number ->
    [one] si può pagare { $number } punto
   *[other] si possono pagare { $number } punti
  }.

event-taxes = { $power }: { $talents ->
    [one] { $talents } talento di tasse
   *[other] { $talents } talenti di tasse
  }, ora { $now }.
event-leader-called = { $power }: { $leader } può tornare: dado { $die }, serve { $needed } o meno, { $back ->
    [yes] e torna
   *[no] e non torna
  }.
event-leader-back = { $leader } è tornato presso { $place }.
event-fort-deserted = { $power }: il forte abbandonato presso { $place } non c’è più.
event-restores = { $power }: unità ristabilite presso { $place }.
event-restores-known = { $power }: ristabilite presso { $place }: { $units }.
event-pool-divided = { $area }: { $type } non bastano per tutti; il dado dà le ultime a { $powers }.
event-raises = { $power }: nuove unità presso { $place }.
event-raises-known = { $power }: nuove unità presso { $place }: { $units }.
event-lays-down = { $power }: presso { $place } si { $number ->
    [one] imposta una flotta
   *[other] impostano { $number } flotte
  }.
event-resumes = { $power }: ripresa una flotta presso { $place }.
event-drills = { $power }: milizia ristabilita in { $province }.
event-launched = { $power }: varo di una flotta presso { $place }.
event-crew-ashore = { $power }: il lavoro a una flotta si ferma; l’equipaggio è fanteria presso { $place }.
event-keel-taken = { $power }: presa una flotta non finita presso { $place }{ $lost ->
    [yes] , e brucia
   *[no] {""}
  } (dado { $die }).
event-keel-delayed = { $power }: la flotta presa presso { $place } sarà pronta { $delay ->
    [0] in tempo
    [one] con un mese di ritardo
   *[other] con { $delay } mesi di ritardo
  } (dado { $die }).
event-scrapped = { $power }: demolita una flotta in cantiere presso { $place }.
event-fleet-ashore = { $power }: una flotta presso { $place } diventa fanteria.
