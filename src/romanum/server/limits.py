"""How much one client may ask for: buckets that fill with time."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Final, NamedTuple

from romanum.server.problem import Problem

MOST_REMEMBERED: Final = 20_000


class Limit(NamedTuple):
    """`burst` at once, and `rate` a second in the long run."""

    burst: float
    rate: float


class Limits:
    """Counts for each client what it has asked for."""

    def __init__(self, scale: float = 1.0, clock: Callable[[], float] = time.monotonic) -> None:
        self._scale = scale
        self._clock = clock
        self._buckets: OrderedDict[Hashable, tuple[float, float]] = OrderedDict()

    def wait(self, limit: Limit, key: Hashable) -> float:
        """Count one; how long to wait before it would be allowed: 0 if it is."""
        if not self._scale:
            return 0.0
        burst, rate = limit.burst * self._scale, limit.rate * self._scale
        now = self._clock()
        level, then = self._buckets.pop(key, (burst, now))
        level = min(burst, level + (now - then) * rate)
        allowed = level >= 1
        self._buckets[key] = (level - 1 if allowed else level, now)
        if len(self._buckets) > MOST_REMEMBERED:
            self._buckets.popitem(last=False)
        return 0.0 if allowed else (1 - level) / rate

    def check(self, limit: Limit, key: Hashable, what: str) -> None:
        """Count one, or refuse it."""
        wait = self.wait(limit, key)
        if wait:
            raise Problem(429, "too-many", f"Too many {what}: wait {wait:.0f} s and try again.", retry_after=wait)


REQUESTS: Final = Limit(120, 30)
MAKING: Final = Limit(10, 10 / 60)
CHAT: Final = Limit(20, 20 / 60)
HINTS: Final = Limit(6, 0.6)
SIGNING_IN: Final = Limit(10, 10 / 60)
GUESTS: Final = Limit(30, 0.5)
"""New guests from one address."""
MAILS: Final = Limit(4, 1 / 300)
"""Mails that somebody causes to be sent to an address that is not confirmed, and trial notices."""
