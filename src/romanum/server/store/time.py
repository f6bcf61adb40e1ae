"""The time as the store keeps it."""

from __future__ import annotations

import time


def now() -> int:
    """The time in milliseconds."""
    return time.time_ns() // 1_000_000
