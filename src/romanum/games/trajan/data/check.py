"""Cross-checks of the data files: counts, references, map, tables, scenarios, and facts of the rulebook."""

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from msgspec import structs

from romanum.engine.data import DataError, load, raised
from romanum.games.trajan.data.check_map import ground
from romanum.games.trajan.data.reading import DATA, FILES, Data, placements, read, unknown_ids
from romanum.games.trajan.data.schema import ScenarioRow, Unit, Worded

RULES: Final = DATA.parent / "rules.toml"

CITIES: Final = 66
ARMENIAN_CITIES: Final = 2  # 4.0
MARKERS_EACH: Final = 12  # 6.0
EXERCITUS_EACH: Final = 3  # 8.1
LEGION: Final = 5  # 2.66
ROLLS: Final = tuple(10 * tens + ones for tens in range(1, 7) for ones in range(1, 7))
LAST_TURN: Final = (117 - 114) * 8 + 6  # 1.1: the war ends in 117, before winter
WORKED_BATTLE: Final = {  # 14.13: type, strength and discipline, and how many
    ("roman", "heavy-infantry", 5, "V"): 2,
    ("roman", "auxiliary-infantry", 4, "V"): 2,
    ("roman", "equites", 2, "V"): 3,
    ("core", "heavy-cavalry", 1, "V"): 3,
    ("core", "horse-archers", 5, "R"): 3,
}
NATIONS_OF: Final = {
    "roman": {"roman"},
    "parthian": {"core", "satrapy", "armenian"},
    "roman_recruits": {"roman"},
    "off_map": {"roman"},
    "core_recruits": {"core"},
    "satrapy_recruits": {"satrapy"},
}


Faults = Iterator[DataError]


def check(folder: Path = DATA, rules: Path = RULES) -> list[str]:
    """All that is wrong with the data files in `folder`, one line each, with file and place.

    >>> check()
    []
    """
    try:
        data = read(folder)
        facts = load(rules, dict[str, Any], FILES.shown("rules"))["tables"]
    except DataError as error:
        return [str(error)]
    if unknown := [str(error) for error in unknown_ids(data)]:
        return unknown
    lines = [str(error) for build in BUILT for error in raised(build, data)]
    lines += [str(FILES.fault("hexes", place, reason)) for place, reason in ground(data)]
    lines += [str(fault) for find in CHECKS for fault in find(data)]
    return lines + [str(fault) for fault in disagreements(data, facts)]


BUILT: Final[tuple[Callable[[Data], object], ...]] = (
    lambda data: FILES.index(data.cities, "cities"),
    lambda data: FILES.index(data.counters.unit, "counters"),
    lambda data: FILES.index(data.markers, "markers"),
    lambda data: FILES.index(data.stratagems, "markers"),
    lambda data: FILES.index(data.events, "events"),
    lambda data: FILES.index(data.scenarios, "scenarios"),
    lambda data: FILES.index(data.tables.terrain, "tables"),
    lambda data: FILES.index(data.tables.type, "tables"),
)


def _number(file: str, place: str, found: object, wanted: object) -> Faults:
    if found != wanted:
        yield FILES.fault(file, place, f"{found} where there should be {wanted}")


def cities(data: Data) -> Faults:
    """So many cities, each in a hex of its own; capitals have their side's colour; two are Armenian."""
    yield from _number("cities", "$.city", len(data.cities), CITIES)
    codes = Counter(city.code for city in data.cities)
    yield from _number("cities", "Armenian cities", codes["armenian"], ARMENIAN_CITIES)
    for hex_name, times in Counter(city.hex for city in data.cities).items():
        if times > 1:
            yield FILES.fault("cities", f"hex {hex_name}", f"{times} cities in one hex")
    for city in data.cities:
        wanted = {"provincial": "roman", "regional": "parthian"}.get(city.capital, city.code)
        yield from _number("cities", f"{city.id}, code", city.code, wanted)
    needs = data.tables.victory
    if not codes["roman"] < needs.roman_cities <= len(data.cities):
        yield FILES.fault("tables", "$.victory.roman_cities", "no conquest is needed, or none is enough")
    if needs.parthian_cities > len(data.cities) - codes["roman"]:
        yield FILES.fault("tables", "$.victory.parthian_cities", "more than Parthia has")


