"""What judging positions and judging moves share: how far places are apart, who stands where, what a city is worth."""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import Final

from romanum.board.areas import bits
from romanum.board.hexgrid import flood_costs
from romanum.games.trajan.components import (
    CITY_AT,
    CITY_HEX,
    IMPEDITUS,
    KIND,
    LAND_LINKS,
    LEADER,
    PROVINCIAL,
    RATING,
    REGIONAL,
    ROAD_LINKS,
    SCENARIOS,
    SIDE,
    STOPS,
    STRENGTH,
    UNITS,
)
from romanum.games.trajan.scenarios import Goal
from romanum.games.trajan.state import CITY_COUNT, MAP_SIZE, NOBODY, PARTHIAN, ROMAN, War

# ---- ways

ROAD_STEP: Final = 2
"""A step by road, by open ground, and into ground that stops a march, in half hexes of road."""
OPEN_STEP: Final = 3
BAD_STEP: Final = 6
UNREACHED: Final = 200
REACH: Final = 9.0
"""Over so long a way, in half hexes of road, what an army promises falls to a third."""
FARTHEST: Final = 30


def _step(here: int, there: int) -> int:
    if there in ROAD_LINKS[here]:
        return ROAD_STEP
    return BAD_STEP if STOPS[there] else OPEN_STEP


_COSTS: Final = tuple(tuple(_step(there, here) for there in LAND_LINKS[here]) for here in range(MAP_SIZE))


@lru_cache(None)
def road_to(goal: int) -> bytes:
    """For every hex, how long the way from there to a hex is, in half hexes of road."""
    found = flood_costs(LAND_LINKS, _COSTS, goal, UNREACHED - 1)
    return bytes(found.get(hex, UNREACHED) for hex in range(MAP_SIZE))


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

QUALITY: Final = tuple(
    0.5 if KIND[u] == LEADER else STRENGTH[u] * (1.25, 1.1, 0.9, 0.6, 0.75)["IVRMB".index(unit.discipline)]
    for u, unit in enumerate(UNITS)
)
"""What a unit is worth in the field: its strength, by its discipline."""
LEADER_PUSH: Final = 1.5
TRAIN_PUSH: Final = 4.0
PUSH: Final = tuple(
    LEADER_PUSH + RATING[u] if KIND[u] == LEADER else TRAIN_PUSH if KIND[u] == IMPEDITUS else QUALITY[u]
    for u in range(len(UNITS))
)
"""What a unit does for taking cities: leaders stir them up, trains break their walls."""
_ON_MAP: Final = range(MAP_SIZE)


def power(units: list[int]) -> float:
    """What a force is worth in the field."""
    return sum([QUALITY[u] for u in units])


class Survey:
    """Who stands where in a position, counted in one pass: power by side and hex, and who holds each city."""

    __slots__ = ("garrison", "holders", "leaders", "outside", "push")

    def __init__(self, g: War) -> None:
        self.outside: tuple[dict[int, float], dict[int, float]] = ({}, {})
        self.garrison: tuple[dict[int, float], dict[int, float]] = ({}, {})
        self.push: tuple[dict[int, float], dict[int, float]] = ({}, {})
        self.leaders: tuple[list[int], list[int]] = ([], [])
        inside = g.inside
        for unit, hex in enumerate(g.where):
            if hex < 0 or hex >= MAP_SIZE:
                continue
            side = SIDE[unit]
            stand = self.garrison[side] if inside[unit] else self.outside[side]
            stand[hex] = stand.get(hex, 0.0) + QUALITY[unit]
            push = self.push[side]
            push[hex] = push.get(hex, 0.0) + PUSH[unit]
            if KIND[unit] == LEADER:
                self.leaders[side].append(unit)
        self.holders = g.civis[:]
        if NOBODY in self.holders:
            self._find_holders()

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


# ---- conditions of victory, by the chance of each city to be held

SPREAD: Final = 1.2
"""How uncertain a number of cities is at the end, beside what the cities' own chances say."""
LOGIT: Final = 1.7


def chance_of(goal: Goal, held: list[float], spread: float) -> float:
    """The chance that a side meets a condition about cities, if it holds each of them with these chances."""
    if goal.kind == "count":
        spread += sum([p * (1 - p) for p in held])
        short = goal.needed - 0.5 - sum(held)
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


HELD: Final = 0.85
"""The chance taken for a city now held to be held at the end, where it is not looked at more closely."""
COMMON: Final = 0.06
"""What any city is worth, in levels of victory."""
STEP: Final = 0.3
WIDE: Final = 4.0
"""How widely the number of cities at the end may differ from now."""


@lru_cache(4096)
def worths(scenario: int, civis: tuple[int, ...]) -> tuple[float, ...]:
    """What each city is worth to either side as things stand: by how much its fall would move the levels of victory."""
    chances = [[HELD if holder == side else 1 - HELD for holder in civis] for side in (ROMAN, PARTHIAN)]
    found = [COMMON] * CITY_COUNT
    for side, goals in enumerate(SCENARIOS[scenario].goals):
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
            now = chance_of(goal, held, SPREAD)
            for city in cities_of(goal):
                was, held[city] = held[city], 1 - held[city]
                found[city] += abs(chance_of(goal, held, SPREAD) - now)
                held[city] = was
    return tuple(found)


def _share_of_one(goal: Goal, held: float) -> float:
    """By how much one city more or less moves the chance to have enough of them."""
    far = LOGIT * (goal.needed - 0.5 - held) / WIDE
    return 0.7 * LOGIT / WIDE * exp(-abs(far)) / (1 + exp(-abs(far))) ** 2
