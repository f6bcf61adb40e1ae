"""Chapters 6.1, 7.1 and 8: the Taxation and Mobilization Phase."""

from __future__ import annotations

from typing import ClassVar

from romanum.engine.errand import carries_out
from romanum.engine.step import Task
from romanum.games.imperium.rules.common.given import forget_gifts
from romanum.games.imperium.rules.mobilization.restoration import accrue, begin_restoring, forget_points
from romanum.games.imperium.rules.mobilization.returned_leaders import call_back
from romanum.games.imperium.rules.mobilization.secret_sheets import begin_drafting
from romanum.games.imperium.rules.mobilization.shipyards import launch_due
from romanum.games.imperium.rules.mobilization.taxes import collect, lift_plunder
from romanum.games.imperium.rules.mobilization.upkeep import begin_upkeep
from romanum.games.imperium.state.errands import Mobilization
from romanum.games.imperium.state.position import RomanWorld

TAXES, LEADERS, FORTS, RESTORING, RAISING, END = range(6)


@carries_out(Mobilization)
def begin(errand: Mobilization, g: RomanWorld) -> None:
    """7.8b: fleets that are due are launched; then 6.1a: taxes first (ruling 7.1a)."""
    forget_gifts(g)
    launch_due(g)
    g.push(PartOfPhase(TAXES))


class PartOfPhase(Task[RomanWorld], frozen=True):
    """Taxes; leaders who come back; deserted forts; what minor powers restore; what is raised; plunder is forgotten."""

    part: int
    rule: ClassVar[str] = "7.1a"
    stays: ClassVar[bool] = True

    def run(self, g: RomanWorld) -> None:
        """One part, with the next below it."""
        if self.part == END:
            g.stack.pop()
        else:
            g.become(PartOfPhase(self.part + 1))
        if self.part == TAXES:
            collect(g)
            accrue(g)
        elif self.part == LEADERS:
            call_back(g)
        elif self.part == FORTS:
            begin_upkeep(g)
        elif self.part == RESTORING:
            begin_restoring(g)
        elif self.part == RAISING:
            begin_drafting(g)
        else:
            launch_due(g)  # 7.8i: what lacked only its crew
            forget_points(g)
            lift_plunder(g)
