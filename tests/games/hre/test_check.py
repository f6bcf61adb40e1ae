"""The checker of the data files: each fault is one line with file and place."""

import shutil
from pathlib import Path

import pytest

from romanum.games.hre.data.check import RULES, check
from romanum.games.hre.data.loader import DATA


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    return Path(shutil.copytree(DATA, tmp_path / "data"))


def test_the_data_are_sound() -> None:
    assert check() == []


@pytest.mark.parametrize(
    ("file", "old", "new", "line"),
    [
        (
            "cards.toml",
            'colour = "purple"\nkind = "kingdom"\nturns = [1, 2]',
            'colour = "purple"\nkind = "kingdm"\nturns = [1, 2]',
            "hre/cards.toml: $.card[0].kind (aegyptii): Invalid value 'kingdm'",
        ),
        (
            "cards.toml",
            "armies = 3\nloot_bonus = 2",
            "armys = 3\nloot_bonus = 2",
            "hre/cards.toml: $.card[0] (aegyptii): Object contains unknown field `armys`",
        ),
        (
            "cards.toml",
            'start = "aegyptus"\narmies = 3',
            'start = "egypt"\narmies = 3',
            "hre/cards.toml: $.card[0].start: unknown province 'egypt'",
        ),
        (
            "cards.toml",
            "{rebels} Rebels rise",
            "{rebel} Rebels rise",
            "hre/cards.toml: $.card[24].text (servi-siculi): cannot be filled in: 'rebel'",
        ),
        (
            "barbarians.toml",
            'people = "galli"',
            'people = "gauls"',
            "hre/barbarians.toml: $.entry[0].people: unknown people 'gauls'",
        ),
        (
            "barbarians.toml",
            "turn = 7, token = 5",
            "turn = 8, token = 5",
            "hre/barbarians.toml: $.entry[34].turn: Expected `int` <= 7",
        ),
        (
            "barbarians.toml",
            "turn = 7, token = 5",
            "turn = 7, token = 4",
            "hre/barbarians.toml: turn 7, token 4: this entry stands twice",
        ),
        (
            "barbarians.toml",
            'strength = 7, start = "dacia"',
            'strength = 6, start = "dacia"',
            "hre/barbarians.toml: $.people[15].counters (hunni): 7 where there should be 6",
        ),
        (
            "borders.toml",
            '{ a = "caledonia", b = "hibernia", kind = "strait", source = "R 9.2.2, place H North Channel" },',
            "",
            "hre/borders.toml: hibernia: this area has no border",
        ),
        (
            "borders.toml",
            '{ a = "aquitania", b = "lugdunensis", kind = "open", source = "R 10" },',
            "",
            "hre/borders.toml: Aquitania - Lugdunensis: this border is missing",
        ),
        (
            "provinces.toml",
            'name = "Roma"\ndiocese = "italia"',
            'name = "Roma"\ndiocese = "italy"',
            "hre/provinces.toml: $.province[10].diocese: unknown diocese 'italy'",
        ),
        (
            "dioceses.toml",
            "values = [3, 3, 3, 3, 3, 3, 3]",
            "values = [3, 4, 3, 3, 3, 3, 3]",
            "hre/dioceses.toml: Italia, turn 2: 4 where the rulebook has 3",
        ),
        (
            "emperors.toml",
            'name = "Nero"\nwins_ties = true',
            'name = "Nero"',
            "hre/emperors.toml: nero: none where the rulebook has wins ties",
        ),
        (
            "counters.toml",
            "cities = 20\n",
            "cities = 21\n",
            "hre/counters.toml: $.total: 274 where there should be 275",
        ),
        (
            "turns.toml",
            "first_year = 69\n",
            "first_year = 70\n",
            "hre/turns.toml: $.turn[2].first_year: is not the last year of the turn before",
        ),
        (
            "emperors.toml",
            'source = "H Britain"',
            'source = "made up"',
            "hre/emperors.toml: claudius: source 'made up' is neither R, P nor H",
        ),
    ],
    ids=[
        "unknown-kind",
        "wrong-name",
        "unknown-start",
        "text-parameter",
        "unknown-people",
        "turn-8",
        "token-twice",
        "counters-of-a-people",
        "isolated-province",
        "missing-border",
        "unknown-diocese",
        "diocese-value",
        "nero",
        "total",
        "years",
        "source",
    ],
)
def test_a_fault_is_told_in_one_line_with_file_and_place(copy: Path, file: str, old: str, new: str, line: str) -> None:
    text = (copy / file).read_text()
    assert old in text
    (copy / file).write_text(text.replace(old, new, 1))
    assert line in check(copy)


def test_a_missing_file_is_told(copy: Path) -> None:
    (copy / "turns.toml").unlink()
    assert check(copy) == ["hre/turns.toml: file: not found"]


def test_bad_toml_is_told_with_its_line(copy: Path) -> None:
    (copy / "turns.toml").write_text("[[turn]\n")
    assert [line.split(": ")[:2] for line in check(copy)] == [["hre/turns.toml", "line 1, column 7"]]


@pytest.mark.parametrize(
    "rows",
    [
        ('id = "daci"\n', "armies = 3", "armies = 4", "card daci"),
        ('id = "aegyptii"\n', "loot_bonus = 2", "loot_bonus = 1", "loot bonus of aegyptii"),
    ],
    ids=["daci", "aegyptii"],
)
def test_a_card_that_contradicts_an_example_is_told(copy: Path, rows: tuple[str, str, str, str]) -> None:
    entry, old, new, place = rows
    head, found, rest = (copy / "cards.toml").read_text().partition(entry)
    (copy / "cards.toml").write_text(head + found + rest.replace(old, new, 1))
    assert any(line.startswith(f"hre/cards.toml: {place}: ") for line in check(copy))


def test_a_kingdom_without_a_city_site_is_told(copy: Path) -> None:
    text = (copy / "cards.toml").read_text().replace('start = "aegyptus"', 'start = "mauretania"', 1)
    (copy / "cards.toml").write_text(text)
    assert "hre/cards.toml: card aegyptii, start: 'mauretania' has no City Site" in check(copy)


def test_all_faults_are_told_at_once(copy: Path) -> None:
    for file, old, new in (
        ("counters.toml", "cities = 20\n", "cities = 21\n"),
        ("dioceses.toml", "values = [3, 2,", "values = [3, 1,"),
    ):
        (copy / file).write_text((copy / file).read_text().replace(old, new, 1))
    assert [line.split(":")[0] for line in check(copy)] == ["hre/counters.toml", "hre/dioceses.toml"]


def test_every_fact_of_the_examples_is_checked(tmp_path: Path) -> None:
    rules = tmp_path / "rules.toml"
    rules.write_text(
        RULES.read_text().replace("aegyptii_loot_bonus =", "pontici_loot_bonus = 1\naegyptii_loot_bonus =")
    )
    assert check(rules=rules) == [
        "hre/rules.toml: $.tables.facts_from_examples: Object contains unknown field `pontici_loot_bonus`"
    ]
