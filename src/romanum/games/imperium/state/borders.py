"""5.3a, 20.3.1b: distances in hexes over land and sea, between hexes and from border to border."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import cache
from typing import Final

from romanum.games.imperium.data.hexes import GRID, HEX, HEXES_OF

SIDES: Final = 6
FAR: Final = 1000
"""Farther than anything: the distance of somebody who is nowhere."""
_PLACES: Final = tuple(GRID.place(here) for here in range(len(GRID)))
_CUBE: Final = tuple((column, row - (column - (column & 1)) // 2) for column, row in _PLACES)


def gap(some: Iterable[int], others: Collection[int]) -> int:
    """The smallest distance between hexes of two kinds."""
    found = FAR
    there = [_CUBE[hex_] for hex_ in others]
    for hex_ in some:
        x, y = _CUBE[hex_]
        for a, b in there:
            across, slant = a - x, b - y
            steps = max(abs(across), abs(slant), abs(across + slant))
            found = min(found, steps)
    return found


@cache
def border(province: int) -> tuple[int, ...]:
    """The hexes of a Province that lie beside something else."""
    own = {HEX[place] for place in HEXES_OF[province]}
    return tuple(sorted(here for here in own if len(own.intersection(GRID.neighbours[here])) < SIDES))


@cache
def border_gap(province: int, other: int) -> int:
    """20.3.1b: the hexes from the border of one Province to that of another."""
    if province > other:
        return border_gap(other, province)
    return gap(border(province), border(other))
