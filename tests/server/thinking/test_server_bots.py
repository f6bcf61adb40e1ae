"""Bots at the table, hints, branches and records, over a real server."""

from __future__ import annotations

import asyncio
import gc
import os
import random
import re
import signal
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import text

import romanum
from romanum.bots.others import FILE
from romanum.engine.secrecy import HIDDEN
from romanum.server.lobby.branches import _imagined
from romanum.server.thinking.processes import Thinkers
from server.visitors import SOLO, Running, Visitor, heard, running

pytestmark = pytest.mark.anyio

WITH_BOTS = [{"kind": "me"}, {"kind": "bot", "level": "tiro"}]


@pytest.fixture(scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory, anyio_backend: str) -> AsyncIterator[Running]:
    async with running(str(tmp_path_factory.mktemp("bots") / "romanum.db")) as server:
        yield server


async def my_turn(visitor: Visitor, match: str) -> Any:
    """The table when I am asked, or the match is over."""
    async with asyncio.timeout(40):
        since, wait = -1, 0
        while True:
            table = await visitor.get(f"/matches/{match}/table", seat=0, since=since, wait=wait)
            if table["decision"] or table["state"] == "over":
                return table
            since, wait = table["seq"], 5


async def move(visitor: Visitor, match: str) -> Any:
    table = await my_turn(visitor, match)
    action = table["decision"]["options"][0]["text"]
    return await visitor.post(f"/matches/{match}/act", {"seat": 0, "seq": table["seq"], "action": action})


async def over(visitor: Visitor, match: str) -> Any:
    async with asyncio.timeout(60):
        while True:
            found = await visitor.get(f"/matches/{match}")
            if found["state"] == "over":
                return found
            await asyncio.sleep(0.05)


async def test_bots_take_their_turns(livia: Visitor) -> None:
    match = (await livia.match(SOLO))["id"]
    for _ in range(3):
        assert (await move(livia, match))["answer"] == "done"
    assert (await my_turn(livia, match))["seq"] > 3


FIRST = """
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    open("asked.txt", "a").write(asked["options"][0] + "\\n")
    print(json.dumps({"option": 0}), flush=True)
"""
"""A program that takes the first option, and remembers which that was."""


async def test_a_program_over_stdin_and_stdout_sits_at_a_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "first.py").write_text(FIRST, encoding="utf-8")
    named = f'[primus]\ncommand = ["{sys.executable}", "first.py"]\nlimit = 30\nabout = "Takes the first."\n'
    (tmp_path / "bots.toml").write_text(named, encoding="utf-8")
    monkeypatch.setenv(FILE, str(tmp_path / "bots.toml"))
    async with running(str(tmp_path / "programs.db")) as server, server.visitor(name="Livia") as livia:
        made = await livia.match([{"kind": "me"}, {"kind": "bot", "level": "primus"}])
        assert made["seats"][1]["bot"] == "primus"
        played: list[str] = []
        for _ in range(20):
            assert (await move(livia, made["id"]))["answer"] == "done"
            await my_turn(livia, made["id"])
            history = (await server.house.tables.table(made["id"])).match.history
            played = [past.text for past in history if past.seat == 1]
            if len(played) >= 2:
                break
    asked = (tmp_path / "asked.txt").read_text(encoding="utf-8").splitlines()
    assert len(played) >= 2, "how soon it is asked again hangs on the dice of the match"
    assert played == asked[: len(played)]


async def test_a_bot_takes_a_seat_over_and_hands_it_back(livia: Visitor) -> None:
    match = (await livia.match(WITH_BOTS))["id"]
    table = await my_turn(livia, match)
    given = await livia.post(f"/matches/{match}/seats/0", {"bot": "tiro"})
    assert (given["seats"][0]["bot"], given["seats"][0]["away"]) == ("tiro", True)
    refused = await livia.post(f"/matches/{match}/act", {"seat": 0, "seq": table["seq"], "action": "keep"})
    assert refused["error"]["code"] == "bot-plays"
    await asyncio.sleep(0.2)
    back = await livia.post(f"/matches/{match}/seats/0", {"bot": None})
    assert (back["seats"][0]["bot"], back["seats"][0]["away"]) == (None, False)
    assert (await move(livia, match))["answer"] == "done"


