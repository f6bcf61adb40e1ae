"""The database: every question and change about people and matches, and a log that one hand writes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final

import msgspec
from sqlalchemy import delete, insert, literal, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.sql import Executable

from romanum.server.store import clocks
from romanum.server.store.clocks import Thought
from romanum.server.store.engine import READING, File, faults, open_engine
from romanum.server.store.fault import StoreFault
from romanum.server.store.migrations import migrate
from romanum.server.store.postgres import PostgresLog
from romanum.server.store.rows import Change, ChatRow, Decide, LogRow, MatchRow, PersonRow, SeatRow, Standing
from romanum.server.store.schema import (
    asking,
    chat,
    log,
    matches,
    notes,
    orders,
    people,
    seats,
    sessions,
    snapshots,
    traces,
    watchers,
)
from romanum.server.store.time import now
from romanum.server.store.tokens import new_token, token_hash
from romanum.server.store.writer import LogWriter, Packed, SqliteLog

JSON_FIELDS: Final = ("options", "names", "dice", "turn", "result")
LISTED: Final = 200
"""So many matches stand in one list."""
MOST_ATTEMPTS: Final = 40
SHORT_PAUSE: Final = 0.002
"""Seconds; it grows with every attempt."""


class Database:
    """A database. `open` it before use and `close` it afterwards."""

    def __init__(self, url: str) -> None:
        self.engine = open_engine(url)
        self.url = self.engine.url
        self._file = File(self.url)
        self.shared = self.engine.dialect.name == "postgresql"
        """Whether other workers may write to it too."""
        self._readers = self.engine.execution_options(**READING)
        self._writing = asyncio.Lock()
        self._writer: LogWriter = (PostgresLog if self.shared else SqliteLog)(self.engine, self._writing)

    async def open(self) -> None:
        """Make or migrate the tables."""
        with faults():
            await migrate(self.engine)

    async def close(self) -> None:
        """Finish what is being written and let the database go."""
        await self._writer.close()
        await self.engine.dispose()

    @asynccontextmanager
    async def change(self) -> AsyncIterator[AsyncConnection]:
        """One transaction, on disk at its end. In this process one at a time: SQLite has a single pen."""
        self._file.check()
        with faults():
            async with self._writing, self.engine.begin() as connection:
                yield connection

    async def rows(self, query: Executable) -> list[Any]:
        """What a question finds."""
        with faults():
            async with self._readers.connect() as connection:
                return list((await connection.execute(query)).all())

    async def look(self) -> None:
        """Nothing, if the database is there and answers; else a `StoreFault`."""
        self._file.check()
        await self.rows(select(literal(1)))

    # ---- people

    async def add_person(
        self, name: str, *, owner: bool = False, login: str | None = None, password: str | None = None
    ) -> PersonRow | None:
        """A new person; None if the login is taken."""
        row = {"name": name, "owner": owner, "login": login, "password": password, "created": now(), "blocked": False}
        try:
            async with self.change() as connection:
                made = await connection.execute(insert(people).values(row).returning(people.c.id))
                return PersonRow(made.scalar_one(), name, owner, login, password)
        except StoreFault as problem:
            if isinstance(problem.__cause__, IntegrityError):
                return None
            raise

    async def person(self, **where: Any) -> PersonRow | None:
        """The person with these fields."""
        columns = (people.c.id, people.c.name, people.c.owner, people.c.login, people.c.password, people.c.blocked)
        query = select(*columns).where(*(people.c[field] == value for field, value in where.items())).limit(1)
        found = await self.rows(query)
        return PersonRow(*found[0]) if found else None

    async def change_person(self, person: int, **fields: Any) -> None:
        """Change fields of a person."""
        async with self.change() as connection:
            await connection.execute(update(people).where(people.c.id == person).values(**fields))

    async def begin_session(self, person: int) -> str:
        """A new session's token; the store keeps only its hash."""
        token = new_token()
        async with self.change() as connection:
            await connection.execute(
                insert(sessions).values(token=token_hash(token), person=person, created=now()),
            )
        return token

    async def end_session(self, token: str) -> None:
        """Forget a session."""
        async with self.change() as connection:
            await connection.execute(delete(sessions).where(sessions.c.token == token_hash(token)))

    async def session(self, token: str, since: int) -> PersonRow | None:
        """Whose session it is, if it was begun after `since`."""
        query = (
            select(people.c.id, people.c.name, people.c.owner, people.c.login)
            .join(sessions, sessions.c.person == people.c.id)
            .where(sessions.c.token == token_hash(token), sessions.c.created >= since, ~people.c.blocked)
        )
        found = await self.rows(query)
        return PersonRow(*found[0]) if found else None

    # ---- matches

    async def add_match(self, match: MatchRow, chairs: Sequence[SeatRow], entries: Sequence[LogRow] = ()) -> None:
        """A new match with its seats, and the log of an imported one."""
        row = msgspec.structs.asdict(match)
        row |= {name: _encode(row[name]) for name in JSON_FIELDS}
        async with self.change() as connection:
            await connection.execute(insert(matches).values(row))
            await connection.execute(insert(seats), [_seat_values(match.id, chair) for chair in chairs])
            if entries:
                rows = [{"match": match.id, **msgspec.structs.asdict(entry)} for entry in entries]
                await connection.execute(insert(log), rows)

    async def match(self, match: str) -> MatchRow | None:
        """A match by its id."""
        found = await self.rows(select(matches).where(matches.c.id == match))
        return read_match(found[0]) if found else None

    async def match_by_watch(self, token: str) -> str | None:
        """The match of a spectators' link."""
        found = await self.rows(select(matches.c.id).where(matches.c.watch == token))
        return str(found[0][0]) if found else None

    async def chairs(self, match: str) -> list[SeatRow]:
        """The seats of a match, in order, with the names of the people."""
        query = _seats_query().where(seats.c.match == match).order_by(seats.c.seat)
        return [SeatRow(*row) for row in await self.rows(query)]

    async def chair_by_token(self, token: str) -> tuple[str, int] | None:
        """The match and seat of a link."""
        found = await self.rows(select(seats.c.match, seats.c.seat).where(seats.c.token == token))
        return (str(found[0][0]), int(found[0][1])) if found else None

    async def change_match(self, match: str, decide: Decide) -> bool:
        """Change seats and state of a match: the one way in which they change.

        `decide` says what becomes of them as they stand, None: nothing. If they have changed by the time that it is
        written, nothing is written and it is asked again. Whether there was anything to change.
        """
        for attempt in range(MOST_ATTEMPTS):
            row = await self.match(match)
            if row is None:
                return False
            wanted = decide(row, await self.chairs(match))
            if wanted is None:
                return False
            if await self._compare_and_set(row, wanted):
                return True
            await asyncio.sleep(attempt * SHORT_PAUSE)
        raise StoreFault("too many want to change this match at once; try again")

    async def _compare_and_set(self, row: MatchRow, wanted: Change) -> bool:
        same = [matches.c.id == row.id, matches.c.version == row.version]
        if wanted.unplayed:
            same.append(matches.c.seq == row.seq)
        fields = {name: _encode(value) if name in JSON_FIELDS else value for name, value in wanted.fields.items()}
        async with self.change() as connection:
            done = await connection.execute(update(matches).where(*same).values(version=row.version + 1, **fields))
            if done.rowcount != 1:
                return False
            for seat, values in wanted.seats.items():
                this = (seats.c.match == row.id, seats.c.seat == seat)
                await connection.execute(update(seats).where(*this).values(**values))
            return True

    async def matches_of(self, person: int) -> list[MatchRow]:
        """The matches in which a person has a seat or which are his."""
        mine = select(seats.c.match).where(seats.c.person == person)
        return await self._matches(or_(matches.c.id.in_(mine), matches.c.owner == person))

    async def running_of(self, person: int) -> list[MatchRow]:
        """The running matches in which a person has a seat."""
        mine = select(seats.c.match).where(seats.c.person == person)
        return await self._matches(matches.c.state == "running", matches.c.id.in_(mine))

    async def late_seats(self) -> list[tuple[MatchRow, int]]:
        """The people's seats in running matches with a stand-in where longer has been thought than is allowed."""
        clocked = or_(matches.c.allowance > 0, matches.c.bank > 0)
        patience = matches.c.changed + matches.c.allowance * clocks.MINUTE
        late = (matches.c.state == "running", ~matches.c.removed, clocked, patience + seats.c.bank < now())
        there = or_(seats.c.leave_until.is_(None), seats.c.leave_until + clocks.MINUTE * matches.c.allowance < now())
        query = (
            select(matches, seats.c.seat.label("the_seat"))
            .join(seats, seats.c.match == matches.c.id)
            .where(*late, there, matches.c.stand_in.is_not(None), seats.c.person.is_not(None), seats.c.bot.is_(None))
        )
        found = [dict(row._mapping) for row in await self.rows(query)]
        places = [int(row.pop("the_seat")) for row in found]
        asked = zip(map(read_match, found), places, strict=True)
        return [(row, seat) for row, seat in asked if seat in row.turn]

    async def stand_in(self, late: MatchRow, seat: int) -> bool:
        """A bot sits down for somebody whose time is up; False if he has acted or left meanwhile."""

        def decide(row: MatchRow, chairs: list[SeatRow]) -> Change | None:
            until = clocks.deadline(row, chairs[seat])
            if row.seq != late.seq or row.removed or chairs[seat].bot is not None or until is None or until >= now():
                return None
            return Change({seat: {"bot": row.stand_in, "late": now(), "bank": 0}}, unplayed=True)

        return await self.change_match(late.id, decide)

    async def hand_back(self, match: str, seat: int) -> bool:
        """A bot gets up for the seat's person, whose time begins anew; False if the seat is nobody's."""

        def decide(row: MatchRow, chairs: list[SeatRow]) -> Change | None:
            if chairs[seat].person is None:
                return None
            return clocks.hand_back(row, chairs, seat, now())

        return await self.change_match(match, decide)

    async def _matches(self, *where: Any) -> list[MatchRow]:
        query = select(matches).where(~matches.c.removed, *where).order_by(matches.c.changed.desc()).limit(LISTED)
        return [read_match(row) for row in await self.rows(query)]

    async def chairs_of(self, ids: Sequence[str]) -> dict[str, list[SeatRow]]:
        """The seats of several matches."""
        out: dict[str, list[SeatRow]] = {match: [] for match in ids}
        query = _seats_query(seats.c.match).where(seats.c.match.in_(ids)).order_by(seats.c.match, seats.c.seat)
        for match, *row in await self.rows(query):
            out[match].append(SeatRow(*row))
        return out

    # ---- the log

    async def append(
        self,
        match: str,
        entry: LogRow,
        standing: Standing,
        trace: Packed | None = None,
        thought: Thought | None = None,
    ) -> bool:
        """Write an entry, what it led to and the time it took; when this returns True it is on disk. False: that number
        is taken."""
        return await self._writer.append(match, entry, standing, trace, thought)

    async def entries(self, match: str, after: int = 0) -> list[LogRow]:
        """The log of a match from a number on."""
        columns = (log.c.seq, log.c.kind, log.c.seat, log.c.text, log.c.person, log.c.at, log.c.private)
        query = select(*columns).where(log.c.match == match, log.c.seq > after).order_by(log.c.seq)
        return [LogRow(*row) for row in await self.rows(query)]

    async def snapshots(self, match: str) -> list[bytes]:
        """What is kept of the course of a match, in order."""
        query = select(snapshots.c.data).where(snapshots.c.match == match).order_by(snapshots.c.seq)
        return [bytes(row[0]) for row in await self.rows(query)]

    async def traces(self, match: str) -> list[tuple[int, bytes]]:
        """What is kept of the entries since the last snapshot, each with its number."""
        query = select(traces.c.seq, traces.c.data).where(traces.c.match == match).order_by(traces.c.seq)
        return [(int(row[0]), bytes(row[1])) for row in await self.rows(query)]

    async def keep_snapshots(
        self, match: str, known: int, made: Sequence[tuple[int, bytes]], tail: Sequence[tuple[int, bytes]] = ()
    ) -> None:
        """Put snapshots, each with the number of its last entry, in the place of those after entry `known`.

        Traces of entries that they tell of are no longer needed; those of the `tail` are put in their place.
        """
        async with self.change() as connection:
            for table, rows in ((snapshots, made), (traces, tail)):
                if rows:
                    first = min(rows[0][0], known + 1)
                    old = (table.c.match == match, table.c.seq >= first, table.c.seq <= rows[-1][0])
                    await connection.execute(delete(table).where(*old))
                    written = [{"match": match, "seq": seq, "data": data} for seq, data in rows]
                    await connection.execute(insert(table), written)
            if made:
                told = (traces.c.match == match, traces.c.seq <= made[-1][0])
                await connection.execute(delete(traces).where(*told))

    async def adopt(self, match: str, build: str, rules: int) -> None:
        """The log of a match leads to the same by another program: from now on it is that program's."""
        async with self.change() as connection:
            await connection.execute(update(matches).where(matches.c.id == match).values(build=build, rules=rules))

    async def keep_base(self, match: str, build: str, seq: int, base: bytes) -> None:
        """From now on this stands for the log of a finished match."""
        async with self.change() as connection:
            await connection.execute(update(matches).where(matches.c.id == match).values(build=build))
            await _put_base(connection, match, seq, base)

    async def carry_over(
        self, match: str, entry: LogRow, standing: Standing, program: tuple[str, int], base: bytes
    ) -> bool:
        """A match goes on by another program and rules version, with an entry that says so and what stands for all
        before it. False: another worker was faster, nothing was written."""
        fields = msgspec.structs.asdict(entry) | {"match": match, "at": now()}
        stands = msgspec.structs.asdict(standing)
        stands |= {name: _encode(stands[name]) for name in ("turn", "result")}
        this = (matches.c.id == match, matches.c.seq == entry.seq - 1)
        async with self.change() as connection:
            values = stands | {"seq": entry.seq, "build": program[0], "rules": program[1], "changed": now()}
            if (await connection.execute(update(matches).where(*this).values(**values))).rowcount != 1:
                return False
            await connection.execute(insert(log).values(fields))
            await _put_base(connection, match, entry.seq, base)
            return True

    # ---- asked only when it matters

    async def wishes(self, match: str) -> dict[tuple[int, str], str]:
        """What the seats of a match wish about being asked, by seat and kind of window."""
        found = await self.rows(select(asking.c.seat, asking.c.kind, asking.c.wanted).where(asking.c.match == match))
        return {(int(seat), str(kind)): str(wanted) for seat, kind, wanted in found}

    async def keep_wishes(self, match: str, wishes: Mapping[tuple[int, str], str]) -> None:
        """Keep what seats wish; nothing else of the match changes, not even when it changed last."""
        async with self.change() as connection:
            for (seat, kind), wanted in wishes.items():
                this = (asking.c.match == match, asking.c.seat == seat, asking.c.kind == kind)
                done = await connection.execute(update(asking).where(*this).values(wanted=wanted))
                if not done.rowcount:
                    await connection.execute(insert(asking).values(match=match, seat=seat, kind=kind, wanted=wanted))

    async def orders(self, match: str) -> dict[int, str]:
        """The orders of the seats of a match, as JSON."""
        found = await self.rows(select(orders.c.seat, orders.c.orders).where(orders.c.match == match))
        return {int(seat): str(given) for seat, given in found}

    async def keep_orders(self, match: str, seat: int, given: str) -> None:
        """Keep the orders of a seat; empty: it has none. Nothing else of the match changes."""
        this = (orders.c.match == match, orders.c.seat == seat)
        async with self.change() as connection:
            await connection.execute(delete(orders).where(*this))
            if given:
                await connection.execute(insert(orders).values(match=match, seat=seat, orders=given))

    # ---- watching, talking, notes

    async def add_watcher(self, match: str, person: int) -> None:
        """Let a person watch a match from now on."""
        if not await self.is_watcher(match, person):
            async with self.change() as connection:
                await connection.execute(insert(watchers).values(match=match, person=person))

    async def is_watcher(self, match: str, person: int) -> bool:
        """Whether a person has used the spectators' link."""
        query = select(watchers.c.match).where(watchers.c.match == match, watchers.c.person == person)
        return bool(await self.rows(query))

    async def say(self, match: str, person: PersonRow, seat: int | None, text: str) -> ChatRow:
        """Keep a message."""
        values = {"match": match, "person": person.id, "who": person.name, "seat": seat, "text": text, "at": now()}
        async with self.change() as connection:
            made = await connection.execute(insert(chat).values(values).returning(chat.c.id))
            return ChatRow(made.scalar_one(), person.name, seat, text, int(str(values["at"])))

    async def said(self, match: str, since: int = 0) -> list[ChatRow]:
        """The messages after number `since`, the last 500 at most."""
        columns = (chat.c.id, chat.c.who, chat.c.seat, chat.c.text, chat.c.at)
        query = select(*columns).where(chat.c.match == match, chat.c.id > since).order_by(chat.c.id.desc()).limit(500)
        return [ChatRow(*row) for row in reversed(await self.rows(query))]

    async def notes(self, match: str, person: int) -> str:
        """A person's private notes on a match."""
        found = await self.rows(select(notes.c.text).where(notes.c.match == match, notes.c.person == person))
        return str(found[0][0]) if found else ""

    async def write_notes(self, match: str, person: int, text: str) -> None:
        """Keep a person's notes; none, if they are empty."""
        mine = (notes.c.match == match, notes.c.person == person)
        async with self.change() as connection:
            if not text:
                await connection.execute(delete(notes).where(*mine))
                return
            done = await connection.execute(update(notes).where(*mine).values(text=text))
            if not done.rowcount:
                await connection.execute(insert(notes).values(match=match, person=person, text=text))


