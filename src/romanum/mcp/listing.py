"""What can be played, kept as data beside this module: to list all games none of them has to be loaded.

`python -m romanum.mcp.listing` writes it anew; a test holds it equal to what the games say of themselves.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import msgspec

import romanum
from romanum.engine.game import Game

KEPT: Final = "games.json"


@cache
def listed() -> list[dict[str, Any]]:
    """Every game with its scenarios, numbers of players and options, as it is kept."""
    found: list[dict[str, Any]] = msgspec.json.decode((files("romanum.mcp") / KEPT).read_bytes())
    return found


def about_games() -> list[dict[str, Any]]:
    """The same, as the games say it themselves."""
    found: list[dict[str, Any]] = msgspec.json.decode(_told())
    return found


def _told() -> bytes:
    return msgspec.json.encode([_about(romanum.game(name)) for name in romanum.games()])


def _about(game: Game[Any]) -> dict[str, Any]:
    told = {"id": game.id, "title": game.title, "about": game.about.blurb}
    return {**told, "scenarios": game.scenarios, "options": game.options}


if __name__ == "__main__":
    Path(__file__).with_name(KEPT).write_bytes(msgspec.json.format(_told(), indent=1) + b"\n")
