"""Chapters 3, 12.1 and 12.2: parts of hexes, waters, and what lies between them."""

from __future__ import annotations

import pytest

from romanum.games.imperium.data.cities import CITY, CITY_PLACE
from romanum.games.imperium.data.hexes import (
    ALL_SEA,
    BESIDE,
    CLOSED,
    FIRST_PART,
    FIRST_WATER,
    GRID,
    HEX,
    INSIDE,
    LAKE,
    LAND,
    LAND_STEPS,
    MAIN_STREAM,
    MOUNTAIN,
    NARROW_SEA,
    PARTS_OF,
    PLACE,
    PLACE_COUNT,
    PLACE_IDS,
    PROVINCE,
    RIVER,
    RIVER_IDS,
    RIVER_SIDES,
    TERRAIN,
    WATER,
    WATERS_OF,
)
from romanum.games.imperium.data.provinces import NONE, PROVINCE_IDS
from romanum.games.imperium.data.seas import PORT_WATERS, SEA_STEPS
from romanum.games.imperium.state.names import place_name
from rules import rule


def step(a: str, b: str) -> tuple[int, int, int] | None:
    """River, extra MP and flags of the step, if there is one."""
    found = [row[1:] for row in LAND_STEPS[PLACE[a]] if row[0] == PLACE[b]]
    return found[0] if found else None


@rule("3.1a")
def test_a_split_hex_has_a_place_for_each_land_part() -> None:
    """Corcyra stands on its island in B4621, Epirus on the mainland; the Chersonese faces Asia in B5317."""
    assert PLACE_IDS[CITY_PLACE[CITY["corcyra"]]] == "b4621b"
    assert [PLACE_IDS[place] for place in PARTS_OF[PLACE["b4621"]]] == ["b4621", "b4621b"]
    thracia, asia = PLACE["b5317b"], PLACE["b5317"]
    assert (PROVINCE_IDS[PROVINCE[thracia]], PROVINCE_IDS[PROVINCE[asia]]) == ("thracia", "asia")


@rule("3.1c")
def test_each_part_has_terrain_of_its_own() -> None:
    for place in range(PLACE_COUNT):
        assert LAND[place] == (TERRAIN[place] != NONE)
    assert all(TERRAIN[place] != NONE for place in range(FIRST_PART, FIRST_WATER))


@rule("3.1.1a", "3.1.1b")
def test_islands_with_a_box_are_places_of_their_own() -> None:
    """Thasos in B5117 is a base of the pirates; it is neither the mainland nor joined to it by land."""
    thasos, mainland = PLACE["b5117b"], PLACE["b5117"]
    assert thasos != mainland
    assert HEX[thasos] == mainland
    assert all(there != mainland or flags & INSIDE for there, _, _, flags in LAND_STEPS[thasos])


@rule("3.1.2")
def test_two_waters_of_a_hex_are_two_places() -> None:
    """The gulf of Smyrna and the waters of Ephesus share B5519; no fleet passes between them inside the hex."""
    gulf, south = PLACE["b5519w"], PLACE["b5519"]
    assert WATERS_OF[south] == (south, gulf)
    assert south not in SEA_STEPS[gulf]
    assert PORT_WATERS[CITY_PLACE[CITY["smyrna"]]] == (gulf,)
    assert not LAND[gulf]


@rule("3.1.2")
def test_waters_of_one_hex_never_touch_inside_it() -> None:
    """Save Jutland's, whose cape lies north of the map."""
    joined = {PLACE_IDS[a] for a in range(PLACE_COUNT) for b in SEA_STEPS[a] if HEX[a] == HEX[b]}
    assert joined == {"a2701", "a2701w"}


@rule("12.1d")
@pytest.mark.parametrize(
    ("a", "b", "why"),
    [
        ("a3513", "a3614", MOUNTAIN),
        ("c6527", "c6628", LAKE),
        ("b4124", "b4224", ALL_SEA),
    ],
)
def test_mountains_lakes_and_sea_close_a_hexside(a: str, b: str, why: int) -> None:
    assert step(a, b) is None
    assert CLOSED[PLACE[a]][PLACE[b]] == CLOSED[PLACE[b]][PLACE[a]] == why


