# Trajan auf Deutsch. Lateinische Namen bleiben lateinisch.

# ---- was geschehen ist: Runden und das Ende

event-turn = { $month } { NUMBER($year, useGrouping: 0) } n. Chr.: Runde { $turn } beginnt.
event-player-turn = Der Spielerzug von { $side } beginnt.
event-war-ends = Die letzte Runde ist vorbei: Der Krieg endet.
event-concedes = { $side } gibt den Krieg verloren.
event-treaty-offered = { $side } bietet einen Vertrag an.
event-treaty = { $side } willigt ein: Ein Vertrag beendet den Krieg.
event-treaty-refused = { $side } lehnt den Vertrag ab.
event-optimus = { $side } hat eine ganze Runde lang alle feindlichen Hauptstädte gehalten: ein Optimus-Sieg.
event-deploys = { $side } stellt eine Einheit vor die Mauern von { $hex }.
event-deploys-known = { $side } stellt { $unit } vor die Mauern von { $hex }.

# ---- was man sehen darf

event-revealed = { $side } wird bei { $hex } aufgedeckt: { $units }.
event-covered = { $side } dreht die Truppe bei { $hex } auf die verdeckte Seite.
event-covered-all = { $side } dreht alle Truppen auf die verdeckte Seite.
event-exercitus = { $side } stellt { $army } bei { $hex } auf.
event-exercitus-found = { $army } von { $side } ist bei { $hex } entdeckt: Der Marker geht an seinen Besitzer zurück.
event-unmasked = { $army } von { $side } bei { $hex } war ein Bluff: Dort ist niemand.
event-disbanded = { $side } nimmt { $army } bei { $hex } von der Karte.

# ---- Marker und Anführer

event-draws = { $side } zieht { $number ->
    [one] einen Marker
   *[other] { $number } Marker
  }.
event-draws-known = { $side } { $number ->
    [0] würde Marker ziehen, hat aber schon alle
   *[other] zieht: { $markers }
  }.
event-discards = { $side } verliert { $number ->
    [one] einen Marker
   *[other] { $number } Marker
  }.
event-discards-known = { $side } { $number ->
    [0] würde Marker verlieren, hat aber keine
   *[other] verliert: { $markers }
  }.
event-takes = { $side } nimmt einen Marker nach Wahl.
event-takes-known = { $side } nimmt einen Marker: { $marker }.
event-plays = { $side } setzt bei { $hex } einen Marker ein: { $marker } ({ $action }).
event-plays-known = { $side } setzt bei { $hex } durch { $leader } einen Marker ein: { $marker } ({ $action }).
event-countered = { $side } kontert bei { $hex } ({ $action }): Nichts wird daraus.
event-guarded = { $unit } von { $side } fängt bei { $hex } den Agenten ab ({ $action }): Er scheitert.
event-sees-box = { $side } blickt in { $box } von { $enemy }.
event-sees-box-known = { $side } blickt in { $box } von { $enemy } und findet { $number ->
    [0] niemanden
   *[other] { $found }
  }.
event-sees-markers = { $side } erfährt, welche Marker { $enemy } hat.
event-sees-markers-known = { $side } blickt in { $box } von { $enemy } und findet { $number ->
    [0] nichts
   *[other] { $found }
  }.
event-assassination = Mörder, von { $side } gesandt, suchen { $unit }: { $die }, nötig ist { $needed } oder weniger: { $success ->
    [yes] er stirbt
   *[no] er entkommt
  }.
event-leader-dies = { $unit } von { $side } ist tot.
event-out-of-play = { $unit } von { $side } ist endgültig aus dem Krieg.
event-supreme-dies = { $side } hat mit dem Oberbefehlshaber { $unit } alle Marker verloren.
event-supreme-dies-known = { $side } hat den Oberbefehlshaber { $unit } verloren{ $number ->
    [0] {""}
   *[other] {" "}und mit ihm alle Marker: { $markers }
  }.
event-supreme = { $unit } ist der neue Oberbefehlshaber von { $side }.
event-triumph = { $unit } feiert in { $city } einen Triumph.
event-triumph-lost = { $city } ist verloren, und mit der Stadt der Triumph.
event-capital-taken = Die Provinzhauptstadt { $city } ist zum ersten Mal an Parthien gefallen.

# ---- Märsche

event-march-roll = { $forced ->
    [yes] { $side } treibt die Truppe von { $hex } { $march } weiter
   *[no] { $side } marschiert von { $hex } { $march } los
  }: { $die }, Ergebnis { $result }.
event-marches = { $side } zieht { $march } von { $hex } nach { $destination }.
event-drops = { $side } lässt eine Einheit bei { $hex } zurück.
event-drops-known = { $side } lässt { $unit } bei { $hex } zurück.
event-halts = { $side } macht bei { $hex } halt.
event-leaves-map = { $side } verlässt die Karte bei { $hex }.
event-scatters = Die Truppe von { $side } verirrt sich von { $hex } nach { $destination } ({ $die }).
event-scatter-again = Die Truppe von { $side } kann sich dorthin nicht verirren ({ $die }): neuer Wurf.
event-march-loss = { $half ->
    [yes] Die Hälfte der Truppe, mit der { $side } nach { $hex } marschiert ist, ist verloren.
   *[no] Der Marsch nach { $hex } kostet { $side } eine Einheit.
  }
event-march-loss-known = { $number ->
    [0] Der Marsch nach { $hex } würde { $side } Verluste kosten, aber es ist niemand zu verlieren.
   *[other] Der Marsch nach { $hex } kostet { $side }: { $units }.
  }
event-intercept-roll = { $side } bricht von { $hex } { $march } auf, um bei { $destination } abzufangen: { $die }, Ergebnis { $result }.

# ---- Rekruten und Städte

event-arrives = Eine Einheit von { $side } trifft bei { $hex } ein.
event-arrives-known = { $unit } von { $side } trifft bei { $hex } ein.
event-civis = { $side } hat einen neuen Civis in { $city }.
event-colony = { $unit } wird als Kolonie in { $city } angesiedelt.
event-incites = { $side } wiegelt { $city } auf: { $die }, nötig ist { $needed } oder weniger: { $success ->
    [yes] Die Stadt erhebt sich. { $modifiers }
   *[no] Alles bleibt ruhig. { $modifiers }
  }
event-revolt = { $city } geht zu { $side } über.
event-revolt-succeeds = Die Revolte in { $city } gelingt: Die Stadt ist für { $side } gewonnen.
event-revolt-fails = Die Revolte in { $city } für { $side } wird niedergeschlagen.
event-goes-over = { $city } geht kampflos zu { $side } über.
event-sedition = { $side } sät Zwietracht bei { $hex }: { $die }: { $success ->
    [yes] eine Einheit könnte desertieren
   *[no] nichts wird daraus
  }.
event-deserts = { $unit } von { $side } desertiert bei { $hex }.

# ---- Kampf

event-combat = { $kind } bei { $hex }: { $side } ({ $attackers }) gegen { $enemy } ({ $defenders }), Stärken { $strengths }.
event-superiority-roll = Taktische Überlegenheit bei { $hex }, Würfel und bester Anführer: { $attacker } { $own }, { $defender } { $other }: { $tie ->
    [yes] Gleichstand, beide würfeln noch einmal
   *[no] { $first } schlägt zuerst zu
  }.
event-strike = { $round }: { $side } schlägt mit { $strength } zu: { $die }, { $suffered ->
    [0] keine Verluste
   *[other] { $suffered } zu verlieren
  }{ $check ->
    [yes] {" "}und eine Disziplinprobe
   *[no] {""}
  }. { $modifiers }
event-falls = { $unit } von { $side } fällt bei { $hex }.
event-no-losses = Niemand von { $side } ist bei { $hex } zu erreichen: keine Verluste.
event-lends = { $leader } von { $side } gibt { $unit } Halt.
event-check = { $round }: { $side } prüft die Disziplin: { $die }. { $failed ->
    [0] {""}
   *[other] Erschüttert: { $disrupted }. {""}
  }{ $fallen ->
    [0] {""}
   *[other] Verloren: { $lost }. {""}
  }{ $failed ->
    [0] { $fallen ->
        [0] Alle halten stand.
       *[other] {""}
      }
   *[other] {""}
  }
event-cut-down = { $unit } von { $side } wird bei { $hex } niedergemacht.
event-outcome = { $kind } bei { $hex }: { $size ->
    [draw] Niemand gewinnt
    [skirmish] { $side } gewinnt ein Scharmützel
    [minor] { $side } erringt einen kleinen Sieg
   *[major] { $side } erringt einen großen Sieg
  }. Stärke, die Angreifer und Verteidiger verloren haben: { $losses }.
event-retreats = { $side } wird von { $hex } nach { $destination } zurückgetrieben: { $units }.
event-pursues = { $side } nimmt von { $hex } nach { $destination } die Verfolgung auf.
event-sorties = { $unit } von { $side } kommt aus { $hex } heraus.
event-garrisons = { $unit } von { $side } geht nach { $hex } hinein.
event-blockade = { $side } blockiert { $city }.
event-formal-siege = Förmliche Belagerung von { $city } durch { $side }: { $die }: { $result ->
    [B] eine Bresche in den Mauern
    [S] die Besatzung macht einen Ausfall
   *[other] keine Wirkung
  }.
event-sortie = Der Ausfall aus { $city } kostet { $side } eine Einheit.
event-sortie-known = Der Ausfall aus { $city } kostet { $side } { $unit }.
event-sortie-seen = Der Ausfall aus { $city } kostet { $side } { $unit }.

# ---- politische Ereignisse

event-event = { $side } würfelt { $dice }: { $event }.
event-off-map-revolt = Unruhe daheim: { $die }, also ist außerhalb der Karte Stärke { $needed } nötig: { $quiet ->
    [yes] Rom hat sie
   *[no] Rom muss Truppen heimschicken
  }.
