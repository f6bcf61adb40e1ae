"""What a position is worth to a player: how near everybody is to winning, Provinces, armies, money, morale."""

from __future__ import annotations

from math import exp
from typing import Final

from romanum.games.imperium.bots.goals import SITES
from romanum.games.imperium.bots.survey import Survey
from romanum.games.imperium.state.position import PHASES, SEGMENTS, RomanWorld
from romanum.games.imperium.state.powers import majors
from romanum.games.imperium.state.sieges import is_besieged
from romanum.games.imperium.state.standing import standings

NEAR: Final = 4.0
"""What it is worth to have all but won."""
CITY: Final = 0.25
"""What the worth of a city counts,"""
BESIEGED: Final = 0.6
"""of one under siege so much,"""
MIGHT: Final = 0.004
"""a point of might,"""
TALENT: Final = 0.004
"""a talent,"""
MORALE: Final = 0.04
"""and a point of morale."""
SLOPE: Final = 2.5
"""By so much who is about sure to win is ahead."""


def prospects(g: RomanWorld) -> list[float]:
    """By seat."""
    found = [NEAR * standing.value for standing in standings(g)]
    for seat in range(g.seats):
        for place, owner, prize, _ in SITES.of(g, seat):
            if g.chief[owner] == seat:
                found[seat] += CITY * prize * (BESIEGED if is_besieged(g, place) else 1.0)
    for force in Survey(g, 0).forces:
        if g.chief[force.power] >= 0:
            found[g.chief[force.power]] += MIGHT * force.total
    for seat in range(g.seats):
        own = majors(g, seat)
        found[seat] += TALENT * sum(min(200, g.treasury[power]) for power in own)
        found[seat] += MORALE * sum(g.morale[power] for power in own)
    return found


def value(g: RomanWorld, seat: int) -> float:
    """About the chance to win: ahead of the best other player, or behind."""
    hopes = prospects(g)
    rivals = [hope for other, hope in enumerate(hopes) if other != seat]
    ahead = hopes[seat] - max(rivals) + 0.2 * (hopes[seat] - sum(rivals) / len(rivals))
    return 1 / (1 + exp(max(-60.0, min(60.0, -ahead / SLOPE))))


def stage(g: RomanWorld) -> int:
    """A count of phases and segments."""
    return (g.month * len(PHASES) + g.phase) * len(SEGMENTS) * 8 + (g.active + 1) * len(SEGMENTS) + g.segment
