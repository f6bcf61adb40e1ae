"""The hexes of Trajan and the drawing of them: what is drawn is what the game counts."""

from __future__ import annotations

import json
import math
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any

import pytest

import romanum
from romanum.board.hexgrid import HexGrid
from romanum.board.masks import bits
from romanum.board.network import Network

DATA = Path(romanum.__file__).parent / "games" / "trajan" / "data"
HEXES: dict[str, Any] = tomllib.loads((DATA / "hexes.toml").read_text(encoding="utf-8"))
CITIES: list[dict[str, Any]] = tomllib.loads((DATA / "cities.toml").read_text(encoding="utf-8"))["city"]
DRAWING: dict[str, Any] = json.loads((DATA / "map.json").read_text(encoding="utf-8"))
GRID = HexGrid(HEXES["columns"], HEXES["rows"])
ORIGIN, HEX = DRAWING["grid"]["origin"], DRAWING["grid"]["hex"]
DRAWN_CITIES = {row["id"]: row for row in DRAWING["cities"]}
RIVERS = {row["name"]: row for row in HEXES["river"]}
CYPRUS = {"0012", "0112", "0212"}

LARGEST_FILE = 400_000
SEEN = 0.08
"""A river that runs no farther than this in a hex, in hexes, would be overlooked."""
DRY = 0.15
"""A hexside with more land than this is no side of the sea."""

Place = tuple[float, float]


# ---- reading


def hex_of(number: int) -> int:
    return GRID.named(f"{number:04}")


def terrain(here: int) -> str:
    column, row = GRID.place(here)
    mark: str = HEXES["terrain"][row][column]
    return mark


LAND = {here for here in range(GRID.size) if terrain(here) != "~"}
SEA_SIDES = {frozenset(map(hex_of, pair)) for pair in HEXES["sea_sides"]}
ROAD_LINKS = {
    frozenset((hex_of(a), hex_of(b))): row["kind"]
    for kind in ("trade", "roman")
    for row in HEXES["road"]
    if row["kind"] == kind
    for a, b in pairwise(row["hexes"])
}


def on_paper(place: Place) -> Place:
    return ORIGIN[0] + place[0] * HEX, ORIGIN[1] + place[1] * HEX


def hex_at(x: float, y: float) -> int:
    return GRID.at((x - ORIGIN[0]) / HEX, (y - ORIGIN[1]) / HEX)


def lines(path: str) -> Iterator[list[Place]]:
    """The lines of a path; closed ones end where they began."""
    x = y = 0.0
    line: list[Place] = []
    for command, numbers in re.findall(r"([Mmlzh])([^Mmlzh]*)", path):
        values = [float(number) for number in re.findall(r"-?\d*\.?\d+", numbers)]
        if command in "Mm" and line:
            yield line
            line = []
        if command == "z":
            line.append(line[0])
        if command == "h":
            continue
        for dx, dy in zip(values[::2], values[1::2], strict=True):
            x, y = (dx, dy) if command == "M" else (round(x + dx, 1), round(y + dy, 1))
            line.append((x, y))
    if line:
        yield line


BAND = 10


@cache
def shores() -> dict[int, list[tuple[Place, Place]]]:
    """The edges of the drawn land, by the bands of the paper that they cross."""
    found: dict[int, list[tuple[Place, Place]]] = {}
    for line in lines(DRAWING["land"]):
        for a, b in pairwise(line):
            low, high = sorted((a[1], b[1]))
            for band in range(math.floor(low / BAND), math.floor(high / BAND) + 1):
                found.setdefault(band, []).append((a, b))
    return found


def on_land(x: float, y: float) -> bool:
    """Whether a place lies on drawn land, counting the shores to its right."""
    inside = False
    for (ax, ay), (bx, by) in shores().get(math.floor(y / BAND), []):
        if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
            inside = not inside
    return inside


def along(line: list[Place], step: float = 0.5) -> Iterator[Place]:
    """Places along a line at small distances."""
    for (ax, ay), (bx, by) in pairwise(line):
        count = max(1, round(math.dist((ax, ay), (bx, by)) / step))
        yield from ((ax + (bx - ax) * i / count, ay + (by - ay) * i / count) for i in range(count))


def dry_share(a: int, b: int) -> float:
    """How much of the side between two hexes is drawn as land."""
    start, end = (on_paper(corner) for corner in GRID.side(a, GRID.direction(a, b)))
    places = list(along([start, end], 1.0))
    return sum(on_land(*place) for place in places) / len(places)


# ---- the table of hexes


def test_the_map_has_726_hexes() -> None:
    assert [len(row) for row in HEXES["terrain"]] == [33] * 22


def test_every_city_stands_on_land() -> None:
    assert [city["name"] for city in CITIES if GRID.named(city["hex"]) not in LAND] == []


