"""Steps that one camp decides, whichever person commands it now."""

from __future__ import annotations

from typing import ClassVar

from romanum.engine import menu
from romanum.engine.step import Choice, Step, Task, Window
from romanum.games.ultimus.state.position import LateEmpire

Menu = menu.Menu[LateEmpire]
"""What one chapter lets a camp do now."""


class CampStep(Step[LateEmpire], frozen=True):
    """A step that one camp decides."""

    camp: int
    abstract: ClassVar[bool] = True

    def pending(self, g: LateEmpire) -> tuple[int, ...]:
        """0.5b: the seat that commands the camp."""
        return (g.seat_of(self.camp),)


class CampChoice(Choice[LateEmpire], CampStep, frozen=True):
    """The same where everything it can think of is allowed."""

    abstract: ClassVar[bool] = True


class CampWindow(Window[LateEmpire], frozen=True):
    """A window that asks camps in turn."""

    abstract: ClassVar[bool] = True

    def seat_of(self, g: LateEmpire, asker: int) -> int:
        """The seat that commands a camp."""
        return g.seat_of(asker)


class Fight(Task[LateEmpire], frozen=True):
    """8.3: what is known of a battle before its die; how it is fought the chapter of combat says."""

    camp: int
    area: int
    asked: bool = False
    fury: int = 0
    """6.2j, 6.3k: 1 if the attacker's fury is to decide, 2 the defender's, 3 both: then they cancel."""
    favour: int = 0
    """6.3l: what Divine Favour adds to the die."""
    abstract: ClassVar[bool] = True


class MenuStep(menu.Menus, CampStep, frozen=True):
    """A camp picks from several menus until it is done."""

    abstract: ClassVar[bool] = True

    def whose(self) -> int:
        """The camp that decides."""
        return self.camp
