"""Chapters 1 to 3.1, and what later chapters say of components: map, units, markers, events, turns."""

from collections import Counter

import pytest

from romanum.board.masks import bits
from romanum.games.trajan.data.components import (
    ALIKE,
    ALL_CITIES,
    ARMENIAN_CITIES,
    BETTER,
    CAVALRY,
    CITIES,
    CITY,
    CITY_AT,
    CITY_HEX,
    CITY_MASK,
    CIVIS_DISCIPLINE,
    CIVIS_STRENGTH,
    COASTAL_CITIES,
    COASTS,
    COUNTERS,
    DISCIPLINE,
    DISCIPLINES,
    ENEMY_CAPITALS,
    EVENT,
    EVENTS,
    GRID,
    GUARDS,
    HATRA,
    HATRA_BONUS,
    HEAVY,
    HEX_NAMES,
    LAKE,
    LAND_LINKS,
    LAND_MASK,
    LEADERS,
    LIGHT_CAVALRY,
    MARKER,
    MARKER_MIX,
    MARKERS,
    MONTHS,
    MOVE,
    NATION,
    NATIONS,
    OF_CODE,
    OF_SIDE,
    ON_TRADE_ROUTE,
    PARTHIA,
    PORTS,
    PROVINCIAL,
    RATING,
    REGIONAL,
    REVOLT_ROLL,
    RIVER_HEX,
    RIVER_LINKS,
    ROAD_LINKS,
    ROME,
    SCENARIOS,
    SEA_COAST,
    SEA_MASK,
    SEAS,
    SIDE,
    STRATAGEM,
    STRATAGEMS,
    STRENGTHLESS,
    TABLES,
    TERRAIN,
    TRIUMPH_BONUS,
    UNIT,
    UNITS,
    WEST_EDGE,
    WINTER_MONTH,
    WORSE,
)
from rules import rule


def named(cities: int) -> set[str]:
    return {CITIES[city].id for city in bits(cities)}


def of_kind(name: str) -> set[str]:
    return {unit.id for unit in UNITS if unit.kind == name}


# ---- 1, 2.4: sides


@rule("1.1a", "2.4a")
def test_there_are_two_sides_and_every_unit_belongs_to_one() -> None:
    assert OF_SIDE[ROME] ^ OF_SIDE[PARTHIA] == (1 << len(UNITS)) - 1


@rule("2.4a", "18.1")
@pytest.mark.parametrize(
    ("unit", "side"), [("trajan", ROME), ("chosroes", PARTHIA), ("saka-1", PARTHIA), ("armenian-foot", PARTHIA)]
)
def test_core_satrapy_and_armenian_units_are_parthian(unit: str, side: int) -> None:
    assert SIDE[UNIT[unit]] == side


@rule("18.2")
def test_arabs_and_alani_are_on_the_sheet_but_not_in_the_game() -> None:
    assert {unit.nation for unit in COUNTERS.unit} - {unit.nation for unit in UNITS} == {"arab", "alani"}
    assert {NATIONS[nation] for nation in NATION} == {"roman", "core", "satrapy", "armenian"}


@rule("1.1b")
def test_the_war_covers_the_years_114_to_117() -> None:
    ends = {row.id: row.first_year * 8 + row.turns for row in SCENARIOS}
    assert min(row.first_year for row in SCENARIOS) == 114
    assert ends["campaign"] == 117 * 8 + MONTHS.index("August") + 1


# ---- 2.11: the map


@rule("2.11a")
def test_the_map_is_a_grid_of_hexes_that_all_have_terrain() -> None:
    assert len(HEX_NAMES) == len(TERRAIN) == GRID.size == 33 * 22


@rule("2.11a")
def test_a_city_stands_in_a_hex_of_its_own_on_land() -> None:
    assert len(CITIES) == CITY_MASK.bit_count() == 66
    assert not CITY_MASK & SEA_MASK
    assert all(CITY_AT[here] == city for city, here in enumerate(CITY_HEX))
    assert sum(city < 0 for city in CITY_AT) == GRID.size - 66


