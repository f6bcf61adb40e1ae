"""The house: the parts of a running server, put together."""

from __future__ import annotations

from functools import partial

from romanum.server.bounds.garbage import keep_tidy
from romanum.server.bounds.settings import Settings
from romanum.server.clubs.pictures import Gallery
from romanum.server.clubs.ratings import Registrar
from romanum.server.clubs.results import Results
from romanum.server.clubs.tournaments import Tournaments
from romanum.server.clubs.wall import Critic
from romanum.server.lobby.admin import Admin
from romanum.server.lobby.people import People
from romanum.server.lobby.table_room import TableRoom
from romanum.server.lobby.trials import Trials
from romanum.server.lobby.uploads import Uploads
from romanum.server.metrics import counts, keep_counting
from romanum.server.news.bus import BotsLock, Bus
from romanum.server.news.crowds import Crowds
from romanum.server.notices import Notices, Wishes
from romanum.server.store import Store
from romanum.server.tables.table import Table
from romanum.server.thinking.processes import Thinkers


class House(TableRoom):
    """One worker of a server."""

    store: Store
    results: Results

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings, Store(settings.database), Thinkers(settings.thinkers, settings.helpers))
        self._crowds = Crowds(self.limits, self.sockets, self.exchange)
        self._bots_lock = BotsLock(self.store.url, self.leader.may_lead) if self.store.shared else None
        self._found_club()
        self.notices = Notices(settings, self.store, self.hub, self.clock, self.leader)
        self.wishes = Wishes(self.notices, self.limits, self.store)
        self.admin = Admin(self)

    def _people(self) -> People:
        return People(self.store, self.settings, self.limits)

    def _readers(self) -> tuple[Uploads, Trials]:
        return Uploads(), Trials()

    def _found_club(self) -> None:
        rated = self.settings.ratings
        self.gallery = Gallery(self.store, self.tables, self.limits, self.prices)
        self.tournaments = Tournaments(self)
        self.critic = Critic(self.store, self.tables, self.piecework, rated=rated)
        registrar = Registrar(self.store) if rated else None
        self.results = Results(self.leader, registrar, self.tournaments.follower.tick, self.critic)

    async def played(self, table: Table) -> None:
        """What follows from an action: it is counted, told, and where the match has ended by it, rated."""
        counts().actions.labels(table.match.game.id).inc()
        await super().played(table)
        if table.over and self.leader.leads:
            self._background.begin(self.results.look())

    # ---- coming and going

    async def start(self) -> None:
        """Open the store, listen to the other workers, wake the bots."""
        await self.store.open()
        if self._bots_lock is None:
            self.leader.begin()
        else:
            await self.exchange.start(partial(Bus, self.store.url))
            self.presence.start()
            self._bots_lock.start()
            self._background.begin(self._crowds.keep_telling())
        for work in (keep_tidy(), keep_counting(self), self.results.keep_looking()):
            self._background.begin(work)
        self.clock.start()
        self.notices.start()

    async def stop(self) -> None:
        """Let everything go; nothing that was confirmed is lost."""
        await self.clock.stop()
        await self.notices.stop()
        if self._bots_lock is not None:
            await self._bots_lock.stop()
        await self.presence.stop()
        await self.exchange.stop()
        await self.leader.stop()
        await self._background.stop()
        await self.analysts.close()
        await self.bots.close()
        await self.thinkers.close()
        await self.trials.close()
        await self.tables.settle()
        await self.store.close()
