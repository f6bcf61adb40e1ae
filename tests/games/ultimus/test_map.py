"""Chapters 3.1 and 7.2, and what other chapters say of the map: dioceses, towns, seas, homes and borders."""

from collections import Counter
from itertools import pairwise

import pytest

from romanum.games.ultimus.data.components import (
    ARMENIA,
    CAPITAL_ZONE,
    CARTHAGO,
    COAST,
    CONSTANTINOPOLIS,
    COST,
    DIOCESE,
    DIOCESE_HALF,
    DIOCESE_NEIGHBOURS,
    DIOCESE_ZONES,
    DIOCESES,
    DISTANCE,
    EAST_CAPITALS,
    EASTERN_OUTSIDE,
    FLEET_BASE,
    FROM_HOME_MOST,
    GREAT_RIVER,
    HALF,
    HOME_ZONES,
    HUNNI,
    ISLANDS,
    NAVIGABLE,
    NEIGHBOURS,
    ORIGIN_OF,
    PORT,
    RAVENNA,
    REFUGES,
    ROMA,
    SEA_LINKS,
    SEAS,
    SEAS_OF,
    STRAIT,
    TOWN,
    TRIBES,
    WEST_CAPITALS,
    ZONE,
    ZONE_COUNT,
    ZONE_IDS,
    ZONES,
)
from rules import rule


def towns(zones: tuple[int, ...]) -> set[str]:
    return {ZONES[zone].town for zone in zones}


def way(*zones: str) -> int:
    return sum(COST[ZONE[a]][ZONE[b]] for a, b in pairwise(zones))


# ---- 3.1: the empire


@rule("3.1.1a")
def test_seven_dioceses_are_western_and_five_eastern_with_numbered_areas() -> None:
    assert [DIOCESE_HALF.count(half) for half in (0, 1)] == [7, 5]
    assert {DIOCESES[d] for d, half in enumerate(DIOCESE_HALF) if half} == {
        *("moesiae", "thracia", "asia", "pontica", "oriens")
    }
    for diocese, zones in enumerate(DIOCESE_ZONES):
        assert {ZONE_IDS[zone] for zone in zones} == {f"{DIOCESES[diocese]}-{n + 1}" for n in range(len(zones))}


@rule("3.1.1a")
def test_67_of_99_areas_are_inside_the_empire() -> None:
    assert (ZONE_COUNT, sum(half >= 0 for half in HALF)) == (99, 67)
    assert all((half >= 0) == (diocese >= 0) for half, diocese in zip(HALF, DIOCESE, strict=True))


@rule("3.1.2a")
def test_four_capitals_are_western_and_two_eastern() -> None:
    assert towns(WEST_CAPITALS) == {"Arelate", "Mediolanum", "Ravenna", "Roma"}
    assert towns(EAST_CAPITALS) == {"Constantinopolis", "Antiochia"}


@rule("3.1.2a")
def test_ports_and_capitals_count_as_towns() -> None:
    assert all(TOWN[zone] for zone in range(ZONE_COUNT) if PORT[zone] or CAPITAL_ZONE[zone])
    assert not TOWN[ZONE["galliae-4"]]


@rule("3.4.2a")
def test_carthago_is_africa_4_and_roma_is_italia_5() -> None:
    assert (ZONE_IDS[CARTHAGO], ZONE_IDS[ROMA]) == ("africa-4", "italia-5")


def test_the_refuges_are_ravenna_and_constantinopolis() -> None:
    assert REFUGES == (RAVENNA, CONSTANTINOPOLIS)


# ---- 3.4.2: seas


@rule("3.4.2a")
def test_the_fleets_lie_at_carthago_and_constantinopolis() -> None:
    assert FLEET_BASE == (CARTHAGO, CONSTANTINOPOLIS)
    assert all(PORT[base] for base in FLEET_BASE)


def test_fleets_sail_the_internum_mare_and_the_pontus_and_no_other_sea() -> None:
    assert [SEAS[sea] for sea in NAVIGABLE] == [
        *("mare-internum-occidentale", "mare-internum-orientale", "pontus-euxinus")
    ]
    assert NAVIGABLE == (0, 1, 2)
    assert all(link in NAVIGABLE for sea in NAVIGABLE for link in SEA_LINKS[sea])


def test_carthago_and_italia_4_lie_on_the_same_western_sea() -> None:
    assert {CARTHAGO, RAVENNA} <= set(COAST[SEAS.index("mare-internum-occidentale")])


def test_coasts_know_their_seas() -> None:
    for sea, coast in enumerate(COAST):
        assert coast == tuple(zone for zone in range(ZONE_COUNT) if SEAS_OF[zone] >> sea & 1)


