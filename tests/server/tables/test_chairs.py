"""Who may sit down where, salt which seat's dice, and what is left of a match that was removed."""

from __future__ import annotations

from typing import Any

import pytest

from server.visitors import Running, Visitor

pytestmark = pytest.mark.anyio

OPEN = [{"kind": "me"}, {"kind": "open"}]
BY_LINK = [{"kind": "me"}, {"kind": "link"}]


def code(answer: Any) -> str:
    return str(answer["error"]["code"])


async def test_a_seat_that_waits_for_a_friend_is_not_taken_without_the_link(livia: Visitor, drusus: Visitor) -> None:
    match = await livia.match(BY_LINK, public=True)
    for wish in ({}, {"seat": 1}):
        assert code(await drusus.post(f"/matches/{match['id']}/join", wish)) == "seat-taken"
    assert (await drusus.post(match["links"]["seats"]["1"]))["state"] == "running"


async def test_nobody_sits_down_on_somebody(livia: Visitor, drusus: Visitor, server: Running) -> None:
    match = await livia.match([*OPEN, {"kind": "open"}], public=True)
    await drusus.post(f"/matches/{match['id']}/join", {"seat": 1})
    async with server.visitor(name="Gaius") as gaius:
        for seat in (0, 1, 7):
            assert code(await gaius.post(f"/matches/{match['id']}/join", {"seat": seat})) == "seat-taken"
        assert code(await gaius.post(match["links"]["seats"]["1"])) == "seat-taken"
        assert (await gaius.post(f"/matches/{match['id']}/join"))["state"] == "running"
        assert code(await gaius.post(f"/matches/{match['id']}/join")) == "seat-taken"
    chairs = await server.house.store.chairs(match["id"])
    assert [chair.who for chair in chairs] == ["Livia", "Drusus", "Gaius"]


async def test_everybody_salts_his_own_seat_alone_and_not_with_nothing(livia: Visitor, drusus: Visitor) -> None:
    match = (await livia.match([*OPEN, {"kind": "open"}], public=True))["id"]
    assert code(await drusus.post(f"/matches/{match}/join", {"seat": 1, "salt": "two\nlines"})) == "salt"
    await drusus.post(f"/matches/{match}/join", {"seat": 1, "salt": "iacta"})
    assert code(await drusus.post(f"/matches/{match}/salt", {"seat": 0, "salt": "mine"})) == "not-yours"
    for salt in ("", "two\nlines"):
        assert code(await drusus.post(f"/matches/{match}/salt", {"seat": 1, "salt": salt})) == "salt"
    assert (await livia.get(f"/matches/{match}"))["dice"]["salts"] == ["iacta"]


async def test_the_salts_that_are_told_are_those_in_the_dice(livia: Visitor, server: Running) -> None:
    """Whatever a chair is said to have afterwards: dice that have begun are what they are."""
    match = (await livia.match([{"kind": "me"}] * 2, hold=True))["id"]
    await livia.post(f"/matches/{match}/salt", {"seat": 0, "salt": "alea"})
    await livia.post(f"/matches/{match}/start")
    assert code(await livia.post(f"/matches/{match}/salt", {"seat": 1, "salt": "late"})) == "not-waiting"
    row = await server.house.store.match(match)
    assert row is not None
    assert row.dice["salts"] == ["alea"]
    assert (await livia.get(f"/matches/{match}/dice"))["salts"] == ["alea"]


async def test_what_was_removed_is_there_for_nobody(livia: Visitor, drusus: Visitor, server: Running) -> None:
    match = await livia.match([*OPEN, {"kind": "link"}], public=True)
    assert (await drusus.client.delete(f"/api/matches/{match['id']}")).status_code == 403
    assert (await livia.client.delete(f"/api/matches/{match['id']}")).status_code == 200
    for visitor in (livia, drusus):
        for path in ("", "/chat", "/dice"):
            assert (await visitor.client.get(f"/api/matches/{match['id']}{path}")).status_code == 404
    assert code(await drusus.post(f"/matches/{match['id']}/join")) == "not-found"
    assert code(await drusus.post(match["links"]["seats"]["2"])) == "not-found"
    assert (await livia.client.get("/api/matches/nevermade234")).status_code == 404
    assert [chair.who for chair in await server.house.store.chairs(match["id"])] == ["Livia", None, None]
