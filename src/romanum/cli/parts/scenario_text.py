"""Scenario files on the command line: which argument is one, and what is in it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from romanum.cli.common import Complaint, complaints

if TYPE_CHECKING:
    from romanum.engine.match import Match

ENDING = ".toml"


def is_file(argument: str | None) -> bool:
    """Whether an argument means a scenario file, and no game or scenario by its id."""
    return argument is not None and argument.endswith(ENDING)


def text_of(file: str) -> str:
    """The text of a scenario file; a complaint if it cannot be read."""
    from romanum.engine.sheets.scenario_file import LARGEST_FILE

    path = Path(file)
    with complaints(file):
        if path.stat().st_size > 4 * LARGEST_FILE:
            raise Complaint(f"{file}: too large for a scenario file")
        try:
            return path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            raise Complaint(f"{file}: this is not a scenario file: not UTF-8 text") from None


def match_of(file: str, seed: int | None = None) -> Match[Any]:
    """A match that begins as a scenario file says; a complaint with all that is wrong with it."""
    import romanum

    text = text_of(file)
    with complaints(file):
        return romanum.load_scenario(text, seed)
