"""All tables in memory, and their bounds.

The past is folded away, tables that nobody needs are let go, and where all tables together weigh too much, those that
nobody has touched for longest rest: they stay open, and are read again when somebody touches them.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Final

from romanum.server.bounds.problem import Problem, not_found
from romanum.server.bounds.processor_time import measured
from romanum.server.tables.match_storage import Keeping
from romanum.server.tables.table import News, Table

MOST_OPEN: Final = 5_000
"""So many tables can be open, that is looked at or played by bots, in one worker; for more there is no room."""
MOST_KEPT: Final = 1_000
"""So many are kept in memory in any case; above it those that nobody looks at are let go."""
MOST_BYTES: Final = 512_000_000
"""So much all tables together weigh; above it those that nobody touches rest."""
AT_A_TIME: Final = 4
"""So many matches are read from the store at the same time."""
FULL_SECONDS: Final = 60.0
"""When to try again where there is no room."""
LOOK_EVERY: Final = 64
"""So often at most, in actions, it is looked what all tables together weigh; where there are more tables than that, it
is as often as there are tables."""


class Tables:
    """All tables in memory, those used last kept longest."""

    def __init__(
        self,
        store: Keeping,
        news: News,
        *,
        most_open: int = MOST_OPEN,
        most_kept: int = MOST_KEPT,
        most_bytes: int = MOST_BYTES,
    ) -> None:
        self._store = store
        self._news = news
        self._most_open = most_open
        self._most_kept = most_kept
        self._most_bytes = most_bytes
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._opening: dict[str, asyncio.Task[Table]] = {}
        self._reading = asyncio.Semaphore(AT_A_TIME)
        self._played = 0

    def known(self, match: str) -> Table | None:
        """A table if it is in memory."""
        return self._tables.get(match)

    def close(self, match: str) -> None:
        """Let go of a match that was closed, also those who hold on to its table."""
        table = self._tables.pop(match, None)
        if table is not None:
            table.closed = True

    def all(self) -> list[Table]:
        """All tables in memory."""
        return list(self._tables.values())

    @property
    def weight(self) -> int:
        """About how many bytes all tables take together."""
        return sum(table.weight for table in self._tables.values())

    async def settle(self) -> None:
        """Wait for everything that was begun."""
        for table in self.all():
            await table.settle()

    async def table(self, match: str) -> Table:
        """The table of a running or finished match; `Problem` 503 if all tables there can be are in use."""
        table = self._tables.get(match)
        if table is None:
            table = await self._open(match)
        if match in self._tables:
            self._tables.move_to_end(match)
        return table

    async def newest(self, match: str) -> Table:
        """The same with all that stands in the log: for whoever gives to others what he finds."""
        table = await self.table(match)
        await table.look_again()
        return table

    async def _open(self, match: str) -> Table:
        """Read a match once, however many ask for it at the same time."""
        if match not in self._opening:
            task = self._opening[match] = asyncio.ensure_future(measured(self._read(match)))
            task.add_done_callback(lambda done: self._opened(match, done))
        return await asyncio.shield(self._opening[match])

    def _opened(self, match: str, done: asyncio.Task[Table]) -> None:
        """Whoever asked has heard of a fault, if still there."""
        del self._opening[match]
        if not done.cancelled():
            done.exception()

    async def _read(self, match: str) -> Table:
        self._make_room()
        async with self._reading:
            row = await self._store.match(match)
            if row is None or row.removed:
                raise not_found()
            if row.state == "waiting":
                raise Problem(409, "not-running", "This match has not begun yet.")
            table = Table(self._store, row, await self._store.chairs(match), self._tell)
            async with table.still():
                self._tables[match] = table
        return table

    def _make_room(self) -> None:
        """For one more: let go of tables that nobody looks at; `Problem` if there are none and the house is full."""
        spare = len(self._tables) + len(self._opening) - self._most_kept
        for table in [table for table in self._tables.values() if not table.busy][: max(spare, 0)]:
            self._let_go(table)
        if len(self._tables) + len(self._opening) > self._most_open:
            words = f"All {self._most_open} tables of this server are taken: try again in a minute."
            raise Problem(503, "full", words, retry_after=FULL_SECONDS)
        self._ease()

    def _let_go(self, table: Table) -> None:
        table.let_go()
        del self._tables[table.id]

    async def _tell(self, table: Table) -> None:
        self._played += 1
        if not self._played % max(LOOK_EVERY, len(self._tables)):
            self._ease()
        await self._news(table)

    def _ease(self) -> None:
        """If all tables together weigh too much, those that were touched longest ago rest, or are let go."""
        over = self.weight - self._most_bytes
        if over <= 0:
            return
        for table in sorted(self._tables.values(), key=lambda table: table.touched):
            over -= table.weight
            if table.busy:
                table.rest()
            else:
                self._let_go(table)
            if over <= 0:
                return
