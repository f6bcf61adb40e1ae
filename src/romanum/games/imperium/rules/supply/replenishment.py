"""13.4.1: baggage trains that have rested in a friendly city gain a supply point as the month ends."""

from __future__ import annotations

from collections import Counter

from romanum.engine.errand import carries_out
from romanum.games.imperium.data.cities import CITIES_OF
from romanum.games.imperium.data.hexes import PROVINCE
from romanum.games.imperium.data.provinces import NONE
from romanum.games.imperium.data.units import MOST_POINTS, SUPPLY_POINTS, TRAINS
from romanum.games.imperium.rules.common.control import city_at, exists, is_plundered
from romanum.games.imperium.rules.common.leave import REPLENISHMENT, shares
from romanum.games.imperium.rules.common.powers import is_friend
from romanum.games.imperium.rules.common.resting import rested_at
from romanum.games.imperium.rules.common.sieges import is_besieged
from romanum.games.imperium.rules.supply.allies import asks_for_rest
from romanum.games.imperium.state.errands import Replenishment
from romanum.games.imperium.state.forces import is_naval, turn_up
from romanum.games.imperium.state.marks import GAVE, INSIDE, MOVED
from romanum.games.imperium.state.position import NOBODY, RomanWorld
from romanum.games.imperium.state.rosters import KIND_OF, LETTER, less, of, plus
from romanum.games.imperium.state.rosters import TRAINS as TRAIN_LETTERS


@carries_out(Replenishment)
def replenish(errand: Replenishment, g: RomanWorld) -> None:
    """13.4.1a: those that neither moved nor gave, one point each, up to six."""
    if asks_for_rest(g, errand):
        return
    left: dict[tuple[int, int], Counter[int]] = {}
    for stack, place in enumerate(g.at):
        if place < 0 or not of(g.units[stack], TRAIN_LETTERS) or not may_replenish(g, stack):
            continue
        own = of(g.units[stack], TRAIN_LETTERS)
        if g.mark[stack] & GAVE:
            here = left.setdefault((place, g.whose[stack]), rested_at(g, place, g.whose[stack]) or Counter())
            own = _rested(own, here)
        g.units[stack] = plus(less(g.units[stack], own), "".join(sorted(_fuller(letter) for letter in own)))
        turn_up(g, stack)


def _rested(trains: str, left: Counter[int]) -> str:
    """13.4.1a: of trains that stand with some that gave, those that have rested: as many as are `left` in the place."""
    found = ""
    for letter in trains:
        points = SUPPLY_POINTS[KIND_OF[letter]]
        if left[points] > 0:
            left[points] -= 1
            found += letter
    return found


def _fuller(letter: str) -> str:
    if letter not in TRAIN_LETTERS:
        return letter
    return LETTER[TRAINS[min(MOST_POINTS, SUPPLY_POINTS[KIND_OF[letter]] + 1)]]


def may_replenish(g: RomanWorld, stack: int) -> bool:
    """13.4.1a, 13.4.3b, 24.4: in a friendly city that is not besieged and not in a plundered Province."""
    place, power = g.at[stack], g.whose[stack]
    if g.mark[stack] & (MOVED | INSIDE) or is_naval(g, stack) or is_besieged(g, place):
        return False
    province = PROVINCE[place]
    if province != NONE and g.plunder[province]:
        return False
    city = city_at(g, place)
    if city != NONE and g.city_of[city] != NOBODY and is_friend(g, power, g.city_of[city]):
        return not is_plundered(g, city) and shares(g, power, g.city_of[city], REPLENISHMENT)
    named = dict(zip(g.founded[::2], g.founded[1::2], strict=True)).get(place, NOBODY)
    if named != NOBODY and is_friend(g, power, named):
        return shares(g, power, named, REPLENISHMENT)
    return has_no_cities(g, power) and province != NONE and g.home[province] == power


def has_no_cities(g: RomanWorld, power: int) -> bool:
    """13.4.1b: a power none of whose Provinces has cities replenishes at home; a fort may have been named as one."""
    own = [province for province, owner in enumerate(g.home) if owner == power]
    if not own or any(PROVINCE[place] in own for place in g.founded[::2]):
        return False
    return not any(exists(g, city) for province in own for city in CITIES_OF[province])
