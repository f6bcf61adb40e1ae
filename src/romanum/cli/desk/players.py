"""Who sits where: people, and bots by name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from romanum.bots import bot_names, make_bot
from romanum.bots.crew import Crew, give_crew
from romanum.bots.seats import bot_of, seat_names
from romanum.cli.common import Complaint

if TYPE_CHECKING:
    from romanum.bots import Bot
    from romanum.engine.game import Game

HUMAN: Final = "human"
REST: Final = "miles"
"""Who plays the seats that nobody named."""


def read_seats(text: str | None, most: int) -> list[str]:
    """The kinds of players from `human,legatus,miles`; without a text, one person and bots for the other seats."""
    if text is None:
        return [HUMAN, *[REST] * (most - 1)]
    kinds = [kind.strip().lower() for kind in text.split(",")]
    try:
        known = (HUMAN, *bot_names())
    except ValueError as problem:
        raise Complaint(str(problem)) from None
    for kind in kinds:
        if kind not in known:
            raise Complaint(f"--seats: there is no player {kind!r}; there are: {', '.join(known)}")
    return kinds


def names_of(game: Game[Any], scenario: str, kinds: list[str]) -> list[str]:
    """What the seats are called: a bot's name says which it is, so that a record can be resumed."""
    return seat_names(game, scenario, [None if kind == HUMAN else kind for kind in kinds])


def kinds_of(names: list[str]) -> list[str]:
    """Who plays each seat of a resumed match, by the names in its record.

    >>> kinds_of(["Green", "Red (miles)", "Blue (retired)"])
    ['human', 'miles', 'human']
    """
    return [bot_of(name) or HUMAN for name in names]


def make_bots(kinds: list[str], seed: int, seconds: float | None, crew: Crew | None = None) -> dict[int, Bot]:
    """A bot for each seat that is not a person's; those that take a crew share it."""
    try:
        bots = {seat: make_bot(kind, seed + seat, seconds) for seat, kind in enumerate(kinds) if kind != HUMAN}
    except ValueError as problem:
        raise Complaint(str(problem)) from None
    if crew is not None:
        for bot in bots.values():
            give_crew(bot, crew)
    return bots


def read_options(game: Game[Any], given: tuple[str, ...]) -> dict[str, Any]:
    """Settings from `name=value,name=value`; a name alone means yes. The game checks names and values."""
    settings: dict[str, Any] = {}
    choices = {option.id: option.choices for option in game.options}
    for part in filter(None, (part.strip() for text in given for part in text.split(","))):
        name, _, value = (word.strip() for word in part.partition("="))
        settings[name] = value if choices.get(name) else _yes_or_no(value)
    return settings


def _yes_or_no(value: str) -> bool | str:
    words = {"": True, "yes": True, "true": True, "on": True, "1": True}
    words |= {"no": False, "false": False, "off": False, "0": False}
    return words.get(value.lower(), value)
