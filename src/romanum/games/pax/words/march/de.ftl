# Pax Romana: Bewegung zu Land und zur See, Abfangen, Ausweichen, Auszehrung.

# ---- was geschehen ist

event-breaks-down = { $side } löst bei { $place } auf: { $number } { $unit }. Daraus { $garrisons ->
    [one] wird eine Besatzung
   *[other] werden { $garrisons } Besatzungen
  }.
event-razes = { $side } zerstört das eigene { $place }.
event-intercepts = { $side } will von { $place } aus bei { $space } abfangen{ $leader ->
    [nobody] {""}
   *[other] , voran { $leader }
  }: { $total }, nötig ist { $needed }: { $success ->
    [yes] Es gelingt
   *[no] Es misslingt
  }.
event-withdraws = { $side } weicht von { $place } aus: Würfel { $die }, { $mp } BP.
event-garrisons-fall = { $side }: Bei { $space } { $number ->
    [one] fällt eine Besatzung
   *[other] fallen { $number } Besatzungen
  }.
event-attrition = { $side } leidet bei { $place } unter Auszehrung: Würfel { $die }, { $losses } von { $units ->
    [one] { $units } Einheit
   *[other] { $units } Einheiten
  }.
event-unit-lost = { $side } verliert bei { $place }: { $unit }.
event-reduced = { $side }: { $unit } bei { $place } wird geschwächt.
event-parts = { $side } trennt sich bei { $place } vom Verbündeten und geht nach { $space }.
event-continuity = { $side } würfelt bei { $place } um die Weiterfahrt: { $total } gegen { $needed }, { $goes_on ->
    [yes] es geht weiter
   *[no] die Fahrt ist zu Ende
  }.
event-weather = Die See bei { $place }, Würfel { $die }. { $what ->
    [storm] { $side } gerät in einen Sturm
    [off-course] { $side } wird vom Kurs abgetrieben
   *[calm] { $side } bleibt unbehelligt
  }.
event-storm = { $side } wird bei { $place } vom Sturm getroffen: { $die }.
event-ships-lost = { $side } verliert { $number ->
    [one] ein Galeerengeschwader
   *[other] { $number } Galeerengeschwader
  } bei { $place }.
event-fleet-lost = { $side }: Die Flotte bei { $place } ist verloren.
event-no-escort = { $side } hat bei { $place } keine Schiffe zur Verteidigung.
event-naval-battle = Seeschlacht bei { $place }. { $attacker }: { $attack }. { $defender }: { $defence }.
event-sea-winner = { $side } hat die Seeschlacht gewonnen; Würfel { $die }.
event-flees = { $side }: Die geschlagene Flotte flieht nach { $place }.
event-fleet-withdraws = { $side }: Die Flotte weicht von { $place } aus.
event-pirates-come = Bei { $place } tauchen Piraten auf.
event-pirate-hunt = { $side } kämpft bei { $place } gegen Piraten: { $total }, nötig ist { $needed }: { $won ->
    [yes] sie sind vertrieben
   *[no] abgeschlagen
  }.
event-no-toll = { $side } zahlt bei { $place } nicht.

event-pergamene-leader = Pergamon sucht einen Anführer: Würfel { $die }. { $leader } kommt nach { $place }.

# ---- Fragen

ask-kinsmen = { $power }: Bei { $place } stehen Griechen. Nimmst du sie mit oder greifst du sie an?
ask-company = { $side } hat bei { $place } auch eine Armee. Marschiert sie mit deiner?

