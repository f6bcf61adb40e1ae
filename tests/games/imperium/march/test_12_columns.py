"""Chapters 12.1 and 14.4.1b: who is of a force, and how it came over a hexside."""

from __future__ import annotations

import pytest

from games.imperium.builder import position
from games.imperium.march_table import campaign, plain
from romanum.games.imperium.data.hexes import CLEAR, LAND_STEPS, PLACE
from romanum.games.imperium.data.provinces import NONE
from romanum.games.imperium.rules.march.actions import MARCH
from romanum.games.imperium.rules.march.column import column
from romanum.games.imperium.rules.march.movement import _how_it_came
from romanum.games.imperium.rules.march.muster import can_move
from romanum.games.imperium.state.marks import (
    ACTIVE_FORCE,
    BUILDING,
    CROSSED,
    GUESTS,
    HELD,
    HUNGRY,
    INSIDE,
    LANDED,
    MOVED,
    RAW,
    RAWER,
)
from rules import rule

HERE = "a2218"


@rule("12.1a")
def test_units_of_another_power_are_of_no_force_of_ones_own() -> None:
    t = position({HERE: "caesar 1 20-10-a | pompey 1 20-10-b"}, scenario=6)
    own = t.stack("caesar", HERE)
    for stack in (own, t.stack("pompey", HERE)):
        t.g.mark[stack] |= ACTIVE_FORCE
    t.g.mover = own
    assert column(t.g, own) == [own]


@rule("14.4.1b")
def test_a_river_counts_for_those_who_cross_it_on_foot() -> None:
    t = position({HERE: "caesar 1 20-10-a"}, scenario=6)
    steps = [(here, *step) for here, found in enumerate(LAND_STEPS) for step in found]
    dry = next((here, there) for here, there, river, strait, _ in steps if river == NONE and not strait)
    river = next((here, there) for here, there, river, strait, _ in steps if river != NONE and not strait)
    assert _how_it_came(t.g, *dry) == 0
    assert _how_it_came(t.g, *river) == CROSSED
    t.g.boat = PLACE[HERE]
    assert _how_it_came(t.g, *river) == 0


@rule("4j", "10.4.4b")
@pytest.mark.parametrize("mark", [MOVED, HUNGRY, INSIDE, HELD, LANDED, BUILDING, RAW, RAWER, GUESTS])
def test_whoever_is_bound_does_not_set_out(mark: int) -> None:
    t = position({HERE: "caesar 1 20-10-a"}, scenario=6)
    assert can_move(t.g, 0)
    t.g.mark[0] |= mark
    assert not can_move(t.g, 0)


@rule("12.1a", "4j")
@pytest.mark.parametrize(("mark", "why"), [(MOVED, "12.1a"), (HUNGRY, "4j"), (INSIDE, "17.1b"), (BUILDING, "21.1f")])
def test_whoever_cannot_set_out_is_told_why(mark: int, why: str) -> None:
    way = plain(CLEAR, 3)
    t = campaign({way[0]: "caesar 2 20-10-a", way[1]: "caesar 2 20-10-a"})
    t.g.mark[t.stack("caesar", way[0])] |= mark
    assert t.refused("caesar", f"march {way[0]}").rule == why
    assert f"march {way[1]}" in t.offered("caesar")
    nobody = t.g.stack[-1].out_of_reach(t.g, t.seat("caesar"), MARCH[PLACE[way[2]]])
    assert nobody is not None
    assert (nobody.rule, nobody.facts["why"]) == ("12.1a", "none")
