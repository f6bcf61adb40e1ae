"""What seats are called: a bot's says which bot plays it, so that a record tells it.

>>> bot_of("Red (miles)"), bot_of("Green"), bot_of("Blue (retired)")
('miles', None, None)
>>> plain_name("Red (miles)"), plain_name("Blue (retired)")
('Red', 'Blue (retired)')
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from romanum.bots import bot_names
from romanum.engine.game import Game


def seat_names(game: Game[Any], scenario: str, bots: Sequence[str | None]) -> list[str]:
    """The names of all seats, given the bot in each, or None for a person's."""
    return with_bots(game.seat_names(len(bots), scenario), bots)


def with_bots(names: Sequence[str], bots: Sequence[str | None]) -> list[str]:
    """Names of seats that say which bot plays there, and of no other."""
    named = zip(map(plain_name, names), bots, strict=True)
    return [f"{name} ({bot})" if bot else name for name, bot in named]


def bot_of(name: str) -> str | None:
    """The bot that the name of a seat tells of."""
    found = re.search(r" \((\w+)\)$", name)
    return found[1] if found and found[1] in bot_names() else None


def plain_name(name: str) -> str:
    """The name of a seat without its bot."""
    bot = bot_of(name)
    return name.removesuffix(f" ({bot})") if bot else name
