"""Who is told what, once, and not while sitting at the table."""

from __future__ import annotations

import asyncio
import logging
from contextlib import AbstractAsyncContextManager
from datetime import UTC, datetime
from typing import Any, Final
from urllib.parse import urlsplit

from romanum.engine.speech.language import speaking
from romanum.server.bounds.settings import Settings
from romanum.server.news.onlookers import Hub
from romanum.server.notices.courier import Courier
from romanum.server.notices.delivery import Lanes, Undelivered
from romanum.server.notices.letters import Kind, Letter, letter
from romanum.server.notices.mail import Post
from romanum.server.notices.push import Pushes
from romanum.server.notices.webhook import Webhooks
from romanum.server.store import MatchRow, Store, StoreFault
from romanum.server.store.clocks import deadline
from romanum.server.store.notices import KEPT_DAYS, NoticeRow, NoticeStore, WishRow
from romanum.server.store.time import now
from romanum.server.tables.seat_view import ending, seat_called, title_of_game
from romanum.server.thinking.clock import Clock, Leading

log = logging.getLogger(__name__)

SECONDS: Final = 15.0
"""So often it is looked whether there is something to tell."""
PATIENCE: Final = 5.0
"""So long others are waited for before it is looked again."""
GRACE: Final = 30_000
"""So many milliseconds somebody has to notice it himself."""
DAY: Final = 24 * 3_600_000
LOOK_BACK: Final = 7 * DAY
"""A server that was down for longer does not tell what ended meanwhile."""
LAST_PART: Final = 4
"""Somebody is reminded when a quarter of his time is left,"""
EARLIEST_REMINDER: Final = DAY // 2
"""but not earlier than half a day before its end."""
AGAIN: Final = (60_000, 5 * 60_000, 30 * 60_000, 2 * 3_600_000, 6 * 3_600_000)
"""After so many milliseconds a failed notice is tried again; then it is given up."""


class Ways:
    """The ways a server can tell somebody something."""

    def __init__(self, settings: Settings, store: NoticeStore) -> None:
        self.public_url = settings.public_url
        self.post = None if settings.smtp is None or not self.public_url else Post(settings.smtp, self.public_url)
        self._lanes = {"mail": Lanes(), "webhook": Lanes(), "push": Lanes()}
        self._store = store
        courier = None if settings.webhooks == "none" else Courier(private=settings.webhooks == "any")
        self.webhooks = None if courier is None else Webhooks(courier)
        self.pushes = None if courier is None else Pushes(courier, store, self.public_url)

    def lane(self, way: str, wish: WishRow) -> AbstractAsyncContextManager[None]:
        """Where somebody waits to be told something in one way."""
        host = urlsplit(wish.webhook).hostname if way == "webhook" else None
        return self._lanes[way].lane(wish.person, *([host] if host else []))

    async def tell(self, way: str, written: Letter, wish: WishRow, notice: int) -> None:
        """Tell somebody; `Undelivered` if that fails."""
        if way == "mail" and self.post is not None:
            await self.post.send(written, wish.address, wish.leaving)
        elif way == "webhook" and self.webhooks is not None:
            await self.webhooks.send(written, wish.webhook, wish.secret, notice)
        elif way == "push" and self.pushes is not None:
            await self._push(self.pushes, written, wish)
        else:
            raise Undelivered("this server no longer tells anybody anything that way", for_good=True)

    async def _push(self, pushes: Pushes, written: Letter, wish: WishRow) -> None:
        """All browsers of a person; those that are there no more are forgotten. One that was told is enough."""
        told, faults = False, []
        for browser in await self._store.browsers(wish.person):
            try:
                await pushes.send(written, browser)
                told = True
            except Undelivered as problem:
                faults.append(problem)
                if problem.for_good:
                    await self._store.forget_browser(wish.person, browser.endpoint)
        if not told:
            waiting = [problem for problem in faults if not problem.for_good]
            raise waiting[0] if waiting else Undelivered("no browser of this person is there", for_good=True)


