# Imperium Romanum: months, phases, seasons.

event-month = { $month } { $era ->
    [bc] { $year } BC
   *[ad] AD { $year }
  }{ $winter ->
    [yes] , winter
   *[no] {""}
  }.
event-phase = { $phase ->
    [events] Random Events Phase
    [mobilization] Taxation and Mobilization Phase
    [diplomacy] Diplomacy Phase
    [fortification] Fortification Phase
    [naval] Naval Operations Phase
    [players] Player turns
   *[replenishment] Baggage trains replenish
  }.
event-player-turn = The turn of { $powers }.
event-season = { $winter ->
    [yes] It is winter
   *[no] It is summer
  } (die { $die }, in all { $total }).
