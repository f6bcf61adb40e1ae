"""Cross-checks of the data files: counts, references, map, tables, scenarios, and facts of the rulebook."""

import re
from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from pathlib import Path
from typing import Any, Final

from romanum.engine.data import DataError, load, raised
from romanum.games.ultimus.data.check_map import ground
from romanum.games.ultimus.data.check_scenarios import setups
from romanum.games.ultimus.data.reading import DATA, FILES, Data, all_leaders, all_units, read, unknown_ids
from romanum.games.ultimus.data.schema import Worded

RULES: Final = DATA.parent / "rules.toml"

ROMAN_UNITS: Final = 66
TRIBAL_UNITS: Final = 59
COUNTERS: Final = 53
MOST_CC: Final = 8  # 3.2.4
STEPS: Final = (  # from worst to best for the attacker
    *("E:*R", "E:*1/4", "A:*R", "A:*1/4", "A:*1/2", "A:*3/4"),
    *("*3/4:A", "*1/2:A", "*1/4:A", "*R:A", "*1/4:E", "*R:E"),
)


Faults = Iterator[DataError]


def check(folder: Path = DATA, rules: Path = RULES) -> list[str]:
    """All that is wrong with the data files in `folder`, one line each, with file and place.

    >>> check()
    []
    """
    try:
        data = read(folder)
        catalogue = load(rules, dict[str, Any], FILES.shown("rules"))
    except DataError as error:
        return [str(error)]
    if unknown := [str(error) for error in unknown_ids(data)]:
        return unknown
    if twice := [str(error) for build in BUILT for error in raised(build, data)]:
        return twice
    lines = [str(FILES.fault(*found)) for found in ground(data)]
    lines += [str(fault) for find in CHECKS for fault in find(data)]
    lines += [str(FILES.fault("scenarios", place, reason)) for place, reason in setups(data)]
    return lines + [str(fault) for fault in disagreements(data, catalogue)]


BUILT: Final[tuple[Callable[[Data], object], ...]] = (
    lambda data: FILES.index(data.zones.zone, "zones"),
    lambda data: FILES.index(data.zones.sea, "zones"),
    lambda data: FILES.index(data.zones.diocese, "zones"),
    lambda data: FILES.index(data.tribes, "tribes"),
    lambda data: FILES.index((*all_leaders(data.leaders), *all_units(data)), "leaders"),
    lambda data: FILES.index(data.events, "events"),
    lambda data: FILES.index(data.stratagems, "stratagems"),
    lambda data: FILES.index(data.scenarios, "scenarios"),
)


def _number(file: str, place: str, found: object, wanted: object) -> Faults:
    if found != wanted:
        yield FILES.fault(file, place, f"{found} where there should be {wanted}")


def units(data: Data) -> Faults:
    """So many units; each weaker when reduced; LI and CO of a diocese, PA of a capital of their half."""
    counters = all_units(data)
    roman = [unit for unit in counters if not unit.tribe]
    yield from _number("units", "Roman units", len(roman), ROMAN_UNITS)
    yield from _number("tribes", "tribal units", len(counters) - len(roman), TRIBAL_UNITS)
    capitals = {zone.id: zone.diocese for zone in data.zones.zone if zone.capital}
    halves = {diocese.id: diocese.half for diocese in data.zones.diocese}
    for unit in counters:
        file = "tribes" if unit.tribe else "units"
        if unit.reduced[0] >= unit.full[0] or any(b > a for a, b in zip(unit.full, unit.reduced, strict=True)):
            yield FILES.fault(file, unit.id, "is not weaker when reduced")
        if bool(unit.diocese) != (unit.kind in ("LI", "CO")):
            yield FILES.fault(file, unit.id, "LI and CO units have a diocese, and they alone")
        if (unit.kind == "PA") != bool(unit.home) or (
            unit.home and halves.get(capitals.get(unit.home, "")) != unit.half
        ):
            yield FILES.fault(file, unit.id, "PA units, and they alone, have a capital of their half as home")
        if unit.kind == "BU" and unit.full[0] not in data.tables.guards.pf[1:]:
            yield FILES.fault(file, unit.id, "no leader has a guard of that size")


