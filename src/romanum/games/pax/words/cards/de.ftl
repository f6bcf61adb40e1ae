# Pax Romana: der Stapel, die Hände und was Karten bewirken.

# ---- was geschehen ist

event-draws-card = { $power } zieht eine Karte und behält sie.
event-draws-card-known = { $power } zieht „{ $card }“.
event-draws-event = { $power } zieht „{ $card }“: Die Karte wirkt sofort.
event-plays-card = { $power } spielt „{ $card }“.
event-discards-card = { $power } wirft „{ $card }“ ab.
event-hires-for-card = { $power } gibt „{ $card }“ für Söldner her.
event-cancels-card = { $power } hat einen Gott auf seiner Seite: „{ $card }“ { $victim ->
    [the_east] des Ostens
   *[other] von { $victim }
  } bleibt ohne Wirkung.
event-card-idle = { $power }: „{ $card }“ bleibt ohne Wirkung.
event-new-deck = Der Stapel wird neu gemischt: { $cards } Karten.
event-political-scene = { $power } wird von einer neuen Partei regiert: { $cards ->
    [one] Eine Karte geht
   *[other] { $cards } Karten gehen
  } in den Stapel zurück, { $objectives ->
    [one] ein Ziel
   *[other] { $objectives } Ziele
  } in den Vorrat.
event-foreign-policy = { $power } ändert die Außenpolitik { $target ->
    [the_east] des Ostens
   *[other] von { $target }
  }.
event-gives-back = { $power } gibt eines seiner früheren Ziele zurück.
event-conspiracy = { $leader } bei { $place } hat sich gegen { $power ->
    [the_east] den Osten
   *[other] { $power }
  } verschworen und wird entfernt.
event-insurrection = { $power }: Eine Besatzung bei { $place } ist verschwunden.
event-loses-marker = { $power } verliert diese Aktivierung: Die Götter zürnen.
event-tribe-returns = Bei { $space } erscheint ein Stamm.
event-mission = { $power } schickt eine Gesandtschaft zum Stamm von { $space }.
event-mission-known = { $power } schickt eine Gesandtschaft zum Stamm von { $space }: Er hat Stärke { $strength }.
event-better-ships = { $power } hat „{ $card }“: Für den Rest der Runde zählt jedes Galeerengeschwader 3 KP.
event-traitor = Ein Verräter bringt { $power ->
    [the_east] dem Osten
   *[other] { $power }
  } eine Karte { $target ->
    [the_east] des Ostens
   *[other] von { $target }
  }.
event-traitor-known = Ein Verräter bringt { $power ->
    [the_east] dem Osten
   *[other] { $power }
  } „{ $card }“ { $target ->
    [the_east] des Ostens
   *[other] von { $target }
  }.
event-adds-marker = { $power } legt einen Marker in den Becher, der nichts kostet.
event-ambush = { $power } legt bei { $place } einen Hinterhalt. Hinein gerät: { $side }. Würfel { $die }, { $points } KP sind verloren.
event-delays = { $power } hat für den Rest der Runde einen Cunctator.
event-conquers = { $power } hat einen Eroberer und eine zweite Hauptbewegung.
event-inventor = { $power }: Bei { $space } lässt sich ein Erfinder nieder.
event-helepolis = { $power } baut bei { $place } eine Helepolis.
event-surprise = { $power } überrascht den Feind: { $shifts ->
    [one] { $shifts } Verschiebung
   *[other] { $shifts } Verschiebungen
  }.
event-naval-ambush = { $power } legt bei { $place } mit Schiffen aus { $port } einen Hinterhalt. Hinein gerät: { $side }.
event-successor-wars = { $power } führt die griechische Armee bei { $place }: Die Kriege der Diadochen gehen weiter.
event-parts-ways = { $power } hat einen Verbündeten weniger: { $side }.
event-allied-with = { $power } hat von nun an einen neuen Verbündeten: { $side }.

# ---- Fragen

