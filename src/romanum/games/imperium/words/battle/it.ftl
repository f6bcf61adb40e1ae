# Imperium Romanum: combattimento a terra.

do-attack = Attacca presso { $place }
do-stand = Resisti
do-retreat = Ritirati: { $place }
do-take-cover = Dietro le mura
do-stay-out = Resta in campo aperto
do-enter-siege = Tutti dentro
do-send-in = Dentro: { $kind }
do-send-in-leader = Dentro: { $leader }
do-besiege = Assedia
do-assault = Dai l’assalto
do-attack-outside = Attacca solo chi è fuori
do-keep-in-port = Resta nel porto
do-sail-out = Prendi il mare
do-board = A bordo: { $kind }
do-board-leader = A bordo: { $leader }
do-put-ashore = A terra: { $kind }
do-militia = Milizia: { $number }
do-shoot = { $number ->
    [one] 1 arciere a cavallo tira
   *[other] { $number } arcieri a cavallo tirano
  }
do-lose = Perdi { $kind }
do-lose-least = Perdi il meno possibile
do-season = Agguerrita: { $kind }
do-season-most = Quante più agguerrite possibile
do-elevate = D’élite: { $kind }
do-capture = Cattura
do-kill = Uccidi
do-burn = Bruciale

ask-attacks = Combattimento a terra: dove attacchi?
ask-declared = Chi attacchi presso { $place }?
ask-ships-join = Le flotte presso { $place } partecipano all’attacco?
ask-ally-joins = Attacco di { $power } presso { $place } contro { $enemy }: partecipi?
ask-harbour = Il porto di { $place } è sotto attacco: le flotte restano dentro?
ask-going-ashore = Chi scende a terra presso { $place } in aiuto alla difesa?
ask-boarding = Chi lascia { $place } con le flotte?
ask-take-cover = Cavalleria pesante carica i tuoi uomini presso { $place }: dietro le mura?
ask-reaction = Attacco di { $enemy } presso { $place }: ritirarsi, rinchiudersi o resistere?
ask-retreat-after-combat = Vittoria di { $enemy } presso { $place }: dove vai?
ask-besiege-or-assault = Sono dietro le mura presso { $place }: e adesso?
ask-militia = Quanti punti di milizia combattono presso { $place }?
ask-helpers-called = Arriva aiuto per questa battaglia presso { $place }?
ask-battle-leader = Presso { $place } conta il comandante migliore, o un altro?
ask-archers = Quanti arcieri a cavallo tirano presso { $place }?
ask-land-losses = Chi va perduto presso { $place }? Almeno { $need ->
    [one] un punto
   *[other] { $need } punti
  }.
ask-seasoning = Chi diventa agguerrito? { $left ->
    [one] Resta { $left } punto
   *[other] Restano { $left } punti
  }.
ask-elite-legion = Una legione presso { $place } prova a diventare d’élite, per due talenti e un dado?
ask-trains-taken = Salmerie senza scorta presso { $place }.
ask-leaders-fate = { $leader } è nelle tue mani.
ask-treasure-bearer = Chi porta l’erario ({ $power })?

why-own-neutral = Presso { $place } muovi tu le truppe di { $power }: un neutrale non è nemico di chi lo muove.
why-must-retreat = I vinti devono andarsene finché possono.
why-ridden-round = Il doppio di cavalleria non lascia andare nessuno.
why-walls-too-narrow = Dentro non c’è abbastanza posto.
why-retreat-over-water = Nessuna ritirata porta oltre l’acqua: { $place }.
why-retreat-into-enemies = Presso { $place } ci sono troppi nemici.
why-retreat-as-they-came = Il nemico è venuto da { $place }.

event-attack = { $power }: attacco presso { $place } contro { $enemy }.
event-retreats = { $power }: ritirata da { $place } verso { $to }.
event-accepts-siege = { $power }: dietro le mura presso { $place }.
event-sails-out = { $power }: le flotte prendono il mare da { $place }.
event-besieges = { $power }: assedio presso { $place }.
event-militia-called = Presso { $place } { $points ->
    [one] combatte { $points } punto di milizia
   *[other] combattono { $points } punti di milizia
  }.
event-militia-lost = Presso { $place } { $points ->
    [one] è perduto { $points } punto di milizia
   *[other] sono perduti { $points } punti di milizia
  }.
event-helpers-called = In aiuto { $strength ->
    [one] arriva { $strength } punto forza
   *[other] arrivano { $strength } punti forza
  } ({ $power }).
event-combat = Presso { $place }: { $power } ({ $attack }) contro { $enemy } ({ $defence }), { $ratio }: dado { $die }, in tutto { $total }; vince: { $winner }.
event-seasoned = { $power }: un’unità agguerrita in più presso { $place }.
event-seasoned-known = { $power }: un’unità agguerrita in più presso { $place }: { $unit }.
event-elite-legion = { $power }: presso { $place } una legione prova a diventare d’élite, dado { $die }. { $won ->
    [yes] Lo diventa.
   *[no] Resta com’era.
  }
event-leader-captured = { $power }: catturato { $leader }.
event-leader-killed = { $power }: ucciso { $leader }.
event-leader-grows = D’ora in poi { $leader } vale +{ $value }.
event-treasury-dispersed = { $power }: l’erario è disperso, { $gain ->
    [one] { $gain } talento
   *[other] { $gain } talenti
  } a { $victor }, { $left ->
    [one] ne resta { $left }
   *[other] ne restano { $left }
  }.
event-succession = { $power }: succede { $leader }.
event-trains-captured = { $power }: salmerie catturate presso { $place }: { $number }.
event-trains-destroyed = { $power }: salmerie distrutte presso { $place }: { $number }.
event-trains-fate = { $power }: saccheggio delle salmerie, dado { $die }. { $kept ->
    [yes] Restano intatte.
   *[no] Sono perdute.
  }
name-odds__won = vittoria
name-odds__lost = sconfitta
name-odds__all-of-yours-fall = cadono tutti i tuoi
name-odds__none-of-yours-fall = non cade nessuno dei tuoi
name-odds__you-lose-a-quarter-of-their-strength = perdi un quarto della loro forza
name-odds__you-lose-half-of-their-strength = perdi metà della loro forza
name-odds__you-lose-three-quarters-of-their-strength = perdi tre quarti della loro forza
name-odds__you-lose-as-much-as-their-strength = perdi quanto la loro forza
name-odds__all-of-theirs-fall = cadono tutti i loro
name-odds__none-of-theirs-fall = non cade nessuno dei loro
name-odds__they-lose-a-quarter-of-your-strength = perdono un quarto della tua forza
name-odds__they-lose-half-of-your-strength = perdono metà della tua forza
name-odds__they-lose-three-quarters-of-your-strength = perdono tre quarti della tua forza
name-odds__they-lose-as-much-as-your-strength = perdono quanto la tua forza
name-odds__they-are-intercepted = vengono intercettati
name-odds__the-interception-fails = l’intercettazione fallisce
