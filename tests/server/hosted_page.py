"""A page to test with: a host without a web server, its shelf, and whoever asks it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from typing import Any

import httpx
import msgspec

from romanum.server.page.host import PageHost
from romanum.server.page.shelf import MemoryShelf, Shelf
from romanum.server.page.thinkers import Think, in_worker
from server.moves import SEEDED
from server.visitors import Visitor

Answer = tuple[int, Any]


async def beside(task: bytes) -> bytes:
    """A worker."""
    return await asyncio.to_thread(in_worker, task)


class Page:
    """A page with its client."""

    def __init__(self, host: PageHost, told: dict[int, list[Any]], shut: dict[int, int]) -> None:
        self.host = host
        self.told = told
        self.shut = shut

    async def ask(self, method: str, path: str, body: Any = None, **headers: str) -> Answer:
        """Status and JSON of an answer."""
        given = body.encode() if isinstance(body, str) else None if body is None else msgspec.json.encode(body)
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        status, kind, content = await self.host.request(method, f"/api{path}", named, given)
        plain = content is None or not kind["content-type"].startswith("application/json")
        return status, content if plain else msgspec.json.decode(content or b"null")

    async def get(self, path: str, **headers: str) -> Any:
        """What is there."""
        status, found = await self.ask("GET", path, **headers)
        assert status == 200, found
        return found

    async def post(self, path: str, body: Any = None) -> Any:
        """What comes of it."""
        status, found = await self.ask("POST", path, body)
        assert status in (200, 201), found
        return found

    async def match(self, bots: int = 1, game: str = "hre", **more: Any) -> str:
        """A new match against bots; with these dice a bot is asked first."""
        seats = [{"kind": "me"}, *[{"kind": "bot", "level": "miles"}] * bots]
        wish = {"game": game, "seats": seats, "dice": SEEDED, **more}
        found = await self.post("/matches", wish)
        return str(found["id"])

    def live(self, match: str, seat: int = 0) -> int:
        """A socket at a table."""
        return self.host.open_socket(f"/api/matches/{match}/live?seat={seat}", {})

    async def say(self, socket: int, **message: Any) -> Any:
        """Say something on a socket; the answer to it."""
        self.host.hear(socket, msgspec.json.encode(message).decode())
        return await self.heard(socket, lambda one: one.get("id") == message["id"])

    async def heard(self, socket: int, wanted: Any, within: float = 20.0) -> Any:
        """The first message of a socket that is wanted."""
        async with asyncio.timeout(within):
            while True:
                for one in self.told.get(socket, []):
                    if wanted(one):
                        return one
                await asyncio.sleep(0.01)

    async def my_table(self, match: str, seat: int = 0, in_vain: Callable[[], bool] = lambda: False) -> Any:
        """The table when a seat is asked, or all is over; or as it is, when it is waited for in vain."""
        async with asyncio.timeout(60):
            while True:
                table = await self.get(f"/matches/{match}/table?seat={seat}")
                if table["decision"] or table["state"] == "over" or in_vain():
                    return table
                await asyncio.sleep(0.02)

    async def play(self, match: str, times: int, which: int = 0, seat: int = 0) -> Any:
        """Choose so many times; the table then."""
        for _ in range(times):
            table = await self.my_table(match, seat)
            if table["decision"] is None:
                break
            options = table["decision"]["options"]
            action = options[which % len(options)]["text"]
            answer = await self.post(f"/matches/{match}/act", {"seat": seat, "seq": table["seq"], "action": action})
            assert answer["answer"] in ("done", "stale"), answer
        return await self.my_table(match, seat)


@asynccontextmanager
async def page(
    shelf: Shelf | None = None, think: Think = beside, pack: Mapping[str, Any] | None = None, **more: Any
) -> AsyncIterator[Page]:
    """A page that is open."""
    told: dict[int, list[Any]] = {}
    shut: dict[int, int] = {}
    host = await PageHost.open(
        MemoryShelf() if shelf is None else shelf,
        think,
        lambda socket, text: told.setdefault(socket, []).append(msgspec.json.decode(text)),
        pack or {},
        shut=lambda socket, code, reason: shut.__setitem__(socket, code),
        **more,
    )
    try:
        yield Page(host, told, shut)
    finally:
        await host.close()


class Carried(httpx.AsyncBaseTransport):
    """What the client of a test asks a server, asked of a page."""

    def __init__(self, host: PageHost) -> None:
        self._host = host

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        """The page's answer."""
        path = request.url.raw_path.decode()
        body = await request.aread()
        status, headers, content = await self._host.request(request.method, path, dict(request.headers), body or None)
        return httpx.Response(status, headers=headers, content=content or b"")


class CarriedSocket:
    """A socket of a page with the words that tests have for one of a server."""

    def __init__(self, one: Page, number: int) -> None:
        self._one = one
        self._number = number
        self._read = 0

    async def recv(self) -> bytes:
        """The next message."""
        while len(self._one.told.get(self._number, [])) <= self._read:
            await asyncio.sleep(0.005)
        self._read += 1
        return msgspec.json.encode(self._one.told[self._number][self._read - 1])

    async def send(self, text: str | bytes) -> None:
        """Say something."""
        self._one.host.hear(self._number, text if isinstance(text, str) else text.decode())


class PageVisitor(Visitor):
    """Whoever visits a server in a test, in a page of his own."""

    def __init__(self, one: Page, client: httpx.AsyncClient) -> None:
        super().__init__("", client, "")
        self._one = one

    def live(self, match: str, query: str = "seat=0") -> Any:
        """A socket at a table."""
        return self._live(match, query)

    @asynccontextmanager
    async def _live(self, match: str, query: str) -> AsyncIterator[CarriedSocket]:
        number = self._one.host.open_socket(f"/api/matches/{match}/live?{query}")
        yield CarriedSocket(self._one, number)
        self._one.host.shut(number)


@asynccontextmanager
async def visiting(shelf: Shelf | None = None) -> AsyncIterator[PageVisitor]:
    """A page, and whoever owns it, with the words that tests of a server have."""
    async with page(shelf) as one:
        one.host.room.bots.pace = 0.0
        assert (await one.ask("PATCH", "/me", {"name": "Livia"}))[0] == 200
        async with httpx.AsyncClient(transport=Carried(one.host), base_url="http://page", timeout=60) as client:
            yield PageVisitor(one, client)
