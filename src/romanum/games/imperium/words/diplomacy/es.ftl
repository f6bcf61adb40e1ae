# Imperium Romanum: negociaciones, alianzas, permisos de los aliados.

do-talk = Escribir a { $power }
do-agree = Aceptar lo de { $power }
do-decline = Rechazar lo que propone { $power }
do-withdraw-offer = Retirar lo propuesto a { $power }
do-propose = Proponerlo
do-tear-up = Romperlo
do-offer-alliance = Una alianza por este mes
do-offer-truce = Paz donde compartimos hexágono
do-offer-talents = De { $power } a { $power2 }: { $number ->
    [one] { $number } talento
   *[other] { $number } talentos
  }
do-want-talents = Pedir de { $power } a { $power2 }: { $number ->
    [one] { $number } talento
   *[other] { $number } talentos
  }
do-offer-at = Algo tuyo en { $place }
do-want-at = Algo suyo en { $place }
do-cede-unit = { $kind }: una más
do-cede-units = Todas las unidades de allí
do-lend-units = Todas las unidades de allí, prestadas por este mes
do-cede-city = La ciudad
do-cede-fort = El fuerte
do-elsewhere = Basta de este lugar
do-offer-captive = { $leader } queda libre
do-want-captive = Que { $leader } quede libre
do-offer-grain = Tu grano de este mes
do-want-grain = Su grano de este mes
do-promise-peace = Prometer no atacar
do-want-peace = Que prometan no atacar
do-promise-attack = Prometer un ataque contra { $power }
do-want-attack = Que prometan un ataque contra { $power }
do-free-captive = Liberar a { $leader }
do-fund = De { $power } a { $power2 }: { $number ->
    [one] { $number } talento
   *[other] { $number } talentos
  }
do-always = Sí, todo este mes
do-borrow = Pedir las unidades en { $place }
do-reclaim = Reclamar tus unidades en { $place }

why-ally-refuses = Tu aliado no te deja apilarte con él en { $place }.

ask-parley = Diplomacia: { $offers ->
    [0] ¿a quién escribes?
    [one] una propuesta espera tu respuesta
   *[other] { $offers } propuestas esperan tu respuesta
  }
ask-draft = Condiciones para { $partner }: { $number ->
    [0] aún ninguna
    [one] una por ahora
   *[other] { $number } por ahora
  }
ask-part-in-peace = La alianza con { $partner } ha terminado: ¿seguir en paz donde compartís hexágono?
ask-give-leave = { $partner }: petición de permiso { $what ->
    [units] para mover tus unidades
    [stacking] para apilarse contigo
    [leader] para contar con la ayuda de tu líder
    [joint-attack] para atacar juntos
    [siege] para ser asediado en tu ciudad
    [passage] para subir a tus flotas
    [port] para abastecerse por tu puerto
    [train] para abastecerse de tu bagaje
    [replenishment] para reponerse en tu tierra
   *[handover] para recibir puntos de abastecimiento o un bagaje
  }

event-envoys = Enviados de { $power } a { $partner }.
event-term = Carta de { $power } a { $partner }.
event-term-known = De { $power } a { $partner }: { $way ->
    [offers] ofrece
   *[wants] pide
  } { $what ->
    [alliance] una alianza
    [truce] paz donde comparten hexágono
    [talents] { $number ->
        [one] { $number } talento
       *[other] { $number } talentos
      }
    [units] { $number } x { $kind } en { $place }
    [stack] todas las unidades en { $place }
    [loan] el préstamo de todas las unidades en { $place }
    [city] { $city }
    [fort] el fuerte en { $place }
    [captive] la libertad de { $leader }
    [grain] grano
    [peace] una promesa de paz
   *[attack] una promesa de ataque contra { $target }
  }.
event-agrees = { $power } y { $partner } llegan a un acuerdo.
event-declines = { $power }: rechazo de lo que propone { $partner }.
event-withdraws = { $power }: retirada de la propuesta a { $partner }.
event-offer-void = Lo que { $partner } propuso a { $power } ya no puede hacerse.
event-allied = Alianza de { $power } y { $partner } por este mes.
event-alliance-lapses = La alianza de { $power } y { $partner } ha terminado.
event-parts-in-peace = { $power } y { $partner } siguen en paz donde comparten hexágono.
event-talents-given = De { $power } a { $partner }: { $number ->
    [one] { $number } talento
   *[other] { $number } talentos
  }.
event-units-given = De { $power } a { $partner }: unidades en { $place }.
event-units-lent = De { $power } a { $partner }: unidades prestadas en { $place }.
event-units-reclaimed = { $power }: recuperadas las unidades en { $place }.
event-fort-given = El fuerte en { $place } pasa a { $power }.
event-captive-freed = { $leader } de { $power } queda libre en { $place }.
event-promise = Palabra dada de { $power } a { $partner }.
event-promise-known = Promesa de { $power } a { $partner }: { $what ->
    [peace] paz
   *[attack] un ataque contra { $target }
  }.
event-put-ashore = Unidades de { $power } desembarcadas en { $place }.
event-adrift = Unidades de { $power } a la deriva en el mar (dado { $die }).
event-leave = { $power }, a la petición de permiso de { $partner } { $what ->
    [units] para mover unidades
    [stacking] para apilarse
    [leader] para contar con la ayuda de un líder
    [joint-attack] para atacar juntos
    [siege] para ser asediado en una ciudad
    [passage] para subir a flotas
    [port] para abastecerse por un puerto
    [train] para abastecerse de un bagaje
    [replenishment] para reponerse en su tierra
   *[handover] para recibir puntos de abastecimiento o un bagaje
  }: { $granted ->
    [yes] sí
   *[no] no
  }.
