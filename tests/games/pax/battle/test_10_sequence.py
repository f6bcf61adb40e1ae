"""Chapters 10.0 to 10.2: the steps of a Battle on land."""

from __future__ import annotations

from games.pax.battle_table import battle
from romanum.games.pax.data.components import LEADER, PLACE
from rules import rule

GREEKS = "greece 5 heavy 6 light greece_4"
EASTERNERS = "the_east 3 heavy 2 light the_east_5"


@rule("10.0", "10.1", "10.2-1", "10.2-5", "10.2-6", "10.2-7", "10.2-9", "10.2-10", "10.2-12", "10.2-13", "10.3.1j")
def test_greeks_lower_the_die_of_the_east_and_win() -> None:
    t = battle(GREEKS, EASTERNERS, 3, 5)
    assert t.asked == ("greece",)
    assert "raise-die 3" in t.offered("greece")
    assert "lower-die 4" not in t.offered("greece")
    t.play("greece", "lower-die 3")
    assert t.asked == ("the_east",)
    t.play("the_east", "stay").play("greece", "pass")
    assert t.step == "TakeLosses"
    assert t.asked == ("the_east",)
    t.roll(3, 4, 3, 4).play("the_east", "lose heavy")
    t.play("greece", "lose-cheapest")
    assert t["genua"] == "the_east 2 heavy 2 light the_east_5"
    assert t["pisae"] == "greece 5 heavy 2 light greece_4"
    assert t.g.verdict == (PLACE["genua"], t.side("greece"), t.side("the_east"), 3)
    assert t.is_sound()


@rule("10.3.1j", "10.1")
def test_raising_the_die_costs_both_more() -> None:
    t = battle(GREEKS, EASTERNERS, 3, 5).play("greece", "raise-die 3")
    t.play("the_east", "stay").play("greece", "pass")
    assert t.g.stack[-2].left == 7  # 60 % of 11
    t.roll(3, 4, 3, 4).play("the_east", "lose-cheapest")
    assert t.asked == ("greece",)
    assert t.g.stack[-2].left == 11  # 50 % of 21


@rule("10.0", "10.3.1i", "10.2-8")
def test_carthage_has_two_net_shifts_against_twice_its_number() -> None:
    t = battle("rome 3 legion rome_4", "carthage 1 heavy 1 light 2 cavalry carthage_2", 4, 1)
    assert t.offered("carthage") == ["raise-die 1", "raise-die 2", "lower-die 1", "lower-die 2", "done"]
    t.play("carthage", "raise-die 1", "lower-die 1")
    assert t.g.stack[0].dice == (3, 2)
    assert t.step == "RetreatOrStay"


@rule("10.1", "10.2-15")
def test_equal_dice_are_a_draw_that_costs_no_point() -> None:
    t = battle("greece 2 light", "the_east 2 light", 4, 4)
    assert t.g.verdict[1:] == (-1, -1, 0)
    assert not t.g.lost_battle


@rule("10.2-15", "10.7.3", "10.7.7a")
def test_a_beaten_attacker_never_retreats_but_regroups_and_has_lost() -> None:
    t = battle("greece 4 light", "the_east 4 light", 1, 4)
    assert t.g.lost_battle
    assert t["pisae"] == "greece 2 light"
    assert t["genua"] == "the_east 4 light"


@rule("10.2-14", "8.4.1a")
def test_the_winner_dies_on_twelve_the_loser_on_two_or_twelve() -> None:
    t = battle("greece 4 light greece_4", "the_east 4 light the_east_4", 1, 4, 1, 1, 1, 1)
    assert t["genua"] == "the_east 4 light the_east_4"
    assert t["pisae"] == "greece 2 light"
    t = battle("greece 4 light greece_4", "the_east 4 light the_east_4", 1, 4, 6, 6, 6, 6)
    assert t["genua"] == "the_east 4 light"
    assert t["pisae"] == "greece 2 light"


@rule("8.4.2")
def test_a_dead_leader_costs_the_moving_army_a_point() -> None:
    t = battle("greece 4 light greece_4", "the_east 4 light", 1, 4, 1, 1).play("greece", "done")
    assert t.g.mp == 3
    t = battle("greece 4 light greece_4", "the_east 4 light", 1, 4, 1, 2).play("greece", "done")
    assert t.g.mp == 4


@rule("8.4.1b")
def test_of_several_leaders_chance_picks_the_dead_one() -> None:
    t = battle("greece 4 light greece_4 greece_6", "the_east 4 light", 1, 3, 1, 1, 2).play("greece", "done")
    assert "greece_4" in t["pisae"]
    assert "greece_6" not in t["pisae"]


@rule("8.4.4", "8.4.5")
def test_leaders_die_with_their_army() -> None:
    t = battle("greece 9 light", "the_east 1 light the_east_4", 5, 1)
    t.play("greece", "raise-die 5", "done").play("the_east", "stay").play("greece", "pass")
    assert t["genua"] == "greece 8 light"
    assert t.g.leader_in[LEADER["the_east_4"]] == -1


@rule("10.2-11", "10.7.1", "10.7.4a", "10.7.4b")
def test_a_beaten_defender_retreats_with_a_tenth_less_lost() -> None:
    t = battle("greece 10 light", "the_east 10 light", 5, 2)
    t.play("the_east", "retreat")
    assert t.step == "RetreatPath"
    offered = t.offered("the_east")
    assert "retreat-to placentia" in offered
    assert "retreat-to pisae" not in offered
    assert "retreat-to genua" not in offered
    t.play("the_east", "retreat-to placentia")
    assert t["placentia"] == "the_east 6 light"
    assert t["genua"] == "greece 8 light"
    assert t.is_sound()


@rule("10.7.2", "9.2.1j")
def test_the_winner_forces_out_who_stays_for_one_point() -> None:
    t = battle("greece 10 light", "the_east 10 light", 5, 2)
    t.play("the_east", "stay").play("greece", "force-out")
    assert t.g.mp == 3
    t.play("the_east", "retreat-to placentia")
    assert t["placentia"] == "the_east 6 light"


@rule("10.7.6a")
def test_supremacy_stops_a_retreat_on_three_and_then_nobody_is_forced() -> None:
    t = battle("greece 8 light 2 cavalry", "the_east 10 light", 5, 2)
    t.play("greece", "done").play("the_east", "retreat")
    t.roll(3).play("greece", "stop-them")
    t.play("greece", "lose light", "lose light")
    assert t["genua"] == "the_east 5 light"
    t = battle("greece 8 light 2 cavalry", "the_east 10 light", 5, 2)
    t.play("greece", "done").play("the_east", "retreat")
    t.roll(4).play("greece", "stop-them")
    t.play("greece", "lose light", "lose light")
    assert t.step == "RetreatPath"
