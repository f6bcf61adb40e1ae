"""The processes in which bots think.

A host may let several processes think together about a decision of a bot that takes them: one such decision at a time.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final

from romanum.bots.crew import begin
from romanum.server.thinking.opinion import begin_with
from romanum.server.thinking.questions import NobodyThinks, Questions, Work

log = logging.getLogger(__name__)

TRIES: Final = 3
"""So often a decision is tried again when the bot's process dies."""


class Thinkers(Questions):
    """The processes; one that dies is replaced."""

    def __init__(self, processes: int, helpers: int = 1) -> None:
        super().__init__(processes, helpers)
        self._pools: dict[bool, ProcessPoolExecutor] = {}
        """The processes that think alone, and the one that is helped."""

    async def _done(self, work: Work, asked: bytes, seconds: float, helped: bool) -> Any:
        """Have something done; a few times if the process dies."""
        for attempt in range(TRIES):
            pool = self._started(helped)
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, work, asked, seconds)
            except BrokenProcessPool as problem:
                log.warning("a bot's process died; trying again")
                if self._pools.get(helped) is pool:
                    del self._pools[helped]
                    self._warm.clear()
                    pool.shutdown(wait=False)
                if attempt == TRIES - 1:
                    raise NobodyThinks("a bot's process dies again and again") from problem
        raise AssertionError("unreachable")

    def _started(self, helped: bool) -> ProcessPoolExecutor:
        if helped not in self._pools:
            context = multiprocessing.get_context("spawn")
            self._pools[helped] = (
                ProcessPoolExecutor(1, mp_context=context, initializer=begin_with, initargs=(self._helpers,))
                if helped
                else ProcessPoolExecutor(self._thinkers, mp_context=context, initializer=begin)
            )
        return self._pools[helped]

    async def close(self) -> None:
        """End the processes, after what they are just thinking about."""
        await self._leave()
        while self._pools:
            _, pool = self._pools.popitem()
            await asyncio.to_thread(pool.shutdown, cancel_futures=True)
