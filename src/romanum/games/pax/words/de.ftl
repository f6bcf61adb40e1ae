# Pax Romana auf Deutsch: was allen Teilen der Regeln gemeinsam ist. Jeder Teil hat seinen Ordner neben dieser Datei.
# Namen von Seiten tragen ihren Artikel: Sie stehen im ersten Fall, oder der Satz wählt nach der Macht einen anderen.

# ---- was geschehen ist

event-stability = { $power }: Stabilität { SIGNED($by) } auf { SIGNED($level) } ({ $why ->
    [province-gained] eine Provinz gewonnen
    [province-lost] eine Provinz verloren
    [capital-lost] die Hauptstadt verloren
    [capital-regained] die Hauptstadt wiedergewonnen
    [harvest] eine gute Ernte
    [famine] Hunger und Dürre
    [rich] volle Kassen
    [poor] leere Kassen
    [check] niemand gerät ins Wanken
    [circuses] Brot und Spiele nicht bezahlt
    [disorder] die Unordnung wurde nicht beendet
    [civil-war] der Bürgerkrieg ist vorbei
    [successor-wars] die Kriege der Diadochen
    [barbarians] Barbaren nahe der Hauptstadt
    [rebellion] eine Rebellion
    [militia] Miliz ausgehoben
    [slaves] Sklaven haben sich erhoben
    [slaves-gone] der Sklavenaufstand ist vorbei
    [withdrawal] in der Heimat dem Feind ausgewichen
    [most-points] die meisten Punkte dieser Runde
    [fewest] die wenigsten Punkte dieser Runde
    [capital-still-lost] eine Hauptstadt noch in fremder Hand
    [too-many-soldiers] zu viele Soldaten für so wenig Land
    [conspiracy] eine Verschwörung
    [political-scene] eine neue Partei regiert
   *[other] { $why }
  }).
event-pays = { $power } zahlt { $talents }T für { $what ->
    [agreement] eine Abmachung
    [alliance] das Bündnis
    [circuses] Brot und Spiele
    [city] eine Stadt
    [helepolis] eine Helepolis
    [maintenance] den Unterhalt
    [manpower] Aushebungen
    [marker] die Aktivierung
    [mercenaries] Söldner
    [mutiny] das Ende einer Meuterei
    [priests] die Priester
    [rebuilding] eine geschwächte Einheit
    [ships] Schiffe
    [siege] Belagerungskunst
    [toll] den Zoll
    [town] eine Siedlung
    [units] Soldaten
    [walls] Mauern
   *[other] { $what }
  }; es bleiben { $left }T.
event-earns = { $power } erhält { $talents }T aus { $what ->
    [agreement] einer Abmachung
    [income] den Provinzen
    [plunder] der Plünderung
    [toll] dem Zoll
   *[other] { $what }
  }; jetzt sind es { $left }T.
event-province = { $power } übernimmt die Kontrolle über { $province ->
    [peloponnes] den Peloponnes
    [aegean_islands] die Ägäischen Inseln
    [balearic_islands] die Balearen
   *[other] { $province }
  } (bisher: { $loser }).
event-capital = { $power }: Die Hauptstadt { $space } ist { $held ->
    [yes] wieder in eigener Hand
   *[no] in fremder Hand
  }.
event-leader-dies = { $leader } stirbt bei { $place }.
event-sets-out = { $side } bricht von { $place } auf, mit { $mp } BP{ $leader ->
    [nobody] {""}
   *[other] , voran { $leader }
  }.
event-tribe = Der Stamm von { $space } zeigt seine Stärke: { $strength }.
event-spies = Spione sehen die Hand { $power ->
    [the_east] des Ostens
   *[other] von { $power }
  } ein.
event-spies-known = Spione sehen die Hand { $power ->
    [the_east] des Ostens
   *[other] von { $power }
  } ein: { $cards }.
event-objective-drawn = { $power } zieht ein Ziel.
event-objective-drawn-known = { $power } zieht Ziel { $objective }.
event-mutiny-ends = { $side }: Die Mannschaften bei { $place } bekommen ihren Sold und gehorchen wieder.
event-garrison-placed = { $side } setzt eine Besatzung nach { $place }.

# ---- Fragen

ask-free-garrison = { $power }: Wo beginnt eine Besatzung? { $left ->
    [one] Es ist die letzte.
   *[other] Es bleiben { $left }.
  }

# ---- was man tun kann

do-done = Fertig
do-yes = Ja
do-no = Nein
do-no-offer = Kein Angebot
do-accept = Annehmen
do-refuse = Ablehnen
do-at = { $place }
do-in = { $province }
do-name = { $power }
do-leader = { $leader }
do-number = { $number }
do-end-mutiny = Die meuternden Mannschaften bezahlen

# ---- warum nicht

why-crews-too-dear = Die meuternden Mannschaften verlangen { $talents }T; da sind { $had }T.

# ---- wonach sich der Verlauf durchsuchen lässt und wonach das Glück gezählt wird

topic-marches = Märsche und Seefahrten
topic-battles = Schlachten
topic-lands = Länder und Siedlungen
topic-treasuries = Kassen und Stabilität
topic-diplomacy = Diplomatie
topic-events = Ereignisse und Karten
topic-turns = Runden und Punkte
luck-battles = Schlachten
    .counted = gewonnene Schlachten
luck-sea-battles = Seeschlachten
    .counted = gewonnene Seeschlachten
luck-interceptions = Abfangen
    .counted = wer abfangen wollte und kam
luck-voyages = Weiterfahrt
    .counted = Fahrten, die weitergingen

# ---- was die Oberfläche selbst sagt

screen-turn = Runde { $number }
screen-scoring = Wie Punkte gezählt werden
screen-map = Karte des Mittelmeers. Pfeiltasten gehen von Ort zu Ort, Enter handelt, das Fragezeichen fragt, warum nicht, der Punkt geht zum nächsten Ort, an dem du handeln kannst. { $places ->
    [one] { $places } Ort ist
   *[other] { $places } Orte sind
  } jetzt wählbar.
screen-headline = { $scenario }, { $year } v. Chr. (Runde { $turn } von { $last }). { $phase }
screen-headline-active = { $scenario }, { $year } v. Chr. (Runde { $turn } von { $last }). Aktiv: { $power }
screen-phase-income = Einkommen
screen-phase-maintenance = Unterhalt
screen-phase-removal = Abzug
screen-phase-leaders = Anführerwahl
screen-phase-manpower = Mannschaft
screen-phase-activation = Aktivierungen
screen-phase-attrition = Auszehrung
screen-phase-victory = Sieg
screen-phase-order = Reihenfolge
screen-active = { $power } (jetzt)
screen-then = { $power }
screen-pool = { $markers ->
    [one] 1 Marker im Becher
   *[other] { $markers } Marker im Becher
  }
