"""Chapters 3.2.F and 3.4: Activations: drawn, paid for, and ended."""

from __future__ import annotations

from typing import Any

import pytest

from games.pax.builder import Table, position
from romanum.games.pax.rules.turn.activation import Payment, activate, begin
from romanum.games.pax.state.errands import (
    CardSegment,
    CivilWar,
    DueEvents,
    EndActivation,
    EventMarker,
    JudgeDisorder,
    NextMarker,
    Operations,
    PonticActivation,
    SlaveMarches,
    Talks,
)
from romanum.games.pax.state.forces import remark
from romanum.games.pax.state.position import MOVED
from rules import rule

HOME = {"rome": "rome city 2 legion", "carthago": "carthage city 1 heavy"}


def table(**more: Any) -> Table:
    t = position(HOME, scenario="ii", treasury={"rome": 5, "carthage": 5}, **more)
    return t.stop_at(DueEvents, SlaveMarches, Operations, Talks, CardSegment, EventMarker, PonticActivation, CivilWar)


@rule("3.2.F", "3.4.1")
def test_after_the_first_round_a_marker_is_drawn_from_the_pool() -> None:
    t = table(pool=(1, 1, 0, 0, 1, 0), activations=2, last=1, run=1)
    t.roll(2).push(NextMarker())
    assert (t.events("activation")[0].facts["power"], t.g.pool) == ("carthage", (1, 0, 0, 0, 1, 0))
    assert isinstance(t.waiting, DueEvents)


@rule("3.2.F4", "3.4.3")
def test_the_phase_ends_when_the_pool_is_empty() -> None:
    t = table(pool=(0,) * 6, activations=2).push(NextMarker())
    assert t.g.stack == []


@pytest.mark.parametrize(("die", "errand"), [(1, EventMarker), (2, PonticActivation)])
@rule("3.2.F")
def test_markers_for_events_and_pontus_are_played_at_once(die: int, errand: type) -> None:
    t = table(pool=(0, 0, 0, 0, 1, 1), activations=2, last=1).roll(die).push(NextMarker())
    assert isinstance(t.waiting, errand)


@rule("3.2.F")
def test_first_what_waits_for_the_marker_then_slaves_then_payment() -> None:
    t = table()
    activate(t.g, t.power("rome"))
    t.go_on()
    assert isinstance(t.waiting, DueEvents)
    assert isinstance(t.skip().waiting, SlaveMarches)
    assert t.skip().step == "Payment"


@rule("3.2.F1", "3.4.4a")
def test_a_marker_costs_a_talent() -> None:
    t = table().push(Payment(0)).play("rome", "pay")
    assert (t.g.treasury[0], type(t.waiting)) == (4, Operations)


@rule("3.4.4a")
def test_whoever_does_not_pay_lets_it_lapse() -> None:
    t = table().push(Payment(0)).play("rome", "forfeit")
    assert (t.g.treasury[0], t.g.stack) == (5, [])


@rule("3.4.4a", "3.2.F3b")
def test_without_talents_only_a_meeting_is_left() -> None:
    t = table()
    t.g.treasury[0] = 0
    t.push(Payment(0))
    assert t.offered("rome") == ["meeting", "forfeit"]


@rule("3.2.F3b")
def test_a_meeting_costs_nothing_and_is_for_the_standard_game() -> None:
    t = table().push(Payment(0)).play("rome", "meeting")
    assert (t.g.treasury[0], t.waiting) == (5, Talks(0, 0b10))
    assert table(advanced=True).push(Payment(0)).offered("rome") == ["pay", "forfeit"]


@rule("3.2.F1")
def test_in_the_advanced_game_cards_come_before_the_operation() -> None:
    t = table(advanced=True).push(Payment(0)).play("rome", "pay")
    assert isinstance(t.waiting, CardSegment)
    assert isinstance(t.skip().waiting, Operations)


@rule("3.2.F1")
def test_after_a_civil_war_markers_are_dear_and_some_are_free() -> None:
    t = table(dear=0b1).push(Payment(0)).play("rome", "pay")
    assert t.g.treasury[0] == 3
    t = table(free_markers=(1, 0, 0, 0), activations=3).push(Payment(0)).play("rome", "pay")
    assert (t.g.treasury[0], t.g.free_markers[0]) == (5, 0)
    t = table(free_markers=(1, 0, 0, 0), activations=3).push(Payment(0)).play("rome", "forfeit")
    assert t.g.free_markers[0] == 0
    first = table(free_markers=(1, 0, 0, 0), activations=1).push(Payment(0)).play("rome", "pay")
    assert (first.g.treasury[0], first.g.free_markers[0]) == (4, 1), "the first round is not drawn from the pool"


@rule("3.2.F")
def test_a_power_without_further_activations_is_passed_over() -> None:
    t = table(pool=(1, 0, 0, 0, 0, 0), activations=2, last=1, silent=0b1).roll(1).push(NextMarker())
    assert (len(t.events("silent")), t.events("activation"), t.g.stack) == (1, [], [])


@rule("3.2.F4")
def test_marks_of_moves_come_off_at_the_end() -> None:
    t = table()
    remark(t.g, t.stack("rome", "rome"), MOVED)
    t.push(EndActivation(0))
    assert t.stack("rome", "rome") >= 0


@rule("3.2.F4")
def test_a_power_in_disorder_is_judged_at_the_end_of_its_activation() -> None:
    t = table(disorder=1).stop_at(JudgeDisorder).push(EndActivation(0))
    assert t.waiting == JudgeDisorder(0)


@rule("3.4.5a", "3.4.5b")
def test_only_the_active_power_is_asked_for_an_operation() -> None:
    t = table()
    begin(t.g)
    t.go_on().skip().skip()
    assert (t.asked, t.offered("carthage")) == (("rome",), [])
