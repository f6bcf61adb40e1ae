# Imperium Romanum: mesi, fasi, stagioni.

event-month = Comincia { $month } { $era ->
    [bc] { $year } a.C.
   *[ad] { $year } d.C.
  }{ $winter ->
    [yes] , inverno.
   *[no] {""}
  }
event-phase = { $phase ->
    [events] Fase degli Eventi casuali
    [mobilization] Fase di Tasse e Mobilitazione
    [diplomacy] Fase di Diplomazia
    [fortification] Fase di Fortificazione
    [naval] Fase delle Operazioni navali
    [players] Turni dei giocatori
   *[replenishment] Le salmerie si riempiono
  }.
event-player-turn = Turno di { $powers }.
event-season = { $winter ->
    [yes] È inverno
   *[no] È estate
  } (dado { $die }, in tutto { $total }).
