"""What a seat knows, as it is sent to another process: enough for a chair there, and nothing that it may not see."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import msgspec

from romanum.engine.game import Game
from romanum.games import GAMES, game


class Known(msgspec.Struct):
    """A decision as its seat knows it; `Chair.of` seats somebody there."""

    game: str
    scenario: str
    options: dict[str, Any]
    names: list[str]
    position: msgspec.Raw
    offered: list[str]
    """What the seat may answer. It need not follow from what the seat knows of the position."""
    seat: int


def find_game(name: str) -> Game[Any]:
    """A game by its id, or one that is not in the catalogue by its place: `module:Class`."""
    if ":" not in name:
        return game(name)
    module, _, cls = name.partition(":")
    try:
        found: Game[Any] = getattr(import_module(module), cls)()
    except (ImportError, AttributeError) as problem:
        raise ValueError(f"there is no game at {name!r}: {problem}") from None
    return found


def place_of(game: Game[Any]) -> str:
    """What `find_game` finds a game by."""
    cls = type(game)
    return game.id if game.id in GAMES else f"{cls.__module__}:{cls.__qualname__}"