def test_islands_have_no_borders_but_a_port_on_a_sea_for_fleets() -> None:
    assert {ZONES[zone].name for zone in ISLANDS} == {"Sardinia et Corsica", "Creta", "Cyprus"}
    assert all(PORT[zone] and any(SEAS_OF[zone] >> sea & 1 for sea in NAVIGABLE) for zone in ISLANDS)


# ---- 3.6.3: neighbouring dioceses


def test_britanniae_is_next_to_galliae_over_the_strait_and_to_nothing_else() -> None:
    assert DIOCESE_NEIGHBOURS[DIOCESES.index("britanniae")] == (DIOCESES.index("galliae"),)


def test_dioceses_of_the_other_half_do_not_count() -> None:
    near = {DIOCESES[d] for d in DIOCESE_NEIGHBOURS[DIOCESES.index("pannoniae")]}
    assert near == {"italia"}


# ---- 4.1: homes


@rule("4.1b")
def test_visigothi_franci_salii_and_ghassanides_have_no_home_outside_the_empire() -> None:
    homeless = {tribe.id for tribe, homes in zip(TRIBES, HOME_ZONES, strict=True) if not homes}
    assert homeless == {"visigothi", "franci-salii", "ghassanides", "bagaudes"}


@rule("4.1b")
def test_homes_lie_outside_the_empire_and_know_their_tribe() -> None:
    for tribe, homes in enumerate(HOME_ZONES):
        assert all(HALF[home] < 0 and ORIGIN_OF[home] == tribe for home in homes)
    assert ORIGIN_OF[ZONE["gaetulia"]] == -1


def test_the_hunni_can_come_as_far_as_galliae_5() -> None:
    assert min(DISTANCE[home][ZONE["galliae-5"]] for home in HOME_ZONES[HUNNI]) <= FROM_HOME_MOST


def test_west_of_the_mauri_lies_an_area_without_a_tribe() -> None:
    assert any(HALF[z] < 0 and ORIGIN_OF[z] < 0 for z in NEIGHBOURS[ZONE["mauri"]])


# ---- 7: borders


@rule("7.2a")
def test_borders_go_both_ways_at_the_same_cost() -> None:
    for zone, near in enumerate(NEIGHBOURS):
        assert tuple(COST[zone]) == near
        assert all(COST[there][zone] == cost for there, cost in COST[zone].items())


@rule("7.2a")
def test_a_step_without_river_or_strait_costs_one() -> None:
    assert way("italia-4", "italia-5") == 1


@rule("7.2b")
def test_from_the_ostrogothi_over_the_danuvius_to_thracia_1_costs_two() -> None:
    assert way("ostrogothi", "thracia-1") == 2
    assert GREAT_RIVER[ZONE["ostrogothi"]][ZONE["thracia-1"]]


@rule("7.2b")
def test_the_nile_is_no_great_river() -> None:
    assert way("oriens-7", "oriens-8") == 1


@rule("7.2c")
@pytest.mark.parametrize("pair", [("britanniae-2", "galliae-1"), ("thracia-3", "pontica-1"), ("italia-6", "italia-7")])
def test_a_strait_costs_one_more(pair: tuple[str, str]) -> None:
    assert way(*pair) == 2
    assert STRAIT[ZONE[pair[0]]][ZONE[pair[1]]]


@rule("7.2d")
@pytest.mark.parametrize(
    "pair", [("galliae-7", "britanniae-2"), ("saxones", "britanniae-2"), ("scotti", "britanniae-3")]
)
def test_three_long_straits_cost_two_more_both_ways(pair: tuple[str, str]) -> None:
    assert way(*pair) == way(*reversed(pair)) == 3


def test_aetius_needs_four_pm_from_the_alamanni_to_galliae_1() -> None:
    assert way("alamanni", "franci-orientales", "saxones", "galliae-1") == 4


def test_the_three_areas_of_the_picti_lie_one_behind_the_other() -> None:
    assert [DISTANCE[ZONE["britanniae-1"]][ZONE[f"picti-{n}"]] for n in (1, 2, 3)] == [1, 2, 3]


def test_eight_eastern_areas_outside_are_exempt() -> None:
    owners = Counter(TRIBES[ORIGIN_OF[zone]].id for zone in range(ZONE_COUNT) if EASTERN_OUTSIDE[zone])
    assert owners == {"persae": 6, "armenia": 1, "iberia": 1}


def test_the_alamanni_touch_the_west_and_the_gepidae_do_not() -> None:
    west = {tribe: any(HALF[z] == 0 for z in NEIGHBOURS[ZONE[tribe]]) for tribe in ("alamanni", "gepidae")}
    assert west == {"alamanni": True, "gepidae": False}


def test_armenia_has_one_home_with_neighbours_on_both_sides_of_the_border() -> None:
    (home,) = HOME_ZONES[ARMENIA]
    assert {HALF[near] for near in NEIGHBOURS[home]} == {1, -1}
