"""44.1b-d, 44.2c, 44.2d: the cities, ports, works and the Province that a usurper has at once."""

from __future__ import annotations

from romanum.engine.position import changed
from romanum.games.imperium.data.cities import CAPITAL_IN, CITY_PLACE
from romanum.games.imperium.data.hexes import PROVINCE
from romanum.games.imperium.data.provinces import NONE
from romanum.games.imperium.rules.common.control import cities_in, city_at, city_tax, give_province, take_city
from romanum.games.imperium.rules.common.morale import change
from romanum.games.imperium.rules.common.powers import existing, is_roman_faction, side
from romanum.games.imperium.rules.common.sieges import forts, keep_forts
from romanum.games.imperium.rules.powers.distances import highest_roller
from romanum.games.imperium.state.forces import has_combatants, stacks_at
from romanum.games.imperium.state.layout import KEEL_FACTS
from romanum.games.imperium.state.position import BARE_PORTS, NOBODY, RomanWorld


def is_roman_owned(g: RomanWorld, power: int) -> bool:
    """A Roman faction's or its client's."""
    if power == NOBODY:
        return False
    return is_roman_faction(g, power) or (g.patron[power] != NOBODY and is_roman_faction(g, g.patron[power]))


def take_cities(g: RomanWorld, usurper: int, province: int, loyal: set[int], joined: list[int]) -> None:
    """44.1b-d, 44.2d: cities of the Province, and it with its capital; those that defectors occupy abroad."""
    mine = _cities_for(g, usurper, province, loyal) if province != NONE else []
    capital = CAPITAL_IN[g.setting.column][province] if province != NONE else NONE
    lord = g.lord[province] if province != NONE else NOBODY
    whole = province != NONE and (lord == NOBODY or is_roman_owned(g, lord)) and (not loyal or capital in mine)
    if whole:
        give_province(g, province, usurper)
    for city in sorted(mine, key=lambda city: city != capital):
        _gain(g, usurper, city, paid=whole)
    for place in joined:
        city = city_at(g, place)
        if city != NONE and is_roman_owned(g, g.city_of[city]) and not _is_kept(g, city, usurper):
            _gain(g, usurper, city, paid=False)


def _gain(g: RomanWorld, usurper: int, city: int, *, paid: bool) -> None:
    """44.2c: a city's morale is its tax value, unless it came with the Province."""
    if not paid and g.city_of[city] != usurper:
        change(g, usurper, city_tax(g, city), "44.2c")
    take_city(g, city, usurper, "44.1b")


def _is_kept(g: RomanWorld, city: int, usurper: int) -> bool:
    """44.1d: whether units of the city's old side still stand there."""
    own = g.city_of[city]
    here = [s for s in stacks_at(g, CITY_PLACE[city]) if g.whose[s] != usurper and has_combatants(g, s)]
    return any(side(g, g.whose[s]) == side(g, own) for s in here)


def _cities_for(g: RomanWorld, usurper: int, province: int, loyal: set[int]) -> list[int]:
    """44.1b: all that are Roman; 44.1c: beside a loyal Imperator empty ones are the higher morale's."""
    roman = [city for city in cities_in(g, province) if is_roman_owned(g, g.city_of[city])]
    if not loyal:
        return roman
    occupied = [c for c in roman if any(g.whose[s] == usurper and g.units[s] for s in stacks_at(g, CITY_PLACE[c]))]
    empty = [c for c in roman if not any(g.units[s] for s in stacks_at(g, CITY_PLACE[c]))]
    rivals = [p for p in existing(g) if is_roman_faction(g, p) and p != usurper and _rules_here(g, p, loyal)]
    most = max(g.morale[power] for power in [usurper, *rivals])
    first = highest_roller(g, [p for p in [usurper, *rivals] if g.morale[p] == most], "44.1c")
    if first == usurper:
        return [*occupied, *empty]
    for city in empty:
        take_city(g, city, first, "44.1c")
    return occupied


def _rules_here(g: RomanWorld, power: int, loyal: set[int]) -> bool:
    head = g.head[power]
    return head != NONE and g.leader_in[head] >= 0 and g.at[g.leader_in[head]] in loyal


def take_works(g: RomanWorld, usurper: int, province: int, loyal: set[int]) -> None:
    """Ruling 44.1b: ports without a city, forts and fleets on the stocks of Romans in the Province are his too."""
    if province == NONE or loyal:
        return
    for number, place in enumerate(BARE_PORTS):
        if PROVINCE[place] == province and is_roman_owned(g, g.port_of[number]):
            g.port_of = changed(g.port_of, number, usurper)
    here = [f for f in forts(g) if PROVINCE[f.place] == province and is_roman_owned(g, f.power)]
    best = {fort.place: max(f.level for f in here if f.place == fort.place) for fort in here}
    kept = [fort for fort in forts(g) if fort not in here]
    kept += [next(f for f in here if (f.place, f.level) == at)._replace(power=usurper) for at in best.items()]
    keep_forts(g, kept)
    facts = g.keels
    keels = [facts[at : at + KEEL_FACTS] for at in range(0, len(facts), KEEL_FACTS)]
    his = [PROVINCE[keel[1]] == province and is_roman_owned(g, keel[0]) for keel in keels]
    owned = [(usurper, *keel[1:]) if own else keel for own, keel in zip(his, keels, strict=True)]
    g.keels = tuple(number for keel in owned for number in keel)