def counters(data: Data) -> Faults:
    """The counters sum to the total; a Civis a city; each number has a source."""
    box = data.counters
    markers = box.stratagem_markers + box.exercitus_markers + box.battle_markers + box.year_markers + box.month_markers
    yield from _number("counters", "$.total", box.total, box.civis + markers + box.spare + box.units)
    yield from _number("counters", "$.units", box.units, len(box.unit))
    yield from _number("counters", "$.civis", box.civis, len(data.cities))
    yield from _number("counters", "$.stratagem_markers", box.stratagem_markers, 2 * MARKERS_EACH)
    yield from _number("counters", "$.exercitus_markers", box.exercitus_markers, 2 * EXERCITUS_EACH)
    values = {field for field, value in structs.asdict(box).items() if isinstance(value, int | str)}
    for field in sorted(values ^ set(box.sources)):
        yield FILES.fault("counters", f"$.sources.{field}", "a number without a source, or a source without a number")


def units(data: Data) -> Faults:
    """Leaders, and they alone, have a rating; types have the strength their kind can have; clients are marked."""
    for i, unit in enumerate(data.counters.unit):
        place = f"$.unit[{i}] ({unit.id})"
        if (unit.kind == "leader") != (unit.rating > 0):
            yield FILES.fault("counters", place, "leaders have a rating, and nobody else")
        if unit.guard and unit.kind == "leader":
            yield FILES.fault("counters", place, "a leader is no Guard unit")
        if (unit.kind in ("leader", "impeditus", "court")) != (unit.strength == 0):
            yield FILES.fault("counters", place, f"strength {unit.strength} does not suit its type")
        if unit.basic != (unit.nation not in ("arab", "alani")):
            yield FILES.fault("counters", place, "Arabs and Alani, and they alone, are not in the Basic Game")
        if unit.name.startswith("Legio ") != _is_legion(unit):
            yield FILES.fault(
                "counters", place, f"Roman Heavy Infantry of strength {LEGION} are legions, and nothing else is"
            )


def _is_legion(unit: Unit) -> bool:
    return unit.nation == "roman" and unit.kind == "heavy-infantry" and unit.strength == LEGION


def worked_battle(data: Data) -> Faults:
    """The units of the worked battle exist (14.13)."""
    there: Counter[tuple[str, str, int, str]] = Counter()
    there.update((unit.nation, unit.kind, unit.strength, unit.discipline) for unit in data.counters.unit)
    for values, wanted in WORKED_BATTLE.items():
        if there[values] < wanted:
            described = " ".join(map(str, values))
            yield FILES.fault("counters", described, f"{there[values]} where the worked battle of 14.13 has {wanted}")


def markers(data: Data) -> Faults:
    """Twelve a side, each side with its own Special ones; every kind can be played for something."""
    yield from _number("markers", "Roman markers", sum(kind.roman for kind in data.markers), MARKERS_EACH)
    yield from _number("markers", "Parthian markers", sum(kind.parthian for kind in data.markers), MARKERS_EACH)
    if [kind.roman for kind in data.markers] == [kind.parthian for kind in data.markers]:
        yield FILES.fault("markers", "$.marker", "both sides have the same mix")
    played = {action.marker for action in data.stratagems}
    for kind in data.markers:
        if kind.id not in played:
            yield FILES.fault("markers", kind.id, "can be played for nothing")


def events(data: Data) -> Faults:
    """36 events in the order of the dice."""
    yield from _number("events", "$.event", tuple(event.roll for event in data.events), ROLLS)


