"""What judging positions and judging moves share: how far places are apart, who stands where, what a city is worth."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache, partial
from math import exp
from typing import Final

from romanum.board.masks import bits, mask
from romanum.board.network import Link, Network
from romanum.engine.memo import Memo
from romanum.games.trajan.data.aims import Played, played
from romanum.games.trajan.data.components import (
    CITY_AT,
    CITY_HEX,
    DISCIPLINE,
    IMPEDITUS,
    KIND,
    LAND_LINKS,
    LEADER,
    PROVINCIAL,
    RATING,
    REGIONAL,
    ROAD_LINKS,
    SIDE,
    SIDE_UNITS,
    STOPS,
    STRENGTH,
    UNITS,
)
from romanum.games.trajan.data.scenarios import Goal
from romanum.games.trajan.state.position import (
    CITY_COUNT,
    MAP_SIZE,
    NOBODY,
    PARTHIAN,
    ROMAN,
    SIDE_LEADERS,
    War,
    strength,
)

# ---- ways

ROAD_STEP: Final = 2
"""A step by road, by open ground, and into ground that stops a march, in half hexes of road."""
OPEN_STEP: Final = 3
BAD_STEP: Final = 6
UNREACHED: Final = 200
REACH: Final = 9.0
"""Over so long a way, in half hexes of road, what an army promises falls to a third."""
FARTHEST: Final = 30


def _homeward(link: Link) -> int:
    """What the step costs that leads back over a link."""
    if link.a in ROAD_LINKS[link.b]:
        return ROAD_STEP
    return BAD_STEP if STOPS[link.a] else OPEN_STEP


_HOMEWARD: Final = Network(LAND_LINKS).priced(_homeward)


@lru_cache(None)
def road_to(goal: int) -> bytes:
    """For every hex, how long the way from there to a hex is, in half hexes of road."""
    return bytes(_HOMEWARD.field((goal,), UNREACHED))


@lru_cache(None)
def roads_to_cities() -> tuple[bytes, ...]:
    """The same for every city."""
    return tuple(road_to(hex) for hex in CITY_HEX)


@lru_cache(None)
def cities_near(hex: int) -> tuple[tuple[int, float], ...]:
    """The cities an army in a hex bears upon, and by how much: 1 where it stands, less with the way."""
    ways = [(city, way[hex]) for city, way in enumerate(roads_to_cities())]
    return tuple((city, exp(-way / REACH)) for city, way in ways if way <= FARTHEST)


# ---- forces

MUSTERING: Final = (PROVINCIAL, REGIONAL)
"""17.2c, 17.41a: by side, the cities in which any unit can be raised, as a mask."""

FIELD_WORTH: Final = (1.25, 1.125, 0.875, 0.625, 0.75)
"""What a point of strength is worth in the field by discipline: I, V, R, M, B.

