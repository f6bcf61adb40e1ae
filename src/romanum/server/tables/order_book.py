"""The orders of the seats of a match: kept beside it, obeyed through the same door as any hand, told to their owner.

Orders are no part of a match. They stand in a table of their own, and nothing else changes when they do. What one of
them plays is an entry of the log like any other; that it did stands in the private part of the entry, for its owner.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from romanum.engine.match import Match
from romanum.engine.standing.orders import BadOrder, Order, Orders, answered, given, in_force
from romanum.server.bounds.problem import Problem
from romanum.server.store import LogRow
from romanum.server.tables.seat_wishes import order_of

log = logging.getLogger(__name__)

MOST_TOLD: Final = 100
"""Of so many actions that its orders played, the last ones, a seat is told."""


class Answering(NamedTuple):
    """What an order answers now."""

    text: str
    order: Order


class Obeyed(NamedTuple):
    """An action that an order played: the number of actions after it, whose it was, and the order."""

    n: int
    seat: int
    order: Order


def given_now(match: Match[Any], orders: Iterable[Order]) -> Orders:
    """Orders given at this moment; `Problem` 422 if one cannot be."""
    try:
        return given(match.game, match.position, orders)
    except BadOrder as problem:
        raise Problem(422, "order", f"That cannot be ordered: {problem}.") from None


def write(orders: Orders) -> str:
    """Orders as they are stored; empty if there are none."""
    return msgspec.json.encode(orders).decode() if orders else ""


def read(kept: Mapping[int, str]) -> dict[int, Orders]:
    """Orders as they were stored, by seat."""
    found = {}
    for seat, text in kept.items():
        try:
            found[seat] = msgspec.json.decode(text, type=Orders)
        except msgspec.DecodeError as problem:
            log.warning("orders of seat %d cannot be read: %s", seat, problem)
    return found


class OrderBook:
    """The orders of the seats at one table, whose of them answer now, and what they have played."""

    def __init__(self) -> None:
        self.orders: dict[int, Orders] = {}
        self.answering: frozenset[int] = frozenset()
        """The seats that are asked what their orders answer."""
        self.obeyed: list[Obeyed] = []

    def look(self, match: Match[Any], log: Sequence[LogRow], *, obeys: bool = True) -> None:
        """Look whose orders answer what is being asked. After an undo nobody's do: who takes something back decides."""
        waits = obeys and bool(self.orders) and not (log and log[-1].kind == "undo")
        seats = match.pending if waits else ()
        self.answering = frozenset(seat for seat in seats if self.answer(match, seat) is not None)

    def answer(self, match: Match[Any], seat: int) -> Answering | None:
        """What the orders of a seat that is asked answer; None: it is to be asked, as also if they fail."""
        orders = self.orders.get(seat, ())
        try:
            found = answered(match.game, match.position, seat, orders) if orders else None
        except Exception:
            log.exception("the orders of seat %d answer nothing", seat)
            return None
        return None if found is None else Answering(found.text, orders[found.number])

    def told(self, match: Match[Any], seat: int) -> list[Order]:
        """The orders of a seat that have not lapsed."""
        return [order for order in self.orders.get(seat, ()) if in_force(match.game, match.position, order)]

    def enter(self, entry: LogRow, n: int) -> None:
        """Take note of an entry that has been played, after which there are n actions."""
        while self.obeyed and self.obeyed[-1].n > n - (entry.kind == "act"):
            self.obeyed.pop()
        order = order_of(entry)
        if order is not None:
            self.obeyed.append(Obeyed(n, entry.seat, order))

    def read_log(self, entries: Sequence[LogRow], n: int) -> None:
        """Take note of a whole log, which led to n actions."""
        self.obeyed, actions = [], 0
        for entry in entries:
            actions += {"undo": -1, "act": 1}.get(entry.kind, 0)
            self.enter(entry, actions)
        self.obeyed = [found for found in self.obeyed if found.n <= n]

    def obeyed_for(self, seat: int | None) -> list[Obeyed]:
        """What the orders of a seat have played lately, as it may know itself."""
        return [found for found in self.obeyed if found.seat == seat][-MOST_TOLD:]