async def _put_base(connection: AsyncConnection, match: str, seq: int, base: bytes) -> None:
    await connection.execute(delete(snapshots).where(snapshots.c.match == match))
    await connection.execute(delete(traces).where(traces.c.match == match))
    await connection.execute(insert(snapshots).values(match=match, seq=seq, data=base))


def _encode(value: Any) -> str | None:
    return None if value is None else msgspec.json.encode(value).decode()


def read_match(row: Any) -> MatchRow:
    """A match out of its row."""
    fields = dict(row if isinstance(row, dict) else row._mapping)
    for name in JSON_FIELDS:
        fields[name] = None if fields[name] is None else msgspec.json.decode(fields[name])
    return MatchRow(**fields)


def _seat_values(match: str, chair: SeatRow) -> dict[str, Any]:
    values = msgspec.structs.asdict(chair) | {"match": match}
    del values["who"]
    return values


def _seats_query(*first: Any) -> Any:
    """Seats with the names of the people in them."""
    columns = (seats.c.seat, seats.c.token, seats.c.open, seats.c.person, seats.c.bot, seats.c.salt)
    clock = (seats.c.bank, seats.c.vacation, seats.c.leave_until)
    chosen = select(*first, *columns, people.c.name, seats.c.late, seats.c.lead_in, *clock, seats.c.ending)
    return chosen.outerjoin(people, people.c.id == seats.c.person)