async def test_a_bot_that_plays_for_a_person_can_be_followed_and_stopped(tmp_path: Path) -> None:
    async with running(str(tmp_path / "paced.db"), pace=0.4) as server, server.visitor(name="Livia") as livia:
        match = (await livia.match([{"kind": "me"}] * 2))["id"]
        for seat in range(2):
            await livia.post(f"/matches/{match}/seats/{seat}", {"bot": "tiro"})
        for _ in range(200):  # its process may take a while to begin
            first = (await livia.get(f"/matches/{match}"))["n"]
            if first:
                break
            await asyncio.sleep(0.1)
        await asyncio.sleep(1.5)
        played = (await livia.get(f"/matches/{match}"))["n"]
        assert 1 <= first <= played <= first + 4, "a step at a time, not a game in seconds"
        for seat in range(2):
            await livia.post(f"/matches/{match}/seats/{seat}", {"bot": None})
        stopped = (await livia.get(f"/matches/{match}"))["n"]
        await asyncio.sleep(1)
        assert (await livia.get(f"/matches/{match}"))["n"] == stopped, "what it was about to do is not done"


async def test_a_finished_match_opens_everything(livia: Visitor, server: Running) -> None:
    made = await livia.match(WITH_BOTS, salt="alea")
    match = made["id"]
    early = await livia.client.get(f"/api/matches/{match}/record")
    assert early.json()["error"]["code"] == "not-over"
    await livia.post(f"/matches/{match}/seats/0", {"bot": "tiro"})
    done = await over(livia, match)
    assert done["result"]["sentence"].endswith(("wins.", "share the victory."))
    other = await livia.get(f"/matches/{match}/at/5", seat=1)
    assert HIDDEN not in [other["view"]["hand"][i] for i in range(9, 18)]
    dice = await livia.get(f"/matches/{match}/dice")
    assert (dice["salts"], len(dice["seed"])) == (["alea"], 64)
    record = (await livia.client.get(f"/api/matches/{match}/record")).text
    verified = await _send(livia, f"/verify?commitment={made['dice']['commitment']}", record)
    assert verified["verified"]
    wrong = await _send(livia, f"/verify?commitment={'0' * 64}", record)
    assert not wrong["verified"]
    again = await _send(livia, "/records", record)
    assert (again["state"], again["n"], again["result"]) == ("over", done["n"], done["result"])
    assert (await livia.get(f"/matches/{match}/scores"))[-1]["n"] == done["n"]


async def _send(visitor: Visitor, path: str, text: str) -> Any:
    return (await visitor.client.post(f"/api{path}", content=text.encode())).json()


async def test_a_record_is_played_on(livia: Visitor) -> None:
    match = (await livia.match(WITH_BOTS, dice={"kind": "seeded", "seed": 5}))["id"]
    await move(livia, match)
    await my_turn(livia, match)
    record = (await livia.client.get(f"/api/matches/{match}/record?whole=true")).text
    imported = await _send(livia, "/records?bots=tiro&seat=0", record)
    assert imported["state"] == "running"
    assert (await move(livia, imported["id"]))["answer"] == "done"


@pytest.mark.parametrize("wrong", ["", "Romanum record 1\n", "Romanum record 99\n", "x" * 1000, "\x00"])
async def test_a_corrupt_record_is_refused_with_its_line(livia: Visitor, wrong: str) -> None:
    answer = await _send(livia, "/records", wrong)
    assert answer["error"]["code"] == "record"
    assert "line" in answer["error"]["message"]


async def test_a_cut_off_record_is_refused(livia: Visitor) -> None:
    match = (await livia.match(WITH_BOTS, dice={"kind": "seeded", "seed": 5}))["id"]
    await move(livia, match)
    record = (await livia.client.get(f"/api/matches/{match}/record?whole=true")).text
    assert "cut off" in (await _send(livia, "/records", record[:-90]))["error"]["message"]
    changed = record.replace("0 keep", "0 give red")
    assert (await _send(livia, "/records", changed))["error"]["code"] == "record"


async def test_a_bot_stands_in_for_somebody_who_thinks_too_long(livia: Visitor, server: Running) -> None:
    match = await livia.match(WITH_BOTS, allowance=5, stand_in="tiro")
    await my_turn(livia, match["id"])
    await server.house.clock.tick()
    assert (await livia.get(f"/matches/{match['id']}"))["seats"][0]["bot"] is None
    async with server.house.store.engine.begin() as connection:
        await connection.execute(text("UPDATE matches SET changed = changed - 360000"))
    await server.house.clock.tick()
    assert (await livia.get(f"/matches/{match['id']}"))["seats"][0]["bot"] == "tiro"
    back = await livia.post(f"/matches/{match['id']}/seats/0", {"bot": None})
    assert back["seats"][0]["bot"] is None


