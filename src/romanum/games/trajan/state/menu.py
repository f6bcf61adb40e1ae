"""Steps that one side decides, and those at which it picks from the menus of several chapters."""

from __future__ import annotations

from typing import ClassVar

from romanum.engine import menu
from romanum.engine.action import PASS, Move
from romanum.engine.step import Choice, Step
from romanum.games.trajan.data.components import STRENGTH
from romanum.games.trajan.state.position import War

Menu = menu.Menu[War]
"""What one chapter lets a side do now."""


def printed_strength(step: Step[War], g: War, seat: int, move: Move) -> int | None:
    """The worth of a unit that a choice names; nothing is said of passing."""
    return None if move == PASS else STRENGTH[move[1]]


class SideStep(Step[War], frozen=True):
    """A step that one side decides."""

    side: int
    abstract: ClassVar[bool] = True

    def pending(self, g: War) -> tuple[int, ...]:
        """The side's seat."""
        return (self.side,)

    def asks_anyway(self, g: War) -> bool:
        """What a side can choose often depends on units the enemy cannot see: a discreet match asks always."""
        return g.discreet


class SideChoice(Choice[War], SideStep, frozen=True):
    """The same where everything it can think of is allowed."""

    abstract: ClassVar[bool] = True


class MenuStep(menu.Menus, SideStep, frozen=True):
    """A side picks from several menus until it is done."""

    abstract: ClassVar[bool] = True

    def whose(self) -> int:
        """The side that decides."""
        return self.side
