# Imperium Romanum nel terminale.

text-more = map, forces, provinces, supply, ledger, victory e scenario mostrano altro; help elenca tutto.
text-legend = & bosco  ^ accidentato  % palude  . deserto  ~ mare  o città  ! assediata  ♦ forte; numeri: forza delle armate, numero delle flotte
text-mark-moving = in movimento
text-mark-inside = assediate
text-mark-hungry = senza rifornimento
text-mark-foraged = hanno foraggiato
text-mark-moved = hanno mosso
text-bond-client = cliente
text-bond-neutral = neutrale
text-morale = morale { $morale }
text-power = { $talents ->
    [one] { $talents } talento
   *[other] { $talents } talenti
  }; { $lands ->
    [one] { $lands } provincia
   *[other] { $lands } province
  }; Equivalenti Legione { $legions }
text-fleets = { $fleets ->
    [one] { $fleets } flotta
   *[other] { $fleets } flotte
  }
text-supply-points = { $points ->
    [one] { $points } punto rifornimento
   *[other] { $points } punti rifornimento
  }
text-at-sea = In mare
text-moving = presso { $place }:
text-moving-left = presso { $place }, { $left }:
text-by-land = per terra
text-by-sea = per mare
text-battle-more = dice il resto.
text-no-battle = Ora non c’è battaglia; odds dice le probabilità di ciò che si può scegliere.
text-no-siege = Nulla è assediato.
text-siege-attrition = con un dado di { $value } o meno, prima di saccheggio, porti e comandanti
text-players = { $fewest ->
    [one] un giocatore
   *[other] { $fewest } giocatori
  }
text-players-range = da { $fewest } a { $most } giocatori
text-difficulty-easy = facile
text-difficulty-middling = media
text-difficulty-hard = difficile
text-forces-of-others = forces all, forces POTENZA: quelle degli altri

text-page-scenario = di che cosa tratta, quanto è lungo e difficile, le sue regole, come si vince
text-page-victory = ogni modo di vincere, e quanto se ne è raggiunto
text-page-forces = chi sta dove
text-page-provinces = controllo, tasse, grano e mobilitazione delle province
text-page-supply = come si nutre, dove sta, ciascuna delle tue forze
text-page-ledger = erari, tasse, morale, truppe; flotte in costruzione
text-page-alliances = chi è alleato con chi, e chi è cliente di chi
text-page-letters = che cosa ti si propone e che cosa proponi, patto per patto
text-page-battle = il combattimento in corso: rapporto di forze, modificatori, la probabilità di ogni risultato
text-page-sieges = che cosa è assediato, da chi, e il logoramento che viene
