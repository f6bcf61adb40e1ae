"""Chapter 11.3: Naval Transport and landings against resistance."""

from __future__ import annotations

from games.pax.march_table import MarchTable, board
from romanum.games.pax.data.components import PLACE
from romanum.games.pax.state.errands import Battle
from romanum.games.pax.state.forces import galleys, wipe_out
from romanum.games.pax.state.moves import AMPHIBIOUS
from rules import rule


def before_thapsus() -> MarchTable:
    """The rulebook's landing: from Lilybaeum by Melita to Thapsus, with six MP."""
    places = {"lilybaeum": "rome town 6 legion 3 galleys rome_6", "thapsus": "carthage 4 heavy"}
    t = board(places).major("rome", "lilybaeum", 3)
    assert t.g.mp == 6
    t.play("rome", "embark", "escort 3").roll(3).play("rome", "sail-to ntp_melita_w", "sail-to melita")
    assert t.offered("rome") == ["roll-on", "debark"]
    t.roll(4, 4).play("rome", "roll-on", "sail-to thapsus")
    if t.asked == ("carthage",):
        t.play("carthage", "pass")
    return t


@rule("11.3.2b")
def test_any_number_of_squadrons_sails_along() -> None:
    t = board({"lilybaeum": "rome town 2 legion 7 galleys"}).major("rome", "lilybaeum", 3).play("rome", "embark")
    assert t.offered("rome") == [f"escort {number}" for number in range(7, -1, -1)]
    t.play("rome", "escort 3")
    assert galleys(t.g, t.g.mover) == 3


@rule("11.1.7")
def test_any_number_of_squadrons_joins_in_a_port_on_the_way() -> None:
    t = board({"rome": "rome 2 legion 1 galleys", "neapolis": "rome 5 galleys"}).major("rome", "rome", 6)
    t.play("rome", "embark", "escort 1", "sail-to neapolis")
    joining = [text for text in t.offered("rome") if text.startswith("escort")]
    assert joining == [f"escort {number}" for number in range(1, 6)]
    t.play("rome", "escort 4")
    assert galleys(t.g, t.g.mover) == 5


@rule("11.3.2a", "11.3.3")
def test_the_landing_at_thapsus_costs_four_of_six_points() -> None:
    t = before_thapsus()
    assert t.g.mp == 4
    t.play("rome", "debark")
    if t.step == "Withdrawal":
        t.play("carthage", "stand")
    assert t.waiting == Battle(t.g.mover, AMPHIBIOUS)
    assert t.g.mp == 2


@rule("11.3.4b", "11.3.5")
def test_a_failed_landing_is_aboard_again_for_nothing_and_too_poor_for_another() -> None:
    t = before_thapsus().play("rome", "debark")
    t.play("carthage", "stand").skip()
    assert (t.step, t.g.afloat, t.g.mp) == ("Sail", 2, 2)
    assert t["thapsus"] == "rome 6 legion 3 galleys rome_6; carthage 4 heavy"
    assert t.refused("rome", "debark").rule == "11.3.4"
    assert t.refused("rome", "halt").rule == "9.2.1d"
    t.play("rome", "sail-to melita", "debark")
    assert (t["melita"], t.g.mp) == ("rome 6 legion 3 galleys rome_6", 1)


@rule("11.3.5")
def test_with_three_points_one_may_attack_again_for_two() -> None:
    t = before_thapsus()
    t.g.mp = 5
    t.play("rome", "debark").play("carthage", "stand").skip()
    assert t.g.mp == 3
    t.play("rome", "debark").play("carthage", "stand")
    assert t.waiting == Battle(t.g.mover, AMPHIBIOUS)
    assert t.g.mp == 1