ask-aim-successor_wars = { $power }: Welche griechische Armee zieht in den Krieg?
ask-aim-alliance = { $power }: Mit wem verhandelst du, oder welches Bündnis endet?

ask-aim-change_in_foreign_policy = { $power }: Wessen Außenpolitik ändert sich?
ask-aim-conspiracy = { $power }: Welcher Anführer hat sich verschworen?
ask-aim-local_insurrection = { $power }: Welche Besatzung wird entfernt?
ask-aim-dies_irae = { $power }: Zahlst du den Priestern { $talents }T?
ask-aim-tribal_resurgence = { $power }: Wo erscheint ein Stamm? { $left ->
    [one] Es ist der letzte.
   *[other] Es bleiben { $left }.
  }
ask-aim-diplomatic_mission = { $power }: Welchen Stamm siehst du an? { $left ->
    [one] Es ist der letzte.
   *[other] Es bleiben { $left }.
  }
ask-aim-independent_expansion = { $power }: Wo steht die Besatzung?
ask-aim-spies = { $power }: Wessen Hand siehst du ein?
ask-aim-traitor = { $power }: Von wem nimmst du eine Karte?
ask-aim-stability_and_opportunity = { $power }: ein freier Marker oder ein Ziel?
ask-aim-archimedes_effect = { $power }: In welcher Stadt lebt der Erfinder?
ask-aim-poliorcates_effect = { $power }: Welche Armee bekommt die Helepolis?
ask-aim-naval_ambush = { $power }: Welche Flotte liegt auf der Lauer?

ask-card-segment = { $power }: { $number ->
    [one] eine Karte
   *[other] { $number } Karten
  } auf der Hand, behalten lassen sich { $most }. Spielst du eine?
ask-cancel-card = { $power }: Hebst du „{ $card }“ { $victim ->
    [the_east] des Ostens
   *[other] von { $victim }
  } auf?
ask-lay-down = { $power }: mehr als { $most ->
    [one] { $most } Karte
   *[other] { $most } Karten
  } auf der Hand; welche wirfst du ab?
ask-carry-over = Welche Karte behältst du für die nächste Runde?
ask-hand-card-window = { $power }: Spielst du jetzt eine Karte?
ask-raise-the-militia-card = { $power }: In deiner Heimat stehen Feinde. Hebst du Miliz aus?
ask-carthage-mercenaries = { $power }: Gibst du eine Karte und 2T für Söldner aus?
ask-ambush = { $power }: Eine Armee zieht vorbei. Legst du ihr einen Hinterhalt?
ask-naval-ambush = { $power }: Ein Transport kommt deinen Schiffen nahe. Legst du ihm einen Hinterhalt?
ask-cunctator = { $power }: Spielst du Cunctator, bevor es zum Ausweichen kommt?
ask-battle-shift-cards = { $power }: Die Verschiebungen sind angesagt. Zählst du die einer Karte dazu?

# ---- warum nicht

why-card-not-now = „{ $card }“ lässt sich in diesem Augenblick nicht spielen.
why-card-not-held = „{ $card }“ ist nicht in deiner Hand.
why-too-many-cards = Du hast { $number } Karten; mehr als { $most } darfst du nicht behalten.
why-allied-already = { $power } hat schon diesen Verbündeten: { $side }.
why-nobody-to-ally = { $side } ist nicht mehr da oder in anderen Händen.
why-talents-short = Du hast { $talents }T und brauchst { $needed }T.
why-no-army-to-join = Dort steht keine deiner Armeen, zu der jemand stoßen könnte.
why-slaves-stay = Gegen dich können sich keine Sklaven erheben.
why-no-leader = Du hast keinen Anführer auf der Karte.
why-no-objectives = Es gibt keine Ziele.
why-no-tribe-near = Kein Stammesmarker, den du nicht kennst, liegt höchstens { $reach ->
    [one] { $reach } Landverbindung
   *[other] { $reach } Landverbindungen
  } von deinen Landkampfeinheiten.
