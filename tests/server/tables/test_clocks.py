"""Clocks: an allowance for each decision, a bank with increment, vacation; what runs out is answered by a bot."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest
from sqlalchemy import text

from romanum.server.store import MatchRow, SeatRow
from romanum.server.store.clocks import DAY, MINUTE, deadline, left_in_bank
from server.visitors import BOTH, Running, Visitor, heard, running

pytestmark = pytest.mark.anyio

BANKED = {"allowance": 2, "bank": 60, "increment": 90, "stand_in": "tiro"}


@pytest.fixture
async def server(database: str) -> AsyncIterator[Running]:
    async with running(database) as server:
        server.house.bots.awake = False
        yield server


async def pass_time(server: Running, minutes: float) -> None:
    """As if everybody had been thinking for so long."""
    async with server.house.store.engine.begin() as connection:
        by = {"by": round(minutes * MINUTE)}
        await connection.execute(text("UPDATE matches SET changed = changed - :by"), by)
        await connection.execute(text("UPDATE seats SET leave_until = leave_until - :by"), by)


async def act(visitor: Visitor, match: str) -> tuple[int, bool]:
    """The seat that is asked acts; who it was, and whether the question has passed to the other."""
    seat = (await visitor.get(f"/matches/{match}"))["turn"][0]
    table = await visitor.get(f"/matches/{match}/table", seat=seat)
    action = table["decision"]["options"][0]["text"]
    await visitor.post(f"/matches/{match}/act", {"seat": seat, "seq": table["seq"], "action": action})
    return seat, seat not in (await visitor.get(f"/matches/{match}"))["turn"]


async def alone(visitor: Visitor, **clock: Any) -> Any:
    return await visitor.match([{"kind": "me"}] * 2, **clock)


async def bank(visitor: Visitor, match: str, seat: int) -> int:
    return int((await visitor.get(f"/matches/{match}"))["clock"]["seats"][seat]["bank"])


@BOTH
async def test_what_a_decision_takes_beyond_its_allowance_comes_out_of_the_bank(server: Running) -> None:
    async with server.visitor() as livia:
        match = (await alone(livia, **BANKED))["id"]
        await pass_time(server, 12)
        seat, passed = await act(livia, match)
        assert await bank(livia, match, seat) in range(3600 - 600 - 5, 3600 - 600 + 1 + 90 * passed)
        assert await bank(livia, match, 1 - seat) == 3600, "who was not asked has lost nothing"


@BOTH
async def test_a_quick_decision_costs_nothing_and_a_turn_done_adds_the_increment(server: Running) -> None:
    async with server.visitor() as livia:
        match = (await alone(livia, **BANKED))["id"]
        for _ in range(60):
            seat, passed = await act(livia, match)
            if passed:
                break
            assert await bank(livia, match, seat) == 3600
        assert passed
        assert await bank(livia, match, seat) == 3690


@BOTH
async def test_a_bot_answers_when_allowance_and_bank_have_run_out_and_not_before(server: Running) -> None:
    async with server.visitor() as livia:
        match = (await alone(livia, **BANKED))["id"]
        asked = (await livia.get(f"/matches/{match}"))["turn"][0]
        await pass_time(server, 61)
        await server.house.clock.tick()
        assert (await livia.get(f"/matches/{match}"))["seats"][asked]["bot"] is None
        await pass_time(server, 2)
        await server.house.clock.tick()
        found = await livia.get(f"/matches/{match}")
        assert (found["seats"][asked]["bot"], found["state"]) == ("tiro", "running")
        assert found["clock"]["seats"][asked]["bank"] == 0
        await livia.get(f"/matches/{match}/table", seat=asked)
        back = await livia.get(f"/matches/{match}")
        assert back["seats"][asked]["bot"] is None
        assert back["clock"]["seats"][asked]["bank"] == 90, "whoever comes back has an increment at least"


async def test_a_bot_that_plays_by_wish_goes_on_when_the_table_is_opened(server: Running) -> None:
    server.house.bots.awake = False
    async with server.visitor() as livia:
        match = (await alone(livia, **BANKED))["id"]
        await livia.post(f"/matches/{match}/seats/0", {"bot": "tiro"})
        await livia.get(f"/matches/{match}/table", seat=0)
        assert (await livia.get(f"/matches/{match}"))["seats"][0]["bot"] == "tiro"


async def test_letting_a_bot_play_for_a_moment_does_not_fill_the_bank(server: Running) -> None:
    async with server.visitor() as livia:
        match = (await alone(livia, **BANKED))["id"]
        asked = (await livia.get(f"/matches/{match}"))["turn"][0]
        await pass_time(server, 32)
        for bot in ("tiro", None):
            await livia.post(f"/matches/{match}/seats/{asked}", {"bot": bot})
        assert await bank(livia, match, asked) in range(1795, 1801)
        assert await bank(livia, match, 1 - asked) == 3600


async def test_time_of_others_does_not_begin_anew_when_a_seat_is_taken_back(server: Running) -> None:
    async with server.visitor() as livia:
        match = (await alone(livia, **BANKED))["id"]
        asked = (await livia.get(f"/matches/{match}"))["turn"][0]
        await livia.post(f"/matches/{match}/seats/{1 - asked}", {"bot": "tiro"})
        await pass_time(server, 32)
        before = (await livia.get(f"/matches/{match}"))["clock"]["seats"][asked]
        after = (await livia.post(f"/matches/{match}/seats/{1 - asked}", {"bot": None}))["clock"]["seats"][asked]
        assert after == before
        await act(livia, match)
        assert await bank(livia, match, asked) in range(1795, 1801 + 90)


@BOTH
async def test_on_vacation_the_clock_stands_still(server: Running) -> None:
    async with server.visitor() as livia:
        match = (await alone(livia, allowance=60, vacation=5, stand_in="tiro"))["id"]
        asked = (await livia.get(f"/matches/{match}"))["turn"][0]
        gone = await livia.post(f"/matches/{match}/vacation", {"seat": asked, "days": 2})
        assert gone["clock"]["seats"][asked]["vacation"] == 3
        assert gone["clock"]["seats"][asked]["away_until"]
        await pass_time(server, 47 * 60)
        await server.house.clock.tick()
        assert (await livia.get(f"/matches/{match}"))["seats"][asked]["bot"] is None
        await pass_time(server, 3 * 60)
        await server.house.clock.tick()
        assert (await livia.get(f"/matches/{match}"))["seats"][asked]["bot"] == "tiro", "the hour after it counts"


async def test_the_bank_counts_after_a_vacation_too(server: Running) -> None:
    async with server.visitor() as livia:
        match = (await alone(livia, allowance=60, bank=30, vacation=5, stand_in="tiro"))["id"]
        asked = (await livia.get(f"/matches/{match}"))["turn"][0]
        await livia.post(f"/matches/{match}/vacation", {"seat": asked, "days": 2})
        await pass_time(server, 48 * 60 + 80)
        await server.house.clock.tick()
        assert (await livia.get(f"/matches/{match}"))["seats"][asked]["bot"] is None
        await pass_time(server, 11)
        await server.house.clock.tick()
        assert (await livia.get(f"/matches/{match}"))["seats"][asked]["bot"] == "tiro"


async def test_whoever_comes_back_early_keeps_the_days_that_have_not_begun(server: Running) -> None:
    async with server.visitor() as livia:
        match = (await alone(livia, allowance=60, vacation=5))["id"]
        await livia.post(f"/matches/{match}/vacation", {"seat": 0, "days": 4})
        await pass_time(server, 25 * 60)
        back = (await livia.post(f"/matches/{match}/vacation", {"seat": 0, "days": 0}))["clock"]["seats"][0]
        assert (back["vacation"], back["away_until"]) == (3, None)


async def test_vacation_that_is_not_there_is_refused(server: Running) -> None:
    async with server.visitor() as livia, server.visitor() as drusus:
        match = (await alone(livia, allowance=60, vacation=5, public=True))["id"]

        async def refused(who: Visitor, where: str, seat: int, days: int) -> tuple[int, str]:
            answer = await who.client.post(f"/api/matches/{where}/vacation", json={"seat": seat, "days": days})
            return answer.status_code, answer.json()["error"]["message"]

        assert await refused(livia, match, 0, 6) == (422, "5 days of vacation are left.")
        assert (await refused(livia, match, 0, -1))[0] == 422
        assert (await refused(livia, match, 0, 0))[0] == 409
        assert await refused(drusus, match, 0, 1) == (403, "This is not your seat.")
        assert (await refused(livia, match, 9, 1))[0] == 403
        await livia.post(f"/matches/{match}/vacation", {"seat": 0, "days": 1})
        assert (await refused(livia, match, 0, 1))[0] == 409
        untimed = (await alone(livia))["id"]
        assert (await refused(livia, untimed, 0, 1))[0] == 409


@pytest.mark.parametrize(
    "clock",
    [
        {"bank": -1},
        {"bank": 10**9, "allowance": 1},
        {"increment": 30},
        {"vacation": 3},
        {"vacation": 61, "allowance": 1},
        {"bank": 60},
        {"bank": 60, "increment": 29},
        {"bank": 60, "increment": 10**9},
        {"allowance": 1, "stand_in": "<b>nobody</b>"},
    ],
)
async def test_a_clock_that_is_none_is_refused(server: Running, clock: dict[str, Any]) -> None:
    async with server.visitor() as livia:
        assert (await alone(livia, **clock))["error"]["code"] == "setup"


async def test_the_turns_know_of_the_bank(server: Running) -> None:
    async with server.visitor() as livia:
        await alone(livia, **BANKED)
        (turn,) = (await livia.get("/turns"))["turns"]
        assert turn["left"] in range(3700, 3721)


def test_the_bank_is_charged_alike_here_and_in_the_database() -> None:
    row = MatchRow(
        id="m", game="hre", rules=1, scenario="", options={}, title="", names=[], dice={}, owner=1, watch="",
        allowance=2, bank=60, changed=DAY, state="running", turn=[0],
    )  # fmt: skip
    chair = SeatRow(0, "t", bank=10 * MINUTE)
    assert deadline(row, chair) == DAY + 12 * MINUTE
    assert left_in_bank(row, chair, DAY + 2 * MINUTE) == 10 * MINUTE
    assert left_in_bank(row, chair, DAY + 5 * MINUTE) == 7 * MINUTE
    assert left_in_bank(row, chair, DAY + 50 * MINUTE) == 0
    away = SeatRow(0, "t", bank=10 * MINUTE, leave_until=2 * DAY)
    assert deadline(row, away) == 2 * DAY + 12 * MINUTE
    assert left_in_bank(row, away, 2 * DAY + 3 * MINUTE) == 9 * MINUTE


async def test_an_update_carries_everybodys_clock(database: str) -> None:
    """Nobody need ask for the match again to know what the banks hold and when a time is up."""
    async with running(database) as server, server.visitor() as livia:
        seats = [{"kind": "me"}] * 4
        match = await livia.match(seats, allowance=5, bank=60, increment=30)
        async with livia.live(match["id"], "seat=0&seat=1&seat=2&seat=3") as socket:
            table = await heard(socket, "table")
            seat = table["pending"][0]
            told = await livia.get(f"/matches/{match['id']}/table", seat=seat)
            assert table["clock"] == told["clock"] == match["clock"]
            await livia.post(
                f"/matches/{match['id']}/act",
                {"seat": seat, "seq": told["seq"], "action": told["decision"]["options"][0]["text"]},
            )
            update = await heard(socket, "update")
        known = (await livia.get(f"/matches/{match['id']}"))["clock"]
        assert update["clock"] == known
        assert [one["deadline"] is not None for one in known["seats"]] == [
            chair in update["pending"] for chair in range(4)
        ]
        if seat not in update["pending"]:
            assert known["seats"][seat]["bank"] == 60 * 60 + 30
