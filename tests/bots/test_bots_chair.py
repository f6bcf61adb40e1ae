"""A bot gets its seat's knowledge and nothing else."""

import ast
from pathlib import Path
from random import Random

import pytest

import romanum
from romanum.bots import bot_names, make_bot
from romanum.bots.chair import Chair
from romanum.bots.crew import imagined
from romanum.engine.dice import FastDice
from romanum.games import OURS
from sortes.game import HAND, Sortes

HOME = Path(romanum.bots.__file__).parent
PUBLIC = {
    "game",
    "scenario",
    "seats",
    "seat",
    "side",
    "decision",
    "step",
    "moves",
    "options",
    "wanted",
    "action",
    "sane",
    "view",
    "imagine",
    "odds",
    "known",
    "of",
}


def test_a_chair_shows_these_names_and_no_others() -> None:
    assert {name for name in dir(Chair) if not name.startswith("_")} == PUBLIC


@pytest.mark.parametrize("file", sorted(HOME.glob("*.py")), ids=lambda file: file.name)
def test_bots_touch_only_the_public_names_of_a_chair(file: Path) -> None:
    if file.name == "chair.py":
        return
    tree = ast.parse(file.read_text(encoding="utf-8"))
    used = {
        node.attr
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "chair"
    }
    imported = {node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    assert used <= PUBLIC
    assert "romanum.engine.match" not in imported
    assert "_Chair__match" not in file.read_text(encoding="utf-8")
    assert "getattr(chair" not in file.read_text(encoding="utf-8")


def test_options_are_those_of_the_decision() -> None:
    match = Sortes().new(seats=3, seed=1)
    chair = Chair(match, 2)
    assert chair.options == match.decision(2).options == chair.decision.options


def test_a_seat_that_is_not_asked_has_no_options() -> None:
    match = Sortes().new(seats=3, seed=1)
    match.play(1, match.decision(1).options[0])
    assert Chair(match, 1).options == []


def test_an_imagined_position_keeps_the_seats_own_hand_and_deals_the_others_anew() -> None:
    match = Sortes().new(seats=3, seed=1)
    chair, dice = Chair(match, 1), FastDice.seeded(5)
    hands = [tuple(getattr(chair.imagine(dice), "hand")) for _ in range(20)]  # noqa: B009
    assert {hand[HAND : 2 * HAND] for hand in hands} == {tuple(match.position.hand[HAND : 2 * HAND])}
    assert len({hand[:HAND] for hand in hands}) > 10


@pytest.mark.parametrize("name", bot_names())
def test_a_bots_choice_does_not_depend_on_what_it_cannot_see(name: str) -> None:
    match = Sortes().new(seats=3, seed=4)
    other = match.copy()
    other.position.hand[: 2 * HAND] = other.position.hand[2 * HAND - 1 :: -1]
    other.position.dice = FastDice.seeded(99)
    assert match.position.hand != other.position.hand
    choices = [make_bot(name, seed=3, iterations=40).choose(Chair(m, 2)) for m in (match, other)]
    assert choices[0] == choices[1]


@pytest.mark.parametrize("name", OURS)
def test_who_is_told_what_a_seat_knows_imagines_the_same(name: str) -> None:
    """What is hidden is not hidden twice: that would take away more, such as which counters lie face down."""
    match, chance = romanum.game(name).new(seed=3), Random(2)
    for number in range(80):
        here = Chair(match, match.pending[0])
        there = Chair.of(here.known())
        assert imagined(there, 9, number).to_json() == imagined(here, 9, number).to_json()
        assert (there.moves, there.sane(closely=True)) == (here.moves, here.sane(closely=True))
        match.play(here.seat, chance.choice(here.options))
        if match.over:
            return
