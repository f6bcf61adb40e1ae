about-blurb = Soldaten aus Glas auf einem Brett aus Quadraten, Weiß gegen Schwarz: das Denkspiel der römischen Offiziere und Dichter, in dem verloren ist, wer auf beiden Seiten einen Feind hat.
about-feel = Still und scharf, ohne Würfel: Wer ausrückt, um zu schlagen, steht, wo er geschlagen werden kann.
scenario-acies = Aufgestellt
scenario-acies-help = Je zwölf Steine in drei lockeren Reihen; es geht sofort los.
scenario-acies-teaches = Zwei Linien, die sich treffen: wie man einen Vordermann stützt und dem Feind in den Rücken springt.
scenario-castra = Abwechselnd
scenario-castra-help = Je zwölf Steine, vor dem ersten Zug einer nach dem anderen gesetzt.
scenario-castra-teaches = Eine eigene Schlachtordnung: zwölf Steine, gesetzt gegen einen, der dasselbe tut.
scenario-manipulus = Ein Manipel
scenario-manipulus-help = Je acht Steine in einer Reihe: eine kurze Partie.
scenario-manipulus-teaches = Schritte, Sprünge, Fesseln und Rettungen mit wenigen Steinen, in einer Viertelstunde.
name-white = Weiß
name-black = Schwarz
name-men = Steine

event-round = Runde { $round } beginnt.
event-placed = { $seat } setzt einen Stein auf { $square }.
event-step = { $seat } zieht von { $origin } nach { $square }.
event-leap = { $seat } springt von { $origin } nach { $square }.
event-bound = { $seat } fesselt den Stein auf { $square } ({ $loser }).
event-freed = Der Stein auf { $square } ist frei ({ $seat }).
event-taken = { $seat } nimmt den Stein auf { $square } ({ $loser }): { $left ->
    [one] { $left } bleibt
   *[other] { $left } bleiben
  }.
event-beaten = { $seat } hat nicht genug Steine, um weiterzuspielen.
event-shut-in = { $seat } kann nichts mehr tun.
event-quiet = In { $turns } Zügen wurde niemand genommen: Weiß hat { $white ->
    [one] { $white } Stein
   *[other] { $white } Steine
  }, Schwarz { $black }.

ask-placing = { $seat } setzt einen Stein; { $men ->
    [one] { $men } ist noch
   *[other] { $men } sind noch
  } zu setzen. Wohin?
ask-command = Was tut { $seat }?
ask-leaping = Springt der Stein auf { $square } weiter ({ $seat })?

do-place = Einen Stein auf { $square } setzen
do-step = Von { $square } nach { $square2 } ziehen
do-leap = Von { $square } nach { $square2 } springen
do-take = Den Stein auf { $square } nehmen
do-halt = Hier bleiben

why-occupied = Auf { $square } steht jemand.
why-placing-first = Erst werden alle Steine gesetzt: Dir bleiben { $men }.
why-all-placed = Alle Steine sind gesetzt.
why-too-far = Ein Stein zieht auf das nächste Feld oder springt über einen Stein auf das Feld dahinter.
why-not-yours = Auf { $square } hast du keinen Stein.
why-bound = Dein Stein auf { $square } ist gefesselt und kann nicht ziehen.
why-between = Auf { $square } stünde dein Stein zwischen zwei Feinden und fesselte niemanden.
why-nobody-to-leap = Auf { $square } steht niemand, über den man springen könnte.
why-in-a-ring = Auf { $square } stand dein Stein in diesem Zug schon.
why-leap-on = Dein Stein auf { $square } springt: Er springt weiter oder bleibt.
why-no-enemy = Auf { $square } steht kein Feind.
why-not-bound = Der Feind auf { $square } ist nicht gefesselt.

how-beaten = Höchstens ein Stein bleibt: { $loser }.
how-shut-in = Nichts geht mehr: { $loser }.
how-more = Mehr Steine, als niemand mehr nahm: { $men } voraus.
how-even = Beide haben noch { $men ->
    [one] { $men } Stein
   *[other] { $men } Steine
  }.

topic-bonds = Gefesselte und genommene Steine

part-men = Steine
part-free = freie Steine

screen-turn = Runde { $number }
screen-turn-ends = Das Ende von Runde { $number }
screen-went-step = { $side } zieht von { $from } nach { $to }.
screen-went-leap = { $side } springt von { $from } nach { $to }.
tip-Command = Ziehen, springen oder einen Gefesselten nehmen.
    .text = Zwei freie Steine mit einem Feind dazwischen fesseln ihn. Im nächsten Zug kann er genommen werden, wenn er dann noch gefesselt ist.
tip-Placing = Setze deine Steine.
    .text = Setze sie so, dass sie einander stützen. Bevor alle stehen, wird niemand gefesselt.
