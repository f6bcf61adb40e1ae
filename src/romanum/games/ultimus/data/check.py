"""Cross-checks of the data files: counts, references, map, tables, scenarios, and facts of the rulebook."""

from collections.abc import Mapping
from fractions import Fraction
from pathlib import Path
from typing import Any, Final

from romanum.engine.data import Check, load
from romanum.engine.data_rows import Worded
from romanum.games.ultimus.data.check_map import ground
from romanum.games.ultimus.data.check_scenarios import setups
from romanum.games.ultimus.data.loader import DATA, FILES, Data, all_leaders, all_units, read, unknown_ids

RULES: Final = DATA.parent / "rules.toml"

ROMAN_UNITS: Final = 66
TRIBAL_UNITS: Final = 59
COUNTERS: Final = 53
MOST_CC: Final = 8  # 3.2.4
STEPS: Final = (  # from worst to best for the attacker
    *("E:*R", "E:*1/4", "A:*R", "A:*1/4", "A:*1/2", "A:*3/4"),
    *("*3/4:A", "*1/2:A", "*1/4:A", "*R:A", "*1/4:E", "*R:E"),
)


def check(folder: Path = DATA, rules: Path = RULES) -> list[str]:
    """All that is wrong with the data files in `folder`, one line each, with file and place.

    >>> check()
    []
    """
    found = Check(FILES)
    with found:
        data = read(folder)
        catalogue = load(rules, dict[str, Any], FILES.shown("rules"))
        found.add(unknown_ids(data))
    if not found.faults:
        ids(found, data)
    if not found.faults:
        for find in CHECKS:
            find(found, data)
        disagreements(found, data, catalogue)
    return found.lines


def ids(check: Check, data: Data) -> None:
    """No id stands twice."""
    check.ids(data.zones.zone, "zones")
    check.ids(data.zones.sea, "zones")
    check.ids(data.zones.diocese, "zones")
    check.ids(data.tribes, "tribes")
    check.ids((*all_leaders(data.leaders), *all_units(data)), "leaders")
    check.ids(data.events, "events")
    check.ids(data.stratagems, "stratagems")
    check.ids(data.scenarios, "scenarios")


def units(check: Check, data: Data) -> None:
    """So many units; each weaker when reduced; LI and CO of a diocese, PA of a capital of their half."""
    counters = all_units(data)
    roman = [unit for unit in counters if not unit.tribe]
    check.number("units", "Roman units", len(roman), ROMAN_UNITS)
    check.number("tribes", "tribal units", len(counters) - len(roman), TRIBAL_UNITS)
    capitals = {zone.id: zone.diocese for zone in data.zones.zone if zone.capital}
    halves = {diocese.id: diocese.half for diocese in data.zones.diocese}
    for unit in counters:
        file = "tribes" if unit.tribe else "units"
        if unit.reduced[0] >= unit.full[0] or any(b > a for a, b in zip(unit.full, unit.reduced, strict=True)):
            check.fault(file, unit.id, "is not weaker when reduced")
        if bool(unit.diocese) != (unit.kind in ("LI", "CO")):
            check.fault(file, unit.id, "LI and CO units have a diocese, and they alone")
        if (unit.kind == "PA") != bool(unit.home) or (
            unit.home and halves.get(capitals.get(unit.home, "")) != unit.half
        ):
            check.fault(file, unit.id, "PA units, and they alone, have a capital of their half as home")
        if unit.kind == "BU" and unit.full[0] not in data.tables.guards.pf[1:]:
            check.fault(file, unit.id, "no leader has a guard of that size")


def leaders(check: Check, data: Data) -> None:
    """Years in order; historical leaders with them, generic ones without; Romans with a place, others with a Tribe."""
    file = data.leaders
    for leader in all_leaders(file):
        historical = leader in file.roman or leader in file.tribal
        if historical != bool(leader.entry) or historical != (leader.death is not None):
            check.fault("leaders", leader.id, "historical leaders have years, and they alone")
        if leader.death and not leader.entry <= leader.death[0] <= leader.death[1] <= leader.death[2]:
            check.fault("leaders", leader.id, "his years are not in order")
        roman = leader in file.roman or leader in file.generic
        if roman != bool(leader.half and leader.zone) or roman == bool(leader.tribe):
            check.fault("leaders", leader.id, "Romans have a half and an area, others a Tribe")
        if leader.cc > MOST_CC:
            check.fault("leaders", leader.id, f"CC {leader.cc} where {MOST_CC} is the most")
    led = {leader.tribe for leader in file.tribal}
    for tribe in data.tribes:
        if (tribe.id in led) != (tribe.rank == "major" or tribe.id == "franci-salii"):
            check.fault(
                "leaders", tribe.id, "Major Tribes and the Franci Salii have historical leaders, and nobody else"
            )


