"""Chapter 9.2.1: an Army that enters an enemy's Space attacks."""

from __future__ import annotations

from games.pax.march_table import board
from romanum.games.pax.data.components import PLACE
from romanum.games.pax.state.errands import Battle, Bribery, Capture
from romanum.games.pax.state.forces import go
from rules import rule


@rule("9.2.1g")
def test_an_attack_costs_1_more_and_is_compulsory() -> None:
    for defender in (
        "carthage 2 heavy",
        "carthage 1 garrison 1 light",
        "carthage town",
        "syracuse 1 heavy",
        "rebels 2 barbarians",
    ):
        t = board({"agrigentum": "rome 4 legion", "lilybaeum": defender}).major("rome", "agrigentum", 5)
        t.play("rome", "to lilybaeum")
        if t.step == "Withdrawal":
            t.play("carthage", "stand")
        assert isinstance(t.waiting, Battle), defender
        assert t.g.mp == 3, defender
    t = board({"narbo": "rome 4 legion", "nemausus": "tribe 3"}).major("rome", "narbo", 5).play("rome", "to nemausus")
    assert isinstance(t.waiting, Battle)


@rule("9.2.1g")
def test_a_lone_leader_is_no_enemy_to_attack() -> None:
    t = board({"arretium": "rome 4 legion", "parma": "carthage carthage_3"}).major("rome", "arretium", 5)
    t.play("rome", "to parma")
    assert t.g.mp == 4
    assert not t.saw(Battle)
    t = board({"arretium": "rome rome_4", "parma": "carthage 1 light"}).major("rome", "arretium", 5)
    assert t.refused("rome", "to parma").rule == "9.2.1g"


@rule("9.2.1h")
def test_one_needs_the_points_for_entry_and_attack() -> None:
    t = board({"arretium": "rome 4 legion", "parma": "carthage 1 light"}).major("rome", "arretium", 1)
    refusal = t.refused("rome", "to parma")
    assert (refusal.rule, refusal.facts["needed"], refusal.facts["had"]) == ("9.2.1h", 2, 1)
    assert "to rome" in t.offered("rome")


@rule("9.2.1i", "9.3.7")
def test_after_a_lost_battle_the_next_step_costs_1_more() -> None:
    t = board({"arretium": "rome 4 legion", "parma": "carthage 4 heavy"}).major("rome", "arretium", 5)
    t.play("rome", "to parma").play("carthage", "stand")
    go(t.g, t.g.mover, PLACE["arretium"])
    t.g.lost_battle = True
    t.skip()
    assert t.g.mp == 3
    t.play("rome", "to pisae")
    assert t.g.mp == 1
    t.play("carthage", "pass").play("rome", "to genua")
    assert t.g.mp == 0
    t = board({"arretium": "rome 4 legion", "parma": "carthage 4 heavy"}).major("rome", "arretium", 3)
    t.play("rome", "to parma").play("carthage", "stand")
    go(t.g, t.g.mover, PLACE["arretium"])
    t.g.lost_battle = True
    t.skip()
    assert t.refused("rome", "to pisae").rule == "9.2.1i"


@rule("9.2.1g")
def test_whoever_is_attacked_may_offer_a_bribe_first() -> None:
    t = board({"arretium": "rome 4 legion", "parma": "carthage 4 heavy"}).major("rome", "arretium", 5)
    t.play("rome", "to parma")
    assert [(e.threatened, e.mover) for e in t.met if isinstance(e, Bribery)] == [
        (t.power("carthage"), t.power("rome"))
    ]


@rule("12.1.1a")
def test_a_bare_town_at_its_least_is_taken() -> None:
    t = board({"arretium": "rome 4 legion", "parma": "carthage walls 1 2 garrison"}).major("rome", "arretium", 5)
    t.play("rome", "to parma")
    assert isinstance(t.waiting, Capture)
    assert (t["parma"], t.g.mp) == ("rome 4 legion; carthage walls 1", 3)
