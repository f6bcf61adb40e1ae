"""13.2d, 13.3c: how likely a group is fed, before the dice fall: what is told is what all throws bring."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from games.imperium.builder import Table, position
from games.imperium.supply.test_13_supply import ask_for_food, inland, marks
from romanum.games.imperium.data.hexes import CLEAR, PLACE, ROUGH
from romanum.games.imperium.rules.supply.needs import chance_of_drawing, chance_of_foraging, needs
from romanum.games.imperium.state.marks import HUNGRY
from rules import rule

DIE = range(1, 7)
POOR, RICH = inland(ROUGH, tilled=False), inland(CLEAR, tilled=True)


def hungry_after(board: dict[str, str], place: str, how: str, *dice: int) -> bool:
    """Whether somebody goes hungry where they are fed so with such dice."""
    t = ask_for_food(position(board).roll(*dice), "caesar", place)
    if t.step == "Feeding":
        t.play("caesar", *([how] if how in t.offered("caesar") else []), "feed")
    return t.step == "Starving" or bool(marks(t, place, HUNGRY))


def own(t: Table, place: str) -> list[int]:
    return [stack for stack, at in enumerate(t.g.at) if at == PLACE[place]]


@rule("13.2d", "13.2e", "13.3f")
@pytest.mark.parametrize("force", ["6 20-10-a 1 train-1", "10 20-10-a 1 train-2 caesar", "2 20-10-a 1 train-1"])
def test_a_train_feeds_as_often_as_it_is_told(force: str) -> None:
    board = {POOR: f"caesar {force}"}
    t = position(board)
    hungry = sum(hungry_after(board, POOR, f"draw {POOR}", *dice) for dice in product(DIE, DIE))
    assert chance_of_drawing(t.g, own(t, POOR), PLACE[POOR]) == 1 - Fraction(hungry, 36)


@rule("13.3a", "13.3c", "13.3e", "13.3f")
@pytest.mark.parametrize("place", [POOR, RICH])
@pytest.mark.parametrize("force", ["4 20-10-a", "8 20-10-a caesar", "1 20-10-a"])
def test_the_land_feeds_as_often_as_it_is_told(place: str, force: str) -> None:
    board = {place: f"caesar {force}"}
    t = position(board)
    hungry = sum(hungry_after(board, place, "forage", *dice) for dice in product(DIE, DIE))
    assert chance_of_foraging(t.g, own(t, place)) == 1 - Fraction(hungry, 36)


@rule("13.3b")
def test_more_than_ten_legions_are_never_all_fed_by_the_land() -> None:
    t = position({RICH: "caesar 11 20-10-a"})
    assert chance_of_foraging(t.g, own(t, RICH)) == 0


@rule("13.2d")
def test_each_ten_legions_are_rolled_for() -> None:
    once, twice = dict(needs(20, 0)), dict(needs(40, 0))
    assert sum(twice.values()) == 1
    assert max(twice) == 2 * max(once)
    assert twice[max(twice)] == once[max(once)] ** 2
