"""What can be played, kept as data in the folder of each game: to list all games none of them has to be loaded.

`python -m romanum.mcp.game_list [GAME]...` writes it anew, for ours if none is named; tests hold it equal to what the
games say of themselves.
"""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec

import romanum
from romanum.engine.game import Game
from romanum.games import GAMES, OURS, BrokenGame, available, folder_of

KEPT: Final = "listing.json"


def listed() -> list[dict[str, Any]]:
    """Every game with its scenarios, numbers of players and options, as it is kept."""
    found = []
    for name in GAMES:
        try:
            found.append(kept_of(name))
        except (BrokenGame, msgspec.DecodeError):
            continue
    return found


@cache
def kept_of(name: str) -> dict[str, Any]:
    """A game of which nothing is kept is asked itself."""
    file = folder_of(name) / KEPT
    found: dict[str, Any] = msgspec.json.decode(file.read_bytes() if file.is_file() else _told(name))
    return found


def about_games() -> list[dict[str, Any]]:
    """The same, as the games say it themselves."""
    return [about_game(game) for game in available()]


def about_game(game: Game[Any]) -> dict[str, Any]:
    """What a game says of itself."""
    found: dict[str, Any] = msgspec.json.decode(_told(game.id))
    return found


def lacking(game: Game[Any]) -> list[str]:
    """What is wrong with the listing that a whole game has."""
    file, write = game.own_file(KEPT), f"python -m romanum.mcp.game_list {game.id} writes it"
    if file is None:
        return [f"{KEPT}: missing: what an assistant is told of the game; {write}"]
    same = msgspec.json.decode(file.read_bytes()) == about_game(game)
    return [] if same else [f"{KEPT}: not what the game says of itself; {write}"]


def _told(name: str) -> bytes:
    game = romanum.game(name)
    told = {"id": game.id, "title": game.title, "about": game.about.blurb}
    return msgspec.json.encode({**told, "scenarios": game.scenarios, "options": game.options})


if __name__ == "__main__":
    for name in sys.argv[1:] or OURS:
        Path(str(folder_of(name) / KEPT)).write_bytes(msgspec.json.format(_told(name), indent=1) + b"\n")
