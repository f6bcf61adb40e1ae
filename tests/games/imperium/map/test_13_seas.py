"""Seas, sea areas and what provinces show on the map (9.1, 10.3, 11, 13.1, 16, 22.2)."""

from __future__ import annotations

import pytest

from games.imperium.builder import position
from romanum.games.imperium.data.charts import CAPACITY, ENTRY_COST, FORAGE, RIVER_COST, TABLES, TREASURE
from romanum.games.imperium.data.cities import CITY, CITY_IDS, CITY_PLACE
from romanum.games.imperium.data.hexes import CLEAR, DEEP, FOREST, GRID, HEX, LAND, PLACE, PLACE_COUNT, PLACE_IDS, WATER
from romanum.games.imperium.data.provinces import AXE, CULTIVATED, PROVINCE_BY_ID, PROVINCE_IDS, ROADS, SUN, WHEAT
from romanum.games.imperium.data.seas import (
    ALWAYS_SUMMER_SEA,
    ARABICUS,
    AREA_NAMES,
    ATLANTICUS,
    COASTAL,
    EAST,
    MEDITERRANEAN,
    OWN_HEX_ALONE,
    PERSICUS,
    PONTUS,
    PORT_AREA,
    PORT_WATERS,
    SEA,
    SEA_AREA,
    SEA_BY_ID,
    SEA_STEPS,
    WEST,
)
from romanum.games.imperium.rules.common.port_supply import in_port_supply, ports_near
from rules import rule


def reach(start: str) -> set[int]:
    found, edge = {PLACE[start]}, [PLACE[start]]
    while edge:
        for water in SEA_STEPS[edge.pop()]:
            if water not in found:
                found.add(water)
                edge.append(water)
    return found


@rule("9.1e")
def test_only_the_red_sea_and_the_persian_gulf_are_always_in_summer() -> None:
    warm = {"sinus-arabicus", "sinus-persicus"}
    assert all(
        ALWAYS_SUMMER_SEA[place] == (SEA[place] in {SEA_BY_ID[sea] for sea in warm}) for place in range(PLACE_COUNT)
    )
    assert ALWAYS_SUMMER_SEA[PORT_WATERS[CITY_PLACE[CITY["berenice"]]][0]]
    assert not ALWAYS_SUMMER_SEA[PORT_WATERS[CITY_PLACE[CITY["alexandria"]]][0]]


@rule("9.1d")
def test_aegyptus_is_always_in_summer_and_italia_is_not() -> None:
    assert SUN[PROVINCE_BY_ID["aegyptus"]]
    assert not SUN[PROVINCE_BY_ID["italia"]]


@rule("10.3b")
def test_the_black_sea_and_the_ocean_are_outside_the_mediterranean() -> None:
    inside = {"b4225", "b6426", "a1632", "b5415", "b5515"}
    outside = {"b5514", "a1531", "a1532", "b5807", "a2110", "c1730", "c2613", "a3302"}
    assert all(MEDITERRANEAN[PLACE[name]] for name in inside)
    assert not any(MEDITERRANEAN[PLACE[name]] for name in outside)
    assert TABLES.naval_movement.outside_mediterranean_multiplier == 2


@rule("10.3c")
def test_fleets_keep_to_water() -> None:
    """Where two coastal hexes meet by land alone no fleet passes: Corinthus parts two gulfs."""
    assert all(bool(SEA_STEPS[place]) == WATER[place] for place in range(PLACE_COUNT))
    assert PLACE["b5514"] not in SEA_STEPS[PLACE["b5515"]]
    assert PLACE["b5514"] in SEA_STEPS[PLACE["b5415"]]


@rule("10.3a")
def test_deep_sea_is_open_water_away_from_land() -> None:
    for place in range(PLACE_COUNT):
        assert not (DEEP[place] and LAND[place])
        assert WATER[place] == (DEEP[place] or COASTAL[place])
        if DEEP[place]:
            assert not any(LAND[there] for there in GRID.neighbours[place])


def test_one_can_sail_from_the_black_sea_to_britain_but_not_to_the_red_sea() -> None:
    water = reach("b5514")
    assert {PLACE[name] for name in ("a2110", "a2010", "a1530", "a3302", "b5807")} <= water
    assert not {PLACE["c1730"], PLACE["c2613"]} & water
    assert all(WATER[place] for place in water)


@rule("11.1a")
@pytest.mark.parametrize(
    ("province", "roads"),
    [("italia", "YYYYYY"), ("lugdunensis", "NYYYYY"), ("britannia", "NNYYYY"), ("germania-magna", "NNNNNN")],
)
def test_roads_come_with_the_periods(province: str, roads: str) -> None:
    number = PROVINCE_BY_ID[province]
    assert "".join("Y" if ROADS[period][number] else "N" for period in range(6)) == roads
    assert ENTRY_COST[1][1][FOREST] == 4
    assert all(ENTRY_COST[0][w][t] >= ENTRY_COST[1][w][t] for w in range(2) for t in range(5))
    assert ENTRY_COST[0][0][CLEAR] > ENTRY_COST[1][0][CLEAR]


@rule("11.1b")
def test_rivers_cost_less_with_roads() -> None:
    assert all(RIVER_COST[1][winter] < RIVER_COST[0][winter] for winter in range(2))