ask-minor-move = { $side }, { $place }: Welche Einheit, welcher Anführer zieht?
ask-pick-units = { $side }, { $place }: Wer bleibt zurück? Alle anderen gehen.
ask-bring-units = { $side }, { $place }: Welche Einheiten?
ask-march = { $side } bei { $place }: { $mp } BP. Wohin?
ask-interception = { $side } ist in { $place } eingerückt. Wer fängt ab?
ask-behind-walls = { $place }: Wer bleibt hinter den Mauern?
ask-withdrawal = { $side } rückt in { $place } ein. Standhalten oder ausweichen?
ask-hinder = { $place }: Behindert deine Reiterei das Ausweichen? Es weicht aus: { $by }.
ask-withdraw-to = { $side } weicht von { $place } aus: { $mp } BP. Wohin?
ask-attrition = { $place }: Was geht verloren? Noch { $left }.
ask-parting = { $power }: Wohin geht die Armee, die sich bei { $place } vom Verbündeten trennt?
ask-sail = { $side } bei { $place } mit { $ships ->
    [one] { $ships } Galeerengeschwader
   *[other] { $ships } Galeerengeschwadern
}: Wohin?
ask-stopped = { $side } ist bei { $place } angehalten. Weiterfahrt versuchen?
ask-escort = { $side }, { $place }: Wie viele Galeerengeschwader fahren mit?
ask-port-passage = Eine fremde Flotte läuft deinen Hafen { $place } an. Es kommt: { $side }. Sie ist dort angehalten, wenn du sie nicht weiterfahren lässt.
ask-hail = { $side } hat Schiffe bei { $place }. Angreifen?
ask-naval-response = Eine Flotte kommt nach { $place }: { $side }. Kämpfen, ausweichen oder weiterfahren lassen?
ask-naval-attacked = { $side } greift deine Flotte bei { $place } an. Kämpfen oder ausweichen?
ask-blockade = { $side } schifft sich bei { $place } ein, um auszuweichen. Mit deiner Flotte bekämpfen oder vorbeilassen?
ask-naval-course = { $side }: Wohin weicht die Flotte aus?
ask-permission = { $side }: Darf die Flotte { $place } passieren?
ask-find-haven = { $side }: In welchen Hafen läuft die geschlagene Flotte?
ask-line-over-rhodes = { $power }: Rhodos { $talents }T zahlen, damit die Armee bei { $place } nicht abgeschnitten ist?
ask-rhodes-toll = { $power }: { $talents }T bei Rhodos zahlen?
ask-pirates = { $power }: Wo tauchen Piraten auf?

# ---- was man tun kann

do-major = Hauptbewegung von { $place }
do-major-fleet = Hauptbewegung der Flotte bei { $place }
do-major-of = Hauptbewegung von { $place } ({ $other })
do-major-fleet-of = Hauptbewegung der Flotte bei { $place } ({ $other })
do-conquest = Zweite Hauptbewegung von { $place }
do-guest = Freie Bewegung des Gastes bei { $place }
do-minor = Nebenbewegung von { $place }
do-minor-of = Nebenbewegung von { $place } ({ $other })
do-unit = { $unit }
do-leave = Zurücklassen: { $number } { $unit }
do-bring = Mitnehmen: { $number } { $unit }
do-leave-leader = Zurücklassen: { $leader }
do-bring-leader = Mitnehmen: { $leader }
do-ready = Bereit
do-to = Nach { $place }
do-pick-up = Einheiten mitnehmen
do-drop-off = Einheiten zurücklassen
do-break-down = In Besatzungen auflösen: { $number } { $unit }
do-destroy = Die Stadt oder Siedlung zerstören
do-halt = Halt
do-embark = Einschiffen
do-sail-to = Nach { $place } segeln
do-debark = Ausschiffen
do-escort = { $number ->
    [one] 1 Galeerengeschwader
   *[other] { $number } Galeerengeschwader
  }
do-attack = Angreifen
do-let-pass = Weiterfahren lassen
do-intercept = Von { $place } aus abfangen
do-intercept-of = Von { $place } aus abfangen ({ $other })
do-intercept-leader = Es reitet aus: { $leader }
do-behind-walls = Hinter die Mauern: { $number } { $unit }
do-withdraw = Ausweichen
do-withdraw-by-sea = Zur See nach { $place } ausweichen
do-stand = Standhalten
do-hinder = Sie behindern
do-roll-on = Weiterfahrt versuchen
do-lose-unit = Verlieren: { $unit }
do-reduce-unit = Schwächen: { $unit }
do-pay-toll = Den Zoll zahlen
do-pirates = Piraten bei { $place }

# ---- warum nicht

why-not-in-play = { $place } ist in diesem Szenario nicht im Spiel.
why-shut-out = In diesem Szenario dürfen diese nicht nach { $place }.
why-militia-at-home = Miliz verlässt niemals ihr Heimatterritorium.
why-out-of-bounds = Diese Armee darf nicht nach { $place }.
why-stays-in-greece = Diese Armee bleibt in Griechenland.
why-goes-to-greece = Sie muss nach Griechenland weiterziehen.
why-nobody-to-attack = Bei { $place } stehen Feinde, und niemand hier kann sie angreifen.
why-strait-held = { $place } ist in fremder Hand: Gegen Widerstand überquert niemand eine Meerenge.
why-strait-guarded = Feindliche Schiffe bewachen die Meerenge nach { $place }.
why-too-few-points = Nach { $place } braucht es { $needed } BP; { $had ->
    [one] es bleibt { $had }
   *[other] es bleiben { $had }
  }.
why-too-few-mp = Das braucht { $needed } BP; { $had ->
    [one] es bleibt { $had }
   *[other] es bleiben { $had }
  }.