def test_no_two_cities_share_a_hex() -> None:
    assert len({city["hex"] for city in CITIES}) == len(CITIES)


def test_every_city_lies_on_a_road() -> None:
    on_roads = {here for link in ROAD_LINKS for here in link}
    assert [city["name"] for city in CITIES if GRID.named(city["hex"]) not in on_roads] == []


@pytest.mark.parametrize("row", HEXES["road"], ids=lambda row: f"{row['hexes'][0]:04}-{row['hexes'][-1]:04}")
def test_a_road_is_a_chain_of_adjacent_land_hexes(row: dict[str, Any]) -> None:
    chain = [hex_of(number) for number in row["hexes"]]
    assert set(chain) <= LAND
    assert all(GRID.distance(*pair) == 1 and frozenset(pair) not in SEA_SIDES for pair in pairwise(chain))


def test_all_roads_form_one_net() -> None:
    links: list[list[int]] = [[] for _ in range(GRID.size)]
    for a, b in ROAD_LINKS:
        links[a].append(b)
        links[b].append(a)
    assert sum(len(bits(part)) > 1 for part in Network(links).parts()) == 1


@pytest.mark.parametrize("name", RIVERS)
def test_a_river_flows_from_hex_to_hex_over_land(name: str) -> None:
    chain = [hex_of(number) for number in RIVERS[name]["hexes"]]
    assert set(chain) <= LAND
    assert len(set(chain)) == len(chain)
    assert all(GRID.distance(*pair) == 1 for pair in pairwise(chain))


def test_every_sea_hex_belongs_to_one_sea() -> None:
    claimed = [hex_of(number) for sea in HEXES["sea"] for number in sea["hexes"]]
    assert sorted(claimed) == [here for here in range(GRID.size) if here not in LAND]


def test_coasts_are_land() -> None:
    assert {hex_of(number) for sea in HEXES["sea"] for number in sea["coast"]} <= LAND


def test_a_land_hex_beside_the_sea_is_coastal_on_it() -> None:
    for sea in HEXES["sea"]:
        beside = {there for number in sea["hexes"] for there in GRID.neighbours[hex_of(number)]} & LAND
        assert beside <= {hex_of(number) for number in sea["coast"]}


def test_a_coastal_city_lies_on_the_coast_of_its_sea() -> None:
    coasts = {sea["name"]: {hex_of(number) for number in sea["coast"]} for sea in HEXES["sea"]}
    wrong = [city["name"] for city in CITIES if "sea" in city and GRID.named(city["hex"]) not in coasts[city["sea"]]]
    assert wrong == []


def test_all_land_but_cyprus_hangs_together() -> None:
    links = [
        [there for there in GRID.neighbours[here] if there in LAND and frozenset((here, there)) not in SEA_SIDES]
        if here in LAND
        else []
        for here in range(GRID.size)
    ]
    parts = [{GRID.name(here) for here in bits(part)} for part in Network(links).parts() if bits(part)[0] in LAND]
    assert len(parts) == 2
    assert CYPRUS in parts


def test_roads_leave_the_map_to_the_west_by_road_hexes() -> None:
    on_roads = {here for link in ROAD_LINKS for here in link}
    exits = [hex_of(number) for number in HEXES["west_edge"]]
    assert all(here in on_roads and GRID.place(here)[0] == 0 for here in exits)


# ---- the drawing agrees with the table


def test_the_drawing_is_not_too_large_for_the_browser() -> None:
    assert (DATA / "map.json").stat().st_size < LARGEST_FILE


def test_drawing_and_table_have_the_same_grid() -> None:
    assert (DRAWING["grid"]["columns"], DRAWING["grid"]["rows"]) == (GRID.columns, GRID.rows)


def test_every_hexside_is_drawn_once() -> None:
    drawn = [
        frozenset((hex_at((ax + bx) / 2 + dx, (ay + by) / 2 + dy), hex_at((ax + bx) / 2 - dx, (ay + by) / 2 - dy)))
        for key in ("sides", "faint")
        for line in lines(DRAWING["grid"][key])
        for (ax, ay), (bx, by) in pairwise(line)
        for dx, dy in [((by - ay) / 4, (ax - bx) / 4)]
    ]
    inner = [side for side in drawn if -1 not in side]
    adjacent = {frozenset((a, b)) for a in range(GRID.size) for b in GRID.neighbours[a]}
    assert len(inner) == len(set(inner))
    assert set(inner) == adjacent


