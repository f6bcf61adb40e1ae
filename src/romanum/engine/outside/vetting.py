"""What a game from outside must be before it is listed: all that lists of games and matches ask of it, asked once."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from inspect import isabstract
from typing import Any, Final

import msgspec

from romanum.engine.action import Vocabulary
from romanum.engine.game import RIPENESSES, Game, Option, Scenario
from romanum.engine.outside.plug_ins import guarded


class NoGame(ValueError):
    """It is no game that could be listed; one line says why."""


LONGEST_COMPONENTS: Final = 8_000_000
"""So many bytes what is sent of a game once may have as JSON; the largest of ours has a tenth."""


def vet(made: object, name: str) -> Game[Any]:
    """The game that a plug-in has made; `NoGame` or `CannotLoad` says what is wrong with it."""
    if not isinstance(made, Game):
        raise NoGame(f"{name!r} is no romanum.engine.game.Game but {type(made).__name__}")
    for problem in _problems(made, name):
        raise NoGame(f"{name!r}: {problem}")
    for asked, ask in _asked(made):
        guarded(ask, f"{name!r}: {asked}")
    return made


def _problems(game: Game[Any], name: str) -> Iterator[str]:
    missing = [
        what
        for what in ("id", "title", "scenarios", "steps", "position_type", "vocabulary", "names")
        if not hasattr(game, what)
    ]
    if missing or isabstract(type(game)):
        yield f"its class has no {' and no '.join(missing) or 'methods for what is abstract'}"
        return
    if game.id != name:
        yield f"its id is {game.id!r}; the entry point must be called the same"
    if not isinstance(game.title, str) or not game.title:
        yield "its title is no text"
    if game.ripeness not in RIPENESSES:
        yield f"its ripeness is {game.ripeness!r}, not one of {', '.join(RIPENESSES)}"
    if not _all(game.scenarios, Scenario) or not game.scenarios:
        yield "its scenarios are no tuple of Scenario with at least one in it"
    elif not all(scenario.players for scenario in game.scenarios):
        yield "one of its scenarios is for no number of players"
    if not _all(game.own_options, Option):
        yield "its own_options are no tuple of Option"
    for what, kind in (("vocabulary", Vocabulary), ("position_type", type)):
        if not isinstance(getattr(game, what), kind):
            yield f"its {what} is no {kind.__name__}"


def _all(things: object, kind: type) -> bool:
    return isinstance(things, tuple) and all(isinstance(thing, kind) for thing in things)


def _asked(game: Game[Any]) -> Iterator[tuple[str, Callable[[], object]]]:
    """What a lobby, a list of matches and whoever opens the game ask of it, outside any match."""
    yield "rules.toml", lambda: game.rules
    yield "words", lambda: game.words.names
    yield "labels", lambda: game.labels
    yield "windows and questions", lambda: (game.windows, game.questions)
    yield "guide", lambda: (game.guide, game.lengths)
    yield "seen", lambda: game.seen
    yield "unit_roles", lambda: game.unit_roles
    yield "seat_names", lambda: _seat_names(game)
    yield "components", lambda: _components(game)


def _seat_names(game: Game[Any]) -> None:
    for scenario in game.scenarios:
        for count in scenario.players:
            names = game.seat_names(count, scenario.id)
            names += [game.seat_name(seat, count) for seat in range(count)]
            if len(names) != 2 * count or not all(isinstance(name, str) for name in names):
                raise NoGame(f"{scenario.id} for {count}: no name for each seat")


def _components(game: Game[Any]) -> None:
    parts = game.components()
    if not isinstance(parts, dict):
        raise NoGame("they are no dict")
    if len(msgspec.json.encode(parts)) > LONGEST_COMPONENTS:
        raise NoGame(f"as JSON they have more than {LONGEST_COMPONENTS} bytes")
