"""Two workers on one database are sent different actions at the same moment, over HTTP: one is applied, once."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

from romanum.server.store import Store
from server.visitors import Visitor, running
from size import size

pytestmark = pytest.mark.anyio

ROUNDS = size(12, 200)
TIMES = 3
"""So often each worker is sent its action."""


async def asked(at: Visitor, match: str) -> Any:
    """The table of the seat that has to decide."""
    table = await at.get(f"/matches/{match}/table", seat=0, since=10**6)
    seat = table["pending"][0]
    return table if seat == 0 else await at.get(f"/matches/{match}/table", seat=seat, since=10**6)


async def test_of_actions_sent_at_once_to_two_workers_one_is_applied(url: str) -> None:
    chance = random.Random(3)
    async with running(url) as one, running(url) as two, one.visitor() as livia, two.visitor() as there:
        there.client.headers["Authorization"] = f"Bearer {livia.token}"
        match = (await livia.match([{"kind": "me"}] * 2, dice={"kind": "seeded", "seed": 7}))["id"]
        done = 0
        while done < ROUNDS:
            table = await asked(livia, match)
            options = [option["text"] for option in table["decision"]["options"]]
            bodies = [{"seat": table["seat"], "seq": table["seq"], "action": chance.choice(options)} for _ in range(2)]
            sent = [(worker, body) for worker, body in zip((livia, there), bodies, strict=True) for _ in range(TIMES)]
            chance.shuffle(sent)
            answers = await asyncio.gather(*(who.post(f"/matches/{match}/act", body) for who, body in sent))
            assert sorted(answer["answer"] for answer in answers if answer["answer"] not in ("stale", "doubled")) == [
                "done"
            ]
            done += 1
    store = Store(url)
    assert [entry.seq for entry in await store.entries(match)] == list(range(1, ROUNDS + 1))
    await store.close()