@rule("11.3.4")
def test_a_landing_needs_a_point_to_land_elsewhere() -> None:
    t = before_thapsus()
    t.g.mp = 2
    refusal = t.refused("rome", "debark")
    assert (refusal.rule, refusal.facts["needed"]) == ("11.3.4", 3)
    t = before_thapsus()
    t.g.mp = 3
    t.play("rome", "debark").play("carthage", "stand")
    assert t.g.mp == 1


@rule("11.3.3")
def test_a_landing_that_takes_the_port_goes_on_by_land() -> None:
    t = before_thapsus().play("rome", "debark").play("carthage", "stand")
    wipe_out(t.g, t.stack("carthage", "thapsus"))
    t.skip()
    assert (t.step, t.g.mp, t.g.afloat) == ("March", 2, 0)
    assert t.holder("thapsus") == "rome"
    t.play("rome", "to hadrumetum")
    assert t["thapsus"] == "rome 3 galleys"


@rule("11.3.1")
def test_land_units_sail_without_ships() -> None:
    t = board({"rome": "rome 3 legion"}).major("rome", "rome", 3)
    t.play("rome", "embark", "sail-to neapolis", "debark")
    assert (t["neapolis"], t.g.mp) == ("rome 3 legion", 0)
    t = board({"rome": "rome 3 legion"}).major("rome", "rome", 2)
    assert t.refused("rome", "embark").rule == "11.3.2a"


@rule("11.3.2b")
def test_escorts_join_and_make_several_trips() -> None:
    t = board({"rome": "rome 3 cavalry 2 galleys", "neapolis": "rome 1 cavalry"}).activate("rome")
    t.roll(6).play("rome", "minor rome", "unit cavalry", "embark", "escort 2", "sail-to neapolis", "debark", "halt")
    assert t["neapolis"] == "rome 2 cavalry 2 galleys"
    t.roll(6).play("rome", "major neapolis", "embark", "escort 2", "sail-to paestum", "debark", "halt")
    assert t["paestum"] == "rome 1 cavalry 2 galleys"


@rule("11.1.5b", "11.3.6")
def test_a_transport_that_fails_continuity_must_land_where_it_is() -> None:
    t = before_thapsus()
    assert t.offered("rome") == ["roll-on", "debark"]
    t.roll(5, 5).play("rome", "roll-on")
    t.play("carthage", "stand")
    assert t.waiting == Battle(t.g.mover, AMPHIBIOUS)
    assert t.g.mp == 2
    wipe_out(t.g, t.stack("carthage", "thapsus"))
    t.skip()
    assert t.step == "Expansion"
    t = board({"pisae": "rome 2 legion"}).major("rome", "pisae", 6).play("rome", "embark", "sail-to aleria")
    t.roll(5, 5).play("rome", "roll-on")
    assert (t.step, t["aleria"]) == ("Expansion", "rome 2 legion")


@rule("11.3.6")
def test_an_enemy_port_is_passed_only_with_three_points() -> None:
    places = {"pisae": "rome 2 legion", "aleria": "carthage 1 heavy"}
    t = board(places).major("rome", "pisae", 4).play("rome", "embark")
    refusal = t.refused("rome", "sail-to aleria")
    assert (refusal.rule, refusal.facts["needed"], refusal.facts["had"]) == ("11.3.6", 4, 3)
    t = board(places).major("rome", "pisae", 5).play("rome", "embark")
    assert "sail-to aleria" in t.offered("rome")


@rule("11.3.7")
def test_who_lands_unopposed_is_no_amphibious_attacker_when_caught() -> None:
    t = board({"rome": "carthage 2 heavy", "arretium": "rome 4 legion"}).major("carthage", "rome", 6)
    t.play("carthage", "embark", "sail-to pisae")
    if t.asked == ("rome",):
        t.play("rome", "let-pass")
    t.play("carthage", "debark").roll(6, 6).play("rome", "intercept arretium", "ready")
    assert not t.waiting.flags & AMPHIBIOUS
    assert PLACE["pisae"] == t.g.at[t.waiting.stack]
