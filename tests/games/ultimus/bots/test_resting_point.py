"""Where a line of play may be judged: not while armies stand face to face."""

from __future__ import annotations

from random import Random

import pytest

import romanum
from romanum.engine.action import Move
from romanum.engine.conformance.sample import apply_on
from romanum.engine.menu import DONE
from romanum.engine.step import offered_to
from romanum.games.ultimus.bots.resting_point import unsettled
from romanum.games.ultimus.rules.battle.combat import CombatStep, battlefields
from romanum.games.ultimus.rules.year.sequence import Movement
from romanum.games.ultimus.state.position import LateEmpire


def positions(seed: int) -> list[LateEmpire]:
    """Every choice of some years of a game played at random."""
    g: LateEmpire = romanum.game("ultimus").new("scourge-of-god", seed=seed).position
    chooser = Random(seed)
    found: list[LateEmpire] = []
    while g.stack and len(found) < 1500:
        found.append(g.copy())
        apply_on(g, chooser)
    return found


@pytest.fixture(scope="module")
def game() -> list[LateEmpire]:
    return [g for seed in (3, 4, 5) for g in positions(seed)]


def moves_of(g: LateEmpire) -> list[Move]:
    return offered_to(g, g.stack[-1].pending(g)[0])


def test_a_march_into_the_enemy_is_judged_after_the_battle(game: list[LateEmpire]) -> None:
    marching = [g for g in game if isinstance(g.stack[-1], Movement) and any(g.moved) and battlefields(g)]
    assert marching
    assert all(unsettled(g, moves_of(g)) == [DONE] for g in marching)


def test_a_march_that_meets_nobody_is_judged_at_once(game: list[LateEmpire]) -> None:
    marching = [g for g in game if isinstance(g.stack[-1], Movement) and any(g.moved) and not battlefields(g)]
    assert marching
    assert not any(unsettled(g, moves_of(g)) for g in marching)


def test_battles_are_fought_to_the_end_and_the_next_sequence_is_not_begun(game: list[LateEmpire]) -> None:
    fighting = [g for g in game if g.fought and isinstance(g.stack[-1], CombatStep)]
    assert fighting
    assert all(unsettled(g, moves_of(g)) == moves_of(g) for g in fighting)
    beginning = [g for g in game if isinstance(g.stack[-1], Movement) and not any(g.moved)]
    assert beginning
    assert not any(unsettled(g, moves_of(g)) for g in beginning)
