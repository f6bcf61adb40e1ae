"""Where armies are drawn to: a field over the map that rises, hex by hex, towards the city most worth the way.

A field depends only on who holds which city and which of them are looked after, so that the steps of a march agree
with each other, and one field serves many positions.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import log
from typing import Final

from romanum.board.masks import bits
from romanum.games.trajan.bots.survey import MUSTERING, REACH, Survey, road_to, roads_to_cities, worths
from romanum.games.trajan.data.aims import Played
from romanum.games.trajan.data.components import CITY_AT, CITY_HEX, GRID, REVOLT_ROLL, RIVER_HEXES, RIVERS
from romanum.games.trajan.state.position import HANDS, POLITICAL, RECRUITS, War

ENOUGH: Final = 12.0
"""A city with so much power before its walls needs no other army."""
RELIEF: Final = 0.8
"""How much a city of one's own in danger draws, compared with one to be taken."""
EASE: Final = (0.55, 0.15)
"""How much a city draws by the die that makes it revolt: so much, and so much more for each pip."""
LEAST_HUNTER: Final = 6.0
EASY_PREY: Final = 0.6
HUNT: Final = 7
PREY: Final = 0.012
"""What a point of power is worth of an enemy within so many hexes who has no more than such a part of one's own."""
WEAK: Final = 6.0
HOME: Final = 0.3
"""What it is worth to a leader with less power than this to come where troops can be raised."""
Goals = tuple[tuple[int, float], ...]
"""Hexes, each with its worth."""
NOWHERE: Final = -99.0


class Field:
    """How strongly each hex draws the armies of a side, as a logarithm."""

    __slots__ = ("_goals", "_pulls", "_wanted")

    def __init__(self, wanted: dict[int, float], others: Goals = ()) -> None:
        roads = roads_to_cities()
        self._wanted = wanted
        self._goals = [(roads[city], log(worth)) for city, worth in wanted.items()]
        self._goals += [(road_to(hex), log(worth)) for hex, worth in others]
        self._pulls: dict[int, float] = {}

    def pull(self, hex: int) -> float:
        """How near a hex is to something worth having."""
        found = self._pulls.get(hex)
        if found is None:
            found = max([worth - way[hex] / REACH for way, worth in self._goals], default=NOWHERE)
            self._pulls[hex] = found
        return found

    def gain(self, here: int, there: int) -> float:
        """How much nearer a step leads."""
        return self.pull(there) - self.pull(here)

    def best(self, here: int, near: Sequence[int]) -> float:
        """How much nearer the best of some steps leads; a step back where there is none."""
        return max([self.pull(there) for there in near]) - self.pull(here) if near else -1.0

    def wants(self, hex: int) -> bool:
        """Whether a hex holds one of the cities that draw."""
        return CITY_AT[hex] in self._wanted


def field_of(g: War, survey: Survey, side: int, here: int, own: float) -> Field:
    """What draws a force of some power in a hex.

    Enemy cities that no other force of its side besieges, its own in danger, weaker enemies near by, new troops.
    """
    served = 0
    for hex, power in survey.outside[side].items():
        city = CITY_AT[hex]
        if city >= 0 and power >= ENOUGH and hex != here:
            served |= 1 << city
    goals = prey_of(survey, side, here, own) + homes_of(g, survey, side, here, own)
    return field(g.which, tuple(survey.holders), side, survey.besieged(side), served, goals)


def prey_of(survey: Survey, side: int, here: int, own: float) -> Goals:
    """Enemy forces in the open that an army may hope to beat, and what that is worth."""
    if own < LEAST_HUNTER:
        return ()
    return tuple(
        (hex, PREY * min(round(power), 20))
        for hex, power in survey.outside[1 - side].items()
        if 1.5 < power < EASY_PREY * own and GRID.distance(here, hex) <= HUNT
    )


def homes_of(g: War, survey: Survey, side: int, here: int, own: float) -> Goals:
    """Where a leader with few troops finds new ones, if his side has the markers and nobody does it already."""
    if own > WEAK or HANDS.of(g, side).count(POLITICAL) < 3:
        return ()
    led = {g.where[u] for u in survey.leaders[side]}
    cities = [CITY_HEX[c] for c in bits(MUSTERING[side]) if survey.holders[c] == side]
    if here not in led or any(hex in led and hex != here for hex in cities) or not g.in_box(side, RECRUITS):
        return ()
    return tuple((hex, HOME) for hex in cities)


@lru_cache(4096)
def field(
    which: Played,
    holders: tuple[int, ...],
    side: int,
    besieged: int,
    served: int,
    others: Goals,
) -> Field:
    """The field of a side, by who holds which city, which are besieged, which are looked after, and other goals."""
    wanted = {}
    for city, worth in enumerate(worths(which, holders)):
        if served >> city & 1:
            continue
        if holders[city] != side:
            wanted[city] = worth * (EASE[0] + EASE[1] * REVOLT_ROLL[side][city])
        elif besieged >> city & 1:
            wanted[city] = worth * RELIEF
    return Field(wanted, others)


@lru_cache(None)
def river_reach(hex: int) -> tuple[int, ...]:
    """12.1c: the hexes that a march by river can come to."""
    return tuple(sorted(RIVERS.reach(hex, RIVER_HEXES).keys() - {hex}))
