# History of the Roman Empire auf Deutsch. Lateinische Namen bleiben lateinisch.

# ---- was geschehen ist

event-turn = Runde { $turn } beginnt.
event-order-roll = { $factions } würfeln um die Reihenfolge beim Ziehen: { $dice }.
event-draw-order = Die Marker werden in dieser Reihenfolge gezogen: { $factions }.
event-draw-barbarian = { $faction } zieht einen Barbaren-Marker.
event-draw-barbarian-known = { $faction } zieht Barbaren-Marker { $token }: die { $name }.
event-draw-emperor = { $faction } zieht einen Kaiser-Marker.
event-draw-emperor-known = { $faction } zieht Kaiser-Marker { $token }: { $name }.
event-keep-token = { $faction } behält den { $kind }-Marker.
event-keep-token-known = { $faction } behält { $kind }-Marker { $token }: { $name }.
event-give-token = { $faction } gibt einen { $kind ->
    [Emperor] Kaiser
   *[other] Barbaren
  }-Marker an { $receiver } weiter.
event-give-token-known = { $faction } gibt { $kind }-Marker { $token }, { $name }, an { $receiver } weiter.
event-barbarian-phase = { $faction } deckt Barbaren-Marker { $token } auf: die { $people }, { $strength ->
    [one] { $strength } Armee
   *[other] { $strength } Armeen
  }, aus { $start }.
event-roman-phase = { $faction } deckt Kaiser-Marker { $token } auf: { $emperor } führt (Bonus: { $bonuses }).
event-emperor-without-faction = { $emperor } hat keine Partei zu führen: { $faction } ist tot.
event-faction-dead = { $faction } hat weder Einheiten noch römische SP: Die Partei ist tot.
event-start = { $faction } beginnt in { $province }.
event-first-city = { $faction } gründet die erste Stadt in { $province }, mit einer Legion.
event-card = { $faction } spielt { $card }.
event-cancelled = Das Oraculum spricht: { $faction } hebt { $card } auf.
event-barbarian-build = Die { $people } erhalten { $new ->
    [0] keine neuen Armeen
    [one] eine neue Armee
   *[other] { $new } neue Armeen
  } (Stärke { $strength }).
event-roman-start = { $faction } zieht mit { $legions ->
    [one] { $legions } Legion
   *[other] { $legions } Legionen
  } und { $forts ->
    [one] einem Kastell
   *[other] { $forts } Kastellen
  } ins Feld.
event-emperor-legions = Der Kaiser bringt { $faction } { $legions ->
    [one] eine Legion
   *[other] { $legions } Legionen
  } umsonst.
event-recruit = { $faction } hebt für { $cost } SP eine Legion aus.
event-buy-fort = { $faction } bereitet für { $cost } SP ein Kastell vor.
event-forts-lapse = { $faction } hat { $forts ->
    [one] ein Kastell
   *[other] { $forts } Kastelle
  } übrig und in dieser Phase nicht errichtet: { $forts ->
    [one] es verfällt
   *[other] sie verfallen
  }.
event-raise = { $faction } errichtet ein Kastell in { $province }.
event-fortify = { $faction } baut das Kastell in { $province } für { $cost } SP zur Festung aus.
event-repair = { $faction } baut die Stadt in { $province } für { $cost } SP wieder auf.
event-bribe = { $faction } besticht { $number ->
    [one] einen Rebellen
   *[other] { $number } Rebellen
  } in { $province } für { $cost } SP.
event-lift = { $side } nimmt eine Armee aus { $province } auf.
event-place = { $side } setzt eine Armee nach { $province }.
event-unplaced = { $side } lässt { $armies ->
    [one] eine Armee
   *[other] { $armies } Armeen
  } unplatziert.
event-occupy = { $side } besetzt { $province }.
event-conquer = { $side } erobert { $province }.
event-attack = { $side } greift { $enemy } in { $province } an, aus { $origin }.
event-automatic = { $enemy } weicht { $side } in { $province }: Beide gehören demselben Spieler.
event-round = { $province }: { $side } würfelt { $attack }, { $enemy } { $defence }: { $outcome ->
    [win] der Angreifer gewinnt. { $modifiers }
    [loss] der Verteidiger gewinnt. { $modifiers }
   *[tie] Gleichstand, neuer Wurf.
  }
event-repelled = { $side } wird in { $province } zurückgeschlagen.
event-fort-falls = { $side } zerstört die Mauern von { $province }.
event-fort-removed = Die Mauern von { $province } werden geschleift.
event-emperor-dies = Drei gleiche Würfel: Der Kaiser von { $faction } fällt, und mit ihm sein Bonus.
event-retreat = { $faction } zieht eine Legion aus { $province } nach { $destination } zurück.
event-stand = { $faction } hält stand in { $province }.
event-withdraw = { $side } zieht eine Armee aus { $province } nach { $destination } zurück.
event-displaced-die = { $side } findet aus { $province } keinen Ausweg: { $armies ->
    [one] eine Armee ist
   *[other] { $armies } Armeen sind
  } verloren.
event-hold-fort = { $side } behält die Mauern von { $province }.
event-raze = { $side } schleift die Mauern von { $province }.
event-loot = { $side } plündert die Stadt von { $province } ({ $dice }{ $bonus ->
    [0] {""}
   *[other] , dazu { $bonus }
  }): { $points } SP für { $faction }.
event-spare = { $side } verschont die Stadt von { $province }.
event-found = { $faction } gründet eine Stadt in { $province }.
event-dismiss = { $faction } schickt Hilfstruppen aus { $province } nach Hause.
event-points = { $faction } erhält { $points } { $kind }-SP: Städte { $city_points }, Diözesen { $diocese_points }{ $emperor_points ->
    [0] {""}
   *[other] , Kaiser { $emperor_points }
  }.
event-final-provinces = { $faction } hält am Ende { $provinces ->
    [one] { $provinces } Provinz
   *[other] { $provinces } Provinzen
  }: { $points } SP.
event-final-kingdom = Die { $kingdom } bestehen noch ({ $dice }{ $bonus ->
    [0] {""}
   *[other] , dazu { $bonus }
  }): { $points } SP für { $faction }.
event-rebellion = { $card }: { $rebels ->
    [one] Eine Legion
   *[other] { $rebels } Legionen
  } von { $victim } in { $province } { $rebels ->
    [one] rebelliert
   *[other] rebellieren
  }.
event-revolt = { $card }: { $rebels ->
    [one] Eine Schar Rebellen erhebt
   *[other] { $rebels } Scharen Rebellen erheben
  } sich gegen { $victim } in { $province }.