async def test_a_hint_is_offered_with_a_reason(livia: Visitor) -> None:
    match = (await livia.match(WITH_BOTS))["id"]
    table = await my_turn(livia, match)
    advice = await livia.post(f"/matches/{match}/hint", {"seat": 0, "count": 2})
    offered = [option["text"] for option in table["decision"]["options"]]
    assert {hint["text"] for hint in advice["hints"]} <= set(offered)
    first = advice["hints"][0]
    assert first["reasons"], "why is always told"
    assert re.search(r"\d", first["number"]), "and a number"
    chance = first["chance"]
    assert chance is None or 0 <= chance["low"] <= chance["chance"] <= chance["high"] <= 1
    assert (chance is None) == any(reason.startswith("No chance to win is given") for reason in first["reasons"])
    assert all(hint["trials"] >= 8 for hint in advice["hints"])
    assert "left_out" in advice


async def test_a_match_without_hints_gives_none(livia: Visitor) -> None:
    match = (await livia.match(WITH_BOTS, hints=False))["id"]
    await my_turn(livia, match)
    assert (await livia.post(f"/matches/{match}/hint", {"seat": 0}))["error"]["code"] == "no-hints"


async def test_a_branch_goes_its_own_way(livia: Visitor, server: Running) -> None:
    match = (await livia.match(WITH_BOTS, dice={"kind": "seeded", "seed": 5}))["id"]
    for _ in range(4):
        await move(livia, match)
    before = await my_turn(livia, match)
    past = await livia.get(f"/matches/{match}/at/3", seat=0)
    branch = await livia.post(f"/matches/{match}/branch", {"seat": 0, "n": 3, "bots": "tiro"})
    assert (branch["branch_of"], branch["state"], branch["mine"]) == (match, "running", [0])
    table = await server.house.tables.table(branch["id"])
    begun = table.match.at(0)
    assert begun.view(0)["hand"] == past["view"]["hand"]
    assert [e.kind for e in begun.events] == [e["kind"] for e in past["events"]]
    assert (await move(livia, branch["id"]))["answer"] == "done"
    assert await my_turn(livia, match) == before
    assert (await livia.client.get(f"/api/matches/{branch['id']}/record")).json()["error"]["code"] == "branch"


async def test_a_branch_does_not_tell_what_the_others_hold(livia: Visitor, server: Running) -> None:
    match = (await livia.match(WITH_BOTS, dice={"kind": "seeded", "seed": 5}))["id"]
    await my_turn(livia, match)
    truth = (await server.house.tables.table(match)).match.position.hand[9:]
    hands = []
    for _ in range(3):
        branch = await livia.post(f"/matches/{match}/branch", {"seat": 0, "n": 0, "bots": "tiro"})
        row = await server.house.store.match(branch["id"])
        assert row is not None
        hands.append(msgspec.json.decode(row.start or "")["position"]["hand"][9:])
    assert truth not in hands


def test_nor_what_they_alone_have_seen() -> None:
    """A branch can be looked at from all seats when it is over."""
    match, chance = romanum.game("hre").new(seats=4, seed=5), random.Random(5)
    while match.events == match.events_for(0):
        seat = match.pending[0]
        match.play(seat, chance.choice(match.decision(seat).options))
    assert _imagined(match, 0)[1] == match.events_for(0)


async def test_a_bots_process_that_dies_is_replaced(livia: Visitor, server: Running) -> None:
    match = (await livia.match(SOLO))["id"]
    await move(livia, match)
    await my_turn(livia, match)
    thinkers = server.house.thinkers
    assert isinstance(thinkers, Thinkers)
    pool = thinkers._pools[False]
    assert pool is not None
    for process in list(pool._processes.values()):
        os.kill(process.pid or 0, signal.SIGKILL)
    for _ in range(3):
        assert (await move(livia, match))["answer"] == "done"
    assert (await my_turn(livia, match))["seq"] > 3


async def test_the_loop_stays_awake_while_bots_think(livia: Visitor) -> None:
    strong = [{"kind": "me"}, {"kind": "bot", "level": "legatus"}]
    match = (await livia.match(strong))["id"]
    async with livia.live(match) as socket:
        await heard(socket, "table")
        await livia.post(f"/matches/{match}/seats/0", {"bot": "legatus"})
        gc.collect()  # what the test runner itself has piled up is not to be swept while the clock runs
        slowest = 0.0
        for _ in range(10):
            begun = asyncio.get_running_loop().time()
            await livia.get("/me")
            slowest = max(slowest, asyncio.get_running_loop().time() - begun)
            await asyncio.sleep(0.03)
        await livia.post(f"/matches/{match}/seats/0", {"bot": None})
    assert slowest < 0.15


async def test_a_match_of_bots_alone_plays_itself(livia: Visitor) -> None:
    match = await livia.match([{"kind": "bot", "level": "tiro"}] * 2, public=True)
    assert (await over(livia, match["id"]))["state"] == "over"