screen-first-round = erster Durchgang
screen-activations = Marker, die noch kommen
screen-powers = Mächte
screen-you = (du)
screen-score = { $vp } SP
screen-score-help = Siegpunkte
screen-purse = { $talents }T, Stabilität { $stability }
screen-in-turn = Wer aktiv ist und wer folgt
screen-talents = Talente
screen-talents-help = Was in der Staatskasse ist
screen-stability = Stabilität
screen-range-stable = Stabil
screen-range-unrest = Unruhe
screen-range-turmoil = Aufruhr
screen-gop = GZP
screen-gop-help = Geografische Zielpunkte: Provinzen, Territorien und Ziele
screen-cvp = ZP
screen-cvp-help = Zivilisationspunkte: Städte und Siedlungen
screen-allied = Verbündet mit
screen-cards = Karten
screen-objectives = Ziele
screen-promises = Versprechen
screen-promise-peace = { $who } verspricht Frieden. Empfänger: { $whom } (Runde { $turn })
screen-promise-spare = { $who } verspricht, { $about } zu verschonen. Empfänger: { $whom } (Runde { $turn })
screen-promise-attack = { $who } verspricht einen Angriff. Ziel: { $about }. Empfänger: { $whom } (Runde { $turn })
screen-promise-attacked = { $who } hat einen Angriff versprochen und Wort gehalten. Ziel: { $about }. Empfänger: { $whom } (Runde { $turn })
screen-column-vp = Siegpunkte
screen-column-gop = Geografische Punkte
screen-column-cvp = Zivilisationspunkte
screen-column-treasury = Staatskasse
screen-column-provinces = Provinzen
screen-column-cities = Städte
screen-column-towns = Siedlungen
screen-column-lcu = Landkampfeinheiten
screen-column-heavies = Legionen und Schwere Infanterie
screen-column-galleys = Galeerengeschwader
screen-vp-about = Punkte, die das Spiel gewinnen
screen-gop-about = Was Provinzen, Territorien und Ziele zählen
screen-cvp-about = Was Städte und Siedlungen zählen
screen-treasury-about = Talente, die da sind
screen-provinces-about = Provinzen unter Kontrolle
screen-cities-about = eigene Städte
screen-towns-about = eigene Siedlungen
screen-lcu-about = Einheiten, die an Land kämpfen
screen-heavies-about = Gegen die Zahl, die keinen Unterhalt kostet
screen-galleys-about = Schiffe, von denen jedes Unterhalt kostet
screen-provinces = Provinzen
screen-lord = Kontrolle: { $side }
screen-no-lord = von niemandem kontrolliert
screen-pays = zahlt { $coins }T
screen-coins = { $coins }T
screen-majority = { $majority ->
    [one] { $majority } Feld ist
   *[other] { $majority } Felder sind
  } mehr als die Hälfte
screen-is-yours = Sie gehört dir
screen-one-more = Noch ein Feld, und sie gehört dir: { $places }
screen-more = Noch { $needs ->
    [one] { $needs } Feld
   *[other] { $needs } Felder
  }, und sie gehört dir
screen-held-by = in der Hand von: { $side }
screen-capital = Hauptstadt
screen-sign-port = Hafen
screen-sign-fortress = Bergfestung
screen-sign-mine = Silbermine
screen-kind-land = Durchgangspunkt zu Land
screen-kind-naval = Durchgangspunkt zur See
screen-kind-deep = Hohe See
screen-city-of = Stadt: { $side }, { $walls ->
    [one] { $walls } Mauerpunkt
   *[other] { $walls } Mauerpunkte
  }
screen-town-of = Siedlung: { $side }, { $walls ->
    [one] 1 Mauerpunkt
   *[other] { $walls } Mauerpunkte
  }
screen-tribe-known = ein Stamm der Stärke { $strength }
screen-tribe-unknown = ein Stamm unbekannter Stärke
screen-pirates = Piraten
screen-moved = ist gezogen
screen-ratings = Taktik { $tactical }, Feldzug { $campaign }
screen-sheet = Steine
screen-sheet-leave = Sie gehen: Klicke an, wer zurückbleibt
screen-sheet-bring = Klicke an, wer mitkommt
screen-sheet-walls = Klicke an, wer hinter den Mauern bleibt
screen-sheet-break = Klicke an, was in Besatzungen aufgeht
screen-sheet-lose = Klicke an, was verloren geht
screen-sheet-reduce = Oder klicke an, was geschwächt wird
screen-ledger = Bücher
screen-ledger-plan = Dein Plan
screen-ledger-maintenance = Unterhalt
screen-ledger-treasury = In der Staatskasse
screen-ledger-upkeep = Schiffe und Soldaten über der Obergrenze
screen-ledger-heavies = Legionen und Schwere Infanterie, { $maximum } ohne Unterhalt
screen-ledger-income = Einkommen nach jetzigem Stand
screen-left = { $talents }T übrig
screen-books = in der Staatskasse; nach jetzigem Stand Einkommen { $income }T, Unterhalt { $upkeep }T
screen-order-raise = Ausheben: { $number } { $unit } bei { $place }
screen-order-build = Bauen: { $number ->
    [one] 1 Galeerengeschwader
   *[other] { $number } Galeerengeschwader
  } bei { $place }
screen-order-rebuild = Auffüllen: { $number } { $unit } bei { $place }
screen-order-hire = Anwerben: { $number } { $unit } bei { $place }
screen-order-buy = Kaufen: { $number ->
    [one] ein Ziel
   *[other] { $number } Ziele
  }
screen-order-replace = Ersetzen: { $number ->
    [one] ein Schiff
   *[other] { $number } Schiffe
  } von Rhodos
screen-order-unite = Das Reich vereinen
screen-order-drop = Aufgeben: { $number } { $unit } bei { $place }
screen-order-station = { $place }
screen-talks = Verhandlung: { $power }, { $partner }
screen-talks-draft = Deine Bedingungen an: { $partner }
screen-talks-proposed = Vorschlag: { $power } an { $partner }
screen-talks-left = { $left ->
    [one] noch ein Vorschlag ist möglich
   *[other] noch { $left } Vorschläge sind möglich
  }
screen-talks-none = Noch ist nichts aufgeschrieben.
screen-term-offer-talents = { $power } gibt { $number }T
screen-term-want-talents = { $partner } gibt { $number }T
screen-term-offer-ships = { $power } gibt { $number ->
    [one] 1 Galeerengeschwader
   *[other] { $number } Galeerengeschwader
  } bei { $place }
screen-term-want-ships = { $partner } gibt { $number ->
    [one] 1 Galeerengeschwader
   *[other] { $number } Galeerengeschwader
  } bei { $place }
screen-term-offer-hired = { $power } gibt { $number ->
    [0] alles
   *[other] { $number }
  } { $unit } bei { $place }
screen-term-want-hired = { $partner } gibt { $number ->
    [0] alles
   *[other] { $number }
  } { $unit } bei { $place }
screen-term-offer-town = { $power } tritt { $place } ab
screen-term-want-town = { $partner } tritt { $place } ab
screen-term-offer-card = { $power } gibt eine Karte
screen-term-offer-card-known = { $power } gibt: { $card }
screen-term-want-card = { $partner } gibt eine Karte
screen-term-show-objective = { $power } zeigt ein Ziel
screen-term-offer-alliance = Bündnis: { $power }, { $partner }
screen-term-promise-peace = { $power } hält Frieden
screen-term-want-peace = { $partner } hält Frieden
screen-term-promise-attack = { $power } greift an: { $target }
screen-term-want-attack = { $partner } greift an: { $target }
screen-battle-at = Schlacht bei { $place }
screen-steps = Schritte der Schlacht
screen-step-1 = 1. Der Angriff wird bezahlt
screen-step-2 = 2. Ausweichen vor der Schlacht
screen-step-3 = 3. Mauern, und geheime Gebote für Belagerungskunst
screen-step-4 = 4. Elefanten
screen-step-5 = 5. Kampfpunkte
screen-step-6 = 6. Kräfteverhältnis
screen-step-7 = 7. Je ein Würfel
screen-step-8 = 8. Verschiebungen zählen
screen-step-9 = 9. Verschiebungen einsetzen
screen-step-10 = 10. Wer gewonnen hat
screen-step-11 = 11. Rückzug oder Bleiben
screen-step-12 = 12. Verluste
screen-step-13 = 13. Neu ordnen
screen-step-14 = 14. Das Leben der Anführer
screen-step-15 = 15. Was folgt
screen-attacks = greift an
screen-defends = verteidigt
screen-walls = Mauern { $walls }
screen-shifts = Verschiebungen
screen-shift-odds = Kräfteverhältnis
screen-shift-cavalry = Reiterei
screen-shift-leaders = Besserer Anführer
screen-shift-fortress = Bergfestung
screen-shift-amphibious = Von See her
screen-shift-siege = Belagerungskunst
screen-shift-archimedes = Ein Erfinder in der Stadt
screen-shift-helepolis = Helepolis
screen-shift-cards = Karten
screen-net = Um { $shifts } voraus: { $side }
screen-net-none = Niemand ist voraus
screen-tenths = Der Angreifer verliert { $attacker } %, der Verteidiger { $defender } %
screen-chances = Chancen des Angreifers: Sieg { $won }, Unentschieden { $drawn }, Niederlage { $lost }
screen-play = Spielen
screen-worth-vp = { $vp } SP
screen-worth-gop = { $gop } GZP
screen-progress = { $has } von { $total }
screen-lacks = Es fehlen: { $names }
screen-complete = Alles davon gehört dir
screen-barred = Deine Macht darf es nicht nutzen
screen-no-hand = Du hast weder Karten noch Ziele.
screen-units = Einheiten
screen-unit = Einheit
screen-up-to = Bis zu
screen-moves = Bewegungspunkte
screen-move-space = Ein Feld
screen-move-fortress = Eine Bergfestung
screen-move-strait = Eine Meerenge
screen-move-alpine = Ein Alpenpass
screen-move-attack = Ein Angriff, dazu
screen-move-embark = Einschiffen
screen-move-sail = Segeln
screen-move-debark = Ausschiffen
screen-hope-intercept = abzufangen
screen-hope-intercept-of = abzufangen
screen-hope-roll-on = weiterzufahren
screen-hope-sack = zu plündern
screen-hope-stop-them = sie aufzuhalten
screen-hope-try-re-roll = neu würfeln zu dürfen
screen-wastes-majors = { $majors ->
    [one] Eine Hauptbewegung bleibt übrig.
   *[other] { $majors } Hauptbewegungen bleiben übrig.
  }
