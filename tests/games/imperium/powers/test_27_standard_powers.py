"""Chapters 27 and 37: the standard minor powers as scenarios begin with them."""

from __future__ import annotations

import pytest

from games.imperium.builder import Table, position
from romanum.games.imperium.data.bans import Confined
from romanum.games.imperium.data.characters import BarbariansWake, MayInvade, PersiaWakes, PirateWays
from romanum.games.imperium.data.charts import COLOURS
from romanum.games.imperium.data.colours import LEVELS
from romanum.games.imperium.data.conditions import Force
from romanum.games.imperium.data.hexes import PLACE, PLACE_IDS, PROVINCE
from romanum.games.imperium.data.provinces import NONE, PROVINCE_BY_ID, PROVINCE_IDS
from romanum.games.imperium.data.settings import SCENARIOS, Setting, setting
from romanum.games.imperium.data.starts import (
    ACTIVATION,
    BARBARIAN,
    CIVILIZED,
    CLIENT,
    NEUTRAL,
    PowerStart,
)
from romanum.games.imperium.data.triggers import Trigger
from romanum.games.imperium.data.units import KIND_IDS as KINDS
from romanum.games.imperium.data.units import RATINGS
from romanum.games.imperium.rules.common.powers import power_id
from romanum.games.imperium.rules.naval.ports import in_port
from romanum.games.imperium.rules.powers.activation import rouse
from romanum.games.imperium.state.errands import Activated
from romanum.games.imperium.state.position import BARE_PORTS, PEOPLE
from rules import rule

Stack = dict[str, int]


def power(found: Setting, name: str) -> PowerStart:
    return found.powers[found.power(name)]


def stacks(one: PowerStart) -> list[Stack]:
    return [{KINDS[kind]: number for kind, number in stack.units} for stack in one.stacks]


def provinces(numbers: tuple[int, ...]) -> list[str]:
    return [PROVINCE_IDS[number] for number in numbers]


def with_power(section: str) -> list[int]:
    return [h.number for h in SCENARIOS if any(one.section == section for one in setting(h.number).powers)]


# ---- pirates and Rhodus (27)


@rule("27.1a")
@pytest.mark.parametrize("number", [3, 4])
def test_pirates_are_neutrals_that_mithridates_always_runs(number: int) -> None:
    found = setting(number)
    pirates = power(found, "pirates")
    assert (pirates.type, pirates.kind, pirates.half_rate) == (CIVILIZED, NEUTRAL, 1)
    assert pirates.player == power(found, "mithridates").player
    assert provinces(pirates.provinces) == ["melita"]


def port_owners(t: Table) -> dict[str, str]:
    return {PLACE_IDS[p]: power_id(t.g, o) if o != NONE else "" for p, o in zip(BARE_PORTS, t.g.port_of, strict=True)}


@rule("27.1a")
@pytest.mark.parametrize("number", [2, 3, 4])
def test_pirates_hold_the_ports_without_a_city_of_the_provinces_they_begin_in(number: int) -> None:
    t = position(scenario=number)
    begin = {PROVINCE[stack.place] for stack in power(t.g.setting, "pirates").stacks}
    owners = port_owners(t)
    assert len(owners) == 11
    for name, owner in owners.items():
        assert (owner == "pirates") is (PROVINCE[PLACE[name]] in begin)


@rule("5.6f", "16.1e")
def test_other_ports_without_a_city_are_whose_the_province_is_when_a_match_begins() -> None:
    """Sardinia is Pompey's, and his fleet lies there; the people of Corsica, woken, would hold theirs."""
    t = position({"a3223": "pompey 1 18-30-b"}, scenario=6, lords={"corsica": ""})
    owners = port_owners(t)
    assert owners["a3223"] == t.lord("sardinia") == "pompey"
    assert in_port(t.g, t.stack("pompey", "a3223"))
    assert t.lord("cilicia") == owners["b6219"]
    corsica = PROVINCE_BY_ID["corsica"]
    t.g.port_of = tuple(NONE if PROVINCE[p] == corsica else o for p, o in zip(BARE_PORTS, t.g.port_of, strict=True))
    t.stop_at(Activated)
    rouse(t.g, PEOPLE + corsica, 0, "23.1")
    assert t.g.port_of[BARE_PORTS.index(PLACE["a3220"])] == PEOPLE + corsica


