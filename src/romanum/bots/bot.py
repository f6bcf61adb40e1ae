"""What a bot is: something that, sitting in a chair, chooses an option, and can say what it thinks of the best."""

from __future__ import annotations

from typing import Protocol

import msgspec

from romanum.bots.chair import Chair
from romanum.engine.action import Action


class Ranked(msgspec.Struct, frozen=True):
    """An option and what the bot thinks of it: about the chance to win after it, if the bot judges positions."""

    action: Action
    value: float


class Bot(Protocol):
    """A player. It keeps nothing between decisions but its own random numbers."""

    name: str

    def choose(self, chair: Chair) -> Action:
        """One of the chair's options."""

    def rank(self, chair: Chair, n: int = 3) -> list[Ranked]:
        """The n best options, best first, each with its value: what a hint shows."""
