# Imperium Romanum: Kampf zu Land.

do-attack = Bei { $place } angreifen
do-stand = Standhalten
do-retreat = Rückzug nach { $place }
do-take-cover = Hinter die Mauern
do-stay-out = Im offenen Feld bleiben
do-enter-siege = Alle hinein
do-send-in = Hinein: { $kind }
do-send-in-leader = Hinein: { $leader }
do-besiege = Belagern
do-assault = Stürmen
do-attack-outside = Nur die draußen angreifen
do-keep-in-port = Im Hafen bleiben
do-sail-out = In See stechen
do-board = An Bord: { $kind }
do-board-leader = An Bord: { $leader }
do-put-ashore = An Land: { $kind }
do-militia = { $number } Miliz
do-shoot = { $number } Bogenreiter schießen
do-lose = Verlieren: { $kind }
do-lose-least = So wenig wie möglich verlieren
do-season = Wird erfahren: { $kind }
do-season-most = So viele wie möglich werden erfahren
do-elevate = Wird Elite: { $kind }
do-capture = Gefangen nehmen
do-kill = Töten
do-burn = Verbrennen

ask-attacks = Kampf zu Land: Wo angreifen?
ask-declared = Wen bei { $place } angreifen?
ask-ships-join = Nehmen die Flotten bei { $place } am Angriff teil?
ask-ally-joins = Ein Verbündeter greift bei { $place } an: { $power }. Feind: { $enemy }. Machst du mit?
ask-harbour = Der Hafen von { $place } wird angegriffen: Bleiben die Flotten darin?
ask-going-ashore = Wer landet bei { $place }, um bei der Verteidigung zu helfen?
ask-boarding = Wer verlässt { $place } mit den Flotten?
ask-take-cover = Schwere Reiterei sprengt bei { $place } auf deine Leute los: hinter die Mauern mit ihnen?
ask-reaction = { $place } wird angegriffen. Feind: { $enemy }. Ausweichen, hinein oder standhalten?
ask-retreat-after-combat = Der Kampf bei { $place } ist verloren. Sieger: { $enemy }. Wohin gehst du?
ask-besiege-or-assault = Sie sind bei { $place } hinter Mauern: was nun?
ask-militia = Wie viele Milizpunkte kämpfen bei { $place }?
ask-helpers-called = Kommt dieser Schlacht bei { $place } jemand zu Hilfe?
ask-battle-leader = Zählt bei { $place } der beste Anführer oder ein anderer?
ask-archers = Wie viele Bogenreiter schießen bei { $place }?
ask-land-losses = Wer ist bei { $place } verloren? Mindestens { $need ->
    [one] { $need } Punkt
   *[other] { $need } Punkte
  }.
ask-seasoning = Wer wird erfahren? { $left ->
    [one] { $left } Punkt bleibt
   *[other] { $left } Punkte bleiben
  }.
ask-elite-legion = Soll eine Legion bei { $place } zur Elitelegion werden, für zwei Talente und einen Wurf?
ask-trains-taken = Unbewachte Trosse bei { $place }.
ask-leaders-fate = { $leader } ist in deiner Hand.
ask-treasure-bearer = { $power }: Wer trägt die Kriegskasse?

why-own-neutral = Die Macht bei { $place } führst du selbst ({ $power }): Ein Neutraler ist kein Feind dessen, der ihn führt.
why-must-retreat = Die Geschlagenen müssen fort, solange sie können: Sie ziehen sich zurück.
why-ridden-round = Doppelt so viel Reiterei lässt niemanden gehen.
why-walls-too-narrow = Drinnen ist nicht genug Platz.
why-retreat-over-water = Kein Rückzug führt über das Wasser nach { $place }.
why-retreat-into-enemies = Bei { $place } stehen zu viele Feinde für einen Rückzug.
why-retreat-as-they-came = Kein Rückzug nach { $place }: Von dort kam der Feind.

event-attack = { $power }: Angriff bei { $place }. Feind: { $enemy }.
event-retreats = { $power }: Rückzug von { $place } nach { $to }.
event-accepts-siege = { $power }: hinter die Mauern von { $place }; die Belagerung wird angenommen.
event-sails-out = { $power }: Die Flotten stechen von { $place } in See.
event-besieges = { $power }: Belagerung von { $place }.
event-militia-called = { $points ->
    [one] { $points } Milizpunkt kämpft
   *[other] { $points } Milizpunkte kämpfen
  } bei { $place }.
event-militia-lost = { $points ->
    [one] { $points } Milizpunkt ist
   *[other] { $points } Milizpunkte sind
  } bei { $place } verloren.
event-helpers-called = { $power }: { $strength ->
    [one] { $strength } Stärkepunkt kommt
   *[other] { $strength } Stärkepunkte kommen
  } zu Hilfe.
event-combat = Kampf bei { $place }: { $power } ({ $attack }) gegen { $enemy } ({ $defence }), { $ratio }: Würfel { $die }, insgesamt { $total }. Sieger: { $winner }.
event-seasoned = { $power }: bei { $place } eine erfahrene Einheit mehr.
event-seasoned-known = { $power }: bei { $place } eine erfahrene Einheit mehr: { $unit }.
event-elite-legion = { $power }: Eine Legion bei { $place } soll Elite werden: Würfel { $die }. { $won ->
        [yes] Sie ist es.
       *[no] Sie bleibt, wie sie war.
    }
event-leader-captured = { $power }: { $leader } wird gefangen genommen.
event-leader-killed = { $power }: { $leader } wird getötet.
event-leader-grows = { $leader } ist von nun an +{ $value } wert.
event-treasury-dispersed = { $power }: Die Kriegskasse ist zerstreut. { $gain ->
    [one] { $gain } Talent geht
   *[other] { $gain } Talente gehen
  } an den Sieger ({ $victor }), { $left ->
    [one] { $left } bleibt
   *[other] { $left } bleiben
  }.
event-succession = { $power }: { $leader } tritt die Nachfolge an.
event-trains-captured = { $power }: bei { $place } erbeutete Trosse: { $number }.
event-trains-destroyed = { $power }: bei { $place } vernichtete Trosse: { $number }.
event-trains-fate = { $power }: Die Trosse werden geplündert: Würfel { $die }. { $kept ->
        [yes] Sie bleiben erhalten.
       *[no] Sie sind verloren.
    }
name-odds__won = gewonnen
name-odds__lost = verloren
name-odds__all-of-yours-fall = alle Eigenen fallen
name-odds__none-of-yours-fall = von den Eigenen fällt niemand
name-odds__you-lose-a-quarter-of-their-strength = du verlierst ein Viertel ihrer Stärke
name-odds__you-lose-half-of-their-strength = du verlierst die Hälfte ihrer Stärke
name-odds__you-lose-three-quarters-of-their-strength = du verlierst drei Viertel ihrer Stärke
name-odds__you-lose-as-much-as-their-strength = du verlierst so viel wie ihre Stärke
name-odds__all-of-theirs-fall = alle Feinde fallen
name-odds__none-of-theirs-fall = vom Feind fällt niemand
name-odds__they-lose-a-quarter-of-your-strength = sie verlieren ein Viertel deiner Stärke
name-odds__they-lose-half-of-your-strength = sie verlieren die Hälfte deiner Stärke
name-odds__they-lose-three-quarters-of-your-strength = sie verlieren drei Viertel deiner Stärke
name-odds__they-lose-as-much-as-your-strength = sie verlieren so viel wie deine Stärke
name-odds__they-are-intercepted = sie werden abgefangen
name-odds__the-interception-fails = das Abfangen misslingt
