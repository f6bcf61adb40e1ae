"""Trajan speaks every language there is; what its tables say too."""

from __future__ import annotations

from typing import Any, Final

import pytest

from romanum.engine.speech.language import speaking
from romanum.engine.speech.translation import game_missing
from romanum.games.trajan.game import Trajan
from romanum.games.trajan.screen.tongues import LATIN_KINDS

GAME = Trajan()
COMPLETE: Final = ("de", "fr", "es", "it")
READ: Final = {"markers": (), "events": ("text",), "scenarios": ("about",)}
"""What of the parts of a client is a sentence, which no language leaves as it is in English."""


@pytest.mark.parametrize("code", COMPLETE)
def test_nothing_of_the_game_is_missing(code: str) -> None:
    assert game_missing(GAME, code) == []


@pytest.mark.parametrize("code", COMPLETE)
def test_a_client_reads_what_stands_in_the_data(code: str) -> None:
    english = GAME.components()
    with speaking(code):
        told = GAME.components()
    assert list(sentences(told))
    assert not set(sentences(told)) & set(sentences(english))
    kinds = [(one["id"], one["name"]) for one in told["kinds"] if one["id"] not in (*LATIN_KINDS, "equites")]
    assert not set(kinds) & {(one["id"], one["name"]) for one in english["kinds"]}


def sentences(parts: dict[str, Any]) -> list[str]:
    found = [one[field] for name, fields in READ.items() for one in parts[name] for field in fields]
    return found + [use["text"] for marker in parts["markers"] for use in marker["actions"]]


@pytest.mark.parametrize("code", COMPLETE)
def test_a_hex_is_called_by_its_number_and_the_city_near_it(code: str) -> None:
    names = GAME.words_in(code).names
    assert "1508" in names["1508"]
    assert names["nineveh"] in names["1508"]
    assert "hex 1508" not in names["1508"]
    assert names["1510"] == names["nineveh"]
    assert names["nineveh"] in names["civis-nineveh"]


@pytest.mark.parametrize("code", COMPLETE)
def test_odds_tell_what_may_come_of_them(code: str) -> None:
    with speaking(code):
        match = GAME.new("114", 2, seed=1)
        told = {one.outcome for one in odds_of_marches(match)}
    assert len(told) > 3
    assert not [one for one in told if "hexes" in one or "no move" in one or "lost" in one]


def odds_of_marches(match: Any) -> list[Any]:
    while match.decision(match.pending[0]).step != "MovementSegment":
        match.play(match.pending[0], match.decision(match.pending[0]).options[-1])
    seat = match.pending[0]
    match.play(seat, next(one for one in match.decision(seat).options if str(one).startswith("march")))
    found = [match.odds(seat, option) for option in match.decision(seat).options]
    return [outcome for odds in found if odds for outcome in odds.outcomes]
