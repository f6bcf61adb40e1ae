"""9.2, 10.3, 11.1, 12.1, 12.2: what a step by land or sea costs in each season."""

from __future__ import annotations

from typing import Any

import pytest

from games.imperium.builder import position
from romanum.games.imperium.data.charts import ENTRY_COST, RIVER_COST
from romanum.games.imperium.data.hexes import (
    FOREST,
    INSIDE,
    LAND_STEPS,
    NARROW_SEA,
    NILE,
    PLACE,
    PROVINCE,
    TERRAIN,
    rivers_between,
)
from romanum.games.imperium.data.provinces import NONE, PROVINCE_BY_ID, ROADS, SUN
from romanum.games.imperium.data.seas import SEA_STEPS
from romanum.games.imperium.rules.geography import seasons
from romanum.games.imperium.rules.geography.seasons import is_in_flood, is_quarter, is_winter_at, is_winter_at_sea
from romanum.games.imperium.rules.geography.travel import land_roads, link, sea_cost, sea_reach, step_cost
from romanum.games.imperium.state.effects import STORMS, begin
from romanum.games.imperium.state.position import RomanWorld
from rules import rule

PERIOD = 1


def world(month: str = "July 49 BC", **fields: Any) -> RomanWorld:
    return position(scenario=6, month=month, **fields).g


def step(terrain: int, *, roads: bool, river: bool = False) -> tuple[int, int]:
    """A plain step into some terrain, from a Province with or without roads."""
    for here, steps in enumerate(LAND_STEPS):
        for there, over, strait, flags in steps:
            there_province, here_province = PROVINCE[there], PROVINCE[here]
            if flags or strait or TERRAIN[there] != terrain or (over != NONE) is not river or over == NILE:
                continue
            if SUN[there_province] or ROADS[PERIOD][there_province] is not roads:
                continue
            if ROADS[PERIOD][here_province] is roads:
                return here, there
    raise LookupError


@rule("11.1a", "12.1a")
def test_a_forest_with_roads_costs_two_in_summer_and_four_in_winter() -> None:
    here, there = step(FOREST, roads=True)
    assert step_cost(world(), here, there) == 2
    assert step_cost(world(winter=True), here, there) == 4


@rule("11.1a")
def test_without_roads_it_costs_more() -> None:
    here, there = step(FOREST, roads=False)
    assert (step_cost(world(), here, there), step_cost(world(winter=True), here, there)) == (3, 6)


@rule("12.1b", "12.1c", "9.2b")
def test_a_river_costs_more_and_in_flood_twice_the_whole() -> None:
    here, there = step(FOREST, roads=False, river=True)
    assert step_cost(world(), here, there) == 3 + 2
    assert step_cost(world(flood=True), here, there) == 2 * (3 + 2)


@rule("11.1b")
def test_a_river_between_roads_and_none_is_crossed_as_where_the_roads_are() -> None:
    here, there = next(
        (here, there)
        for here, steps in enumerate(LAND_STEPS)
        for there, river, strait, flags in steps
        if river not in (NONE, NILE) and not strait and not flags and not SUN[PROVINCE[there]]
        if ROADS[PERIOD][PROVINCE[here]] and not ROADS[PERIOD][PROVINCE[there]]
    )
    entry = ENTRY_COST[False][False][TERRAIN[there]]
    assert step_cost(world(), here, there) == entry + RIVER_COST[True][False]
    assert RIVER_COST[True][False] < RIVER_COST[False][False]


@rule("9.2c")
def test_the_nile_floods_in_august_and_september_alone() -> None:
    july, august = world("July 49 BC", flood=True), world("August 49 BC")
    assert not is_in_flood(july, NILE)
    assert is_in_flood(august, NILE)
    other = 0 if NILE else 1
    assert is_in_flood(july, other)
    assert not is_in_flood(august, other)


@rule("9.1d")
def test_where_the_sun_always_shines_it_is_summer() -> None:
    g = world("January 48 BC", winter=True)
    sunny = next(place for place, province in enumerate(PROVINCE) if province != NONE and SUN[province])
    cold = next(place for place, province in enumerate(PROVINCE) if province == PROVINCE_BY_ID["belgica"])
    assert (is_winter_at(g, sunny), is_winter_at(g, cold)) == (False, True)


