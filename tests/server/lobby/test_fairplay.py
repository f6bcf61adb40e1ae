"""Fair play: nobody loses his seat, his time or his match to another's will."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import msgspec
import pytest
from sqlalchemy import text

from romanum.server.lobby.fair_play import agreement
from romanum.server.store import Change, MatchRow, PersonRow, SeatRow, clocks
from romanum.server.store.clocks import DAY, MINUTE, deadline, hand_back, sit_down
from romanum.server.store.time import now
from server.visitors import BOTH, Running, Visitor, heard, running

pytestmark = pytest.mark.anyio

OPEN = [{"kind": "me"}, {"kind": "open"}]


@pytest.fixture
async def server(database: str) -> AsyncIterator[Running]:
    async with running(database) as server:
        vars(server.house.bots)["look"] = lambda *_, **__: None
        yield server


def code(answer: Any) -> str:
    return str(answer["error"]["code"]) if "error" in answer else "done"


async def wait(server: Running, minutes: float) -> None:
    """As if nothing had happened for so long."""
    async with server.house.store.engine.begin() as connection:
        by = {"by": round(minutes * MINUTE)}
        await connection.execute(text("UPDATE matches SET changed = changed - :by"), by)
        await connection.execute(text("UPDATE seats SET leave_until = leave_until - :by"), by)


def played_meanwhile(server: Running) -> None:
    """Before the next change of a match is written somebody acts in it."""
    store = server.house.store
    usual = store._compare_and_set

    async def later(row: MatchRow, wanted: Change) -> bool:
        vars(store)["_compare_and_set"] = usual
        async with store.engine.begin() as connection:
            await connection.execute(text("UPDATE matches SET seq = seq + 1, changed = :at"), {"at": now()})
        return await usual(row, wanted)

    vars(store)["_compare_and_set"] = later


async def between(livia: Visitor, drusus: Visitor, **more: Any) -> str:
    """A match of Livia's, with Drusus in the other seat."""
    match = (await livia.match(OPEN, **more))["id"]
    await drusus.post(f"/matches/{match}/join", {"seat": 1})
    return str(match)


async def his_turn(server: Running, livia: Visitor, drusus: Visitor, match: str) -> None:
    """Drusus is asked."""
    while (turn := (await livia.get(f"/matches/{match}"))["turn"]) != [1]:
        who = {0: livia, 1: drusus}[turn[0]]
        table = await who.get(f"/matches/{match}/table", seat=turn[0])
        wish = {"seat": turn[0], "seq": table["seq"], "action": table["decision"]["options"][0]["text"]}
        assert (await who.post(f"/matches/{match}/act", wish))["answer"] == "done"


async def seat_bot(owner: Visitor, match: str, bot: str | None = "tiro") -> str:
    return code(await owner.post(f"/matches/{match}/seats/1", {"bot": bot}))


# ---- a rival's seat


@BOTH
async def test_without_a_clock_a_bot_comes_after_a_day_and_not_before(
    server: Running, livia: Visitor, drusus: Visitor
) -> None:
    match = await between(livia, drusus)
    await his_turn(server, livia, drusus, match)
    assert await seat_bot(livia, match) == "not-late"
    await wait(server, 23 * 60)
    assert await seat_bot(livia, match) == "not-late"
    await wait(server, 61)
    async with drusus.live(match, "seat=1") as his:
        await heard(his, "table")
        assert await seat_bot(livia, match) == "here"
    assert await seat_bot(livia, match) == "done"


async def test_with_a_clock_a_bot_comes_when_the_time_is_up_and_not_before(
    server: Running, livia: Visitor, drusus: Visitor
) -> None:
    match = await between(livia, drusus, allowance=60)
    await his_turn(server, livia, drusus, match)
    await wait(server, 59)
    refused = await livia.post(f"/matches/{match}/seats/1", {"bot": "tiro"})
    assert "when its time is up: after 20" in refused["error"]["message"]
    await wait(server, 2)
    assert await seat_bot(livia, match) == "done"


async def test_whose_agreed_time_is_up_does_not_keep_the_seat_by_looking_on(
    server: Running, livia: Visitor, drusus: Visitor
) -> None:
    match = await between(livia, drusus, allowance=60)
    await his_turn(server, livia, drusus, match)
    await wait(server, 61)
    async with drusus.live(match, "seat=1") as his:
        await heard(his, "table")
        assert await seat_bot(livia, match) == "done"


async def test_nobody_is_replaced_for_whom_nobody_waits(server: Running, livia: Visitor, drusus: Visitor) -> None:
    match = await between(livia, drusus)
    await his_turn(server, livia, drusus, match)
    await wait(server, 25 * 60)
    async with server.house.store.engine.begin() as connection:
        await connection.execute(text("UPDATE matches SET turn = '[0]'"))
    assert await seat_bot(livia, match) == "not-late"


