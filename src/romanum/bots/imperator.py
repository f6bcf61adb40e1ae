"""Imperator: a legatus with more time and, where that seemed to win more, a further look or a learned value.

In a game that says so (`Game.further`) a line is judged at several ends of stages, and the average counts: the nearest
is the surest, and the next ones see what the enemy makes of it. Such lines are long, and much in them is chance; so
their quick choices are nearly always those that look best, and all options of a pass share what chance is left.

A game may also say that how options look is to be trusted more than usual (`Game.trust`).
"""

from __future__ import annotations

from typing import ClassVar, Final

import msgspec

from romanum.bots.candidates import Habits
from romanum.bots.chair import Chair
from romanum.bots.playout import Worth, worth
from romanum.bots.search import Search
from romanum.bots.value_lookup import learned_worth

FAR: Final = Habits(options=8, warmth=0.1, common=True, trust=4.0)
"""Its habits where lines go further than the end of the stage,"""
MORE: Final = 30
"""and how many choices more they may take for each further end."""


def looking(habits: Habits, further: tuple[int, ...]) -> Habits:
    """Habits with lines that go on to further ends, and may be so much longer."""
    longest = habits.longest + max(further) + MORE * len(further)
    return msgspec.structs.replace(habits, further=further, longest=longest)


class Imperator(Search):
    """A long look ahead."""

    name: ClassVar[str] = "imperator"
    seconds: ClassVar[float] = 1.0
    habits: ClassVar[Habits] = Habits(options=8)
    takes_crew: ClassVar[bool] = True

    def judge(self, chair: Chair) -> Worth:
        """What was learned, where bots do better by it; else the game's own judgement.

        What there is was learned from games of bots that do not plan: of those of a staff it knows little.
        """
        if chair.game.closely().staff() is not None:
            return worth
        return learned_worth(chair, to_play=True) or worth

    def manner(self, chair: Chair) -> Habits:
        """As far ahead as the game says; how options look is trusted as the game says."""
        habits, further = self.habits, chair.game.further()
        if further:
            habits = looking(FAR, further)
        trust = chair.game.trust()
        return habits if trust is None else msgspec.structs.replace(habits, trust=trust, common=True)
