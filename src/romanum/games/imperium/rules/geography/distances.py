"""10.3a, 12.1a: why a force or a fleet does not come to a place that is not next to it: how far away it is."""

from __future__ import annotations

from romanum.engine.rule import Refusal
from romanum.games.imperium.data.hexes import PLACE_IDS
from romanum.games.imperium.rules.geography.lanes import sea_reach
from romanum.games.imperium.rules.geography.roads import land_roads
from romanum.games.imperium.state.position import NONE, RomanWorld

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
