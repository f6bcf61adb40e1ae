"""The scenarios against themselves, the map and the counters; and what a spoilt file is told."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from romanum.games.imperium import game
from romanum.games.imperium.data.check_scenarios import check_scenarios
from romanum.games.imperium.data.scenario_loader import FOLDER
from rules import rule


@rule("5.5b")
def test_the_scenarios_have_no_fault() -> None:
    assert check_scenarios() == []


def test_the_game_checks_its_scenarios_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game, "check", list)
    monkeypatch.setattr(game, "check_scenarios", lambda: ["a fault"])
    assert game.ImperiumRomanum().check() == ["a fault"]


SPOILT = (
    ("index", "number = 1\n", "number = 2\n", "[2, 2, 3"),
    ("index", "introductory = true\n", "", "where the rulebook has (1, 2, 13)"),
    ("index", 'start = "November 53 BC"', 'start = "Nones 53 BC"', "no month"),
    ("index", 'end = "October 52 BC"', 'end = "October 54 BC"', "ends before it starts"),
    ("index", "column = 0", "column = 1", "where the rulebook has 0"),
    ("index", "players = [2, 2, 2]", "players = [2, 2, 3]", "is best for a number"),
    ("01", 'rules = ["26", "28"]', 'rules = ["26"]', "$.rules"),
    ("01", "order = [1, 2]", "order = [1, 1]", "$.order"),
    ("01", 'provinces = ["lugdunensis"', 'provinces = ["lugdunum"', "unknown province: lugdunum"),
    ("01", 'provinces = ["lugdunensis"', 'provinces = ["cisalpina"', "belongs to several powers"),
    ("01", 'at = "mediolanum"', 'at = "milano"', "unknown place: milano"),
    ("01", 'at = "mediolanum"', 'at = "londinium"', "londinium does not exist"),
    ("01", 'at = "a2415"', 'at = "a3022"', "is no land"),
    ("01", '{ "24-10" = 2,', '{ "24-10" = 5,', "counters of 24-10 too few"),
    ("01", '{ "24-10" = 2,', '{ "18-30" = 2,', "which is no port"),
    ("01", '{ "24-10" = 2,', '{ "24-10-new" = 2,', "does not exist"),
    ("01", '{ "24-10" = 2,', '{ "24-11" = 2,', "unknown unit 24-11"),
    ("01", 'leaders = ["Caesar +3"]', 'leaders = ["Caesar"]', "no leader: Caesar"),
    ("01", '"Labienus +2"', '"Caesar +2"', "this leader stands twice"),
    ("01", 'head = "Caesar"', 'head = "Cicero"', "Cicero is no leader"),
    ("01", 'head = "Caesar"\n', "", "has no Imperator"),
    ("01", 'of = "gauls"', 'of = "goths"', "unknown power: goths"),
    ("01", 'who = "vercingetorix"', 'who = "asterix"', "unknown leader: asterix"),
    ("01", 'is = "scorched-earth"', 'is = "burning"', "burning"),
    ("01", 'for = ["gauls"]', 'for = ["caesar"]', "player 2 cannot win"),
    ("03", "players = 3\n", "players = 2\n", "$.version"),
    ("03", 'seats = [["sulla"], ["marius"]', 'seats = [["sulla"], ["sulla"]', "$.version (3 players)"),
    ("05", 'host = "senate"', 'host = "caesar"', "begins in perusia, which is not its own"),
    ("19", 'provinces = ["sarmatia", "tyras", "olbia"]', 'provinces = ["sarmatia"]', "begins in tyras"),
    ("06", 'waits = "labienus"', 'waits = "nobody"', "triggers by which stacks come"),
    ("08", 'colour = "green"', 'colour = "white"', "none of its power's colours"),
    ("11", "treasury = 80", "tax = 80", "tax"),
    ("11", '"m4-12", "m6-16", "30-16"', '"m4-12", "m6-16", "30-17"', "unknown type 30-17"),
    ("16", "[limitanei]", "[coast_limitanei]", "$.limitanei"),
    ("35", 'rule = "aetius"', 'rule = "attila"', "unknown rule attila"),
    ("41", 'sea = "pontus-euxinus"', 'sea = "pontus"', "unknown sea pontus"),
    ("standard", "rate = 2.0", "rate = 0.3", "$.standard"),
)  # fmt: skip


@pytest.mark.parametrize(("file", "right", "wrong", "told"), SPOILT)
def test_a_spoilt_file_is_told_what_is_wrong(tmp_path: Path, file: str, right: str, wrong: str, told: str) -> None:
    folder = tmp_path / "scenarios"
    shutil.copytree(FOLDER, folder)
    spoilt = folder / f"{file}.toml"
    text = spoilt.read_text(encoding="utf-8")
    assert right in text
    spoilt.write_text(text.replace(right, wrong) if told == "player 2 cannot win" else text.replace(right, wrong, 1))
    lines = check_scenarios(folder, [int(file)] if file.isdecimal() else [31])
    assert any(told in line for line in lines), lines[:5]