@rule("12.2a", "12.2b", "12.2f")
def test_straits_and_narrow_seas_cost_more_and_twice_as_much_in_winter() -> None:
    strait = next((a, s) for a, steps in enumerate(LAND_STEPS) for s in steps if s[3] & NARROW_SEA)
    inside = next((a, s) for a, steps in enumerate(LAND_STEPS) for s in steps if s[3] & INSIDE)
    assert (strait[1][2], inside[1][2]) == (6, 4)
    plain, cold = world(), world(winter=True)
    assert step_cost(plain, inside[0], inside[1][0]) == 4
    assert step_cost(cold, inside[0], inside[1][0]) == 8
    terrain = (step_cost(cold, strait[0], strait[1][0]) or 0) - 12
    assert terrain >= (step_cost(plain, strait[0], strait[1][0]) or 0) - 6 > 0
    assert link(strait[0], strait[1][0]) == (NONE, 6, NARROW_SEA)


@rule("4b")
def test_the_quarters() -> None:
    months = ["January", "March", "April", "June", "August", "September", "December"]
    found = [is_quarter(world(f"{month} 49 BC")) for month in months]
    assert found == [False, True, False, True, False, True, True]


@rule("10.3a", "10.3b")
def test_seas_cost_by_depth_season_and_ocean() -> None:
    from romanum.games.imperium.data.hexes import DEEP
    from romanum.games.imperium.data.seas import ALWAYS_SUMMER_SEA, MEDITERRANEAN

    def into(deep: bool, inner: bool) -> tuple[int, int]:
        return next(
            (here, there)
            for here, steps in enumerate(SEA_STEPS)
            for there in steps
            if DEEP[there] is deep and MEDITERRANEAN[there] is inner and not ALWAYS_SUMMER_SEA[there]
        )

    g, cold = world(), world(winter=True)
    found = [(sea_cost(g, *into(d, m)), sea_cost(cold, *into(d, m))) for d in (False, True) for m in (True, False)]
    assert found == [(1, 2), (2, 4), (2, 4), (4, 8)]


@rule("9.1e")
def test_in_the_red_sea_it_is_always_summer() -> None:
    from romanum.games.imperium.data.seas import ALWAYS_SUMMER_SEA, SEA

    g = world(winter=True)
    red = ALWAYS_SUMMER_SEA.index(True)
    other = next(place for place, sea in enumerate(SEA) if sea != NONE and not ALWAYS_SUMMER_SEA[place])
    assert (is_winter_at_sea(g, red), is_winter_at_sea(g, other)) == (False, True)


@rule("39.2-K")
def test_storms_make_summer_winter_at_sea_and_winter_twice_as_dear() -> None:
    here = next(place for place, steps in enumerate(SEA_STEPS) if len(steps) == 6)
    there = SEA_STEPS[here][0]
    calm, cold = world(), world(winter=True)
    costs = sea_cost(calm, here, there), sea_cost(cold, here, there)
    for g in (calm, cold):
        begin(g, STORMS, until=g.month)
    assert sea_cost(calm, here, there) == costs[1]
    assert sea_cost(cold, here, there) == 2 * (costs[1] or 0)
    assert len(sea_reach(cold, here, 30)) < len(sea_reach(world(), here, 30))


def test_reach_by_land_is_within_the_allowance() -> None:
    g = world()
    here, _ = step(FOREST, roads=True)
    reach = land_roads(g).reach(here, 10)
    assert max(reach.values()) <= 10
    assert len(reach) > 20


@rule("12.1b", "12.1c")
def test_a_hexside_with_several_rivers_is_crossed_once() -> None:
    """Where Danube, Save and Theiss meet; all of them flood together."""
    here = PLACE["b4313"]
    there = next(step[0] for step in LAND_STEPS[here] if len(rivers_between(here, step[0])) == 3)
    dry = ENTRY_COST[ROADS[PERIOD][PROVINCE[there]]][False][TERRAIN[there]]
    paved = ROADS[PERIOD][PROVINCE[there]] or ROADS[PERIOD][PROVINCE[here]]
    whole = dry + RIVER_COST[paved][False]
    assert (step_cost(world(), here, there), step_cost(world(flood=True), here, there)) == (whole, 2 * whole)


@rule("12.1c", "9.2c")
def test_of_several_rivers_on_a_hexside_one_in_flood_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    other = (NILE + 1) % 2
    monkeypatch.setattr(seasons, "rivers_between", lambda a, b: (other, NILE))
    assert seasons.crosses_flood(0, 1, flood=False, nile=True)
    assert seasons.crosses_flood(0, 1, flood=True, nile=False)
    assert not seasons.crosses_flood(0, 1, flood=False, nile=False)