def texts(data: Data) -> Faults:
    """Each text can be filled in, and names the cities of its event."""
    names = {city.id: city.name for city in data.cities}
    worded: dict[str, tuple[Worded, ...]] = {"markers": data.stratagems, "events": data.events}
    for file, rows in worded.items():
        for row in rows:
            try:
                row.wording.format_map(row.numbers)
            except (KeyError, ValueError, IndexError) as error:
                yield FILES.fault(file, f"{row.id}, text", f"cannot be filled in: {error}")
    for event in data.events:
        missing = [names[city] for city in event.cities if names[city] not in event.wording]
        if missing and "Armenian city" not in event.wording:
            yield FILES.fault("events", f"{event.id}, text", f"does not name {', '.join(missing)}")


def tables(data: Data) -> Faults:
    """Rows that fit together, in order."""
    combat = data.tables.combat
    yield from _number("tables", "$.combat.rows", len(combat.rows), len(combat.least))
    if list(combat.least) != sorted(set(combat.least)):
        yield FILES.fault("tables", "$.combat.least", "does not rise")
    sizes = [size.least for size in data.tables.victory_size]
    if sizes != sorted(set(sizes)) or sizes[:1] != [0]:
        yield FILES.fault("tables", "$.victory_size", "does not rise from 0")
    used = {unit.kind for unit in data.counters.unit} | {"civis"}
    yield from _number("tables", "$.type", {kind.id for kind in data.tables.type}, used)
    yield from _number("tables", "$.turns", len(data.tables.turns.campaign) + len(data.tables.turns.winter), 8)


def scenarios(data: Data) -> Faults:
    """Every counter of the Basic Game stands once in each scenario, in a city of its side or an area of its nation."""
    for row in data.scenarios:
        place = f"scenario {row.id}"
        if row.turns + (row.year - 114) * 8 > LAST_TURN:
            yield FILES.fault("scenarios", place, "goes on after the summer of 117")
        if max(row.markers.roman, row.markers.parthian) > MARKERS_EACH:
            yield FILES.fault("scenarios", place, f"more than {MARKERS_EACH} markers")
        yield from _setup_faults(data, row)


def _setup_faults(data: Data, row: ScenarioRow) -> Faults:
    place = f"scenario {row.id}"
    times = Counter(unit for _, ids in placements(row) for unit in ids)
    for unit in data.counters.unit:
        if unit.basic and times[unit.id] != 1:
            yield FILES.fault("scenarios", place, f"'{unit.id}' stands {times[unit.id]} times")
    nations = {unit.id: unit.nation for unit in data.counters.unit}
    roman = {city.id for city in data.cities if city.code == "roman"} | set(row.roman_cities)
    for where, ids in placements(row):
        area = where if where in (*NATIONS_OF, "eliminated") else "roman" if where in row.roman else "parthian"
        if area in ("roman", "parthian") and (area == "roman") != (where in roman):
            yield FILES.fault("scenarios", f"{place}, {where}", "the Civis of the city is the enemy's")
        strangers = [name for name in ids if nations[name] not in NATIONS_OF.get(area, {nations[name]})]
        yield from (
            FILES.fault("scenarios", f"{place}, {where}", f"'{name}' does not belong there") for name in strangers
        )


def sources(data: Data) -> Faults:
    """Each part of each source says R, P or H and then what."""
    chart = data.tables
    rows: dict[str, list[tuple[str, str]]] = {
        "cities": [(row.id, row.source) for row in data.cities],
        "counters": [(row.id, row.source) for row in data.counters.unit] + list(data.counters.sources.items()),
        "markers": [(row.id, row.source) for row in (*data.markers, *data.stratagems)],
        "events": [(row.id, row.source) for row in data.events],
        "scenarios": [(row.id, row.source) for row in data.scenarios],
        "tables": [(kind.id, kind.source) for kind in chart.type] + [(row.id, row.source) for row in chart.terrain],
    }
    for file, told in rows.items():
        for place, source in told:
            for part in source.split("; "):
                if not re.search(r"\b(R \d|[PH] \w)", part):
                    yield FILES.fault(file, place, f"source '{part}' is neither R, P nor H")


CHECKS: Final = (cities, counters, units, worked_battle, markers, events, texts, tables, scenarios, sources)


