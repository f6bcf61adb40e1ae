"""What comes from outside: sessions that end, guessed passwords, JSON without end, a clock that jumps."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from romanum.server.bounds.patience import patient
from romanum.server.lobby.people import LONGEST_DELAY, People
from romanum.server.store import PersonRow, StoreFault
from romanum.server.thinking.clock import Clock
from server.visitors import BOTH, Running, Visitor, heard, new_database, running

pytestmark = pytest.mark.anyio

LIVIA = {"login": "livia", "password": "arma virumque"}
HERE = [{"kind": "me"}] * 2


def code(answer: Any) -> str:
    return str(answer["error"]["code"])


@pytest.fixture
async def club(tmp_path: Path) -> AsyncIterator[Running]:
    async with running(str(tmp_path / "club.db"), hosting=True) as server:
        yield server


async def account(visitor: Visitor, **more: str) -> Visitor:
    visitor.token = (await visitor.post("/account", LIVIA | more))["token"]
    return visitor


async def closed(socket: Any) -> int | None:
    async with asyncio.timeout(10):
        await socket.wait_closed()
    code: int | None = socket.close_code
    return code


# ---- sessions


async def test_signing_out_closes_the_sockets_of_that_session(club: Running) -> None:
    async with club.visitor() as one, club.visitor() as two:
        await account(one)
        two.token = (await two.post("/login", LIVIA))["token"]
        match = (await one.match(HERE))["id"]
        async with one.live(match) as mine, two.live(match, "seat=1") as other:
            await heard(mine, "table")
            await heard(other, "table")
            await one.post("/logout")
            assert await closed(mine) == 4401
            await two.post(f"/matches/{match}/chat", {"text": "ave"})
            assert (await heard(other, "chat"))["text"] == "ave"


async def test_a_new_password_closes_the_sockets_of_all_other_sessions(club: Running) -> None:
    async with club.visitor() as one, club.visitor() as two:
        await account(one)
        two.token = (await two.post("/login", LIVIA))["token"]
        match = (await one.match(HERE))["id"]
        async with one.live(match) as mine, two.live(match, "seat=1") as other:
            await heard(mine, "table")
            await heard(other, "table")
            change = {"old": LIVIA["password"], "new": "another password"}
            assert (await one.client.put("/api/me/password", json=change)).status_code == 200
            assert await closed(other) == 4401
            await one.post(f"/matches/{match}/chat", {"text": "ave"})
            assert (await heard(mine, "chat"))["text"] == "ave"
        assert code(await two.post("/matches", {"game": "hre", "seats": HERE})) == "sign-in"


async def test_a_session_that_ended_in_one_worker_has_ended_in_all(postgres: str) -> None:
    url = await new_database(postgres)
    async with running(url) as one, running(url) as two, one.visitor(name="Livia") as livia:
        match = (await livia.match(HERE))["id"]
        elsewhere = Visitor(two.address, livia.client, livia.token)
        async with elsewhere.live(match) as socket:
            await heard(socket, "table")
            assert await two.house.people.by_token(livia.token) is not None
            await livia.post("/logout")
            assert await closed(socket) == 4401
            assert await two.house.people.by_token(livia.token) is None


async def test_a_name_that_is_changed_while_signing_out_brings_no_session_back(tmp_path: Path) -> None:
    async with running(str(tmp_path / "x.db")) as server, server.visitor(name="Livia") as livia:
        people = server.house.people
        person = await people.by_token(livia.token)
        assert person is not None
        await people.logout(person, livia.token)
        await people.rename(person, "Livia Drusilla")
        assert await people.by_token(livia.token) is None


async def test_what_was_read_before_a_session_ended_is_not_remembered(tmp_path: Path) -> None:
    async with running(str(tmp_path / "x.db")) as server, server.visitor(name="Livia") as livia:
        people: People = server.house.people
        person = await people.by_token(livia.token)
        assert person is not None
        people.forget(None)
        read = asyncio.Event()

        async def slowly(token: str, since: int) -> PersonRow | None:
            await read.wait()
            return person

        vars(server.house.store)["session"] = slowly
        reading = asyncio.create_task(people.by_token(livia.token))
        await asyncio.sleep(0)
        await people.logout(person, livia.token)
        read.set()
        await reading
        del vars(server.house.store)["session"]
        assert await people.by_token(livia.token) is None


# ---- guessing


async def test_guesses_from_elsewhere_do_not_lock_the_owner_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("romanum.server.lobby.people.DELAY", 0.01)
    async with running(str(tmp_path / "x.db"), hosting=True, limits=1.0) as server, server.visitor() as livia:
        await account(livia)
        for n in range(25):
            guess = {"login": "livia", "password": f"guess number {n}"}
            answer = await livia.client.post("/api/login", json=guess, headers={"X-Forwarded-For": f"192.0.2.{n}"})
            assert code(answer.json()) == "wrong-password"
        assert (await livia.post("/login", LIVIA))["signed_in"]


async def test_a_guesser_is_told_to_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("romanum.server.lobby.people.DELAY", 0.0)
    async with running(str(tmp_path / "x.db"), hosting=True, limits=1.0) as server, server.visitor() as livia:
        await account(livia)
        monkeypatch.setattr(server.house.limits, "_clock", lambda: 0.0)
        guess = {"login": "livia", "password": "guess"}
        there = {"X-Forwarded-For": "192.0.2.7"}
        answers = [(await livia.client.post("/api/login", json=guess, headers=there)).json() for _ in range(12)]
        assert [code(answer) for answer in answers] == ["wrong-password"] * 10 + ["too-many"] * 2


async def test_signing_in_rightly_does_not_count_as_guessing(tmp_path: Path) -> None:
    async with running(str(tmp_path / "x.db"), hosting=True, limits=0.2) as server, server.visitor() as livia:
        await account(livia)
        for _ in range(4):
            assert (await livia.post("/login", LIVIA))["signed_in"]


async def test_guesses_make_a_login_slower_and_slower(club: Running) -> None:
    people = club.house.people
    people._limits._scale = 1.0
    from romanum.server.bounds.limits import GUESSES

    waits = []
    for _ in range(30):
        waits.append(people._slowed("livia"))
        people._limits.wait(GUESSES, ("guesses", "livia"))
    assert waits[:5] == [0.0] * 5
    assert waits[8] == pytest.approx(1.5, abs=0.2)
    assert max(waits) == LONGEST_DELAY
    assert people._slowed("drusus") == 0.0


# ---- JSON


@pytest.mark.parametrize("path", ["/api/matches", "/api/session"])
@pytest.mark.parametrize("deep", ["[" * 20_000, '{"a":' * 10_000, "[" * 20_000 + "]" * 20_000])
async def test_json_without_end_is_a_bad_request(club: Running, path: str, deep: str) -> None:
    async with club.visitor() as visitor:
        await account(visitor)
        headers = {"Content-Type": "application/json", "X-Romanum": "1"}
        answer = await visitor.client.post(path, content=deep.encode(), headers=headers)
        assert (answer.status_code, code(answer.json())) == (400, "bad-request")


# ---- the clock


@BOTH
@pytest.mark.parametrize("hours", [10, -10])
async def test_a_clock_that_jumps_seats_no_bot(database: str, monkeypatch: pytest.MonkeyPatch, hours: int) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "level": "tiro"}]
    async with running(database) as server, server.visitor(name="Livia") as livia:
        match = (await livia.match(seats, allowance=5, stand_in="tiro"))["id"]
        async with asyncio.timeout(20):
            while not (await livia.get(f"/matches/{match}"))["my_turn"]:
                await asyncio.sleep(0.05)
        clock, real, real_ns = server.house.clock, time.time, time.time_ns
        await (
            clock.stop()
        )  # from here on the test alone ticks: a tick that is under way has seen the jump, but not yet mended it
        monkeypatch.setattr(clock, "_wall", lambda: real() + hours * 3600)
        monkeypatch.setattr(time, "time_ns", lambda: real_ns() + hours * 3_600_000_000_000)
        await clock.tick()
        assert (await livia.get(f"/matches/{match}"))["seats"][0]["bot"] is None
        assert 200 < (await livia.get("/turns"))["turns"][0]["left"] <= 300
        monkeypatch.setattr(time, "time_ns", lambda: real_ns() + hours * 3_600_000_000_000 + 301_000_000_000)
        await clock.tick()
        assert (await livia.get(f"/matches/{match}"))["seats"][0]["bot"] == "tiro"


async def no_seats(match: str) -> None:
    """Nobody sits down."""


class Worker:
    """One of several; what it makes of a jump is written down."""

    def __init__(self, *, leads: bool) -> None:
        self.leads, self.shifted, self.faults = leads, list[int](), 0
        self.wall = 0.0
        store = SimpleNamespace(counts=SimpleNamespace(shift=self.shift))
        self.clock = Clock(cast("Any", store), self, no_seats, lambda: self.wall, lambda: 0.0)

    async def shift(self, by: int, seen: int) -> None:
        if self.faults:
            self.faults -= 1
            raise StoreFault("away")
        self.shifted.append(by)


async def test_of_several_workers_one_mends_a_jump() -> None:
    other = Worker(leads=False)
    other.wall = 3600.0
    await other.clock.mend()
    other.leads = True
    await other.clock.mend()
    assert other.shifted == [], "nor when it leads later: the one that led has seen to it"


async def test_a_jump_that_could_not_be_mended_is_mended_later() -> None:
    worker = Worker(leads=True)
    worker.wall, worker.faults = 3600.0, 1
    with pytest.raises(StoreFault):
        await worker.clock.mend()
    for _ in range(2):
        await worker.clock.mend()
    assert worker.shifted == [3_600_000]


# ---- half requests


async def half(server: Running, sent: bytes) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    host, port = server.address.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(sent)
    await writer.drain()
    return reader, writer


async def test_headers_that_do_not_come_are_not_waited_for(club: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("romanum.server.bounds.patience.PatientProtocol.seconds", 0.3)
    reader, writer = await half(club, b"GET /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ")
    async with asyncio.timeout(10):
        assert b"408" in await reader.read()
    writer.close()


async def test_a_socket_stays_open_longer_than_headers_may_take(club: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("romanum.server.bounds.patience.PatientProtocol.seconds", 0.3)
    async with club.visitor() as livia:
        await account(livia)
        match = (await livia.match(HERE))["id"]
        async with livia.live(match) as socket:
            await heard(socket, "table")
            await asyncio.sleep(1)
            await livia.post(f"/matches/{match}/chat", {"text": "ave"})
            assert (await heard(socket, "chat"))["text"] == "ave"


async def test_an_idle_connection_may_ask_again(club: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("romanum.server.bounds.patience.PatientProtocol.seconds", 0.3)
    asks = b"GET /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
    reader, writer = await half(club, asks)
    for _ in range(2):
        async with asyncio.timeout(30):
            head = (await reader.readuntil(b"\r\n\r\n")).lower()
            assert head.startswith(b"http/1.1 200")
            length = int(head.split(b"content-length: ")[1].split(b"\r\n")[0])
            await reader.readexactly(length)
        await asyncio.sleep(0.6)
        writer.write(asks)
    writer.close()


async def test_a_request_in_small_pieces_is_answered(club: Running) -> None:
    reader, writer = await half(club, b"GET /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\n")
    for piece in (b"X-", b"Slow: yes\r\n", b"\r\n"):
        await asyncio.sleep(0.02)
        writer.write(piece)
    async with asyncio.timeout(10):
        assert (await reader.readline()).startswith(b"HTTP/1.1 200")
    writer.close()


async def test_a_body_that_does_not_come_is_not_waited_for(club: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("romanum.server.bounds.gate.patient", lambda receive: patient(receive, 0.3))
    start = b"POST /api/login HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Romanum: 1\r\nContent-Type: application/json\r\n"
    reader, writer = await half(club, start + b'Content-Length: 500\r\n\r\n{"login"')
    async with asyncio.timeout(10):
        assert (await reader.readline()).startswith(b"HTTP/1.1 408")
    writer.close()


async def test_one_address_has_only_so_many_half_requests(club: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("romanum.server.bounds.patience.PROXIES", frozenset())
    monkeypatch.setattr("romanum.server.bounds.patience.PatientProtocol.most", 3)
    held = [await half(club, b"GET / HTTP/1.1\r\n") for _ in range(3)]
    reader, last = await half(club, b"GET / HTTP/1.1\r\n")
    async with asyncio.timeout(10):
        assert await reader.read() == b""
    for _, writer in [*held, (reader, last)]:
        writer.close()
    await asyncio.sleep(0.1)
    async with club.visitor() as visitor:
        assert (await visitor.client.get("/api/games")).status_code == 200
