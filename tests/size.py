"""How much is proved: `ROMANUM_FULL=1` runs the slow proofs at full size, otherwise they fit into `make test`.

With `ROMANUM_QUICK=1`, as `make quick` sets it, the conformance kit looks at less still.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from datetime import date
from typing import Any, TypeVar

T = TypeVar("T")

FULL = os.environ.get("ROMANUM_FULL") == "1"
QUICK = os.environ.get("ROMANUM_QUICK") == "1" and not FULL


def size(usual: T, full: T) -> T:
    """How many of something a proof takes, or which part of it."""
    return full if FULL else usual


TODAY: int = int(os.environ.setdefault("ROMANUM_DAY", str(date.today().toordinal())))
"""Whose turn it is; processes that are begun by this one agree on it, at midnight too."""


def in_turn(things: Sequence[T], count: int = 1) -> list[T]:
    """So many of them, others every day, so that all are proved in a few; at full size all."""
    return list(things) if FULL else [things[(TODAY * count + k) % len(things)] for k in range(count)]


KIT: dict[str, Any] = {
    "firsts": size(1, 2),
    "go_on": 2 if QUICK else size(8, 20),
    "walks": size(1, 3),
    "trials": size(120, 800),
}
"""How closely the conformance kit looks at a game: how often at each kind of step, how far it plays on in twins, in how
many games it compares every list, and how often it plays out a move with odds."""
