"""The one worker that leads the bots: it lets them play, looks at the clock, and tells people their turn."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from romanum.server.bounds.background import Background
from romanum.server.bounds.problem import Problem
from romanum.server.store import StoreFault
from romanum.server.tables.open_tables import Tables
from romanum.server.tables.storage import Storage
from romanum.server.tables.table import Table
from romanum.server.thinking.analysts import Analysts
from romanum.server.thinking.bots import Bots
from romanum.server.thinking.fair_queue import Who

log = logging.getLogger(__name__)

AT_ONCE: Final = 200
"""So many bots at most are woken together when the server starts."""
WAKING_SECONDS: Final = 0.1
FULL_SECONDS: Final = 5.0
"""So long bots wait when there is no room for their table."""


class Leader:
    """Whether this worker leads, and what it does when it begins to."""

    def __init__(self, store: Storage, tables: Tables, bots: Bots, analysts: Analysts) -> None:
        self._store = store
        self._tables = tables
        self._bots = bots
        self._analysts = analysts
        self._background = Background()

    @property
    def leads(self) -> bool:
        """Whether this worker leads the bots."""
        return self._bots.awake

    async def may_lead(self, may: bool) -> None:
        """From now on this worker leads, or another."""
        self._bots.awake = may
        if may:
            self.begin()

    def begin(self) -> None:
        """Let bots go on that were asked something meanwhile, and analyses that were under way."""
        self._background.begin(self._wake_bots())
        self._background.begin(self._analysts.go_on())

    async def look_again(self) -> None:
        """News may have got lost: look what bots are asked where nobody here has looked yet."""
        if self.leads:
            self._background.begin(self._wake_bots())

    async def stop(self) -> None:
        """Lead no longer."""
        self._bots.awake = False
        await self._background.stop()

    async def _wake_bots(self) -> None:
        """Let bots go on that were asked something when the server stopped: few at a time, however many there are."""
        try:
            waiting = await self._store.counts.bots_asked()
        except StoreFault as fault:
            log.warning("bots are not woken: %s", fault)
            return
        for match, alone, place, owner in waiting:
            while self._bots.sitting >= AT_ONCE:
                await asyncio.sleep(WAKING_SECONDS)
            if alone:
                self._bots.wait_in_line(match, Who(place, owner))
            elif (table := await self.table_for_bots(match)) is not None:
                self._bots.look(table)
            await asyncio.sleep(0)

    async def table_for_bots(self, match: str) -> Table | None:
        """A table that bots want to play at. If the house is full, they wait until there is room."""
        while self._bots.awake:
            try:
                return await self._tables.newest(match)
            except Problem as problem:
                if problem.code != "full":
                    log.info("bots do not play match %s: %s", match, problem)
                    return None
            except StoreFault as fault:
                log.warning("bots wait: %s", fault)
            except Exception:
                log.exception("match %s cannot be opened for its bots", match)
                return None
            await asyncio.sleep(FULL_SECONDS)
        return None
