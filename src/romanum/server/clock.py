"""The clock of matches that have one: a bot takes over for somebody who thinks for longer than was agreed."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from romanum.server.store import StoreFault

if TYPE_CHECKING:
    from romanum.server.house import House

log = logging.getLogger(__name__)

SECONDS: Final = 15.0
"""So often the clock is looked at."""


class Clock:
    """Looks at the running matches from time to time, in the worker that leads the bots."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._task: asyncio.Task[None] | None = None

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
                if self._house.bots.awake:
                    await self.tick()
            except StoreFault as fault:
                log.warning("the clock stands still: %s", fault)

    async def tick(self) -> None:
        """Let bots take over where the time is up."""
        for row in await self._house.store.late_matches():
            chairs = await self._house.store.chairs(row.id)
            for seat in row.turn:
                if chairs[seat].person is not None and chairs[seat].bot is None:
                    await self._house.store.change_seat(row.id, seat, bot=row.stand_in)
                    await self._house.seats_changed(row.id)