These and all other weights of units are eighths: sums of them are exact, in whatever order they are made.
"""
QUALITY: Final = tuple(
    0.5 if KIND[u] == LEADER else STRENGTH[u] * FIELD_WORTH[DISCIPLINE[u]] or 0.125 for u in range(len(UNITS))
)
"""What a unit is worth in the field: its strength, by its discipline. Nobody is nothing: whoever stands, counts."""
LEADER_PUSH: Final = 1.5
TRAIN_PUSH: Final = 4.0
PUSH: Final = tuple(
    LEADER_PUSH + RATING[u] if KIND[u] == LEADER else TRAIN_PUSH if KIND[u] == IMPEDITUS else QUALITY[u]
    for u in range(len(UNITS))
)
"""What a unit does for taking cities: leaders stir them up, trains break their walls."""
EXACT: Final = 4096
"""Shares are rounded to such parts of one, so that sums of them are exact too."""
KEPT: Final = 16
"""Surveys remembered."""
MANY: Final = 40
"""If more units than this stand elsewhere, it is quicker to count them all anew."""


def power(units: Iterable[int]) -> float:
    """What a force is worth in the field."""
    return sum([QUALITY[u] for u in units])


Powers = dict[int, float]
"""By hex."""


class Survey:
    """Who stands where in a position: power by side and hex, and who holds each city. Not to be changed."""

    __slots__ = ("_strengths", "civis", "garrison", "holders", "inside", "leaders", "outside", "push", "where")

    def __init__(self, g: War, like: Survey | None = None) -> None:
        """Count all units, or those that stand elsewhere than in a survey made before."""
        self.where, self.inside = g.where[:], g.inside[:]
        moved = like.moved(g) if like is not None else []
        if like is None or len(moved) > MANY:
            self.outside: tuple[Powers, Powers] = ({}, {})
            self.garrison: tuple[Powers, Powers] = ({}, {})
            self.push: tuple[Powers, Powers] = ({}, {})
            self._count(range(len(UNITS)), self.where, self.inside, 1.0)
        else:
            self.outside = (like.outside[0].copy(), like.outside[1].copy())
            self.garrison = (like.garrison[0].copy(), like.garrison[1].copy())
            self.push = (like.push[0].copy(), like.push[1].copy())
            self._count(moved, like.where, like.inside, -1.0)
            self._count(moved, self.where, self.inside, 1.0)
        self.leaders = tuple([u for u in side if 0 <= self.where[u] < MAP_SIZE] for side in SIDE_LEADERS)
        self.civis, self.holders = g.civis[:], list(g.civis)
        if NOBODY in self.holders:
            self._find_holders()
        self._strengths: tuple[int, int] | None = None

    @property
    def strengths(self) -> tuple[int, int]:
        """2.62: by side, the printed strength of all its units on the map; counted when it is first asked for."""
        if self._strengths is None:
            where = self.where
            roman, parthian = (strength([u for u in own if 0 <= where[u] < MAP_SIZE]) for own in SIDE_UNITS)
            self._strengths = roman, parthian
        return self._strengths

    def moved(self, g: War) -> list[int]:
        """The units that stand elsewhere in a position than here."""
        pairs = zip(g.where, self.where, g.inside, self.inside, strict=True)
        return [unit for unit, (here, there, now, then) in enumerate(pairs) if here != there or now != then]

    def _count(self, units: Iterable[int], where: list[int], inside: list[int], sign: float) -> None:
        for unit in units:
            hex = where[unit]
            if 0 <= hex < MAP_SIZE:
                side = SIDE[unit]
                _add(self.garrison[side] if inside[unit] else self.outside[side], hex, sign * QUALITY[unit])
                _add(self.push[side], hex, sign * PUSH[unit])

    def _find_holders(self) -> None:
        for city, holder in enumerate(self.holders):
            if holder == NOBODY:
                hex = CITY_HEX[city]
                self.holders[city] = next((s for s in (ROMAN, PARTHIAN) if hex in self.garrison[s]), NOBODY)

    def besieged(self, side: int) -> int:
        """The cities of a side with enemies in their hexes, as a mask."""
        found = 0
        for hex in self.outside[1 - side]:
            city = CITY_AT[hex]
            if city >= 0 and self.holders[city] == side:
                found |= 1 << city
        return found


def _add(powers: Powers, hex: int, more: float) -> None:
    total = powers.get(hex, 0.0) + more
    if total:
        powers[hex] = total
    else:
        del powers[hex]


SURVEYS: Final = Memo[War, Survey](Survey, "where", "inside", "civis", most=KEPT, onward=True)
survey_of: Final = SURVEYS.of
"""The survey of a position, made from the last one that was asked for: what it says does not depend on that."""


# ---- how forces bear upon cities

ENOUGH: Final = 40.0
"""More push than this in one place adds little,"""
FEW: Final = 6.0
"""and less than this does."""


@lru_cache(1 << 14)
def bearing(hex: int, push: float) -> tuple[tuple[int, float], ...]:
    """How hard a force in a hex bears upon each city near by."""
    strong = push * push / ((push + FEW) * (1.0 + push / ENOUGH))
    return tuple((city, round(strong * share * EXACT) / EXACT) for city, share in cities_near(hex))


Borne = tuple[Powers, list[float]]
"""The push of a side's forces by hex, and how hard they bear upon each city."""


