"""The house: everything a running server has, and how news travel in it."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Coroutine, Hashable
from contextlib import suppress
from typing import Any, Final

import msgspec

from romanum.server.allowed import holds, may_see
from romanum.server.analysts import Analysts
from romanum.server.bots import Bots
from romanum.server.bus import BotsLock, Bus
from romanum.server.clock import Clock
from romanum.server.clubs.pictures import Gallery
from romanum.server.clubs.ratings import Registrar
from romanum.server.clubs.wall import Critic
from romanum.server.fair import Who
from romanum.server.hub import Hub, lobby_of
from romanum.server.limits import PLACE, REQUESTS, REQUESTS_THERE, SOCKETS, Held, Limits
from romanum.server.metering import for_others
from romanum.server.metrics import counts, keep_counting
from romanum.server.news import (
    TOLD_OF_WISHES,
    Announced,
    MatchClosed,
    News,
    PersonBlocked,
    SeatsChanged,
    SessionsEnded,
    read_news,
)
from romanum.server.notices import Notices
from romanum.server.people import People
from romanum.server.piecework import Piecework
from romanum.server.presence import Here, Presence
from romanum.server.pricing import Prices
from romanum.server.problem import Problem, not_found
from romanum.server.quota import Quota
from romanum.server.settings import Settings
from romanum.server.store import ChatRow, MatchRow, PersonRow, SeatRow, Store, StoreFault
from romanum.server.store.counting import CountingStore
from romanum.server.table import Table
from romanum.server.tables import Tables
from romanum.server.thinkers import Thinkers
from romanum.server.tidying import keep_tidy
from romanum.server.uploads import Uploads

log = logging.getLogger(__name__)

AT_ONCE: Final = 200
"""So many bots at most are woken together when the server starts."""
WAKING_SECONDS: Final = 0.1
FULL_SECONDS: Final = 5.0
"""So long bots wait when there is no room for their table."""
BOOK_SECONDS: Final = 15.0
"""So often it is looked which matches have ended elsewhere."""
CROWD_SECONDS: Final = 1.0
"""So often workers tell each other who asks for much."""
TOLD_AT_ONCE: Final = 50
"""Of so many in one message: PostgreSQL takes 8,000 bytes."""


async def nobody_follows() -> None:
    """Nothing follows from results."""


class House:
    """One worker of a server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database)
        self.limits = Limits(settings.limits)
        self.prices = Prices(self.limits)
        self.piecework = Piecework()
        self.people = People(self.store, settings, self.limits)
        self.people.sessions_ended = self.sessions_ended
        self.hub = Hub()
        self.sockets = Held(self.limits, SOCKETS, "connections")
        self.quota = Quota(self.limits, self.store)
        self.thinkers = Thinkers(settings.thinkers)
        self.bots = Bots(self.thinkers, self, awake=not self.store.shared)
        self.bots.pace = settings.pace
        self.tables = Tables(self.store, self._played, most_bytes=settings.memory * 1_000_000)
        self.uploads = Uploads()
        self.analysts = Analysts(self.store, self.tables, self.thinkers, settings.analysis)
        self._stuck: dict[str, list[int]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._name: Final = secrets.token_hex(4)
        self._own: Final = f'{{"worker":"{self._name}"'
        """So begins what this worker has told itself."""
        self._bus: Bus | None = None
        self._bots_lock: BotsLock | None = None
        self._presence: Presence | None = None
        self.clock = Clock(self)
        self.notices = Notices(self)
        self.registrar = Registrar(self.store)
        self.critic = Critic(self.store, self.tables, self.piecework, rated=settings.ratings)
        self.gallery = Gallery(self.store, self.tables, self.limits, self.prices)
        self.follow_results: Callable[[], Awaitable[None]] = nobody_follows
        """Called when matches have ended: tournaments go on."""

    # ---- coming and going

    async def start(self) -> None:
        """Open the store, listen to the other workers, wake the bots."""
        await self.store.open()
        if self.store.shared:
            self._bus = Bus(self.store.url, self._heard, self._missed_news)
            await self._bus.start()
            self._presence = Presence(self.hub, self._tell_who_is_here, self._look_who_is_here)
            self._presence.start()
            await self._pass_on("", "who")
            self._bots_lock = BotsLock(self.store.url, self._bots_may_play)
            self._bots_lock.start()
            self._begin(self._tell_of_crowds())
        else:
            self._begin(self.wake_bots())
            self._begin(self.analysts.go_on())
        self._begin(keep_tidy())
        self._begin(keep_counting(self))
        self._begin(self._keep_the_book())
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
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.analysts.close()
        await self.bots.close()
        await self.thinkers.close()
        await self.tables.settle()
        await self.store.close()

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # ---- bots

    @property
    def leads(self) -> bool:
        """Whether this worker leads the bots; it looks at the clock and tells people their turn, too."""
        return self.bots.awake

    async def wake_bots(self) -> None:
        """Let bots go on that were asked something when the server stopped: few at a time, however many there are."""
        try:
            waiting = await CountingStore(self.store).bots_asked()
        except StoreFault as fault:
            log.warning("bots are not woken: %s", fault)
            return
        for match, alone, place, owner in waiting:
            while self.bots.sitting >= AT_ONCE:
                await asyncio.sleep(WAKING_SECONDS)
            if alone:
                self.bots.wait_in_line(match, Who(place, owner))
            elif (table := await self.table_for_bots(match)) is not None:
                self.bots.look(table)
            await asyncio.sleep(0)

    async def _bots_may_play(self, may: bool) -> None:
        self.bots.awake = may
        if may:
            self._begin(self.wake_bots())
            self._begin(self.analysts.go_on())

    async def table_for_bots(self, match: str) -> Table | None:
        """A table that bots want to play at. If the house is full, they wait until there is room."""
        while self.bots.awake:
            try:
                return await self.tables.newest(match)
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

    def looked_at(self, match: str) -> bool:
        """Whether anybody looks at a match."""
        return self.hub.looked_at(match)

    def stuck(self, match: str) -> list[int]:
        """The seats of a match whose bots cannot think at present."""
        return self._stuck.get(match, [])

    def bots_changed(self, match: str) -> None:
        """A bot has got stuck, or goes on: the table is told, and the other workers."""
        seats = self.bots.stuck(match)
        self._stuck_are(match, seats)
        self._begin(self._send(News(self._name, match, "stuck", seats=seats)))

    def _stuck_are(self, match: str, seats: list[int]) -> None:
        self._stuck.pop(match, None)
        if seats:
            self._stuck[match] = seats
        self.hub.tell(match, SeatsChanged())

    async def wake(self, match: str) -> None:
        """Bots that cannot think are to try again at once."""
        if match not in self._stuck:
            return
        if self.bots.awake:
            self.bots.look(await self.tables.newest(match), at_once=True)
        else:
            await self._pass_on(match, "wake")

    # ---- the club

    async def _keep_the_book(self) -> None:
        """Look from time to time which matches have ended, in the worker that leads."""
        while True:
            if self.leads:
                await self.look_at_results()
            await asyncio.sleep(BOOK_SECONDS)

    async def look_at_results(self) -> None:
        """Rate what has ended, let tournaments go on, and see what of it is worth looking at."""
        try:
            if self.settings.ratings:
                await self.registrar.tick()
            await self.follow_results()
            await self.critic.tick()
        except StoreFault as fault:
            log.warning("results wait: %s", fault)

    # ---- news

    async def _played(self, table: Table) -> None:
        counts().actions.labels(table.match.game.id).inc()
        with for_others():
            self.hub.wake(table.id)
            self.bots.look(table)
            people = self._wake_lobbies(table.chairs)
        if table.over and self.leads:
            self._begin(self.look_at_results())
        unasked = table.unwanted is not None or bool(table.book.answering)
        bots = unasked or any(table.chairs[seat].bot is not None for seat in table.pending)
        entry = table.log[-1] if len(table.log[-1].private) <= TOLD_OF_WISHES else None
        await self._send(News(self._name, table.id, "log", people=people, bots=bots, entry=entry))

    async def preferred(self, match: str) -> None:
        """Somebody wishes to be asked otherwise: the other workers take it along, and nobody is told."""
        await self._pass_on(match, "wishes")

    async def ordered(self, table: Table) -> None:
        """Somebody has given orders: they may answer what is being asked. The other workers learn of it, and nobody
        else."""
        self.bots.look(table)
        await self._pass_on(table.id, "orders")

    async def _look_at_orders(self, match: str) -> None:
        """Orders were given elsewhere."""
        table = self.tables.known(match)
        if table is None and self.bots.awake:
            with suppress(Problem):
                table = await self.tables.table(match)
        if table is not None:
            await table.orders_changed()
            self.bots.look(table)

    async def _look_at_wishes(self, news: News) -> None:
        table = self.tables.known(news.match)
        if news.kind == "orders":
            await self._look_at_orders(news.match)
        elif table is not None:
            table.wishes_changed()

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

    def here(self, row: MatchRow) -> set[int]:
        """The seats from which somebody looks at a match, as everybody may know: in a discreet one nobody may, who
        could tell by it that orders answered."""
        return set() if row.options.get("discreet") else self.hub.here(row.id)

    def _look_who_is_here(self, match: str) -> None:
        table = self.tables.known(match)
        if table is None or not table.discreet:
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

    async def sessions_ended(self, person: int) -> None:
        """Sessions of somebody have ended, or hold another name: here and in all workers it is looked again."""
        self._sessions_ended(person)
        await self._pass_on("", "ended", people=[person])

    def _sessions_ended(self, person: int | None) -> None:
        self.people.forget(person)
        self.hub.tell_all(SessionsEnded(person))

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
            self._bus.send(msgspec.json.encode(news).decode())

    async def _heard(self, text: str) -> None:
        """News from another worker."""
        if text.startswith(self._own):
            return
        news = read_news(text)
        for person in news.people:
            self.hub.wake(lobby_of(person))
        if news.kind not in ("log", "seats"):
            await self._pass_in(news)
            return
        if news.kind == "seats":
            await self._look_at_seats(news.match)
        await self._played_elsewhere(news)

    async def _played_elsewhere(self, news: News) -> None:
        """Catch up with the log if somebody here wants to know; whoever comes later looks then."""
        match, table = news.match, self.tables.known(news.match)
        wanted = self.bots.awake and news.bots
        if table is None and wanted:
            with suppress(Problem):
                table = await self.tables.table(match)
        if table is not None and (wanted or table.watched or self.hub.looked_at_here(match)):
            await table.catch_up(news.entry)
            self.hub.wake(match)
            self.bots.look(table)

    async def _pass_in(self, news: News) -> None:
        """News that are no course of a match."""
        match news.kind:
            case "ended":
                self._sessions_ended(news.people[0])
            case "crowd":
                self.limits.heard(news.spent)
                self.sockets.heard(news.worker, news.held)
            case "stuck":
                self._stuck_are(news.match, news.seats)
            case "wake" if self.bots.awake:
                await self.wake(news.match)
            case "wishes" | "orders":
                await self._look_at_wishes(news)
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

    async def _tell_of_crowds(self) -> None:
        """Tell the other workers who asks for much here."""
        told: list[tuple[int | str, int]] = []
        while True:
            await asyncio.sleep(CROWD_SECONDS)
            spent, held = self.limits.spent()[:TOLD_AT_ONCE], self.sockets.many()[:TOLD_AT_ONCE]
            if spent or held or told:
                await self._send(News(self._name, "", "crowd", spent=spent, held=held))
            told = held

    async def _missed_news(self) -> None:
        """Look at everything again, also at what bots are asked where nobody here has looked yet."""
        self._read_notice_again()
        self._sessions_ended(None)
        for table in self.tables.all():
            table.wishes_changed()
            await table.catch_up()
            await table.reload_chairs()
            self.hub.wake(table.id)
            self.bots.look(table)
        if self.bots.awake:
            self._begin(self.wake_bots())

    # ---- who may what

    def too_fast(self, key: Hashable) -> bool:
        """Count a request or message, of somebody and of the place he is at; whether there are too many."""
        there = ("requests", PLACE.get())
        return bool(self.limits.wait(REQUESTS, key) or self.limits.wait(REQUESTS_THERE, there))

    def closed_to(self, person: PersonRow | None) -> bool:
        """Whether somebody is not told who belongs to the club: it is for those who were invited, and nobody signed in.
        What is public is, with the names of those who play."""
        return person is None and self.settings.needs_code

    async def seen(self, match: str, person: PersonRow | None) -> tuple[MatchRow, list[SeatRow]]:
        """A match, if this person may know of it."""
        row = await self.store.match(match)
        if row is None or row.removed:
            raise not_found()
        chairs = await self.store.chairs(match)
        if (self.closed_to(person) and not row.public) or not await may_see(self.store, row, chairs, person):
            raise not_found()
        return row, chairs

    async def table(self, match: str, person: PersonRow | None, seat: int | None, *, newest: bool = True) -> Table:
        """A table, for somebody who looks at it from a seat of his own, or as a spectator; with the newest there is."""
        table = self.tables.known(match)
        if table is None or not holds(table.chairs, person, seat):
            await self.seen(match, person)
            table = await self.tables.table(match)
            if seat is not None and not holds(table.chairs, person, seat):
                raise Problem(403, "not-yours", "This is not your seat.")
        if newest:
            await table.look_again()
        return table

    async def playing(self, match: str, person: PersonRow, seat: int, *, newest: bool = False) -> Table:
        """A table, for somebody who acts from his own seat: whoever knows something newer says so by its number."""
        table = await self.table(match, person, seat, newest=newest)
        if table.chairs[seat].bot is not None:
            raise Problem(409, "bot-plays", "A bot plays this seat for you: take the seat back first.")
        return table