async def test_a_seat_that_waits_for_the_others_to_come_is_its_persons(
    server: Running, livia: Visitor, drusus: Visitor
) -> None:
    match = (await livia.match([*OPEN, {"kind": "open"}]))["id"]
    await drusus.post(f"/matches/{match}/join", {"seat": 1})
    assert await seat_bot(livia, match) == "not-late"


async def test_a_rival_may_agree_and_takes_his_seat_back_himself(
    server: Running, livia: Visitor, drusus: Visitor
) -> None:
    match = await between(livia, drusus)
    assert await seat_bot(drusus, match, "legatus") == "done"
    assert await seat_bot(livia, match, "tiro") == "bot-plays", "a weaker one is not put in its place"
    assert await seat_bot(livia, match, None) == "not-yours", "nor is his clock made to run"
    assert await seat_bot(drusus, match, None) == "done"


async def test_whom_the_host_has_shut_out_is_replaced_at_once(server: Running, livia: Visitor, drusus: Visitor) -> None:
    match = await between(livia, drusus)
    him = (await drusus.get("/me"))["id"]
    assert await seat_bot(livia, match) == "not-late"
    await server.house.store.change_person(him, blocked=True)
    assert await seat_bot(livia, match, None) == "not-yours"
    assert await seat_bot(livia, match) == "done"


# ---- time


def timed(**more: Any) -> tuple[MatchRow, SeatRow]:
    """A match in which seat 0 has been asked at 0."""
    row = MatchRow(
        id="m", game="hre", rules=1, scenario="standard", options={}, title="", names=["a", "b"], dice={}, owner=1,
        watch="", state="running", turn=[0], changed=0, allowance=60, **more,
    )  # fmt: skip
    return row, SeatRow(0, "t", person=1, bank=row.bank * MINUTE)


def changed(chair: SeatRow, values: dict[str, Any]) -> SeatRow:
    return msgspec.structs.replace(chair, **values)


def lent(row: MatchRow, chair: SeatRow, at: int, back: int) -> SeatRow:
    """A seat that its person lets a bot play, and takes back."""
    chair = changed(chair, sit_down(row, chair, "tiro", at))
    return changed(chair, hand_back(row, [chair, SeatRow(1, "u", person=2)], 0, back).seats[0])


@pytest.mark.parametrize("more", [{}, {"bank": 30}, {"bank": 30, "increment": 600}])
@pytest.mark.parametrize("minutes", [1, 30, 59, 61, 75])
def test_handing_ones_seat_to_a_bot_and_back_winds_nothing_up(more: dict[str, int], minutes: int) -> None:
    """Not once, and not every minute. Whose time is up has none."""
    row, chair = timed(**more)
    until = deadline(row, chair) or 0
    at = minutes * MINUTE
    assert deadline(row, lent(row, chair, at, at)) == max(until, at)
    for minute in range(minutes + 1):
        chair = lent(row, chair, minute * MINUTE, minute * MINUTE)
    assert deadline(row, chair) == max(until, at)


def test_while_a_bot_plays_the_bank_is_not_touched_and_the_allowance_is() -> None:
    row, chair = timed(bank=30)
    back = lent(row, chair, 70 * MINUTE, 100 * MINUTE)
    assert back.bank == 20 * MINUTE
    assert deadline(row, back) == 120 * MINUTE, "the allowance was gone, and the bank is what it was"
    early = lent(row, chair, 10 * MINUTE, 40 * MINUTE)
    assert deadline(row, early) == 90 * MINUTE


def test_whoever_was_late_has_his_time_anew_and_the_others_have_theirs_as_it_was() -> None:
    row, chair = timed(bank=30, increment=90)
    late = changed(chair, {"bot": "tiro", "late": 91 * MINUTE, "bank": 0})
    change = hand_back(row, [late, SeatRow(1, "u", person=2)], 0, 100 * MINUTE)
    assert change.fields == {}
    assert list(change.seats) == [0]
    assert deadline(row, changed(late, change.seats[0])) == 160 * MINUTE + 90_000


def test_a_vacation_goes_on_when_a_seat_is_taken_back() -> None:
    row, chair = timed(vacation=5)
    away = changed(chair, clocks.leave(row, changed(chair, {"vacation": 5}), 2, 0))
    assert lent(row, away, MINUTE, 2 * MINUTE).leave_until == 2 * DAY


@BOTH
async def test_a_clock_goes_on_while_a_seat_changes_hands(server: Running, livia: Visitor, drusus: Visitor) -> None:
    match = await between(livia, drusus, allowance=60, stand_in="tiro")
    await his_turn(server, livia, drusus, match)
    for _ in range(4):
        await wait(server, 20)
        assert await seat_bot(drusus, match, "miles") == "done"
        assert await seat_bot(drusus, match, None) == "done"
    await server.house.clock.tick()
    assert (await livia.get(f"/matches/{match}"))["seats"][1]["late"]


async def test_whoever_acts_while_a_bot_sits_down_for_him_keeps_his_seat(
    server: Running, livia: Visitor, drusus: Visitor
) -> None:
    match = await between(livia, drusus, allowance=60, stand_in="tiro")
    await wait(server, 61)
    played_meanwhile(server)
    await server.house.clock.tick()
    assert [seat["bot"] for seat in (await livia.get(f"/matches/{match}"))["seats"]] == [None, None]