@rule("27.1b")
def test_eleven_pirate_bases_have_a_crew_a_fleet_and_a_fort() -> None:
    pirates = power(setting(3), "pirates")
    assert [PLACE_IDS[stack.place][:5] for stack in pirates.stacks] == [
        "a2725", "a3220", "a3223", "a3715", "b4228", "b4823", "b5117", "b5131", "b5224", "b5723", "b6419",
    ]  # fmt: skip
    assert stacks(pirates) == [{"4-12": 1, "18-30-b": 1}] * 11
    assert {LEVELS[stack.fort] for stack in pirates.stacks} == {"fort-d"}


@rule("27.1.2a")
def test_pirates_and_rhodians_sail_better_than_others() -> None:
    assert [one.naval_bonus for one in setting(3).powers if one.section] == [1, 2]


def test_the_pirates_of_pompeys_war_have_the_ways_of_their_rule() -> None:
    found = setting(2)
    (ways,) = found.of(PirateWays)
    assert ways.of == found.power("pirates")
    assert "grain" in ways.ways
    assert power(found, "pirates").player == 1


@rule("27.2a")
@pytest.mark.parametrize(("number", "patron"), [(3, "sulla"), (4, "senate")])
def test_rhodus_is_the_client_of_the_nearest_roman_faction(number: int, patron: str) -> None:
    found = setting(number)
    rhodus = power(found, "rhodus")
    assert (rhodus.kind, rhodus.active, rhodus.half_rate) == (CLIENT, True, 1)
    assert rhodus.patron == found.power(patron)
    assert stacks(rhodus) == [{"m4-12": 2, "18-30-a": 1}]
    assert PLACE_IDS[rhodus.stacks[0].place][:5] == "b5821"
    assert [COLOURS[colour] for colour in rhodus.colours] == ["yellow"]


# ---- the late minor powers (37)


@rule("37.1a")
def test_berbers_begin_anywhere_in_the_mauretanias() -> None:
    assert with_power("37.1") == [36, 37, 38, 39, 40]
    berbers = power(setting(36), "berbers")
    assert (berbers.type, berbers.half_rate, berbers.active) == (BARBARIAN, 1, False)
    assert stacks(berbers) == [{"m6-16": 5}]
    assert provinces(berbers.stacks[0].provinces) == ["mauretania-caesariensis", "mauretania-tingitana"]
    assert [setting(36).leaders[leader].value for leader in berbers.leaders] == [0]


@rule("37.2a", "37.2c", "37.2d")
def test_saxons_lie_off_britannia_and_the_coasts_watch_for_them() -> None:
    assert with_power("37.2") == [35, 36, 37, 38, 39, 40]
    found = setting(35)
    saxons = power(found, "saxons")
    assert (saxons.kind, saxons.active, saxons.provinces) == (NEUTRAL, True, ())
    assert [(PLACE_IDS[stack.place], units) for stack, units in zip(saxons.stacks, stacks(saxons), strict=True)] == [
        ("a2111", {"m4-12": 2, "18-30-c": 1})
    ]
    assert found.coast_limitanei_cost == 8
    assert provinces(found.coast_limitanei) == ["lugdunensis", "belgica", "germania-inferior", "britannia"]
    assert found.power("saxons") in [rule_.of for rule_ in found.of(MayInvade)]


@rule("37.3a", "37.3b")
def test_lombards_sleep_in_iazygia_until_a_six() -> None:
    assert with_power("37.3") == [39, 40]
    found = setting(40)
    lombards = power(found, "lombards")
    assert (lombards.active, lombards.half_rate, stacks(lombards)) == (False, 2, [{"20-8-c": 5}])
    assert PLACE_IDS[lombards.stacks[0].place] == "b4212"
    (wake,) = (rule_ for rule_ in found.of(Trigger) if rule_.id == "lombards-wake")
    assert (wake.dice, wake.least) == (1, 6)


@rule("37.4")
def test_suevi_are_loose_in_gallaecia() -> None:
    assert with_power("37.4") == [35, 36, 37, 38, 39, 40]
    found = setting(37)
    suevi = power(found, "suevi")
    assert (suevi.kind, suevi.active, suevi.half_rate) == (NEUTRAL, True, 1)
    assert stacks(suevi) == [{"20-8-c": 3, "4-12": 2, "6-16": 1}]
    assert provinces(suevi.provinces) == ["gallaecia"]
    assert [found.leaders[leader].value for leader in suevi.leaders] == [1]