def leaders(data: Data) -> Faults:
    """Years in order; historical leaders with them, generic ones without; Romans with a place, others with a Tribe."""
    file = data.leaders
    for leader in all_leaders(file):
        historical = leader in file.roman or leader in file.tribal
        if historical != bool(leader.entry) or historical != (leader.death is not None):
            yield FILES.fault("leaders", leader.id, "historical leaders have years, and they alone")
        if leader.death and not leader.entry <= leader.death[0] <= leader.death[1] <= leader.death[2]:
            yield FILES.fault("leaders", leader.id, "his years are not in order")
        roman = leader in file.roman or leader in file.generic
        if roman != bool(leader.half and leader.zone) or roman == bool(leader.tribe):
            yield FILES.fault("leaders", leader.id, "Romans have a half and an area, others a Tribe")
        if leader.cc > MOST_CC:
            yield FILES.fault("leaders", leader.id, f"CC {leader.cc} where {MOST_CC} is the most")
    led = {leader.tribe for leader in file.tribal}
    for tribe in data.tribes:
        if (tribe.id in led) != (tribe.rank == "major" or tribe.id == "franci-salii"):
            yield FILES.fault(
                "leaders", tribe.id, "Major Tribes and the Franci Salii have historical leaders, and nobody else"
            )


def combat(data: Data) -> Faults:
    """A table of known results that gets no worse for the attacker with better odds or a higher die (8.3, 8.4)."""
    table = data.combat
    ratios = [Fraction(text) for text in table.columns]
    if ratios != sorted(set(ratios)) or not {"5/4", "3/2"} <= set(table.columns):
        yield FILES.fault("combat", "$.columns", "do not rise, or lack 5/4 or 3/2")
    yield from _number("combat", "$.rows", table.rows, tuple(range(2, 10)))
    if [len(row) for row in table.cells] != [len(table.columns)] * len(table.rows):
        yield FILES.fault("combat", "$.cells", "does not have a cell for each row and column")
        return
    strange = sorted({cell for row in table.cells for cell in row} - set(STEPS))
    yield from (FILES.fault("combat", "$.cells", f"'{cell}' is no result") for cell in strange)
    if not strange:
        yield from _monotone([[STEPS.index(cell) for cell in row] for row in table.cells])


def _monotone(steps: list[list[int]]) -> Faults:
    for r, row in enumerate(steps):
        if row != sorted(row):
            yield FILES.fault("combat", f"$.cells[{r}]", "falls with better odds")
    for c, column in enumerate(zip(*steps, strict=True)):
        if list(column) != sorted(column):
            yield FILES.fault("combat", f"column {c}", "falls with a higher die")


def events(data: Data) -> Faults:
    """One for each sum of d6 and d10."""
    yield from _number("events", "$.event", [event.sum for event in data.events], list(range(1, 16)))


def stratagems(data: Data) -> Faults:
    """53 counters."""
    yield from _number("stratagems", "counters", sum(kind.count for kind in data.stratagems), COUNTERS)


def texts(data: Data) -> Faults:
    """Each text can be filled in."""
    worded: dict[str, tuple[Worded, ...]] = {"events": data.events, "stratagems": data.stratagems}
    for file, rows in worded.items():
        for row in rows:
            try:
                row.wording.format_map(row.numbers)
            except (KeyError, ValueError, IndexError) as error:
                yield FILES.fault(file, f"{row.id}, text", f"cannot be filled in: {error}")


