"""On a train: a match of a server is taken along into a page, goes on there, and is brought back."""

from __future__ import annotations

import pytest

from romanum.server.bounds.problem import Problem
from romanum.server.lobby.new_match import bot_seats
from romanum.server.store import PersonRow
from server.hosted_page import page
from server.visitors import Running, Visitor

pytestmark = pytest.mark.anyio

SEATS = [{"kind": "bot", "level": "tiro"}, {"kind": "me"}, {"kind": "bot", "level": "miles"}]
PERSON = PersonRow(3, "Livia")
WITH_THE_SAME_BOTS = "/records?bots=tiro&bots=miles&seat=1"


async def test_a_match_of_a_server_goes_on_in_a_page_and_is_brought_back(server: Running, livia: Visitor) -> None:
    made = await livia.match(SEATS)
    record = (await livia.client.get(f"/api/matches/{made['id']}/record?whole=true")).text
    async with page() as one:
        taken = await one.post(WITH_THE_SAME_BOTS, record)
        assert [seat["bot"] for seat in taken["seats"]] == ["tiro", None, "miles"]
        played = await one.play(taken["id"], 3, seat=1)
        status, record = await one.ask("GET", f"/matches/{taken['id']}/record?whole=true")
        assert status == 200
    answer = await livia.client.post(f"/api{WITH_THE_SAME_BOTS}", content=record)
    brought = answer.json()
    assert (answer.status_code, brought["state"]) == (201, "running")
    assert [seat["bot"] for seat in brought["seats"]] == ["tiro", None, "miles"]
    row = await server.house.store.match(brought["id"])
    assert row is not None
    assert (row.n, row.rated) == (played["n"], "imported"), "nothing is lost, and it is never rated"


def test_bots_are_one_for_all_seats_or_one_for_each() -> None:
    def bots(mine: list[int], *named: str) -> list[str | None]:
        chairs = bot_seats(3, mine, PERSON, named)
        assert [chair.seat for chair in chairs if chair.person] == [k for k, c in enumerate(chairs) if c.bot is None]
        return [chair.bot for chair in chairs]

    assert bots([1], "tiro") == ["tiro", None, "tiro"]
    assert bots([1], "tiro", "miles") == ["tiro", None, "miles"]
    assert bots([1]) == [None, None, None], "all are his"
    with pytest.raises(Problem, match="1 seats are left for bots, not 2"):
        bots([1, 2], "tiro", "miles")
    with pytest.raises(Problem, match="nobody"):
        bots([1], "nobody")