why-no-way-beyond = Von { $place } muss man weiterziehen: Das braucht { $needed } BP, { $had ->
    [one] und es bleibt { $had }
   *[other] und es bleiben { $had }
  }.
why-no-way-on = Von { $place } führt kein Weg weiter, und bleiben darf dort niemand.
why-no-points-to-attack = In { $place } einzurücken und anzugreifen braucht { $needed } BP; { $had ->
    [one] es bleibt { $had }
   *[other] es bleiben { $had }
  }.
why-one-unit-moves = Das ist eine Nebenbewegung: Einheiten werden nicht mitgenommen.
why-own-home = { $place } liegt in deiner Heimat: Niemand zerstört die eigenen Städte und Siedlungen.
why-not-in-transit = Keine Einheit hält auf einem Durchgangspunkt.
why-passes-only = Die Eindringlinge ziehen hier durch; sie bleiben nicht.
why-slaves-march = Die Sklaven müssen weitermarschieren.
why-not-by-sea = Diese Armee fährt nicht zur See.
why-no-way-out = { $place } von See her anzugreifen braucht { $needed } BP, einen davon für eine Landung anderswo; { $had ->
    [one] es bleibt { $had }
   *[other] es bleiben { $had }
  }.
why-not-on-deep-sea = Keine Flotte beendet ihre Fahrt auf hoher See.
why-aboard = Eine Armee ist an Bord: Sie schifft sich aus oder fährt weiter.
why-toll-unpaid = Der Zoll von Rhodos ist nicht bezahlt: Diese Flotte kann nur nach { $place } zurück.
why-been-there = Diese Flotte kommt von { $place }; zwischen Häfen fährt sie nicht hin und her.
why-not-sailed = Wer bei { $place } an Bord gegangen ist, fährt erst einmal los; nimm sonst den Schritt zurück.
why-cyprus-shut = Zypern ist in dieser Runde für Schiffe geschlossen.
why-needs-ships = Die Flotte bei { $place } muss angegriffen werden, und dafür sind keine Schiffe da.
why-nobody-to-move = Bei { $place } darf niemand ziehen.
why-no-major-left = Keine Hauptbewegung bleibt.
why-no-minor-left = Keine Nebenbewegung bleibt.
why-mutiny = Die Mannschaften bei { $place } sind in Meuterei.
why-cannot-intercept = Von dort kann niemand abfangen.

# ---- was unterwegs geschehen kann

risk-attack = ein Angriff
risk-attrition = Auszehrung in den Alpen
risk-interception = Abfangen
risk-weather = ein Halt durch das Wetter
risk-continuity = das Ende der Fahrt dort
risk-storm = ein Sturm
risk-fleets = feindliche Schiffe, die kämpfen oder vorbeilassen können
risk-sea-fight = ein Kampf zur See
risk-pirates = Piraten
risk-toll = der Zoll von Rhodos
risk-passage = ein Herr des Hafens, der passieren lassen oder anhalten kann

# ---- Fenster

window-interception = Abfangen
window-interception-about = Eine feindliche Armee zieht oder landet neben einer Armee oder einem Anführer von dir; ungefragt lässt du sie vorbei.
window-interception-concerns = Sie rückt in deine Heimat ein, oder in ein Feld, das du hältst oder in dem du stehst.
window-active-intercepts = Abfangen von Ausweichenden
window-active-intercepts-about = Eine feindliche Armee weicht neben einer Armee oder einem Anführer von dir aus oder zieht sich zurück; ungefragt lässt du sie gehen.
window-active-intercepts-concerns = Sie rückt in deine Heimat ein, oder in ein Feld, das du hältst oder in dem du stehst.
window-interception-walls = Hinter Mauern vor dem Abfangen
window-interception-walls-about = Du fängst ab, wo du eine Stadt oder Siedlung hast; ungefragt bleibt niemand hinter ihren Mauern.
window-pre-battle-withdrawal = Ausweichen vor der Schlacht
window-pre-battle-withdrawal-about = Eine Armee von dir wird gleich angegriffen; ungefragt hält sie stand.
window-naval-response = Flotten, die deine treffen
window-naval-response-about = Eine Flotte kommt, wo Schiffe von dir liegen, und greift nicht an; ungefragt lässt du sie vorbei.
window-naval-withdrawal = Flotten auf der Flucht
window-naval-withdrawal-about = Eine ausweichende Flotte käme an Schiffen von dir vorbei; ungefragt verweigerst du es.
window-port-passage = Flotten in deinen Häfen
window-port-passage-about = Eine Flotte läuft einen Hafen von dir an, in dem du keine Schiffe hast; ungefragt ist sie angehalten.