event-treachery = { $card } in { $province }: { $dice }, nötig ist { $needed } oder mehr: { $outcome ->
    [win] die Tore öffnen sich
   *[loss] nichts kommt dabei heraus
  }.
event-march = { $side } marschiert aus { $origin } in { $province } ein.
event-disease = { $card } in { $province }: { $dice } für { $side }, { $dead ->
    [0] niemand stirbt
    [one] eine Armee stirbt
   *[other] { $dead } Armeen sterben
  }.
event-enter-power = Die { $side } erheben sich in { $province } mit { $armies ->
    [one] { $armies } Armee
   *[other] { $armies } Armeen
  }.
event-free-forts = { $card } gibt { $faction } { $forts ->
    [one] ein Kastell
   *[other] { $forts } Kastelle
  }.
event-card-points = { $card } bringt { $faction } { $vp } SP.
event-restore = { $card }: Die Städte von { $faction } sind wiederhergestellt. { $provinces }
event-proscribe = { $faction } ächtet { $victim }: { $dice }, also wechseln { $vp } SP den Besitzer.
event-subsidy = { $faction } zahlt den { $side } { $vp } SP, um diese Runde in Ruhe gelassen zu werden.
event-offer = { $faction } bietet den { $side } { $vp } SP.
event-bribe-taken = Die { $side } nehmen { $vp } SP: Ihr Spieler lässt { $faction } diese Runde mit allen Truppen in Ruhe.
event-bribe-refused = Die { $side } lehnen { $vp } SP von { $faction } ab.

# ---- Fragen

ask-token-barbarian = { $faction }: Du hast Barbaren-Marker { $token } gezogen: die { $name }, Stärke { $strength }, aus { $start }. { $held ->
    [0] Behalten oder weitergeben?
   *[other] Du hast schon einen: Wem gibst du ihn?
  }
ask-token-emperor = { $faction }: Du hast Kaiser-Marker { $token } gezogen: { $name } (Bonus: { $bonuses }). { $held ->
    [0] Behalten oder weitergeben?
   *[other] Du hast schon einen: Wem gibst du ihn?
  }
ask-token-others = { $faction } sieht sich einen { $kind ->
    [Emperor] Kaiser
   *[other] Barbaren
  }-Marker an.
ask-start = { $faction }: Wähle die Provinz, in der deine Partei beginnt.
ask-event = { $faction }{ $own ->
    [yes] {""}
   *[no] {" "}mit den { $side }
  }: eine Ereigniskarte spielen? Du darfst diese Runde noch { $left ->
    [one] eine
   *[other] { $left }
  } spielen.
ask-window-others = { $faction } kann reagieren.
ask-oracle = { $faction }: { $other } spielt { $card }. Mit dem Oraculum aufheben?
ask-stipendium = { $faction }: Die { $side } greifen dich in { $province } an. Mit { $card } abfinden?
ask-insidiae = { $faction }: { $side } greift { $province } durch schwieriges Gelände an. Mit { $card } einen Hinterhalt legen?
ask-testudo = { $faction }: { $card } für deine Angriffe auf { $province } spielen?
ask-target = { $faction }: Wähle, wo { $card } trifft.
ask-proscribe = { $faction }: Wähle, wessen Vermögen { $card } nimmt.
ask-march = { $faction }: Wähle, woher deine Armee in { $province } einmarschiert.
ask-lift = { $faction }: Armeen der { $side } aufnehmen, um sie neu zu setzen? { $pool ->
    [one] Eine wartet
   *[other] { $pool } warten
  } darauf, gesetzt zu werden.
ask-build = { $faction }: Bauen. Du hast { $vp } römische SP; eine Legion kostet { $cost }. Zu setzen: { $pool ->
    [one] eine Legion
   *[other] { $pool } Legionen
  }; bereit: { $forts ->
    [one] ein Kastell
   *[other] { $forts } Kastelle
  }.
ask-withdraw = { $faction }: { $own ->
    [yes] Deine Legionen
   *[no] Die { $side }
  } müssen { $province } verlassen: Wähle, wohin eine Armee geht ({ $armies } zu bewegen).
ask-place = { $faction }: Setze { $own ->
    [yes] deine Legionen
   *[no] die { $side }
  }, { $left ->
    [0] keine übrig
   *[other] { $left } übrig
  }{ $forts ->
    [0] {""}
    [one] , ein Kastell bereit
   *[other] , { $forts } Kastelle bereit
  }.
ask-retreat = { $faction }: { $enemy } greift { $province } noch einmal an. Standhalten oder Legionen zurückziehen ({ $legions } dort)?
ask-hold-fort = { $faction }{ $own ->
    [yes] {""}
   *[no] {" "}mit den { $side }
  }: die Mauern von { $province } behalten oder schleifen?
ask-loot = { $faction }{ $own ->
    [yes] {""}
   *[no] {" "}mit den { $side }
  }: die Stadt von { $province } plündern für { $dice ->
    [one] einen Würfel
   *[other] { $dice } Würfel
  }{ $bonus ->
    [0] {""}
   *[other] {" "}und { $bonus } mehr
  } an SP, oder verschonen?
ask-cities = { $faction }: Gründe Städte ({ $cities } möglich){ $forts ->
    [0] {""}
    [one] {" "}oder errichte ein Kastell
   *[other] {" "}oder errichte Kastelle ({ $forts } bereit)
  }.
ask-dismiss = { $faction }: { $legions ->
    [one] Eine Hilfslegion geht
   *[other] { $legions } Hilfslegionen gehen
  } nach Hause. Welche?
ask-bribery = { $faction }: Die { $side } greifen dich in { $province } an. Ihnen SP bieten, um diese Runde in Ruhe gelassen zu werden? Du hast { $vp }.
ask-bribe-answer = { $taker }: { $faction } bietet den { $side } { $vp } SP, damit sie { $province } verschonen. Nimmst du an, darf keine deiner Truppen { $faction } diese Runde noch einmal angreifen.

# ---- Aktionen, wie ein Knopf sie nennt

