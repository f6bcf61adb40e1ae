"""10.7.2b, 10.7.3, 10.7.4a, 10.6f: strengths at sea, what changes a roll, and how many fleets a result costs."""

from __future__ import annotations

from typing import Final

from romanum.engine.dice import FACES
from romanum.games.imperium.data.charts import TABLES, naval_attrition
from romanum.games.imperium.data.seas import ALWAYS_SUMMER_SEA
from romanum.games.imperium.data.units import CER, B
from romanum.games.imperium.rules.common.aboard import riding
from romanum.games.imperium.rules.common.seafarers import is_pirate, is_rhodian, ways
from romanum.games.imperium.rules.naval.ports import besieges
from romanum.games.imperium.rules.naval.seamen import bonus, has_sailor, is_rough
from romanum.games.imperium.state.effects import STORMS, lasts
from romanum.games.imperium.state.marks import MOVED
from romanum.games.imperium.state.position import RomanWorld
from romanum.games.imperium.state.rosters import FLEETS, HEAVIES, INFANTRIES, each, of, strength, without

QUARTERS: Final = 4
"""10.7.4a: a result of 4 costs all."""
SAME_HEX_FAILS: Final = 1
"""10.6h: the unmodified die on which an interception in the fleet's own hex fails."""


def at_sea(units: str) -> int:
    """10.7.2b: fleets, light and missile infantry aboard in full, heavy infantry by half; cavalry adds nothing."""
    foot = of(units, INFANTRIES)
    heavy = strength(of(foot, HEAVIES)) // TABLES.strength.heavy_infantry_aboard
    return strength(of(units, FLEETS)) + strength(without(foot, HEAVIES)) + heavy


def side_strength(g: RomanWorld, stacks: list[int], against: list[int]) -> int:
    """10.7.2a, 27.2.1c: all fleets of a side with all aboard; Rhodians count double against pirates."""
    pirates = any(is_pirate(g, g.whose[stack]) for stack in against)
    double = TABLES.strength.rhodians_against_pirates if pirates else 1
    afloat = [s for stack in stacks for s in (stack, *riding(g, stack))]
    return sum(at_sea(g.units[s]) * (double if is_rhodian(g, g.whose[s]) else 1) for s in afloat)


def rating(g: RomanWorld, stacks: list[int]) -> int:
    """10.7.3c, 14.4.3c: the CER of more than half of a side's fleets, else B."""
    found = [CER[kind] for stack in stacks for kind in each(of(g.units[stack], FLEETS))]
    return next((cer for cer in set(found) if 2 * found.count(cer) > len(found)), B)


def fleets_lost(fleets: int, quarters: int) -> int:
    """10.7.4a, 10.7.4b: rounded down, but at least one of several; a lone fleet only if all are lost."""
    least = 1 if quarters and fleets > 1 else 0
    return max(fleets * quarters // QUARTERS, least)


def interception_bonus(g: RomanWorld, stack: int, distance: int) -> int:
    """10.6f: winter, a way of more than three MP, a fleet that has not moved yet, and the naval bonus."""
    table = TABLES.naval_interception
    found = bonus(g, g.whose[stack]) + (table.winter if g.winter else 0)
    found += table.far if distance > table.far_over else 0
    return found + (0 if g.mark[stack] & MOVED or g.spent[stack] else table.not_moved)


def intercepts(g: RomanWorld, stack: int, distance: int, die: int) -> bool:
    """10.6f, 10.6h: whether a die brings a fleet there; in its own hex all but a 1 does."""
    if not distance:
        return die != SAME_HEX_FAILS
    return die + interception_bonus(g, stack, distance) >= distance


def attrition_value(g: RomanWorld, stack: int, mp: int) -> int:
    """10.3.1b, 17.2c, 39.2-K: the value for the MP moved; 1 for a siege alone, and 1 more if one moved to it."""
    return _in_storms(g, _moved(mp) + (TABLES.naval_attrition.besieging if besieges(g, stack) else 0))


def _moved(mp: int) -> int:
    return naval_attrition(mp) if mp else 0


def _in_storms(g: RomanWorld, value: int) -> int:
    return value + (TABLES.naval_attrition.storms if value and g.winter and lasts(g, STORMS) else 0)


def lost_at_rest(g: RomanWorld, stack: int, place: int, mp: int) -> float:
    """10.3.1b: how likely each fleet of a stack is lost that ends a move of so many MP in a place, besieging nobody."""
    value = _in_storms(g, _moved(mp)) if is_rough(g) and not ALWAYS_SUMMER_SEA[place] else 0
    return min(max(value - attrition_bonus(g, stack), 0), FACES) / FACES if value else 0.0


def attrition_bonus(g: RomanWorld, stack: int) -> int:
    """27.1.2a, 38.2a: what pirates and naval leaders add to the die."""
    table = TABLES.naval_attrition
    pirates = table.pirates if "sea" in ways(g, g.whose[stack]) else 0
    return pirates + (table.naval_leader if has_sailor(g, [stack]) else 0)