screen-wastes-minors = { $minors ->
    [one] Eine Nebenbewegung bleibt übrig.
   *[other] { $minors } Nebenbewegungen bleiben übrig.
  }
screen-lot = { $scenario }, deine Macht: { $power }. { $victory }
screen-otherwise = Sonst gewinnt, wer am Ende die meisten { $final ->
    [gop] GZP
    [provinces] Provinzen eines Territoriums
   *[vp] SP
 } hat, wie das Szenario zählt.
screen-mark-battle-begins = Schlacht
screen-mark-naval-battle = Seeschlacht
screen-mark-captures = genommen
screen-mark-sack = Plünderung
screen-mark-leader-dies = ein Anführer fällt
screen-mark-fleet-lost = eine Flotte ist verloren
screen-mark-pirates-come = Piraten
screen-mark-retreats = Rückzug

# ---- für ein erstes Spiel: worum es bei einer Frage geht, nach ihrem Schritt

tip-Expansion = Haupt- und Nebenbewegungen
    .text = Eine Hauptbewegung führt eine Armee mit ihrem Anführer so weit, wie ein Würfel und sein Feldzugswert reichen; eine Nebenbewegung gilt einer Einheit oder einem Anführer. Klicke einen Ort mit deinen Steinen an.
tip-March = Auf dem Marsch
    .text = Klicke an, wohin die Armee gehen soll: Gezeigt wird der Weg, was er kostet und wer abfangen kann. Sie hält von selbst an, wo etwas geschieht.
tip-Picking = Wer geht mit?
    .text = Alle gehen, wenn du niemanden zurücklässt: Klicke Steine an, die bleiben sollen, dann Bereit.
tip-ManpowerPlans = Ein geheimer Plan
    .text = Alle schreiben gleichzeitig auf, was sie ausheben und kaufen; niemand sieht es, bevor alle fertig sind. Das Buch neben der Karte sagt, was übrig ist.
tip-MaintenancePlans = Unterhalt
    .text = Schiffe, und Legionen über deiner Obergrenze, kosten Talente. Was du nicht bezahlen kannst oder willst, gibst du hier auf.
tip-Payment = Ein Marker ist gezogen
    .text = Jede Aktivierung kostet Talente. Ohne zu zahlen kannst du ein Treffen einberufen oder sie verfallen lassen.
tip-ChooseOperation = Expansion oder Rekrutierung
    .text = Expansion bewegt Armeen und Flotten und baut; Rekrutierung hebt sofort neue aus.
tip-SpendShifts = Verschiebungen
    .text = Zähle sie zu deinem Würfel, um dem Feind mehr zu schaden, oder nimm sie von seinem weg, um weniger zu verlieren. Der höhere Würfel gewinnt.
tip-Draft = Bedingungen
    .text = Stelle Zeile für Zeile zusammen, was du bietest und was du willst, dann schlage es vor. Versprechen werden aufgeschrieben, aber niemand ist an sie gebunden.

# ---- was ein Tipp zählt

part-points = Siegpunkte
part-gop = Geografische Punkte
part-cvp = Zivilisationspunkte
part-spaces = Felder
part-bp = Kampfpunkte auf der Karte
part-talents = Talente
part-stability = Stabilität

# Befehle: Antworten an Fenstern und die anderen Arten von Fragen, die sie beantworten können.
answer-interception-accept = Abfangen, wo nur ein Weg offen ist
answer-pre-battle-withdrawal-decline = Immer standhalten
answer-pre-battle-withdrawal-accept = Ausweichen, wo nur ein Weg offen ist
answer-pre-battle-withdrawal-if-weaker = Ausweichen, wenn an Landkampfeinheiten schwächer als
answer-naval-response-decline = Immer vorbeilassen
answer-naval-response-fight = Immer kämpfen
answer-naval-response-withdraw = Immer ausweichen
answer-naval-withdrawal-accept = Immer vorbeilassen
answer-port-passage-accept = Immer vorbeilassen
answer-meeting-accept = Immer kommen
answer-alliance-talks-accept = Immer einwilligen
answer-rhodes-loc-toll-accept = Immer zahlen
answer-objective-l-claim-accept = Immer vorweisen
answer-duplicate-objective-accept = Immer tauschen
answer-deus-ex-machina-accept = Immer aufheben
answer-ambush-accept = Immer spielen
answer-naval-ambush-accept = Immer spielen
answer-cunctator-accept = Immer spielen
answer-raise-the-militia-card-accept = Immer spielen
answer-walls-in-defence-decline = Immer die Mauern nutzen
answer-walls-in-defence-accept = Immer im Feld kämpfen
answer-optional-re-roll-accept = Immer versuchen
answer-militia-accept = Immer ausheben
answer-elephants-decline = Nie einen einsetzen
answer-elephants-strongest = Immer alle einsetzen
answer-siege-bids-decline = Immer nichts bieten
answer-siege-bids-strongest = Immer bieten, was du kannst
answer-retreat-decline = Immer bleiben
answer-retreat-accept = Immer Rückzug
answer-battle-losses-decline = Immer, was am wenigsten wert ist
question-pursuit = Die Geschlagenen
question-pursuit-about = Du hast eine Schlacht gewonnen und kannst einen Rückzug aufhalten oder den Verlierer vertreiben.
answer-pursuit-decline = Nie
answer-pursuit-accept = Immer
question-retreat-path = Wohin der Rückzug geht
question-retreat-path-about = Deine geschlagene Armee geht in ein Feld zurück, das du wählst.
answer-retreat-path-strongest = Wo die meisten Freunde stehen
question-hindrance = Reiterei gegen Ausweichende
question-hindrance-about = Eine Armee weicht deiner aus, und deine Reiterei kann sie behindern.
answer-hindrance-accept = Immer behindern
answer-hindrance-decline = Nie behindern
question-attrition = Verluste von Abgeschnittenen
question-attrition-about = Eine Armee ohne Verbindung verliert Einheiten, und du wählst sie.
answer-attrition-weakest = Was am wenigsten wert ist
answer-attrition-strongest = Was am meisten wert ist
question-sack = Eroberte Städte
question-sack-about = Du hast eine Stadt genommen und kannst versuchen, sie zu plündern.
answer-sack-accept = Immer plündern
answer-sack-decline = Immer verschonen
question-bribes-taken = Bestechung, die man dir bietet
question-bribes-taken-about = Jemand bietet Talente, um verschont zu bleiben.
answer-bribes-taken-accept = Immer nehmen
answer-bribes-taken-decline = Immer ablehnen
question-kept-word = Dein Wort
question-kept-word-about = Du bist bezahlt, umzukehren, und kannst noch weiterziehen.
answer-kept-word-accept = Immer halten
answer-kept-word-decline = Immer brechen
question-circuses = Brot und Spiele
question-circuses-about = Eine Stabilitätsprobe kostet Talente oder Stabilität.
answer-circuses-strongest = Immer zahlen, was du kannst
answer-circuses-weakest = Nie zahlen

