why-hexes-away = { $hex } dista { $hexes ->
    [one] { $hexes } esagono
   *[other] { $hexes } esagoni
  }: vacci esagono per esagono, fin dove porta la marcia.
why-other-march = Questo genere di marcia non porta là: { $hex }.
