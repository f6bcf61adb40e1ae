"""The drawing of Imperium Romanum: what is drawn is what the game counts."""

from __future__ import annotations

import json
import math
import re
from collections.abc import Iterator
from functools import cache
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any

import pytest
from drawn import Area, Corners, corners, overlapping

import romanum
from romanum.board.hexgrid import OFF
from romanum.games.imperium.data.cities import CAPITAL, CITIES, CITY_IDS
from romanum.games.imperium.data.hexes import (
    DEEP,
    FIRST_WATER,
    GRID,
    HEX,
    HEX_COUNT,
    LAKE_SIDES,
    LAND,
    MOUNTAIN_SIDES,
    PLACE,
    PLACE_COUNT,
    PLACE_IDS,
    PROVINCE,
    RIVER,
    RIVER_SIDES,
    STRAITS,
    WATER,
    Side,
)
from romanum.games.imperium.data.provinces import NONE, PROVINCE_IDS, PROVINCE_NAMES
from romanum.games.imperium.data.seas import PORT_WATERS, RIVER_PORT

DATA = Path(romanum.__file__).parent / "games" / "imperium" / "data"
DRAWING: dict[str, Any] = json.loads((DATA / "map.json").read_text(encoding="utf-8"))
ORIGIN, SIZE = DRAWING["grid"]["origin"], DRAWING["grid"]["hex"]
LARGEST_FILE = 500_000
CLOSE = 0.3
"""How far, in units, a drawn line may lie from the hexside it stands for."""
Place = tuple[float, float]
Pair = tuple[int, int]


# ---- reading


def on_paper(place: Place) -> Place:
    return ORIGIN[0] + place[0] * SIZE, ORIGIN[1] + place[1] * SIZE


def hex_at(x: float, y: float) -> int:
    return GRID.at((x - ORIGIN[0]) / SIZE, (y - ORIGIN[1]) / SIZE)


def pair_of(side: Side) -> Pair:
    there = GRID.step(*side)
    return min(side[0], there), max(side[0], there)


@cache
def middles() -> dict[tuple[int, int], list[tuple[Place, Pair]]]:
    """The middle of every hexside, by squares of the paper."""
    found: dict[tuple[int, int], list[tuple[Place, Pair]]] = {}
    for here in range(HEX_COUNT):
        for way, there in enumerate(GRID.steps[here]):
            if there > here:
                (ax, ay), (bx, by) = (on_paper(end) for end in GRID.side(here, way))
                x, y = (ax + bx) / 2, (ay + by) / 2
                found.setdefault((int(x), int(y)), []).append(((x, y), (here, there)))
    return found


def sides_at(places: Iterator[Place]) -> set[Pair]:
    """The hexsides whose middles are among some places."""
    found = set()
    for x, y in places:
        near = (middles().get((int(x) + dx, int(y) + dy), ()) for dx in (-1, 0, 1) for dy in (-1, 0, 1))
        found |= {pair for row in near for middle, pair in row if math.dist(middle, (x, y)) < CLOSE}
    return found


def points(path: str) -> Iterator[tuple[str, Place]]:
    """Every place that a path leads to, with its command; the turning places of curves are left out."""
    x = y = 0.0
    for command, numbers in re.findall(r"([Mmlq])([^Mmlqzh]*)", path):
        values = [float(number) for number in re.findall(r"-?\d*\.?\d+", numbers)]
        steps = list(zip(values[::2], values[1::2], strict=True))
        if command == "q":
            for _, (dx, dy) in zip(steps[::2], steps[1::2], strict=True):
                x, y = x + dx, y + dy
                yield command, (x, y)
            continue
        for dx, dy in steps:
            x, y = (dx, dy) if command == "M" else (x + dx, y + dy)
            yield command, (x, y)


