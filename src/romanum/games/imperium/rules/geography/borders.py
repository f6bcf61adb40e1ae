"""5.3a, 20.3.1b: distances in hexes over land and sea, between hexes and from border to border."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from operator import itemgetter
from typing import Final

from romanum.games.imperium.data.hexes import GRID, HEX, HEXES_OF

SIDES: Final = 6
FAR: Final = 1000
"""Farther than anything: the distance of somebody who is nowhere."""
_LONGEST: Final = GRID.columns + GRID.rows


def gap(some: Collection[int], others: Collection[int]) -> int:
    """The smallest distance between hexes of two kinds."""
    if not some or not others:
        return FAR
    few, many = (some, others) if len(some) < len(others) else (others, some)
    if len(many) == 1:
        return min([_distances(hex_)[other] for hex_ in few for other in many])
    to_each = itemgetter(*many)
    least: list[int] = [min(to_each(_distances(hex_))) for hex_ in few]
    return min(least)


@cache
def within(hex_: int, hexes: int) -> frozenset[int]:
    """All hexes so near to one, itself included."""
    found = edge = {hex_}
    for _ in range(hexes):
        edge = {there for here in edge for there in GRID.neighbours[here]} - found
        found = found | edge
    return frozenset(found)


@cache
def _distances(hex_: int) -> bytes:
    """From a hex to every other: of each column a piece of one that is longer than the map."""
    column, row = GRID.place(hex_)
    first = _LONGEST - (row - GRID.first_row) + column // 2
    columns = range(GRID.first_column, GRID.first_column + GRID.columns)
    return b"".join([_column(c - column)[first - c // 2 : first - c // 2 + GRID.rows] for c in columns])


@cache
def _column(across: int) -> bytes:
    """From a hex to those so many columns away, the northernmost first."""
    slants = range(-_LONGEST, _LONGEST)
    return bytes([max(abs(across), abs(slant), abs(across + slant)) for slant in slants])


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
