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
from romanum.engine.position import changed
from romanum.engine.step import advance
from romanum.games.ultimus.data.components import (
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
from romanum.games.ultimus.rules.year.balance import PhaseF
from romanum.games.ultimus.rules.year.sequence import Year
from romanum.games.ultimus.state.position import (
    EAST,
    HAND,
    HANDS,
    LEADERS_OF,
    LOYAL,
    NOBODY,
    NONE,
    REGNUM,
    RETURNING,
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

    swapping: bool = True
    """Whether they begin with the Phase F in which the camps are swapped, or with a year."""

    def begin(self, number: int = 0) -> Match[Any]:
        """A match, its position rearranged."""
        match = Sample.begin(self, number)
        arrange(match.position, Random(self.seed + number))
        match.position.stack = [Year(), PhaseF()] if self.swapping else [Year()]
        match.events.clear()
        advance(match.position)
        return match


class Medley(Sample, frozen=True):
    """A sample of games of all scenarios in turn, as they are and in upheaval."""

    def begin(self, number: int = 0) -> Match[Any]:
        """A match of the next scenario."""
        scenario = self.game.scenarios[number % len(self.game.scenarios)].id
        facts = (self.game, self.seats, self.options, self.games, self.seed, scenario)
        sample = OneYear(*facts) if number % 4 == 0 else Upheaval(*facts, swapping=number % 4 == 1)
        return sample.begin(number)


def arrange(g: LateEmpire, rng: Random) -> None:
    """A last year, and everything in disorder."""
    g.year = rng.randint(g.year, g.last_year - YEARS)
    g.last_year = g.year + YEARS
    usurp(g, WEST, rng)
    if rng.random() < 0.5:
        usurp(g, EAST, rng)
    towns = [area for area in range(ZONE_COUNT) if TOWN[area] and HALF[area] == WEST and area not in THRONES[WEST]]
    for tribe in range(TRIBE_COUNT):
        if MAY_BE_REGNUM[tribe] and rng.random() < 0.7:
            settle(g, tribe, rng.sample(towns, 2), rng)
        elif g.tribe_units(tribe) and g.status[tribe] == 0 and rng.random() < 0.5:
            g.status = changed(g.status, tribe, WAR)
    for unit in range(LEADER_COUNT, len(g.where)):
        g.reduced = changed(g.reduced, unit, int(0 <= g.where[unit] < ZONE_COUNT and rng.random() < 0.2))
    g.hand = (NONE,) * (2 * HAND)
    cup = g.cup()
    rng.shuffle(cup)
    for seat in (0, 1):
        for _ in range(STRATAGEMS):
            HANDS.gain(g, seat, cup.pop())


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
    g.usurper = changed(g.usurper, half, historical[0])
    shelter = next(area for area in range(ZONE_COUNT) if HALF[area] == half and area not in THRONES[half])
    for area, leader in zip(THRONES[half], (historical[0], friends[0]), strict=False):
        for piece in g.at(area):
            g.put((piece,), shelter)
        for piece in (leader, units.pop(), units.pop()):
            g.put((piece,), area)
            g.set_cause((piece,), 1 + half)


def settle(g: LateEmpire, tribe: int, areas: list[int], rng: Random) -> None:
    """A Tribe in revolt, or a kingdom, holds two towns; a generic leader of it is to return."""
    g.status = changed(g.status, tribe, REVOLT)
    g.king = changed(g.king, tribe, NOBODY)
    g.capital = changed(g.capital, tribe, NONE)
    for piece in (*UNITS_OF[tribe], *LEADERS_OF[tribe]):
        if 0 <= g.where[piece] < ZONE_COUNT:
            g.put((piece,), rng.choice(areas))
            g.set_cause((piece,), LOYAL)
            if piece < LEADER_COUNT and GENERIC[piece] and rng.random() < 0.5:
                g.put((piece,), RETURNING)
    kings = [leader for leader in LEADERS_OF[tribe] if g.where[leader] in areas]
    if kings and rng.random() < 0.5:
        g.status = changed(g.status, tribe, REGNUM)
        g.king = changed(g.king, tribe, kings[0])
        g.capital = changed(g.capital, tribe, g.where[kings[0]])
