"""Chapter 7.1: Towns, Cities and walls."""

from __future__ import annotations

from typing import Any

import pytest

from games.pax.builder import Table, position
from romanum.games.pax.rules.turn.operations import begin_expansion
from romanum.games.pax.state.forces import remark
from romanum.games.pax.state.position import MOVED
from rules import rule


def table(board: dict[str, str], talents: int = 9, minors: int = 2, **more: Any) -> Table:
    t = position({"carthago": "carthage 1 heavy", **board}, scenario="ii", treasury={"rome": talents}, **more)
    begin_expansion(t.g, t.power("rome"))
    t.g.minors = minors
    return t.go_on()


@rule("7.1.2a", "7.1.1")
def test_a_town_takes_a_garrison_two_talents_and_a_minor_move() -> None:
    t = table({"capua": "rome 2 garrison"}).play("rome", "town capua")
    assert (t["capua"], t.g.treasury[0], t.g.minors) == ("rome town 1 garrison", 7, 1)


@rule("7.1.2a")
def test_not_where_there_is_one_already_nor_where_another_holds_the_space() -> None:
    t = table({"capua": "rome town 1 garrison"})
    assert t.refused("rome", "town capua").code == "has-a-town"


@rule("7.1.3")
def test_nothing_is_built_in_a_mountain_fortress() -> None:
    t = table({"iconium": "rome 1 legion 1 garrison"})
    assert t.refused("rome", "town iconium").rule == "7.1.3"


@pytest.mark.parametrize("unit", ["legion", "heavy"])
@rule("7.1.2b")
def test_a_city_takes_a_full_town_a_legion_or_hi_and_three_talents(unit: str) -> None:
    t = table({"capua": f"rome town 2 {unit}"}).play("rome", f"city {unit} capua")
    assert (t["capua"], t.g.treasury[0]) == (f"rome city 1 {unit}", 6)


@rule("7.1.2b")
def test_not_from_a_reduced_town_nor_with_other_units() -> None:
    t = table({"capua": "rome walls 1 2 legion"})
    assert t.refused("rome", "city legion capua").code == "no-full-town"
    offered = table({"capua": "rome town 1 reduced_legion 1 light"}).offered("rome")
    assert not [text for text in offered if text.startswith("city")]


@rule("7.1.4")
def test_only_on_towns_of_one_s_own() -> None:
    t = table({"capua": "carthage town", "rhegium": "rome 1 legion"}, allies=(("rome", "carthage"),))
    assert not [text for text in t.offered("rome") if "capua" in text]


@rule("7.1.6")
def test_walls_are_repaired_for_a_talent_each_as_many_as_one_likes() -> None:
    t = table({"capua": "rome walls 3"})
    assert {"repair 1 capua", "repair 2 capua"} <= set(t.offered("rome"))
    t.play("rome", "repair 2 capua")
    assert (t["capua"], t.g.treasury[0], t.g.minors) == ("rome city", 7, 1)


@rule("7.1.1")
def test_never_for_more_talents_or_moves_than_there_are() -> None:
    assert table({"capua": "rome 1 garrison"}, talents=1).refused("rome", "town capua").code == "too-dear"
    assert table({"capua": "rome 1 garrison"}, minors=0).refused("rome", "town capua").code == "no-minor-move"


@rule("7.1.2c")
def test_the_unit_may_have_moved_before() -> None:
    t = table({"capua": "rome 1 garrison"})
    remark(t.g, t.stack("rome", "capua"), MOVED)
    t.play("rome", "town capua")
    assert t["capua"] == "rome town"
