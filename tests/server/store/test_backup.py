"""Backup and restore: all that a server keeps, from one kind of database to the other."""

from __future__ import annotations

import asyncio
import gzip
import random
import signal
import sqlite3
import sys
from hashlib import sha256
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner
from sqlalchemy import select

from romanum.cli import main
from romanum.server.bounds.one_server import Keeper
from romanum.server.store import Store, StoreFault
from romanum.server.store.backup import ORDER, back_up, check, restore
from romanum.server.store.migrations import MIGRATIONS
from romanum.server.store.schema import META
from server.store.test_migrations import first_version
from server.stored_match import play, seeded_match, tables_of
from server.visitors import SOLO, new_database, running

pytestmark = pytest.mark.anyio


async def filled(database: str) -> str:
    """A database with a match that has been played a little; the match."""
    store = Store(database)
    await store.open()
    match = await seeded_match(store)
    livia = await store.person(name="Livia")
    assert livia is not None
    await store.say(match, livia, None, "Ave!")
    await play(await tables_of(store).table(match), 5, random.Random(1))
    await store.close()
    return match


async def old_database(path: Path) -> str:
    """One that the first version made and filled."""
    store = await first_version(str(path))
    await store.close()
    return str(path)


async def contents(database: str) -> dict[str, list[tuple[object, ...]]]:
    store = Store(database)
    await store.open()
    try:
        found = {}
        for name in ORDER:
            table = META.tables[name]
            found[name] = [tuple(row) for row in await store.rows(select(table).order_by(*table.primary_key))]
        return found
    finally:
        await store.close()


async def test_everything_comes_back_in_either_kind_of_database(url: str, postgres: str, tmp_path: Path) -> None:
    await filled(url)
    before = await contents(url)
    assert before["matches"]
    assert before["snapshots"] or before["traces"]
    counts = await back_up(url, tmp_path / "all.backup")
    assert {name: len(rows) for name, rows in before.items()} == counts
    for target in (f"sqlite:///{tmp_path / 'new.db'}", await new_database(postgres)):
        assert await restore(tmp_path / "all.backup", target) == counts
        assert await contents(target) == before


async def test_a_restored_server_goes_on(url: str, postgres: str, tmp_path: Path) -> None:
    """The match is there, and new people and words get numbers that nobody has."""
    match = await filled(url)
    await back_up(url, tmp_path / "all.backup")
    for target in (f"sqlite:///{tmp_path / 'new.db'}", await new_database(postgres)):
        await restore(tmp_path / "all.backup", target)
        assert [row[0] for row in (await contents(target))["matches"]] == [match]
        before = {row[0] for row in (await contents(target))["people"]}
        await filled(target)
        assert len({row[0] for row in (await contents(target))["people"]} - before) == 1


async def test_a_backup_is_one_moment_of_a_running_server(database: str, tmp_path: Path) -> None:
    async with running(database) as server, server.visitor() as visitor:
        await visitor.match(SOLO)
        counts = await back_up(database, tmp_path / "all.backup")
        assert counts["matches"] == 1
        await visitor.match(SOLO)
    await restore(tmp_path / "all.backup", f"sqlite:///{tmp_path / 'new.db'}")
    assert len((await contents(f"sqlite:///{tmp_path / 'new.db'}"))["matches"]) == 1


async def test_nobody_else_on_the_machine_can_read_it(database: str, tmp_path: Path) -> None:
    await filled(database)
    await back_up(database, tmp_path / "all.backup")
    assert (tmp_path / "all.backup").stat().st_mode & 0o077 == 0
    assert not list(tmp_path.glob("*.part"))


async def test_what_holds_something_is_not_overwritten_unless_asked(database: str, tmp_path: Path) -> None:
    await filled(database)
    before = await contents(database)
    await back_up(database, tmp_path / "all.backup")
    await filled(database)
    with pytest.raises(StoreFault, match="not empty"):
        await restore(tmp_path / "all.backup", database)
    assert await contents(database) != before
    await restore(tmp_path / "all.backup", database, replace=True)
    assert await contents(database) == before


KILLED = """
import asyncio, os, signal, sys
from pathlib import Path
from romanum.server.store import backup

rows, usual = [], backup._Filling.row

def row(self, values):
    rows.append(values)
    if len(rows) > int(sys.argv[3]):
        os.kill(os.getpid(), signal.SIGKILL)
    return usual(self, values)

backup._Filling.row = row
asyncio.run(backup.restore(Path(sys.argv[1]), sys.argv[2], replace=True))
"""


@pytest.mark.parametrize("rows", [0, 8])
async def test_a_restore_that_is_killed_midway_has_changed_nothing(url: str, tmp_path: Path, rows: int) -> None:
    await filled(url)
    await back_up(url, tmp_path / "all.backup")
    await filled(url)
    before = await contents(url)
    killed = await asyncio.create_subprocess_exec(
        sys.executable, "-c", KILLED, str(tmp_path / "all.backup"), url, str(rows)
    )
    assert await killed.wait() == -signal.SIGKILL
    assert await contents(url) == before
    await restore(tmp_path / "all.backup", url, replace=True)
    assert await contents(url) != before


