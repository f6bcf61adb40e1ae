"""The clock of matches that have one: a bot takes over for somebody who thinks for longer than was agreed.

The time runs from the match's last action. When the person opens the table again, the bot gets up.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from romanum.server.store import PersonRow, StoreFault

if TYPE_CHECKING:
    from romanum.server.house import House
    from romanum.server.table import Table

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
        for row, seat in await self._house.store.late_seats():
            if await self._house.store.stand_in(row, seat):
                await self._house.seats_changed(row.id)

    async def returned(self, table: Table, person: PersonRow | None, seats: Sequence[int]) -> None:
        """Somebody opens the table: the bots that sat down when his time was up give him his seats back."""
        chairs = [table.chairs[seat] for seat in seats if 0 <= seat < len(table.chairs)]
        mine = [chair for chair in chairs if person is not None and chair.person == person.id]
        late = [chair.seat for chair in mine if chair.late is not None and chair.bot is not None]
        for seat in late:
            await self._house.store.hand_back(table.id, seat)
        if late:
            await self._house.seats_changed(table.id)
