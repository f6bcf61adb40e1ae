"""On a train: a match of a server is taken along into a page, goes on there, and is brought back."""

from __future__ import annotations

import pytest

from server.hosted_page import page
from server.visitors import Running, Visitor

pytestmark = pytest.mark.anyio

SEATS = [{"kind": "bot", "level": "tiro"}, {"kind": "me"}, {"kind": "bot", "level": "legatus"}]
WITH_THE_SAME_BOTS = "/records?bots=tiro&bots=legatus&seat=1"


async def test_a_match_of_a_server_goes_on_in_a_page_and_is_brought_back(server: Running, livia: Visitor) -> None:
    made = await livia.match(SEATS)
    record = (await livia.client.get(f"/api/matches/{made['id']}/record?whole=true")).text
    async with page() as one:
        taken = await one.post(WITH_THE_SAME_BOTS, record)
        assert [seat["bot"] for seat in taken["seats"]] == ["tiro", None, "legatus"]
        played = await one.play(taken["id"], 3, seat=1)
        status, record = await one.ask("GET", f"/matches/{taken['id']}/record?whole=true")
        assert status == 200
    answer = await livia.client.post(f"/api{WITH_THE_SAME_BOTS}", content=record)
    brought = answer.json()
    assert (answer.status_code, brought["state"]) == (201, "running")
    assert [seat["bot"] for seat in brought["seats"]] == ["tiro", None, "legatus"]
    row = await server.house.store.match(brought["id"])
    assert row is not None
    assert (row.n, row.rated) == (played["n"], "imported"), "nothing is lost, and it is never rated"


async def test_bots_are_one_for_all_seats_or_one_for_each(livia: Visitor) -> None:
    made = await livia.match(SEATS)
    record = (await livia.client.get(f"/api/matches/{made['id']}/record?whole=true")).text
    alike = (await livia.client.post("/api/records?bots=miles&seat=1", content=record)).json()
    assert [seat["bot"] for seat in alike["seats"]] == ["miles", None, "miles"]
    too_few = await livia.client.post("/api/records?bots=miles&bots=tiro&seat=1&seat=2", content=record)
    assert (too_few.status_code, too_few.json()["error"]["code"]) == (422, "setup")
    nowhere = await livia.client.post("/api/records?bots=miles&seat=3", content=record)
    assert nowhere.status_code == 422
