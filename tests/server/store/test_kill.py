"""kill -9 in the middle of many running matches: nothing that was confirmed is lost, nothing is doubled."""

from __future__ import annotations

import asyncio
import os
import random
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from romanum.server.store import Store
from server.stored_match import tables_of
from server.visitors import PLAIN, connected, texts
from size import size

pytestmark = pytest.mark.anyio

MATCHES = size(8, 200)
START = "from romanum.cli.serve import command; command()"


@contextmanager
def served(url: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server in a process of its own, and its address; afterwards nobody of its group is left."""
    call = [sys.executable, "-c", START, "--db", url, "--bots", "1"]
    process = subprocess.Popen(call, stdout=subprocess.PIPE, text=True, start_new_session=True)
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        found = re.search(r"(http://[^/]+)/", line)
        assert found, line
        yield process, found[1]
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        assert process.stdout is not None
        process.stdout.close()


class Player:
    """A client that plays all seats of one match at random and writes down what was confirmed."""

    def __init__(self, match: str, chance: random.Random) -> None:
        self.match = match
        self.confirmed: dict[int, tuple[int, str]] = {}
        self.unanswered: dict[str, Any] | None = None
        self._chance = chance
        self._tables: dict[int, Any] = {}

    async def play(self, address: str, token: str) -> None:
        """Play until the server is gone."""
        with suppress(ConnectionClosed, OSError):
            async with connected(address, token, self.match, "seat=0&seat=1") as socket:
                self._tables.clear()
                async for frame in socket:
                    self._hear(msgspec.json.decode(frame))
                    await self._move(socket)

    def _hear(self, message: Any) -> None:
        if message["type"] in ("table", "update"):
            self._tables[message["seat"]] = message
        elif message["type"] == "answer" and self.unanswered is not None:
            self._answered(message)

    def _answered(self, answer: Any) -> None:
        assert answer["answer"] in ("done", "doubled", "stale")
        if answer["answer"] != "stale" and self.unanswered is not None:
            self.confirmed[answer["seq"]] = (self.unanswered["seat"], self.unanswered["action"])
        self.unanswered = None

    async def _move(self, socket: ClientConnection) -> None:
        """Send an action, if a seat is asked something that has not been answered yet."""
        newest = max((table["seq"] for table in self._tables.values()), default=0)
        asked = [table for table in self._tables.values() if table.get("decision") and table["seq"] == newest]
        if self.unanswered is None and asked and newest + 1 not in self.confirmed:
            action = self._chance.choice(texts(asked[0]["decision"]))
            self.unanswered = {"seat": asked[0]["seat"], "seq": newest, "action": action}
            await socket.send(msgspec.json.encode({"type": "act", "id": 1, **self.unanswered}).decode())

    async def send_again(self, client: httpx.AsyncClient) -> None:
        """What had no answer is sent once more, over HTTP."""
        if self.unanswered is not None:
            self._answered((await client.post(f"/api/matches/{self.match}/act", json=self.unanswered)).json())


async def sit_down(address: str) -> str:
    """A session's token."""
    async with httpx.AsyncClient(base_url=address, timeout=30, verify=PLAIN) as client:
        answer = await client.post("/api/session", json={}, headers={"X-Romanum": "1"})
        return str(answer.json()["token"])


def client_of(address: str, token: str) -> httpx.AsyncClient:
    return httpx.AsyncClient(base_url=address, headers={"Authorization": f"Bearer {token}"}, timeout=30, verify=PLAIN)


async def new_players(client: httpx.AsyncClient) -> list[Player]:
    wish = {"game": "hre", "seats": [{"kind": "me"}] * 2}
    made = [(await client.post("/api/matches", json=wish)).json() for _ in range(MATCHES)]
    return [Player(match["id"], random.Random(i)) for i, match in enumerate(made)]


async def play_until(players: list[Player], address: str, token: str, more: int, then: Callable[[], None]) -> None:
    """All play until each has so many more actions confirmed; then something happens to the server."""
    enough = {player: len(player.confirmed) + more for player in players}
    playing = [asyncio.create_task(player.play(address, token)) for player in players]
    await until(lambda: all(len(player.confirmed) >= count for player, count in enough.items()), 60)
    then()
    await asyncio.gather(*playing)


async def test_killed_in_the_middle_nothing_is_lost_or_doubled(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ROMANUM_LIMITS", "0")
    with served(url) as (process, address):
        token = await sit_down(address)
        async with client_of(address, token) as client:
            players = await new_players(client)
        await play_until(players, address, token, 3, process.kill)
    assert any(player.unanswered for player in players)
    await nothing_lost(url, players)
    with served(url) as (process, address):
        async with client_of(address, token) as client:
            for player in players:
                await player.send_again(client)
        await play_until(players, address, token, 2, process.kill)
    await nothing_lost(url, players)


async def nothing_lost(url: str, players: list[Player]) -> None:
    """The log holds every confirmed action, once, at its place, without gaps; and it can be played."""
    store = Store(url)
    for player in players:
        entries = await store.entries(player.match)
        assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
        written = {entry.seq: (entry.seat, entry.text) for entry in entries}
        assert player.confirmed.items() <= written.items()
        assert len(written) - len(player.confirmed) <= 1
        table = await tables_of(store).table(player.match)
        assert table.seq == len(entries)
    await store.close()


async def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path) -> None:
    database = str(tmp_path / "romanum.db")
    with served(database):
        call = [sys.executable, "-c", START, "--db", database]
        second = await asyncio.to_thread(subprocess.run, call, capture_output=True, text=True, timeout=30)
        assert second.returncode != 0
        assert "another server is running on this database at http://" in second.stderr


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="processes are looked up in /proc")
async def test_the_bots_processes_end_with_a_killed_server(tmp_path: Path) -> None:
    with served(str(tmp_path / "romanum.db")) as (process, address):
        token = await sit_down(address)
        async with client_of(address, token) as client:
            seats = [{"kind": "bot", "level": "legatus"}] * 2
            await client.post("/api/matches", json={"game": "hre", "seats": seats})
            children = await until(lambda: children_of(process.pid))
        await all_end_with(process, children)


async def all_end_with(process: subprocess.Popen[str], children: list[str]) -> None:
    """Nobody outlives a server that is killed."""
    os.kill(process.pid, signal.SIGKILL)
    process.wait()
    assert await until(lambda: not any(Path(f"/proc/{child}").exists() for child in children))


async def until(found: Any, within: float = 15) -> Any:
    """What a question answers, as soon as that is something."""
    async with asyncio.timeout(within):
        while not (answer := found()):
            await asyncio.sleep(0.1)
        return answer


def children_of(pid: int) -> list[str]:
    """The processes that a server has started: its workers, and those that bots think in."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [child for child in children if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]