event-revolt-put-down = Die Truppen daheim schlagen die Revolte nieder.
event-revolt-spreads = Die Revolte daheim breitet sich aus: Rom verliert { $number ->
    [one] einen Marker
   *[other] { $number } Marker
  }.
event-rising = { $city } ist unruhig ({ $die }).
event-pretender = Ein Rivale des Königs erhebt das Haupt: { $die }: { $strikes ->
    [yes] er schlägt los
   *[no] niemand folgt ihm
  }.
event-rival = { $unit } bei { $hex } ist der Rivale: Er und die Kerntruppen bei ihm tun diese Runde nichts.
event-goes-home = Eine Einheit von { $side } geht nach Hause.
event-goes-home-known = { $unit } von { $side } geht von { $hex } nach Hause.
event-goes-home-seen = { $unit } von { $side } geht von { $hex } nach Hause.
event-fever = Das Fieber kostet { $side } eine Einheit.
event-fever-known = Das Fieber bei { $hex } kostet { $side } { $unit }.
event-earthquake = Ein Erdbeben legt { $city } in Trümmer.
event-buried = Das Erdbeben begräbt eine Einheit von { $side }.
event-buried-known = Das Erdbeben begräbt { $unit } von { $side }.
event-trajan-hurt = Trajan war dort: { $die }: { $hurt ->
    [yes] er ist verletzt und setzt diese Runde keine Marker ein
   *[no] er entkommt durch ein Fenster
  }.
event-hatra-defies = { $city } trotzt allen: Der Civis hat { $strength ->
    [one] { $strength } Stärkepunkt
   *[other] { $strength } Stärkepunkte
  } mehr.
event-spy-lost = Ein Agent von { $side } wird entlarvt.
event-illness = { $unit } ist krank: { $die }: { $struck ->
    [yes] { $late ->
        [yes] er stirbt daran
       *[no] er muss diese Runde ruhen
      }
   *[no] er erholt sich
  }.

# ---- Fragen

ask-deploy = { $side }: Welche Einheiten beginnen vor den Mauern ihrer Städte?
ask-cover = { $side }: Welche Truppen verdeckst du?
ask-take = { $side }: Nimm { $left ->
    [one] einen Marker
   *[other] { $left } Marker
  } nach Wahl.
ask-movement = { $side }: Marschiere, rekrutiere, setze Marker ein, in beliebiger Folge.
ask-combat = { $side }: Greif an, belagere, setze Marker ein, in beliebiger Folge.
ask-treaty = { $side }: { $enemy } bietet einen Vertrag an: Niemand würde gewinnen. Annehmen?
ask-place-exercitus = { $side }: { $army } ist zu dir zurückgekommen. Wieder auf die Karte setzen?
ask-muster = { $side }: Wer marschiert von { $hex } los, und mit welcher Art von Marsch?
ask-forced-muster = { $side }: Wer wird von { $hex } weitergetrieben, und mit welcher Art von Marsch?
ask-forced-march = { $side }: Die Truppe bei { $hex } mit einem Gewaltmarsch weitertreiben?
ask-marching = { $side }: Deine Truppe ist bei { $hex }, { $march }, Ergebnis { $result }, { $gone ->
    [one] ein Feld
   *[other] { $gone } Felder
  } weit gekommen. Wohin zieht sie?
ask-march-over = { $side }: Deine Truppe ist bei { $hex } angekommen, { $march }, Ergebnis { $result }, und kommt nicht weiter. Was tut sie, bevor sie haltmacht?
ask-march-loss = { $side }: Der Marsch nach { $hex } kostet eine Einheit. Welche?
ask-march-half = { $side }: Der Marsch nach { $hex } kostet die halbe Stärke derer, die marschiert sind{ $left ->
    [0] {""}
   *[other] {" "}(noch { $left } zu verlieren)
  }. Welche Einheiten?
ask-intercept = { $side }: Eine feindliche Truppe ist nach { $hex } gekommen. Abfangen?
ask-call-out = { $side }: Wer geht von { $hex } nach { $destination }, um abzufangen, und wie?
ask-counter = { $side }: Der Feind setzt bei { $hex } einen Marker ein: { $action }. Kontern?
ask-desertion = { $side }: Eine Einheit desertiert bei { $hex }. Welche?
ask-royal-levy = { $side }: Der König hebt noch { $left ->
    [one] eine Einheit
   *[other] { $left } Einheiten
  } aus. Welche?
ask-bring = { $side }: Welche Einheiten kommen von außerhalb der Karte bei { $hex } an?
ask-superiority = { $side }: Einen Marker für die Taktische Überlegenheit bei { $hex } einsetzen? Bisher: { $own } von dir, { $enemy } vom Feind.
ask-lend = { $side }: Disziplinprobe ({ $round }): Welcher Einheit gibt { $leader } (Klasse { $class }) Halt?
ask-losses = { $side }: Noch { $left } bei { $hex } zu verlieren. Welche Einheit fällt?
ask-retreat = { $side }: Wohin treibst du die geschlagene Truppe von { $enemy } bei { $hex }?
ask-pursuit = { $side }: Den Feind von { $hex } nach { $destination } verfolgen?
ask-leave-city = { $side }: Welche Einheiten kommen aus { $city } heraus?
ask-enter-city = { $side }: Welche Einheiten gehen nach { $city } hinein?
ask-sortie = { $side }: Der Ausfall aus { $city } kostet eine Einheit. Welche?
ask-failed-siege = { $side }: Die Belagerung von { $city } blieb ohne Wirkung. Die Stadt blockieren oder die Mauern stürmen?
ask-turn-city = { $side }: Welche Stadt geht zu { $to } über?
ask-pretender = { $side }: Welcher Anführer erhebt sich gegen den König?
ask-return-satrapy = { $side }: Welche Satrapie-Einheit geht nach Hause?
ask-return-archers = { $side }: Welche Kern-Bogenreiter gehen nach Hause?
ask-rally = { $side }: In welcher Stadt sammelt sich eine Satrapie-Einheit?
ask-iberians = { $side }: Welche Reiter schicken die Iberer nach Harmozica, wenn überhaupt?
ask-veterans-city = { $side }: In welche Provinzhauptstadt kehren Veteranen zurück, wenn überhaupt?
ask-veterans-unit = { $side }: Welche Einheit bilden die Veteranen?
ask-fever = { $side }: Das Fieber rafft eine Einheit hin. Welche?
ask-earthquake = { $side }: Das Erdbeben begräbt eine Einheit. Welche?
ask-embassy = { $side }: Eine Gesandtschaft schlägt einen Vertrag vor: Niemand würde gewinnen. Annehmen?

# ---- Aktionen, wie ein Knopf sie nennt

do-concede = Den Krieg verloren geben
do-treaty = Einen Vertrag anbieten
do-out = { $unit } vor die Mauern stellen
do-cover = Truppe bei { $hex } verdecken
do-cover-all = Alle Truppen verdecken
do-take = { $marker } nehmen
do-exercitus = Truppe bei { $hex } unter { $army } legen
do-bluff = { $army } bei { $hex } als Bluff aufstellen
do-disband = { $army } von der Karte nehmen
do-show = Truppe bei { $hex } zeigen
do-march = Von { $hex } losmarschieren
do-leave = { $unit } zurücklassen
do-leave-army = { $army } zurücklassen
do-road = Auf der Straße marschieren
do-cross-country = Querfeldein marschieren
do-river = Auf dem Fluss marschieren
do-sea = Zur See marschieren
do-to = Nach { $hex } ziehen
do-off-map = Die Karte verlassen
do-lead-off-map = Die Karte mit dem Oberbefehlshaber verlassen: Wer dort ist, kommt nur durch seinen Politikmarker zurück
do-drop = { $unit } hier lassen
do-post = { $unit } in der Stadt lassen
do-pick-up = { $unit } mitnehmen
do-halt = Hier halten, außerhalb der Mauern
do-enter = In der Stadt halten
do-forced-march = Gewaltmarsch unter { $leader }
do-intercept = Mit { $leader } abfangen
do-let-march = Nicht abfangen und bei diesem Marsch nicht mehr fragen
do-revolt = Mit { $leader } eine Revolte anzetteln
do-sedition = Mit { $leader } Zwietracht säen
do-recruit = { $leader } rekrutiert { $unit }
do-levy = { $leader } hebt eine Satrapie-Einheit aus
do-civis = { $leader } stellt einen Civis auf
do-summon = Truppen von außerhalb der Karte nach { $hex } rufen
do-bring = { $unit } hereinholen
do-spy = { $leader } späht { $hex } aus
do-spy-box = { $leader } späht { $box } aus
do-assassinate = { $leader } schickt Mörder zu { $victim }
do-counter = Mit { $leader } kontern
do-triumph = Einen Triumph feiern
do-imperator = { $leader } zum Imperator machen
do-king-of-kings = { $leader } zum König der Könige machen
do-royal-levy = Der König hebt { $unit } aus
do-trade-troops = Handelskonzession für Truppen
do-trade-markers = Handelskonzession für Marker
do-colony = { $unit } als Kolonie ansiedeln
do-attack = Bei { $hex } angreifen
do-sally = Ausfall aus { $hex }
do-blockade = { $hex } blockieren
do-assault = { $hex } stürmen
do-formal-siege = { $hex } förmlich belagern
do-superiority = Taktische Überlegenheit durch { $leader }
do-eagle = Durch { $leader } den Kaiseradler erheben
do-lend = { $leader } gibt { $unit } Halt
do-lend-civis = { $leader } gibt dem Civis Halt
do-lose = { $unit } opfern
do-lose-civis = Den Civis opfern
do-retreat = Nach { $hex } treiben
do-pursue = Mit { $leader } verfolgen
do-garrison = { $unit } in die Stadt schicken
do-sortie = { $unit } aus der Stadt holen
do-choose-city = { $city } wählen
do-choose-unit = { $unit } wählen
do-done = Fertig

# ---- warum nicht

