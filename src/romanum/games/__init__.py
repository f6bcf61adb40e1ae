"""The games, by id: ours, and those of installed distributions. A game is imported when it is asked for.

A distribution says in its `pyproject.toml` where its game is, and its name there is the game's id:

    [project.entry-points."romanum.games"]
    tabula = "romanum_ludi.tabula.game:Tabula"
"""

from __future__ import annotations

import logging
import sys
from collections.abc import Iterator, MutableMapping
from functools import cached_property
from importlib import import_module
from types import MappingProxyType, ModuleType
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Mapping
    from importlib.resources.abc import Traversable

    from romanum.engine.game import Game
    from romanum.engine.outside.plug_ins import PlugIn

log = logging.getLogger(__name__)

GROUP: Final = "romanum.games"
"""The group of entry points in which distributions offer games."""

OURS: Final = MappingProxyType(
    {
        "hre": "romanum.games.hre.game:HistoryOfTheRomanEmpire",
        "trajan": "romanum.games.trajan.game:Trajan",
        "ultimus": "romanum.games.ultimus.game:UltimusRomanorum",
        "pax": "romanum.games.pax.game:PaxRomana",
        "imperium": "romanum.games.imperium.game:ImperiumRomanum",
    }
)
"""Where each game of this distribution is: module and class. To add one here, add a line."""

FIRST: Final = next(iter(OURS))
"""The game that is meant where nobody says which."""


class Shelf(MutableMapping[str, str]):
    """Where every game is: ours, then those of installed distributions, which are looked for when somebody wants more.

    A test puts its own in, as into any mapping.
    """

    def __init__(self) -> None:
        self._added: dict[str, str] = {}

    @cached_property
    def installed(self) -> Mapping[str, PlugIn]:
        """The games of installed distributions; nobody takes the id of one of ours."""
        from romanum.engine.outside.plug_ins import plug_ins

        found = plug_ins(GROUP, "a game")
        for taken in found.keys() & OURS.keys():
            log.warning("the game %s is left out: this id is taken", found.pop(taken).named)
        return found

    def look_again(self) -> None:
        """Forget what is installed and what was loaded of it, for whoever has installed something meanwhile."""
        self.__dict__.pop("installed", None)
        _broken.clear()
        for name in set(_loaded) - set(OURS):
            del _loaded[name]

    def _places(self) -> dict[str, str]:
        return {**OURS, **{name: one.place for name, one in self.installed.items()}, **self._added}

    def __getitem__(self, name: str) -> str:
        return (self._added.get(name) or OURS.get(name)) or self._places()[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._places())

    def __len__(self) -> int:
        return len(self._places())

    def __setitem__(self, name: str, place: str) -> None:
        self._added[name] = place

    def __delitem__(self, name: str) -> None:
        del self._added[name]
        _loaded.pop(name, None)


GAMES: Final = Shelf()
"""Where each game is: module and class."""

_loaded: dict[str, Game[Any]] = {}
_broken: dict[str, str] = {}
"""Games from outside that cannot be had, and why: told once, and not tried again."""


class UnknownGame(ValueError):
    """No game of that id."""


class BrokenGame(UnknownGame):
    """A game that a distribution offers and that cannot be had."""

    def __init__(self, name: str, problem: str) -> None:
        super().__init__(problem)
        self.name = name


class NotHere(UnknownGame):
    """One of our games whose modules have not come yet: a page fetches them when they are asked for."""

    def __init__(self, name: str) -> None:
        super().__init__(f"the game {name!r} is not here")
        self.name = name


def game(name: str) -> Game[Any]:
    """The game of that id."""
    if name not in _loaded:
        if name not in GAMES:
            raise UnknownGame(f"there is no game {name!r}; there are: {', '.join(GAMES)}")
        _loaded[name] = _ours(name) if name in OURS else _from_outside(name)
    return _loaded[name]


def _ours(name: str) -> Game[Any]:
    try:
        found: Game[Any] = _made(GAMES[name])
    except ModuleNotFoundError as problem:
        if not (problem.name or "").startswith(f"{__name__}.{name}"):
            raise
        raise NotHere(name) from problem
    return found


def _made(place: str) -> Any:
    module, _, cls = place.partition(":")
    return getattr(import_module(module), cls)()


def _from_outside(name: str) -> Game[Any]:
    """A game that somebody else has written: whatever is wrong with it, it is told and left out."""
    from romanum.engine.outside.plug_ins import CannotLoad, guarded
    from romanum.engine.outside.vetting import NoGame, vet

    if name not in _broken:
        offered = GAMES.installed.get(name)
        named = f"the game {offered.named if offered else repr(name)}"
        try:
            found = vet(guarded(lambda: _made(GAMES[name]), named), name)
        except (CannotLoad, NoGame) as problem:
            _broken[name] = str(problem) if str(problem).startswith(named) else f"{named} is left out: {problem}"
            log.warning("%s", _broken[name], exc_info=problem)
        else:
            found.package = offered.package if offered else ""
            return found
    raise BrokenGame(name, _broken[name])


def available() -> Iterator[Game[Any]]:
    """All games that can be had, in their order. What cannot is told in the log, once, and passed over."""
    for name in GAMES:
        try:
            found = game(name)
        except BrokenGame:
            continue
        yield found


def leave_out(name: str, problem: BaseException) -> None:
    """From now on a game from outside is left out, since something failed that every list asks of it."""
    from romanum.engine.outside.plug_ins import told

    if name in OURS:
        raise problem
    if name not in _broken:
        offered = GAMES.installed.get(name)
        _broken[name] = f"the game {offered.named if offered else repr(name)} is left out: {told(problem)}"
        log.warning("%s", _broken[name], exc_info=problem)
    _loaded.pop(name, None)


def broken() -> dict[str, str]:
    """The games from outside that cannot be had, with the reason, as far as anybody has asked for them."""
    return dict(_broken)


def folder_of(name: str) -> Traversable:
    """Where the files of a game lie, for whoever looks into one of them and need not load the game."""
    from importlib.resources import files

    module, _, _ = GAMES[name].partition(":")
    try:
        return files(module.rpartition(".")[0] or module)
    except (Exception, SystemExit) as problem:
        if name in OURS:
            raise
        raise BrokenGame(name, f"the game {name!r} ({GAMES[name]}) has no folder: {problem}") from problem


class _CallableModule(ModuleType):
    """Lets `romanum.games()` list the games although importing this package puts it in the place of that function."""

    def __call__(self) -> tuple[str, ...]:
        return tuple(GAMES)


sys.modules[__name__].__class__ = _CallableModule
