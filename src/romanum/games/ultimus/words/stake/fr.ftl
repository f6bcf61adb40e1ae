why-areas-away = { $area } est à { $cost } PM (reste : { $left }).
why-area-by-area = { $area } est à plus d’une zone : allez-y zone par zone.
why-no-way-on-foot = Aucun chemin n’y mène par terre : { $area }. Allez-y avec une flotte.
why-one-area-alone = Une unité sans chef ne bouge que d’une zone ; { $area } est plus loin.
