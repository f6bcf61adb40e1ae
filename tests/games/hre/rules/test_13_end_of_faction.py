"""Chapter 13: a Faction without Legions returns, or dies."""

import pytest

from games.hre.builder import Table, position
from romanum.games.hre.data.components import SIDE
from romanum.games.hre.rules.draw import BARBARIAN, EMPEROR, DrawTokens
from romanum.games.hre.rules.order import NextPhase
from romanum.games.hre.state.position import NOBODY
from rules import rule


def exiled(**provinces: str) -> Table:
    """Red has points but no Legion on the map; he recruits two and comes to placement."""
    t = position(provinces, roman_vp={"red": 5}).roman_phase("red", at="build")
    return t.play("red", "recruit", "recruit", "done")


# ---- 13a the return


@rule("13a")
def test_a_faction_without_legions_may_recruit() -> None:
    t = position(roman_vp={"red": 4}, syria="blue:1").roman_phase("red", at="build")
    assert "recruit" in t.options("red")


@rule("13a")
def test_lone_walls_come_first() -> None:
    t = exiled(africa="fort:red", numidia="fortress:blue", syria="blue:1")
    assert t.options("red") == ["return numidia", "return africa", "done"]


@rule("13a")
def test_lone_walls_of_nobody_will_do() -> None:
    t = exiled(dacia="fort city", syria="blue:1")
    assert t.options("red") == ["return dacia", "done"]


@rule("13a")
def test_an_empty_city_without_walls_does_not_come_first() -> None:
    t = exiled(thracia="city was:red", africa="fort:blue", syria="blue:1")
    assert t.options("red") == ["return africa", "done"]


@rule("13a")
def test_an_empty_city_is_a_vacant_province_like_others() -> None:
    t = exiled(iudaea="city was:red", thracia="city was:red", syria="blue:1")
    assert "return iudaea" in t.options("red")
    assert t.forbids("red", "return thracia") == "13a", "it is next to no Roman Province"


@rule("13a")
def test_walls_with_an_army_are_not_alone() -> None:
    t = exiled(africa="mauri:1 fort", syria="blue:1 fort")
    assert "return africa" not in t.options("red")
    assert "return syria" not in t.options("red")


@rule("13a")
def test_else_a_vacant_province_next_to_a_roman_one() -> None:
    t = exiled(syria="blue:1", iudaea="blue:1", dacia="daci:1", sarmatia="sarmatae:1")
    expected = {"cilicia", "pontus", "mesopotamia", "aegyptus"}
    assert {text.split()[1] for text in t.options("red") if text != "done"} == expected
    assert t.forbids("red", "return syria") == "13a"
    assert t.forbids("red", "return moesia") == "13a"


@rule("13a")
def test_else_a_roman_province_whose_army_is_attacked_at_once() -> None:
    ring = dict.fromkeys(("numidia", "cyrenaica"), "mauri:1")
    t = exiled(africa="blue:1", **ring).roll(6, 5, 4)
    assert t.options("red") == ["return africa", "done"]
    t.play("red", "return africa")
    assert t["africa"] == "red:1"


@rule("13a")
def test_a_lost_attack_leaves_the_faction_to_try_again() -> None:
    ring = dict.fromkeys(("numidia", "cyrenaica"), "mauri:1")
    t = exiled(africa="blue:1", **ring).roll(1, 1, 4).play("red", "return africa")
    assert t["africa"] == "blue:1"
    assert t.options("red") == ["return africa", "done"]


@rule("13a")
def test_with_no_roman_on_the_map_it_returns_to_its_starting_province() -> None:
    t = exiled(dacia="daci:1")
    assert t.options("red") == ["return roma", "done"]


@rule("13a")
def test_it_attacks_whoever_has_taken_its_starting_province() -> None:
    t = exiled(roma="gothi:1").roll(6, 5, 4).play("red", "return roma")
    assert t["roma"] == "red:1"


@rule("13a")
def test_barbarian_provinces_are_not_roman() -> None:
    t = exiled(syria="parthi:1", aquitania="blue:1")
    assert t.forbids("red", "return mesopotamia") == "13a"


