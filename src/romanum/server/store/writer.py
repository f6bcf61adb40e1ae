"""The hand that writes the log: entries of many matches that arrive together share one commit.

An entry is confirmed when the commit that contains it has returned, so it is on disk. A number that is already taken,
by this process or another, is not written again; the database's own uniqueness decides, not this program.

SQLite is written to by one thread with a connection of its own, a whole batch in one go: handing every statement to a
thread and back costs more than the statements.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from abc import ABC, abstractmethod
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from romanum.server.store.engine import File, faults, prepare_sqlite
from romanum.server.store.fault import StoreFault
from romanum.server.store.rows import LogRow, Standing

MOST_AT_ONCE: Final = 100

_ADD: Final = (
    "INSERT INTO log (match, seq, kind, seat, text, person, at)"
    " VALUES (:match, :seq, :kind, :seat, :text, :person, :at) ON CONFLICT DO NOTHING"
)
_STAND: Final = (
    "UPDATE matches SET seq = :seq, n = :n, turn = :turn, state = :state, result = :result, changed = :at"
    " WHERE id = :match AND seq = :before"
)
_TRACE: Final = (
    "INSERT INTO traces (match, seq, data) VALUES (:match, :seq, :trace)"
    " ON CONFLICT (match, seq) DO UPDATE SET data = excluded.data"
)

Values = dict[str, Any]


class Waiting(NamedTuple):
    """An entry to be written, and who waits for it."""

    values: Values
    done: asyncio.Future[bool]


class LogWriter(ABC):
    """Collects entries while a commit is under way and writes them with the next one."""

    def __init__(self, lock: asyncio.Lock) -> None:
        self._lock = lock
        self._waiting: list[Waiting] = []
        self._task: asyncio.Task[None] | None = None
        self._closed = False

    @abstractmethod
    async def write(self, batch: list[Values]) -> list[bool]:
        """Write a batch in one transaction; for each entry whether its number was free."""

    async def append(self, match: str, entry: LogRow, standing: Standing, trace: bytes | None = None) -> bool:
        """Write an entry of the log, where the match stands after it and what it led to."""
        if self._closed:
            raise StoreFault("the server is stopping")
        waiting = Waiting(
            _values(match, entry, standing) | {"trace": trace}, asyncio.get_running_loop().create_future()
        )
        self._waiting.append(waiting)
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._write_all())
        return await asyncio.shield(waiting.done)

    async def close(self) -> None:
        """Write what is waiting; take nothing more."""
        self._closed = True
        if self._task is not None:
            await self._task

    async def _write_all(self) -> None:
        while self._waiting:
            async with self._lock:
                batch, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
                await self._commit(batch)

    async def _commit(self, batch: list[Waiting]) -> None:
        try:
            with faults():
                written = await self.write([waiting.values for waiting in batch])
        except Exception as problem:
            fault = problem if isinstance(problem, StoreFault) else StoreFault(f"the database fails: {problem}")
            for waiting in batch:
                if not waiting.done.done():
                    waiting.done.set_exception(fault)
            return
        for waiting, done in zip(batch, written, strict=True):
            if not waiting.done.done():
                waiting.done.set_result(done)


class PostgresLog(LogWriter):
    """Writes through the store's own connections."""

    def __init__(self, engine: AsyncEngine, lock: asyncio.Lock) -> None:
        super().__init__(lock)
        self._engine = engine

    async def write(self, batch: list[Values]) -> list[bool]:
        """One transaction."""
        async with self._engine.begin() as connection:
            return [await self._write_one(connection, values) for values in batch]

    async def _write_one(self, connection: AsyncConnection, values: Values) -> bool:
        if (await connection.execute(text(_ADD), values)).rowcount != 1:
            return False
        if (await connection.execute(text(_STAND), values)).rowcount != 1:
            raise _gap(values)
        if values["trace"] is not None:
            await connection.execute(text(_TRACE), values)
        return True


class SqliteLog(LogWriter):
    """Writes with a connection and a thread of its own."""

    def __init__(self, engine: AsyncEngine, lock: asyncio.Lock) -> None:
        super().__init__(lock)
        self._name = engine.url.database or ":memory:"
        self._file = File(engine.url)
        self._thread = ThreadPoolExecutor(1, "romanum-log")
        self._connection: sqlite3.Connection | None = None

    async def write(self, batch: list[Values]) -> list[bool]:
        """One transaction, in the thread."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._write, batch)

    async def close(self) -> None:
        """Close the connection too."""
        await super().close()
        await asyncio.get_running_loop().run_in_executor(self._thread, self._disconnect)
        self._thread.shutdown(wait=False)

    def _write(self, batch: list[Values]) -> list[bool]:
        self._file.check()
        if self._connection is None:
            self._connection = sqlite3.connect(self._name)
            prepare_sqlite(self._connection, None)
        self._connection.execute("BEGIN IMMEDIATE")
        try:
            written = [self._write_one(self._connection, values) for values in batch]
            self._connection.execute("COMMIT")
        except BaseException:
            self._disconnect()
            raise
        return written

    def _write_one(self, connection: sqlite3.Connection, values: Values) -> bool:
        if connection.execute(_ADD, values).rowcount != 1:
            return False
        if connection.execute(_STAND, values).rowcount != 1:
            raise _gap(values)
        if values["trace"] is not None:
            connection.execute(_TRACE, values)
        return True

    def _disconnect(self) -> None:
        """Closing rolls back what was not committed."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None


def _gap(values: Values) -> StoreFault:
    return StoreFault(f"the log of match {values['match']} has a gap before entry {values['seq']}")


def _values(match: str, entry: LogRow, standing: Standing) -> Values:
    """An entry and what is to stand in the row of its match."""
    return msgspec.structs.asdict(entry) | {
        "match": match,
        "at": time.time_ns() // 1_000_000,
        "before": entry.seq - 1,
        "n": standing.n,
        "turn": msgspec.json.encode(standing.turn).decode(),
        "state": standing.state,
        "result": None if standing.result is None else msgspec.json.encode(standing.result).decode(),
    }
