"""`romanum bench --server`: a server under load, from clients in another process.

A server is started on a database of its own. Four people make matches with each other, each with a socket at every
table, and play offered actions at random: first one match, then many at once, as fast as the server answers or with a
pause for thought. At the end the log of every match is held against what was confirmed.
"""

from __future__ import annotations

import asyncio
import random
import re
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from math import ceil
from pathlib import Path
from time import perf_counter
from typing import Any, Final, NamedTuple

import msgspec

from romanum.cli.bench import Figure
from romanum.cli.common import Complaint

PEOPLE: Final = ("Livia", "Drusus", "Gaius", "Titus")
ALONE: Final = 200
"""Actions of the single match."""
AT_ONCE: Final = 40
"""Sockets opened at the same time."""
PATIENCE: Final = 120.0
"""Seconds until a server that does not answer counts as failed."""
UPDATE_MUST, UPDATE_AIM = 50, 20
"""Milliseconds from an action to its update, with one match."""


class Option(msgspec.Struct):
    """An offered action."""

    text: str


class Asked(msgspec.Struct):
    """A decision, as far as somebody needs it who plays at random."""

    options: list[str | Option]


class Heard(msgspec.Struct):
    """A message of the server."""

    type: str
    seq: int = -1
    decision: Asked | None = None
    state: str = ""
    answer: str = ""
    id: int | None = None


class Wish(NamedTuple):
    """What is measured."""

    game: str = "hre"
    matches: int = 200
    seconds: float = 20.0
    think: float = 0.0
    """Seconds that a player thinks before an action, on average."""
    database: str = ""
    """An empty database; without one SQLite in a new folder."""


class Tally:
    """What was counted in one run."""

    def __init__(self) -> None:
        self.answered: list[float] = []
        """Seconds from each action to its confirmation."""
        self.updated: list[float] = []
        """Seconds from each action to the update at the seat that played it."""
        self.bytes: list[int] = []
        """The sizes of all updates."""
        self.actions = 0
        self.seconds = 0.0
        self.errors = 0
        self.lost = 0
        """Actions that were confirmed and are not in the log, or are there and were never confirmed."""


class Whistle:
    """Begins the play of all matches at once, and ends it."""

    def __init__(self) -> None:
        self.begun = asyncio.Event()
        self.over = False


class Client:
    """One seat of one match: a socket that plays at random."""

    def __init__(self, match: str, seat: int, tally: Tally, think: float) -> None:
        self.match = match
        self.seat = seat
        self.think = think
        self.there = False
        """Whether the table has been shown."""
        self.sent: dict[int, float] = {}
        """Actions that have not been answered yet, by the number of the log: when they were sent."""
        self.done = 0
        """Actions that were confirmed."""
        self._tally = tally
        self._chance = random.Random(f"{match} {seat}")
        self._acted = -1
        self._acted_at = 0.0
        self._unseen = False
        self._turn: asyncio.Task[None] | None = None
        self._decoder = msgspec.json.Decoder(Heard)

    async def play(self, address: str, token: str, door: asyncio.Semaphore, whistle: Whistle) -> None:
        """Stay at the table; play while the others may."""
        from websockets.asyncio.client import connect

        where = f"{address.replace('http', 'ws', 1)}/api/matches/{self.match}/live?seat={self.seat}"
        async with door:
            socket = await connect(
                where,
                additional_headers={"Authorization": f"Bearer {token}"},
                compression=None,
                max_size=None,
                open_timeout=PATIENCE,
            )
        async with socket:
            async for frame in socket:
                await self._hear(socket, frame, whistle)

    async def _hear(self, socket: Any, frame: Any, whistle: Whistle) -> None:
        heard = self._decoder.decode(frame)
        if heard.type in ("table", "update"):
            self.there = True
            self._see(heard, len(frame))
            if heard.decision is not None and heard.seq > self._acted:
                self._acted = heard.seq
                self._turn = asyncio.create_task(self._act(socket, heard.seq, heard.decision.options, whistle))
        elif heard.type == "answer":
            self._answered(heard)
        elif heard.type == "error":
            self._tally.errors += 1
            self.sent.pop(heard.id or 0, None)

    def _see(self, heard: Heard, size: int) -> None:
        if heard.type == "update":
            self._tally.bytes.append(size)
            if self._unseen and heard.seq > self._acted:
                self._tally.updated.append(perf_counter() - self._acted_at)
                self._unseen = False

    async def _act(self, socket: Any, seq: int, options: list[str | Option], whistle: Whistle) -> None:
        await whistle.begun.wait()
        if self.think:
            await asyncio.sleep(self._chance.uniform(0, 2 * self.think))
        if whistle.over:
            return
        chosen = self._chance.choice(options)
        text = chosen if isinstance(chosen, str) else chosen.text
        said = {"type": "act", "id": seq, "seat": self.seat, "seq": seq, "action": text}
        self.sent[seq] = self._acted_at = perf_counter()
        self._unseen = True
        await socket.send(msgspec.json.encode(said).decode())

    def _answered(self, heard: Heard) -> None:
        sent = self.sent.pop(heard.id or 0)
        if heard.answer == "done":
            self.done += 1
            self._tally.answered.append(perf_counter() - sent)
        elif heard.answer == "stale":
            self._unseen = False
        else:
            self._tally.errors += 1


