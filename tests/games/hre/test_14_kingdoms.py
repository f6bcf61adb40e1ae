"""Chapter 14: what tells Kingdoms from Tribes."""

import pytest
from builder import position

from romanum.games.hre.components import KINGDOMS
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
