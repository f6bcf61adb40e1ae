"""The checker of the data files: each fault is one line with file and place."""

import shutil
from pathlib import Path

import pytest

from romanum.games.trajan.data.check import RULES, check
from romanum.games.trajan.data.loader import DATA


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    return Path(shutil.copytree(DATA, tmp_path / "data"))


def test_the_data_are_sound() -> None:
    assert check() == []


@pytest.mark.parametrize(
    ("file", "old", "new", "line"),
    [
        (
            "cities.toml",
            'id = "antioch", name = "Antioch", hex = "0510"',
            'id = "antioch", name = "Antioch", hex = "9910"',
            "trajan/cities.toml: $.city[19].hex (antioch): unknown hex '9910'",
        ),
        (
            "cities.toml",
            'id = "artaxata", name = "Artaxata", hex = "1704", code = "armenian"',
            'id = "artaxata", name = "Artaxata", hex = "1704", code = "parthian"',
            "trajan/cities.toml: Armenian cities: 1 where there should be 2",
        ),
        (
            "cities.toml",
            'capital = "regional"',
            'capital = "provincial"',
            "trajan/cities.toml: ctesiphon, code: parthian where there should be roman",
        ),
        (
            "cities.toml",
            'id = "beroea", name = "Beroea", hex = "0710"',
            'id = "beroea", name = "Beroea", hex = "0510"',
            "trajan/cities.toml: hex 0510: 2 cities in one hex",
        ),
        (
            "cities.toml",
            'id = "sinope", name = "Sinope", hex = "0402"',
            'id = "sinope", name = "Sinope", hex = "0400"',
            "trajan/hexes.toml: 0400 (sinope): a city in the sea",
        ),
        (
            "cities.toml",
            'sea = "Sinus Persicus", ',
            "",
            "trajan/hexes.toml: 2118 (charax-spasinu): city and coast do not agree about Sinus Persicus",
        ),
        (
            "counters.toml",
            "spare = 1\n",
            "spare = 2\n",
            "trajan/counters.toml: $.total: 200 where there should be 201",
        ),
        (
            "counters.toml",
            'type = "leader", strength = 0, discipline = "I", move = 8, rating = 3',
            'type = "leader", strength = 0, discipline = "I", move = 8',
            "trajan/counters.toml: $.unit[0] (trajan): leaders have a rating, and nobody else",
        ),
        (
            "counters.toml",
            'name = "Praetoriani", side = "roman", type = "heavy-infantry", strength = 4',
            'name = "Praetoriani", side = "roman", type = "heavy-infantry", strength = 5',
            "trajan/counters.toml: $.unit[8] (praetoriani):"
            " Roman Heavy Infantry of strength 5 are legions, and nothing else is",
        ),
        (
            "counters.toml",
            'discipline = "I", move = 8, rating = 3',
            'discipline = "X", move = 8, rating = 3',
            "trajan/counters.toml: $.unit[0].discipline (trajan): Invalid enum value 'X'",
        ),
        (
            "markers.toml",
            "roman = 5\n",
            "roman = 6\n",
            "trajan/markers.toml: Roman markers: 13 where there should be 12",
        ),
        (
            "markers.toml",
            "within {range} hexes of the leader: his force",
            "within {rnge} hexes of the leader: his force",
            "trajan/markers.toml: interception, text: cannot be filled in: 'rnge'",
        ),
        (
            "markers.toml",
            'cancels = ["revolt", "sedition"]',
            'cancels = ["revolt", "riot"]',
            "trajan/markers.toml: $.action[9].cancels (political-counter): unknown action 'riot'",
        ),
        (
            "markers.toml",
            "ecbatana = 2",
            "ecbatana = 3",
            "trajan/markers.toml: triumph, numbers:"
            " {'ctesiphon': 1, 'ecbatana': 3, 'europus_rhagae': 3, 'hecatompylus': 4} where the rulebook has"
            " {'ctesiphon': 1, 'ecbatana': 2, 'europus_rhagae': 3, 'hecatompylus': 4}",
        ),
        (
            "events.toml",
            'name = "Pro Parthian Omens"',
            'name = "Omens"',
            "trajan/events.toml: roll 12: Omens where the rulebook has Pro Parthian Omens",
        ),
        (
            "events.toml",
            'cities = ["hatra"]',
            'cities = ["edessa"]',
            "trajan/events.toml: hatra-defies, text: does not name Edessa",
        ),
        (
            "tables.toml",
            'V = ["F", "G", "P"',
            'V = ["F", "P", "P"',
            "trajan/tables.toml: $.discipline.V: ['F', 'P', 'P', 'P', 'P', 'P'] where the rulebook has"
            " ['F', 'G', 'P', 'P', 'P', 'P']",
        ),
        (
            "tables.toml",
            'road = ["N", "M/W"',
            'road = ["N", "M/A"',
            "trajan/tables.toml: $.march.road: ['N', 'M/A', 'M2/A', 'M/F', 'M2/F', 'M2/W'] where the rulebook has"
            " ['N', 'M/W', 'M2/A', 'M/F', 'M2/F', 'M2/W']",
        ),
        (
            "tables.toml",
            "attack = [0, 3, 1]",
            "attack = [0, 2, 1]",
            "trajan/tables.toml: type elephants: (0, 2, 1, False, 1) where the rulebook has (0, 3, 1, False, 1)",
        ),
        (
            "tables.toml",
            "roman_cities = 40",
            "roman_cities = 30",
            "trajan/tables.toml: $.victory.roman_cities: 30 where the rulebook has 40",
        ),
        (
            "scenarios.toml",
            '"legio-x-fretensis"]\n[scenario.parthian]',
            '"legio-x-fretensis", "alae-1"]\n[scenario.parthian]',
            "trajan/scenarios.toml: scenario 114: 'alae-1' stands 2 times",
        ),
        (
            "scenarios.toml",
            "satala = [",
            "artaxata = [",
            "trajan/scenarios.toml: scenario 114, artaxata: the Civis of the city is the enemy's",
        ),
        (
            "scenarios.toml",
            'core_recruits = ["parthamaspates", "sanatruces",',
            'core_recruits = ["parthamaspates", "sanatruces", "saka-1",',
            "trajan/scenarios.toml: scenario 114, core_recruits: 'saka-1' does not belong there",
        ),
        (
            "scenarios.toml",
            'leader = "parthamasiris"',
            'leader = "mannus"',
            "trajan/scenarios.toml: scenario 114, victory.roman[1]: unknown unit 'mannus'",
        ),
        (
            "scenarios.toml",
            "turns = 29",
            "turns = 31",
            "trajan/scenarios.toml: scenario campaign: goes on after the summer of 117",
        ),
        (
            "scenarios.toml",
            'source = "H the campaign of 115"',
            'source = "made up"',
            "trajan/scenarios.toml: 115: source 'made up' is neither R, P nor H",
        ),
    ],
    ids=[
        "unknown-hex",
        "armenian-cities",
        "capital-colour",
        "two-cities",
        "city-in-the-sea",
        "coastal-city",
        "total",
        "leader-rating",
        "praetorians-no-legion",
        "unknown-class",
        "twelve-markers",
        "text-parameter",
        "unknown-action",
        "triumph",
        "event-12",
        "city-of-event",
        "discipline",
        "march",
        "elephants",
        "forty-cities",
        "unit-twice",
        "enemy-city",
        "wrong-recruits",
        "unit-not-in-the-basic-game",
        "too-long",
        "source",
    ],
)
def test_a_fault_is_told_in_one_line_with_file_and_place(copy: Path, file: str, old: str, new: str, line: str) -> None:
    text = (copy / file).read_text()
    assert old in text
    (copy / file).write_text(text.replace(old, new, 1))
    assert line in check(copy)


def test_a_missing_file_is_told(copy: Path) -> None:
    (copy / "events.toml").unlink()
    assert check(copy) == ["trajan/events.toml: file: not found"]


def test_a_map_of_the_wrong_shape_is_told_and_nothing_more_of_the_map(copy: Path) -> None:
    text = (copy / "hexes.toml").read_text()
    (copy / "hexes.toml").write_text(text.replace('"~', '"', 1))
    assert check(copy) == ["trajan/hexes.toml: $.terrain: is not 22 rows of 33"]


def test_a_table_of_the_catalogue_that_says_otherwise_is_told(tmp_path: Path) -> None:
    rules = tmp_path / "rules.toml"
    rules.write_text(RULES.read_text().replace("roman_cities = 40", "roman_cities = 41"))
    assert check(rules=rules) == ["trajan/tables.toml: $.victory.roman_cities: 40 where the rulebook has 41"]
