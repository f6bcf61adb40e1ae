"""What all ways of telling share: threads and lanes of their own, and what is raised when a notice gets lost."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any, Final, TypeVar

T = TypeVar("T")

THREADS: Final = ThreadPoolExecutor(16, "romanum-notices")
AT_ONCE: Final = 8
"""So many notices are told at the same time in one way,"""
SLOW_AT_ONCE: Final = 2
"""and so many of them to receivers that were slow the last time."""
SLOW_SECONDS: Final = 3.0
MOST_REMEMBERED: Final = 1_000


class Lanes:
    """Slow receivers hold up each other, and nobody else."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._usual = asyncio.Semaphore(AT_ONCE)
        self._slow = asyncio.Semaphore(SLOW_AT_ONCE)
        self._slow_ones: OrderedDict[Hashable, None] = OrderedDict()

    @asynccontextmanager
    async def lane(self, *receiver: Hashable) -> AsyncIterator[None]:
        """While somebody is told something, who is known by any of these."""
        slow = any(name in self._slow_ones for name in receiver)
        async with self._slow if slow else self._usual:
            begun = self._clock()
            try:
                yield
            finally:
                self._note(receiver, self._clock() - begun > SLOW_SECONDS)

    def _note(self, receiver: tuple[Hashable, ...], slow: bool) -> None:
        for name in receiver:
            self._slow_ones.pop(name, None)
            if slow:
                self._slow_ones[name] = None
        while len(self._slow_ones) > MOST_REMEMBERED:
            self._slow_ones.popitem(last=False)


class Undelivered(Exception):
    """It did not get through; `for_good` if there is no use in trying again; `status`: what the receiver answered."""

    def __init__(self, why: str, *, for_good: bool = False, status: int = 0) -> None:
        super().__init__(why)
        self.for_good = for_good
        self.status = status


async def in_thread(work: Callable[..., T], *args: Any) -> T:
    """Do something slow without stopping the loop."""
    return await asyncio.get_running_loop().run_in_executor(THREADS, work, *args)
