"""10.1: rounds by dice, deferral, and segments of major and minor powers."""

from __future__ import annotations

from games.imperium.builder import Table, position
from games.imperium.naval_voyages import BRUNDISIUM, GENUA, MASSILIA, ROMA
from romanum.games.imperium.rules.naval.segments import minors_of, segments_left
from romanum.games.imperium.state.errands import NavalOperations
from romanum.games.imperium.state.marks import LENT
from rules import rule

CITIES = {"massilia": "octavian", "roma": "antony", "genua": "sextus-pompeius", "brundisium": "lepidus"}


def phase(board: dict[str, str], *dice: int, scenario: int = 9) -> Table:
    return position(board, scenario=scenario, cities=CITIES).roll(*dice).push(NavalOperations())


def three(octavian: int, antony: int, sextus: int, *again: int) -> Table:
    """Octavian, Antony and Sextus, each with a fleet and a die; further dice come in the order of players."""
    dice = {"octavian": octavian, "antony": antony, "sextus-pompeius": sextus}
    board = {MASSILIA: "octavian 1 18-30-b", ROMA: "antony 1 18-30-b", GENUA: "sextus-pompeius 1 18-30-b"}
    t = position(board, scenario=9, cities=CITIES)
    names = sorted(dice, key=lambda name: t.g.order.index(t.seat(name)))
    return t.roll(*(dice[name] for name in names), *again).push(NavalOperations())


def asked(t: Table) -> str:
    return f"{t.asked[0]} {t.step}"


@rule("10.1d")
def test_the_highest_die_acts_first_and_the_lowest_last() -> None:
    t = three(2, 5, 3)
    assert asked(t) == "antony HoldBack"
    t.play("antony", "no", "done")
    assert asked(t) == "sextus-pompeius Sailing"
    t.play("sextus-pompeius", "done")
    assert asked(t) == "octavian Sailing"


@rule("10.1d")
def test_those_with_the_same_die_roll_again_among_themselves() -> None:
    t = three(5, 3, 5, 1, 6)
    t.play("sextus-pompeius", "no", "done")
    assert asked(t) == "octavian Sailing"
    t.play("octavian", "done")
    assert asked(t) == "antony Sailing"


@rule("10.1e")
def test_the_highest_roller_may_hold_back_and_the_lowest_is_first() -> None:
    t = three(2, 5, 3).play("antony", "yes")
    assert asked(t) == "octavian Sailing"


@rule("10.1f")
def test_he_who_held_back_may_step_in_before_each_later_segment() -> None:
    t = three(2, 5, 3).play("antony", "yes").play("octavian", "done")
    assert asked(t) == "antony StepIn"
    t.play("antony", "yes")
    assert asked(t) == "antony Sailing"
    t.play("antony", "done")
    assert asked(t) == "sextus-pompeius Sailing"
    t.play("sextus-pompeius", "done")
    assert not t.g.stack


@rule("10.1f")
def test_he_who_never_steps_in_acts_last_and_only_once() -> None:
    t = three(2, 5, 3).play("antony", "yes").play("octavian", "done").play("antony", "no")
    assert asked(t) == "sextus-pompeius Sailing"
    t.play("sextus-pompeius", "done")
    assert asked(t) == "antony Sailing"
    t.play("antony", "done")
    assert not t.g.stack


def with_egypt(*dice: int) -> Table:
    """Antony with a fleet of his own and two of his clients', Octavian with one."""
    clients = "egypt 1 18-30-b | iudaea 1 18-30-b"
    return phase({MASSILIA: "octavian 1 18-30-b", ROMA: f"antony 1 18-30-b | {clients}"}, *dice)


@rule("10.1a")
def test_each_player_has_one_segment_a_round() -> None:
    t = with_egypt(2, 6).play("antony", "no")
    assert t.offered("antony") == ["name antony", "minors"]
    t.play("antony", "name antony")
    assert t.offered("antony") == [f"sail {ROMA}", "done"]
    t.play("antony", "done")
    assert asked(t) == "octavian Sailing"
    t.play("octavian", "done")
    assert asked(t) == "antony Sailing"


@rule("10.1b")
def test_every_major_power_has_a_segment_and_all_minors_together_one() -> None:
    t = with_egypt(2, 6)
    assert segments_left(t.g, t.seat("antony")) == [t.power("antony"), minors_of(t.seat("antony"))]
    t.play("antony", "no", "minors", f"sail {ROMA}")
    assert t.offered("antony") == ["name egypt", "name iudaea"]


@rule("10.1c")
def test_rounds_go_on_without_those_who_have_no_segment_left() -> None:
    t = with_egypt(2, 6).play("antony", "no", "minors", "done").play("octavian", "done")
    assert asked(t) == "antony Sailing"
    assert len(t.events("naval-die")) == 2
    t.play("antony", "done")
    assert not t.g.stack


@rule("10.1g")
def test_outside_his_segment_nobody_moves_a_fleet() -> None:
    t = three(6, 2, 3).play("octavian", "no")
    assert t.offered("octavian") == [f"sail {MASSILIA}", "done"]
    assert t.offered("antony") == []


def test_a_power_without_fleets_has_no_segment() -> None:
    t = phase({MASSILIA: "octavian 1 18-30-b", BRUNDISIUM: "lepidus 2 20-10-a"})
    assert asked(t) == "octavian Sailing"
    t.play("octavian", "done")
    assert not t.g.stack


@rule("10.1b")
def test_fleets_that_an_ally_has_lent_sail_in_the_borrowers_segment() -> None:
    t = position({MASSILIA: "octavian 1 18-30-b"}, scenario=9, cities=CITIES, allies=(("octavian", "lepidus"),))
    t.g.mark[0] |= LENT * (t.seat("lepidus") + 1)
    t.roll(2, 5).push(NavalOperations())
    assert asked(t) == "lepidus HoldBack"
    t.play("lepidus", "no")
    assert t.offered("lepidus") == [f"sail {MASSILIA}", "done"]
