"""Chapters 12.1 and 14.4.1b: who is of a force, and how it came over a hexside."""

from __future__ import annotations

import pytest

from romanum.games.imperium.data.hexes import LAND_STEPS, PLACE
from romanum.games.imperium.data.provinces import NONE
from romanum.games.imperium.rules.march.column import column
from romanum.games.imperium.rules.march.marching import _how_it_came
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

from .builder import position

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
