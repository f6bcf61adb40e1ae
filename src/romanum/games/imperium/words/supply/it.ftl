# Imperium Romanum: rifornimento.

do-feed = Nutrili così
do-draw = Attingi alle salmerie presso { $place }
do-forage = Foraggia
do-draw-unit = Dalle salmerie: { $kind }
do-forage-unit = Foraggia: { $kind }
do-feed-with = Nutri con loro chi è presso { $place }
do-next-group = Chi attinge è un gruppo: ora gli altri
do-starve = Resta senza cibo: { $kind }
do-change = Nutri altrimenti chi è presso { $place }
do-disband-train = Sciogli delle salmerie presso { $place }

ask-feeding = Come si nutrono le unità presso { $place } ({ $source ->
    [forage] foraggiando
   *[other] dalle salmerie presso { $source }
  })?
ask-feeding-begins = Come si nutrono le unità presso { $place }?
ask-starving = Chi, presso { $place }, resta senza cibo? { $halves ->
    [one] Mezzo Equivalente Legione
   *[other] { $halves } mezzi Equivalenti Legione
  } in tutto.
ask-others-supply = Rifornimento: chi si nutre, e di che cosa?
ask-supply-plan = Rifornimento: { $places ->
    [0] tutti sono nutriti
    [one] in un luogo serve cibo
   *[other] in { $places } luoghi serve cibo
  }.

event-drawn = { $power }, presso { $place }: { $needed ->
    [one] serve un punto rifornimento
   *[other] servono { $needed } punti rifornimento
  } (dadi { $dice }); le salmerie presso { $source } ne avevano { $had }.
event-draws = { $power }, presso { $place }: si attinge alle salmerie presso { $source } (dadi { $dice }).
event-draws-known = { $power }, presso { $place }: { $needed ->
    [one] serve un punto rifornimento
   *[other] servono { $needed } punti rifornimento
  } (dadi { $dice }); le salmerie presso { $source } ne avevano { $had }.
event-forages = { $power }, presso { $place }: si foraggia (dadi { $dice }); la terra dà { $had }.
event-forages-known = { $power }, presso { $place }: fabbisogno { $needed } (dadi { $dice }); la terra dà { $had }.
event-foraged = { $power }, presso { $place }: fabbisogno { $needed } (dadi { $dice }); la terra dà { $had }.
event-train-disbanded = { $power }: salmerie sciolte presso { $place }.
