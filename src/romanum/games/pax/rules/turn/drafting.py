"""Chapters 3.2.B, 3.2.E, 6.2.2 and 6.4a: plans that all powers write down in secret, and show at once."""

from __future__ import annotations

from typing import ClassVar

from romanum.engine import plans
from romanum.games.pax.state.position import Mediterranean


class Drafting(plans.Drafting[Mediterranean], frozen=True):
    """Powers write, each by its player."""

    abstract: ClassVar[bool] = True

    def seat_of(self, g: Mediterranean, writer: int) -> int:
        """The player of a power."""
        return g.seats[writer]
