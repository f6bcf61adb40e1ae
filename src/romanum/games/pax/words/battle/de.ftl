# Pax Romana: Schlachten an Land, Mauern, Einnahme und Plünderung, Miliz.

# ---- was geschehen ist

event-battle-begins = { $attacker } greift bei { $space } an. Es verteidigt: { $defender }.
event-battle-shifts = { $space }: { $attack ->
    [one] { $attack } Verschiebung
   *[other] { $attack } Verschiebungen
  } für den Angreifer, { $defence } für den Verteidiger.
event-battle-result = { $winner ->
    [nobody] Die Schlacht bei { $space } endet unentschieden.
   *[other] { $winner } gewinnt die Schlacht bei { $space }.
  }
event-siege-bids = Belagerungskunst bei { $space }: Der Angreifer zahlt { $attack }T, der Verteidiger { $defence }T.
event-elephants = { $side }: Elefanten bei { $space }, Würfel { $die }.
event-re-roll-tried = { $side } versucht einen neuen Wurf: { $total } gegen { $needed }.
event-re-rolled = { $side }: Der Würfel der Schlacht zeigt jetzt { $die }.
event-losses = { $side } verliert bei { $place }: { $unit }.
event-stops-retreat = { $side } will mit Reiterei den Rückzug aufhalten: Würfel { $die }, nötig ist { $needed } oder weniger.
event-no-way-out = { $side } hat keinen Ausweg aus { $space } und ist vernichtet.
event-retreats = { $side } zieht sich nach { $place } zurück.
event-regroups = { $side } geht von { $space } nach { $place } zurück.
event-leader-roll = { $side } würfelt bei { $space } um das Leben des Anführers{ $dead ->
    [yes] : Er fällt
   *[no] : Er lebt
  }.
event-captures = { $side } { $destroyed ->
    [yes] zerstört
   *[no] nimmt
  } die Stadt oder Siedlung { $space }.
event-sack = { $side } will { $space } plündern: Würfel { $die } gegen { $needed }{ $sacked ->
    [yes] : geplündert
   *[no] : vergeblich
  }.
event-after-sack = { $side } nach der Plünderung: Würfel { $die } gegen { $needed }; { $goes_on ->
    [yes] es darf weitergehen
   *[no] die Bewegung ist zu Ende
  }.
event-militia = { $power } hebt Miliz aus: Würfel { $die }, { $number }.

# ---- Fragen

ask-walls-in-defence = { $space } wird angegriffen: hinter den Mauern oder im Feld?
ask-siege-bids = Belagerung von { $space }: Wie viele Talente für Belagerungskunst?
ask-elephants = { $space }: Wie viele Elefanten werden eingesetzt?
ask-battle-leader = { $side } bei { $space }: Die Werte welches Anführers zählen?
ask-re-roll = { $space }: dein Würfel { $own }, der des Feindes { $enemy }. Einen neuen Wurf versuchen?
ask-which-die = { $space }: dein Würfel { $own }, der des Feindes { $enemy }. Welcher wird neu geworfen?
ask-use-engine = { $space }: dein Würfel { $own }, der des Feindes { $enemy }. Die Helepolis für { $shifts ->
    [one] { $shifts } Verschiebung
   *[other] { $shifts } Verschiebungen
  } einsetzen? Sie dient nur einmal.
ask-spend-shifts = { $side } bei { $space }{ $left ->
    [one] : 1 Verschiebung
   *[other] : { $left } Verschiebungen
  }. Dein Würfel { $own }, der des Feindes { $enemy }.
ask-losses = { $place }: { $left } KP zu verlieren. Was geht verloren?
ask-retreat = { $enemy } gewinnt bei { $space } ({ $tenths } Zehntel). Rückzug oder bleiben?
ask-stop-retreat = { $space }: um das Aufhalten des Rückzugs würfeln ({ $needed } oder weniger)?
ask-force-out = { $space }: für 1 BP vertreiben? Es steht dort: { $side }.
ask-fall-back = { $side } kann nicht bei { $space } bleiben. Wohin geht es?
ask-retreat-path = { $side } zieht sich von { $space } zurück. Es drängt nach: { $enemy }. Wohin?
ask-take-city = { $space } liegt offen. Nehmen?
ask-sack = { $space } ist genommen. Plündern? Ein Würfel über { $needed } gelingt und bringt { $least } bis { $most }T.{ $marching ->
    [yes] {" "}In jedem Fall beendet ein zweiter Würfel über { $rating } den Marsch.
   *[no] {""}
  }
ask-militia = { $power }: Miliz ausheben?
ask-place-militia = { $power }: Wo tritt Miliz an? Noch { $left }.

# ---- was man tun kann

do-use-walls = Hinter die Mauern
do-open-field = Ins Feld
do-bid = { $number }T
do-elephants = { $number ->
    [one] { $number } Elefant
   *[other] { $number } Elefanten
  }
