"""`romanum bench --server`: clients of another process, every confirmed action in the log."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import msgspec
import pytest

from cli.commandline import Run
from romanum.cli import load


def test_bench_of_a_server_reports_every_figure(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(load, "ALONE", 10)
    result = run("bench", "--server", "--matches", "2", "--seconds", "1", "--json")
    figures = {figure["what"]: figure for figure in msgspec.json.decode(result.stdout)}
    assert figures["2 matches: actions"]["value"] > 0
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


def test_a_client_plays_once_when_it_is_asked() -> None:
    client, socket = load.Client("m", 1, load.Tally(), 0.0), Deaf()
    heard(client, socket, ASKED, ASKED)
    assert socket.said == [{"type": "act", "id": 4, "seat": 1, "seq": 4, "action": "stop"}]


def test_an_answer_that_comes_after_the_update_counts_for_its_own_action() -> None:
    client, socket = load.Client("m", 1, load.Tally(), 0.0), Deaf()
    update = {"type": "update", "seq": 5, "decision": {"options": [{"text": "pass", "label": "Pass"}]}}
    heard(client, socket, ASKED, update, {"type": "answer", "id": 4, "answer": "done", "seq": 5})
    assert (client.done, list(client.sent)) == (1, [5])


def test_an_answer_that_is_neither_done_nor_stale_is_an_error() -> None:
    tally = load.Tally()
    refused = {"type": "answer", "id": 4, "answer": "refused", "seq": 4}
    heard(load.Client("m", 1, tally, 0.0), Deaf(), ASKED, refused)
    assert tally.errors == 1


@pytest.mark.parametrize(("share", "value"), [(0.5, 50), (0.95, 95), (0.99, 99), (1.0, 100)])
def test_shares(share: float, value: int) -> None:
    values = list(range(1, 101))
    random.Random(1).shuffle(values)
    assert load._share(values, share) == value
