"""Tournaments in the store: what they are, who has entered, and the tables of every round."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from romanum.server.store.database import Database, read_match
from romanum.server.store.fault import StoreFault
from romanum.server.store.rows import MatchRow
from romanum.server.store.schema import boards, entrants, log, matches, people, tournaments
from romanum.server.store.time import now

PAGE: Final = 50
JSON_FIELDS: Final = ("options", "sizes")
BOARD_FIELDS: Final = ("seats", "places", "scores", "absent")


class TournamentRow(msgspec.Struct, frozen=True, kw_only=True):
    """A tournament: how it is played, and how far it has come."""

    id: str
    title: str
    game: str
    scenario: str
    options: dict[str, Any]
    kind: str
    sizes: list[int]
    """How many may sit at a table."""
    rounds: int = 0
    go_on: int = 1
    entry: str = "open"
    """`open` to all, or `invited`: with the code."""
    code: str = ""
    most: int
    by_itself: bool = True
    """Whether the next round begins when all tables of a round have ended; else the organiser begins it."""
    public: bool = True
    hints: bool = False
    allowance: int = 0
    bank: int = 0
    increment: int = 0
    vacation: int = 0
    stand_in: str | None = None
    grace: int = 0
    """Whoever has not moved so many minutes after he was asked first forfeits; 0: nobody does by himself."""
    seed: int
    state: str = "open"
    """`open` for entries, `running`, `over`."""
    round: int = 0
    """The round that is played, from 1; 0 before the start."""
    planned: int = 0
    """How many rounds there will be, once it has begun."""
    owner: int
    place: str = ""
    created: int = 0
    changed: int = 0
    version: int = 0


class EntrantRow(msgspec.Struct, frozen=True):
    """Somebody who has entered. Before the start numbers go by who came first, from then on by seeding."""

    number: int
    person: int | None = None
    bot: str | None = None
    rating: int | None = None
    """At the start; None: nobody has seen him play."""
    gone: int | None = None
    """The last round that he was there for, if he has left."""
    entered: int = 0
    name: str | None = None
    blocked: bool | None = None

    @property
    def who(self) -> str:
        """`person-3`, `bot-miles`."""
        return f"person-{self.person}" if self.person is not None else f"bot-{self.bot}"


class BoardRow(msgspec.Struct, frozen=True):
    """A table of a round, or a bye."""

    round: int
    board: int
    match_id: str | None
    bye: bool
    seats: list[int]
    places: list[int] | None = None
    scores: list[int] = []
    absent: list[int] = []


class TournamentStore:
    """The part of the store that tournaments need."""

    def __init__(self, store: Database) -> None:
        self._store = store
        self.page = PAGE

    # ---- looking

    async def tournament(self, cup: str) -> TournamentRow | None:
        """A tournament."""
        found = await self._store.rows(select(tournaments).where(tournaments.c.id == cup))
        return _read(found[0]) if found else None

    async def listed(self, person: int | None, page: int) -> list[tuple[TournamentRow, int]]:
        """Those open to all and somebody's own, each with how many have entered; a page and one more: those that are
        not over first, the newest first."""
        mine = select(entrants.c.tournament).where(entrants.c.person == person)
        shown = or_(tournaments.c.entry == "open", tournaments.c.owner == person, tournaments.c.id.in_(mine))
        many = select(func.count()).where(entrants.c.tournament == tournaments.c.id).scalar_subquery()
        query = select(tournaments, many.label("many")).where(shown)
        order = (tournaments.c.state == "over", tournaments.c.changed.desc(), tournaments.c.id)
        found = await self._store.rows(query.order_by(*order).offset(page * self.page).limit(self.page + 1))
        return [(_read(row), int(row.many)) for row in found]

    async def running(self) -> list[str]:
        """Those that are being played."""
        query = select(tournaments.c.id).where(tournaments.c.state == "running").order_by(tournaments.c.created)
        return [str(row[0]) for row in await self._store.rows(query)]

    async def unfinished(self, **whose: Any) -> int:
        """How many that are not over somebody has made: `owner=3`, or `place=...`."""
        made = (tournaments.c[field] == value for field, value in whose.items())
        query = select(func.count()).select_from(tournaments).where(tournaments.c.state != "over", *made)
        return int((await self._store.rows(query))[0][0])

    async def entrants(self, cup: str) -> list[EntrantRow]:
        """Who has entered, by number."""
        columns = [entrants.c[name] for name in ("number", "person", "bot", "rating", "gone", "entered")]
        query = select(*columns, people.c.name, people.c.blocked).outerjoin(people, people.c.id == entrants.c.person)
        found = await self._store.rows(query.where(entrants.c.tournament == cup).order_by(entrants.c.number))
        return [EntrantRow(*row) for row in found]

    async def boards(self, cup: str) -> list[BoardRow]:
        """The tables and byes of all rounds, in order."""
        columns = [boards.c[name] for name in BoardRow.__struct_fields__]
        query = select(*columns).where(boards.c.tournament == cup).order_by(boards.c.round, boards.c.board)
        return [_read_board(row) for row in await self._store.rows(query)]

    async def matches(self, ids: Sequence[str]) -> dict[str, MatchRow]:
        """Those of some matches that are there."""
        found = await self._store.rows(select(matches).where(matches.c.id.in_(ids))) if ids else []
        return {row.id: row for row in map(read_match, found)}

    async def moved(self, ids: Sequence[str]) -> set[tuple[str, int]]:
        """Which people have done something themselves in some matches."""
        query = select(log.c.match, log.c.person).where(log.c.match.in_(ids), log.c.person.is_not(None)).distinct()
        return {(str(match), int(person)) for match, person in await self._store.rows(query)} if ids else set()

    # ---- changing

    async def add(self, row: TournamentRow) -> None:
        """A new tournament."""
        async with self._store.change() as connection:
            await connection.execute(insert(tournaments).values(_values(row)))

    async def change(
        self,
        row: TournamentRow,
        *,
        entered: Sequence[EntrantRow] | None = None,
        new: Sequence[BoardRow] = (),
        decided: Sequence[BoardRow] = (),
        **fields: Any,
    ) -> bool:
        """Change a tournament as it was read: all or nothing. False: somebody else has changed it meanwhile.

        `entered` are all entrants from now on, `new` are tables that come, `decided` are tables as they stand now.
        """
        same = (tournaments.c.id == row.id, tournaments.c.version == row.version)
        values = fields | {"version": row.version + 1, "changed": now()}
        try:
            async with self._store.change() as connection:
                done = await connection.execute(update(tournaments).where(*same).values(**values))
                if done.rowcount != 1:
                    return False
                if entered is not None:
                    await connection.execute(delete(entrants).where(entrants.c.tournament == row.id))
                    if entered:
                        await connection.execute(insert(entrants), [_entrant_values(row.id, one) for one in entered])
                if new:
                    await connection.execute(insert(boards), [_board_values(row.id, one) for one in new])
                for one in decided:
                    this = (boards.c.tournament == row.id, boards.c.round == one.round, boards.c.board == one.board)
                    await connection.execute(update(boards).where(*this).values(**_board_values(row.id, one)))
                return True
        except StoreFault as fault:
            if isinstance(fault.__cause__, IntegrityError):
                return False
            raise

    async def delete(self, cup: str) -> None:
        """Forget a tournament; its matches stay."""
        async with self._store.change() as connection:
            for table in (boards, entrants):
                await connection.execute(delete(table).where(table.c.tournament == cup))
            await connection.execute(delete(tournaments).where(tournaments.c.id == cup))


def _json(value: Any) -> str | None:
    return None if value is None else msgspec.json.encode(value).decode()


def _values(row: TournamentRow) -> dict[str, Any]:
    values = msgspec.structs.asdict(row)
    return values | {name: _json(values[name]) for name in JSON_FIELDS}


def _read(row: Any) -> TournamentRow:
    fields = {name: getattr(row, name) for name in TournamentRow.__struct_fields__}
    return TournamentRow(**(fields | {name: msgspec.json.decode(fields[name]) for name in JSON_FIELDS}))


def _entrant_values(cup: str, row: EntrantRow) -> dict[str, Any]:
    values = msgspec.structs.asdict(row)
    del values["name"], values["blocked"]
    return values | {"tournament": cup}


def _board_values(cup: str, row: BoardRow) -> dict[str, Any]:
    values = msgspec.structs.asdict(row)
    return values | {name: _json(values[name]) for name in BOARD_FIELDS} | {"tournament": cup}


def _read_board(row: Any) -> BoardRow:
    fields = dict(row._mapping)
    read = {name: None if fields[name] is None else msgspec.json.decode(fields[name]) for name in BOARD_FIELDS}
    return BoardRow(**(fields | read))
