"""The table as its clients watch it: sockets, and waiting for news without one."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

import romanum
from server.joined_table import joined
from server.moves import ALL_MINE, SEEDED, asked, code, move
from server.visitors import Running, Visitor, heard, running

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory, anyio_backend: str) -> AsyncIterator[Running]:
    async with running(str(tmp_path_factory.mktemp("api") / "romanum.db")) as server:
        yield server


# ---- live


async def test_a_socket_shows_the_table_and_then_what_changes(livia: Visitor) -> None:
    match = (await livia.match(ALL_MINE, dice=SEEDED))["id"]
    async with livia.live(match, "seat=0&seat=1&seat=2") as socket:
        tables = {t["seat"]: t for t in [await heard(socket, "table") for _ in range(3)]}
        asked_seat = next(t for t in tables.values() if t["decision"])
        seat, action = asked_seat["seat"], asked_seat["decision"]["options"][0]["text"]
        await socket.send(f'{{"type":"act","id":5,"seat":{seat},"seq":0,"action":"{action}"}}')
        updates = {}
        answer = None
        while answer is None or len(updates) < 3:
            message = await heard_any(socket)
            if message["type"] == "update":
                updates[message["seat"]] = message
            elif message["type"] == "answer":
                answer = message
    assert answer == {"type": "answer", "id": 5, "answer": "done", "seq": 1}
    for seat, update in updates.items():
        assert (update["base"], update["seq"]) == (0, 1)
        now = await livia.get(f"/matches/{match}/table", seat=seat)
        after = joined(tables[seat], update, romanum.game("hre"))
        assert {**after, "seats": now["seats"]} == now


async def heard_any(socket: Any) -> Any:
    import msgspec

    return msgspec.json.decode(await socket.recv())


async def test_a_lost_connection_is_resumed(livia: Visitor) -> None:
    match = (await livia.match(ALL_MINE, dice=SEEDED))["id"]
    async with livia.live(match) as socket:
        table = await heard(socket, "table")
    for _ in range(7):
        await move(livia, match)
    async with livia.live(match, f"seat=0&since={table['seq']}") as socket:
        resumed = await heard(socket, "table")
    whole = await livia.get(f"/matches/{match}/table", seat=0)
    assert resumed["seq"] == 7
    assert table["events"][: resumed["from"]] + resumed["events"] == whole["events"]
    assert len(resumed["events"]) < len(whole["events"])


async def test_an_unanswered_action_is_sent_again_and_applied_once(livia: Visitor) -> None:
    match = (await livia.match(ALL_MINE, dice=SEEDED))["id"]
    table = await asked(livia, match)
    body = {"seat": table["seat"], "seq": 0, "action": table["decision"]["options"][0]["text"]}
    assert (await livia.post(f"/matches/{match}/act", body))["answer"] == "done"
    assert await livia.post(f"/matches/{match}/act", body) == {"answer": "doubled", "seq": 1}
    assert (await livia.get(f"/matches/{match}"))["seq"] == 1


@pytest.mark.parametrize(
    "wrong",
    ["", "{", "[]", "null", '{"type":"dance"}', '{"type":"act","seat":9}', '{"id":1}', "x" * 5000],
)
async def test_a_bad_message_is_answered_and_the_socket_stays(livia: Visitor, wrong: str) -> None:
    match = (await livia.match(ALL_MINE))["id"]
    async with livia.live(match) as socket:
        await heard(socket, "table")
        await socket.send(wrong)
        assert (await heard(socket, "error"))["error"]["message"]
        await socket.send('{"type":"resync"}')
        assert (await heard(socket, "table"))["seq"] == 0


async def test_a_socket_for_anothers_seat_is_closed(livia: Visitor, drusus: Visitor) -> None:
    from websockets.exceptions import ConnectionClosed

    match = (await livia.match(ALL_MINE))["id"]
    for query, close in (("seat=0", 4404), ("seat=x", 4400), ("", 4404)):
        async with drusus.live(match, query) as socket:
            with pytest.raises(ConnectionClosed) as closed:
                await socket.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == close


async def test_a_socket_from_another_page_is_refused(livia: Visitor) -> None:
    from websockets.asyncio.client import connect
    from websockets.exceptions import InvalidStatus
    from websockets.typing import Origin

    match = (await livia.match(ALL_MINE))["id"]
    where = f"{livia.address.replace('http', 'ws')}/api/matches/{match}/live"
    for origin in (Origin("https://evil.example"), None):
        with pytest.raises(InvalidStatus):
            async with connect(where, origin=origin):
                pass


async def test_chat_reaches_everybody_at_the_table(livia: Visitor, drusus: Visitor) -> None:
    match = (await livia.match(ALL_MINE, public=True))["id"]
    async with drusus.live(match, "") as socket:
        await heard(socket, "table")
        await livia.post(f"/matches/{match}/chat", {"text": "ave"})
        assert (await heard(socket, "chat"))["text"] == "ave"


async def test_a_browser_without_sockets_waits_for_news(livia: Visitor) -> None:
    import asyncio

    match = (await livia.match(ALL_MINE, dice=SEEDED))["id"]
    waiting = asyncio.create_task(livia.get(f"/matches/{match}/table", seat=0, since=0, wait=20))
    await asyncio.sleep(0.1)
    assert not waiting.done()
    await move(livia, match)
    assert (await asyncio.wait_for(waiting, 5))["seq"] == 1


async def test_a_locked_database_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import sqlite3

    monkeypatch.setattr("romanum.server.store.engine.BUSY_SECONDS", 0.05)
    async with running(str(tmp_path / "x.db")) as server, server.visitor() as livia:
        match = (await livia.match(ALL_MINE, dice=SEEDED))["id"]
        table = await asked(livia, match)
        body = {"seat": table["seat"], "seq": 0, "action": table["decision"]["options"][0]["text"]}
        other = sqlite3.connect(tmp_path / "x.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        answer = await livia.client.post(f"/api/matches/{match}/act", json=body)
        assert (answer.status_code, code(answer.json())) == (503, "store")
        assert "locked by another program" in answer.json()["error"]["message"]
        other.execute("ROLLBACK")
        other.close()
        assert await livia.post(f"/matches/{match}/act", body) == {"answer": "done", "seq": 1}
