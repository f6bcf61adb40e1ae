"""What several subcommands share: finding games, complaints in one line, JSON, files."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

if TYPE_CHECKING:
    from romanum.arena import Executor
    from romanum.engine.game import Game
    from romanum.engine.record import Record

F = TypeVar("F", bound=Callable[..., Any])


class Complaint(click.ClickException):
    """Something is wrong with what was asked: one line, exit code 2."""

    exit_code = 2


@contextmanager
def complaints(about: str = "") -> Iterator[None]:
    """Turn what is wrong with a game, set-up, record or file into a complaint of one line."""
    from romanum.engine.data import DataError
    from romanum.engine.dice import DiceError
    from romanum.engine.game import BadSetup
    from romanum.engine.record import RecordError
    from romanum.games import UnknownGame

    prefix = f"{about}: " if about else ""
    try:
        yield
    except BrokenPipeError:
        raise
    except (UnknownGame, BadSetup, RecordError, DataError, DiceError) as problem:
        raise Complaint(f"{prefix}{problem}") from None
    except UnicodeDecodeError:
        raise Complaint(f"{prefix}this is not a Romanum record: not UTF-8 text") from None
    except OSError as problem:
        raise Complaint(f"{prefix}{problem.strerror or problem}") from None


def find_game(name: str) -> Game[Any]:
    """The game of that id; a complaint if there is none."""
    import romanum

    with complaints():
        return romanum.game(name)


def find_games(names: Sequence[str]) -> list[Game[Any]]:
    """The games of those ids, or all that can be had; a complaint if there is none of one of them."""
    from romanum.games import available

    return [find_game(name) for name in names] or list(available())


def executor_at(on: str, jobs: int | None) -> Executor:
    """Where the games are played; a complaint if that place cannot be had."""
    from romanum.arena import Unreachable, placed

    try:
        return placed(on, jobs)
    except Unreachable as problem:
        raise Complaint(str(problem)) from None


def complete_games(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[str]:
    """The ids of games, for shell completion."""
    from romanum.games import GAMES

    return [name for name in GAMES if name.startswith(incomplete)]


def json_option(command: F) -> F:
    """`--json`: print the result as JSON."""
    return click.option("--json", "as_json", is_flag=True, help="Print the result as JSON.")(command)


def print_json(result: Any) -> None:
    """A result as indented JSON on stdout."""
    import msgspec

    click.echo(msgspec.json.format(msgspec.json.encode(result), indent=2).decode())


def read_record(path: Path) -> Record:
    """The record in a file; a complaint that names the file and the line if it is none.

    What cannot be shown of its names is left out: signs among them would be orders to the terminal.
    """
    from romanum.engine.record import LARGEST, Record, RecordError

    with complaints(str(path)):
        if path.stat().st_size > 4 * LARGEST:
            raise RecordError("the file is too large to be a record")
        record = Record.read(path.read_text(encoding="utf-8"))
        record.names = ["".join(sign for sign in name if sign.isprintable()) for name in record.names]
        return record
