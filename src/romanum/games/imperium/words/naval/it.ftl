# Imperium Romanum: il mare: round, viaggi, imbarchi, sbarchi, inverno in mare.

do-minors = Le potenze minori
do-sail = Salpa da { $place }
do-stay-behind = Resta: { $kind }
do-embark = A bordo: { $kind }
do-embark-all = A bordo tutti quelli che trovano posto
do-embark-leader = A bordo: { $leader }
do-set-ashore = A terra: { $leader }
do-land = Sbarca presso { $place }
do-keep-aboard = Resta a bordo: { $kind }
do-stay-aboard = Resta a bordo: { $leader }
do-welcome = Prendi a bordo unità di { $power }
do-engage = Attacca le flotte di { $power }
do-hunt = Insegui { $leader }
do-put-to-sea = { $leader } prende il mare
do-roll-together = Un tiro per tutte
do-roll-singly = Un tiro per ogni flotta
do-overboard = Perduta: { $kind }

ask-hold-back = In mare puoi agire per primo. Aspetti un posto più tardi?
ask-step-in = In mare tocca ora a { $power }. Subentri prima?
ask-whose-segment = Quale delle tue potenze agisce ora in mare?
ask-sailing = Operazioni navali: { $fleets ->
    [one] una flotta può ancora salpare
   *[other] { $fleets } flotte possono ancora salpare
  }.
ask-whose-fleet = Di chi è la flotta che salpa da { $place }?
ask-voyage = Presso { $place } con ancora { $left } PM: dove?
ask-boats = Chi scende a terra presso { $place }?
ask-follow = Chi segue a terra presso { $place }?
ask-weather = Inverno in mare presso { $place }: le flotte si perdono fino a un { $limit }. Un tiro, o uno per ciascuna?
ask-overboard = Chi va perduto presso { $place }?{ $halves ->
    [0] {""}
    [one] {" "}Mezzo Equivalente Legione non trova posto.
   *[other] {" "}{ $halves } mezzi Equivalenti Legione non trovano posto.
  }
ask-away-to-sea = Le flotte lasciano { $place }: dove vanno?

why-no-sea-way = Da qui nessuna flotta può navigare verso { $place }.
why-too-far-at-sea = { $place } costa { $cost } PM, e ne hai { $left }.
why-locked-in = Un blocco li chiude presso { $place }: prima va battuto per mare.
why-beyond-range = { $place } è troppo lontano dalle basi dei pirati.
why-leaves-crew = Presso { $place } dei pirati a terra resterebbero senza una nave.
why-not-with-patron = Presso { $place } i pirati e le forze del giocatore che li muove non stanno insieme.
why-enemies-ashore = Presso { $place } ci sono nemici.
why-nobody-lands = Nessuno a bordo può sbarcare presso { $place }: contro nemici può solo la fanteria.
why-no-mp-to-land = Sbarcare presso { $place } costa { $cost } PM, e ne hai { $left }.
why-no-invasion-in-winter = D’inverno nessuna invasione è possibile, né presso { $place } né altrove.
why-no-great-leader = A un’invasione presso { $place } serve a bordo un comandante da +2 o +3.
why-ships-bar-landing = Prima di sbarcare vanno battute le flotte nemiche al largo di { $place }.
why-locked-out = Un blocco li tiene fuori da { $place }: prima va battuto per mare.
why-besieging-fleet = Una flotta nemica assedia { $place }: lì nessuno può sbarcare.
why-no-room-inside = { $place } non può accogliere altre unità.

event-naval-die = { $power }: dado { $die } per il posto in mare.
event-holds-back = { $power }: si aspetta.
event-naval-segment = Turno in mare: { $power }.
event-sails = { $power }: una flotta naviga fino a { $place } per { $cost } PM.
event-lands = { $power }: sbarco presso { $place }.
event-invades = { $power }: invasione dal mare presso { $place }.
event-follows = { $power }: cavalleria e salmerie seguono a terra presso { $place }.
event-no-port = { $power }: una flotta non ha trovato un porto ed è perduta presso { $place }.
event-naval-attrition = Inverno in mare presso { $place } ({ $power }): dadi { $dice }, navi perdute fino a un { $limit }: { $lost ->
    [0] nessuna
    [one] una
   *[other] { $lost }
  }.
event-leaves-port = { $power }: le flotte lasciano { $place }.
event-crosses = { $leader } attraversa il mare fino a { $place } per { $cost } PM.
event-leader-at-sea = { $leader } nel mare d’inverno: dado { $die }, perduto fino a un { $limit }: { $lost ->
    [yes] annega
   *[no] arriva
  }.
event-leader-hunted = { $power }: caccia a { $leader } presso { $place }: dado { $die }, { $lost ->
    [yes] ed è preso
   *[no] invano
  }.
