"""Aims: chosen once, pursued over decisions, given up when they are over; all else by script."""

from __future__ import annotations

from typing import Any

import pytest

from romanum.bots import Chair
from romanum.bots.candidates import aims
from romanum.bots.miles import Miles
from romanum.bots.plan import Plan, follow
from romanum.bots.playout import asked, dice_from
from romanum.bots.search import Legatus
from romanum.engine.action import PASS, Move
from romanum.engine.counsel.staff import Aim, Staff
from romanum.engine.match import Match
from toy.game import Toy
from toy.state import FULL, PROVINCES, Ring
from toy.steps import Turn

GARRISONS = Aim("garrison", goal=0, score=1.0)
"""The first seat fills its home with Armies,"""
IDLE = Aim("rest")
"""or does nothing."""


class Planners(Staff[Ring]):
    """Fills the home of the first seat, or rests."""

    manners = 2

    def __init__(self, game: Toy) -> None:
        super().__init__(game)
        self.asked_for_aims = 0
        self.manner_of_others: list[int] = []

    def aims(self, g: Ring, seat: int, moves: list[Move]) -> list[Aim]:
        if not isinstance(g.stack[-1], Turn):
            return []
        self.asked_for_aims += 1
        return [GARRISONS, IDLE]

    def pursue(self, g: Ring, seat: int, aim: Aim, moves: list[Move]) -> Move | None:
        if not isinstance(g.stack[-1], Turn):
            return None
        return PASS if aim.intent == "rest" else ("raise", aim.goal)

    def is_over(self, g: Ring, seat: int, aim: Aim) -> bool:
        return aim.intent == "rest" or g.armies[aim.goal] >= FULL

    def script(self, g: Ring, seat: int, moves: list[Move], manner: int = 0) -> Move:
        if seat != 0:
            self.manner_of_others.append(manner)
        return PASS if PASS in moves else moves[0]

    def answered(self, g: Ring) -> int:
        return g.round


class Planned(Toy):
    """Ring with a staff."""

    folder = Toy().folder

    def __init__(self) -> None:
        self.planners = Planners(self)

    def staff(self) -> Planners:
        return self.planners

    def value(self, g: Ring, seat: int) -> float:
        """Armies in the first Province are all that counts."""
        return g.armies[0] / FULL


def own_turn() -> Match[Any]:
    """A match in which it is the first seat's turn."""
    match = Planned().new("standard", 2, 5)
    match.position.armies[0] = 1
    to_own_turn(match)
    return match


def planners(match: Match[Any]) -> Planners:
    """Who plans in a match."""
    assert isinstance(match.game, Planned)
    return match.game.planners


def to_own_turn(match: Match[Any]) -> None:
    """Everybody does as little as possible until the first seat has its turn."""
    while match.pending[0] != 0 or not isinstance(match.position.stack[-1], Turn):
        seat = match.pending[0]
        options = [option.text for option in match.decision(seat).options]
        match.play(seat, "pass" if "pass" in options else options[0])


def test_the_aim_that_does_best_is_kept_for_the_next_decision() -> None:
    match, bot = own_turn(), Legatus(seed=1, iterations=12)
    match.play(0, bot.choose(Chair(match, 0)))
    assert bot.plan.aim == GARRISONS
    thought = planners(match).asked_for_aims
    to_own_turn(match)
    assert bot.choose(Chair(match, 0)).text == f"raise {PROVINCES[0]}"
    assert planners(match).asked_for_aims == thought, "a step of a plan costs no thought"


def test_an_aim_that_is_reached_is_forgotten() -> None:
    match = own_turn()
    match.position.armies[0] = FULL
    plan = Plan(GARRISONS)
    assert plan.next(Chair(match, 0), Legatus()._random) is None
    assert plan.aim is None


def test_a_step_that_is_not_offered_is_not_taken() -> None:
    match = own_turn()
    elsewhere = Plan(Aim("garrison", goal=1))
    assert elsewhere.next(Chair(match, 0), Legatus()._random) is None


def test_aims_are_compared_by_their_first_steps() -> None:
    match = own_turn()
    chair = Chair(match, 0)
    found = aims(chair, chair.imagine(dice_from(Legatus()._random)), most=5)
    assert [(one.move, one.aim, one.arrears) for one in found] == [(("raise", 0), GARRISONS, 0.0), (PASS, IDLE, 1.0)]


def test_the_soldier_takes_the_first_aim_of_his_staff() -> None:
    match, soldier = own_turn(), Miles()
    assert soldier.choose(Chair(match, 0)).text == f"raise {PROVINCES[0]}"
    assert soldier.plan.aim == GARRISONS


def test_the_soldier_answers_by_script_where_no_aim_is_asked_for() -> None:
    match = Planned().new("standard", 2, 5)
    assert Miles().choose(Chair(match, 0)).text == "bid 0"


@pytest.mark.parametrize("manner", [0, 1])
def test_a_line_goes_on_until_the_others_have_answered(manner: int) -> None:
    match = own_turn()
    g, staff = match.position.copy(), planners(match)
    before = g.round
    follow(staff, g, 0, GARRISONS, longest=100, manner=manner)
    assert g.round == before + 1
    assert g.armies[0] == match.position.armies[0] + 1
    assert set(staff.manner_of_others) == {manner}


def test_a_line_ends_after_so_many_choices() -> None:
    match = own_turn()
    g = match.position.copy()
    follow(planners(match), g, 0, None, longest=1)
    assert asked(g)[0] != 0 or not isinstance(g.stack[-1], Turn)
    assert g.round == match.position.round


def test_the_same_seed_and_lines_give_the_same_choice() -> None:
    choices = set()
    for _ in range(3):
        match = own_turn()
        choices.add(Legatus(seed=9, iterations=20).choose(Chair(match, 0)).text)
    assert len(choices) == 1