why-already-open = Deine Truppe bei { $hex } liegt schon offen ({ $rule }).
why-another-raises-here = Ein anderer Anführer hat diese Runde bei { $hex } Satrapie-Einheiten ausgehoben, also darf es { $leader } nicht ({ $rule }).
why-bring-somebody = Für den Marker kommt mindestens eine Einheit herein ({ $rule }).
why-cannot-march = { $leader } kann jetzt nicht marschieren ({ $rule }).
why-city-shut = Bei { $hex } ist keine Stadt, in die die Truppe hineinkönnte ({ $rule }).
why-court-elsewhere = Der Hofstaat ist nicht dort, wo { $leader } ist ({ $rule }).
why-eclipse = Die Finsternis erschreckt alle: kein Gewaltmarsch in dieser Runde ({ $rule }).
why-enemy-beside = Auch der Feind ist bei { $hex }: Ein Exercitus kann dort nicht hin ({ $rule }).
why-enemy-city = { $city } gehört dem Feind ({ $rule }).
why-enemy-here = Der Feind ist bei { $hex }: Dort endet der Marsch ({ $rule }).
why-exercitus-in-use = { $army } steht auf der Karte oder wurde diese Runde schon aufgestellt ({ $rule }).
why-floods = Die Flüsse führen Hochwasser: Diese Runde marschiert niemand auf dem Fluss ({ $rule }).
why-great-heat = In der großen Hitze führen keine zusätzlichen Felder in die Wüste von { $hex } ({ $rule }).
why-has-attacked = Deine Truppe bei { $hex } hat schon angegriffen ({ $rule }).
why-has-civis = { $city } hat schon einen Civis ({ $rule }).
why-has-moved = { $unit } ist schon marschiert oder kann nicht mitkommen ({ $rule }).
why-has-supreme-leader = { $unit } ist der Oberbefehlshaber ({ $rule }).
why-just-left-the-map = { $unit } hat die Karte gerade in dieser Runde verlassen ({ $rule }).
why-leader-spent = { $leader } hat so viele Marker eingesetzt, wie sein Rang { $rating } erlaubt, oder ist verhindert ({ $rule }).
why-leaders-are-spared = { $unit } ist ein Anführer: Jemand anders muss fallen ({ $rule }).
why-maneuvers-away = { $unit } hat den Manövervorteil und ist nicht zu erreichen ({ $rule }).
why-march-tried = Von { $hex } ist schon ein Marsch versucht worden ({ $rule }).
why-movement-only = Das geht nur im Bewegungssegment ({ $rule }).
why-must-stop = Der Marsch endet bei { $hex } ({ $rule }).
why-no-better-class = { $leader } ist von keiner besseren Klasse als { $unit } ({ $rule }).
why-no-capital-for-triumph = Der Oberbefehlshaber ist bei { $hex }: Ein Triumph braucht eine parthische Regionalhauptstadt in römischer Hand ({ $rule }).
why-no-city-of-yours = { $leader } ist bei { $hex }, in keiner deiner Städte oder vor belagerten Mauern ({ $rule }).
why-no-city-of-yours-here = Bei { $hex } ist keine Stadt von dir ({ $rule }).
why-no-cross-country = Von { $hex } führt kein Weg weiter ({ $rule }).
why-no-enemy-city = Bei { $hex } ist keine feindliche Stadt ({ $rule }).
why-no-enemy-civis = Bei { $hex } ist kein feindlicher Civis ({ $rule }).
why-no-enemy-outside = Bei { $hex } steht kein Feind im Freien ({ $rule }).
why-no-enemy-troops = Bei { $hex } sind keine feindlichen Truppen zu sehen, die desertieren könnten ({ $rule }).
why-no-exercitus = { $army } ist nicht auf der Karte ({ $rule }).
why-no-leader-here = Bei { $hex } ist kein Anführer von dir ({ $rule }).
why-no-marker = Einen solchen Marker ({ $marker }) hast du nicht ({ $rule }).
why-no-parthian-city = { $leader } ist bei { $hex }, in keiner Stadt von parthischer Farbe in parthischer Hand ({ $rule }).
why-no-port-of-yours = Bei { $hex } ist kein Hafen von dir ({ $rule }).
why-no-provincial-capital = { $leader } ist bei { $hex }: Einheiten der Klasse { $class } werden nur in Provinzhauptstädten aufgestellt ({ $rule }).
why-no-regional-capital = { $leader } ist bei { $hex }, in keiner deiner Regionalhauptstädte oder vor belagerten Mauern ({ $rule }).
why-no-river = Von { $hex } führt weder Fluss noch See weiter ({ $rule }).
why-no-road = Von { $hex } führt keine Straße dorthin ({ $rule }).
why-no-roman-city = { $leader } ist bei { $hex }: Einheiten der Klasse R werden nur in Städten von römischer Farbe aufgestellt ({ $rule }).
why-no-satrapy-recruits = Es sind keine Satrapie-Einheiten mehr auszuheben ({ $rule }).
why-no-sea = Bei { $hex } liegt kein Meer, an dem du einen Hafen hast ({ $rule }).
why-no-strength-to-attack = Deine Truppe bei { $hex } hat keine Stärke, um anzugreifen ({ $rule }).
why-no-strength-to-lose = { $unit } hat keine Stärke, die als Verlust zählte ({ $rule }).
why-no-such-box = So etwas wie { $box } hat der Feind nicht ({ $rule }).
why-no-supreme-leader = { $side } hat keinen Oberbefehlshaber auf der Karte ({ $rule }).
why-no-trade-city = Der König ist bei { $hex }, in keiner seiner Städte an einer Handelsstraße ({ $rule }).
why-no-train = Seit Beginn der Runde war kein Impeditus bei { $hex } ({ $rule }).
why-no-way-off-map = Von { $hex } führt mit diesem Marsch kein Weg von der Karte ({ $rule }).
why-nobody-off-map = Außerhalb der Karte wartet niemand ({ $rule }).
why-nobody-outside = Keine deiner Einheiten steht vor den Mauern von { $hex } ({ $rule }).
why-nobody-to-intercept = Du hast niemanden, der abfangen könnte ({ $rule }).
why-nobody-to-march = Bei { $hex } kann niemand marschieren ({ $rule }).
why-not-a-core-leader = { $leader } ist kein Anführer des Kernlands ({ $rule }).
why-not-a-parthian-leader = { $leader } ist kein parthischer Anführer ({ $rule }).
why-not-besieged = Du hältst bei { $hex } keine belagerte Stadt ({ $rule }).
why-not-in-a-city = { $unit } ist nicht in einer Stadt ({ $rule }).
why-not-in-city = { $leader } ist nicht in der Stadt ({ $rule }).
why-not-in-pool = Von dieser Art ({ $marker }) ist kein Marker mehr übrig ({ $rule }).
why-not-pursued = { $leader } ist in der Stadt, nicht bei der verfolgten Truppe ({ $rule }).
why-nothing-open = Dort liegt nichts von dir offen ({ $rule }).
why-nothing-to-cover = Bei { $hex } stehen keine verdeckten Einheiten im Freien ({ $rule }).
why-one-royal-levy = { $leader } ruft das Kernland einmal im Krieg zu den Waffen, und nach ihm niemand mehr ({ $rule }).
why-only-with-the-force = Mitgenommene Einheiten kommen nur so weit wie jene, die aufgebrochen sind ({ $rule }).
why-out-of-range = { $leader } ist { $distance ->
    [one] { $distance } Feld
   *[other] { $distance } Felder
  } von { $hex } entfernt; höchstens { $range } dürfen es sein ({ $rule }).
why-outside-already = { $unit } steht schon vor den Mauern ({ $rule }).
why-raised-already = Ein anderer Anführer hat { $unit } schon Halt gegeben ({ $rule }).
why-scattering = Eine Truppe, die sich verirren wird, setzt unterwegs keine Marker ein ({ $rule }).
why-shut-in = Deine Truppe bei { $hex } wird belagert ({ $rule }).
why-siege-declared = Was deine Truppe mit der Stadt bei { $hex } tut, steht für diese Runde fest ({ $rule }).
why-snow = Schnee sperrt die Berge von { $hex }, außer auf der Straße ({ $rule }).
why-somebody-must-march = Jemand muss marschieren ({ $rule }).
why-stands-firm = { $unit } bleibt fest: Nur Einheiten der Klassen M und B desertieren ({ $rule }).
why-own-turn-only = Diesen Marker ({ $marker }) setzt man nur im eigenen Spielerzug ein ({ $rule }).
why-storms = Stürme halten diese Runde alle Schiffe im Hafen ({ $rule }).
why-superfluous = { $unit } ist mehr wert als die Einheit davor: Eine der beiden wäre zu viel (noch { $left } zu verlieren) ({ $rule }).
why-supreme-leader-only = { $leader } ist nicht der Oberbefehlshaber ({ $rule }).
why-too-far = Die Truppe ist { $gone ->
    [one] { $gone } Feld
   *[other] { $gone } Felder
  } weit gekommen, und mehr als { $limit } schafft sie nicht ({ $rule }).
why-too-far-to-intercept = { $leader } ist nicht auf { $range ->
    [one] { $range } Feld
   *[other] { $range } Felder
  } heran ({ $rule }).
why-too-few-left = Nach { $unit } bliebe zu wenig, um die { $left } zu erreichen, die noch zu verlieren sind ({ $rule }).
why-too-soon = In der Runde, in der der letzte verloren ging, wird kein neuer Oberbefehlshaber ernannt ({ $rule }).
why-treaty-refused-already = Du hast in diesem Spielerzug schon einen Vertrag angeboten ({ $rule }).

# ---- das Ende

how-won = Siegstufe: { $level }.
how-drawn = Beide Seiten erreichen dieselbe Siegstufe: { $roman ->
    [none] keine
   *[other] { $roman }
  }.
how-conceded = Der Feind hat den Krieg verloren gegeben.
how-optimus = Optimus-Sieg: Alle feindlichen Hauptstädte wurden eine ganze Runde lang gehalten.
how-treaty = Ein Vertrag beendet den Krieg.

