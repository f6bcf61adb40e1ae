"""What is true of every position, whatever has been played: asked by tests after each action."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from romanum.engine.rule import Wrong
from romanum.engine.secrecy import HIDDEN, masked
from romanum.games.trajan.data.components import SIDE, SIDE_UNITS, UNITS
from romanum.games.trajan.state.position import (
    ARMY_COUNT,
    MAP_SIZE,
    NONE,
    PARTHIAN,
    ROMAN,
    SIDE_IDS,
    War,
    place,
    side_of_place,
)


def faults(g: War) -> list[Wrong]:
    """8.0a, 8.1a: what is wrong with where units lie; empty if all is well."""
    return [
        *astray(g),
        *(Wrong("unseen", "8.0a", side=SIDE_IDS[side]) for side in (ROMAN, PARTHIAN) if unseen(g, side)),
    ]


def astray(g: War) -> Iterator[Wrong]:
    """8.1a: who belongs to an Exercitus stands in its hex, in the open, face down."""
    for unit, army in enumerate(g.army):
        if army != NONE:
            marker = g.exercitus[SIDE[unit] * ARMY_COUNT + army]
            if (g.where[unit], g.inside[unit], g.face_up[unit]) != (marker, 0, 0):
                yield Wrong("astray", "8.1a", unit=UNITS[unit].id)


def unseen(g: War, side: int) -> bool:
    """8.0a: whether the enemy misses a unit of a side on the map: he sees it, a counter face down, or its Exercitus."""
    known = masked(g, 1 - side)
    markers = known.exercitus[side * ARMY_COUNT : (side + 1) * ARMY_COUNT]
    down = Counter[int]()
    for unit in SIDE_UNITS[side]:
        hidden = known.where[unit] == HIDDEN and 0 <= g.where[unit] < MAP_SIZE
        if hidden and (g.army[unit] == NONE or g.where[unit] not in markers):
            down[place(g.where[unit], side, g.inside[unit])] += 1
    return down != Counter(code for code in known.facedown if side_of_place(code) == side)
