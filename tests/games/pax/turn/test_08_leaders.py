"""Chapter 8.2: leaders on the move."""

from __future__ import annotations

from games.pax.march_table import board
from romanum.games.pax.data.components import LEADER
from romanum.games.pax.state.errands import Battle
from romanum.games.pax.state.leaders import best_tactical
from rules import rule


@rule("8.2.2")
def test_an_army_needs_no_leader_and_counts_as_0_0() -> None:
    t = board({"arretium": "rome 2 legion", "pisae": "carthage 1 heavy"}).major("rome", "arretium", 3)
    assert t.g.mp == 3
    t.play("rome", "to pisae").play("carthage", "stand")
    assert isinstance(t.waiting, Battle)


@rule("8.2.3a", "8.2.3e")
def test_a_leader_alone_adds_his_campaign_rating_in_a_minor_move_and_doubles_it() -> None:
    t = board({"arretium": "rome 2 legion rome_4"}).activate("rome")
    t.roll(2).play("rome", "minor arretium", "leader rome_4")
    assert t.g.mp == 12
    t.play("rome", "to parma", "halt")
    assert t["parma"] == "rome rome_4"
    assert t.g.minors == 1


@rule("8.2.3a")
def test_a_unit_with_a_leader_beside_it_has_only_the_die_in_a_minor_move() -> None:
    t = board({"arretium": "rome 2 legion rome_4"}).activate("rome")
    t.roll(2).play("rome", "minor arretium", "unit legion")
    assert t.g.mp == 2


@rule("8.2.3b", "8.2.3e")
def test_a_leader_picks_up_units_only_in_a_major_move_and_is_no_longer_doubled() -> None:
    places = {"arretium": "rome rome_4", "parma": "rome 3 legion"}
    t = board(places).major("rome", "arretium", 2)
    assert t.g.mp == 12
    t.play("rome", "to parma", "pick-up", "bring 3 legion")
    assert t.g.mp == 4
    t = board(places).activate("rome")
    t.roll(2).play("rome", "minor arretium", "to parma")
    assert t.refused("rome", "pick-up").rule == "8.2.3b"


@rule("8.2.3c")
def test_a_leader_is_picked_up_for_nothing_and_only_his_tactics_count() -> None:
    t = board({"arretium": "rome 2 legion", "parma": "rome rome_1", "ravenna": "carthage 2 heavy"})
    t.activate("rome").roll(3).play("rome", "minor arretium", "unit legion", "to parma").play("carthage", "pass")
    t.play("rome", "bring-leader rome_1")
    assert t.g.mp == 2
    assert t.g.led_by == -1
    t.play("rome", "to ravenna").play("carthage", "stand")
    assert isinstance(t.waiting, Battle)
    assert best_tactical(t.g, (t.g.mover,)) == LEADER["rome_1"]


@rule("8.2.3d")
def test_a_leader_alone_embarks_and_debarks_for_nothing_but_meets_the_sea() -> None:
    t = board({"neapolis": "rome rome_4", "caralis": "rome town"}).major("rome", "neapolis", 1)
    t.play("rome", "embark")
    assert t.g.mp == 10
    t.roll(2).play("rome", "sail-to dstp_tyrrhenum", "sail-to caralis")
    assert t.g.mp == 9
    t.play("rome", "debark")
    assert (t.g.mp, t["caralis"]) == (9, "rome town rome_4")
    t = board({"neapolis": "rome rome_4", "caralis": "rome town"}).major("rome", "neapolis", 1)
    t.roll(5, 1).play("rome", "embark", "sail-to dstp_tyrrhenum")
    assert "rome_4" not in t["dstp_tyrrhenum"]
    assert [event.facts["leader"] for event in t.events("leader-dies")] == ["rome_4"]


@rule("8.2.4")
def test_one_leader_moves_the_army_and_another_may_fight() -> None:
    t = board({"arretium": "rome 2 legion rome_2 rome_7"}).major("rome", "arretium", 1)
    assert (t.g.mp, t.g.led_by) == (6, LEADER["rome_2"])
    assert "leave-leader rome_7" not in t.offered("rome")
    t = board({"arretium": "rome 2 legion rome_6 rome_7"}).major("rome", "arretium", 1)
    assert (t.g.mp, t.g.led_by) == (5, LEADER["rome_7"])
    assert best_tactical(t.g, (t.g.mover,)) == LEADER["rome_6"]
