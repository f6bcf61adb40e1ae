"""A page as the host of tables: the protocol without a web server, in process."""

from __future__ import annotations

import pytest

from romanum.server.page.shelf import MemoryShelf
from server.paging import page

pytestmark = pytest.mark.anyio


async def test_the_page_is_its_owners_and_says_that_it_is_a_page() -> None:
    async with page() as one:
        me = await one.get("/me")
        assert (me["page"], me["signed_in"], me["can_create"], me["ratings"]) == (True, True, True, False)
        assert (await one.ask("PATCH", "/me", {"name": "Livia"}))[1]["name"] == "Livia"
        assert [game["id"] for game in await one.get("/games")] == ["hre", "trajan", "ultimus", "pax", "imperium"]


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/wall", 409, "page-only"),
        ("GET", "/tournaments", 409, "page-only"),
        ("POST", "/login", 409, "page-only"),
        ("GET", "/join/abcdef", 409, "page-only"),
        ("GET", "/ladders/hre", 409, "page-only"),
        ("GET", "/nowhere", 404, "not-found"),
        ("PUT", "/games", 405, "not-allowed"),
        ("GET", "/matches/none/table?seat=x", 400, "bad-request"),
        ("GET", "/matches/none", 404, "not-found"),
    ],
)
async def test_what_a_page_does_not_answer_it_says(method: str, path: str, status: int, code: str) -> None:
    async with page() as one:
        answer, told = await one.ask(method, path, {} if method == "POST" else None)
        assert (answer, told["error"]["code"]) == (status, code)


async def test_what_needs_others_is_said_in_the_language_of_whoever_asks() -> None:
    async with page() as one:
        said = [(await one.ask("GET", "/wall", accept_language=code))[1]["error"]["message"] for code in ("en", "de")]
        assert said[0].startswith("That needs other people")
        assert said[1] != said[0]


async def test_a_match_against_bots_is_played_over_a_socket() -> None:
    async with page() as one:
        match = await one.match()
        socket = one.live(match)
        first = await one.heard(socket, lambda told: told["type"] == "table")
        assert first["seq"] == 0 or first["seq"] > 0
        table = await one.my_table(match)
        action = table["decision"]["options"][0]["text"]
        answer = await one.say(socket, type="act", id=7, seat=0, seq=table["seq"], action=action)
        assert (answer["type"], answer["answer"]) == ("answer", "done")
        await one.heard(socket, lambda told: told["type"] == "update" and told["seq"] > table["seq"])
        refused = await one.say(socket, type="act", id=8, seat=0, seq=0, action="dance")
        assert refused["answer"] == "stale"


async def test_a_match_survives_a_page_that_is_opened_again() -> None:
    shelf = MemoryShelf()
    async with page(shelf) as one:
        match = await one.match()
        before = await one.play(match, 12)
    async with page(shelf) as one:
        after = await one.my_table(match)
        assert (after["seq"], after["view"]) == (before["seq"], before["view"])
        assert (await one.play(match, 3))["seq"] > before["seq"]
