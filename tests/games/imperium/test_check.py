"""The map and the charts against themselves and the rulebook's counts and examples."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from romanum.games.imperium.data.check import check
from romanum.games.imperium.data.loader import DATA


def test_the_data_have_no_fault() -> None:
    assert check() == []


SPOILT = (
    ("hexes", "sheet_b = 38", "sheet_b = 0", "sheet_b"),
    ("hexes", 'province = "hibernia"', 'province = "hybernia"', "unknown province 'hybernia'"),
    ("hexes", "==~==", "==~=", "$.terrain"),
    ("hexes", "==~==", "==.==", "land without a province"),
    ("seas", 'own_hex_alone = "corcyra"', 'own_hex_alone = "corfu"', "unknown city 'corfu'"),
    ("sides", 'lake = "', 'lake = "a1101x ', "$.lake"),
    ("provinces", "wheat = 4", "wheat = 3", "wheat of aegyptus"),
    ("provinces", 'straits = ["sicilia"]', "straits = []", "italia among its straits"),
    ("provinces", 'roads = "NNYYYY"', 'roads = "NNYNYY"', "loses its roads"),
    ("provinces", 'capital = "roma"', 'capital = "mediolanum"', "cisalpina where there should be italia"),
    ("cities", 'place = "b4721b"', 'place = "b4621b"', "cities in b4621b"),
    ("cities", 'place = "a2725"', 'place = "a3621"', "port without a city"),
    ("cities", 'id = "messana"', 'id = "syracusae"', "this id stands twice"),
    ("tables", "E/Nd  E/Nd", "E/Xd  E/Nd", "no such result 'E/Xd'"),
    ("tables", "[-1, 0, 1, 2]", "[-1, 0, 1, 1]", "against D"),
    ("tables", "forest = [2, 4, 3, 6]", "forest = [2, 3, 3, 6]", "forest with roads in winter"),
    ("tables", "[2, 2, 3, 3, 4]", "[2, 2, 2, 3, 4]", "$.supply on 2"),
    ("tables", "winter = [12, 1, 2, 3]", "winter = [12, 1, 2, 4]", "$.calendar"),
    ("tables", 'src = "R 24"', 'src = "guess"', "neither R, P nor H"),
    ("mobilization", "scenarios = [6, 7]", "scenarios = [6, 8]", "scenarios with costs"),
    ("mobilization", "units = [3, 4, 2, 0, 0, 0, 0, 4]", "units = [3, 4, 2, 0, 0, 0, 0, 5]", "italia in period 1"),
    ("mobilization", 'provinces = ["sicilia"]', 'provinces = ["sicilia", "italia"]', "areas of italia"),
)


@pytest.mark.parametrize(("file", "before", "after", "told"), SPOILT, ids=[row[3] for row in SPOILT])
def test_whatever_is_spoilt_is_told(tmp_path: Path, file: str, before: str, after: str, told: str) -> None:
    folder = tmp_path / "data"
    shutil.copytree(DATA, folder, ignore=shutil.ignore_patterns("*.py", "__pycache__", "map.json"))
    path = folder / f"{file}.toml"
    text = path.read_text(encoding="utf-8")
    assert before in text
    path.write_text(text.replace(before, after, 1), encoding="utf-8")
    assert any(told in line for line in check(folder)), check(folder)
