"""Short games, and games that begin with half the empire in arms.

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

YEARS = 1
STRATAGEMS = 9
THRONES = ((RAVENNA, ROMA), (CONSTANTINOPOLIS,))


class OneYear(Sample, frozen=True):
    """A sample of games that end with the first year of the scenario."""

    def begin(self, number: int = 0) -> Match[Any]:
        """A match, shortened."""
        match = Sample.begin(self, number)
        match.position.last_year = match.position.year + YEARS
        return match


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
    """A last year, and everything in disorder."""
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
    for unit in range(LEADER_COUNT, len(g.where)):
        g.reduced[unit] = int(0 <= g.where[unit] < ZONE_COUNT and rng.random() < 0.2)
    cup = g.cup()
    rng.shuffle(cup)
    for seat in (0, 1):
        g.hand[seat * HAND : seat * HAND + STRATAGEMS] = cup[seat * STRATAGEMS : (seat + 1) * STRATAGEMS]
        g.hand[seat * HAND + STRATAGEMS : (seat + 1) * HAND] = [NONE] * (HAND - STRATAGEMS)


def usurp(g: LateEmpire, half: int, rng: Random) -> None:
    """A usurper and a friend of his hold the thrones of a half with some units; its Augustus is elsewhere."""
    if g.usurper[half] != NOBODY or g.augustus[half] == NOBODY:
        return
    romans = [p for p, here in enumerate(g.where) if TRIBE_OF[p] < 0 and 0 <= here < ZONE_COUNT and not g.is_prince(p)]
    rng.shuffle(romans)
    historical = [p for p in romans if p < LEADER_COUNT and not GENERIC[p] and HALF[g.where[p]] == half]
    friends = [p for p in romans if p < LEADER_COUNT and GENERIC[p]]
    units = [p for p in romans if p >= LEADER_COUNT and g.guard_of[p] == NOBODY]
    if not historical:
        return
    g.usurper[half] = historical[0]
    shelter = next(area for area in range(ZONE_COUNT) if HALF[area] == half and area not in THRONES[half])
    for area, leader in zip(THRONES[half], (historical[0], friends[0]), strict=False):
        for piece in g.at(area):
            g.where[piece] = shelter
        for piece in (leader, units.pop(), units.pop()):
            g.where[piece], g.cause[piece] = area, 1 + half


def settle(g: LateEmpire, tribe: int, area: int) -> None:
    """A Tribe in revolt holds a town."""
    g.status[tribe] = REVOLT
    for piece in (*UNITS_OF[tribe], *LEADERS_OF[tribe]):
        if 0 <= g.where[piece] < ZONE_COUNT:
            g.where[piece], g.cause[piece] = area, LOYAL
