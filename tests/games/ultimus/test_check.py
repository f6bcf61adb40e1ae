"""The checker of the data files: each fault is one line with file and place."""

import shutil
from pathlib import Path

import pytest

from romanum.games.ultimus.data.check import RULES, check
from romanum.games.ultimus.data.loader import DATA


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    return Path(shutil.copytree(DATA, tmp_path / "data"))


def test_the_data_are_sound() -> None:
    assert check() == []


FAULTS = {
    "unknown-area": (
        "borders.toml",
        'a = "britanniae-1", b = "britanniae-2"',
        'a = "britanniae-9", b = "britanniae-2"',
        "borders.toml: $.border[0].a: unknown zone 'britanniae-9'",
    ),
    "border-twice": (
        "borders.toml",
        'a = "britanniae-1", b = "britanniae-3"',
        'a = "britanniae-1", b = "britanniae-2"',
        "borders.toml: britanniae-1 and britanniae-2: stands twice, or an area borders itself",
    ),
    "river": (
        "borders.toml",
        'a = "thracia-1", b = "ostrogothi", kind = "danuvius"',
        'a = "thracia-1", b = "ostrogothi", kind = "land"',
        "borders.toml: ostrogothi and thracia-1: land where the rulebook has danuvius",
    ),
    "gepidae": (
        "borders.toml",
        'a = "moesiae-1", b = "gepidae"',
        'a = "pannoniae-3", b = "gepidae"',
        "borders.toml: gepidae: should touch no western areas",
    ),
    "unknown-kind-of-border": (
        "borders.toml",
        'kind = "strait"',
        'kind = "ford"',
        "borders.toml: $.border[6].kind: Invalid enum value 'ford'",
    ),
    "hunni-too-far": (
        "zones.toml",
        'code = "HUN4", tribe = "hunni"',
        'code = "HUN4"',
        "borders.toml: hunni: Galliae 5 is more than 5 areas away",
    ),
    "capital": (
        "zones.toml",
        'town = "Arelate", capital = true',
        'town = "Arelate"',
        "zones.toml: capitals of the west: ['Mediolanum', 'Ravenna', 'Roma'] where the rulebook has"
        " ['Arelate', 'Mediolanum', 'Ravenna', 'Roma']",
    ),
    "port-inland": (
        "zones.toml",
        'town = "Bostra"',
        'town = "Bostra", port = true',
        "zones.toml: oriens-6: a port without a sea",
    ),
    "town-outside": (
        "zones.toml",
        'code = "ARM", tribe = "armenia"',
        'code = "ARM", tribe = "armenia", town = "Artaxata"',
        "zones.toml: armenia: towns, ports, capitals and numbers are for the empire",
    ),
    "one-way-sea": (
        "zones.toml",
        'code = "PEU", links = ["mare-internum-orientale"]',
        'code = "PEU", links = []',
        "zones.toml: mare-internum-orientale: the link with pontus-euxinus goes one way, or from open to closed waters",
    ),
    "eight-eastern-areas": (
        "zones.toml",
        'code = "ARM", tribe = "armenia", east = true',
        'code = "ARM", tribe = "armenia"',
        "zones.toml: eastern areas outside: 7 where there should be 8",
    ),
    "nationality": (
        "tribes.toml",
        'name = "Heruli", nationality = "german"',
        'name = "Heruli", nationality = "hun"',
        "tribes.toml: hun: ['Heruli', 'Hunni'] where the rulebook has ['Hunni']",
    ),
    "reduced": (
        "tribes.toml",
        "full = [4, 1, 0], reduced = [2, 1, 0]",
        "full = [4, 1, 0], reduced = [4, 1, 0]",
        "tribes.toml: iberia-a: is not weaker when reduced",
    ),
    "quality": (
        "units.toml",
        'name = "Comites Seniores", kind = "PA", half = "west", home = "italia-2", full = [5, 2, 1]',
        'name = "Comites Seniores", kind = "PA", half = "west", home = "italia-2", full = [5, 3, 1]',
        "units.toml: comites-seniores, QU: 3 where the rulebook has 2",
    ),
    "palatini-without-a-capital": (
        "units.toml",
        'half = "east", home = "oriens-2"',
        'half = "east", home = "oriens-1"',
        "units.toml: comites-taifali: PA units, and they alone, have a capital of their half as home",
    ),
    "leader-of-the-example": (
        "leaders.toml",
        'name = "Leo I", half = "east", cc = 3, vs = 3',
        'name = "Leo I", half = "east", cc = 3, vs = 2',
        "leaders.toml: leo-i: {'cp': 4, 'vs': 2} where the rulebook has {'cp': 4, 'vs': 3}",
    ),
    "years-of-a-leader": (
        "leaders.toml",
        "death = [418, 423, 428]",
        "death = [418, 413, 428]",
        "leaders.toml: honorius: his years are not in order",
    ),
    "leader-twice": (
        "leaders.toml",
        'id = "zeno-isaurus"',
        'id = "zeno"',
        "leaders.toml: zeno: this id stands twice",
    ),
    "better-odds": (
        "combat.toml",
        '["A:*1/4", "A:*1/2", "A:*3/4", "*3/4:A"',
        '["A:*1/2", "A:*1/4", "A:*3/4", "*3/4:A"',
        "combat.toml: $.cells[5]: falls with better odds",
    ),
    "higher-die": (
        "combat.toml",
        '["*3/4:A", "*1/2:A", "*1/4:A", "*R:A", "*1/4:E"',
        '["A:*1/4", "*1/2:A", "*1/4:A", "*R:A", "*1/4:E"',
        "combat.toml: column 0: falls with a higher die",
    ),
    "no-such-result": (
        "combat.toml",
        '["E:*R", "E:*R", "E:*R"',
        '["E:*R", "E:E", "E:*R"',
        "combat.toml: $.cells: 'E:E' is no result",
    ),
    "events": (
        "events.toml",
        "sum = 15",
        "sum = 14",
        "events.toml: $.event: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 14] where there should be"
        " [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]",
    ),
    "text-of-an-event": (
        "events.toml",
        "The Roman loses {pv} PV.",
        "The Roman loses {points} PV.",
        "events.toml: earthquake, text: cannot be filled in: 'points'",
    ),
    "counters": (
        "stratagems.toml",
        "count = 3",
        "count = 4",
        "stratagems.toml: counters: 54 where there should be 53",
    ),
    "tribute": (
        "stratagems.toml",
        "minor = 1, major = 3",
        "minor = 1, major = 2",
        "stratagems.toml: tribute, numbers: {'minor': 1, 'major': 2} where the rulebook has {'minor': 1, 'major': 3}",
    ),
    "rule-of-a-stratagem": (
        "stratagems.toml",
        'rule = "6.1f"',
        'rule = "6.1z"',
        "stratagems.toml: pope, rule: there is no rule 6.1z",
    ),
    "guards": (
        "tables.toml",
        "pf = [0, 2, 2, 2, 2, 3, 3, 4, 4]",
        "pf = [0, 2, 2, 2, 3, 3, 3, 4, 4]",
        "tables.toml: $.guards.pf: [0, 2, 2, 2, 3, 3, 3, 4, 4] where the rulebook has [0, 2, 2, 2, 2, 3, 3, 4, 4]",
    ),
    "points": ("tables.toml", "roma = 5", "roma = 4", "tables.toml: $.victory.roma: 4 where the rulebook has 5"),
    "unit-twice": (
        "scenarios.toml",
        'viennensis-4 = ["placidi-felices"]',
        'viennensis-4 = ["placidi-felices", "comites-alani"]',
        "scenarios.toml: scenario scourge-of-god, comites-alani: stands 2 times",
    ),
    "units-of-a-tribe": (
        "scenarios.toml",
        "viennensis-2 = 3, viennensis-1 = 2",
        "viennensis-2 = 2, viennensis-1 = 2",
        "scenarios.toml: scenario scourge-of-god, visigothi: 4 units on the map, of 5",
    ),
    "major-tribe-missing": (
        "scenarios.toml",
        'persae = { status = "peace"',
        'lakmides = { status = "peace"',
        "scenarios.toml: scenario scourge-of-god, persae: is not on the map",
    ),
    "generic-leader-missing": (
        "scenarios.toml",
        ', ostrogothi-chief = "pannoniae-2"',
        "",
        "scenarios.toml: scenario radagaisus-and-alaric, ostrogothi: its generic leader is missing",
    ),
    "too-far-from-home": (
        "scenarios.toml",
        'vandali = { status = "revolt"',
        'vandali = { status = "war"',
        "scenarios.toml: scenario placidias-generals, vandali: at war, and hispaniae-5 is 8 areas from home",
    ),
    "among-the-enemy": (
        "scenarios.toml",
        'galliae-6 = ["magister-equitum-per-gallias"]\n',
        "",
        "scenarios.toml: scenario tyrants-of-gaul, galliae-2: magister-equitum-per-gallias stands among the enemy",
    ),
    "fleet": (
        "scenarios.toml",
        'fleets = { west = "barbarian", east = "roman" }',
        'fleets = { west = "roman", east = "roman" }',
        "scenarios.toml: scenario scourge-of-god, fleets: the western fleet is not with the camp that holds africa-4",
    ),
    "guard-of-the-wrong-size": (
        "scenarios.toml",
        'marcianus = "buccellarii-2pf-1"',
        'marcianus = "buccellarii-3pf-2"',
        "scenarios.toml: scenario scourge-of-god, guards: buccellarii-3pf-2 does not suit the CC of marcianus",
    ),
    "caesar-without-a-guard": (
        "scenarios.toml",
        'aetius = "buccellarii-4pf", ',
        "",
        "scenarios.toml: scenario scourge-of-god, caesars: aetius has no guard",
    ),
    "barbarian-augustus": (
        "scenarios.toml",
        'augusti = { west = "honorius"',
        'augusti = { west = "stilicho"',
        "scenarios.toml: scenario radagaisus-and-alaric, augusti: stilicho is of barbarian origin",
    ),
    "before-his-year": (
        "scenarios.toml",
        'italia-4 = ["honorius", "sarus"]',
        'italia-4 = ["honorius", "sarus", "aetius"]',
        "scenarios.toml: scenario radagaisus-and-alaric, aetius: comes in 424, after the start",
    ),
    "regnum-without-a-town": (
        "scenarios.toml",
        'king = "euricus", capital = "viennensis-2"',
        'king = "euricus", capital = "hispaniae-1"',
        "scenarios.toml: scenario last-emperors, visigothi:"
        " a Regnum needs its king, and a town with a unit and a leader as its capital",
    ),
    "subject-as-foederati": (
        "scenarios.toml",
        'free = ["ostrogothi", "gepidae"]',
        'free = ["gepidae"]',
        "scenarios.toml: scenario maiorianus-and-genseric, ostrogothi: Foederati, though subject to the Hunni (6.2)",
    ),
    "usurper-without-followers": (
        "scenarios.toml",
        'usurpers = { west = "constantinus-iii" }\n',
        "",
        "scenarios.toml: scenario tyrants-of-gaul, follow_west: usurper and followers do not agree",
    ),
    "year-of-a-special-rule": (
        "scenarios.toml",
        "year = 468",
        "year = 478",
        "scenarios.toml: scenario last-emperors, great-expedition: 478 is not in the scenario",
    ),
    "score-to-win": (
        "scenarios.toml",
        "pv = 40",
        "pv = 0",
        "scenarios.toml: scenario scourge-of-god, more-than-plunder: says not who must be how far ahead",
    ),
    "source": (
        "scenarios.toml",
        'source = "H Anthemius, the expedition of 468, Euric, Orestes and Odoacer"',
        'source = "made up"',
        "scenarios.toml: last-emperors: source 'made up' is neither R, P nor H",
    ),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_told_in_one_line_with_file_and_place(copy: Path, fault: str) -> None:
    file, old, new, line = FAULTS[fault]
    text = (copy / file).read_text()
    assert old in text
    (copy / file).write_text(text.replace(old, new, 1))
    assert f"ultimus/{line}" in check(copy)


def test_a_missing_file_is_told(copy: Path) -> None:
    (copy / "events.toml").unlink()
    assert check(copy) == ["ultimus/events.toml: file: not found"]


def test_a_table_of_the_catalogue_that_says_otherwise_is_told(tmp_path: Path) -> None:
    rules = tmp_path / "rules.toml"
    rules.write_text(RULES.read_text().replace("pax_romana = 5", "pax_romana = 6"))
    assert check(rules=rules) == ["ultimus/tables.toml: $.victory.pax_romana: 5 where the rulebook has 6"]
