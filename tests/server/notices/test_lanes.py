"""Slow receivers of notices hold up each other, and nobody else."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from romanum.server.notices.delivery import AT_ONCE, SLOW_AT_ONCE, Lanes
from romanum.server.store.notices import NoticeRow
from server.visitors import Running

pytestmark = pytest.mark.anyio


async def test_who_was_slow_waits_for_others_who_were() -> None:
    now = [0.0]
    lanes = Lanes(lambda: now[0])
    for person in range(AT_ONCE):
        async with lanes.lane(person, f"host {person}"):
            now[0] += 10
    held, told = asyncio.Event(), []

    async def tell(*receiver: Any) -> None:
        async with lanes.lane(*receiver):
            told.append(receiver[0])
            await held.wait()

    slow = [asyncio.create_task(tell(person, "elsewhere")) for person in range(AT_ONCE)]
    await asyncio.sleep(0.01)
    assert len(told) == SLOW_AT_ONCE
    others = [asyncio.create_task(tell(f"new {n}", f"new host {n}")) for n in range(AT_ONCE)]
    await asyncio.sleep(0.01)
    assert len(told) == SLOW_AT_ONCE + AT_ONCE
    held.set()
    await asyncio.gather(*slow, *others)


async def test_who_was_slow_once_and_is_quick_again_is_forgiven() -> None:
    now = [0.0]
    lanes = Lanes(lambda: now[0])
    async with lanes.lane(1):
        now[0] += 10
    assert 1 in lanes._slow_ones
    async with lanes.lane(1):
        now[0] += 1
    assert 1 not in lanes._slow_ones


async def test_a_slow_receiver_does_not_stop_the_telling(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    notices, told, held = server.house.notices, [], asyncio.Event()

    async def due(busy: list[int]) -> list[NoticeRow]:
        rows = [NoticeRow(n, n % 3, "m", 0, "turn", 1, "webhook", "waiting", {}, 0, 0) for n in range(1, 7)]
        return [row for row in rows if row.person not in busy and row.id not in told]

    async def deliver(notice: NoticeRow) -> None:
        if notice.person == 0:
            await held.wait()
        told.append(notice.id)

    monkeypatch.setattr(notices.store, "due", due)
    monkeypatch.setattr(notices, "_deliver", deliver)
    monkeypatch.setattr("romanum.server.notices.notices.PATIENCE", 0.05)
    await notices.deliver()
    assert sorted(told) == [1, 2, 4, 5]
    assert list(notices._telling) == [0]
    await notices.deliver()
    assert sorted(told) == [1, 2, 4, 5]
    held.set()
    await asyncio.sleep(0.05)
    assert sorted(told) == [1, 2, 3, 4, 5, 6]
