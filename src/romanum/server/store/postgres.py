"""The log in PostgreSQL: a whole batch of entries is one statement on a connection of its own.

The statement is a transaction by itself, so an action costs one journey to the database, together with all others that
were played meanwhile. A row of `matches` is advanced from the number before; who comes second, from whichever worker,
waits for the first, finds it advanced, and nothing of his is written.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any, Final

from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncEngine

from romanum.server.store.clocks import banked, thinking
from romanum.server.store.fault import StoreFault
from romanum.server.store.writer import LogWriter, Values, Written, gap

_COLUMNS: Final = {
    "match": "text",
    "seq": "int",
    "kind": "text",
    "seat": "int",
    "text": "text",
    "person": "bigint",
    "at": "bigint",
    "private": "text",
    "n": "int",
    "turn": "text",
    "state": "text",
    "result": "text",
    "trace": "bytea",
    "asked": "text",
    "passed": "text",
    "allowance": "bigint",
    "increment": "bigint",
}
_GIVEN: Final = ", ".join(f"${i}::{kind}[]" for i, kind in enumerate(_COLUMNS.values(), 1))
_ENTER: Final = f"""
WITH given ({", ".join(_COLUMNS)}) AS (SELECT * FROM unnest({_GIVEN})),
stood AS (
    UPDATE matches m SET seq = g.seq, n = g.n, turn = g.turn, state = g.state, result = g.result, changed = g.at
    FROM given g WHERE m.id = g.match AND m.seq = g.seq - 1 RETURNING m.id, m.seq),
added AS (
    INSERT INTO log (match, seq, kind, seat, text, person, at, private)
    SELECT g.match, g.seq, g.kind, g.seat, g.text, g.person, g.at, g.private
    FROM given g JOIN stood ON stood.id = g.match),
thought AS (
    UPDATE seats s SET bank = {banked("g.at", "m.changed", "g.allowance", "g.increment", "g.passed")}
    FROM given g JOIN stood ON stood.id = g.match JOIN matches m ON m.id = g.match
    WHERE g.asked IS NOT NULL AND s.match = g.match AND {thinking("g.asked")}),
told AS (
    INSERT INTO traces (match, seq, data)
    SELECT g.match, g.seq, g.trace FROM given g JOIN stood ON stood.id = g.match WHERE g.trace IS NOT NULL
    ON CONFLICT (match, seq) DO UPDATE SET data = excluded.data)
SELECT id FROM stood
"""
_TAKEN: Final = "SELECT EXISTS (SELECT 1 FROM log WHERE match = $1 AND seq = $2)"


def asyncpg_address(url: URL) -> str:
    """The address of a database as the driver itself reads it."""
    return url.set(drivername="postgresql").render_as_string(hide_password=False)


class PostgresLog(LogWriter):
    """Writes with a connection of its own."""

    def __init__(self, engine: AsyncEngine, lock: asyncio.Lock) -> None:
        super().__init__(lock)
        self._address = asyncpg_address(engine.url)
        self._connection: Any = None

    async def write(self, batch: list[Values]) -> list[Written]:
        """One statement; more where a match has several entries. A connection that failed is not used again."""
        for values in batch:
            values["trace"] = None if values["trace"] is None else values["trace"]()
        written: dict[int, Written] = {}
        try:
            while len(written) < len(batch):
                left = [i for i in range(len(batch)) if i not in written]
                first = {batch[i]["match"]: i for i in reversed(left)}
                written |= await self._enter({i: batch[i] for i in sorted(first.values())})
        except BaseException:
            self._disconnect()
            raise
        return [written[i] for i in range(len(batch))]

    async def close(self) -> None:
        """Close the connection too."""
        await super().close()
        if self._connection is not None:
            with suppress(Exception):
                await self._connection.close()

    async def _enter(self, entries: dict[int, Values]) -> dict[int, Written]:
        """Entries of different matches; in an order that all workers share, so that none waits for the other."""
        connection = await self._connected()
        rows = sorted(entries.values(), key=lambda values: str(values["match"]))
        columns = [[row[name] for row in rows] for name in _COLUMNS]
        stood = {found["id"] for found in await connection.fetch(_ENTER, *columns)}
        return {
            i: True if values["match"] in stood else await self._not_written(connection, values)
            for i, values in entries.items()
        }

    async def _not_written(self, connection: Any, values: Values) -> Written:
        """Another was faster; or, if nobody has that number, something is missing before it."""
        return False if await connection.fetchval(_TAKEN, values["match"], values["seq"]) else gap(values)

    async def _connected(self) -> Any:
        if self._connection is None or self._connection.is_closed():
            import asyncpg

            try:
                self._connection = await asyncpg.connect(self._address)
            except (OSError, asyncpg.PostgresError) as problem:
                raise StoreFault("the database cannot be reached") from problem
        return self._connection

    def _disconnect(self) -> None:
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None
