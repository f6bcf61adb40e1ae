"""Cross-checks of the data files: counts, references, map, tables, scenarios, and facts of the rulebook."""

from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from msgspec import structs

from romanum.engine.data import Check, load
from romanum.engine.data_rows import Worded
from romanum.games.trajan.data.check_map import ground
from romanum.games.trajan.data.loader import DATA, FILES, Data, placements, read, unknown_ids
from romanum.games.trajan.data.schema import ScenarioRow, Unit

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


def check(folder: Path = DATA, rules: Path = RULES) -> list[str]:
    """All that is wrong with the data files in `folder`, one line each, with file and place.

    >>> check()
    []
    """
    found = Check(FILES)
    with found:
        data = read(folder)
        facts = load(rules, dict[str, Any], FILES.shown("rules"))["tables"]
        found.add(unknown_ids(data))
    if not found.faults:
        for find in CHECKS:
            find(found, data)
        disagreements(found, data, facts)
    return found.lines


def ids(check: Check, data: Data) -> None:
    """No id stands twice."""
    check.ids(data.cities, "cities")
    check.ids(data.counters.unit, "counters")
    check.ids(data.markers, "markers")
    check.ids(data.stratagems, "markers")
    check.ids(data.events, "events")
    check.ids(data.scenarios, "scenarios")
    check.ids(data.tables.terrain, "tables")
    check.ids(data.tables.type, "tables")


def cities(check: Check, data: Data) -> None:
    """So many cities, each in a hex of its own; capitals have their side's colour; two are Armenian."""
    check.number("cities", "$.city", len(data.cities), CITIES)
    codes = Counter(city.code for city in data.cities)
    check.number("cities", "Armenian cities", codes["armenian"], ARMENIAN_CITIES)
    for hex_name, times in Counter(city.hex for city in data.cities).items():
        if times > 1:
            check.fault("cities", f"hex {hex_name}", f"{times} cities in one hex")
    for city in data.cities:
        wanted = {"provincial": "roman", "regional": "parthian"}.get(city.capital, city.code)
        check.number("cities", f"{city.id}, code", city.code, wanted)
    needs = data.tables.victory
    if not codes["roman"] < needs.roman_cities <= len(data.cities):
        check.fault("tables", "$.victory.roman_cities", "no conquest is needed, or none is enough")
    if needs.parthian_cities > len(data.cities) - codes["roman"]:
        check.fault("tables", "$.victory.parthian_cities", "more than Parthia has")


def counters(check: Check, data: Data) -> None:
    """The counters sum to the total; a Civis a city; each number has a source."""
    box = data.counters
    markers = box.stratagem_markers + box.exercitus_markers + box.battle_markers + box.year_markers + box.month_markers
    check.number("counters", "$.total", box.total, box.civis + markers + box.spare + box.units)
    check.number("counters", "$.units", box.units, len(box.unit))
    check.number("counters", "$.civis", box.civis, len(data.cities))
    check.number("counters", "$.stratagem_markers", box.stratagem_markers, 2 * MARKERS_EACH)
    check.number("counters", "$.exercitus_markers", box.exercitus_markers, 2 * EXERCITUS_EACH)
    values = {field for field, value in structs.asdict(box).items() if isinstance(value, int | str)}
    for field in sorted(values ^ set(box.sources)):
        check.fault("counters", f"$.sources.{field}", "a number without a source, or a source without a number")


def units(check: Check, data: Data) -> None:
    """Leaders, and they alone, have a rating; types have the strength their kind can have; clients are marked."""
    for i, unit in enumerate(data.counters.unit):
        place = f"$.unit[{i}] ({unit.id})"
        if (unit.kind == "leader") != (unit.rating > 0):
            check.fault("counters", place, "leaders have a rating, and nobody else")
        if unit.guard and unit.kind == "leader":
            check.fault("counters", place, "a leader is no Guard unit")
        if (unit.kind in ("leader", "impeditus", "court")) != (unit.strength == 0):
            check.fault("counters", place, f"strength {unit.strength} does not suit its type")
        if unit.basic != (unit.nation not in ("arab", "alani")):
            check.fault("counters", place, "Arabs and Alani, and they alone, are not in the Basic Game")
        if unit.name.startswith("Legio ") != _is_legion(unit):
            check.fault(
                "counters", place, f"Roman Heavy Infantry of strength {LEGION} are legions, and nothing else is"
            )


