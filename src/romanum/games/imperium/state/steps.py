"""Steps that one player decides; windows that ask players one after the other; shared menus."""

from __future__ import annotations

from typing import ClassVar, Final

from romanum.engine import menu, step
from romanum.engine.action import Move
from romanum.engine.step import Choice, Step, Task, Window, choose
from romanum.games.imperium.data.units import STRENGTH
from romanum.games.imperium.state.position import RomanWorld

Menu = menu.Menu[RomanWorld]
"""What one chapter lets a player do now."""


def units_strength(step: Step[RomanWorld], g: RomanWorld, seat: int, move: Move) -> int:
    """The worth of a choice among kinds of units: the strength of such a unit."""
    return STRENGTH[move[1]]


class PlayerStep(Step[RomanWorld], frozen=True):
    """A step that one player decides."""

    player: int
    abstract: ClassVar[bool] = True

    def pending(self, g: RomanWorld) -> tuple[int, ...]:
        """He himself."""
        return (self.player,)

    def asks_anyway(self, g: RomanWorld) -> bool:
        """3.2a: in a discreet match, as what he can do hangs on units that others do not see."""
        return g.discreet and g.hidden


class PlayerChoice(Choice[RomanWorld], PlayerStep, frozen=True):
    """A step that one player decides and that offers only what is allowed."""

    abstract: ClassVar[bool] = True


class YesOrNo(step.YesOrNo[RomanWorld], PlayerStep, frozen=True):
    """A player does something or leaves it."""

    abstract: ClassVar[bool] = True


class MenuStep(menu.Menus, PlayerStep, frozen=True):
    """A player picks from several menus until he is done."""

    abstract: ClassVar[bool] = True

    def whose(self) -> int:
        """The player who decides."""
        return self.player


class PlayerWindow(Window[RomanWorld], frozen=True):
    """A window that asks players in turn."""

    abstract: ClassVar[bool] = True


class Retaken(Task[RomanWorld], frozen=True):
    """What a player chose before somebody, himself perhaps, was asked something: the step below takes it now."""

    seat: int
    move: tuple[str | int, ...]
    rule: ClassVar[str] = "5.8d"

    def run(self, g: RomanWorld) -> None:
        """If it is still offered: an answer may have changed that."""
        if self.move in g.stack[-1].options(g, self.seat):
            choose(g, self.seat, self.move)


LAND_MOVEMENT: Final = menu.Registry[RomanWorld]()
"""12: what a Land Movement Segment offers."""

PARLEY: Final = menu.Registry[RomanWorld]()
"""4d: what a player may settle in the Diplomacy Phase besides what players write to each other."""
