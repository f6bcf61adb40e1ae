"""The matches of a page: as tables need them, written to the shelf before anything is confirmed."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeVar

import msgspec

from romanum.server.page.kept_match import (
    BASE,
    ENTRY,
    PART,
    ROW,
    SIDE,
    SNAPSHOT,
    TAIL,
    Base,
    KeptEntry,
    KeptRow,
    Name,
    OnShelf,
    Side,
    name_of,
    read_name,
)
from romanum.server.page.shelf import Values
from romanum.server.store.clocks import Thought, left_in_bank
from romanum.server.store.fault import StoreFault, Taken
from romanum.server.store.rows import Decide, LogRow, MatchRow, SeatRow, Standing
from romanum.server.store.time import now

log = logging.getLogger(__name__)

T = TypeVar("T")

TOGETHER: Final = 50
"""So many entries of an imported log are one value."""


class ShelfMatches:
    """Keeps matches with their logs, as `Keeping` has it. One page alone writes to its shelf."""

    shared = False

    def __init__(self, values: Values) -> None:
        self._values = values
        self._known: dict[str, OnShelf] = {}
        self._writing = asyncio.Lock()
        self._sides: dict[str, Side] = {}

    async def open_matches(self, names: Sequence[str]) -> None:
        """Look what there is; what was begun to be written, and is not whole, goes."""
        found: dict[str, list[Name]] = {}
        for name in names:
            parts = read_name(name)
            if parts is not None:
                found.setdefault(parts.match, []).append(parts)
        for match, there in found.items():
            rows = [await self._values.read(name_of(match, ROW, turn), KeptRow) for turn in (0, 1)]
            whole = [row for row in rows if row is not None]
            if not whole:
                if not any(part.kind == ROW for part in there):
                    await self._values.forget(*(name for name in names if name.startswith(name_of(match, ""))))
                continue
            await self._open(match, max(whole, key=lambda row: row.written), there)

    async def _open(self, match: str, kept: KeptRow, parts: list[Name]) -> None:
        known = OnShelf(kept)
        for part in parts:
            if part.kind == ENTRY:
                known.entries.add(part.first)
            elif part.kind == PART:
                known.parts[part.first] = part.last
            elif part.kind == SNAPSHOT:
                known.snapshots.add(part.first)
        await self._forget_entries(match, known, [seq for seq in known.entries if seq <= known.folded])
        end = known.folded
        while end + 1 in known.entries:
            end += 1
        await self._forget_entries(match, known, [seq for seq in known.entries if seq > end])
        while end > known.row.seq:
            last = await self._values.read(name_of(match, ENTRY, end), KeptEntry)
            if last is not None:
                await self._take_in(match, known, end, last)
                break
            await self._forget_entries(match, known, [end])
            end -= 1
        self._known[match] = known

    async def _take_in(self, match: str, known: OnShelf, end: int, last: KeptEntry) -> None:
        """Where it stands after its last entry; a base that is written with one of the newest is found as well."""
        for seq in range(known.row.seq + 1, end):
            one = await self._values.read(name_of(match, ENTRY, seq), KeptEntry)
            if one is not None and one.base is not None:
                known.enter(one)
        known.enter(last)

    async def _forget_entries(self, match: str, known: OnShelf, seqs: Sequence[int]) -> None:
        for seq in seqs:
            known.entries.discard(seq)
            await self._values.forget(name_of(match, ENTRY, seq))

    def rows(self) -> list[MatchRow]:
        """All matches, the one that was changed last first."""
        rows = [known.row for known in self._known.values() if not known.row.removed]
        return sorted(rows, key=lambda row: -row.changed)

    def still(self) -> asyncio.Lock:
        """While it is held, nothing is written."""
        return self._writing

    async def put_match(self, match: str, values: Mapping[str, bytes]) -> None:
        """A match as it was kept elsewhere, in the place of what was here: all of it, or nothing."""
        async with self._writing:
            before = [name for name in await self._values.names() if name.startswith(name_of(match, ""))]
            kept = {name: await self._values.plain(name) for name in before}
            names = sorted(values, key=lambda name: f"/{ROW}/" in name)
            try:
                await self._values.forget(*(name for name in before if name not in values))
                for name in names:
                    await self._values.put_plain(name, values[name])
            except StoreFault:
                await self._values.forget(*(name for name in names if name not in kept))
                for name, data in kept.items():
                    if data is not None:
                        await self._values.put_plain(name, data)
                raise
            self._known.pop(match, None)
            self._sides.pop(match, None)
            await self.open_matches(names)

    # ---- rows

    def row(self, match: str) -> MatchRow | None:
        """A match by its id, without waiting."""
        known = self._known.get(match)
        return None if known is None else known.row

    async def add_match(self, match: MatchRow, chairs: Sequence[SeatRow], entries: Sequence[LogRow] = ()) -> None:
        """A new match with its seats, and the log of an imported one. Without its row, which comes last, it is none."""
        async with self._writing:
            if match.id in self._known:
                raise Taken(f"there is a match {match.id}")
            known = OnShelf(KeptRow(0, match, [*chairs]))
            for first in range(0, len(entries), TOGETHER):
                part = list(entries[first : first + TOGETHER])
                await self._values.write(name_of(match.id, PART, part[0].seq, part[-1].seq), part)
                known.parts[part[0].seq] = part[-1].seq
            await self._write_row(known)
            self._known[match.id] = known

    async def _write_row(self, known: OnShelf) -> None:
        """To the place that was written longer ago."""
        await self._settle_base(known)
        kept = known.as_kept()
        kept.written += 1
        await self._values.write(name_of(known.row.id, ROW, kept.written % 2), kept)
        known.written = kept.written

    async def _change_row(self, known: OnShelf, row: MatchRow, chairs: list[SeatRow]) -> None:
        """Write it, and only then take it over."""
        await self._settle_base(known)
        changed = msgspec.structs.replace(known.as_kept(), row=row, chairs=chairs, written=known.written + 1)
        await self._values.write(name_of(row.id, ROW, changed.written % 2), changed)
        known.row, known.chairs, known.written = row, chairs, changed.written

    async def match(self, match: str) -> MatchRow | None:
        """A match by its id."""
        known = self._known.get(match)
        return None if known is None else known.row

    async def chairs(self, match: str) -> list[SeatRow]:
        """The seats of a match, in order."""
        known = self._known.get(match)
        return [] if known is None else [*known.chairs]

    async def chairs_of(self, ids: Sequence[str]) -> dict[str, list[SeatRow]]:
        """The seats of several matches."""
        return {match: await self.chairs(match) for match in ids}

    async def change_match(self, match: str, decide: Decide) -> bool:
        """Change seats and state of a match; whether there was anything to change."""
        async with self._writing:
            known = self._known.get(match)
            wanted = None if known is None else decide(known.row, [*known.chairs])
            if known is None or wanted is None:
                return False
            if wanted.fields.get("removed"):
                await self._remove(match)
                return True
            row = msgspec.structs.replace(known.row, **wanted.fields, version=known.row.version + 1)
            chairs = [msgspec.structs.replace(chair, **wanted.seats.get(chair.seat, {})) for chair in known.chairs]
            await self._change_row(known, row, chairs)
            return True

    async def _remove(self, match: str) -> None:
        """Nothing is written for it, since there may be no room left. Without its row it is no match any more, and what
        is left of it goes when the page is opened next."""
        names = [name for name in await self._values.names() if name.startswith(name_of(match, ""))]
        await self._values.forget(*sorted(names, key=lambda name: f"/{ROW}/" not in name))
        self._known.pop(match)
        self._sides.pop(match, None)

    # ---- the log

    async def entries(self, match: str, after: int = 0) -> list[LogRow]:
        """The log of a match from a number on."""
        known = self._of(match)
        found: list[LogRow] = []
        for first, last in sorted(known.parts.items()):
            if last > after:
                part = await self._values.read(name_of(match, PART, first, last), list[LogRow])
                found += self._whole(match, part)
        for seq in sorted(known.entries):
            if seq > after:
                found.append(self._whole(match, await self._kept_entry(match, seq)).entry)
        return [entry for entry in found if entry.seq > after]

    async def _kept_entry(self, match: str, seq: int) -> KeptEntry | None:
        return await self._values.read(name_of(match, ENTRY, seq), KeptEntry)

    def _whole(self, match: str, found: T | None) -> T:
        if found is None:
            raise StoreFault(f"a part of the log of match {match} is damaged")
        return found

    def _of(self, match: str) -> OnShelf:
        known = self._known.get(match)
        if known is None:
            raise StoreFault(f"there is no match {match}")
        return known

    async def append(
        self,
        match: str,
        entry: LogRow,
        standing: Standing,
        trace: Callable[[], bytes] | None = None,
        thought: Thought | None = None,
    ) -> bool:
        """Write an entry, what it led to and the time it took; False: that number is taken."""
        return await self._append(match, entry, standing, None if trace is None else trace(), thought)

    async def _append(
        self,
        match: str,
        entry: LogRow,
        standing: Standing,
        trace: bytes | None = None,
        thought: Thought | None = None,
        base: Base | None = None,
    ) -> bool:
        async with self._writing:
            known = self._of(match)
            if entry.seq <= known.row.seq:
                return False
            if entry.seq != known.row.seq + 1:
                raise StoreFault(f"the log of match {match} has a gap before entry {entry.seq}")
            moment = now()
            kept = KeptEntry(
                msgspec.structs.replace(entry, at=moment), standing, banks(known, thought, moment), trace, base
            )
            await self._values.write(name_of(match, ENTRY, entry.seq), kept)
            known.entries.add(entry.seq)
            known.enter(kept)
            return True

    # ---- snapshots

    async def snapshots(self, match: str) -> list[bytes]:
        """What is kept of the course of a match, in order; one that is damaged is left out, with those after it."""
        known = self._of(match)
        found: list[bytes] = []
        if known.base is not None:
            base = known.last_base or await self._values.read(name_of(match, BASE, known.base), Base)
            found.append(self._whole(match, base).data)
        for seq in sorted(known.snapshots):
            if seq > (known.base or 0):
                data = await self._values.read(name_of(match, SNAPSHOT, seq), bytes)
                if data is None:
                    break
                found.append(data)
        return found

    async def traces(self, match: str) -> list[tuple[int, bytes]]:
        """What is kept of the entries since the last snapshot, each with its number."""
        known = self._of(match)
        tail = await self._values.read(name_of(match, TAIL), list[tuple[int, bytes]]) or []
        found = {seq: data for seq, data in tail if seq > (known.base or -1)}
        for seq in known.entries:
            one = await self._kept_entry(match, seq)
            if one is not None and one.trace is not None and seq > (known.base or -1):
                found[seq] = one.trace
        return sorted(found.items())

    async def keep_snapshots(
        self, match: str, known: int, made: Sequence[tuple[int, bytes]], tail: Sequence[tuple[int, bytes]] = ()
    ) -> None:
        """Put snapshots in the place of those after entry `known`, and traces of the entries they do not tell of."""
        async with self._writing:
            shelved = self._known.get(match)
            if shelved is None:
                return
            if tail:
                await self._values.write(name_of(match, TAIL), list(tail))
            if not made:
                return
            first, last = min(made[0][0], known + 1), made[-1][0]
            for seq, data in made:
                await self._values.write(name_of(match, SNAPSHOT, seq), data)
            old = {seq for seq in shelved.snapshots if first <= seq <= last} - {seq for seq, _ in made}
            await self._values.forget(*(name_of(match, SNAPSHOT, seq) for seq in old))
            shelved.snapshots = (shelved.snapshots - old) | {seq for seq, _ in made}
            await self._fold(match, shelved, last)
            if not tail:
                await self._values.forget(name_of(match, TAIL))

    async def _fold(self, match: str, known: OnShelf, last: int) -> None:
        """Put together the entries that snapshots tell of. Each is there all the time, for a moment twice."""
        seqs = sorted(seq for seq in known.entries if seq <= last)
        kept = [await self._kept_entry(match, seq) for seq in seqs]
        if not seqs or None in kept:
            return
        entries = [one.entry for one in kept if one is not None]
        await self._write_row(known)
        await self._values.write(name_of(match, PART, seqs[0], seqs[-1]), entries)
        known.parts[seqs[0]] = seqs[-1]
        await self._forget_entries(match, known, seqs)

    async def _settle_base(self, known: OnShelf) -> None:
        """A base that is with its entry becomes a value of its own; the row, which is written next, names it."""
        if known.last_base is not None:
            await self._values.write(name_of(known.row.id, BASE, known.last_base.seq), known.last_base)
            known.last_base = None

    # ---- after an update of the program

    async def adopt(self, match: str, build: str, rules: int) -> None:
        """The log of a match leads to the same by another program: from now on it is that program's."""
        async with self._writing:
            known = self._of(match)
            await self._change_row(known, known.changed(build=build, rules=rules), known.chairs)

    async def keep_base(self, match: str, build: str, seq: int, base: bytes) -> None:
        """From now on this stands for the log of a finished match."""
        async with self._writing:
            known = self._of(match)
            await self._values.write(name_of(match, BASE, seq), Base(seq, build, known.row.rules, base))
            before, known.base, known.last_base = (known.base, known.last_base), seq, None
            try:
                await self._change_row(known, known.changed(build=build), known.chairs)
            except StoreFault:
                known.base, known.last_base = before
                raise

    async def carry_over(
        self, match: str, entry: LogRow, standing: Standing, program: tuple[str, int], base: bytes
    ) -> bool:
        """A match goes on by another program, with an entry that says so; False: another was faster."""
        return await self._append(match, entry, standing, base=Base(entry.seq, *program, base))

    # ---- what lies beside the log

    async def side(self, match: str) -> Side:
        """Wishes, orders and notes."""
        if match not in self._sides:
            self._sides[match] = await self._values.read(name_of(match, SIDE), Side) or Side()
        return self._sides[match]

    async def _keep_side(self, match: str, **fields: Any) -> None:
        changed = msgspec.structs.replace(await self.side(match), **fields)
        await self._values.write(name_of(match, SIDE), changed)
        self._sides[match] = changed

    async def wishes(self, match: str) -> dict[tuple[int, str], str]:
        """What the seats of a match wish about being asked, by seat and kind of window."""
        return {(seat, kind): wish for seat, kind, wish in (await self.side(match)).wishes}

    async def keep_wishes(self, match: str, wishes: Mapping[tuple[int, str], str]) -> None:
        """Keep what seats wish."""
        async with self._writing:
            kept = await self.wishes(match) | dict(wishes)
            await self._keep_side(match, wishes=[(*key, wish) for key, wish in kept.items()])

    async def orders(self, match: str) -> dict[int, str]:
        """The orders of the seats of a match, as JSON."""
        return dict((await self.side(match)).orders)

    async def keep_orders(self, match: str, seat: int, given: str) -> None:
        """Keep the orders of a seat; empty: it has none."""
        async with self._writing:
            kept = {one: orders for one, orders in (await self.orders(match)).items() if one != seat}
            await self._keep_side(match, orders=kept | ({seat: given} if given else {}))

    async def notes(self, match: str, person: int) -> str:
        """The notes on a match."""
        return (await self.side(match)).notes

    async def write_notes(self, match: str, person: int, text: str) -> None:
        """Keep them."""
        async with self._writing:
            await self._keep_side(match, notes=text)


def banks(known: OnShelf, thought: Thought | None, moment: int) -> list[int]:
    """What is left in the banks after an entry: of those who were asked, what they thought beyond the allowance is
    gone; who was not asked again is given some."""
    if thought is None:
        return [chair.bank for chair in known.chairs]
    asked, passed = ({int(seat) for seat in text.split(",") if seat} for text in (thought.asked, thought.passed))
    return [
        chair.bank
        if chair.seat not in asked or chair.bot is not None
        else left_in_bank(known.row, chair, moment) + (thought.increment if chair.seat in passed else 0)
        for chair in known.chairs
    ]
