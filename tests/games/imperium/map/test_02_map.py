"""Chapter 2: the sheets, provinces and their capitals, periods and ports."""

from __future__ import annotations

import pytest

from games.imperium.builder import position
from romanum.board.hexgrid import DIRECTIONS
from romanum.games.imperium.data.charts import COST, FORT_STRENGTH
from romanum.games.imperium.data.cities import (
    CAPITAL,
    CAPITAL_IN,
    CITIES,
    CITIES_OF,
    CITY,
    CITY_IDS,
    CITY_PLACE,
    CITY_STRENGTH,
    CITY_TAX,
    COLUMN_COUNT,
    COLUMN_OF,
    PERIOD_OF,
    PORT_CITY,
    TAX_VALUE,
)
from romanum.games.imperium.data.hexes import (
    GRID,
    HEX,
    HEX_COUNT,
    HEXES_OF,
    LAND,
    LAND_STEPS,
    PLACE,
    PLACE_COUNT,
    PLACE_IDS,
    PROVINCE,
    named,
)
from romanum.games.imperium.data.provinces import (
    NEIGHBOURS,
    NONE,
    PROVINCE_BY_ID,
    PROVINCE_COUNT,
    PROVINCE_IDS,
    STRAIT_NEIGHBOURS,
)
from romanum.games.imperium.data.seas import BARE_PORT, PORT_WATERS, PORTS, RIVER_PORT, SEA_STEPS
from romanum.games.imperium.rules.common.control import has_port
from rules import rule


def ids(places: tuple[int, ...]) -> set[str]:
    return {PLACE_IDS[place] for place in places}


@rule("2.1a")
def test_three_sheets_are_one_map() -> None:
    """A3717 lies beside B3817, B6418 beside C6517, C7016 beside C1115: sheet after sheet, without a seam."""
    for west, east in (("a3717", "b3817"), ("b6418", "c6517"), ("c7016", "c1115")):
        assert GRID.direction(PLACE[west], PLACE[east]) in (1, 2)
    assert (PLACE["a1101"], PLACE["c3433"], HEX_COUNT) == (0, HEX_COUNT - 1, 2772)


@rule("2.1a")
def test_a_hex_of_two_sheets_is_one_hex() -> None:
    """The City Chart has A3814 and B3820 in one column; Byzantium is B5415 there and C5415 in the rules."""
    assert named("B3814") == PLACE["a3814"]
    assert named("C5415") == PLACE["b5415"] == CITY_PLACE[CITY["constantinople"]]
    assert named("C1209") == CITY_PLACE[CITY["thospia"]]


@rule("2.1a")
def test_odd_columns_lie_lower() -> None:
    """Hispalis, A1530, borders A1431 in the south-west."""
    assert DIRECTIONS[GRID.direction(PLACE["a1530"], PLACE["a1431"])] == "SW"


@rule("2.1b")
def test_a_province_with_cities_has_one_capital_of_its_own() -> None:
    for province in range(PROVINCE_COUNT):
        capital = CAPITAL[province]
        assert (capital != NONE) == bool(CITIES_OF[province])
        assert capital == NONE or capital in CITIES_OF[province]


@rule("2.1b")
@pytest.mark.parametrize(
    ("province", "capital", "other"),
    [
        ("cisalpina", "mediolanum", "verona"),
        ("lugdunensis", "lugdunum", "lutetia"),
        ("illyricum", "salonae", "lissus"),
        ("moesia-inferior", "durostorum", "novae"),
        ("chersonesus", "panticapaeum", "phanagoria"),
    ],
)
def test_of_several_starred_towns_the_display_names_one(province: str, capital: str, other: str) -> None:
    assert CITIES[CITY[capital]].starred
    assert CITIES[CITY[other]].starred
    assert CITY_IDS[CAPITAL[PROVINCE_BY_ID[province]]] == capital


@rule("2.1b", "41.1")
def test_a_capital_that_does_not_exist_has_a_stand_in() -> None:
    """Before its Adrianopolis Thracia is ruled from Philippopolis; every province with a city has a capital."""
    assert CITY_IDS[CAPITAL_IN[0][PROVINCE_BY_ID["thracia"]]] == "philippopolis"
    assert CITY_IDS[CAPITAL_IN[12][PROVINCE_BY_ID["thracia"]]] == "adrianopolis"
    for column in range(COLUMN_COUNT):
        for province, cities in enumerate(CITIES_OF):
            standing = [city for city in cities if CITY_TAX[column][city] != NONE]
            assert (CAPITAL_IN[column][province] in standing) == bool(standing)


@rule("2.2")
def test_scenarios_have_their_periods() -> None:
    last = {1: 5, 2: 10, 3: 19, 4: 24, 5: 30, 6: 41}
    first = 1
    for period, end in last.items():
        assert {PERIOD_OF[scenario] for scenario in range(first, end + 1)} == {period - 1}
        first = end + 1


