"""13.4.4: trains go by boat along the great rivers."""

from __future__ import annotations

import pytest

from games.imperium.builder import Table
from games.imperium.march_table import campaign, walk
from romanum.games.imperium.data.charts import ENTRY_COST
from romanum.games.imperium.data.hexes import (
    BESIDE,
    MAIN_STREAM,
    PLACE,
    PLACE_IDS,
    PROVINCE,
    RIVER,
    TERRAIN,
    rivers_between,
)
from romanum.games.imperium.data.provinces import ROADS
from romanum.games.imperium.rules.geography.travel import step_cost
from romanum.games.imperium.rules.march.allowance import allowance, left
from romanum.games.imperium.rules.march.boats import boats_mark, rivers_for, waterway
from romanum.games.imperium.state.errands import LandMovement
from romanum.games.imperium.state.forces import clear_marks, forget_ways
from romanum.games.imperium.state.marks import BOATS, CROSSED, MOVED, OF_THE_TURN, SUPPLIED
from rules import rule

UPPER, DOWN = "a2813", "a2812"
"""On the Rhine: a hex, and one downstream."""
RHINE = RIVER["rhenus"]


def hex_cost(place: str) -> int:
    """Of a summer month with the roads of period 1."""
    return ENTRY_COST[ROADS[1][PROVINCE[PLACE[place]]]][0][TERRAIN[PLACE[place]]]


@rule("13.4.4b", "13.4.4c")
def test_trains_go_by_boat_at_the_pace_of_foot_half_of_it_at_first() -> None:
    t = campaign({UPPER: "caesar 1 train-6"})
    walk(t, "caesar", f"march {UPPER}", "by-boat rhenus", "ready")
    assert allowance(t.g, t.g.mover) == 10 // 2
    walk(t, "caesar", f"to {DOWN}")
    assert left(t.g, t.g.mover) == 5 - hex_cost(DOWN)


@rule("13.4.4b")
def test_over_the_river_itself_they_pay_for_the_hex_alone() -> None:
    here, there = next(
        (PLACE_IDS[a], PLACE_IDS[b])
        for a, steps in sorted(waterway(RHINE).items())
        for b in steps
        if RHINE in rivers_between(a, b) and PROVINCE[a] == PROVINCE[b]
    )
    t = campaign({here: "caesar 1 train-6"})
    assert (step_cost(t.g, PLACE[here], PLACE[there]) or 0) > hex_cost(there)
    walk(t, "caesar", f"march {here}", "by-boat rhenus", "ready", f"to {there}")
    stack = t.stack("caesar", there)
    assert (t.g.spent[stack], t.g.mark[stack] & CROSSED) == (hex_cost(there), 0)


@rule("13.4.4b")
def test_only_trains_alone_and_only_along_the_stream() -> None:
    mixed = walk(campaign({UPPER: "caesar 1 train-6 1 20-10-a"}), "caesar", f"march {UPPER}")
    assert "by-boat rhenus" not in mixed.offered("caesar")
    walk(mixed, "caesar", "leave 20-10-a", "by-boat rhenus")
    assert not any(text.startswith(("leave", "bring ")) for text in mixed.offered("caesar"))
    walk(mixed, "caesar", "ready")
    steps = {text for text in mixed.offered("caesar") if text.startswith("to ")}
    assert steps <= {f"to {PLACE_IDS[there]}" for there in waterway(RHINE)[PLACE[UPPER]]}
    assert mixed.refused("caesar", "to a2713").rule == "13.4.4b"


@rule("13.4.4b")
def test_no_other_river_carries_them() -> None:
    place = next(p for p in range(2772) if BESIDE[p] and not any(MAIN_STREAM[river] for river in BESIDE[p]))
    t = campaign({PLACE_IDS[place]: "caesar 1 train-6"})
    assert rivers_for(t.g, t.stack("caesar", PLACE_IDS[place])) == []


@rule("13.4.4c")
def test_in_the_next_turn_they_have_their_boats_until_they_leave_the_river() -> None:
    t = campaign({UPPER: "caesar 1 train-6"})
    walk(t, "caesar", f"march {UPPER}", "by-boat rhenus", "ready", f"to {DOWN}", "halt")
    stack = t.stack("caesar", DOWN)
    assert t.g.mark[stack] & 7 * BOATS == boats_mark(RHINE)
    clear_marks(t.g, OF_THE_TURN)
    forget_ways(t.g)
    again(t)
    walk(t, "caesar", f"march {DOWN}", "by-boat rhenus", "ready")
    assert allowance(t.g, t.g.mover) == 10
    walk(t, "caesar", "halt")
    again(t)
    walk(t, "caesar", f"march {DOWN}", "ready")
    away = next(text for text in t.offered("caesar") if text.startswith("to "))
    walk(t, "caesar", away, "halt")
    assert not t.g.mark[t.stack("caesar", away[3:])] & 7 * BOATS


def again(t: Table) -> None:
    """Another Land Movement Segment, in which the train is fed."""
    stack = t.stack("caesar", DOWN)
    t.g.mark[stack] = t.g.mark[stack] & ~MOVED | SUPPLIED
    t.g.spent[stack] = 0
    t.push(LandMovement(t.seat("caesar")))


@rule("13.4.4d")
def test_not_in_flood() -> None:
    t = walk(campaign({UPPER: "caesar 1 train-6"}, flood=True), "caesar", f"march {UPPER}")
    assert "by-boat rhenus" not in t.offered("caesar")


@rule("13.4.4d")
@pytest.mark.parametrize(("here", "there"), [("c7011", "c6911"), ("c6911", "c6811")])
def test_not_where_the_river_touches_a_mountain_side(here: str, there: str) -> None:
    tigris = RIVER["tigris"]
    assert all(tigris in BESIDE[PLACE[name]] for name in (here, there))
    assert PLACE[there] not in waterway(tigris).get(PLACE[here], ())