do-keep = Marker behalten
do-give = Marker an { $faction } geben
do-start = In { $province } beginnen
do-card = { $card } spielen
do-target = { $province } treffen
do-strike = Diözese { $diocese } treffen
do-proscribe = { $faction } ächten
do-march = Aus { $province } einmarschieren
do-recruit = Legion ausheben
do-bribe = Rebellen in { $province } bestechen
do-buy-fort = Kastell vorbereiten
do-raise = Kastell in { $province } errichten
do-fortify = Kastell in { $province } zur Festung ausbauen
do-repair = Stadt in { $province } wieder aufbauen
do-lift = Armee aus { $province } aufnehmen
do-place = Armee nach { $province } setzen
do-attack = { $province } angreifen aus { $origin }
do-return = Nach { $province } zurückkehren
do-withdraw = Nach { $province } abziehen
do-retreat = Legion nach { $province } zurückziehen
do-stand = Standhalten und kämpfen
do-loot = Stadt plündern
do-spare = Stadt verschonen
do-hold = Mauern behalten
do-raze = Mauern schleifen
do-found = Stadt in { $province } gründen
do-dismiss = Legion aus { $province } heimschicken
do-offer = { $number } SP bieten
do-done = Fertig

# ---- warum nicht

why-must-pass = Du hast schon einen Marker: Dieser muss weitergegeben werden ({ $rule }).
why-give-self = Um den Marker zu behalten, wähle das; weitergegeben wird nur an andere ({ $rule }).
why-has-token = { $faction } hat schon einen Marker ({ $rule }).
why-faction-dead = { $faction } ist tot ({ $rule }).
why-no-start = { $province } ist keine Startprovinz; das sind { $starts } ({ $rule }).
why-start-taken = In { $province } beginnt schon { $faction } ({ $rule }).
why-not-in-hand = { $card } ist nicht in deiner Hand ({ $rule }).
why-wrong-turn = { $card } kann in den Runden { $first } bis { $last } gespielt werden; dies ist Runde { $turn } ({ $rule }).
why-card-a-phase = Du hast in dieser Phase schon { $limit ->
    [one] eine Karte
   *[other] { $limit } Karten
  } gespielt; mehr ist nicht erlaubt ({ $rule }).
why-cards-a-turn = Du hast diese Runde { $limit } Karten gespielt; mehr ist nicht erlaubt ({ $rule }).
why-not-start = { $card } wird in einem anderen Moment gespielt: siehe Kartentext ({ $rule }).
why-wrong-phase = { $card } kann nur in einer { $phase }-Phase gespielt werden ({ $rule }).
why-no-effect = { $card } würde jetzt nichts ändern ({ $rule }).
why-card-elsewhere = { $card } reicht nicht bis { $province } ({ $rule }).
why-nobody-there = In { $province } sind keine Armeen ({ $rule }).
why-not-anothers = { $province } wird von keinem passenden Gegner gehalten ({ $rule }).
why-must-strike = { $card } muss irgendwo treffen ({ $rule }).
why-struck-already = { $province } ist schon getroffen worden ({ $rule }).
why-no-rebels-left = Alle { $counters } Rebellen sind auf der Karte ({ $rule }).
why-too-many = { $province } hat { $armies ->
    [one] { $armies } Armee
   *[other] { $armies } Armeen
  }; höchstens { $limit } ({ $rule }).
why-nobody-near = Keine deiner Armeen neben { $province } kann einmarschieren ({ $rule }).
why-not-from = Aus { $origin } kann nichts von { $side } kommen ({ $rule }).
why-no-victim = { $faction } ist kein Nachbar mit römischen SP, die man nehmen könnte (hat { $vp }) ({ $rule }).
why-must-dismiss = { $legions ->
    [one] Eine Legion muss
   *[other] { $legions } Legionen müssen
  } nach Hause ({ $rule }).
why-not-yours = In { $province } sind keine Armeen von { $side } ({ $rule }).
why-not-at-start = Die { $side } waren zu Beginn der Runde nicht auf der Karte ({ $rule }).
why-too-dear = Das kostet { $cost } römische SP; du hast { $vp } ({ $rule }).
why-legion-cap = { $legions } Legionen im Spiel und { $rebels } in Rebellion: Mehr als { $cap } dürfen nicht ausgehoben werden ({ $rule }).
why-no-legions = Alle { $counters } Legionen sind im Einsatz ({ $rule }).
why-no-forts = Alle { $counters } Kastelle sind im Einsatz ({ $rule }).
why-no-room-for-forts = { $forts ->
    [one] { $forts } Kastell ist
   *[other] { $forts } Kastelle sind
  } bereit, und mehr als { $room } könnten in dieser Phase nicht gesetzt werden ({ $rule }).
why-no-fortresses = Alle { $counters } Festungen sind im Einsatz ({ $rule }).
why-no-cities = Alle { $counters } Städte sind im Einsatz ({ $rule }).
why-no-fort-ready = Du hast kein Kastell bereit ({ $rule }).
why-not-controlled = { $province } gehört dir nicht ({ $rule }).
why-has-fort = { $province } hat schon Mauern ({ $rule }).
why-no-fort-here = In { $province } gibt es kein Kastell auszubauen ({ $rule }).
why-fort-too-new = Das Kastell in { $province } wurde erst in dieser Runde ({ $turn }) gebaut ({ $rule }).
why-no-city = In { $province } ist keine Stadt ({ $rule }).
why-not-looted = In { $province } ist keine geplünderte Stadt ({ $rule }).
why-no-rebels = In { $province } sind keine Rebellen ({ $rule }).
why-not-adjacent = { $province } liegt nicht neben einer deiner Provinzen ({ $rule }).
why-would-empty = Eine Legion oder ein Kastell muss in { $province } bleiben ({ $rule }).
why-last-legion = Die Legion in { $province } ist deine letzte auf der Karte: Sie muss bleiben ({ $rule }).
why-only-romans = Nur Römer errichten Kastelle ({ $rule }).
why-none-left = Es sind keine Armeen mehr zu setzen ({ $rule }).
why-has-legions = Deine Partei hat noch Legionen auf der Karte: Setze von ihnen aus ({ $rule }).
why-must-return = Deine Partei hat keine Legion auf der Karte: Sie muss erst zurückkehren ({ $rule }).
why-not-return = Eine Partei ohne Legionen kehrt hierhin zurück: { $places } ({ $rule }).
why-out-of-reach = { $province } liegt nicht neben Armeen von { $side } ({ $rule }).
why-no-ships = { $side } kann nicht übers Meer: Das können nur römische Parteien ({ $rule }).
why-no-port = Du hältst keine Küste, von der man nach { $province } segeln kann ({ $rule }).
why-full = { $province } ist voll: { $armies ->
    [one] { $armies } Armee
   *[other] { $armies } Armeen
  } ({ $rule }).
