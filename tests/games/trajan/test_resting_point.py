"""Where a line of play may be judged: not in the middle of a fight."""

from __future__ import annotations

from random import Random

import pytest

import romanum
from romanum.engine.action import Move
from romanum.engine.menu import DONE
from romanum.engine.step import apply, offered_to
from romanum.games.trajan.bots.resting_point import has_met_somebody, unsettled
from romanum.games.trajan.rules.turn.sequence import CombatSegment, MovementSegment
from romanum.games.trajan.state.position import COMBAT, War


@pytest.fixture(scope="module")
def game() -> list[War]:
    """Every choice of a game played at random, though forces march and attack when they can."""
    g: War = romanum.game("trajan").new("116", seed=1, options={"parley": False}).position
    chooser, found = Random(1), list[War]()
    while g.stack and len(found) < 4000:
        found.append(g.copy())
        seat = g.stack[-1].pending(g)[0]
        moves = offered_to(g, seat)
        bold = [move for move in moves if move[0] in ("march", "to", "road", "attack")]
        apply(g, seat, chooser.choice(bold or moves))
    return found


def offered(g: War) -> list[Move]:
    return offered_to(g, g.stack[-1].pending(g)[0])


def test_a_march_that_has_led_to_an_enemy_is_judged_after_the_battle(game: list[War]) -> None:
    met = [g for g in game if isinstance(g.stack[-1], MovementSegment) and has_met_somebody(g)]
    assert met
    assert all(unsettled(g, offered(g)) == [DONE] for g in met)


def test_a_march_that_meets_nobody_is_judged_at_once(game: list[War]) -> None:
    alone = [g for g in game if isinstance(g.stack[-1], MovementSegment) and not has_met_somebody(g)]
    assert alone
    assert not any(unsettled(g, offered(g)) for g in alone)


def test_a_battle_is_fought_to_its_end_but_no_second_one_is_begun(game: list[War]) -> None:
    fighting = [g for g in game if g.segment == COMBAT and not isinstance(g.stack[-1], CombatSegment)]
    assert fighting
    assert all(unsettled(g, offered(g)) == offered(g) for g in fighting)
    fought = [g for g in game if isinstance(g.stack[-1], CombatSegment) and g.fought]
    assert fought
    assert not any(unsettled(g, offered(g)) for g in fought)
