# Imperium Romanum: eventi casuali, appelli, peste.

do-plague-loss = Muore: { $kind }
do-look-at = Guarda presso { $place }: { $power }
do-destroy = Distrutta: { $city }
do-appeal = Invoca gli dei
do-recruit-more = { $area }

ask-appeal = { $power }: stai per tirare { $roll ->
    [Fight] per la battaglia
    [Trains] per le salmerie dei vinti
    [EliteLegion] per una legione d’élite
    [SetOff] per un’intercettazione
    [Exhaustion] per le perdite della marcia forzata
    [Muster] per la fretta
    [Drawn] per ciò che le salmerie devono dare
    [Foraged] per il foraggio
    [Starved] per gli assediati
    [StarvedOut] per le salmerie degli assediati
    [Spoliation] per la conquista di una provincia
    [GrainRoll] per il grano nella capitale
    [Proclaimed] se un comandante è proclamato
    [LeaderCalled] per il ritorno di un comandante
    [TakeFleet] per una flotta non finita
    [FleetDelayed] per il ritardo di una flotta presa
    [NextRound] per il posto in mare
    [Sortie] per un’intercettazione in mare
    [Clash] per la battaglia navale
    [Voyage] per un comandante in mare
    [LoneShip] per una flotta d’inverno
    [Weather] per le flotte d’inverno
    [Across] per la traversata di un comandante
    [Disembarking] per le unità a bordo di ex alleati
   *[other] adesso
  }: invochi gli dei?
ask-plague-loss = Peste presso { $place } ({ $power }): chi muore?
ask-intelligence = Le tue spie possono guardare una pila: di chi?
ask-place-leader = Un nuovo comandante di valore { $value }: dove sta?
ask-disaster = Una catastrofe: quale città è distrutta?
ask-more-recruits = { $power }: puoi arruolare un’unità in più di ogni tipo: in quale zona?
ask-place-risen = { $number ->
    [0] { $power }: dove sta la prossima unità?
    [one] { $power }: dove sta l’ultima unità?
   *[other] { $power }, { $number } unità: dove sta la prossima?
  }

why-disloyal = Questo mese le legioni sono sleali: segue solo chi sta con un comandante.

event-appeal = { $power }: appello agli dei (dado { $die }): { $value ->
    [0] tacciono
   *[other] { $value } al prossimo tiro
  }.
event-battle-dead = In { $province } sono caduti in tanti che può seguirne la peste.
event-plague-roll = C’è la peste in { $province }? Due dadi: { $dice }.
event-plague = Peste in { $province }.
event-plague-ends = La peste in { $province } è finita; lascia la terra come dopo un saccheggio.
event-pestilence = Pestilenza in { $province }.
event-random-event = { $power }: tiro { $dice } per l’evento: { $letter ->
    [A] informazioni militari
    [B] muore l’Imperator o il Rex?
    [C] muore un comandante?
    [D] un nuovo comandante
    [E] una pestilenza?
    [F] una carestia?
    [G] un cattivo raccolto
    [H] un raccolto eccezionale
    [I] un anno secco o molta neve
    [J] una stagione mite
    [K] tempeste in mare
    [L] una catastrofe naturale?
    [M] furieri corrotti
    [N] monete svilite
    [O] un’incursione di barbari
    [P] si muove la Partia o la Persia?
    [Q] una rivolta?
    [R] mormorii tra le truppe
    [S] legioni sleali
    [T] una crisi politica
    [U] prosperità
    [V] tempi duri
    [W] devastazione diffusa
    [X] più reclute
    [Y] meno reclute
    [Z] quadri attivi
   *[other] niente
  }.
event-alarm = { $power }: dado { $die }: { $false ->
    [yes] un falso allarme
   *[no] è vero
  }.
event-intelligence = Qualcuno ha guardato presso { $place }: { $power }.
event-intelligence-known = Presso { $place } ({ $power }): { $units } { $leaders }.
event-new-leader = { $power }: dado { $die }: { $comes ->
    [yes] si offre un comandante di valore { $value }
   *[no] ma nessun comandante si offre
  }.
event-famine = Carestia in { $province } fino a settembre.
event-bad-harvest = Un cattivo raccolto in { $province } (dado { $die }): metà del grano fino a settembre.
event-bumper-harvest = Un raccolto eccezionale in { $province } (dado { $die }): metà del grano in più fino a settembre.
event-hard-season = { $power }: segni di una stagione dura, il prossimo tiro per la stagione lo mostrerà.
event-mild-season = { $power }: segni di una stagione mite, il prossimo tiro per la stagione lo mostrerà.
event-storms = Questo mese tempeste in mare.
event-disaster = { $city } è distrutta.
event-corruption = { $power }: i furieri sono corrotti, ognuna delle salmerie del giocatore perde un punto rifornimento.
event-debasement = La moneta è svilita.
event-talents-lost = { $power }: { $number ->
    [one] un talento perduto
   *[other] { $number } talenti perduti
  }.
event-prosperity = { $power }: prosperità, questo mese metà delle tasse in più.
event-hard-times = { $power }: tempi duri, questo mese metà delle tasse.
event-devastation = Devastazione diffusa: questo mese nessun saccheggio è dimenticato.
event-more-recruits = { $power }: arrivano reclute in gran numero.
event-area-of-recruits = { $power }: quest’anno si può arruolare un’unità in più di ogni tipo in { $area }.
event-fewer-recruits = { $power }: arrivano poche reclute.
event-cadre = { $power }: questo mese vecchi soldati addestrano le reclute.
event-stirs = Si mette in moto: { $power }.
event-raid = Razziatori in { $province } (dadi { $dice }).
event-no-revolt = { $power }: nessuna provincia è in rivolta (dadi { $dice }).
event-revolt = { $province } è in rivolta contro { $power }: { $number ->
    [one] un’unità di ribelli
   *[other] { $number } unità di ribelli
  } (dadi { $dice }).
event-revolt-over = La rivolta in { $province } è finita.
event-muttering = { $power }: le truppe vogliono { $wanted ->
    [one] { $wanted } talento
   *[other] { $wanted } talenti
  }, pagati { $paid }.
event-disloyalty = { $power }: questo mese le legioni che non stanno con un comandante non obbediscono.
event-crisis = { $power }: crisi nella capitale, l’Imperator deve tornare entro tre mesi.
