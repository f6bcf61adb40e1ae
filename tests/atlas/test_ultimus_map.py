"""The drawn map of Ultimus Romanorum: what touches on paper is what borders in the game."""

from __future__ import annotations

import json
import math
import re
import tomllib
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any

import pytest
from drawn import Corners, Edge, Place, apart, corners, edges, inside, label_box, lines

import romanum

DATA = Path(romanum.__file__).parent / "games" / "ultimus" / "data"
FILE = DATA / "map.json"
DRAWING: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
TABLE: dict[str, Any] = tomllib.loads((DATA / "zones.toml").read_text(encoding="utf-8"))
BORDERS: list[dict[str, Any]] = tomllib.loads((DATA / "borders.toml").read_text(encoding="utf-8"))["border"]
ZONES: dict[str, dict[str, Any]] = {zone["id"]: zone for zone in TABLE["zone"]}
DRAWN = {row["id"]: row for row in DRAWING["zones"]}
PAIRS = {frozenset((row["a"], row["b"])): row for row in DRAWING["borders"]}
SEAS = {row["id"]: row for row in DRAWING["seas"]}

LARGEST_FILE = 400_000
SHORTEST = 150
"""Tenths of a unit: a shorter common border would be overlooked by a player."""
SHORTEST_COAST = 30
COUNTER, NUMBER, TOWN, CAPITAL = 20.0, 11.0, 9.0, 13.0
STRAITS = {"strait", "long-strait"}
RIVERS = {"rhenus": "Rhenus", "danuvius": "Danubius", "tigris": "Tigris", "euphrates": "Euphrates"}
OFF_COURSE = 25
"""Tenths of a unit: how far the line of a river border may lie from the drawn river."""


# ---- reading the drawing


@cache
def outline(zone: str) -> frozenset[Edge]:
    return frozenset(edges(DRAWN[zone]["path"]))


@cache
def owners() -> dict[Edge, list[str]]:
    """Whose edge each is: of zones, wastes and the land around."""
    found: dict[Edge, list[str]] = defaultdict(list)
    for zone in DRAWN:
        for edge in outline(zone):
            found[edge].append(zone)
    for path in (*(row["path"] for row in DRAWING["wastes"]), DRAWING["outland"]):
        for edge in edges(path):
            found[edge].append("")
    return found


@cache
def touching() -> dict[frozenset[str], float]:
    """Every pair of zones with a common line, and its length."""
    common: dict[frozenset[str], float] = defaultdict(float)
    for edge, names in owners().items():
        for pair in combinations(sorted(filter(None, names)), 2):
            common[frozenset(pair)] += math.dist(*edge)
    return dict(common)


@cache
def sharing_a_place() -> set[frozenset[str]]:
    """Every pair of zones that touch, be it only at a corner."""
    at: dict[Place, set[str]] = defaultdict(set)
    for zone in DRAWN:
        for edge in outline(zone):
            for place in edge:
                at[place].add(zone)
    return {frozenset(pair) for zones in at.values() for pair in combinations(sorted(zones), 2)}


def owner(x: float, y: float) -> str | None:
    return next((zone for zone in DRAWN if inside(DRAWN[zone]["path"], x, y)), None)


def square(at: list[float], size: float) -> Corners:
    return corners(at[0], at[1], size, size)


def letter_boxes(label: dict[str, Any]) -> Iterator[Corners]:
    for letter, (x, y, angle) in zip(label["text"], label["letters"], strict=True):
        if letter != " ":
            yield corners(x, y, 0.5 * label["size"], 0.65 * label["size"], angle)


