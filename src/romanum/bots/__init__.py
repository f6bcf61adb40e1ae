"""Bots: players that see what a person in their seat sees, and choose among the same options.

>>> bot_names()
('tiro', 'miles', 'centurio', 'legatus', 'imperator')
>>> make_bot("augur")
Traceback (most recent call last):
ValueError: there is no bot 'augur'; there are: tiro, miles, centurio, legatus, imperator
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Final

from romanum.bots.version import VERSION

if TYPE_CHECKING:
    from romanum.bots.advice import Advice, Advised, advise
    from romanum.bots.bot import Bot, BotFailed, Ranked
    from romanum.bots.chair import Chair
    from romanum.bots.others import Other

__all__ = [
    "ADVISER",
    "VERSION",
    "Advice",
    "Advised",
    "Bot",
    "BotFailed",
    "Chair",
    "Ranked",
    "about_bot",
    "advise",
    "bot_names",
    "make_bot",
    "offered_bot",
    "strongest",
]

BOTS: Final = {
    "tiro": "romanum.bots.tiro:Tiro",
    "miles": "romanum.bots.miles:Miles",
    "centurio": "romanum.bots.search:Centurio",
    "legatus": "romanum.bots.search:Legatus",
    "imperator": "romanum.bots.imperator:Imperator",
}
"""Where each of our bots is, weakest first: module and class. To add a bot, add a line."""

YARDSTICKS: Final = {"gregarius": "romanum.bots.gregarius:Gregarius"}
"""Bots for the arena alone, which stay as they are: what others are measured by. They are not offered to people."""

ADVISER: Final = "legatus"
"""Who gives hints: quick enough to be waited for."""

_HOMES: Final = {
    "Advice": "romanum.bots.advice",
    "Advised": "romanum.bots.advice",
    "Bot": "romanum.bots.bot",
    "BotFailed": "romanum.bots.bot",
    "Chair": "romanum.bots.chair",
    "Ranked": "romanum.bots.bot",
    "advise": "romanum.bots.advice",
}


def bot_names() -> tuple[str, ...]:
    """All bots: ours, weakest first, and then those by others (`romanum.bots.others`)."""
    return tuple(name for name in {**BOTS, **_others()} if name not in YARDSTICKS)


def strongest() -> str:
    """The strongest of our bots: the one that looks a match over."""
    return list(BOTS)[-1]


def about_bot(name: str) -> str:
    """What a bot by others says of itself; empty for one of ours."""
    return "" if name in BOTS else _others()[name].about


def _others() -> Mapping[str, Other]:
    from romanum.bots.others import other_bots

    return other_bots()


def offered_bot(name: str) -> str:
    """A name that people may give to a seat; `ValueError` if there is no such bot, or it is for the arena alone."""
    if name not in bot_names():
        raise ValueError(f"there is no bot {name!r}; there are: {', '.join(bot_names())}")
    return name


def make_bot(name: str, seed: int = 0, seconds: float | None = None, iterations: int | None = None) -> Bot:
    """A bot by name, for one seat of one match.

    `seconds` is the time a decision may take, `iterations` counts positions looked at instead: a bot so limited
    repeats its choices for the same seed on any machine. Bots that do not search ignore both.
    """
    if name not in YARDSTICKS:
        offered_bot(name)
    if seconds is not None and not seconds > 0:
        raise ValueError(f"a bot needs more than {seconds} seconds a decision")
    if iterations is not None and iterations < 1:
        raise ValueError(f"a bot needs more than {iterations} iterations a decision")
    if name not in BOTS and name not in YARDSTICKS:
        return _others()[name].make(seed, seconds, iterations)
    module, _, cls = {**BOTS, **YARDSTICKS}[name].partition(":")
    bot: Bot = getattr(import_module(module), cls)(seed=seed, seconds=seconds, iterations=iterations)
    return bot


def __getattr__(name: str) -> object:
    if name in _HOMES:
        return getattr(import_module(_HOMES[name]), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
