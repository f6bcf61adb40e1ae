"""The store, on SQLite and on PostgreSQL alike."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import text

from romanum.server.store import Change, LogRow, MatchRow, SeatRow, Store, StoreFault
from romanum.server.store.counts import CountingStore
from romanum.server.store.engine import database_url, open_engine
from romanum.server.store.host_desk import HostingStore
from romanum.server.store.migrations import MIGRATIONS, migrate
from romanum.server.store.rows import Decide, Standing
from romanum.server.store.schema import META
from romanum.server.store.tokens import new_token
from server.visitors import new_database

pytestmark = pytest.mark.anyio

AFTER = Standing(1, [0], "running")


async def a_match(store: Store, name: str = "m1", state: str = "running") -> str:
    person = await store.add_person("Livia")
    assert person is not None
    row = MatchRow(
        id=name,
        game="hre",
        rules=1,
        scenario="standard",
        options={},
        title="",
        names=["A", "B"],
        dice={},
        owner=person.id,
        watch=new_token(),
        state=state,
    )
    await store.add_match(row, [SeatRow(0, new_token(), person=person.id), SeatRow(1, new_token(), open=True)])
    return name


def act(seq: int, words: str = "pass") -> LogRow:
    return LogRow(seq, "act", 0, words)


async def test_an_entry_is_there_once_it_is_confirmed(store: Store, url: str) -> None:
    match = await a_match(store)
    assert await store.append(match, act(1, "keep"), AFTER)
    other = Store(url)
    assert [(e.seq, e.text) for e in await other.entries(match)] == [(1, "keep")]
    await other.close()


async def test_of_many_entries_with_one_number_one_is_written(store: Store, url: str) -> None:
    match = await a_match(store)
    rival = Store(url)
    tries = [s.append(match, act(1, f"by {i}"), AFTER) for i in range(10) for s in (store, rival)]
    assert sorted(await asyncio.gather(*tries)) == [False] * 19 + [True]
    assert len(await store.entries(match)) == 1
    await rival.close()


async def test_a_log_has_no_gaps(store: Store) -> None:
    match = await a_match(store)
    with pytest.raises(StoreFault, match="gap"):
        await store.append(match, act(2), AFTER)
    assert await store.entries(match) == []


async def test_what_is_written_with_others_stands_by_itself(postgres: str) -> None:
    store = Store(await new_database(postgres))
    await store.open()
    sound, gap, twice = [await a_match(store, f"m{i}") for i in range(3)]
    tries = [store.append(match, act(seq), AFTER) for match, seq in ((sound, 1), (gap, 5), (twice, 1), (twice, 2))]
    written = await asyncio.gather(*tries, return_exceptions=True)
    assert (written[0], type(written[1]), written[2:]) == (True, StoreFault, [True, True])
    assert [len(await store.entries(match)) for match in (sound, gap, twice)] == [1, 0, 2]
    await store.close()


async def test_lists_tell_where_a_match_stands(store: Store) -> None:
    match = await a_match(store)
    await store.append(match, act(1), Standing(1, [1], "over", {"winners": [0]}))
    row = await store.match(match)
    assert row is not None
    assert (row.seq, row.n, row.turn, row.state, row.result) == (1, 1, [1], "over", {"winners": [0]})


async def test_entries_of_many_matches_are_written_together(store: Store) -> None:
    names = [await a_match(store, f"m{i}") for i in range(20)]
    assert all(await asyncio.gather(*(store.append(name, act(1), AFTER) for name in names)))
    assert [len(await store.entries(name)) for name in names] == [1] * 20


def sits_down(person: int) -> Decide:
    def decide(row: MatchRow, chairs: list[SeatRow]) -> Change | None:
        return Change({1: {"person": person}}) if chairs[1].free else None

    return decide


def begins(row: MatchRow, chairs: list[SeatRow]) -> Change | None:
    return Change(fields={"state": "running", "turn": [0]}) if row.state == "waiting" else None


async def test_a_seat_is_taken_once(store: Store) -> None:
    match = await a_match(store, state="waiting")
    drusus, nero = await store.add_person("Drusus"), await store.add_person("Nero")
    assert drusus is not None
    assert nero is not None
    took = await asyncio.gather(*(store.change_match(match, sits_down(p.id)) for p in (drusus, nero)))
    assert sorted(took) == [False, True]


async def test_a_match_begins_once(store: Store) -> None:
    match = await a_match(store, state="waiting")
    assert [await store.change_match(match, begins), await store.change_match(match, begins)] == [True, False]


async def test_a_change_is_decided_anew_if_another_was_faster(store: Store) -> None:
    """Also when the other one writes through a connection of its own, as another worker does."""
    match = await a_match(store, state="waiting")
    other = Store(store.url.render_as_string(hide_password=False))
    seen: list[int] = []

    def slowly(row: MatchRow, chairs: list[SeatRow]) -> Change:
        seen.append(row.version)
        return Change(fields={"title": f"after {row.title}"})

    really = store._compare_and_set

    async def overtaken(row: MatchRow, wanted: Change) -> bool:
        if len(seen) == 1:
            await other.change_match(match, lambda row, chairs: Change(fields={"title": "the first"}))
        return await really(row, wanted)

    store._compare_and_set = overtaken  # type: ignore[method-assign]
    assert await store.change_match(match, slowly)
    row = await store.match(match)
    assert row is not None
    assert (seen, row.title, row.version) == ([0, 1], "after the first", 2)
    await other.close()


async def test_what_must_not_be_overtaken_by_an_action_is_not(store: Store) -> None:
    match = await a_match(store)
    row = await store.match(match)
    assert row is not None
    await store.append(match, act(1), AFTER)
    assert not await store._compare_and_set(row, Change(fields={"title": "late"}, unplayed=True))
    assert await store._compare_and_set(row, Change(fields={"title": "late"}))


async def test_an_open_match_is_listed_until_its_seats_are_taken(store: Store) -> None:
    match = await a_match(store, state="waiting")
    assert [row.id for row in await CountingStore(store).open_matches()] == [match]
    drusus = await store.add_person("Drusus")
    assert drusus is not None
    await store.change_match(match, sits_down(drusus.id))
    assert await CountingStore(store).open_matches() == []
    assert [row.id for row in await store.matches_of(drusus.id)] == [match]


async def test_a_login_is_given_once(store: Store) -> None:
    assert await store.add_person("Livia", login="livia", password="hash") is not None
    assert await store.add_person("Other", login="livia", password="hash") is None


async def test_a_session_is_found_by_its_token_and_ends(store: Store) -> None:
    person = await store.add_person("Livia")
    assert person is not None
    token = await store.begin_session(person.id)
    found = await store.session(token, 0)
    assert found is not None
    assert found.name == "Livia"
    await store.end_session(token)
    assert await store.session(token, 0) is None


async def test_the_store_keeps_no_token(store: Store) -> None:
    person = await store.add_person("Livia")
    assert person is not None
    token = await store.begin_session(person.id)
    async with store.engine.connect() as connection:
        kept = (await connection.execute(text("SELECT token FROM sessions"))).scalar()
    assert kept != token


async def test_notes_are_a_persons_own(store: Store) -> None:
    match = await a_match(store)
    await store.write_notes(match, 1, "attack")
    await store.write_notes(match, 1, "hold")
    assert (await store.notes(match, 1), await store.notes(match, 2)) == ("hold", "")


async def test_messages_come_in_order(store: Store) -> None:
    match = await a_match(store)
    person = await store.person(name="Livia")
    assert person is not None
    first = await store.say(match, person, 0, "ave")
    await store.say(match, person, 0, "vale")
    assert [m.text for m in await store.said(match)] == ["ave", "vale"]
    assert [m.text for m in await store.said(match, first.id)] == ["vale"]


async def test_migrations_make_the_tables_that_are_used(store: Store) -> None:
    async with store.engine.connect() as connection:
        for name, table in META.tables.items():
            found = await connection.execute(text(f"SELECT * FROM {name}"))
            assert set(found.keys()) == set(table.c.keys())


async def test_a_migrated_database_stays_as_it_is(store: Store) -> None:
    match = await a_match(store)
    assert await migrate(store.engine) == len(MIGRATIONS)
    assert await store.match(match) is not None


async def test_a_match_of_the_first_version_is_still_there(url: str) -> None:
    store = Store(url)
    await migrate(store.engine, 1)
    async with store.engine.begin() as connection:
        person = "INSERT INTO people (id, name, owner, created) VALUES (1, 'Livia', true, 0)"
        match = (
            "INSERT INTO matches (id, game, rules, scenario, options, title, names, dice, owner, watch, public, hints,"
            " hold, removed, state, seq, n, turn, created, changed) VALUES ('old', 'hre', 1, 'standard', '{}', 'Old',"
            " '[]', '{}', 1, 'w', false, true, false, false, 'running', 0, 0, '[]', 0, 0)"
        )
        for statement in (person, match):
            await connection.execute(text(statement))
    await store.open()
    row = await store.match("old")
    assert row is not None
    assert (row.title, row.allowance) == ("Old", 0)
    (livia,) = await HostingStore(store).people()
    assert (livia.name, livia.owner, livia.blocked, livia.seen) == ("Livia", True, False, None)
    await store.close()


async def test_a_database_of_a_later_version_is_left_alone(store: Store) -> None:
    async with store.engine.begin() as connection:
        await connection.execute(text("UPDATE schema_version SET version = 999"))
    with pytest.raises(StoreFault, match="version 999"):
        await store.open()


async def test_a_locked_database_is_said_to_be_locked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("romanum.server.store.engine.BUSY_SECONDS", 0.05)
    store = Store(str(tmp_path / "romanum.db"))
    await store.open()
    match = await a_match(store)
    other = sqlite3.connect(tmp_path / "romanum.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreFault, match="locked"):
        await store.append(match, act(1), AFTER)
    other.execute("ROLLBACK")
    other.close()
    assert await store.append(match, act(1), AFTER)
    await store.close()


async def test_a_file_that_is_no_database_is_said_to_be_none(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("ave " * 1000)
    store = Store(str(tmp_path / "letter.txt"))
    with pytest.raises(StoreFault, match="not a database"):
        await store.open()
    await store.close()
    assert (tmp_path / "letter.txt").read_text() == "ave " * 1000


@pytest.mark.parametrize("wrong", ["mysql://x/y", "://", "postgresql:/x://"])
async def test_an_unknown_kind_of_database_is_refused(wrong: str) -> None:
    with pytest.raises(StoreFault):
        database_url(wrong)


async def test_sqlite_keeps_a_write_ahead_log_and_waits_for_the_disk(tmp_path: Path) -> None:
    store = Store(str(tmp_path / "romanum.db"))
    await store.open()
    async with store.engine.connect() as connection:
        assert (await connection.execute(text("PRAGMA journal_mode"))).scalar() == "wal"
        assert (await connection.execute(text("PRAGMA synchronous"))).scalar() == 2
    await store.close()


def test_a_new_database_file_is_its_owner_s_alone(tmp_path: Path) -> None:
    open_engine(str(tmp_path / "new.db"))
    assert (tmp_path / "new.db").stat().st_mode & 0o077 == 0
