"""Imperator: more time, lines that go on over the enemy's answer, and a learned value where that wins more games.

More time alone is of little use to a legatus: his quick choices differ from line to line, and so much in the outcome
is chance that five times as many lines tell options apart hardly better. So here quick choices are nearly always those
that look best, and all options of a pass share what chance is left. Where a game says so (`Game.further`), a line is
judged at several ends of stages: the nearest is the surest, and the next ones see what the enemy makes of it.
"""

from __future__ import annotations

from typing import ClassVar, Final

import msgspec

from romanum.bots.chair import Chair
from romanum.bots.learned import learned_worth
from romanum.bots.playing import Judge, worth
from romanum.bots.search import Habits, Search

MORE: Final = 30
"""So many choices more a line may take for each end of a stage beyond the first."""


class Imperator(Search):
    """A long look ahead, judged by what was learned."""

    name: ClassVar[str] = "imperator"
    seconds: ClassVar[float] = 1.0
    habits: ClassVar[Habits] = Habits(options=8, warmth=0.1, common=True, trust=4.0, longest=60)

    def judge(self, chair: Chair) -> Judge:
        """What was learned, where bots do better by it; else the game's own judgement."""
        return learned_worth(chair, to_play=True) or worth

    def manner(self, chair: Chair) -> Habits:
        """As far ahead as the game says."""
        further = chair.game.further()
        longest = self.habits.longest + max(further, default=0) + MORE * len(further)
        return msgspec.structs.replace(self.habits, further=further, longest=longest)
