"""Reading the data files of Trajan, the references among them, and the links of the hex map."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Final

from msgspec import Struct

from romanum.board.hexgrid import HexGrid
from romanum.engine.data import DataError, Files, Used
from romanum.games.trajan.data.schema import (
    AllOfCities,
    AnyCondition,
    AnyOfCities,
    Chain,
    City,
    Counters,
    Event,
    Hexes,
    LeaderGone,
    Marker,
    ScenarioRow,
    Stratagem,
    Tables,
    TriumphHeld,
)

DATA: Final = Path(__file__).parent
FILES: Final = Files("trajan")


class MarkersFile(Struct, frozen=True, forbid_unknown_fields=True):
    """markers.toml."""

    marker: tuple[Marker, ...]
    action: tuple[Stratagem, ...]


class Data(Struct, frozen=True):
    """All data files of the game, decoded."""

    hexes: Hexes
    cities: tuple[City, ...]
    counters: Counters
    markers: tuple[Marker, ...]
    stratagems: tuple[Stratagem, ...]
    events: tuple[Event, ...]
    tables: Tables
    scenarios: tuple[ScenarioRow, ...]


def read(folder: Path = DATA) -> Data:
    """Read all data files in a folder; raise DataError for the first thing that is wrong in one."""

    markers = FILES.load(folder, "markers", MarkersFile)
    return Data(
        hexes=FILES.load(folder, "hexes", Hexes),
        cities=FILES.rows(folder, "cities", "city", City),
        counters=FILES.load(folder, "counters", Counters),
        markers=markers.marker,
        stratagems=markers.action,
        events=FILES.rows(folder, "events", "event", Event),
        tables=FILES.load(folder, "tables", Tables),
        scenarios=FILES.rows(folder, "scenarios", "scenario", ScenarioRow),
    )


# ---- references


def unknown_ids(data: Data) -> Iterator[DataError]:
    """One error for each id that some file uses and no file defines."""
    known = {
        "city": {row.id for row in data.cities},
        "unit": {row.id for row in data.counters.unit if row.basic},
        "marker": {row.id for row in data.markers},
        "action": {row.id for row in data.stratagems},
        "sea": {sea.name for sea in data.hexes.sea},
        "hex": set(HexGrid(data.hexes.columns, data.hexes.rows).names),
    }
    return FILES.unknown(known, _used_ids(data))


def _used_ids(data: Data) -> Iterator[Used]:
    for i, city in enumerate(data.cities):
        yield "cities", f"$.city[{i}].hex ({city.id})", "hex", city.hex
        if city.sea:
            yield "cities", f"$.city[{i}].sea ({city.id})", "sea", city.sea
    for i, action in enumerate(data.stratagems):
        yield "markers", f"$.action[{i}].marker ({action.id})", "marker", action.marker
        for used in action.cancels:
            yield "markers", f"$.action[{i}].cancels ({action.id})", "action", used
    for i, event in enumerate(data.events):
        for used in event.cities:
            yield "events", f"$.event[{i}].cities ({event.id})", "city", used
    yield from _used_hexes(data.hexes)
    for row in data.scenarios:
        yield from _used_in(row)


def _used_hexes(hexes: Hexes) -> Iterator[Used]:
    chains: dict[str, tuple[Chain, ...]] = {"lake": hexes.lake, "river": hexes.river}
    chains |= {"road": hexes.road, "sea": hexes.sea}
    for what, rows in chains.items():
        for i, chain in enumerate(rows):
            yield from (("hexes", f"$.{what}[{i}].hexes", "hex", f"{number:04}") for number in chain.hexes)
    for i, sea in enumerate(hexes.sea):
        yield from (("hexes", f"$.sea[{i}].coast", "hex", f"{number:04}") for number in sea.coast)
    for i, pair in enumerate(hexes.sea_sides):
        yield from (("hexes", f"$.sea_sides[{i}]", "hex", f"{number:04}") for number in pair)
    yield from (("hexes", "$.west_edge", "hex", f"{number:04}") for number in hexes.west_edge)


def _used_in(row: ScenarioRow) -> Iterator[Used]:
    place = f"scenario {row.id}"
    yield from (("scenarios", f"{place}, roman_cities", "city", city) for city in row.roman_cities)
    for city in (*row.roman, *row.parthian):
        yield "scenarios", place, "city", city
    for where, units in placements(row):
        yield from (("scenarios", f"{place}, {where}", "unit", unit) for unit in units)
    for side, conditions in (("roman", row.victory.roman), ("parthian", row.victory.parthian)):
        for i, condition in enumerate(conditions):
            for what, used in _named_by(condition):
                yield "scenarios", f"{place}, victory.{side}[{i}]", what, used


def _named_by(condition: AnyCondition) -> Iterator[tuple[str, str]]:
    match condition:
        case AnyOfCities() | AllOfCities():
            yield from (("city", city) for city in condition.cities)
        case LeaderGone():
            yield "unit", condition.leader
        case TriumphHeld():
            yield "city", condition.city


def placements(row: ScenarioRow) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Where a scenario puts its units: the city or area, and their ids."""
    yield from row.roman.items()
    yield from row.parthian.items()
    for area in ("roman_recruits", "off_map", "core_recruits", "satrapy_recruits", "eliminated"):
        yield area, getattr(row, area)


# ---- the hex map


def hex_of(grid: HexGrid, number: int) -> int:
    """The hex of a number as the file writes it.

    >>> hex_of(HexGrid(33, 22), 1715)
    389
    """
    return grid.index(number // 100, number % 100)


Links = tuple[tuple[int, ...], ...]
"""For each hex, the hexes that one step leads to, in the order of the directions."""


def links(grid: HexGrid, pairs: Iterable[tuple[int, int]]) -> Links:
    """The links that some pairs of neighbouring hexes make, both ways; pairs that do not touch make none."""
    joined = {frozenset(pair) for pair in pairs}
    return tuple(
        tuple(there for there in near if frozenset((here, there)) in joined)
        for here, near in enumerate(grid.neighbours)
    )


def steps(grid: HexGrid, chains: Iterable[Sequence[int]]) -> list[tuple[int, int]]:
    """The single steps of chains of hex numbers."""
    return [(hex_of(grid, a), hex_of(grid, b)) for chain in chains for a, b in pairwise(chain)]


def water_links(grid: HexGrid, hexes: Hexes) -> Links:
    """River march: along each river from hex to hex, and over a lake, which counts as a river (20, terrain chart)."""
    lakes = [(a, b) for lake in hexes.lake for a in lake.hexes for b in lake.hexes if a < b]
    return links(grid, steps(grid, [*(river.hexes for river in hexes.river), *lakes]))


def land_links(grid: HexGrid, hexes: Hexes, sea_mark: str) -> Links:
    """12.3: from land to land, not over an all-sea hexside."""
    land = [hexes.terrain[row][column] != sea_mark for column, row in map(grid.place, range(grid.size))]
    closed = {frozenset((hex_of(grid, a), hex_of(grid, b))) for a, b in hexes.sea_sides}
    pairs = [(a, b) for a, near in enumerate(grid.neighbours) for b in near if land[a] and land[b]]
    return links(grid, (pair for pair in pairs if frozenset(pair) not in closed))
