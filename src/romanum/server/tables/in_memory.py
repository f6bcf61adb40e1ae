"""Matches kept in memory alone: a table for a test, a notebook, a program that needs no server."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence

import msgspec

from romanum.server.store.clocks import Thought, left_in_bank
from romanum.server.store.fault import StoreFault
from romanum.server.store.rows import LogRow, MatchRow, SeatRow, Standing
from romanum.server.store.time import now


class InMemory:
    """Keeps matches until the program ends, as `Keeping` has it."""

    shared = False

    def __init__(self) -> None:
        self._rows: dict[str, MatchRow] = {}
        self._chairs: dict[str, list[SeatRow]] = {}
        self._log: defaultdict[str, list[LogRow]] = defaultdict(list)
        self._wishes: defaultdict[str, dict[tuple[int, str], str]] = defaultdict(dict)
        self._orders: defaultdict[str, dict[int, str]] = defaultdict(dict)
        self._snapshots: defaultdict[str, dict[int, bytes]] = defaultdict(dict)
        self._traces: defaultdict[str, dict[int, bytes]] = defaultdict(dict)

    async def add_match(self, match: MatchRow, chairs: Sequence[SeatRow], entries: Sequence[LogRow] = ()) -> None:
        """A new match with its seats, and the log of one that was begun elsewhere."""
        self._rows[match.id], self._chairs[match.id] = match, [*chairs]
        self._log[match.id] = [*entries]

    async def match(self, match: str) -> MatchRow | None:
        """A match by its id."""
        return self._rows.get(match)

    async def chairs(self, match: str) -> list[SeatRow]:
        """The seats of a match, in order."""
        return [*self._chairs[match]]

    async def entries(self, match: str, after: int = 0) -> list[LogRow]:
        """The log of a match from a number on."""
        return self._log[match][after:]

    async def append(
        self,
        match: str,
        entry: LogRow,
        standing: Standing,
        trace: Callable[[], bytes] | None = None,
        thought: Thought | None = None,
    ) -> bool:
        """Write an entry, what it led to and the time it took; False: that number is taken."""
        seq = len(self._log[match])
        if entry.seq <= seq:
            return False
        if entry.seq != seq + 1:
            raise StoreFault(f"the log of match {match} has a gap before entry {entry.seq}")
        moment = now()
        if thought is not None:
            self._take_from_banks(match, thought, moment)
        self._write(match, entry, standing, moment)
        if trace is not None:
            self._traces[match][entry.seq] = trace()
        return True

    def _write(self, match: str, entry: LogRow, standing: Standing, moment: int) -> None:
        self._log[match].append(msgspec.structs.replace(entry, at=moment))
        stands = msgspec.structs.asdict(standing)
        self._rows[match] = msgspec.structs.replace(self._rows[match], **stands, seq=entry.seq, changed=moment)

    def _take_from_banks(self, match: str, thought: Thought, moment: int) -> None:
        """Of those who were asked: what they thought beyond the allowance; who was not asked again is given some."""
        row, asked, passed = self._rows[match], _seats(thought.asked), _seats(thought.passed)
        for chair in [chair for chair in self._chairs[match] if chair.seat in asked and chair.bot is None]:
            left = left_in_bank(row, chair, moment) + (thought.increment if chair.seat in passed else 0)
            self._chairs[match][chair.seat] = msgspec.structs.replace(chair, bank=left)

    async def wishes(self, match: str) -> dict[tuple[int, str], str]:
        """What the seats of a match wish about being asked, by seat and kind of window."""
        return dict(self._wishes[match])

    async def keep_wishes(self, match: str, wishes: Mapping[tuple[int, str], str]) -> None:
        """Keep what seats wish."""
        self._wishes[match] |= wishes

    async def orders(self, match: str) -> dict[int, str]:
        """The orders of the seats of a match, as JSON."""
        return dict(self._orders[match])

    async def keep_orders(self, match: str, seat: int, given: str) -> None:
        """Keep the orders of a seat; empty: it has none."""
        self._orders[match].pop(seat, None)
        if given:
            self._orders[match][seat] = given

    async def snapshots(self, match: str) -> list[bytes]:
        """What is kept of the course of a match, in order."""
        return [data for _, data in sorted(self._snapshots[match].items())]

    async def traces(self, match: str) -> list[tuple[int, bytes]]:
        """What is kept of the entries since the last snapshot, each with its number."""
        return sorted(self._traces[match].items())

    async def keep_snapshots(
        self, match: str, known: int, made: Sequence[tuple[int, bytes]], tail: Sequence[tuple[int, bytes]] = ()
    ) -> None:
        """Put snapshots in the place of those after entry `known`, and traces of the entries they do not tell of."""
        for kept, rows in ((self._snapshots[match], made), (self._traces[match], tail)):
            if rows:
                first = min(rows[0][0], known + 1)
                for seq in [seq for seq in kept if first <= seq <= rows[-1][0]]:
                    del kept[seq]
                kept.update(rows)
        if made:
            for seq in [seq for seq in self._traces[match] if seq <= made[-1][0]]:
                del self._traces[match][seq]

    async def adopt(self, match: str, build: str, rules: int) -> None:
        """The log of a match leads to the same by another program: from now on it is that program's."""
        self._rows[match] = msgspec.structs.replace(self._rows[match], build=build, rules=rules)

    async def keep_base(self, match: str, build: str, seq: int, base: bytes) -> None:
        """From now on this stands for the log of a finished match."""
        self._rows[match] = msgspec.structs.replace(self._rows[match], build=build)
        self._put_base(match, seq, base)

    async def carry_over(
        self, match: str, entry: LogRow, standing: Standing, program: tuple[str, int], base: bytes
    ) -> bool:
        """A match goes on by another program, with an entry that says so; False: another was faster."""
        if entry.seq != len(self._log[match]) + 1:
            return False
        self._write(match, entry, standing, now())
        await self.adopt(match, *program)
        self._put_base(match, entry.seq, base)
        return True

    def _put_base(self, match: str, seq: int, base: bytes) -> None:
        self._traces[match].clear()
        self._snapshots[match] = {seq: base}


def _seats(written: str) -> set[int]:
    return {int(seat) for seat in written.split(",") if seat}
