"""Steps that one power decides, whoever plays it; windows that ask powers one after the other; shared menus."""

from __future__ import annotations

from typing import ClassVar, Final

from romanum.engine import menu, step
from romanum.engine.step import Choice, Step, Window
from romanum.games.pax.state.position import Mediterranean

Menu = menu.Menu[Mediterranean]
"""What one chapter lets a power do now."""


class PowerStep(Step[Mediterranean], frozen=True):
    """A step that one power decides."""

    power: int
    abstract: ClassVar[bool] = True

    def pending(self, g: Mediterranean) -> tuple[int, ...]:
        """The seat that plays it."""
        return (g.seats[self.power],)


class PowerChoice(Choice[Mediterranean], PowerStep, frozen=True):
    """A step that one power decides and that offers only what is allowed."""

    abstract: ClassVar[bool] = True


class YesOrNo(step.YesOrNo[Mediterranean], PowerStep, frozen=True):
    """A power does something or leaves it."""

    abstract: ClassVar[bool] = True


class MenuStep(menu.Menus, PowerStep, frozen=True):
    """A power picks from several menus until it is done."""

    abstract: ClassVar[bool] = True

    def whose(self) -> int:
        """The power that decides."""
        return self.power


class PowerWindow(Window[Mediterranean], frozen=True):
    """A window that asks powers in turn."""

    abstract: ClassVar[bool] = True

    def seat_of(self, g: Mediterranean, asker: int) -> int:
        """The seat that plays a power."""
        return g.seats[asker]


EXPANSION_MENUS: Final = menu.Registry[Mediterranean]()
"""3.5.1: what an Expansion offers."""
OPERATIONS_MENUS: Final = menu.Registry[Mediterranean]()
"""17.1.5a: what else can be done while an Operation is chosen or Units are recruited."""
