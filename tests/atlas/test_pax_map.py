"""The drawn map of Pax Romana: what is joined on paper is what is joined in the game, and everything has its room."""

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
from drawn import Area, Corners, Edge, corners, edges, label_box, lines, overlapping

import romanum

DATA = Path(romanum.__file__).parent / "games" / "pax" / "data"
FILE = DATA / "map.json"
STEP = 5.0
DRAWING: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))


def table(name: str) -> dict[str, Any]:
    return tomllib.loads((DATA / name).read_text(encoding="utf-8"))


LAND, POINTS = table("provinces.toml"), table("spaces.toml")
CONNECTIONS: list[dict[str, Any]] = table("connections.toml")["connection"]
SPACES = {row["id"]: row for row in POINTS["space"]}
TRANSITS = {row["id"]: row for row in POINTS["transit"]}
TERRITORY = {row["id"]: row["territory"] for row in LAND["province"]}
DRAWN = {row["id"]: row for row in DRAWING["spaces"]}
PROVINCES = {row["id"]: row for row in DRAWING["provinces"]}
PLACES = {row["id"]: row["at"] for row in DRAWING["spaces"] + DRAWING["transits"]}
SUMMITS = {f"{row['a']}-{row['b']}": row["summit"] for row in DRAWING["connections"] if "summit" in row}

LARGEST_FILE = 500_000
SPACE, CAPITAL, DEEP, TRANSIT, PASS, COUNTER = 8.0, 9.5, 5.0, 2.8, 5.0, 20.0
APART = 31.0
"""How far apart the middles of two spaces are at the least."""
QUAY = 5.5
"""How far from the coast of its province the middle of a port may lie."""
UP_RIVER = {"noviomagus"}
"""Ports that stood too far up a river to be drawn at the coast."""


def radius(id_: str) -> float:
    if id_ in SUMMITS:
        return PASS
    if id_ in TRANSITS:
        return DEEP if TRANSITS[id_]["kind"] == "deep" else TRANSIT
    return CAPITAL if SPACES[id_].get("capital") else SPACE


# ---- reading the drawing


@cache
def outline(province: str) -> frozenset[Edge]:
    return frozenset(edges(PROVINCES[province]["path"]))


@cache
def owners() -> dict[Edge, list[str]]:
    """Whose edge each is: of provinces and the land around."""
    found: dict[Edge, list[str]] = defaultdict(list)
    for province in PROVINCES:
        for edge in outline(province):
            found[edge].append(province)
    for edge in edges(DRAWING["outland"]):
        found[edge].append("")
    return found


@cache
def area(province: str) -> Area:
    """A province, or with an empty name the land around."""
    return Area(PROVINCES[province]["path"] if province else DRAWING["outland"])


def owner(x: float, y: float) -> str | None:
    """The province under a place, if there is one."""
    return next((province for province in PROVINCES if area(province).holds(x, y)), None)


def dry(x: float, y: float) -> bool:
    return owner(x, y) is not None or area("").holds(x, y)


def course(row: dict[str, Any]) -> list[tuple[float, float]]:
    """The corners of the line of a connection."""
    (line,) = lines(row["path"])
    return [(x / 10, y / 10) for x, y in line]


def walked(row: dict[str, Any], step: float = STEP) -> Iterator[tuple[float, float]]:
    """Places all along the line of a connection."""
    for (ax, ay), (bx, by) in pairwise(course(row)):
        count = max(1, round(math.hypot(bx - ax, by - ay) / step))
        yield from ((ax + (bx - ax) * i / count, ay + (by - ay) * i / count) for i in range(count))


def to_stretch(at: list[float], a: tuple[float, float], b: tuple[float, float]) -> float:
    far = (b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2
    t = ((at[0] - a[0]) * (b[0] - a[0]) + (at[1] - a[1]) * (b[1] - a[1])) / far if far else 0.0
    t = min(max(t, 0.0), 1.0)
    return math.dist(at, (a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])))


def square(at: list[float], size: float) -> Corners:
    return corners(at[0], at[1], size, size)


@cache
def stack_boxes() -> list[tuple[str, Corners]]:
    kinds = ("army", "fleet")
    return [
        (f"{kind} of {id_}", square(row[kind], COUNTER)) for id_, row in DRAWN.items() for kind in kinds if row[kind]
    ]


@cache
def town_boxes() -> list[tuple[str, Corners]]:
    return [(id_, corners(*row["label"]["box"])) for id_, row in DRAWN.items()]


def letter_boxes(label: dict[str, Any]) -> Iterator[Corners]:
    for letter, (x, y, angle) in zip(label["text"], label["letters"], strict=True):
        if letter != " ":
            yield corners(x, y, 0.5 * label["size"], 0.65 * label["size"], angle)


@cache
def name_boxes() -> list[tuple[str, Corners]]:
    """Every name on the map; the letters of regions and rivers one by one."""
    found = town_boxes() + [(label["lines"][0], label_box(label)) for label in DRAWING["seas"] + DRAWING["lands"]]
    regions = [(f"{row['id']} (region)", row["label"]) for row in DRAWING["provinces"] if row["label"]]
    regions += [(f"{row['id']} (territory)", row["label"]) for row in DRAWING["territories"]]
    regions += [(row["text"], row) for row in DRAWING["streams"]]
    return found + [(name, box) for name, label in regions for box in letter_boxes(label)]


