"""The house: everything a running server has, and how news travel in it."""

from __future__ import annotations

import asyncio
import logging
import secrets
from contextlib import suppress
from typing import Final

import msgspec

from romanum.server.bots import Bots, Thinkers
from romanum.server.bus import BotsLock, Bus
from romanum.server.clock import Clock
from romanum.server.hub import Hub, lobby_of
from romanum.server.limits import Limits
from romanum.server.notices import Notices
from romanum.server.people import People
from romanum.server.presence import Here, Presence
from romanum.server.problem import Problem, not_found
from romanum.server.settings import Settings
from romanum.server.store import ChatRow, MatchRow, PersonRow, SeatRow, Store
from romanum.server.table import Table, Tables
from romanum.server.uploads import Uploads

log = logging.getLogger(__name__)


class SeatsChanged(msgspec.Struct):
    """To everybody at a table: look again who sits where."""


class MatchClosed(msgspec.Struct):
    """To everybody at a table: the host has closed the match."""


class PersonBlocked(msgspec.Struct):
    """To all sockets: this person is shut out."""

    person: int


class Announced(msgspec.Struct):
    """To all lobbies: the host's notice to all has changed."""


class News(msgspec.Struct, omit_defaults=True):
    """What workers tell each other."""

    worker: str
    match: str
    kind: str
    chat: ChatRow | None = None
    people: list[int] = []
    """Those whose lobbies have something new."""
    here: Here = {}
    """Who is at the worker's tables."""


