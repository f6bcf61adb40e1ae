"""The drawn map of History of the Roman Empire: what touches on paper is what borders in the game."""

from __future__ import annotations

import json
import math
import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from drawn import Corners, Edge, apart, corners, edges, inside, label_box

import romanum
from romanum.games.hre.data.components import DIOCESE_OF, DIOCESES, MAP, PROVINCE, PROVINCES

FILE = Path(romanum.__file__).parent / "games" / "hre" / "data" / "map.json"
DRAWING: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
IDS = [province.id for province in PROVINCES]
DRAWN = {row["id"]: row for row in DRAWING["provinces"]}

SHORTEST = 150  # tenths of a unit: a shorter common border would be overlooked by a player
COUNTER, CITY, FORT = 20.0, 11.0, 13.0


# ---- reading the drawing


def length(some: set[Edge]) -> float:
    return sum(math.dist(*edge) for edge in some)


@cache
def outline(province: str) -> frozenset[Edge]:
    return frozenset(edges(DRAWN[province]["path"]))


@cache
def touching() -> dict[tuple[str, str], float]:
    """Every pair of provinces with a common border, and its length."""
    owners: dict[Edge, list[str]] = defaultdict(list)
    for province in IDS:
        for edge in outline(province):
            owners[edge].append(province)
    common: dict[tuple[str, str], float] = defaultdict(float)
    for edge, (a, *others) in owners.items():
        for b in others:
            common[a, b] += math.dist(*edge)
    return dict(common)


def bridges() -> dict[tuple[str, str], dict[str, Any]]:
    return {(row["a"], row["b"]): row for row in DRAWING["borders"] if "bridge" in row}


def owner(x: float, y: float) -> str | None:
    return next((province for province in IDS if inside(DRAWN[province]["path"], x, y)), None)


def site_boxes(province: str) -> Iterator[Corners]:
    row = DRAWN[province]
    (left, y), _, (right, _) = row["armies"]
    yield corners((left + right) / 2, y, right - left + COUNTER, COUNTER)
    for site, size in ((row["fort"], FORT), (row["city"], CITY)):
        if site:
            yield corners(site[0], site[1], size, size)


def letter_boxes(row: dict[str, Any]) -> Iterator[Corners]:
    size = row["label"]["size"]
    for x, y, angle in row["label"]["letters"]:
        yield corners(x, y, 0.6 * size, 0.7 * size, angle)


def name_boxes() -> list[tuple[str, Corners]]:
    """Every name on the map; the letters of a diocese one by one."""
    found = [(province, label_box(DRAWN[province]["label"])) for province in IDS]
    found += [(label["lines"][0], label_box(label)) for label in DRAWING["seas"] + DRAWING["lands"]]
    return found + [(row["id"], box) for row in DRAWING["dioceses"] for box in letter_boxes(row)]


# ---- borders


def test_every_province_is_drawn_once_in_the_order_of_the_game() -> None:
    assert [row["id"] for row in DRAWING["provinces"]] == IDS


def test_what_touches_or_is_bridged_on_the_map_is_what_borders_in_the_game() -> None:
    drawn = {frozenset(pair) for pair in touching()} | {frozenset(pair) for pair in bridges()}
    game = {frozenset((MAP.ids[i], MAP.ids[j])) for i in range(len(MAP)) for j in MAP.neighbours[i]}
    assert drawn == game


def test_every_common_border_is_long_enough_to_be_seen() -> None:
    assert {pair: length for pair, length in touching().items() if length < SHORTEST} == {}


def test_no_edge_belongs_to_three_provinces() -> None:
    owners = defaultdict(list)
    for province in IDS:
        for edge in outline(province):
            owners[edge].append(province)
    assert [names for names in owners.values() if len(names) > 2] == []


def test_each_border_has_the_kind_it_has_in_the_game() -> None:
    drawn = {(row["a"], row["b"]): row["kind"] for row in DRAWING["borders"]}
    assert drawn == {(a, b): MAP.border(PROVINCE[a], PROVINCE[b]) for a, b in drawn}


@pytest.mark.parametrize("row", DRAWING["borders"], ids=lambda row: f"{row['a']}-{row['b']}")
def test_a_border_line_is_the_whole_common_border(row: dict[str, Any]) -> None:
    assert edges(row["path"]) == outline(row["a"]) & outline(row["b"])


