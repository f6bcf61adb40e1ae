"""`romanum check`: the data against themselves and the rulebook's counts and examples."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from romanum.games.pax.data.check import check
from romanum.games.pax.data.loader import DATA


def test_the_data_have_no_fault() -> None:
    assert check() == []


SPOILT = (
    ("connections", '{ a = "parma", b = "arretium", kind = "land", src = "R" },', "", "parma - arretium"),
    (
        "connections",
        'a = "sestus", b = "abydos", kind = "strait"',
        'a = "sestus", b = "pella", kind = "strait"',
        "Straits",
    ),
    ("spaces", 'province = "aquitania", tribal = true', 'province = "aquitania"', "Tribes of aquitania"),
    ("provinces", 'territory = "the_east", coins = 3', 'territory = "the_east", coins = 2', "coins of egypt"),
    ("cards", 'name = "Spies", first = 46, count = 1', 'name = "Spies", first = 46, count = 2', "cards: 56"),
    ("objectives", 'id = "c", count = 2', 'id = "c", count = 3', "markers: 21"),
    ("tables", "counters = [5, 6, 7, 5, 4, 2, 1]", "counters = [5, 6, 7, 5, 4, 2, 2]", "Tribal Counters: 31"),
    ("scenarios", '{ at = "thevestis", cavalry = 1 }', '{ at = "thevestis", galleys = 1 }', "no Port"),
    ("scenarios", '{ at = "utica", light = 1 }', '{ at = "utika", light = 1 }', "unknown space 'utika'"),
    ("leaders", 'power = "carthage", t = 4, c = 6', 'power = "carthage", t = 3, c = 6', "lacks (4, 6)"),
)


@pytest.mark.parametrize(("file", "before", "after", "told"), SPOILT, ids=[row[3] for row in SPOILT])
def test_whatever_is_spoilt_is_told(tmp_path: Path, file: str, before: str, after: str, told: str) -> None:
    folder = tmp_path / "data"
    shutil.copytree(DATA, folder, ignore=shutil.ignore_patterns("*.py", "__pycache__"))
    path = folder / f"{file}.toml"
    text = path.read_text(encoding="utf-8")
    assert before in text
    path.write_text(text.replace(before, after, 1), encoding="utf-8")
    assert any(told in line for line in check(folder)), check(folder)