def combat(check: Check, data: Data) -> None:
    """A table of known results that gets no worse for the attacker with better odds or a higher die (8.3, 8.4)."""
    table = data.combat
    ratios = [Fraction(text) for text in table.columns]
    if ratios != sorted(set(ratios)) or not {"5/4", "3/2"} <= set(table.columns):
        check.fault("combat", "$.columns", "do not rise, or lack 5/4 or 3/2")
    check.number("combat", "$.rows", table.rows, tuple(range(2, 10)))
    if [len(row) for row in table.cells] != [len(table.columns)] * len(table.rows):
        check.fault("combat", "$.cells", "does not have a cell for each row and column")
        return
    strange = sorted({cell for row in table.cells for cell in row} - set(STEPS))
    for cell in strange:
        check.fault("combat", "$.cells", f"'{cell}' is no result")
    if not strange:
        _monotone(check, [[STEPS.index(cell) for cell in row] for row in table.cells])


def _monotone(check: Check, steps: list[list[int]]) -> None:
    for r, row in enumerate(steps):
        if row != sorted(row):
            check.fault("combat", f"$.cells[{r}]", "falls with better odds")
    for c, column in enumerate(zip(*steps, strict=True)):
        if list(column) != sorted(column):
            check.fault("combat", f"column {c}", "falls with a higher die")


def events(check: Check, data: Data) -> None:
    """One for each sum of d6 and d10."""
    check.number("events", "$.event", [event.sum for event in data.events], list(range(1, 16)))


def stratagems(check: Check, data: Data) -> None:
    """53 counters."""
    check.number("stratagems", "counters", sum(kind.count for kind in data.stratagems), COUNTERS)


def texts(check: Check, data: Data) -> None:
    """Each text can be filled in."""
    worded: dict[str, tuple[Worded, ...]] = {"events": data.events, "stratagems": data.stratagems}
    for file, rows in worded.items():
        for row in rows:
            check.wording(file, f"{row.id}, text", row.wording, row.numbers)


def sources(check: Check, data: Data) -> None:
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
        check.sources(file, told)


CHECKS: Final = (ground, units, leaders, combat, events, stratagems, texts, sources, setups)


# ---- what the catalogue prints of the rulebook's tables and examples


def disagreements(check: Check, data: Data, catalogue: Mapping[str, Any]) -> None:
    """Where the data say something else than the tables of the rule catalogue."""
    facts = catalogue["tables"]
    rules = {rule["id"] for rule in catalogue["rule"]}
    for kind in data.stratagems:
        if kind.rule not in rules:
            check.fault("stratagems", f"{kind.id}, rule", f"there is no rule {kind.rule}")
    _of_the_map(check, data, facts)
    _of_numbers(check, data, facts)
    _of_points(check, data, facts)
    _of_counters(check, data, facts)


def _of_the_map(check: Check, data: Data, facts: Mapping[str, Any]) -> None:
    halves = {diocese.id: diocese.half for diocese in data.zones.diocese}
    towns = {zone.id: zone.town for zone in data.zones.zone}
    for half in ("west", "east"):
        found = [diocese.name for diocese in data.zones.diocese if diocese.half == half]
        check.printed("zones", f"dioceses of the {half}", found, facts["dioceses"][half])
        capitals = sorted(zone.town for zone in data.zones.zone if zone.capital and halves[zone.diocese] == half)
        check.printed("zones", f"capitals of the {half}", capitals, sorted(facts["imperial_capitals"][half]))
    for half, base in zip(("west", "east"), data.tables.fleets.bases, strict=True):
        check.printed("tables", "$.fleets.bases", towns[base], facts["fleets"][f"{half}_base"])
    examples = facts["facts_from_examples"]
    check.printed("zones", "Carthago", towns["africa-4"], "Carthago" if examples["carthago"] == "Africa 4" else "")
    check.printed("zones", "Roma", towns["italia-5"], "Roma" if examples["roma"] == "Italia 5" else "")
    for nationality, plural in NATIONS.items():
        names = sorted(tribe.name for tribe in data.tribes if tribe.nationality == nationality)
        check.printed("tribes", nationality, names, sorted(facts["nationalities"][plural]))