def sources(data: Data) -> Faults:
    """Each part of each source says R, P or H and then what."""
    chart = data.tables
    tables = (chart.movement, chart.guards, chart.fleets, chart.hand, chart.refuges, chart.succession, chart.victory)
    rows: dict[str, list[tuple[str, str]]] = {
        "zones": [(row.id, row.source) for row in (*data.zones.sea, *data.zones.diocese, *data.zones.zone)],
        "borders": [(f"{row.a} and {row.b}", row.source) for row in data.borders],
        "tribes": [(row.id, row.source) for row in data.tribes],
        "units": [(row.id, row.source) for row in data.units],
        "leaders": [(row.id, row.source) for row in all_leaders(data.leaders)],
        "combat": [("$", data.combat.source)],
        "events": [(row.id, row.source) for row in data.events],
        "stratagems": [(row.id, row.source) for row in data.stratagems],
        "tables": [(type(row).__name__.lower(), row.source) for row in tables],
        "scenarios": [(row.id, row.source) for row in data.scenarios],
    }
    rows["leaders"].append(("death_source", data.leaders.death_source))
    for file, told in rows.items():
        for place, source in told:
            for part in source.split("; "):
                if not re.search(r"\b(R \d|[PH] \w)", part):
                    yield FILES.fault(file, place, f"source '{part}' is neither R, P nor H")


CHECKS: Final = (units, leaders, combat, events, stratagems, texts, sources)


# ---- what the catalogue prints of the rulebook's tables and examples


def disagreements(data: Data, catalogue: Mapping[str, Any]) -> Faults:
    """Where the data say something else than the tables of the rule catalogue."""
    facts = catalogue["tables"]
    rules = {rule["id"] for rule in catalogue["rule"]}
    for kind in data.stratagems:
        if kind.rule not in rules:
            yield FILES.fault("stratagems", f"{kind.id}, rule", f"there is no rule {kind.rule}")
    for file, place, found, wanted in (
        *_of_the_map(data, facts),
        *_of_numbers(data, facts),
        *_of_points(data, facts),
        *_of_counters(data, facts),
    ):
        if found != wanted:
            yield FILES.fault(file, place, f"{found} where the rulebook has {wanted}")


Compared = Iterator[tuple[str, str, object, object]]
"""Something told twice: file, place, what the file has, what the rulebook has."""


def _of_the_map(data: Data, facts: Mapping[str, Any]) -> Compared:
    halves = {diocese.id: diocese.half for diocese in data.zones.diocese}
    towns = {zone.id: zone.town for zone in data.zones.zone}
    for half in ("west", "east"):
        found = [diocese.name for diocese in data.zones.diocese if diocese.half == half]
        yield "zones", f"dioceses of the {half}", found, facts["dioceses"][half]
        capitals = sorted(zone.town for zone in data.zones.zone if zone.capital and halves[zone.diocese] == half)
        yield "zones", f"capitals of the {half}", capitals, sorted(facts["imperial_capitals"][half])
    for half, base in zip(("west", "east"), data.tables.fleets.bases, strict=True):
        yield "tables", "$.fleets.bases", towns[base], facts["fleets"][f"{half}_base"]
    examples = facts["facts_from_examples"]
    yield "zones", "Carthago", towns["africa-4"], "Carthago" if examples["carthago"] == "Africa 4" else ""
    yield "zones", "Roma", towns["italia-5"], "Roma" if examples["roma"] == "Italia 5" else ""
    for nationality, plural in NATIONS.items():
        names = sorted(tribe.name for tribe in data.tribes if tribe.nationality == nationality)
        yield "tribes", nationality, names, sorted(facts["nationalities"][plural])


NATIONS: Final = {
    "german": "germans",
    "celt": "celts",
    "iranian": "iranians",
    "hun": "huns",
    "thraco-phrygian": "thraco_phrygians",
    "hamite-semite": "hamites_semites",
}


