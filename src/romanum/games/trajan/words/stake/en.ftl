why-hexes-away = { $hex } is { $hexes ->
    [one] { $hexes } hex
   *[other] { $hexes } hexes
  } away: go there hex by hex, as far as the march leads.
why-other-march = This kind of march does not lead to { $hex }.