NATIONS: Final = {
    "german": "germans",
    "celt": "celts",
    "iranian": "iranians",
    "hun": "huns",
    "thraco-phrygian": "thraco_phrygians",
    "hamite-semite": "hamites_semites",
}


def _of_numbers(check: Check, data: Data, facts: Mapping[str, Any]) -> None:
    points, costs, chart = facts["movement_points"], facts["movement_costs"], data.tables
    moves = chart.movement
    pm = (moves.leader, moves.unit, moves.palatini, moves.buccellarii, moves.migration)
    check.printed(
        "tables", "$.movement, PM", pm, tuple(points[name] for name in ("leader", "unit", "pa", "bu", "migration"))
    )
    found = (moves.area, moves.river, moves.strait, moves.long_strait, moves.outside_most)
    names = ("area", "large_river_extra", "strait_extra", "long_strait_extra", "outside_empire_limit")
    check.printed("tables", "$.movement, costs", found, tuple(costs[name] for name in names))
    guards = facts["buccellarii_pf"]
    wanted = [guards["cc_0"], *[guards["cc_1_4"]] * 4, *[guards["cc_5_6"]] * 2, *[guards["cc_7_8"]] * 2]
    check.printed("tables", "$.guards.pf", list(chart.guards.pf), wanted)
    fleets = (chart.fleets.units_most, chart.fleets.seas_a_sequence, chart.fleets.turns_lost)
    printed = facts["fleets"]
    check.printed(
        "tables", "$.fleets", fleets, tuple(printed[n] for n in ("unit_capacity", "sea_areas_per_smc", "turns_lost"))
    )
    check.printed("tables", "$.hand.most", chart.hand.most, facts["stratagems"]["reserve_limit"])


def _of_points(check: Check, data: Data, facts: Mapping[str, Any]) -> None:
    points = data.tables.victory
    renamed = {"battle": "battle_25_pf", "both_augusti": "both_augusti_in_capitals", "town": "town_area"}
    for camp, names in (
        ("roman", ("battle", "leader", "attila", "minor_pacified", "major_pacified", "both_augusti", "no_civil_war")),
        ("roman", ("east_capitals", "west_capitals", "pax_romana")),
        ("barbarian", ("battle", "leader", "area", "town", "roma", "usurpation", "no_successor", "regnum")),
    ):
        printed = facts["victory_points"][camp]
        for name in names:
            check.printed("tables", f"$.victory.{name}", getattr(points, name), printed[renamed.get(name, name)])
    numbers = {kind.id: kind.numbers for kind in data.stratagems}
    roman, barbarian = facts["victory_points"]["roman"], facts["victory_points"]["barbarian"]
    tribute = {"minor": -roman["tribute_minor"], "major": -roman["tribute_major"]}
    check.printed("stratagems", "tribute, numbers", numbers["tribute"], tribute)
    check.printed("stratagems", "ecumenical-council, numbers", numbers["ecumenical-council"], {"pv": roman["council"]})
    check.printed(
        "stratagems",
        "ecumenical-council, numbers",
        numbers["ecumenical-council"],
        {"pv": barbarian["council_per_turn"]},
    )


def _of_counters(check: Check, data: Data, facts: Mapping[str, Any]) -> None:
    printed = facts["stratagems"]
    for camp in ("roman", "barbarian", "mixed"):
        found = {kind.name: "/".join(kind.printed) for kind in data.stratagems if kind.camp == camp}
        check.printed("stratagems", camp, found, printed[camp])
    removed = [kind.name for kind in data.stratagems if kind.removed]
    check.printed("stratagems", "removed", removed, printed["removed_after_play"])
    men = {leader.id: leader for leader in all_leaders(data.leaders)}
    told = facts["facts_from_examples"]
    for name, fact in (("libius-severus", "libius_severus"), ("leo-i", "leo_i")):
        check.printed("leaders", name, {"cp": men[name].cp, "vs": men[name].vs}, told[fact])
    check.printed("leaders", "gensericus", {"vs": men["gensericus"].vs}, told["genseric"])
    quality = {unit.id: unit.full[1] for unit in data.units}
    for name, fact in (
        ("comitatenses-galliae", "co_galliae_qu"),
        ("comites-alani", "pa_comites_alani_qu"),
        ("comites-seniores", "pa_comites_seniores_qu"),
    ):
        check.printed("units", f"{name}, QU", quality[name], told[fact])
