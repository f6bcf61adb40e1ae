"""Chapters 3.2.B, 3.2.E, 6.2.2 and 6.4a: plans that all powers write down in secret, and show at once."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from romanum.engine.action import Move
from romanum.engine.step import Step
from romanum.games.pax.state.actions import DONE
from romanum.games.pax.state.position import Mediterranean


class Drafting(Step[Mediterranean], frozen=True):
    """Every power writes until it is done; nobody sees what another writes before the last is done."""

    waiting: tuple[int, ...]
    """Powers that are still writing."""
    abstract: ClassVar[bool] = True

    def pending(self, g: Mediterranean) -> tuple[int, ...]:
        """The seats of those who are not done."""
        return tuple([g.seats[power] for power in self.waiting])

    def asks_anyway(self, g: Mediterranean) -> bool:
        """Being silent would tell that there is nothing to write."""
        return True

    def take(self, g: Mediterranean, seat: int, move: Move) -> None:
        """One order more; the last who is done shows all plans."""
        power = g.seats.index(seat)
        if move != DONE:
            self.write(g, power, move)
            return
        waiting = tuple([other for other in self.waiting if other != power])
        if waiting:
            g.become(msgspec.structs.replace(self, waiting=waiting))
            return
        g.stack.pop()
        g.reveals += 1
        self.show(g)

    def write(self, g: Mediterranean, power: int, move: Move) -> None:
        """Note an order in secret fields alone."""
        raise NotImplementedError

    def show(self, g: Mediterranean) -> None:
        """Carry out all plans. The step is off the stack."""
        raise NotImplementedError
