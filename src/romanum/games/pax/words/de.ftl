# Pax Romana auf Deutsch: was allen Teilen der Regeln gemeinsam ist. Jeder Teil hat seinen Ordner neben dieser Datei.
# Namen von Seiten tragen ihren Artikel und stehen deshalb im ersten Fall: am Satzanfang oder nach einem Doppelpunkt.

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
    [rebuilding] eine Geschwächte Einheit
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
event-province = { $power } übernimmt die Kontrolle über { $province } (bisher: { $loser }).
event-capital = { $power }: Die Hauptstadt { $space } ist { $held ->
    [yes] wieder in eigener Hand
   *[no] in fremder Hand
  }.
event-leader-dies = { $leader } stirbt bei { $place }.
event-sets-out = { $side } bricht von { $place } auf, mit { $mp } BP. Es führt: { $leader }.
event-tribe = Der Stamm von { $space } zeigt seine Stärke: { $strength }.
event-spies = Spione sehen eine Hand ein: { $power }.
event-spies-known = Spione sehen eine Hand ein: { $power }. Sie finden: { $cards }.
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
screen-map = Karte des Mittelmeers. Pfeiltasten gehen von Ort zu Ort, Enter handelt, das Fragezeichen fragt, warum nicht, der Punkt geht zum nächsten Ort, an dem du handeln kannst. { $places } Orte sind jetzt wählbar.
screen-headline = { $scenario }, { $year } v. Chr. (Runde { $turn } von { $last }). { $phase }
screen-headline-active = { $scenario }, { $year } v. Chr. (Runde { $turn } von { $last }). Aktiv: { $power }
screen-phase-income = Einkommen
screen-phase-maintenance = Unterhalt
screen-phase-removal = Entfernen
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
screen-gop-help = Geographische Zielpunkte: Provinzen, Territorien und Ziele
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
screen-column-gop = Geographische Punkte
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
screen-majority = { $majority } Felder sind mehr als die Hälfte
screen-is-yours = Sie gehört dir
screen-one-more = Noch ein Feld, und sie gehört dir: { $places }
screen-more = Noch { $needs } Felder, und sie gehört dir
screen-held-by = in der Hand von: { $side }
screen-capital = Hauptstadt
screen-sign-port = Hafen
screen-sign-fortress = Bergfestung
screen-sign-mine = Silbermine
screen-kind-land = Durchgangspunkt zu Land
screen-kind-naval = Durchgangspunkt zur See
screen-kind-deep = Hohe See
screen-city-of = Stadt: { $side }, { $walls } Mauerpunkte
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
screen-sheet-reduce = Oder klicke an, was Geschwächt wird
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
part-gop = Geographische Punkte
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
blunder-lapsed-marker = ein Aktivierungsmarker verfällt
blunder-last-talents = geboten werden Talente, die eine Aktivierung braucht
blunder-idle-talents = eine Expansion endet mit vielen Talenten und ungenutzten Nebenbewegungen
blunder-left-at-sea = eine Armee auf See bleibt dort zurück

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
name-balearic_islands = Balearen
name-west_sicily = Westsizilien
name-east_sicily = Ostsizilien
name-sardinia = Sardinien
name-corsica = Korsika
name-macedonia = Makedonien
name-attica = Attika
name-thrace = Thrakien
name-aegean_islands = Ägäische Inseln
name-ionia = Ionien
name-lycia = Lykien
name-cilicia = Kilikien
name-galatia = Galatien
name-cappadocia = Kappadokien
name-egypt = Ägypten
name-judea = Judäa
name-syria = Syrien
name-cyprus = Zypern
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
name-league_of_tarentum = Der Bund von Tarentum
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
name-slaves_2 = Das Heer der Sklaven
name-slaves_3 = Das Heer der Sklaven
name-slaves_4 = Das Heer der Sklaven
name-balaeres = Baleares
name-athens = Athen
name-thebes = Theben
name-corinth = Korinth
name-cilician_gates = Pylae Ciliciae
name-faiyum = Fayum
name-antioch = Antiochia
name-damascus = Damaskus
name-tyre = Tyros
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
name-galleys = Galeerengeschwader
name-legion__several = Legionen
name-reduced_legion__several = Geschwächte Legionen
name-garrison__several = Besatzungen
name-galleys__several = Galeerengeschwader
name-rome_1 = Anführer 3-6 (Rom)
name-rome_2 = Anführer 3-5 (Rom)
name-rome_3 = Anführer 2-5 (Rom)
name-rome_4 = Anführer 2-4 (Rom)
name-rome_5 = Anführer 2-4 (Rom)
name-rome_6 = Anführer 2-3 (Rom)
name-rome_7 = Anführer 1-4 (Rom)
name-rome_8 = Anführer 1-4 (Rom)
name-rome_9 = Anführer 1-3 (Rom)
name-rome_10 = Anführer 1-2 (Rom)
name-carthage_1 = Anführer 4-6 (Karthago)
name-carthage_2 = Anführer 3-5 (Karthago)
name-carthage_3 = Anführer 2-5 (Karthago)
name-carthage_4 = Anführer 2-4 (Karthago)
name-carthage_5 = Anführer 2-4 (Karthago)
name-carthage_6 = Anführer 1-5 (Karthago)
name-carthage_7 = Anführer 1-4 (Karthago)
name-carthage_8 = Anführer 1-4 (Karthago)
name-carthage_9 = Anführer 1-3 (Karthago)
name-carthage_10 = Anführer 1-2 (Karthago)
name-greece_1 = Anführer 3-5 (Griechenland)
name-greece_2 = Anführer 2-6 (Griechenland)
name-greece_3 = Anführer 2-5 (Griechenland)
name-greece_4 = Anführer 2-4 (Griechenland)
name-greece_5 = Anführer 2-4 (Griechenland)
name-greece_6 = Anführer 1-5 (Griechenland)
name-greece_7 = Anführer 1-4 (Griechenland)
name-greece_8 = Anführer 1-3 (Griechenland)
name-greece_9 = Anführer 1-3 (Griechenland)
name-greece_10 = Anführer 1-2 (Griechenland)
name-the_east_1 = Anführer 3-5 (Osten)
name-the_east_2 = Anführer 2-6 (Osten)
name-the_east_3 = Anführer 2-4 (Osten)
name-the_east_4 = Anführer 2-3 (Osten)
name-the_east_5 = Anführer 1-5 (Osten)
name-the_east_6 = Anführer 1-5 (Osten)
name-the_east_7 = Anführer 1-4 (Osten)
name-the_east_8 = Anführer 1-3 (Osten)
name-the_east_9 = Anführer 1-3 (Osten)
name-the_east_10 = Anführer 1-2 (Osten)
name-gallic_chief = Häuptling (Gallien)
name-western_chief = Häuptling (Westgallier)
name-eastern_chief = Häuptling (Ostgallier)
name-german_chief = Häuptling (Germanien)
name-attalus = Attalos
name-agathocles = Agathokles
name-hamilcar_gisgo = Hamilkar Gisgo
name-demetrius_poliorcetes = Demetrios Poliorketes
name-antigonus_gonatas = Antigonos Gonatas
name-king_lysimachus = Lysimachos
name-seleucus_nicator = Seleukos Nikator
name-antiochus_soter = Antiochos Soter
name-ptolemy_soter = Ptolemaios Soter
name-ptolemy_euergetes = Ptolemaios Euergetes
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
name-card__raise_the_militia = Miliz ausheben
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
name-cards__alliance = Bündnis
name-cards__alliance_with_rhodes = Bündnis mit Rhodos
name-cards__alliance_with_pergamum = Bündnis mit Pergamon
name-cards__ambush = Hinterhalt
name-cards__archimedes_effect = Der Archimedes-Effekt
name-cards__barbarian_invasion = Barbareninvasion
name-cards__bounteous_harvests = Reiche Ernten
name-cards__change_in_political_scene = Wechsel der politischen Bühne
name-cards__change_in_foreign_policy = Wechsel der Außenpolitik
name-cards__conqueror = Eroberer
name-cards__conspiracy = Verschwörung
name-cards__diplomatic_mission = Gesandtschaft ins Landesinnere
name-cards__disease = Krankheit: Nur die Guten sterben jung
name-cards__famine_and_drought = Hunger und Dürre
name-cards__artillery_engines = Galeerentechnik: Geschütze
name-cards__corvus = Galeerentechnik: Der Corvus
name-cards__harpax = Galeerentechnik: Die Harpax
name-cards__independent_expansion = Eigenständige Expansion
name-cards__local_insurrection = Örtliche Erhebung
name-cards__mercenaries = Söldner
name-cards__naval_ambush = Hinterhalt zur See
name-cards__pirates = Piraten
name-cards__poliorcates_effect = Der Poliorketes-Effekt
name-cards__raise_the_militia = Miliz ausheben
name-cards__revenues_and_stability = Staatseinnahmen und Stabilität
name-cards__slave_revolt = Sklavenaufstand
name-cards__soldier_of_fortune = Glücksritter
name-cards__spies = Spione
name-cards__stability_and_opportunity = Stabilität und Gelegenheit
name-cards__stability_check = Stabilitätsprobe
name-cards__successor_wars = Die Kriege der Diadochen gehen weiter
name-cards__tactical_surprise = Taktische Überraschung
name-cards__traitor = Verräter
name-cards__tribal_resurgence = Die Stämme regen sich
name-leader__rome_1 = Anführer 3-6 (Rom)
name-leader__rome_2 = Anführer 3-5 (Rom)
name-leader__rome_3 = Anführer 2-5 (Rom)
name-leader__rome_4 = Anführer 2-4 (Rom)
name-leader__rome_5 = Anführer 2-4 (Rom)
name-leader__rome_6 = Anführer 2-3 (Rom)
name-leader__rome_7 = Anführer 1-4 (Rom)
name-leader__rome_8 = Anführer 1-4 (Rom)
name-leader__rome_9 = Anführer 1-3 (Rom)
name-leader__rome_10 = Anführer 1-2 (Rom)
name-leader__carthage_1 = Anführer 4-6 (Karthago)
name-leader__carthage_2 = Anführer 3-5 (Karthago)
name-leader__carthage_3 = Anführer 2-5 (Karthago)
name-leader__carthage_4 = Anführer 2-4 (Karthago)
name-leader__carthage_5 = Anführer 2-4 (Karthago)
name-leader__carthage_6 = Anführer 1-5 (Karthago)
name-leader__carthage_7 = Anführer 1-4 (Karthago)
name-leader__carthage_8 = Anführer 1-4 (Karthago)
name-leader__carthage_9 = Anführer 1-3 (Karthago)
name-leader__carthage_10 = Anführer 1-2 (Karthago)
name-leader__greece_1 = Anführer 3-5 (Griechenland)
name-leader__greece_2 = Anführer 2-6 (Griechenland)
name-leader__greece_3 = Anführer 2-5 (Griechenland)
name-leader__greece_4 = Anführer 2-4 (Griechenland)
name-leader__greece_5 = Anführer 2-4 (Griechenland)
name-leader__greece_6 = Anführer 1-5 (Griechenland)
name-leader__greece_7 = Anführer 1-4 (Griechenland)
name-leader__greece_8 = Anführer 1-3 (Griechenland)
name-leader__greece_9 = Anführer 1-3 (Griechenland)
name-leader__greece_10 = Anführer 1-2 (Griechenland)
name-leader__the_east_1 = Anführer 3-5 (Osten)
name-leader__the_east_2 = Anführer 2-6 (Osten)
name-leader__the_east_3 = Anführer 2-4 (Osten)
name-leader__the_east_4 = Anführer 2-3 (Osten)
name-leader__the_east_5 = Anführer 1-5 (Osten)
name-leader__the_east_6 = Anführer 1-5 (Osten)
name-leader__the_east_7 = Anführer 1-4 (Osten)
name-leader__the_east_8 = Anführer 1-3 (Osten)
name-leader__the_east_9 = Anführer 1-3 (Osten)
name-leader__the_east_10 = Anführer 1-2 (Osten)
name-leader__soldier_of_fortune = Der Glücksritter
name-leader__gallic_chief = Häuptling (Gallien)
name-leader__western_chief = Häuptling (Westgallier)
name-leader__eastern_chief = Häuptling (Ostgallier)
name-leader__german_chief = Häuptling (Germanien)
name-leader__attalus = Attalos
name-leader__agathocles = Agathokles
name-leader__hamilcar_gisgo = Hamilkar Gisgo
name-leader__demetrius_poliorcetes = Demetrios Poliorketes
name-leader__antigonus_gonatas = Antigonos Gonatas
name-leader__king_lysimachus = Lysimachos
name-leader__seleucus_nicator = Seleukos Nikator
name-leader__antiochus_soter = Antiochos Soter
name-leader__ptolemy_soter = Ptolemaios Soter
name-leader__ptolemy_euergetes = Ptolemaios Euergetes
name-area__cyprus = Zypern
name-area__danube = Donauländer
name-area__germany = Germanien
name-area__gaul = Gallien
name-area__hispania = Hispanien
name-area__judea = Judäa
name-area__mauretania = Mauretanien
name-area__sardinia = Sardinien
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
name-shift-cards = Karten
name-why__barbarians = Barbaren
name-why__militia = Miliz
name-event__soldier_of_fortune = Glücksritter
name-what__helepolis = Helepolis
name-hope-intercept = abzufangen
name-nobody = niemand
