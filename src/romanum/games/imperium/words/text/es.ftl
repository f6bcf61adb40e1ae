# Imperium Romanum en la terminal: lo que dice allí además de las palabras de la pantalla.

text-more = map, forces, provinces, supply, ledger, victory y scenario muestran más; help los enumera todos.
text-legend = & bosque  ^ quebrado  % pantano  . desierto  ~ mar  o ciudad  ! asediada  ♦ fuerte; números: fuerza de los ejércitos, número de flotas
text-mark-moving = en movimiento
text-mark-inside = asediados
text-mark-hungry = sin abastecimiento
text-mark-foraged = han forrajeado
text-mark-moved = ya han movido
text-bond-client = cliente
text-bond-neutral = neutral
text-morale = moral { $morale }
text-power = { $talents ->
    [one] { $talents } talento
   *[other] { $talents } talentos
  }; { $lands ->
    [one] { $lands } provincia
   *[other] { $lands } provincias
  }; { $legions ->
    [one] { $legions } Equivalente de legión
   *[other] { $legions } Equivalentes de legión
  }
text-fleets = { $fleets ->
    [one] { $fleets } flota
   *[other] { $fleets } flotas
  }
text-supply-points = { $points ->
    [one] { $points } punto de abastecimiento
   *[other] { $points } puntos de abastecimiento
  }
text-at-sea = En el mar
text-moving = en { $place }:
text-moving-left = en { $place }, { $left }:
text-by-land = por tierra
text-by-sea = por mar
text-battle-more = dice el resto.
text-no-battle = Ahora no hay batalla; odds dice las probabilidades de lo que puede elegirse.
text-no-siege = No hay ningún asedio.
text-siege-attrition = con un dado de { $value } o menos, antes de saqueos, puertos y líderes
text-players = { $fewest ->
    [one] un jugador
   *[other] { $fewest } jugadores
  }
text-players-range = de { $fewest } a { $most } jugadores
text-difficulty-easy = fácil
text-difficulty-middling = media
text-difficulty-hard = difícil
text-forces-of-others = forces all, forces POWER: las de otros

text-page-scenario = de qué trata, lo largo y difícil que es, sus reglas, cómo se gana
text-page-victory = cada modo de ganar y cuánto se cumple
text-page-forces = quién está dónde
text-page-provinces = control, impuestos, grano y movilización de las provincias
text-page-supply = cómo come cada una de tus fuerzas donde está
text-page-ledger = tesoros, impuestos, moral, tropas; flotas en construcción
text-page-alliances = quién está en alianza con quién, y de quién es cliente alguien
text-page-letters = lo que te proponen y propones, condición a condición
text-page-battle = el combate en curso: relación de fuerzas, modificadores, la probabilidad de cada resultado
text-page-sieges = qué está en asedio, de quién, y el desgaste que viene
