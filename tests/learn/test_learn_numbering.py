"""Numbers of actions: fixed by the vocabulary, read back, and no two the same in one question."""

from __future__ import annotations

from random import Random

import pytest

import romanum
from romanum.engine.action import Vocabulary
from romanum.engine.step import apply, offered_to
from romanum.games import OURS
from romanum.learn.numbering import NUMBERS, Legal, Numbering

WORDS = Vocabulary({"go": "go {place} by {way}", "bid": "bid {number}"}, {"place": ["rome", "ostia"], "way": "abc"})


def test_the_last_argument_counts_fastest_and_verbs_follow_each_other() -> None:
    numbering = Numbering(WORDS)
    assert numbering.size == 2 * 3 + NUMBERS
    assert numbering.numbers([("go", 0, 2), ("go", 1, 0), ("bid", 0)]) == [2, 3, 6]


@pytest.mark.parametrize("game", OURS)
def test_every_action_of_a_random_game_has_a_number_that_says_what_it_is(game: str) -> None:
    rules = romanum.game(game)
    numbering, chooser = Numbering(rules.vocabulary), Random(3)
    match = rules.new(seed=3)
    for _ in range(120):
        if match.over:
            break
        moves = offered_to(match.position, match.pending[0])
        for number, move in zip(numbering.numbers(moves), moves, strict=True):
            assert numbering.home(move) == number
            assert numbering.text(number) == rules.vocabulary.write(move)
        apply(match.position, match.pending[0], chooser.choice(moves))


def test_a_number_is_the_same_in_another_program() -> None:
    """These are kept by whoever has trained on them; a change here makes what was learned worthless."""
    read = romanum.game("hre").vocabulary.read
    numbering = Numbering(romanum.game("hre").vocabulary)
    attack = "attack lugdunensis from aquitania"
    assert [numbering.home(read(text)) for text in ("keep", attack, "done")] == [0, 713, 2816]
    assert Numbering(numbering.vocabulary, 1000).home(read(attack)) == 572


def test_two_that_want_the_same_number_stand_side_by_side_in_the_order_they_are_offered() -> None:
    numbering = Numbering(WORDS)
    first, same = ("bid", 31), ("bid", 31 + NUMBERS)
    assert numbering.numbers([first, same]) == [37, 0]
    assert numbering.numbers([same, first]) == [37, 0]
    assert numbering.numbers([("go", 0, 0), first, same]) == [0, 37, 1]


def test_hashed_numbers_lie_in_their_buckets_and_stay_apart() -> None:
    numbering = Numbering(WORDS, buckets=7)
    moves = [("go", place, way) for place in range(2) for way in range(3)]
    assert sorted(set(numbering.numbers(moves))) == sorted(numbering.numbers(moves))
    assert all(0 <= number < 7 for number in numbering.numbers(moves))
    with pytest.raises(ValueError, match="8 actions are offered and there are 7 numbers"):
        numbering.numbers([*moves, ("bid", 1), ("bid", 2)])
    with pytest.raises(ValueError, match="beside the actions"):
        numbering.text(3)


def test_a_number_that_is_none_is_told() -> None:
    with pytest.raises(ValueError, match="0 to 37, not 38"):
        Numbering(WORDS).text(38)
    with pytest.raises(ValueError, match="0 buckets"):
        Numbering(WORDS, 0)


def test_the_legal_actions_are_texts_by_number() -> None:
    legal = Legal(WORDS, [4, 9], [("go", 1, 1), ("bid", 3)])
    assert dict(legal) == {4: "go ostia by b", 9: "bid 3"}
    assert repr(legal) == "{4: 'go ostia by b', 9: 'bid 3'}"
    assert legal.move(9) == ("bid", 3)