async def test_a_restore_that_fails_midway_has_changed_nothing(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await filled(url)
    await back_up(url, tmp_path / "all.backup")
    before = await contents(url)

    async def full(*_: object) -> None:
        raise OSError("No space left on device")

    monkeypatch.setattr("romanum.server.store.backup._lay_in", full)
    with pytest.raises(StoreFault):
        await restore(tmp_path / "all.backup", url, replace=True)
    assert await contents(url) == before


async def test_an_older_backup_takes_the_place_of_what_a_newer_program_kept(url: str, tmp_path: Path) -> None:
    """It is laid into tables of its own version, and brought up to date as any older database is."""
    counts = await back_up(await old_database(tmp_path / "old.db"), tmp_path / "old.backup")
    await filled(url)
    await restore(tmp_path / "old.backup", url, replace=True)
    fresh = f"sqlite:///{tmp_path / 'new.db'}"
    await restore(tmp_path / "old.backup", fresh)
    assert await contents(url) == await contents(fresh)
    assert len((await contents(url))["people"]) == counts["people"]


async def test_a_damaged_backup_is_refused_and_changes_nothing(database: str, tmp_path: Path) -> None:
    await filled(database)
    file = tmp_path / "all.backup"
    await back_up(database, file)
    before, whole = await contents(database), gzip.decompress(file.read_bytes())
    lines = whole.splitlines(keepends=True)
    for spoilt, words in (
        (b"".join(lines[:-1]), "cut short"),
        (whole.replace(b"Ave!", b"Vae!"), "changed or damaged"),
        (b"", "cut short"),
        (whole.replace(b'"schema":', b'"schema":9'), "changed or damaged"),
    ):
        file.write_bytes(gzip.compress(spoilt))
        with pytest.raises(StoreFault, match=words):
            await restore(file, database, replace=True)
    file.write_bytes(gzip.compress(whole)[:-30])
    with pytest.raises(StoreFault, match="cut short"):
        check(file)
    file.write_text("ave")
    with pytest.raises(StoreFault, match="no whole backup"):
        check(file)
    assert await contents(database) == before


async def test_a_backup_of_an_older_program_is_brought_up_to_date(tmp_path: Path) -> None:
    counts = await back_up(await old_database(tmp_path / "old.db"), tmp_path / "old.backup")
    assert check(tmp_path / "old.backup")[0].schema == 1
    await restore(tmp_path / "old.backup", str(tmp_path / "new.db"))
    with sqlite3.connect(tmp_path / "new.db") as plain:
        assert plain.execute("SELECT version FROM schema_version").fetchall() == [(len(MIGRATIONS),)]
    assert len((await contents(str(tmp_path / "new.db")))["people"]) == counts["people"] > 0


@pytest.mark.parametrize(("form", "schema"), [(99, 1), (1, len(MIGRATIONS) + 1)])
async def test_a_later_program_s_backup_is_told(tmp_path: Path, form: int, schema: int) -> None:
    head = {"type": "romanum-backup", "format": form, "schema": schema, "program": "9.0", "at": ""}
    first = msgspec.json.encode(head) + b"\n"
    foot = msgspec.json.encode({"type": "end", "rows": {}, "sha256": sha256(first).hexdigest()}) + b"\n"
    (tmp_path / "x.backup").write_bytes(gzip.compress(first + foot))
    with pytest.raises(StoreFault, match=r"later program \(9.0\)"):
        check(tmp_path / "x.backup")


def told(*args: str, code: int = 0) -> str:
    result = CliRunner().invoke(main, list(args))
    assert result.exit_code == code, result.output
    return result.output


def test_one_command_each(tmp_path: Path) -> None:
    asyncio.run(old_database(tmp_path / "old.db"))
    backup, new = str(tmp_path / "x.backup"), str(tmp_path / "new.db")
    assert "people" in told("backup", backup, "--db", str(tmp_path / "old.db"))
    assert "matches" in told("restore", backup, "--db", new)
    assert "not empty" in told("restore", backup, "--db", new, code=2)
    assert "matches" in told("restore", backup, "--db", new, "--replace")


def test_slips_are_told_in_a_line(tmp_path: Path) -> None:
    assert "there is no database" in told("backup", "--db", str(tmp_path / "none.db"), code=2)
    assert not (tmp_path / "none.db").exists()
    assert "not supported" in told("backup", "--db", "mysql://x/y", code=2)
    (tmp_path / "letter").write_text("ave")
    assert "no whole backup" in told("restore", str(tmp_path / "letter"), "--db", str(tmp_path / "n.db"), code=2)


def test_a_running_server_is_not_restored_over(tmp_path: Path) -> None:
    (tmp_path / "x.backup").write_text("")
    keeper = Keeper(str(tmp_path / "n.db"))
    keeper.take()
    try:
        args = ("restore", str(tmp_path / "x.backup"), "--db", str(tmp_path / "n.db"))
        assert "another server is running on this database: stop it first" in told(*args, code=2)
    finally:
        keeper.leave()