@rule("12.1d")
@pytest.mark.parametrize(("a", "b"), [("a3414", "a3514"), ("c6711", "c6712"), ("c6813", "c6913")])
def test_these_sides_are_open(a: str, b: str) -> None:
    assert step(a, b) is not None


@rule("12.1d")
def test_two_hexes_with_land_are_joined_or_closed() -> None:
    for here in range(FIRST_PART):
        there = {row[0] for row in LAND_STEPS[here]}
        for other in GRID.neighbours[here]:
            if LAND[here] and LAND[other]:
                assert (other in there) != (other in CLOSED[here])


def test_links_go_both_ways() -> None:
    for here, rows in enumerate(LAND_STEPS):
        for there, *what in rows:
            assert (here, *what) in LAND_STEPS[there]
            assert LAND[here]
            assert LAND[there]
    for here, waters in enumerate(SEA_STEPS):
        assert all(here in SEA_STEPS[water] and WATER[water] and WATER[here] for water in waters)


@rule("12.2a")
@pytest.mark.parametrize(
    ("a", "b"), [("a1632", "a1633"), ("b4124", "b4225"), ("b5121", "b5120"), ("b5415", "b5514"), ("b5807", "b5906")]
)
def test_a_strait_costs_six_more(a: str, b: str) -> None:
    assert step(a, b) == (NONE, 6, NARROW_SEA)


@rule("12.2b")
def test_parts_of_a_narrow_sea_hex_are_four_apart() -> None:
    """A3004, the rulebook's own case, the Hellespont and every other hex with boxes."""
    assert step("a3004", "a3004b") == step("b5317", "b5317b") == (NONE, 4, INSIDE)
    for parts in PARTS_OF:
        for a in parts:
            assert {row[0] for row in LAND_STEPS[a] if row[3] & INSIDE} == set(parts) - {a}


@rule("12.2c")
def test_the_largest_part_is_the_hex_itself() -> None:
    assert all(parts[0] == here for here, parts in enumerate(PARTS_OF) if parts)


@rule("13.4.4b")
def test_five_main_streams_carry_trains() -> None:
    main = {RIVER_IDS[river] for river in range(len(RIVER_IDS)) if MAIN_STREAM[river]}
    assert main == {"nilus", "rhenus", "danubius", "tigris", "euphrates"}


@rule("13.4.4a")
def test_towns_lie_beside_their_rivers() -> None:
    towns = (
        ("colonia-agrippina", "rhenus"),
        ("carnuntum", "danubius"),
        ("ctesiphon", "tigris"),
        ("memphis", "nilus"),
        ("londinium", "tamesis"),
        ("hispalis", "baetis"),
        ("olbia", "hypanis"),
    )
    for town, river in towns:
        assert RIVER[river] in BESIDE[CITY_PLACE[CITY[town]]]
    assert RIVER["hypanis"] in BESIDE[PLACE["b5006"]]


def test_rivers_run_along_sides_between_land() -> None:
    for sides in RIVER_SIDES:
        for here, way in sides:
            assert LAND[here] or LAND[GRID.step(here, way)]


def test_no_two_places_are_called_alike_and_land_in_a_citys_hex_lies_opposite_it() -> None:
    """B4621 is the mainland opposite Corcyra; the gulf of Suez is not off Pelusium, which lies on another sea."""
    called = [place_name(place) for place in range(PLACE_COUNT)]
    assert len(set(called)) == PLACE_COUNT
    names = {name: place_name(PLACE[name]) for name in ("b4621", "b4621b", "b4721", "c1227w", "c1814", "b6418")}
    assert names == {
        "b4621": "opposite Corcyra", "b4621b": "Corcyra", "b4721": "opposite Actium", "c1227w": "open sea C1227W",
        "c1814": "Seleucia (Babylonia)", "b6418": "Seleucia (Cilicia)",
    }  # fmt: skip
