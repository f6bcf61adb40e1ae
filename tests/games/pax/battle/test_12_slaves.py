"""Chapters 12.7 and 14.2.1f: slaves in revolt."""

from __future__ import annotations

import pytest

from games.pax.battle_table import WarTable, enter, war
from games.pax.builder import position
from romanum.games.pax.data.components import PLACE
from romanum.games.pax.rules.battle.frame import Fight
from romanum.games.pax.state.errands import Battle, SlaveMarches, SlaveRevolt
from romanum.games.pax.state.points import civilization
from romanum.games.pax.state.routes import linked
from romanum.games.pax.state.summons import slave_spaces
from rules import rule


def revolt(places: dict[str, str], space: str, /, **fields: object) -> WarTable:
    """Slaves have risen against Rome; Greece, the next in the order of scenario V, has placed them."""
    t = war(places, **fields)
    t.push(SlaveRevolt(t.power("rome")))
    t.play(t.asked[0], f"slaves-at {space}")
    return t


def marches(t: WarTable, mover: str) -> WarTable:
    """The marker of a power comes up."""
    t.g.active = t.power(mover)
    t.push(SlaveMarches(t.power(mover)))
    return t


@rule("12.7.1a", "14.2.1f")
def test_slaves_rise_where_no_land_unit_stands_and_cost_stability() -> None:
    places = {"rome": "rome city 1 garrison", "capua": "rome town", "neapolis": "rome rome_4"}
    places |= {"arretium": "carthage 1 light"}
    t = war(places, stability={"rome": 2})
    t.push(SlaveRevolt(t.power("rome")))
    assert t.g.stability[t.power("rome")] == 1
    offered = t.offered(t.asked[0])
    assert {"slaves-at capua", "slaves-at pisae"} <= set(offered)
    assert not {f"slaves-at {place}" for place in ("rome", "neapolis", "arretium", "carthago")} & set(offered)
    t.play(t.asked[0], "slaves-at capua")
    assert t["capua"] == "rome town; slaves_1 2 barbarians"
    assert t.is_sound()


@rule("12.7.1a")
def test_the_first_after_him_who_is_not_his_ally_places_them() -> None:
    order = tuple(position().power(name) for name in ("greece", "the_east", "carthage", "rome"))
    t = war({}, order=order)
    t.push(SlaveRevolt(t.power("the_east")))
    assert t.asked == ("carthage",)
    t = war({}, order=order, allies=(("the_east", "carthage"),))
    t.push(SlaveRevolt(t.power("the_east")))
    assert t.asked == ("rome",)


@rule("12.7.1a")
def test_there_is_one_revolt_at_a_time_against_a_power() -> None:
    t = revolt({}, "pisae")
    t.push(SlaveRevolt(t.power("rome")))
    assert not t.g.stack
    assert t.g.stability[t.power("rome")] == -1


@rule("12.7.1b")
def test_others_add_one_and_move_them_a_space_over_transit_points_too() -> None:
    t = marches(revolt({}, "aquileia"), "rome")
    assert not t.g.stack
    assert t["aquileia"] == "slaves_1 2 barbarians"
    t = marches(t, "carthage")
    assert t.asked == ("carthage",)
    assert "to ravenna" in t.offered("carthage")
    assert not any("tp_" in move for move in t.offered("carthage"))
    assert "halt" not in t.offered("carthage")
    t.play("carthage", "to ravenna")
    assert t["ravenna"] == "slaves_1 3 barbarians"
    assert t["aquileia"] == ""
    assert t.g.patron[t.side("slaves_1")] == -1
    assert t.is_sound()


@rule("12.7.1b", "9.5.3b", "3.1")
def test_slaves_keep_to_the_map_and_do_not_attack_over_a_strait() -> None:
    t = position({"pella": "slaves_2 2 barbarians"}, scenario="iii", revolts=2)
    assert "to naissus" not in t.push(SlaveMarches(t.power("the_east"))).offered("the_east")
    places = {"rhegium": "slaves_1 2 barbarians", "messana": "carthage 1 light"}
    t = position(places, scenario="ii", revolts=1).push(SlaveMarches(1))
    assert t.offered("carthage") == ["to paestum", "to croton"]


@rule("9.5.3c", "12.7.1b")
@pytest.mark.parametrize(("ships", "crosses"), [("", True), ("carthage 1 galleys", False)])
def test_ships_keep_slaves_from_crossing_to_spain(ships: str, crosses: bool) -> None:
    t = war({"tingi": ships}).push(SlaveRevolt(1))
    assert t.power("carthage") == 1
    t.play(t.asked[0], "slaves-at tingi")
    marches(t, "rome")
    assert ("to gades" in t.offered("rome")) == crosses
    assert ("slaves_2" in t["rusaddir"]) == (not crosses)  # the one way left is taken unasked


@rule("12.7.1c")
def test_one_is_left_behind_in_a_town_and_the_larger_host_goes_on() -> None:
    t = marches(revolt({"capua": "rome town"}, "capua"), "carthage").play("carthage", "to neapolis")
    assert t["capua"] == "rome town; slaves_1 1 barbarians"
    assert t["neapolis"] == "slaves_1 2 barbarians"
    t = marches(t, "greece").play("greece", "to paestum")
    assert t["neapolis"] == ""
    assert t["paestum"] == "slaves_1 3 barbarians"
    assert t["capua"] == "rome town; slaves_1 1 barbarians"


