"""Snapshots save time and decide nothing: the log is the truth."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from sqlalchemy import select, update

from romanum.engine.match import Match
from romanum.server.store import LogRow, Store, StoreFault
from romanum.server.store.schema import snapshots, traces
from romanum.server.tables import restoration
from romanum.server.tables.restoration import rebuild
from romanum.server.tables.snapshots import EVERY, read
from romanum.server.tables.table import Table
from server.stored_match import play, seeded_match, tables_of

pytestmark = pytest.mark.anyio


@pytest.fixture
async def table(store: Store) -> Table:
    """A match some way into its third stretch of the log."""
    table = await tables_of(store).table(await seeded_match(store))
    await play(table, 2 * EVERY + 17, random.Random(1))
    await table.settle()
    return table


def everything(match: Match[Any]) -> bytes:
    """All there is to know of a match, as bytes."""
    past = [(p.seat, p.text, p.events, p.stage, p.before.to_json().decode()) for p in match.history]
    return msgspec.json.encode([match.position.to_json().decode(), past, match.events, match.record.write()])


async def replays(store: Store, match: str, monkeypatch: pytest.MonkeyPatch) -> tuple[Table, int]:
    """A match opened anew, and how many entries of its log were played for it."""
    played: list[int] = []
    really = restoration.play_entry

    def watch(match: Match[Any], entry: LogRow) -> None:
        played.append(entry.seq)
        really(match, entry)

    with monkeypatch.context() as watched:
        watched.setattr(restoration, "play_entry", watch)
        table = await tables_of(store).table(match)
    await table.settle()
    return table, len(played)


async def test_a_restored_match_equals_the_replayed_one(
    store: Store, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    restored, played = await replays(store, table.id, monkeypatch)
    replayed = await rebuild(restored.row, restored.log)
    assert played == 0
    assert everything(restored.match) == everything(replayed.match)
    assert restored.marks == replayed.marks


async def test_a_restored_match_goes_on_the_same_way(store: Store, table: Table) -> None:
    restored = await tables_of(store).table(table.id)
    await play(restored, 60, random.Random(2))
    replayed = await rebuild(restored.row, restored.log)
    assert everything(restored.match) == everything(replayed.match)


async def test_an_undo_crosses_a_snapshot(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    crossed = 0
    for seed in range(12):
        table = await tables_of(store).table(await seeded_match(store, seed))
        await play(table, EVERY, random.Random(seed))
        await table.settle()
        opened = await tables_of(store).table(table.id)
        done = await opened.undo(opened.match.history[-1].seat, opened.seq, 1)
        crossed += done.answer == "done"
        await play(opened, EVERY, random.Random(seed))
        await opened.settle()
        restored, played = await replays(store, table.id, monkeypatch)
        assert played < EVERY
        assert everything(restored.match) == everything((await rebuild(restored.row, restored.log)).match)
        if crossed == 2:
            break
    assert crossed == 2


async def test_a_snapshot_of_another_version_is_passed_over_and_made_anew(
    store: Store, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = table.match.game
    with monkeypatch.context() as mended:
        mended.setitem(game.__dict__, "build", "rules were mended")
        opened, played = await replays(store, table.id, monkeypatch)
        assert played == opened.seq
        assert (await replays(store, table.id, monkeypatch))[1] == 0


@pytest.mark.parametrize("harm", ["cut", "flipped", "emptied"])
async def test_a_damaged_snapshot_is_passed_over_and_made_anew(
    store: Store, table: Table, monkeypatch: pytest.MonkeyPatch, harm: str
) -> None:
    second = (snapshots.c.match == table.id, snapshots.c.seq == 2 * EVERY)
    data = (await store.rows(select(snapshots.c.data).where(*second)))[0][0]
    middle = len(data) // 2
    harmed = {
        "cut": data[:middle],
        "flipped": data[:middle] + bytes([data[middle] ^ 255]) + data[middle + 1 :],
        "emptied": b"",
    }[harm]
    async with store.change() as connection:
        await connection.execute(update(snapshots).where(*second).values(data=harmed))
    opened, played = await replays(store, table.id, monkeypatch)
    assert played == EVERY + 17
    assert everything(opened.match) == everything(table.match)
    assert (await replays(store, table.id, monkeypatch))[1] == 0


async def test_a_snapshot_of_another_log_is_passed_over(
    store: Store, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = await tables_of(store).table(await seeded_match(store, 8))
    await play(other, EVERY, random.Random(5))
    await other.settle()
    theirs = (await store.snapshots(other.id))[0]
    await store.keep_snapshots(table.id, 0, [(EVERY, theirs)])
    opened, played = await replays(store, table.id, monkeypatch)
    assert played == opened.seq
    assert everything(opened.match) == everything(table.match)


async def test_a_snapshot_that_cannot_be_kept_harms_nobody(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await tables_of(store).table(await seeded_match(store))
    await table.settle()

    async def full(*_: object) -> None:
        raise StoreFault("the disk is full")

    with monkeypatch.context() as broken:
        broken.setattr(store, "keep_snapshots", full)
        answers = await play(table, EVERY + 1, random.Random(1))
        await table.settle()
    assert {answer.answer for answer in answers} == {"done"}
    assert await store.snapshots(table.id) == []
    assert [seq for seq, _ in await store.traces(table.id)] == list(range(EVERY + 2))


async def test_traces_give_way_to_a_snapshot(store: Store, table: Table) -> None:
    assert [seq for seq, _ in await store.traces(table.id)] == list(range(2 * EVERY + 1, 2 * EVERY + 18))


async def test_a_damaged_trace_is_passed_over_and_made_anew(
    store: Store, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with store.change() as connection:
        fifth = (traces.c.match == table.id, traces.c.seq == 2 * EVERY + 5)
        await connection.execute(update(traces).where(*fifth).values(data=b"x"))
    opened, played = await replays(store, table.id, monkeypatch)
    assert played == 13
    assert everything(opened.match) == everything(table.match)
    assert (await replays(store, table.id, monkeypatch))[1] == 0


async def test_a_trace_is_small(store: Store, table: Table) -> None:
    assert max(len(data) for _, data in await store.traces(table.id)) < 2_000


async def test_a_snapshot_is_small(store: Store, table: Table) -> None:
    kept = await store.snapshots(table.id)
    assert [snapshot.seq for data in kept if (snapshot := read(data))] == [EVERY, 2 * EVERY]
    assert max(map(len, kept)) < 20_000
