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
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy.ext.asyncio import AsyncEngine

from romanum.server.store.clocks import Thought, banked, thinking
from romanum.server.store.engine import File, faults, prepare_sqlite
from romanum.server.store.fault import StoreFault
from romanum.server.store.rows import LogRow, Standing

MOST_AT_ONCE: Final = 100

_ADD: Final = (
    "INSERT INTO log (match, seq, kind, seat, text, person, at, private)"
    " VALUES (:match, :seq, :kind, :seat, :text, :person, :at, :private) ON CONFLICT DO NOTHING"
)
_STAND: Final = (
    "UPDATE matches SET seq = :seq, n = :n, turn = :turn, state = :state, result = :result, changed = :at"
    " WHERE id = :match AND seq = :before"
)
_BANK: Final = banked(":at", "(SELECT changed FROM matches WHERE id = :match)", ":allowance", ":increment", ":passed")
_THINK: Final = f"UPDATE seats AS s SET bank = {_BANK} WHERE s.match = :match AND {thinking(':asked')}"
_TRACE: Final = (
    "INSERT INTO traces (match, seq, data) VALUES (:match, :seq, :trace)"
    " ON CONFLICT (match, seq) DO UPDATE SET data = excluded.data"
)

_UNTIMED: Final = {"asked": None, "passed": "", "allowance": 0, "increment": 0}
"""Of an entry in a match without banks."""

Values = dict[str, Any]
Packed = Callable[[], bytes]
"""What an entry led to, packed when it is written, by whoever writes."""
Written = bool | StoreFault


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
    async def write(self, batch: list[Values]) -> list[Written]:
        """Write a batch; for each entry whether its number was free, or why it cannot be written."""

    async def append(
        self,
        match: str,
        entry: LogRow,
        standing: Standing,
        trace: Packed | None = None,
        thought: Thought | None = None,
    ) -> bool:
        """Write an entry of the log, where the match stands after it, what it led to and what it took of banks."""
        if self._closed:
            raise StoreFault("the server is stopping")
        more = {"trace": trace, **_UNTIMED, **({} if thought is None else msgspec.structs.asdict(thought))}
        waiting = Waiting(_values(match, entry, standing) | more, asyncio.get_running_loop().create_future())
        self._waiting.append(waiting)
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._write_all())
        return await waiting.done

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
            if waiting.done.done():
                continue
            if isinstance(done, StoreFault):
                waiting.done.set_exception(done)
            else:
                waiting.done.set_result(done)


class SqliteLog(LogWriter):
    """Writes with a connection and a thread of its own."""

    def __init__(self, engine: AsyncEngine, lock: asyncio.Lock) -> None:
        super().__init__(lock)
        self._name = engine.url.database or ":memory:"
        self._file = File(engine.url)
        self._thread = ThreadPoolExecutor(1, "romanum-log")
        self._connection: sqlite3.Connection | None = None

    async def write(self, batch: list[Values]) -> list[Written]:
        """One transaction, in the thread."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._write, batch)

    async def close(self) -> None:
        """Close the connection too."""
        await super().close()
        await asyncio.get_running_loop().run_in_executor(self._thread, self._disconnect)
        self._thread.shutdown(wait=False)

    def _write(self, batch: list[Values]) -> list[Written]:
        self._file.check()
        for values in batch:
            values["trace"] = values["trace"]() if values["trace"] is not None else None
        if self._connection is None:
            self._connection = sqlite3.connect(self._name)
            prepare_sqlite(self._connection, None)
        self._connection.execute("BEGIN IMMEDIATE")
        try:
            written: list[Written] = [self._write_one(self._connection, values) for values in batch]
            self._connection.execute("COMMIT")
        except BaseException:
            self._disconnect()
            raise
        return written

    def _write_one(self, connection: sqlite3.Connection, values: Values) -> bool:
        if connection.execute(_ADD, values).rowcount != 1:
            return False
        if values["asked"] is not None:
            connection.execute(_THINK, values)
        if connection.execute(_STAND, values).rowcount != 1:
            raise gap(values)
        if values["trace"] is not None:
            connection.execute(_TRACE, values)
        return True

    def _disconnect(self) -> None:
        """Closing rolls back what was not committed."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None


def gap(values: Values) -> StoreFault:
    """What to say of an entry whose number is not the next one."""
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
