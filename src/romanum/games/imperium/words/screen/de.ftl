# Was die Oberfläche selbst von Imperium Romanum sagt.

screen-turn = Monat { $number }
screen-scoring = Wie das Szenario gewonnen wird
screen-map = Karte der römischen Welt. Pfeiltasten gehen von Feld zu Feld, Enter handelt, das Fragezeichen fragt, warum nicht, der Punkt geht zum nächsten Ort, an dem du handeln kannst. { $places ->
    [one] { $places } Ort ist
   *[other] { $places } Orte sind
  } jetzt wählbar.
screen-headline = { $scenario }, { $date } ({ $season }). { $phase }
screen-headline-active = { $scenario }, { $date } ({ $season }). { $player }: { $segment }
screen-player = Spieler { $number }
screen-phase-events = Ereignisse und Jahreszeiten
screen-phase-mobilization = Steuern und Mobilmachung
screen-phase-diplomacy = Diplomatie
screen-phase-fortification = Befestigung
screen-phase-naval = Seeoperationen
screen-phase-players = Spielerzüge
screen-phase-replenishment = Auffüllen der Trosse
screen-segment-movement = Bewegung zu Land
screen-segment-combat = Kampf
screen-segment-siege = Belagerungen
screen-segment-supply = Versorgung
screen-winter = Winter
screen-summer = Sommer
screen-flood = Flüsse über den Ufern
screen-in-turn = Wer am Zug ist und wer folgt
screen-in-turn-short = am Zug
screen-you = (du)
screen-you-have = Moral { $morale }, { $treasury ->
    [one] { $treasury } Talent
   *[other] { $treasury } Talente
  }
screen-aim = { $win } ({ $met } von { $all } erfüllt)
screen-lot = { $scenario }, deine Macht: { $power }. { $win }

screen-month-1 = Januar
screen-month-2 = Februar
screen-month-3 = März
screen-month-4 = April
screen-month-5 = Mai
screen-month-6 = Juni
screen-month-7 = Juli
screen-month-8 = August
screen-month-9 = September
screen-month-10 = Oktober
screen-month-11 = November
screen-month-12 = Dezember
screen-month-bc = { $month } { $year } v. Chr.
screen-month-ad = { $month } { $year } n. Chr.

screen-talents = Talente
screen-talents-help = Was in der Kriegskasse ist
screen-provinces = Provinzen
screen-provinces-help = Provinzen unter Kontrolle
screen-keels = Flotten im Bau
screen-keels-help = Flotten, an denen Werften bauen
screen-keel = { $power }: eine Flotte bei { $place }, fertig im { $month }
screen-keel-halted = { $power }: eine Flotte bei { $place }, die Arbeit ruht
screen-allied = Verbündet mit
screen-morale = Moral
screen-morale-about = Bei null löst eine Macht sich auf
screen-legions = Legionen
screen-legions-help = Legionsäquivalente auf der Karte, soweit man sie sieht
screen-fleets = Flotten
screen-fleets-help = Flotten auf der Karte, soweit man sie sieht
screen-victory = Wie gewonnen wird
screen-lasts = { $start } bis { $end }.
screen-lasts-on = Ab { $start }; es endet durch seine Siegbedingungen.
screen-grade-decisive = entscheidender Sieg
screen-grade-victory = Sieg
screen-grade-marginal = knapper Sieg
screen-grade-draw = unentschieden
screen-powers = Mächte
screen-bond-major = Große Mächte
screen-bond-client = Klienten
screen-bond-neutral = Neutrale
screen-alliances = Bündnisse
screen-allies = { $one } und { $other }
screen-allies-once = { $one } und { $other }: läuft aus, wenn sie es nicht erneuern
screen-sieges = Belagerungen
screen-siege-outside = Draußen: { $forces }
screen-siege-inside = Drinnen: { $forces }
screen-siege-nobody = niemand
screen-siege-walls = { $walls ->
    [0] keine Mauern mehr
   *[other] Mauern { $walls }
}
screen-siege-badge = { $months ->
    [0] belagert
   *[other] belagert { $months }
}
screen-blockade-badge = Blockade
screen-blockades = Blockaden
screen-blockaded = Zur See gesperrt: Vor dem Hafen liegen mehr feindliche Flotten als darin
screen-specials = Regeln dieses Szenarios
screen-in-force = Geltende Abschnitte: { $sections }

