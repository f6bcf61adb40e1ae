"""12.1a, 12.5b, 13.0d, 7.7e: how far a force can go, and what a step costs it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from romanum.engine.memo import Memo
from romanum.games.imperium.data import units as data
from romanum.games.imperium.data.hexes import GRID, HEX, HEX_COUNT, LAND_STEPS, PROVINCE, WATER
from romanum.games.imperium.data.provinces import NONE
from romanum.games.imperium.data.units import CAVALRY, CLASS, LEADER_MA, MA
from romanum.games.imperium.rules.common.leaders import value
from romanum.games.imperium.rules.common.powers import is_enemy
from romanum.games.imperium.rules.common.sieges import is_besieged, is_blockaded
from romanum.games.imperium.rules.geography.seasons import NILE_FLOOD, crosses_flood, of_year
from romanum.games.imperium.rules.geography.travel import link, step_cost
from romanum.games.imperium.rules.march.boats import boat_allowance, boat_cost
from romanum.games.imperium.rules.march.column import column, together
from romanum.games.imperium.state.forces import has_combatants, is_naval, stacks_at
from romanum.games.imperium.state.marks import FORAGED, INSIDE
from romanum.games.imperium.state.position import ROMAN, RomanWorld
from romanum.games.imperium.state.rosters import each

FORAGE_LOSS = 2
"""13.0d."""


def allowance(g: RomanWorld, stack: int, parts: list[int] | None = None) -> int:
    """12.1a: the MA of the slowest unit, less 2 after foraging, more on a force march; a leader alone has his own.

    13.4.4b: trains on boats go at the pace of foot. `parts` is the force's `column`, if somebody knows.
    """
    parts = column(g, stack) if parts is None else parts
    units = together(g, parts)
    if not units:
        return LEADER_MA
    if stack == g.mover and g.boat != NONE:
        return boat_allowance(g, stack)
    marks = [g.mark[part] & FORAGED for part in parts]
    foraged = FORAGE_LOSS if FORAGED in marks else 0
    extra = 1 + value(g, g.led_by) if g.forced else 0
    return _pace(units, foraged, extra, 1 if stack == g.mover and g.hurried else 0)


@lru_cache(1 << 14)
def _pace(units: str, foraged: int, extra: int, haste: int) -> int:
    """The MA of the slowest: 12.5b, a force march is for those on foot; 7.7e, haste for trains."""
    return min((_of_unit(kind, foraged, extra, haste) for kind in set(each(units))), default=0)


def _of_unit(kind: int, foraged: int, extra: int, haste: int) -> int:
    if CLASS[kind] == data.TRAIN:
        return MA[kind] + haste
    return MA[kind] - foraged + (0 if CAVALRY[kind] else extra)


def left(g: RomanWorld, stack: int) -> int:
    """The MP a force has left."""
    return allowance(g, stack) - g.spent[stack]


def price(g: RomanWorld, stack: int, there: int) -> int | None:
    """12.1, 12.2, 30b: what a step costs a force; None where none leads."""
    here = g.at[stack]
    by_boat = stack == g.mover and g.boat != NONE
    cost = boat_cost(g, here, there) if by_boat else step_cost(g, here, there)
    return None if cost is None else cost + limitanei(g, stack, there)


def limitanei(g: RomanWorld, stack: int, there: int) -> int:
    """30a-c: more for a unit that is not Roman, in a hex beside land that no Roman faction controls."""
    if not g.has_rule("30"):
        return 0
    province, setting = PROVINCE[there], g.setting
    if province not in setting.limitanei or g.origin[g.whose[stack]] == ROMAN:
        return 0
    if not _is_roman(g, province):
        return 0
    beside = {PROVINCE[place] for place in GRID.neighbours[HEX[there]]} - {NONE, province}
    return setting.limitanei_cost if any(not _is_roman(g, other) for other in beside) else 0


def _is_roman(g: RomanWorld, province: int) -> bool:
    lord = g.lord[province]
    return lord >= 0 and g.origin[lord] == ROMAN


def is_crossing(here: int, there: int) -> bool:
    """14.4.1b: whether a step leads over a river, a strait or a narrow sea."""
    river, strait, _ = link(here, there)
    return river != NONE or bool(strait)


def wades(g: RomanWorld, here: int, there: int) -> bool:
    """14.4.1b: over a river in flood."""
    river, _, _ = link(here, there)
    return river != NONE and crosses_flood(here, there, flood=g.flood, nile=of_year(g) in NILE_FLOOD)


def ships_in_the_way(g: RomanWorld, power: int, here: int, there: int) -> bool:
    """12.2e: an enemy fleet in the narrow sea, or beside the strait, bars it; not one shut up in a blockaded port."""
    _, strait, _ = link(here, there)
    if not strait:
        return False
    return any(
        is_naval(g, stack)
        and is_enemy(g, power, g.whose[stack])
        and not (g.mark[stack] & INSIDE and is_besieged(g, place) and is_blockaded(g, place))
        for place in {*FLEETS_LIE[HEX[here]], *FLEETS_LIE[HEX[there]]}
        for stack in stacks_at(g, place)
    )


def _fleets_lie() -> tuple[tuple[int, ...], ...]:
    found: list[list[int]] = [[] for _ in range(HEX_COUNT)]
    for place, wet in enumerate(WATER):
        if wet:
            found[HEX[place]].append(place)
    return tuple(tuple(waters) for waters in found)


FLEETS_LIE: Final = _fleets_lie()
"""12.2e: by hex, all its waters, two where land divides them (3.1.2)."""
STRAITS: Final = tuple((here, step[0]) for here, steps in enumerate(LAND_STEPS) for step in steps if step[2])
"""12.2: every step over a narrow sea,"""
ON_STRAITS: Final = frozenset(HEX[place] for step in STRAITS for place in step)
"""and the hexes on both sides."""


def closed_straits(g: RomanWorld, power: int) -> tuple[tuple[int, int], ...]:
    """12.2e: the steps over narrow seas that enemy fleets bar to a power."""
    whose = g.whose
    ships = [(HEX[g.at[stack]], whose[stack]) for stack in _BY_STRAITS.of(g)]
    foes = {other for other in {other for _, other in ships} if is_enemy(g, power, other)}
    hostile = {hex_ for hex_, other in ships if other in foes}
    near = [step for step in STRAITS if HEX[step[0]] in hostile or HEX[step[1]] in hostile] if hostile else []
    return tuple([step for step in near if ships_in_the_way(g, power, *step)])


def _by_straits(g: RomanWorld) -> list[int]:
    shores = ON_STRAITS
    return [stack for stack, place in enumerate(g.at) if place >= 0 and HEX[place] in shores and is_naval(g, stack)]


_BY_STRAITS: Final[Memo[RomanWorld, list[int]]] = Memo(_by_straits, "at", "units", "mark")
"""The stacks afloat where somebody might cross."""


def enemies_ashore(g: RomanWorld, power: int, place: int) -> list[int]:
    """12.3a: enemy stacks ashore in a place that are not besieged."""
    return [
        stack
        for stack in stacks_at(g, place)
        if g.whose[stack] != power
        and has_combatants(g, stack)
        and not is_naval(g, stack)
        and not g.mark[stack] & INSIDE
        and is_enemy(g, power, g.whose[stack])
    ]
