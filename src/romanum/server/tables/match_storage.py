"""What tables need of whatever keeps their matches: a database, or memory alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from romanum.server.store.clocks import Thought
from romanum.server.store.rows import LogRow, MatchRow, SeatRow, Standing


class Keeping(Protocol):
    """Keeps matches with their logs. What a log holds is the truth; it only grows."""

    shared: bool
    """Whether others may write to it as well."""

    async def match(self, match: str) -> MatchRow | None:
        """A match by its id."""

    async def chairs(self, match: str) -> list[SeatRow]:
        """The seats of a match, in order."""

    async def entries(self, match: str, after: int = 0) -> list[LogRow]:
        """The log of a match from a number on."""

    async def append(
        self,
        match: str,
        entry: LogRow,
        standing: Standing,
        trace: Callable[[], bytes] | None = None,
        thought: Thought | None = None,
    ) -> bool:
        """Write an entry, what it led to and the time it took; False: that number is taken."""

    async def wishes(self, match: str) -> dict[tuple[int, str], str]:
        """What the seats of a match wish about being asked, by seat and kind of window."""

    async def keep_wishes(self, match: str, wishes: Mapping[tuple[int, str], str]) -> None:
        """Keep what seats wish."""

    async def orders(self, match: str) -> dict[int, str]:
        """The orders of the seats of a match, as JSON."""

    async def keep_orders(self, match: str, seat: int, given: str) -> None:
        """Keep the orders of a seat; empty: it has none."""

    async def snapshots(self, match: str) -> list[bytes]:
        """What is kept of the course of a match, in order."""

    async def traces(self, match: str) -> list[tuple[int, bytes]]:
        """What is kept of the entries since the last snapshot, each with its number."""

    async def keep_snapshots(
        self, match: str, known: int, made: Sequence[tuple[int, bytes]], tail: Sequence[tuple[int, bytes]] = ()
    ) -> None:
        """Put snapshots in the place of those after entry `known`, and traces of the entries they do not tell of."""

    async def adopt(self, match: str, build: str, rules: int) -> None:
        """The log of a match leads to the same by another program: from now on it is that program's."""

    async def keep_base(self, match: str, build: str, seq: int, base: bytes) -> None:
        """From now on this stands for the log of a finished match."""

    async def carry_over(
        self, match: str, entry: LogRow, standing: Standing, program: tuple[str, int], base: bytes
    ) -> bool:
        """A match goes on by another program, with an entry that says so; False: another was faster."""