@cache
def name_boxes() -> list[tuple[str, Corners]]:
    """Every name on the map; the letters of regions and rivers one by one."""
    found = [
        (row["town"]["label"]["lines"][0], corners(*row["town"]["label"]["box"]))
        for row in DRAWN.values()
        if row["town"]
    ]
    found += [(row["id"], label_box(row["label"])) for row in DRAWING["seas"]]
    found += [(label["lines"][0], label_box(label)) for label in DRAWING["waters"] + DRAWING["lands"]]
    regions = [(row["id"], row["label"]) for row in DRAWING["dioceses"] + DRAWING["homelands"]]
    regions += [(row["text"], row) for row in DRAWING["streams"]]
    return found + [(name, box) for name, label in regions for box in letter_boxes(label)]


@cache
def sign_boxes() -> list[tuple[str, Corners]]:
    """Numbers, signs of towns, refuges and places of fleets."""
    found = [(f"number of {id_}", square(row["number"]["at"], NUMBER)) for id_, row in DRAWN.items() if row["number"]]
    for id_, row in DRAWN.items():
        if row["town"]:
            size = CAPITAL if row["town"]["capital"] else TOWN
            found.append((f"town of {id_}", square(row["town"]["at"], size)))
    found += [
        (row["id"], corners(row["at"][0], row["at"][1], row["width"], row["height"])) for row in DRAWING["refuges"]
    ]
    return found + [(f"fleet on {id_}", square(at, COUNTER)) for id_, row in SEAS.items() for at in row["fleets"]]


# ---- borders


def test_every_zone_is_drawn_once_in_the_order_of_the_game() -> None:
    assert [row["id"] for row in DRAWING["zones"]] == list(ZONES)


def test_what_touches_or_is_bridged_on_the_map_is_what_borders_in_the_game() -> None:
    bridged = {pair for pair, row in PAIRS.items() if "bridge" in row}
    assert set(touching()) | bridged == {frozenset((row["a"], row["b"])) for row in BORDERS}


def test_no_two_zones_meet_at_a_corner_only() -> None:
    """Zones that touch at a corner are adjacent (7.2): the drawing leaves no doubt which do."""
    assert sharing_a_place() == set(touching())


def test_each_border_has_the_kind_it_has_in_the_game() -> None:
    drawn = [(row["a"], row["b"], row["kind"]) for row in DRAWING["borders"]]
    assert drawn == [(row["a"], row["b"], row["kind"]) for row in BORDERS]


def test_every_common_border_is_long_enough_to_be_seen() -> None:
    assert {tuple(sorted(pair)): far for pair, far in touching().items() if far < SHORTEST} == {}


def test_no_edge_belongs_to_three_areas() -> None:
    assert [names for names in owners().values() if len(names) > 2] == []


@pytest.mark.parametrize("row", DRAWING["borders"], ids=lambda row: f"{row['a']}-{row['b']}")
def test_a_border_line_is_the_whole_common_border(row: dict[str, Any]) -> None:
    assert edges(row["path"]) == outline(row["a"]) & outline(row["b"])


def test_straits_are_ways_over_water() -> None:
    straits = {pair for pair, row in PAIRS.items() if row["kind"] in STRAITS}
    assert {pair for pair in straits if "bridge" not in PAIRS[pair]} == set()
    assert not straits & set(touching())


def test_the_one_bridge_on_land_joins_galliae_4_and_the_burgondi() -> None:
    """Franci and Alamanni meet between them, so no flat map can show all three borders as lines."""
    assert [(row["a"], row["b"]) for row in DRAWING["borders"] if "bridge" in row and row["kind"] not in STRAITS] == [
        ("galliae-4", "burgondi")
    ]


@pytest.mark.parametrize(
    "row", [row for row in DRAWING["borders"] if "bridge" in row], ids=lambda row: f"{row['a']}-{row['b']}"
)
def test_a_bridge_leads_from_one_zone_to_the_other(row: dict[str, Any]) -> None:
    start, end = row["bridge"]
    assert [owner(*_onward(start, end)), owner(*_onward(end, start))] == [row["a"], row["b"]]


def _onward(end: list[float], start: list[float], by: float = 3.0) -> tuple[float, float]:
    """A little farther on from an end of a bridge, seen from its other end."""
    far = math.dist(start, end)
    return end[0] + (end[0] - start[0]) / far * by, end[1] + (end[1] - start[1]) / far * by