# ---- was Bots vorhaben, und Patzer

aim-sally = { $goal } mit der Armee bei { $force }
aim-tour = von { $force } nach { $goal }
aim-halt = bei { $force } bleiben
aim-rest = keine Hauptbewegung: Siedlungen, Städte und einzelne Einheiten

blunder-stripped-capital = eine Hauptstadt, die gehalten war, bleibt ohne jemanden, wo sie leicht fällt
blunder-rash-attack = ein Angriff mit weniger als einer Chance von fünf
blunder-costly-attack = ein Angriff, der weniger bringt, als er mit dem Gegenschlag des Feindes kostet
blunder-lapsed-marker = ein Aktivierungsmarker verfällt
blunder-last-talents = geboten werden Talente, die eine Aktivierung braucht
blunder-idle-talents = eine Expansion endet mit vielen Talenten und ungenutzten Nebenbewegungen
blunder-left-at-sea = eine Armee auf See bleibt dort zurück

# ---- Namen, die aus einem Satz gemacht werden

called-as = { $thing }
called-seat = Macht { $number }
called-leader-rome = Anführer { $ratings } (Rom)
called-leader-carthage = Anführer { $ratings } (Karthago)
called-leader-greece = Anführer { $ratings } (Griechenland)
called-leader-the_east = Anführer { $ratings } (Osten)

# ---- was Tafeln in einer Zeile sagen

screen-year = { $year } v. Chr.
screen-turn-of = Runde { $turn } von { $last }, { $phase }
screen-points-of = { $name }: { $vp } SP, { $gop } GZP, { $cvp } ZP
screen-stability-of = Stabilität { $level } ({ $range })
screen-lands-of = { $provinces ->
    [one] 1 Provinz
   *[other] { $provinces } Provinzen
  }, { $cities ->
    [one] 1 Stadt
   *[other] { $cities } Städte
  }, { $towns ->
    [one] 1 Siedlung
   *[other] { $towns } Siedlungen
  }
screen-soldiers-of = { $lcu ->
    [one] 1 Landkampfeinheit
   *[other] { $lcu } Landkampfeinheiten
  }, { $heavies } von { $maximum } schwer
screen-ships-of = { $galleys ->
    [one] 1 Galeerengeschwader
   *[other] { $galleys } Galeerengeschwader
  }
screen-allied-with = verbündet: { $powers }
screen-bp = { $points } KP
screen-bp-short = KP
screen-unit-bp = { $points ->
    [0] keine Kampfpunkte
    [one] 1 Kampfpunkt
   *[other] { $points } Kampfpunkte
  }
screen-mp = { $mp } BP
screen-on-the-move = unterwegs
screen-a-tribe = Stamm
screen-a-tribe-of = Stamm { $strength }
screen-on-the-way = Unterwegs
screen-held-of = { $held } von { $spaces ->
    [one] 1 Feld
   *[other] { $spaces } Feldern
  }
screen-by-land = zu Land:
screen-by-sea = zur See:
screen-shifts-of = { $what }: { $attacker } gegen { $defender }
screen-dice-are = Würfel { $attacker } und { $defender }
screen-marches-at = marschiert bei { $place }, noch { $mp } BP:
screen-sails-at = segelt bei { $place }, noch { $mp } BP:
screen-left-of = { $talents }T von { $treasury }T übrig
screen-priced = { $order }: { $talents }T

# ---- Karten

card-alliance = Eröffne Verhandlungen mit einem anderen Spieler (4.2), oder beende ein bestehendes Bündnis mit Pergamon oder Rhodos.
card-alliance_with_rhodes = Zahle 3T und verbünde dich mit einem freien Rhodos: Nutze seine Galeerengeschwader ohne Unterhalt, ersetze Verluste für je 2T in der Mannschaftsphase, nimm die Zölle von 1T ein.
card-alliance_with_pergamum = Verbünde dich mit einem freien Pergamon und nutze seine Einheiten; ein Würfel von 5 oder 6, wenn es zieht, bringt einen Anführer aus Pergamon.
card-ambush = Wenn ein anderer Spieler außerhalb seines Heimatterritoriums einen Durchgangspunkt zu Land betritt, legst du ihm einen Hinterhalt: Er verliert die Hälfte von 1W6 KP (aufgerundet).
card-archimedes_effect = Eine Stadt verteidigt sich für den Rest der Runde mit 2 Verschiebungen mehr.
card-barbarian_invasion = Würfle auf der Invasionstabelle (13.4).
card-bounteous_harvests = Wirf 1W6 auf der Tabelle für Ernte und Hunger: Wer dieses Territorium kontrolliert, gewinnt 1 Stabilität.
card-change_in_political_scene = Gib die Hand in den Stapel zurück, tausche alle Gelegenheitsziele gegen neue, Stabilität +2.
card-change_in_foreign_policy = Der gewählte Spieler zieht ein Gelegenheitsziel und gibt ein anderes zufällig zurück.
card-conqueror = Mit einem Elite-Anführer im Spiel: eine zweite Hauptbewegung für ihn und seine Armee in dieser Aktivierung. Nicht in derselben Runde wie Cunctator.
card-conspiracy = Entferne einen Anführer eines anderen Spielers, der nicht Elite ist; dieser Spieler verliert 1 Stabilität.
card-cunctator = In dieser Runde unbegrenzt Ausweichen vor der Schlacht, ohne den Verlust an Stabilität in der Heimat. Nicht in derselben Runde wie Eroberer.
card-deus_ex_machina = Hebe eine Karte auf, die ein anderer Spieler gerade gespielt hat.
card-dies_irae = Wer zieht, zahlt 2T oder verliert diese Aktivierung.
card-diplomatic_mission = Sieh dir zwei Stammesmarker an, die höchstens 4 Landverbindungen von einer eigenen Landkampfeinheit entfernt sind.
card-disease = Wer zieht, wirft 1W6; liegt der Würfel unter dem Feldzugswert seines besten Anführers, stirbt dieser. (Das Ereignis des Standardspiels tötet auch bei Gleichstand.)
card-famine_and_drought = Wirf 1W6 auf der Tabelle für Ernte und Hunger: Wer dieses Territorium kontrolliert, verliert 1 Stabilität.
card-artillery_engines = Eigene Galeerengeschwader zählen für den Rest der Runde 3 KP.
card-corvus = Eigene Galeerengeschwader zählen für den Rest der Runde 3 KP.
card-harpax = Eigene Galeerengeschwader zählen für den Rest der Runde 3 KP.
card-independent_expansion = Setze eine freie Besatzung in ein unbesetztes Feld, das höchstens 4 Landverbindungen von einer eigenen Landkampfeinheit entfernt ist.
card-local_insurrection = Entferne irgendwo auf der Karte eine Besatzung.
card-mercenaries = Gib genau 2T für 2 Söldner-LI, 1 Söldnerreiterei oder 1 Söldner-SI bei einer eigenen Armee aus. Für Rom kein Ereignis.
card-naval_ambush = Gegen einen Seetransport, der einen Hafen oder Durchgangspunkt zur See anläuft, höchstens 3 Seeverbindungen (keine über hohe See) von einem eigenen Galeerengeschwader: Landeinheiten ohne Geleit werden vernichtet.
card-pirates = Setze einen Piratenmarker (12.6).
card-poliorcates_effect = Zahle 2T: Eine Armee bekommt 2 Verschiebungen bei einem Angriff auf eine Stadt oder Siedlung.
card-pontus = Bring das Königreich Pontus ins Spiel (12.5.5).
card-raise_the_militia = Stabilität −1, dann die Hälfte von 1W6 (aufgerundet) Miliz in der Heimat, wenn dort feindliche Landkampfeinheiten sind; bei Unruhe eine weniger, bei Aufruhr keine.
card-rebellion = Würfle auf der Rebellionstabelle (13.3).
card-revenues_and_stability = Wer zieht: mit weniger als 3T in der Staatskasse Stabilität −1, mit mehr als 12T Stabilität +1.
card-slave_revolt = Ein Sklavenaufstand im Heimatterritorium dessen, der zieht (12.7).
card-soldier_of_fortune = Bring die Armee des Glücksritters ins Spiel (12.4); Rom darf sie für einen Diktator nutzen (12.4.7).
card-spies = Sieh die Hand eines Spielers ein.
card-stability_and_opportunity = Wenn du stabil bist: ein freier Aktivierungsmarker mehr im Becher, oder ein Gelegenheitsziel mehr (nicht, wenn du drei hast).
card-stability_check = Ein Spieler auf +3 oder darunter erleidet Unruhe (2T zahlen), Unordnung oder Bürgerkrieg; kommt niemand in Frage, verliert, wer zieht, 1 Stabilität.
card-successor_wars = Eine erzwungene Hauptbewegung mit einer griechischen Armee innerhalb Griechenlands, auf Wunsch gegen Griechen; zieht sie Griechenland: Stabilität −2.
card-tactical_surprise = 2 Verschiebungen in einer Schlacht an Land.
card-traitor = Nimm eine zufällige Karte aus der Hand eines anderen Spielers.
card-tribal_resurgence = Setze zwei unbenutzte Stammesmarker in leere Stammesfelder.

