"""10.3: what a step by sea costs, and where steps lead. Nothing here knows who sails where."""

from __future__ import annotations

from functools import lru_cache

from romanum.board.network import Reach, Roads
from romanum.games.imperium.data.charts import SEA_COST, TABLES
from romanum.games.imperium.data.hexes import DEEP
from romanum.games.imperium.data.seas import ALWAYS_SUMMER_SEA, MEDITERRANEAN, SEA_STEPS
from romanum.games.imperium.state.effects import STORMS, lasts
from romanum.games.imperium.state.position import RomanWorld


def sea_lanes(g: RomanWorld) -> Roads:
    """What every step costs this month; storms (39.2-K) make summer winter, and winter twice as dear."""
    storms = lasts(g, STORMS)
    return _sea_lanes(g.winter or storms, g.winter and storms)


@lru_cache(4)
def _sea_lanes(winter: bool, doubled: bool) -> Roads:
    return Roads([[(there, _cost(there, winter, doubled)) for there in steps] for steps in SEA_STEPS])


def _cost(there: int, winter: bool, doubled: bool) -> int:
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
