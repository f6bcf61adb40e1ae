# Imperium Romanum: was Szenarien festlegen, und das Ende einer Partie.

ask-special-price = { $talents ->
    [one] { $talents } Talent
   *[other] { $talents } Talente
  } zahlen? { $text }
ask-throne = { $power }: Wo erscheint das neue Oberhaupt?
ask-reinforcement = { $power }: Zu welchem Stapel stoßen die neuen Einheiten?
ask-raided-city = Welche Stadt haben die Räuber geplündert?
ask-peace = Die Partie unentschieden beenden?
ask-consent = Ein Vorschlag von { $power }. Stimmst du zu? { $text }
ask-bid = Wie viele Talente bietest du? { $text }
ask-departure = Von wo verlässt eine Einheit die Karte? Noch zu gehen: { $number }. { $text }
ask-home-coming = { $power }: In welche Stadt kommen die Heimkehrer?

do-propose-peace = Frieden vorschlagen: Die Partie endet unentschieden, wenn alle einwilligen
do-take-chest = Nehmen, was die Kirchen haben
do-build-walls = Mauern für { $city } bauen
do-set-up-emperor = In { $city } einen Kaiser erheben
do-pay-tribute = Tribut zahlen: { $power }
do-hire = Anwerben: { $power } für { $power2 }
do-offer-title = Den Titel Caesar anbieten: { $power }
do-end-title = Trennung: { $power }, der Titel ist nichtig
do-end-truce = Ein Ende der Waffenruhe vorschlagen: { $power }

why-special-forbids = Das Szenario verbietet es: { $text }

event-way-to-win = { $powers }: { $text }
event-match-over = { $how ->
    [draw] Die Partie endet unentschieden.
    [peace] Die Spieler schließen Frieden: Die Partie endet unentschieden.
    [nobody] Die Partie ist zu Ende, und niemand hat gewonnen.
    [last-faction] Nur eine Partei ist übrig: Die Partie ist zu Ende.
   *[other] Die Partie ist zu Ende.
  }
event-special-paid = { $power }: { $talents ->
    [one] { $talents } Talent
   *[other] { $talents } Talente
  } gezahlt: { $text }
event-special-settled = { $power }: { $text }
event-special-bids = { $text } Gebote: { $bids }.
event-trigger-roll = { $text } Gewürfelt: { $total }.
event-trigger-fires = Es geschieht: { $text }
event-special-wakes = { $power }: auf ins Feld!
event-special-client = { $power }: jetzt Klient. Patron: { $patron }.
event-special-joins = { $power }: Alles geht über. Neuer Herr: { $other }.
event-special-succeeds = { $power }: ein neues Oberhaupt, bei { $place }.
event-special-talents = { $power }: Die Kriegskasse hat jetzt { $now ->
    [one] { $now } Talent
   *[other] { $now } Talente
  }.
event-special-goes-over = { $power }: Einheiten bei { $place } laufen über. Neuer Herr: { $other }.
event-special-frees = { $province } sagt sich los. Bisher: { $power }.
event-special-raid = Räuber plündern { $city }: ein Raubzug.

how-decisive = durch einen entscheidenden Sieg des Szenarios
how-victory = durch das, was das Szenario verlangt
how-marginal = durch einen knappen Sieg des Szenarios
how-draw = unentschieden
how-last-faction = als letzte Partei
how-nobody = ohne Sieger
how-peace = durch Übereinkunft, unentschieden