# ---- Ziele

objective-a = Kontrolliere jede Provinz Kleinasiens, die einen Hafen hat (alle außer Galatien)
objective-b = Kontrolliere Ägypten
objective-c = Kontrolliere Hispanien
objective-d = Kontrolliere Kreta, Zypern und Kilikien
objective-e = Kontrolliere Gallien
objective-f = Kontrolliere die Häfen von Chios, Naxos, Cnossus und Milet
objective-g = Kontrolliere Germania Superior, Raetia und Noricum
objective-h = Kontrolliere die Donauländer
objective-i = Kontrolliere Westsizilien, Ostsizilien, Sardinien und Korsika
objective-j = Kontrolliere alle Häfen in Baetica, Mauretanien und Tarraconensis, und die Balearen
objective-k = Habe eine Stadt oder Siedlung in fünf Territorien außer dem Heimatterritorium
objective-l = Habe am Ende der Einkommensphase die meisten Talente (bei Gleichstand nichts)
objective-m = Kontrolliere in der Siegphase eine Heimatprovinz eines anderen Spielers
objective-n = Kontrolliere in der Siegphase Sizilien, Germanien, den Chersones, oder Rhodos mit Kreta: Jedes zählt für sich

# ---- Einheiten, kurz

short-legion = LG
short-heavy = SI
short-light = LI
short-cavalry = REI
short-militia = MIL
short-hired_heavy = SSI
short-hired_light = SLI
short-hired_cavalry = SREI
short-barbarians = BI
short-tribesmen = STI
short-reduced_legion = lg
short-reduced_heavy = si
short-garrison = B
short-elephants = EL
short-helepolis = HEL
short-galleys = GG

# ---- wie Szenarien gewonnen werden, und ihre Regeln

