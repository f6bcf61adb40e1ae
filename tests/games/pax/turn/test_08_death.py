"""Chapter 8.4: leaders who die."""

from __future__ import annotations

from games.pax.battle_table import battle, through, war
from romanum.games.pax.data.components import LEADER
from romanum.games.pax.state.position import BOXED, IN_POOL
from rules import rule


@rule("8.4.1a")
def test_in_a_draw_either_side_dies_on_two_and_on_twelve() -> None:
    for dice in ((1, 1, 3, 4), (6, 6, 3, 4)):
        t = battle("greece 2 light greece_4", "the_east 2 light the_east_4", 4, 4, *dice)
        assert "the_east_4" not in t["genua"]
        assert "greece_4" in t["pisae"]
    t = battle("greece 2 light greece_4", "the_east 2 light the_east_4", 4, 4, 3, 4, 1, 1)
    assert "the_east_4" in t["genua"]
    assert "greece_4" not in t["pisae"]


@rule("8.4.1a")
def test_a_side_without_a_leader_does_not_roll() -> None:
    t = battle("greece 2 light greece_4", "the_east 2 light", 4, 4, 1, 1).play("greece", "done")
    assert len(t.events("leader-roll")) == 1
    assert "greece_4" not in t["pisae"]


@rule("8.4.2")
def test_who_loses_his_leader_and_the_battle_pays_for_both() -> None:
    t = war({"pisae": "greece 4 light greece_10", "genua": "the_east 4 light"})
    t.major("greece", "pisae", 4)
    assert t.g.mp == 6
    t.roll(1, 4, 1, 1).play("greece", "to genua").play("the_east", "stand").play("greece", "done")
    assert t.g.mp == 3  # 1 to move, 1 to attack, 1 for the leader
    t.play("greece", "to rome")
    assert t.g.mp == 1  # 1 to move after a defeat, 1 for the step


@rule("8.4.3")
def test_leaders_go_down_with_a_fleet_that_is_sunk() -> None:
    t = war({"syracuse": "rome town 3 legion rome_4", "agrigentum": "carthage town 1 galleys"})
    t.major("rome", "syracuse", 6).play("rome", "embark", "sail-to agrigentum").play("carthage", "attack")
    assert t["agrigentum"] == "carthage town 1 galleys"
    assert t.g.leader_in[LEADER["rome_4"]] == IN_POOL


@rule("8.4.5")
def test_the_dead_go_back_to_the_pool_an_elite_one_to_his_box() -> None:
    t = battle("greece 4 light greece_1 greece_4", "the_east 4 light", 1, 3, 1, 1, 1)
    through(t)
    assert t.g.leader_in[LEADER["greece_1"]] == BOXED
    t = battle("greece 4 light greece_1 greece_4", "the_east 4 light", 1, 3, 1, 1, 2)
    through(t)
    assert t.g.leader_in[LEADER["greece_4"]] == IN_POOL


@rule("8.4.6")
def test_garrisons_alone_fall_without_a_battle_and_their_leader_with_them() -> None:
    t = war({"pisae": "greece 4 light greece_4", "genua": "the_east 2 garrison the_east_4"})
    t.major("greece", "pisae", 2).play("greece", "to genua")
    assert t["genua"] == "greece 4 light greece_4"
    assert t.g.leader_in[LEADER["the_east_4"]] == IN_POOL
    assert not t.events("battle-begins")
    assert not t.events("leader-roll")
