"""What people want to be told, and what they have been told: kept, so that nobody is told twice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import delete, func, insert, or_, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from romanum.server.store.database import Database, read_match
from romanum.server.store.rows import MatchRow
from romanum.server.store.schema import (
    boards,
    browsers,
    keys,
    log,
    matches,
    notices,
    people,
    seats,
    tournaments,
    wishes,
)
from romanum.server.store.time import now

KEPT_DAYS: Final = 60
"""So long it is remembered what was told."""
AT_ONCE: Final = 50
MOST_BROWSERS: Final = 10
"""So many browsers of one person are told."""

_ADD: Final = text(
    "INSERT INTO notices (person, match, seat, kind, seq, way, state, facts, tries, due, made)"
    " VALUES (:person, :match, :seat, :kind, :seq, :way, :state, :facts, 0, :made, :made) ON CONFLICT DO NOTHING"
)
_KEEP_KEY: Final = text("INSERT INTO keys (name, value) VALUES (:name, :value) ON CONFLICT DO NOTHING")


class WishRow(msgspec.Struct, frozen=True):
    """What a person wants to be told, and how."""

    person: int
    address: str = ""
    confirmed: bool = False
    webhook: str = ""
    secret: str = ""
    tell: list[str] = []
    at_table: bool = False
    leaving: str = ""
    """What an unsubscribe link knows."""
    changed: int = 0
    language: str = "en"
    """In which this person is told."""
    browsers: int = 0
    """So many browsers of this person are told, too."""

    @property
    def ways(self) -> list[str]:
        """How this person can be reached."""
        known = {"mail": self.address and self.confirmed, "webhook": self.webhook, "push": self.browsers}
        return [way for way, there in known.items() if there]


class BrowserRow(msgspec.Struct, frozen=True):
    """A browser that is told: where, and by what a message for it is sealed."""

    endpoint: str
    person: int
    p256dh: str
    auth: str
    made: int


class NoticeRow(msgspec.Struct, frozen=True):
    """Something to be told to one person in one way."""

    id: int
    person: int
    match: str
    seat: int
    kind: str
    seq: int
    way: str
    state: str
    facts: dict[str, Any]
    tries: int
    due: int


class NoticeStore:
    """The part of the store that notices need."""

    def __init__(self, store: Database) -> None:
        self._store = store

    # ---- wishes

    async def wish(self, **where: Any) -> WishRow | None:
        """The wishes with these fields: `person=3`, `leaving=TOKEN`."""
        columns = [wishes.c[field] for field in WishRow.__struct_fields__]
        query = select(*columns).where(*(wishes.c[field] == value for field, value in where.items()))
        found = await self._store.rows(query)
        return _wish(found[0]) if found else None

    async def keep_wish(self, wish: WishRow) -> None:
        """Keep somebody's wishes."""
        values = msgspec.structs.asdict(wish) | {"tell": ",".join(wish.tell)}
        async with self._store.change() as connection:
            done = await connection.execute(update(wishes).where(wishes.c.person == wish.person).values(values))
            if not done.rowcount:
                await connection.execute(insert(wishes).values(values))

    # ---- browsers

    async def key(self, name: str, fresh: bytes) -> bytes:
        """A key of the server's own: the one that is kept, else this, which is kept from now on."""
        found = await self._store.rows(select(keys.c.value).where(keys.c.name == name))
        if not found:
            async with self._store.change() as connection:
                await connection.execute(_KEEP_KEY, {"name": name, "value": fresh})
            found = await self._store.rows(select(keys.c.value).where(keys.c.name == name))
        return bytes(found[0][0])

    async def browsers(self, person: int) -> list[BrowserRow]:
        """The browsers of somebody, the newest first."""
        columns = [browsers.c[field] for field in BrowserRow.__struct_fields__]
        query = select(*columns).where(browsers.c.person == person)
        found = await self._store.rows(query.order_by(browsers.c.made.desc(), browsers.c.endpoint))
        return [BrowserRow(*row) for row in found]

    async def keep_browser(self, browser: BrowserRow) -> None:
        """Tell this browser from now on, and nobody else by it; the oldest goes if there are too many."""
        async with self._store.change() as connection:
            before = (
                await connection.execute(select(browsers.c.person).where(browsers.c.endpoint == browser.endpoint))
            ).scalar()
            await connection.execute(delete(browsers).where(browsers.c.endpoint == browser.endpoint))
            await connection.execute(insert(browsers).values(msgspec.structs.asdict(browser)))
            mine = select(browsers.c.endpoint).where(browsers.c.person == browser.person)
            newest = mine.order_by(browsers.c.made.desc(), browsers.c.endpoint).limit(MOST_BROWSERS)
            old = [row[0] for row in await connection.execute(mine.where(browsers.c.endpoint.not_in(newest)))]
            await connection.execute(delete(browsers).where(browsers.c.endpoint.in_(old)))
            await _count(connection, browser.person)
            if before is not None and before != browser.person:
                await _count(connection, int(before))

    async def forget_browser(self, person: int, endpoint: str) -> None:
        """Tell this browser nothing more."""
        async with self._store.change() as connection:
            whose = (browsers.c.person == person, browsers.c.endpoint == endpoint)
            await connection.execute(delete(browsers).where(*whose))
            await _count(connection, person)

    # ---- whom there may be something to tell

    async def asked(self, since: int, before: int) -> list[tuple[MatchRow, int, WishRow]]:
        """Running matches in which somebody who can be reached must choose, and nobody has acted since `before`."""
        still = (matches.c.state == "running", matches.c.changed > since, matches.c.changed <= before)
        found = await self._seated(*still, seats.c.bot.is_(None))
        return [(row, seat, wish) for row, seat, wish in found if seat in row.turn]

    async def paired(self, since: int, before: int) -> list[tuple[MatchRow, int, WishRow]]:
        """Tables of tournaments that began between two times, at which somebody sits who can be reached and has not
        been told."""
        told = select(notices.c.match).where(notices.c.person == seats.c.person, notices.c.kind == "round")
        tables = select(boards.c.match_id).where(boards.c.places.is_(None), boards.c.match_id.is_not(None))
        begun = (matches.c.state == "running", matches.c.created > since, matches.c.changed <= before)
        return await self._seated(*begun, matches.c.id.in_(tables), matches.c.id.not_in(told), seats.c.bot.is_(None))

    async def cup_of(self, match: str) -> tuple[str, int]:
        """The title of the tournament that a match is a table of, and its round."""
        query = select(tournaments.c.title, boards.c.round).join(tournaments, tournaments.c.id == boards.c.tournament)
        title, number = (await self._store.rows(query.where(boards.c.match_id == match)))[0]
        return str(title), int(number)

    async def stood_in(self) -> list[tuple[MatchRow, int, WishRow]]:
        """Running matches in which a bot has sat down for somebody who can be reached and has not been told."""
        told = select(notices.c.match).where(
            notices.c.seat == seats.c.seat, notices.c.kind == "late", notices.c.made >= seats.c.late
        )
        return await self._seated(matches.c.state == "running", seats.c.late.is_not(None), matches.c.id.not_in(told))

    async def finished(self, since: int, before: int) -> list[tuple[MatchRow, int, WishRow]]:
        """Matches that ended between two times, with the people who can be reached and have not been told."""
        told = select(notices.c.match).where(notices.c.person == seats.c.person, notices.c.kind == "over")
        ended = (matches.c.state == "over", matches.c.changed > since, matches.c.changed <= before)
        return await self._seated(*ended, matches.c.changed > wishes.c.changed, matches.c.id.not_in(told))

    async def _seated(self, *where: Any) -> list[tuple[MatchRow, int, WishRow]]:
        fields = WishRow.__struct_fields__
        columns = [wishes.c[field].label(f"wish_{field}") for field in fields]
        reachable = or_(wishes.c.webhook != "", wishes.c.confirmed, wishes.c.browsers > 0)
        query = (
            select(matches, seats.c.seat.label("the_seat"), *columns)
            .join(seats, seats.c.match == matches.c.id)
            .join(wishes, wishes.c.person == seats.c.person)
            .join(people, people.c.id == seats.c.person)
            .where(~matches.c.removed, matches.c.branch_of.is_(None), ~people.c.blocked, reachable, *where)
        )
        out = []
        for row in await self._store.rows(query):
            known = dict(row._mapping)
            wish = _wish([known.pop(f"wish_{field}") for field in fields])
            seat = int(known.pop("the_seat"))
            out.append((read_match(known), seat, wish))
        return out

    async def last_own(self, match: str, seat: int) -> int:
        """The number of the seat's last entry in the log; 0 if there is none."""
        query = select(func.max(log.c.seq)).where(log.c.match == match, log.c.seat == seat)
        return int((await self._store.rows(query))[0][0] or 0)

    async def last_told(self, match: str, seat: int, kind: str) -> int:
        """The number of the log at which a seat was told something last; -1 if never."""
        mine = (notices.c.match == match, notices.c.seat == seat, notices.c.kind == kind)
        found = (await self._store.rows(select(func.max(notices.c.seq)).where(*mine)))[0][0]
        return -1 if found is None else int(found)

    # ---- notices

    async def add(self, wish: WishRow, match: str, seat: int, kind: str, seq: int, state: str, facts: Any) -> int:
        """Keep what is to be told, once for each way; how many were new."""
        shared = {"person": wish.person, "match": match, "seat": seat, "kind": kind, "seq": seq, "state": state}
        shared |= {"facts": msgspec.json.encode(facts).decode(), "made": now()}
        async with self._store.change() as connection:
            done = [await connection.execute(_ADD, shared | {"way": way}) for way in wish.ways]
            return sum(one.rowcount for one in done)

    async def due(self, busy: Sequence[int] = ()) -> list[NoticeRow]:
        """What is to be told now, to people who are not busy being told something."""
        columns = [notices.c[field] for field in NoticeRow.__struct_fields__]
        query = select(*columns).where(notices.c.state == "waiting", notices.c.due <= now())
        query = query.where(notices.c.person.not_in(busy)) if busy else query
        found = await self._store.rows(query.order_by(notices.c.due).limit(AT_ONCE))
        return [NoticeRow(**dict(row._mapping) | {"facts": msgspec.json.decode(row.facts)}) for row in found]

    async def claim(self, notice: int) -> bool:
        """Take a notice to be told; False if another worker has it. From now on it is never told again by itself."""
        async with self._store.change() as connection:
            waiting = (notices.c.id == notice, notices.c.state == "waiting")
            done = await connection.execute(update(notices).where(*waiting).values(state="sending"))
            return done.rowcount == 1

    async def settle(self, notice: int, state: str, **fields: Any) -> None:
        """What became of a notice."""
        async with self._store.change() as connection:
            await connection.execute(update(notices).where(notices.c.id == notice).values(state=state, **fields))

    async def tidy(self) -> None:
        """Forget what was told long ago."""
        async with self._store.change() as connection:
            long_ago = now() - KEPT_DAYS * 24 * 3_600_000
            await connection.execute(delete(notices).where(notices.c.made < long_ago, notices.c.state != "waiting"))

    async def counts(self) -> dict[str, int]:
        """How many notices there are of each state."""
        query = select(notices.c.state, func.count()).group_by(notices.c.state)
        return {str(state): int(count) for state, count in await self._store.rows(query)}


async def _count(connection: AsyncConnection, person: int) -> None:
    """Keep beside somebody's wishes how many browsers there are."""
    mine = select(func.count()).select_from(browsers).where(browsers.c.person == person).scalar_subquery()
    await connection.execute(update(wishes).where(wishes.c.person == person).values(browsers=mine))


def _wish(values: Any) -> WishRow:
    fields = dict(zip(WishRow.__struct_fields__, values, strict=True))
    fields["tell"] = [kind for kind in fields["tell"].split(",") if kind]
    return WishRow(**fields)
