"""Imperator: a legatus with more time and, where that wins more games, a learned value at the end of every line."""

from __future__ import annotations

from typing import ClassVar

from romanum.bots.chair import Chair
from romanum.bots.learned import learned_worth
from romanum.bots.playing import Judge, worth
from romanum.bots.search import Habits, Search


class Imperator(Search):
    """A long look ahead, judged by what was learned."""

    name: ClassVar[str] = "imperator"
    seconds: ClassVar[float] = 1.0
    habits: ClassVar[Habits] = Habits(options=8)

    def judge(self, chair: Chair) -> Judge:
        """What was learned, where bots do better by it; else the game's own judgement."""
        return learned_worth(chair, to_play=True) or worth
