"""The games, by id. A game is imported when it is asked for."""

from __future__ import annotations

import sys
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from romanum.engine.game import Game

GAMES: Final = {
    "hre": "romanum.games.hre.game:HistoryOfTheRomanEmpire",
    "trajan": "romanum.games.trajan.game:Trajan",
    "ultimus": "romanum.games.ultimus.game:UltimusRomanorum",
    "pax": "romanum.games.pax.game:PaxRomana",
    "imperium": "romanum.games.imperium.game:ImperiumRomanum",
}
"""Where each game is: module and class. To add a game, add a line."""

FIRST: Final = next(iter(GAMES))
"""The game that is meant where nobody says which."""

_loaded: dict[str, Game[Any]] = {}


class UnknownGame(ValueError):
    """No game of that id."""


def game(name: str) -> Game[Any]:
    """The game of that id."""
    if name not in GAMES:
        raise UnknownGame(f"there is no game {name!r}; there are: {', '.join(GAMES)}")
    if name not in _loaded:
        module, _, cls = GAMES[name].partition(":")
        _loaded[name] = getattr(import_module(module), cls)()
    return _loaded[name]


def folder_of(name: str) -> Traversable:
    """Where the files of a game lie, for whoever looks into one of them and need not load the game."""
    from importlib.resources import files

    module, _, _ = GAMES[name].partition(":")
    return files(module.rpartition(".")[0])


class _CallableModule(ModuleType):
    """Lets `romanum.games()` list the games although importing this package puts it in the place of that function."""

    def __call__(self) -> tuple[str, ...]:
        return tuple(GAMES)


sys.modules[__name__].__class__ = _CallableModule
