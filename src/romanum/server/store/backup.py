"""The whole database in one file, and back: from a running server, into SQLite or PostgreSQL, whichever it came from.

A backup is gzipped lines of JSON: a head with the version of the tables, then each table's name and columns and its
rows, and a foot with how many there were and a digest of all before it. A file that was cut short has no foot and is
refused before anything is written. One of an older program is laid into tables of its own version, which then are
brought up to date as any older database is.
"""

from __future__ import annotations

import gzip
from base64 import b64decode
from collections.abc import AsyncIterator, Iterator
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, LargeBinary, MetaData, Table, insert, inspect, select, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from romanum import __version__
from romanum.server.store.engine import OWNER_ONLY, READING, faults, open_engine
from romanum.server.store.fault import StoreFault
from romanum.server.store.migrations import MIGRATIONS, bring_to
from romanum.server.store.schema import META

FORMAT: Final = 1
BATCH: Final = 500
"""Rows that are read or written together."""
ORDER: Final = tuple(META.tables)
"""Whoever is referred to comes first."""


class Head(msgspec.Struct, tag="romanum-backup"):
    """The first line."""

    format: int
    schema: int
    program: str
    at: str


class Part(msgspec.Struct, tag="table"):
    """Before a table's rows, each of them a list."""

    name: str
    columns: list[str]


class Foot(msgspec.Struct, tag="end"):
    """The last line."""

    rows: dict[str, int]
    sha256: str


_read: Final = msgspec.json.Decoder(Head | Part | Foot | list[Any]).decode


async def back_up(database: str, file: Path) -> dict[str, int]:
    """Write everything as it stands at one moment; how many rows of each table. A server may go on meanwhile."""
    engine = open_engine(database)
    draft = file.with_name(f"{file.name}.part")
    try:
        with faults():
            draft.touch(mode=OWNER_ONLY)
            with gzip.open(draft, "wb") as out:
                counts = await _write(engine, out)
            draft.replace(file)
        return counts
    finally:
        draft.unlink(missing_ok=True)
        await engine.dispose()


async def _write(engine: AsyncEngine, out: gzip.GzipFile) -> dict[str, int]:
    digest, counts = sha256(), dict[str, int]()

    def line(what: Any) -> None:
        written = msgspec.json.encode(what) + b"\n"
        digest.update(written)
        out.write(written)

    async with engine.execution_options(**_one_moment(engine)).connect() as connection:
        version = await _version(connection)
        line(Head(FORMAT, version, __version__, datetime.now(UTC).isoformat(timespec="seconds")))
        for table in await connection.run_sync(_tables):
            line(Part(str(table.name), [str(column.name) for column in table.columns]))
            counts[table.name] = 0
            async for row in _rows(connection, table):
                line(row)
                counts[table.name] += 1
    out.write(msgspec.json.encode(Foot(counts, digest.hexdigest())) + b"\n")
    return counts


def _one_moment(engine: AsyncEngine) -> dict[str, Any]:
    """All tables are read as they stood when the first was: SQLite does so by itself."""
    return READING if engine.dialect.name == "sqlite" else {"isolation_level": "REPEATABLE READ"}


async def _version(connection: AsyncConnection) -> int:
    known = await connection.run_sync(lambda c: inspect(c).has_table("schema_version"))
    found = (await connection.execute(text("SELECT version FROM schema_version"))).scalar() if known else None
    if not found:
        raise StoreFault("there is nothing in this database")
    if found > len(MIGRATIONS):
        raise StoreFault(f"the database is of version {found}; this program knows up to {len(MIGRATIONS)}")
    return int(found)


def _tables(connection: Connection) -> list[Table]:
    """The tables that are there, as they are: those of an older version have fewer columns."""
    meta = MetaData()
    there = set(inspect(connection).get_table_names())
    return [Table(name, meta, autoload_with=connection, resolve_fks=False) for name in ORDER if name in there]


async def _rows(connection: AsyncConnection, table: Table) -> AsyncIterator[list[Any]]:
    found = await connection.stream(select(table).order_by(*table.primary_key))
    async for batch in found.partitions(BATCH):
        for row in batch:
            yield list(row)


