"""What a position is worth: points now, what the turn would bring as things stand, and the means to go on."""

from __future__ import annotations

from math import exp
from typing import Final

from romanum.games.pax.data.components import TABLES
from romanum.games.pax.state.points import civilization, geographic
from romanum.games.pax.state.position import Mediterranean

SLOPE: Final = 9.0
"""Points by which a power that is about sure to win is ahead."""
TALENT: Final = 0.08
"""What a Talent is worth in VP,"""
LEVEL: Final = 0.15
"""and a level of Stability."""


def places(points: list[int], awards: tuple[int, ...]) -> list[float]:
    """15.2.3: what each power's place is worth; tied powers share."""
    found = []
    for own in points:
        first = sum(other > own for other in points)
        tied = sum(other == own for other in points)
        found.append(sum(awards[first : first + tied]) / tied)
    return found


def prospects(g: Mediterranean) -> list[float]:
    """VP of each power, with those of this Game-Turn as things stand, and its means."""
    powers = range(len(g.powers))
    scale = len(g.powers) - 1
    gop = places([geographic(g, power) for power in powers], TABLES.victory_points.gop[scale])
    cvp = places([civilization(g, power) for power in powers], TABLES.victory_points.cvp[scale])
    left = max(g.last_turn - g.turn + 1, 1)
    return [
        g.vp[p] + left * (gop[p] + cvp[p]) + TALENT * g.treasury[p] + LEVEL * g.stability[p] for p in powers
    ]  # fmt: skip


def value(g: Mediterranean, seat: int) -> float:
    """About the chance to win: ahead of the best other power, or behind."""
    power = g.seats.index(seat)
    if not g.stack and g.winners:
        return float(power in g.winners)
    hopes = prospects(g)
    best = max(hope for other, hope in enumerate(hopes) if other != power)
    return 1 / (1 + exp((best - hopes[power]) / SLOPE))
