"""Requests and sockets of a page, as handlers have them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from typing import Any

from romanum.server.bounds.prices import Question
from romanum.server.sockets.socket import Gone

Tell = Callable[[str], Any]
"""Says something to whoever opened a socket."""
NO_COOKIES: Mapping[str, str] = {}


class PageRequest:
    """A request of the page's own client."""

    address = ""
    cookies = NO_COOKIES
    secure = True

    def __init__(
        self, house: Any, method: str, pattern: str, headers: Mapping[str, str], body: bytes, question: Question
    ) -> None:
        self.house = house
        self.method = method
        self.pattern = pattern
        self.headers = headers
        self.question = question
        self._body = body

    async def body(self) -> bytes:
        """What it brings."""
        return self._body


class PageSocket:
    """A socket of the page's own client: what it says waits here, and what it is told goes out at once."""

    address = ""
    cookies = NO_COOKIES

    def __init__(
        self,
        house: Any,
        headers: Mapping[str, str],
        query: Mapping[str, list[str]],
        tell: Callable[[str], None],
        shut: Callable[[int, str], None],
    ) -> None:
        self.house = house
        self.headers = headers
        self._query = query
        self._tell = tell
        self._shut = shut
        self._heard: asyncio.Queue[str | None] = asyncio.Queue()
        self.closed = False

    def asked(self, name: str) -> list[str]:
        """What its address says under a name."""
        return self._query.get(name, [])

    async def accept(self) -> None:
        """It is open already."""

    def hear(self, text: str | None) -> None:
        """The client says something, or goes."""
        self._heard.put_nowait(text)

    async def receive_text(self) -> str:
        """The next message of the client."""
        said = None if self.closed else await self._heard.get()
        if said is None:
            self.closed = True
            raise Gone
        return said

    async def send_text(self, text: bytes | str) -> None:
        """Send a message."""
        if self.closed:
            raise Gone
        self._tell(text.decode() if isinstance(text, bytes) else text)

    def at_once(self, text: bytes) -> bool:
        """Send a message now."""
        if self.closed:
            return False
        self._tell(text.decode())
        return True

    async def close(self, code: int, reason: str) -> None:
        """End the connection."""
        if not self.closed:
            self.closed = True
            self._shut(code, reason)
            self.hear(None)
