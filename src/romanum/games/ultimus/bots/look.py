"""One look at a position for a seat: what judges of moves need, worked out once and only if it is asked for."""

from __future__ import annotations

from typing import Any

from romanum.games.ultimus.bots.boldness import SOLDIER, Manners
from romanum.games.ultimus.bots.evaluation import Judged
from romanum.games.ultimus.bots.legates import Legates
from romanum.games.ultimus.bots.pull import Scout
from romanum.games.ultimus.bots.raiders import Raiders
from romanum.games.ultimus.bots.survey import Survey, survey_of
from romanum.games.ultimus.state.position import BARBARIAN, NONE, LateEmpire


class Look:
    """One look at a position for a seat: what is needed for all its moves is worked out once."""

    g: LateEmpire

    def __init__(self, g: LateEmpire, seat: int, manners: Manners = SOLDIER) -> None:
        self.g = g
        self.camp = g.camp_of(seat)
        self.manner = manners[self.camp]
        self.step: Any = g.stack[-1]
        self.survey: Survey = survey_of(g)
        self._scout: Scout | None = None
        self._wants_swap: bool | None = None

    @property
    def moment(self) -> str:
        """At which moment a stratagem would be played."""
        return str(getattr(self.step, "trigger", ""))

    @property
    def area(self) -> int:
        """The area of the battle that is about to be fought."""
        return battle_area(self.step)

    @property
    def wants_swap(self) -> bool:
        """5: whether the Barbarian's person would rather be the Roman's."""
        if self._wants_swap is None:
            judged = Judged(self.g, self.manner)
            self._wants_swap = judged.gains > self.manner.swap
        return self._wants_swap

    @property
    def scout(self) -> Scout:
        """Where armies of the camp are drawn to."""
        if self._scout is None:
            wants = self.camp == BARBARIAN and self.g.civil_war() and self.wants_swap
            scout = Raiders if self.manner.raids else Legates if self.manner.keeps_watch else Scout
            self._scout = scout(self.g, self.survey, self.camp, wants, self.manner)
        return self._scout


def battle_area(step: Any) -> int:
    """The area of the battle that a step is part of, if any."""
    context = getattr(step, "context", ())
    return int(context[0]) if context else int(getattr(step, "area", NONE))
