"""Actions: short text at the border, plain tuples inside."""

import pytest

from romanum.engine.action import LONGEST_TEXT, Action, Move, NotUnderstood, Verbs, Vocabulary
from toy.game import TOY

WORDS = Vocabulary(
    {"go": "go {place}", "attack": "attack {place} from {place}", "bid": "bid {number}", "stop": "stop"},
    {"place": ["rome", "ostia", "veii"]},
)


@pytest.mark.parametrize(
    ("move", "text"),
    [
        (("go", 1), "go ostia"),
        (("attack", 0, 2), "attack rome from veii"),
        (("bid", 0), "bid 0"),
        (("bid", 999_999_999), "bid 999999999"),
        (("stop",), "stop"),
    ],
)
def test_a_move_and_its_text_are_the_same_thing(move: Move, text: str) -> None:
    assert (WORDS.write(move), WORDS.read(text)) == (text, move)


@pytest.mark.parametrize("number", ["-1", "+1", "01", "1.0", "1e3", "\u0661", "\uff11", "1_0", "1000000000", ""])
def test_a_number_is_written_one_way_only(number: str) -> None:
    with pytest.raises(NotUnderstood, match="is not a number"):
        WORDS.read(f"bid {number}")


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "no action begins with ''"),
        ("fly rome", "no action begins with 'fly'"),
        ("go", "this action is written: go {place}"),
        ("go rome ", "this action is written: go {place}"),
        ("go  rome", "this action is written: go {place}"),
        ("stop\n", r"no action begins with 'stop\n'"),
        ("GO rome", "no action begins with 'GO'"),
        ("go Rome", "'Rome' is not a place"),
        ("go carthage", "'carthage' is not a place"),
        ("attack rome to veii", "expected 'from', not 'to'"),
    ],
)
def test_what_is_no_action_is_refused_with_the_reason(text: str, problem: str) -> None:
    with pytest.raises(NotUnderstood) as refused:
        WORDS.read(text)
    assert str(refused.value) == problem


@pytest.mark.parametrize("thing", [None, 7, b"stop", ["stop"], "stop" + " " * LONGEST_TEXT])
def test_an_action_is_a_short_line_of_text(thing: str) -> None:
    with pytest.raises(NotUnderstood, match="a short line of text"):
        WORDS.read(thing)


def test_a_long_word_is_not_repeated_whole() -> None:
    with pytest.raises(NotUnderstood) as refused:
        WORDS.read("go " + "x" * 150)
    assert len(str(refused.value)) < 70


def test_a_verb_needs_names_for_its_arguments() -> None:
    with pytest.raises(ValueError, match="verb 'go': no names of the kind 'place'"):
        Vocabulary({"go": "go {place}"}, {})


@pytest.mark.parametrize("pattern", ["march {place}", "{place} go", ""])
def test_a_pattern_begins_with_its_verb_or_could_not_be_read_back(pattern: str) -> None:
    with pytest.raises(ValueError, match="verb 'go': its pattern must begin with it"):
        Vocabulary({"go": pattern}, {"place": ["rome"]})


def test_verbs_stand_in_the_order_they_were_declared() -> None:
    assert WORDS.verbs == ("go", "attack", "bid", "stop")


def test_an_action_prints_as_its_text() -> None:
    assert str(Action("go ostia", ("go", 1))) == "go ostia"


def test_every_verb_of_the_toy_game_is_read_back() -> None:
    words = TOY.vocabulary
    for verb in words.verbs:
        move = (verb, *(1 for _ in words.kinds[verb]))
        assert words.read(words.write(move)) == move


def test_a_verb_is_declared_with_its_moves_and_only_once() -> None:
    places = {"place": ["rome", "ostia"]}
    verbs = Verbs(places)
    march = verbs.grid("march {number} {place}", 3)
    verbs.also("stop", "raise {place}")
    assert march[2][1] == ("march", 2, 1)
    assert [len(march), len(march[0])] == [3, 2]
    assert Vocabulary(verbs, places).read("march 2 ostia") == march[2][1]
    with pytest.raises(ValueError, match="'stop' is declared twice"):
        verbs.move("stop")
    with pytest.raises(ValueError, match="how many numbers"):
        verbs.row("bid {number}")
