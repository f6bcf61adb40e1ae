"""Every step that a game has written can be put on a stack, and every one is known to the game."""

from __future__ import annotations

import pytest

import romanum
from romanum.engine.readiness.written_steps import idle_steps, lost_steps, steps_of_no_rule, unclaimed_errands
from romanum.games import OURS

games = pytest.mark.parametrize("name", OURS)


@games
def test_no_step_is_written_outside_the_rooms_for_steps(name: str) -> None:
    assert lost_steps(romanum.game(name)) == []


@games
def test_every_step_is_put_on_a_stack_somewhere(name: str) -> None:
    assert idle_steps(romanum.game(name)) == []


@games
def test_every_step_names_a_rule_of_the_catalogue(name: str) -> None:
    assert steps_of_no_rule(romanum.game(name)) == []


@games
def test_every_errand_is_claimed(name: str) -> None:
    assert unclaimed_errands(romanum.game(name)) == []
