"""Positions of one's own on a server: brought as records, played against bots or people, never rated."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import romanum
from romanum.engine.match import Match
from romanum.engine.record import Record, replay
from romanum.engine.standing.wishes import wish_of
from romanum.server.bounds.limits import KEEPING
from romanum.server.clubs.ratings import verdict
from romanum.server.lobby.uploads import LARGEST_RECORD, Task, Uploads, outcome_of
from server.visitors import Running, Visitor, heard, running, texts

pytestmark = pytest.mark.anyio

RICH = 77
"""So many points nobody has by the rules so early."""
PLAYED = 30
"""Actions of the match from which positions are taken."""


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Running]:
    async with running(str(tmp_path / "x.db")) as found:
        yield found


def halfway() -> Match[Any]:
    """A match of two in the midst of its first turn."""
    match = romanum.game("hre").new(seats=2, seed=7)
    for _ in range(PLAYED):
        seat = match.pending[0]
        match.play(seat, match.decision(seat).options[0])
    return match


def own() -> Match[Any]:
    """A match that begins with a position that somebody has changed by hand."""
    match = halfway()
    position = match.position.copy()
    position.roman_vp[0] = RICH
    return Match.of(match.game, match.scenario, match.seats, position)


async def table_of(visitor: Visitor, match: str, seat: int) -> Any:
    return await visitor.get(f"/matches/{match}/table", seat=seat)


async def act(visitor: Visitor, match: str, seats: int = 2) -> Any:
    """Let whoever of my seats is asked do the first thing that is offered."""
    asked = (await visitor.get(f"/matches/{match}"))["turn"][0]
    table = await table_of(visitor, match, asked)
    body = {"seat": asked, "seq": table["seq"], "action": texts(table["decision"])[0]}
    return await visitor.post(f"/matches/{match}/act", body)


async def test_a_record_that_begins_with_a_position_becomes_a_match_and_a_record_again(livia: Visitor) -> None:
    match = own()
    seat = match.pending[0]
    match.play(seat, match.decision(seat).options[0])
    made = (await livia.client.post("/api/records", content=match.record.write())).json()
    assert (made["state"], made["brought"], made["n"]) == ("running", True, 1)
    table = await table_of(livia, made["id"], 0)
    assert table["view"]["roman_vp"] == match.view(0)["roman_vp"]
    assert table["view"]["roman_vp"][0] == RICH
    assert (await act(livia, made["id"]))["answer"] == "done"
    kept = Record.read((await livia.client.get(f"/api/matches/{made['id']}/record?whole=true")).text)
    assert len(kept.actions) == 2
    assert replay(kept, romanum.game).position.roman_vp[0] == RICH


async def test_people_play_on_from_a_position_with_dice_of_their_own(livia: Visitor, drusus: Visitor) -> None:
    seats = [{"kind": "me"}, {"kind": "link"}]
    made = await livia.match(seats, record=own().record.write(), salt="alea")
    assert (made["state"], made["brought"]) == ("waiting", True)
    assert made["dice"]["commitment"]
    link = made["links"]["seats"]["1"].rsplit("/", 1)[1]
    assert (await drusus.get(f"/join/{link}"))["match"]["brought"]
    assert (await drusus.post(f"/join/{link}"))["state"] == "running"
    for seat, who in enumerate((livia, drusus)):
        async with who.live(made["id"], f"seat={seat}") as socket:
            assert (await heard(socket, "table"))["view"]["roman_vp"][0] == RICH
    asked = (await livia.get(f"/matches/{made['id']}"))["turn"][0]
    assert (await act((livia, drusus)[asked], made["id"]))["answer"] == "done"


async def test_bots_play_on_from_where_an_ordinary_record_ends(livia: Visitor) -> None:
    match = halfway()
    made = await livia.match([{"kind": "me"}, {"kind": "bot", "level": "tiro"}], record=match.record.write())
    assert (made["state"], made["brought"], made["n"]) == ("running", True, 0)
    view = (await table_of(livia, made["id"], 0))["view"]
    assert view["armies"] == match.view(0)["armies"]


async def test_it_stands_after_the_server_was_started_again(tmp_path: Path) -> None:
    database = str(tmp_path / "y.db")
    async with running(database) as server, server.visitor(name="Livia") as livia:
        made = await livia.match([{"kind": "me"}] * 2, record=own().record.write())
        await act(livia, made["id"])
        before, token = (await table_of(livia, made["id"], 0))["view"], livia.token
    async with running(database) as server, server.visitor() as again:
        bearer = {"Authorization": f"Bearer {token}"}
        table = await again.client.get(f"/api/matches/{made['id']}/table?seat=0", headers=bearer)
        assert table.json()["view"] == before


async def test_it_is_never_rated(server: Running, livia: Visitor, drusus: Visitor) -> None:
    made = await livia.match([{"kind": "me"}, {"kind": "link"}], record=own().record.write())
    await drusus.post(f"/join/{made['links']['seats']['1'].rsplit('/', 1)[1]}")
    row = await server.house.store.match(made["id"])
    assert row is not None
    over = msgspec.structs.replace(row, state="over", result={"ranking": [[0], [1]]})
    assert verdict(over, await server.house.store.chairs(made["id"])) == "position"


@pytest.mark.parametrize(
    ("wish", "words"),
    [
        ({"seats": [{"kind": "me"}] * 3}, "The record is of another match: hre, standard, for 2."),
        ({"seats": [{"kind": "me"}] * 2, "options": {"bribes": True}}, "has the options of that record"),
        ({"seats": [{"kind": "me"}] * 2, "record": "nonsense"}, "This record cannot be used"),
    ],
)
async def test_what_does_not_fit_the_record_is_refused(livia: Visitor, wish: dict[str, Any], words: str) -> None:
    answer = await livia.client.post("/api/matches", json={"game": "hre", "record": own().record.write()} | wish)
    assert answer.status_code == 422
    assert words in answer.text


async def test_a_position_from_which_nobody_can_play_is_refused() -> None:
    match = halfway()
    record = Match.of(match.game, match.scenario, match.seats, match.position.copy()).record
    text = msgspec.json.decode(record.start)
    text["holder"] = [999] * len(text["holder"])
    spoilt = msgspec.structs.replace(record, start=msgspec.json.encode(text).decode()).write()
    outcome = await Uploads().look_at(Task(spoilt, verify=False, last=True))
    assert outcome.ended is None
    assert "position" in (outcome.problem or "")


async def test_nothing_can_be_played_on_from_a_match_that_is_over() -> None:
    match = romanum.game("hre").new(seats=2, seed=7)
    while not match.over:
        seat = match.pending[0]
        match.play(seat, match.decision(seat).options[0])
    outcome = await Uploads().look_at(Task(match.record.write(), verify=False, last=True))
    assert outcome.problem == "it is over: nothing can be played on from its end"


def test_what_those_who_played_wished_is_not_handed_on() -> None:
    match = halfway()
    match.prefer(0, "testudo", "never")
    ended = outcome_of(Task(match.record.write(), verify=False, last=True)).ended
    assert ended is not None
    begun = match.game.position_type.from_json(ended.position.encode(), match.game.steps)
    assert wish_of(begun, 0, "testudo") == "ask"


async def test_so_many_positions_may_be_brought_in_a_day(tmp_path: Path) -> None:
    async with running(str(tmp_path / "y.db"), limits=1.0) as server, server.visitor() as livia:
        me = (await livia.get("/me"))["id"]
        server.house.limits.charge(KEEPING, ("keeping", me), KEEPING.burst)
        refused = await livia.match([{"kind": "me"}] * 2, record=own().record.write())
        assert refused["error"]["message"].startswith("Too many imported records")


async def test_a_record_in_a_wish_is_no_larger_than_one_that_is_sent(livia: Visitor) -> None:
    text = own().record.write()
    refused = await livia.match([{"kind": "me"}] * 2, record=text + " " * (LARGEST_RECORD - len(text.encode()) + 1))
    assert refused["error"]["code"] == "too-large"
