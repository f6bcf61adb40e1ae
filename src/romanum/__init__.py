"""Five board wargames about Rome, played by their full rules.

>>> import romanum
>>> m = romanum.game("hre").new(seats=2, seed=7)
>>> m.over
False
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from romanum.engine.game import Game
    from romanum.engine.match import Match
    from romanum.engine.record import Record

__version__ = "0.1.0"
__all__ = ["__version__", "game", "games", "load", "replay", "use_language"]


def games() -> tuple[str, ...]:
    """The ids of all games.

    >>> games()
    ('hre', 'trajan', 'ultimus')
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
    """Read a match saved by `Match.to_json`."""
    from romanum.engine.record import load as read

    return read(text, game)


def replay(record: Record | str) -> Match[Any]:
    """Play a record, or its text, again to its last position."""
    from romanum.engine.record import Record as Parsed
    from romanum.engine.record import replay as play

    return play(Parsed.read(record) if isinstance(record, str) else record, game)


def use_language(code: str) -> None:
    """Make sentences in this language from here on: "en", "de", "fr", "es" or "it".

    >>> use_language("en")
    """
    from romanum.engine.language import use_language as speak

    speak(code)
