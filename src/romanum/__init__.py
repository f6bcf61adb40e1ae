"""Five board wargames about Rome, played by their full rules.

>>> import romanum
>>> m = romanum.game("hre").new(seats=2, seed=7)
>>> m.over
False
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from romanum.engine.action import Action
    from romanum.engine.game import BadSetup, Game
    from romanum.engine.match import CannotUndo, Match
    from romanum.engine.record import Record, RecordError
    from romanum.engine.rule import IllegalAction

__version__ = "1.0.0"
__all__ = [
    "Action",
    "BadSetup",
    "CannotUndo",
    "Game",
    "IllegalAction",
    "Match",
    "Record",
    "RecordError",
    "__version__",
    "game",
    "games",
    "load",
    "load_scenario",
    "replay",
    "use_language",
]

_HOMES: Final = {
    "Action": "action",
    "BadSetup": "game",
    "CannotUndo": "match",
    "Game": "game",
    "IllegalAction": "rule",
    "Match": "match",
    "Record": "record",
    "RecordError": "record",
}
"""The modules of the engine in which types and errors stand: they are imported when somebody asks for one."""


def games() -> tuple[str, ...]:
    """The ids of all games: ours, then those of installed distributions.

    >>> games()[:5]
    ('hre', 'trajan', 'ultimus', 'pax', 'imperium')
    """
    from romanum.games import GAMES

    return tuple(GAMES)


def game(name: str) -> Game[Any]:
    """The game of that id; `ValueError` if there is none.

    >>> game("hre").title
    'History of the Roman Empire'
    """
    from romanum.games import game as find

    return find(name)


def load(text: str) -> Match[Any]:
    """Read a match saved by `Match.to_json`; `RecordError` says what is wrong with it.

    >>> load(game("hre").new(seats=2, seed=7).to_json())
    <Match of hre, standard, after 0 actions: Player 2 is asked>
    """
    from romanum.engine.record import load as read

    return read(text, game)


def load_scenario(text: str, seed: int | None = None) -> Match[Any]:
    r"""A match that begins as a scenario file says; `BadSetup` says all that is wrong with the file.

    >>> load_scenario('game = "hre"\ntitle = "Two alone"\nposition = { seats = 2, last_turn = 3 }', seed=7)
    <Match of hre, standard, after 0 actions: Player 1 is asked>
    """
    from romanum.engine.sheets.scenario_file import load_scenario as read

    return read(text, game, seed)


def replay(record: Record | str) -> Match[Any]:
    """Play a record, or its text, again to its last position; `RecordError` names the line that does not fit.

    >>> match = game("hre").new(seats=2, seed=7)
    >>> replay(match.record).fingerprint() == match.fingerprint()
    True
    """
    from romanum.engine.record import Record as Parsed
    from romanum.engine.record import replay as play

    return play(Parsed.read(record) if isinstance(record, str) else record, game)


def use_language(code: str) -> None:
    """Make sentences in this language from here on: "en", "de", "fr", "es" or "it".

    >>> use_language("en")
    """
    from romanum.engine.speech.language import use_language as speak

    speak(code)


def __getattr__(name: str) -> Any:
    if name in _HOMES:
        return getattr(import_module(f"romanum.engine.{_HOMES[name]}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