@rule("2.2")
def test_the_period_selects_city_values_and_forts() -> None:
    """Londinium is nothing to Caesar; the walls of period 3 are stronger than those of period 1."""
    londinium = CITY["londinium"]
    assert CITY_STRENGTH[COLUMN_OF[1]][londinium] == NONE
    assert CITY_STRENGTH[COLUMN_OF[11]][londinium] == 1
    assert [FORT_STRENGTH[PERIOD_OF[scenario]] for scenario in (1, 11, 31)] == [
        (2, 4, 6, 8),
        (3, 6, 9, 12),
        (2, 5, 8, 10),
    ]
    costs = [COST[scenario] for scenario in (7, 8)]
    assert [cost.units[0] for cost in costs if cost] == [4, 5]


@rule("2.3a")
def test_the_port_of_a_transient_city_comes_and_goes_with_it() -> None:
    for name, columns in (("gesoriacum", range(1, 13)), ("olbia", range(6)), ("tyras", range(5))):
        place = CITY_PLACE[CITY[name]]
        assert PORT_WATERS[place]
        assert [column for column in range(COLUMN_COUNT) if place in PORTS[column]] == list(columns)


@rule("2.3a")
@pytest.mark.parametrize(("scenario", "there"), [(1, False), (13, True)])
def test_where_there_is_no_city_ships_find_no_port(scenario: int, there: bool) -> None:
    """Gesoriacum is not founded yet when Caesar comes by."""
    t = position(scenario=scenario)
    assert has_port(t.g, CITY_PLACE[CITY["gesoriacum"]]) is there


@rule("2.3b")
def test_a_port_without_a_city_is_always_there() -> None:
    bare = [place for place in range(PLACE_COUNT) if BARE_PORT[place]]
    assert ids(tuple(bare)) >= {
        "a2725",
        "a3220",
        "a3223",
        "a3715",
        "b4823",
        "b5117b",
        "b5131",
        "b5224",
        "b5723",
        "b6419",
    }
    for place in bare:
        assert all(place in PORTS[column] for column in range(COLUMN_COUNT))


@rule("2.3c")
def test_londinium_is_entered_from_two_hexes_alone() -> None:
    londinium = PLACE["a2010"]
    assert ids(SEA_STEPS[londinium]) == {"a2011", "a2110"}
    assert {water for water, row in enumerate(SEA_STEPS) if londinium in row} == {PLACE["a2011"], PLACE["a2110"]}
    assert RIVER_PORT[londinium]


@rule("2.3d")
def test_hispalis_is_entered_from_two_hexes_alone() -> None:
    hispalis = PLACE["a1530"]
    assert ids(SEA_STEPS[hispalis]) == {"a1431", "a1531"}
    assert {water for water, row in enumerate(SEA_STEPS) if hispalis in row} == {PLACE["a1431"], PLACE["a1531"]}


@rule("2.3a")
def test_every_port_opens_to_water_beside_its_land() -> None:
    for place, waters in enumerate(PORT_WATERS):
        assert all(HEX[water] == HEX[place] and SEA_STEPS[water] for water in waters)
    assert sum(PORT_CITY) == 80


def test_towns_lie_in_their_provinces() -> None:
    for city, row in enumerate(CITIES):
        assert PROVINCE_IDS[PROVINCE[CITY_PLACE[city]]] == row.province


def test_provinces_border_where_their_hexes_meet() -> None:
    """By land exactly; over narrow seas what the map joins, and Britannia beyond the Channel."""
    by_land: set[tuple[int, int]] = set()
    narrow: set[tuple[int, int]] = set()
    for here, steps in enumerate(LAND_STEPS):
        for there, _, _, flags in steps:
            if PROVINCE[here] != PROVINCE[there]:
                (narrow if flags else by_land).add((PROVINCE[here], PROVINCE[there]))
    assert by_land == {(a, b) for a in range(PROVINCE_COUNT) for b in NEIGHBOURS[a]}
    straits = {(a, b) for a in range(PROVINCE_COUNT) for b in STRAIT_NEIGHBOURS[a]}
    assert narrow - by_land == {pair for pair in straits if "belgica" not in {PROVINCE_IDS[p] for p in pair}}


def test_every_land_place_has_a_province_and_every_province_land() -> None:
    assert all((PROVINCE[place] != NONE) == LAND[place] for place in range(PLACE_COUNT))
    assert all(HEXES_OF)
    assert sum(len(places) for places in HEXES_OF) == sum(LAND)


@rule("41.1")
def test_a_province_is_worth_its_cities() -> None:
    """Sicilia 4 in the first period; Adiabene 1 in every column; provinces without cities nothing."""
    assert TAX_VALUE[0][PROVINCE_BY_ID["sicilia"]] == 4
    assert {values[PROVINCE_BY_ID["adiabene"]] for values in TAX_VALUE} == {1}
    assert {values[PROVINCE_BY_ID["germania-magna"]] for values in TAX_VALUE} == {0}
    assert TAX_VALUE[2][PROVINCE_BY_ID["syria"]] == 20