why-must-attack = { $province } wird von { $enemy } gehalten: Greif an ({ $rule }).
why-no-enemy = In { $province } ist niemand anzugreifen ({ $rule }).
why-truce = Die { $side } haben versprochen, { $faction } diese Runde in Ruhe zu lassen ({ $rule }).
why-promised = Du hast Punkte von { $faction } genommen und versprochen, diese Runde Ruhe zu geben ({ $rule }).
why-same-defence = { $province } verteidigt sich ebenso gegen einen Angriff aus { $other }: Wähle den ({ $rule }).
why-not-next-to = { $province } liegt nicht neben { $other } ({ $rule }).
why-not-friendly = { $province } wird nicht von derselben Seite gehalten ({ $rule }).
why-no-refuge = { $province } ist weder dein noch ein leeres Kastell ({ $rule }).
why-no-site = { $province } hat keinen Stadtplatz ({ $rule }).
why-has-city = { $province } hat schon eine Stadt ({ $rule }).
why-no-pair = { $sites } Stadtplätze und { $cities } Städte neben deiner ersten: eine Stadt für je zwei Plätze ({ $rule }).
why-start-first = Erst muss deine Startprovinz { $province } ihre Stadt haben ({ $rule }).

# ---- was dadurch gezeigt wird, nach „Etwas Verborgenes wird gezeigt: …“

shown-card = die Karte, allen
shown-give-token = der Marker, seinem neuen Besitzer
shown-keep-token = dass er dir gehört
shown-barbarian-phase = der nächste Barbaren-Marker
shown-roman-phase = der nächste Kaiser-Marker
shown-otherwise = ob jemand eine Karte dagegen hat

# ---- das Ende

how-points = Die meisten Siegpunkte: { $points }.
how-tie-break = Je { $points } Siegpunkte; der höhere Kaiser-Marker der letzten Runde entscheidet.

# ---- womit Tipps rechnen, nach einer Zahl

part-provinces = Provinzen
part-cities = Städte
part-legions = Legionen
part-hordes = Barbaren-Armeen
part-forts = Kastelle
part-cards = Karten

topic-battles = Kämpfe
topic-cards = Karten
topic-scores = Punkte
luck-rounds = Kampfrunden
    .counted = Gewonnene Runden, gegen das, was genau diese Würfel gewinnen sollten.
luck-treachery = Verrat
    .counted = Gelungener Verrat.

window-stipendium = Stipendium
window-stipendium-about = Ein Volk greift dich an, und du kannst es abfinden.
window-insidiae = Insidiae
window-insidiae-about = Du wirst durch schwieriges Gelände angegriffen und kannst einen Hinterhalt legen.
window-testudo = Testudo
window-testudo-about = Du greifst an und kannst deine Angriffe auf die Provinz verstärken.
window-oraculum = Oraculum
window-oraculum-about = Jemand anders spielt eine Karte, und du kannst sie aufheben.
wish-never = Nicht in dieser Runde

tip-KeepOrPass = Ein Marker wurde gezogen
    .text = Jede Runde bekommen alle ein Barbarenvolk und einen Kaiser. Behalte, was du gezogen hast, oder gib es einem Rivalen, der noch keinen hat, und hoffe auf den nächsten. Lies den Bonus: Er entscheidet, wie stark deine Runde wird.
tip-Place = Armeen setzen
    .text = Jede leuchtende Provinz kann deine nächste Armee aufnehmen. Wo ein Feind steht, heißt setzen kämpfen: Du siehst die Chancen, bevor ein Würfel fällt.
tip-ChooseStart = Wo deine Partei beginnt
    .text = Hier erscheinen deine ersten Armeen und breiten sich von Provinz zu Provinz aus. Am meisten lohnt ein Ort bei schwachen Nachbarn und reichen Diözesen.
tip-OracleWindow = Du kannst eingreifen
    .text = Ein Rivale spielt eine Karte, und du hast eine, die sie aufhält. Passe, um sie für Schlimmeres aufzuheben.
tip-PlayEvent = Karten
    .text = Karten bringen Armeen, Verbündete oder Ärger. Die jetzt spielbaren leuchten in deiner Hand; wer passt, behält sie.
tip-Build = Legionen und Kastelle kaufen
    .text = Mit deinen Punkten bezahlst du weitere Legionen und Kastelle dieser Runde. Ausgegebene Punkte sind weg: Kaufe, was du in Provinzen verwandeln kannst.
tip-BuildCities = Städte gründen
    .text = Eine Stadt bringt dem, der ihre Provinz hält, jede Runde Punkte und macht sie teurer zu nehmen.
tip-Withdraw = Deine Armee ist geschlagen
    .text = Sie kann in eine benachbarte Provinz von dir zurückgehen, in der Platz ist. Wähle eine, die leuchtet.

# ---- auf dem Bildschirm

