"""Games that begin in the last years of a scenario, with half the empire in arms.

Left to chance usurpations, kingdoms and sieges are rare: random games hardly see them. These begin with a usurper who
holds Ravenna and Roma, so that the camps are swapped in the first Phase F, with another in the east, Tribes in revolt
in the towns of Gaul, and full hands.
"""

from __future__ import annotations

from random import Random
from typing import Any

from romanum.engine.conformance import Sample
from romanum.engine.match import Match
from romanum.engine.step import advance
from romanum.games.ultimus.balance import PhaseF
from romanum.games.ultimus.components import (
    CONSTANTINOPOLIS,
    GENERIC,
    HALF,
    LEADER_COUNT,
    LEADER_TRIBE,
    MAY_BE_REGNUM,
    RAVENNA,
    ROMA,
    TOWN,
    TRIBE_COUNT,
    ZONE_COUNT,
)
from romanum.games.ultimus.sequence import Year
from romanum.games.ultimus.state import (
    EAST,
    HAND,
    LEADERS_OF,
    LOYAL,
    NOBODY,
    NONE,
    REVOLT,
    TRIBE_OF,
    UNITS_OF,
    WAR,
    WEST,
    LateEmpire,
)

YEARS = 2
STRATAGEMS = 9
THRONES = ((RAVENNA, ROMA), (CONSTANTINOPOLIS,))


class Upheaval(Sample, frozen=True):
    """A sample of games that begin so."""

    def begin(self, number: int = 0) -> Match[Any]:
        """A match, its position rearranged."""
        match = Sample.begin(self, number)
        arrange(match.position, Random(self.seed + number))
        match.events.clear()
        advance(match.position)
        return match


def arrange(g: LateEmpire, rng: Random) -> None:
    """The last years, and everything in disorder."""
    g.stack = [Year(), PhaseF()]
    g.last_year = g.year + YEARS
    usurp(g, WEST, rng)
    if rng.random() < 0.5:
        usurp(g, EAST, rng)
    towns = [area for area in range(ZONE_COUNT) if TOWN[area] and HALF[area] == WEST and area not in THRONES[WEST]]
    for tribe in range(TRIBE_COUNT):
        if MAY_BE_REGNUM[tribe] and rng.random() < 0.7:
            settle(g, tribe, rng.choice(towns))
        elif g.tribe_units(tribe) and g.status[tribe] == 0 and rng.random() < 0.5:
            g.status[tribe] = WAR
    cup = g.cup()
    rng.shuffle(cup)
    for seat in (0, 1):
        g.hand[seat * HAND : seat * HAND + STRATAGEMS] = cup[seat * STRATAGEMS : (seat + 1) * STRATAGEMS]
        g.hand[seat * HAND + STRATAGEMS : (seat + 1) * HAND] = [NONE] * (HAND - STRATAGEMS)


def usurp(g: LateEmpire, half: int, rng: Random) -> None:
    """A usurper and a friend of his hold the thrones of a half with some units; its Augustus is elsewhere."""
    if g.usurper[half] != NOBODY or g.augustus[half] == NOBODY:
        return
    ready = [
        leader
        for leader in range(LEADER_COUNT)
        if LEADER_TRIBE[leader] < 0
        and not GENERIC[leader]
        and 0 <= g.where[leader] < ZONE_COUNT
        and HALF[g.where[leader]] == half
        and not g.is_prince(leader)
    ]
    romans = [u for u in range(LEADER_COUNT, len(g.where)) if TRIBE_OF[u] < 0 and 0 <= g.where[u] < ZONE_COUNT]
    rng.shuffle(romans)
    if len(ready) < len(THRONES[half]):
        return
    for area, leader in zip(THRONES[half], rng.sample(ready, len(THRONES[half])), strict=True):
        for piece in g.at(area):
            g.where[piece] = next(z for z in range(ZONE_COUNT) if HALF[z] == half and z not in THRONES[half])
        for piece in (leader, romans.pop(), romans.pop()):
            g.where[piece], g.cause[piece] = area, 1 + half
        g.usurper[half] = leader


def settle(g: LateEmpire, tribe: int, area: int) -> None:
    """A Tribe in revolt holds a town."""
    g.status[tribe] = REVOLT
    for piece in (*UNITS_OF[tribe], *LEADERS_OF[tribe]):
        if 0 <= g.where[piece] < ZONE_COUNT:
            g.where[piece], g.cause[piece] = area, LOYAL
