"""Tiro, the recruit: anything that is allowed and not plainly pointless, at random."""

from __future__ import annotations

from random import Random
from typing import Final

from romanum.bots.bot import Ranked
from romanum.bots.chair import Chair
from romanum.engine.action import Action


class Tiro:
    """Chooses at random among the sane options."""

    name: Final = "tiro"

    def __init__(self, seed: int = 0, seconds: float | None = None, iterations: int | None = None) -> None:
        self._random = Random(seed)

    def choose(self, chair: Chair) -> Action:
        """Any sane option, each as likely as the others."""
        return chair.action(self._random.choice(chair.sane()))

    def rank(self, chair: Chair, n: int = 3) -> list[Ranked]:
        """Some n sane options: to a recruit all are equal."""
        moves = chair.sane()
        chosen = self._random.sample(moves, min(n, len(moves)))
        return [Ranked(chair.action(move), 1 / len(moves)) for move in chosen]
