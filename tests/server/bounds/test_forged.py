"""Forged, stale and doubled messages over HTTP and the socket: of all of them none is applied."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import ClientConnection

from romanum.server.tables.table import Table
from server.visitors import Running, Visitor, connected, running
from size import size

pytestmark = pytest.mark.anyio

MESSAGES = size(1_500, 20_000)
BATCH = 100
"""So many forged messages before each real action."""
OVER_HTTP = 0.15
SEATS = 3


class Forger:
    """Writes messages that must not be applied, from what was once or is now offered."""

    def __init__(self, chance: random.Random) -> None:
        self._chance = chance
        self._seen: list[str] = ["pass", "stop", "place roma"]
        self._played: list[tuple[int, int, str]] = []

    def hear(self, table: Table) -> None:
        """What is asked now."""
        self._table = table
        self._seat = table.match.pending[0]
        self._options = [option.text for option in table.match.decision(self._seat).options]
        self._seen += self._chance.sample(self._options, min(4, len(self._options)))

    def real(self) -> dict[str, Any]:
        """The one message that is to be applied."""
        text = self._chance.choice(self._options)
        self._played.append((self._seat, self._table.seq, text))
        return {"seat": self._seat, "seq": self._table.seq, "action": text}

    def forged(self) -> tuple[int | None, Any]:
        """Who sends it (None: a spectator), and what."""
        kind = self._chance.choice(
            [
                self._others_seat,
                self._stale,
                self._doubled,
                self._never_offered,
                self._undo,
                self._wrong_kind,
                self._noise,
            ]
        )
        return kind()

    def _others_seat(self) -> tuple[int | None, Any]:
        """The right action at the right time, by somebody else."""
        others = [None, *(seat for seat in range(SEATS) if seat != self._seat)]
        said = {"seat": self._seat, "seq": self._table.seq, "action": self._chance.choice(self._options)}
        return self._chance.choice(others), said

    def _stale(self) -> tuple[int | None, Any]:
        """An offered action with a number that is not the last."""
        seq = self._table.seq + self._chance.choice([-7, -3, -2, -1, 1, 2, 10**6, -(10**30), 10**30])
        return self._seat, {"seat": self._seat, "seq": seq, "action": self._chance.choice(self._options)}

    def _doubled(self) -> tuple[int | None, Any]:
        """Something that has been applied, once more."""
        if not self._played:
            return self._never_offered()
        seat, seq, text = self._chance.choice(self._played[-5:])
        return seat, {"seat": seat, "seq": seq, "action": text}

    def _never_offered(self) -> tuple[int | None, Any]:
        text = self._chance.choice(self._seen)
        if text in self._options:
            text += self._chance.choice([" x", ";", "\x00", "é", " roma roma"])
        return self._seat, {"seat": self._seat, "seq": self._table.seq, "action": text}

    def _undo(self) -> tuple[int | None, Any]:
        """Somebody takes another one's action back, or takes back with a wrong number."""
        by = self._chance.randrange(SEATS)
        seat = self._chance.choice([s for s in range(-1, SEATS + 2) if s != by])
        return by, {"type": "undo", "seat": seat, "seq": self._table.seq}

    def _wrong_kind(self) -> tuple[int | None, Any]:
        """Nearly right: numbers as text, truth or fractions, fields left out."""
        said: dict[str, Any] = {"seat": self._seat, "seq": self._table.seq, "action": self._options[0]}
        field = self._chance.choice(list(said))
        said[field] = self._chance.choice([str(said[field]) + " ", True, 0.5, None, [said[field]], {"": said[field]}])
        if field == "action" and isinstance(said[field], str):
            del said[field]
        return self._seat, said

    def _noise(self) -> tuple[int | None, Any]:
        """No message at all."""
        said = msgspec.json.encode({"type": "act", "seat": self._seat, "seq": self._table.seq, "action": "stop"})
        cut = said[: self._chance.randrange(len(said))].decode()
        return self._seat, self._chance.choice([cut, "[" * 900, '"act"', "null", cut + "\ud7ff", '{"type": "play"}'])


class Post:
    """Delivers messages by somebody's socket or request, and says what was answered."""

    def __init__(self, match: str, visitors: list[Visitor], sockets: dict[int | None, ClientConnection]) -> None:
        self._match = match
        self._visitors = visitors
        self._sockets = sockets
        self._out: dict[int | None, int] = dict.fromkeys(sockets, 0)

    async def by_socket(self, who: int | None, said: Any) -> None:
        text = said if isinstance(said, str) else msgspec.json.encode({"type": "act", "id": 1, **said}).decode()
        await self._sockets[who].send(text)
        self._out[who] += 1

    async def by_http(self, who: int | None, said: Any) -> str:
        """The answer at once."""
        client: httpx.AsyncClient = self._visitors[SEATS if who is None else who].client
        what = "undo" if isinstance(said, dict) and said.get("type") == "undo" else "act"
        body = said.encode() if isinstance(said, str) else msgspec.json.encode(_plain(said))
        headers = {"content-type": "application/json"}
        answer = (await client.post(f"/api/matches/{self._match}/{what}", content=body, headers=headers)).json()
        return str(answer.get("answer", "error"))

    async def answers(self) -> list[str]:
        """What all sockets were answered."""
        return [await self._answer(who) for who, out in self._out.items() for _ in range(out)]

    async def _answer(self, who: int | None) -> str:
        while True:
            message = msgspec.json.decode(await self._sockets[who].recv())
            if message["type"] in ("answer", "error"):
                self._out[who] -= 1
                return str(message.get("answer", "error"))


def _plain(said: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in said.items() if name != "type"}


@asynccontextmanager
async def at_table(server: Running) -> AsyncIterator[tuple[Table, Post]]:
    """Three players with a socket each, and a stranger who watches."""
    async with AsyncExitStack() as stack:
        visitors = [await stack.enter_async_context(server.visitor()) for _ in range(SEATS + 1)]
        links = [{"kind": "link"}] * (SEATS - 1)
        made = await visitors[0].match([{"kind": "me"}, *links], public=True, dice={"kind": "seeded", "seed": 7})
        for seat, link in made["links"]["seats"].items():
            await visitors[int(seat)].post("/join/" + link.rsplit("/", 1)[1])
        sockets: dict[int | None, ClientConnection] = {}
        for who in (None, *range(SEATS)):
            token, query = visitors[SEATS if who is None else who].token, "" if who is None else f"seat={who}"
            sockets[who] = await stack.enter_async_context(connected(server.address, token, made["id"], query))
        yield await server.house.tables.table(made["id"]), Post(made["id"], visitors, sockets)


async def test_of_thousands_of_forged_stale_and_doubled_messages_none_is_applied(
    tmp_path: Path, anyio_backend: str
) -> None:
    chance = random.Random(20)
    forger = Forger(chance)
    sent, answered, rounds = 0, [], 0
    async with running(str(tmp_path / "romanum.db")) as server, at_table(server) as (table, post):
        while sent < MESSAGES:
            forger.hear(table)
            before = (table.seq, table.match.fingerprint())
            for who, said in [forger.forged() for _ in range(BATCH)]:
                if chance.random() < OVER_HTTP:
                    answered.append(await post.by_http(who, said))
                else:
                    await post.by_socket(who, said)
            answered += await post.answers()
            sent += BATCH
            assert (table.seq, table.match.fingerprint()) == before
            assert await post.by_http(forger._seat, forger.real()) == "done"
            rounds += 1
        assert len(answered) == sent
        assert set(answered) == {"doubled", "stale", "refused", "error"}
        assert len(await server.house.store.entries(table.id)) == rounds
