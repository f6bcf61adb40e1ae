"""`romanum bench --server`: clients of another process, every confirmed action in the log."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import msgspec
import pytest

from cli.commandline import Run
from romanum.cli.benchmark import load


def test_bench_of_a_server_reports_every_figure(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(load, "ALONE", 10)
    small = ("--matches", "2", "--seconds", "1", "--spectators", "3", "--clients", "2", "--players", "2")
    result = run("bench", "--server", *small, "--json")
    figures = {figure["what"]: figure for figure in msgspec.json.decode(result.stdout)}
    assert figures["2 matches: actions"]["value"] > 0
    assert figures["3 spectators: update, p95"]["value"] > 0
    assert figures["3 spectators: update, p95"]["must"] == 1000
    for name in ("1 match", "2 matches"):
        assert figures[f"{name}: processor for each action"]["value"] > 0
    assert figures["server: memory"]["value"] > 10
    assert figures["1 match: update, p95"]["must"] == 50
    assert figures["errors"]["value"] == figures["lost or doubled actions"]["value"] == 0


class Deaf:
    """A socket that takes messages and answers nothing."""

    def __init__(self) -> None:
        self.said: list[Any] = []

    async def send(self, text: str) -> None:
        self.said.append(msgspec.json.decode(text))


def heard(client: load.Client, socket: Deaf, *messages: dict[str, Any]) -> None:
    async def hear() -> None:
        whistle = load.Whistle()
        whistle.begun.set()
        for message in messages:
            await client._hear(socket, msgspec.json.encode(message), whistle)
            await asyncio.sleep(0)

    asyncio.run(hear())


ASKED = {"type": "table", "seq": 4, "decision": {"options": ["stop"]}}
TOLD = {"type": "foresight", "seq": 4}


def test_a_client_plays_once_when_it_is_asked() -> None:
    client, socket = load.Client("m", 1, load.Tally(), 0.0), Deaf()
    heard(client, socket, ASKED, TOLD, TOLD)
    assert socket.said == [{"type": "act", "id": 4, "seat": 1, "seq": 4, "action": "stop"}]


def test_an_answer_that_comes_after_the_update_counts_for_its_own_action() -> None:
    client, socket = load.Client("m", 1, load.Tally(), 0.0), Deaf()
    update = {"type": "update", "seq": 5, "decision": {"options": [{"text": "pass", "label": "Pass"}]}}
    told = {"type": "foresight", "seq": 5}
    heard(client, socket, ASKED, TOLD, update, told, {"type": "answer", "id": 4, "answer": "done", "seq": 5})
    assert (client.done, list(client.sent)) == (1, [5])


def test_an_answer_that_is_neither_done_nor_stale_is_an_error() -> None:
    tally = load.Tally()
    refused = {"type": "answer", "id": 4, "answer": "refused", "seq": 4}
    heard(load.Client("m", 1, tally, 0.0), Deaf(), ASKED, TOLD, refused)
    assert tally.errors == 1


@pytest.mark.parametrize(("share", "value"), [(0.5, 50), (0.95, 95), (0.99, 99), (1.0, 100)])
def test_shares(share: float, value: int) -> None:
    values = list(range(1, 101))
    random.Random(1).shuffle(values)
    assert load._share(values, share) == value


def test_full_size_is_larger_with_several_workers() -> None:
    one, four = (load.wish_for("hre", True, {"workers": workers, "seconds": 5.0}) for workers in (1, 4))
    assert (one.matches, one.players, one.think, one.spectators, one.database) == (2000, 2, 2.0, 1000, "")
    assert (four.matches, four.database, four.clients, four.seconds) == (6000, "postgres", 4, 5.0)
    assert load.wish_for("hre", False, {"matches": None, "think": None}) == load.Wish()


def test_the_shares_of_several_processes_are_the_whole() -> None:
    wish = load.Wish(matches=11, clients=3, spectators=5)
    parts = [wish.part(n) for n in range(3)]
    assert [part.matches for part in parts] == [4, 4, 3]
    assert [part.spectators for part in parts] == [5, 0, 0]


def test_what_several_processes_counted_is_added_up() -> None:
    tally, other = load.Tally(), load.Tally()
    tally.watched, other.watched, other.actions, other.seconds = [0.1], [0.2, 0.3], 7, 2.0
    tally.add(other)
    assert (tally.watched, tally.actions, tally.seconds) == ([0.1, 0.2, 0.3], 7, 2.0)
