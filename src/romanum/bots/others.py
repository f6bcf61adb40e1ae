"""Bots by others: of installed distributions, and programs of their own that somebody has named in a file.

A distribution says in its `pyproject.toml` where its bot is:

    [project.entry-points."romanum.bots"]
    timidus = "somebody_bot:Timidus"

A program is named in a TOML file to which the environment variable `ROMANUM_BOTS` points:

    [timidus]
    command = ["node", "timidus.mjs"]

Both then are bots like ours wherever bots are named: in the arena, in the terminal, on the server and in its lobby.
"""

from __future__ import annotations

import logging
import os
import re
from collections.abc import Callable, Iterator
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec

if TYPE_CHECKING:
    from romanum.bots.bot import Bot

log = logging.getLogger(__name__)

GROUP: Final = "romanum.bots"
FILE: Final = "ROMANUM_BOTS"
NAME: Final = re.compile(r"[a-z][a-z0-9_]{0,29}")
"""A name stands in records and on the command line: small letters, digits and underscores."""
LIMIT: Final = 10.0
"""So many seconds a program has for a decision, unless the file says otherwise."""


class Program(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the file says of a program that plays."""

    command: list[str]
    limit: float = LIMIT
    """Seconds that a decision may take; who takes longer is killed."""
    about: str = "A program by others."


class Other(NamedTuple):
    """A bot by others: what it is, and how to have it for a seat of a match."""

    about: str
    make: Callable[[int, float | None, int | None], Bot]


def other_bots() -> dict[str, Other]:
    """All bots by others by name: those of distributions, then programs, each in order of their names."""
    return {**_installed(), **_programs(os.environ.get(FILE, ""))}


@cache
def _installed() -> dict[str, Other]:
    found = sorted(entry_points(group=GROUP), key=lambda entry: entry.name)
    return {entry.name: Other(_origin(entry), _loader(entry)) for entry in found if _is_name(entry.name)}


def _origin(entry: EntryPoint) -> str:
    return f"From {entry.dist.name} {entry.dist.version}." if entry.dist else "By others."


def _loader(entry: EntryPoint) -> Callable[[int, float | None, int | None], Bot]:
    def make(seed: int, seconds: float | None, iterations: int | None) -> Bot:
        try:
            bot: Any = entry.load()(seed=seed, seconds=seconds, iterations=iterations)
        except Exception as problem:
            raise ValueError(f"the bot {entry.name!r} ({entry.value}) cannot be had: {problem}") from problem
        missing = [part for part in ("choose", "rank") if not callable(getattr(bot, part, None))]
        if missing:
            raise ValueError(f"the bot {entry.name!r} ({entry.value}) has no {' and no '.join(missing)}")
        made: Bot = bot
        return made

    return make


@cache
def _programs(file: str) -> dict[str, Other]:
    if not file:
        return {}
    try:
        named = msgspec.toml.decode(Path(file).read_bytes(), type=dict[str, Program])
    except (OSError, msgspec.DecodeError) as problem:
        raise ValueError(f"{FILE}: {file}: {problem}") from None
    return dict(_made(named, Path(file).resolve().parent))


def _made(named: dict[str, Program], folder: Path) -> Iterator[tuple[str, Other]]:
    for name, program in sorted(named.items()):
        if not program.command or program.limit <= 0:
            raise ValueError(f"{FILE}: {name} needs a command and a limit of more than no seconds")
        if _is_name(name):
            yield name, Other(program.about, _starter(name, program, folder))


def _starter(name: str, program: Program, folder: Path) -> Callable[[int, float | None, int | None], Bot]:
    def make(seed: int, seconds: float | None, iterations: int | None) -> Bot:
        from romanum.bots.process import ProcessBot

        return ProcessBot(name, program.command, folder, program.limit, seed, seconds)

    return make


def _is_name(name: str) -> bool:
    """Whether a bot can be called so; if not, it is left out, and the log says so."""
    if not NAME.fullmatch(name):
        log.warning("a bot cannot be called %r: small letters, digits and underscores, 30 at most", name)
    return NAME.fullmatch(name) is not None
