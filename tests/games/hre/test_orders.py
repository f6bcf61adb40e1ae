"""Orders in play: Legions that retreat, or stand, while their owner is away."""

from __future__ import annotations

import pytest

from games.hre.builder import Table, position
from rules import rule


def baetica(*, legions: int = 2) -> Table:
    """The Mauri are about to attack red Legions in Baetica, which can only leave for Mauretania."""
    return position(turn=2, tarraconensis="mauri:1", baetica=f"red:{legions}", mauretania="red:1").place("mauri", 1)


def attacked(t: Table) -> Table:
    """They win the first round: one Legion falls, and the rest may go."""
    return t.roll(6, 1, 1).play("blue", "attack baetica from tarraconensis")


@rule("10.1a")
def test_if_he_attacks_baetica_go_to_mauretania() -> None:
    t = baetica()
    t.match.order(t.seat("red"), "retreat", "do", action="retreat mauretania", about=["baetica", "mauri"])
    attacked(t)
    assert (t["baetica"], t["mauretania"]) == ("mauri:1", "red:2")
    assert t.match.by_order == {1}


@rule("10.1a")
@pytest.mark.parametrize("about", [["syria"], ["baetica", "parthi"]])
def test_for_another_place_or_another_enemy_the_owner_is_asked(about: list[str]) -> None:
    t = baetica()
    t.match.order(t.seat("red"), "retreat", "do", action="retreat mauretania", about=about)
    attacked(t)
    assert t.match.pending == (t.seat("red"),)


@rule("10.1b")
def test_a_refuge_that_is_no_neighbour_is_not_taken_and_the_owner_is_asked() -> None:
    t = baetica()
    t.match.order(t.seat("red"), "retreat", "do", action="retreat syria")
    attacked(t)
    assert t.match.pending == (t.seat("red"),)


@rule("10.1a")
@pytest.mark.parametrize(("odds", "retreats"), [("2:1", True), ("1:1", False)])
def test_one_legion_against_one_army_is_weaker_than_two_to_one(odds: str, retreats: bool) -> None:
    t = baetica()
    t.match.order(t.seat("red"), "retreat", "if-weaker", odds=odds)
    t.roll(6, 1, 1, 1, 1, 6).play("blue", "attack baetica from tarraconensis")
    assert t["mauretania"] == ("red:2" if retreats else "red:1")
