# Imperium Romanum: meses, fases, estaciones.

event-month = { $month } de { $era ->
    [bc] { $year } a. C.
   *[ad] { $year } d. C.
  }{ $winter ->
    [yes] {" "}(invierno).
   *[no] {""}
  }
event-phase = { $phase ->
    [events] Fase de Sucesos aleatorios
    [mobilization] Fase de Impuestos y movilización
    [diplomacy] Fase de Diplomacia
    [fortification] Fase de Fortificación
    [naval] Fase de Operaciones navales
    [players] Turnos de jugador
   *[replenishment] Los bagajes se reponen
  }.
event-player-turn = El turno de { $powers }.
event-season = { $winter ->
    [yes] Es invierno
   *[no] Es verano
  } (dado { $die }, en total { $total }).
