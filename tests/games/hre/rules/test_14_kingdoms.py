"""Chapter 14: what tells Kingdoms from Tribes."""

import pytest

from games.hre.builder import position
from romanum.games.hre.data.components import KINGDOMS, PROVINCE
from romanum.games.hre.state.position import NOBODY
from rules import rule


@rule("14a", "9.3.2c")
def test_a_tribe_adds_one_to_its_dice_against_a_landing() -> None:
    t = position(africa="garamantes:1", roma="red:1").place("red", 1).roll(5, 1, 5, 1)
    t.play("red", "attack africa from sea")
    assert t["africa"] == "garamantes:1"


@rule("14a", "9.3.2b")
def test_a_kingdom_meets_a_landing_with_two_dice_and_no_more() -> None:
    t = position(numidia="numidae:1", roma="red:1").place("red", 1).roll(5, 1, 5, 1, 5, 1, 4, 4)
    t.play("red", "attack numidia from sea")
    assert [fought["outcome"] for fought in t.events("round")] == ["tie", "win"]


@rule("14a")
def test_a_tribe_has_no_such_bonus_by_land() -> None:
    t = position(africa="garamantes:1", numidia="red:1").place("red", 1).roll(5, 1, 5, 6, 1, 1)
    t.play("red", "attack africa from numidia")
    assert [fought["outcome"] for fought in t.events("round")] == ["tie", "win"]


@rule("14a", "7.2d")
@pytest.mark.parametrize(
    ("card", "province", "stands"),
    [("numidae", "numidia", "numidae:1 fort city"), ("cantabri", "tarraconensis", "cantabri:1")],
)
def test_kingdoms_have_a_city_and_a_fort_and_tribes_neither(card: str, province: str, stands: str) -> None:
    t = position(hand={"red": [card]}, roma="red:1").roman_phase("red").play("red", f"card {card}")
    assert t[province] == stands


@rule("14a")
def test_every_card_that_calls_a_power_calls_a_kingdom_or_a_tribe() -> None:
    assert {power.kind for power in KINGDOMS} == {"kingdom", "tribe"}
    assert {power.loot_bonus for power in KINGDOMS if power.kind == "tribe"} == {0}


@rule("7.2a", "12b")
def test_a_tribe_may_loot_the_city_it_arrives_in() -> None:
    t = position(turn=5, hand={"red": ["blemmyes"]}, roma="red:1", aegyptus="city").roman_phase("red").roll(4)
    t.play("red", "card blemmyes", "loot")
    assert t["aegyptus"] == "blemmyes:1 looted"
    assert t.vp("red") == (0, 4)


@rule("7.2d")
def test_a_kingdom_makes_the_city_it_arrives_in_its_own() -> None:
    t = position(hand={"red": ["aegyptii"]}, roma="red:1", aegyptus="looted").roman_phase("red")
    t.play("red", "card aegyptii")
    assert t["aegyptus"] == "aegyptii:1 fort city"
    assert t.asked == "Place"


@rule("7.2b")
def test_who_gives_way_to_a_kingdom_is_told_the_rule() -> None:
    t = position(hand={"red": ["daci"]}, roma="red:1", dacia="blue:1", moesia="blue:1", thracia="blue:1")
    t.roman_phase("red").play("red", "card daci")
    assert t.forbids("blue", "withdraw roma") == "7.2b"


@rule("7.2c", "7.2d")
def test_the_walls_torn_down_give_way_to_the_kingdom_s_own_fort() -> None:
    t = position(hand={"red": ["daci"]}, roma="red:1", dacia="fort:blue")
    t.roman_phase("red").play("red", "card daci")
    assert t["dacia"] == "daci:1 fort city"
    assert t.g.fort_owner[PROVINCE["dacia"]] == NOBODY
