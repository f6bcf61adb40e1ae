"""Opening a database by its URL, and telling its faults in one line."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final

from sqlalchemy import event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from romanum.server.store.fault import StoreFault, Taken

BUSY_SECONDS: Final = 5
OWNER_ONLY: Final = 0o600
"""A new database file holds seeds and links to seats: nobody else on the machine may read it."""
READING: Final = {"reading": True}
"""The option of a connection that only reads."""
DRIVERS: Final = {
    "sqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
    "sqlite+aiosqlite": "sqlite+aiosqlite",
    "postgresql+asyncpg": "postgresql+asyncpg",
}


def database_url(given: str) -> URL:
    """The URL of a database: `sqlite:///file.db`, `postgresql://…`, or just the name of a file."""
    if "://" not in given:
        return URL.create("sqlite+aiosqlite", database=str(Path(given).expanduser()))
    try:
        url = make_url(given)
    except ArgumentError:
        raise StoreFault("this is no database URL; write sqlite:///FILE or postgresql://USER@HOST/NAME") from None
    if url.drivername not in DRIVERS:
        raise StoreFault(f"databases of the kind {url.drivername!r} are not supported; SQLite and PostgreSQL are")
    return url.set(drivername=DRIVERS[url.drivername])


def open_engine(given: str) -> AsyncEngine:
    """The database of that URL, ready to be migrated."""
    url = database_url(given)
    try:
        if url.get_backend_name() == "postgresql":
            return create_async_engine(url, pool_size=5, max_overflow=5, pool_pre_ping=True)
    except ModuleNotFoundError:
        raise StoreFault("PostgreSQL needs the extra: pip install 'romanum-games[postgres]'") from None
    if url.database and url.database != ":memory:":
        with faults():
            Path(url.database).parent.mkdir(parents=True, exist_ok=True)
            Path(url.database).touch(mode=OWNER_ONLY)
    engine = create_async_engine(url, connect_args={"timeout": BUSY_SECONDS})
    event.listen(engine.sync_engine, "connect", prepare_sqlite)
    event.listen(engine.sync_engine, "begin", _begin_immediate)
    return engine


class File:
    """The file of an SQLite database. A program can write on to one that was deleted, and nobody finds it again."""

    def __init__(self, url: URL) -> None:
        kept = url.get_backend_name() == "sqlite" and url.database not in (None, "", ":memory:")
        self._path = Path(str(url.database)) if kept else None
        self._first = self._mark()

    def _mark(self) -> tuple[int, int] | None:
        if self._path is None:
            return None
        with suppress(OSError):
            found = self._path.stat()
            return found.st_dev, found.st_ino
        return None

    def check(self) -> None:
        """Raise `StoreFault` unless it still is where it was."""
        if self._path is not None and self._mark() != self._first:
            raise StoreFault("the database file is gone: it was moved or deleted while the server was running")


def prepare_sqlite(connection: Any, _: Any) -> None:
    """A write-ahead log, and a commit that returns when the data is on the disk."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={BUSY_SECONDS * 1000}"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_immediate(connection: Any) -> None:
    """A transaction that may write takes the lock at once: a later upgrade could fail half-way."""
    reading = READING.items() <= connection.get_execution_options().items()
    connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")


@contextmanager
def faults() -> Iterator[None]:
    """Turn what goes wrong with a database into a `StoreFault` of one line."""
    try:
        yield
    except IntegrityError as problem:
        raise Taken(_in_words(problem.orig)) from problem
    except DBAPIError as problem:
        if "out of int64 range" in str(problem.orig) or "out of int32 range" in str(problem.orig):
            raise OverflowError("a number is too large to be kept") from problem
        raise StoreFault(_in_words(problem.orig)) from problem
    except (SQLAlchemyError, sqlite3.Error, OSError, TimeoutError) as problem:
        raise StoreFault(_in_words(problem)) from problem


def _in_words(problem: BaseException | None) -> str:
    line = " ".join(str(problem).split()) or type(problem).__name__
    for sign, words in (
        ("database is locked", "the database is locked by another program"),
        ("database or disk is full", "the disk is full"),
        ("readonly database", "the database cannot be written to"),
        ("unable to open database file", "the database file cannot be opened"),
        ("file is not a database", "the file is not a database of ours"),
        ("disk I/O error", "the disk reports an error"),
    ):
        if sign in line:
            return words
    if isinstance(problem, ConnectionError | FileNotFoundError):
        return "the database cannot be reached"
    return f"the database fails: {line[:200]}"