screen-setting-up = Aufbau
screen-aim-ahead = Die meisten Siegpunkte, wenn Runde { $turns } zu Ende ist. Du liegst { $points } vor { $who }.
screen-aim-behind = Die meisten Siegpunkte, wenn Runde { $turns } zu Ende ist. Du liegst { $points } hinter { $who }.
screen-aim-level = Die meisten Siegpunkte, wenn Runde { $turns } zu Ende ist. Du liegst gleichauf mit { $who }.
screen-roman-phase = Römer-Phase
screen-people-phase = { $faction }: die { $people }
screen-bonus-legions = { $legions ->
    [one] 1 Legion umsonst
   *[other] { $legions } Legionen umsonst
} über die Grenze hinaus
screen-bonus-die = greift mit drei Würfeln an; drei gleiche töten ihn
screen-bonus-attack = zählt { $attack } zu jedem Angriffswürfel
screen-bonus-ties = gewinnt Gleichstände beim Angriff
screen-bonus-provinces = 1 SP mehr für jede gehaltene Provinz
screen-roman-vp = römische SP: Damit wird auch gebaut
screen-legions-left = Steine, die nicht auf der Karte sind
screen-dead = tot: keine Einheiten und keine römischen SP
screen-people = { $people }, Stärke { $strength }
screen-order-turn = Runde { $turn } von { $turns }
screen-order-draw = Marker ziehen
screen-order-barbarian = Barbaren-Phasen, nach Marker
screen-order-cards = Ereigniskarten
screen-order-build = Bauen
screen-order-place = Armeen setzen und kämpfen
screen-order-barbarian-vp = Barbaren-SP zählen
screen-order-roman = Römer-Phasen, nach Marker
screen-order-cities = Städte gründen
screen-order-roman-vp = Römer-SP zählen
screen-the-people = die { $people }
screen-lot = Dein Los wurde für dich gezogen: { $drawn }.
screen-last-chance = Nach dieser Runde nicht mehr spielbar: { $cards }.
screen-wastes-lift = Keine Armee ist aufgenommen: Es wird nichts zu setzen geben.
screen-wastes-recruits = Du hast keine Legion ausgehoben: Es wird nichts zu setzen geben.
screen-wastes-discounts = Du könntest noch verbilligt ausheben{ $times ->
    [1] {""}
   *[other] , { $times }-mal
}.
screen-wastes-armies = { $left ->
    [1] Eine Armee ist nicht gesetzt und geht verloren.
   *[other] { $left } Armeen sind nicht gesetzt und gehen verloren.
}
screen-wastes-fort = Das Kastell wird zerstört, obwohl du es halten könntest: { $province }.
screen-wastes-cities = Du könntest noch eine Stadt gründen.
screen-wastes-forts = { $forts ->
    [1] Ein Kastell ist bereit und nicht errichtet: Es geht verloren.
   *[other] { $forts } Kastelle sind bereit und nicht errichtet: Sie gehen verloren.
}
screen-mark-loot = { $points ->
    [0] Geplündert
   *[other] Geplündert: +{ $points } SP
}
screen-mark-found = Stadt gegründet
screen-mark-repair = Stadt wieder aufgebaut
screen-mark-raise = Kastell errichtet
screen-mark-fortify = Jetzt eine Festung
screen-mark-fort-falls = Das Kastell fällt
screen-mark-fort-removed = Kastell entfernt
screen-mark-raze = Kastell geschleift
screen-mark-disease = { $dead ->
    [0] Seuche: alle überleben
    [one] Seuche: 1 Armee stirbt
   *[other] Seuche: { $dead } Armeen sterben
}
screen-mark-rebellion = { $rebels ->
    [one] Meuterei: 1 Legion
   *[other] Meuterei: { $rebels } Legionen
}
screen-mark-revolt = { $rebels ->
    [one] Aufstand: 1 Rebell
   *[other] Aufstand: { $rebels } Rebellen
}
screen-mark-treachery = Verrat: { $dice }, { $outcome ->
    [win] er gelingt
   *[other] er misslingt
}
screen-mark-bribe = { $number ->
    [one] 1 Rebell bestochen
   *[other] { $number } Rebellen bestochen
}: { $cost } SP
screen-mark-displaced-die = Kein Ausweg: verloren
screen-mark-automatic = Eigene Truppen weichen
screen-scoring = Wie man Punkte macht
screen-brief-attack = Angriff aus { $origin }
screen-brief-place = Armee setzen
screen-brief-raise = Kastell errichten
screen-brief-fortify = Zur Festung ausbauen
screen-brief-repair = Stadt wieder aufbauen
screen-brief-lift = Armee aufnehmen
screen-brief-bribe = Rebellen bestechen
screen-brief-found = Stadt gründen
screen-brief-dismiss = Legion heimschicken
screen-border-open = offen
screen-border-mountain = über Berge
screen-border-forest = durch Wald
screen-border-strait = über eine Meerenge
screen-on-the-sea = am Meer
screen-no-armies = keine Armeen
screen-legions = { $number ->
    [1] eine Legion von { $side }
   *[other] { $number } Legionen von { $side }
}
screen-rebels = { $number ->
    [1] ein Rebell
   *[other] { $number } Rebellen
}
screen-armies = { $number ->
    [1] eine Armee der { $side }
   *[other] { $number } Armeen der { $side }
}

# Battle.svelte
screen-combat-at = Kampf um { $place }
screen-attacks = greift an
screen-defends = verteidigt
screen-round = Kampfrunde { $round }
screen-the-attacker-wins = Der Angreifer gewinnt
screen-the-defender-holds = Der Verteidiger hält stand
screen-a-tie-roll-again = Gleichstand: neuer Wurf

# Board.svelte
screen-map-of-the-empire-arrow = Karte des Reiches. Pfeiltasten gehen von Provinz zu Provinz, Enter handelt, das Fragezeichen fragt, warum nicht, der Punkt springt zum nächsten Ort, an dem du handeln kannst. { $size ->
    [one] { $size } Ort kann
   *[other] { $size } Orte können
  } jetzt gewählt werden.

# Hand.svelte
screen-hand-of = Hand von { $name }
screen-played-this-turn = { $number } in dieser Runde gespielt
screen-play = spielen
screen-why-not = warum nicht?
screen-can-be-played-now = Kann jetzt gespielt werden.
screen-cannot-be-played-now-press = Kann jetzt nicht gespielt werden: drücken und fragen, warum.
screen-no-event-cards-left = Keine Ereigniskarten mehr.
screen-a-spectator-holds-no-cards = Ein Zuschauer hat keine Karten.
screen-at-the-start-of-a = zu Beginn einer Phase
screen-before-an-attack-roll = vor einem Angriffswurf
screen-when-attacked-over-difficult-terrain = bei einem Angriff durch schwieriges Gelände
screen-when-barbarians-attack-you = wenn Barbaren dich angreifen
screen-when-another-plays-a-card = wenn jemand anders eine Karte spielt
screen-any-turn = jede Runde
screen-turn-2 = Runde { $first }
screen-turns-to = Runden { $first } bis { $last }
screen-roman = Römer
screen-barbarian = Barbaren
screen-phase = , { $kind }-Phase

# Panel.svelte
screen-barbarian-phase = Barbaren-Phase
screen-of = { $phase } von { $name }
screen-he-brings-no-bonus = Er bringt keinen Bonus.
screen-the = Die { $name }.
screen-the-end-of-this-phase = Das Ende dieser Phase brächte
screen-now = jetzt.
screen-roman-vp-2 = Römer-SP
screen-cities-dioceses = Städte { $cities }, Diözesen { $dioceses }
screen-now-2 = +{ $points } jetzt
screen-barbarian-vp = Barbaren-SP
screen-provinces = Provinzen
screen-legions-left-2 = Legionen übrig
screen-forts-ready = Kastelle bereit
screen-cards = Karten
screen-this-faction-is-dead = Diese Partei ist tot.
screen-so-many-armies = { $number ->
    [one] { $number } Armee
   *[other] { $number } Armeen
}
screen-so-many-provinces = { $number ->
    [one] { $number } Provinz
   *[other] { $number } Provinzen
}

# ProvinceCard.svelte
screen-emptied-by-disease = von einer Seuche geleert
screen-held-by-nobody = von niemandem gehalten
screen-capital = { " " }· Hauptstadt
screen-is-worth = { $name } zählt
screen-this-turn = diese Runde
screen-scores-for-nobody-now = bringt jetzt niemandem Punkte

