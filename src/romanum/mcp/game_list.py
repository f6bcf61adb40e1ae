"""What can be played, kept as data in the folder of each game: to list all games none of them has to be loaded.

`python -m romanum.mcp.game_list` writes it anew; a test holds it equal to what the games say of themselves.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec

import romanum
from romanum.games import GAMES, folder_of

KEPT: Final = "listing.json"


def listed() -> list[dict[str, Any]]:
    """Every game with its scenarios, numbers of players and options, as it is kept."""
    return [kept_of(name) for name in GAMES]


@cache
def kept_of(name: str) -> dict[str, Any]:
    """A game of which nothing is kept is asked itself."""
    file = folder_of(name) / KEPT
    found: dict[str, Any] = msgspec.json.decode(file.read_bytes() if file.is_file() else _told(name))
    return found


def about_games() -> list[dict[str, Any]]:
    """The same, as the games say it themselves."""
    return [msgspec.json.decode(_told(name)) for name in GAMES]


def _told(name: str) -> bytes:
    game = romanum.game(name)
    told = {"id": game.id, "title": game.title, "about": game.about.blurb}
    return msgspec.json.encode({**told, "scenarios": game.scenarios, "options": game.options})


if __name__ == "__main__":
    for name in GAMES:
        Path(str(folder_of(name) / KEPT)).write_bytes(msgspec.json.format(_told(name), indent=1) + b"\n")