do-general = { $leader }
do-try-re-roll = Einen neuen Wurf versuchen
do-re-roll-own = Deinen Würfel neu werfen
do-re-roll-enemy = Den Würfel des Feindes neu werfen
do-use-engine = Die Helepolis einsetzen
do-raise-die = Deinen Würfel um { $number } erhöhen
do-lower-die = Den Würfel des Feindes um { $number } senken
do-retreat = Rückzug
do-retreat-to = Rückzug nach { $place }
do-retreat-by-sea = Rückzug zur See nach { $place }
do-stay = Bleiben
do-stop-them = Sie aufhalten
do-force-out = Sie vertreiben
do-lose = Verlieren: { $unit }
do-reduce = Schwächen: { $unit }
do-lose-ally = Verlieren: { $unit } (Pergamon)
do-reduce-ally = Schwächen: { $unit } (Pergamon)
do-lose-walls = Einen Mauerpunkt verlieren
do-lose-cheapest = Den Rest von dem, was am wenigsten wert ist
do-take-city = Nehmen
do-raze = Zerstören
do-leave-city = Liegen lassen
do-sack = Plündern
do-spare = Verschonen
do-raise-militia = Miliz ausheben
do-militia = Miliz bei { $place }

# ---- fremde Armeen

event-army-placed = { $side } erscheint bei { $space }.
event-soldier-comes = Ein Glücksritter tritt in den Dienst { $power ->
    [the_east] des Ostens
   *[other] von { $power }
  }.
event-recalled = { $leader } wird aus { $place } abberufen.
event-dictator = { $power } ernennt einen Diktator: { $leader }.
event-pontus-comes = Pontus steht auf Geheiß { $power ->
    [the_east] des Ostens
   *[other] von { $power }
  } auf.
event-pontus-ends = Pontus gibt es nicht mehr.
event-slaves-rise = Sklaven erheben sich bei { $space } gegen { $power ->
    [the_east] den Osten
   *[other] { $power }
  }.
event-slaves-grow = Die Sklaven bei { $space } bekommen Zulauf.
event-rhodes-refits = Rhodos rüstet für { $power ->
    [the_east] den Osten
   *[other] { $power }
  } { $number ->
    [one] ein Geschwader
   *[other] { $number } Geschwader
  } aus.
event-ships-taken = { $power } übernimmt { $number ->
    [one] ein Geschwader
   *[other] { $number } Geschwader
  } bei { $place }.
event-revolt-ends = Der Sklavenaufstand gegen { $power ->
    [the_east] den Osten
   *[other] { $power }
  } ist vorbei.


ask-place-army = Wo erscheint eine Armee? { $side }, noch { $left ->
    [one] { $left } Einheit
   *[other] { $left } Einheiten
  }.
ask-recall = { $power }: Welcher Anführer weicht einem Diktator?
ask-dictator = { $power }: Wer wird Diktator?
ask-pontic-moves = Pontus zieht: Es bleiben { $majors } Haupt- und { $minors ->
    [one] { $minors } Nebenbewegung
   *[other] { $minors } Nebenbewegungen
  }.
ask-slave-placement = Wo erheben sich Sklaven gegen { $power ->
    [the_east] den Osten
   *[other] { $power }
  }?
ask-which-slaves = Welche der Sklaven, die sich gegen { $power ->
    [the_east] den Osten
   *[other] { $power }
  } erhoben haben, marschieren?


do-army-at = Alle übrigen bei { $place }
do-unit-at = { $unit } bei { $place }
do-recall = Abberufen: { $leader }
do-dictator = { $leader }
do-pontic-major = Hauptbewegung der Armee bei { $place }
do-pontic-fleet = Hauptbewegung der Flotte bei { $place }
do-pontic-minor = Nebenbewegung: { $unit } bei { $place }
do-slaves-at = Sklaven bei { $place }
do-slave-army = Die bei { $place }

# ---- Fenster

window-walls-in-defence = Mauern zur Verteidigung
window-walls-in-defence-about = Du wirst angegriffen, wo du eine Stadt oder Siedlung hast; ungefragt stehst du hinter den Mauern.
window-siege-bids = Belagerungskunst
window-siege-bids-about = Für eine Belagerung werden Talente geboten; ungefragt bietest du keine.
window-elephants = Elefanten
window-elephants-about = Deine Elefanten können in eine Schlacht gehen; ungefragt bleiben sie zurück.
window-optional-re-roll = Neue Würfe
window-optional-re-roll-about = Du kannst versuchen, einen Würfel der Schlacht neu werfen zu lassen.
window-retreat = Rückzüge
window-retreat-about = Eine geschlagene Armee kann sich zurückziehen, aufgehalten oder vertrieben werden; ungefragt bleibst du, und lässt andere bleiben.
window-battle-losses = Verluste
window-battle-losses-about = Du wählst, was verloren geht; ungefragt geht, was am wenigsten wert ist.
window-militia = Miliz
window-militia-about = Du hast in der Heimat eine Schlacht verloren und kannst Miliz ausheben.
name-odds__won = gewonnen
name-odds__lost = verloren
name-odds__drawn = unentschieden
name-odds__they-are-intercepted = sie werden abgefangen
name-odds__the-interception-fails = das Abfangen misslingt
name-odds__it-is-sacked = sie wird geplündert
name-odds__it-holds-out = sie hält stand