def test_land_hexes_are_mostly_land_on_paper_and_sea_hexes_mostly_sea() -> None:
    city_hexes = {GRID.named(city["hex"]) for city in CITIES}
    wrong = []
    for here in set(range(GRID.size)) - city_hexes:
        x, y = GRID.centre(here)
        ring = [(x + 0.33 * math.cos(a), y + 0.33 * math.sin(a)) for a in (k * math.pi / 6 for k in range(12))]
        share = sum(on_land(*on_paper(place)) for place in [(x, y), *ring]) / 13
        if (share < 0.2) if here in LAND else (share > 0.6):
            wrong.append(GRID.name(here))
    assert wrong == []


def test_closed_sides_are_sea_on_paper_and_all_others_have_land() -> None:
    pairs = {frozenset((a, b)) for a in LAND for b in GRID.neighbours[a] if b in LAND}
    dry = {pair: dry_share(*sorted(pair)) for pair in pairs}
    assert {pair for pair in pairs if dry[pair] <= DRY} >= SEA_SIDES
    assert {pair for pair in pairs if dry[pair] == 0.0} <= SEA_SIDES


def test_every_link_of_a_road_is_drawn_and_no_other() -> None:
    drawn = {frozenset(map(GRID.named, row["link"])): row["kind"] for row in DRAWING["roads"]}
    assert drawn == ROAD_LINKS


def test_a_drawn_road_stays_in_the_two_hexes_of_its_link() -> None:
    for row in DRAWING["roads"]:
        visited = {hex_at(*place) for line in lines(row["path"]) for place in along(line)}
        assert visited <= set(map(GRID.named, row["link"]))


@pytest.mark.parametrize("row", DRAWING["rivers"], ids=lambda row: row["name"])
def test_a_river_is_drawn_through_its_hexes_and_no_other_on_land(row: dict[str, Any]) -> None:
    chain = [hex_of(number) for number in RIVERS[row["name"]]["hexes"]]
    lakes = {hex_of(number) for lake in HEXES["lake"] for number in lake["hexes"]}
    visits: dict[int, float] = {}
    for line in lines(row["course"]):
        for place in along(line):
            visits[hex_at(*place)] = visits.get(hex_at(*place), 0.0) + 0.5 / HEX
    assert {here for here in visits if here in LAND} <= {*chain, *lakes}
    assert [GRID.name(here) for here in chain if visits.get(here, 0.0) < SEEN] == []


@pytest.mark.parametrize("row", DRAWING["lakes"], ids=lambda row: row["name"])
def test_a_lake_is_drawn_inside_its_hexes(row: dict[str, Any]) -> None:
    own = {hex_of(number) for lake in HEXES["lake"] if lake["name"] == row["name"] for number in lake["hexes"]}
    assert {hex_at(*place) for line in lines(row["path"]) for place in line} <= own


def test_every_city_is_drawn_in_its_hex_on_dry_ground() -> None:
    for city in CITIES:
        drawn = DRAWN_CITIES[city["id"]]
        assert GRID.name(hex_at(*drawn["site"])) == drawn["hex"] == city["hex"]
        assert on_land(*drawn["site"])


def test_pieces_before_a_city_stand_in_its_hex_beside_its_sign() -> None:
    for drawn in DRAWN_CITIES.values():
        assert GRID.name(hex_at(*drawn["stack"])) == drawn["hex"]
        assert math.dist(drawn["site"], drawn["stack"]) > 17


def test_cities_have_the_code_and_rank_of_the_game() -> None:
    ranks = {city["id"]: (city["code"], city.get("capital", "")) for city in CITIES}
    assert {city: (row["code"], row["capital"]) for city, row in DRAWN_CITIES.items()} == ranks


# ---- names


def test_every_city_has_its_name() -> None:
    assert {city: " ".join(row["label"]["lines"]).replace("- ", "-") for city, row in DRAWN_CITIES.items()} == {
        city["id"]: city["name"] for city in CITIES
    }


def boxes() -> dict[str, list[float]]:
    return {city: row["label"]["box"] for city, row in DRAWN_CITIES.items()}


def overlap(one: list[float], two: list[float]) -> bool:
    return all(abs(one[i] - two[i]) < (one[i + 2] + two[i + 2]) / 2 - 0.2 for i in (0, 1))


def test_no_name_of_a_city_lies_on_another() -> None:
    assert [(a, b) for (a, one), (b, two) in combinations(boxes().items(), 2) if overlap(one, two)] == []


def test_no_name_lies_on_the_sign_of_another_city() -> None:
    signs = {city: [*row["site"], 9.0, 9.0] for city, row in DRAWN_CITIES.items()}
    wrong = [(a, b) for a, one in boxes().items() for b, sign in signs.items() if a != b and overlap(one, sign)]
    assert wrong == []


def test_every_name_lies_on_the_paper() -> None:
    width, height = DRAWING["size"]
    for x, y, wide, high in boxes().values():
        assert x - wide / 2 > 0
        assert x + wide / 2 < width
        assert y - high / 2 > 0
        assert y + high / 2 < height
