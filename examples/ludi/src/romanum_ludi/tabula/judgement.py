"""What a position of Tabula is worth: the race, men alone in front of the enemy, and closed points."""

from __future__ import annotations

from math import exp
from typing import Final

from romanum_ludi.tabula.state import MEN, POINTS, Race

SCALE: Final = 28.0
"""So many points ahead are about 73 chances in 100."""
NEAR: Final = 6
FAR: Final = 12
REACHED_NEAR: Final = 0.55
REACHED_FAR: Final = 0.3
REACHED: Final = 0.1
"""About how often a man is hit by one that stands so far behind him; `chances` knows it exactly, and takes longer."""
TOGETHER: Final = 1.4
"""What a closed point is worth, in points of the race,"""
IN_A_ROW: Final = 1.2
"""and one more beside it: a wall cannot be leapt with one die."""
GONE: Final = 0.5
"""A man at home is safe."""


def value(g: Race, seat: int) -> float:
    """About the chance to win."""
    if MEN in g.home:
        return float(g.home[seat] == MEN)
    return 1 / (1 + exp((_burden(g, seat) - _burden(g, 1 - seat)) / SCALE))


def _burden(g: Race, seat: int) -> float:
    """How far a side has to go, and what is likely to be added to it."""
    return g.pips(seat) + _danger(g, seat) - _walls(g, seat) - GONE * g.home[seat]


def _danger(g: Race, seat: int) -> float:
    """What blots stand to lose."""
    theirs = g.men(1 - seat)
    outside = g.waiting[1 - seat] + g.hit[1 - seat]
    return sum((blot + 1) * _reached(theirs, outside, blot) for blot in g.blots(seat))


def _reached(theirs: list[int], outside: int, blot: int) -> float:
    safe = 1.0
    for start in range(max(-1, blot - FAR - NEAR), blot):
        if outside if start < 0 else theirs[start]:
            away = blot - start
            safe *= 1 - (REACHED_NEAR if away <= NEAR else REACHED_FAR if away <= FAR else REACHED)
    return 1 - safe


def _walls(g: Race, seat: int) -> float:
    """Closed points in front of somebody."""
    mine, theirs = g.men(seat), g.men(1 - seat)
    last = -1 if g.waiting[1 - seat] or g.hit[1 - seat] else next((p for p, men in enumerate(theirs) if men), POINTS)
    found = 0.0
    for point in range(last + 1, POINTS):
        if mine[point] > 1:
            found += TOGETHER + (IN_A_ROW if point and mine[point - 1] > 1 else 0)
    return found
