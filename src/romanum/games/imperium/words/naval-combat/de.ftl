# Imperium Romanum: Kämpfe zur See.

do-sail-against = Von { $place } aus abfangen
do-stay-in-port = Bleibt im Hafen: { $kind }
do-take-aboard = An Bord nehmen: { $kind }
do-come-aboard = Kommt an Bord: { $leader }
do-put-out = Gemeinsam auslaufen
do-put-out-singly = Einzeln auslaufen
do-best-leader = Der beste Anführer befehligt
do-sink = Sinkt: { $kind }
do-drown = Verlieren: { $kind }
do-flee = Nach { $place }

ask-sea-interception = Eine fremde Flotte segelt nach { $place }: { $power }. Abfangen?
ask-more-interceptors = Noch mehr Flotten bei { $place }? Gegner: { $power }.
ask-sortie = Von { $place } nach { $to }: Wer läuft aus?{ $needed ->
    [0] {""}
   *[other] {" "}Es sind { $distance } BP, und der Würfel muss { $needed } oder mehr zeigen.
  }
ask-into-port = Angriff bei { $place }. Feind: { $enemy }. In den Hafen ausweichen?
ask-admiral = Wer befehligt bei { $place }?
ask-sinking = Bei { $place } { $left ->
    [one] ist eine Flotte
   *[other] sind { $left } Flotten
  } verloren: Welche?
ask-drowning = Bei { $place } bleiben zu wenige Schiffe: Wer ist verloren?
ask-where-to = Bei { $place } geschlagen: Wohin?

why-no-sea-interception = Keine Flotte bei { $place } kann dort abfangen.

event-sea-interception = { $power }: Von { $port } { $fleets ->
    [one] läuft eine Flotte
   *[other] laufen { $fleets } Flotten
  } gegen den Feind bei { $place } aus: Würfel { $die } mit { $bonus } gegen { $distance } BP, { $won ->
    [yes] { $fleets ->
        [one] sie ist
       *[other] sie sind
      } da
   *[no] vergeblich
  }.
event-withdraws-into-port = { $power }: in den Hafen von { $place } ausgewichen.
event-sea-battle = { $power }: Angriff zur See bei { $place }. Feind: { $enemy }.
event-sea-combat = Seeschlacht bei { $place }: { $power } ({ $attack }) gegen { $enemy } ({ $defence }), { $ratio }: Würfel { $die }, insgesamt { $total }. Verluste: { $power } { $lost ->
    [0] keine Flotte
    [one] eine Flotte
   *[other] { $lost } Flotten
  }, { $enemy } { $enemy_lost ->
    [0] keine
    [one] eine
   *[other] { $enemy_lost }
  }. { $winner ->
    [nobody] Niemand gewinnt
   *[other] Sieger: { $winner }
  }.
event-flees-at-sea = { $power }: Was noch schwimmt, flieht von { $place } nach { $to }.
