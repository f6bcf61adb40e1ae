"""Cross-checks of the hex map: chains of neighbours, coasts, and cities on dry land within reach of each other."""

from collections.abc import Iterator
from typing import Final

from romanum.board.hexgrid import HexGrid
from romanum.board.network import Network
from romanum.games.trajan.data.reading import Data, Links, hex_of, land_links, links, steps
from romanum.games.trajan.data.schema import Hexes

COLUMNS: Final = 33
ROWS: Final = 22

Found = Iterator[tuple[str, str]]
"""Faults of hexes.toml: place and reason."""


def ground(data: Data) -> Found:
    """All that is wrong with the map; if its shape is wrong, only that."""
    hexes = data.hexes
    marks = {terrain.mark for terrain in data.tables.terrain if terrain.mark}
    shape = list(_shape(hexes, marks))
    yield from shape
    if shape:
        return
    grid = HexGrid(hexes.columns, hexes.rows)
    sea_mark = next(terrain.mark for terrain in data.tables.terrain if terrain.id == "sea")
    sea = {grid.index(c, r) for r, row in enumerate(hexes.terrain) for c, mark in enumerate(row) if mark == sea_mark}
    land = land_links(grid, hexes, sea_mark)
    yield from _chains(grid, hexes, land)
    yield from _waters(grid, hexes, sea)
    yield from _cities(grid, data, sea, land)


def _shape(hexes: Hexes, marks: set[str]) -> Found:
    if (hexes.columns, hexes.rows) != (COLUMNS, ROWS):
        yield "$.columns, rows", f"{hexes.columns} x {hexes.rows} where there should be {COLUMNS} x {ROWS}"
    if len(hexes.terrain) != hexes.rows or {len(row) for row in hexes.terrain} != {hexes.columns}:
        yield "$.terrain", f"is not {hexes.rows} rows of {hexes.columns}"
    for mark in sorted(set("".join(hexes.terrain)) - marks):
        yield "$.terrain", f"unknown mark '{mark}'"


def _chains(grid: HexGrid, hexes: Hexes, land: Links) -> Found:
    """Rivers and roads run from hex to neighbouring hex; roads over land only."""
    for river in hexes.river:
        for a, b in steps(grid, [river.hexes]):
            if b not in grid.neighbours[a]:
                yield f"river {river.name}", f"jumps from {grid.name(a)} to {grid.name(b)}"
    for i, road in enumerate(hexes.road):
        for a, b in steps(grid, [road.hexes]):
            if b not in land[a]:
                yield f"$.road[{i}]", f"no step by land from {grid.name(a)} to {grid.name(b)}"
    on_road = {here for here, near in enumerate(_road_links(grid, hexes)) if near}
    for number in hexes.west_edge:
        if number >= 100 or hex_of(grid, number) not in on_road:
            yield "$.west_edge", f"{number:04} is no road hex of the west edge"


def _road_links(grid: HexGrid, hexes: Hexes) -> Links:
    return links(grid, steps(grid, [road.hexes for road in hexes.road]))


def _waters(grid: HexGrid, hexes: Hexes, sea: set[int]) -> Found:
    """Every all-sea hex belongs to one sea; coasts and lakes are land; closed hexsides lie between land hexes."""
    claimed = [hex_of(grid, number) for row in hexes.sea for number in row.hexes]
    if sorted(claimed) != sorted(sea):
        wrong = sorted(set(claimed) ^ sea) or sorted({here for here in claimed if claimed.count(here) > 1})
        yield "$.sea", f"hex {grid.name(wrong[0])} belongs to no sea, to two, or is land"
    coasts = [(f"coast of {row.name}", row.coast) for row in hexes.sea]
    for place, numbers in [*coasts, *((f"lake {row.name}", row.hexes) for row in hexes.lake)]:
        for number in numbers:
            if hex_of(grid, number) in sea:
                yield place, f"{number:04} is sea"
    for a, b in hexes.sea_sides:
        pair = hex_of(grid, a), hex_of(grid, b)
        if pair[1] not in grid.neighbours[pair[0]] or sea & set(pair):
            yield "$.sea_sides", f"{a:04} and {b:04} are not two land hexes side by side"


def _cities(grid: HexGrid, data: Data, sea: set[int], land: Links) -> Found:
    """Every city on land, on a road, on the coast it names; all by land within reach of each other."""
    roads = _road_links(grid, data.hexes)
    coasts = {row.name: {hex_of(grid, number) for number in row.coast} for row in data.hexes.sea}
    first = grid.named(data.cities[0].hex)
    reached = Network(land).steps.reach(first, grid.size)
    for city in data.cities:
        here = grid.named(city.hex)
        place = f"{city.hex} ({city.id})"
        if here in sea:
            yield place, "a city in the sea"
        elif here not in reached:
            yield place, f"cannot be reached by land from {data.cities[0].name}"
        if not roads[here]:
            yield place, "a city without a road"
        for name, coast in coasts.items():
            if (here in coast) != (name == city.sea):
                yield place, f"city and coast do not agree about {name}"
