"""What an answer gives up in trajan and ultimus: told before it is given, and never the one that stands out."""

from __future__ import annotations

from random import Random

from games.at_stake import at_stake
from games.trajan.builder import position as trajan_position
from games.ultimus.builder import position as ultimus_position
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
    treaty = found.stakes["treaty"]
    assert (treaty.kind, treaty.words) == ("harms", "If the enemy accepts, nobody wins the war.")


def test_whoever_leaves_the_map_is_told_how_he_comes_back() -> None:
    t = trajan_position(h0208="legio-i-adiutrix alae-1").movement("roman").roll(2)
    t.play("roman", "march h0208", "road", "to h0108", "to iconium")
    leaving = at_stake(game("trajan"), t.g, t.seat("roman")).stakes["off-map"]
    assert (leaving.kind, leaving.words) == (
        "harms", "Whoever leaves the map comes back only by a Political marker."
    )  # fmt: skip


def test_leaders_who_could_still_move_are_told() -> None:
    found = first("ultimus", "Movement", "lead")
    assert found.usual == ""
    assert "could still move" in found.stakes["done"].words


def test_whoever_marches_out_of_a_city_that_only_he_holds_is_told() -> None:
    t = trajan_position(edessa="in quietus alae-1 civis:none").movement("roman").play("roman", "march edessa")
    found = at_stake(game("trajan"), t.g, t.seat("roman"))
    assert (found.stakes["road"].kind, found.stakes["road"].words) == (
        "harms", "Nobody stays in Edessa: you no longer hold it."
    )  # fmt: skip
    assert found.usual == ""
    found = at_stake(game("trajan"), t.play("roman", "leave alae-1").g, t.seat("roman"))
    assert (found.stakes, found.usual) == ({}, "road")


def test_an_emperor_without_a_unit_is_told_while_enemies_stand_beside_him() -> None:
    for here, goths, told in (
        ("honorius", "italia-3", True),
        ("honorius", "galliae-1", False),
        ("honorius comitatenses-italiae-1", "italia-3", False),
    ):
        board = {"italia-4": here, goths: "visigothi-chief visigothi-a", "galliae-5": "stilicho"}
        t = ultimus_position(board, status={"visigothi": "revolt"}).sequence("roman")
        done = at_stake(game("ultimus"), t.g, t.seat("roman")).stakes["done"]
        assert (done.kind, "The Emperor has no unit beside him at Ravenna" in done.words) == (
            "harms" if told else "quits", told
        )  # fmt: skip
