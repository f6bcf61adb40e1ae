"""How a match lies on the shelf: its row, its log entry by entry, snapshots, and what seats wish.

An action is one value that is written at once, so a page that is killed in the middle has it whole or not at all. From
time to time entries that a snapshot covers are put together, so that a match is not thousands of values. The row is
written to two places in turn: whatever happens while one is written, the other is whole.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import msgspec

from romanum.server.store.rows import LogRow, MatchRow, SeatRow, Standing

MATCH: Final = "match"
ROW, ENTRY, PART, SNAPSHOT, BASE, TAIL, SIDE = "row", "entry", "part", "snapshot", "base", "tail", "side"
"""The kinds of values of a match, as they stand in their names."""
DIGITS: Final = 8


class KeptRow(msgspec.Struct):
    """A match with its seats, the highest `written` counting; `base`: the entry up to which something stands for the
    log."""

    written: int
    row: MatchRow
    chairs: list[SeatRow]
    base: int | None = None


class Base(msgspec.Struct):
    """What stands for the log up to an entry, after an update of the program: by which it goes on, and as what."""

    seq: int
    build: str
    rules: int
    data: bytes


class KeptEntry(msgspec.Struct):
    """An entry of the log with all that is written with it: where the match stands, and what is left in the banks."""

    entry: LogRow
    standing: Standing
    banks: list[int]
    trace: bytes | None = None
    base: Base | None = None


class Side(msgspec.Struct):
    """What lies beside the log: wishes and orders of the seats, notes, and who watches."""

    wishes: list[tuple[int, str, str]] = []
    orders: dict[int, str] = {}
    notes: str = ""


class Name(NamedTuple):
    """The name of a value of a match, in its parts."""

    match: str
    kind: str
    first: int = 0
    last: int = 0


def name_of(match: str, kind: str, *numbers: int) -> str:
    """The name of a value.

    >>> name_of("a1", "entry", 7)
    'match/a1/entry/00000007'
    """
    return "/".join([MATCH, match, kind, *(f"{number:0{DIGITS}}" for number in numbers)])


def read_name(name: str) -> Name | None:
    """A name in its parts; None if it is none of a match.

    >>> read_name("match/a1/part/00000001/00000050")
    Name(match='a1', kind='part', first=1, last=50)
    """
    parts = name.split("/")
    if parts[0] != MATCH or len(parts) < 3:
        return None
    numbers = [int(part) for part in parts[3:] if part.isdigit()]
    return Name(parts[1], parts[2], *numbers)


class OnShelf:
    """A match as far as it is known without reading its log."""

    def __init__(self, kept: KeptRow) -> None:
        self.row = kept.row
        self.chairs = kept.chairs
        self.written = kept.written
        self.base = kept.base
        self.last_base: Base | None = None
        """The base, where it is still with its entry."""
        self.entries: set[int] = set()
        """The numbers of the entries that are values of their own."""
        self.parts: dict[int, int] = {}
        """Of those that were put together: the first and the last of each part."""
        self.snapshots: set[int] = set()

    @property
    def folded(self) -> int:
        """So many entries have been put together."""
        return max(self.parts.values(), default=0)

    def enter(self, kept: KeptEntry) -> None:
        """Take in where the match stands after an entry."""
        stands = msgspec.structs.asdict(kept.standing)
        self.row = msgspec.structs.replace(self.row, **stands, seq=kept.entry.seq, changed=kept.entry.at)
        self.chairs = [
            msgspec.structs.replace(chair, bank=bank) for chair, bank in zip(self.chairs, kept.banks, strict=True)
        ]
        if kept.base is not None:
            self.row = msgspec.structs.replace(self.row, build=kept.base.build, rules=kept.base.rules)
            self.base, self.last_base = kept.base.seq, kept.base

    def as_kept(self) -> KeptRow:
        """As it is written."""
        return KeptRow(self.written, self.row, self.chairs, self.base)

    def changed(self, **fields: Any) -> MatchRow:
        """The row with other fields."""
        return msgspec.structs.replace(self.row, **fields)
