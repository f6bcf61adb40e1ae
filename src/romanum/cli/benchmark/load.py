"""`romanum bench --server`: a server under load, from clients in another process.

A server is started on a database of its own. Four people (or two) make matches with each other, each with a socket at
every table as a page has it, and play offered actions at random once they were told what these lead to: first one
match, then many at once, as fast as the server answers or with a pause for thought; spectators look at one of them. At
the end the log of every match is held against what was confirmed.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import random
import tempfile
import urllib.request
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from math import ceil
from pathlib import Path
from time import perf_counter
from typing import Any, Final, NamedTuple

import msgspec

from romanum.cli.benchmark.figure import Figure
from romanum.cli.benchmark.measured_server import POSTGRES, Server, Used, served
from romanum.games import FIRST

PEOPLE: Final = ("Livia", "Drusus", "Gaius", "Titus")
ALONE: Final = 200
"""Actions of the single match."""
AT_ONCE: Final = 40
"""Sockets opened at the same time."""
PATIENCE: Final = 120.0
"""Seconds until a server that does not answer counts as failed."""
PREPARING: Final = 1800.0
"""Seconds until everybody must be at his table."""
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

    game: str = FIRST
    matches: int = 200
    seconds: float = 20.0
    think: float = 0.0
    """Seconds that a player thinks before an action, on average."""
    database: str = ""
    """An empty database; without one SQLite in a new folder, `postgres` for a PostgreSQL of its own."""
    workers: int = 1
    players: int = 4
    """So many people sit at each table, with a socket each."""
    spectators: int = 0
    """So many sockets look at one of the matches."""
    clients: int = 1
    """So many processes play."""

    def part(self, n: int) -> Wish:
        """The share of one of the processes; the first has the spectators."""
        matches = self.matches // self.clients + (n < self.matches % self.clients)
        return self._replace(matches=matches, spectators=0 if n else self.spectators, clients=1)


FULL: Final = Wish(matches=2000, seconds=60, think=2.0, players=2, spectators=1000)
"""What a worker must stand; several together three times as much."""
TABLES_MUST, TABLES_AIM = 150, 75
"""Milliseconds from an action to its update, p95, with so many matches as that."""
SPECTATORS_MUST, SPECTATORS_AIM = 1000, 300
"""Milliseconds from an action until the spectators see it, p95."""


def wish_for(game: str, full: bool, given: Mapping[str, Any]) -> Wish:
    """What somebody asks for; at full size what he does not say is large, and grows with the workers.

    >>> wish_for("hre", True, {"workers": 4}).matches
    6000
    """
    said = {name: value for name, value in given.items() if value is not None}
    usual = FULL if full else Wish()
    if full and said.get("workers", 1) > 1:
        usual = usual._replace(matches=3 * FULL.matches, clients=4, database=POSTGRES)
    return usual._replace(game=game, **said)


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
        self.when: dict[tuple[str, int], float] = {}
        """When actions were sent, for the spectators."""
        self.watched: list[float] = []
        """Seconds from each action to its update at a spectator."""
        self.used: Used | None = None
        """What the server used of processors while it was played, and its memory at the end."""
        self.lost = 0
        """Actions that were confirmed and are not in the log, or are there and were never confirmed."""

    def add(self, other: Tally) -> None:
        """Count what was counted elsewhere at the same time."""
        for mine, theirs in zip(self._lists(), other._lists(), strict=True):
            mine += theirs
        self.actions += other.actions
        self.seconds = max(self.seconds, other.seconds)
        self.errors += other.errors
        self.lost += other.lost
        self.used = self.used or other.used

    def _lists(self) -> tuple[list[Any], ...]:
        return self.answered, self.updated, self.bytes, self.watched


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
        self._asked: Heard | None = None
        """The question that is to be answered when it is known what its answers lead to."""
        self._turn: asyncio.Task[None] | None = None
        self._decoder = msgspec.json.Decoder(Heard)

    async def play(self, address: str, token: str, door: asyncio.Semaphore, whistle: Whistle) -> None:
        """Stay at the table; play while the others may."""
        async with door:
            socket = await _connected(address, self.match, f"seat={self.seat}&foresight=1", token)
        async with socket:
            async for frame in socket:
                await self._hear(socket, frame, whistle)

    async def _hear(self, socket: Any, frame: Any, whistle: Whistle) -> None:
        heard = self._decoder.decode(frame)
        if heard.type in ("table", "update"):
            self.there = True
            self._see(heard, len(frame))
            self._asked = heard if heard.decision is not None else None
        elif heard.type == "foresight":
            if self._asked is not None and self._asked.decision is not None and heard.seq == self._asked.seq:
                options, self._acted, self._asked = self._asked.decision.options, heard.seq, None
                self._turn = asyncio.create_task(self._act(socket, heard.seq, options, whistle))
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
        self.sent[seq] = self._acted_at = self._tally.when[self.match, seq] = perf_counter()
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


class Spectator:
    """A socket that looks at a match."""

    def __init__(self, match: str, tally: Tally) -> None:
        self.match = match
        self.there = False
        self._tally = tally
        self._decoder = msgspec.json.Decoder(Heard)

    async def look(self, address: str, token: str, door: asyncio.Semaphore) -> None:
        """Stay, and note how late every action is seen."""
        async with door:
            socket = await _connected(address, self.match, "", token)
        async with socket:
            async for frame in socket:
                heard = self._decoder.decode(frame)
                self.there = True
                sent = self._tally.when.get((self.match, heard.seq - 1))
                if heard.type == "update" and sent is not None:
                    self._tally.watched.append(perf_counter() - sent)


async def _connected(address: str, match: str, query: str, token: str) -> Any:
    from websockets.asyncio.client import connect

    return await connect(
        f"{address.replace('http', 'ws', 1)}/api/matches/{match}/live?{query}",
        additional_headers={"Authorization": f"Bearer {token}"},
        compression=None,
        max_size=None,
        open_timeout=PATIENCE,
    )


async def run(server: Server, wish: Wish, most: int = 0, meeting: Callable[[], bool] = lambda: True) -> Tally:
    """Play so many matches for so long, or until so many actions were confirmed; begin when all have met."""
    address = server.address
    tally, whistle, door = Tally(), Whistle(), asyncio.Semaphore(AT_ONCE)
    tokens = [str(_call(address, "/session", {"name": name})["token"]) for name in PEOPLE[: wish.players]]
    made = [_new_match(address, wish.game, tokens) for _ in range(wish.matches)]
    clients = [Client(match, seat, tally, wish.think) for match in made for seat in range(len(tokens))]
    watching = [Spectator(made[0], tally) for _ in range(wish.spectators)]
    tasks = [asyncio.create_task(client.play(address, tokens[client.seat], door, whistle)) for client in clients]
    tasks += [asyncio.create_task(spectator.look(address, tokens[0], door)) for spectator in watching]
    await _until(lambda: all(client.there for client in clients), PREPARING)
    await _until(lambda: all(spectator.there for spectator in watching), PREPARING)
    await _until(meeting, PREPARING)
    before = server.used()
    await _let_play(tally, whistle, clients, wish.seconds, most)
    after = server.used()
    if before is not None and after is not None:
        tally.used = Used(after.seconds - before.seconds, after.megabytes)
    for task in tasks:
        task.cancel()
    for outcome in await asyncio.gather(*tasks, return_exceptions=True):
        tally.errors += isinstance(outcome, Exception)
    confirmed = Counter(dict.fromkeys(made, 0))
    for client in clients:
        confirmed[client.match] += client.done
    for match, count in confirmed.items():
        tally.lost += abs(_call(address, f"/matches/{match}", None, tokens[0])["seq"] - count)
    return tally


def run_in_processes(server: Server, wish: Wish) -> Tally:
    """The same from several processes, which begin together."""
    if wish.clients == 1:
        return asyncio.run(run(server, wish))
    context, tally = multiprocessing.get_context("spawn"), Tally()
    with (
        tempfile.TemporaryDirectory(prefix="romanum-") as folder,
        ProcessPoolExecutor(wish.clients, mp_context=context) as pool,
    ):
        for part in [pool.submit(_run_part, server, wish, n, folder) for n in range(wish.clients)]:
            tally.add(part.result())
    return tally


def _run_part(server: Server, wish: Wish, n: int, folder: str) -> Tally:
    """One process; all of them have met when each has left a file."""

    def met() -> bool:
        (Path(folder) / str(n)).touch()
        return len(list(Path(folder).iterdir())) == wish.clients

    tally = asyncio.run(run(server, wish.part(n), meeting=met))
    tally.when.clear()
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


async def _until(reached: Callable[[], bool], within: float = PATIENCE) -> None:
    async with asyncio.timeout(within):
        while not reached():
            await asyncio.sleep(0.02)


def measure(wish: Wish) -> list[Figure]:
    """A server with one match, then with many."""
    with served(wish.database, wish.workers) as server:
        small = wish._replace(matches=1, seconds=PATIENCE, think=0.0, spectators=0, players=4)
        alone = asyncio.run(run(server, small, ALONE))
        before = server.used()
        many = run_in_processes(server, wish)
    both = (alone, many)
    return [
        Figure("1 match: update, p50", _milliseconds(alone.updated, 0.5), "ms"),
        Figure("1 match: update, p95", _milliseconds(alone.updated, 0.95), "ms", UPDATE_MUST, UPDATE_AIM),
        *_processor("1 match", alone),
        *_many(wish, many),
        *_processor(f"{wish.matches} matches", many),
        *([] if before is None or many.used is None else _memory(wish, before, many.used)),
        Figure("update message, p95", _share([*alone.bytes, *many.bytes], 0.95) / 1000, "kB", 3, 2),
        Figure("errors", sum(tally.errors for tally in both), "of all", 0, 0),
        Figure("lost or doubled actions", sum(tally.lost for tally in both), "of all", 0, 0),
    ]


def _many(wish: Wish, many: Tally) -> list[Figure]:
    """Many matches at once, and those who look at one of them."""
    name = f"{wish.matches} matches"
    bars = (TABLES_MUST, TABLES_AIM) if wish.think and wish.matches >= FULL.matches else (None, None)
    figures = [Figure(f"{name}: actions", many.actions / many.seconds, "/s", plain=f"{many.actions:,} in all")]
    for what, times in (("answer", many.answered), ("update", many.updated)):
        for share in (0.5, 0.95, 0.99):
            held = bars if (what, share) == ("update", 0.95) else (None, None)
            figures.append(Figure(f"{name}: {what}, p{share * 100:g}", _milliseconds(times, share), "ms", *held))
    if wish.spectators:
        late = _milliseconds(many.watched, 0.95)
        who = f"{wish.spectators} spectators"
        figures.append(Figure(f"{who}: update, p95", late, "ms", SPECTATORS_MUST, SPECTATORS_AIM))
    return figures


def _processor(name: str, tally: Tally) -> list[Figure]:
    """What the server's processes used of processors while it was played: nothing that others do counts in it."""
    if tally.used is None:
        return []
    spent = tally.used.seconds * 1000 / max(1, len(tally.answered))
    return [Figure(f"{name}: processor for each action", spent, "ms")]


def _memory(wish: Wish, before: Used, after: Used) -> list[Figure]:
    """The memory of the server's processes, and how much more they had while it was played."""
    room = f"{(after.megabytes - before.megabytes) * 1000 / wish.matches:,.0f} kB more a match"
    return [Figure("server: memory", after.megabytes, "MB", plain=room)]


def _milliseconds(times: list[float], share: float) -> float:
    return _share(times, share) * 1000


def _share(values: Sequence[float], share: float) -> float:
    """The value that so large a share does not exceed.

    >>> _share([5, 1, 4, 2, 3], 0.5), _share([], 0.95)
    (3, 0.0)
    """
    return sorted(values)[max(ceil(share * len(values)) - 1, 0)] if values else 0.0


# ---- asking the server


def _new_match(address: str, game: str, tokens: list[str]) -> str:
    """A match of all of them."""
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
