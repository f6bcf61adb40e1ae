# Was das Brett im Terminal von Imperium Romanum sagt.

text-more = map, forces, provinces, supply, ledger, victory und scenario zeigen mehr; help zählt alle auf.
text-legend = & Wald  ^ uneben  % Sumpf  . Wüste  ~ Meer  o Stadt  ! belagert  ♦ Kastell; Zahlen: Stärke von Armeen, Anzahl von Flotten
text-mark-moving = unterwegs
text-mark-inside = belagert
text-mark-hungry = ohne Versorgung
text-mark-foraged = hat furagiert
text-mark-moved = ist gezogen
text-bond-client = Klient
text-bond-neutral = neutral
text-morale = Moral { $morale }
text-power = { $talents ->
    [one] { $talents } Talent
   *[other] { $talents } Talente
  }; { $lands ->
    [one] { $lands } Provinz
   *[other] { $lands } Provinzen
  }; { $legions ->
    [one] { $legions } Legionsäquivalent
   *[other] { $legions } Legionsäquivalente
  }
text-fleets = { $fleets ->
    [one] { $fleets } Flotte
   *[other] { $fleets } Flotten
  }
text-supply-points = { $points ->
    [one] { $points } Versorgungspunkt
   *[other] { $points } Versorgungspunkte
  }
text-at-sea = Auf See
text-moving = bei { $place }:
text-moving-left = bei { $place }, { $left }:
text-by-land = zu Land
text-by-sea = zur See
text-battle-more = sagt den Rest.
text-no-battle = Jetzt ist keine Schlacht; odds nennt die Chancen dessen, was zu wählen ist.
text-no-siege = Nichts wird belagert.
text-siege-attrition = Auszehrung bei einem Würfel von { $value } oder weniger, vor Plünderung, Häfen und Anführern
text-players = { $fewest ->
    [one] ein Spieler
   *[other] { $fewest } Spieler
  }
text-players-range = { $fewest } bis { $most } Spieler
text-difficulty-easy = leicht
text-difficulty-middling = mittel
text-difficulty-hard = schwer
text-forces-of-others = forces all, forces POWER: die von anderen
text-page-scenario = worum es geht, wie lang und schwer das Szenario ist, seine Regeln, wie es gewonnen wird
text-page-victory = jeder Weg zum Sieg und wie weit er erfüllt ist
text-page-forces = wer wo steht
text-page-provinces = Kontrolle, Steuern, Getreide und Mobilmachung der Provinzen
text-page-supply = wie jede deiner Truppen dort versorgt wird, wo sie steht
text-page-ledger = Kassen, Steuern, Moral, Truppen; Flotten im Bau
text-page-alliances = wer mit wem verbündet ist, und wer wessen Klient ist
text-page-letters = was dir und von dir vorgeschlagen ist, Bedingung für Bedingung
text-page-battle = der laufende Kampf: Verhältnis, Modifikatoren, die Chance jedes Ergebnisses
text-page-sieges = was belagert wird, von wem, und die Auszehrung, die kommt
