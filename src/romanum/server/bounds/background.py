"""Work that goes on beside whatever is asked for, and is given up when the server stops."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Coroutine
from typing import Any, Final, TypeVar

T = TypeVar("T")

THREADS: Final = sys.platform not in ("emscripten", "wasi")
"""Whether there are threads here: in a page there are none."""


async def beside(work: Callable[[], T]) -> T:
    """Do something beside the loop, where that can be; else at once, when everybody else has had his turn."""
    if THREADS:
        return await asyncio.to_thread(work)
    await asyncio.sleep(0)
    return work()


class Background:
    """What was begun and need not be waited for."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Do this meanwhile."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def stop(self) -> None:
        """Give up all of it."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