@rule("2.11b")
def test_the_five_roman_provincial_capitals() -> None:
    assert named(PROVINCIAL) == {"mazaca-caesarea", "tarsus", "antioch", "caesarea", "bostra"}


@rule("2.11c")
def test_the_four_parthian_regional_capitals() -> None:
    assert named(REGIONAL) == {"ctesiphon", "ecbatana", "europus-rhagae", "hecatompylus"}


@rule("4.0d", "4.0e")
def test_two_cities_are_armenian_and_each_side_covets_the_other_s_capitals() -> None:
    assert ARMENIAN_CITIES.bit_count() == 2
    assert ENEMY_CAPITALS == (REGIONAL, PROVINCIAL)


@rule("9.3")
def test_every_city_has_one_of_four_colours() -> None:
    assert sum(OF_CODE) == ALL_CITIES
    assert {city.code for city in CITIES} == {"roman", "parthian", "armenian", "arabian"}


@rule("2.11a", "12.1a")
def test_roads_lead_from_hex_to_hex_both_ways_and_over_land() -> None:
    for here, near in enumerate(ROAD_LINKS):
        assert all(here in ROAD_LINKS[there] and there in LAND_LINKS[here] for there in near)


@rule("12.1a")
def test_a_road_joins_antioch_and_beroea() -> None:
    seen, edge = set(), {CITY_HEX[CITY["antioch"]]}
    for _ in range(GRID.distance(CITY_HEX[CITY["antioch"]], CITY_HEX[CITY["beroea"]])):
        seen |= edge
        edge = {there for here in edge for there in ROAD_LINKS[here]} - seen
    assert CITY_HEX[CITY["beroea"]] in edge


@rule("12.1c")
def test_rivers_lead_from_hex_to_hex_both_ways() -> None:
    for here, near in enumerate(RIVER_LINKS):
        assert all(here in RIVER_LINKS[there] and (RIVER_HEX[there] or LAKE[there]) for there in near)


@rule("12.1c")
def test_babylon_lies_on_the_euphrates() -> None:
    assert RIVER_HEX[CITY_HEX[CITY["babylon"]]]
    assert len(RIVER_LINKS[CITY_HEX[CITY["babylon"]]]) >= 2


@rule("12.3d")
def test_the_sea_is_never_entered_by_land() -> None:
    assert all(not near for here, near in enumerate(LAND_LINKS) if SEA_MASK >> here & 1)
    assert all(LAND_MASK >> there & 1 for near in LAND_LINKS for there in near)


@rule("12.1d", "12.1e")
def test_coasts_know_their_seas_and_seas_their_coasts() -> None:
    for sea, coast in enumerate(SEA_COAST):
        assert coast == tuple(here for here, seas in enumerate(COASTS) if seas >> sea & 1)


@rule("12.1e")
def test_antioch_is_a_city_on_the_mare_internum_and_damascus_is_not() -> None:
    coast = named(COASTAL_CITIES[SEAS.index("Mare Internum")])
    assert "antioch" in coast
    assert "damascus" not in coast


@rule("12.61b")
def test_the_off_map_box_is_reached_by_the_west_edge_and_two_seas() -> None:
    assert all(GRID.place(here)[0] == 0 and ROAD_LINKS[here] for here in WEST_EDGE)
    assert {CITIES[city].sea for city in bits(PORTS)} == {"Mare Internum", "Pontus Euxinus"}


def test_many_cities_lie_on_trade_routes_and_some_do_not() -> None:
    assert ON_TRADE_ROUTE >> CITY["palmyra"] & 1
    assert not ON_TRADE_ROUTE >> CITY["ancyra"] & 1


# ---- 2.4 to 2.6: units


@rule("2.41")
def test_every_unit_has_a_name_of_its_own() -> None:
    assert len({unit.name for unit in UNITS}) == len(UNITS)


@rule("2.4a")
def test_the_sheet_has_200_counters() -> None:
    assert COUNTERS.total == 200
    assert len(COUNTERS.unit) == 100


