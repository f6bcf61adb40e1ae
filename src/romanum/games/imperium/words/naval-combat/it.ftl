# Imperium Romanum: combattimenti per mare.

do-sail-against = Intercetta da { $place }
do-stay-in-port = Resta in porto: { $kind }
do-take-aboard = Prendi a bordo { $kind }
do-come-aboard = Viene a bordo { $leader }
do-put-out = Escono insieme
do-put-out-singly = Escono una per una
do-best-leader = Comanda il comandante migliore
do-sink = Affonda: { $kind }
do-drown = Perduta: { $kind }
do-flee = Verso { $place }

ask-sea-interception = { $power }: una flotta fa rotta su { $place }. La intercetti?
ask-more-interceptors = { $power }, presso { $place }: altre flotte all’attacco?
ask-sortie = Da { $place } a { $to }: chi esce?{ $needed ->
    [0] {""}
   *[other] {" "}Sono { $distance } PM, e serve un dado di { $needed } o più.
  }
ask-into-port = Attacco di { $enemy } presso { $place }: ripieghi nel porto?
ask-admiral = Chi comanda presso { $place }?
ask-sinking = { $left ->
    [one] Si perde una flotta
   *[other] Si perdono { $left } flotte
  } presso { $place }: quale?
ask-drowning = Presso { $place } restano troppo poche navi: chi va perduto?
ask-where-to = Sconfitta presso { $place }: dove vai?

why-no-sea-interception = Nessuna flotta presso { $place } può intercettare lì.

event-sea-interception = { $power }: { $fleets ->
    [one] una flotta
   *[other] { $fleets } flotte
  } da { $port } contro il nemico presso { $place }: dado { $die } con { $bonus } contro { $distance } PM, { $won ->
    [yes] e { $fleets ->
        [one] lo raggiunge
       *[other] lo raggiungono
      }
   *[no] invano
  }.
event-withdraws-into-port = { $power }: si ripiega nel porto presso { $place }.
event-sea-battle = { $power }: attacco per mare presso { $place } contro { $enemy }.
event-sea-combat = Presso { $place }: { $power } ({ $attack }) contro { $enemy } ({ $defence }), { $ratio }: dado { $die }, in tutto { $total }; flotte perdute: { $power } { $lost }, { $enemy } { $enemy_lost }; { $winner ->
    [nobody] nessuno vince
   *[other] vince: { $winner }
  }.
event-flees-at-sea = { $power }: ciò che resta a galla fugge da { $place } verso { $to }.
