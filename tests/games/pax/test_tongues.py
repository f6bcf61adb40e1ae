"""Pax Romana speaks other languages; what its data say too, and its board in the terminal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import pytest

from games.pax.builder import position
from games.pax.seat_view import seen
from games.terminal import parts_drawn
from romanum.engine.odds import Losses, Odds, Outcome
from romanum.engine.speech.language import ENGLISH, speaking
from romanum.engine.speech.translation import game_missing
from romanum.games.pax.game import PaxRomana
from romanum.games.pax.state.chances import DRAWN, INTERCEPTION, LOST, SACKING, WON
from romanum.games.pax.text.board import BOARD, stack_text

GAME: Final = PaxRomana()
COMPLETE: Final = ("de", "fr", "es", "it")
READ: Final = {"cards": ("text",), "objectives": ("text",), "scenarios": ("subtitle", "victory")}
"""What of the parts of a client is a sentence, which no language leaves as it is in English."""
ENGLISH_WORDS: Final = ("Treasury", "Stability", "Legion", "Spaces", "Provinces", "leader", "Game-Turn", "the Army")

in_each = pytest.mark.parametrize("code", COMPLETE)


@in_each
def test_nothing_of_the_game_is_missing(code: str) -> None:
    assert game_missing(GAME, code) == []


@in_each
def test_a_client_reads_what_stands_in_the_data(code: str) -> None:
    english = set(sentences(GAME.components()))
    with speaking(code):
        told = set(sentences(GAME.components()))
    assert len(told) == len(english)
    assert not told & english


@in_each
def test_odds_tell_what_may_come_of_a_battle_or_an_interception(code: str) -> None:
    names = GAME.words_in(code).names
    for english in (WON, DRAWN, LOST, *INTERCEPTION, *SACKING):
        [told] = Odds(1.0, Losses(0, 0), [Outcome(english, 1.0)]).named(names).outcomes
        assert told.outcome != english


def sentences(parts: dict[str, Any]) -> Iterator[str]:
    for name, fields in READ.items():
        yield from (one[field] for one in parts[name] for field in fields)
    yield from (text for one in parts["scenarios"] for text in one["special"])


@in_each
def test_leaders_without_a_name_are_called_by_their_power_and_ratings(code: str) -> None:
    names = GAME.words_in(code).names
    assert "3-6" in names["rome_1"]
    assert names["rome_1"] != GAME.names["rome_1"]
    assert names["leader:rome_1"] == names["rome_1"]


@pytest.mark.parametrize(("code", "name"), [("en", "Pyrrhus"), ("de", "Pyrrhus"), ("es", "Pirro"), ("it", "Pirro")])
def test_a_scenario_that_knows_the_soldier_of_fortune_calls_him_by_name(code: str, name: str) -> None:
    names = GAME.words_of("i", 2, code).names
    assert names["leader:soldier_of_fortune"] == names["soldier_of_fortune"] == name
    with speaking(code):
        told = {one["id"]: one["called"] for one in GAME.components()["scenarios"]}
        view = GAME.new("i", 2, seed=1).view(0)
        assert [one for one in view["stacks"] if name in stack_text(view, one).plain]
    assert told["i"] == {"soldier_of_fortune": name}
    assert told["x"] == {}
    for scenario, turn, known in (("v", 2, True), ("vi", 2, True), ("v", 3, False)):
        start = {**GAME.new(scenario, 4, seed=1).view(0), "turn": turn}
        with speaking(code):
            assert any(name in stack_text(start, one).plain for one in start["stacks"]) is known
    assert name not in GAME.words_of("x", 3, code).names["soldier_of_fortune"]


@in_each
def test_several_units_are_called_as_several(code: str) -> None:
    said = [GAME.words_in(code).say("do-leave", {"number": number, "unit": "legion"}) for number in (1, 2)]
    assert GAME.words_in(code).names["legion+"] in said[1]
    assert GAME.words_in(code).names["legion+"] not in said[0]


@in_each
def test_a_place_is_found_in_the_terminal_by_its_own_name(code: str) -> None:
    with speaking(code):
        view = seen(position({"athens": "greece 1 heavy"}))
        assert BOARD.place(view, GAME.words.names["athens"]) is not None


@in_each
def test_the_terminal_speaks_the_language(code: str) -> None:
    armies = {"arretium": "rome 2 legion 1 cavalry rome_4", "rome": "rome 1 legion city", "nemausus": "tribe 2"}

    def lines() -> set[str]:
        view = seen(position(armies, objectives={"rome": "i"}))
        return set(parts_drawn(BOARD, view, ["Livia", "Hanno", "Philippus", "Antiochus"], 120))

    with speaking(ENGLISH):
        assert any(word in line for line in lines() for word in ENGLISH_WORDS)
    with speaking(code):
        assert [line for line in lines() if any(word in line for word in ENGLISH_WORDS)] == []


@in_each
def test_a_seat_without_a_power_has_its_number(code: str) -> None:
    with speaking(code):
        assert "2" in GAME.seat_in_words(GAME.seat_name(1, 4))
        assert GAME.seat_in_words(GAME.seat_name(1, 4)) != "Power 2"
