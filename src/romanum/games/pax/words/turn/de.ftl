# Pax Romana: die Runde: Phasen, Aktivierungen, Talente, Einheiten und Bauten, Verhandlungen, Punkte.

# ---- was geschehen ist

event-game-turn = Runde { $turn }, { $years } v. Chr.
event-phase = { $phase ->
    [income] Einkommensphase
    [maintenance] Unterhaltsphase
    [removal] Abzugsphase
    [leaders] Phase der Anführerwahl
    [manpower] Mannschaftsphase
    [activation] Aktivierungsphase
    [attrition] Phase der Auszehrung und Isolation
    [victory] Siegphase
   *[order] Phase der Reihenfolge
  }.
event-arrives = { $side } trifft bei { $place } ein.
event-removal = Anführer, Miliz, Söldner und Eindringlinge verlassen die Karte.
event-play-order = Reihenfolge im ersten Durchgang: { $order }.
event-order-roll = Gleichstand: { $powers } würfeln { $dice }.
event-event-marker = Ein Ereignismarker wird gezogen.
event-pontus-marker = Der Marker von Pontus wird gezogen.
event-silent = { $power } hat in dieser Runde keine Aktivierungen mehr.
event-activation = Aktivierung { $number }: { $power }.
event-forfeits = { $power } lässt den Marker verfallen.
event-operation = { $power }: { $operation ->
    [expansion] Expansion
   *[recruitment] Rekrutierung
  }.
event-disbands = { $power } schickt { $unit } bei { $place } nach Hause.
event-builds = { $power } bei { $place }: { $what ->
    [town] Eine Siedlung wird gebaut
    [city] Die Siedlung wird zur Stadt
   *[repair] Mauern werden ausgebessert
  } ({ $walls ->
    [one] { $walls } Mauerpunkt
   *[other] { $walls } Mauerpunkte
  }).
event-hires = { $power } wirbt bei { $place } an: { $number } { $unit }.
event-raises = { $power } { $unit ->
    [Galeerengeschwader] baut bei { $place }
   *[other] hebt bei { $place } aus
  }: { $number } { $unit }.
event-rebuilds = { $power } füllt bei { $place } auf: { $unit }.
event-garrisoned = { $power }: { $number ->
    [one] Eine geschwächte Einheit wird
   *[other] { $number } geschwächte Einheiten werden
  } bei { $place } zur Besatzung.
event-lets-go = { $power } gibt bei { $place } auf: { $number } { $unit }.
event-leaders-drawn = { $power } zieht { $number ->
    [one] einen Anführer
   *[other] { $number } Anführer
  }.
event-leaders-drawn-known = { $power } zieht: { $leaders }.
event-stationed = { $leader } übernimmt bei { $place } das Kommando.
event-objective-swapped = { $power } zieht an Stelle des letzten Ziels ein anderes.
event-objective-returned = { $power } gibt ein Ziel zurück.
event-objective-claimed = { $power } weist Ziel { $objective } vor: { $vp ->
    [0] { $gop } GZP
   *[other] { $vp } SP
  }.
event-points = { $power }: { $gop } GZP ({ $by_gop } SP), { $cvp } ZP ({ $by_cvp } SP), Ziele { $objectives } SP: { $points } SP, jetzt { $total }.
event-game-over = { $winners } { $how ->
    [at-once] gewinnt sofort
    [automatic] gewinnt durch Automatischen Sieg
    [scenario] hat, was das Szenario verlangt
    [gop] hat die meisten Geografischen Zielpunkte
    [provinces] hält die meisten Provinzen
   *[vp] hat die meisten Siegpunkte
  }.
event-united = { $power } wird ein einziges Reich sein.
event-attends = { $power } kommt zum Treffen.
event-stays-away = { $power } bleibt fern.
event-proposes = { $power } macht { $partner ->
    [the_east] dem Osten
   *[other] { $partner }
  } einen Vorschlag ({ $number ->
    [one] eine Bedingung
   *[other] { $number } Bedingungen
  }).
