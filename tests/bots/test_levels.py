"""Which bots a game offers to people: each was seen to beat the one before it in 60 games of 100."""

from __future__ import annotations

import msgspec
import pytest

import romanum
from romanum.bots import BOTS, bot_names
from romanum.bots.levels import ENOUGH, Level, levels_of, offered_bots
from romanum.engine.data import DataError, decode
from romanum.server.lobby.game_data import game_info
from toy.game import Toy

GAMES = romanum.games()
BY_GLANCE = 2
"""Tiro and miles are offered everywhere; nobody takes one for the other."""


@pytest.mark.parametrize("name", GAMES)
def test_levels_go_from_the_weakest_to_the_strongest(name: str) -> None:
    offered = [level.bot for level in levels_of(romanum.game(name))]
    assert offered[:BY_GLANCE] == ["tiro", "miles"]
    assert offered == [bot for bot in BOTS if bot in offered]


@pytest.mark.parametrize("name", GAMES)
def test_whoever_is_offered_above_miles_was_seen_to_beat_the_level_below(name: str) -> None:
    for level in levels_of(romanum.game(name))[BY_GLANCE:]:
        assert level.games > 0
        assert level.won / level.games >= ENOUGH


@pytest.mark.parametrize("name", GAMES)
def test_the_lobby_offers_these_and_no_others(name: str) -> None:
    game = romanum.game(name)
    assert [bot.id for bot in game_info(game).bots] == list(offered_bots(game))
    assert len(offered_bots(game)) < len(bot_names())


def test_a_game_that_has_measured_nothing_offers_all() -> None:
    assert offered_bots(Toy()) == bot_names()


def test_a_file_that_says_more_is_refused() -> None:
    with pytest.raises(DataError, match="name"):
        decode('[[level]]\nname = "miles"\n', msgspec.defstruct("Levels", [("level", list[Level])]))
