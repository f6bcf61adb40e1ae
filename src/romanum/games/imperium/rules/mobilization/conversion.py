"""34: fleets become legions."""

from __future__ import annotations

from typing import Final

from romanum.engine.action import Move
from romanum.games.imperium.data.charts import TABLES
from romanum.games.imperium.data.hexes import HEX, LAND, PLACE_IDS, PROVINCE
from romanum.games.imperium.data.provinces import NONE
from romanum.games.imperium.data.units import CER, TYPE, TYPE_BY_ID
from romanum.games.imperium.rules.common.control import city_at
from romanum.games.imperium.rules.common.given import return_lost
from romanum.games.imperium.rules.common.leaders import leaders_in, station
from romanum.games.imperium.rules.common.leave import can_spare_a_ship
from romanum.games.imperium.rules.common.powers import is_friend, power_id
from romanum.games.imperium.rules.mobilization.charts import LESSER_LEGION, LIGHT_FOOT, counters, new_kind
from romanum.games.imperium.rules.mobilization.counters import free_colour, used
from romanum.games.imperium.rules.mobilization.sites import enemies_at
from romanum.games.imperium.state.errands import Trespass
from romanum.games.imperium.state.forces import add, is_naval, settle, stacks_at, stacks_of_player, strike
from romanum.games.imperium.state.marks import FRESH, HELD, INSIDE
from romanum.games.imperium.state.position import BARBARIAN, NEUTRAL, NOBODY, ROMAN, RomanWorld
from romanum.games.imperium.state.rosters import FLEETS, KIND_OF, LETTER, kinds_in, of
from romanum.games.imperium.state.steps import LAND_MOVEMENT, Menu

FOREIGN_FOOT: Final = TYPE_BY_ID["16-9"]
LIGHT_FOR_A_FLEET: Final = 4
"""34b: unseasoned 2-12 for one fleet."""


def soldiers(g: RomanWorld, power: int, kind: int) -> str:
    """34a-c: what a fleet becomes: an 8-10 or 8-9 of its rating, else four 2-12; nothing without counters (5.7e)."""
    heavy, patron = LESSER_LEGION if g.origin[power] == ROMAN else FOREIGN_FOOT, g.patron[power]
    pool = patron if patron != NOBODY and g.colours[patron] & g.colours[power] else power
    if used(g, pool, heavy) < counters(g, g.colours[pool], heavy):
        return LETTER[new_kind(heavy, CER[kind])]
    if used(g, pool, LIGHT_FOOT) + LIGHT_FOR_A_FLEET <= counters(g, g.colours[pool], LIGHT_FOOT):
        return LETTER[new_kind(LIGHT_FOOT, CER[kind])] * LIGHT_FOR_A_FLEET
    return ""


def shore(g: RomanWorld, stack: int) -> int:
    """34a: the land of the fleet's hex, if neither an enemy nor his city is there; else none."""
    place, power = g.at[stack], g.whose[stack]
    land = place if LAND[place] else HEX[place]
    if not LAND[land] or enemies_at(g, power, land):
        return NONE
    city = city_at(g, land)
    hostile = city != NONE and g.city_of[city] != NOBODY and not is_friend(g, power, g.city_of[city])
    return NONE if hostile else land


def may_convert(g: RomanWorld, stack: int, kind: int) -> bool:
    """34a, 34c, 10.4.1: the other fleets must still carry who is aboard, guests too; neutrals, barbarians: none."""
    power = g.whose[stack]
    if g.bond[power] == NEUTRAL or g.origin[power] == BARBARIAN or shore(g, stack) == NONE:
        return False
    return can_spare_a_ship(g, stack) and bool(soldiers(g, power, kind))


def _fleets(g: RomanWorld, player: int) -> list[tuple[int, int]]:
    """Stacks and kinds of fleets that may become soldiers."""
    if not g.has_rule("34"):
        return []
    own = [stack for stack in stacks_of_player(g, player) if of(g.units[stack], FLEETS)]
    return [(s, kind) for s in own for kind in kinds_in(of(g.units[s], FLEETS)) if may_convert(g, s, kind)]


def _options(g: RomanWorld, player: int) -> list[Move]:
    return list(dict.fromkeys(("man-ashore", kind, g.at[stack]) for stack, kind in _fleets(g, player)))


def _take(g: RomanWorld, player: int, move: Move) -> None:
    """34a, 34d: the fleet is gone for good; who has just sailed does not march in this month (10.4.4b).

    Its soldiers are in the Province now: whoever sleeps there wakes (23.1).
    """
    _, kind, place = move
    stack = next(s for s, fleet in _fleets(g, player) if (fleet, g.at[s]) == (kind, place))
    power, land, units = g.whose[stack], shore(g, stack), soldiers(g, g.whose[stack], kind)
    far = g.spent[stack] > TABLES.naval_movement.land_units_move_if_at_most
    mark = g.mark[stack] & INSIDE | (HELD if far else FRESH)
    ashore = leaders_in(g, stack) if g.units[stack] == LETTER[kind] else []
    strike(g, stack, LETTER[kind])
    return_lost(g, power, g.colour[stack], LETTER[kind])
    for letter in units:
        add(g, power, land, letter, mark, free_colour(g, power, TYPE[KIND_OF[letter]]))
    for leader in ashore:
        station(g, leader, power, land, mark)
    settle(g, place)
    if PROVINCE[land] != NONE:
        g.push(
            Trespass(next(s for s in stacks_at(g, land) if g.whose[s] == power and not is_naval(g, s)), PROVINCE[land])
        )
    if g.log is not None:
        g.tell("fleet-ashore", "34a", power=power_id(g, power), place=PLACE_IDS[land])


CONVERSION: Final = LAND_MOVEMENT.add(
    31, Menu(frozenset({"man-ashore"}), _options, lambda g, player, move: None, _options, _take)
)