screen-unknown-stack = ein Stapel, obenauf { $unit }
screen-not-seen = der Rest ist nicht zu sehen
screen-strength = Stärke { $strength }
screen-cer = Kampfkraft { $cer }
screen-marches = { $ma ->
    [one] 1 Bewegungspunkt
   *[other] { $ma } Bewegungspunkte
  }
screen-stack-totals = { $legions ->
    [one] { $legions } Legionsäquivalent
   *[other] { $legions } Legionsäquivalente
  }{ $points ->
    [0] {""}
    [one] , { $points } Versorgungspunkt
   *[other] , { $points } Versorgungspunkte
  }
screen-captive = { $leader }, gefangen
screen-state-inside = belagert
screen-state-hungry = ohne Versorgung
screen-state-foraged = hat furagiert
screen-state-moved = ist gezogen
screen-state-landed = ist gelandet
screen-state-held = darf diesen Monat nicht ziehen
screen-state-building = arbeitet an einem Kastell
screen-state-fought = hat gekämpft

screen-ground-clear = offen
screen-ground-forest = Wald
screen-ground-rough = uneben
screen-ground-marsh = Sumpf
screen-ground-desert = Wüste
screen-ground-sea = Küstenmeer
screen-ground-deep = hohe See
screen-coast = an der Küste
screen-port = Hafen
screen-city = Stadt
screen-imperial-capital = Kaiserstadt
screen-held-by = in der Hand von { $power }
screen-city-strength = Stärke { $strength }
screen-city-tax = Steuer { $tax }
screen-besieged = { $months ->
    [0] seit diesem Monat belagert
    [one] seit einem Monat belagert
   *[other] seit { $months } Monaten belagert
}
screen-fort = Kastell ({ $power }), Stufe { $level }
screen-fort-works = im Bau ({ $power }): { $works ->
    [one] eine Stufe
   *[other] { $works } Stufen
}
screen-lord = Kontrolle: { $power }
screen-no-lord = von niemandem kontrolliert
screen-province-tax = Steuer { $tax }
screen-no-tax = keine Steuern
screen-wheat = Weizen { $wheat }
screen-tilled = bebaut
screen-wild = Wildnis
screen-roads = Straßen
screen-area = Mobilmachung mit { $area }
screen-plundered = geplündert { $markers ->
    [one] einmal
   *[other] { $markers }-mal
}
screen-militia = Miliz { $points }

screen-layers = Was die Provinzen zeigen
screen-layer-control = Kontrolle
screen-layer-tax = Steuern
screen-layer-mobilization = Mobilmachung
screen-layer-grain = Getreide
screen-layer-supply = Versorgung
screen-layer-none = Nur Gelände
screen-legend = Was es zeigt
screen-legend-lands = { $lands ->
    [one] eine Provinz
   *[other] { $lands } Provinzen
}
screen-legend-nobody = niemandes, oder schlafend
screen-legend-tax = Talente, die eine Provinz im Jahr zahlt: je mehr, desto dunkler
screen-legend-mobilization = Provinzen einer Farbe heben ihre Truppen aus einem Vorrat aus
screen-legend-grain = Getreide für die Hauptstadt, ein Zeichen je Anteil
screen-legend-supply = Nur deine eigenen Einheiten
screen-legend-none = Gelände, Straßen und Grenzen
screen-legend-way-port = durch einen Hafen versorgt, ohne Würfel
screen-legend-way-train = aus einem Tross, mit der Chance, dass alle essen; die Linie führt zu ihm
screen-legend-way-forage = vom Land, mit der Chance, dass alle essen
screen-legend-way-nothing = dort ist nichts zu essen
screen-legend-way-hungry = hungrig: Sie ziehen nicht
screen-badge-port = Hafen
screen-badge-train = Tross { $chance } %
screen-badge-forage = Land { $chance } %
screen-badge-nothing = nichts
screen-badge-hungry = hungrig

