# Imperium Romanum in the terminal: what it says there beside the words of the screen.

text-more = map, forces, provinces, supply, ledger, victory and scenario show more; help lists all.
text-legend = & forest  ^ rough  % marsh  . desert  ~ sea  o city  ! besieged  ♦ fort; numbers: strength of armies, number of fleets
text-mark-moving = on the move
text-mark-inside = besieged
text-mark-hungry = without supply
text-mark-foraged = has foraged
text-mark-moved = has moved
text-bond-client = client
text-bond-neutral = neutral
text-morale = morale { $morale }
text-power = { $talents ->
    [one] { $talents } talent
   *[other] { $talents } talents
  }; { $lands ->
    [one] { $lands } Province
   *[other] { $lands } Provinces
  }; { $legions ->
    [one] { $legions } Legion Equivalent
   *[other] { $legions } Legion Equivalents
  }
text-fleets = { $fleets ->
    [one] { $fleets } fleet
   *[other] { $fleets } fleets
  }
text-supply-points = { $points ->
    [one] { $points } supply point
   *[other] { $points } supply points
  }
text-at-sea = At sea
text-moving = at { $place }:
text-moving-left = at { $place }, { $left }:
text-by-land = by land
text-by-sea = by sea
text-battle-more = tells the rest.
text-no-battle = There is no battle now; odds tells the chances of what can be chosen.
text-no-siege = Nothing is besieged.
text-siege-attrition = at a die of { $value } or less, before plunder, ports and leaders
text-players = { $fewest ->
    [one] one player
   *[other] { $fewest } players
  }
text-players-range = { $fewest } to { $most } players
text-difficulty-easy = easy
text-difficulty-middling = middling
text-difficulty-hard = hard
text-forces-of-others = forces all, forces POWER: those of others

text-page-scenario = what it is about, how long and hard it is, its rules, how it is won
text-page-victory = every way to win and how far each is met
text-page-forces = who stands where
text-page-provinces = control, taxes, grain and mobilization of Provinces
text-page-supply = how each of your forces is fed where it stands
text-page-ledger = treasuries, taxes, morale, troops; fleets under construction
text-page-alliances = who is allied with whom, and whose client somebody is
text-page-letters = what is proposed to you and by you, term by term
text-page-battle = the combat being fought: ratio, modifiers, the chance of each result
text-page-sieges = what is besieged, by whom, and the attrition to come
