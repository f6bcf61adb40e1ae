"""Chapters 10.3.2 to 10.3.4 and 10.6: losses."""

from __future__ import annotations

import pytest

from games.pax.battle_table import battle
from games.pax.builder import Table, position
from romanum.games.pax.data.components import NONE
from romanum.games.pax.rules.battle.losses import Losses
from romanum.games.pax.state.errands import LosePoints
from rules import rule


def lose(units: str, points: int, power: str = "greece") -> Table:
    """An Army in Genua has to lose so many BP."""
    t = position({"genua": f"{power} {units}"})
    return t.push(LosePoints(t.power(power), t.stack(power, "genua"), points))


@rule("10.3.3", "10.6.2", "10.6.3")
def test_three_heavies_lose_four_points_as_five() -> None:
    t = lose("3 heavy", 4)
    assert t.offered("greece") == ["lose heavy", "reduce heavy", "lose-cheapest"]
    t.play("greece", "lose heavy")
    assert t["genua"] == "greece 1 heavy 1 reduced_heavy"


@rule("10.6.4")
def test_two_heavies_are_not_both_reduced() -> None:
    t = lose("5 heavy", 4).play("greece", "reduce heavy")
    assert "reduce heavy" not in t.offered("greece")
    assert t["genua"] == "greece 3 heavy 1 reduced_heavy"


@rule("10.3.2", "10.3.3")
@pytest.mark.parametrize("owed", [1, 2])
def test_hired_heavies_may_be_given_for_less_than_they_are_worth(owed: int) -> None:
    t = lose("1 hired_heavy 2 light", owed)
    assert "lose hired_heavy" in t.offered("greece")
    t.play("greece", "lose hired_heavy")
    assert (t["genua"], t.asked) == ("greece 2 light", ())


@rule("10.3.3", "10.6.3")
def test_a_legion_may_be_given_for_three_points_but_for_two_it_is_reduced() -> None:
    assert "lose legion" in lose("2 legion 3 light", 3, "rome").offered("rome")
    assert lose("2 legion 3 light", 2, "rome").offered("rome") == ["lose light", "reduce legion", "lose-cheapest"]


@rule("10.3.2")
def test_who_has_the_rest_taken_from_what_is_worth_least_gives_no_more_than_he_must() -> None:
    t = lose("1 hired_heavy 3 light", 2).play("greece", "lose-cheapest")
    assert t["genua"] == "greece 1 light 1 hired_heavy"


@rule("10.6.1", "10.6.2")
@pytest.mark.parametrize(("power", "unit", "number"), [("rome", "legion", "10.6.1"), ("greece", "heavy", "10.6.2")])
def test_a_reduced_unit_is_told_as_reduced_and_not_as_lost(power: str, unit: str, number: str) -> None:
    t = lose(f"2 {unit}", 1, power)
    assert [(event.rule, event.facts["unit"]) for event in t.events("reduced")] == [(number, unit)]
    assert t.events("losses") == []


@rule("10.6.1")
def test_a_reduced_legion_takes_the_first_loss() -> None:
    t = lose("2 legion", 1, "rome")
    assert t["genua"] == "rome 1 legion 1 reduced_legion"
    t.push(LosePoints(t.power("rome"), t.stack("rome", "genua"), 1))
    assert t["genua"] == "rome 1 legion"


@rule("10.6.1")
def test_an_army_of_one_reduced_legion_is_gone_before_the_next_loss_is_chosen() -> None:
    """Interceptors join the Reduced Legion that stands there; it pays first, and no empty Army is left behind."""
    t = position({"genua": "rome 1 reduced_legion", "pisae": "rome 3 legion"})
    lone, mates = t.stack("rome", "genua"), t.stack("rome", "pisae")
    t.push(Losses(t.power("rome"), (lone, mates), 8, NONE, no_horse=False))
    assert t["genua"] == ""
    assert t.offered("rome") == ["lose legion", "reduce legion", "lose-cheapest"]
    assert t.is_sound()


@rule("10.6.2")
def test_a_reduced_heavy_goes_before_a_reduced_legion_and_hired_ones_are_not_reduced() -> None:
    assert lose("1 reduced_heavy 1 reduced_legion 3 light", 1)["genua"] == "greece 3 light 1 reduced_legion"
    assert lose("2 hired_heavy", 1)["genua"] == "greece 1 hired_heavy"


@rule("10.3.2")
def test_cavalry_and_infantry_absorb_what_they_are_worth() -> None:
    t = lose("1 heavy 2 light 1 cavalry", 2)
    assert t.offered("greece") == ["lose light", "lose cavalry", "reduce heavy", "lose-cheapest"]
    t.play("greece", "lose cavalry", "lose light")
    assert t["genua"] == "greece 1 heavy 1 light"


@rule("10.4.9", "12.1.1b")
def test_elephants_and_garrisons_absorb_nothing() -> None:
    t = lose("1 light 2 elephants 1 garrison", 3)
    assert t["genua"] == "greece 1 garrison"


@rule("10.2-12")
def test_an_army_that_is_wiped_out_is_gone_before_the_other_takes_its_losses() -> None:
    t = battle("greece 8 light 4 cavalry", "the_east 1 light", 5, 2).play("greece", "raise-die 5", "done")
    t.play("the_east", "stay").play("greece", "pass")
    assert t.step == "TakeLosses"
    assert t.asked == ("greece",)
    assert t["genua"] == "greece 8 light 4 cavalry"
    assert t.is_sound()