# ---- was dadurch gezeigt wird, nach „Etwas Verborgenes wird gezeigt: …“

shown-revealed = was dort verdeckt liegt
shown-exercitus-found = was unter dem Exercitus steht
shown-unmasked = was unter dem Exercitus steht
shown-disbanded = wie viele Steine der Exercitus verdeckte
shown-marches = was im nächsten Feld liegt, und dass du kommst
shown-leaves-map = wer die Karte verlassen hat
shown-halts = wie viele Steine hinter die Mauern gehen
shown-deserts = wer desertiert
shown-guarded = was ein Agent dort findet
shown-sees-markers = die Marker des Feindes, dir allein
shown-sees-box = die Einheiten in dem Lager, dir allein
shown-colony = die Veteranen, die sich ansiedeln
shown-march-loss = wie viele Steine verloren sind
shown-otherwise = der Marker, wo ein Anführer ist, oder ob der Feind antworten kann

# ---- womit Tipps rechnen, nach einer Zahl: „+1,5 Städte“

part-goals = Siegbedingungen in Sicht
part-cities = Städte
part-strength = Stärkepunkte auf der Karte
part-leaders = Anführer auf der Karte
part-markers = Marker in der Hand

# ---- was ein Bot sich vornimmt

aim-incite = mit { $force } eine Revolte in { $goal } anzetteln
aim-take = mit der Armee bei { $force } { $goal } nehmen
aim-relieve = mit der Armee bei { $force } { $goal } entsetzen
aim-hunt = mit der Armee bei { $force } den Feind bei { $goal } stellen
aim-hold = mit der Armee bei { $force } { $goal } halten
aim-approach = { $force } näher an die Front bringen, nach { $goal }
aim-withdraw = { $force } nach { $goal } in Sicherheit bringen
aim-stir = mit { $force } { $goal } aufwiegeln
aim-stay = bei { $goal } bleiben
aim-rest = alle anderen Truppen lassen, wo sie sind
aim-recruit = mit { $force } { $goal } aufstellen
aim-levy = mit { $force } eine Satrapie-Einheit ausheben
aim-civis = mit { $force } einen Civis aufstellen
aim-summon = die Legionen des Westens nach { $goal } rufen
aim-royal-levy = den König { $force } ausheben lassen
aim-trade-troops = eine Handelskonzession für Truppen verkaufen
aim-trade-markers = eine Handelskonzession für Marker verkaufen
aim-triumph = einen Triumph feiern
aim-imperator = { $force } zum Imperator machen
aim-king-of-kings = { $force } zum König der Könige machen
aim-assassinate = { $goal } durch { $force } ermorden lassen

# ---- Fehler, die die Arena zählt

blunder-stripped-city = Kriegsentscheidende Städte, in denen niemand bleibt
blunder-lost-battle = Angriffe auf einen stärkeren Feind
blunder-winter-march = Armeen, die durch den Schnee geführt werden
blunder-exposed-supreme = Oberbefehlshaber, die einem stärkeren Feind überlassen werden
blunder-idle-markers = Runden, die mit allen Politikmarkern in der Hand enden

# Was ein Marsch bringen kann: von einem Weg gesagt, bevor er gegangen wird.
risk-no-move = sie kommt nicht voran
risk-scatter = sie verirrt sich
risk-unit-lost = sie verliert eine Einheit
risk-half-lost = sie verliert die halbe Stärke
risk-enemy = Feinde sind dort
risk-interception = sie könnte abgefangen werden

## Wonach sich der Verlauf durchsuchen lässt, und wie Glück gezählt wird

topic-marches = Märsche
topic-battles = Schlachten
topic-cities = Städte
topic-markers = Marker
topic-turns = Runden
luck-strikes = Schläge
    .counted = Stärkepunkte, die der Feind durch Schläge zu verlieren hatte.
luck-marches = Märsche
    .counted = Würfe für einen Marsch oder ein Abfangen, bei denen die Truppe vorankam.
luck-sieges = Förmliche Belagerungen
    .counted = Breschen.
luck-intrigue = Revolten und Ränke
    .counted = Revolten, Zwietracht und Morde, die gelangen.

window-interception = Abfangen
window-interception-about = Eine feindliche Truppe marschiert in ein Feld in Reichweite eines deiner Anführer.
window-interception-concerns = Nur neben dem, was mein ist
window-counter = Kontern
window-counter-about = Der Feind setzt in einem Feld einen Marker ein, wo ein Anführer von dir ihn aufheben kann.


## Für eine erste Partie: worum es bei einer Frage geht, nach ihrem Schritt

tip-Deploy = In den Mauern oder davor
    .text = Alle deine Einheiten beginnen in ihren Städten. Klick eine Stadt an, um Einheiten vor ihre Mauern zu stellen; die meisten können so oder so marschieren, also ist Fertig eine gute Antwort.
tip-TakeMarkers = Strategemmarker
    .text = Anführer setzen sie ein. Politikmarker rekrutieren und zetteln Revolten an, Militärmarker gewinnen Schlachten und treiben Märsche voran, Agenten finden heraus, was verdeckt liegt.
tip-MovementSegment = Marschieren
    .text = Klick eine Truppe an, um mit ihr zu marschieren. Aus jedem Feld gibt es einen Versuch je Runde, und ein Würfel entscheidet, wie der Marsch verläuft. Marker, Rekruten und Bluffs liegen in der Schale über der Karte.
tip-Muster = Wer geht, und wie?
    .text = Klick die Einheiten an, die zurückbleiben, dann die Art des Marsches. Bei jeder steht, was ihre sechs Augen bringen: wie weit, und was unterwegs verloren gehen kann.
tip-Marching = Unterwegs
    .text = Klick das nächste Feld an. Du darfst Einheiten zurücklassen und andere mitnehmen. Der Marsch endet, wo der Feind ist, und alles dort wird aufgedeckt.
tip-CoverForces = Wieder verdeckt
    .text = Was der Feind gesehen hat, kann jetzt wieder vor ihm verborgen werden. Es gibt selten einen Grund dagegen.
tip-CombatSegment = Kämpfen
    .text = Wo du im selben Feld wie ein Feind stehst, darfst du ihn angreifen; vor einer feindlichen Stadt darfst du sie blockieren, stürmen oder, mit einem Tross, förmlich belagern.
tip-InterceptionWindow = Du darfst eingreifen
    .text = Eine feindliche Truppe ist einem deiner Anführer nahe gekommen, der einen Militärmarker hat. Fang sie ab oder lass sie vorbei.
tip-PlaySuperiority = Taktische Überlegenheit
    .text = Wer mehr Militärmarker einsetzt, schlägt in jeder Kampfrunde zuerst zu. Setze sie ein, wo die Schlacht etwas entscheidet.
tip-ChooseLosses = Verluste
    .text = Du wählst, wer fällt. Es gehen ganze Einheiten verloren, und was zu viel wert ist, kann nicht auf weniger Wertes folgen.
## Auf dem Bildschirm

screen-segment-events = Politische Ereignisse
screen-segment-stratagems = Strategemsegment
screen-segment-movement = Bewegungssegment
screen-segment-combat = Kampfsegment
screen-turn-of-0 = Römischer Spielerzug
screen-turn-of-1 = Parthischer Spielerzug
screen-before-the-war = Vor dem Krieg
screen-date = { $month } { $year } n. Chr.
screen-set-up = { $scenario }: Aufbau
screen-headline = Runde { $turn } von { $turns }: { $date } · { $segment }
screen-headline-of = Runde { $turn } von { $turns }: { $date } · { $side }, { $segment }
screen-markers = Strategemmarker in der Hand, von denen sonst niemand erfährt
screen-strength = Stärkepunkte auf der Karte, die du sehen kannst
screen-level = Die Siegstufe, wenn der Krieg jetzt endete
screen-needed = (für jeden Sieg nötig)
screen-hope-revolt = dass sich die Stadt erhebt
screen-hope-sedition = auf einen Überläufer
screen-hope-assassinate = dass er stirbt
screen-hope-formal-siege = auf eine Bresche
screen-hope-assault = die Stadt zu nehmen
screen-hope-lend = standzuhalten
screen-hope-intercept = anzukommen
screen-hope-march = voranzukommen
screen-wastes-city = Niemand bleibt in { $city }: Du hältst die Stadt nicht mehr.
screen-wastes-war = Der Feind gewinnt den Krieg.
screen-wastes-treaty = Wenn der Feind annimmt, gewinnt niemand den Krieg.
screen-wastes-off-map = Wer die Karte verlässt, kommt nur durch einen Politikmarker zurück.
screen-wastes-fights = Du könntest noch kämpfen: { $places }.
screen-wastes-marches = { $forces ->
    [one] 1 Truppe könnte noch marschieren.
   *[other] { $forces } Truppen könnten noch marschieren.
}
screen-recruits = Rekruten
screen-recruits-core = Rekruten des Kernlands
screen-recruits-satrapy = Rekruten der Satrapien
screen-recruits-armenian = Armenische Rekruten
screen-off-map = Außerhalb der Karte
screen-went-marches = { $side } zieht von { $from } nach { $to }.
screen-roll-march-roll = Marsch { $march }
screen-roll-forced = Gewaltmarsch { $march }
screen-roll-intercept-roll = Abfangen { $march }
screen-roll-incites = Revolte in { $city }
screen-roll-formal-siege = Belagerung von { $city }
screen-roll-sedition = Zwietracht
screen-result-incites = { $success ->
    [yes] Die Stadt erhebt sich
   *[other] Alles bleibt ruhig ({ $needed } oder weniger)
}
screen-result-formal-siege = { $result ->
    [B] Eine Bresche in den Mauern
    [S] Die Besatzung macht einen Ausfall
   *[other] Keine Wirkung
}
screen-result-sedition = { $success ->
    [yes] Eine Einheit könnte desertieren
   *[other] Nichts wird daraus
}
screen-move-N = kommt nicht voran
screen-move-M = kommt voran
screen-move-M1 = ein Feld mehr
screen-move-M2 = zwei Felder mehr
screen-move-R = den Fluss entlang
screen-move-O = über das Meer
screen-effect-S = verirrt sich
screen-effect-A = Auszehrung
screen-effect-F = kostet beim Gewaltmarsch
screen-effect-W = Winterverlust
screen-effect-X = Schiffbruch
screen-mark-revealed = aufgedeckt
screen-mark-unmasked = ein Bluff
screen-mark-arrives = trifft ein
screen-mark-march-loss = auf dem Marsch verloren
screen-mark-revolt = geht über
screen-mark-revolt-succeeds = die Revolte gelingt
screen-mark-revolt-fails = die Revolte misslingt
screen-mark-goes-over = geht über
screen-mark-civis = ein neuer Civis
screen-mark-colony = eine Kolonie
screen-mark-blockade = blockiert
screen-mark-capital-taken = eine Hauptstadt fällt
screen-mark-earthquake = Erdbeben
screen-mark-rising = unruhig
screen-mark-triumph = ein Triumph
screen-mark-triumph-lost = der Triumph ist verloren
screen-mark-plays = setzt einen Marker ein
screen-mark-countered = gekontert
screen-mark-guarded = von einer Garde vereitelt
screen-mark-deserts = desertiert
screen-scoring = Woraus ein Sieg wird
screen-choose-units = Wähle unter den Einheiten hier
screen-held-by-nobody = in niemandes Hand
screen-at-the-start = zu Beginn

