"""Requests that arrive together: seats and state of a match change one after the other, and nobody gets at the seed."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from romanum.server.store import Change, MatchRow, Store
from server.visitors import BOTH, Visitor, running

pytestmark = [pytest.mark.anyio, BOTH]

FULL = [{"kind": "me"}, {"kind": "bot", "level": "tiro"}]
ROUNDS = 4


def all_at_once(store: Store, count: int) -> None:
    """The next `count` changes are all decided before the first of them is written."""
    really: Callable[[MatchRow, Change], Awaitable[bool]] = store._compare_and_set
    gate = asyncio.Barrier(count)
    left = count

    async def together(row: MatchRow, wanted: Change) -> bool:
        nonlocal left
        if left:
            left -= 1
            try:
                async with asyncio.timeout(2):
                    await gate.wait()
            except (TimeoutError, asyncio.BrokenBarrierError):
                pass
        return await really(row, wanted)

    store._compare_and_set = together  # type: ignore[method-assign]


async def ask(visitor: Visitor, path: str, body: Any = None) -> int:
    return (await visitor.client.post(f"/api{path}", json={} if body is None else body)).status_code


async def record(visitor: Visitor, match: str) -> int:
    return (await visitor.client.get(f"/api/matches/{match}/record", params={"whole": True})).status_code


async def test_a_seat_is_not_freed_while_the_match_begins(database: str) -> None:
    """The owner starts, frees the bot's seat and fetches the record with its seed, all at once; then a friend comes."""
    async with running(database) as server, server.visitor() as livia, server.visitor() as drusus:
        for _ in range(ROUNDS):
            made = await livia.match(FULL, hold=True)
            match = made["id"]
            all_at_once(server.house.store, 2)
            started, freed, fetched = await asyncio.gather(
                ask(livia, f"/matches/{match}/start"),
                ask(livia, f"/matches/{match}/seats/1", {"bot": None}),
                record(livia, match),
            )
            info = await livia.get(f"/matches/{match}")
            free = [seat for seat in info["seats"] if seat["kind"] == "free"]
            assert (info["state"] == "running") != bool(free), (started, freed)
            known = 200 in (fetched, await record(livia, match))
            sat = [await ask(drusus, f"/join/{link.rpartition('/')[2]}") for link in info["links"]["seats"].values()]
            assert not (known and 200 in sat)


async def test_of_many_who_sit_down_one_does(database: str) -> None:
    async with running(database) as server, server.visitor() as livia, server.visitor() as a, server.visitor() as b:
        made = await livia.match([{"kind": "me"}, {"kind": "open"}])
        all_at_once(server.house.store, 2)
        answers = await asyncio.gather(*(ask(v, f"/matches/{made['id']}/join", {"seat": 1}) for v in (a, b)))
        assert sorted(answers) == [200, 409]


async def test_a_salt_that_was_taken_is_in_the_dice(database: str) -> None:
    async with running(database) as server, server.visitor() as livia:
        for _ in range(ROUNDS):
            match = (await livia.match(FULL, hold=True))["id"]
            all_at_once(server.house.store, 2)
            _, salted = await asyncio.gather(
                ask(livia, f"/matches/{match}/start"),
                ask(livia, f"/matches/{match}/salt", {"seat": 0, "salt": "alea"}),
            )
            row = await server.house.store.match(match)
            assert row is not None
            assert (row.state, (salted == 200)) == ("running", (row.dice["salts"] == ["alea"]))


async def test_nobody_sits_down_once_a_match_has_begun(database: str) -> None:
    """Not even where a seat is free, however that came about."""
    async with running(database) as server, server.visitor() as livia, server.visitor() as drusus:
        made = await livia.match([{"kind": "me"}, {"kind": "open"}])
        link = made["links"]["seats"]["1"].rpartition("/")[2]
        await server.house.store.change_match(made["id"], lambda row, chairs: Change(fields={"state": "running"}))
        assert await ask(drusus, f"/join/{link}") == 409
        assert await record(livia, made["id"]) == 409
