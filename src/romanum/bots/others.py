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
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec

from romanum.engine.outside.plug_ins import NAME, CannotLoad, PlugIn, guarded, plug_ins

if TYPE_CHECKING:
    from romanum.bots.bot import Bot

log = logging.getLogger(__name__)

GROUP: Final = "romanum.bots"
FILE: Final = "ROMANUM_BOTS"
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
    return {name: Other(_origin(one), _loader(one)) for name, one in plug_ins(GROUP, "a bot").items()}


def _origin(offered: PlugIn) -> str:
    return f"From {offered.package}." if offered.package else "By others."


def _loader(offered: PlugIn) -> Callable[[int, float | None, int | None], Bot]:
    named = f"the bot {offered.named}"

    def make(seed: int, seconds: float | None, iterations: int | None) -> Bot:
        bot: Any = guarded(lambda: offered.entry.load()(seed=seed, seconds=seconds, iterations=iterations), named)
        missing = [part for part in ("choose", "rank") if not callable(getattr(bot, part, None))]
        if missing:
            raise CannotLoad(f"{named} has no {' and no '.join(missing)}")
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
