"""Several workers on one PostgreSQL: whichever is asked gives what stands in the log, also after one was killed."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from romanum.engine.record import Record
from romanum.server.news.stuck_bots import StuckBots
from romanum.server.store import Store
from server.store.test_kill import all_end_with, children_of, client_of, served, sit_down, until
from server.stored_match import play
from server.visitors import Visitor, heard, new_database, running
from size import size

pytestmark = pytest.mark.anyio

SEATED = [{"kind": "me"}] * 2
KILLS = size(3, 20)
"""So often a worker is killed."""
ASKED = 4
"""So many connections, to whichever worker takes them, ask after each action."""


async def test_whichever_worker_is_asked_a_record_tells_every_action(postgres: str) -> None:
    url = await new_database(postgres)
    async with running(url) as one, running(url) as two, one.visitor(name="Livia") as livia:
        match = (await livia.match(SEATED, dice={"kind": "seeded", "seed": 7}))["id"]
        there = await two.house.tables.table(match)
        await play(await one.house.tables.table(match), 6, random.Random(7))
        assert there.seq == 0
        elsewhere = f"{two.address}/api/matches/{match}/record?whole=true"
        record = (await livia.client.get(elsewhere, headers={"Authorization": f"Bearer {livia.token}"})).text
        assert len(Record.read(record).actions) == 6


async def test_a_hint_is_about_what_is_asked_now(postgres: str) -> None:
    url = await new_database(postgres)
    async with running(url) as one, running(url) as two, one.visitor(name="Livia") as livia:
        match = (await livia.match(SEATED, dice={"kind": "seeded", "seed": 7}))["id"]
        await two.house.tables.table(match)
        here = await one.house.tables.table(match)
        first = here.pending[0]
        while here.pending[0] == first:
            await play(here, 1, random.Random(7))
        bearer = {"Authorization": f"Bearer {livia.token}"}
        wish = {"seat": first, "count": 1}
        told = await livia.client.post(f"{two.address}/api/matches/{match}/hint", json=wish, headers=bearer)
        assert told.json()["hints"] == []


async def test_what_a_worker_wrote_and_could_not_tell_is_seen_when_it_is_gone(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = await new_database(postgres)
    async with running(url) as one, running(url) as two, one.visitor(name="Livia") as livia:
        elsewhere = Visitor(two.address, livia.client, livia.token)
        match = (await livia.match(SEATED, dice={"kind": "seeded", "seed": 7}))["id"]
        async with elsewhere.live(match, "seat=0") as socket:
            assert (await heard(socket, "table"))["seq"] == 0
            monkeypatch.setattr(one.house.exchange, "tell", silence)
            await play(await one.house.tables.table(match), 1, random.Random(7))
            assert one.house.exchange._line is not None
            await one.house.exchange._line.stop()
            assert (await heard(socket, "update"))["seq"] == 1


def silence(match: str, kind: str, **facts: Any) -> None:
    """Nothing is told."""


async def test_who_sits_down_while_news_pass_sees_the_newest(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was played elsewhere after the table was looked up, and before anybody looked at it here."""
    url = await new_database(postgres)
    async with running(url) as one, running(url) as two, one.visitor(name="Livia") as livia:
        elsewhere = Visitor(two.address, livia.client, livia.token)
        match = (await livia.match(SEATED, dice={"kind": "seeded", "seed": 7}))["id"]
        here = await one.house.tables.table(match)
        wake: Callable[[StuckBots, str], Awaitable[None]] = StuckBots.wake

        async def played_meanwhile(stuck_bots: StuckBots, waking: str) -> None:
            await wake(stuck_bots, waking)
            if stuck_bots is two.house.stuck_bots and here.seq == 0:
                await play(here, 1, random.Random(7))

        monkeypatch.setattr(StuckBots, "wake", played_meanwhile)
        async with elsewhere.live(match, "seat=0") as socket:
            assert (await heard(socket, "table"))["seq"] == 1


# ---- workers are killed


class Stubborn:
    """Somebody who plays both seats of a match over connections that may break, and looks after each action."""

    def __init__(self, address: str, token: str, match: str) -> None:
        self.address, self.token, self.match = address, token, match
        self.confirmed = 0
        self._chance = random.Random(7)

    async def asked(self, path: str, **params: Any) -> httpx.Response:
        """An answer over a connection of its own; again if the worker dies."""
        return await self._until_answered(lambda client: client.get(f"/api/matches/{self.match}{path}", params=params))

    async def _until_answered(self, ask: Callable[[httpx.AsyncClient], Awaitable[httpx.Response]]) -> httpx.Response:
        async with asyncio.timeout(60):
            while True:
                try:
                    async with client_of(self.address, self.token) as client:
                        return (await ask(client)).raise_for_status()
                except httpx.TransportError:
                    await asyncio.sleep(0.05)

    async def act(self) -> None:
        """Play an action, and send it again until it is confirmed."""
        tables = [(await self.asked("/table", seat=seat)).json() for seat in (0, 1)]
        table = next(table for table in tables if table["decision"])
        action = self._chance.choice(table["decision"]["options"])["text"]
        body = {"seat": table["seat"], "seq": table["seq"], "action": action}
        answer = await self._until_answered(lambda client: client.post(f"/api/matches/{self.match}/act", json=body))
        assert answer.json()["answer"] in ("done", "doubled")
        self.confirmed = answer.json()["seq"]

    async def look(self) -> None:
        """Nobody is given less than was confirmed."""
        for _ in range(ASKED):
            record = Record.read((await self.asked("/record", whole=True)).text)
            assert len(record.actions) == self.confirmed
            assert (await self.asked("/table", seat=0)).json()["seq"] == self.confirmed


async def both_workers_of(process: subprocess.Popen[str]) -> list[str]:
    return list(await until(lambda: found if len(found := children_of(process.pid)) == 2 else None, 60))


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="processes are looked up in /proc")
async def test_workers_are_killed_and_whoever_is_left_tells_everything(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ROMANUM_LIMITS", "0")
    monkeypatch.setenv("ROMANUM_WORKERS", "2")
    url, chance = await new_database(postgres), random.Random(3)
    with served(url) as (process, address):
        token = await sit_down(address)
        async with client_of(address, token) as client:
            made = await client.post("/api/matches", json={"game": "hre", "seats": SEATED})
        player = Stubborn(address, token, made.json()["id"])
        for _ in range(KILLS):
            for _ in range(2):
                await player.act()
                await player.look()
            workers = await both_workers_of(process)
            acting = asyncio.create_task(player.act())
            os.kill(int(chance.choice(workers)), signal.SIGKILL)
            await acting
            await player.look()
        await all_end_with(process, await both_workers_of(process))
    store = Store(url)
    assert [entry.seq for entry in await store.entries(player.match)] == list(range(1, player.confirmed + 1))
    await store.close()