def run_along(path: str) -> set[Pair]:
    """The hexsides that straight lines of a path run along."""
    places = list(points(path))
    straight = [(a, b) for (_, a), (command, b) in pairwise(places) if command == "l"]
    return sides_at(((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in straight)


# ---- the drawing agrees with the tables


def test_the_drawing_is_not_too_large_for_the_browser() -> None:
    assert (DATA / "map.json").stat().st_size < LARGEST_FILE


def test_drawing_and_table_have_the_same_grid() -> None:
    grid = DRAWING["grid"]
    assert (grid["columns"], grid["rows"], grid["first"]) == (GRID.columns, GRID.rows, [11, 1])
    width, height = DRAWING["size"]
    for here in range(HEX_COUNT):
        for x, y in map(on_paper, GRID.corners(here)):
            assert 0 < x < width
            assert 0 < y < height


def test_every_river_is_drawn_along_its_hexsides_and_no_other() -> None:
    assert [row["id"] for row in DRAWING["rivers"]] == list(RIVER)
    for row in DRAWING["rivers"]:
        wanted = {pair_of(side) for side in RIVER_SIDES[RIVER[row["id"]]]}
        drawn = sides_at(place for _, place in points(row["path"])) | run_along(row["path"])
        assert drawn == wanted, row["id"]


def test_every_mountain_hexside_is_drawn_and_no_other() -> None:
    drawn = set().union(*(run_along(row["sides"]) for row in DRAWING["ranges"]))
    assert drawn == {pair_of(side) for side in MOUNTAIN_SIDES}
    assert all(row["ink"] for row in DRAWING["ranges"])


def test_lakes_close_their_hexsides_on_paper() -> None:
    assert run_along(DRAWING["lake_sides"]) == {pair_of(side) for side in LAKE_SIDES}


def test_every_strait_has_its_arrow() -> None:
    assert [(row["a"], row["b"]) for row in DRAWING["straits"]] == [(row.a, row.b) for row in STRAITS]
    for row in DRAWING["straits"]:
        hexes = {hex_at(*place) for _, place in points(row["path"])}
        assert hexes <= {PLACE[row["a"]], PLACE[row["b"]]}
        assert len(hexes) == 2


def test_borders_run_between_provinces_and_everywhere() -> None:
    drawn: dict[Pair, tuple[str, ...]] = {}
    for row in DRAWING["borders"]:
        drawn |= dict.fromkeys(run_along(row["path"]), tuple(row["between"]))
    wanted = {}
    for here in range(HEX_COUNT):
        for there in GRID.neighbours[here]:
            pair = PROVINCE[here], PROVINCE[there]
            if here < there and NONE not in pair and pair[0] != pair[1]:
                wanted[here, there] = tuple(sorted(PROVINCE_IDS[province] for province in pair))
    assert drawn == wanted


def test_every_city_is_drawn_in_its_hex() -> None:
    assert [(row["id"], row["place"]) for row in DRAWING["cities"]] == [(row.id, row.place) for row in CITIES]
    for row in DRAWING["cities"]:
        assert hex_at(*row["site"]) == HEX[PLACE[row["place"]]], row["id"]
        assert row["capital"] == (CITY_IDS.index(row["id"]) in CAPITAL)
        assert " ".join(row["label"]["lines"]) == CITIES[CITY_IDS.index(row["id"])].name


def test_every_port_is_drawn_in_its_hex() -> None:
    assert set(DRAWING["ports"]) == {PLACE_IDS[place] for place in range(PLACE_COUNT) if PORT_WATERS[place]}
    assert all(hex_at(*at) == HEX[PLACE[place]] for place, at in DRAWING["ports"].items())


def test_every_province_is_named() -> None:
    assert [row["id"] for row in DRAWING["provinces"]] == list(PROVINCE_IDS)
    written = [row["text"].replace(" ET ", " & ") for row in DRAWING["provinces"]]
    assert written == [name.upper() for name in PROVINCE_NAMES]
    assert all(len(row["text"]) == len(row["letters"]) for row in DRAWING["provinces"])


def test_pieces_have_a_spot_on_every_part_of_a_hex_and_in_every_water() -> None:
    mixed = [here for here in range(HEX_COUNT) if LAND[here] and WATER[here]]
    wanted = {PLACE_IDS[here] for here in mixed if not RIVER_PORT[here]}
    wanted |= {f"{PLACE_IDS[here]}/sea" for here in mixed}
    wanted |= {PLACE_IDS[place] for place in range(HEX_COUNT, FIRST_WATER)}
    wanted |= {f"{PLACE_IDS[place]}/sea" for place in range(FIRST_WATER, PLACE_COUNT)}
    assert set(DRAWING["spots"]) == wanted
    for name, spot in DRAWING["spots"].items():
        assert hex_at(*spot) == HEX[PLACE[name.removesuffix("/sea")]], name


def test_spots_on_land_lie_on_land_and_those_at_sea_in_water() -> None:
    """The coast is drawn a little coarser than it is, so that a few stand on the very shore."""
    land = Area(DRAWING["land"])
    river_ports = {f"{PLACE_IDS[place]}/sea" for place in range(HEX_COUNT) if RIVER_PORT[place]}
    spots = {name: spot for name, spot in DRAWING["spots"].items() if name not in river_ports}
    wrong = [name for name, spot in spots.items() if land.holds(*spot) == name.endswith("/sea")]
    assert len(wrong) <= len(spots) // 50, wrong


def test_land_and_sea_on_paper_are_those_of_the_hexes() -> None:
    land = Area(DRAWING["land"])
    middles_of = {here: on_paper(GRID.centre(here)) for here in range(HEX_COUNT)}
    assert not [PLACE_IDS[here] for here, at in middles_of.items() if DEEP[here] and land.holds(*at)]
    inland = [here for here in range(HEX_COUNT) if LAND[here] and not WATER[here] and OFF not in GRID.steps[here]]
    assert [PLACE_IDS[here] for here in inland if not land.holds(*middles_of[here])] == []


def room(label: dict[str, Any]) -> Corners:
    return corners(*label["box"])


def test_no_two_names_of_towns_overlap() -> None:
    boxes = [(row["id"], room(row["label"])) for row in DRAWING["cities"]]
    assert list(overlapping(boxes, boxes)) == []


def test_names_of_towns_stay_on_the_paper() -> None:
    width, height = DRAWING["size"]
    for row in DRAWING["cities"]:
        assert all(0 < x < width and 0 < y < height for x, y in room(row["label"]))


def test_no_two_cities_share_a_sign() -> None:
    sites = [row["site"] for row in DRAWING["cities"]]
    assert min(math.dist(a, b) for a, b in combinations(sites, 2)) > 4


@pytest.mark.parametrize("name", ["forest", "rough", "marsh", "desert"])
def test_every_terrain_has_its_wash(name: str) -> None:
    assert DRAWING["washes"][name].startswith("M")
    assert OFF not in {hex_at(*place) for command, place in points(DRAWING["washes"][name]) if command == "M"}
