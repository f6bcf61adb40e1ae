# Imperium Romanum en français : ravitaillement.

do-feed = Les nourrir ainsi
do-draw = Puiser au train à { $place }
do-forage = Fourrager
do-draw-unit = Puise au train : { $kind }
do-forage-unit = Fourrage : { $kind }
do-feed-with = Nourrir avec eux ceux à { $place }
do-next-group = Ceux qui puisent font un groupe : aux autres
do-starve = A faim : { $kind }
do-change = Nourrir autrement { $place }
do-disband-train = Dissoudre un train à { $place }

ask-feeding = Comment nourrir les unités à { $place } ({ $source ->
    [forage] par le fourrage
   *[other] au train à { $source }
  }) ?
ask-feeding-begins = Comment nourrir les unités à { $place } ?
ask-starving = Qui à { $place } a faim ? { $halves ->
    [one] Il faut la moitié d’un équivalent de légion.
   *[other] Il faut { $halves } moitiés d’équivalent de légion.
  }
ask-others-supply = Ravitaillement : qui est nourri, et de quoi ?
ask-supply-plan = Ravitaillement : { $places ->
    [0] tous sont nourris
    [one] un lieu demande des vivres
   *[other] { $places } lieux demandent des vivres
  }.

event-drawn = { $power } à { $place } : il faut { $needed ->
    [one] un point de ravitaillement
   *[other] { $needed } points de ravitaillement
  } (dés { $dice }) ; le train à { $source } avait { $had }.
event-draws = { $power } à { $place } puise au train à { $source } (dés { $dice }).
event-draws-known = { $power } à { $place } : il faut { $needed ->
    [one] un point de ravitaillement
   *[other] { $needed } points de ravitaillement
  } (dés { $dice }) ; le train à { $source } avait { $had }.
event-forages = { $power } à { $place } : fourrage (dés { $dice }) ; le pays donne { $had }.
event-forages-known = { $power } à { $place } : il faut { $needed } (dés { $dice }) ; le pays donne { $had }.
event-foraged = { $power } à { $place } : il faut { $needed } (dés { $dice }) ; le pays donne { $had }.
event-train-disbanded = { $power } : un train est dissous à { $place }.
