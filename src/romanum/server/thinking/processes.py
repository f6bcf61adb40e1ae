"""The processes in which bots think, and the queue before them, which is fair by person and by place.

Where many people wait, everybody's bots think for less long: whoever waits is answered within some seconds. A host may
let several processes think together about a decision of a bot that takes them: one such decision at a time.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import time
from collections.abc import Callable, Hashable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, NamedTuple

from romanum.bots.crew import begin
from romanum.server.thinking.fair_queue import Fair, Who
from romanum.server.thinking.opinion import Opinion, begin_with, decide, warm_up

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
    helped: bool = False


class Thinkers:
    """The processes; one that dies is replaced."""

    def __init__(self, processes: int, helpers: int = 1) -> None:
        self._processes = processes
        self._helpers = helpers
        self._queue: Fair[Waiting] = Fair()
        self._tasks: set[asyncio.Task[None]] = set()
        self._pools: dict[bool, ProcessPoolExecutor] = {}
        """The processes that think alone, and the one that is helped."""
        self._warm: set[Hashable] = set()

    @property
    def thinking(self) -> int:
        """How many processes are at work."""
        return len(self._tasks)

    @property
    def waiting(self) -> int:
        """How many questions wait for a process."""
        return len(self._queue)

    async def think(self, asked: bytes, who: Who = Who(), helped: bool = False) -> list[Opinion]:  # noqa: B008 - it is a constant
        """A decision for somebody; `BrokenProcessPool` if the processes die again and again."""
        found: list[Opinion] = await self.work(decide, asked, who, helped)
        return found

    async def work(self, work: Work, asked: bytes, who: Who, helped: bool = False) -> Any:
        """Something else that a process is to find out for somebody."""
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._queue.put(who, Waiting(asked, answer, work, helped and self._helpers > 1))
        self._serve()
        return await answer

    def is_warm(self, kind: Hashable) -> bool:
        """Whether all processes have been prepared for hints at such tables, or are just about it."""
        return kind in self._warm

    def warm_up(self, kind: Hashable, asked: bytes) -> None:
        """Prepare all processes for hints at such tables, so that the first comes as quickly as the tenth."""
        self._warm.add(kind)
        for _ in range(self._processes):
            answer: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            answer.add_done_callback(_never_mind)
            self._queue.put(Who(), Waiting(asked, answer, warm_up))
        self._serve()

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
            seconds = max(seconds, SHORTEST)
            if waiting.work is decide and not waiting.helped:
                found = await self.decide(waiting.asked, seconds)
            else:
                found = await self._in_a_process(waiting.work, waiting.asked, seconds, waiting.helped)
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

    async def _in_a_process(self, work: Work, asked: bytes, seconds: float, helped: bool = False) -> Any:
        """Have something done; a few times if the process dies."""
        for attempt in range(TRIES):
            pool = self._started(helped)
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, work, asked, seconds)
            except BrokenProcessPool:
                log.warning("a bot's process died; trying again")
                if self._pools.get(helped) is pool:
                    del self._pools[helped]
                    self._warm.clear()
                    pool.shutdown(wait=False)
                if attempt == TRIES - 1:
                    raise
        raise AssertionError("unreachable")

    def _started(self, helped: bool) -> ProcessPoolExecutor:
        if helped not in self._pools:
            context = multiprocessing.get_context("spawn")
            self._pools[helped] = (
                ProcessPoolExecutor(1, mp_context=context, initializer=begin_with, initargs=(self._helpers,))
                if helped
                else ProcessPoolExecutor(self._processes, mp_context=context, initializer=begin)
            )
        return self._pools[helped]

    async def close(self) -> None:
        """End the processes, after what they are just thinking about."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        while self._pools:
            _, pool = self._pools.popitem()
            await asyncio.to_thread(pool.shutdown, cancel_futures=True)


def _never_mind(answer: asyncio.Future[None]) -> None:
    """A process that could not be prepared is a little slower at first."""
    if not answer.cancelled() and answer.exception() is not None:
        log.info("a process could not be prepared for hints", exc_info=answer.exception())
