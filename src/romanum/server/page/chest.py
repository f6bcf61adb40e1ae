"""Everything that a page keeps as one file, to be carried to another browser or kept safe; and out of it again."""

from __future__ import annotations

import base64
import binascii
import zlib
from typing import Final, Protocol

import msgspec

from romanum.server.bounds.problem import Problem
from romanum.server.news.table_news import TableNews
from romanum.server.page.kept_match import ROW, KeptRow, name_of, read_name
from romanum.server.page.own_shelf import SCENARIO, KeptScenario, PageStore
from romanum.server.page.shelf import whole_value
from romanum.server.store.fault import StoreFault

KIND: Final = "romanum page"
VERSION: Final = 1
LARGEST: Final = 512_000_000
"""So many bytes may come out of a file."""


class Packed(msgspec.Struct):
    """Such a file: JSON whose `values` are the names and bytes on the shelf, squeezed."""

    kind: str
    version: int
    values: str


class Unpacked(msgspec.Struct):
    """What came out of a file: so many matches and scenarios are new or newer, and so many were here already."""

    matches: int = 0
    scenarios: int = 0
    kept: int = 0


class Parts(Protocol):
    """What is needed of the page."""

    store: PageStore
    table_news: TableNews


class Chest:
    """Packs everything up, and unpacks it."""

    def __init__(self, house: Parts) -> None:
        self._house = house

    async def packed(self) -> bytes:
        """Everything, as a file."""
        store = self._house.store
        async with store.still():
            names = await store.values.names()
            found = {name: data for name in names if (data := await store.values.plain(name)) is not None}
        squeezed = zlib.compress(msgspec.msgpack.encode(found))
        return msgspec.json.encode(Packed(KIND, VERSION, base64.b64encode(squeezed).decode()))

    async def unpack(self, file: bytes) -> Unpacked:
        """Take in what is not here yet, or has gone on elsewhere. What is here and not in the file stays."""
        values = _values_in(file)
        done = Unpacked()
        for match in {parts.match: None for name in values if (parts := read_name(name)) is not None}:
            if await self._take_match(match, {name: data for name, data in values.items() if _is_of(name, match)}):
                done.matches += 1
            else:
                done.kept += 1
        for name, data in values.items():
            if name.startswith(SCENARIO):
                if await self._take_scenario(name, data):
                    done.scenarios += 1
                else:
                    done.kept += 1
        return done

    async def _take_match(self, match: str, values: dict[str, bytes]) -> bool:
        """A match as a whole, or nothing of it."""
        store = self._house.store
        theirs, ours = OnPaper.of(match, values), store.row(match)
        if theirs is None or (ours is not None and ours.seq >= theirs.seq):
            return False
        if ours is not None:
            await self._house.table_news.closed(match)
        await store.put_match(match, values)
        return True

    async def _take_scenario(self, name: str, data: bytes) -> bool:
        kept = whole_value(data, KeptScenario)
        if kept is None or name != f"{SCENARIO}{kept.row.id}":
            return False
        ours = await self._house.store.scenarios.one(kept.row.id)
        if ours is not None and ours.changed >= kept.row.changed:
            return False
        await self._house.store.scenarios.add(kept.row, kept.text, kept.picture)
        return True


class OnPaper(msgspec.Struct):
    """How far a match in a file has come."""

    seq: int

    @classmethod
    def of(cls, match: str, values: dict[str, bytes]) -> OnPaper | None:
        """Of its values; None if it has no row that is whole."""
        rows = [whole_value(values.get(name_of(match, ROW, turn), b""), KeptRow) for turn in (0, 1)]
        if not any(row is not None and row.row.id == match for row in rows):
            return None
        numbers = [parts for name in values if (parts := read_name(name)) is not None]
        seqs = [max(parts.first, parts.last) for parts in numbers if parts.kind in ("entry", "part")]
        return cls(max(seqs, default=0))


def _is_of(name: str, match: str) -> bool:
    parts = read_name(name)
    return parts is not None and parts.match == match


def _values_in(file: bytes) -> dict[str, bytes]:
    """What is in a file; `Problem` if it is none of ours, or not whole."""
    try:
        packed = msgspec.json.decode(file, type=Packed)
        opened = zlib.decompressobj()
        data = opened.decompress(base64.b64decode(packed.values, validate=True), LARGEST)
        if packed.kind == KIND and packed.version == VERSION and opened.eof:
            return msgspec.msgpack.decode(data, type=dict[str, bytes])
    except (msgspec.MsgspecError, binascii.Error, zlib.error, StoreFault):
        pass
    raise Problem(422, "file", "This is no file of a page, or it is not whole.")
