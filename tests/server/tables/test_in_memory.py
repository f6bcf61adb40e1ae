"""A table without a server: matches kept in memory alone are what they are in a database."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

import romanum
from romanum.engine.dice import FastDice
from romanum.server.news.messages import table_message
from romanum.server.store import MatchRow, SeatRow, Store
from romanum.server.store.clocks import MINUTE
from romanum.server.store.time import now
from romanum.server.tables.in_memory import InMemory
from romanum.server.tables.match_storage import Keeping
from romanum.server.tables.open_tables import Tables
from romanum.server.tables.table import Table
from server.stored_match import no_news, play

pytestmark = pytest.mark.anyio

MATCH = "in-memory"


async def kept(keeping: InMemory | Store, **more: Any) -> Keeping:
    """A keeper of one match of `hre`, in which one person plays both sides."""
    game = romanum.game("hre")
    row = MatchRow(
        id=MATCH, game="hre", rules=game.rules_version, scenario="standard", options=game.settings({}), title="",
        names=[game.seat_name(seat, 2) for seat in range(2)], dice=msgspec.to_builtins(FastDice.seeded(7)), owner=1,
        watch="watch", state="running", **more,
    )  # fmt: skip
    await keeping.add_match(
        row, [SeatRow(seat, f"token-{seat}", person=1, bank=row.bank * MINUTE) for seat in range(2)]
    )
    return keeping


async def opened(keeping: Keeping) -> Table:
    """Its table, read from what is kept."""
    return await Tables(keeping, no_news).table(MATCH)


async def seen(table: Table) -> list[Any]:
    """What each seat and a spectator is shown, but for the time it was said at."""
    async with table.still():
        return [table_message(table, seat, None, set(), [], None).view for seat in (None, 0, 1)]


async def test_what_is_played_is_kept_and_read_again() -> None:
    keeping = await kept(InMemory())
    table = await opened(keeping)
    answers = await play(table, 60, random.Random(3))
    assert [answer.answer for answer in answers] == ["done"] * 60
    await table.settle()
    again = await opened(keeping)
    assert again is not table
    assert again.seq == 60
    assert await seen(again) == await seen(table)


async def test_it_is_the_same_match_as_in_a_database(store: Store) -> None:
    await store.add_person("Livia")
    memory, database = await kept(InMemory()), await kept(store)
    tables = [await opened(memory), await opened(database)]
    for table in tables:
        await play(table, 60, random.Random(5))
        await table.settle()
    assert await seen(tables[0]) == await seen(tables[1])
    logs = [[msgspec.structs.replace(e, at=0) for e in await k.entries(MATCH)] for k in (memory, database)]
    assert logs[0] == logs[1]
    assert await memory.snapshots(MATCH) == await database.snapshots(MATCH)
    assert await memory.traces(MATCH) == await database.traces(MATCH)
    rows = [await keeping.match(MATCH) for keeping in (memory, database)]
    stands = [(row.seq, row.n, row.turn, row.state, row.result) for row in rows if row is not None]
    assert stands[0] == stands[1]


async def test_a_number_of_the_log_is_given_once() -> None:
    keeping = await kept(InMemory())
    one, two = await opened(keeping), await opened(keeping)
    await play(one, 1, random.Random(1))
    seat, text = (await keeping.entries(MATCH))[0].seat, (await keeping.entries(MATCH))[0].text
    answer = await two.act(seat, 0, text, 1)
    assert (answer.answer, two.seq) == ("stale", 1), "it had not looked, tried, and read the log again"
    assert len(await keeping.entries(MATCH)) == 1


async def test_what_a_decision_takes_comes_out_of_the_bank() -> None:
    """Who has thought for two minutes, with an allowance of one and ten in the bank, has nine."""
    keeping = await kept(InMemory(), allowance=1, bank=10, changed=now() - 2 * MINUTE)
    table = await opened(keeping)
    asked = table.pending[0]
    await play(table, 1, random.Random(2))
    left = [chair.bank for chair in await keeping.chairs(MATCH)]
    assert 9 * MINUTE - 10_000 < left[asked] <= 9 * MINUTE
    assert left[1 - asked] == 10 * MINUTE
