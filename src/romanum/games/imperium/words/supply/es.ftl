# Imperium Romanum: abastecimiento.

do-feed = Alimentarlos así
do-draw = Tomar del bagaje en { $place }
do-forage = Forrajear
do-draw-unit = { $kind } toma del bagaje
do-forage-unit = { $kind } forrajea
do-feed-with = Alimentar con ellos a los de { $place }
do-next-group = Los que toman son un grupo: ahora los demás
do-starve = { $kind } pasa hambre
do-change = Alimentar { $place } de otro modo
do-disband-train = Disolver un bagaje en { $place }

ask-feeding = ¿Cómo comen las unidades en { $place } ({ $source ->
    [forage] forrajeando
   *[other] del bagaje en { $source }
  })?
ask-feeding-begins = ¿Cómo comen las unidades en { $place }?
ask-starving = ¿Quién pasa hambre en { $place }? { $halves ->
    [one] Medio Equivalente de legión
   *[other] { $halves } mitades de un Equivalente de legión
  } sin comer.
ask-others-supply = Abastecimiento: ¿quién come, y de qué?
ask-supply-plan = Abastecimiento: { $places ->
    [0] todos han comido
    [one] falta comida en un lugar
   *[other] falta comida en { $places } lugares
  }.

event-drawn = { $power } en { $place }: hace falta { $needed ->
    [one] un punto de abastecimiento
   *[other] { $needed } puntos de abastecimiento
  } (dados { $dice }); el bagaje en { $source } tenía { $had }.
event-draws = { $power } en { $place }: comida del bagaje en { $source } (dados { $dice }).
event-draws-known = { $power } en { $place }: hace falta { $needed ->
    [one] un punto de abastecimiento
   *[other] { $needed } puntos de abastecimiento
  } (dados { $dice }); el bagaje en { $source } tenía { $had }.
event-forages = Forraje de { $power } en { $place } (dados { $dice }); la tierra da { $had }.
event-forages-known = { $power } en { $place }: hace falta { $needed } (dados { $dice }); la tierra da { $had }.
event-foraged = { $power } en { $place }: hace falta { $needed } (dados { $dice }); la tierra da { $had }.
event-train-disbanded = { $power }: disuelto un bagaje en { $place }.
