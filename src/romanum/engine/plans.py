"""Secret plans of many lines: what each side writes down until all are done, and all is shown at once.

A plan is a tuple of ints in a field of the position that only its writer may see, so many lines a writer. A line is an
`Order` in one int: an act, a kind of thing, a place and a number; the same order given again only raises its number.
The last line of a sheet is a note, such as the Province in which units are raised just now.

    SHEETS = Sheets(lines=64, acts=16, kinds=KINDS, places=512)
    g.plan = SHEETS.blank(SEATS)
    g.plan = SHEETS.write(g.plan, power, Order(RAISE, kind, space, 1))
    SHEETS.orders(g.plan, power)

What orders cost and what they mean is the game's. `Drafting` asks all writers until the last is done.
"""

from __future__ import annotations

from typing import ClassVar, Final, Generic, NamedTuple

import msgspec

from romanum.engine.action import Move
from romanum.engine.menu import DONE
from romanum.engine.step import P, Step

EMPTY: Final = -1
"""A line with nothing on it."""


class Order(NamedTuple):
    """One line of a plan."""

    act: int
    kind: int
    place: int
    number: int


class Sheets:
    """How plans of a game are written: lines a writer, and how many acts, kinds and places there are."""

    def __init__(self, lines: int, *, acts: int, kinds: int, places: int) -> None:
        self.lines = lines
        self._acts, self._kinds, self._places = acts, kinds, places
        self._one = acts * kinds * places
        """What a number greater by one adds to an order's int."""
        self._known: dict[int, Order] = {}

    def code(self, order: Order) -> int:
        """An order as an int."""
        return ((order.number * self._acts + order.act) * self._kinds + order.kind) * self._places + order.place

    def order(self, code: int) -> Order:
        """An int as an order."""
        known = self._known.get(code)
        if known is None:
            rest, place = divmod(code, self._places)
            rest, kind = divmod(rest, self._kinds)
            number, act = divmod(rest, self._acts)
            known = self._known[code] = Order(act, kind, place, number)
        return known

    def blank(self, writers: int) -> tuple[int, ...]:
        """Everybody has an empty sheet."""
        return (EMPTY,) * (writers * self.lines)

    def orders(self, plan: tuple[int, ...], writer: int) -> list[Order]:
        """What a writer has written down so far, in that order."""
        return [self.order(code) for code in self._written(plan, writer)]

    def _written(self, plan: tuple[int, ...], writer: int) -> tuple[int, ...]:
        """The lines of a writer before the first that is empty; after it all are."""
        first = writer * self.lines
        lines = plan[first : first + self.lines - 1]
        return lines[: lines.index(EMPTY)] if EMPTY in lines else lines

    def write(self, plan: tuple[int, ...], writer: int, order: Order) -> tuple[int, ...]:
        """The plans with an order more, or with more of one that was given."""
        first, written = writer * self.lines, self._written(plan, writer)
        code, one = self.code(order), self._one
        for at, known in enumerate(written, first):
            if known % one == code % one:
                return _with(plan, at, known + order.number * one)
        if len(written) == self.lines - 1:
            raise OverflowError("a plan with no line left")
        return _with(plan, first + len(written), code)

    def has_room(self, plan: tuple[int, ...], writer: int) -> bool:
        """Whether another kind of order can be written down."""
        return plan[(writer + 1) * self.lines - 2] == EMPTY

    def has_written(self, plan: tuple[int, ...], writer: int) -> bool:
        """Whether a writer has written any order down."""
        return plan[writer * self.lines] != EMPTY

    def cross_out(self, plan: tuple[int, ...], writer: int) -> tuple[int, ...]:
        """The plans without the last line that a writer has written."""
        return _with(plan, writer * self.lines + len(self._written(plan, writer)) - 1, EMPTY)

    def note(self, plan: tuple[int, ...], writer: int, act: int, place: int, number: int = 0) -> tuple[int, ...]:
        """A writer notes a place, and a number if he likes; that is no order."""
        return _with(plan, (writer + 1) * self.lines - 1, self.code(Order(act, 0, place, number)))

    def noted(self, plan: tuple[int, ...], writer: int) -> int:
        """The place that a writer has noted last; -1 if he has not."""
        found = self.note_of(plan, writer)
        return EMPTY if found is None else found.place

    def note_of(self, plan: tuple[int, ...], writer: int) -> Order | None:
        """All that a writer has noted last."""
        code = plan[(writer + 1) * self.lines - 1]
        return None if code == EMPTY else self.order(code)


def _with(plan: tuple[int, ...], at: int, code: int) -> tuple[int, ...]:
    found = list(plan)
    found[at] = code
    return tuple(found)


class Drafting(Step[P], Generic[P], frozen=True):
    """Every writer writes until he is done; nobody sees what another writes before the last is done."""

    waiting: tuple[int, ...]
    """Those who are still writing."""
    abstract: ClassVar[bool] = True
    stays: ClassVar[bool] = True

    def seat_of(self, g: P, writer: int) -> int:
        """The seat that writes for a writer."""
        return writer

    def pending(self, g: P) -> tuple[int, ...]:
        """The seats of those who are not done."""
        return tuple([self.seat_of(g, writer) for writer in self.waiting])

    def asks_anyway(self, g: P) -> bool:
        """Being silent would tell that there is nothing to write."""
        return True

    def take(self, g: P, seat: int, move: Move) -> None:
        """One order more; the last who is done shows all plans."""
        writer = self.waiting[self.pending(g).index(seat)]
        if move != DONE:
            self.write(g, writer, move)
            return
        waiting = tuple([other for other in self.waiting if other != writer])
        if waiting:
            g.become(msgspec.structs.replace(self, waiting=waiting))
            return
        g.stack.pop()
        g.reveals += 1
        self.show(g)

    def write(self, g: P, writer: int, move: Move) -> None:
        """Note an order in secret fields alone."""
        raise NotImplementedError

    def show(self, g: P) -> None:
        """Carry out all plans. The step is off the stack."""
        raise NotImplementedError
