"""What happens at tables: told to those who look on, to bots, to the lobbies of the players, and to other workers."""

from __future__ import annotations

import logging
from contextlib import suppress
from typing import Final

from romanum.server.bounds.problem import Problem
from romanum.server.bounds.processor_time import for_others
from romanum.server.news.exchange import Exchange
from romanum.server.news.kinds import MatchClosed, News, SeatsChanged
from romanum.server.news.onlookers import Hub, lobby_of
from romanum.server.store import ChatRow, SeatRow, StoreFault
from romanum.server.tables.open_tables import Tables
from romanum.server.tables.storage import Storage
from romanum.server.tables.table import Table
from romanum.server.thinking.bots import Bots

log = logging.getLogger(__name__)

TOLD_OF_WISHES: Final = 4_000
"""So many characters of wishes travel with an entry; one with more is read from the log."""


class TableNews:
    """Tells what happens at tables here, and hears what happens at those of other workers."""

    def __init__(self, store: Storage, hub: Hub, tables: Tables, bots: Bots, exchange: Exchange) -> None:
        self._store = store
        self._hub = hub
        self._tables = tables
        self._bots = bots
        self._exchange = exchange
        exchange.hear("log", self._played_elsewhere)
        exchange.hear("seats", self._seats_changed_elsewhere)
        exchange.hear("wishes", self._wished_elsewhere)
        exchange.hear("orders", self._ordered_elsewhere)
        exchange.hear("chat", self._said_elsewhere)
        exchange.hear("closed", self._closed_elsewhere)
        exchange.after_silence(self._look_at_all)

    # ---- here

    def played(self, table: Table) -> None:
        """An entry was added to the log of a match."""
        with for_others():
            self._hub.wake(table.id)
            self._bots.look(table)
            people = self._wake_lobbies(table.chairs)
        unasked = table.unwanted is not None or bool(table.book.answering)
        bots = unasked or any(table.chairs[seat].bot is not None for seat in table.pending)
        entry = table.log[-1] if len(table.log[-1].private) <= TOLD_OF_WISHES else None
        self._exchange.tell(table.id, "log", people=people, bots=bots, entry=entry)

    def wished(self, match: str) -> None:
        """Somebody wishes to be asked otherwise: the other workers take it along, and nobody is told."""
        self._exchange.tell(match, "wishes")

    def ordered(self, table: Table) -> None:
        """Somebody has given orders: they may answer what is being asked. The other workers learn of it, and nobody
        else."""
        self._bots.look(table)
        self._exchange.tell(table.id, "orders")

    async def seats_changed(self, match: str) -> None:
        """Somebody sat down, or a bot took over."""
        await self._look_at_seats(match)
        people = self._wake_lobbies(await self._store.chairs(match))
        self._exchange.tell(match, "seats", people=people)

    async def hand_back(self, match: str, seat: int) -> None:
        """A bot gets up for the seat's person."""
        await self._store.hand_back(match, seat)
        await self.seats_changed(match)

    def said(self, match: str, chat: ChatRow) -> None:
        """Somebody said something."""
        self._hub.tell(match, chat)
        self._exchange.tell(match, "chat", chat=chat)

    async def closed(self, match: str) -> None:
        """A match was closed or removed: nobody plays it any longer."""
        self._let_go(match)
        people = self._wake_lobbies(await self._store.chairs(match))
        self._exchange.tell(match, "closed", people=people)

    def _wake_lobbies(self, chairs: list[SeatRow]) -> list[int]:
        people = sorted({chair.person for chair in chairs if chair.person is not None})
        for person in people:
            self._hub.wake(lobby_of(person))
        return people

    async def _look_at_seats(self, match: str) -> None:
        table = await self._wanted(match, wanted=self._bots.awake)
        if table is not None:
            await table.reload_chairs()
            self._bots.look(table)
        self._hub.tell(match, SeatsChanged())

    def _let_go(self, match: str) -> None:
        self._tables.close(match)
        self._hub.tell(match, MatchClosed())

    async def _wanted(self, match: str, *, wanted: bool) -> Table | None:
        """A table that is in memory, or is wanted there and can be had."""
        table = self._tables.known(match)
        if table is None and wanted:
            with suppress(Problem):
                table = await self._tables.table(match)
        return table

    # ---- in other workers

    async def _played_elsewhere(self, news: News) -> None:
        """Catch up with the log if somebody here wants to know; whoever comes later looks then."""
        wanted = self._bots.awake and news.bots
        table = await self._wanted(news.match, wanted=wanted)
        if table is not None and (wanted or table.watched or self._hub.looked_at_here(news.match)):
            await table.catch_up(news.entry)
            self._hub.wake(news.match)
            self._bots.look(table)

    async def _seats_changed_elsewhere(self, news: News) -> None:
        await self._look_at_seats(news.match)
        await self._played_elsewhere(news)

    async def _wished_elsewhere(self, news: News) -> None:
        table = self._tables.known(news.match)
        if table is not None:
            table.wishes_changed()

    async def _ordered_elsewhere(self, news: News) -> None:
        table = await self._wanted(news.match, wanted=self._bots.awake)
        if table is not None:
            await table.orders_changed()
            self._bots.look(table)

    async def _said_elsewhere(self, news: News) -> None:
        self._hub.tell(news.match, news.chat)

    async def _closed_elsewhere(self, news: News) -> None:
        self._let_go(news.match)

    async def _look_at_all(self) -> None:
        """News may have got lost: look at every table again."""
        for table in self._tables.all():
            try:
                await self._look_at(table)
            except StoreFault:
                raise
            except Exception:
                log.exception("match %s cannot be looked at", table.id)

    async def _look_at(self, table: Table) -> None:
        table.wishes_changed()
        await table.catch_up()
        await table.reload_chairs()
        self._hub.wake(table.id)
        self._bots.look(table)
