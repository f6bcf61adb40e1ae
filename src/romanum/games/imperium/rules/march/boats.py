"""13.4.4b-d: trains on the great rivers: they go by boat along the main streams, at the pace of foot."""

from __future__ import annotations

from functools import cache
from typing import Final

from romanum.games.imperium.data import units as data
from romanum.games.imperium.data.charts import ENTRY_COST
from romanum.games.imperium.data.hexes import (
    BESIDE,
    GRID,
    LAND_STEPS,
    MAIN_STREAM,
    MOUNTAIN_SIDES,
    PROVINCE,
    RIVER_SIDES,
    TERRAIN,
)
from romanum.games.imperium.data.provinces import ROADS
from romanum.games.imperium.data.units import CLASS, MA
from romanum.games.imperium.rules.geography.seasons import is_in_flood, is_winter_at
from romanum.games.imperium.rules.march.column import column, troops
from romanum.games.imperium.state.marks import BOATS
from romanum.games.imperium.state.position import BARBARIAN, CIVILIZED, NONE, ROMAN, RomanWorld
from romanum.games.imperium.state.rosters import TRAINS, of

STREAMS: Final = tuple(river for river, main in enumerate(MAIN_STREAM) if main)
"""13.4.4b: Nile, Rhine, Danube, Tigris and Euphrates."""
_FOOT: Final = {ROMAN: data.LEGION, CIVILIZED: data.CIVILIZED, BARBARIAN: data.BARBARIAN}
PACE: Final = {
    origin: max(ma for ma, its in zip(MA, CLASS, strict=True) if its == foot) for origin, foot in _FOOT.items()
}
"""By origin: the MA of a power's heavy infantry."""

Pair = tuple[int, int]


def _pairs(sides: tuple[Pair, ...]) -> set[Pair]:
    found = {(here, GRID.step(here, way)) for here, way in sides}
    return found | {(there, here) for here, there in found}


@cache
def _mountains() -> set[Pair]:
    return _pairs(MOUNTAIN_SIDES)


@cache
def waterway(river: int) -> dict[int, tuple[int, ...]]:
    """By hex: where boats go from there along a river, or across it: over sides that touch no mountain (13.4.4d)."""
    sides = {pair for pair in _pairs(RIVER_SIDES[river]) if not _touches_mountain(pair)}
    found: dict[int, set[int]] = {}
    for here, bank in sides:
        found.setdefault(here, set()).add(bank)
        for there in GRID.neighbours[here]:
            if there != bank and (there, bank) in sides:
                found[here].add(there)
    land = {here: {step[0] for step in LAND_STEPS[here]} for here in found}
    return {here: tuple(sorted(there & land[here])) for here, there in found.items()}


def _touches_mountain(side: Pair) -> bool:
    """Whether a mountain hexside meets a river's at one of its ends."""
    here, there = side
    corners = [other for other in GRID.neighbours[here] if other in GRID.neighbours[there]]
    met = [(here, there), *((end, corner) for corner in corners for end in side)]
    return any(pair in _mountains() for pair in met)


def rivers_for(g: RomanWorld, force: int, units: str | None = None) -> list[int]:
    """13.4.4b-d: the streams on which a force of trains alone can go by boat from where it is.

    `units` are those of the force, if somebody knows.
    """
    units = troops(g, force) if units is None else units
    if g.boat != NONE or not units or of(units, TRAINS) != units:
        return []
    here = g.at[force]
    return [river for river in BESIDE[here] if MAIN_STREAM[river] and is_open(g, river) and waterway(river).get(here)]


def is_open(g: RomanWorld, river: int) -> bool:
    """13.4.4d: not in flood."""
    return not is_in_flood(g, river)


def boats_mark(river: int) -> int:
    """13.4.4c: the mark of a train that has boats on a stream."""
    return BOATS * (STREAMS.index(river) + 1)


def moor(g: RomanWorld) -> None:
    """13.4.4c: trains that have gone by boat have boats there from now on."""
    if g.boat == NONE or g.mover == NONE or g.at[g.mover] < 0 or not g.spent[g.mover]:
        return
    for stack in column(g, g.mover):
        g.mark[stack] = g.mark[stack] & ~(7 * BOATS) | boats_mark(g.boat)


def boat_allowance(g: RomanWorld, force: int) -> int:
    """13.4.4b, 13.4.4c: the pace of its power's foot; half of it where boats must be found first."""
    pace = PACE[g.origin[g.whose[force]]]
    wanted = boats_mark(g.boat)
    ready = all(g.mark[stack] & 7 * BOATS == wanted for stack in column(g, force) if of(g.units[stack], TRAINS))
    return pace if ready else pace // 2


def boat_cost(g: RomanWorld, here: int, there: int) -> int | None:
    """13.4.4b: the MP of a hex by its terrain alone; None where the stream does not lead."""
    if there not in waterway(g.boat).get(here, ()):
        return None
    return ENTRY_COST[ROADS[g.setting.period][PROVINCE[there]]][is_winter_at(g, there)][TERRAIN[there]]
