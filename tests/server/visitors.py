"""A real server in the test's own loop, and clients that visit it."""

from __future__ import annotations

import asyncio
import uuid
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import msgspec
import pytest
import uvicorn
from argon2 import PasswordHasher
from websockets.asyncio.client import ClientConnection, connect

from romanum.server.app import make_app
from romanum.server.bounds.settings import Settings
from romanum.server.house import House
from romanum.server.run import config, listen

BOTH = pytest.mark.parametrize("database", ["sqlite", "postgresql"], indirect=True)
"""For tests whose questions to the database are their own."""
PLAIN = False
"""No certificates are read for servers that have none: it takes longer than most tests."""
QUICK = PasswordHasher(time_cost=1, memory_cost=1024)
"""Passwords of tests need not be hard to guess."""
SOLO = [{"kind": "me"}, *[{"kind": "bot", "level": "tiro"}] * 3]


class Running:
    """A server that runs."""

    def __init__(self, address: str, house: House) -> None:
        self.address = address
        self.house = house

    @asynccontextmanager
    async def visitor(self, **session: Any) -> AsyncIterator[Visitor]:
        """A client with a session of its own."""
        async with httpx.AsyncClient(
            base_url=self.address, headers={"X-Romanum": "1"}, timeout=30, verify=PLAIN
        ) as client:
            answer = await client.post("/api/session", json=session)
            yield Visitor(self.address, client, answer.json().get("token", ""))


class Visitor:
    """A client: short names for what tests do all the time."""

    def __init__(self, address: str, client: httpx.AsyncClient, token: str) -> None:
        self.address = address
        self.client = client
        self.token = token

    async def get(self, path: str, **params: Any) -> Any:
        answer = await self.client.get(f"/api{path}", params=params)
        return answer.json() if answer.content else None

    async def post(self, path: str, body: Any = None) -> Any:
        return (await self.client.post(f"/api{path}", json={} if body is None else body)).json()

    async def match(self, seats: list[dict[str, str]], **more: Any) -> Any:
        return await self.post("/matches", {"game": "hre", "seats": seats, **more})

    def live(self, match: str, query: str = "seat=0") -> connect:
        return connected(self.address, self.token, match, query)


def connected(address: str, token: str, match: str, query: str) -> connect:
    """A socket at a table."""
    where = f"{address.replace('http', 'ws')}/api/matches/{match}/live?{query}"
    headers = {"Authorization": f"Bearer {token}"}
    return connect(where, additional_headers=headers, max_size=None, compression=None, open_timeout=60)


def texts(decision: Any) -> list[str]:
    """The offered actions, however they are written."""
    return [option if isinstance(option, str) else option["text"] for option in decision["options"]]


async def heard(socket: ClientConnection, kind: str, within: float = 10) -> Any:
    """The next message of a kind; others are passed over."""
    async with asyncio.timeout(within):
        while True:
            message = msgspec.json.decode(await socket.recv())
            if message["type"] == kind:
                return message


@asynccontextmanager
async def running(url: str, **more: Any) -> AsyncIterator[Running]:
    """A server on a free port."""
    app = make_app(Settings(database=url, **{"limits": 0.0, "pace": 0.0, "key": "the-key", "bot_processes": 1, **more}))
    app.house.people.__dict__["_hasher"] = QUICK
    sock = listen("127.0.0.1", 0)
    server = uvicorn.Server(config(app))
    task = asyncio.create_task(server.serve(sockets=[sock]))
    async with asyncio.timeout(60):
        while not server.started:
            assert not task.done()
            await asyncio.sleep(0.005)
    yield Running(f"http://127.0.0.1:{sock.getsockname()[1]}", app.house)
    server.should_exit = True
    await task


async def new_database(postgres: str) -> str:
    """The URL of a fresh database."""
    import asyncpg

    name = f"romanum_{uuid.uuid4().hex}"
    connection = await asyncpg.connect(postgres.replace("NAME", "postgres"))
    await connection.execute(f"CREATE DATABASE {name}")
    await connection.close()
    return postgres.replace("NAME", name)
