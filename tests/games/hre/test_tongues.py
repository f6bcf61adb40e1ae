"""History of the Roman Empire speaks every language there is; its cards too."""

from __future__ import annotations

import pytest

import romanum
from romanum.engine.speech.translation import OTHERS, game_missing
from romanum.games.hre.data.components import CARDS
from romanum.games.hre.screen.tongues import card_message, facts_of


@pytest.mark.parametrize("code", OTHERS)
def test_nothing_of_the_game_is_missing(code: str) -> None:
    assert game_missing(romanum.game("hre"), code) == []


@pytest.mark.parametrize("code", OTHERS)
def test_every_card_can_be_read(code: str) -> None:
    spoken = romanum.game("hre").words_in(code)
    for card in CARDS:
        if spoken.has_own(card_message(card)):
            assert spoken.say(card_message(card), facts_of(card))