class Notices:
    """Decides and tells, in the worker that leads the bots."""

    def __init__(self, settings: Settings, store: Store, hub: Hub, clock: Clock, leader: Leading) -> None:
        self._matches = store
        self._hub = hub
        self._clock = clock
        self._leader = leader
        self.store = NoticeStore(store)
        self.ways = Ways(settings, self.store)
        self._looked_at: dict[tuple[str, int], int] = {}
        self._task: asyncio.Task[None] | None = None
        self._telling: dict[int, asyncio.Task[None]] = {}
        """Who is being told something."""

    def start(self) -> None:
        """Begin to look."""
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Stop; what is just being told may be told to its end, but not again."""
        tasks = [*self._telling.values(), *([] if self._task is None else [self._task])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(SECONDS)
            try:
                if self._leader.leads:
                    await self.tick()
            except StoreFault as fault:
                log.warning("nobody is told anything: %s", fault)
            except Exception:
                log.exception("a defect in the notices")

    async def tick(self) -> None:
        """Decide whom to tell what, then tell it."""
        await self._clock.mend()
        await self.decide()
        await self.deliver()
        await self.store.tidy()

    # ---- deciding

    async def decide(self) -> None:
        """Keep what is to be told."""
        moment = now()
        for row, seat, wish in await self.store.paired(moment - LOOK_BACK, moment - GRACE):
            await self._round(row, seat, wish)
        for row, seat, wish in await self.store.asked(moment - KEPT_DAYS * DAY, moment - GRACE):
            await self._turn(row, seat, wish)
            await self._time(row, seat, wish, moment)
        for row, seat, wish in await self.store.stood_in():
            await self._keep("late", row, seat, wish, bot=row.stand_in)
        for row, seat, wish in await self.store.finished(moment - LOOK_BACK, moment - GRACE):
            if not _acted_last(row, await self.store.last_own(row.id, seat)):
                await self._keep("over", row, seat, wish, sentence=_ending(row, wish))

    async def _round(self, row: MatchRow, seat: int, wish: WishRow) -> None:
        """A new round of a tournament, unless the seat has moved in it by now."""
        if not await self.store.last_own(row.id, seat):
            cup, number = await self.store.cup_of(row.id)
            await self._keep("round", row, seat, wish, cup=cup, round=number)

    async def _turn(self, row: MatchRow, seat: int, wish: WishRow) -> None:
        """Once a turn: not for each decision in it, nor again when others answer what they were asked with it, nor
        when a new round has just been told, to be begun by this very seat."""
        if self._looked_at.get((row.id, seat)) == row.seq:
            return
        told = await self.store.last_told(row.id, seat, "turn")
        own = await self.store.last_own(row.id, seat)
        just_paired = await self.store.last_told(row.id, seat, "round") == row.seq
        if own <= told or just_paired or _acted_last(row, own):
            self._looked_at[row.id, seat] = row.seq
            return
        await self._keep("turn", row, seat, wish, deadline=_written(await self._deadline(row, seat)))
        self._looked_at[row.id, seat] = row.seq

    async def _time(self, row: MatchRow, seat: int, wish: WishRow, moment: int) -> None:
        until = await self._deadline(row, seat)
        if until is None:
            return
        allowed = until - row.changed
        left = until - moment
        if left <= 0 and row.stand_in is None:
            await self._keep("late", row, seat, wish)
        elif 0 < left <= min(allowed // LAST_PART, EARLIEST_REMINDER):
            await self._keep("reminder", row, seat, wish, deadline=_written(until), bot=row.stand_in)

    async def _deadline(self, row: MatchRow, seat: int) -> int | None:
        """When a seat's time will be up, in milliseconds."""
        if not (row.allowance or row.bank):
            return None
        return deadline(row, (await self._matches.chairs(row.id))[seat])

    async def _keep(self, kind: Kind, row: MatchRow, seat: int, wish: WishRow, **facts: Any) -> None:
        """Remember a notice; somebody who sits at the table has seen it there."""
        if kind not in wish.tell:
            return
        here = seat in self._hub.here(row.id) and not wish.at_table
        title = row.title or title_of_game(row.game)
        known = {"match": row.id, "game": row.game, "title": title, "seat": _seat(row, seat, wish), **facts}
        await self.store.add(wish, row.id, seat, kind, row.seq, "seen" if here else "waiting", known)

    # ---- telling

    async def deliver(self) -> None:
        """Tell what is due: everybody one thing after the other, and those who take long at their leisure."""
        due: dict[int, list[NoticeRow]] = {}
        for notice in await self.store.due(list(self._telling)):
            due.setdefault(notice.person, []).append(notice)
        for person, theirs in due.items():
            self._telling[person] = asyncio.create_task(self._deliver_all(theirs))
        begun = [self._telling[person] for person in due]
        if begun:
            await asyncio.wait(begun, timeout=PATIENCE)

    async def _deliver_all(self, theirs: list[NoticeRow]) -> None:
        try:
            for notice in theirs:
                await self._deliver(notice)
        except StoreFault as fault:
            log.warning("a notice waits: %s", fault)
        except Exception:
            log.exception("a defect in telling somebody something")
        finally:
            self._telling.pop(theirs[0].person, None)

    async def _deliver(self, notice: NoticeRow) -> None:
        wish = await self.store.wish(person=notice.person)
        if wish is None or not await self._still_wanted(notice, wish):
            await self.store.settle(notice.id, "lapsed")
            return
        async with self.ways.lane(notice.way, wish):
            if await self.store.claim(notice.id):
                await self._tell(notice, wish)

    async def _tell(self, notice: NoticeRow, wish: WishRow) -> None:
        try:
            with speaking(wish.language):
                written = letter(notice.kind, notice.facts, self.ways.public_url, notice.match)
                await self.ways.tell(notice.way, written, wish, notice.id)
        except Undelivered as problem:
            await self._failed(notice, problem)
        else:
            await self.store.settle(notice.id, "sent")

    async def _still_wanted(self, notice: NoticeRow, wish: WishRow) -> bool:
        if notice.way not in wish.ways or notice.kind not in wish.tell:
            return False
        if notice.kind not in ("turn", "reminder", "round"):
            return True
        row = await self._matches.match(notice.match)
        if row is None or row.removed or row.state != "running":
            return False
        if notice.kind != "round" and notice.seat not in row.turn:
            return False
        chairs = await self._matches.chairs(notice.match)
        acted = await self.store.last_own(notice.match, notice.seat) > notice.seq
        return not acted and chairs[notice.seat].bot is None

    async def _failed(self, notice: NoticeRow, problem: Undelivered) -> None:
        told = f"person {notice.person} by {notice.way}"
        if problem.for_good or notice.tries >= len(AGAIN):
            log.warning("notice %d to %s is given up after %d tries: %s", notice.id, told, notice.tries + 1, problem)
            await self.store.settle(notice.id, "given up", tries=notice.tries + 1)
            return
        log.info("notice %d to %s did not get through: %s", notice.id, told, problem)
        due = now() + AGAIN[notice.tries]
        await self.store.settle(notice.id, "waiting", tries=notice.tries + 1, due=due)


def _acted_last(row: MatchRow, own: int) -> bool:
    """Whether the last entry of the log is the seat's own: whoever made it knows how things stand."""
    return 0 < own == row.seq


def _seat(row: MatchRow, seat: int, wish: WishRow) -> str:
    """What a seat is called, in the language of whoever is told."""
    with speaking(wish.language):
        return seat_called(row, seat)


def _ending(row: MatchRow, wish: WishRow) -> str:
    """How a match ended, in the language of whoever is told."""
    with speaking(wish.language):
        return ending(row)


def _written(until: int | None) -> str | None:
    return None if until is None else datetime.fromtimestamp(until / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")
