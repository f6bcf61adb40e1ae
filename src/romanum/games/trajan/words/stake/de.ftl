why-hexes-away = { $hex } ist { $hexes ->
    [one] { $hexes } Feld
   *[other] { $hexes } Felder
  } entfernt: Ziehe Feld für Feld dorthin, so weit der Marsch führt.
why-other-march = Diese Art von Marsch führt nicht dorthin: { $hex }.
