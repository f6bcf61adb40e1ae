"""Updates are sent at once to those who listen; whoever does not gets them later, and holds nobody up."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from romanum.server.news.onlookers import FEW, Hub, Onlooker
from romanum.server.sockets import table_socket
from romanum.server.sockets.quick_socket import QuickSocket, way_of
from romanum.server.sockets.table_socket import Live
from server.visitors import Running, Visitor, heard

pytestmark = pytest.mark.anyio

HERE = [{"kind": "me"}] * 2
SEEDED = {"kind": "seeded", "seed": 7}


async def first_turn(livia: Visitor) -> tuple[str, dict[str, Any]]:
    """A match, and what can be done in it."""
    match = (await livia.match(HERE, dice=SEEDED))["id"]
    tables = [await livia.get(f"/matches/{match}/table", seat=seat) for seat in range(2)]
    asked = next(table for table in tables if table["decision"])
    return match, {"seat": asked["seat"], "seq": 0, "action": asked["decision"]["options"][0]["text"]}


async def test_who_listens_is_told_at_once(livia: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    match, action = await first_turn(livia)
    async with livia.live(match, "seat=0") as mine, livia.live(match, "") as watching:
        for socket in (mine, watching):
            await heard(socket, "table")
        await asyncio.sleep(0.1)

        async def never(self: Live) -> None:
            raise AssertionError("nobody need be woken")

        monkeypatch.setattr(Live, "_send_updates", never)
        await livia.post(f"/matches/{match}/act", action)
        assert [(await heard(socket, "update"))["seq"] for socket in (mine, watching)] == [1, 1]


@pytest.mark.parametrize("reason", ["slow", "defect"])
async def test_who_cannot_be_told_at_once_is_told_later(
    livia: Visitor, monkeypatch: pytest.MonkeyPatch, reason: str
) -> None:
    def cannot(self: QuickSocket, data: bytes) -> bool:
        if reason == "defect":
            raise RuntimeError("defect")
        return False

    match, action = await first_turn(livia)
    async with livia.live(match, "seat=0") as mine:
        await heard(mine, "table")
        await asyncio.sleep(0.1)
        with monkeypatch.context() as broken:
            broken.setattr(Live, "_send_at_once", lambda self: cannot(self, b""))
            if reason == "slow":
                broken.setattr(QuickSocket, "send_at_once", cannot)
            assert (await livia.post(f"/matches/{match}/act", action))["answer"] == "done"
            assert (await heard(mine, "update"))["seq"] == 1


async def test_updates_that_are_sent_at_once_stay_in_order(livia: Visitor) -> None:
    match, _ = await first_turn(livia)
    async with livia.live(match, "seat=0&seat=1") as socket:
        tables = {table["seat"]: table for table in [await heard(socket, "table") for _ in range(2)]}
        for seq in range(12):
            asked = next(table for table in tables.values() if table.get("decision"))
            option = asked["decision"]["options"][0]
            text = option if isinstance(option, str) else option["text"]
            await livia.post(f"/matches/{match}/act", {"seat": asked["seat"], "seq": seq, "action": text})
            updates = [await heard(socket, "update") for _ in range(2)]
            assert [(update["base"], update["seq"]) for update in updates] == [(seq, seq + 1)] * 2
            tables = {update["seat"]: update for update in updates}


async def test_a_socket_where_nothing_happens_hears_a_ping(livia: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_socket, "PING_SECONDS", 0.1)
    match, _ = await first_turn(livia)
    async with livia.live(match, "seat=0") as mine:
        assert [(await heard(mine, "ping"))["type"] for _ in range(2)] == ["ping", "ping"]


def onlooker(shown: list[int], at_once: Callable[[], bool]) -> Onlooker:
    return Onlooker((), lambda: shown.append(1) or at_once())  # type: ignore[func-returns-value]


async def test_few_are_told_at_once_and_many_are_woken() -> None:
    for count, told in ((FEW, FEW), (FEW + 1, 0)):
        hub, shown = Hub(), list[int]()
        company = [onlooker(shown, lambda: True) for _ in range(count)]
        for one in company:
            hub.join("m", one)
        hub.wake("m")
        woken = sum(one.woken.is_set() for one in company)
        assert (len(shown), woken) == (told, count - told)


async def test_a_defect_at_one_socket_is_no_other_sockets_trouble() -> None:
    def defect() -> bool:
        raise RuntimeError("defect")

    hub, shown = Hub(), list[int]()
    broken, sound = onlooker(shown, defect), onlooker(shown, lambda: True)
    for one in (broken, sound):
        hub.join("m", one)
    hub.wake("m")
    assert (len(shown), broken.woken.is_set(), sound.woken.is_set()) == (2, True, False)


def test_another_web_server_can_never_send_at_once() -> None:
    assert way_of({"type": "websocket"})(b"{}") is False


async def test_what_is_closed_is_not_sent_to(server: Running, livia: Visitor) -> None:
    match, action = await first_turn(livia)
    async with livia.live(match, "seat=0") as mine:
        await heard(mine, "table")
    async with asyncio.timeout(5):
        while server.house.hub.looked_at_here(match):
            await asyncio.sleep(0.01)
    assert (await livia.post(f"/matches/{match}/act", action))["answer"] == "done"