def on_signs(boxes: list[tuple[str, Corners]]) -> Iterator[tuple[str, str]]:
    """Which rectangles lie on which signs."""
    for name, box in boxes:
        x, y = (sum(place[axis] for place in box) / 4 for axis in (0, 1))
        reach = math.dist((x, y), box[0])
        for id_, at in signs().items():
            if math.dist((x, y), at) < reach + radius(id_) and not clear_of_disc(box, at, radius(id_)):
                yield name, id_


def clear_of_disc(box: Corners, at: list[float], reach: float) -> bool:
    """Whether a rectangle lies outside a disc."""
    sides = list(pairwise([*box, box[0]]))
    if all((bx - ax) * (at[1] - ay) - (by - ay) * (at[0] - ax) >= 0 for (ax, ay), (bx, by) in sides):
        return False
    return min(to_stretch(at, a, b) for a, b in sides) >= reach


@cache
def signs() -> dict[str, list[float]]:
    return PLACES | SUMMITS


# ---- everything is there


def test_every_part_of_the_map_is_drawn_once_in_the_order_of_the_game() -> None:
    assert list(PROVINCES) == [row["id"] for row in LAND["province"]]
    assert [row["id"] for row in DRAWING["territories"]] == [row["id"] for row in LAND["territory"]]
    assert list(DRAWN) == list(SPACES)
    assert [(row["id"], row["kind"]) for row in DRAWING["transits"]] == [
        (id_, t["kind"]) for id_, t in TRANSITS.items()
    ]


def test_the_lines_of_the_drawing_are_the_connections_of_the_game() -> None:
    drawn = [(row["a"], row["b"], row["kind"]) for row in DRAWING["connections"]]
    assert drawn == [(row["a"], row["b"], row["kind"]) for row in CONNECTIONS]


def test_each_line_leads_from_the_middle_of_one_sign_to_the_middle_of_the_other() -> None:
    ends = {(row["a"], row["b"], row["kind"]): (course(row)[0], course(row)[-1]) for row in DRAWING["connections"]}
    assert [key for key, (a, b) in ends.items() if (list(a), list(b)) != (PLACES[key[0]], PLACES[key[1]])] == []


def test_straits_have_the_heads_of_an_arrow_and_passes_a_summit_on_their_way() -> None:
    for row in DRAWING["connections"]:
        assert ("ink" in row) == (row["kind"] == "strait")
        assert ("summit" in row) == (row["kind"] == "alpine")
        if "summit" in row:
            assert tuple(row["summit"]) in course(row)


def test_names_of_spaces_are_those_of_the_game() -> None:
    assert {id_: " ".join(row["label"]["lines"]) for id_, row in DRAWN.items()} == {
        id_: row["name"] for id_, row in SPACES.items()
    }


def test_ports_alone_have_a_place_for_fleets() -> None:
    assert {id_ for id_, row in DRAWN.items() if row["fleet"]} == {
        id_ for id_, row in SPACES.items() if row.get("port")
    }


# ---- lines keep to their ground and apart


def met(way: list[tuple[float, float]]) -> Iterator[str]:
    """The signs that a line touches."""
    (west, *_, east), (north, *_, south) = sorted(x for x, _ in way), sorted(y for _, y in way)
    for id_, (x, y) in signs().items():
        reach = radius(id_) + 1
        about = west - reach < x < east + reach and north - reach < y < south + reach
        if about and min(to_stretch([x, y], a, b) for a, b in pairwise(way)) < reach:
            yield id_


def test_no_line_runs_over_a_sign_that_is_not_its_end() -> None:
    found = []
    for row in DRAWING["connections"]:
        own = {row["a"], row["b"], f"{row['a']}-{row['b']}"}
        found += [(row["a"], row["b"], row["kind"], id_) for id_ in met(course(row)) if id_ not in own]
    assert found == []


def off_ground(kind: str) -> dict[tuple[str, str], float]:
    """How much of each line of a kind runs over foreign ground, beyond its own signs, in units."""
    found = {}
    for row in (row for row in DRAWING["connections"] if row["kind"] == kind):
        ends = [(PLACES[end], radius(end) + 6) for end in (row["a"], row["b"])]
        wrong = [
            at
            for at in walked(row)
            if dry(*at) == (kind == "naval") and all(math.dist(at, end) > far for end, far in ends)
        ]
        found[row["a"], row["b"]] = STEP * len(wrong)
    return found


def test_roads_keep_to_the_land() -> None:
    assert {pair: far for pair, far in off_ground("land").items() if far > 25} == {}


def test_sea_lanes_keep_to_the_water() -> None:
    assert {pair: far for pair, far in off_ground("naval").items() if far > 25} == {}