# Reference.svelte
screen-dioceses = Diözesen
screen-presence-scores-the-value-domination = Präsenz bringt den Wert, Vorherrschaft das Doppelte, Kontrolle das Dreifache.
screen-diocese = Diözese
screen-now-3 = jetzt
screen-charts-of-turn = Tafeln von Runde { $chart }
screen-turn-3 = Runde
screen-barbarians = Barbaren
screen-token = Marker
screen-people-2 = Volk
screen-strength = Stärke
screen-starts-in = Beginnt in
screen-emperors = Kaiser
screen-emperor = Kaiser
screen-bonus = Bonus
screen-combat = Kampf
screen-the-chance-that-the-attacker = Die Chance des Angreifers, eine Kampfrunde zu gewinnen. Der höchste Würfel jeder Seite zählt; Gleichstände werden neu gewürfelt, wenn nicht eine Seite sie gewinnt.
screen-defender = Verteidiger
screen-what-building-costs = Was Bauen kostet
screen-rule = Regel
screen-cities = Städte
screen-looted = geplündert
screen-capital-roma-byzantium-from-turn = Hauptstadt (Roma; ab Runde 4 Byzantium)
screen-city = Stadt
screen-two-dice = Zwei Würfel
screen-two-dice-1 = Zwei Würfel, +1
screen-three-dice = Drei Würfel
screen-three-dice-1 = Drei Würfel, +1
screen-open-ground = offenes Gelände
screen-open-fort = offen, Kastell
screen-open-fortress = offen, Festung
screen-difficult-or-landing = schwierig oder Landung
screen-difficult-fort = schwierig, Kastell
screen-difficult-fortress = schwierig, Festung
screen-landing-on-barbarians = Landung bei Barbaren
screen-legion = Legion
screen-n2-turns-1-to-3 = 2 (Runden 1 bis 3), 3 (ab Runde 4)
screen-fort = Kastell
screen-fort-into-fortress = Kastell zur Festung
screen-n1-not-in-the-turn = 1, nicht in der Runde, in der es gebaut wurde
screen-repair-a-looted-city = Geplünderte Stadt aufbauen
screen-bribe-rebels = Rebellen bestechen
screen-n2-each = je 2
screen-free-one-for-each-pair = umsonst: eine für je zwei gewonnene Stadtplätze

# Tokens.svelte
screen-strength-from = Stärke { $strength }, aus { $start }
screen-its-phase-is-running = seine Phase läuft
screen-has-had-its-phase = hatte seine Phase
screen-a-token-you-do-not = ein Marker, den du nicht kennst
screen-no-token = kein Marker
screen-no-bonus = kein Bonus
screen-his-phase-is-running = seine Phase läuft
screen-has-had-his-phase = hatte seine Phase

# describe.ts
screen-looted-2 = geplündert: { $what }
screen-city-site = Stadtplatz { $city }
screen-fortress = Festung
screen-of-2 = { $what } von { $name }
screen-diocese-2 = { $name }, Diözese { $diocese }
screen-borders = grenzt an { $borders }

# model.ts
screen-presence = Präsenz
screen-domination = Vorherrschaft
screen-control = Kontrolle

# paint.ts
screen-legio = Legio
screen-rebels-2 = Rebellen
screen-faction = Partei
screen-ground-capital = Hauptstadt
screen-vacant = leer
screen-level-nothing = nichts
screen-nobody = niemand

# ---- was in den Daten steht: Namen, Karten, Runden, Einstellungen

about-blurb = Sieben Runden vom ersten Triumvirat bis zum letzten Kaiser. Alle führen eine römische Partei und Runde für Runde eines der Völker vor den Toren: Mit der einen Hand baust du Städte, mit der anderen brennst du sie nieder.
about-feel = Kühn und ein wenig boshaft: kurze Runden, geheime Marker, Karten, die alles wenden, ein Rennen, das offen bleibt.
scenario-standard = 60 v. Chr. bis 476 n. Chr.
scenario-standard-help = Das ganze Spiel: sieben Runden.
scenario-standard-teaches = Alles, was das Spiel hat: Legionen setzen, Kämpfe, Städte und Kastelle, Karten und Marker, und eine Wertung in jeder Runde.
option-bribes = Barbaren bestechen
option-bribes-help = Ein angegriffener Römer darf römische SP bieten, um in Ruhe gelassen zu werden.
option-oraculum = Oraculum
option-oraculum-help = Die 55. Karte, die eine andere aufhebt, liegt in ihrem Stapel.
option-pairs = Parteien bei zwei Spielern
option-pairs-help = Ob zwei Spieler jede zweite Partei haben oder die ersten und die letzten zwei.
option-pairs-alternating = abwechselnd
option-pairs-neighbouring = benachbart

name-green = Grün
name-yellow = Gelb
name-red = Rot
name-blue = Blau
name-green-rebels = Grüne Rebellen
name-yellow-rebels = Gelbe Rebellen
name-red-rebels = Rote Rebellen
name-blue-rebels = Blaue Rebellen
name-sea = dem Meer
name-within = dem Inneren
name-fort = ein einzelnes Kastell
name-roman = Römer
name-barbarian = Barbaren
name-emperor = Kaiser
name-own = deine eigenen Truppen
name-emperor-die = Kaiser: ein Würfel mehr
name-emperor-attack = Kaiser: Angriff +1
name-wins-ties = Angreifer gewinnt Gleichstände
name-naval = Landung: zwei Verteidigungswürfel
name-difficult = Schwieriges Gelände: zwei Verteidigungswürfel
name-no-port = kein Hafen zum Landen: Verteidigung +1
name-fort-bonus = Kastell: Verteidigung +1
name-fortress-bonus = Festung: Verteidigung +1, gewinnt Gleichstände
name-loot-die = Beute: ein Würfel
name-loot-dice = Beute einer Hauptstadt: zwei Würfel
name-rich-city = die Reichtümer des Königreichs
name-bonus-legions-1 = +1 Legion
name-bonus-legions-2 = +2 Legionen
name-bonus-die = +1 Würfel
name-bonus-attack-1 = +1 Angriff
name-bonus-ties = gewinnt Gleichstände
name-bonus-provinces = +1 SP je Provinz
name-bonus-none = keiner

pile-purple = Königreiche des Ostens
pile-green = Königreiche des Westens und Nordens
pile-brown = Stämme
pile-red = Rebellion
pile-orange = Aufstand
pile-black = Verrat
pile-grey = Seuche
pile-blue = Krieg
pile-yellow = Staat

