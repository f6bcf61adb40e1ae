why-areas-away = { $area } ist { $cost } PM entfernt (übrig: { $left }).
why-area-by-area = { $area } ist mehr als ein Gebiet entfernt: Ziehe Gebiet für Gebiet dorthin.
why-no-way-on-foot = Zu Land führt kein Weg dorthin: { $area }. Nimm eine Flotte.
why-one-area-alone = Eine Einheit ohne Anführer zieht nur ein Gebiet weit; { $area } liegt weiter.