def _is_legion(unit: Unit) -> bool:
    return unit.nation == "roman" and unit.kind == "heavy-infantry" and unit.strength == LEGION


def worked_battle(check: Check, data: Data) -> None:
    """The units of the worked battle exist (14.13)."""
    there: Counter[tuple[str, str, int, str]] = Counter()
    there.update((unit.nation, unit.kind, unit.strength, unit.discipline) for unit in data.counters.unit)
    for values, wanted in WORKED_BATTLE.items():
        if there[values] < wanted:
            described = " ".join(map(str, values))
            check.fault("counters", described, f"{there[values]} where the worked battle of 14.13 has {wanted}")


def markers(check: Check, data: Data) -> None:
    """Twelve a side, each side with its own Special ones; every kind can be played for something."""
    check.number("markers", "Roman markers", sum(kind.roman for kind in data.markers), MARKERS_EACH)
    check.number("markers", "Parthian markers", sum(kind.parthian for kind in data.markers), MARKERS_EACH)
    if [kind.roman for kind in data.markers] == [kind.parthian for kind in data.markers]:
        check.fault("markers", "$.marker", "both sides have the same mix")
    played = {action.marker for action in data.stratagems}
    for kind in data.markers:
        if kind.id not in played:
            check.fault("markers", kind.id, "can be played for nothing")


def events(check: Check, data: Data) -> None:
    """36 events in the order of the dice."""
    check.number("events", "$.event", tuple(event.roll for event in data.events), ROLLS)


def texts(check: Check, data: Data) -> None:
    """Each text can be filled in, and names the cities of its event."""
    names = {city.id: city.name for city in data.cities}
    worded: dict[str, tuple[Worded, ...]] = {"markers": data.stratagems, "events": data.events}
    for file, rows in worded.items():
        for row in rows:
            check.wording(file, f"{row.id}, text", row.wording, row.numbers)
    for event in data.events:
        missing = [names[city] for city in event.cities if names[city] not in event.wording]
        if missing and "Armenian city" not in event.wording:
            check.fault("events", f"{event.id}, text", f"does not name {', '.join(missing)}")


def tables(check: Check, data: Data) -> None:
    """Rows that fit together, in order."""
    combat = data.tables.combat
    check.number("tables", "$.combat.rows", len(combat.rows), len(combat.least))
    if list(combat.least) != sorted(set(combat.least)):
        check.fault("tables", "$.combat.least", "does not rise")
    sizes = [size.least for size in data.tables.victory_size]
    if sizes != sorted(set(sizes)) or sizes[:1] != [0]:
        check.fault("tables", "$.victory_size", "does not rise from 0")
    used = {unit.kind for unit in data.counters.unit} | {"civis"}
    check.number("tables", "$.type", {kind.id for kind in data.tables.type}, used)
    check.number("tables", "$.turns", len(data.tables.turns.campaign) + len(data.tables.turns.winter), 8)


def scenarios(check: Check, data: Data) -> None:
    """Every counter of the Basic Game stands once in each scenario, in a city of its side or an area of its nation."""
    for row in data.scenarios:
        place = f"scenario {row.id}"
        if row.turns + (row.year - 114) * 8 > LAST_TURN:
            check.fault("scenarios", place, "goes on after the summer of 117")
        if max(row.markers.roman, row.markers.parthian) > MARKERS_EACH:
            check.fault("scenarios", place, f"more than {MARKERS_EACH} markers")
        _setup_faults(check, data, row)


def _setup_faults(check: Check, data: Data, row: ScenarioRow) -> None:
    place = f"scenario {row.id}"
    times = Counter(unit for _, ids in placements(row) for unit in ids)
    for unit in data.counters.unit:
        if unit.basic and times[unit.id] != 1:
            check.fault("scenarios", place, f"'{unit.id}' stands {times[unit.id]} times")
    nations = {unit.id: unit.nation for unit in data.counters.unit}
    roman = {city.id for city in data.cities if city.code == "roman"} | set(row.roman_cities)
    for where, ids in placements(row):
        area = where if where in (*NATIONS_OF, "eliminated") else "roman" if where in row.roman else "parthian"
        if area in ("roman", "parthian") and (area == "roman") != (where in roman):
            check.fault("scenarios", f"{place}, {where}", "the Civis of the city is the enemy's")
        strangers = [name for name in ids if nations[name] not in NATIONS_OF.get(area, {nations[name]})]
        for name in strangers:
            check.fault("scenarios", f"{place}, {where}", f"'{name}' does not belong there")