turn-1 = Die Triumvirn
turn-1-dates = 60 v. Chr. – 14 n. Chr.
turn-2 = Das Haus Caesars
turn-2-dates = 14 – 69
turn-3 = Die Adler marschieren
turn-3-dates = 69 – 138
turn-4 = Die lange Grenze
turn-4-dates = 138 – 235
turn-5 = Die Soldatenkaiser
turn-5-dates = 235 – 284
turn-6 = Das neue Reich
turn-6-dates = 284 – 378
turn-7 = Der Fall des Westens
turn-7-dates = 378 – 476

# ---- Völker und Kaiser; dann die Karten

people-galli = Freie Gallier zwischen Garonne und Rhein, Meister plötzlicher Aufstände.
people-suebi = Die vielen germanischen Stämme von Elbe und Rhein, von Ariovist bis zu den Chatten.
people-parthi = Bogenschützen und Lanzenreiter der Arsakidenkönige.
people-dalmatae = Bergstämme hinter der Adriaküste.
people-marcomanni = Das Grenzvolk Böhmens, geeint von Marbod.
people-mauri = Reiter des Atlas und des Wüstenrands.
people-britanni = Die Stämme Britanniens mit ihren Streitwagen.
people-sarmatae = Gepanzerte Reiter der pontischen Steppe.
people-alani = Steppenreiter von jenseits des Don.
people-alamanni = Kriegerscharen von Oberrhein und Donau.
people-persae = Der sasanidische König der Könige und seine schwere Reiterei.
people-gothi = Der große Bund von der Weichsel bis zur unteren Donau.
people-franci = Axtwerfende Stämme vom Niederrhein.
people-vandali = Wanderer von der Oder, die als Könige von Karthago enden.
people-saxones = Seeräuber von der Nordseeküste.
people-hunni = Berittene Bogenschützen, die alle anderen vor sich hertreiben.

emperor-pompeius = Fegte die Piraten vom Meer und ordnete den Osten, dann verlor er bei Pharsalus den Westen.
emperor-crassus = Der reichste Mann Roms kaufte sich ein Kommando und starb daran bei Carrhae.
emperor-caesar = Nahm Gallien in acht Jahren, überschritt den Rubikon und hörte nie auf anzugreifen.
emperor-lepidus = Dritter Mann des zweiten Triumvirats; ihm blieb Afrika und dann nichts.
emperor-antonius = Sieger von Philippi, Herr des Ostens bis Actium.
emperor-octavianus = Beendete die Bürgerkriege, zählte das Reich und besteuerte es.
emperor-tiberius = Roms bester Feldherr, bevor er sein mürrischster Herrscher war.
emperor-caligula = Seine Armee sammelte Muscheln an der Kanalküste.
emperor-claudius = Der Gelehrte, dessen Legionen Britannien nahmen.
emperor-nero = Sang, während Corbulo für ihn die Kriege gewann.
emperor-galba = In Spanien ausgerufen, streng mit dem Sold, nach sieben Monaten tot.
emperor-vitellius = Von den Rheinlegionen nach Rom getragen.
emperor-vespasianus = Aus dem Jüdischen Krieg auf den Thron, und er füllte die Kasse wieder.
emperor-titus = Nahm Jerusalem nach langer Belagerung.
emperor-domitianus = Erhöhte den Sold der Soldaten und befestigte die obergermanische Grenze.
emperor-nerva = Ein alter Senator, der die Finanzen heilte und gut adoptierte.
emperor-traianus = Eroberte Dakien und ritt bis zum Persischen Golf.
emperor-hadrianus = Gab Eroberungen auf, bereiste jede Provinz und baute den Wall.
emperor-antoninus-pius = Dreiundzwanzig Jahre Frieden und eine volle Kasse.
emperor-marcus-aurelius = Der Philosoph verbrachte seine Herrschaft im Lager an der Donau.
emperor-commodus = Kaufte einen Frieden und kämpfte in der Arena.
emperor-septimius-severus = Gewann drei Bürgerkriege und hob drei Legionen aus.
emperor-caracalla = Marschierte in Reih und Glied und machte alle zu Bürgern.
emperor-severus-alexander = Von seiner Mutter beherrscht, von seinen Soldaten getötet.
emperor-maximinus-thrax = Ein Riese aus den Reihen der Soldaten, der Rom als Kaiser nie sah.
emperor-decius = Der erste Kaiser, der in der Schlacht gegen einen Eindringling fiel.
emperor-gallienus = Hielt, was noch übrig war, mit einem beweglichen Reiterheer.
emperor-claudius-gothicus = Brach die Goten bei Naissus und starb an der Pest.
emperor-aurelianus = Gewann in fünf Jahren Gallien und Palmyra zurück und ummauerte Rom.
emperor-probus = Säuberte Rhein und Donau und ließ Soldaten Reben pflanzen.
emperor-diocletianus = Verdoppelte das Heer, teilte den Thron und ordnete die Steuern neu.
emperor-constantinus = Gewann jede Feldschlacht seines Lebens und gründete eine neue Hauptstadt.
emperor-constantius-ii = Unbeugsam gegen Perser wie gegen Usurpatoren.
emperor-iulianus = Der Caesar der Bücher, der bei Argentoratum siegte.
emperor-valentinianus = Kämpfte und baute Kastelle am Rhein, bis der Zorn ihn tötete.
emperor-valens = Verlor bei Adrianopel ein Heer und das Leben.
emperor-magnus-maximus = In Britannien ausgerufen, nahm er Gallien und Spanien mit.
emperor-theodosius = Der letzte Herr beider Hälften, mit den Goten als Verbündeten.
emperor-honorius = Sicher in Ravenna, während Stilicho das Feld behauptete.
emperor-valentinianus-iii = Aëtius hielt für ihn Attila auf, und er tötete Aëtius.
emperor-maiorianus = Der letzte Kaiser des Westens, der Heere zur Rückeroberung führte.
emperor-romulus-augustus = Ein Knabe mit zwei großen Namen, 476 in Pension geschickt.

card-kingdom = Das Königreich der { $name } erhebt sich in { $start } mit { $armies } Armeen, einer Stadt und einem Kastell und breitet sich sofort aus.{ $loot_bonus ->
    [0] {""}
   *[other] {" "}Wer seine Stadt plündert, zählt { $loot_bonus } zum Wurf.
  }
card-tribe = Der Stamm der { $name } erhebt sich in { $start } mit { $armies } Armeen und breitet sich sofort aus.
card-rebellion = Rebellion: Wähle eine Provinz{ $where ->
    [none] {""}
   *[other] {" "}({ $where })
  }, die Legionen einer anderen Partei halten. { $legions } von ihnen, oder alle, wenn es weniger sind, werden Rebellen und kämpfen gegen die übrigen.
