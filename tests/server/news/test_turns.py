"""Your turn: the list, and the socket of the lobby."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from sqlalchemy import text
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from server.visitors import BOTH, Running, Visitor, heard

pytestmark = pytest.mark.anyio

TWO = [{"kind": "me"}, {"kind": "link"}]


@asynccontextmanager
async def lobby(visitor: Visitor) -> AsyncIterator[ClientConnection]:
    address = f"{visitor.address.replace('http', 'ws')}/api/live"
    async with connect(address, additional_headers={"Authorization": f"Bearer {visitor.token}"}) as socket:
        yield socket


async def sat_down(livia: Visitor, drusus: Visitor, **more: Any) -> str:
    """A running match of the two; Livia has seat 0."""
    match = await livia.match(TWO, **more)
    await drusus.post(f"/join/{match['links']['seats']['1'].rsplit('/', 1)[-1]}")
    return str(match["id"])


async def act(visitor: Visitor, match: str, seat: int) -> Any:
    table = await visitor.get(f"/matches/{match}/table", seat=seat)
    action = table["decision"]["options"][0]["text"]
    return await visitor.post(f"/matches/{match}/act", {"seat": seat, "seq": table["seq"], "action": action})


async def waiting_for(server: Running, match: str) -> int:
    row = await server.house.store.match(match)
    assert row is not None
    return row.turn[0]


@BOTH
async def test_the_list_holds_the_matches_that_wait_for_me(server: Running) -> None:
    async with server.visitor(name="Livia") as livia, server.visitor(name="Drusus") as drusus:
        match = await sat_down(livia, drusus, title="Friday")
        asked = await waiting_for(server, match)
        mine, theirs = (livia, drusus) if asked == 0 else (drusus, livia)
        (turn,) = (await mine.get("/turns"))["turns"]
        assert (turn["match"], turn["title"], turn["seats"]) == (match, "Friday", [asked])
        assert turn["others"] == ["Drusus" if asked == 0 else "Livia"]
        assert (turn["deadline"], turn["left"]) == (None, None)
        assert (await theirs.get("/turns"))["turns"] == []


async def test_the_list_says_how_much_time_is_left(server: Running) -> None:
    async with server.visitor() as livia:
        await livia.match([{"kind": "me"}] * 2, allowance=10)
        (turn,) = (await livia.get("/turns"))["turns"]
        assert 590 <= turn["left"] <= 600
        async with server.house.store.engine.begin() as connection:
            await connection.execute(text("UPDATE matches SET changed = changed - 660000"))
        (late,) = (await livia.get("/turns"))["turns"]
        assert -70 <= late["left"] <= -60


async def test_a_seat_that_a_bot_plays_waits_for_nobody(server: Running) -> None:
    async with server.visitor() as livia:
        match = await livia.match([{"kind": "me"}] * 2)
        server.house.bots.awake = False
        for seat in range(2):
            await livia.post(f"/matches/{match['id']}/seats/{seat}", {"bot": "tiro"})
        assert (await livia.get("/turns"))["turns"] == []


async def test_the_match_that_has_waited_longest_comes_first(server: Running) -> None:
    async with server.visitor() as livia:
        first = await livia.match([{"kind": "me"}] * 2)
        second = await livia.match([{"kind": "me"}] * 2)
        assert [t["match"] for t in (await livia.get("/turns"))["turns"]] == [first["id"], second["id"]]


@BOTH
async def test_the_lobby_is_told_when_a_turn_comes_and_goes(server: Running) -> None:
    async with server.visitor() as livia, server.visitor() as drusus, lobby(livia) as socket:
        assert (await heard(socket, "turns"))["turns"] == []
        match = await sat_down(livia, drusus)
        if await waiting_for(server, match) == 1:
            while await waiting_for(server, match) == 1:
                await act(drusus, match, 1)
        assert [turn["match"] for turn in (await heard(socket, "turns"))["turns"]] == [match]
        while await waiting_for(server, match) == 0:
            await act(livia, match, 0)
        while (await heard(socket, "turns"))["turns"]:
            pass


async def test_a_lobby_without_a_session_is_closed(server: Running) -> None:
    nobody = Visitor(server.address, None, "nonsense")  # type: ignore[arg-type]
    async with lobby(nobody) as socket:
        with pytest.raises(ConnectionClosed) as closed:
            await asyncio.wait_for(socket.recv(), 5)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4401


@BOTH
async def test_a_bot_that_sat_down_for_somebody_gets_up_when_he_opens_the_table(server: Running) -> None:
    async with server.visitor() as livia:
        match = (await livia.match([{"kind": "me"}] * 2, allowance=5, stand_in="tiro"))["id"]
        asked = await waiting_for(server, match)
        server.house.bots.awake = False
        async with server.house.store.engine.begin() as connection:
            await connection.execute(text("UPDATE matches SET changed = changed - 360000"))
        await server.house.clock.tick()
        seat = (await livia.get(f"/matches/{match}"))["seats"][asked]
        assert (seat["bot"], seat["away"], seat["late"]) == ("tiro", True, True)
        await livia.get(f"/matches/{match}/table", seat=asked, since=0)
        assert (await livia.get(f"/matches/{match}"))["seats"][asked]["late"]
        await livia.get(f"/matches/{match}/table", seat=asked)
        seat = (await livia.get(f"/matches/{match}"))["seats"][asked]
        assert (seat["bot"], seat["late"]) == (None, False)
        await server.house.clock.tick()
        assert (await livia.get(f"/matches/{match}"))["seats"][asked]["bot"] is None


async def test_a_bot_that_was_asked_to_play_stays_when_the_table_is_opened(server: Running) -> None:
    async with server.visitor() as livia:
        match = (await livia.match([{"kind": "me"}] * 2, allowance=5, stand_in="tiro"))["id"]
        asked = await waiting_for(server, match)
        server.house.bots.awake = False
        await livia.post(f"/matches/{match}/seats/{asked}", {"bot": "tiro"})
        await livia.get(f"/matches/{match}/table", seat=asked)
        assert (await livia.get(f"/matches/{match}"))["seats"][asked]["bot"] == "tiro"


async def test_without_a_stand_in_time_that_is_up_changes_nothing(server: Running) -> None:
    async with server.visitor() as livia:
        match = (await livia.match([{"kind": "me"}] * 2, allowance=5))["id"]
        async with server.house.store.engine.begin() as connection:
            await connection.execute(text("UPDATE matches SET changed = changed - 360000"))
        await server.house.clock.tick()
        assert [seat["bot"] for seat in (await livia.get(f"/matches/{match}"))["seats"]] == [None, None]
