# Imperium Romanum: impuestos, movilización, reposiciones, flotas en astillero.

do-muster = Reclutar en { $province }
do-raise = Reclutar { $kind } en { $place }
do-raise-raw = Reclutar { $kind } en { $place } sin instructor
do-lay = Empezar una flota en { $place }
do-lay-with = Empezar una flota en { $place }, con su tripulación contada como { $type }
do-rebuild-militia = Reponer { $number ->
    [one] un punto de milicia
   *[other] { $number } puntos de milicia
  }
do-resume = Seguir con la flota en { $place }
do-again = Como el año pasado
do-cross-out = Tachar la última línea
do-restore = Reponer { $kind } en { $place }
do-keep-fort = Pagar el fuerte en { $place }
do-stop-work = Parar las obras de una flota en { $place }
do-scrap = Desguazar una flota en astillero en { $place }
do-man-ashore = { $kind } en { $place } pasa a infantería

ask-mobilization = Movilización: { $talents ->
    [one] queda un talento
   *[other] quedan { $talents } talentos
  }, { $written ->
    [0] aún no hay nada escrito
   *[other] escrito: { $lines }
  }. { $province ->
    [nobody] ¿En qué provincia?
   *[other] Se recluta en { $province }.
  }
ask-restoring = { $power }, { $points ->
    [one] { $points } punto de reposición
   *[other] { $points } puntos de reposición
  }: ¿qué unidades vuelven?
ask-leader-back = { $leader } ha vuelto: ¿con qué unidades?
ask-upkeep = { $number ->
    [one] Un fuerte está abandonado
   *[other] { $number } fuertes están abandonados
  }: ¿cuál pagas?
ask-take-fleet = Hay una flota sin acabar en { $place }: ¿te la quedas?
ask-stop-work = { $number ->
    [one] Se construye una flota
   *[other] Se construyen { $number } flotas
  }: ¿parar las obras y tener la tripulación como infantería?
ask-crew-ashore = La tripulación de { $place } baja a tierra: ¿en qué ciudad?
ask-keep-fleet = ¿Dejar en espera la flota sin acabar en { $place }?

why-too-few-talents = Cuesta { $cost ->
    [one] { $cost } talento
   *[other] { $cost } talentos
  }, y { $left ->
    [one] queda { $left }
   *[other] quedan { $left }
  }.
why-too-few-points = Cuesta { $cost ->
    [one] { $cost } punto de reposición
   *[other] { $cost } puntos de reposición
  }, y { $left ->
    [one] queda { $left }
   *[other] quedan { $left }
  }.
why-no-counter = Todas las piezas { $type } de estos colores están en juego.
why-limit-reached = Este año no pueden reclutarse más { $type } en { $province }.
why-trains-and-leaders = No pueden reclutarse más bagajes que líderes hay en el mapa, { $leaders }.
why-trains-enough = Ya hay dieciséis bagajes en juego.
why-no-city = { $place } no es una ciudad: allí solo se forman bagajes.
why-city-full = { $place } admite { $most } unidades nuevas en esta fase.
why-no-trainer = Ningún veterano en { $place } puede instruir { $kind }.
why-no-crew = No queda tripulación para una flota en { $province }.
why-yard-full = No puede empezarse más de { $most ->
    [one] una flota
   *[other] { $most } flotas
  } en { $place } en esta fase.
why-sheet-full = La hoja está llena.
why-nothing-to-repeat = No hay nada que repetir, o la hoja no está vacía.
why-nothing-to-raise = No puede reclutarse nada más en { $province }.
why-nothing-written = Aún no hay nada escrito.
why-enough-struck = Ya se ha tachado bastante en esta fase.
why-enough-looks = Recluta algo, o acaba.
why-militia-too-dear = Milicia en { $province }: { $number ->
    [one] puede pagarse { $number } punto
   *[other] pueden pagarse { $number } puntos
  }.

event-taxes = Impuestos de { $power }: { $talents ->
    [one] { $talents } talento
   *[other] { $talents } talentos
  }, ahora { $now }.
event-leader-called = { $leader } de { $power } puede volver: dado { $die }, hace falta { $needed } o menos, { $back ->
    [yes] y vuelve
   *[no] y no vuelve
  }.
event-leader-back = { $leader } ha vuelto a { $place }.
event-fort-deserted = El fuerte abandonado de { $power } en { $place } ya no existe.
event-restores = { $power }: unidades repuestas en { $place }.
event-restores-known = { $power }: { $units } repuestas en { $place }.
event-pool-divided = { $area }: no hay bastantes { $type } para todos; las últimas van a { $powers } según el dado.
event-raises = { $power }: unidades reclutadas en { $place }.
event-raises-known = { $power }: { $units } en { $place }.
event-lays-down = { $power }: en astillero { $number ->
    [one] una flota
   *[other] { $number } flotas
  } en { $place }.
event-resumes = { $power }: siguen las obras de una flota en { $place }.
event-drills = { $power }: milicia repuesta en { $province }.
event-launched = { $power }: una flota botada en { $place }.
event-crew-ashore = { $power }: paran las obras de una flota; su tripulación es infantería en { $place }.
event-keel-taken = Una flota sin acabar en { $place } pasa a { $power }{ $lost ->
    [yes] , y arde
   *[no] {""}
  } (dado { $die }).
event-keel-delayed = La flota capturada por { $power } en { $place } estará lista { $delay ->
    [0] a tiempo
    [one] un mes tarde
   *[other] { $delay } meses tarde
  } (dado { $die }).
event-scrapped = { $power }: desguazada una flota en astillero en { $place }.
event-fleet-ashore = { $power }: la tripulación de una flota pasa a tierra en { $place }.