def test_a_road_and_a_lane_between_the_same_spaces_can_be_told_apart() -> None:
    ways: dict[frozenset[str], list[dict[str, Any]]] = defaultdict(list)
    for row in DRAWING["connections"]:
        ways[frozenset((row["a"], row["b"]))].append(row)
    hidden = []
    for pair, rows in ways.items():
        for one, two in combinations(rows, 2):
            lane, road = (one, two) if one["kind"] == "naval" else (two, one)
            way = list(pairwise(course(road)))
            if max(min(to_stretch(list(at), a, b) for a, b in way) for at in walked(lane)) < 3.5:
                hidden.append(sorted(pair))
    assert hidden == []


# ---- signs


@pytest.mark.parametrize("id_", [id_ for id_, row in SPACES.items() if not row.get("port")])
def test_an_inland_space_stands_in_its_province(id_: str) -> None:
    assert owner(*PLACES[id_]) == SPACES[id_]["province"]


@pytest.mark.parametrize("id_", [id_ for id_, row in SPACES.items() if row.get("port")])
def test_a_port_stands_at_the_coast_of_its_province(id_: str) -> None:
    province = SPACES[id_]["province"]
    coast = [sorted(edge) for edge in outline(province) if owners()[edge] == [province]]
    ends = [((a[0] / 10, a[1] / 10), (b[0] / 10, b[1] / 10)) for a, b in coast]
    near = min(to_stretch(PLACES[id_], a, b) for a, b in ends) <= QUAY
    assert near or (id_ in UP_RIVER and owner(*PLACES[id_]) == province)


def test_transit_points_stand_on_their_ground() -> None:
    assert [id_ for id_, row in TRANSITS.items() if dry(*PLACES[id_]) != (row["kind"] == "land")] == []


def test_spaces_stand_well_apart() -> None:
    close = [(a, b) for a, b in combinations(DRAWN, 2) if math.dist(PLACES[a], PLACES[b]) < APART]
    assert close == []


def test_signs_do_not_touch() -> None:
    pairs = combinations(signs().items(), 2)
    assert [(a, b) for (a, at), (b, to) in pairs if math.dist(at, to) < radius(a) + radius(b) + 1] == []


# ---- stacks and names


def test_stacks_overlap_neither_each_other_nor_signs() -> None:
    boxes = stack_boxes()
    assert list(overlapping(boxes, boxes)) == []
    assert list(on_signs(boxes)) == []


def test_stacks_stand_beside_their_space() -> None:
    far = [
        (id_, kind) for id_, row in DRAWN.items() for kind in ("army", "fleet")
        if row[kind] and math.dist(row[kind], row["at"]) > 45
    ]  # fmt: skip
    assert far == []


def test_no_name_of_a_space_lies_under_a_stack() -> None:
    assert list(overlapping(town_boxes(), stack_boxes())) == []


def test_names_do_not_overlap() -> None:
    assert list(overlapping(name_boxes(), name_boxes())) == []


def test_no_name_lies_on_a_sign() -> None:
    assert list(on_signs(name_boxes())) == []


def test_everything_lies_inside_the_frame() -> None:
    width, height = DRAWING["size"]
    boxes = name_boxes() + stack_boxes()
    outside = [name for name, box in boxes if not all(7 < x < width - 7 and 7 < y < height - 7 for x, y in box)]
    assert outside == []


# ---- provinces


def test_no_edge_belongs_to_three_provinces() -> None:
    assert [names for names in owners().values() if len(names) > 2] == []


def test_borders_are_the_common_lines_of_the_provinces() -> None:
    common: dict[frozenset[str], set[Edge]] = defaultdict(set)
    for edge, names in owners().items():
        if len(names) == 2 and "" not in names:
            common[frozenset(names)].add(edge)
    assert {frozenset((row["a"], row["b"])): set(edges(row["path"])) for row in DRAWING["borders"]} == common


@pytest.mark.parametrize("row", [row for row in DRAWING["provinces"] if row["label"]], ids=lambda row: row["id"])
def test_the_name_of_a_province_stands_on_it_or_at_sea(row: dict[str, Any]) -> None:
    assert {owner(x, y) for x, y, _ in row["label"]["letters"]} <= {row["id"], None}


@pytest.mark.parametrize("row", DRAWING["territories"], ids=lambda row: row["id"])
def test_the_name_of_a_territory_stands_on_it_or_at_sea(row: dict[str, Any]) -> None:
    under = {owner(x, y) for x, y, _ in row["label"]["letters"]} - {None}
    assert {TERRITORY[province] for province in under if province} <= {row["id"]}


def test_a_territory_of_one_province_bears_one_name() -> None:
    undivided = {row["id"] for row in LAND["territory"] if row.get("undivided")}
    assert {id_ for id_, row in PROVINCES.items() if not row["label"]} == undivided


# ---- the file


def test_the_map_is_small() -> None:
    assert FILE.stat().st_size < LARGEST_FILE


def test_the_map_holds_no_colours() -> None:
    assert re.findall(r"#[0-9a-fA-F]{3,8}\b|rgba?\(|hsla?\(|(?:fill|stroke):", FILE.read_text(encoding="utf-8")) == []
