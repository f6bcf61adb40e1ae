"""What an attacker tries from outside: headers that are no addresses, doors opened too often, records with ballast."""

from __future__ import annotations

import asyncio
import gzip
import logging
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

import romanum
from romanum.engine.match import Match
from romanum.engine.record import Record, RecordError
from romanum.server.bounds.limits import REQUESTS, Limits
from romanum.server.bounds.logs import JsonLines
from romanum.server.bounds.problem import Problem
from romanum.server.lobby.quota import Quota
from romanum.server.store import PersonRow, Store
from server.visitors import Running, Visitor, heard, running

pytestmark = pytest.mark.anyio

TWO = [{"kind": "me"}, {"kind": "me"}]


@pytest.fixture(scope="module")
def match() -> Match[Any]:
    """A short match of two."""
    begun = romanum.game("hre").new(seats=2, seed=4)
    for _ in range(12):
        begun.play(begun.pending[0], begun.decision(begun.pending[0]).options[0])
    return begun


# ---- headers


async def first_line(server: Running, *headers: str, method: str = "GET", path: str = "/wall") -> str:
    """How the server begins its answer to a request that is written by hand."""
    host, port = server.address.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write("\r\n".join([f"{method} {path} HTTP/1.1", *headers, "Content-Length: 0", "", ""]).encode())
    async with asyncio.timeout(10):
        answer = (await reader.readline()).decode()
    writer.close()
    return answer


@pytest.mark.parametrize("host", ["[", "[::1", "127.0.0.1]", "[xyz]", "127.0.0.1:x:"])
@pytest.mark.parametrize("path", ["/wall", "/api/me", "/nothing.txt"])
async def test_a_host_that_is_none_is_a_bad_request_and_no_defect(server: Running, host: str, path: str) -> None:
    assert (await first_line(server, f"Host: {host}", path=path)).startswith(("HTTP/1.1 400", "HTTP/1.1 403"))


@pytest.mark.parametrize("origin", ["http://[", "[", "http://]x", "null", "http://"])
async def test_an_origin_that_is_none_is_refused(server: Running, origin: str) -> None:
    host = f"Host: {server.address.removeprefix('http://')}"
    asked = [host, f"Origin: {origin}", "X-Romanum: 1"]
    assert (await first_line(server, *asked, method="POST", path="/api/logout")).startswith("HTTP/1.1 403")


# ---- doors


@pytest.mark.parametrize("door", ["table", "lobby"])
async def test_sockets_cannot_be_opened_and_closed_without_end(tmp_path: Path, door: str) -> None:
    """Each is sent a whole table, or all that wait for somebody: that counts as a request does."""
    async with running(str(tmp_path / "x.db"), limits=12 / REQUESTS.burst) as server, server.visitor() as livia:
        match = (await livia.match(TWO))["id"]
        now = server.house.limits.now()
        server.house.limits._clock = lambda: now
        path = f"/api/matches/{match}/live" if door == "table" else "/api/live"
        codes = [await opened(server, livia, path, "table" if door == "table" else "turns") for _ in range(14)]
        assert codes[0] is None
        assert codes[-1] == 4429


async def opened(server: Running, visitor: Visitor, path: str, first: str) -> int | None:
    """A socket is opened until it says its first thing; with which code it was closed instead."""
    headers = {"Authorization": f"Bearer {visitor.token}"}
    async with connect(server.address.replace("http", "ws") + path, additional_headers=headers) as socket:
        try:
            await heard(socket, first)
        except ConnectionClosed:
            return socket.close_code
    return None


async def test_what_never_changes_of_a_game_is_compressed_once(server: Running) -> None:
    """Nobody need be known to ask for it, so it must cost next to nothing."""
    async with server.visitor() as livia:
        for part in ("", "/rules"):
            plain = await livia.client.get(f"/api/games/hre{part}", headers={"Accept-Encoding": "identity"})
            async with livia.client.stream(
                "GET", f"/api/games/hre{part}", headers={"Accept-Encoding": "gzip"}
            ) as small:
                raw = b"".join([piece async for piece in small.aiter_raw()])
            assert small.headers["content-encoding"] == "gzip"
            assert gzip.decompress(raw) == plain.content
            assert "content-encoding" not in plain.headers
            assert "accept-encoding" in plain.headers["vary"].lower()


# ---- secrets


async def test_a_defect_writes_no_secret_into_the_log(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who may read the log may not take a seat, nor choose somebody's password."""

    async def fail(*_: Any) -> None:
        raise RuntimeError("a mistake of ours")

    monkeypatch.setattr("romanum.server.lobby.lobby.Lobby.invitation", fail)
    seen: list[logging.LogRecord] = []
    handler = logging.Handler()
    handler.emit = seen.append  # type: ignore[method-assign, assignment]
    logger = logging.getLogger("romanum")
    logger.addHandler(handler)
    try:
        async with server.visitor() as livia:
            assert (await livia.client.get("/api/join/a-secret-token")).status_code == 500
    finally:
        logger.removeHandler(handler)
    lines = [JsonLines().format(record) for record in seen]
    assert any("a defect of the server, at /api/join/{token}" in line for line in lines), lines
    assert not any("a-secret" in line for line in lines)


# ---- records


async def test_ballast_in_a_record_is_not_kept(
    server: Running, match: Match[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It would be read again with every list that the match stands in."""
    dice = {**match.record.dice, "ballast": "x" * 500_000}
    counted: list[PersonRow] = []
    monkeypatch.setattr(server.house.quota, "keeping", counted.append)
    names = ["Livia\x1b[2J\n", "\u202eDrusus"]
    text = msgspec.structs.replace(match.record, dice=dice, names=names).write()
    async with server.visitor() as livia:
        made = (await livia.client.post("/api/records", content=text)).json()
        row = await server.house.store.match(made["id"])
        assert row is not None
        assert row.dice == match.record.dice
        assert len(counted) == 1
        assert row.names == ["Livia [2J", "Drusus"], "a name is one line that can be shown"


def test_nobody_fills_the_disk_with_records() -> None:
    """Matches that are over count among nobody's, so their number in a day is bounded."""
    hour = [0.0]
    quota = Quota(Limits(clock=lambda: 3_600 * hour[0]), Store("sqlite://"))
    livia = PersonRow(1, "Livia")
    for _ in range(60):
        quota.keeping(livia)
    with pytest.raises(Problem, match="Too many imported records"):
        quota.keeping(livia)
    hour[0] = 1.0
    quota.keeping(livia)


@pytest.mark.parametrize("depth", [1, 500, 950])
def test_an_option_in_a_record_is_yes_or_no_or_a_word(match: Match[Any], depth: int) -> None:
    text = match.record.write()
    line = next(line for line in text.split("\n") if line.startswith("options: "))
    nested = 'options: {"bribes":' + "[" * depth + "]" * depth + "}"
    with pytest.raises(RecordError, match="line 5"):
        Record.read(text.replace(line, nested))