scenario-i-subtitle = Pyrrhus gegen Rom
scenario-i-victory = Griechenland gewinnt sofort mit der Kontrolle über das Feld Rom, oder am Ende mit der Kontrolle über Bruttium und zwei beliebige Felder Italiens. Rom gewinnt sofort, wenn Pyrrhus und jede griechische Landkampfeinheit in Italien vernichtet sind, oder am Ende mit der Kontrolle über Tarent. Sonst gewinnt die Macht mit mehr GZP aus den drei römischen Provinzen; ein Gleichstand ist unentschieden.
scenario-i-special-0 = Rom setzt vor dem Spiel seine 2 Besatzungen zu beliebigen eigenen Einheiten oder Siedlungen.
scenario-i-special-1 = Rom darf im ganzen Szenario 2 LG ausheben; Griechenland hebt nichts aus, darf aber Söldner-SI anwerben (12.2.2).
scenario-i-special-2 = Pyrrhus ist der Glücksritter; seine Armee ist hier eine gewöhnliche griechische Armee und darf sich mit anderen griechischen Einheiten vereinen.
scenario-ii-subtitle = Der Fall Karthagos
scenario-ii-victory = Automatischer Sieg in einer Siegphase: Das feindliche Hauptstadtfeld ist unter deiner Kontrolle oder zerstört. Sonst die meisten SP nach der letzten Runde; bei Gleichstand die höhere Stabilität.
scenario-ii-special-0 = Barbareninvasion: Ostgallier und Armenier gelten als kein Ereignis.
scenario-ii-special-1 = Erntezeit: Ein Wurf für Griechenland, den Osten oder Kleinasien ist kein Ereignis.
scenario-ii-special-2 = Rebellion: Zypern und Judäa sind kein Ereignis.
scenario-iii-subtitle = Seleukos in Kleinasien
scenario-iii-victory = Automatischer Sieg: in einer Siegphase die Kontrolle über ganz Kleinasien oder über beide feindlichen Hauptstädte. Sonst die meisten SP nach der letzten Runde.
scenario-iii-special-0 = Barbareninvasion: Nur Ostgallier und Armenier gelten; die Ostgallier erscheinen bei Philippopolis (H: das Gebiet endet an der Donau).
scenario-iii-special-1 = Rebellion: Nur Zypern, Judäa und die Meuterei der Flotte gelten.
scenario-iii-special-2 = GZP zählen nur für die Provinzen Kleinasiens, für Kreta, Rhodos und Zypern, dazu 1 für Kleinasien als Ganzes.
scenario-iv-subtitle = Das westliche Mittelmeer
scenario-iv-victory = Automatischer Sieg in einer Siegphase: Das feindliche Hauptstadtfeld ist unter deiner Kontrolle oder zerstört. Sonst die meisten SP nach der letzten Runde; bei Gleichstand die höhere Stabilität.
scenario-iv-special-0 = Der Glücksritter (Pyrrhus) ist nur in Runde 1 im Spiel. In jeder karthagischen Aktivierung dieser Runde zieht der karthagische Spieler einmal ihn und seine Armee, umsonst und zusätzlich zu seiner eigenen Hauptbewegung. Pyrrhus darf mit den Einheiten des Bundes von Tarent im Stapel stehen und verteidigen, die Provinzen Karthagos und Sizilien nicht betreten, und verlässt die Karte in der nächsten Abzugsphase.
scenario-iv-special-1 = Der Bund von Tarent ist unabhängig; seine Einheiten ziehen nie. Venusia und Paestum fallen an Rom zurück, wenn sie leer sind.
scenario-iv-special-2 = Nimm Bündnis mit Pergamon, Bündnis mit Rhodos, Pontus und Die Kriege der Diadochen gehen weiter aus dem Stapel.
scenario-v-subtitle = Der Aufstieg Roms
scenario-v-victory = Automatischer Sieg (H): Eine Macht liegt in einer Siegphase um 20 SP vor jeder anderen oder kontrolliert zwei feindliche Hauptstadtfelder verschiedener Mächte. Sonst die meisten SP nach der letzten gespielten Runde; bei Gleichstand entscheidet die Stabilität (3.2 H).
scenario-v-special-0 = Pyrrhus: Die Armee des Glücksritters ist von Anfang an für Griechenland im Spiel und geht in der Abzugsphase von Runde 2.
scenario-v-special-1 = Spiel für Fortgeschrittene: Pergamon wird als Unabhängiger aufgestellt; im Standardspiel lass es weg.
scenario-vi-subtitle = Ein streng historisches Szenario
scenario-vi-victory = Die meisten SP nach Runde 10. Rom muss außerdem mindestens ein Territorium neben dem eigenen kontrollieren, sonst kann es nicht gewinnen.
scenario-vi-special-0 = Der Aufbau ist der von Szenario V mit den Unterschieden, die hier stehen: Die Mächte beginnen mit dem, was sie um 300 v. Chr. hielten.
scenario-vi-special-1 = Cisalpina ist gallisch: je 3 BI bei Mediolanum und Placentia, die nie ziehen, ausweichen oder sich zurückziehen; Rom kontrolliert Cisalpina nicht, bis sie fort sind (zu Beginn kein Verlust an Stabilität).
scenario-vi-special-2 = Numidien ist unabhängig: 2 LI und 1 REI bei Cirta, 1 LI bei Saldae. Sie ziehen nie. Karthago kontrolliert Numidien nicht, bis beide fort sind.
scenario-vi-special-3 = Der Osten ist zwei Reiche: Seine Landeinheiten in Ägypten, Judäa, Zypern und Cyrenaica dürfen diese Provinzen nicht verlassen, und seine anderen Ägypten nicht betreten, bis zur Runde, nachdem der Osten zum ersten Mal Ionien kontrolliert oder in einer Mannschaftsphase 5T zahlt.
scenario-vi-special-4 = Ab Runde 3: römische Legionsreiterei (10.4.4). In den Runden 9 und 10 gilt die Möglichkeit 10.4.5.
scenario-vi-special-5 = Die Große Rebellion, Pontus und Pergamon sind im Spiel wie in den Regeln.
scenario-vii-subtitle = Das Szenario der ersten Runde von Pax Romana
scenario-vii-victory = Die meisten SP in der Siegphase; bei Gleichstand entscheidet die Stabilität, dann die Staatskasse.
scenario-vii-special-0 = Baue Szenario V auf und spiele eine Runde.
scenario-viii-subtitle = Die letzte Stellung der Westgriechen
scenario-viii-victory = Die meisten SP nach drei Runden (Wertung für drei Spieler). Ein Gleichstand gehört Griechenland.
scenario-viii-special-0 = Griechenland sind die Westgriechen: Heimatterritorium sind Ostsizilien und Bruttium, Hauptstadtfelder Syrakus und Tarent; dort wird SI ausgehoben. Das übrige Griechenland ist nicht im Spiel, außer Makedonien, das nur Griechenland betreten darf.
scenario-viii-special-1 = Roms Heimatterritorium ist Italien und Cisalpina. Das von Karthago ist wie sonst.
scenario-viii-special-2 = Benannte Anführer: Eine Macht bekommt den benannten Anführer der Runde statt ihres ersten gezogenen (8.1.2): Runde 0 Griechenland Agathokles, Karthago Hamilkar Gisgo, Rom Papirius Cursor; Runde 1 Griechenland Pyrrhus mit der Armee des Glücksritters bei Corcyra, Rom Curius Dentatus; Runde 2 keinen.
scenario-viii-special-3 = Syrakus ist nicht unabhängig; die Mamertiner kommen zu Beginn von Runde 1 nach Messana, wenn dort keine Landkampfeinheit ist.
scenario-ix-subtitle = Die hellenistischen Reiche im Krieg
scenario-ix-victory = Die meisten SP nach der letzten Runde. Automatischer Sieg: drei Hauptstadtfelder in einer Siegphase.
scenario-ix-special-0 = Vier Reiche, je zwei von einer der gewöhnlichen Mächte: Makedonien und Lysimachos teilen sich die griechischen Arten von Einheiten, Seleukos und Ptolemaios die östlichen. Anführer: Makedonien und Lysimachos ziehen aus dem griechischen Vorrat, Seleukos und Ptolemaios aus dem östlichen, jeder Vorrat zufällig geteilt, fünf Anführer je Reich.
scenario-ix-special-1 = Heimatprovinzen: Makedonien hat Makedonien, Attika und den Peloponnes (Hauptstadt Pella); Lysimachos Thrakien und Ionien (Hauptstadt Byzanz); Seleukos Syrien und Kilikien (Hauptstadt Antiochia); Ptolemaios Ägypten, Judäa, Zypern und Cyrenaica (Hauptstadt Alexandria).
scenario-ix-special-2 = Benannte Anführer ersetzen den ersten gezogenen der genannten Runde.
scenario-ix-special-3 = Ziele: Nur A, B, D, F, K, L und M gelten; ersetze jeden anderen gezogenen Marker. A, B, D und F haben für jedes Reich ihren vollen Wert, aber Ptolemaios darf B nicht nutzen.
scenario-ix-special-4 = Barbareninvasion: Westgallier, Germanen und Kaledonier sind kein Ereignis.
scenario-x-subtitle = Griechenland in Aufruhr
scenario-x-victory = Die meisten SP nach vier Runden (225–125 v. Chr.). Griechenland gewinnt auch, wenn es am Ende sein ganzes Heimatterritorium und Ionien kontrolliert.
scenario-x-special-0 = Griechenland beginnt in Aufruhr und gespalten: Der Achäische und der Ätolische Bund sind unabhängig und halten Korinth und Naupactus; Griechenland kontrolliert Attika und den Peloponnes nur, soweit die Regeln der Kontrolle es erlauben.
scenario-x-special-1 = Nimm eine Karte Söldner, einen Hinterhalt zur See, einmal Die Stämme regen sich und die Gesandtschaft ins Landesinnere aus dem Stapel; Rebellionen und Invasionen außerhalb des Gebiets sind kein Ereignis.
scenario-x-special-2 = Die Ziele C, E, G, I und J gelten nicht; ziehe neu.
scenario-ha-subtitle = Sizilien, 264–241 v. Chr. (Hausszenario)
scenario-ha-victory = Es gewinnt die Macht, die mehr Provinzen Siziliens kontrolliert; bei Gleichstand Rom.
scenario-ha-special-0 = Nur diese Ereignisse gelten, andere sind kein Ereignis: Galeerentechnik, Krankheit, Stabilitätsprobe, Staatseinnahmen und Stabilität, Sklavenaufstand, Rebellion (Sardinien, Africa, Meuterei der Flotte).
scenario-ha-special-1 = Jede Macht darf in höchstens zwei ihrer Aktivierungen rekrutieren.
scenario-hb-subtitle = Das letzte Jahrhundert der Republik, 100–50 v. Chr. (Hausszenario)
scenario-hb-victory = Rom gewinnt, wenn es in einer Siegphase jede Provinz Kleinasiens und Syrien kontrolliert. Sonst gewinnt, wer nach Runde 10 mehr Provinzen Kleinasiens kontrolliert; bei Gleichstand Rom.
scenario-hb-special-0 = Der Osten ist das Bündnis gegen Rom: Sein Heimatterritorium ist unverändert, und Pontus ist von Anfang an unter dem Spieler des Ostens im Spiel (12.5.5), mit seinem Aktivierungsmarker in jeder Runde im Becher.
scenario-hb-special-1 = Es gilt die Möglichkeit 10.4.5: LG zählen 5 KP und haben keine Legionsreiterei.
scenario-hb-special-2 = Benannte Anführer ersetzen den ersten gezogenen der genannten Runde.

# ---- das Spiel, seine Szenarien und Möglichkeiten

