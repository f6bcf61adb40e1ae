"""`romanum backup` and `romanum restore`: all that a server keeps, in one file."""

from __future__ import annotations

import asyncio
from datetime import date
from pathlib import Path

import click

from romanum.cli.common import Complaint
from romanum.cli.serve import check_packages, database_file, shown
from romanum.engine.user_folders import data_folder

DATABASE = click.option(
    "--db", "database", metavar="URL", envvar="ROMANUM_DB", help="As for serve: a file, sqlite:///… or postgresql://…"
)


@click.command("backup")
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False), required=False)
@DATABASE
def command(file: Path | None, database: str | None) -> None:
    """Write people, matches and all else into FILE (romanum-DATE.backup), also while the server runs."""
    check_packages()
    from romanum.server.store import StoreFault
    from romanum.server.store.backup import back_up

    source = database or str(data_folder() / "romanum.db")
    target = file or Path(f"romanum-{date.today().isoformat()}.backup")
    _must_be_there(source)
    try:
        counts = asyncio.run(back_up(source, target))
    except StoreFault as problem:
        raise Complaint(f"{problem} (--db {shown(source)})") from None
    click.echo(f"{target}: {_told(counts)}")


@click.command("restore")
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@DATABASE
@click.option("--replace", is_flag=True, help="In place of all that the database holds.")
def restore_command(file: Path, database: str | None, replace: bool) -> None:
    """Put a backup into a database of either kind. The server must be stopped."""
    check_packages()
    from romanum.server.bounds.one_server import AlreadyRunning, Keeper
    from romanum.server.store import StoreFault
    from romanum.server.store.backup import restore

    target = database or str(data_folder() / "romanum.db")
    try:
        keeper = Keeper(target)
        keeper.take()
    except AlreadyRunning as problem:
        raise Complaint(f"{problem}: stop it first.") from None
    try:
        counts = asyncio.run(restore(file, target, replace=replace))
    except StoreFault as problem:
        raise Complaint(f"{file}: {problem}") from None
    finally:
        keeper.leave()
    click.echo(f"{shown(target)}: {_told(counts)}")


def _must_be_there(source: str) -> None:
    """Opening an SQLite database makes one: a slip of the pen is to be told instead."""
    file = database_file(source)
    if file is not None and not file.is_file():
        raise Complaint(f"there is no database {file}")


def _told(counts: dict[str, int]) -> str:
    return f"{counts.get('people', 0)} people, {counts.get('matches', 0)} matches, {sum(counts.values())} rows in all"
