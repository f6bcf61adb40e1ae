"""Ultimus Romanorum speaks every language there is."""

from __future__ import annotations

from typing import Final

import pytest

from romanum.engine.odds import Losses, Odds, Outcome
from romanum.engine.speech.translation import game_missing
from romanum.games.ultimus.data.components import CODES
from romanum.games.ultimus.game import UltimusRomanorum
from romanum.games.ultimus.screen import battle_odds, leader_risks
from romanum.games.ultimus.screen.rolls import TEXTS

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


@pytest.mark.parametrize("code", COMPLETE)
def test_odds_tell_what_may_come_of_a_die(code: str) -> None:
    fights = [
        battle_odds.told(result, lost, won=won)
        for result in range(len(CODES))
        for lost in (0, 1, 7)
        for won in (False, True)
    ]
    deaths = [leader_risks.told(own, enemy) for own in (0, 1, 4) for enemy in (0, 1, 4)]
    rolls = [text for pair in TEXTS.values() for text in pair]
    for english in (*fights, *deaths, *rolls, "the walls hold", "the city falls"):
        [told] = Odds(1.0, Losses(0, 0), [Outcome(english, 1.0)]).named(GAME.words_in(code).names).outcomes
        assert not set(english.split(", ")) & set(told.outcome.split(", ")), english
        assert [one for one in english if one.isdigit()] == [one for one in told.outcome if one.isdigit()]