def _of_numbers(data: Data, facts: Mapping[str, Any]) -> Compared:
    points, costs, chart = facts["movement_points"], facts["movement_costs"], data.tables
    moves = chart.movement
    pm = (moves.leader, moves.unit, moves.palatini, moves.buccellarii, moves.migration)
    yield "tables", "$.movement, PM", pm, tuple(points[name] for name in ("leader", "unit", "pa", "bu", "migration"))
    found = (moves.area, moves.river, moves.strait, moves.long_strait, moves.outside_most)
    names = ("area", "large_river_extra", "strait_extra", "long_strait_extra", "outside_empire_limit")
    yield "tables", "$.movement, costs", found, tuple(costs[name] for name in names)
    guards = facts["buccellarii_pf"]
    wanted = [guards["cc_0"], *[guards["cc_1_4"]] * 4, *[guards["cc_5_6"]] * 2, *[guards["cc_7_8"]] * 2]
    yield "tables", "$.guards.pf", list(chart.guards.pf), wanted
    fleets = (chart.fleets.units_most, chart.fleets.seas_a_sequence, chart.fleets.turns_lost)
    printed = facts["fleets"]
    yield "tables", "$.fleets", fleets, tuple(printed[n] for n in ("unit_capacity", "sea_areas_per_smc", "turns_lost"))
    yield "tables", "$.hand.most", chart.hand.most, facts["stratagems"]["reserve_limit"]


def _of_points(data: Data, facts: Mapping[str, Any]) -> Compared:
    points = data.tables.victory
    renamed = {"battle": "battle_25_pf", "both_augusti": "both_augusti_in_capitals", "town": "town_area"}
    for camp, names in (
        ("roman", ("battle", "leader", "attila", "minor_pacified", "major_pacified", "both_augusti", "no_civil_war")),
        ("roman", ("east_capitals", "west_capitals", "pax_romana")),
        ("barbarian", ("battle", "leader", "area", "town", "roma", "usurpation", "no_successor", "regnum")),
    ):
        printed = facts["victory_points"][camp]
        for name in names:
            yield "tables", f"$.victory.{name}", getattr(points, name), printed[renamed.get(name, name)]
    numbers = {kind.id: kind.numbers for kind in data.stratagems}
    roman, barbarian = facts["victory_points"]["roman"], facts["victory_points"]["barbarian"]
    tribute = {"minor": -roman["tribute_minor"], "major": -roman["tribute_major"]}
    yield "stratagems", "tribute, numbers", numbers["tribute"], tribute
    yield "stratagems", "ecumenical-council, numbers", numbers["ecumenical-council"], {"pv": roman["council"]}
    yield (
        "stratagems",
        "ecumenical-council, numbers",
        numbers["ecumenical-council"],
        {"pv": barbarian["council_per_turn"]},
    )


def _of_counters(data: Data, facts: Mapping[str, Any]) -> Compared:
    printed = facts["stratagems"]
    for camp in ("roman", "barbarian", "mixed"):
        found = {kind.name: "/".join(kind.printed) for kind in data.stratagems if kind.camp == camp}
        yield "stratagems", camp, found, printed[camp]
    removed = [kind.name for kind in data.stratagems if kind.removed]
    yield "stratagems", "removed", removed, printed["removed_after_play"]
    men = {leader.id: leader for leader in all_leaders(data.leaders)}
    told = facts["facts_from_examples"]
    for name, fact in (("libius-severus", "libius_severus"), ("leo-i", "leo_i")):
        yield "leaders", name, {"cp": men[name].cp, "vs": men[name].vs}, told[fact]
    yield "leaders", "gensericus", {"vs": men["gensericus"].vs}, told["genseric"]
    quality = {unit.id: unit.full[1] for unit in data.units}
    for name, fact in (
        ("comitatenses-galliae", "co_galliae_qu"),
        ("comites-alani", "pa_comites_alani_qu"),
        ("comites-seniores", "pa_comites_seniores_qu"),
    ):
        yield "units", f"{name}, QU", quality[name], told[fact]
