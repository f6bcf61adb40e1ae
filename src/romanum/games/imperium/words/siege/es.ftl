# Imperium Romanum: asedios, saqueo, tesoros, conquista sin ciudades.

do-besieged-loss = { $kind } se pierde
do-plunder = Saquear { $province }
do-plunder-city = Saquear { $city }
do-treasure = Tomar el tesoro de { $city }
do-conquer = Intentar conquistar { $province }
do-talents = { $number ->
    [one] Un talento, el resto en abastecimiento
   *[other] { $number } talentos, el resto en abastecimiento
  }

ask-besieged-loss = ¿Qué unidad muere en { $place }?
ask-spoliation = Saqueo, conquista, tesoro: ¿qué más?
ask-spoils = El botín vale { $worth }: ¿cuántos talentos?
ask-loading-spoils = { $points ->
    [one] { $points } punto de abastecimiento
   *[other] { $points } puntos de abastecimiento
  } de botín: ¿al bagaje de dónde?
ask-name-city = ¿Qué fuerte pasa a ser la ciudad de { $province }?

event-siege-broken = Se levanta el asedio de { $place }.
event-siege-attrition = Asedio de { $place }: dado { $die } contra { $value }.
event-city-weakened = { $place } se debilita; queda fuerza { $left }.
event-fort-taken = El fuerte en { $place } cae en manos de { $power }.
event-fort-razed = El fuerte en { $place } queda arrasado.
event-plunders = { $power }: saqueo de { $province }.
event-plunders-city = { $power }: saqueo de { $city }.
event-treasure = El tesoro de { $city } pasa a { $power }: { $talents ->
    [one] { $talents } talento
   *[other] { $talents } talentos
  }.
event-conquest = { $power }: intento de conquistar { $province } (dado { $die }), { $won ->
    [yes] conseguido
   *[no] en vano
  }.
event-city-founded = El fuerte de { $power } en { $place } pasa a ser una ciudad.