@rule("37.5a")
def test_persia_has_thirteen_provinces_and_an_army_that_comes_when_it_wakes() -> None:
    assert with_power("37.5") == [31, 32, 33, 34, 36, 37, 38]
    found = setting(31)
    persia = power(found, "persia")
    assert (persia.kind, persia.active, persia.half_rate, len(persia.provinces)) == (NEUTRAL, False, 4, 13)
    assert stacks(persia) == [{"m4-12": 4, "30-16-a": 7, "6-16": 2, "m6-16": 10, "train-6": 2}]
    assert persia.stacks[0].waits == ACTIVATION
    assert sorted(found.leaders[leader].value for leader in persia.leaders) == [0, 0, 1, 1]


@rule("37.5b")
def test_persia_is_held_down_by_romans_in_three_provinces() -> None:
    (wakes,) = setting(34).of(PersiaWakes)
    assert (wakes.each, wakes.most, wakes.always) == (25, 9, 2)
    assert provinces(tuple(wakes.within)) == ["cappadocia", "syria", "osrhoene"]


@rule("37.5d")
def test_persias_army_is_worse_in_majorians_time() -> None:
    persia = power(setting(37), "persia")
    assert (RATINGS[persia.cer], RATINGS[persia.cavalry_cer]) == ("C", "B")
    assert stacks(persia)[0]["30-16-b"] == 7
    assert "30-16-a" in stacks(power(setting(38), "persia"))[0]


@rule("37.6a")
def test_neutral_barbarians_are_a_power_for_each_province_that_is_nobodys() -> None:
    found = setting(12)
    names = [one.id.removeprefix("barbarians-") for one in found.powers if one.section == "37.6"]
    assert names == ["boiohaemum", "caledonia-citerior", "germania-magna", "iazygia", "dacia", "sarmatia"]
    assert all(one.kind == NEUTRAL and not one.active for one in found.powers if one.section == "37.6")
    assert not any(one.id == "barbarians-dacia" for one in setting(16).powers)


@rule("37.6a")
def test_a_people_of_the_scenario_takes_the_place_of_the_barbarians_there() -> None:
    assert [one.id for one in setting(13).powers if one.section] == [
        "barbarians-boiohaemum",
        "barbarians-germania-magna",
    ]
    assert not any(one.id == "barbarians-boiohaemum" for one in setting(15).powers)


@rule("37.6b", "37.6c")
def test_barbarians_wake_beside_weak_provinces() -> None:
    found = setting(12)
    (wake,) = found.of(BarbariansWake)
    assert (wake.below, wake.least, wake.rest) == (20, 5, 4)
    assert [found.powers[p].section for p in wake.powers] == ["37.6"] * 6


@rule("37.7a")
def test_gauls_may_rise_in_three_places_but_not_in_armorica_against_pompey() -> None:
    rebels = power(setting(7), "gallic-rebels")
    assert (rebels.type, rebels.half_rate, rebels.active, rebels.provinces) == (BARBARIAN, 0, False, ())
    placed = [(PLACE_IDS[stack.place], stack.within) for stack in rebels.stacks]
    assert placed == [("a2413", 4), ("a2618", 4), ("a1714", 0)]
    assert stacks(rebels) == [{"20-8-c": 2}, {"20-8-c": 2}, {"4-12": 1}]
    assert len(power(setting(6), "gallic-rebels").stacks) == 2
    assert [rule_.id for rule_ in setting(6).of(Trigger) if "rising" in rule_.id] == [
        "belgian-rising", "lugdunum-rising", "gallaecian-rising",
    ]  # fmt: skip


@rule("37.7b", "37.8b")
def test_rebels_rise_on_a_six_where_few_romans_are_near() -> None:
    risings = [rule_ for rule_ in setting(8).of(Trigger) if "rising" in rule_.id]
    assert [(rule_.dice, rule_.least) for rule_ in risings] == [(1, 6)] * 4
    for rule_ in risings:
        (near,) = rule_.needs
        assert isinstance(near, Force)
        assert (near.hexes, near.below, near.of) == (4, 20, ())


@rule("37.7c", "37.8c")
def test_rebels_stay_in_their_lands() -> None:
    found = setting(7)
    bound = {found.powers[c.of[0]].id: provinces(tuple(c.provinces)) for c in found.of(Confined) if c.of}
    assert bound["gallaecian-rebels"] == ["tarraconensis", "lusitania", "gallaecia"]
    assert len(bound["gallic-rebels"]) == 6


@rule("37.8a")
def test_gallaecians_may_rise_near_legio() -> None:
    assert with_power("37.8") == [6, 7, 8, 9, 10]
    rebels = power(setting(10), "gallaecian-rebels")
    (stack,) = rebels.stacks
    assert (stack.place, stack.within, stacks(rebels)) == (PLACE["a1523"], 4, [{"20-8-c": 2}])
    assert rebels.player == NONE
