"""On a train: a match of a server is taken along into a page, goes on there, and is brought back."""

from __future__ import annotations

import pytest

from server.hosted_page import page
from server.visitors import SOLO, Running, Visitor

pytestmark = pytest.mark.anyio


async def test_a_match_of_a_server_goes_on_in_a_page_and_is_brought_back(server: Running, livia: Visitor) -> None:
    made = await livia.match(SOLO)
    record = (await livia.client.get(f"/api/matches/{made['id']}/record?whole=true")).text
    async with page() as one:
        taken = await one.post("/records?bots=tiro&seat=0", record)
        played = await one.play(taken["id"], 3)
        status, record = await one.ask("GET", f"/matches/{taken['id']}/record?whole=true")
        assert status == 200
    answer = await livia.client.post("/api/records?bots=tiro&seat=0", content=record)
    brought = answer.json()
    assert (answer.status_code, brought["state"]) == (201, "running")
    row = await server.house.store.match(brought["id"])
    assert row is not None
    assert (row.n, row.rated) == (played["n"], "imported"), "nothing is lost, and it is never rated"
