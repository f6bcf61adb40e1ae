# Imperium Romanum: das Meer: Runden, Seefahrten, Einschiffen, Landungen, Winter auf See.

do-minors = Die kleinen Mächte
do-sail = Von { $place } in See stechen
do-stay-behind = Bleibt zurück: { $kind }
do-embark = An Bord: { $kind }
do-embark-all = Alle an Bord, die Platz finden
do-embark-leader = An Bord: { $leader }
do-set-ashore = An Land: { $leader }
do-land = Bei { $place } landen
do-keep-aboard = Bleibt an Bord: { $kind }
do-stay-aboard = Bleibt an Bord: { $leader }
do-welcome = Fremde Einheiten an Bord nehmen: { $power }
do-engage = Flotten angreifen: { $power }
do-hunt = Jagd machen auf: { $leader }
do-put-to-sea = Sticht in See: { $leader }
do-roll-together = Ein Wurf für alle
do-roll-singly = Ein Wurf für jede Flotte
do-overboard = Verlieren: { $kind }

ask-hold-back = Du darfst zur See als Erster handeln. Für einen späteren Platz zurückhalten?
ask-step-in = Als Nächster zur See: { $power }. Vorher vortreten?
ask-whose-segment = Welche deiner Mächte handelt jetzt zur See?
ask-sailing = Seeoperationen: { $fleets ->
    [one] eine Flotte kann noch auslaufen
   *[other] { $fleets } Flotten können noch auslaufen
  }.
ask-whose-fleet = Wessen Flotte läuft von { $place } aus?
ask-voyage = Bei { $place } mit noch { $left } BP: Wohin?
ask-boats = Wer geht bei { $place } an Land?
ask-follow = Wer folgt bei { $place } an Land?
ask-weather = Winter auf See bei { $place }: Flotten sind bis zu einer { $limit } verloren. Ein Wurf, oder für jede einer?
ask-overboard = Wer ist bei { $place } verloren?{ $halves ->
    [0] {""}
    [one] {" "}Ein halbes Legionsäquivalent findet keinen Platz.
   *[other] {" "}{ $halves } halbe Legionsäquivalente finden keinen Platz.
  }
ask-away-to-sea = Die Flotten verlassen { $place }: Wohin?

why-no-sea-way = Von hier kann keine Flotte nach { $place } segeln.
why-too-far-at-sea = { $place } kostet { $cost } BP, { $left ->
    [one] und es bleibt { $left }
   *[other] und es bleiben { $left }
  }.
why-locked-in = Eine Blockade hält sie in { $place } fest: Schlage sie erst zur See.
why-beyond-range = { $place } ist von den Stützpunkten der Piraten zu weit.
why-leaves-crew = Piraten an Land bei { $place } blieben ohne Schiff zurück.
why-not-with-patron = Bei { $place } vereinen sich Piraten nicht mit den Truppen des Spielers, der sie führt.
why-enemies-ashore = Bei { $place } stehen Feinde.
why-nobody-lands = Niemand an Bord kann bei { $place } landen: Gegen Feinde kann es nur Infanterie.
why-no-mp-to-land = Die Landung bei { $place } kostet { $cost } BP, { $left ->
    [one] und es bleibt { $left }
   *[other] und es bleiben { $left }
  }.
why-no-invasion-in-winter = Im Winter ist nirgends eine Invasion möglich, auch nicht bei { $place }.
why-no-great-leader = Eine Invasion bei { $place } braucht einen Anführer von +2 oder +3 an Bord.
why-ships-bar-landing = Feindliche Flotten vor { $place } müssen geschlagen sein, bevor jemand landet.
why-locked-out = Eine Blockade hält sie aus { $place } heraus: Schlage sie erst zur See.
why-besieging-fleet = Eine feindliche Flotte belagert { $place }: Dort kann niemand gelandet werden.
why-no-room-inside = { $place } fasst keine Einheiten mehr.

event-naval-die = { $power }: Würfel { $die } für den Platz zur See.
event-holds-back = { $power }: Zurückhaltung zur See.
event-naval-segment = { $power }: am Zug zur See.
event-sails = { $power }: Eine Flotte segelt für { $cost } BP nach { $place }.
event-lands = { $power }: Landung bei { $place }.
event-invades = { $power }: Invasion von See her bei { $place }.
event-follows = { $power }: Reiterei und Trosse folgen bei { $place } an Land.
event-no-port = { $power }: Eine Flotte hat keinen Hafen gefunden und ist bei { $place } verloren.
event-naval-attrition = { $power }: Winter auf See bei { $place }: Würfel { $dice }, Schiffe verloren bis zu einer { $limit }: { $lost ->
    [0] keine
    [one] eine Flotte
   *[other] { $lost } Flotten
  }.
event-leaves-port = { $power }: Flotten verlassen { $place }.
event-crosses = { $leader } fährt für { $cost } BP über das Meer nach { $place }.
event-leader-at-sea = { $leader } auf See im Winter: Würfel { $die }, verloren bis zu einer { $limit }: { $lost ->
    [yes] er ertrinkt
   *[no] er kommt an
  }.
event-leader-hunted = { $power }: Jagd auf { $leader } bei { $place }: Würfel { $die }, { $lost ->
    [yes] gefangen
   *[no] vergeblich
  }.
