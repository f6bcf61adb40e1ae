"""13.4.4: trains on the great rivers: what goes by boat, where the stream leads, what it costs and how far it takes.

The banks of a stream are read from the file of hexsides: boats go from a hex on the stream to the next, on either bank,
over hexsides of the stream that no mountain hexside meets.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from romanum.games.imperium.data.hexes import PLACE_IDS, RIVER_IDS
from romanum.games.imperium.state.marks import BOATS
from romanum.games.imperium.state.position import NONE, ROMAN

from ..moments import Moment, Oracle, World, has_roads, is_winter, units_in
from .map import (
    CELL,
    LINKS,
    TABLES,
    TERRAIN,
    WAYS,
    Cell,
    has_limitanei,
    mountain_sides,
    neighbour,
    river_sides,
)
from .march import force

STREAMS: Final = [river for river in RIVER_IDS if river in ("danubius", "euphrates", "nilus", "rhenus", "tigris")]
"""13.4.4b."""
NILE_FLOOD: Final = (7, 8)
"""9.2c: August and September, counted from 0."""
FOOT: Final = (10, 9, 8)
"""The MA of heavy infantry of Romans, civilized powers and barbarians."""


def around(pair: frozenset[Cell]) -> list[Cell]:
    """The two hexes at the ends of a hexside."""
    one, other = sorted(pair)
    beside = [{neighbour(cell, way) for way in WAYS} for cell in (one, other)]
    return sorted(beside[0] & beside[1])


def is_shut(pair: frozenset[Cell]) -> bool:
    """13.4.4d: whether a mountain hexside lies along a hexside, or meets it at an end."""
    met = [pair, *(frozenset((cell, corner)) for corner in around(pair) for cell in pair)]
    return any(side in mountain_sides() for side in met)


@cache
def stream(river: str) -> dict[Cell, frozenset[Cell]]:
    """13.4.4b: by hex on a stream, those that boats reach from it in a step."""
    sides = [pair for pair in river_sides(river) if not is_shut(pair)]
    found: dict[Cell, set[Cell]] = {}
    for pair in sides:
        one, other = sorted(pair)
        for here, bank in ((one, other), (other, one)):
            found.setdefault(here, set()).add(bank)
            found[here] |= {there for there in around(pair) if frozenset((there, bank)) in sides}
    return {cell: frozenset(there) for cell, there in found.items()}


class Boats(Oracle):
    """Looks at trains that go by boat."""

    def __init__(self) -> None:
        super().__init__()
        self.spent = 0
        self.allowed = 0
        """What they may spend on this march."""

    def told(self, moment: Moment) -> None:
        """They set out, or come to another hex."""
        g = moment.g
        if g.mover == NONE or g.boat == NONE:
            return
        if moment.event.kind == "sets-out":
            self._sets_out(moment)
        elif moment.event.kind == "marches":
            self._floats(moment)

    def _sets_out(self, m: Moment) -> None:
        g, river = m.g, RIVER_IDS[m.g.boat]
        parts = force(g)
        units = [unit.cls for part in parts for unit in units_in(g, part)]
        self.expect(m, "13.4.4b", set(units) == {"train"}, f"{units} go by boat")
        self.expect(m, "13.4.4b", river in STREAMS, f"{river} carries no boats")
        high = g.month % 12 in NILE_FLOOD if river == "nilus" else g.flood
        self.expect(m, "13.4.4d", not high, f"boats go on {river} in flood")
        pace = FOOT[g.origin[g.whose[g.mover]]]
        kept = {g.mark[part] // BOATS & 7 for part in parts if g.units[part]}
        self.spent, self.allowed = 0, pace if kept == {STREAMS.index(river) + 1} else pace // 2

    def _floats(self, m: Moment) -> None:
        g, here, there = m.g, m.before.at[m.before.mover], m.place
        joined = CELL[there] in stream(RIVER_IDS[g.boat]).get(CELL[here], frozenset()) and (here, there) in LINKS
        name = f"from {PLACE_IDS[here]} to {PLACE_IDS[there]} on {RIVER_IDS[g.boat]}"
        self.expect(m, "13.4.4b", joined, f"no stream leads {name}")
        cost = self._cost(g, there)
        self.expect(m, "13.4.4b", m.fact("cost") == cost, f"{name} costs {cost}")
        self.spent += m.fact("cost")
        self.expect(m, "13.4.4c", self.spent <= self.allowed, f"boats spend {self.spent} of {self.allowed}")

    @staticmethod
    def _cost(g: World, there: int) -> int:
        """13.4.4b, 30b: the terrain, and limitanei against whoever is not Roman; nothing for the river."""
        row = TABLES["terrain"][TERRAIN[there]]
        guards = g.setting.limitanei_cost if g.origin[g.whose[g.mover]] != ROMAN and has_limitanei(g, there) else 0
        return int(row[(0 if has_roads(g, there) else 2) + is_winter(g, there)]) + guards
