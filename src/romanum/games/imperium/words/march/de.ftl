# Imperium Romanum: Märsche, Abfangen, Kastelle im Feld.

do-march = Von { $place } marschieren
do-activate = Einen Teil derer bei { $place } versorgen und marschieren
do-leave = Zurücklassen: { $kind }
do-bring = Mitnehmen: { $kind }
do-only-legions = Nur die Legionen gehen
do-leave-half = Von jeder Art die Hälfte zurücklassen
do-garrison = { $number ->
    [one] Eine als Besatzung zurücklassen
   *[other] { $number } als Besatzung zurücklassen
  }
do-leave-leader = Zurücklassen: { $leader }
do-bring-leader = Mitnehmen: { $leader }
do-take-leader = Als Begleiter mitnehmen: { $leader }
do-force-march = { $leader } führt einen Gewaltmarsch
do-by-boat = Mit Booten auf dem Fluss ({ $river })
do-urge = { $leader } treibt die Trosse an
do-drop = Hier zurücklassen: { $kind }
do-drop-leader = Bleibt hier: { $leader }
do-lose-on-march = Bleibt zurück: { $kind }
do-intercept = { $leader } fängt ab
do-overrun = Niederreiten
do-give-battle = Die Schlacht annehmen
do-fortify = Bei { $place } bauen
do-dig = Schanzen
do-raze = Das Kastell schleifen

ask-campaign = Bewegung zu Land: { $places ->
    [0] niemand ist mehr zu ziehen
    [one] Einheiten an einem Ort können noch ziehen
   *[other] Einheiten an { $places } Orten können noch ziehen
  }.
ask-who-marches = Wessen Einheiten marschieren?
ask-choosing = Wer bei { $place } soll marschieren und wird jetzt versorgt?
ask-muster = Wer geht, wer bleibt bei { $place }?
ask-march = Bei { $place }{ $left ->
    [0] {""}
   *[other] {" "}mit noch { $left } BP
  }: Wohin?
ask-stragglers = Wer bleibt bei { $place } zurück?
ask-interception = Ein Feind kommt nach { $place }: { $power }. Wer fängt ab?
ask-called = Wer geht mit nach { $place }?{ $needed ->
    [0] {""}
   *[other] {" "}Der Würfel muss { $needed } oder mehr zeigen.
  }
ask-ride-down = Schwache Feinde bei { $place }: niederreiten?
ask-levels = Wie viele Stufen bei { $place }, für je { $cost ->
    [one] { $cost } Talent
   *[other] { $cost } Talente
  }?

why-cannot-march = Niemand bricht von { $place } auf: { $why ->
    [moved] sie sind schon gezogen
    [hungry] sie sind ohne Versorgung
    [besieged] sie sind belagert
    [held] sie dürfen diesen Monat nicht zu Land ziehen
    [landed] sie sind gegen einen Feind gelandet
    [building] sie arbeiten an einem Kastell
    [raw] sie sind noch in der Ausbildung
    [aboard] sie sind an Bord der Flotte eines Verbündeten
    [lent] sie sind einem Verbündeten geliehen
    [inactive] ihre Macht ist nicht aktiv
    [disloyal] sie folgen nur einem eigenen Anführer
   *[none] niemand von dir steht dort
}.
why-no-way = Kein Weg führt nach { $place } ({ $why ->
    [mountain] Gebirge
    [lake] ein See
    [all-sea] das Meer
   *[away] es liegt nicht daneben
  }).
why-off-the-river = Die Boote auf dem Fluss kommen nicht nach { $place }.
why-fleet-bars = Eine feindliche Flotte versperrt den Weg über das Wasser nach { $place }.
why-neutral-apart = Bei { $place } steht eine andere Macht ({ $power }), und Neutrale bilden nie einen Stapel mit anderen.
why-too-dear = { $place } kostet { $cost } BP, { $left ->
    [one] und es bleibt { $left }
   *[other] und es bleiben { $left }
  }.
why-too-far = { $place } ist auf dem billigsten Weg { $cost } BP entfernt, { $left ->
    [one] und es bleibt { $left }
   *[other] und es bleiben { $left }
  }.
why-no-way-by-land = Zu Land führt kein Weg nach { $place }.
why-too-far-sail = { $place } ist zu Land { $cost } BP entfernt, { $left ->
    [one] und es bleibt { $left }
   *[other] und es bleiben { $left }
  }: Die Flotte ({ $fleet }) brächte sie früher dorthin.
why-over-the-sea-with = { $water ->
    [yes] Nur Schiffe kommen nach { $place }
   *[no] { $place } liegt jenseits der See
}: Man schifft sich auf der Flotte ein ({ $fleet }).
why-over-the-sea-from = { $water ->
    [yes] Nur Schiffe kommen nach { $place }
   *[no] { $place } liegt jenseits der See
}, und du hast keine Flotte: Bauen und besteigen kann man eine im Hafen { $port }.
why-no-way-by-sea = Zur See führt kein Weg nach { $place }.
why-no-interception = { $leader } kann dort nicht abfangen.

event-sets-out = { $power }: Aufbruch von { $place }.
event-marches = { $power }: Marsch nach { $place } für { $cost } BP.
event-force-march = Gewaltmarsch: Würfel { $die }, sicher bis { $limit }.
event-trains-urged = Die Trosse werden angetrieben{ $hurried ->
    [yes] : ein BP mehr
   *[no] , vergeblich
  } (Würfel { $die }).
event-called-unfed = { $power }: Wer von { $leader } zum Abfangen nach { $place } gerufen ist, ist ohne Versorgung, und niemand geht.
event-interception = { $power }: { $leader } will bei { $place } abfangen: Würfel { $die } mit { $bonus } gegen { $needed }, { $won ->
    [yes] und ist da
   *[no] vergeblich
  }.
event-overruns = { $power }: Die Feinde bei { $place } werden niedergeritten.
event-builds-fort = { $power }: Bei { $place } { $levels ->
    [one] wächst ein Kastell um eine Stufe
   *[other] wächst ein Kastell um { $levels } Stufen
  }.
event-razes-fort = { $power }: Das Kastell bei { $place } wird geschleift.

ask-lay-waste = { $power }: Welches Feld wird verwüstet? Noch möglich: { $number }.
event-laid-waste = { $power }: { $place } ist verwüstet; niemand furagiert dort.