# Back.svelte
screen-exercitus = EXERCITUS

# BattleSheet.svelte
screen-combat-at = Kampf bei { $title }
screen-revolt = Revolte
screen-tactical-superiority-strikes-first = Taktische Überlegenheit: schlägt zuerst zu
screen-superiority = Überlegenheit
screen-maneuver-advantage = Manövervorteil
screen-maneuver = Manöver
screen-eagle = Adler
screen-strength-at-the-start-and = Stärke zu Beginn, und was verloren ist
screen-civis = Civis
screen-tactical-superiority = Taktische Überlegenheit
screen-strikes-with-rolls = schlägt mit { $strength } zu, würfelt { $die }
screen-check = { " " }Probe
screen-checks-discipline-rolls = prüft die Disziplin, würfelt { $die }
screen-checks = prüft { $die }
screen-attack-strength = Angriffsstärke
screen-strikes-with = { $side } schlägt mit { $strength } zu:
screen-to-lose = { $suffered } zu verlieren
screen-no-losses = keine Verluste
screen-discipline-check = , Disziplinprobe
screen-checks-discipline = { $side } prüft die Disziplin
screen-nobody-wins = Niemand gewinnt.
screen-wins = { $side } erringt { $size }.
screen-fire = Beschuss
screen-melee = Nahkampf
screen-pursuit = Verfolgung
screen-a-skirmish = den Sieg in einem Scharmützel
screen-a-minor-victory = einen kleinen Sieg
screen-a-major-victory = einen großen Sieg

# Board.svelte
screen-hex = Feld { $id }
screen-map-of-the-war-arrow = Karte des Krieges. Pfeiltasten gehen von Feld zu Feld, Enter handelt, das Fragezeichen fragt, warum nicht, der Punkt geht zum nächsten Feld, in dem du handeln kannst. { $size ->
    [one] { $size } Feld ist
   *[other] { $size } Felder sind
  } jetzt wählbar.

# Chip.svelte
screen-face-down = Verdeckt
screen-exercitus-2 = Exercitus { $armyName }

# Hand.svelte
screen-a-spectator-holds-no-markers = Ein Zuschauer hat keine Marker.
screen-stratagem-markers = Strategemmarker
screen-take-a-marker-of-your = Nimm einen Marker nach Wahl:
screen-now = jetzt { $uses }
screen-no-markers-in-hand = Keine Marker in der Hand.
screen-exercitus-3 = Exercitus
screen-strength-2 = Stärke { $strength }
screen-a-bluff-nobody-is-there = ein Bluff: dort ist niemand
screen-is-not-on-the-map = { $armyName } ist nicht auf der Karte
screen-in-your-turn = in deinem Spielerzug
screen-in-the-enemys-turn = im Spielerzug des Feindes
screen-in-any-turn = in jedem Spielerzug

# HexCard.svelte
screen-so-many-counters = { $number ->
    [one] { $number } Stein
   *[other] { $number } Steine
}
screen-civis-2 = { "." } Civis { $strength }–{ $discipline }
screen-a-train-for-a-formal = ; ein Tross für eine förmliche Belagerung ist dort
screen-before-the-walls-behind-them = Vor den Mauern { $before }, dahinter { $behind }{ $train }.
screen-siege = Belagerung.
screen-inside-the-city = , in der Stadt
screen-before-the-walls = , vor den Mauern
screen-nobody-but-its-owner-knows = Nur der Besitzer weiß, was unter { $armies } steht, wenn überhaupt etwas.
screen-face-down-2 = { $counters } verdeckt
screen-last-seen-here = Zuletzt hier gesehen
screen-turn-2 = Runde { $turn }
screen-and-face-down = { " " }und { $counters } verdeckt

# Panel.svelte
screen-turns = Runden
screen-ad = { $name } { $year } n. Chr.
screen-victory = Sieg
screen-cities = { $number ->
    [one] { $number } Stadt
   *[other] { $number } Städte
  }
screen-not-met = nicht erfüllt
screen-needed-for-any-victory = { " " }(für jeden Sieg nötig)
screen-holds-every-enemy-capital-an = Hält alle feindlichen Hauptstädte: Ein Optimus-Sieg ist nahe.
screen-cities-2 = Städte
screen-nobody = niemand { $held }
screen-capital = { $capital ->
    [provincial] Provinzhauptstadt
   *[regional] Regionalhauptstadt
}
screen-no-civis = kein Civis
screen-besieged = belagert
screen-roman = Römisch
screen-armenian = Armenisch
screen-arabian = Arabisch
screen-parthian = Parthisch

# Reference.svelte
screen-march-table = Marschtabelle
screen-die = Würfel
screen-n-no-move-m-moves = N: kommt nicht voran; M: zieht, so weit sie kann, M2 und M1 mehr; R: den Fluss hinab oder hinauf; O: über das Meer. S: verirrt sich, A: Auszehrung, F: kostet beim Gewaltmarsch eine Einheit, W: kostet im Winter die Hälfte, X: Schiffbruch.
screen-combat-results = Kampfergebnisse
screen-strength-3 = Stärke
screen-a-number-is-strength-to = Eine Zahl ist Stärke, die verloren geht; C ist eine Disziplinprobe.
screen-discipline = Disziplin
screen-class = Klasse
screen-formal-siege = Förmliche Belagerung
screen-result = Ergebnis
screen-unit-types = Arten von Einheiten
screen-attacks-with-its-strength-times = Greift an mit der Stärke mal
screen-maneuver-2 = Manöver
screen-worth = Wert
screen-terrain = Gelände
screen-march-ends = Marsch endet
screen-no-maneuver-or-charge = Kein Manöver oder Sturmritt
screen-numbers-reduced = Zahlen vermindert
screen-counters = Steine
screen-below-on-a-counter-strength = Unten auf einem Stein: Stärke, Disziplin, Bewegung. Ein Anführer hat seinen Rang in einem Kreis; ein Stern bezeichnet eine Garde.
screen-by-road = Auf der Straße
screen-across-country = Querfeldein
screen-by-river = Auf dem Fluss
screen-by-sea = Zur See
screen-goes-berserk = gerät in Raserei
screen-no-effect = keine Wirkung
screen-and-more = { $least } und mehr

# Sheet.svelte
screen-units = Einheiten
screen-the-result-of-the-march = Das Ergebnis der Marschtabelle
screen-of-hexes = { $gone } von { $limit ->
    [one] { $limit } Feld
   *[other] { $limit } Feldern
  }
screen-fold = Einklappen
screen-all-units = Alle { $length } Einheiten
screen-all-units-2 = Alle Einheiten
screen-click-a-hex-that-glows = Klick ein leuchtendes Feld an, um unter seinen Einheiten zu wählen.
screen-moves = { $percent } % kommt voran
screen-march-along-click-who-stays = Marschieren mit: klick an, wer bleibt
screen-the-force-click-who-is = Die Truppe: klick an, wer hier bleibt
screen-here-click-who-comes-along = Hier: klick an, wer mitkommt
screen-who-falls = Wer fällt?
screen-inside-click-who-starts-before = In der Stadt: klick an, wer vor den Mauern beginnt
screen-off-the-map-click-who = Außerhalb der Karte: klick an, wer hereinkommt
screen-steady = Halt geben
screen-choose = Wählen
screen-strength-4 = { $place }: Stärke { $strength }

# Tray.svelte
screen-choose-on-the-map = auf der Karte wählen
screen-cancel = Abbrechen
screen-markers-and-other-things-to = Marker und anderes, was sich spielen lässt
screen-on-the-map = auf der Karte

# actions.ts
screen-political = Politik
screen-off-map-forces = Truppen von außerhalb
screen-agent = Agent
screen-assassination = Mord
screen-special = Besonderes
screen-triumph = Triumph
screen-royal-levy = Königliches Aufgebot
screen-treaty = Vertrag
screen-stays-here = bleibt hier
screen-leave-here = hier lassen
screen-into-the-city = in die Stadt
screen-take-along = mitnehmen
screen-before-the-walls-2 = vor die Mauern
screen-bring-in = hereinholen
screen-out-of-the-city = aus der Stadt
screen-attack = Angreifen
screen-assault-the-walls = Mauern stürmen
screen-blockade = Blockieren
screen-formal-siege-2 = Förmlich belagern
screen-sally-out = Ausfall machen
screen-revolt-by = Revolte durch { $who }
screen-sedition-by = Zwietracht durch { $who }
screen-intelligence-by = Spähen durch { $who }
screen-put-under = Unter { $who } legen
screen-bluff-with = Bluff mit { $who }
screen-show-the-force = Truppe zeigen
screen-turn-face-down = Verdecken

