"""The bots that a game offers to people: as many levels as differ measurably there.

A level is one more bot only if it was seen to win 60 of 100 games against the level below, or what is worth as much at
a larger table. What was seen stands in `learned/levels.toml` in the folder of the game, and counts for the rules and
bots with which it was seen. All other bots can still be named: in the arena, in Python, in `romanum play --seats`, and
in matches that have them.

>>> import romanum
>>> from romanum.bots.levels import levels_of
>>> [level.bot for level in levels_of(romanum.game("pax"))]
['tiro', 'miles', 'legatus']
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import msgspec

from romanum.bots import BOTS, bot_names
from romanum.bots.version import is_of_today
from romanum.engine.data import load
from romanum.engine.folder.game_folder import LEARNED
from romanum.engine.game import Game

FILE: Final = "levels.toml"
ENOUGH: Final = 0.6
"""The share of games that one level wins against the one below; a draw counts half."""


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A bot that is offered, and how it did in duels against the one before it, where that was counted."""

    bot: str
    won: float = 0
    games: int = 0


class Levels(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`levels.toml`: our bots from the weakest to the strongest; by which rules, and with which of them."""

    rules_version: int
    bots_version: int
    made: str
    level: list[Level]


@cache
def levels_of(game: Game[Any]) -> tuple[Level, ...]:
    """Our bots that are offered in a game: all of them where nothing was measured by the rules and bots of today."""
    file = game.own_file(LEARNED, FILE)
    found = None if file is None else load(file, Levels)
    return tuple(found.level) if found is not None and is_of_today(found, game) else tuple(map(Level, BOTS))


def offered_bots(game: Game[Any]) -> tuple[str, ...]:
    """Who is offered to people for a seat: the levels of the game, weakest first, and bots by others."""
    return (*(level.bot for level in levels_of(game)), *(name for name in bot_names() if name not in BOTS))
