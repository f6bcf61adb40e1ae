"""Chapter 1: the words of the rules."""

from __future__ import annotations

from romanum.games.pax.data.components import (
    ELEPHANTS,
    GARRISON,
    HORSE,
    INFANTRY,
    KIND,
    LCU,
    MILITIA,
    PLACE,
    PLACE_IDS,
    YEARS,
)
from romanum.games.pax.data.settings import SCENARIO, SETTINGS
from romanum.games.pax.state.control import is_friendly_space, is_home, settle
from romanum.games.pax.state.forces import (
    land_units,
    lcu,
    occupants,
    split,
    stacks_of,
    strength,
    strike,
    tidy,
    transfer,
    wipe_out,
)
from romanum.games.pax.state.position import ACTIVE
from romanum.games.pax.state.sides import enemies, is_friend
from romanum.games.pax.state.stability import can_pay, earn, pay
from rules import rule

from .builder import position


@rule("1.3")
def test_a_turn_is_25_years_and_the_third_begins_in_250() -> None:
    assert (YEARS[1], YEARS[3], YEARS[10]) == ("300-275", "250-225", "75-50")


@rule("1.4a", "3.5.3")
def test_all_land_units_of_a_player_in_a_space_are_one_army_however_many() -> None:
    t = position({"arretium": "rome 12 legion 9 light 30 cavalry rome_4"})
    assert stacks_of(t.g, t.power("rome")) == [t.stack("rome", "arretium")]
    assert strength(t.g, t.stack("rome", "arretium")) == 12 * 4 + 9 + 30


@rule("1.4b")
def test_garrisons_elephants_and_leaders_are_no_land_combat_units() -> None:
    t = position({"arretium": "rome 1 legion 2 garrison", "carthago": "carthage 1 heavy 3 elephants carthage_1"})
    assert lcu(t.g, t.stack("rome", "arretium")) == 1
    assert lcu(t.g, t.stack("carthage", "carthago")) == 1
    combat = "legion heavy light cavalry militia hired_heavy hired_light hired_cavalry barbarians tribesmen"
    assert {KIND[name] for name in combat.split()} <= set(LCU)
    assert {GARRISON, ELEPHANTS, KIND["galleys"]}.isdisjoint(LCU)


@rule("1.4c")
def test_garrisons_and_elephants_are_land_units_and_ships_are_not() -> None:
    t = position({"carthago": "carthage city 1 heavy 2 elephants 1 garrison 4 galleys"})
    assert land_units(t.g, t.stack("carthage", "carthago")) == 4


@rule("1.4d")
def test_militia_and_tribesmen_are_infantry_and_cavalry_is_not() -> None:
    assert {MILITIA, KIND["tribesmen"], KIND["hired_light"]} <= set(INFANTRY)
    assert set(HORSE).isdisjoint(INFANTRY)
    assert GARRISON not in INFANTRY
    assert ELEPHANTS not in INFANTRY


@rule("1.4e", "2.2")
def test_one_unit_of_a_stack_of_three_is_split_off_and_joined_again() -> None:
    t = position({"arretium": "rome 3 legion"})
    whole = t.stack("rome", "arretium")
    part = split(t.g, whole, ACTIVE)
    transfer(t.g, whole, part, KIND["legion"])
    assert (strength(t.g, whole), strength(t.g, part)) == (8, 4)
    t.g.mark[part] = 0
    tidy(t.g, PLACE["arretium"])
    assert t["arretium"] == "rome 3 legion"
    assert t.is_sound()


@rule("1.4g")
def test_greece_and_the_east_have_two_capitals_each() -> None:
    capitals = SETTINGS[SCENARIO["v"]].capitals
    assert [sorted(PLACE_IDS[c] for c in own) for own in capitals] == [
        ["rome"],
        ["carthago"],
        ["athens", "pella"],
        ["alexandria", "antioch"],
    ]
    assert [PLACE_IDS[c] for c in SETTINGS[SCENARIO["viii"]].capitals[1]] == ["syracuse", "tarentum"]


@rule("1.4h", "1.4i")
def test_everybody_is_an_enemy_but_allies_and_the_soldier_in_ones_service() -> None:
    t = position(allies=(("rome", "greece"),), patrons={"soldier_of_fortune": "greece", "pontus": "the_east"})
    rome, greece, east, soldier = (t.side(n) for n in ("rome", "greece", "the_east", "soldier_of_fortune"))
    assert is_friend(t.g, rome, greece)
    assert is_friend(t.g, greece, soldier)
    assert enemies(t.g, rome) >> east & 1
    assert enemies(t.g, east) >> t.side("pontus") & 1
    assert enemies(t.g, greece) >> t.side("tribes") & 1


@rule("1.4j", "1.4q")
def test_a_home_space_is_friendly_until_an_enemy_occupies_it_but_not_to_his_ships() -> None:
    t = position({"pisae": "carthage 3 galleys", "ariminum": "carthage 1 light", "aleria": "rome 1 galleys"})
    rome = t.power("rome")
    assert is_home(t.g, rome, PLACE["pisae"])
    assert is_friendly_space(t.g, rome, PLACE["pisae"])
    assert not is_friendly_space(t.g, rome, PLACE["ariminum"])
    assert not is_friendly_space(t.g, rome, PLACE["aleria"])


@rule("1.4k")
def test_elephants_leaders_and_ships_alone_occupy_nothing() -> None:
    t = position({"caralis": "carthage 2 galleys carthage_1", "aleria": "carthage 1 garrison"})
    assert occupants(t.g, PLACE["caralis"]) == 0
    assert occupants(t.g, PLACE["aleria"]) == 1 << t.power("carthage")
    assert t.holder("caralis") == ""


@rule("1.4o")
def test_what_is_paid_leaves_the_treasury_and_nobody_pays_what_he_has_not() -> None:
    t = position(treasury={"rome": 5})
    rome = t.power("rome")
    pay(t.g, rome, 3, "1.4o", "legion")
    assert t.g.treasury[rome] == 2
    assert can_pay(t.g, rome, 2)
    assert not can_pay(t.g, rome, 3)
    earn(t.g, rome, 4, "1.4o", "sack")
    assert t.g.treasury[rome] == 6


def test_a_stack_that_is_gone_keeps_its_number_to_itself() -> None:
    t = position({"arretium": "rome 1 legion", "pisae": "rome 1 light"})
    stack = t.stack("rome", "arretium")
    wipe_out(t.g, stack)
    other = split(t.g, t.stack("rome", "pisae"), ACTIVE)
    assert other != stack
    assert t["arretium"] == ""


def test_units_struck_leave_a_space_to_nobody() -> None:
    t = position({"caralis": "carthage 1 light"})
    strike(t.g, t.stack("carthage", "caralis"), KIND["light"])
    tidy(t.g, PLACE["caralis"])
    settle(t.g)
    assert (t["caralis"], t.holder("caralis")) == ("", "")
    assert t.is_sound()
