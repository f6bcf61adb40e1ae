"""What special rules give (`data.grants`, `data.characters`): questions of other parts of the rules.

Bans are in `special.specials`; cities' strengths and worth in `special.walls`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from romanum.games.imperium.data.characters import BattleMorale, Siegecraft, SuccessionLoss
from romanum.games.imperium.data.cities import CITY_PLACE, CITY_STRENGTH
from romanum.games.imperium.data.grants import FortCities, PortsOf, RoughPasses, SeaSupply, SupplyShift
from romanum.games.imperium.data.hexes import CLOSED, HEX, MOUNTAIN, PLACE_IDS, PROVINCE
from romanum.games.imperium.data.seas import AREA_NAMES
from romanum.games.imperium.rules.common.control import give_province
from romanum.games.imperium.rules.common.powers import power_id, side
from romanum.games.imperium.rules.common.sieges import Fort, fort_strength, forts, keep_forts, worn_down
from romanum.games.imperium.rules.special.specials import in_force, may_conquer
from romanum.games.imperium.state.position import BARBARIAN, NOBODY, ROMAN, RomanWorld

YEAR: Final = 12

# ---- battle


def battle_morale(g: RomanWorld, winner: int, loser: int) -> int:
    """BattleMorale: extra morale for a battle won against one who is no Roman."""
    rules = [] if g.origin[loser] == ROMAN else in_force(g, BattleMorale)
    return sum(rule.add for rule in rules if winner in rule.of)


def storms_well(g: RomanWorld, power: int) -> bool:
    """Siegecraft: cities do not defend tripled against a power that holds a Roman leader or a city strong enough."""
    for rule in in_force(g, Siegecraft):
        if rule.of == power:
            captive = any(
                c == power and g.origin[g.leader_of[n]] == ROMAN for n, c in enumerate(g.captor) if c != NOBODY
            )
            return captive or any(
                owner == power and _printed(g, city) >= rule.strength for city, owner in enumerate(g.city_of)
            )
    return False


def _printed(g: RomanWorld, city: int) -> int:
    return CITY_STRENGTH[g.setting.column][city]


def is_rough_pass(g: RomanWorld, place: int) -> bool:
    """RoughPasses: a hex with a mountain hexside in some Provinces is rough in battle."""
    rules = in_force(g, RoughPasses)
    return any(PROVINCE[place] in rule.provinces for rule in rules) and HEX[place] in _mountain_hexes()


@cache
def _mountain_hexes() -> frozenset[int]:
    """Hexes with a mountain hexside."""
    return frozenset(HEX[here] for here, sides in enumerate(CLOSED) if MOUNTAIN in sides.values())


# ---- succession


def succession_loss(g: RomanWorld, leader: int) -> int:
    """SuccessionLoss: the morale that a successor costs his power besides."""
    return sum(rule.morale for rule in in_force(g, SuccessionLoss) if rule.leader == leader)


# ---- the sea


def own_ports(g: RomanWorld, power: int) -> list[int]:
    """PortsOf: the places of ports that are a power's whoever holds them."""
    return [CITY_PLACE[city] for rule in in_force(g, PortsOf) if rule.of == power for city in rule.cities]


def supply_sea(g: RomanWorld, power: int) -> int:
    """SeaSupply: the mask of sea areas (`SEA_AREA`) on which any port supplies a power."""
    rules = [rule for rule in in_force(g, SeaSupply) if rule.of == power]
    return sum(1 << AREA_NAMES.index(rule.sea) for rule in rules)


def supply_shift(g: RomanWorld, power: int, place: int) -> int:
    """SupplyShift: what is added to a power's rolls for supply in a place."""
    month = g.month % YEAR + 1
    rules = [rule for rule in in_force(g, SupplyShift) if rule.of == power and PROVINCE[place] in rule.within]
    return sum(rule.add for rule in rules if not rule.months or month in rule.months)


# ---- forts that are cities


def fort_city(g: RomanWorld, place: int) -> FortCities | None:
    """FortCities: the rule by which a fort in a place is a city."""
    rules = in_force(g, FortCities)
    return next((rule for rule in rules if rule.province == PROVINCE[place]), None) if rules else None


def fort_city_strength(g: RomanWorld, place: int, power: int) -> int:
    """FortCities: what a fort that is a city defends itself with: its own strength, or that of its class."""
    rule = fort_city(g, place)
    named = {} if rule is None else {int(one.at): one.strength for one in rule.named}
    if place not in named:
        return fort_strength(g, place, power)
    return max(0, named[place] - worn_down(g, place, power))


def take_fort_city(g: RomanWorld, place: int, power: int) -> bool:
    """FortCities: a fort that is a city is captured, not razed; who has the capital and half the rest has the land."""
    rule = fort_city(g, place)
    own = [fort for fort in forts(g) if fort.place == place and fort.level]
    if rule is None or not own:
        return False
    level = max(fort.level for fort in own)
    keep_forts(g, [*(fort for fort in forts(g) if fort.place != place), Fort(place, power, level, 0)])
    if g.log is not None:
        g.tell("fort-taken", "2.5", power=power_id(g, power), place=PLACE_IDS[place])
    settle_fort_province(g, rule)
    return True


def settle_fort_province(g: RomanWorld, rule: FortCities) -> None:
    """5.6c: the Province goes to whoever holds its capital and half of its other forts."""
    found = {fort.place: fort.power for fort in forts(g) if fort.level and PROVINCE[fort.place] == rule.province}
    holder = found.pop(int(rule.capital), NOBODY)
    if holder == NOBODY or not may_conquer(g):
        return
    own = sum(side(g, power) == side(g, holder) for power in found.values())
    lord, now = (holder if 2 * own >= len(found) else NOBODY), g.lord[rule.province]
    if lord != now and (NOBODY in (lord, now) or side(g, lord) != side(g, now)):
        give_province(g, int(rule.province), lord)


# ---- 14.3e, 17.3.1: no engines of siege: walls help more and hunger less


PARTHIA: Final = "parthia"
"""14.3e: Persians are not Parthians."""


def lack_engines(g: RomanWorld, stacks: list[int], strength: Callable[[list[int]], int]) -> bool:
    """Ruling 14.3e: whether most of some stacks, by their strength, are barbarians or Parthians."""
    wild = [stack for stack in stacks if _has_none(g, g.whose[stack])]
    return 2 * strength(wild) > strength(stacks)


def _has_none(g: RomanWorld, power: int) -> bool:
    """Barbarians and Parthians, unless a scenario says that they have learnt it."""
    return (g.origin[power] == BARBARIAN or power_id(g, power) == PARTHIA) and not storms_well(g, power)
