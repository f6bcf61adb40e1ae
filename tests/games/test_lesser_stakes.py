"""What an answer gives up in trajan and ultimus: told before it is given, and never the one that stands out."""

from __future__ import annotations

from random import Random

from romanum.engine.decision import AtStake
from romanum.engine.match import Match
from romanum.games import game


def first(name: str, step: str, verb: str) -> AtStake:
    """What is at stake the first time that random players are asked so."""
    match: Match[object] = game(name).new(seed=3)  # type: ignore[type-var]
    rng = Random(3)
    while True:
        question = match.question(match.pending[0])
        if type(question.step).__name__ == step and any(move[0] == verb for move in question.moves):
            return match.at_stake(match.pending[0])
        match.enter(match.pending[0], match.game.vocabulary.write(rng.choice(question.moves)))


def test_forces_that_could_still_march_and_a_war_given_up_are_told() -> None:
    found = first("trajan", "MovementSegment", "march")
    assert found.usual == ""
    assert found.stakes["done"].kind == "quits"
    assert "could still march" in found.stakes["done"].words
    assert (found.stakes["concede"].kind, found.stakes["concede"].words) == ("harms", "The enemy wins the war.")


def test_leaders_who_could_still_move_are_told() -> None:
    found = first("ultimus", "Movement", "lead")
    assert found.usual == ""
    assert "could still move" in found.stakes["done"].words