# describe.ts
screen-no-civis-2 = , kein Civis
screen-besieged-2 = , belagert
screen-held-by = in der Hand von { $name }{ $civis }{ $siege }
screen-capital-2 = { $colour ->
    [Roman] römische
    [Armenian] armenische
    [Arabian] arabische
   *[Parthian] parthische
} { $capital ->
    [provincial] Provinzhauptstadt
   *[regional] Regionalhauptstadt
}
screen-city = { $colour ->
    [Roman] römische
    [Armenian] armenische
    [Arabian] arabische
   *[Parthian] parthische
} Stadt
screen-strength-5 = { $units } (Stärke { $strength })
screen-inside-the-city-2 = { " " }in der Stadt
screen-last-seen-here-2 = zuletzt hier gesehen: { $units }
screen-hex-2 = { $name }, Feld { $id }

# model.ts
screen-hold-cities = { $needed ->
    [one] { $needed } Stadt
   *[other] { $needed } Städte
  } halten
screen-hold = Halten: { $listed }
screen-is-off-the-map = { $leader } ist nicht auf der Karte
screen-the-triumph-lies-in = Der Triumph liegt in { $place }

# paint.ts
screen-parthian-core = Parthisches Kernland
screen-satrapy = Satrapie
screen-rome = Rom
screen-parthia = Parthien
screen-imperator = Imperator
screen-veteran = Veteran
screen-mob = Haufen
screen-barbarian = Barbar
screen-leader = Anführer ({ $name })
screen-unit-kind = { $kind } ({ $nation })
screen-rating = Rang { $rating }
screen-moves-2 = zieht { $move }
screen-guard = Garde

# summary.ts
screen-optimus = Optimus
screen-markers-2 = Marker
screen-strength-seen = Gesehene Stärke
screen-level-2 = Stufe
screen-supreme-leader = Oberbefehlshaber
screen-sedition = Zwietracht
screen-cost = { $hexes ->
    [one] { $hexes } Feld
   *[other] { $hexes } Felder
}
screen-attacks = greift an
screen-defends = verteidigt
screen-word-lose = opfern
screen-word-choose = wählen
screen-word-steady = Halt geben
screen-word-raise = aufstellen
screen-level-none = keine
screen-conditions = { $all ->
    [one] { $met } von { $all } Bedingung erfüllt
   *[other] { $met } von { $all } Bedingungen erfüllt
  }; Siegstufe: { $level }
screen-aim-met = { $goal } ✓
screen-aim-counted = { $goal } ({ $have } von { $needed })
screen-aim-open = { $goal }
screen-aim-levels = Es gewinnt, wer bei Kriegsende mehr erfüllt hat. Siegstufe jetzt: du { $mine }, der Feind { $theirs }.
screen-aim-drawn = Es gewinnt, wer bei Kriegsende mehr erfüllt hat: Jetzt sind beide gleich.
screen-met = erfüllt
screen-ground-river = Fluss
screen-ground-lake = See
screen-ground-coast = Küste
screen-no-leader = keiner
screen-recruit = Rekrut
screen-result-passes = besteht
screen-result-fails = versagt
screen-result-breach = Bresche
screen-result-sortie = Ausfall
screen-yes = ja
screen-brief-march = Marschieren

# Die Schale: was sich außer Märschen und Angriffen spielen lässt.
screen-box-political = Politik
screen-box-agent = Agent
screen-box-special = Besonderes
screen-box-exercitus = Exercitus
screen-box-parley = Verhandeln
screen-tool-revolt = Revolte
screen-tool-recruit = Rekrutieren
screen-tool-levy = Satrapie-Einheit ausheben
screen-tool-civis = Civis aufstellen
screen-tool-summon = Truppen von außerhalb der Karte
screen-tool-sedition = Zwietracht
screen-tool-spy = Ein Feld ausspähen
screen-tool-spy-box = In ein Lager blicken
screen-tool-assassinate = Mord
screen-tool-triumph = Triumph
screen-tool-imperator = Ein neuer Imperator
screen-tool-king-of-kings = Ein neuer König der Könige
screen-tool-royal-levy = Königliches Aufgebot
screen-tool-trade-troops = Handelskonzession: Truppen
screen-tool-trade-markers = Handelskonzession: Marker
screen-tool-colony = Eine Kolonie gründen
screen-tool-exercitus = Eine Truppe unter einen Exercitus legen
screen-tool-bluff = Einen Exercitus als Bluff aufstellen
screen-tool-disband = Einen Exercitus von der Karte nehmen
screen-tool-show = Eine Truppe zeigen
screen-tool-treaty = Vertrag
screen-tool-concede = Aufgabe

# Die anderen Arten von Fragen, die Befehle beantworten können.
question-superiority = Überlegenheit
question-superiority-about = Vor einer Schlacht dürfen beide Seiten Militärmarker einsetzen.
answer-superiority-decline = Nie einen einsetzen
answer-superiority-accept = Einen einsetzen, wo es nur ein Anführer kann
question-lending = Anführer in den Reihen
question-lending-about = Ein Anführer kann eine Einheit vor dem Wurf auf seine Klasse heben.
answer-lending-decline = Nie eine heben
answer-lending-strongest = Immer die stärkste Einheit
question-losses = Verluste in der Schlacht
question-losses-about = Du verlierst Einheiten und suchst sie aus.
answer-losses-weakest = Die schwächsten zuerst
answer-losses-strongest = Die stärksten zuerst
question-march-losses = Verluste auf dem Marsch
question-march-losses-about = Ein Marsch kostet dich Einheiten, und du suchst sie aus.
answer-march-losses-weakest = Die schwächsten zuerst
answer-march-losses-strongest = Die stärksten zuerst
question-other-losses = Andere Verluste
question-other-losses-about = Fahnenflucht, ein Ausfall oder ein Ereignis kostet dich eine Einheit, und du suchst sie aus.
answer-other-losses-weakest = Die schwächste
answer-other-losses-strongest = Die stärkste
question-retreat = Wohin die Geschlagenen gehen
question-retreat-about = Du hast eine Schlacht gewonnen und wählst, wohin sich der Feind zurückzieht.
question-pursuit = Verfolgungen
question-pursuit-about = Du kannst eine geschlagene Truppe verfolgen und noch einmal angreifen.
answer-pursuit-decline = Nie
answer-pursuit-accept = Verfolgen, wo es nur ein Anführer kann
question-peace = Friedensangebote
question-peace-about = Der Krieg könnte jetzt enden, ohne Sieger.
answer-peace-decline = Immer ablehnen
answer-peace-accept = Immer annehmen
answer-counter-accept = Kontern, wo es nur ein Anführer kann

# Namen, die viele Dinge ebenso haben: Felder, die bewaffneten Bürger einer Stadt, und ein Weg, so lang er ist.
called-hex = Feld { $hex }
called-hex-near = Feld { $hex } (nahe { $city })
called-city = { $city }
called-civis = Civis von { $city }
called-way = { $hexes } Felder

# ---- was in den Daten steht

about-blurb = 114 n. Chr.: Trajan zieht gegen Parthien. Rom hat das bessere Fußvolk, Parthien die Reiter und die Weite; Städte wechseln die Seite, Armeen liegen verdeckt, und niemand weiß, was ein Exercitus-Marker verbirgt.
about-feel = Ein Feldzug der Nerven: lange Märsche, von einem Würfel abhängig, Bluff, jähe Revolten, wenige, aber entscheidende Schlachten.
scenario-114 = Der Armenische Krieg
scenario-114-help = Die Legionen marschieren in Armenien ein, um seinen König abzusetzen; Parthien sammelt sich um Ctesiphon.
scenario-115 = Mesopotamien
scenario-115-help = Armenien ist eine Provinz; der Weg führt durch Osrhoene und über Nisibis zum Tigris.
scenario-116 = Der Partherkrieg
scenario-116-help = Zwei Kolonnen die Flüsse hinab: Ctesiphon und das Meer.
scenario-campaign = Trajans Partherkrieg
scenario-campaign-help = Der ganze Krieg, von der Sammlung in Kappadokien bis zum Tod des Kaisers.
scenario-114-teaches = Marschieren und Kämpfen mit wenigen Armeen: Stapel, die man verdeckt sieht, Gebirge, Belagerungen kleiner Städte und der Winter.
scenario-115-teaches = Zwei Flüsse, viele Städte: wie man besetzt, was man nimmt, und wie Bogenreiter eine Kolonne zermürben.
scenario-116-teaches = Der große Stoß Euphrat und Tigris hinab: Versorgung fern der Heimat, Ctesiphon, und Revolten im Rücken.
scenario-campaign-teaches = Drei Jahre in einem: Rekruten, Anführer, Strategeme und die Politik Armeniens, mit Zeit genug, eine Entscheidung im Winter zu bereuen.
option-parley = Verträge und Aufgabe
option-parley-help = Der Krieg darf durch Vertrag oder Aufgabe enden.