def sources(check: Check, data: Data) -> None:
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
        check.sources(file, told)


CHECKS: Final = (
    ids,
    ground,
    cities,
    counters,
    units,
    worked_battle,
    markers,
    events,
    texts,
    tables,
    scenarios,
    sources,
)


# ---- what the catalogue prints of the rulebook's tables and examples


def disagreements(check: Check, data: Data, facts: Mapping[str, Any]) -> None:
    """Where the data say something else than the tables of the rule catalogue."""
    _of_the_map(check, data, facts)
    _of_the_charts(check, data, facts)
    _of_types(check, data, facts)


def _of_the_map(check: Check, data: Data, facts: Mapping[str, Any]) -> None:
    for side, rank in (("roman", "provincial"), ("parthian", "regional")):
        found = sorted(city.name for city in data.cities if city.capital == rank)
        check.printed("cities", f"{rank} capitals", found, sorted(facts["capitals"][side]))
    needs, wanted = data.tables.victory, facts["victory_conditions"]
    check.printed("tables", "$.victory.roman_cities", needs.roman_cities, wanted["roman_cities"])
    check.printed("tables", "$.victory.parthian_cities", needs.parthian_cities, wanted["parthian_cities"])
    check.printed("tables", "$.victory.levels", list(needs.levels), wanted["levels"])
    check.printed("tables", "$.turns.campaign", list(data.tables.turns.campaign), facts["turns"]["campaign"])
    check.printed("tables", "$.turns.winter", list(data.tables.turns.winter), facts["turns"]["winter"])
    numbers = next(action.numbers for action in data.stratagems if action.id == "triumph")
    check.printed(
        "markers", "triumph, numbers", numbers, {name.lower(): extra for name, extra in facts["triumph"].items()}
    )
    trajan = next(unit for unit in data.counters.unit if unit.id == "trajan")
    found_trajan = {"rating": trajan.rating, "discipline": trajan.discipline}
    check.printed("counters", "trajan", found_trajan, facts["facts_from_examples"]["trajan"])
    check.printed("events", "roll 12", data.events[1].name, facts["facts_from_examples"]["event_12"])


def _of_the_charts(check: Check, data: Data, facts: Mapping[str, Any]) -> None:
    chart = data.tables
    for name in "IVRMB":
        check.printed(
            "tables", f"$.discipline.{name}", list(getattr(chart.discipline, name.lower())), facts["discipline"][name]
        )
    for name in ("road", "cross_country", "river", "sea"):
        check.printed("tables", f"$.march.{name}", list(getattr(chart.march, name)), facts["march"][name])
    printed = dict(facts["combat_results"])
    check.printed("tables", "$.combat.least", list(chart.combat.least), printed.pop("row_min"))
    check.printed("tables", "$.combat.rows", [list(row) for row in chart.combat.rows], list(printed.values()))
    check.printed(
        "tables", "$.formal_siege.results", list(chart.formal_siege.results), facts["formal_siege"]["results"]
    )
    for size in chart.victory_size:
        wanted = facts["victory_size"][size.name.lower()]
        check.printed(
            "tables", f"victory size {size.name}", (size.least, size.markers), (wanted["min"], wanted["markers"])
        )


def _of_types(check: Check, data: Data, facts: Mapping[str, Any]) -> None:
    printed = facts["unit_strengths"]
    for kind in data.tables.type:
        row = {"light-infantry": "auxiliary_infantry"}.get(kind.id, kind.id.replace("-", "_"))
        wanted = printed.get(row, printed["other"])
        values = (*kind.attack, kind.maneuver, kind.worth)
        told = tuple(wanted[column] for column in ("fire", "melee", "pursuit", "maneuver", "defense"))
        check.printed("tables", f"type {kind.id}", values, told)
    for terrain in data.tables.terrain:
        wanted = facts["terrain"]["river" if terrain.id == "lake" else terrain.id]
        effects = (terrain.stop, terrain.no_maneuver, terrain.reduced)
        printed_effects = ("stop" in wanted["move"], "maneuver" in wanted["fight"], "-5" in wanted["fight"])
        check.printed("tables", f"terrain {terrain.id}", effects, printed_effects)
