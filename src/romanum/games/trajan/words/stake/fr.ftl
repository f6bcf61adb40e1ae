why-hexes-away = { $hex } est à { $hexes ->
    [one] { $hexes } hexagone
   *[other] { $hexes } hexagones
  } : allez-y hexagone par hexagone, aussi loin que mène la marche.
why-other-march = Ce genre de marche n’y mène pas : { $hex }.
