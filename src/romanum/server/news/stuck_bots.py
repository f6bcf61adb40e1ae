"""The seats whose bots cannot think at present: told to their tables in all workers, and woken when somebody comes."""

from __future__ import annotations

from romanum.server.news.exchange import Exchange
from romanum.server.news.kinds import News, SeatsChanged
from romanum.server.news.onlookers import Hub
from romanum.server.tables.open_tables import Tables
from romanum.server.thinking.bots import Bots


class StuckBots:
    """Which they are, as the worker tells that lets bots play."""

    def __init__(self, hub: Hub, tables: Tables, bots: Bots, exchange: Exchange) -> None:
        self._hub = hub
        self._tables = tables
        self._bots = bots
        self._exchange = exchange
        self._seats: dict[str, list[int]] = {}
        exchange.hear("stuck", self._changed_elsewhere)
        exchange.hear("wake", self._wake_here)

    def of(self, match: str) -> list[int]:
        """The seats of a match whose bots cannot think at present."""
        return self._seats.get(match, [])

    def changed(self, match: str) -> None:
        """A bot has got stuck, or goes on: the table is told, and the other workers."""
        seats = self._bots.stuck(match)
        self._are(match, seats)
        self._exchange.tell(match, "stuck", seats=seats)

    async def wake(self, match: str) -> None:
        """Bots that cannot think are to try again at once."""
        if match not in self._seats:
            return
        if self._bots.awake:
            self._bots.look(await self._tables.newest(match), at_once=True)
        else:
            self._exchange.tell(match, "wake")

    def _are(self, match: str, seats: list[int]) -> None:
        self._seats.pop(match, None)
        if seats:
            self._seats[match] = seats
        self._hub.tell(match, SeatsChanged())

    async def _changed_elsewhere(self, news: News) -> None:
        self._are(news.match, news.seats)

    async def _wake_here(self, news: News) -> None:
        if self._bots.awake:
            await self.wake(news.match)
