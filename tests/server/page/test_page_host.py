"""A page as the host of tables: the protocol without a web server, in process."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest

from romanum.server.page.packs import Packs
from romanum.server.page.shelf import MemoryShelf
from server.hosted_page import page

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


async def test_the_program_of_the_page_about_pages_runs(capsys: pytest.CaptureFixture[str]) -> None:
    text = (Path(__file__).parents[3] / "docs" / "page.md").read_text(encoding="utf-8")
    found = re.search(r"^```python\n(.*?)^asyncio.run.*?^```$", text, re.MULTILINE | re.DOTALL)
    assert found is not None
    program: dict[str, Any] = {}
    exec(found[1], program)
    await program["main"]()
    assert capsys.readouterr().out.endswith("tiro\n")


# ---- what has not come yet

PACKS = {"games": {"hre": ["hre.pack"]}, "languages": {"de": {"core": ["core-de.pack"], "hre": ["hre-de.pack"]}}}


async def test_a_game_that_has_not_come_yet_is_asked_for(tmp_path: Path) -> None:
    """The client fetches what is named and asks again."""
    async with page() as one:
        one.host.packs = Packs(PACKS, tmp_path)
        status, told = await one.ask("GET", "/games/hre/lessons")
        assert (status, told["error"]["code"], told["error"]["packs"]) == (503, "not-fetched", ["games/hre"])
        wish = {"game": "hre", "seats": [{"kind": "me"}, {"kind": "bot", "level": "miles"}]}
        assert (await one.ask("POST", "/matches", wish))[1]["error"]["packs"] == ["games/hre"]
        assert (await one.ask("GET", "/games"))[0] == 200
        arrives(tmp_path, "games/hre/game.pyc")
        assert (await one.ask("POST", "/matches", wish))[0] == 201


async def test_a_language_comes_when_it_is_spoken(tmp_path: Path) -> None:
    async with page() as one:
        one.host.packs = Packs(PACKS, tmp_path)
        arrives(tmp_path, "games/hre/game.pyc")
        asked = {"accept_language": "de-AT,en;q=0.5"}
        wanted = ["languages/de/core", "languages/de/hre"]
        assert (await one.ask("GET", "/games/hre/lessons", **asked))[1]["error"]["packs"] == wanted
        arrives(tmp_path, "server/words/de.ftl")
        assert (await one.ask("GET", "/games/hre/lessons", **asked))[1]["error"]["packs"] == wanted[1:]
        arrives(tmp_path, "games/hre/words/de.ftl")
        assert (await one.ask("GET", "/games/hre/lessons", **asked))[0] == 200


async def test_a_socket_at_a_table_whose_game_has_not_come_is_closed(tmp_path: Path) -> None:
    async with page() as one:
        match = await one.match()
        one.host.packs = Packs(PACKS, tmp_path)
        socket = one.live(match)
        async with asyncio.timeout(5):
            while socket not in one.shut:
                await asyncio.sleep(0.01)
        assert one.shut[socket] == 4503


async def test_bots_go_on_when_their_game_has_come(tmp_path: Path) -> None:
    shelf = MemoryShelf()
    async with page(shelf, think=nobody) as one:
        match = await one.match()
        before = (await one.get(f"/matches/{match}"))["seq"]
    async with page(shelf, pack=PACKS) as one:
        asked = one.host.room.store.rows()[0].turn
        assert before == one.host.room.store.rows()[0].seq
        assert asked
        assert (await one.my_table(match))["seq"] > before


async def nobody(task: bytes) -> bytes:
    """A worker that never answers."""
    await asyncio.Event().wait()
    return b""


def arrives(folder: Path, name: str) -> None:
    """A file of a pack is there."""
    (folder / name).parent.mkdir(parents=True, exist_ok=True)
    (folder / name).write_text("")
