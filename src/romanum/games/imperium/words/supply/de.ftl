# Imperium Romanum: Versorgung.

do-feed = So versorgen
do-draw = Aus dem Tross bei { $place } zehren
do-forage = Furagieren
do-draw-unit = Aus dem Tross: { $kind }
do-forage-unit = Furagiert: { $kind }
do-feed-with = Die bei { $place } mit ihnen versorgen
do-next-group = Wer aus dem Tross zehrt, ist eine Gruppe: jetzt die anderen
do-starve = Hungert: { $kind }
do-change = { $place } anders versorgen
do-disband-train = Einen Tross bei { $place } auflösen

ask-feeding = Wie werden die Einheiten bei { $place } versorgt ({ $source ->
    [forage] durch Furagieren
   *[other] aus dem Tross bei { $source }
  })?
ask-feeding-begins = Wie werden die Einheiten bei { $place } versorgt?
ask-starving = Wer bei { $place } hungert? { $halves ->
    [one] Ein halbes Legionsäquivalent
   *[other] { $halves } halbe Legionsäquivalente
  } müssen es sein.
ask-others-supply = Versorgung: Wer wird versorgt, und womit?
ask-supply-plan = Versorgung: { $places ->
    [0] alle werden satt
    [one] ein Ort braucht Nahrung
   *[other] { $places } Orte brauchen Nahrung
  }.

event-drawn = { $power }: Bei { $place } braucht es { $needed ->
    [one] einen Versorgungspunkt
   *[other] { $needed } Versorgungspunkte
  } (Würfel { $dice }); der Tross bei { $source } hatte { $had }.
event-draws = { $power }: Die bei { $place } zehren aus dem Tross bei { $source } (Würfel { $dice }).
event-draws-known = { $power }: Bei { $place } braucht es { $needed ->
    [one] einen Versorgungspunkt
   *[other] { $needed } Versorgungspunkte
  } (Würfel { $dice }); der Tross bei { $source } hatte { $had }.
event-forages = { $power }: Die bei { $place } furagieren (Würfel { $dice }); das Land gibt { $had } her.
event-forages-known = { $power }: Bei { $place } braucht es { $needed } (Würfel { $dice }); das Land gibt { $had } her.
event-foraged = { $power }: Bei { $place } braucht es { $needed } (Würfel { $dice }); das Land gibt { $had } her.
event-train-disbanded = { $power }: Bei { $place } wird ein Tross aufgelöst.
