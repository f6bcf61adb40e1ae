"""What whoever chooses a scenario is told: it is there for every scenario of every game, and faults are found."""

from __future__ import annotations

from pathlib import Path

import pytest

import romanum
from romanum.engine.folder.guide import GUIDE, LENGTHS, Length, guide_faults, minutes_of
from romanum.engine.readiness.guidance import lacking
from romanum.games import OURS
from toy.game import Toy
from toy.moved import Moved

ADVICE = '[[scenario]]\nid = "standard"\ndifficulty = "easy"\nteaches = "Rings."\nstart = true\n'
MEASURED = 'rules_version = 1\nbots_version = 1\nmade = "2026-01-01"\ncommand = ""\nbot = "miles"\nseconds = 12.0\n'
LENGTH = '[[scenario]]\nid = "standard"\nseats = 4\ngames = 2\nclicks = 100\nplayed = 10\nturns = 5.0\n'


@pytest.fixture
def toy(tmp_path: Path) -> Moved:
    (tmp_path / GUIDE).write_text(ADVICE, encoding="utf-8")
    (tmp_path / LENGTHS).write_text(MEASURED + LENGTH, encoding="utf-8")
    return Moved(tmp_path)


@pytest.mark.parametrize("name", OURS)
def test_every_scenario_is_told_of_and_a_newcomer_begins_with_what_fits_an_evening(name: str) -> None:
    assert lacking(romanum.game(name)) == []


def test_a_whole_game_without_them_lacks_both() -> None:
    assert [line.partition(":")[0] for line in lacking(Toy())] == [GUIDE, LENGTHS]


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("clicks = 100", "clicks = 100000", "lengths.toml: standard: a newcomer begins with what fits an evening"),
        ("clicks = 100", "clicks = 0", "lengths.toml: standard: nothing was played"),
    ],
)
def test_what_is_wrong_with_them_is_lacking(toy: Moved, old: str, new: str, fault: str) -> None:
    assert lacking(toy) == []
    path = toy.folder / LENGTHS
    path.write_text(path.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")
    assert lacking(Moved(toy.folder)) == [fault]


def test_clicks_become_minutes() -> None:
    assert Length("a", 2, games=2, clicks=100, played=10, turns=5).minutes(12) == 10
    assert Length("a", 2, games=1, clicks=100, played=10, turns=40).minutes(12) == 80
    open_end = Length("a", 2, games=2, clicks=100, played=10, turns=0)
    assert (open_end.minutes(12), open_end.is_open) == (2, True)


def test_a_guide_without_faults(toy: Moved) -> None:
    assert guide_faults(toy.folder, [one.id for one in toy.scenarios]) == []
    assert minutes_of(toy.lengths) == {"standard": (10, False)}


@pytest.mark.parametrize(
    ("file", "old", "new", "fault"),
    [
        (GUIDE, '"standard"', '"circle"', "guide.toml: circle: there is no such scenario"),
        (GUIDE, '"standard"', '"circle"', "guide.toml: standard: missing"),
        (GUIDE, '"Rings."', '""', "guide.toml: standard: it teaches nothing"),
        (GUIDE, "start = true", "", "guide.toml: a newcomer begins with one scenario, no more and no less"),
        (LENGTHS, "clicks = 100", "clicks = 0", "lengths.toml: standard: nothing was played"),
        (LENGTHS, "seconds = 12.0", "seconds = 0.0", "lengths.toml: a click takes 0.0 seconds"),
        (LENGTHS, LENGTH, LENGTH * 2, "lengths.toml: standard: twice"),
    ],
)
def test_faults_are_found(toy: Moved, file: str, old: str, new: str, fault: str) -> None:
    path = toy.folder / file
    path.write_text(path.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")
    assert fault in guide_faults(toy.folder, [one.id for one in toy.scenarios])


def test_an_unknown_difficulty_names_its_place(toy: Moved) -> None:
    (toy.folder / GUIDE).write_text(ADVICE.replace("easy", "trifling"), encoding="utf-8")
    assert guide_faults(toy.folder, [one.id for one in toy.scenarios])[0].startswith(
        "guide.toml: $.scenario[0].difficulty (standard)"
    )
