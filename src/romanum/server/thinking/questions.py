"""Questions to bots, and the queue before those who think, which is fair by person and by place.

Where many people wait, everybody's bots think for less long: whoever waits is answered within some seconds. Who thinks
is said by whoever has them: a server has processes, a page has workers.
"""

from __future__ import annotations

import asyncio
import logging
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable
from typing import Any, Final, NamedTuple

from romanum.server.thinking.fair_queue import Fair, Who
from romanum.server.thinking.opinion import Opinion, decide, warm_up

log = logging.getLogger(__name__)

PATIENCE: Final = 3.0
"""Within so many seconds everybody's turn comes round, as far as the time that bots take can be cut down."""
SHORTEST: Final = 0.02
"""So many seconds a bot may think in any case."""


Work = Callable[[bytes, float], Any]
"""What is to be done with a question, for so many seconds at most."""


class NobodyThinks(Exception):
    """Those who think have died again and again."""


class Waiting(NamedTuple):
    """A question that waits."""

    asked: bytes
    answer: asyncio.Future[Any]
    work: Work
    helped: bool = False


class Questions(ABC):
    """The queue, and those who think: so many at once."""

    def __init__(self, thinkers: int, helpers: int = 1) -> None:
        self._thinkers = thinkers
        self._helpers = helpers
        self._queue: Fair[Waiting] = Fair()
        self._tasks: set[asyncio.Task[None]] = set()
        self._warm: set[Hashable] = set()

    @abstractmethod
    async def _done(self, work: Work, asked: bytes, seconds: float, helped: bool) -> Any:
        """Have something done; `NobodyThinks` if whoever is to do it dies again and again."""

    @abstractmethod
    async def close(self) -> None:
        """Ask no more."""

    @property
    def thinking(self) -> int:
        """How many processes are at work."""
        return len(self._tasks)

    @property
    def waiting(self) -> int:
        """How many questions wait for a process."""
        return len(self._queue)

    async def think(self, asked: bytes, who: Who = Who(), helped: bool = False) -> list[Opinion]:  # noqa: B008 - it is a constant
        """A decision for somebody; `NobodyThinks` if those who think die again and again."""
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
        for _ in range(self._thinkers):
            answer: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            answer.add_done_callback(_never_mind)
            self._queue.put(Who(), Waiting(asked, answer, warm_up))
        self._serve()

    def _serve(self) -> None:
        while len(self._queue) and len(self._tasks) < self._thinkers:
            turns = self._queue.turns_before_next()
            who, waiting = self._queue.take()
            if not waiting.answer.done():
                task = asyncio.create_task(self._work(who, waiting, PATIENCE * self._thinkers / turns))
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
                found = await self._done(waiting.work, waiting.asked, seconds, waiting.helped)
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
        found: list[Opinion] = await self._done(decide, asked, seconds, False)
        return found

    async def _leave(self) -> None:
        """Whoever waits is not answered any more."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def _never_mind(answer: asyncio.Future[None]) -> None:
    """A process that could not be prepared is a little slower at first."""
    if not answer.cancelled() and answer.exception() is not None:
        log.info("a process could not be prepared for hints", exc_info=answer.exception())
