"""The scenarios: where every unit starts, and what makes a level of victory (4.0)."""

import pytest
from msgspec.structs import replace

from romanum.games.trajan.data.components import (
    ALL_CITIES,
    ARMENIAN_CITIES,
    CITIES,
    CITY,
    LEVELS,
    OF_CODE,
    PARTHIA,
    ROMAN_CODE,
    ROME,
    SCENARIO,
    SCENARIOS,
    SIDE,
    STRENGTH,
    UNIT,
    UNITS,
)
from romanum.games.trajan.data.scenarios import Goal, Scenario
from rules import rule


@rule("4.0b")
def test_the_levels_of_victory() -> None:
    assert LEVELS == ("Triumphant", "Conquering", "Imperator")


@rule("17.11", "17.3b", "17.6")
@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.id)
def test_every_unit_starts_in_one_place(scenario: Scenario) -> None:
    recruits = (*scenario.roman_recruits, *scenario.core_recruits, *scenario.satrapy_recruits)
    on_map = [unit for _, units in scenario.forces for unit in units]
    there = [*on_map, *recruits, *scenario.off_map, *scenario.eliminated]
    assert sorted(there) == list(range(len(UNITS)))


@rule("2.3", "17.4")
@pytest.mark.parametrize("scenario", ["114", "115", "116", "campaign"])
def test_core_and_satrapy_recruits_are_never_mixed(scenario: str) -> None:
    row = SCENARIOS[SCENARIO[scenario]]
    assert {UNITS[unit].nation for unit in row.core_recruits} == {"core"}
    assert {UNITS[unit].nation for unit in row.satrapy_recruits} == {"satrapy"}


@rule("17.3b")
def test_the_roman_off_map_forces_of_114_have_30_strength_points() -> None:
    assert sum(STRENGTH[unit] for unit in SCENARIOS[SCENARIO["114"]].off_map) == 30


@rule("18.3")
def test_armenia_s_units_are_gone_after_114() -> None:
    gone = {UNITS[unit].nation for unit in SCENARIOS[SCENARIO["115"]].eliminated}
    assert gone == {"armenian"}


@rule("9.1a")
def test_rome_begins_with_the_cities_of_its_colour_in_114() -> None:
    start = SCENARIOS[SCENARIO["114"]].held
    assert start == (OF_CODE[ROMAN_CODE], ALL_CITIES & ~OF_CODE[ROMAN_CODE])


def test_the_campaign_begins_as_the_armenian_war_does_with_palmyra_and_more_romans_at_the_front() -> None:
    war, campaign = SCENARIOS[SCENARIO["114"]], SCENARIOS[SCENARIO["campaign"]]
    palmyra = 1 << CITY["palmyra"]
    assert campaign.held == (war.held[ROME] | palmyra, war.held[PARTHIA] & ~palmyra)
    assert forces_of(campaign, PARTHIA) == forces_of(war, PARTHIA)
    assert forces_of(war, ROME) < forces_of(campaign, ROME)
    assert campaign.turns == 29


def forces_of(scenario: Scenario, side: int) -> set[tuple[int, int]]:
    return {(city, unit) for city, units in scenario.forces for unit in units if SIDE[unit] == side}


@rule("4.0b", "4.0d")
def test_one_two_and_three_conditions_are_three_levels_for_rome() -> None:
    campaign = SCENARIOS[SCENARIO["campaign"]]
    start = campaign.held[ROME]
    capital = start | 1 << CITY["ctesiphon"]
    both = capital | ARMENIAN_CITIES
    forty = both | sum(1 << CITY[name] for name in ("edessa", "nisibis", "resaina", "babylon"))
    assert [campaign.level(ROME, held, 0, -1) for held in (start, capital, both, forty)] == [0, 1, 2, 3]
    assert forty.bit_count() == 40


@rule("4.0d")
def test_39_cities_are_not_enough() -> None:
    campaign = SCENARIOS[SCENARIO["campaign"]]
    east = [city for city in range(len(CITIES)) if CITIES[city].code == "parthian" and CITIES[city].capital == "none"]
    most = campaign.held[ROME] | sum(1 << city for city in east[:6])
    assert campaign.level(ROME, most, 0, -1) == 0
    assert campaign.level(ROME, most | 1 << east[6], 0, -1) == 1


@rule("4.0e")
def test_parthia_s_conditions_are_a_capital_armenia_and_20_cities() -> None:
    campaign = SCENARIOS[SCENARIO["campaign"]]
    start = campaign.held[PARTHIA]
    assert campaign.level(PARTHIA, start, 0, -1) == 2
    assert campaign.level(PARTHIA, start | 1 << CITY["antioch"], 0, -1) == 3
    assert campaign.level(PARTHIA, ARMENIAN_CITIES, 0, -1) == 1


@rule("4.0a")
def test_in_114_the_king_of_armenia_on_the_map_denies_a_level() -> None:
    war = SCENARIOS[SCENARIO["114"]]
    king = 1 << UNIT["parthamasiris"]
    assert war.level(ROME, ARMENIAN_CITIES, king, -1) == 1
    assert war.level(ROME, ARMENIAN_CITIES, 0, -1) == 2


@rule("4.0a")
def test_in_116_a_capital_44_cities_and_a_triumph_are_the_levels_of_rome() -> None:
    war = SCENARIOS[SCENARIO["116"]]
    ctesiphon = CITY["ctesiphon"]
    start = war.held[ROME]
    assert war.level(ROME, start, 0, -1) == 0
    assert war.level(ROME, start | 1 << ctesiphon, 0, -1) == 1
    assert war.level(ROME, start | 1 << ctesiphon, 0, ctesiphon) == 2
    assert war.level(ROME, (1 << len(CITY)) - 1, 0, ctesiphon) == 3


def test_without_its_requisite_a_side_has_no_level() -> None:
    war = SCENARIOS[SCENARIO["116"]]
    ctesiphon = CITY["ctesiphon"]
    requisite = Goal("any-of-cities", True, 1 << ctesiphon)
    strict = replace(war, goals=((requisite, *war.goals[ROME]), war.goals[1]))
    enough = (1 << len(CITY)) - 1 & ~(1 << ctesiphon)
    assert war.level(ROME, enough, 0, -1) == 2
    assert strict.level(ROME, enough, 0, -1) == 0
    assert strict.level(ROME, enough | 1 << ctesiphon, 0, -1) == 2
