"""The store of a server: its database, with the parts that others than tables ask."""

from __future__ import annotations

from functools import cached_property

from romanum.server.store.analyses import AnalysisStore
from romanum.server.store.counts import CountingStore
from romanum.server.store.database import Database
from romanum.server.store.host_desk import HostingStore
from romanum.server.store.remarks import RemarkStore
from romanum.server.store.scenarios import ScenarioStore
from romanum.server.store.tournaments import TournamentStore


class Store(Database):
    """A database with its parts, as `Storage` has it. `open` it before use and `close` it afterwards."""

    @cached_property
    def counts(self) -> CountingStore:
        """Questions that go over many matches."""
        return CountingStore(self)

    @cached_property
    def analyses(self) -> AnalysisStore:
        """Analyses of finished matches."""
        return AnalysisStore(self)

    @cached_property
    def remarks(self) -> RemarkStore:
        """Remarks on finished matches."""
        return RemarkStore(self)

    @cached_property
    def scenarios(self) -> ScenarioStore:
        """Scenarios of people's own."""
        return ScenarioStore(self)

    @cached_property
    def hosting(self) -> HostingStore:
        """What a host needs."""
        return HostingStore(self)

    @cached_property
    def tournaments(self) -> TournamentStore:
        """Tournaments."""
        return TournamentStore(self)
