"""A quick start: a bot answers for a newcomer until there is a first move of his own, then it gets up."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

import romanum
from server.visitors import BOTH, SOLO, Running, Visitor, running
from toy.game import Toy

pytestmark = pytest.mark.anyio

FIRST_MOVES = {"hre": ("ChooseStart", "Place"), "trajan": ("MovementSegment",), "ultimus": ("Geostrategy", "Movement")}
SEATS = {"hre": SOLO, "trajan": SOLO[:2], "ultimus": SOLO[:2]}


async def begun(visitor: Visitor, match: str) -> Any:
    """The match once the bot has got up."""
    async with asyncio.timeout(60):
        while True:
            found = await visitor.get(f"/matches/{match}")
            if not found["seats"][0]["away"]:
                return found
            await asyncio.sleep(0.05)


@pytest.mark.parametrize("game", FIRST_MOVES)
async def test_the_first_question_to_a_newcomer_is_his_first_move(livia: Visitor, game: str) -> None:
    made = await livia.post("/matches", {"game": game, "seats": SEATS[game], "lead_in": "tiro"})
    found = await begun(livia, made["id"])
    assert found["my_turn"]
    table = await livia.get(f"/matches/{made['id']}/table", seat=0)
    assert table["decision"]["step"] in FIRST_MOVES[game]


@BOTH
async def test_the_bot_sits_there_for_a_while_and_is_remembered(livia: Visitor) -> None:
    made = await livia.match(SOLO, lead_in="tiro")
    before = made["seats"][0]
    assert (before["who"], before["bot"], before["away"], before["lead_in"]) == ("Livia", "tiro", True, True)
    after = (await begun(livia, made["id"]))["seats"][0]
    assert (after["bot"], after["away"], after["lead_in"]) == (None, False, False)


async def test_afterwards_the_seat_is_asked_everything(livia: Visitor) -> None:
    match = (await livia.match(SOLO, lead_in="tiro"))["id"]
    await begun(livia, match)
    for _ in range(40):
        table = await livia.get(f"/matches/{match}/table", seat=0, wait=5)
        if table["decision"] and table["decision"]["step"] not in FIRST_MOVES["hre"]:
            break
        if table["decision"]:
            action = table["decision"]["options"][-1]["text"]
            await livia.post(f"/matches/{match}/act", {"seat": 0, "seq": table["seq"], "action": action})
        else:
            await asyncio.sleep(0.05)
    assert table["decision"]["step"] not in FIRST_MOVES["hre"]
    assert (await livia.get(f"/matches/{match}"))["seats"][0]["bot"] is None


async def test_without_it_nothing_is_answered_for_anybody(livia: Visitor, server: Running) -> None:
    made = await livia.match([{"kind": "me"}] * 2)
    await asyncio.sleep(0.2)
    found = await livia.get(f"/matches/{made['id']}")
    assert (found["seq"], found["seats"][0]["lead_in"]) == (0, None)


async def test_a_newcomer_may_take_his_seat_at_once(livia: Visitor) -> None:
    match = (await livia.match(SOLO, lead_in="tiro"))["id"]
    back = await livia.post(f"/matches/{match}/seats/0", {"bot": None})
    assert (back["seats"][0]["bot"], back["seats"][0]["lead_in"]) == (None, False)


async def test_the_seat_is_named_like_a_persons(livia: Visitor) -> None:
    made = await livia.match(SOLO, lead_in="tiro")
    assert made["seats"][0]["name"] == romanum.game("hre").seat_name(0, 4)


async def test_only_a_bot_of_the_house_leads_in(livia: Visitor) -> None:
    refused = await livia.match(SOLO, lead_in="nemo")
    assert refused["error"]["code"] == "setup"
    assert "'nemo'" in refused["error"]["message"]


async def test_it_goes_on_after_a_restart(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'romanum.db'}"
    async with running(database) as server, server.visitor(name="Livia") as livia:
        server.house.bots.awake = False
        match, cookies = (await livia.match(SOLO, lead_in="tiro"))["id"], livia.client.cookies
        assert (await livia.get(f"/matches/{match}"))["seats"][0]["away"]
    async with running(database) as server, server.visitor() as livia:
        livia.client.cookies = cookies
        assert (await begun(livia, match))["seats"][0]["lead_in"] is False


def test_a_game_that_says_nothing_begins_at_once() -> None:
    match = Toy().new(seed=1)
    assert match.game.begins(match.position, match.pending[0])