about-blurb = 300 bis 50 v. Chr.: Rom, Karthago, Griechenland und der Osten um ein Meer, dazu Stämme, Piraten, Sklaven und freie Städte auf allen Seiten. Eine Runde ist eine Generation.
about-feel = Wenige Züge, jeder von Gewicht: Armeen, denen man unterwegs begegnen kann, Flotten, die das Wetter nimmt, Provinzen, die nur zahlen, solange die Straße nach Hause offen ist.
scenario-i = Der Krieg mit Pyrrhus
scenario-i-help = Pyrrhus landet mit Elefanten und einer Handvoll Veteranen in Italien. Eine Runde, zwei Spieler: die Tür für Neulinge.
scenario-i-teaches = Eine Runde mit zwei Armeen: Aktivierung, Bewegung, eine Schlacht an Land, Belagerungen, und wie man Stabilität verliert.
scenario-ii = Die Punischen Kriege
scenario-ii-help = Rom und Karthago um das westliche Meer, vom ersten Streit um Sizilien an. Fünf Runden, zwei Spieler.
scenario-ii-teaches = Land gegen Meer: Flotten, Transport und was ein langer Krieg um Inseln kostet.
scenario-iii = Der Nachfolger
scenario-iii-help = Wer beerbt Kleinasien? Der Osten gegen Griechenland um die Länder zwischen ihnen. Drei Runden, zwei Spieler.
scenario-iii-teaches = Provinzen und Geld: reiche Länder unter Kontrolle bringen, und Besatzungen, um sie zu halten.
scenario-iv = Carthago Delenda Est
scenario-iv-help = Rom und Karthago ab 300 v. Chr. mit Karten, während Pyrrhus nach Italien segelt. Fünf Runden, zwei Spieler.
scenario-iv-teaches = Das Spiel für Fortgeschrittene zu zweit: Ereignisse, Karten und Ziele neben dem Krieg um den Westen.
scenario-v = Pax Romana
scenario-v-help = Das ganze Mittelmeer für vier Mächte, von 300 v. Chr. bis zum Ende der Republik oder so weit man mag.
scenario-v-teaches = Vier Mächte und ernste Diplomatie: Es gewinnt, wen die anderen drei nicht angreifen.
scenario-vi = Mare Nostrum
scenario-vi-help = Das ganze Mittelmeer, wie es um 300 v. Chr. war: Gallier am Po, ein freies Numidien, ein Osten aus zwei Reichen. Zehn Runden mit Karten.
scenario-vi-teaches = Dasselbe Meer mit mehr freien Völkern und Karten auf der Hand: lang, offen und nie zweimal gleich.
scenario-vii = Die ersten Schritte
scenario-vii-help = Die erste Runde des ganzen Spiels, für sich gespielt. Vier Spieler, ein Abend.
scenario-vii-teaches = Wie vier Mächte das ganze Spiel eröffnen: erste Ziele, erste Siedlungen, erster Streit.
scenario-viii = Magna Graecia
scenario-viii-help = Die Westgriechen von Syrakus und Tarentum zwischen Karthago und Rom. Drei Runden, drei Spieler.
scenario-viii-teaches = Drei an einem Tisch: zwischen zwei Großen der Kleinste sein und davon leben.
scenario-ix = Diadochen
scenario-ix-help = Vier Erben Alexanders: Makedonien, Lysimachos, Seleukos, Ptolemaios. Vier Runden.
scenario-ix-teaches = Vier gleich starke Erben: Bündnisse, die genau so lange halten, wie sie nützen.
scenario-x = Chaos in der Ägäis
scenario-x-help = Rom und der Osten um ein Griechenland in Aufruhr. Vier Runden mit Karten, drei Spieler.
scenario-x-teaches = Karten und Unordnung im Innern: ein Griechenland in Aufruhr, und Hilfe, die schlimmer ist als der Feind.
scenario-ha = Der Erste Punische Krieg
scenario-ha-help = Sizilien und das Meer ringsum, 264 bis 241 v. Chr. Eine Runde, zwei Spieler.
scenario-ha-teaches = Krieg zur See und um eine Insel: Galeeren, Landungen, Belagerungen von Häfen. Ein gutes zweites Spiel.
scenario-hb = Die Mithridatischen Kriege
scenario-hb-help = Mithridates, Tigranes und die Legionen von Sulla und Pompeius. Zwei Runden, zwei Spieler.
scenario-hb-teaches = Wenige gute Feldherren gegen viele schlechte: was Führung auf dem Marsch und in der Schlacht wert ist.
option-game = Spiel
option-game-help = Standard, oder für Fortgeschrittene mit Karten, wo das Szenario die Wahl lässt.
option-game-standard = Standard
option-game-advanced = Fortgeschritten
option-length = Länge von Szenario V
option-length-help = Wie lange das Standardspiel um das ganze Mittelmeer dauert.
option-length-basic = Basis
option-length-basic-ii = Basis II
option-length-basic-plus = Basis plus
option-length-ultra-basic = Kurzbasis
option-event_markers = Ereignismarker von Szenario IX
option-event_markers-help = Wie viele in jeder Runde in den Becher kommen (Standardspiel).
option-event_markers-scenario = wie im Szenario
option-event_markers-0 = 0
option-event_markers-1 = 1
option-event_markers-2 = 2
option-turns = Runden
option-turns-help = Im Spiel für Fortgeschrittene: so viele, wie das Szenario hat, oder so viele, wie ihr vereinbart.
option-turns-scenario = wie im Szenario
option-turns-1 = 1
option-turns-2 = 2
option-turns-3 = 3
option-turns-4 = 4
option-turns-5 = 5
option-turns-6 = 6
option-turns-7 = 7
option-turns-8 = 8
option-turns-9 = 9
option-turns-10 = 10
option-lone_first = Ein fester Anfang
option-lone_first-help = Nur wer nach Punkten Letzter ist, hat eine feste erste Aktivierung.
option-free_talk = Jederzeit verhandeln
option-free_talk-help = Mächte dürfen verhandeln und sich verbünden, wann sie wollen.
option-harsh_fortress = Raue Berge
option-harsh_fortress-help = Armeen, die in einer Bergfestung bleiben, leiden.
option-re_rolls = Neue Würfe
option-re_rolls-help = Gute Anführer dürfen einen Würfel der Schlacht neu werfen lassen.
option-simple_odds = Einfache Verhältnisse
option-simple_odds-help = Das Kräfteverhältnis wird abgerundet.
option-marian_legions = Legionen des Marius
option-marian_legions-help = Ab Runde IX sind Legionen 5 wert.
option-disbanding = Entlassung
option-disbanding-help = Legionen und Schwere Infanterie dürfen nach Hause geschickt werden.

# ---- Namen

