# Imperium Romanum: Belagerungen, Plünderung, Schätze, Eroberung ohne Städte.

do-besieged-loss = Verlieren: { $kind }
do-plunder = { $province } plündern
do-plunder-city = { $city } plündern
do-treasure = Den Schatz von { $city } nehmen
do-conquer = { $province } zu erobern versuchen
do-talents = { $number ->
    [one] Ein Talent, der Rest als Versorgung
   *[other] { $number } Talente, der Rest als Versorgung
  }

ask-besieged-loss = Welche Einheit stirbt in { $place }?
ask-spoliation = Plünderung, Eroberung, Schätze: was noch?
ask-spoils = Die Beute ist { $worth } wert: Wie viele Talente?
ask-loading-spoils = { $points ->
    [one] { $points } Versorgungspunkt
   *[other] { $points } Versorgungspunkte
  } Beute: Auf welchen Tross?
ask-name-city = Welches Kastell wird die Stadt von { $province }?

event-siege-broken = Die Belagerung von { $place } ist gebrochen.
event-siege-attrition = Belagerung von { $place }: Würfel { $die } gegen { $value }.
event-city-weakened = { $place } wird schwächer; Stärke { $left } bleibt.
event-fort-taken = { $power }: Das Kastell bei { $place } ist genommen.
event-fort-razed = Das Kastell bei { $place } ist geschleift.
event-plunders = { $power }: Plünderung. Es trifft { $province }.
event-plunders-city = { $power }: Plünderung. Es trifft { $city }.
event-treasure = { $power }: Der Schatz von { $city } ist genommen: { $talents ->
    [one] { $talents } Talent
   *[other] { $talents } Talente
  }.
event-conquest = { $power }: Versuch, { $province } zu erobern (Würfel { $die }): { $won ->
    [yes] gelungen
   *[no] vergeblich
  }.
event-city-founded = { $power }: Das Kastell bei { $place } wird zur Stadt.
