"""A discreet match tells nobody who is at the table: that would tell whose orders answer."""

from __future__ import annotations

import asyncio

import pytest

from romanum.games import GAMES
from server.tables.test_wishing import act, asked, made
from server.visitors import Visitor, heard

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def ring(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy game is one of the games here."""
    monkeypatch.setitem(GAMES, "toy", "toy.game:Toy")


async def test_nobody_is_told_who_is_at_a_discreet_table(livia: Visitor, drusus: Visitor) -> None:
    match = await made(livia, drusus, discreet=True)
    async with livia.live(match, "seat=0") as hers:
        assert not any(seat["here"] for seat in (await heard(hers, "table"))["seats"])
        async with drusus.live(match, "seat=1") as his:
            await heard(his, "table")
            with pytest.raises(TimeoutError):
                async with asyncio.timeout(0.4):
                    await hers.recv()
            assert not any(seat["here"] for seat in (await livia.get(f"/matches/{match}"))["seats"])
    assert not any(seat["here"] for seat in (await livia.get(f"/matches/{match}/table", seat=0))["seats"])


async def seated(owner: Visitor, match: str, seat: int) -> str:
    """What the owner is answered who wants a bot to take a seat."""
    answer = await owner.post(f"/matches/{match}/seats/{seat}", {"bot": "tiro"})
    return str(answer["error"]["code"]) if "error" in answer else "done"


async def test_nor_is_the_owner_by_seating_a_bot(livia: Visitor, drusus: Visitor) -> None:
    match = await made(livia, drusus, discreet=True)
    answers = [await seated(livia, match, 1)]
    async with drusus.live(match, "seat=1") as his:
        await heard(his, "table")
        answers.append(await seated(livia, match, 1))
    assert answers == ["not-late", "not-late"]


async def test_but_whoever_keeps_the_others_waiting_can_be_replaced_and_comes_back(
    livia: Visitor, drusus: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("romanum.server.lobby.fair_play.PATIENCE", -1)
    match = await made(livia, drusus, discreet=True)
    assert 1 in (await livia.get(f"/matches/{match}"))["turn"]
    async with drusus.live(match, "seat=1") as his:
        await heard(his, "table")
        assert await seated(livia, match, 1) == "done"
    assert "error" not in await drusus.post(f"/matches/{match}/seats/1", {"bot": None})


async def test_nobody_is_replaced_for_whom_nobody_waits(
    livia: Visitor, drusus: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("romanum.server.lobby.fair_play.PATIENCE", -1)
    match = await made(livia, drusus, discreet=True)
    while 1 in (await livia.get(f"/matches/{match}"))["turn"]:
        his = (await asked([livia, drusus], match))[1]
        await act([livia, drusus], match, 1, his["decision"]["options"][0]["text"])
    assert await seated(livia, match, 1) == "not-late"


async def test_at_any_other_table_nobody_is_replaced_who_is_there(
    livia: Visitor, drusus: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("romanum.server.lobby.fair_play.PATIENCE", -1)
    match = await made(livia, drusus, discreet=False)
    async with drusus.live(match, "seat=1") as his:
        await heard(his, "table")
        assert await seated(livia, match, 1) == "here"
