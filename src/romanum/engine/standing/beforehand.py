"""What the seats of a match have said beforehand: when they wish to be asked, and how they answer without it.

Wishes (`engine.standing.wishes`) are part of the position and of the record; orders (`engine.standing.orders`) are of
neither.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence

from romanum.engine.position import Position
from romanum.engine.standing.orders import (
    CHANGED,
    Answered,
    BadOrder,
    Order,
    Ordered,
    Orders,
    answered,
    given,
    in_force,
)
from romanum.engine.standing.wishes import BadWish, PassedOver, Preference, grant, preference, usual_wishes, wish_of
from romanum.engine.step import Window, unwanted


class Beforehand(ABC):
    """The wishes and orders of a match."""

    game: Ordered
    position: Position
    seats: int
    history: Sequence[object]

    def __init__(self) -> None:
        self.preferences: list[tuple[int, Preference]] = []
        """The wishes of the seats about being asked, in order: after how many actions, and which."""
        self.passed: list[PassedOver] = []
        """What was not asked, or passed at once, because somebody wished so: each seat may know of its own."""
        self.orders: dict[int, Orders] = {}
        """The orders of the seats: no part of the record, since what they answer are actions like any other."""
        self.by_order: set[int] = set()
        """The actions, by their number from 0, that orders have played: each seat may know of its own."""

    @property
    @abstractmethod
    def pending(self) -> tuple[int, ...]:
        """The seats that must choose now."""

    # ---- asked only when it matters

    def wishes(self, seat: int) -> dict[str, str]:
        """What a seat wishes at each kind of window: `ask`, `concerned` or `never`, this turn."""
        return {window: wish_of(self.position, seat, window) for window in self.position.windows}

    def prefer(self, seat: int, window: str, wish: str) -> None:
        """Let a seat wish when it is asked: at any time, and nobody else learns of it.

        A question that has been put already stays. `BadWish` says what is wrong.
        """
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise BadWish(f"there is no seat {seat!r}")
        self.grant(preference(self.position, seat, window, wish))

    def wish_as_usual(self, seat: int) -> None:
        """Let a seat wish what people usually do: for whoever seats a person. What it has wished already holds."""
        for window, wish in usual_wishes(self.position.windows).items():
            if not any(wanted.seat == seat and wanted.window == window for _, wanted in self.preferences):
                self.prefer(seat, window, wish)

    def passed_over(self, seat: int | None, since: int = 0) -> list[PassedOver]:
        """What this seat was not asked by its own wish, after so many actions."""
        return [passed for passed in self.passed if passed.seat == seat and passed.n >= since]

    def grant(self, wanted: Preference) -> None:
        """Keep a wish that was made before, as a record or a log has it."""
        grant(self.position, wanted)
        self.preferences.append((len(self.history), wanted))

    @property
    def window(self) -> str:
        """The kind of window that somebody is asked at; empty where nobody can wish not to be asked."""
        return self.position.stack[-1].window(self.position) if self.position.stack else ""

    @property
    def unwanted(self) -> int | None:
        """The seat that is asked what it wished not to be asked: all can see that it is, so it must pass."""
        return next((seat for seat in self.pending if unwanted(self.position, seat)), None)

    @property
    def asks_everybody(self) -> bool:
        """Whether everybody is asked who might react, so that being asked, and when one answers, must tell nothing."""
        stack = self.position.stack
        return bool(stack) and isinstance(stack[-1], Window) and stack[-1].asks_anyway(self.position)

    @property
    def declining(self) -> str:
        """The action with which a seat passes now that wishes not to be asked."""
        return self.game.vocabulary.write(self.position.stack[-1].decline)

    # ---- answered by orders

    def order(
        self,
        seat: int,
        question: str,
        answer: str,
        *,
        action: str = "",
        odds: str = "",
        about: Iterable[str] = (),
        until: str = CHANGED,
        first: bool = False,
    ) -> None:
        """Give one more order, at any time: it counts at once, and nobody else learns of it.

        It is the last of the seat's orders, or the `first`. `BadOrder` says what is wrong.
        """
        new = (Order(question, answer, action, odds, tuple(about), until),)
        kept = self.orders.get(seat, ())
        self.give_orders(seat, new + kept if first else kept + new)

    def give_orders(self, seat: int, orders: Iterable[Order]) -> None:
        """Give a seat these orders instead of those it had, the first that fits counting; none takes all back."""
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise BadOrder(f"there is no seat {seat!r}")
        self.orders[seat] = given(self.game, self.position, orders)

    def orders_of(self, seat: int) -> Orders:
        """The orders of a seat that have not lapsed."""
        return tuple(order for order in self.orders.get(seat, ()) if in_force(self.game, self.position, order))

    @property
    def ordered(self) -> tuple[int, Answered] | None:
        """The seat whose orders answer what it is asked, and what they answer."""
        for seat in self.pending if self.orders else ():
            found = answered(self.game, self.position, seat, self.orders.get(seat, ()))
            if found is not None:
                return seat, found
        return None