screen-letters = Briefe
screen-letter-theirs = Vorschlag von { $power }:
screen-letter-mine = Dein Vorschlag an { $partner }:
screen-letter-draft = Dein Brief an { $partner }:
screen-letter-blank = Noch nichts.
screen-letter-agree = Einwilligen
screen-letter-decline = Ablehnen
screen-letter-withdraw-offer = Zurückziehen
screen-letter-term = { $way ->
    [offers] Angebot:
   *[wants] Forderung:
  } { $what ->
    [alliance] ein Bündnis für diesen Monat
    [truce] Frieden, wo beide ein Feld teilen
    [talents] { $number ->
        [one] { $number } Talent
       *[other] { $number } Talente
      }
    [units] { $number } x { $kind } bei { $place }
    [stack] alle Einheiten bei { $place }
    [loan] alle Einheiten bei { $place }, geliehen
    [city] { $city }
    [fort] das Kastell bei { $place }
    [captive] die Freiheit von { $leader }
    [grain] Getreide für diesen Monat
    [peace] ein Versprechen: kein Angriff
   *[attack] ein Versprechen: Angriff auf { $target }
  }

screen-sheet = Steine
screen-choose = Wählen
screen-feeding = Die Einheiten bei { $place } versorgen
screen-starving = Wer bei { $place } hungert
screen-mobilization = Mobilmachung
screen-last-year = Letztes Jahr, soweit es jetzt erlaubt ist
screen-talents-left = { $talents ->
    [one] noch ein Talent
   *[other] noch { $talents } Talente
}
screen-mp = { $mp } BP
screen-end-the-month = Monat beenden
screen-went-marches = { $power }: Marsch von { $from } nach { $to } für { $cost } BP.
screen-went-sails = { $power }: Eine Flotte segelt für { $cost } BP nach { $to }.
screen-went-crosses = { $leader } fährt für { $cost } BP über das Meer nach { $to }.
screen-mark-city-taken = genommen
screen-mark-units-lost = verloren
screen-mark-leader-dies = tot
screen-mark-plunders = geplündert
screen-hope-intercept = abzufangen
screen-hope-intercept-fleet = abzufangen
screen-hope-conquer = die Provinz zu gewinnen

screen-units = Einheiten
screen-unit = Einheit
screen-strength-short = Stärke
screen-ma = BP
screen-le = LÄ
screen-unseasoned = unerfahren
screen-class-legion = Legion
screen-class-civilized = schwere Infanterie
screen-class-barbarian = Barbaren-Infanterie
screen-class-heavy-cavalry = schwere Reiterei
screen-class-light-infantry = leichte Infanterie
screen-class-light-cavalry = leichte Reiterei
screen-class-fleet = Flotte
screen-class-train = Tross
screen-scenarios = Szenarien
screen-for-players = { $most ->
    [one] Für einen Spieler.
   *[other] Für { $fewest } bis { $most } Spieler.
}

risk-enemy = Feinde sind dort
risk-interception = jemand kann abfangen
risk-sea-interception = jemand kann zur See abfangen
risk-shipwreck = die See verschlingt Schiffe in Winter oder Sturm
risk-wakes = wer dort schläft, wacht auf

