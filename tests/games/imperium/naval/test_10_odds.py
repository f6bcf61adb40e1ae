"""10.3.1, 10.6f, 10.7: strengths at sea, what changes a roll, and how many fleets a result costs."""

from __future__ import annotations

import pytest

from games.imperium.builder import position
from games.imperium.map.test_03_units import units
from romanum.games.imperium.data.charts import NAVAL_RATIOS, naval_column
from romanum.games.imperium.rules.naval.odds import (
    at_sea,
    attrition_bonus,
    attrition_value,
    fleets_lost,
    intercepts,
    rating,
    side_strength,
)
from romanum.games.imperium.state.marks import MOVED

SEA = "b4320"


def test_crews_add_light_foot_in_full_heavy_foot_by_half_and_no_horse() -> None:
    assert at_sea(units("2 18-30-b")) == 36
    assert at_sea(units("2 18-30-b 1 20-10-a 1 4-12 1 m4-12")) == 36 + 10 + 4 + 4
    assert at_sea(units("2 18-30-b 1 30-16-a 1 6-16")) == 36


def test_pompey_with_132_against_90_fights_at_5_to_4() -> None:
    assert NAVAL_RATIOS[naval_column(132, 90)] == "5-4"
    assert NAVAL_RATIOS[naval_column(135, 90)] == "3-2"


@pytest.mark.parametrize(
    ("fleets", "quarters", "lost"),
    [(8, 1, 2), (7, 2, 3), (3, 1, 1), (1, 1, 0), (1, 3, 0), (1, 4, 1), (5, 4, 5), (5, 0, 0)],
)
def test_losses_round_down_but_cost_one_of_several(fleets: int, quarters: int, lost: int) -> None:
    assert fleets_lost(fleets, quarters) == lost


def test_rhodians_count_double_against_pirates_alone() -> None:
    t = position({SEA: "rhodus 1 18-30-a | pirates 1 18-30-b | mithridates 1 18-30-b"}, scenario=3)
    rhodes, pirates, other = (t.stack(name, SEA) for name in ("rhodus", "pirates", "mithridates"))
    assert side_strength(t.g, [rhodes], [pirates]) == 36
    assert side_strength(t.g, [rhodes], [other]) == 18
    assert side_strength(t.g, [pirates], [rhodes]) == 18


def test_more_than_half_the_fleets_set_the_rating() -> None:
    t = position({SEA: "caesar 2 18-30-a 1 18-30-c", "a2821": "caesar 1 18-30-a 1 18-30-c"}, scenario=6)
    assert rating(t.g, [t.stack("caesar", SEA)]) == 0
    assert rating(t.g, [t.stack("caesar", "a2821")]) == 1


def test_a_naval_leader_shifts_attrition() -> None:
    t = position({SEA: "pompey 1 18-30-b pompey | caesar 1 18-30-b"}, scenario=6, sections=("38",))
    pompey, caesar = t.stack("pompey", SEA), t.stack("caesar", SEA)
    assert (attrition_bonus(t.g, pompey), attrition_bonus(t.g, caesar)) == (1, 0)


def test_an_interception_needs_the_distance_with_all_that_changes_the_die() -> None:
    t = position({SEA: "caesar 1 18-30-b"}, scenario=6)
    fleet = t.stack("caesar", SEA)
    assert (intercepts(t.g, fleet, 3, 2), intercepts(t.g, fleet, 3, 1)) == (True, False)
    assert (intercepts(t.g, fleet, 4, 6), intercepts(t.g, fleet, 4, 5)) == (True, False)
    assert (intercepts(t.g, fleet, 0, 1), intercepts(t.g, fleet, 0, 2)) == (False, True)
    t.g.mark[fleet] |= MOVED
    assert (intercepts(t.g, fleet, 3, 3), intercepts(t.g, fleet, 3, 2)) == (True, False)
    t.g.winter = True
    assert (intercepts(t.g, fleet, 3, 4), intercepts(t.g, fleet, 3, 3)) == (True, False)


def test_attrition_grows_with_the_way_and_with_a_siege() -> None:
    t = position({SEA: "pompey 1 18-30-b city inside | caesar 2 18-30-b", "a2821": "caesar 1 18-30-b"}, scenario=6)
    free, before = t.stack("caesar", "a2821"), t.stack("caesar", SEA)
    assert [attrition_value(t.g, free, mp) for mp in (0, 6, 7, 30)] == [0, 1, 2, 5]
    assert [attrition_value(t.g, before, mp) for mp in (0, 6, 7)] == [1, 2, 3]
