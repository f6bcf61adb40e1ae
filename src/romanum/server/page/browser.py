"""The host of a page as the worker of a browser has it: what JavaScript gives, and what it gets, in Python's shapes.

Bytes come from JavaScript as a thing that has to be asked for them, and nothing that is empty crosses the border.
"""

from __future__ import annotations

import json
from collections.abc import Awaitable
from importlib import import_module
from typing import Any, Final, Protocol

from romanum.server.page.host import PageHost, elsewhere
from romanum.server.page.shelf import MemoryShelf
from romanum.server.page.thinkers import in_worker

FIRST_ASKED: Final = ("/api/me", "/api/games", "/api/matches", "/api/turns")
"""What a client asks before anybody has chosen a game."""


class Bytes(Protocol):
    """Bytes of JavaScript."""

    def to_bytes(self) -> bytes:
        """The same as Python has them."""


class Browser(Protocol):
    """What the worker offers (web/src/page/host.worker.ts)."""

    def get(self, key: str) -> Awaitable[Bytes | None]:
        """What the browser keeps under a name."""

    def put(self, key: str, data: bytes | None) -> Awaitable[bool]:
        """Keep it from now on, or no longer; False if there is no room left."""

    def names(self) -> Awaitable[str]:
        """All names, a line each."""

    def think(self, task: bytes) -> Awaitable[Bytes]:
        """Have another worker do a task."""

    def told(self, socket: int, text: str) -> None:
        """Say a message of a socket to the tab that opened it."""

    def closed(self, socket: int, code: int) -> None:
        """Say that a socket is closed."""


class BrowserShelf:
    """The shelf of a page: the database of the browser."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser

    async def get(self, key: str) -> bytes | None:
        """What is kept under a name."""
        data = await self._browser.get(key)
        return data.to_bytes() if data else None

    async def put(self, key: str, data: bytes) -> None:
        """Keep it from now on."""
        if not await self._browser.put(key, data):
            raise OSError("no room left in this browser")

    async def delete(self, key: str) -> None:
        """Keep it no longer."""
        await self._browser.put(key, None)

    async def list(self) -> list[str]:
        """All names."""
        return (await self._browser.names()).splitlines()


class Door:
    """The host, with requests and sockets as a worker can hand them over: texts and numbers."""

    def __init__(self, host: PageHost) -> None:
        self._host = host

    async def request(self, method: str, path: str, headers: str, body: str | None) -> tuple[int, str, str | None]:
        """An answer: status, headers as JSON, and body."""
        given = body.encode() if body else None
        status, told, answer = await self._host.request(method, f"/api{path}", json.loads(headers), given)
        return status, json.dumps(told), answer.decode() if answer else None

    def open_socket(self, path: str) -> int:
        """The number of a socket that is open from now on."""
        return self._host.open_socket(f"/api{path}")

    def hear(self, socket: int, text: str) -> None:
        """The client says something."""
        self._host.hear(socket, text)

    def shut(self, socket: int) -> None:
        """The client goes."""
        self._host.shut(socket)


async def ready() -> None:
    """Have all in memory that a page and those who think for it begin with, but games and languages: it can be kept."""
    import_module("romanum.server.page.browser_thinker")
    elsewhere()
    host = await PageHost.open(MemoryShelf(), in_worker, lambda socket, text: None)
    for path in FIRST_ASKED:
        await host.request("GET", path)
    await host.close()


async def begin(browser: Browser, packs: str, workers: int) -> Door:
    """Open the host of this page; `packs` are the facts of its packs, as JSON."""

    async def think(task: bytes) -> bytes:
        return (await browser.think(task)).to_bytes()

    def shut(socket: int, code: int, reason: str) -> None:
        browser.closed(socket, code)

    facts: dict[str, Any] = json.loads(packs)
    shelf = BrowserShelf(browser)
    return Door(await PageHost.open(shelf, think, browser.told, facts, shut=shut, workers=workers))