async def restore(file: Path, database: str, *, replace: bool = False) -> dict[str, int]:
    """Lay a backup into a database that is empty, or in place of all it holds.

    All of it is one transaction: whatever ends it midway, the database holds what it held before.
    """
    head, _ = check(file)
    engine = open_engine(database)
    try:
        with faults():
            async with engine.begin() as connection:
                await _make_room(connection, head.schema, replace)
                counts = await _lay_in(connection, file)
                await bring_to(connection)
        return counts
    finally:
        await engine.dispose()


def check(file: Path) -> tuple[Head, Foot]:
    """Read a backup to its end; `StoreFault` says what is wrong with it."""
    try:
        head, foot = _checked(file)
    except (EOFError, gzip.BadGzipFile, msgspec.DecodeError, UnicodeDecodeError):
        raise StoreFault("the file is no whole backup of ours: it is something else, or was cut short") from None
    except OSError as problem:
        raise StoreFault(problem.strerror or str(problem)) from None
    if head.format > FORMAT or head.schema > len(MIGRATIONS):
        raise StoreFault(f"the backup was made by a later program ({head.program})")
    return head, foot


def _checked(file: Path) -> tuple[Head, Foot]:
    digest, head, foot, last = sha256(), None, None, b""
    for line in _lines(file):
        digest.update(last)
        last = line
        head = _read(line) if head is None else head
    foot = _read(last) if last else None
    if not isinstance(head, Head) or not isinstance(foot, Foot):
        raise EOFError
    if foot.sha256 != digest.hexdigest():
        raise StoreFault("the backup was changed or damaged after it was made")
    return head, foot


def _lines(file: Path) -> Iterator[bytes]:
    with gzip.open(file, "rb") as lines:
        yield from lines


async def _make_room(connection: AsyncConnection, schema: int, replace: bool) -> None:
    """Empty tables of the backup's version in place of those that are there."""
    await bring_to(connection)
    tables = await connection.run_sync(_tables)
    full = [t.name for t in tables if (await connection.execute(select(t).limit(1))).first() is not None]
    if full and not replace:
        raise StoreFault("this database is not empty; --replace puts the backup in place of all it holds")
    for name in [*(table.name for table in reversed(tables)), "schema_version"]:
        await connection.execute(text(f"DROP TABLE {name}"))
    await bring_to(connection, schema)


async def _lay_in(connection: AsyncConnection, file: Path) -> dict[str, int]:
    tables = {table.name: table for table in await connection.run_sync(_tables)}
    counts, filling, waiting = dict[str, int](), _Filling(), list[dict[str, Any]]()
    for line in _lines(file):
        what = _read(line)
        if isinstance(what, list):
            waiting.append(filling.row(what))
        if filling.table is not None and waiting and (len(waiting) == BATCH or not isinstance(what, list)):
            await connection.execute(insert(filling.table), waiting)
            counts[filling.table.name] += len(waiting)
            waiting = []
        if isinstance(what, Part):
            filling = _Filling(tables[what.name], what.columns)
            counts[what.name] = 0
    if connection.dialect.name == "postgresql":
        for table in tables.values():
            await _count_on(connection, table)
    return counts


class _Filling:
    """The table whose rows are being read."""

    def __init__(self, table: Table | None = None, columns: list[str] | None = None) -> None:
        self.table = table
        self.columns = columns or []
        kinds = [] if table is None else [table.columns[name].type for name in self.columns]
        self._bytes = [isinstance(kind, LargeBinary) for kind in kinds]

    def row(self, values: list[Any]) -> dict[str, Any]:
        """Values by column; binary data is written as base64."""
        read = (
            b64decode(value) if binary and value is not None else value
            for value, binary in zip(values, self._bytes, strict=True)
        )
        return dict(zip(self.columns, read, strict=True))


async def _count_on(connection: AsyncConnection, table: Table) -> None:
    """A number that counts up by itself goes on after the highest there is; SQLite sees to that itself."""
    if "id" in table.columns and table.columns["id"].identity is not None:
        sequence = f"pg_get_serial_sequence('{table.name}', 'id')"
        await connection.execute(
            text(f"SELECT setval({sequence}, (SELECT COALESCE(MAX(id), 0) + 1 FROM {table.name}), false)")
        )
