"""A match looked over on a server: asked for once, told as it goes on, kept, bounded, and taken up after a restart."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from romanum.engine.speech.language import language
from romanum.server.bounds.limits import ANALYSES
from romanum.server.store.analyses import AnalysisStore
from romanum.server.wire import AnalysisInfo
from server.visitors import BOTH, Running, Visitor, running
from size import size

pytestmark = pytest.mark.anyio

RECORD = (Path(__file__).parents[2] / "games/trajan/records/campaign-random-10.txt").read_text(encoding="utf-8")
SECONDS = size(1.0, 3.0)


async def imported(visitor: Visitor) -> str:
    """A short match that is over."""
    answer = await visitor.client.post("/api/records", content=RECORD)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


async def asked(visitor: Visitor, match: str, **wish: Any) -> Any:
    return await visitor.client.post(f"/api/matches/{match}/analysis", json=wish)


async def looked_over(visitor: Visitor, match: str) -> Any:
    """What was found, when it is done."""
    for _ in range(400):
        told = await visitor.get(f"/matches/{match}/analysis")
        if told["state"] != "running":
            return told
        await asyncio.sleep(0.3)
    raise AssertionError(told)


def hurried(server: Running) -> None:
    server.house.analysts.seconds = SECONDS


async def test_a_match_is_looked_over_once_and_kept(tmp_path: Path) -> None:
    async with running(str(tmp_path / "romanum.db")) as server, server.visitor() as livia:
        hurried(server)
        match = await imported(livia)
        assert await livia.get(f"/matches/{match}/analysis") == {"state": "none"}
        begun = (await asked(livia, match)).json()
        assert begun["state"] == "running"
        again = (await asked(livia, match)).json()
        assert again["state"] == "running", "asked twice, it is done once"
        found = await looked_over(livia, match)
        assert found["state"] == "done"
        for seat in found["balances"]:
            assert seat["start"] + seat["play"] + seat["luck"] == seat["end"]
        shown = {point["n"] for point in found["chances"]}
        assert {point["n"] for point in found.get("turning_points", [])} <= shown
        assert (await asked(livia, match)).json() == found


async def test_what_was_found_is_told_in_the_language_of_whoever_asks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def found(*_: Any) -> AnalysisInfo:
        return AnalysisInfo("done", bot=language())

    monkeypatch.setattr("romanum.server.lobby.analyses.Analyses._found", found)
    async with running(str(tmp_path / "romanum.db")) as server, server.visitor() as livia:
        server.house.analysts.seconds = 0.0
        match = await imported(livia)
        await asked(livia, match)
        await looked_over(livia, match)
        where = f"/api/matches/{match}/analysis"
        told = [await livia.client.get(where, headers={"accept-language": code}) for code in ("de", "en", "de")]
        assert [answer.json()["bot"] for answer in told] == ["de", "en", "de"]


async def test_who_may_ask_and_for_what(tmp_path: Path) -> None:
    async with running(str(tmp_path / "romanum.db")) as server, server.visitor() as livia, server.visitor() as drusus:
        hurried(server)
        match = await imported(livia)
        assert (await asked(drusus, match)).status_code == 404, "somebody else's match"
        assert (await asked(livia, "nothing")).status_code == 404
        assert (await asked(livia, match, again="yes")).status_code == 400
        assert (await asked(livia, match, seconds=10_000)).status_code == 400
        new = await livia.match([{"kind": "me"}, {"kind": "bot", "level": "tiro"}])
        refused = await asked(livia, new["id"])
        assert refused.status_code == 409
        assert refused.json()["error"]["code"] == "not-over"
        assert (await livia.client.get(f"/api/matches/{new['id']}/analysis")).status_code == 409


async def test_nobody_has_everything_looked_over(tmp_path: Path) -> None:
    async with running(str(tmp_path / "romanum.db"), limits=1 / ANALYSES.burst) as server, server.visitor() as livia:
        server.house.analysts.seconds = 0.0
        match = await imported(livia)
        assert (await asked(livia, match)).status_code == 200
        assert (await looked_over(livia, match))["state"] == "done"
        answer = await asked(livia, match, again=True)
        assert answer.status_code == 429
        assert (await asked(livia, match)).json()["state"] == "done", "what is kept can be read all the same"


async def test_a_host_can_switch_it_off(tmp_path: Path) -> None:
    async with running(str(tmp_path / "romanum.db"), analysis=0.0) as server, server.visitor() as livia:
        answer = await asked(livia, await imported(livia))
        assert (answer.status_code, answer.json()["error"]["code"]) == (409, "not-allowed")


async def test_too_many_that_wait_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("romanum.server.thinking.analysts.MOST_WAITING", 0)
    async with running(str(tmp_path / "romanum.db")) as server, server.visitor() as livia:
        answer = await asked(livia, await imported(livia))
        assert (answer.status_code, answer.json()["error"]["code"]) == (503, "busy")


@BOTH
async def test_after_a_restart_it_goes_on(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("romanum.server.thinking.analysts.KEEPING", 0.0)
    async with running(database) as server, server.visitor() as livia:
        server.house.analysts.seconds = 600.0
        match, token = await imported(livia), livia.token
        await asked(livia, match)
        for _ in range(300):
            if (await livia.get(f"/matches/{match}/analysis")).get("progress", 0) >= 4:
                break
            await asyncio.sleep(0.1)
    async with running(database) as server:
        hurried(server)
        row = await AnalysisStore(server.house.store).of(match)
        assert row is not None
        assert row.data, "what was found is on disk"
        async with server.visitor() as anybody:
            anybody.client.cookies.clear()
            anybody.client.headers["Authorization"] = f"Bearer {token}"
            assert (await looked_over(anybody, match))["state"] == "done"


async def test_what_decided_a_match_is_told_when_it_is_over_and_looked_for_once(tmp_path: Path) -> None:
    async with running(str(tmp_path / "romanum.db")) as server, server.visitor() as livia:
        running_one = await livia.match([{"kind": "me"}, {"kind": "me"}])
        answer = await livia.client.get(f"/api/matches/{running_one['id']}/decided")
        assert (answer.status_code, answer.json()["error"]["code"]) == (409, "not-over")
        match = await imported(livia)
        moments = await livia.get(f"/matches/{match}/decided")
        assert 0 < len(moments) <= 3
        assert all(moment["drawing"].startswith("<svg") and moment["first"] < moment["n"] for moment in moments)
        pieces = server.house.piecework.pieces
        assert await livia.get(f"/matches/{match}/decided") == moments
        assert server.house.piecework.pieces == pieces