async def test_whoever_acts_and_goes_on_vacation_at_once_pays_for_it_once(
    server: Running, livia: Visitor, drusus: Visitor
) -> None:
    match = await between(livia, drusus, allowance=60, bank=30, vacation=5)
    await his_turn(server, livia, drusus, match)
    await wait(server, 70)
    played_meanwhile(server)
    gone = await drusus.post(f"/matches/{match}/vacation", {"seat": 1, "days": 2})
    assert gone["clock"]["seats"][1]["bank"] == 30 * 60, "what the action took was taken with the action"


# ---- a match of others


@BOTH
async def test_a_running_match_between_people_is_not_removed_by_one_of_them(
    server: Running, livia: Visitor, drusus: Visitor
) -> None:
    match = await between(livia, drusus)
    refused = await livia.client.delete(f"/api/matches/{match}")
    assert (refused.status_code, code(refused.json())) == (409, "others-play")
    assert (await drusus.get(f"/matches/{match}"))["state"] == "running"


async def test_but_by_all_who_play_in_it(server: Running, livia: Visitor, drusus: Visitor) -> None:
    match = await between(livia, drusus)
    async with drusus.live(match, "seat=1") as his:
        await heard(his, "table")
        said = await livia.post(f"/matches/{match}/end", {"agree": True})
        assert said == {"ended": False, "waiting": ["Drusus"]}
        while not any(seats := [seat["ending"] for seat in (await heard(his, "seats"))["seats"]]):
            pass
        assert seats == [True, False]
        assert (await drusus.post(f"/matches/{match}/end")) == {"ended": True, "waiting": []}
        await heard(his, "closed")
    assert (await livia.client.get(f"/api/matches/{match}")).status_code == 404


def test_two_of_three_do_not_end_the_match_of_the_third() -> None:
    row, first = timed()
    chairs = [first, SeatRow(1, "u", person=2, ending=row.seq), SeatRow(2, "v", person=3)]
    livia = PersonRow(id=1, name="Livia")
    assert agreement(row, chairs, livia, True).fields == {}
    chairs[2] = changed(chairs[2], {"ending": row.seq})
    assert agreement(row, chairs, livia, True).fields == {"removed": True}
    assert agreement(row, chairs, livia, False).fields == {}


async def test_an_action_that_comes_between_says_that_the_match_goes_on(
    server: Running, livia: Visitor, drusus: Visitor
) -> None:
    """It is written while the last one agrees."""
    match = await between(livia, drusus)
    await livia.post(f"/matches/{match}/end")
    played_meanwhile(server)
    assert (await drusus.post(f"/matches/{match}/end")) == {"ended": False, "waiting": ["Livia"]}


async def test_whoever_plays_on_has_not_agreed(server: Running, livia: Visitor, drusus: Visitor) -> None:
    match = await between(livia, drusus)
    await his_turn(server, livia, drusus, match)
    await livia.post(f"/matches/{match}/end")
    table = await drusus.get(f"/matches/{match}/table", seat=1)
    assert table["seats"][0]["ending"]
    wish = {"seat": 1, "seq": table["seq"], "action": table["decision"]["options"][0]["text"]}
    await drusus.post(f"/matches/{match}/act", wish)
    assert not (await drusus.get(f"/matches/{match}"))["seats"][0]["ending"]
    assert (await drusus.post(f"/matches/{match}/end"))["ended"] is False
    assert (await drusus.post(f"/matches/{match}/end", {"agree": False}))["waiting"] == ["Drusus", "Livia"]


async def test_who_does_not_play_ends_nothing(server: Running, livia: Visitor, drusus: Visitor) -> None:
    match = await between(livia, drusus, public=True)
    async with server.visitor() as nero:
        assert code(await nero.post(f"/matches/{match}/end")) == "not-yours"
    waiting = (await livia.match(OPEN))["id"]
    assert code(await livia.post(f"/matches/{waiting}/end")) == "not-running"
    assert (await livia.client.delete(f"/api/matches/{waiting}")).status_code == 200
    alone = (await livia.match([{"kind": "me"}] * 2))["id"]
    assert (await livia.client.delete(f"/api/matches/{alone}")).status_code == 200


async def test_a_result_is_counted_before_its_match_is_removed(server: Running, livia: Visitor) -> None:
    match = (await livia.match([{"kind": "me"}, {"kind": "bot", "level": "tiro"}]))["id"]
    result = '{"winners":[1],"ranking":[[1],[0]],"scores":[0,9],"how":"","facts":{},"sentence":""}'
    async with server.house.store.engine.begin() as connection:
        await connection.execute(text("UPDATE matches SET state = 'over', result = :result"), {"result": result})
    assert (await livia.client.delete(f"/api/matches/{match}")).status_code == 200
    row = await server.house.store.match(match)
    assert row is not None
    assert (row.removed, row.rated) == (True, "rated")
