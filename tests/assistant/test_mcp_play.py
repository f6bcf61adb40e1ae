"""`romanum mcp` with the client of the SDK: a whole short game, one seat and nothing else, and clear complaints."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from random import Random
from threading import Thread

import pytest
from mcp import Client, StdioServerParameters

import romanum
from assistant.tool_calls import call, complaint
from romanum.engine.secrecy import HIDDEN
from romanum.games import OURS
from romanum.mcp.server import build
from server.visitors import running

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def test_a_whole_short_game_over_standard_input_and_output() -> None:
    """The command itself, in a process of its own, as an assistant starts it."""
    source = str(Path(romanum.__file__).parents[1])
    command = StdioServerParameters(
        command=sys.executable, args=["-m", "romanum", "mcp"], env={**os.environ, "PYTHONPATH": source}
    )
    chooser = Random(2)
    async with Client(command) as client:
        now = await call(client, "start_match", game="pax", scenario="i", seat=1, bots=["tiro"], seed=5)
        told = 0
        for _ in range(2000):
            if now["over"]:
                break
            assert now["asked"]
            now = await call(client, "play", action=chooser.choice(now["options"])["action"])
            told += len(now["happened"])
        assert now["over"]
        assert now["question"].startswith("The match is over. ")
        assert told > 10
        assert len(await call(client, "log")) >= told


async def test_the_tools_say_what_they_are_for() -> None:
    async with Client(build()) as client:
        tools = {tool.name: tool for tool in (await client.list_tools()).tools}
    reads = {
        "list_games",
        "look",
        "board",
        "place",
        "ways",
        "view",
        "log",
        "record",
        "rules",
        "odds",
        "explain",
        "hint",
    }
    assert tools.keys() == reads | {"start_match", "join_match", "play", "go", "undo"}
    assert all(tool.description for tool in tools.values())
    assert {name for name, tool in tools.items() if tool.annotations and tool.annotations.read_only_hint} == reads


async def test_what_can_be_played_is_listed() -> None:
    async with Client(build()) as client:
        listed = await call(client, "list_games")
    assert [game["id"] for game in listed["games"]][: len(OURS)] == list(OURS)
    assert "legatus" in listed["bots"]


async def test_the_assistant_sees_its_seat_and_nothing_else() -> None:
    """The hands of the others are hidden in its view, and no tool takes a seat as its argument but to sit down."""
    async with Client(build()) as client:
        await call(client, "start_match", game="hre", seats=2, seat=0, bots=["tiro"], seed=3)
        hand = (await call(client, "view"))["hand"]
        tools = (await client.list_tools()).tools
    seen = romanum.game("hre").new(seats=2, seed=3).view(0)["hand"]
    assert [card == HIDDEN for card in hand] == [card == HIDDEN for card in seen]
    assert HIDDEN in hand
    assert {tool.name for tool in tools if "seat" in tool.input_schema["properties"]} == {"start_match"}


async def test_a_question_is_explained_with_rules_and_odds() -> None:
    async with Client(build()) as client:
        now = await call(client, "start_match", game="hre", seats=2, bots=["tiro"], seed=3)
        first = now["options"][0]
        asked = await call(client, "explain")
        assert asked["question"] == now["question"]
        assert asked["rule"]["rule"] == now["rule"]
        allowed = await call(client, "explain", action=first["action"])
        assert (allowed["allowed"], allowed["does"]) == (True, first["label"])
        forbidden = await call(client, "explain", action="done")
        assert not forbidden["allowed"]
        assert forbidden["because"]["rule"]
        found = await call(client, "rules", words="retreat")
        assert found
        assert all("retreat" in json.dumps(rule).lower() for rule in found)
        assert (await call(client, "rules", words="10.1a"))[0]["rule"] == "10.1a"
        assert (await call(client, "odds", action=first["action"]))["odds"] is None


async def test_odds_of_an_attack_are_told() -> None:
    async with Client(build()) as client:
        now, chooser = await call(client, "start_match", game="hre", seats=2, bots=["tiro"], seed=3), Random(4)
        for _ in range(200):
            attacks = [option["action"] for option in now["options"] if option["action"].startswith("attack")]
            if attacks:
                break
            now = await call(client, "play", action=chooser.choice(now["options"])["action"])
        told = await call(client, "odds", action=attacks[0])
    assert 0 <= told["odds"]["win"] <= 1


async def test_a_strong_bot_gives_hints(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("romanum.mcp.local.HINT_SECONDS", 0.05)
    async with Client(build()) as client:
        now = await call(client, "start_match", game="hre", seats=2, bots=["tiro"], seed=3)
        told = await call(client, "hint", count=2)
    hints = told["hints"]
    assert 1 <= len(hints) <= 2
    assert {(hint["action"], hint["label"]) for hint in hints} <= {
        (option["action"], option["label"]) for option in now["options"]
    }
    assert all(hint["reasons"] and hint["trials"] >= 8 for hint in hints)
    assert all(hint["chance"] is None or len(hint["chance"]) == 3 for hint in hints)
    assert told["bot"] == "legatus"


async def test_what_is_wrong_is_told_and_nothing_has_changed() -> None:
    async with Client(build()) as client:
        assert "start_match or join_match" in await complaint(client, "look")
        assert "there is no game 'chess'" in await complaint(client, "start_match", game="chess")
        assert "seats 0 to 1, not 5" in await complaint(client, "start_match", game="hre", seats=2, seat=5)
        for nobody in ("augur", "gregarius"):
            assert f"there is no bot {nobody!r}" in await complaint(client, "start_match", game="hre", bots=[nobody])
        assert "is no address" in await complaint(client, "join_match", link="nowhere")
        assert "cannot be reached" in await complaint(client, "join_match", link="http://127.0.0.1:9/join/x")
        now = await call(client, "start_match", game="hre", seats=2, seed=3)
        assert "(rule " in await complaint(client, "play", action="done")
        assert (await call(client, "look"))["options"] == now["options"]


class Stranger(BaseHTTPRequestHandler):
    """A server that answers anything with something."""

    answer = b"[]"

    def do_POST(self) -> None:
        self.send_response(200)
        self.send_header("Content-Length", str(len(self.answer)))
        self.end_headers()
        self.wfile.write(self.answer)

    def log_request(self, code: int | str = "-", size: int | str = "-") -> None:
        """Nothing."""


@pytest.fixture
def stranger() -> Iterator[str]:
    """The address of a server that is none of ours."""
    with HTTPServer(("127.0.0.1", 0), Stranger) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


@pytest.mark.parametrize("answer", [b"[]", b"{}", b"null", b'"token"', b'{"token": "x"}'])
async def test_what_is_no_server_of_ours_is_told_so(
    stranger: str, answer: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Stranger, "answer", answer)
    async with Client(build()) as client:
        assert "no server of Romanum" in await complaint(client, "join_match", link=f"{stranger}/join/x")


async def test_an_answer_without_end_is_not_read_to_its_end(stranger: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Stranger, "answer", b" " * 2000)
    monkeypatch.setattr("romanum.client.requests.LARGEST", 1000)
    async with Client(build()) as client:
        assert "more than 1000 bytes" in await complaint(client, "join_match", link=f"{stranger}/join/x")


async def test_a_match_on_a_server_is_joined_by_its_link(tmp_path: Path) -> None:
    chooser = Random(2)
    async with running(str(tmp_path / "romanum.db")) as server, server.visitor() as livia, Client(build()) as client:
        made = await livia.match([{"kind": "link"}, {"kind": "bot", "level": "tiro"}])
        link = f"{server.address}{made['links']['seats']['0']}"
        now = await call(client, "join_match", link=link, name="Vipsania")
        played = 0
        for _ in range(60):
            if now["over"] or played == 8:
                break
            if not now["asked"]:
                now = await call(client, "look")
                continue
            action = chooser.choice(now["options"])["action"]
            assert (await call(client, "explain", action=action))["allowed"]
            now = await call(client, "play", action=action)
            played += 1
        assert played == 8
        assert (await call(client, "view"))["turn"] >= 1
        assert "(rule " in await complaint(client, "play", action="proscribe red")
        table = await livia.get(f"/matches/{made['id']}")
        assert "Vipsania" in json.dumps(table)
        assert "There is no such link" in await complaint(client, "join_match", link=f"{server.address}/join/nothing")