@rule("13a")
def test_the_first_legion_is_not_placed_in_the_ordinary_way() -> None:
    t = exiled(africa="fort:red", syria="blue:1")
    assert t.forbids("red", "place roma") == "13a"


@rule("13a", "10.4e")
def test_a_faction_that_returns_to_another_s_fort_holds_or_razes_it() -> None:
    t = exiled(africa="fort:blue", syria="blue:1").play("red", "return africa")
    assert t.options("red") == ["hold", "raze"]


@rule("13a")
def test_later_legions_expand_from_the_first() -> None:
    t = exiled(africa="fort:red", syria="blue:1").play("red", "return africa")
    assert t.forbids("red", "return africa") == "13a"
    t.play("red", "place numidia")
    assert (t["africa"], t["numidia"]) == ("red:1 fort", "red:1")


@rule("13a")
def test_a_faction_with_legions_does_not_return() -> None:
    t = position(roma="red:1", africa="fort:red").place("red", 1)
    assert t.forbids("red", "return africa") == "13a"


# ---- 13b death


def after_a_phase(**given: object) -> Table:
    """The Mauri's Phase, played by blue, comes to its end."""
    return position(**given).barbarian_phase("mauri", by="blue", at="points")  # type: ignore[arg-type]


@rule("13b")
def test_a_faction_without_units_and_points_is_dead() -> None:
    t = after_a_phase(roma="green:1", syria="yellow:1", aquitania="blue:1")
    assert t.events("faction-dead") == [{"faction": "red"}]
    assert t.g.dead[SIDE["red"]]


@rule("13b")
@pytest.mark.parametrize("left", [{"africa": "red:1"}, {"africa": "fort:red"}, {"africa": "fortress:red"}])
def test_a_unit_on_the_map_keeps_a_faction_alive(left: dict[str, str]) -> None:
    assert not after_a_phase(**left).g.dead[SIDE["red"]]


@rule("13b")
def test_roman_points_keep_a_faction_alive_but_barbarian_points_do_not() -> None:
    assert not after_a_phase(roman_vp={"red": 1}).g.dead[SIDE["red"]]
    assert after_a_phase(barbarian_vp={"red": 30}).g.dead[SIDE["red"]]


@rule("13b")
def test_rebels_and_barbarians_do_not_keep_a_faction_alive() -> None:
    t = after_a_phase(africa="blue-rebels:1 of red", dacia="daci:1 by red", forts_ready={"red": 1})
    assert t.g.dead[SIDE["red"]]


@rule("13b")
def test_a_faction_that_has_not_entered_yet_is_not_dead() -> None:
    t = position(turn=1).barbarian_phase("galli", at="points")
    assert t.g.dead == [0, 0, 0, 0]


@rule("13b")
def test_the_dead_draw_no_emperor() -> None:
    t = position(dead=["red"]).push(DrawTokens(EMPEROR))
    assert t.forbids("green", "give red") == "13b"
    while t.asked == "KeepOrPass":
        t.match.play(t.match.pending[0], "keep")
    assert [token > 0 for token in t.g.emperor_token] == [True, True, False, True]


@rule("13b")
def test_the_dead_still_draw_barbarians() -> None:
    t = position(dead=["red"]).push(DrawTokens(BARBARIAN))
    while t.asked == "KeepOrPass":
        t.match.play(t.match.pending[0], "keep")
    assert t.g.barbarian_token[SIDE["red"]] > 0


@rule("13b")
def test_the_player_of_a_dead_faction_goes_on_with_his_barbarians() -> None:
    t = position(dead=["red"], mauretania="mauri:1 by red").barbarian_phase("mauri", at="points")
    assert t.vp("red")[1] > 0


@rule("13b")
def test_a_faction_that_dies_with_an_emperor_in_hand_has_no_roman_phase() -> None:
    t = position(dead=["red"], emperors={"red": 1}, roman_vp={"blue": 1}, aquitania="blue:1").push(NextPhase(EMPEROR))
    assert not t.events("roman-phase")
    assert t.match.over
    assert t.g.active == NOBODY


@rule("13b")
def test_a_faction_is_judged_when_any_phase_ends() -> None:
    t = position(roma="green:1", syria="yellow:1", aquitania="blue:1").roman_phase("green", at="points")
    assert t.events("faction-dead") == [{"faction": "red"}]
