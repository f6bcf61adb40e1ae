"""Chapter 12.5: a force is thrown in the way of an enemy on the march."""

import pytest

from games.trajan.builder import Table, position
from rules import rule

BOTH = {"roman": "military", "parthian": "military"}


def entering(hand: dict[str, str] | None = None, *, roman: str = "trajan alae-1", **hexes: str) -> Table:
    """Romans march across country from 0911 into 0812."""
    t = position({"h0911": roman, **hexes}, hand=hand or {"parthian": "military"}).movement("roman")
    t.roll(5).play("roman", "march h0911")
    if t.asked == "Muster":
        t.play("roman", "cross-country")
    return t.play("roman", "to h0812")


@rule("12.5")
def test_a_leader_near_by_may_bring_his_force_into_the_hex() -> None:
    t = entering(h0913="chosroes saka-1")
    assert (t.who, t.options("parthian")) == ("parthian", ["intercept chosroes", "let-march", "pass"])
    t.roll(5).play("parthian", "intercept chosroes", "cross-country")
    assert t["h0812"] == "up trajan alae-1 chosroes saka-1"
    assert t.hand("parthian") == []


@rule("12.5", "12.3b")
def test_the_march_stops_there() -> None:
    t = entering(h0913="chosroes saka-1").roll(5).play("parthian", "intercept chosroes", "cross-country")
    assert t.forbids("roman", "to h0712") == "12.3b"


@rule("12.5")
@pytest.mark.parametrize(("place", "near"), [("h0913", True), ("h0815", True), ("h0816", False)])
def test_within_three_hexes(place: str, near: bool) -> None:
    t = position({"h0911": "alae-1 alae-2", place: "chosroes saka-1"}, hand={"parthian": "military"}).movement("roman")
    t.roll(5).play("roman", "march h0911", "cross-country", "to h0812")
    assert (t.asked == "InterceptionWindow") == near


@rule("12.5", "12.3d")
def test_not_over_the_sea() -> None:
    t = position(hand={"parthian": "military"}, antioch="alae-1", h0409="chosroes saka-1").movement("roman")
    t.roll(5).play("roman", "march antioch", "sea", "to h0212")  # Cyprus, three hexes off
    assert t.who == "roman"


@rule("12.5")
@pytest.mark.parametrize(("force", "marker"), [("saka-1", "military"), ("chosroes saka-1", "political")])
def test_only_by_a_leader_with_a_military_marker(force: str, marker: str) -> None:
    t = entering({"parthian": marker}, h0913=force)
    assert t.who == "roman"


@rule("12.5", "6.2b")
def test_only_by_a_leader_with_plays_left() -> None:
    t = position(hand={"parthian": "military"}, plays={"abgarus": 1}, h0911="alae-1 alae-2", h0913="abgarus saka-1")
    t.movement("roman").roll(5).play("roman", "march h0911", "cross-country", "to h0812")
    assert t.who == "roman"


@rule("12.5", "7.5c")
def test_a_besieged_garrison_cannot() -> None:
    t = entering(palmyra="up alae-3 in chosroes saka-1 civis:parthian")
    assert t.who == "roman"
    t = entering(palmyra="in chosroes saka-1 civis:parthian")
    assert t.may("parthian", "intercept chosroes")
    t = entering(palmyra="up alae-3 chosroes saka-1 civis:parthian")
    assert t.may("parthian", "intercept chosroes")


@rule("12.5", "12.2a")
def test_units_may_stay_behind() -> None:
    t = entering(h0913="chosroes saka-1 saka-2").roll(5)
    t.play("parthian", "intercept chosroes", "leave saka-1", "leave chosroes")
    assert (t.where("chosroes"), t.where("saka-1"), t.where("saka-2")) == ("h0913", "h0913", "h0812")


