"""A shelf: bytes by their names, as a browser keeps them; and what is written there so that nothing torn is read."""

from __future__ import annotations

import inspect
import logging
import zlib
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, Final, Protocol, TypeVar

import msgspec

from romanum.server.store.fault import NoRoom, StoreFault

log = logging.getLogger(__name__)

T = TypeVar("T")

SUM: Final = 4
"""So many bytes before each value tell whether it is whole."""
SIGNS_OF_NO_ROOM: Final = ("quota", "no room", "disk full", "no space")
"""How those who keep bytes say that they are full."""


class Shelf(Protocol):
    """Keeps bytes by name. Each of these may answer at once, or later."""

    def get(self, key: str) -> bytes | Awaitable[bytes | None] | None:
        """What is kept under a name."""

    def put(self, key: str, data: bytes) -> Awaitable[None] | None:
        """Keep it from now on: when this has returned, it survives whatever happens to the page."""

    def delete(self, key: str) -> Awaitable[None] | None:
        """Keep it no longer."""

    def list(self) -> Iterable[str] | Awaitable[Iterable[str]]:
        """All names."""


class MemoryShelf:
    """A shelf that lasts as long as the program, with room for so many bytes."""

    def __init__(self, room: int | None = None) -> None:
        self.kept: dict[str, bytes] = {}
        self.room = room

    @property
    def taken(self) -> int:
        """How many bytes are kept."""
        return sum(map(len, self.kept.values()))

    def get(self, key: str) -> bytes | None:
        """What is kept under a name."""
        return self.kept.get(key)

    def put(self, key: str, data: bytes) -> None:
        """Keep it from now on."""
        if self.room is not None and self.taken - len(self.kept.get(key, b"")) + len(data) > self.room:
            raise OSError("no room on the shelf")
        self.kept[key] = data

    def delete(self, key: str) -> None:
        """Keep it no longer."""
        self.kept.pop(key, None)

    def list(self) -> list[str]:
        """All names."""
        return list(self.kept)


class Values:
    """Values on a shelf: each whole or not there, and faults of the shelf told as those of a store."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf

    async def names(self) -> list[str]:
        """What there is."""
        return sorted(await self._asked(self._shelf.list))

    async def read(self, name: str, kind: type[T]) -> T | None:
        """A value; None if there is none, or none that is whole."""
        data = await self._asked(self._shelf.get, name)
        if data is None:
            return None
        found = whole_value(bytes(data), kind)
        if found is None:
            log.warning("what is kept as %s is not whole", name)
        return found

    async def write(self, name: str, value: Any) -> None:
        """Keep a value; `NoRoom` if the shelf is full: then what was there before is there still."""
        packed = msgspec.msgpack.encode(value)
        await self._asked(self._shelf.put, name, zlib.crc32(packed).to_bytes(SUM, "big") + packed)

    async def forget(self, *names: str) -> None:
        """Keep these values no longer."""
        for name in names:
            await self._asked(self._shelf.delete, name)

    async def plain(self, name: str) -> bytes | None:
        """What is kept, byte for byte."""
        data = await self._asked(self._shelf.get, name)
        return None if data is None else bytes(data)

    async def put_plain(self, name: str, data: bytes) -> None:
        """Keep it byte for byte."""
        await self._asked(self._shelf.put, name, data)

    async def _asked(self, what: Callable[..., Any], *given: Any) -> Any:
        """What the shelf answers, now or later."""
        try:
            answer = what(*given)
            return await answer if inspect.isawaitable(answer) else answer
        except StoreFault:
            raise
        except Exception as problem:
            raise fault_of(problem) from problem


def whole_value(data: bytes, kind: type[T]) -> T | None:
    """A value as it is kept; None if it is not whole, or of another kind."""
    if zlib.crc32(data[SUM:]).to_bytes(SUM, "big") != data[:SUM]:
        return None
    try:
        return msgspec.msgpack.decode(data[SUM:], type=kind)
    except msgspec.DecodeError:
        return None


def fault_of(problem: Exception) -> StoreFault:
    """What a shelf complains of, as a fault of the store."""
    line = " ".join(str(problem).split()) or type(problem).__name__
    told = f"{type(problem).__name__} {line}".lower()
    if any(sign in told for sign in SIGNS_OF_NO_ROOM):
        return NoRoom("the page has no room left to keep it")
    return StoreFault(f"the page cannot keep it: {line[:200]}")