async def run(address: str, wish: Wish, most: int = 0) -> Tally:
    """Play so many matches for so long, or until so many actions were confirmed."""
    tally, whistle, door = Tally(), Whistle(), asyncio.Semaphore(AT_ONCE)
    tokens = [str(_call(address, "/session", {"name": name})["token"]) for name in PEOPLE]
    made = [_new_match(address, wish.game, tokens) for _ in range(wish.matches)]
    clients = [Client(match, seat, tally, wish.think) for match in made for seat in range(len(PEOPLE))]
    tasks = [asyncio.create_task(client.play(address, tokens[client.seat], door, whistle)) for client in clients]
    await _until(lambda: all(client.there for client in clients))
    await _let_play(tally, whistle, clients, wish.seconds, most)
    for task in tasks:
        task.cancel()
    for outcome in await asyncio.gather(*tasks, return_exceptions=True):
        tally.errors += isinstance(outcome, Exception)
    for match in made:
        confirmed = sum(client.done for client in clients if client.match == match)
        tally.lost += abs(_call(address, f"/matches/{match}", None, tokens[0])["seq"] - confirmed)
    return tally


async def _let_play(tally: Tally, whistle: Whistle, clients: list[Client], seconds: float, most: int) -> None:
    start = perf_counter()
    whistle.begun.set()
    while perf_counter() < start + seconds and not (most and len(tally.answered) >= most):
        await asyncio.sleep(0.05)
    whistle.over = True
    tally.actions, tally.seconds = len(tally.answered), perf_counter() - start
    await asyncio.sleep(2 * clients[0].think)
    await _until(lambda: not any(client.sent for client in clients))


async def _until(reached: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not reached():
            await asyncio.sleep(0.02)


def measure(wish: Wish) -> list[Figure]:
    """A server with one match, then with many."""
    with served(wish.database) as address:
        alone = asyncio.run(run(address, wish._replace(matches=1, seconds=PATIENCE, think=0.0), ALONE))
        many = asyncio.run(run(address, wish))
    many_matches, both = f"{wish.matches} matches", (alone, many)
    return [
        Figure("1 match: update, p50", _milliseconds(alone.updated, 0.5), "ms"),
        Figure("1 match: update, p95", _milliseconds(alone.updated, 0.95), "ms", UPDATE_MUST, UPDATE_AIM),
        Figure(f"{many_matches}: actions", many.actions / many.seconds, "/s", plain=f"{many.actions:,} in all"),
        *(
            Figure(f"{many_matches}: {what}, p{share * 100:g}", _milliseconds(times, share), "ms")
            for what, times in (("answer", many.answered), ("update", many.updated))
            for share in (0.5, 0.95, 0.99)
        ),
        Figure("update message, p95", _share([*alone.bytes, *many.bytes], 0.95) / 1000, "kB", 3, 2),
        Figure("errors", sum(tally.errors for tally in both), "of all", 0, 0),
        Figure("lost or doubled actions", sum(tally.lost for tally in both), "of all", 0, 0),
    ]


def _milliseconds(times: list[float], share: float) -> float:
    return _share(times, share) * 1000


def _share(values: Sequence[float], share: float) -> float:
    """The value that so large a share does not exceed.

    >>> _share([5, 1, 4, 2, 3], 0.5), _share([], 0.95)
    (3, 0.0)
    """
    return sorted(values)[max(ceil(share * len(values)) - 1, 0)] if values else 0.0


# ---- the server


@contextmanager
def served(database: str = "") -> Iterator[str]:
    """A server in a process of its own on a fresh database; its address."""
    with tempfile.TemporaryDirectory(prefix="romanum-") as folder:
        where = database or str(Path(folder) / "romanum.db")
        call = [sys.executable, "-c", "from romanum.cli import main; main()", "serve", "--limits", "0", "--bots", "1"]
        process = subprocess.Popen([*call, "--db", where], stdout=subprocess.PIPE, text=True)
        try:
            assert process.stdout is not None
            found = re.search(r"(http://[^/]+)/", process.stdout.readline())
            if found is None:
                raise Complaint("the server could not be started.")
            yield found[1]
        finally:
            process.terminate()
            process.wait()


def _new_match(address: str, game: str, tokens: list[str]) -> str:
    """A match of all four."""
    seats = [{"kind": "me"}, *[{"kind": "link"}] * (len(tokens) - 1)]
    made = _call(address, "/matches", {"game": game, "seats": seats}, tokens[0])
    for seat, link in made["links"]["seats"].items():
        _call(address, f"/join/{link.rsplit('/', 1)[1]}", {}, tokens[int(seat)])
    return str(made["id"])


def _call(address: str, path: str, body: Any, token: str = "") -> Any:
    headers = {"Content-Type": "application/json", "X-Romanum": "1"}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    data = None if body is None else msgspec.json.encode(body)
    request = urllib.request.Request(f"{address}/api{path}", data, headers)
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
        return msgspec.json.decode(answer.read())
