"""5.3a, 20.3.1b: distances in hexes over land and sea, between hexes and from border to border."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from typing import Final

from romanum.games.imperium.data.hexes import GRID, HEX, HEXES_OF

SIDES: Final = 6
FAR: Final = 1000
"""Farther than anything: the distance of somebody who is nowhere."""
_PLACES: Final = tuple(GRID.place(here) for here in range(len(GRID)))
_CUBE: Final = tuple((column, row - (column - (column & 1)) // 2) for column, row in _PLACES)


def gap(some: Collection[int], others: Collection[int]) -> int:
    """The smallest distance between hexes of two kinds."""
    if not some or not others:
        return FAR
    few, many = (some, others) if len(some) < len(others) else (others, some)
    return min([min(map(_distances(hex_).__getitem__, many)) for hex_ in few])


@cache
def _distances(hex_: int) -> bytes:
    """From a hex to every other."""
    x, y = _CUBE[hex_]
    return bytes([max(abs(a - x), abs(b - y), abs(a - x + b - y)) for a, b in _CUBE])


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
