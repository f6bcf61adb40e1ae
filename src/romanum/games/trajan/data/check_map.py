"""Cross-checks of the hex map: chains of neighbours, coasts, and cities on dry land within reach of each other."""

from typing import Final

from romanum.board.hexgrid import HexGrid
from romanum.board.network import Network
from romanum.engine.data import Check
from romanum.games.trajan.data.loader import Data, Links, hex_of, land_links, links, steps
from romanum.games.trajan.data.schema import Hexes

COLUMNS: Final = 33
ROWS: Final = 22


def ground(check: Check, data: Data) -> None:
    """All that is wrong with the map; if its shape is wrong, only that."""
    hexes = data.hexes
    marks = {terrain.mark for terrain in data.tables.terrain if terrain.mark}
    if not _is_shapely(check, hexes, marks):
        return
    grid = HexGrid(hexes.columns, hexes.rows)
    sea_mark = next(terrain.mark for terrain in data.tables.terrain if terrain.id == "sea")
    sea = {grid.index(c, r) for r, row in enumerate(hexes.terrain) for c, mark in enumerate(row) if mark == sea_mark}
    land = land_links(grid, hexes, sea_mark)
    _chains(check, grid, hexes, land)
    _waters(check, grid, hexes, sea)
    _cities(check, grid, data, sea, land)


def _is_shapely(check: Check, hexes: Hexes, marks: set[str]) -> bool:
    """Columns, rows and marks are what they should be; whether they are."""
    before = len(check.faults)
    if (hexes.columns, hexes.rows) != (COLUMNS, ROWS):
        check.fault(
            "hexes", "$.columns, rows", f"{hexes.columns} x {hexes.rows} where there should be {COLUMNS} x {ROWS}"
        )
    if len(hexes.terrain) != hexes.rows or {len(row) for row in hexes.terrain} != {hexes.columns}:
        check.fault("hexes", "$.terrain", f"is not {hexes.rows} rows of {hexes.columns}")
    for mark in sorted(set("".join(hexes.terrain)) - marks):
        check.fault("hexes", "$.terrain", f"unknown mark '{mark}'")
    return len(check.faults) == before


def _chains(check: Check, grid: HexGrid, hexes: Hexes, land: Links) -> None:
    """Rivers and roads run from hex to neighbouring hex; roads over land only."""
    for river in hexes.river:
        for a, b in steps(grid, [river.hexes]):
            if b not in grid.neighbours[a]:
                check.fault("hexes", f"river {river.name}", f"jumps from {grid.name(a)} to {grid.name(b)}")
    for i, road in enumerate(hexes.road):
        for a, b in steps(grid, [road.hexes]):
            if b not in land[a]:
                check.fault("hexes", f"$.road[{i}]", f"no step by land from {grid.name(a)} to {grid.name(b)}")
    on_road = {here for here, near in enumerate(_road_links(grid, hexes)) if near}
    for number in hexes.west_edge:
        if number >= 100 or hex_of(grid, number) not in on_road:
            check.fault("hexes", "$.west_edge", f"{number:04} is no road hex of the west edge")


def _road_links(grid: HexGrid, hexes: Hexes) -> Links:
    return links(grid, steps(grid, [road.hexes for road in hexes.road]))


def _waters(check: Check, grid: HexGrid, hexes: Hexes, sea: set[int]) -> None:
    """Every all-sea hex belongs to one sea; coasts and lakes are land; closed hexsides lie between land hexes."""
    claimed = [hex_of(grid, number) for row in hexes.sea for number in row.hexes]
    if sorted(claimed) != sorted(sea):
        wrong = sorted(set(claimed) ^ sea) or sorted({here for here in claimed if claimed.count(here) > 1})
        check.fault("hexes", "$.sea", f"hex {grid.name(wrong[0])} belongs to no sea, to two, or is land")
    coasts = [(f"coast of {row.name}", row.coast) for row in hexes.sea]
    for place, numbers in [*coasts, *((f"lake {row.name}", row.hexes) for row in hexes.lake)]:
        for number in numbers:
            if hex_of(grid, number) in sea:
                check.fault("hexes", place, f"{number:04} is sea")
    for a, b in hexes.sea_sides:
        pair = hex_of(grid, a), hex_of(grid, b)
        if pair[1] not in grid.neighbours[pair[0]] or sea & set(pair):
            check.fault("hexes", "$.sea_sides", f"{a:04} and {b:04} are not two land hexes side by side")


def _cities(check: Check, grid: HexGrid, data: Data, sea: set[int], land: Links) -> None:
    """Every city on land, on a road, on the coast it names; all by land within reach of each other."""
    roads = _road_links(grid, data.hexes)
    coasts = {row.name: {hex_of(grid, number) for number in row.coast} for row in data.hexes.sea}
    first = grid.named(data.cities[0].hex)
    reached = Network(land).steps.reach(first, grid.size)
    for city in data.cities:
        here = grid.named(city.hex)
        place = f"{city.hex} ({city.id})"
        if here in sea:
            check.fault("hexes", place, "a city in the sea")
        elif here not in reached:
            check.fault("hexes", place, f"cannot be reached by land from {data.cities[0].name}")
        if not roads[here]:
            check.fault("hexes", place, "a city without a road")
        for name, coast in coasts.items():
            if (here in coast) != (name == city.sea):
                check.fault("hexes", place, f"city and coast do not agree about {name}")
