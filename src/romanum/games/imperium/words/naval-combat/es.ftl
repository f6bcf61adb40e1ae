# Imperium Romanum: combates en el mar.

do-sail-against = Interceptar desde { $place }
do-stay-in-port = { $kind } se queda en el puerto
do-take-aboard = Tomar a bordo { $kind }
do-come-aboard = { $leader }: a bordo
do-put-out = Salir juntas
do-put-out-singly = Salir una a una
do-best-leader = Manda el mejor líder
do-sink = Se hunde { $kind }
do-drown = Se pierde { $kind }
do-flee = A { $place }

ask-sea-interception = { $power }: rumbo a { $place }. ¿Interceptar?
ask-more-interceptors = ¿Más flotas contra { $power } en { $place }?
ask-sortie = De { $place } a { $to }: ¿quién sale?{ $needed ->
    [0] {""}
   *[other] {" "}Son { $distance } PM, y el dado tiene que marcar { $needed } o más.
  }
ask-into-port = { $enemy }: ataque en { $place }. ¿Retirarse al puerto?
ask-admiral = ¿Quién manda en { $place }?
ask-sinking = { $left ->
    [one] Se pierde una flota
   *[other] Se pierden { $left } flotas
  } en { $place }: ¿cuál?
ask-drowning = Quedan pocas naves en { $place }: ¿quién se pierde?
ask-where-to = Vencidos en { $place }: ¿adónde?

why-no-sea-interception = Ninguna flota en { $place } puede interceptar allí.

event-sea-interception = { $fleets ->
    [one] Una flota
   *[other] { $fleets } flotas
  } de { $power } desde { $port } contra el enemigo en { $place }: dado { $die } con { $bonus } contra { $distance } PM, { $won ->
    [yes] y { $fleets ->
        [one] llega
       *[other] llegan
      }
   *[no] en vano
  }.
event-withdraws-into-port = { $power }: retirada al puerto de { $place }.
event-sea-battle = Ataque de { $power } contra { $enemy } en el mar en { $place }.
event-sea-combat = { $power } ({ $attack }) contra { $enemy } ({ $defence }) en { $place }, { $ratio }: dado { $die }, en total { $total }; pérdidas de { $power }: { $lost ->
    [0] ninguna flota
    [one] una flota
   *[other] { $lost } flotas
  }; de { $enemy }: { $enemy_lost ->
    [0] ninguna
    [one] una
   *[other] { $enemy_lost }
  }; { $winner ->
    [nobody] no gana nadie
   *[other] victoria de { $winner }
  }.
event-flees-at-sea = Lo que queda a flote de { $power } huye de { $place } a { $to }.