@rule("2.5a", "2.5c")
def test_heavy_are_heavy_infantry_and_heavy_cavalry_alone() -> None:
    assert {UNITS[unit].kind for unit in bits(HEAVY)} == {"heavy-infantry", "heavy-cavalry"}
    assert HEAVY.bit_count() == len(of_kind("heavy-infantry") | of_kind("heavy-cavalry"))


@rule("2.5b")
def test_light_cavalry_means_equites_and_horse_archers() -> None:
    assert {UNITS[unit].id for unit in bits(LIGHT_CAVALRY)} == of_kind("equites") | of_kind("horse-archers")


@rule("2.5a")
def test_cavalry_is_light_cavalry_and_heavy_cavalry_and_never_elephants() -> None:
    assert CAVALRY & ~LIGHT_CAVALRY == HEAVY & CAVALRY
    assert not CAVALRY >> UNIT["elephants"] & 1


@rule("2.61a")
def test_leaders_have_a_rating_from_1_to_3_and_nobody_else_has_one() -> None:
    assert {RATING[unit] for unit in bits(LEADERS)} == {1, 2, 3}
    assert not any(rating for unit, rating in enumerate(RATING) if not LEADERS >> unit & 1)


@rule("5.2", "6.2b")
def test_trajan_has_rating_3_and_class_i() -> None:
    assert RATING[UNIT["trajan"]] == 3
    assert DISCIPLINES[DISCIPLINE[UNIT["trajan"]]] == "I"


@rule("2.61b")
def test_guards_are_no_leaders_and_each_side_has_some() -> None:
    assert not GUARDS & LEADERS
    assert GUARDS & OF_SIDE[ROME]
    assert GUARDS & OF_SIDE[PARTHIA]


@rule("2.62", "13.2")
def test_leaders_trains_and_the_court_have_no_strength() -> None:
    without = {UNITS[unit].id for unit in bits(STRENGTHLESS)}
    assert without == of_kind("leader") | of_kind("impeditus") | {"court"}


@rule("2.63", "10.1")
def test_there_are_five_discipline_classes() -> None:
    assert DISCIPLINES == ("I", "V", "R", "M", "B")
    assert set(DISCIPLINE) == set(range(5))


@rule("2.64")
def test_every_unit_can_march() -> None:
    assert min(MOVE) > 0


@rule("2.66a")
def test_roman_heavy_infantry_of_strength_5_are_the_legions() -> None:
    strong = {
        unit.id for unit in UNITS if unit.nation == "roman" and unit.kind == "heavy-infantry" and unit.strength == 5
    }
    assert strong == {unit.id for unit in UNITS if unit.name.startswith("Legio ")}


@rule("2.66b")
def test_a_civis_of_a_capital_is_the_stronger() -> None:
    assert CIVIS_STRENGTH[CITY["antioch"]] > CIVIS_STRENGTH[CITY["beroea"]] > 0
    assert DISCIPLINES[CIVIS_DISCIPLINE[CITY["beroea"]]] == "M"


@rule("2.72", "8.1a")
def test_there_are_three_exercitus_markers_a_side() -> None:
    assert COUNTERS.exercitus_markers == 2 * 3


@rule("7.1b")
def test_there_is_a_civis_for_every_city() -> None:
    assert COUNTERS.civis == len(CITIES)


@rule("14.13")
@pytest.mark.parametrize(
    ("name", "strength", "discipline", "count"),
    [
        ("heavy-infantry", 5, "V", 2),
        ("auxiliary-infantry", 4, "V", 2),
        ("equites", 2, "V", 3),
        ("heavy-cavalry", 1, "V", 3),
        ("horse-archers", 5, "R", 3),
    ],
)
def test_the_units_of_the_worked_battle_exist(name: str, strength: int, discipline: str, count: int) -> None:
    like = [unit for unit in UNITS if (unit.kind, unit.strength, unit.discipline) == (name, strength, discipline)]
    assert len(like) >= count


