"""What kind of tournament it is."""

from __future__ import annotations

from typing import Literal

import msgspec

Kind = Literal["round-robin", "swiss", "knock-out"]


class Format(msgspec.Struct, frozen=True):
    """How a tournament is played."""

    kind: Kind
    sizes: tuple[int, ...]
    """How many may sit at a table, the fewest first."""
    rounds: int = 0
    """So many rounds; 0: as many as it takes. A knock-out takes what it takes."""
    go_on: int = 1
    """So many of each table go on in a knock-out."""
    seed: int = 0
    """What is drawn by lot is drawn from this number: the same number, the same lots."""

    @property
    def seats(self) -> int:
        """How many sit at a full table."""
        return self.sizes[-1]
