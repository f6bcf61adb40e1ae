"""How much is proved: `ROMANUM_FULL=1` runs the slow proofs at full size, otherwise they fit into `make test`."""

from __future__ import annotations

import os
from typing import TypeVar

T = TypeVar("T")

FULL = os.environ.get("ROMANUM_FULL") == "1"


def size(usual: T, full: T) -> T:
    """How many of something a proof takes, or which part of it."""
    return full if FULL else usual
