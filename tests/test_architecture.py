"""The plan of the house is whole: every module stands in the table of its room, and nothing else does."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
HOUSE, CLIENT = ROOT / "src" / "romanum", ROOT / "web" / "src"
PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
TOLD = (
    "engine",
    "board",
    "bots",
    "arena",
    "clubs",
    "lessons",
    "analysis",
    "learn",
    "client",
    "mcp",
    "cli/desk",
    "server",
)
"""Rooms whose modules stand in a table. Every other room has its line at the top of the page."""


def tables() -> Iterator[tuple[list[Path], list[str]]]:
    """Each table of modules: its rooms, and the first cells of its rows."""
    for found in re.finditer(r"^\| module of ([^|]+) \|.*\n\|---\|---\|\n((?:\|.*\n)+)", PAGE, re.MULTILINE):
        names = [name.rstrip("/") for name in re.findall(r"`([^`]+)`", found[1])]
        first = HOUSE / names[0]
        beside = [first.parent / name for name in names[1:]]
        yield [first, *beside], [row.split("|")[1] for row in found[2].splitlines()]


def named(rooms: list[Path], cell: str) -> Iterator[Path]:
    """What a cell names: modules of the rooms; `sub/`: and modules of a folder; `sub/` alone, which is all of it."""
    for part in cell.split("; "):
        folder = re.match(r"\s*`([\w/]+)/`(:?)", part)
        names = re.findall(r"`(\w+)`", part)
        if folder is None:
            yield from (next((r / f"{n}.py" for r in rooms if (r / f"{n}.py").is_file()), rooms[0] / n) for n in names)
        elif folder[2]:
            yield from (rooms[0] / folder[1] / f"{name}.py" for name in names)
        else:
            for name in re.findall(r"`([\w/]+)/`", part):
                yield from (room for room in (rooms[0] / name, rooms[0].parent / name) if room.is_dir())


SAID = [path for rooms, cells in tables() for cell in cells for path in named(rooms, cell)]


@pytest.mark.parametrize("room", TOLD)
def test_every_module_stands_in_the_table_of_its_room(room: str) -> None:
    modules = [path for path in (HOUSE / room).rglob("*.py") if not path.name.startswith("__")]
    assert modules
    whole = {path for path in SAID if path.is_dir()}
    missing = [path for path in modules if path not in SAID and not whole.intersection(path.parents)]
    assert [path.relative_to(HOUSE).as_posix() for path in missing] == []


def test_no_table_names_what_is_not_there() -> None:
    assert len(SAID) > 250
    assert [path.relative_to(HOUSE).as_posix() for path in SAID if not path.exists()] == []


def test_every_folder_of_the_client_has_its_line() -> None:
    rows = re.search(r"^\| folder of `web/src/` \|.*\n\|---\|---\|\n((?:\|.*\n)+)", PAGE, re.MULTILINE)
    assert rows is not None
    told = {name.rstrip("/") for row in rows[1].splitlines() for name in re.findall(r"`([\w/]+/)`", row)}
    code = {path.parent for kind in ("*.ts", "*.svelte", "*.css", "*.ftl") for path in CLIENT.rglob(kind)} - {CLIENT}
    folders = sorted(path.relative_to(CLIENT).as_posix() for path in code)
    wanted = [f for f in folders if not f.startswith("games") and not f.endswith("/words") and f.count("/") < 2]
    assert len(wanted) > 25
    assert [folder for folder in wanted if folder not in told] == []
