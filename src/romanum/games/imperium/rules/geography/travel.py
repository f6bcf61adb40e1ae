"""10.3, 11, 12.1, 12.2: what a step costs, by land or by sea, and where steps lead. Who stands where is not known here.

    roads = land_roads(g)                  # of this month: seasons, floods, roads of the period
    step_cost(g, here, there)              # MP, or none where no step leads
    roads.reach(here, 10)                  # board.network.Reach

Extra costs that depend on who goes where (limitanei, 30b) and what stops a march (12.3) belong to the march.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache

from romanum.board.network import Reach, Roads
from romanum.engine.rule import Refusal
from romanum.games.imperium.data.charts import ENTRY_COST, RIVER_COST, SEA_COST, TABLES
from romanum.games.imperium.data.hexes import DEEP, INSIDE, LAND_STEPS, PLACE_IDS, PROVINCE, TERRAIN
from romanum.games.imperium.data.provinces import NONE, ROADS, SUN
from romanum.games.imperium.data.seas import ALWAYS_SUMMER_SEA, MEDITERRANEAN, SEA_STEPS
from romanum.games.imperium.rules.geography.seasons import NILE_FLOOD, crosses_flood, of_year
from romanum.games.imperium.state.effects import STORMS, lasts
from romanum.games.imperium.state.position import RomanWorld

# ---- 11, 12.1, 12.2: by land


def land_roads(g: RomanWorld) -> Roads:
    """What every step costs this month."""
    return _land_roads(g.setting.period, g.winter, g.flood, of_year(g) in NILE_FLOOD)


def summer_roads(g: RomanWorld) -> Roads:
    """What steps cost in summer without floods: what plans for longer than a month go by."""
    return _land_roads(g.setting.period, False, False, False)


@lru_cache(64)
def _land_roads(period: int, winter: bool, flood: bool, nile: bool) -> Roads:
    rows = []
    for here, steps in enumerate(LAND_STEPS):
        priced = [
            (there, _cost_ashore(here, there, river, strait, flags, period, winter, flood, nile))
            for there, river, strait, flags in steps
        ]
        rows.append(priced)
    return Roads(rows)


def _cost_ashore(
    here: int, there: int, river: int, strait: int, flags: int, period: int, winter: bool, flood: bool, nile: bool
) -> int:
    """12.1a-c, 12.2: terrain by roads and season, the hexside's cost, doubled over a river in flood.

    Ruling 12.1b: a hexside with several rivers is crossed once.
    """
    cold = winter and not _always_summer(there)
    crossing = strait * (TABLES.terrain.narrow_winter_multiplier if winter else 1)
    if flags & INSIDE:
        return crossing
    paved = ROADS[period][PROVINCE[there]]
    cost = ENTRY_COST[paved][cold][TERRAIN[there]]
    if river == NONE:
        return cost + crossing
    cost += RIVER_COST[paved or ROADS[period][PROVINCE[here]]][cold]
    in_flood = crosses_flood(here, there, flood=flood, nile=nile)
    return cost * TABLES.terrain.flood_multiplier + crossing if in_flood else cost + crossing


def _always_summer(place: int) -> bool:
    return PROVINCE[place] != NONE and SUN[PROVINCE[place]]


def step_cost(g: RomanWorld, here: int, there: int) -> int | None:
    """12.1a: the MP of a step; None where none leads."""
    return step_costs(g)[here].get(there)


def step_costs(g: RomanWorld) -> Mapping[int, Mapping[int, int]]:
    """By place: what the steps from there cost, each by where it leads."""
    return _prices(g.setting.period, g.winter, g.flood, of_year(g) in NILE_FLOOD)


@lru_cache(64)
def _prices(period: int, winter: bool, flood: bool, nile: bool) -> _Prices:
    return _Prices(period, winter, flood, nile)


class _Prices(dict[int, dict[int, int]]):
    """By place, when somebody first asks: what the steps from there cost."""

    def __init__(self, period: int, winter: bool, flood: bool, nile: bool) -> None:
        self.month = (period, winter, flood, nile)

    def __missing__(self, here: int) -> dict[int, int]:
        found = self[here] = {step[0]: _cost_ashore(here, *step, *self.month) for step in LAND_STEPS[here]}
        return found


@cache
def link(here: int, there: int) -> tuple[int, int, int]:
    """River, strait MP and flags of the hexside between two places; nothing of them where no step leads."""
    for other, river, strait, flags in LAND_STEPS[here]:
        if other == there:
            return river, strait, flags
    return NONE, 0, 0


# ---- 10.3: by sea


def sea_lanes(g: RomanWorld) -> Roads:
    """What every step costs this month; storms (39.2-K) make summer winter, and winter twice as dear."""
    storms = lasts(g, STORMS)
    return _sea_lanes(g.winter or storms, g.winter and storms)


@lru_cache(4)
def _sea_lanes(winter: bool, doubled: bool) -> Roads:
    return Roads([[(there, _cost_at_sea(there, winter, doubled)) for there in steps] for steps in SEA_STEPS])


def _cost_at_sea(there: int, winter: bool, doubled: bool) -> int:
    """10.3a, 10.3b, 9.1e: the MP of a water: deep or coastal, by season, more beyond the Mediterranean."""
    cold = winter and not ALWAYS_SUMMER_SEA[there]
    outside = 1 if MEDITERRANEAN[there] else TABLES.naval_movement.outside_mediterranean_multiplier
    cost = SEA_COST[DEEP[there]][cold] * outside
    return cost * 2 if doubled and cold else cost


def sea_cost(g: RomanWorld, here: int, there: int) -> int | None:
    """10.3a: the MP of a step; None where none leads."""
    return sea_lanes(g).cost(here, there)


def sea_reach(g: RomanWorld, start: int, mp: int) -> Reach:
    """Where a fleet could sail with so many MP if nobody were in its way."""
    return sea_lanes(g).reach(start, mp)


# ---- 10.3a, 12.1a: a place that is not next to it, and how far away it is


FARTHEST = 999
"""MP with which one could go anywhere."""


def too_far_by_land(g: RomanWorld, force: int, goal: int, left: int) -> Refusal | None:
    """12.1a: the MP of the cheapest way, whoever stands in it, against what is left; None where those would do.

    13.4.4b: of those in boats nothing is told.
    """
    if g.boat != NONE:
        return None
    cost = land_roads(g).reach(g.at[force], FARTHEST).get(goal)
    if cost is None:
        return Refusal("12.1d", "no-way-by-land", {"place": PLACE_IDS[goal]})
    return _too_far("12.1a", goal, cost, left)


def too_far_by_sea(g: RomanWorld, fleet: int, goal: int, left: int) -> Refusal | None:
    """10.3a: the same for a fleet."""
    cost = sea_reach(g, g.at[fleet], FARTHEST).get(goal)
    if cost is None:
        return Refusal("10.3a", "no-way-by-sea", {"place": PLACE_IDS[goal]})
    return _too_far("10.3a", goal, cost, left)


def _too_far(rule: str, goal: int, cost: int, left: int) -> Refusal | None:
    return Refusal(rule, "too-far", {"place": PLACE_IDS[goal], "cost": cost, "left": left}) if cost > left else None
