"""13.2b, 13.4.2a: the units of one hex are fed in several groups, each from a train of its own."""

from __future__ import annotations

from games.imperium.builder import Table, position
from games.imperium.map.test_03_units import units
from games.imperium.supply.test_13_segment import side_by_side
from games.imperium.supply.test_13_supply import ask_for_food, inland, marks
from romanum.games.imperium.data.hexes import ROUGH
from romanum.games.imperium.state.errands import SupplySegment
from romanum.games.imperium.state.marks import FORAGED, HUNGRY, SET_APART, SUPPLIED
from rules import rule


def two_trains(here: str = "train-2", there: str = "train-6") -> tuple[Table, str, str]:
    """Eight legions with a train, and another in the next hex."""
    place, beside = side_by_side()
    board = {place: f"caesar 8 20-10-a 1 {here}", beside: f"caesar 1 {there}"}
    return ask_for_food(position(board, scenario=6), "caesar", place), place, beside


def part(t: Table, forage: int) -> Table:
    """So many legions of the group are to forage."""
    return t.play("caesar", *["forage-unit 20-10-a"] * forage)


def legions(t: Table, place: str, mark: int) -> int:
    """How many carry a mark."""
    return marks(t, place, mark).count(units("1 20-10-a"))


@rule("13.2b", "13.4.2a")
def test_each_group_of_a_hex_draws_on_a_train_of_its_own() -> None:
    t, place, beside = two_trains()
    part(t, 4).play("caesar", "next-group").roll(4, 4, 4, 5).play("caesar", "feed")
    assert [event.facts["source"] for event in t.events("drawn")] == [place, beside]
    assert legions(t, place, SUPPLIED) == 8
    assert not any(mark & SET_APART for mark in t.g.mark)


@rule("13.2b", "13.4.2c")
def test_after_the_groups_that_draw_the_rest_forages() -> None:
    t, place, beside = two_trains()
    part(t, 4).play("caesar", "next-group")
    part(t, 2).roll(4, 4, 4, 5, 6, 6).play("caesar", "feed")
    assert [event.kind for event in t.g.log or ()] == ["drawn", "drawn", "foraged"]
    assert [event.facts["source"] for event in t.events("drawn")] == [place, beside]
    assert legions(t, place, FORAGED) == 2


@rule("13.2a", "13.2b")
def test_all_is_decided_before_the_first_roll() -> None:
    t, _, _ = two_trains()
    part(t, 4).play("caesar", "next-group")
    assert (t.g.log or [], "feed" in t.offered("caesar")) == ([], True)


@rule("13.2e", "13.2b")
def test_one_group_goes_hungry_and_the_other_eats() -> None:
    """Four legions need 2 points on a 2 and find 1; the others need none on a 12."""
    t, place, _ = two_trains(here="train-1")
    part(t, 4).play("caesar", "next-group").roll(1, 1, 6, 6).play("caesar", "feed")
    while t.offered("caesar"):
        t.play("caesar", t.offered("caesar")[0])
    assert (legions(t, place, HUNGRY), legions(t, place, SUPPLIED)) == (2, 6)


@rule("13.2b")
def test_with_one_train_there_is_one_group_that_draws() -> None:
    place = inland(ROUGH, tilled=False)
    t = ask_for_food(position({place: "caesar 4 20-10-a 1 train-6"}, scenario=6), "caesar", place)
    assert "next-group" not in part(t, 2).offered("caesar")


@rule("13.2b", "13.0b")
def test_in_the_supply_segment_too() -> None:
    place, beside = side_by_side()
    t = position({place: "caesar 8 20-10-a 1 train-2", beside: "caesar 1 train-6"}, scenario=6)
    t.push(SupplySegment(t.seat("caesar"))).play("caesar", f"change {place}")
    part(t, 4).play("caesar", "next-group").roll(4, 4, 4, 5).play("caesar", "feed")
    assert [event.facts["source"] for event in t.events("drawn")] == [place, beside]
