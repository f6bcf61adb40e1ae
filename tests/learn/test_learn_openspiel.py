"""The game for OpenSpiel passes its own checks, hides what is hidden, remembers, and rolls like the engine's dice.

Where there is no package of OpenSpiel for a machine, nothing here can be asked.
"""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
import pytest

import romanum
from romanum.engine.action import Move
from romanum.engine.dice import ScriptedDice
from romanum.engine.step import apply
from romanum.learn.recall import Table, ToldDice, Wanted

pyspiel = pytest.importorskip("pyspiel")
from romanum.learn import openspiel  # noqa: E402, it needs what may be missing


def load(game: str, **more: Any) -> Any:
    return pyspiel.load_game("python_romanum", {"game": game, **more})


@pytest.mark.parametrize("game", ["pax/i", "trajan/115"])
def test_the_checks_of_openspiel_pass(game: str) -> None:
    pyspiel.random_sim_test(load(game), num_sims=1, serialize=True, verbose=False)


def play(state: Any, chooser: Random, actions: int) -> Any:
    for _ in range(actions):
        if state.is_terminal():
            break
        state.apply_action(chooser.choice(state.legal_actions()))
    return state


def test_a_whole_game_is_paid_to_the_winner() -> None:
    state = play(load("hre", seats=3).new_initial_state(), Random(5), 5000)
    assert state.is_terminal()
    assert sum(state.returns()) == pytest.approx(0)
    assert max(state.returns()) > 0


def read_back(state: Any) -> Any:
    return pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))[1]


KEPT: dict[str, Callable[[Any], Any]] = {
    "cloned": lambda state: state.clone(),
    "deep-copied": copy.deepcopy,
    "serialized": lambda state: state.get_game().deserialize_state(state.serialize()),
    "serialized with its game": read_back,
    "pickled": lambda state: pickle.loads(pickle.dumps(state)),
}


@pytest.mark.parametrize("how", KEPT)
def test_a_state_that_was_kept_is_played_on_as_the_first_is(how: str) -> None:
    first = play(load("hre", seats=2).new_initial_state(), Random(3), 200)
    other = KEPT[how](first)
    for _ in range(30):
        assert other.legal_actions() == first.legal_actions()
        assert other.information_state_string(0) == first.information_state_string(0)
        action = first.legal_actions()[-1]
        assert other.action_to_string(action) == first.action_to_string(action)
        first.apply_action(action)
        other.apply_action(action)
    assert str(other) == str(first)
    assert other.returns() == first.returns()


@pytest.mark.parametrize("how", [copy.deepcopy, lambda game: pickle.loads(pickle.dumps(game))])
def test_a_game_that_was_kept_begins_and_reads_matches(how: Callable[[Any], Any]) -> None:
    game = load("hre", seats=3, options="bribes:true")
    other = how(game)
    begun = play(game.new_initial_state(), Random(2), 60)
    assert str(play(other.new_initial_state(), Random(2), 60)) == str(begun)
    assert str(play(other.deserialize_state(begun.serialize()), Random(2), 5)) == str(play(begun, Random(2), 5))


def test_told_dice_make_the_same_match_as_those_of_the_engine() -> None:
    """What was rolled at chance nodes, given to the engine as a script, leads to the same position."""
    game = romanum.game("hre")
    settings = game.settings({})
    table, chooser = Table(game, "standard", 2, settings), Random(8)
    rolls: list[int] = []
    played: list[tuple[int, Move]] = []
    while len(played) < 60 or table.sides:
        if table.sides:
            rolls.append(chooser.randint(1, table.sides))
            table = table.rolled(rolls[-1])
        else:
            played.append((table.asked, chooser.choice(table.moves)))
            table = table.played(played[-1][1])
    match = game.new("standard", 2, dice=ScriptedDice(rolls[:]))
    for seat, move in played:
        apply(match.position, seat, move)
    assert len(rolls) > 10
    match.position.dice = table.position.dice
    assert match.position == table.position


def test_a_chance_node_has_every_face_of_the_die() -> None:
    state = load("hre", seats=2).new_initial_state()
    assert state.is_chance_node()
    faces = state.chance_outcomes()
    assert [face for face, _ in faces] == list(range(len(faces)))
    assert sum(chance for _, chance in faces) == pytest.approx(1)
    assert state.action_to_string(state.current_player(), 2) == "roll 3"


def test_actions_have_the_numbers_of_the_environment_and_their_texts() -> None:
    state = load("hre", seats=2).new_initial_state()
    chooser = Random(1)
    while state.is_chance_node():
        play(state, chooser, 1)
    seat = state.current_player()
    texts = [state.action_to_string(seat, action) for action in state.legal_actions()]
    assert texts[0] == "keep"
    assert state.action_to_string(1 - seat, 713) == "attack lugdunensis from aquitania"


def test_an_information_state_remembers_what_a_position_has_forgotten() -> None:
    """Two orders that lead to the same position are two information states for who chose them."""
    game = load("hre", seats=2)
    first, second = (play(game.new_initial_state(), Random(seed), 400) for seed in (1, 2))
    for state in (first, second):
        assert len(state.information_state_tensor(0)) == len(state.observation_tensor(0)) + openspiel.DIGEST
        assert state.information_state_string(0).startswith(state.observation_string(0))
    assert first.information_state_string(0) != second.information_state_string(0)
    again = play(game.new_initial_state(), Random(1), 400)
    assert again.information_state_string(0) == first.information_state_string(0)
    assert np.array_equal(again.information_state_tensor(1), first.information_state_tensor(1))


def test_options_reach_the_match() -> None:
    assert load("hre", seats=2, options="bribes:true").new_initial_state().get_game() is not None
    with pytest.raises(Exception, match="no option"):
        load("hre", seats=2, options="bribery:true")


def test_a_die_that_has_not_fallen_stops_everything() -> None:
    dice = ToldDice((4, 2))
    assert (dice.roll(), dice.roll(1), dice.roll(3)) == (4, 1, 2)
    with pytest.raises(Wanted) as wanted:
        dice.copy().roll(8)
    assert wanted.value.sides == 8
