"""The processes in which bots think, and the queue before them, which is fair by person and by place.

Where many people wait, everybody's bots think for less long: whoever waits is answered within some seconds.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import Any, Final, NamedTuple

from romanum.server.fair import Fair, Who
from romanum.server.thinking import Opinion, begin, decide

log = logging.getLogger(__name__)

TRIES: Final = 3
"""So often a decision is tried again when the bot's process dies."""
PATIENCE: Final = 3.0
"""Within so many seconds everybody's turn comes round, as far as the time that bots take can be cut down."""
SHORTEST: Final = 0.02
"""So many seconds a bot may think in any case."""


Work = Callable[[bytes, float], Any]
"""What a process is asked to do with a question, for so many seconds at most."""


class Waiting(NamedTuple):
    """A question that waits for a process."""

    asked: bytes
    answer: asyncio.Future[Any]
    work: Work


class Thinkers:
    """The processes; one that dies is replaced."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._queue: Fair[Waiting] = Fair()
        self._tasks: set[asyncio.Task[None]] = set()
        self._pool: ProcessPoolExecutor | None = None

    @property
    def thinking(self) -> int:
        """How many processes are at work."""
        return len(self._tasks)

    @property
    def waiting(self) -> int:
        """How many questions wait for a process."""
        return len(self._queue)

    async def think(self, asked: bytes, who: Who = Who()) -> list[Opinion]:  # noqa: B008 - it is a constant
        """A decision for somebody; `BrokenProcessPool` if the processes die again and again."""
        found: list[Opinion] = await self.work(decide, asked, who)
        return found

    async def work(self, work: Work, asked: bytes, who: Who) -> Any:
        """Something else that a process is to find out for somebody."""
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._queue.put(who, Waiting(asked, answer, work))
        self._serve()
        return await answer

    def _serve(self) -> None:
        while len(self._queue) and len(self._tasks) < self._processes:
            turns = self._queue.turns_before_next()
            who, waiting = self._queue.take()
            if not waiting.answer.done():
                task = asyncio.create_task(self._work(who, waiting, PATIENCE * self._processes / turns))
                self._tasks.add(task)
                task.add_done_callback(self._worked)

    def _worked(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            self._serve()

    async def _work(self, who: Who, waiting: Waiting, seconds: float) -> None:
        begun = time.monotonic()
        try:
            think = self.decide if waiting.work is decide else partial(self._in_a_process, waiting.work)
            found = await think(waiting.asked, max(seconds, SHORTEST))
        except Exception as problem:
            if not waiting.answer.done():
                waiting.answer.set_exception(problem)
        else:
            if not waiting.answer.done():
                waiting.answer.set_result(found)
        finally:
            self._queue.charge(who, time.monotonic() - begun)

    async def decide(self, asked: bytes, seconds: float) -> list[Opinion]:
        """Let a process think, for so long at most."""
        found: list[Opinion] = await self._in_a_process(decide, asked, seconds)
        return found

    async def _in_a_process(self, work: Work, asked: bytes, seconds: float) -> Any:
        """Have something done; a few times if the process dies."""
        for attempt in range(TRIES):
            pool = self._started()
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, work, asked, seconds)
            except BrokenProcessPool:
                log.warning("a bot's process died; trying again")
                if self._pool is pool:
                    self._pool = None
                    pool.shutdown(wait=False)
                if attempt == TRIES - 1:
                    raise
        raise AssertionError("unreachable")

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, mp_context=context, initializer=begin)
        return self._pool

    async def close(self) -> None:
        """End the processes, after what they are just thinking about."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._pool is not None:
            pool, self._pool = self._pool, None
            await asyncio.to_thread(pool.shutdown, cancel_futures=True)