@pytest.mark.parametrize("kind", RIVERS)
def test_a_river_border_runs_along_its_river(kind: str) -> None:
    """Nine tenths of it: land lies between the heads of Rhine and Danube, and of Tigris and Euphrates."""
    course = [
        place
        for line in lines(next(r["path"] for r in DRAWING["rivers"] if r["name"] == RIVERS[kind]))
        for place in line
    ]
    stretches = [pair for pair in pairwise(course) if math.dist(*pair) < 600]
    on = off = 0.0
    for row in (row for row in DRAWING["borders"] if row["kind"] == kind):
        for edge in edges(row["path"]):
            near = min(_to_stretch(place, stretch) for place in edge for stretch in stretches) < OFF_COURSE
            on, off = (on + math.dist(*edge), off) if near else (on, off + math.dist(*edge))
    assert on > 9 * off


def _to_stretch(place: Place, stretch: tuple[Place, Place]) -> float:
    (ax, ay), (bx, by) = stretch
    far = max((bx - ax) ** 2 + (by - ay) ** 2, 1)
    t = min(max(((place[0] - ax) * (bx - ax) + (place[1] - ay) * (by - ay)) / far, 0), 1)
    return math.dist(place, (ax + t * (bx - ax), ay + t * (by - ay)))


# ---- seas


def _coasts(zone: str) -> set[str]:
    """The seas that wash a zone."""
    found: dict[str, float] = defaultdict(float)
    for edge in outline(zone):
        if len(owners()[edge]) == 1:
            (ax, ay), (bx, by) = edge
            for sea, row in SEAS.items():
                if inside(row["path"], (ax + bx) / 20, (ay + by) / 20):
                    found[sea] += math.dist(*edge)
    return {sea for sea, far in found.items() if far > SHORTEST_COAST}


@pytest.mark.parametrize("zone", ZONES)
def test_a_zone_lies_on_the_seas_that_the_game_gives_it(zone: str) -> None:
    assert _coasts(zone) == set(ZONES[zone].get("seas", []))


def test_every_sea_is_drawn_and_those_open_to_fleets_have_places_for_three() -> None:
    assert {row["id"]: 3 * row["fleets"] for row in TABLE["sea"]} == {
        id_: len(row["fleets"]) for id_, row in SEAS.items()
    }


@pytest.mark.parametrize("sea", SEAS)
def test_fleets_stand_on_the_water_of_their_sea(sea: str) -> None:
    assert all(inside(SEAS[sea]["path"], *at) and not owner(*at) for at in SEAS[sea]["fleets"])


# ---- sites and names


def test_towns_capitals_and_ports_are_drawn_where_the_game_has_them() -> None:
    drawn = {id_: (row["town"]["capital"], row["town"]["port"]) for id_, row in DRAWN.items() if row["town"]}
    game = {id_: (z.get("capital", False), z.get("port", False)) for id_, z in ZONES.items() if z.get("town")}
    assert drawn == game


@pytest.mark.parametrize("zone", [id_ for id_, row in DRAWN.items() if row["town"]])
def test_a_town_stands_in_its_zone_under_its_name(zone: str) -> None:
    assert owner(*DRAWN[zone]["town"]["at"]) == zone
    assert " ".join(DRAWN[zone]["town"]["label"]["lines"]) == ZONES[zone]["town"]


@pytest.mark.parametrize("zone", ZONES)
def test_the_stacks_of_a_zone_stand_in_it(zone: str) -> None:
    assert owner(*DRAWN[zone]["stacks"][1]) == zone
    assert {owner(*at) for at in DRAWN[zone]["stacks"]} <= {zone, None}


@pytest.mark.parametrize("zone", ZONES)
def test_a_number_stands_in_its_zone(zone: str) -> None:
    number = DRAWN[zone]["number"]
    tail = zone.rpartition("-")[2]
    assert (number["text"] if number else "") == (tail if tail.isdigit() else "")
    assert not number or owner(*number["at"]) == zone