class House:
    """One worker of a server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database)
        self.limits = Limits(settings.limits)
        self.people = People(self.store, settings, self.limits)
        self.hub = Hub()
        self.thinkers = Thinkers(settings.thinkers)
        self.bots = Bots(self.thinkers, self.hand_back, awake=not self.store.shared)
        self.bots.pace = settings.pace
        self.tables = Tables(self.store, self._played)
        self.uploads = Uploads()
        self._name: Final = secrets.token_hex(4)
        self._bus: Bus | None = None
        self._bots_lock: BotsLock | None = None
        self._presence: Presence | None = None
        self.clock = Clock(self)
        self.notices = Notices(self)

    # ---- coming and going

    async def start(self) -> None:
        """Open the store, listen to the other workers, wake the bots."""
        await self.store.open()
        if self.store.shared:
            self._bus = Bus(self.store.engine, self._heard, self._missed_news)
            await self._bus.start()
            self._presence = Presence(self.hub, self._tell_who_is_here, self._look_who_is_here)
            self._presence.start()
            await self._pass_on("", "who")
            self._bots_lock = BotsLock(self.store.url, self._bots_may_play)
            self._bots_lock.start()
        else:
            await self.wake_bots()
        self.clock.start()
        self.notices.start()

    async def stop(self) -> None:
        """Let everything go; nothing that was confirmed is lost."""
        await self.clock.stop()
        await self.notices.stop()
        if self._bots_lock is not None:
            await self._bots_lock.stop()
        if self._presence is not None:
            await self._presence.stop()
        if self._bus is not None:
            await self._bus.stop()
        self.bots.awake = False
        await self.bots.close()
        await self.thinkers.close()
        await self.tables.settle()
        await self.store.close()

    async def wake_bots(self) -> None:
        """Let bots go on that were asked something when the server stopped."""
        for match in await self.store.running_with_bots():
            with suppress(Problem):
                self.bots.look(await self.tables.table(match))
            await asyncio.sleep(0)

    async def _bots_may_play(self, may: bool) -> None:
        self.bots.awake = may
        if may:
            await self.wake_bots()

    # ---- news

    async def _played(self, table: Table) -> None:
        self.hub.wake(table.id)
        self.bots.look(table)
        people = self._wake_lobbies(table.chairs)
        await self._pass_on(table.id, "log", people=people)

    async def seats_changed(self, match: str) -> None:
        """Somebody sat down, or a bot took over."""
        await self._look_at_seats(match)
        people = self._wake_lobbies(await self.store.chairs(match))
        await self._pass_on(match, "seats", people=people)

    async def hand_back(self, match: str, seat: int) -> None:
        """A bot gets up for the seat's person."""
        await self.store.hand_back(match, seat)
        await self.seats_changed(match)

    def came_or_went(self, match: str) -> None:
        """Somebody opened a table, or closed it."""
        self._look_who_is_here(match)
        if self._presence is not None:
            self._presence.moved(match)

    def _look_who_is_here(self, match: str) -> None:
        self.hub.tell(match, SeatsChanged())

    async def _tell_who_is_here(self, here: Here) -> None:
        await self._send(News(self._name, "", "here", here=here))

    def _wake_lobbies(self, chairs: list[SeatRow]) -> list[int]:
        people = sorted({chair.person for chair in chairs if chair.person is not None})
        for person in people:
            self.hub.wake(lobby_of(person))
        return people

    async def closed(self, match: str) -> None:
        """The host has closed a match: nobody plays it any longer."""
        self._let_go(match)
        people = self._wake_lobbies(await self.store.chairs(match))
        await self._pass_on(match, "closed", people=people)

    def _let_go(self, match: str) -> None:
        self.tables.close(match)
        self.hub.tell(match, MatchClosed())

    async def blocked(self, person: int) -> None:
        """Somebody was shut out, or let in again."""
        self._shut_out(person)
        await self._pass_on("", "blocked", people=[person])

    def _shut_out(self, person: int) -> None:
        self.people.forget(person)
        self.hub.tell_all(PersonBlocked(person))

    async def announced(self) -> None:
        """There is another notice to all."""
        self._read_notice_again()
        await self._pass_on("", "announced")

    async def said(self, match: str, chat: ChatRow) -> None:
        """Somebody said something."""
        self.hub.tell(match, chat)
        await self._pass_on(match, "chat", chat)

    async def _look_at_seats(self, match: str) -> None:
        table = self.tables.known(match)
        if table is None and self.bots.awake:
            with suppress(Problem):
                table = await self.tables.table(match)
        if table is not None:
            await table.reload_chairs()
            self.bots.look(table)
        self.hub.tell(match, SeatsChanged())

    def _read_notice_again(self) -> None:
        self.people.forget_announcement()
        self.hub.tell_all(Announced())

    async def _pass_on(
        self, match: str, kind: str, chat: ChatRow | None = None, people: list[int] | None = None
    ) -> None:
        await self._send(News(self._name, match, kind, chat, people or []))

    async def _send(self, news: News) -> None:
        if self._bus is not None:
            await self._bus.send(msgspec.json.encode(news).decode())

    async def _heard(self, text: str) -> None:
        """News from another worker."""
        news = msgspec.json.decode(text, type=News)
        if news.worker == self._name:
            return
        for person in news.people:
            self.hub.wake(lobby_of(person))
        if news.kind in ("chat", "closed", "blocked", "announced", "here", "who"):
            self._pass_in(news)
            return
        table = self.tables.known(news.match)
        if table is None and self.bots.awake:
            with suppress(Problem):
                table = await self.tables.table(news.match)
        if news.kind == "seats":
            await self._look_at_seats(news.match)
        if table is not None:
            await table.catch_up()
            self.hub.wake(news.match)
            self.bots.look(table)

    def _pass_in(self, news: News) -> None:
        """News that are no course of a match."""
        match news.kind:
            case "chat":
                self.hub.tell(news.match, news.chat)
            case "closed":
                self._let_go(news.match)
            case "blocked":
                self._shut_out(news.people[0])
            case "announced":
                self._read_notice_again()
            case "here" if self._presence is not None:
                self._presence.heard(news.worker, news.here)
            case "who" if self._presence is not None:
                self._presence.tell_all()

    async def _missed_news(self) -> None:
        """Look at everything again."""
        self._read_notice_again()
        for table in self.tables.all():
            await table.catch_up()
            await table.reload_chairs()
            self.hub.wake(table.id)
            self.bots.look(table)

    # ---- who may what

    async def seen(self, match: str, person: PersonRow | None) -> tuple[MatchRow, list[SeatRow]]:
        """A match, if this person may know of it."""
        row = await self.store.match(match)
        if row is None or row.removed:
            raise not_found()
        chairs = await self.store.chairs(match)
        if not await self._may_see(row, chairs, person):
            raise not_found()
        return row, chairs

    async def _may_see(self, row: MatchRow, chairs: list[SeatRow], person: PersonRow | None) -> bool:
        waiting_open = row.state == "waiting" and any(chair.open and chair.free for chair in chairs)
        if row.public or waiting_open:
            return True
        if person is None:
            return False
        mine = row.owner == person.id or any(chair.person == person.id for chair in chairs)
        return mine or await self.store.is_watcher(row.id, person.id)

    async def table(self, match: str, person: PersonRow | None, seat: int | None) -> Table:
        """A table, for somebody who looks at it from a seat of his own, or as a spectator."""
        table = self.tables.known(match)
        if table is None or not holds(table.chairs, person, seat):
            await self.seen(match, person)
            table = await self.tables.table(match)
            if seat is not None and not holds(table.chairs, person, seat):
                raise Problem(403, "not-yours", "This is not your seat.")
        if self.store.shared:
            await table.catch_up()
        return table

    async def playing(self, match: str, person: PersonRow, seat: int) -> Table:
        """A table, for somebody who acts from his own seat."""
        table = await self.table(match, person, seat)
        if table.chairs[seat].bot is not None:
            raise Problem(409, "bot-plays", "A bot plays this seat for you: take the seat back first.")
        return table


def holds(chairs: list[SeatRow], person: PersonRow | None, seat: int | None) -> bool:
    """Whether a seat is a person's."""
    return person is not None and seat is not None and 0 <= seat < len(chairs) and chairs[seat].person == person.id
