# Imperium Romanum en français : mois, phases, saisons.

event-month = { $month } { $era ->
    [bc] { $year } av. J.-C.
   *[ad] { $year } apr. J.-C.
  }{ $winter ->
    [yes] , hiver
   *[no] {""}
  }
event-phase = { $phase ->
    [events] Phase des événements aléatoires
    [mobilization] Phase des impôts et de la mobilisation
    [diplomacy] Phase de diplomatie
    [fortification] Phase de fortification
    [naval] Phase des opérations navales
    [players] Tours des joueurs
   *[replenishment] Les trains se refont
  }.
event-player-turn = Le tour de : { $powers }.
event-season = { $winter ->
    [yes] C’est l’hiver
   *[no] C’est l’été
  } (dé { $die }, en tout { $total }).