def test_refuges_are_drawn_for_ravenna_and_constantinopolis() -> None:
    assert {row["zone"]: row["name"] for row in DRAWING["refuges"]} == {
        "italia-4": "Ravenna",
        "thracia-3": "Constantinopolis",
    }


def test_the_stacks_of_two_zones_do_not_overlap() -> None:
    rows = []
    for id_, row in DRAWN.items():
        (left, y), _, (right, _) = row["stacks"]
        rows.append((id_, corners((left + right) / 2, y, right - left + COUNTER, COUNTER)))
    assert [(a, b) for (a, one), (b, two) in combinations(rows, 2) if not apart(one, two)] == []


def test_signs_do_not_overlap_each_other_or_the_stacks() -> None:
    stacks = [(f"stack of {id_}", square(row["stacks"][1], COUNTER)) for id_, row in DRAWN.items()]
    signs = sign_boxes()
    pairs = [*combinations(signs, 2), *((sign, stack) for sign in signs for stack in stacks)]
    fleets = [(a, b) for (a, _), (b, _) in pairs if a.startswith("fleet") and a == b]
    found = [(a, b) for (a, one), (b, two) in pairs if not apart(one, two)]
    assert [pair for pair in found if pair not in fleets] == []


def test_names_do_not_overlap() -> None:
    assert [(a, b) for (a, one), (b, two) in combinations(name_boxes(), 2) if a != b and not apart(one, two)] == []


def test_no_name_lies_on_a_sign() -> None:
    assert [(a, b) for a, one in name_boxes() for b, two in sign_boxes() if not apart(one, two)] == []


def test_no_name_of_a_town_lies_under_the_first_stack_of_a_zone() -> None:
    towns = [(id_, corners(*row["town"]["label"]["box"])) for id_, row in DRAWN.items() if row["town"]]
    stacks = [(id_, square(row["stacks"][1], COUNTER)) for id_, row in DRAWN.items()]
    assert [(a, b) for a, one in towns for b, two in stacks if not apart(one, two)] == []


def test_every_name_lies_inside_the_frame() -> None:
    width, height = DRAWING["size"]
    outside = [name for name, box in name_boxes() if not all(7 < x < width - 7 and 7 < y < height - 7 for x, y in box)]
    assert outside == []


@pytest.mark.parametrize("row", DRAWING["dioceses"], ids=lambda row: row["id"])
def test_the_letters_of_a_diocese_stand_on_its_land_or_on_none(row: dict[str, Any]) -> None:
    under = {owner(x, y) for x, y, _ in row["label"]["letters"]} - {None}
    assert {ZONES[zone].get("diocese") for zone in under if zone} == {row["id"]}


@pytest.mark.parametrize("row", DRAWING["homelands"], ids=lambda row: row["id"])
def test_the_letters_of_a_homeland_stand_on_it_or_on_none(row: dict[str, Any]) -> None:
    under = {owner(x, y) for x, y, _ in row["label"]["letters"]} - {None}
    assert {ZONES[zone].get("tribe", zone) for zone in under if zone} == {row["id"]}


def test_every_tribe_with_a_homeland_has_its_name_on_the_map() -> None:
    unnamed = {id_ for id_, zone in ZONES.items() if not zone.get("diocese") and not zone.get("tribe")}
    tribes = {zone["tribe"] for zone in ZONES.values() if zone.get("tribe")}
    assert {row["id"] for row in DRAWING["homelands"]} == tribes | unnamed


# ---- the file


def test_the_map_is_small() -> None:
    assert FILE.stat().st_size < LARGEST_FILE


def test_the_map_holds_no_colours() -> None:
    assert re.findall(r"#[0-9a-fA-F]{3,8}\b|rgba?\(|hsla?\(|(?:fill|stroke):", FILE.read_text(encoding="utf-8")) == []
