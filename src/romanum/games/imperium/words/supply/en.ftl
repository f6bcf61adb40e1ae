# Imperium Romanum: supply.

do-feed = Feed them so
do-draw = Draw on the train at { $place }
do-forage = Forage
do-draw-unit = { $kind } draws on the train
do-forage-unit = { $kind } forages
do-feed-with = Feed those at { $place } with them
do-next-group = Those who draw are one group: now the others
do-starve = { $kind } goes hungry
do-change = Feed { $place } otherwise
do-disband-train = Disband a train at { $place }

ask-feeding = How are the units at { $place } fed ({ $source ->
    [forage] by foraging
   *[other] from the train at { $source }
  })?
ask-feeding-begins = How are the units at { $place } fed?
ask-starving = Who at { $place } goes hungry? { $halves ->
    [one] Half a Legion Equivalent
   *[other] { $halves } halves of a Legion Equivalent
  } must.
ask-others-supply = Supply: who is fed, and with what?
ask-supply-plan = Supply: { $places ->
    [0] all are fed
    [one] one place wants food
   *[other] { $places } places want food
  }.

event-drawn = { $power } at { $place } needs { $needed ->
    [one] one supply point
   *[other] { $needed } supply points
  } (dice { $dice }); the train at { $source } had { $had }.
event-draws = { $power } at { $place } draws on the train at { $source } (dice { $dice }).
event-draws-known = { $power } at { $place } needs { $needed ->
    [one] one supply point
   *[other] { $needed } supply points
  } (dice { $dice }); the train at { $source } had { $had }.
event-forages = { $power } at { $place } forages (dice { $dice }); the land yields { $had }.
event-forages-known = { $power } at { $place } needs { $needed } (dice { $dice }); the land yields { $had }.
event-foraged = { $power } at { $place } needs { $needed } (dice { $dice }); the land yields { $had }.
event-train-disbanded = { $power } disbands a train at { $place }.
