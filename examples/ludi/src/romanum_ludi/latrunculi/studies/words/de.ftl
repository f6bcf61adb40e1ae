study-two-at-once = Zwei auf einmal
study-two-at-once-ask = Zwei schwarze Steine sind nach d4 und e5 vorgerückt. Weiß am Zug: Wie ist ihm einer davon sicher?
study-two-at-once-reason = Von f4 nach e4 fesselt ein Stein d4 mit c4 und e5 mit e6. Schwarz hat einen Zug, und kein Schritt oder Sprung von ihm fesselt einen der drei. Nur d4 zu fesseln, von c5 nach d5, lässt e5 entkommen.
