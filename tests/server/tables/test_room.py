"""How many tables a worker keeps, what they weigh, and what is said when there is no room."""

from __future__ import annotations

import asyncio
import random

import pytest

from romanum.engine.position import Position
from romanum.server.bounds.problem import Problem
from romanum.server.store import Store
from romanum.server.tables.folded_past import AT_HAND, TOGETHER
from romanum.server.tables.open_tables import Tables
from server.stored_match import no_news, offered, play, seeded_match, tables_of

pytestmark = pytest.mark.anyio


async def test_a_table_can_be_opened_while_all_others_are_busy(store: Store) -> None:
    tables = Tables(store, no_news, most_kept=2)
    for _ in range(4):
        (await tables.table(await seeded_match(store))).watched += 1
    another = await tables.table(await seeded_match(store))
    assert tables.known(another.id) is another
    assert len(tables.all()) == 5


async def test_tables_that_nobody_looks_at_make_room(store: Store) -> None:
    tables = Tables(store, no_news, most_kept=2)
    opened = [await tables.table(await seeded_match(store)) for _ in range(5)]
    assert tables.all() == opened[-2:]


async def test_a_full_house_says_so_and_goes_on(store: Store) -> None:
    tables = Tables(store, no_news, most_kept=1, most_open=2)
    opened = []
    for _ in range(2):
        opened.append(await tables.table(await seeded_match(store)))
        opened[-1].watched += 1
    third = await seeded_match(store)
    with pytest.raises(Problem, match="All 2 tables") as told:
        await tables.table(third)
    assert (told.value.status, told.value.code, told.value.retry_after) == (503, "full", 60)
    assert [answer.answer for answer in await play(opened[0], 3, random.Random(1))] == ["done"] * 3
    opened[0].watched -= 1
    assert (await tables.table(third)).seq == 0


async def test_many_at_once_open_one_table(store: Store) -> None:
    tables, match = tables_of(store), await seeded_match(store)
    found = await asyncio.gather(*(tables.table(match) for _ in range(20)))
    assert all(table is found[0] for table in found)


async def test_a_table_that_could_not_be_opened_can_be_opened_later(store: Store) -> None:
    tables = tables_of(store)
    for _ in range(2):
        with pytest.raises(Problem, match="no such match"):
            await tables.table("nowhere")


async def test_heavy_tables_rest_and_are_read_again(store: Store) -> None:
    tables = Tables(store, no_news, most_bytes=1)
    table = await tables.table(await seeded_match(store))
    table.watched += 1
    await play(table, 70, random.Random(1))
    before = table.match.fingerprint()
    other = await tables.table(await seeded_match(store))
    assert tables.weight == other.weight
    assert (table.seq, table.pending) == (70, table.pending)
    assert not hasattr(table, "match")
    seat, options = await offered(table)
    assert table.match.fingerprint() == before
    assert (await table.act(seat, 70, options[0], 1)).answer == "done"


async def test_whoever_holds_a_table_that_was_let_go_sees_what_happens_at_the_new_one(store: Store) -> None:
    tables = Tables(store, no_news, most_kept=1)
    old = await tables.table(await seeded_match(store))
    await tables.table(await seeded_match(store))
    new = await tables.table(old.id)
    assert new is not old
    await play(new, 3, random.Random(1))
    async with old.still():
        assert old.seq == 3
    seat, options = await offered(new)
    assert (await old.act(seat, 3, options[0], 1)).answer == "done"


async def test_the_past_is_folded_away_and_can_be_looked_at(store: Store) -> None:
    table = await tables_of(store).table(await seeded_match(store))
    seen = []
    for n in range(60):
        seen.append(table.match.fingerprint())
        await play(table, 1, random.Random(n))
    whole = [past for past in table.match.history if isinstance(past.kept, Position)]
    assert len(whole) < AT_HAND + TOGETHER
    assert [table.match.at(n).fingerprint() for n in range(60)] == seen
    restored = await tables_of(store).table(table.id)
    assert [restored.match.at(n).fingerprint() for n in range(60)] == seen
    assert not any(isinstance(past.kept, Position) for past in restored.match.history[:50])