name-rome = Rom
name-carthage = Karthago
name-greece = Griechenland
name-the_east = Der Osten
name-hispania = Hispanien
name-gaul = Gallien
name-the_sicilies = Sizilien
name-germania = Germanien
name-the_danube = Donauländer
name-asia_minor = Kleinasien
name-crete = Kreta
name-the_chersonese = Chersones
name-rhodes = Rhodos
name-greater_german_tribes = Stämme Germaniens
name-sarmatia = Sarmatien
name-scythia = Skythien
name-armenia = Armenien
name-italia = Italien
name-bruttium = Bruttium
name-cisalpina = Cisalpina
name-baetica = Baetica
name-lusitania = Lusitania
name-tarraconensis = Tarraconensis
name-gallaecia = Gallaecia
name-balearic_islands = Balearen
name-narbonensis = Narbonensis
name-aquitania = Aquitania
name-lugdunensis = Lugdunensis
name-belgica = Belgica
name-britannia = Britannia
name-west_sicily = Westsizilien
name-east_sicily = Ostsizilien
name-sardinia = Sardinien
name-corsica = Korsika
name-germania_inferior = Germania Inferior
name-germania_superior = Germania Superior
name-germania_magna = Germania Magna
name-raetia = Raetia
name-noricum = Noricum
name-pannonia = Pannonia
name-dalmatia = Dalmatia
name-moesia = Moesia
name-dacia = Dacia
name-macedonia = Makedonien
name-attica = Attika
name-peloponnes = Peloponnes
name-thrace = Thrakien
name-aegean_islands = Ägäische Inseln
name-ionia = Ionien
name-lycia = Lykien
name-cilicia = Kilikien
name-galatia = Galatien
name-cappadocia = Kappadokien
name-pontus = Pontus
name-egypt = Ägypten
name-judea = Judäa
name-syria = Syrien
name-cyprus = Zypern
name-cyrenaica = Cyrenaica
name-africa = Africa
name-numidia = Numidien
name-mauretania = Mauretanien
name-tripolitania = Tripolitanien
name-macedon = Makedonien
name-lysimachus = Lysimachos
name-seleucus = Seleukos
name-ptolemy = Ptolemaios
name-syracuse = Syrakus
name-mamertines = Das Heer der Mamertiner
name-pergamum = Pergamon
name-league_of_tarentum = Der Bund von Tarent
name-achaean_league = Der Achäische Bund
name-aetolian_league = Der Ätolische Bund
name-free_cities = Das Aufgebot der freien Städte
name-soldier_of_fortune = Der Glücksritter
name-tribes = Das Aufgebot der Stämme
name-rebels = Das Rebellenheer
name-cisalpine_gauls = Das Heer der Gallier am Po
name-gallic_revolt = Das Heer der gallischen Revolte
name-western_gauls = Das Heer der Westgallier
name-eastern_gauls = Das Heer der Ostgallier
name-germans = Das Heer der Germanen
name-successors = Das Heer der Diadochen
name-slaves_1 = Das Heer der Sklaven
name-tarentum = Tarent
name-balaeres = Baleares
name-agrigentum = Agrigent
name-thessalonica = Thessalonike
name-athens = Athen
name-thebes = Theben
name-thermopylae = Thermopylen
name-corinth = Korinth
name-sparta = Sparta
name-byzantium = Byzanz
name-sardis = Sardes
name-ephesus = Ephesos
name-miletus = Milet
name-seleucia = Seleukia
name-tarsus = Tarsos
name-cilician_gates = Pylae Ciliciae
name-nicomedia = Nikomedia
name-alexandria = Alexandria
name-memphis = Memphis
name-faiyum = Fayum
name-jerusalem = Jerusalem
name-antioch = Antiochia
name-edessa = Edessa
name-palmyra = Palmyra
name-damascus = Damaskus
name-tyre = Tyros
name-salamis = Salamis
name-cyrene = Kyrene
name-ltp_delphi = Delphi
name-legion = Legion
name-heavy = Schwere Infanterie
name-light = Leichte Infanterie
name-cavalry = Reiterei
name-militia = Miliz
name-hired_heavy = Schwere Söldnerinfanterie
name-hired_light = Leichte Söldnerinfanterie
name-hired_cavalry = Söldnerreiterei
name-barbarians = Barbaren-Infanterie
name-tribesmen = Stammesinfanterie
name-reduced_legion = Geschwächte Legion
name-reduced_heavy = Geschwächte Schwere Infanterie
name-garrison = Besatzung
name-elephants = Elefanten
name-helepolis = Helepolis
name-galleys = Galeerengeschwader
name-legion__several = Legionen
name-heavy__several = Schwere Infanterie
name-light__several = Leichte Infanterie
name-cavalry__several = Reiterei
name-militia__several = Miliz
name-hired_heavy__several = Schwere Söldnerinfanterie
name-hired_light__several = Leichte Söldnerinfanterie
name-hired_cavalry__several = Söldnerreiterei
name-barbarians__several = Barbaren-Infanterie
name-tribesmen__several = Stammesinfanterie
name-reduced_legion__several = Geschwächte Legionen
name-reduced_heavy__several = Geschwächte Schwere Infanterie
name-garrison__several = Besatzungen
name-elephants__several = Elefanten
name-helepolis__several = Helepoleis
name-galleys__several = Galeerengeschwader
name-gallic_chief = Häuptling (Gallien)
name-western_chief = Häuptling (Westgallier)
name-eastern_chief = Häuptling (Ostgallier)
name-german_chief = Häuptling (Germanien)
name-attalus = Attalos
name-eumenes = Eumenes
name-agathocles = Agathokles
name-demetrius_poliorcetes = Demetrios Poliorketes
name-antigonus_gonatas = Antigonos Gonatas
name-king_lysimachus = Lysimachos
name-seleucus_nicator = Seleukos Nikator
name-antiochus_soter = Antiochos Soter
name-ptolemy_soter = Ptolemaios Soter
name-ptolemy_euergetes = Ptolemaios Euergetes
name-sulla = Sulla
name-tigranes = Tigranes
name-surena = Surena
name-card__alliance = Bündnis
name-card__alliance_with_rhodes = Bündnis mit Rhodos
name-card__alliance_with_pergamum = Bündnis mit Pergamon
name-card__ambush = Hinterhalt
name-card__archimedes_effect = Der Archimedes-Effekt
name-card__barbarian_invasion = Barbareninvasion
name-card__bounteous_harvests = Reiche Ernten
name-card__change_in_political_scene = Wechsel der politischen Bühne
name-card__change_in_foreign_policy = Wechsel der Außenpolitik
name-card__conqueror = Eroberer
name-card__conspiracy = Verschwörung
name-card__cunctator = Cunctator
name-card__deus_ex_machina = Deus ex Machina
name-card__dies_irae = Dies Irae
name-card__diplomatic_mission = Gesandtschaft ins Landesinnere
name-card__disease = Krankheit: Nur die Guten sterben jung
name-card__famine_and_drought = Hunger und Dürre
name-card__artillery_engines = Galeerentechnik: Geschütze
name-card__corvus = Galeerentechnik: Der Corvus
name-card__harpax = Galeerentechnik: Die Harpax
name-card__independent_expansion = Eigenständige Expansion
name-card__local_insurrection = Örtliche Erhebung
name-card__mercenaries = Söldner
name-card__naval_ambush = Hinterhalt zur See
name-card__pirates = Piraten
name-card__poliorcates_effect = Der Poliorketes-Effekt
name-card__pontus = Pontus
name-card__raise_the_militia = Miliz ausheben
name-card__rebellion = Rebellion
name-card__revenues_and_stability = Staatseinnahmen und Stabilität
name-card__slave_revolt = Sklavenaufstand
name-card__soldier_of_fortune = Glücksritter
name-card__spies = Spione
name-card__stability_and_opportunity = Stabilität und Gelegenheit
name-card__stability_check = Stabilitätsprobe
name-card__successor_wars = Die Kriege der Diadochen gehen weiter
name-card__tactical_surprise = Taktische Überraschung
name-card__traitor = Verräter
name-card__tribal_resurgence = Die Stämme regen sich
name-area__germany = Germanien
name-area__naval_mutiny = Meuterei der Flotte
name-people__caledonians = Kaledonier
name-people__armenians = Armenier
name-shift-odds = Kräfteverhältnis
name-shift-cavalry = Reiterei
name-shift-leaders = besserer Anführer
name-shift-fortress = Bergfestung
name-shift-amphibious = von See her
name-shift-siege = Belagerungskunst
name-shift-archimedes = ein Erfinder in der Stadt
name-shift-helepolis = Helepolis
name-shift-cards = Karten
name-called__pyrrhus = Pyrrhus
name-hope-intercept = abzufangen
name-nobody = niemand

# What abbreviations stand for, one a line: they explain themselves wherever they are read.
screen-abbreviations =
    SP: Siegpunkte
    GZP: geografische Zielpunkte, für Provinzen, Territorien und Ziele
    ZP: Zivilisationspunkte, für Städte und Siedlungen
    BP: Bewegungspunkte
    KP: Kampfpunkte: was eine Einheit in der Schlacht zählt
    T: Talente, das Geld des Spiels