card-triginta-tyranni = Rebellion: Wähle { $provinces } Provinzen, die Legionen anderer Parteien halten. In jeder wird { $legions } Legion zu Rebellen und kämpft gegen die übrigen.
card-revolt = Aufstand: Wähle eine Provinz ({ $where }), die Legionen einer anderen Partei halten. { $rebels } Rebellen erheben sich dort und greifen nacheinander an.
card-treachery = Verrat: Wähle neben einer deiner Provinzen eine feindliche{ $where ->
    [none] {""}
   *[other] {" "}({ $where })
  } mit höchstens { $max_armies ->
    [one] einer Armee
   *[other] { $max_armies } Armeen
  } und würfle. Bei { $roll } oder mehr werden ihre Armeen entfernt, und eine deiner Armeen von nebenan marschiert ein. Römer behalten oder schleifen ein Kastell dort; andere zerstören es.
card-praetoriani = Verrat: Ist Roma eine feindliche Provinz mit höchstens { $max_armies } Armeen neben einer der deinen, so würfle. Bei { $roll } oder mehr werden ihre Armeen entfernt, und eine deiner Armeen von nebenan marschiert ein. Römer behalten oder schleifen ein Kastell dort; andere zerstören es.
card-epidemic = Epidemie: Würfle für jede Armee in einer Provinz, Freund oder Feind; sie stirbt bei { $loses_on } oder mehr. Städte und Kastelle bleiben unberührt.
card-pestilence = Pestilenz: Würfle für jede Armee in einer Provinz und allen ihren Nachbarn, Freund oder Feind; sie stirbt bei { $loses_on } oder mehr. Städte und Kastelle bleiben unberührt.
card-plague = Pest: Würfle für jede Armee in einer Diözese, Freund oder Feind; sie stirbt bei { $loses_on } oder mehr. Städte und Kastelle bleiben unberührt.
card-classis = In dieser Phase geben deine Angriffe über See dem Verteidiger weder schwieriges Gelände noch die zusätzliche 1 auf seine Würfel.
card-testudo = Spiele sie vor einem Angriffswurf: Zähle für den Rest der Phase { $bonus } zu jedem deiner Angriffswürfel in dieser Provinz.
card-insidiae = Spiele sie, wenn du durch schwieriges Gelände angegriffen wirst: Zähle dort { $bonus } zu jedem deiner Verteidigungswürfel, bis der Angriff dieser Armee endet.
card-equites-catafracti = Ist dein Volk eines von diesen, so gewinnt es in dieser Phase Gleichstände beim Angriff: { $peoples }.
card-limes = { $forts } Kastelle sind sofort und kostenlos bereit, um in dieser Phase gesetzt zu werden.
card-auxilia-barbarica = Nimm für diese Phase { $legions } zusätzliche Legionen aus deinem Vorrat. Nachdem die SP gezählt sind, entferne ebenso viele deiner Legionen von der Karte.
card-tributum = Du erhältst 1 SP für je { $provinces_per_vp } Provinzen, die du kontrollierst.
card-panem-et-circenses = Wenn du eine unversehrte Stadt in Roma kontrollierst, erhältst du { $vp } SP.
card-donativum = In dieser Phase kosten bis zu { $legions } ausgehobene Legionen je { $discount } SP weniger.
card-proscriptio = Würfle und nimm so viele römische SP, höchstens so viele, wie sie hat, von einer Partei mit einer Provinz neben einer der deinen.
card-edictum-restitutionis = Alle deine geplünderten Städte werden umsonst wieder unversehrt. Im Städteschritt dieser Phase darfst du { $cities } Stadt über die Grenze von einer für je zwei Plätze hinaus bauen.
card-stipendium = Spiele sie, wenn Barbaren deine Partei angreifen: Zahle { $vp } römische SP an die Barbaren-Punkte des Angreifers. Der Angriff wird abgesagt, und dieses Volk darf dich diese Runde nicht wieder angreifen.
card-oraculum = Spiele sie, wenn jemand anders gerade eine Karte gespielt hat: Seine Karte hat keine Wirkung und ist verbraucht.

# ---- Befehle

question-retreat = Rückzüge
question-retreat-about = Deine Legionen werden noch einmal angegriffen und können vor der nächsten Kampfrunde gehen.
answer-retreat-decline = Immer standhalten
answer-retreat-if-weaker = Zu den meisten Freunden zurückgehen, wenn schwächer als
question-bribe = Bestechungen
question-bribe-about = Jemand bietet dir Punkte, damit du deinen Angriff abbrichst.
answer-bribe-accept = Immer annehmen
answer-bribe-decline = Immer ablehnen
question-fort = Eroberte Kastelle
question-fort-about = Du nimmst ein Kastell oder eine Festung, die niemand hält.
answer-fort-accept = Immer behalten
answer-fort-decline = Immer zerstören
question-loot = Eroberte Städte
question-loot-about = Du eroberst eine unversehrte Stadt.
answer-loot-accept = Immer plündern
answer-loot-decline = Immer verschonen
question-dismissal = Hilfstruppen, die gehen
question-dismissal-about = Die angeworbenen Legionen gehen nach Hause, von wo du willst.
answer-dismissal-strongest = Vom größten Stapel
answer-dismissal-weakest = Vom kleinsten Stapel
answer-stipendium-accept = Immer abfinden
answer-insidiae-accept = Immer den Hinterhalt legen
answer-testudo-accept = Immer die Testudo bilden
answer-oraculum-accept = Immer aufheben

aim-take = Mit { $force } { $goal } nehmen{ $further ->
    [0] {""}
    [one] , danach noch eine Provinz
   *[other] , danach noch { $further } Provinzen
  }.
aim-hold = Verstärken, was { $force } hält.
aim-keep = Den Marker behalten.
aim-give = Den Marker { $goal } geben.

blunder-idle-army = eine Armee, die gesetzt werden könnte, bleibt in der Hand
blunder-own-attack = ein Angriff auf eigene Truppen
blunder-hopeless-attack = ein Angriff, den alle übrigen Armeen seltener als einmal in zehn Fällen gewännen
blunder-stripped-capital = in einer Hauptstadt bleibt eine Legion ohne Mauern neben einem Feind
blunder-lapsed-fort = ein bezahltes Kastell verfällt
blunder-lapsed-card = ein Königreich oder Stamm, der zum letzten Mal kommen kann, bleibt in der Hand

# What abbreviations stand for, one a line: they explain themselves wherever they are read.
screen-abbreviations =
    SP: Siegpunkte
