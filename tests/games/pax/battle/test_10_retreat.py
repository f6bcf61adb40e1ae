"""Chapters 9.3.4 to 9.3.6, 10.3.5, 10.4 and 10.7: interceptors, re-rolls, Elephants, retreats and Regrouping."""

from __future__ import annotations

from games.pax.battle_table import battle, enter, intercepted
from games.pax.builder import position
from romanum.games.pax.data.components import PLACE
from romanum.games.pax.rules.battle.frame import Fight
from romanum.games.pax.state.errands import Battle
from rules import rule


@rule("10.4.6a", "10.4.6b", "10.4.6c", "10.2-4")
def test_elephants_negate_cavalry_kill_and_rampage() -> None:
    t = battle("carthage 6 light 2 elephants", "greece 5 light 2 cavalry")
    assert t.offered("carthage") == ["elephants 0", "elephants 1", "elephants 2"]
    t.roll(1, 6).play("carthage", "elephants 2")
    assert t["genua"] == "carthage 5 light 1 elephants; greece 5 light 2 cavalry"
    t.roll(3, 3).play("greece", "lose light")
    fight = t.g.running(Fight)
    assert fight.negated == (0, 1)
    assert fight.points == (5, 5)
    assert fight.base == (5, 6)


@rule("10.4.8")
def test_no_elephants_at_walls() -> None:
    t = battle("carthage 6 light 2 elephants", "greece city 2 light", 3, 3).play("greece", "use-walls")
    assert t.step != "Commit"


@rule("10.4.3b")
def test_cavalry_alone_in_a_fortress_is_lost() -> None:
    t = position({"ancyra": "greece 2 light", "iconium": "the_east 3 cavalry"}, active="greece")
    enter(t, "greece", "ancyra", "iconium")
    t.push(Battle(t.g.mover, 0))
    assert t["iconium"] == "greece 2 light"


@rule("10.4.3a")
def test_cavalry_without_infantry_fights_in_the_open() -> None:
    t = battle("greece 4 light", "the_east 3 cavalry", 3, 3)
    fight = t.g.running(Fight)
    assert fight.points == (4, 3)
    assert fight.edge == (0, 3)


@rule("10.3.5a", "10.3.5b")
def test_the_larger_side_re_rolls_at_one_less() -> None:
    t = battle("greece 8 light greece_4", "the_east 4 light", 2, 5, optional=("re_rolls",))
    t.roll(3, 3).play("greece", "try-re-roll")
    t.roll(6).play("greece", "re-roll-own")
    assert t.g.running(Fight).dice == (5, 5)
    t = battle("greece 8 light greece_4", "the_east 4 light", 2, 5, optional=("re_rolls",))
    t.roll(3, 3).play("greece", "try-re-roll")
    t.roll(1).play("greece", "re-roll-enemy")
    assert t.g.running(Fight).dice == (2, 2)


@rule("10.3.5c")
def test_after_a_failure_the_smaller_side_tries_with_two_less() -> None:
    t = battle("greece 8 light greece_4", "the_east 4 light the_east_5", 2, 5, optional=("re_rolls",))
    t.roll(3, 4).play("greece", "try-re-roll")
    assert t.asked == ("the_east",)
    t.roll(4, 4).play("the_east", "try-re-roll")
    t.roll(6).play("the_east", "re-roll-own")
    assert t.g.running(Fight).dice == (2, 6)


@rule("10.7.4c")
def test_a_forced_army_without_a_way_is_eliminated() -> None:
    board = dict.fromkeys(("placentia", "albintimilium", "taurinorum"), "greece 1 garrison")
    board |= {"pisae": "greece 10 light", "genua": "the_east 10 light the_east_10"}
    t = position(board, active="greece")
    enter(t, "greece", "pisae", "genua")
    t.roll(6, 1).push(Battle(t.g.mover, 0)).play("the_east", "done")
    assert t.offered("greece") == ["force-out", "pass"]
    t.play("greece", "force-out")
    assert t["genua"] == "greece 9 light"


@rule("10.7.5", "10.7.6c")
def test_with_ships_one_may_retreat_from_behind_walls_by_sea() -> None:
    board = {"pisae": "greece 10 light", "genua": "the_east city 5 light 2 galleys", "albintimilium": "the_east town"}
    t = position(board, active="greece")
    enter(t, "greece", "pisae", "genua")
    t.roll(5, 1).push(Battle(t.g.mover, 0)).play("the_east", "use-walls", "retreat")
    t.play("the_east", "lose-cheapest")
    assert t["albintimilium"].startswith("the_east town")
    assert "2 galleys" in t["albintimilium"]


@rule("10.7.5")
def test_nobody_retreats_by_sea_to_the_port_the_attacker_came_from() -> None:
    """Pisae is Roman again as soon as the Seleucids have left it; but the walls hold, and they have to go back."""
    board = {"pisae": "the_east 10 light", "genua": "rome city 5 light 2 galleys", "albintimilium": "rome town"}
    t = position(board, active="the_east")
    enter(t, "the_east", "pisae", "genua")
    t.roll(5, 1).push(Battle(t.g.mover, 0)).play("rome", "use-walls", "retreat", "lose-cheapest")
    assert "2 galleys" in t["albintimilium"]
    assert t["pisae"].startswith("the_east")


@rule("10.7.7b")
def test_greeks_beaten_at_iconium_without_points_are_back_in_nicomedia() -> None:
    t = position({"nicomedia": "greece 4 light", "iconium": "the_east 4 light"}, active="greece")
    enter(t, "greece", "nicomedia", "iconium", 0)
    t.g.came_from = PLACE["ltp_phrygia_s"]
    t.roll(1, 4).push(Battle(t.g.mover, 0)).play("the_east", "done")
    assert t["nicomedia"] == "greece 2 light"
    assert t.g.mp < 0


@rule("9.3.4")
def test_an_interceptor_fights_beside_those_who_stood_there_and_goes_back_alone() -> None:
    board = {"pisae": "greece 8 light", "genua": "the_east 3 light", "placentia": "the_east 4 light"}
    t = intercepted(board, "greece", "pisae", "genua", "the_east", "placentia", 1, 5)
    assert t.events("battle-result")[0].facts["points"] == [7, 8]
    assert t["placentia"] == "the_east 2 light"
    assert t["genua"] == "greece 7 light; the_east 1 light"


@rule("7.3.7")
def test_independents_always_use_their_walls() -> None:
    t = battle("greece 9 light", "syracuse city 4 light", 3, 3)
    assert t.g.running(Fight).walls
    assert t.g.running(Fight).points == (9, 9)


@rule("7.5.5")
def test_nobody_sacks_his_own_home() -> None:
    t = position({"genua": "rome 6 legion", "pisae": "greece town"}, active="rome")
    enter(t, "rome", "genua", "pisae")
    t.roll(6, 1).push(Battle(t.g.mover, 0)).play("rome", "done")
    assert t.step != "SackOrSpare"
    assert t["pisae"].startswith("rome walls 1")