def _bear(g: War, last: Borne | None, side: int) -> Borne:
    """By what has changed since it was last asked."""
    push = survey_of(g).push[side]
    before, earlier = last or ({}, [0.0] * CITY_COUNT)
    found = earlier[:]
    for hex, strong in push.items():
        if before.get(hex) != strong:
            for city, share in bearing(hex, strong):
                found[city] += share
    for hex, strong in before.items():
        if push.get(hex) != strong:
            for city, share in bearing(hex, strong):
                found[city] -= share
    return push, found


BORNE: Final = tuple(
    Memo[War, Borne](partial(_bear, side=side), survey_of, most=KEPT, strict=True, onward=True)
    for side in (ROMAN, PARTHIAN)
)


def bearings(g: War, side: int) -> list[float]:
    """How hard the forces of a side bear upon each city."""
    return BORNE[side].of(g)[1]


# ---- conditions of victory, by the chance of each city to be held

SPREAD: Final = 1.2
"""How uncertain a number of cities is at the end, beside what the cities' own chances say."""
LOGIT: Final = 1.7


def tallied(held: list[float], spread: float) -> tuple[float, float]:
    """How uncertain the number of cities held is, beside this spread by itself, and the number to hope for."""
    return spread + sum([p * (1 - p) for p in held]), sum(held)


def chance_of(goal: Goal, held: list[float], spread: float, total: float) -> float:
    """The chance that a side meets a condition about cities, if it holds each of them with these chances.

    `spread` and `total` are those chances `tallied`, once for all conditions that count cities.
    """
    if goal.kind == "count":
        short = goal.needed - 0.5 - total
        return 1 / (1 + exp(min(LOGIT * short / spread**0.5, 50.0)))
    every = goal.needed > 1
    chance = 1.0
    for city in cities_of(goal):
        chance *= held[city] if every else 1 - held[city]
    return chance if every else 1 - chance


@lru_cache(None)
def cities_of(goal: Goal) -> tuple[int, ...]:
    """The cities that a condition names."""
    return tuple(bits(goal.cities))


@lru_cache(None)
def coveted(which: Played, side: int) -> int:
    """The cities of a side that its enemy's conditions name, as a mask: they are not left without a guard."""
    goals = played(which).goals[1 - side]
    return mask(city for goal in goals if goal.kind != "count" for city in cities_of(goal))


HELD: Final = 0.85
"""The chance taken for a city now held to be held at the end, where it is not looked at more closely."""
COMMON: Final = 0.06
"""What any city is worth, in levels of victory."""
STEP: Final = 0.3
WIDE: Final = 4.0
"""How widely the number of cities at the end may differ from now."""


@lru_cache(4096)
def worths(which: Played, civis: tuple[int, ...]) -> tuple[float, ...]:
    """What each city is worth to either side as things stand: by how much its fall would move the levels of victory."""
    chances = [[HELD if holder == side else 1 - HELD for holder in civis] for side in (ROMAN, PARTHIAN)]
    found = [COMMON] * CITY_COUNT
    for side, goals in enumerate(played(which).goals):
        held = chances[side]
        for goal in goals:
            if goal.kind == "triumph":
                found[goal.city] += STEP
            if not goal.cities:
                continue
            if goal.kind == "count":
                share = _share_of_one(goal, sum(held))
                found = [worth + share for worth in found]
                continue
            now = chance_of(goal, held, *tallied(held, SPREAD))
            for city in cities_of(goal):
                was, held[city] = held[city], 1 - held[city]
                found[city] += abs(chance_of(goal, held, *tallied(held, SPREAD)) - now)
                held[city] = was
    return tuple(found)


def _share_of_one(goal: Goal, held: float) -> float:
    """By how much one city more or less moves the chance to have enough of them."""
    far = LOGIT * (goal.needed - 0.5 - held) / WIDE
    return 0.7 * LOGIT / WIDE * exp(-abs(far)) / (1 + exp(-abs(far))) ** 2
