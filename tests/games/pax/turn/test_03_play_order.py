"""Chapters 3.3 and 3.4.2: the order of the first round, and what is in the pool."""

from __future__ import annotations

import pytest

from games.pax.builder import Table, position
from romanum.games.pax.rules.turn import activation
from romanum.games.pax.rules.turn.activation import begin, drawable
from romanum.games.pax.state.errands import DueEvents
from romanum.games.pax.state.position import EVENT_MARKER, PONTUS_MARKER
from romanum.games.pax.state.sides import side_id
from rules import rule

TOWNS = {"rome": "rome city", "carthago": "carthage city", "athens": "greece town", "antioch": "the_east city"}


def ordered(t: Table) -> list[str]:
    activation.set_play_order(t.g)
    return [side_id(t.g, power) for power in t.g.order]


@rule("3.4.2a", "3.2.I")
def test_fewest_points_go_first_then_lower_stability_then_fewer_civilization_points() -> None:
    t = position(TOWNS, vp={"rome": 5, "carthage": 2, "greece": 5, "the_east": 5}, stability={"rome": -1})
    assert ordered(t) == ["carthage", "rome", "greece", "the_east"]


@rule("3.4.2a")
def test_a_last_tie_is_broken_by_the_lower_die_rolled_again_until_they_differ() -> None:
    t = position({**TOWNS, "athens": "greece city"}, vp={"rome": 9, "carthage": 9}, stability={"rome": 1})
    assert ordered(t.roll(4, 4, 5, 2)) == ["the_east", "greece", "carthage", "rome"]


@rule("3.3")
def test_the_scenario_has_the_first_order() -> None:
    t = position(scenario="v")
    assert [side_id(t.g, power) for power in t.g.order] == ["greece", "the_east", "carthage", "rome"]


@pytest.mark.parametrize(("markers", "left"), [(4, 3), (3, 2)])
@rule("3.4.2b", "3.4.2c")
def test_one_marker_of_each_power_is_set_out_the_others_are_in_the_pool(markers: int, left: int) -> None:
    t = position(TOWNS, markers=markers, event_markers=2).stop_at(DueEvents)
    begin(t.g)
    t.go_on()
    assert t.g.pool == (left, left, left, left, 2, 0)
    assert side_id(t.g, t.g.active) == "greece"


@rule("3.4.4b")
def test_pontus_has_a_marker_besides() -> None:
    t = position(TOWNS, patrons={"pontus": "the_east"})
    activation.fill_pool(t.g)
    assert (t.g.pool[PONTUS_MARKER], t.g.pool[t.power("the_east")]) == (1, 3)


@rule("3.4.2f")
def test_with_one_fixed_start_only_the_first_marker_is_set_out() -> None:
    t = position(TOWNS, optional=("lone_first",))
    activation.fill_pool(t.g)
    assert [t.g.pool[t.power(name)] for name in ("greece", "the_east", "carthage", "rome")] == [3, 4, 4, 4]


@rule("3.4.2d")
def test_nobody_has_three_activations_running_while_another_has_a_marker() -> None:
    t = position(TOWNS, pool=(3, 1, 0, 0, 2, 0), last=0, run=2)
    assert drawable(t.g) == (0, 1, 0, 0, 2, 0)
    t.g.run = 1
    assert drawable(t.g) == (3, 1, 0, 0, 2, 0)


@rule("3.4.2e")
def test_unless_no_other_marker_is_left() -> None:
    t = position(TOWNS, pool=(3, 0, 0, 0, 1, 0), last=0, run=2)
    assert drawable(t.g)[0] == 3
    assert drawable(t.g)[EVENT_MARKER] == 1