event-term = { $what ->
    [offer-talents] { $power } gibt { $number }T
    [want-talents] { $partner } gibt { $number }T
    [offer-ships] { $power } gibt { $number ->
        [one] 1 Galeerengeschwader
       *[other] { $number } Galeerengeschwader
      } bei { $place }
    [want-ships] { $partner } gibt { $number ->
        [one] 1 Galeerengeschwader
       *[other] { $number } Galeerengeschwader
      } bei { $place }
    [offer-hired] { $power } gibt { $number ->
        [0] alles
       *[other] { $number }
      } { $unit } bei { $place }
    [want-hired] { $partner } gibt { $number ->
        [0] alles
       *[other] { $number }
      } { $unit } bei { $place }
    [offer-town] { $power } tritt { $place } ab
    [want-town] { $partner } tritt { $place } ab
    [offer-card] { $power } gibt eine Karte
    [want-card] { $partner } gibt eine Karte
    [show-objective] { $power } zeigt ein Ziel
    [offer-alliance] { $power } und { $partner ->
        [the_east] der Osten
       *[other] { $partner }
      } sind verbündet
    [promise-peace] { $power } hält Frieden
    [want-peace] { $partner } hält Frieden
    [promise-attack] { $power } greift { $target ->
        [the_east] den Osten
       *[other] { $target }
      } an
   *[want-attack] { $partner } greift { $target ->
        [the_east] den Osten
       *[other] { $target }
      } an
  }.
event-names-card = { $partner } erfährt, welche Karte es ist.
event-names-card-known = Die Karte ist { $card }.
event-speaks-of-objective = { $partner } bekäme zu sehen, welches Ziel es ist.
event-gives-card = { $power } gibt { $partner ->
    [the_east] dem Osten
   *[other] { $partner }
  } eine Karte.
event-gives-card-known = { $power } gibt { $partner ->
    [the_east] dem Osten
   *[other] { $partner }
  } „{ $card }“.
event-shows-objective = { $power } zeigt { $partner ->
    [the_east] dem Osten
   *[other] { $partner }
  } ein Ziel.
event-shows-objective-known = { $power } zeigt { $partner ->
    [the_east] dem Osten
   *[other] { $partner }
  } Ziel { $objective }.
event-agrees = { $power } wird sich mit { $partner ->
    [the_east] dem Osten
   *[other] { $partner }
  } einig.
event-disagrees = { $power } wird sich mit { $partner ->
    [the_east] dem Osten
   *[other] { $partner }
  } nicht einig.
event-allied = { $power } und { $partner ->
    [the_east] der Osten
   *[other] { $partner }
  } sind für diese Runde verbündet.
event-promises = { $power } gibt { $partner ->
    [the_east] dem Osten
   *[other] { $partner }
  } sein Wort: { $what ->
    [peace] Frieden für diese Runde
    [spare] { $place } bleibt verschont
   *[attack] ein Angriff auf { $target ->
        [the_east] den Osten
       *[other] { $target }
      }
  }.
event-offers-bribe = { $power } bietet { $partner ->
    [the_east] dem Osten
   *[other] { $partner }
  } { $talents }T, um bei { $place } verschont zu bleiben.
event-refuses-bribe = { $power } lehnt die Talente { $partner ->
    [the_east] des Ostens
   *[other] von { $partner }
  } ab.
event-turns-back = { $power } hält { $partner ->
    [the_east] dem Osten
   *[other] { $partner }
  } Wort und verschont { $place }.
event-breaks-word = { $power } hat { $partner ->
    [the_east] dem Osten
   *[other] { $partner }
  } das Wort gebrochen.


# ---- Fragen

ask-toll = { $power }: Rhodos { $toll }T zahlen, damit { $talents }T mehr nach Hause kommen?
ask-payment = { $power }: { $talents }T für die Aktivierung zahlen?
ask-operation = { $power }: welche Operation? ({ $talents }T)
ask-expansion = { $power }: Expansion. Es bleiben Hauptbewegungen: { $majors }, Nebenbewegungen: { $minors }.
ask-recruit = { $power }: Landeinheiten ausheben oder Schiffe bauen? ({ $talents }T)
ask-levy = { $power }: Was wird ausgehoben, und wo? ({ $talents }T{ $province ->
    [nobody] {""}
   *[other] ; { $province }
  })
ask-shipyard = { $power }: Wo werden Schiffe gebaut? ({ $talents }T)
ask-manpower = { $power }: Was wird in dieser Runde ausgehoben? Es bleiben { $talents }T.{ $province ->
    [nobody] { "" }
   *[other] { " " }Einheiten entstehen jetzt hier: { $province }.
  }
