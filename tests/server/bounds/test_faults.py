"""What goes wrong outside of the game: each fault has a clear message, and nothing is lost.

A port that is taken and a database that cannot be opened are in `test_serve`; a corrupt record and a bot's process that
dies in `test_server_bots`; a locked database and a browser without WebSocket in `test_live`.
"""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from websockets.exceptions import ConnectionClosed

from romanum.server.bounds.one_server import AlreadyRunning, Keeper
from romanum.server.store import StoreFault
from server.visitors import Running, Visitor, heard

pytestmark = pytest.mark.anyio

ALL_MINE = [{"kind": "me"}] * 2
SEEDED = {"kind": "seeded", "seed": 7}


async def first_action(livia: Visitor, match: str) -> dict[str, Any]:
    for seat in range(2):
        table = await livia.get(f"/matches/{match}/table", seat=seat)
        if table["decision"]:
            return {"seat": seat, "seq": table["seq"], "action": table["decision"]["options"][0]["text"]}
    raise AssertionError("nobody is asked")


async def refused(livia: Visitor, match: str, action: dict[str, Any]) -> str:
    """What a person is told whose action could not be written."""
    answer = await livia.client.post(f"/api/matches/{match}/act", json=action)
    assert (answer.status_code, answer.json()["error"]["code"]) == (503, "store")
    return str(answer.json()["error"]["message"])


async def test_a_full_disk_is_told_and_loses_nothing(
    server: Running, livia: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = (await livia.match(ALL_MINE, dice=SEEDED))["id"]
    action = await first_action(livia, match)
    writer: Any = server.house.store._writer
    really = writer._write_one

    def no_page_more(connection: sqlite3.Connection, values: Any) -> bool:
        written: bool = really(connection, values)
        connection.execute("PRAGMA max_page_count = 1")
        connection.execute("CREATE TABLE filler AS SELECT zeroblob(100000) AS x")
        return written

    with monkeypatch.context() as full:
        full.setattr(writer, "_write_one", no_page_more)
        assert "Nothing was done: the disk is full." in await refused(livia, match, action)
    assert await livia.post(f"/matches/{match}/act", action) == {"answer": "done", "seq": 1}


async def test_a_database_that_is_gone_is_told_and_used_again_when_it_is_back(
    server: Running, livia: Visitor, tmp_path: Path
) -> None:
    match = (await livia.match(ALL_MINE, dice=SEEDED))["id"]
    action = await first_action(livia, match)
    (tmp_path / "romanum.db").rename(tmp_path / "away.db")
    assert "the database file is gone" in await refused(livia, match, action)
    made = await livia.client.post("/api/matches", json={"game": "hre", "seats": ALL_MINE})
    assert made.json()["error"]["code"] == "store"
    (tmp_path / "away.db").rename(tmp_path / "romanum.db")
    assert await livia.post(f"/matches/{match}/act", action) == {"answer": "done", "seq": 1}


async def test_a_log_that_does_not_fit_the_rules_is_kept_and_told(server: Running, livia: Visitor) -> None:
    broken, sound = [(await livia.match(ALL_MINE, dice=SEEDED))["id"] for _ in range(2)]
    await livia.post(f"/matches/{broken}/act", await first_action(livia, broken))
    async with server.house.store.engine.begin() as connection:
        await connection.execute(text(f"UPDATE log SET text = 'fly away' WHERE match = '{broken}'"))
    server.house.tables._tables.clear()
    answer = await livia.client.get(f"/api/matches/{broken}/table", params={"seat": 0})
    assert (answer.status_code, answer.json()["error"]["code"]) == (409, "broken")
    assert "Nothing is lost." in answer.json()["error"]["message"]
    assert (await livia.get(f"/matches/{sound}/table", seat=0))["seq"] == 0


async def test_a_seats_link_works_for_one_person_again_and_again(server: Running, livia: Visitor) -> None:
    match = await livia.match([{"kind": "me"}, {"kind": "link"}])
    link = match["links"]["seats"]["1"]
    async with server.visitor(name="Drusus") as drusus, server.visitor(name="Nero") as nero:
        for _ in range(2):
            assert (await drusus.post(link))["mine"] == [1]
        late = await nero.post(link)
    assert late["error"] == {"code": "seat-taken", "message": "This seat has been taken by Drusus."}


@pytest.mark.parametrize("protocol", [0, 2])
async def test_a_page_of_another_version_is_told_to_load_again(livia: Visitor, protocol: int) -> None:
    match = (await livia.match(ALL_MINE))["id"]
    polled = await livia.client.get(f"/api/matches/{match}/table", params={"seat": 0, "protocol": protocol})
    assert (polled.status_code, polled.json()["error"]["code"]) == (426, "old-client")
    with pytest.raises(ConnectionClosed) as closed:
        async with livia.live(match, f"seat=0&protocol={protocol}") as socket:
            await heard(socket, "table")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4426


def test_a_second_server_on_a_database_is_led_to_the_first(tmp_path: Path) -> None:
    first, second = Keeper(str(tmp_path / "romanum.db")), Keeper(str(tmp_path / "romanum.db"))
    first.take()
    first.tell("http://127.0.0.1:8000/")
    with pytest.raises(AlreadyRunning, match=r"at http://127\.0\.0\.1:8000/"):
        second.take()
    first.leave()
    second.take()
    assert not list(tmp_path.glob("*.address"))
    second.leave()


def test_a_folder_that_cannot_be_made_is_a_fault_of_the_store(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreFault):
        Keeper(str(tmp_path / "file" / "romanum.db")).take()


def test_an_address_left_by_a_killed_server_is_not_believed(tmp_path: Path) -> None:
    (tmp_path / "romanum.db.lock.address").write_text("http://127.0.0.1:1/")
    keeper = Keeper(str(tmp_path / "romanum.db"))
    keeper.take()
    with pytest.raises(AlreadyRunning) as told:
        Keeper(str(tmp_path / "romanum.db")).take()
    assert told.value.address == ""
    keeper.leave()


def test_sqlite_says_so_when_a_disk_is_full() -> None:
    """The words that the store looks for."""
    connection = sqlite3.connect(":memory:")
    connection.execute("PRAGMA max_page_count = 1")
    with pytest.raises(sqlite3.OperationalError, match="database or disk is full"):
        connection.executescript("CREATE TABLE a (x); CREATE TABLE b (x);")


async def test_a_server_whose_database_is_gone_is_not_well(tmp_path: Path, server: Running, livia: Visitor) -> None:
    (tmp_path / "romanum.db").unlink()
    answer = await livia.client.get("/api/health")
    assert (answer.status_code, answer.json()["error"]["code"]) == (503, "store")
