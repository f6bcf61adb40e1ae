"""The charts of combat, supply and sieges (10.7, 13.2, 14.4, 14.5, 17.3)."""

from __future__ import annotations

import pytest

from romanum.games.imperium.data.charts import (
    BUILD,
    COLOURS,
    COST,
    EFFICIENCY,
    ELIMINATED,
    EVENTS,
    LAND_RATIOS,
    LIMIT,
    MOBILIZED,
    NAVAL_RATIOS,
    SIEGE_PRIORITY,
    LandResult,
    land_column,
    land_result,
    naval_attrition,
    naval_column,
    naval_result,
    siege_value,
    supply_points,
)
from romanum.games.imperium.data.provinces import AREA
from romanum.games.imperium.data.units import CLASSES, FLEET, TYPE_BY_ID
from rules import rule


@rule("14.4.2a")
@pytest.mark.parametrize(
    ("attacker", "defender", "ratio", "change"),
    [
        (100, 100, "1-1", 0),
        (99, 100, "4-5", 0),
        (149, 100, "5-4", 0),
        (150, 100, "3-2", 0),
        (100, 700, "1-7", 0),
        (100, 701, "1-7", -2),
        (799, 100, "7-1", 0),
        (800, 100, "7-1", 2),
    ],
)
def test_ratios_round_for_the_defender(attacker: int, defender: int, ratio: str, change: int) -> None:
    column, by = land_column(attacker, defender)
    assert (LAND_RATIOS[column], by) == (ratio, change)


@rule("14.5a", "14.5c", "14.5d", "14.5e")
@pytest.mark.parametrize(
    ("ratio", "roll", "result"),
    [
        ("1-1", 2, LandResult(ELIMINATED, 4, False)),
        ("1-1", 0, LandResult(ELIMINATED, 2, False)),
        ("1-1", 4, LandResult(0, 0, True)),
        ("1-1", 6, LandResult(3, ELIMINATED, True)),
        ("3-2", 2, LandResult(0, 0, True)),
        ("1-3", 6, LandResult(ELIMINATED, 4, False)),
        ("7-1", 20, LandResult(0, ELIMINATED, True)),
        ("1-7", -9, LandResult(ELIMINATED, 0, False)),
    ],
)
def test_land_results(ratio: str, roll: int, result: LandResult) -> None:
    assert land_result(LAND_RATIOS.index(ratio), roll) == result


@rule("10.7.3b", "10.7.4a")
def test_naval_results() -> None:
    assert [NAVAL_RATIOS[naval_column(*pair)] for pair in ((36, 36), (54, 36), (53, 36), (18, 360), (360, 18))] == [
        "1-1",
        "3-2",
        "5-4",
        "1-4",
        "4-1",
    ]
    assert naval_result(NAVAL_RATIOS.index("1-1"), -3) == (4, 0)
    assert naval_result(NAVAL_RATIOS.index("1-1"), 5) == (1, 2)
    assert naval_result(NAVAL_RATIOS.index("4-1"), 99) == (0, 4)


@rule("14.4.3a")
def test_efficiency_against_d() -> None:
    assert [EFFICIENCY[rating][3] for rating in range(4)] == [3, 2, 1, 0]


@rule("13.2d")
@pytest.mark.parametrize(
    ("le", "roll", "points"), [(6, 2, 3), (6, -1, 3), (4, 6, 1), (3, 10, 0), (10, 11, 1), (10, 14, 0)]
)
def test_the_supply_table(le: int, roll: int, points: int) -> None:
    assert supply_points(le, roll) == points


@rule("17.3a")
def test_sieges_grow_worse_and_fleets_go_last() -> None:
    values = [siege_value(month) for month in range(1, 12)]
    assert values == sorted(values)
    assert values[-1] == 5
    assert SIEGE_PRIORITY[-1] == FLEET
    assert len(set(SIEGE_PRIORITY)) == len(CLASSES) - 1


@rule("10.3.1b")
def test_the_farther_a_fleet_the_greater_its_risk() -> None:
    assert [naval_attrition(mp) for mp in (1, 6, 7, 12, 13, 18, 19, 24, 25, 30)] == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5]


@rule("7.2a", "7.3a")
def test_italia_raises_seven_legions_in_the_first_period() -> None:
    italia = LIMIT[0][AREA["italia"]]
    assert italia is not None
    limits = dict(zip(MOBILIZED, italia.units, strict=True))
    assert [limits[TYPE_BY_ID[name]] for name in ("20-10", "16-10", "4-12", "18-30")] == [3, 4, 2, 4]
    cost = COST[1]
    assert cost is not None
    assert cost.units[:3] == (4, 3, 1)
    assert LIMIT[0][AREA["dacia"]] is None


@rule("5.7a")
def test_ten_colours_have_their_counters() -> None:
    assert len(COLOURS) == 10
    purple = BUILD[COLOURS.index("purple")]
    assert (purple[TYPE_BY_ID["24-10"]], purple[TYPE_BY_ID["18-30"]], purple[TYPE_BY_ID["train"]]) == (4, 16, 16)


@rule("39.1b")
def test_every_event_stands_in_the_grid() -> None:
    assert {letter for row in EVENTS for letter in row} == set("ABCDEFGHIJKLMNOPQRSTUVWXYZ-")
    assert (EVENTS[0][0], EVENTS[10][10]) == ("U", "F")
