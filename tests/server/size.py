"""How much is proved: `ROMANUM_FULL=1` runs the slow proofs at full size, otherwise they fit into `make test`."""

from __future__ import annotations

import os

FULL = os.environ.get("ROMANUM_FULL") == "1"


def size(usual: int, full: int) -> int:
    """How many of something a proof takes."""
    return full if FULL else usual
