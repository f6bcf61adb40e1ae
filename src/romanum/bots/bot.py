"""What a bot is: something that, sitting in a chair, chooses an option, and can say what it thinks of the best."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol, runtime_checkable

import msgspec

from romanum.bots.chair import Chair
from romanum.bots.chances import Chance
from romanum.engine.action import Action
from romanum.engine.counsel.staff import Aim


class BotFailed(RuntimeError):
    """A bot has not answered, or not with one of its options; the message says what happened."""


class Ranked(msgspec.Struct, frozen=True):
    """An option and what the bot thinks of it.

    The value compares options; it is no chance to win. A bot that plays on in imagination also says how
    often it tried the option, how unsure the value is, and what the option changed, on average, of what the game can
    name: for the seat, and for all others together.
    """

    action: Action
    value: float
    trials: int = 0
    error: float = 0.0
    """The standard error of the value."""
    gains: Mapping[str, float] = {}
    others: Mapping[str, float] = {}
    chance: Chance | None = None
    """The chance to win where the option's lines ended (see `chances`), if anybody has measured such chances."""
    aim: Aim | None = None
    """What the option is the first step of, where aims were compared."""


class Pondered(msgspec.Struct, frozen=True):
    """What came of thinking about a decision so that it can be told to a person."""

    best: list[Ranked]
    compared: bool = True
    """Whether options were tried beside each other; otherwise a rule of thumb has left one of them."""
    untried: list[Action] = []
    """What was offered and not tried at all: it looks worse at a glance."""
    hurried: list[Action] = []
    """What did well but was tried too seldom to say so: there was no time."""


class Bot(Protocol):
    """A player. It keeps nothing between decisions but its own random numbers, and its plan if it has one."""

    name: str

    def choose(self, chair: Chair) -> Action:
        """One of the chair's options."""

    def rank(self, chair: Chair, n: int = 3) -> list[Ranked]:
        """The n best options, best first, each with its value: what a hint shows."""


@runtime_checkable
class Pondering(Bot, Protocol):
    """A player that can say what it has left out."""

    def ponder(self, chair: Chair, n: int = 3) -> Pondered:
        """As `rank`, with every option tried often enough; and which are not among them, and why."""