@rule("12.7.1c")
def test_hemmed_in_they_may_stay_or_attack() -> None:
    places = {"paestum": "rome 1 legion", "capua": "rome 2 legion"}
    t = marches(revolt(places, "neapolis"), "carthage")
    assert t.offered("carthage") == ["to capua", "to paestum", "halt"]
    t.play("carthage", "halt")
    assert t["neapolis"] == "slaves_1 3 barbarians"
    t = marches(revolt(places, "neapolis"), "carthage").play("carthage", "to paestum")
    assert t.step == "Withdrawal"
    t.roll(1, 1).play("rome", "stand")
    assert t.events("battle-begins")[0].facts["attacker"] == "slaves_1"


@rule("12.7.2", "14.2.1f")
def test_with_the_last_slave_the_revolt_is_over_and_stability_comes_back() -> None:
    t = revolt({"capua": "rome 6 legion"}, "neapolis", stability={"rome": 2})
    assert t.g.stability[t.power("rome")] == 1
    t.major("rome", "capua", 3)
    t.roll(6, 1).play("rome", "to neapolis", "raise-die 4", "lower-die 1")
    assert t["neapolis"] == "rome 6 legion"
    assert t.g.stability[t.power("rome")] == 2
    assert not t.g.revolts


@rule("12.7.2")
def test_it_is_not_over_while_slaves_live_elsewhere() -> None:
    t = revolt({"capua": "rome town", "bovianum": "rome 6 legion"}, "capua", stability={"rome": 2})
    marches(t, "carthage").play("carthage", "to neapolis")
    t.major("rome", "bovianum", 3)
    t.roll(6, 1).play("rome", "to capua", "raise-die 4", "lower-die 1").play(t.asked[0], "lose-walls")
    assert "slaves" not in t["capua"]
    assert t.g.stability[t.power("rome")] == 1
    assert t.g.revolts


@rule("12.7.3a")
def test_slaves_do_not_withdraw_or_retreat_or_go_to_sea() -> None:
    t = revolt({"capua": "rome 6 legion"}, "neapolis")
    t.major("rome", "capua", 3).roll(3, 1)
    t.play("rome", "to neapolis")
    assert t.step == "SpendShifts"  # nobody was asked whether they withdraw
    t.play("rome", "done")
    assert not t.events("retreats")
    t = marches(revolt({}, "neapolis"), "carthage")
    assert not {"embark", "drop-off"} & set(t.offered("carthage"))


@rule("12.7.3b")
def test_slaves_in_a_town_take_its_use_from_the_owner_but_not_the_town() -> None:
    places = {"rome": "rome city 1 legion", "capua": "rome town", "neapolis": "rome 1 legion"}
    t = war(places)
    assert civilization(t.g, t.power("rome")) > civilization(war({"rome": "rome city"}).g, t.power("rome"))
    t = revolt(places, "capua")
    assert t.g.town_of[PLACE["capua"]] == t.power("rome")
    assert t.holder("capua") == "slaves_1"
    assert civilization(t.g, t.power("rome")) == civilization(war({"rome": "rome city"}).g, t.power("rome"))
    assert not linked(t.g, t.power("rome")) >> PLACE["capua"] & 1


@rule("12.7.3b")
def test_slaves_who_take_a_bare_town_leave_it_to_its_owner() -> None:
    t = marches(revolt({"capua": "rome walls 1"}, "neapolis"), "carthage").play("carthage", "to capua")
    assert t["capua"] == "rome walls 1; slaves_1 3 barbarians"
    assert t.holder("capua") == "slaves_1"
    assert not t.g.stack


@rule("12.7.3b")
def test_attacked_they_always_use_the_walls() -> None:
    t = position({"neapolis": "rome 3 legion", "capua": "rome town slaves_1 2 barbarians"}, active="rome", revolts=1)
    enter(t, "rome", "neapolis", "capua")
    t.roll(3, 3).push(Battle(t.g.mover, 0))
    fight = t.g.running(Fight)
    assert fight.walls
    assert fight.points == (12, 4)


@rule("12.7.4", "7.5.4")
def test_no_militia_after_a_defeat_by_slaves_and_no_sack_of_what_is_taken_back() -> None:
    places = {"neapolis": "rome 1 light", "capua": "slaves_1 6 barbarians"}
    t = position(places, active="rome", stability={"rome": 3}, revolts=1)
    enter(t, "rome", "neapolis", "capua")
    t.roll(1, 6).push(Battle(t.g.mover, 0))
    while t.asked:
        t.play(t.asked[0], "done")
    assert t.g.verdict[1] == t.side("slaves_1")
    assert not t.events("militia")
    assert not t.g.stack
    t = position({"neapolis": "rome 6 legion", "capua": "rome walls 1 slaves_1 1 barbarians"}, active="rome", revolts=1)
    enter(t, "rome", "neapolis", "capua")
    t.roll(6, 1).push(Battle(t.g.mover, 0)).play("rome", "raise-die 4", "lower-die 1")
    assert t["capua"] == "rome walls 1 6 legion"
    assert not t.g.stack


@rule("12.7.4")
def test_no_militia_when_slaves_take_a_town() -> None:
    t = revolt({"capua": "rome town"}, "neapolis", stability={"rome": 3})
    t = marches(t, "carthage").roll(6, 1).play("carthage", "to capua")
    while t.asked:
        t.play(t.asked[0], "done")
    assert t["capua"].startswith("rome walls 1")
    assert not t.g.stack


def test_slave_spaces_leave_out_what_is_not_in_play() -> None:
    t = position({}, scenario="iii")
    assert all(not t.g.setting.closed >> space & 1 for space in slave_spaces(t.g, 0))


@rule("14.2.1f")
def test_the_log_says_why_stability_has_changed() -> None:
    t = revolt({}, "pisae", stability={"rome": 2})
    assert any("slaves have risen" in sentence for sentence in t.sentences())
