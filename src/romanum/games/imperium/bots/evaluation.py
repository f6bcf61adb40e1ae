"""What a position is worth to a player: how near everybody is to winning, Provinces, armies, money, morale."""

from __future__ import annotations

from math import exp
from typing import Final, NamedTuple

from romanum.engine.memo import Memo
from romanum.games.imperium.bots.muster import TOTALS
from romanum.games.imperium.bots.outlook import SITES
from romanum.games.imperium.bots.worth import sunk
from romanum.games.imperium.rules.common.powers import majors
from romanum.games.imperium.rules.common.sieges import is_besieged
from romanum.games.imperium.rules.special.victory_progress import standings
from romanum.games.imperium.state.position import PHASES, SEGMENTS, RomanWorld
from romanum.games.imperium.state.rosters import FLEETS, count

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
FLEET: Final = 0.06
"""To whoever looks ahead a fleet counts so much,"""
HUNTED: Final = 0.15
"""and so much where all are hunted."""
SLOPE: Final = 2.5
"""By so much who is about sure to win is ahead."""


class Holdings(NamedTuple):
    """By seat: what its cities are worth, one by one, its Provinces and its cities."""

    worth: list[list[float]]
    provinces: list[int]
    cities: list[int]


def _holdings(g: RomanWorld) -> Holdings:
    chief, seats = g.chief, range(g.seats)
    worth = [
        [
            CITY * prize * (BESIEGED if is_besieged(g, place) else 1.0)
            for place, owner, prize, _ in SITES.of(g, seat)
            if chief[owner] == seat
        ]
        for seat in seats
    ]
    lords = [chief[lord] for lord in g.lord if lord >= 0]
    owners = [chief[owner] for owner in g.city_of if owner >= 0]
    return Holdings(worth, [lords.count(seat) for seat in seats], [owners.count(seat) for seat in seats])


HOLDINGS: Final[Memo[RomanWorld, Holdings]] = Memo(_holdings, *SITES.facts, "sieges")


def prospects(g: RomanWorld) -> list[float]:
    """By seat."""
    found = [NEAR * standing.value for standing in standings(g)]
    for seat, cities in enumerate(HOLDINGS.of(g).worth):
        for worth in cities:
            found[seat] += worth
    for seat, forces in enumerate(TOTALS.of(g, 0)):
        for total in forces:
            found[seat] += MIGHT * total
        own = majors(g, seat)
        found[seat] += TALENT * sum([min(200, g.treasury[power]) for power in own])
        found[seat] += MORALE * sum([g.morale[power] for power in own])
    return found


def _ships(g: RomanWorld) -> list[int]:
    """By seat: its fleets."""
    found = [0] * g.seats
    for place, power, units in zip(g.at, g.whose, g.units, strict=True):
        if place >= 0 and g.chief[power] >= 0:
            found[g.chief[power]] += count(units, FLEETS)
    return found


SHIPS: Final[Memo[RomanWorld, list[int]]] = Memo(_ships, "at", "whose", "units", "chief", "seats")


def closer_prospects(g: RomanWorld) -> list[float]:
    """By seat, as whoever looks ahead judges: with the fleets, which count most to a player who loses with his last."""
    found = prospects(g)
    for seat, ships in enumerate(SHIPS.of(g)):
        found[seat] += ships * (HUNTED if sunk(g, seat) else FLEET)
    return found


def value(g: RomanWorld, seat: int) -> float:
    """About the chance to win: ahead of the best other player, or behind."""
    return by_prospects(prospects(g), seat)


def by_prospects(hopes: list[float], seat: int) -> float:
    """The same, where everybody's prospects are known."""
    rivals = [hope for other, hope in enumerate(hopes) if other != seat]
    ahead = hopes[seat] - max(rivals) + 0.2 * (hopes[seat] - sum(rivals) / len(rivals))
    return 1 / (1 + exp(max(-60.0, min(60.0, -ahead / SLOPE))))


def stage(g: RomanWorld) -> int:
    """A count of phases and segments."""
    return (g.month * len(PHASES) + g.phase) * len(SEGMENTS) * 8 + (g.active + 1) * len(SEGMENTS) + g.segment
