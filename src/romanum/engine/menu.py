"""Steps at which a player picks from several menus until he is done.

In a segment of a turn a player does many kinds of things in any order: march, play markers, recruit. Each chapter of a
game offers its own as a `Menu`; a step with `Menus` puts them together and ends with `done`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, ClassVar, Final, Generic, NamedTuple, TypeVar

from romanum.engine.action import Move
from romanum.engine.position import Position
from romanum.engine.rule import Refusal

P = TypeVar("P", bound=Position)

DONE: Final[Move] = ("done",)


class Menu(NamedTuple, Generic[P]):
    """What one chapter lets a side do now. Candidates and options come in the same order.

    `check` is asked about candidates alone; `take` leaves the step it is called from on the stack, or pushes onto it.
    """

    verbs: frozenset[str]
    candidates: Callable[[P, int], Iterable[Move]]
    check: Callable[[P, int, Move], Refusal | None]
    options: Callable[[P, int], list[Move]]
    take: Callable[[P, int, Move], None]


def together(*menus: Menu[P]) -> Menu[P]:
    """Several menus as one, in their order."""
    of = {verb: menu for menu in reversed(menus) for verb in menu.verbs}

    def candidates(g: P, side: int) -> Iterable[Move]:
        for menu in menus:
            yield from menu.candidates(g, side)

    def options(g: P, side: int) -> list[Move]:
        found: list[Move] = []
        for menu in menus:
            found += menu.options(g, side)
        return found

    return Menu(
        frozenset().union(*(menu.verbs for menu in menus)),
        candidates,
        lambda g, side, move: of[move[0]].check(g, side, move),
        options,
        lambda g, side, move: of[move[0]].take(g, side, move),
    )


class Registry(Generic[P]):
    """Menus of one moment that several parts of the rules offer, each with a rank: they are shown in that order.

    A step takes `menus` when it is asked, as parts register theirs when they are imported.
    """

    def __init__(self) -> None:
        self._by_rank: dict[int, Menu[P]] = {}
        self.menus: tuple[Menu[P], ...] = ()

    def add(self, rank: int, offered: Menu[P]) -> Menu[P]:
        """Register a menu; two of one rank are a defect."""
        if rank in self._by_rank:
            raise ValueError(f"two menus have the rank {rank}")
        self._by_rank[rank] = offered
        self.menus = tuple(menu for _, menu in sorted(self._by_rank.items()))
        return offered


class Menus:
    """What a step of menus does, to be mixed into a step: `class Movement(Menus, SideStep, frozen=True)`."""

    __slots__ = ()
    menus: ClassVar[tuple[Menu[Any], ...]] = ()
    stays: ClassVar[bool] = True

    def whose(self) -> int:
        """The side whose menus they are: what a menu's functions are called with."""
        raise NotImplementedError

    def candidates(self, g: Any, seat: int) -> Iterable[Move]:
        """Everything on the menus, and done."""
        for menu in self.menus:
            yield from menu.candidates(g, self.whose())
        yield DONE

    def check(self, g: Any, seat: int, move: Move) -> Refusal | None:
        """Whatever the menu of the verb says; a side may always be done."""
        menu = self.menu_of(move)
        return None if menu is None else menu.check(g, self.whose(), move)

    def options(self, g: Any, seat: int) -> list[Move]:
        """What the menus offer, then done."""
        found: list[Move] = []
        whose = self.whose()
        for menu in self.menus:
            found += menu.options(g, whose)
        found.append(DONE)
        return found

    def take(self, g: Any, seat: int, move: Move) -> None:
        """Let the menu carry it out, or end the step."""
        menu = self.menu_of(move)
        if menu is None:
            g.stack.pop()
            self.close(g)
        else:
            menu.take(g, self.whose(), move)

    def close(self, g: Any) -> None:
        """The side is done. The step is off the stack."""

    def menu_of(self, move: Move) -> Menu[Any] | None:
        """The menu that a verb belongs to; none for done."""
        verb = move[0]
        for menu in self.menus:
            if verb in menu.verbs:
                return menu
        return None
