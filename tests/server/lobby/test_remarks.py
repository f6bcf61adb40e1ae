"""Annotated games over HTTP: who may say what of a finished match, and what goes with its record."""

from __future__ import annotations

from typing import Any

import pytest

from romanum.engine.record import Record
from server.clubs.test_wall import TABLE, finish
from server.visitors import BOTH, Running, Visitor

pytestmark = pytest.mark.anyio
LOST = {"n": 0, "text": "Here it was lost.", "arrows": [["roma", "sicilia"], ["roma", "roma"]]}


async def played(server: Running, livia: Visitor, **more: Any) -> str:
    match = await livia.match(TABLE, **more)
    await finish(server, match["id"])
    return str(match["id"])


@BOTH
async def test_what_is_said_stays_until_it_is_taken_back(server: Running) -> None:
    async with server.visitor() as livia, server.visitor() as drusus:
        match = await played(server, livia, public=True)
        made = await livia.post(f"/matches/{match}/remarks", LOST)
        assert (made["text"], made["arrows"], made["mine"]) == (LOST["text"], LOST["arrows"], True)
        seen = await drusus.get(f"/matches/{match}/remarks")
        assert [(one["id"], one["mine"]) for one in seen] == [(made["id"], False)]
        refused = await drusus.client.delete(f"/api/matches/{match}/remarks/{made['id']}")
        assert refused.status_code == 403
        assert (await livia.client.delete(f"/api/matches/{match}/remarks/{made['id']}")).status_code == 200
        assert (await livia.client.delete(f"/api/matches/{match}/remarks/{made['id']}")).status_code == 404
        assert await drusus.get(f"/matches/{match}/remarks") == []


@pytest.mark.parametrize(
    ("wish", "status", "words"),
    [
        ({"n": 1, "text": "a"}, 422, "there is no moment after 1"),
        ({"n": -1, "text": "a"}, 422, "there is no moment"),
        ({"n": 0, "text": "\n "}, 422, "a text or an arrow"),
        ({"n": 0, "text": "a" * 2001}, 422, "at most 2000 characters"),
        ({"n": 0, "arrows": [["roma", "atlantis"]]}, 422, "There is no 'atlantis' in this game"),
        ({"n": 0, "arrows": [["roma", "<b>"]]}, 422, "from place to place"),
        ({"n": 0, "arrows": [["roma"]]}, 400, "arrows"),
        ({"n": 0, "text": "a", "colour": "red"}, 400, "colour"),
    ],
)
async def test_bad_remarks_are_answered_clearly(server: Running, wish: dict[str, Any], status: int, words: str) -> None:
    async with server.visitor() as livia:
        match = await played(server, livia)
        answer = await livia.client.post(f"/api/matches/{match}/remarks", json=wish)
        assert answer.status_code == status
        assert words in answer.json()["error"]["message"]
        assert await livia.get(f"/matches/{match}/remarks") == []


async def test_while_others_play_and_at_other_tables_nothing_is_said(server: Running) -> None:
    async with server.visitor() as livia, server.visitor() as drusus:
        running_one = await livia.match(TABLE, public=True)
        answer = await livia.client.post(f"/api/matches/{running_one['id']}/remarks", json=LOST)
        assert (answer.status_code, answer.json()["error"]["code"]) == (409, "not-over")
        public, private = await played(server, livia, public=True), await played(server, livia)
        assert (await drusus.client.post(f"/api/matches/{public}/remarks", json=LOST)).status_code == 403
        assert (await drusus.client.get(f"/api/matches/{private}/remarks")).status_code == 404


async def test_a_record_takes_remarks_along_and_brings_them_back(server: Running) -> None:
    async with server.visitor() as livia, server.visitor() as drusus:
        match = await played(server, livia)
        await livia.post(f"/matches/{match}/remarks", LOST)
        text = (await livia.client.get(f"/api/matches/{match}/record")).text
        assert [remark.text for _, remark in Record.read(text).remarks] == ["Here it was lost."]
        headers = {"Content-Type": "text/plain"}
        made = (await drusus.client.post("/api/records", content=text, headers=headers)).json()
        again = await drusus.get(f"/matches/{made['id']}/remarks")
        name = (await livia.get("/me"))["name"]
        assert [(one["by"], one["text"], one["arrows"]) for one in again] == [(name, LOST["text"], LOST["arrows"])]
