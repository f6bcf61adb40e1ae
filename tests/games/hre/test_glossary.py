"""The glossary: control, vacancy, Kingdoms and the two kinds of points."""

import pytest

from games.hre.builder import position
from romanum.games.hre.data.components import SIDE
from rules import rule


@rule("G.control")
def test_an_army_controls_its_province_and_its_city() -> None:
    t = position(roma="red:1 city").roman_phase("red", at="points")
    assert t.events("points")[0]["cities"] == {"roma": 3}


@rule("G.control")
@pytest.mark.parametrize("walls", ["fort", "fortress"])
def test_walls_alone_do_not_control(walls: str) -> None:
    t = position(roma=f"{walls}:red city", syria="red:1").roman_phase("red", at="points")
    assert t.events("points")[0]["cities"] == {}
    assert t.g.provinces_of(SIDE["red"]) == [t.g.holder.index(SIDE["red"])]


@rule("G.control", "12a")
def test_a_new_holder_controls_the_city_of_the_old_one() -> None:
    t = position(syria="blue:1 city", mesopotamia="red:1").place("red", 1).roll(6, 6, 1)
    t.play("red", "attack syria from mesopotamia")
    assert t.events("points")[0]["cities"] == {"syria": 2}


@rule("G.vacant")
@pytest.mark.parametrize("stands", ["city", "fort:blue", "fortress:blue looted"])
def test_a_province_without_armies_is_vacant_whatever_stands_in_it(stands: str) -> None:
    t = position(syria=stands, mesopotamia="red:1").place("red", 2)
    assert "place syria" in t.options("red")


@rule("G.kingdom")
@pytest.mark.parametrize("power", ["daci", "cantabri"])
def test_a_kingdom_or_tribe_is_played_by_whoever_played_its_card(power: str) -> None:
    t = position(hand={"green": [power]}, roma="green:1").roman_phase("green").play("green", f"card {power}").idle()
    assert t.g.owner(SIDE[power]) == SIDE["green"]


@rule("G.kingdom", "10f")
def test_its_player_answers_for_it_in_another_s_phase() -> None:
    t = position(hand={"green": ["daci", "insidiae"]}, dacia="daci:1 by green", sarmatia="sarmatae:1 by red")
    t.place("sarmatae", 1).roll(6, 6, 1, 1).play("red", "attack dacia from sarmatia")
    assert t.options("green") == ["card insidiae", "pass"]


@rule("G.vp")
def test_barbarian_points_pay_for_nothing() -> None:
    t = position(roma="red:2", barbarian_vp={"red": 50}).roman_phase("red", at="build")
    assert t.forbids("red", "recruit") == "8.2.1a"
    assert t.forbids("red", "buy-fort") == "8.2.3a"


@rule("G.vp", "15a")
def test_victory_counts_both_kinds_together() -> None:
    t = position(turn=7, roman_vp={"red": 10, "blue": 12}, barbarian_vp={"red": 5, "blue": 2})
    assert [t.g.total_vp(SIDE[faction]) for faction in ("red", "blue")] == [15, 14]