def test_units_alike_have_the_same_values_and_leaders_are_like_nobody() -> None:
    assert ALIKE[UNIT["alae-6"]] == UNIT["alae-1"]
    assert ALIKE[UNIT["mauri"]] != UNIT["alae-1"]
    assert all(ALIKE[leader] == leader for leader in bits(LEADERS))


# ---- 6: markers


@rule("6.0a")
def test_each_side_has_twelve_markers_in_a_mix_of_its_own() -> None:
    assert [len(mix) for mix in MARKER_MIX] == [12, 12]
    assert Counter(MARKER_MIX[ROME]) != Counter(MARKER_MIX[PARTHIA])


@rule("6.4a")
def test_markers_are_military_political_agent_or_special() -> None:
    assert {marker.type for marker in MARKERS} == {"military", "political", "agent", "special"}


@rule("5.4b", "5.4c", "6.61")
@pytest.mark.parametrize(
    ("marker", "side"),
    [("triumph", ROME), ("imperator", ROME), ("king-of-kings", PARTHIA), ("trade-concession", PARTHIA)],
)
def test_a_special_marker_exists_once_and_on_one_side(marker: str, side: int) -> None:
    assert MARKER_MIX[side].count(MARKER[marker]) == 1
    assert MARKER_MIX[1 - side].count(MARKER[marker]) == 0


@rule("6.53b")
def test_triumph_is_worth_more_the_farther_east() -> None:
    extra = {CITIES[city].id: number for city, number in enumerate(TRIUMPH_BONUS) if number}
    assert extra == {"ctesiphon": 1, "ecbatana": 2, "europus-rhagae": 3, "hecatompylus": 4}


@rule("6.41", "16.0a")
def test_a_2_turns_a_common_enemy_city() -> None:
    assert REVOLT_ROLL[ROME][CITY["nisibis"]] >= 2
    assert REVOLT_ROLL[PARTHIA][CITY["emesa"]] >= 2


@rule("16.0a")
def test_a_capital_is_harder_to_turn_than_a_town_and_armenia_easier() -> None:
    capital, town, armenian = (REVOLT_ROLL[ROME][CITY[name]] for name in ("ctesiphon", "nisibis", "artaxata"))
    assert capital < town < armenian
    assert REVOLT_ROLL[ROME][CITY["antioch"]] == armenian  # a lost capital of one's own comes back gladly


def test_the_text_of_a_stratagem_shows_its_numbers() -> None:
    assert "within 3 hexes" in STRATAGEMS[STRATAGEM["interception"]].text


# ---- 11: events


@rule("11.0a")
def test_two_dice_lead_to_one_of_36_events() -> None:
    assert [event.roll for event in EVENTS] == [10 * first + second for first in range(1, 7) for second in range(1, 7)]


@rule("11.0a")
def test_1_and_2_are_pro_parthian_omens() -> None:
    assert EVENTS[(1 - 1) * 6 + 2 - 1].name == "Pro Parthian Omens"


@rule("17.3c")
def test_one_event_is_an_off_map_revolt() -> None:
    assert EVENTS[EVENT["off-map-revolt"]].roll == 21


def test_omens_move_a_class_up_or_down() -> None:
    assert [DISCIPLINES[better] for better in BETTER] == ["I", "I", "V", "R", "R"]
    assert [DISCIPLINES[worse] for worse in WORSE] == ["V", "R", "M", "M", "B"]


def test_hatra_has_its_bonus_from_the_event() -> None:
    assert CITIES[HATRA].id == "hatra"
    assert EVENTS[EVENT["hatra-defies"]].numbers["strength"] == HATRA_BONUS
    assert EVENTS[EVENT["hatra-defies"]].once


# ---- 2.12, 3.1: turns


@rule("3.1")
def test_a_year_has_six_campaign_turns_and_two_winter_turns() -> None:
    assert MONTHS[0] == "April"
    assert [month for month, winter in zip(MONTHS, WINTER_MONTH, strict=True) if winter] == [
        "October-December",
        "January-March",
    ]
    assert len(MONTHS) == 8


@rule("2.12")
def test_114_is_the_year_867_of_the_city() -> None:
    assert 114 + TABLES.turns.years_of_the_city == 867