@rule("12.5", "8.1e")
def test_an_empty_exercitus_alone_intercepts_nobody() -> None:
    t = entering(h0913="parthian-i chosroes parthian-ii").play("parthian", "intercept chosroes")
    assert t.forbids("parthian", "leave chosroes") == "12.2a"
    assert t.forbids("parthian", "leave-army i") == "12.2a"
    assert t.may("parthian", "leave-army ii")


@rule("12.5", "20.N")
def test_on_an_n_they_come_too_late() -> None:
    t = entering(h0913="chosroes saka-1").roll(1).play("parthian", "intercept chosroes", "cross-country")
    assert t["h0913"] == "chosroes saka-1"
    assert t.may("roman", "to h0712")


@rule("12.5", "12.3e")
def test_a_costs_them_a_unit_and_s_does_not_scatter_them() -> None:
    t = entering(h0913="chosroes saka-1 saka-2").roll(3).play("parthian", "intercept chosroes", "cross-country")
    assert t.options("parthian") == ["lose saka-1", "lose saka-2"]
    t.play("parthian", "lose saka-1")
    assert t["h0812"] == "up trajan alae-1 chosroes saka-2"


@rule("12.5", "12.4d")
def test_f_costs_them_nothing() -> None:
    t = entering(h0913="chosroes saka-1").roll(5).play("parthian", "intercept chosroes", "cross-country")
    assert t.events("march-loss") == []


@rule("12.5", "12.3g")
def test_w_costs_them_half_in_winter() -> None:
    t = position(hand={"parthian": "military"}, turn=7, h0911="alae-1 alae-2", h0913="chosroes saka-1 saka-2")
    t.movement("roman").roll(5).play("roman", "march h0911", "cross-country", "to h0812")
    t.roll(6).play("parthian", "intercept chosroes", "cross-country", "lose saka-1")
    assert t["h0812"] == "up alae-1 alae-2 chosroes saka-2"


@rule("12.5", "12.1a")
def test_by_road_only_where_one_leads_there() -> None:
    t = entering(h0913="chosroes saka-1").play("parthian", "intercept chosroes")
    assert t.forbids("parthian", "road") == "12.1a"
    t = position(hand={"parthian": "military"}, antioch="alae-1 alae-2", zeugma="chosroes saka-1").movement("roman")
    t.roll(2).play("roman", "march antioch", "road", "to h0611").play("parthian", "intercept chosroes")
    assert t.may("parthian", "road")


@rule("12.5", "6.2a")
def test_a_leader_on_the_march_may_counter_it() -> None:
    t = entering(BOTH, h0913="chosroes saka-1").play("parthian", "intercept chosroes")
    assert (t.who, t.options("roman")) == ("roman", ["counter trajan", "pass"])
    t.play("roman", "counter trajan")
    assert t["h0913"] == "chosroes saka-1"
    assert t.may("roman", "to h0712")
    assert (t.hand("roman"), t.hand("parthian")) == ([], [])


@rule("12.5")
def test_in_each_hex_anew_unless_the_march_is_let_go() -> None:
    t = entering(h0913="chosroes saka-1").play("parthian", "pass").play("roman", "to h0712")
    assert t.asked == "InterceptionWindow"
    t.play("parthian", "let-march").play("roman", "to h0812")
    assert t.asked == "Marching"


BOTH_KINGS = {"h0913": "chosroes saka-1", "h0712": "vologaeses core-horde-1"}


@rule("12.5", "6.2b")
@pytest.mark.parametrize(("die", "there"), [(1, ""), (5, " chosroes saka-1")])
def test_others_may_be_called_out_after_the_first_whether_these_have_come_or_not(die: int, there: str) -> None:
    t = entering({"parthian": "military military"}, **BOTH_KINGS)
    t.roll(die).play("parthian", "intercept chosroes", "cross-country")
    assert t["h0812"] == f"{'up ' if there else ''}trajan alae-1{there}"
    assert (t.asked, t.options("parthian")) == ("InterceptionWindow", ["intercept vologaeses", "let-march", "pass"])
    t.roll(5).play("parthian", "intercept vologaeses", "cross-country")
    assert t.where("vologaeses") == "h0812"
    assert t.asked == "Marching"


