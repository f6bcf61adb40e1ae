"""What judging positions and judging moves share: how far places are apart, and what a city is worth to whom."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from romanum.board.areas import bits
from romanum.board.hexgrid import flood_costs
from romanum.games.trajan.components import (
    CITY_HEX,
    ENEMY_CAPITALS,
    KIND,
    LAND_LINKS,
    LEADER,
    ROAD_LINKS,
    SCENARIOS,
    STOPS,
    STRENGTH,
    UNITS,
)
from romanum.games.trajan.state import CITY_COUNT, MAP_SIZE, War

ROAD_STEP: Final = 2
"""A step by road, by open ground, and into ground that stops a march, in half hexes of road."""
OPEN_STEP: Final = 3
BAD_STEP: Final = 6
UNREACHED: Final = 200


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


CAPITAL_WORTH: Final = 5.0
NAMED_WORTH: Final = 6.0
"""What a city adds that a condition of victory names, shared by all that it names together."""


@lru_cache(None)
def worths(scenario: int) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """By side: what each city is worth to it, beyond the one that every city counts."""
    found = [[1.0] * CITY_COUNT, [1.0] * CITY_COUNT]
    for side, goals in enumerate(SCENARIOS[scenario].goals):
        for goal in goals:
            named = bits(goal.cities) if goal.cities.bit_count() < CITY_COUNT else []
            for city in named:
                share = NAMED_WORTH / (len(named) if goal.needed > 1 else 2)
                found[side][city] += share
                found[1 - side][city] += share / 2
            if goal.city >= 0:
                found[side][goal.city] += NAMED_WORTH / 2
        for city in bits(ENEMY_CAPITALS[side]):
            found[side][city] += CAPITAL_WORTH / 5
    return tuple(found[0]), tuple(found[1])


QUALITY: Final = tuple(
    0.5 if KIND[u] == LEADER else STRENGTH[u] * (1.25, 1.1, 0.9, 0.6, 0.75)["IVRMB".index(unit.discipline)]
    for u, unit in enumerate(UNITS)
)
"""What a unit is worth in the field: its strength, by its discipline."""


def power(units: list[int]) -> float:
    """What a force is worth in the field."""
    return sum([QUALITY[u] for u in units])


def enemy_cities(g: War, side: int) -> list[int]:
    """Cities that a side does not control."""
    return [city for city in range(CITY_COUNT) if g.civis[city] != side and g.controller(city) != side]