name-trajan = Trajan
name-hadrian = Hadrian
name-alexander = Alexander
name-mauri = Mauri des Quietus
name-militia = Miliz
name-court = Hofstaat
name-royal-guard = Königsgarde
name-cataphracts-1 = Kataphrakten 1
name-cataphracts-2 = Kataphrakten 2
name-cataphracts-3 = Kataphrakten 3
name-cataphracts-4 = Kataphrakten 4
name-cataphracts-5 = Kataphrakten 5
name-cataphracts-6 = Kataphrakten 6
name-cataphracts-7 = Kataphrakten 7
name-cataphracts-8 = Kataphrakten 8
name-core-horde-1 = Kern-Bogenreiter 1
name-core-horde-2 = Kern-Bogenreiter 2
name-core-horde-3 = Kern-Bogenreiter 3
name-core-horde-4 = Kern-Bogenreiter 4
name-elephants = Elefanten
name-core-levy-1 = Kern-Aufgebot 1
name-core-levy-2 = Kern-Aufgebot 2
name-core-impeditus = Parthischer Tross
name-nobles-1 = Adlige Kataphrakten 1
name-nobles-2 = Adlige Kataphrakten 2
name-nobles-3 = Adlige Kataphrakten 3
name-nobles-4 = Adlige Kataphrakten 4
name-nobles-5 = Adlige Kataphrakten 5
name-satrapy-horde-1 = Satrapie-Bogenreiter 1
name-satrapy-horde-2 = Satrapie-Bogenreiter 2
name-satrapy-horde-3 = Satrapie-Bogenreiter 3
name-satrapy-horde-4 = Satrapie-Bogenreiter 4
name-saka-1 = Saka-Reiter 1
name-saka-2 = Saka-Reiter 2
name-satrapy-levy-1 = Satrapie-Aufgebot 1
name-satrapy-levy-2 = Satrapie-Aufgebot 2
name-satrapy-levy-3 = Satrapie-Aufgebot 3
name-satrapy-levy-4 = Satrapie-Aufgebot 4
name-armenian-cataphracts = Armenische Kataphrakten
name-armenian-horse = Armenische Reiter
name-armenian-foot = Armenisches Fußvolk
name-antioch = Antiochia
name-babylon = Babylon
name-damascus = Damaskus
name-nineveh = Ninive
name-palmyra = Palmyra

name-military = Militär
name-political = Politik
name-agent = Agent
name-triumph = Triumph
name-king-of-kings = König der Könige
name-trade-concession = Handelskonzession

name-pro-roman-omens = Gute Vorzeichen für Rom
name-pro-parthian-omens = Gute Vorzeichen für Parthien
name-bad-omens-for-rome = Schlechte Vorzeichen für Rom
name-bad-omens-for-parthia = Schlechte Vorzeichen für Parthien
name-eclipse = Sonnenfinsternis
name-quiet-month = Ruhiger Monat
name-off-map-revolt = Revolte außerhalb der Karte
name-jewish-rising = Jüdische Erhebung
name-uprising = Aufruhr in einer eroberten Stadt
name-rising-of-mesopotamia = Erhebung Mesopotamiens
name-honours = Ehrungen durch den Senat
name-plot-at-rome = Verschwörung in Rom
name-royal-pretender = Thronanwärter
name-war-in-the-east = Krieg im Osten
name-satraps-waver = Satrapen wanken
name-satraps-rally = Satrapen sammeln sich
name-tribute = Tribut der Vasallen
name-quiet-month-2 = Ruhiger Monat
name-osrhoene = Osrhoene wechselt die Seite
name-adiabene = Adiabene bleibt fest
name-charax = Charax schickt Geschenke
name-hatra-defies = Hatra trotzt allen
name-iberians = Iberer und Albaner
name-armenian-nobles = Armenischer Adel
name-great-heat = Große Hitze
name-floods = Hochwasser
name-snow = Schnee in den Bergen
name-good-harvest = Gute Ernte
name-storms = Stürme
name-fever = Fieber im Lager
name-earthquake = Erdbeben in Antiochia
name-caravans = Karawanen
name-veterans-return = Veteranen kehren zurück
name-spies-unmasked = Spione entlarvt
name-illness = Krankheit des Kaisers
name-embassy = Gesandtschaft

name-roman = Rom
name-parthian = Parthien

name-forced-march = Gewaltmarsch
name-intercept = Abfangen
name-pursue = Verfolgung
name-superiority = Taktische Überlegenheit
name-eagle = Kaiseradler
name-counter = Konter
name-revolt = Revolte
name-sedition = Zwietracht
name-recruit = Rekrutierung
name-levy = Aufgebot der Satrapien
name-civis = neuer Civis
name-summon = Truppen von außerhalb der Karte
name-spy = Spähen
name-spy-box = Spähen
name-assassinate = Mord
name-succession = neuer Oberbefehlshaber
name-royal-levy = Königliches Aufgebot
name-trade-troops = Truppen für Handel
name-trade-markers = Marker für Handel

name-strong-garrison = starke Besatzung: Würfel +1
name-no-charge = schlechter Boden: Reiter und Elefanten stürmen nicht an
name-reduced = unebener Boden: Zahlen −5
name-walls = Mauern: Zahlen richten nichts aus
name-maneuver = Manövervorteil: Die Reiter des Feindes halten sich fern
name-winter = Winter: W kostet die halbe Stärke
name-guard = eine Garde fängt den ersten Agenten ab
name-supreme-leader = Oberbefehlshaber
name-alone = das Opfer ist allein
name-hidden-garrison = die Besatzung liegt verdeckt: Ihre Stärke ist geschätzt
name-hidden-enemy = der Feind liegt verdeckt: Seine Truppe ist geschätzt
name-estimated = geschätzt aus vielen Kämpfen, in denen keine Marker eingesetzt werden
name-lent-class = die Einheit prüft wie der Anführer
name-own-omens = Vorzeichen: eigene Disziplin
name-enemy-omens = Vorzeichen: feindliche Disziplin

name-recruits = das Rekrutenlager
name-core-recruits = das Rekrutenlager des Kernlands
name-satrapy-recruits = das Rekrutenlager der Satrapien
name-off-map = das Lager außerhalb der Karte
name-markers = die Marker

name-road = auf der Straße
name-cross-country = querfeldein
name-river = auf dem Fluss
name-sea = zur See
name-april = April
name-may = Mai
name-june = Juni
name-july = Juli
name-august = August
name-september = September
name-october-december = Oktober bis Dezember
name-january-march = Januar bis März
name-fire = Beschuss
name-melee = Nahkampf
name-pursuit = Verfolgung
name-battle = Schlacht
name-sally = Ausfall
name-assault = Sturmangriff
name-breach = Sturm durch die Bresche
name-triumphant = Triumphator
name-conquering = Eroberer

# Was Chancen von einem Wurf erwarten, Teil für Teil.
name-odds__no-move = kommt nicht voran
name-odds__arrives = kommt an
name-odds__a-hex = ein Feld
name-odds__scatters = verirrt sich
name-odds__half-the-strength-lost = halbe Stärke verloren
name-odds__a-unit-lost = eine Einheit verloren
name-odds__a-breach = eine Bresche
name-odds__a-sortie-costs-a-unit = ein Ausfall kostet eine Einheit
name-odds__no-effect = keine Wirkung
name-odds__won = gewonnen
name-odds__drawn = unentschieden
name-odds__lost = verloren
name-odds__nobody-there = niemand dort
name-odds__the-city-is-taken = die Stadt ist genommen
name-odds__but-the-city-holds = aber die Stadt hält
name-odds__a-unit-deserts = eine Einheit desertiert
name-odds__nothing-comes-of-it = nichts wird daraus
name-odds__the-city-rises = die Stadt erhebt sich
name-odds__all-stays-quiet = alles bleibt ruhig
name-odds__he-dies = er stirbt
name-odds__he-escapes = er entkommt
name-odds__disrupted = erschüttert
name-odds__stands = hält stand

