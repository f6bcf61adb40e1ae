why-hexes-away = { $hex } está a { $hexes ->
    [one] { $hexes } hexágono
   *[other] { $hexes } hexágonos
  }: ve hexágono por hexágono, hasta donde llegue la marcha.
why-other-march = Esta clase de marcha no lleva allí: { $hex }.