# ---- what the catalogue prints of the rulebook's tables and examples


def disagreements(data: Data, facts: Mapping[str, Any]) -> Faults:
    """Where the data say something else than the tables of the rule catalogue."""
    for file, place, found, wanted in (
        *_of_the_map(data, facts),
        *_of_the_charts(data, facts),
        *_of_types(data, facts),
    ):
        if found != wanted:
            yield FILES.fault(file, place, f"{found} where the rulebook has {wanted}")


Compared = Iterator[tuple[str, str, object, object]]
"""Something told twice: file, place, what the file has, what the rulebook has."""


def _of_the_map(data: Data, facts: Mapping[str, Any]) -> Compared:
    for side, rank in (("roman", "provincial"), ("parthian", "regional")):
        found = sorted(city.name for city in data.cities if city.capital == rank)
        yield "cities", f"{rank} capitals", found, sorted(facts["capitals"][side])
    needs, wanted = data.tables.victory, facts["victory_conditions"]
    yield "tables", "$.victory.roman_cities", needs.roman_cities, wanted["roman_cities"]
    yield "tables", "$.victory.parthian_cities", needs.parthian_cities, wanted["parthian_cities"]
    yield "tables", "$.victory.levels", list(needs.levels), wanted["levels"]
    yield "tables", "$.turns.campaign", list(data.tables.turns.campaign), facts["turns"]["campaign"]
    yield "tables", "$.turns.winter", list(data.tables.turns.winter), facts["turns"]["winter"]
    numbers = next(action.numbers for action in data.stratagems if action.id == "triumph")
    yield "markers", "triumph, numbers", numbers, {name.lower(): extra for name, extra in facts["triumph"].items()}
    trajan = next(unit for unit in data.counters.unit if unit.id == "trajan")
    found_trajan = {"rating": trajan.rating, "discipline": trajan.discipline}
    yield "counters", "trajan", found_trajan, facts["facts_from_examples"]["trajan"]
    yield "events", "roll 12", data.events[1].name, facts["facts_from_examples"]["event_12"]


def _of_the_charts(data: Data, facts: Mapping[str, Any]) -> Compared:
    chart = data.tables
    for name in "IVRMB":
        yield "tables", f"$.discipline.{name}", list(getattr(chart.discipline, name.lower())), facts["discipline"][name]
    for name in ("road", "cross_country", "river", "sea"):
        yield "tables", f"$.march.{name}", list(getattr(chart.march, name)), facts["march"][name]
    printed = dict(facts["combat_results"])
    yield "tables", "$.combat.least", list(chart.combat.least), printed.pop("row_min")
    yield "tables", "$.combat.rows", [list(row) for row in chart.combat.rows], list(printed.values())
    yield "tables", "$.formal_siege.results", list(chart.formal_siege.results), facts["formal_siege"]["results"]
    for size in chart.victory_size:
        wanted = facts["victory_size"][size.name.lower()]
        yield "tables", f"victory size {size.name}", (size.least, size.markers), (wanted["min"], wanted["markers"])


def _of_types(data: Data, facts: Mapping[str, Any]) -> Compared:
    printed = facts["unit_strengths"]
    for kind in data.tables.type:
        row = {"light-infantry": "auxiliary_infantry"}.get(kind.id, kind.id.replace("-", "_"))
        wanted = printed.get(row, printed["other"])
        values = (*kind.attack, kind.maneuver, kind.worth)
        told = tuple(wanted[column] for column in ("fire", "melee", "pursuit", "maneuver", "defense"))
        yield "tables", f"type {kind.id}", values, told
    for terrain in data.tables.terrain:
        wanted = facts["terrain"]["river" if terrain.id == "lake" else terrain.id]
        effects = (terrain.stop, terrain.no_maneuver, terrain.reduced)
        printed_effects = ("stop" in wanted["move"], "maneuver" in wanted["fight"], "-5" in wanted["fight"])
        yield "tables", f"terrain {terrain.id}", effects, printed_effects