why-no-room = Kein freies Feld liegt höchstens { $reach ->
    [one] { $reach } Landverbindung
   *[other] { $reach } Landverbindungen
  } von deinen Landkampfeinheiten.
why-no-dictator = Ein Diktator braucht eine feindliche Armee in deiner Heimat, Rom in deiner Hand und einen Anführer, den er ablöst.
why-no-soldier = Der Glücksritter kann nicht kommen.
why-pontus-is-there = Pontus ist im Spiel.
why-no-room-in-pontus = Kein Feld von Pontus ist frei.
why-has-technology = Deine Schiffe haben ihre Technik schon.
why-nobody-has-cards = Sonst hat niemand eine Karte auf der Hand.
why-not-stable = Du bist nicht stabil.
why-nobody-to-ambush = Keine Armee eines anderen Spielers ist da, die in einen Hinterhalt geraten könnte.
why-own-army = Es ist deine eigene.
why-at-home = Diese Armee steht in ihrem Heimatterritorium.
why-has-played-conqueror = Du hast in dieser Runde schon Eroberer gespielt.
why-has-played-cunctator = Du hast in dieser Runde schon Cunctator gespielt.
why-is-cunctator = Du hast schon einen Cunctator.
why-needs-no-cunctator = An diesem Ausweichen würde es nichts ändern.
why-no-elite-leader = Du hast keinen Elite-Anführer auf der Karte.
why-expansion-has-begun = Deine Expansion hat schon begonnen.
why-no-city = Auf der Karte ist keine Stadt.
why-not-your-battle = Es ist nicht deine Schlacht.
why-turmoil = Es würde zu Aufruhr führen.
why-no-enemy-at-home = In deiner Heimat stehen keine feindlichen Landkampfeinheiten.
why-no-fleet-near = Keine deiner Flotten ist höchstens { $reach ->
    [one] { $reach } Seeverbindung
   *[other] { $reach } Seeverbindungen
  } entfernt.

# ---- was man tun kann

do-end-alliance = Das Bündnis beenden: { $other }

do-pay-priests = Die Priester bezahlen
do-lose-marker = Die Aktivierung verlieren
do-remove-garrison = { $power } bei { $place }
do-add-marker = Ein freier Marker
do-add-objective = Ein Ziel
do-fleet-of = Die Flotte bei { $place }

do-play = „{ $card }“ spielen
do-discard = „{ $card }“ abwerfen
do-hire-for = „{ $card }“ für Söldner hergeben
do-keep-card = „{ $card }“ behalten
do-keep-none = Keine behalten

# ---- Fenster, an denen eine Macht nicht gefragt sein will

window-hand-card-window = Karten in jedem Augenblick
window-hand-card-window-about = Eine andere Macht handelt, und du hast eine Karte, die sich jetzt spielen lässt.
window-carthage-mercenaries = Karten für Söldner
window-carthage-mercenaries-about = Eine andere Macht handelt, und Karthago kann eine Karte und 2T für Söldner geben.
window-raise-the-militia-card = Miliz ausheben
window-raise-the-militia-card-about = In deiner Heimat stehen Feinde, und du hast die Karte, die Miliz aushebt.
window-deus-ex-machina = Deus ex Machina
window-deus-ex-machina-about = Eine andere Macht zieht oder spielt eine Karte, und du kannst sie aufheben.
window-ambush = Hinterhalt
window-ambush-about = Eine Armee einer anderen Macht ist auf einem Durchgangspunkt zu Land, und du kannst ihr einen Hinterhalt legen.
window-naval-ambush = Hinterhalt zur See
window-naval-ambush-about = Ein Transport kommt deinen Schiffen nahe, und du kannst ihm einen Hinterhalt legen.
window-cunctator = Cunctator
window-cunctator-about = Du wirst angegriffen, und mit Cunctator könntest du noch einmal oder ohne Schande ausweichen.
window-battle-shift-cards = Taktische Überraschung
window-battle-shift-cards-about = Die Verschiebungen einer deiner Schlachten sind angesagt, und du kannst welche dazuzählen.
wish-never = Nicht in dieser Runde
