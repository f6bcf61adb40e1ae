"""The tables' room in a page: its parts, with a shelf and workers."""

from __future__ import annotations

from typing import Final

from romanum.server.bounds.settings import Settings
from romanum.server.lobby.people import People
from romanum.server.lobby.table_room import TableRoom
from romanum.server.lobby.trials import Trials
from romanum.server.lobby.uploads import Uploads
from romanum.server.page.chest import Chest
from romanum.server.page.own_shelf import PageStore
from romanum.server.page.person import OwnPerson
from romanum.server.page.thinkers import PageTrials, PageUploads, Workers

MEMORY: Final = 96
"""So many megabytes the tables may take before those that nobody looks at rest."""
SETTINGS: Final = Settings(
    database="", loopback=True, limits=0.0, memory=MEMORY, webhooks="none", ratings=False, tournaments="none",
    metrics="none",
)  # fmt: skip
"""A page limits nobody: who asks too much of it, asks it of himself."""


class NothingDue:
    """Nothing follows from the end of a match: it is not rated."""

    async def look(self) -> None:
        """There is nothing to do."""


class PageRoom(TableRoom):
    """A page's parts."""

    store: PageStore
    thinkers: Workers

    def __init__(self, store: PageStore, workers: Workers) -> None:
        super().__init__(SETTINGS, store, workers)
        self.results = NothingDue()
        self.chest = Chest(self)

    def _people(self) -> People:
        return OwnPerson(self.store, self.settings, self.limits)

    def _readers(self) -> tuple[Uploads, Trials]:
        return PageUploads(self.thinkers), PageTrials(self.thinkers)

    async def start(self) -> None:
        """Read what is kept, wake the bots."""
        await self.store.open()
        self.leader.begin()
        self.clock.start()

    async def stop(self) -> None:
        """Let everything go; nothing that was confirmed is lost."""
        await self.clock.stop()
        await self.leader.stop()
        await self._background.stop()
        await self.analysts.close()
        await self.bots.close()
        await self.thinkers.close()
        await self.tables.settle()
