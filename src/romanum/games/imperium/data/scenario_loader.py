"""Reading the scenarios: the index at once, each file when it is asked for, names turned into numbers on the way.

A scenario's file is completed before it is decoded: the standard minor powers it uses (27, 37) follow its own,
neutral barbarians (37.6) as a power for each of their provinces, and a victory row for `each` of several powers
becomes a row for every one of them. `adjust` changes a standard minor power for one scenario. Leaders are numbered as
they stand: power by power, stack by stack.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

from msgspec import Struct

from romanum.engine.data import Files
from romanum.games.imperium.data.cities import CITY, CITY_PLACE
from romanum.games.imperium.data.colours import Allotment, allot
from romanum.games.imperium.data.hexes import PLACE
from romanum.games.imperium.data.names import Month, Names
from romanum.games.imperium.data.provinces import PROVINCE_BY_ID
from romanum.games.imperium.data.scenario_schema import Head, Index, Regions, Scenario, Standards

FOLDER: Final = Path(__file__).parent / "scenarios"
FILES: Final = Files("imperium/scenarios")
PLACES: Final = {**PLACE, **{name: CITY_PLACE[city] for name, city in CITY.items()}}
"""Places by the ids of hexes, parts and cities."""
BARBARIANS: Final = "barbarians"
"""The power of 37.6, before it becomes one for each province."""
_EACH: Final = "each"
Table = dict[str, Any]


class LeaderRow(Struct, frozen=True):
    """A leader of a scenario (2.6.1d)."""

    id: str
    name: str
    """Empty: he has none."""
    value: int
    power: int


def file_of(number: int) -> str:
    """The name of a scenario's file."""
    return f"{number:02}"


@cache
def regions(folder: Path = FOLDER) -> Mapping[str, tuple[str, ...]]:
    """Names for groups of provinces."""
    return FILES.load(folder, "regions", Regions).region


@cache
def heads(folder: Path = FOLDER) -> tuple[Head, ...]:
    """The scenarios, as the index has them."""
    table = FILES.parse(folder, "index")
    return FILES.convert(table, "index", Index, lambda _, text: Month.of(text)).scenario


class Read(Struct, frozen=True):
    """A scenario as it was read: decoded, with its leaders, the names it knows and its counters."""

    row: Scenario
    leaders: tuple[LeaderRow, ...]
    names: Names
    allotment: Allotment


@cache
def read_scenario(number: int, folder: Path = FOLDER) -> Read:
    """A scenario by its number; raise DataError for what is wrong in it."""
    table = _completed(FILES.parse(folder, file_of(number)), folder)
    powers = [power["id"] for power in table["power"]]
    leaders = tuple(_leaders(table["power"], number))
    for what, ids in (("power", powers), ("leader", [leader.id for leader in leaders])):
        for twice in sorted({one for one in ids if ids.count(one) > 1}):
            raise FILES.fault(file_of(number), twice, f"this {what} stands twice")
    names = names_of(powers, [leader.id for leader in leaders], folder)
    row = FILES.convert(table, file_of(number), Scenario, names.read)
    return Read(row, leaders, names, allot(row))


def victory_table(number: int) -> list[Table]:
    """The ways to win of a scenario as its file has them, a row for every power."""
    rows: list[Table] = _completed(FILES.parse(FOLDER, file_of(number)), FOLDER)["victory"]
    return rows


def names_of(powers: Iterable[str], leaders: Iterable[str], folder: Path = FOLDER) -> Names:
    """What ids stand for in a scenario with these powers and leaders."""
    return Names(_numbered(powers), _numbered(leaders), PROVINCE_BY_ID, regions(folder), PLACES, CITY)


def _numbered(ids: Iterable[str]) -> dict[str, int]:
    return {name: number for number, name in enumerate(ids)}


def leader_id(name: str) -> str:
    """A leader's id from his name.

    >>> leader_id("Cn. Pompeius"), leader_id("Constans the Caesar")
    ('cn-pompeius', 'constans-the-caesar')
    """
    return re.sub("[^a-z0-9]+", "-", name.lower()).strip("-")


def _leaders(powers: Iterable[Table], scenario: int) -> Iterator[LeaderRow]:
    for number, power in enumerate(powers):
        unnamed = 0
        for line in (line for stack in power.get("setup", ()) for line in stack.get("leaders", ())):
            name, _, value = line.rpartition("+")
            if not value.isdecimal():
                raise FILES.fault(file_of(scenario), power["id"], f"no leader: {line}")
            unnamed += not name
            yield LeaderRow(leader_id(name) or f"{power['id']}-{unnamed}", name.strip(), int(value), number)


# ---- completing a file


def _completed(table: Table, folder: Path) -> Table:
    minors = [_as_power(row) for row in _standards(folder) if row["section"] in table.get("minors", ())]
    table["victory"] = [row for told in table.get("victory", ()) for row in _for_each(told)]
    adjust = table.pop("adjust", {})
    for row in minors:
        row["power"].update(adjust.get(row["power"]["id"], {}))
        powers = _by_province(row, table, folder) if row.get("each_province") else [row["power"]]
        table["power"] = [*table["power"], *powers]
        rules = [_of_all(rule, powers) for rule in row.get("special", ())]
        kept = [rule for rule in rules if rule.get("id") not in table.get("leave_out", ())]
        table["special"] = [*table.get("special", ()), *kept]
        if "limitanei" in row:
            table["coast_limitanei"] = row["limitanei"]
    for power in table["power"]:
        power["setup"] = [s for s in power.get("setup", ()) if s.get("waits") not in table.get("leave_out", ())]
    return table


@cache
def standard_tables(folder: Path = FOLDER) -> Table:
    """The standard minor powers as their file has them."""
    table = FILES.parse(folder, "standard")
    every = [row["power"] for row in table["standard"]]
    names = names_of([p["id"] for p in every], [leader.id for leader in _leaders(every, 0)], folder)
    FILES.convert(table, "standard", Standards, names.read)
    return table


def _standards(folder: Path) -> Iterator[Table]:
    """The standard minor powers, fresh each time: completing changes them."""
    for row in standard_tables(folder)["standard"]:
        yield {**row, "power": dict(row["power"])}


def _as_power(row: Table) -> Table:
    row["power"]["section"] = row["section"]
    return row


def _by_province(row: Table, table: Table, folder: Path) -> list[Table]:
    """37.6: a power for each province, where no other power of the scenario has it."""
    groups = regions(folder)
    taken = {p for power in table["power"] for name in power.get("provinces", ()) for p in groups.get(name, (name,))}
    homes = [p for name in row["power"]["provinces"] for p in groups.get(name, (name,))]
    wanted = table.get("barbarians", homes)
    return [
        {**row["power"], "id": f"{BARBARIANS}-{home}", "provinces": [home]}
        for home in homes
        if home in wanted and home not in taken
    ]


def _of_all(rule: Table, powers: list[Table]) -> Table:
    """A rule of the neutral barbarians names every one of them."""
    if rule.get("powers") == [BARBARIANS]:
        return {**rule, "powers": [power["id"] for power in powers]}
    return rule


def _for_each(row: Table) -> Iterator[Table]:
    if _EACH not in row:
        yield row
        return
    rest = {key: value for key, value in row.items() if key != _EACH}
    for power in row[_EACH]:
        yield {**_named(rest, power), "for": [power]}


def _named(value: Any, power: str) -> Any:
    """The same, with a power where it said `each`."""
    if isinstance(value, dict):
        return {key: _named(inner, power) for key, inner in value.items()}
    if isinstance(value, list):
        return [_named(inner, power) for inner in value]
    return power if value == _EACH else value