screen-battle-field = Schlacht
screen-battle-assault = Sturmangriff
screen-battle-outside = Schlacht vor den Mauern
screen-battle-sea = Seeschlacht
screen-battle-won = Sieger bei { $ratio }: { $power }.
screen-battle-hidden = Wer kämpft, ist nicht zu sehen.
screen-attacks = Angriff
screen-defends = Verteidigung
screen-ratio = Verhältnis
screen-no-modifiers = Nichts ändert den Wurf.
screen-modifier-sum = insgesamt
screen-chance-to-win = Chance des Angreifers auf den Sieg: { $chance }
screen-result = Sieger: { $winner }; Verluste: { $attacker } { $own }, { $defender } { $other }
screen-result-draw = niemand gewinnt; Verluste: { $attacker } { $own }, { $defender } { $other }
screen-lost-none = nichts
screen-lost-quarter = ein Viertel der feindlichen Stärke
screen-lost-half = die Hälfte der feindlichen Stärke
screen-lost-three-quarters = drei Viertel der feindlichen Stärke
screen-lost-equal = so viel wie die feindliche Stärke
screen-lost-all = alles
screen-fleets-lost = { $number ->
    [0] keine Flotte
    [one] eine Flotte
   *[other] { $number } Flotten
}
screen-supply-port = durch einen Hafen versorgt
screen-supply-train = { $legions ->
    [one] { $legions } Legionsäquivalent
   *[other] { $legions } Legionsäquivalente
  } zu versorgen (13.2c), { $points ->
    [one] { $points } Versorgungspunkt
   *[other] { $points } Versorgungspunkte
  } zur Hand
screen-supply-forage = { $legions ->
    [one] { $legions } Legionsäquivalent
   *[other] { $legions } Legionsäquivalente
  } zu versorgen (13.2c), das Land gibt { $forage } her
screen-supply-hungry = ohne Versorgung
screen-supply-chance = { $told }: alle essen, Chance { $chance } %
screen-chance-train = Aus dem Tross essen alle mit
screen-chance-forage = Vom Land essen alle mit
screen-price = { $talents } Tal.
screen-price-help = { $talents ->
    [one] Es kostet ein Talent
   *[other] Es kostet { $talents } Talente
}
screen-recruits-left = { $left ->
    [one] die letzte
   *[other] noch { $left }
}
screen-recruits-help = Die Grenze dieses Jahres lässt noch { $room } Rekruten zu (7.5a); Steine gibt es für { $counters } (7.5c)
screen-recruits-counters = Es gibt noch Steine für { $counters } (7.5c)
screen-supply-nothing = { $legions ->
    [one] { $legions } Legionsäquivalent
   *[other] { $legions } Legionsäquivalente
  } zu versorgen (13.2c), und hier ist nichts
screen-conditions-met = { $all ->
    [one] { $met } von { $all } Bedingung ist jetzt erfüllt
   *[other] { $met } von { $all } Bedingungen sind jetzt erfüllt
  }
screen-conditions-hidden = { $all ->
    [one] { $met } von { $all } Bedingung ist jetzt erfüllt
   *[other] { $met } von { $all } Bedingungen sind jetzt erfüllt
  }; { $hidden } sind nicht zu sehen

topic-marches = Märsche
topic-seas = Seefahrten
topic-battles = Schlachten
topic-sieges = Belagerungen und Kastelle
topic-lands = Städte und Provinzen
topic-supply = Versorgung und Getreide
topic-treasuries = Steuern und Mobilmachung
topic-diplomacy = Diplomatie
topic-powers = Mächte und Anführer
topic-events = Ereignisse
topic-turns = Monate und Moral

# Tipps für ein erstes Spiel, nach dem Schritt, der fragt.
tip-Parley = Bevor der Monat beginnt
    .text = In jedem Monat dürfen Spieler einander schreiben: Bündnisse, Versprechen, Talente, Getreide. Niemand muss: Fertig geht weiter zum Feldzug, und die kleinen Knöpfe halten die Frage fern.
tip-MobilizationPlans = Truppen ausheben
    .text = Klicke eine deiner Provinzen an, dann die Steine, die in ihren Städten entstehen sollen. Unter jedem steht sein Preis und wie viele das Jahr noch erlaubt. Was du nicht ausgibst, bleibt in der Kriegskasse.
tip-Sailing = Flotten
    .text = Klicke eine Flotte an, lass Truppen an Bord, wenn du willst, und klicke an, wohin sie segeln soll. Ein Ring zeigt, wer gegen sie auslaufen kann. Fertig, wenn deine Flotten dort sind, wo du sie haben willst.
