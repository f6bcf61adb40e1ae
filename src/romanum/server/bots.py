"""Bots at the tables: they think in processes of their own, and take their turns one after the other.

A seat has at most one decision under way and decisions are taken in the order in which they came up, so every match
gets its share of the processes, however many run and however fast some of them are.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import random
from collections.abc import Awaitable, Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final

from romanum.server.problem import Problem
from romanum.server.store import StoreFault
from romanum.server.table import Table
from romanum.server.thinking import Opinion, begin, decide, question

log = logging.getLogger(__name__)

HandBack = Callable[[str, int], Awaitable[None]]
"""Gives a match's seat back to its person."""

TRIES: Final = 3
"""So often a decision is tried again when the bot's process dies."""
PAUSE: Final = 2.0
"""So long a bot waits when the store cannot be written to."""


class Thinkers:
    """The processes in which bots think; one that dies is replaced."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._asked = 0
        self._pool: ProcessPoolExecutor | None = None

    @property
    def thinking(self) -> int:
        """How many processes are at work."""
        return min(self._asked, self._processes)

    @property
    def waiting(self) -> int:
        """How many questions wait for a process."""
        return self._asked - self.thinking

    async def think(self, asked: bytes) -> list[Opinion]:
        """A decision; `BrokenProcessPool` if the processes die again and again."""
        self._asked += 1
        try:
            return await self._think(asked)
        finally:
            self._asked -= 1

    async def _think(self, asked: bytes) -> list[Opinion]:
        for attempt in range(TRIES):
            pool = self._started()
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, decide, asked)
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
        if self._pool is not None:
            pool, self._pool = self._pool, None
            await asyncio.to_thread(pool.shutdown, cancel_futures=True)


class Bots:
    """Plays the seats that bots hold."""

    pace: float = 0.0
    """Seconds that a bot waits before each step it takes for a person by wish: it can be followed, and stopped."""

    def __init__(self, thinkers: Thinkers, hand_back: HandBack, *, awake: bool = True) -> None:
        self.awake = awake
        """Whether this worker is the one that lets bots play."""
        self._hand_back = hand_back
        self._thinkers = thinkers
        self._seats: set[tuple[str, int]] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    def look(self, table: Table) -> None:
        """Set bots to work that are asked something now."""
        if not self.awake:
            return
        for seat in table.pending:
            if table.chairs[seat].bot is not None and (table.id, seat) not in self._seats:
                self._seats.add((table.id, seat))
                task = asyncio.create_task(self._sit(table, seat))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Stop all bots; what they were about to do is asked again next time."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _sit(self, table: Table, seat: int) -> None:
        """Answer as long as the seat is asked and a bot holds it."""
        table.watched += 1
        try:
            while await self._answer(table, seat):
                pass
        except (Problem, BrokenProcessPool):
            log.exception("the bot in seat %d of match %s stops", seat, table.id)
        finally:
            table.watched -= 1
            self._seats.discard((table.id, seat))

    async def _answer(self, table: Table, seat: int) -> bool:
        """One decision; whether there may be another."""
        if table.closed:
            return False
        async with table.still() as match:
            bot = table.chairs[seat].bot
            if bot is None or seat not in match.pending or not self.awake:
                return False
            begins = bool(table.chairs[seat].lead_in) and match.game.begins(match.position, seat)
            seq = table.seq
            offered = [option.text for option in match.decision(seat).options]
            asked = question(match, seat, bot, random.getrandbits(48))
        if begins:
            return await self._get_up(table, seat)
        chosen = (await self._thinkers.think(asked))[0].text if len(offered) > 1 else offered[0]
        if table.chairs[seat].by_wish:
            await asyncio.sleep(self.pace)
        if table.chairs[seat].bot is None:
            return False  # its person has come back while it was thinking
        try:
            answer = await table.act(seat, seq, chosen, None)
            if answer.answer == "refused":
                log.error("%s chose %r in match %s, which is not offered", bot, chosen, table.id)
                await table.act(seat, seq, random.choice(offered), None)
        except StoreFault as problem:
            log.warning("a bot waits: %s", problem)
            await asyncio.sleep(PAUSE)
        return True

    async def _get_up(self, table: Table, seat: int) -> bool:
        """A newcomer's first move of his own has come; whether it has to be tried again."""
        try:
            await self._hand_back(table.id, seat)
        except StoreFault as problem:
            log.warning("a bot waits: %s", problem)
            await asyncio.sleep(PAUSE)
            return True
        return False
