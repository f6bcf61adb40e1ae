"""Games of other distributions on a server: played like ours, and what is wrong with one is its own matches' trouble.

For each public hook of `Game` there is a game in which it raises, with a bot in a seat. The server goes on: its lobby
lists the others, and a match of another game, at the same server, is played on.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import suppress
from functools import cached_property
from inspect import getattr_static
from types import FunctionType
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

import romanum
from outside import entry, installed
from romanum.engine.game import Game
from romanum.engine.record import Record
from romanum.games import OURS, broken
from romanum.server.thinking.processes import Thinkers
from romanum.server.thinking.questions import Work
from server.stored_match import play
from server.visitors import Running, Visitor, heard, running, texts
from size import size
from toy.game import Toy

pytestmark = pytest.mark.anyio

LISTS = ("components", "seat_names", "seat_name", "rules", "labels", "guide", "seen")
"""Hooks that every list asks for: such a game is not listed at all."""
BEGINNING = ("setup", "settings", "scenario", "new", "build")
PLAYING = ("describe", "scores", "odds", "ways", "stage", "picture", "local_names", "seat_in_words")
APART = ("folder", "result")
"""Where a game lies, without which there is none; and the end of a match, which has a test of its own."""
HOOKS = [
    name
    for name in dir(Game)
    if not name.startswith("_")
    and name not in {*LISTS, *BEGINNING, *PLAYING, *APART}
    and isinstance(getattr_static(Game, name), FunctionType | property | cached_property)
]
"""All others: most are asked by nobody at a table, and by a bot."""
HERE = [{"kind": "me"}] * 2
BY_BOTS = ("closely", "deal", "prior", "sane", "staff", "value")
PAGES = ("", "/rules", "/lessons", "/how-to", "/drawers", "/picture")
BOT = [{"kind": "me"}, {"kind": "bot", "level": "miles"}]


class Torn(Toy):
    """Ring, until a hook of it is torn."""

    folder = Toy().folder


def torn(hook: str, armed: list[str]) -> type[Toy]:
    """A game in which a hook raises, from the beginning or once it is armed."""

    def raises(self: Toy, *args: Any, **facts: Any) -> Any:
        if armed:
            armed.append(hook)
            raise KeyError(f"{hook} is torn")
        found = getattr(super(made, self), hook)
        return found(*args, **facts) if callable(found) else found

    by_name = callable(getattr(Torn, hook, raises))
    made = type("Made", (Torn,), {hook: raises if by_name else property(raises)})
    return made


@pytest.fixture(scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory, anyio_backend: str) -> AsyncIterator[Running]:
    async with running(str(tmp_path_factory.mktemp("plug-ins") / "romanum.db")) as server:
        yield server


@pytest.fixture(scope="module")
async def good(server: Running) -> AsyncIterator[tuple[Visitor, str]]:
    """Somebody who plays one of ours meanwhile, alone."""
    async with server.visitor(name="Agrippa") as visitor:
        yield visitor, (await visitor.match([{"kind": "me"}] * 2))["id"]


@pytest.fixture
def ring() -> Iterator[None]:
    with installed(entry("toy", "toy.game:Toy")):
        yield


async def moves(visitor: Visitor, match: str) -> Any:
    """What comes of one action of whoever is asked."""
    for seat in range(2):
        table = await visitor.get(f"/matches/{match}/table", seat=seat)
        if table.get("decision"):
            text = texts(table["decision"])[0]
            return await visitor.post(f"/matches/{match}/act", {"seat": seat, "seq": table["seq"], "action": text})
    return table


@pytest.mark.usefixtures("ring")
async def test_it_is_listed_and_played_like_ours(server: Running, livia: Visitor) -> None:
    games = await livia.get("/games")
    assert [game["id"] for game in games] == [*OURS, "toy"]
    assert [game["id"] for game in games if game["editable"]] == [*OURS], "it knows no positions in words"
    match = await livia.match([{"kind": "me"}] * 2, game="toy")
    for _ in range(6):
        assert (await moves(livia, match["id"]))["answer"] == "done"
    table = await server.house.tables.table(match["id"])
    assert Record.read(table.match.record.write()).package == "romanum-ring 1.2"


@pytest.mark.usefixtures("ring")
@pytest.mark.parametrize("path", ["", "/rules", "/lessons", "/studies", "/how-to", "/seen", "/picture"])
async def test_its_pages_are_there_or_empty(livia: Visitor, path: str) -> None:
    answer = await livia.client.get(f"/api/games/toy{path}")
    assert answer.status_code < 500, answer.text


async def test_when_its_package_is_gone_lists_still_have_its_matches(livia: Visitor) -> None:
    with installed(entry("toy", "toy.game:Toy")):
        match = await livia.match([{"kind": "me"}] * 2, game="toy")
    with installed():
        assert any(told["id"] == match["id"] for told in (await livia.get("/matches"))["mine"])
        assert (await livia.get("/turns"))["turns"]
        told = await livia.get(f"/matches/{match['id']}")
        assert told["game"] == "toy"


async def asked_of_a_match(
    visitor: Visitor, actions: int, seats: Sequence[dict[str, str]] = HERE
) -> list[httpx.Response]:
    """A match of the game, and what a client asks about it on the way."""
    client, answers = visitor.client, []
    made = await client.post("/api/matches", json={"game": "toy", "seats": seats, "public": True})
    if not made.is_success:
        return [made]
    match = f"/api/matches/{made.json()['id']}"
    for number in range(actions):
        table = await client.get(f"{match}/table", params={"seat": number % 2})
        answers.append(table)
        decision = table.json().get("decision") if table.is_success else None
        offered = texts(decision) if decision else []
        for text in [text for text in offered if text.startswith("attack")] or offered[-1:]:
            said = {"seat": number % 2, "seq": table.json()["seq"], "action": text}
            answers += [await client.post(f"{match}/odds", json=said), await client.post(f"{match}/act", json=said)]
    for path in ("picture", "scores", "record"):
        answers.append(await client.get(f"{match}/{path}"))
    with suppress(ConnectionClosed, TimeoutError, OSError):
        async with visitor.live(made.json()["id"]) as socket:
            await heard(socket, "table", within=1)
    return answers


async def thinks_here(thinkers: Thinkers, work: Work, asked: bytes, seconds: float, helped: bool) -> Any:
    """Bots think in this process, where the plug-in is."""
    return await asyncio.to_thread(work, asked, seconds)


@pytest.mark.parametrize("hook", [hook for n, hook in enumerate(HOOKS) if hook in BY_BOTS or n % size(4, 1) == 0])
async def test_no_hook_that_raises_stops_others_with_a_bot_in_a_seat_either(
    hook: str, good: tuple[Visitor, str], livia: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    armed: list[str] = []
    monkeypatch.setattr(Thinkers, "_done", thinks_here)
    monkeypatch.setattr("server.thinking.test_plug_ins.Broken", torn(hook, armed), raising=False)
    with installed(entry("toy", "server.thinking.test_plug_ins:Broken")):
        romanum.game("toy")
        armed.append(hook)
        pages = [await livia.client.get(f"/api/games/toy{path}") for path in PAGES]
        for answer in [*pages, *await asked_of_a_match(livia, 3, BOT)]:
            assert answer.is_success or answer.json()["error"]["message"], answer.text
        await others_go_on(good)
        assert len(armed) > 1 or hook not in BY_BOTS, "it has raised"


async def others_go_on(good: tuple[Visitor, str]) -> None:
    visitor, match = good
    assert {game["id"] for game in await visitor.get("/games")} >= set(OURS)
    assert [told["id"] for told in (await visitor.get("/matches"))["mine"]] == [match]
    assert (await moves(visitor, match))["answer"] == "done"


@pytest.mark.parametrize("hook", LISTS)
async def test_a_game_that_no_list_can_tell_of_is_left_out(
    hook: str, good: tuple[Visitor, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("server.thinking.test_plug_ins.Broken", torn(hook, [hook]), raising=False)
    with installed(entry("toy", "server.thinking.test_plug_ins:Broken")):
        await others_go_on(good)
        assert f"{hook} is torn" in broken()["toy"]
        assert "toy" not in {game["id"] for game in await good[0].get("/games")}
        (asked,) = await asked_of_a_match(good[0], 0)
        assert (asked.status_code, asked.json()["error"]["code"]) == (409, "broken")
        assert hook not in asked.text, "what is wrong with it is told to the host alone"


@pytest.mark.parametrize("hook", [*BEGINNING, *PLAYING])
async def test_a_hook_that_raises_stops_nobody_else(
    hook: str, good: tuple[Visitor, str], livia: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    armed: list[str] = []
    monkeypatch.setattr("server.thinking.test_plug_ins.Broken", torn(hook, armed), raising=False)
    with installed(entry("toy", "server.thinking.test_plug_ins:Broken")):
        romanum.game("toy")
        armed.append(hook)
        answers = await asked_of_a_match(livia, 8)
        for answer in answers:
            assert answer.is_success or answer.json()["error"]["message"], answer.text
        assert len(armed) > 1, "it has raised"
        await others_go_on(good)


async def test_an_end_that_cannot_be_told_stops_nobody_else(
    server: Running, good: tuple[Visitor, str], livia: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    armed = ["result"]
    monkeypatch.setattr("server.thinking.test_plug_ins.Broken", torn("result", armed), raising=False)
    with installed(entry("toy", "server.thinking.test_plug_ins:Broken")):
        match = (await livia.match([{"kind": "me"}] * 2, game="toy"))["id"]
        with pytest.raises(KeyError, match="result is torn"):
            await play(await server.house.tables.table(match), 500, random.Random(1))
        assert (await livia.get(f"/matches/{match}"))["state"] == "running", "the last action was not played"
        await others_go_on(good)