tip-HoldBack = Erster oder später zur See
    .text = Der höchste Würfel wählt: jetzt handeln, oder erst sehen, was die anderen tun.
tip-InterceptionAtSea = Jemand segelt vorbei
    .text = Deine Flotte darf gegen die auslaufen, die vorbeikommen. Ein Würfel entscheidet, ob sie sie findet; dann gibt es eine Seeschlacht.
tip-Campaign = Deine Armeen
    .text = Jede Einheit darf einmal marschieren. Klicke eine Truppe an, die leuchtet, dann wohin sie gehen soll: Erreichbare Orte sind getönt. Die Zahl ist ihre Stärke, der Buchstabe ihre Kampfkraft, und ein goldenes Band heißt, dass ein Anführer bei ihr ist.
tip-Feeding = Sie essen, bevor sie marschieren
    .text = Wer ziehen will, muss erst versorgt werden: aus einem Tross, einem Hafen oder vom Land. Neben jedem Weg steht die Chance, dass alle essen; der vorgeschlagene ist meist der beste.
tip-Muster = Wer geht?
    .text = Klicke an, wohin, und alle gehen. Oder lass vorher welche zurück, Stein für Stein oder mit den runden Knöpfen.
tip-March = Auf dem Marsch
    .text = Klicke einen erreichbaren Ort an, und der ganze Weg wird gegangen; was er kostet und wer dich auf ihm treffen kann, siehst du vorher. Halt beendet den Marsch.
tip-Attacks = Schlachten wählst du selbst
    .text = Wo du mit dem Feind in einem Feld stehst, darfst du angreifen; wer gelandet ist oder eine Meerenge überquert hat, muss. Bevor der Würfel fällt, nennt das Blatt das Verhältnis, jeden Modifikator und was jedes Ergebnis brächte.
tip-Withdrawal = Du wirst angegriffen
    .text = Halte stand und kämpfe, weiche an einen Ort aus, der leuchtet, oder geh hinter die Mauern, wo welche sind. Die Chance ist die des Kampfes, wenn du standhältst.
tip-Interception = Jemand marschiert vorbei
    .text = Ein naher Anführer darf versuchen, sie zu treffen, mit der Chance unter seinem Stein. Kommt er, gibt es sofort eine Schlacht; wenn nicht, marschieren sie weiter. Passen lässt sie gehen.
tip-Called = Wer kommt mit?
    .text = Bevor gewürfelt wird, darf der Anführer einige seiner Leute zurücklassen. Bereit, und er geht mit den anderen.
tip-LandLosses = Verluste
    .text = Du wählst, wer fällt, bis die verlangten Punkte beisammen sind. So wenig wie möglich verlieren rechnet es für dich aus.
tip-SupplyPlan = Der Monat endet mit Brot
    .text = Alle, die noch nicht gegessen haben, werden jetzt nach Plan versorgt; wer nichts findet, ist verloren. Die Schicht Versorgung, in der Ecke der Karte, zeigt, was wen versorgt und wie sicher.
tip-Starving = Nicht genug für alle
    .text = Was da ist, macht hier nicht alle satt. Wähle, wer leer ausgeht.
tip-Spoliation = Was der Sieger nimmt
    .text = Provinzen und Städte in deiner Hand dürfen für Talente geplündert werden, was sie eine Weile ruiniert. Eine Provinz ohne Städte lässt sich mit einem Kastell und einem Wurf gewinnen. Fertig lässt alles, wie es ist.
tip-Placing = Ein Volk greift zu den Waffen
    .text = Du führst ein Volk, das sich erhoben hat. Klicke an, wo in seinem Land seine Einheiten stehen sollen.
screen-supply-points = { $points } VP

# What abbreviations stand for, one a line: they explain themselves wherever they are read.
screen-abbreviations =
    BP: Bewegungspunkte
    VP: Versorgungspunkte
    LÄ: Legionsäquivalente: die Größe eines Heeres, in Legionen gezählt
    CER: Kampfeffizienz einer Einheit
    T: Talente, das Geld des Spiels
