why-areas-away = { $area } dista { $cost } PM (restano: { $left }).
why-area-by-area = { $area } dista più di una zona: vacci zona per zona.
why-no-way-on-foot = Nessuna via porta là via terra: { $area }. Vacci con una flotta.
why-one-area-alone = Un’unità senza comandante muove di una sola zona; { $area } è più lontana.
