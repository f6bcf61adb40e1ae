# Imperium Romanum: Steuern, Mobilmachung, Ersatz, Flotten auf der Helling.

do-muster = Einheiten ausheben: { $province }
do-raise = Ausheben: { $kind } bei { $place }
do-raise-raw = Ausheben: { $kind } bei { $place }, ohne Ausbilder
do-lay = Bei { $place } eine Flotte auf Kiel legen
do-lay-with = Bei { $place } eine Flotte auf Kiel legen, Mannschaft zählt als { $type }
do-rebuild-militia = Miliz auffüllen: { $number ->
    [one] ein Punkt
   *[other] { $number } Punkte
  }
do-resume = An der Flotte bei { $place } weiterbauen
do-again = Wie im letzten Jahr
do-cross-out = Die letzte Zeile streichen
do-restore = Wiederherstellen: { $kind } bei { $place }
do-keep-fort = Für das Kastell bei { $place } zahlen
do-stop-work = Die Arbeit an einer Flotte bei { $place } einstellen
do-scrap = Eine Flotte auf der Helling bei { $place } abwracken
do-man-ashore = { $kind } bei { $place } wird Infanterie

ask-mobilization = Mobilmachung: { $talents ->
    [one] noch ein Talent
   *[other] noch { $talents } Talente
  }, { $written ->
    [0] noch nichts aufgeschrieben
   *[other] aufgeschrieben: { $lines }
  }. { $province ->
    [nobody] In welcher Provinz?
   *[other] Jetzt hier: { $province }.
  }
ask-restoring = { $power }: { $points ->
    [one] { $points } Ersatzpunkt
   *[other] { $points } Ersatzpunkte
  }. Welche Einheiten kommen zurück?
ask-leader-back = { $leader } ist zurück: Mit welchen Einheiten?
ask-upkeep = { $number ->
    [one] Ein Kastell ist
   *[other] { $number } Kastelle sind
  } verlassen: Wofür zahlen?
ask-take-fleet = Bei { $place } liegt eine unfertige Flotte: übernehmen?
ask-stop-work = { $number ->
    [one] Eine Flotte ist
   *[other] { $number } Flotten sind
  } im Bau: die Arbeit einstellen und die Mannschaft als Infanterie haben?
ask-crew-ashore = Die Mannschaft von { $place } kommt an Land: In welcher Stadt?
ask-keep-fleet = Die unfertige Flotte bei { $place } warten lassen?

why-too-few-talents = Es kostet { $cost ->
    [one] { $cost } Talent
   *[other] { $cost } Talente
  }, { $left ->
    [one] und es bleibt { $left }
   *[other] und es bleiben { $left }
  }.
why-too-few-points = Es kostet { $cost ->
    [one] { $cost } Ersatzpunkt
   *[other] { $cost } Ersatzpunkte
  }, { $left ->
    [one] und es bleibt { $left }
   *[other] und es bleiben { $left }
  }.
why-no-counter = Alle Steine { $type } dieser Farben sind im Spiel.
why-limit-reached = In { $province } lassen sich in diesem Jahr keine { $type } mehr ausheben.
why-trains-and-leaders = Es dürfen nicht mehr Trosse ausgehoben werden, als Anführer auf der Karte sind: { $leaders }.
why-trains-enough = Sechzehn Trosse sind schon im Spiel.
why-no-city = { $place } ist keine Stadt: Dort werden nur Trosse ausgehoben.
why-city-full = { $place } nimmt in dieser Phase { $most } neue Einheiten auf.
why-no-trainer = Kein Veteran bei { $place } kann ausbilden: { $kind }.
why-no-crew = In { $province } ist keine Mannschaft für eine Flotte übrig.
why-yard-full = Bei { $place } { $most ->
    [one] kann in dieser Phase nur eine Flotte
   *[other] können in dieser Phase nur { $most } Flotten
  } begonnen werden.
why-sheet-full = Das Blatt ist voll.
why-nothing-to-repeat = Es gibt nichts zu wiederholen, oder das Blatt ist nicht leer.
why-nothing-to-raise = In { $province } lässt sich nichts mehr ausheben.
why-nothing-written = Noch ist nichts aufgeschrieben.
why-enough-struck = In dieser Phase ist genug gestrichen.
why-enough-looks = Hebe etwas aus, oder sei fertig.
why-militia-too-dear = Miliz in { $province }: Das Geld reicht für { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
  }.

event-taxes = { $power }: { $talents ->
    [one] { $talents } Talent
   *[other] { $talents } Talente
  } Steuern, jetzt { $now }.
event-leader-called = { $power }: { $leader } kann zurückkommen: Würfel { $die }, nötig ist { $needed } oder weniger: { $back ->
    [yes] er kommt
   *[no] er kommt nicht
  }.
event-leader-back = { $leader } ist bei { $place } zurück.
event-fort-deserted = { $power }: Das verlassene Kastell bei { $place } ist nicht mehr.
event-restores = { $power }: Bei { $place } werden Einheiten wiederhergestellt.
event-restores-known = { $power }: Bei { $place } wiederhergestellt: { $units }.
event-pool-divided = { $area }: nicht genug { $type } für alle; die letzten vergibt der Würfel an { $powers }.
event-raises = { $power }: Bei { $place } werden Einheiten ausgehoben.
event-raises-known = { $power }: Bei { $place } ausgehoben: { $units }.
event-lays-down = { $power }: Auf Kiel gelegt: { $number ->
    [one] eine Flotte
   *[other] { $number } Flotten
  } bei { $place }.
event-resumes = { $power }: Die Arbeit an einer Flotte bei { $place } geht weiter.
event-drills = { $power }: Die Miliz in { $province } wird aufgefüllt.
event-launched = { $power }: Bei { $place } läuft eine Flotte vom Stapel.
event-crew-ashore = { $power }: Die Arbeit an einer Flotte ist eingestellt; die Mannschaft ist Infanterie bei { $place }.
event-keel-taken = { $power }: Bei { $place } ist eine unfertige Flotte genommen{ $lost ->
    [yes] , und sie brennt
   *[no] {""}
  } (Würfel { $die }).
event-keel-delayed = { $power }: Die bei { $place } genommene Flotte wird { $delay ->
    [0] rechtzeitig
    [one] einen Monat später
   *[other] { $delay } Monate später
  } fertig (Würfel { $die }).
event-scrapped = { $power }: Bei { $place } wird eine Flotte auf der Helling abgewrackt.
event-fleet-ashore = { $power }: Eine Flotte bei { $place } geht als Mannschaft an Land.
