"""Every process reads all tests, each from another place on."""

from __future__ import annotations

from pathlib import Path

from process_shares import begun_elsewhere, parts
from rules import HERE

MOST = 0.5
"""No process has to compile more of the tests alone than this before it comes to where another began."""


def test_each_file_lies_in_one_part() -> None:
    whole = parts([])
    held = [file for part in whole for file in ([part] if part.is_file() else part.rglob("*.py"))]
    assert sorted(held) == sorted(HERE.rglob("*.py"))


def test_processes_begin_apart_and_read_the_same() -> None:
    whole = parts(["src"])
    shares = [begun_elsewhere(whole, process, 3) for process in range(3)]
    begins = [whole.index(share[0]) for share in shares]
    assert begins == sorted(set(begins))
    assert all(sorted(share) == sorted(whole) for share in shares)
    alone = [sum(map(compiled, whole[a:b])) for a, b in zip(begins, [*begins[1:], len(whole)], strict=True)]
    assert max(alone) < MOST * sum(alone)


def compiled(part: Path) -> int:
    """How many letters of tests there are to compile."""
    files = [part] if part.is_file() else part.rglob("*.py")
    return sum(file.stat().st_size for file in files if HERE in file.parents)
