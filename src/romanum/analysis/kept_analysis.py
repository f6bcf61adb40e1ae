"""An analysis kept in a file beside its record, so that it can be taken up again where it ended."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from romanum.analysis.analysis import Analysis, read
from romanum.engine.match import Match
from romanum.engine.record import write_file

SUFFIX: Final = ".analysis"


def beside(record: Path) -> Path:
    """Where the analysis of a record is kept.

    >>> beside(Path("evening.romanum")).name
    'evening.romanum.analysis'
    """
    return record.with_name(record.name + SUFFIX)


def kept(file: Path, match: Match[Any], bot: str) -> Analysis | None:
    """What is kept of this match by this bot and this program; None if there is nothing, or something else."""
    with suppress(OSError, ValueError):
        found = read(file.read_bytes())
        if found.fits(match.fingerprint(), match.game.build, bot):
            return found
    return None


def keep(file: Path, found: Analysis) -> None:
    """Write it, whole or not at all."""
    write_file(file, found.to_json().decode())
