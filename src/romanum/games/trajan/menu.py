"""Steps of the player whose turn it is, and the menus they are made of.

In a segment a player does many kinds of things in any order: march, play markers, recruit, form an Exercitus. Each
chapter offers its own as a `Menu`; a segment's step puts menus together and ends with `done`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import ClassVar, NamedTuple

from romanum.engine.action import Move
from romanum.engine.rule import Refusal
from romanum.engine.step import Step
from romanum.games.trajan.actions import DONE
from romanum.games.trajan.state import War


class Menu(NamedTuple):
    """What one chapter lets a side do now. Candidates and options come in the same order.

    `check` is asked about candidates alone; `take` leaves the step it is called from on the stack, or pushes onto it.
    """

    verbs: frozenset[str]
    candidates: Callable[[War, int], Iterable[Move]]
    check: Callable[[War, int, Move], Refusal | None]
    options: Callable[[War, int], list[Move]]
    take: Callable[[War, int, Move], None]


class SideStep(Step[War], frozen=True):
    """A step that one side decides."""

    side: int

    def pending(self, g: War) -> tuple[int, ...]:
        """The side's seat."""
        return (self.side,)

    def asks_anyway(self, g: War) -> bool:
        """What a side can choose often depends on units the enemy cannot see: a discreet match asks always."""
        return g.discreet


class MenuStep(SideStep, frozen=True):
    """A side picks from several menus until it is done."""

    menus: ClassVar[tuple[Menu, ...]] = ()

    def candidates(self, g: War, seat: int) -> Iterable[Move]:
        """Everything on the menus, and done."""
        for menu in self.menus:
            yield from menu.candidates(g, self.side)
        yield DONE

    def check(self, g: War, seat: int, move: Move) -> Refusal | None:
        """Whatever the menu of the verb says; a side may always be done."""
        menu = self.menu_of(move)
        return None if menu is None else menu.check(g, self.side, move)

    def options(self, g: War, seat: int) -> list[Move]:
        """What the menus offer, then done."""
        found: list[Move] = []
        for menu in self.menus:
            found += menu.options(g, self.side)
        found.append(DONE)
        return found

    def take(self, g: War, seat: int, move: Move) -> None:
        """Let the menu carry it out, or end the step."""
        menu = self.menu_of(move)
        if menu is None:
            g.stack.pop()
            self.close(g)
        else:
            menu.take(g, self.side, move)

    def close(self, g: War) -> None:
        """The side is done. The step is off the stack."""

    def menu_of(self, move: Move) -> Menu | None:
        """The menu that a verb belongs to; none for done."""
        verb = move[0]
        return next((menu for menu in self.menus if verb in menu.verbs), None)