# Politische Ereignisse
text-pro-roman-omens = Bis zum nächsten Segment der Politischen Ereignisse prüfen alle römischen Einheiten die Disziplin um eine Klasse besser.
text-pro-parthian-omens = Bis zum nächsten Segment der Politischen Ereignisse prüfen alle parthischen und armenischen Einheiten die Disziplin um eine Klasse besser.
text-bad-omens-for-rome = Bis zum nächsten Segment der Politischen Ereignisse prüfen alle römischen Einheiten die Disziplin um eine Klasse schlechter.
text-bad-omens-for-parthia = Bis zum nächsten Segment der Politischen Ereignisse prüfen alle parthischen und armenischen Einheiten die Disziplin um eine Klasse schlechter.
text-eclipse = In dieser Runde darf keine Truppe beider Seiten einen Gewaltmarsch machen.
text-quiet-month = Nichts geschieht.
text-off-map-revolt = Wirf einen Würfel. Hat das Lager außerhalb der Karte weniger als 5 Stärkepunkte je Auge, so muss es am Ende des römischen Spielerzugs der nächsten Runde so viele haben, sonst verliert Rom 3 zufällige Marker. Kommt vorher eine zweite, so steigt die Zahl, nicht aber die Frist.
text-jewish-rising = Wirf einen Würfel: 1–2 Hierosolyma, 3–4 Caesarea, 5–6 Gaza. Ein römischer Civis dort wird parthisch, wenn keine römische Einheit in der Stadt ist.
text-uprising = Parthien wählt einen römischen Civis in einer Stadt von parthischer, armenischer oder arabischer Farbe, in der keine römische Einheit ist; er wird parthisch.
text-rising-of-mesopotamia = Wirf einen Würfel für jeden römischen Civis in einer Stadt von parthischer, armenischer oder arabischer Farbe, in der keine römische Einheit ist: Bei 2 oder weniger wird er parthisch.
text-honours = Rom nimmt 1 Marker nach Wahl.
text-plot-at-rome = Rom verliert 1 zufälligen Marker, oder 2, wenn Trajan nicht auf der Karte ist.
text-royal-pretender = Wirf einen Würfel: Bei 3 oder weniger wählt Parthien einen Anführer des Kernlands auf der Karte, nicht den Oberbefehlshaber; er und die Kerntruppen in seinem Stapel, andere Anführer ausgenommen, dürfen diese Runde weder marschieren noch angreifen.
text-war-in-the-east = Parthien legt eine Einheit Kern-Bogenreiter von der Karte in das Rekrutenlager des Kernlands zurück.
text-satraps-waver = Parthien legt eine Satrapie-Einheit, keinen Anführer, von der Karte in das Rekrutenlager der Satrapien zurück.
text-satraps-rally = Parthien zieht eine zufällige Satrapie-Einheit in eine eigene Stadt von parthischer Farbe.
text-tribute = Parthien nimmt 1 zufälligen Marker.
text-quiet-month-2 = Nichts geschieht.
text-osrhoene = Der Civis von Edessa geht zu der Seite über, die im Umkreis von 3 Feldern mehr Stärkepunkte hat, Civis nicht gezählt, wenn nicht die andere Seite eine Einheit in der Stadt hat. Bei Gleichstand geschieht nichts.
text-adiabene = Gehört Arbela Parthien, so kommt eine zufällige Satrapie-Einheit in die Stadt.
text-charax = Ist ein römischer Anführer höchstens 4 Felder von Charax Spasinu entfernt, so wird dessen Civis römisch, wenn keine parthische Einheit in der Stadt ist.
text-hatra-defies = Der Civis von Hatra hat bis zum Ende des Spiels 5 Stärkepunkte mehr, und auch wer ihn ersetzt. Nur einmal.
text-iberians = Gehört Harmozica Rom, so darf Rom eine Einheit Equites aus seinem Rekrutenlager dorthin setzen.
text-armenian-nobles = Ist der armenische König nicht auf der Karte, so wählt Rom eine armenische Stadt, in der keine parthische Einheit ist; ihr Civis wird römisch.
text-great-heat = Eine Truppe, die ein Wüstenfeld betritt, marschiert diese Runde keine zusätzlichen Felder: M1 und M2 gelten für sie als M.
text-floods = Diese Runde kein Marsch auf dem Fluss.
text-snow = In einer Winterrunde marschiert diese Runde keine Truppe in ein Bergfeld oder kommt dorthin, um abzufangen, außer auf einer Straße oder Handelsstraße.
text-good-harvest = Ein A der Marschtabelle kostet diese Runde nichts.
text-storms = Diese Runde kein Marsch zur See.
text-fever = Die Seite mit der größten Truppe, in Stärkepunkten, in einem Feld mit Sumpf, Fluss oder See verliert eine Einheit davon nach ihrer Wahl, keinen Anführer. Bei Gleichstand zwischen den Seiten geschieht nichts.
text-earthquake = Eine Einheit im Feld von Antiochia, weder Anführer noch Civis, wird nach Wahl ihres Besitzers entfernt; ist keine da, so verliert, wem der Civis gehört, 1 zufälligen Marker für den Wiederaufbau. Ist Trajan dort, wirf einen Würfel: Bei 1 oder weniger setzt er diese Runde keinen Marker ein. Nur einmal.
text-caravans = Die Seite mit mehr Städten an Handelsstraßen nimmt 1 zufälligen Marker.
text-veterans-return = Rom darf eine Einheit der Klasse R aus seinem Rekrutenlager in eine eigene Provinzhauptstadt nehmen.
text-spies-unmasked = Jede Seite, die einen Agentenmarker hat, verliert einen.
text-illness = Wirf einen Würfel. Vom Jahr 117 an stirbt Trajan bei 2 oder weniger; vorher darf er bei 1 oder weniger diese Runde weder marschieren noch angreifen.
text-embassy = Beide werden nach einem Vertrag gefragt. Kommt er nicht zustande, nehmen beide 1 zufälligen Marker.

# Wozu Marker eingesetzt werden
use-tactical-superiority = Taktische Überlegenheit
use-tactical-superiority-text = Zu Beginn einer Schlacht, eines Sturmangriffs oder einer Revolte, an der der Anführer teilnimmt: Die Seite, die mehr davon einsetzt, hat die Taktische Überlegenheit.
use-forced-march = Gewaltmarsch
use-forced-march-text = Am Ende des ersten Marsches der Truppe des Anführers: Sie würfelt noch einmal auf der Marschtabelle, und F zählt.
use-interception = Abfangen
use-interception-text = Wenn eine feindliche Truppe ein Feld höchstens 3 Felder vom Anführer betritt: Seine Truppe, wenn sie keine belagerte Besatzung ist, würfelt auf der Marschtabelle in der Zeile für Straße oder querfeldein. Bei allem außer N zieht sie in das Feld, und der Feind muss dort haltmachen. A und W kosten sie Einheiten; sie verirrt sich nicht und leidet nicht wie unter einem Gewaltmarsch.
use-pursuit = Verfolgung
use-pursuit-text = Gleich nach einer Schlacht, die als Angreifer gewonnen ist: Die Truppe folgt dem geschlagenen Feind in das Feld seines Rückzugs und darf sofort angreifen. Jeder weitere Angriff braucht noch einen Marker.
use-military-counter = Militärischer Konter
use-military-counter-text = Hebt ein Abfangen in das Feld des Anführers oder eine Verfolgung seiner Truppe auf. Taktische Überlegenheit wird nicht aufgehoben, sondern überboten.
use-revolt = Revolte
use-revolt-text = Jederzeit im eigenen Spielerzug, gegen einen feindlichen Civis im Feld des Anführers: Er wechselt die Seite bei einem Wurf von 3 oder weniger, von 4 oder weniger, wenn die Stadt von eigener, arabischer oder armenischer Farbe ist, von 2 oder weniger, wenn sie eine Hauptstadt von der Farbe des Feindes ist. Zähle 1 zum Würfel, wenn 5 oder mehr Stärkepunkte des Feindes in der Stadt sind.
use-recruit = Rekrutierung
use-recruit-text = Im Bewegungssegment, durch einen Anführer in einer passenden Stadt: eine Einheit nach Wahl für Rom oder das parthische Kernland, eine zufällige für die Satrapien, oder ein Civis, wo keiner ist.
use-off-map-forces = Truppen von außerhalb der Karte
use-off-map-forces-text = Der römische Oberbefehlshaber holt so viele Einheiten von außerhalb der Karte herein, wie sein Spieler will.
use-sedition = Zwietracht
use-sedition-text = Gegen feindliche Einheiten der Klassen M und B, nicht Civis, im Feld des Anführers: Bei einem Wurf von 1 oder weniger entfernt ihr Besitzer eine von ihnen. Das ist kein Sieg.
use-political-counter = Politischer Konter
use-political-counter-text = Hebt eine Revolte oder Zwietracht gegen das Feld des Anführers auf; eine Revolte nur, wenn er in der Stadt ist.
use-intelligence = Spähen
use-intelligence-text = Deckt alle feindlichen Einheiten in einem Feld höchstens 5 Felder vom Anführer auf oder zeigt ein Lager des Feindes.
use-assassination = Mord
use-assassination-text = Gegen einen feindlichen Anführer, der höchstens 3 Felder entfernt offen liegt: Er stirbt bei einem Wurf von 1 oder weniger, von 2 oder weniger, wenn er in seinem Feld allein ist, ein Oberbefehlshaber in jedem Fall bei 1 oder weniger.
use-agent-counter = Konter gegen Agenten
use-agent-counter-text = Hebt einen Agentenmarker gegen das Feld des Anführers auf.
use-triumph = Triumph
use-triumph-text = Der römische Oberbefehlshaber, in einer parthischen Hauptstadt, die ihm gehört: Der Marker bleibt dort, und jedes römische Strategemsegment bringt zufällige Marker mehr: Ctesiphon 1, Ecbatana 2, Europus-Rhagae 3, Hecatompylus 4. Er geht mit der Stadt oder dem Oberbefehlshaber verloren.
use-new-imperator = Neuer Imperator
use-new-imperator-text = Ohne Oberbefehlshaber, und nicht in der Runde seines Todes: Der römische Anführer, der ihn einsetzt, wird Oberbefehlshaber.
use-eagle = Der Kaiseradler
use-eagle-text = Durch den römischen Oberbefehlshaber zu Beginn einer Schlacht oder eines Sturmangriffs, an dem er teilnimmt: Er zählt als Militärmarker für die Taktische Überlegenheit, und die Einheiten seiner Truppe prüfen in dieser Schlacht die Disziplin um eine Klasse besser.
use-new-king = Neuer König der Könige
use-new-king-text = Ohne Oberbefehlshaber, und nicht in der Runde seines Todes: Der Anführer des Kernlands, der ihn neben dem Hofstaat einsetzt, wird Oberbefehlshaber.
use-royal-levy = Königliches Aufgebot
use-royal-levy-text = Durch Chosroes, solange er Oberbefehlshaber ist, einmal im Krieg: Im Bewegungssegment, in einer Regionalhauptstadt, die ihm gehört, kommen 2 Einheiten des Kernlands nach Wahl zu ihm.
use-trade-concession = Handelskonzession
use-trade-concession-text = Durch den parthischen Oberbefehlshaber in einer eigenen Stadt an einer Handelsstraße: 3 zufällige Satrapie-Einheiten kommen in sein Feld (im Bewegungssegment), oder er zieht 2 zufällige Marker.

# Arten von Einheiten, Gelände, Monate, Stufen
kind-leader = Anführer
kind-heavy-infantry = Schwere Infanterie
kind-auxiliary-infantry = Hilfsinfanterie
kind-light-infantry = Leichte Infanterie
kind-heavy-cavalry = Schwere Reiterei
kind-equites = Equites
kind-horse-archers = Bogenreiter
kind-elephants = Elefanten
kind-court = Hofstaat
ground-sea = Meer
ground-open = Offen
ground-desert = Wüste
ground-mountain = Gebirge
ground-swamp = Sumpf
ground-river = Fluss
ground-lake = See
month-0 = April
month-1 = Mai
month-2 = Juni
month-3 = Juli
month-4 = August
month-5 = September
month-6 = Oktober–Dezember
month-7 = Januar–März
month-short-0 = Apr
month-short-1 = Mai
month-short-2 = Jun
month-short-3 = Jul
month-short-4 = Aug
month-short-5 = Sep
month-short-6 = Okt
month-short-7 = Jan
level-0 = Triumphator
level-1 = Eroberer
level-2 = Imperator
size-0 = Scharmützel
size-1 = Klein
size-2 = Groß
