# Imperium Romanum au terminal : ce qu’il y dit en plus des mots de l’écran.

text-more = map, forces, provinces, supply, ledger, victory et scenario en montrent plus ; help les nomme tous.
text-legend = & forêt  ^ accidenté  % marais  . désert  ~ mer  o cité  ! assiégé  ♦ fort ; nombres : force des armées, nombre de flottes
text-mark-moving = en mouvement
text-mark-inside = assiégé
text-mark-hungry = sans ravitaillement
text-mark-foraged = a fourragé
text-mark-moved = a bougé
text-bond-client = client
text-bond-neutral = neutre
text-morale = moral { $morale }
text-power = { $talents ->
    [one] { $talents } talent
   *[other] { $talents } talents
  } ; { $lands ->
    [one] { $lands } province
   *[other] { $lands } provinces
  } ; { $legions ->
    [one] { $legions } équivalent de légion
   *[other] { $legions } équivalents de légion
  }
text-fleets = { $fleets ->
    [one] { $fleets } flotte
   *[other] { $fleets } flottes
  }
text-supply-points = { $points ->
    [one] { $points } point de ravitaillement
   *[other] { $points } points de ravitaillement
  }
text-at-sea = En mer
text-moving = à { $place } :
text-moving-left = à { $place }, { $left } :
text-by-land = par terre
text-by-sea = par mer
text-battle-more = dit le reste.
text-no-battle = Il n’y a pas de bataille maintenant ; odds dit les chances de ce qu’on peut choisir.
text-no-siege = Rien n’est assiégé.
text-siege-attrition = à un dé de { $value } ou moins, avant pillage, ports et chefs
text-players = { $fewest ->
    [one] un joueur
   *[other] { $fewest } joueurs
  }
text-players-range = { $fewest } à { $most } joueurs
text-difficulty-easy = facile
text-difficulty-middling = moyen
text-difficulty-hard = difficile
text-forces-of-others = forces all, forces PUISSANCE : celles des autres

text-page-scenario = de quoi il parle, sa durée et sa difficulté, ses règles, comment on gagne
text-page-victory = toutes les façons de gagner et où en est chacune
text-page-forces = qui est où
text-page-provinces = contrôle, impôts, blé et mobilisation des provinces
text-page-supply = comment chacune de vos forces est nourrie où elle est
text-page-ledger = trésors, impôts, moral, troupes ; flottes en chantier
text-page-alliances = qui est allié avec qui, et qui est client de qui
text-page-letters = ce qu’on vous propose et ce que vous proposez, condition par condition
text-page-battle = le combat en cours : rapport, modificateurs, la chance de chaque résultat
text-page-sieges = ce qui est assiégé, par qui, et l’attrition à venir
