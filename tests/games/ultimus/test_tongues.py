"""Ultimus Romanorum speaks every language there is."""

from __future__ import annotations

from typing import Final

import pytest

from romanum.engine.speech.translation import game_missing
from romanum.games.ultimus.game import UltimusRomanorum

GAME = UltimusRomanorum()
COMPLETE: Final = ("de", "fr", "es", "it")


@pytest.mark.parametrize("code", COMPLETE)
def test_nothing_of_the_game_is_missing(code: str) -> None:
    assert game_missing(GAME, code) == []


@pytest.mark.parametrize("code", COMPLETE)
def test_a_chance_to_win_at_a_place_names_the_place(code: str) -> None:
    names = GAME.words_in(code).names
    assert names["area:alani"] in names["win-at:alani"]
    assert names["italia-4"] in names["win-at:italia-4"]
    assert "to win" not in names["win-at:italia-4"]
    assert names["destination:alani"] == names["area:alani"] != names["alani"]