@rule("11.2")
@pytest.mark.parametrize(
    ("province", "state"), [("italia", "CCCCCC"), ("dacia", "WWCWWW"), ("sarmatia", "WWWWWW"), ("numidia", "CCCCCW")]
)
def test_cultivation_comes_and_goes(province: str, state: str) -> None:
    number = PROVINCE_BY_ID[province]
    assert "".join("C" if CULTIVATED[period][number] else "W" for period in range(6)) == state
    assert all(FORAGE[1][w][t] >= FORAGE[0][w][t] for w in range(2) for t in range(5))
    assert FORAGE[1][0][CLEAR] > FORAGE[0][0][CLEAR]


@rule("13.1c")
def test_there_are_six_sea_areas_and_the_caspian_is_none() -> None:
    assert len(AREA_NAMES) == 6
    for name, area in (
        ("a2110", ATLANTICUS), ("a1714", ATLANTICUS), ("a3302", ATLANTICUS), ("a3319", WEST), ("b6426", EAST),
        ("b5807", PONTUS), ("c1730", ARABICUS), ("c2512", PERSICUS),
    ):  # fmt: skip
        assert SEA_AREA[PLACE[name]] == area, name
    caspian = [place for place in range(PLACE_COUNT) if SEA[place] == SEA_BY_ID["mare-caspium"]]
    assert {SEA_AREA[place] for place in caspian} == {0}
    assert not any(PORT_WATERS[place] for place in range(PLACE_COUNT) if HEX[place] in caspian)


@rule("13.1d")
def test_the_shallows_about_sicilia_belong_to_both_halves() -> None:
    """They are the shallow waters where the two halves of the Mediterranean meet."""
    west, east = SEA_BY_ID["mare-internum-west"], SEA_BY_ID["mare-internum-east"]
    meeting = {
        place
        for place in range(PLACE_COUNT)
        for water in SEA_STEPS[place]
        if {SEA[place], SEA[water]} == {west, east} and COASTAL[place]
    }
    assert {place for place in range(PLACE_COUNT) if SEA_AREA[place] == WEST | EAST} == meeting
    assert {PLACE_IDS[place] for place in meeting} >= {"b4124", "b4225", "b3826", "a3628"}


@rule("13.1e")
def test_sicilian_ports_and_rhegium_supply_both_halves() -> None:
    both = {"messana", "syracusae", "lilybaeum", "rhegium"}
    assert all(PORT_AREA[CITY_PLACE[CITY[name]]] == WEST | EAST for name in both)
    assert PORT_AREA[CITY_PLACE[CITY["tarentum"]]] == EAST
    assert PORT_AREA[CITY_PLACE[CITY["neapolis"]]] == WEST
    assert SEA_AREA[PLACE["b4226"]] == EAST


@rule("13.1f")
def test_the_hexes_that_the_rulebook_names() -> None:
    for name, area in (
        ("a1632", WEST), ("a1633", WEST), ("a1531", ATLANTICUS), ("a1532", ATLANTICUS), ("b5415", EAST),
        ("b5515", EAST), ("b5514", PONTUS),
    ):  # fmt: skip
        assert SEA_AREA[PLACE[name]] == area, name


@rule("13.1i")
@pytest.mark.parametrize(("holder", "fed"), [("pompey", True), ("caesar", False)])
def test_corcyra_supplies_the_mainland_in_its_own_hex(holder: str, fed: bool) -> None:
    t = position({"b4621": "pompey 1 20-10-b"}, scenario=6, cities={"corcyra": holder})
    assert in_port_supply(t.g, t.stack("pompey", "b4621")) is fed


@rule("13.1i")
def test_corcyra_supplies_nobody_else_on_the_mainland() -> None:
    t = position({}, scenario=6, cities={"corcyra": "pompey"})
    beside = {PLACE_IDS[place] for place in GRID.neighbours[PLACE["b4621"]] if LAND[place]}
    reached = {place for place in beside if OWN_HEX_ALONE in ports_near(t.g, PLACE[place])}
    assert (len(beside) > 1, reached) == (True, set())


@rule("16.2a")
def test_deforested_provinces() -> None:
    cleared = {name for name, axe in zip(PROVINCE_IDS, AXE, strict=True) if axe}
    assert {"iudea", "aegyptus", "babylonia"} <= cleared
    assert not {"italia", "lugdunensis", "macedonia"} & cleared
    assert (TABLES.strength.besieged, TABLES.strength.besieged_deforested) == (2, 3)


@rule("16.3a")
def test_how_many_legions_a_city_holds() -> None:
    great = {CITY_IDS[city] for city in range(len(CITY_IDS)) if CAPACITY[city] == 8}
    assert great == {"roma", "constantinople"}
    assert {CAPACITY[city] for city in range(len(CITY_IDS)) if CITY_IDS[city] not in great} == {4}
    assert TABLES.siege.capacity_off_the_chart == 2


@rule("22.2", "22.2.1c")
def test_who_grows_wheat() -> None:
    wheat = {PROVINCE_IDS[province]: number for province, number in enumerate(WHEAT) if number}
    assert wheat["aegyptus"] == 4
    assert set(wheat) == {"aegyptus", "africa-proconsularis", "sicilia", "sardinia", "baetica", "chersonesus"}
    assert (TABLES.grain.needed, TABLES.grain.only_constantinople) == (5, "chersonesus")
    assert sum(wheat.values()) - wheat["chersonesus"] >= 2 * TABLES.grain.needed


@rule("43.1")
def test_treasures_lie_in_fourteen_cities() -> None:
    assert len(TREASURE) == 14
    assert TREASURE[CITY["mediolanum"]] == ((22, 34), (38, 40))
    assert TREASURE[CITY["hierosolyma"]] == ((1, 12),)
