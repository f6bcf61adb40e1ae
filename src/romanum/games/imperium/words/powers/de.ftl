# Imperium Romanum: Neutrale und Klienten, Aufwachen, Getreide, Auflösung.

do-cut-grain = Das Getreide von { $province } abschneiden, mit { $number ->
    [one] einer Flotte
   *[other] { $number } Flotten
}

ask-name-lord = Welche deiner Mächte bekommt { $province }?
ask-placing = { $power }: Wo sollen die nächsten Einheiten stehen?
ask-filling = { $power }, { $place }: Wer soll dort stehen?
ask-ships-for-foot = { $power }: { $number } 16-9 kommen. Wie viele davon sind stattdessen Flotten?
ask-besiege-rebels = Die Rebellen in der Hauptstadt belagern?
ask-cut-grain = Die Flotte bei { $place } kann Getreide abschneiden: Wessen?

event-roll-off = Der Würfel entscheidet: { $dice }.
event-neutral-run-by = { $power }: Es führt der Spieler einer anderen Macht ({ $by }).
event-power-wakes = { $power }: zu den Waffen!
event-power-sleeps = { $power }: wieder ruhig.
event-power-dissolves = { $power }: Die Macht löst sich auf.
event-player-out = { $power }: Der Spieler ist aus dem Spiel.
event-units-of-a-people = { $power }: Das Volk sammelt sich: Würfel { $dice }, mit Zuschlägen { $total }.
event-barbarians-stir = { $power }: Blicke richten sich auf { $province }: Würfel { $die }.
event-persia-stirs = { $power }: Es regt sich: Würfel { $dice }, mit Zuschlägen { $total }.
event-grain = { $city } hungert. Herr: { $power }. Würfel { $die }, Rebellion bis { $limit }.
event-grain-rebellion = { $city } erhebt sich für Brot. Herr: { $power }.
event-grain-cut = { $power }: Das Getreide von { $province } ist abgeschnitten.
event-faction-dissolves = { $power }: Die Partei löst sich auf; was sie hatte, geht zu anderen Römern über.
event-units-defect = { $power }: Einheiten laufen über. Neuer Herr: { $other }.
event-acclaimed = { $leader } wird von seinen Truppen bejubelt: Würfel { $die }, Imperator bei 5 oder 6.
event-proclaimed = { $leader } wird zum Imperator ausgerufen und verlässt seinen Herrn ({ $old }). Neue Macht: { $power }.
event-wavers = { $power }: Laufen Einheiten bei { $place } über? Würfel: { $dice }.
event-turncoat-rolls = Wessen Mann ist { $leader }? Würfel { $die }.
event-turncoat = { $leader } läuft mit der Hälfte seiner Truppen über. Neuer Herr: { $power }.

why-invaders-first = Nicht nach { $province }: Erst muss der Feind aus dem eigenen Land ({ $power }).
why-not-the-nearest = { $province } ist nicht das nächste Land Roms oder eines zivilisierten Staates ({ $power }).
