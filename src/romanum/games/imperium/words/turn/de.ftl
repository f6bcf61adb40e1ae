# Imperium Romanum: Monate, Phasen, Jahreszeiten.

event-month = { $month } { $year } { $era ->
    [bc] v. Chr.
   *[ad] n. Chr.
  }{ $winter ->
    [yes] {" "}Es ist Winter.
   *[no] {""}
  }
event-phase = { $phase ->
    [events] Phase der Zufallsereignisse
    [mobilization] Phase der Steuern und der Mobilmachung
    [diplomacy] Phase der Diplomatie
    [fortification] Phase der Befestigung
    [naval] Phase der Seeoperationen
    [players] Spielerzüge
   *[replenishment] Die Trosse füllen sich auf
  }.
event-player-turn = Spielerzug: { $powers }.
event-season = { $winter ->
    [yes] Es ist Winter
   *[no] Es ist Sommer
  } (Würfel { $die }, insgesamt { $total }).