def test_every_strait_is_a_bridge_over_water() -> None:
    straits = {(row["a"], row["b"]) for row in DRAWING["borders"] if row["kind"] == "strait"}
    assert straits <= set(bridges())
    assert not straits & set(touching())


def test_the_one_bridge_on_land_joins_pannonia_and_moesia() -> None:
    """Dalmatia touches Dacia between them, so no flat map can show both borders as lines."""
    assert [pair for pair, row in bridges().items() if row["kind"] != "strait"] == [("moesia", "pannonia")]


@pytest.mark.parametrize("pair", bridges(), ids="-".join)
def test_a_bridge_leads_from_one_province_to_the_other(pair: tuple[str, str]) -> None:
    ends = bridges()[pair]["bridge"]
    assert {owner(*_onward(ends[0], ends[1])), owner(*_onward(ends[1], ends[0]))} == set(pair)


def _onward(end: list[float], start: list[float], by: float = 3.0) -> tuple[float, float]:
    """A little farther on from an end of a bridge, seen from its other end."""
    far = math.dist(start, end)
    return end[0] + (end[0] - start[0]) / far * by, end[1] + (end[1] - start[1]) / far * by


def test_difficult_borders_are_drawn_and_open_ones_are_plain() -> None:
    drawn = {(row["a"], row["b"]) for row in DRAWING["borders"] if row.get("ink")}
    difficult = {(row["a"], row["b"]) for row in DRAWING["borders"] if row["kind"] != "open"}
    assert drawn == difficult | set(bridges())


# ---- sites and names


def test_cities_are_drawn_where_the_game_has_city_sites() -> None:
    assert [bool(DRAWN[p.id]["city"]) for p in PROVINCES] == [p.city_site for p in PROVINCES]


@pytest.mark.parametrize("province", [p.id for p in PROVINCES if p.city_site])
def test_a_city_stands_in_its_own_province(province: str) -> None:
    assert owner(*DRAWN[province]["city"]) == province


@pytest.mark.parametrize("province", IDS)
def test_no_army_or_fort_stands_in_another_province(province: str) -> None:
    places = [*DRAWN[province]["armies"], DRAWN[province]["fort"]]
    assert {owner(*place) for place in places} <= {province, None}
    assert owner(*DRAWN[province]["armies"][1]) == province


def test_names_do_not_overlap() -> None:
    found = [(a, b) for (a, one), (b, two) in combinations(name_boxes(), 2) if a != b and not apart(one, two)]
    assert found == []


@pytest.mark.parametrize("province", IDS)
def test_no_name_lies_on_the_sites_of_a_province(province: str) -> None:
    on = [name for name, box in name_boxes() for site in site_boxes(province) if not apart(site, box)]
    assert on == []


def test_the_sites_of_two_provinces_do_not_overlap() -> None:
    sites = [(province, box) for province in IDS for box in site_boxes(province)]
    assert [(a, b) for (a, one), (b, two) in combinations(sites, 2) if a != b and not apart(one, two)] == []


def test_every_name_lies_inside_the_frame() -> None:
    width, height = DRAWING["size"]
    outside = [name for name, box in name_boxes() if not all(7 < x < width - 7 and 7 < y < height - 7 for x, y in box)]
    assert outside == []


@pytest.mark.parametrize("d", range(len(DIOCESES)), ids=[diocese.id for diocese in DIOCESES])
def test_the_letters_of_a_diocese_stand_on_its_land_or_on_none(d: int) -> None:
    row = DRAWING["dioceses"][d]
    assert (row["id"], row["label"]["text"]) == (DIOCESES[d].id, DIOCESES[d].name.upper())
    under = {owner(x, y) for x, y, _ in row["label"]["letters"]} - {None}
    assert {DIOCESE_OF[PROVINCE[province]] for province in under if province} == {d}


# ---- the file


def test_the_map_is_small() -> None:
    assert FILE.stat().st_size < 400_000


def test_the_map_holds_no_colours() -> None:
    assert re.findall(r"#[0-9a-fA-F]{3,8}\b|rgba?\(|hsla?\(|(?:fill|stroke):", FILE.read_text(encoding="utf-8")) == []