ask-maintenance = { $power }: Der Unterhalt kostet { $talents }T von { $treasury }T. Was wird aufgegeben?
ask-station = Wo übernimmt { $leader } das Kommando?
ask-duplicate = { $power }: Dieses Ziel hast du schon. Tauschen?
ask-return-objectives = { $power }: Ziele zurückgeben?
ask-claims = { $power }: ein Ziel vorweisen?
ask-mercenaries = { $power }: Wen wirbst du für { $talents }T an? Das bringt { $light } LI, { $cavalry } Reiterei oder { $heavy } SI.
ask-hire-more = { $power }: Kommen auch anderswo Söldner? ({ $talents }T)
ask-mercenaries-where = { $power }: Wohin kommen { $number } { $unit }?
ask-invite = { $power }: Wer wird eingeladen?{ $number ->
    [0] {""}
   *[other] {" "}Bisher: { $invited }.
}
ask-attend = { $power }: { $caller } beruft ein Treffen ein. Kommst du?
ask-draft = { $power}: Was schlägst du { $partner ->
    [the_east] dem Osten
   *[other] { $partner }
  } vor? { $number ->
    [one] Bisher eine Bedingung.
   *[other] Bisher { $number } Bedingungen.
  }
ask-consider = { $power }: { $partner } macht dir einen Vorschlag ({ $number ->
    [one] eine Bedingung
   *[other] { $number } Bedingungen
  }). Willigst du ein?
ask-give-card = { $power }: Welche Karte gibst du { $partner ->
    [the_east] dem Osten
   *[other] { $partner }
  }?
ask-free-talk = { $power }: Eröffnest du Verhandlungen?
ask-bribe = { $power }: { $partner } zieht bei { $place } gegen dich. Bietest du Talente?
ask-take-bribe = { $power }: { $partner } bietet dir { $talents }T. Nimmst du sie?
ask-keep-word = { $power }: { $partner } hat dich bezahlt, { $place } zu verschonen. Hältst du Wort?


# ---- warum nicht

why-too-dear = Das kostet { $talents }T; in der Staatskasse sind { $treasury }T.
why-no-minor-move = Keine Nebenbewegung bleibt.
why-in-a-fortress = { $place } ist eine Bergfestung.
why-has-a-town = { $place } hat schon eine Stadt oder Siedlung.
why-not-controlled = { $place } ist nicht unter deiner Kontrolle.
why-not-his-town = Die Siedlung { $place } gehört dir nicht.
why-no-full-town = { $place } braucht eine Siedlung bei voller Stärke; sie hat { $walls ->
    [one] { $walls } Mauerpunkt
   *[other] { $walls } Mauerpunkte
  }.
why-rome-hires-nobody = Rom wirbt niemals Söldner an.
why-has-hired = In dieser Aktivierung sind schon Söldner angeworben.
why-above-maximum = Karthago darf seine Mannschaftsgrenze von { $maximum } nicht überschreiten; es hat { $units }.
why-recruitments-used = Das Szenario erlaubt { $number } Rekrutierungen.
why-nothing-to-raise = Mit { $treasury }T lässt sich nichts ausheben.
why-nothing-here = { $province }: Hier lässt sich jetzt nichts ausheben.
why-isolated = { $province } ist von der Heimat abgeschnitten.
why-isolated-unit = { $unit } bei { $place }: abgeschnitten, und diese Art wird dort nicht ausgehoben.
why-not-raised-here = Bei { $place } nicht auszuheben: { $unit }.
why-not-his-space = { $place } ist nicht unter deiner Kontrolle.
why-elephants-alone = Elefanten brauchen bei { $place } Landkampfeinheiten neben sich.
why-scenario-limit = Das Szenario erlaubt insgesamt { $number } { $unit }.
why-enemy-ships = Bei { $place } liegen feindliche Schiffe.
why-nothing-written = Noch ist nichts aufgeschrieben.
why-sheet-full = Das Blatt ist voll; streiche erst eine Zeile.
why-no-objectives-sold = In dieser Partie werden keine Ziele verkauft.
why-one-a-turn = Das geht einmal je Runde.
why-objectives-enough = Du hast schon { $number } Ziele.
why-not-divided = Es gibt keine zwei Reiche zu vereinen.
why-not-above-maximum = Deine Einheiten liegen nicht über der Mannschaftsgrenze von { $maximum }.
why-has-talked = In dieser Aktivierung hast du schon verhandelt.
why-no-duplicate = Du hast kein zweites mit diesem Buchstaben.
why-not-fulfilled = Ziel { $objective } ist nicht erfüllt oder schon vorgewiesen.

# ---- wie es ausging

how-at-once = durch das, was das Szenario verlangt
how-automatic = durch Automatischen Sieg
how-scenario = durch das, was das Szenario verlangt
how-vp = nach Siegpunkten
how-gop = nach Geografischen Zielpunkten
how-provinces = nach Provinzen

# ---- was man tun kann

