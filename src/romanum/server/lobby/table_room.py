"""The tables' room: what a host of tables consists of, whoever keeps the matches, and whoever thinks.

A server is one with a database and processes; a page is one with a shelf and workers.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine
from typing import Any, NamedTuple

from romanum.server.bounds.background import Background
from romanum.server.bounds.limits import SOCKETS, Held, Limits
from romanum.server.bounds.piecework import Piecework
from romanum.server.bounds.prices import Prices
from romanum.server.bounds.settings import Settings
from romanum.server.lobby.admission import Admission
from romanum.server.lobby.analyses import Analyses
from romanum.server.lobby.branches import Branches
from romanum.server.lobby.brought_positions import BroughtPositions
from romanum.server.lobby.hints import Adviser
from romanum.server.lobby.lessons import Lessons
from romanum.server.lobby.lobby import Lobby, Settling
from romanum.server.lobby.match_infos import MatchInfos
from romanum.server.lobby.moments import Moments
from romanum.server.lobby.own_scenarios import OwnScenarios
from romanum.server.lobby.people import People
from romanum.server.lobby.people_news import PeopleNews
from romanum.server.lobby.preferences import Preferences
from romanum.server.lobby.quota import Quota
from romanum.server.lobby.records import Records
from romanum.server.lobby.remarks import Remarks
from romanum.server.lobby.scenario_desk import ScenarioDesk
from romanum.server.lobby.seen_games import SeenGames
from romanum.server.lobby.talk import Talk
from romanum.server.lobby.trials import Trials
from romanum.server.lobby.uploads import Uploads
from romanum.server.news.exchange import Exchange
from romanum.server.news.onlookers import Hub
from romanum.server.news.presence import Presence
from romanum.server.news.stuck_bots import StuckBots
from romanum.server.news.table_news import TableNews
from romanum.server.tables.open_tables import Tables
from romanum.server.tables.storage import Storage
from romanum.server.tables.table import Table
from romanum.server.thinking.analysts import Analysts
from romanum.server.thinking.bots import Bots
from romanum.server.thinking.clock import Clock
from romanum.server.thinking.leader import Leader
from romanum.server.thinking.questions import Questions


class BotsHost(NamedTuple):
    """What bots need of the house, from the parts that have it."""

    hand_back: Callable[[str, int], Coroutine[Any, Any, None]]
    table_for_bots: Callable[[str], Coroutine[Any, Any, Table | None]]
    bots_changed: Callable[[str], None]
    looked_at: Callable[[str], bool]


class TableRoom(ABC):
    """The parts of a host from the ground up, each with those below it that it needs."""

    results: Settling
    """What is due when a match has ended; whoever is host says what that is."""

    def __init__(self, settings: Settings, store: Storage, thinkers: Questions) -> None:
        self.settings = settings
        self.store = store
        self.thinkers = thinkers
        self._background = Background()
        self._set_bounds()
        self._lay_tables()
        self._spread_news()
        self._open_lobby()
        self.clock = Clock(self.store, self.leader, self.table_news.seats_changed)

    @abstractmethod
    def _people(self) -> People:
        """Who comes here."""

    @abstractmethod
    def _readers(self) -> tuple[Uploads, Trials]:
        """Where records and sheets that people bring are read."""

    async def played(self, table: Table) -> None:
        """What follows from an action: it is told."""
        self.table_news.played(table)

    def _set_bounds(self) -> None:
        self.limits = Limits(self.settings.limits)
        self.prices = Prices(self.limits)
        self.piecework = Piecework()
        self.sockets = Held(self.limits, SOCKETS, "connections")

    def _lay_tables(self) -> None:
        """Tables, and the bots who sit at them; what follows from their deeds is told by rooms above."""
        self.hub = Hub()
        self.tables = Tables(self.store, self.played, most_bytes=self.settings.memory * 1_000_000)
        self.bots_host = BotsHost(
            hand_back=lambda match, seat: self.table_news.hand_back(match, seat),
            table_for_bots=lambda match: self.leader.table_for_bots(match),
            bots_changed=lambda match: self.stuck_bots.changed(match),
            looked_at=self.hub.looked_at,
        )
        self.bots = Bots(self.thinkers, self.bots_host, awake=not self.store.shared)
        self.bots.pace = self.settings.pace
        self.analysts = Analysts(self.store, self.tables, self.thinkers, self.settings.analysis)
        self.leader = Leader(self.store, self.tables, self.bots, self.analysts)

    def _spread_news(self) -> None:
        """After a silence it is looked at everything again in this order: people, tables, bots."""
        self.people = self._people()
        self.exchange = Exchange(self.hub)
        self.people_news = PeopleNews(self.people, self.hub, self.exchange)
        self.table_news = TableNews(self.store, self.hub, self.tables, self.bots, self.exchange)
        self.exchange.after_silence(self.leader.look_again)
        self.presence = Presence(self.hub, self.tables, self.exchange)
        self.stuck_bots = StuckBots(self.hub, self.tables, self.bots, self.exchange)

    def _open_lobby(self) -> None:
        self.quota = Quota(self.limits, self.store)
        self.uploads, self.trials = self._readers()
        self.admission = Admission(self.settings, self.store, self.tables)
        self.match_infos = MatchInfos(self.settings.public_url, self.presence, self.stuck_bots)
        self.brought_positions = BroughtPositions(self)
        self.scenario_desk = ScenarioDesk(self)
        self.own_scenarios = OwnScenarios(self)
        self.lobby = Lobby(self)
        self.records = Records(self)
        self.seen_games = SeenGames(self.store, self.records, self.match_infos)
        self.lessons = Lessons(self)
        self.branches = Branches(self)
        self.moments = Moments(self)
        self.preferences = Preferences(self.admission, self.table_news)
        self.adviser = Adviser(self.admission, self.limits, self.thinkers)
        self.talk = Talk(self)
        self.remarks = Remarks(self.store, self.admission, self.limits)
        self.analyses = Analyses(self)
