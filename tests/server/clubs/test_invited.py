"""A club for those who were invited does not tell strangers who belongs to it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from server.clubs.test_ratings import play
from server.visitors import PLAIN, Running, Visitor, running

pytestmark = pytest.mark.anyio

OPEN = [{"kind": "me"}, {"kind": "open"}]
CUP = {"title": "Ides Cup", "game": "trajan", "kind": "round-robin"}


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Running]:
    async with running(str(tmp_path / "x.db"), hosting=True, invited_only=True) as server:
        yield server


@pytest.fixture
async def livia(server: Running) -> AsyncIterator[Visitor]:
    async with httpx.AsyncClient(base_url=server.address, headers={"X-Romanum": "1"}, verify=PLAIN) as client:
        account = {"login": "livia", "password": "arma virumque", "name": "Livia Drusilla", "code": "the-key"}
        made = (await client.post("/api/account", json=account)).json()
        yield Visitor(server.address, client, made["token"])


async def told(server: Running, path: str) -> httpx.Response:
    """What a stranger is answered."""
    async with httpx.AsyncClient(base_url=server.address, verify=PLAIN) as client:
        return await client.get(path)


async def test_ladders_profiles_and_their_pictures_are_for_members(server: Running, livia: Visitor) -> None:
    me = (await livia.get("/me"))["id"]
    await play(server.house.store, [me, "miles"], [[0], [1]])
    for path in ("/ladders/trajan", f"/profiles/person-{me}", f"/profiles/person-{me}/picture"):
        assert (await livia.client.get(f"/api{path}")).status_code == 200
        answer = await told(server, f"/api{path}")
        assert (answer.status_code, answer.json()["error"]["code"]) == (401, "sign-in")
    assert "Drusilla" not in (await told(server, f"/profile/person-{me}")).text


async def test_strangers_see_what_is_public_and_nothing_else(server: Running, livia: Visitor) -> None:
    hidden, shown = [(await livia.match(OPEN, public=public))["id"] for public in (False, True)]
    cups = [(await livia.post("/tournaments", CUP | {"public": public}))["id"] for public in (False, True)]
    lists: Any = (await told(server, "/api/matches")).json()
    assert [match["id"] for match in lists["open"]] == [shown]
    assert [match["id"] for match in (await told(server, "/api/wall")).json()["open"]] == [shown]
    for path, code in (
        (f"/matches/{hidden}", 404),
        (f"/matches/{shown}", 200),
        (f"/tournaments/{cups[0]}", 401),
        (f"/tournaments/{cups[1]}", 200),
    ):
        assert (await told(server, f"/api{path}")).status_code == code, path
        assert (await livia.client.get(f"/api{path}")).status_code == 200, path


async def test_where_anybody_can_make_an_account_anybody_sees_the_ladder(tmp_path: Path) -> None:
    async with running(str(tmp_path / "x.db"), hosting=True) as server:
        assert (await told(server, "/api/ladders/trajan")).status_code == 200
