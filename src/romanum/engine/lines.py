"""Lines of JSON in a file that grows: what is found is kept at once, and a run that was broken off can be taken up."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import TypeVar

import msgspec

T = TypeVar("T")


def read_lines(path: Path, kind: type[T]) -> Iterator[T]:
    """What each line says; one that was not written to its end is passed over. Nothing if there is no file."""
    for line in path.read_bytes().splitlines() if path.exists() else ():
        with suppress(msgspec.DecodeError):
            yield msgspec.json.decode(line, type=kind)


def add_line(path: Path, what: object) -> None:
    """Write one line more, on a line of its own even if the last was broken off."""
    with path.open("ab+") as file:
        whole = True
        if file.seek(0, 2):
            file.seek(-1, 2)
            whole = file.read() == b"\n"
        file.write((b"" if whole else b"\n") + msgspec.json.encode(what) + b"\n")