@rule("12.5", "6.2a")
def test_or_have_been_countered() -> None:
    t = entering({"roman": "military", "parthian": "military military"}, **BOTH_KINGS)
    t.play("parthian", "intercept chosroes").play("roman", "counter trajan")
    assert t.may("parthian", "intercept vologaeses")


@rule("12.5")
def test_nobody_is_asked_again_without_another_marker_or_once_the_march_is_let_go() -> None:
    t = entering({"parthian": "military"}, **BOTH_KINGS).roll(1).play("parthian", "intercept chosroes", "cross-country")
    assert t.asked == "Marching"
    t = entering({"parthian": "military military"}, **BOTH_KINGS).play("parthian", "let-march")
    assert t.asked == "Marching"


@rule("12.5", "8.1e")
def test_nor_about_a_bluff_that_the_first_have_unmasked() -> None:
    board = {"h0911": "roman-i", "antioch": "trajan", **BOTH_KINGS}
    t = position(board, hand={"parthian": "military military"}).movement("roman").roll(5)
    t.play("roman", "march h0911", "to h0812").roll(5).play("parthian", "intercept chosroes", "cross-country")
    assert (t.asked, t.who) == ("PlaceExercitus", "roman")
    t.play("roman", "pass")
    assert t.asked == "MovementSegment"


@rule("12.5", "9.1c", "6.53b")
def test_a_garrison_that_is_called_out_gives_up_a_city_without_civis() -> None:
    t = position(
        h1714="saka-1 saka-2", ctesiphon="in hadrian alae-1 civis:none", antioch="trajan", triumph="ctesiphon",
        hand={"roman": "military"},
    ).movement("parthian")  # fmt: skip
    t.roll(5).play("parthian", "march h1714", "cross-country", "to h1713")
    t.roll(5).play("roman", "intercept hadrian", "cross-country")
    assert t.controller("ctesiphon") == "nobody"
    assert t.events("triumph-lost")


@rule("12.5", "20.Sa")
def test_a_force_that_is_placed_by_a_scatter_is_not_intercepted_there() -> None:
    t = position(h0911="alae-1 alae-2", h0814="chosroes saka-1", hand={"parthian": "military"}).movement("roman")
    t.roll(2).play("roman", "march h0911", "cross-country", "to h0910")
    assert t.asked == "Marching"
    t.roll(4).play("roman", "halt")
    assert t.where("alae-1") == "h0911"
    assert t.asked == "MovementSegment"


@rule("12.5", "8.1d")
def test_an_exercitus_met_by_interceptors_loses_its_marker() -> None:
    t = entering(BOTH, roman="roman-i trajan alae-1", h0913="chosroes saka-1")
    t.play("parthian", "intercept chosroes").play("roman", "pass").roll(5).play("parthian", "cross-country")
    t.play("roman", "halt").roll(5).play("roman", "forced-march trajan", "cross-country", "to h0712")
    assert t["h0712"] == "up trajan alae-1"


@rule("12.5")
def test_only_the_moving_side_s_enemy_intercepts_and_in_movement_alone() -> None:
    t = entering({"roman": "military"}, h0913="chosroes saka-1", h0713="hadrian alae-3")
    assert t.asked == "Marching"


@rule("12.5", "8.1e")
def test_a_bluff_that_is_unmasked_is_not_worth_an_interception() -> None:
    bluff = {"h0911": "roman-i", "h0812": "saka-2", "h0913": "chosroes saka-1", "antioch": "trajan"}
    t = (
        position(bluff, hand={"parthian": "military"})
        .movement("roman")
        .roll(5)
        .play("roman", "march h0911", "to h0812")
    )
    assert (t.asked, t.who) == ("PlaceExercitus", "roman")
    t.play("roman", "pass")
    assert t.asked == "MovementSegment"
