"""The clock of matches that have one: a bot takes over for somebody who thinks for longer than was agreed.

The time runs from the match's last action. When the person opens the table again, the bot gets up.

A machine's clock may jump: it is set, or the machine was asleep. Nobody has thought for that long; so what the clock
jumped forward by is added to everybody's time, and nobody has more time than was agreed if it jumped back.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Final, Protocol

from romanum.server.store import StoreFault
from romanum.server.tables.storage import Storage

if TYPE_CHECKING:
    from romanum.server.tables.table import Table

log = logging.getLogger(__name__)

SECONDS: Final = 15.0
"""So often the clock is looked at."""


JUMP: Final = 60.0
"""By so many seconds more than really went by a clock must move to have jumped."""


class Leading(Protocol):
    """What the clock needs to know of the worker that leads."""

    @property
    def leads(self) -> bool:
        """Whether this worker leads the bots, and looks at the clock for all."""


class Clock:
    """Looks at the running matches from time to time, in the worker that leads the bots."""

    def __init__(
        self,
        store: Storage,
        leader: Leading,
        seats_changed: Callable[[str], Awaitable[None]],
        wall: Callable[[], float] = time.time,
        steady: Callable[[], float] = time.monotonic,
    ) -> None:
        self._store = store
        self._leader = leader
        self._seats_changed = seats_changed
        self._task: asyncio.Task[None] | None = None
        self._wall = wall
        self._steady = steady
        self._seen = (wall(), steady())

    def start(self) -> None:
        """Begin to tick."""
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Stop."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(SECONDS)
            try:
                await self.mend()
                if self._leader.leads:
                    await self.tick()
            except StoreFault as fault:
                log.warning("the clock stands still: %s", fault)
            except Exception:
                log.exception("a defect where the clock is looked at")

    async def mend(self) -> None:
        """If the clock has jumped, give everybody the time he had before."""
        before, self._seen = self._seen, (self._wall(), self._steady())
        passed = self._seen[1] - before[1]
        jumped = self._seen[0] - before[0] - passed
        if abs(jumped) <= JUMP or not self._leader.leads:
            return
        log.warning("the clock has jumped by %.0f seconds", jumped)
        try:
            await self._store.counts.shift(round(jumped * 1000), round((before[0] + passed) * 1000))
        except StoreFault:
            self._seen = before
            raise

    async def tick(self) -> None:
        """Let bots take over where the time is up."""
        await self.mend()
        for row, seat in await self._store.late_seats():
            if await self._store.stand_in(row, seat):
                await self._tell(row.id)

    async def _tell(self, match: str) -> None:
        """A match that cannot be opened any more, since its game is broken, keeps nobody else waiting."""
        try:
            await self._seats_changed(match)
        except StoreFault:
            raise
        except Exception:
            log.exception("match %s cannot be opened", match)

    async def returned(self, table: Table, seats: Sequence[int]) -> None:
        """Whose seats these are opens the table: the bots that sat down when his time was up give them back."""
        chairs = [table.chairs[seat] for seat in seats]
        late = [chair.seat for chair in chairs if chair.late is not None and chair.bot is not None]
        for seat in late:
            await self._store.hand_back(table.id, seat)
        if late:
            await self._seats_changed(table.id)