do-pay = Den Marker bezahlen
do-forfeit = Verfallen lassen
do-expansion = Expansion
do-recruitment = Rekrutierung
do-meeting = Ein Treffen einberufen (umsonst): Abmachungen statt einer Operation
do-town = Eine Siedlung bei { $place } bauen
do-city = { $place } zur Stadt machen, mit: { $unit }
do-repair = { $number ->
    [one] { $number } Mauerpunkt
   *[other] { $number } Mauerpunkte
  } bei { $place } ausbessern
do-disband = Nach Hause schicken: { $unit } bei { $place }
do-hire = { $number } Söldner-SI bei { $place } anwerben (je 2T)
do-hires = { $unit }
do-recruit-land = Landeinheiten
do-recruit-ships = Schiffe
do-muster = Ausheben: { $province }
do-raise = { $unit } bei { $place }
do-build = Ein Galeerengeschwader bei { $place }
do-rebuild = Auffüllen: { $unit } bei { $place }
do-engage = Söldner-SI bei { $place }
do-buy = Ein Ziel kaufen
do-unite = Die Reiche vereinen
do-cross-out = Die letzte Zeile streichen
do-give-up = Aufgeben: { $unit } bei { $place }
do-station = { $leader } nach { $place }
do-claim = Ziel { $objective } vorweisen
do-return = Ziel { $objective } zurückgeben
do-swap = Ein anderes dafür ziehen
do-invite = { $power ->
    [the_east] Den Osten
   *[other] { $power }
  } einladen
do-offer-talents = { $number }T bieten
do-want-talents = { $number }T verlangen
do-offer-ships = { $number ->
    [one] 1 Galeerengeschwader
   *[other] { $number } Galeerengeschwader
  } bei { $place } bieten
do-want-ships = { $number ->
    [one] 1 Galeerengeschwader
   *[other] { $number } Galeerengeschwader
  } bei { $place } verlangen
do-offer-hired = Bieten: { $number } { $unit } bei { $place }
do-want-hired = Verlangen: { $number } { $unit } bei { $place }
do-offer-town = { $place } abtreten
do-want-town = { $place } verlangen
do-offer-card = Bieten: { $card }
do-want-card = Eine Karte verlangen
do-give-card = Geben: { $card }
do-show-objective = Ziel { $objective } zeigen
do-offer-alliance = Ein Bündnis bieten
do-promise-peace = Frieden versprechen
do-want-peace = Frieden verlangen
do-promise-attack = Einen Angriff auf { $power ->
    [the_east] den Osten
   *[other] { $power }
  } versprechen
do-want-attack = Einen Angriff auf { $power ->
    [the_east] den Osten
   *[other] { $power }
  } verlangen
do-propose = Das vorschlagen
do-counter = Einen Gegenvorschlag machen
do-bribe = { $number }T bieten
do-turn-back = Wort halten
do-press-on = Trotzdem angreifen
do-talk = Mit { $power ->
    [the_east] dem Osten
   *[other] { $power }
  } verhandeln


# ---- Fenster

window-bribery = Bestechung
window-bribery-about = Eine Armee oder Flotte kommt auf dich zu; ungefragt bietest du nichts.
window-meeting = Treffen
window-meeting-about = Du wirst zu Verhandlungen eingeladen; ungefragt bleibst du fern.
window-alliance-talks = Vorschläge
window-alliance-talks-about = Eine andere Macht macht dir einen Vorschlag; ungefragt lehnst du ab.
window-free-talk = Jederzeit verhandeln
window-free-talk-about = Eine Aktivierung beginnt, und du darfst Verhandlungen eröffnen.
window-rhodes-loc-toll = Zoll für Einkommen über Rhodos
window-rhodes-loc-toll-about = Einkommen könnte über Rhodos nach Hause kommen; ungefragt zahlst du nicht dafür.
window-objective-l-claim = Das Ziel des Reichtums
window-objective-l-claim-about = Nach dem Einkommen hast du allein die meisten Talente; ungefragt zeigst du nichts.
window-objective-claims = Ziele zum Vorweisen
window-objective-claims-about = In der Siegphase kannst du Ziele für ihre Punkte zeigen; ungefragt zeigst du keine.
window-objective-discard = Ziele zum Zurückgeben
window-objective-discard-about = In der Abzugsphase darfst du Ziele zurückgeben; ungefragt behältst du sie.
window-duplicate-objective = Doppelt gezogene Ziele
window-duplicate-objective-about = Du hast ein Ziel gezogen, das du schon hast; ungefragt behältst du es.
