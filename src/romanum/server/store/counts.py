"""Questions that go over many matches: how many somebody has, which bots are asked, the lists of the lobby."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy import String, case, cast, func, literal, or_, select, update

from romanum.server.store.database import Database, read_match
from romanum.server.store.rows import MatchRow
from romanum.server.store.schema import asking, matches, notes, orders, seats
from romanum.server.store.time import now

PAGE: Final = 100
"""So many matches stand on one page of a list."""


class CountingStore:
    """The part of the store that limits and lists need."""

    def __init__(self, store: Database) -> None:
        self._store = store
        self.page = PAGE

    async def unfinished(self, **whose: Any) -> int:
        """How many matches that have not ended somebody has made: `owner=3`, or `place=...`."""
        return await self._count(matches.c.state != "over", **whose)

    async def alone(self, **whose: Any) -> int:
        """In how many running ones bots play among themselves."""
        with_people = select(seats.c.match).where(seats.c.match == matches.c.id, seats.c.person.is_not(None))
        return await self._count(matches.c.state == "running", ~with_people.exists(), **whose)

    async def invitations(self, **whose: Any) -> int:
        """How many waiting ones have a seat that is open to all."""
        return await self._count(matches.c.state == "waiting", _open_seat().exists(), **whose)

    async def noted(self, person: int) -> int:
        """On how many matches somebody keeps notes."""
        query = select(func.count()).select_from(notes).where(notes.c.person == person)
        return int((await self._store.rows(query))[0][0])

    async def _count(self, *where: Any, **whose: Any) -> int:
        made = (matches.c[field] == value for field, value in whose.items())
        query = select(func.count()).select_from(matches).where(~matches.c.removed, *made, *where)
        return int((await self._store.rows(query))[0][0])

    async def open_matches(self, page: int = 0) -> list[MatchRow]:
        """Waiting matches with an open seat that is free, one page and one more: everybody's newest before anybody's
        second, and so for the places they come from. So nobody's long list pushes another's off the first page."""
        where = (~matches.c.removed, matches.c.state == "waiting", _open_seat().exists())
        newest = matches.c.changed.desc()
        place = case((matches.c.place == "", literal("person ") + cast(matches.c.owner, String)), else_=matches.c.place)
        own = func.row_number().over(partition_by=matches.c.owner, order_by=newest)
        first = select(matches.c.id, place.label("place"), matches.c.changed, own.label("own")).where(*where).subquery()
        among = func.row_number().over(partition_by=first.c.place, order_by=(first.c.own, first.c.changed.desc()))
        ranked = select(first.c.id, among.label("turn")).subquery()
        query = select(matches).join(ranked, ranked.c.id == matches.c.id).order_by(ranked.c.turn, newest, matches.c.id)
        return await self._page(query, page)

    async def public_matches(self, page: int = 0) -> list[MatchRow]:
        """Matches that anybody may watch, one page and one more."""
        shown = (~matches.c.removed, matches.c.public, matches.c.state != "waiting")
        query = select(matches).where(*shown).order_by(matches.c.changed.desc(), matches.c.id)
        return await self._page(query, page)

    async def _page(self, query: Any, page: int) -> list[MatchRow]:
        rows = await self._store.rows(query.offset(page * self.page).limit(self.page + 1))
        return [read_match(row) for row in rows]

    async def bots_asked(self) -> list[tuple[str, bool, str, int]]:
        """Running matches in which a bot is asked, or somebody who has given orders or wished not to be asked: whether
        bots play among themselves, and where and by whom it was made. After a restart these must be woken."""
        wished = select(asking.c.seat).where(asking.c.match == seats.c.match, asking.c.seat == seats.c.seat).exists()
        query = (
            select(matches.c.id, matches.c.turn, matches.c.place, matches.c.owner, seats.c.seat, seats.c.bot)
            .add_columns(seats.c.person, orders.c.orders, wished.label("wished"))
            .join(seats, seats.c.match == matches.c.id)
            .outerjoin(orders, (orders.c.match == seats.c.match) & (orders.c.seat == seats.c.seat))
            .where(matches.c.state == "running", ~matches.c.removed)
            .order_by(matches.c.changed.desc(), matches.c.id)
        )
        found: dict[str, list[Any]] = {}
        for row in await self._store.rows(query):
            found.setdefault(row.id, []).append(row)
        return [
            (match, all(row.person is None for row in rows), rows[0].place, rows[0].owner)
            for match, rows in found.items()
            if any(row.seat in msgspec.json.decode(row.turn) for row in rows if row.bot or row.orders or row.wished)
        ]

    async def shift(self, by: int, seen: int) -> None:
        """The clock has jumped by so many milliseconds when it showed at most `seen`: the time of decisions that were
        being thought about jumps with it, and none begins in the future."""
        clocked = (matches.c.state == "running", or_(matches.c.allowance > 0, matches.c.bank > 0))
        async with self._store.change() as connection:
            if by > 0:
                moved = update(matches).where(*clocked, matches.c.changed <= seen)
                await connection.execute(moved.values(changed=matches.c.changed + by))
            latest = now()
            await connection.execute(update(matches).where(*clocked, matches.c.changed > latest).values(changed=latest))


def _open_seat() -> Any:
    return select(seats.c.match).where(
        seats.c.match == matches.c.id, seats.c.open, seats.c.person.is_(None), seats.c.bot.is_(None)
    )
