"""Chapter 9.1 and 9.2: Major and Minor Moves, and what they cost."""

from __future__ import annotations

from games.pax.march_table import board
from romanum.engine.position import changed
from romanum.games.pax.data.components import NONE, PLACE, TRIBE_AT
from romanum.games.pax.state.errands import Battle
from rules import rule


@rule("9.1.2a")
def test_a_leader_of_campaign_2_and_a_5_have_seven_points() -> None:
    t = board({"arretium": "rome 2 legion rome_10"}).major("rome", "arretium", 5)
    assert t.g.mp == 7
    t = board({"arretium": "rome 2 legion"}).major("rome", "arretium", 5)
    assert t.g.mp == 5


@rule("9.1.2a")
def test_the_roll_commits_the_move() -> None:
    t = board({"arretium": "rome 2 legion rome_10"}).major("rome", "arretium", 5)
    t.play("rome", "halt")
    assert t.g.majors == 0
    assert t.refused("rome", "major arretium").rule == "3.5.1a"


@rule("9.1.1a", "3.5.2")
def test_a_major_move_takes_any_units_of_one_space() -> None:
    t = board({"arretium": "rome 3 legion 2 cavalry 1 elephants 1 garrison", "pisae": "rome 1 light"}).activate("rome")
    t.roll(3).play("rome", "major arretium", "leave 1 legion", "leave 1 garrison", "ready", "to parma", "halt")
    assert t["parma"] == "rome 2 legion 2 cavalry 1 elephants"
    assert t["arretium"] == "rome 1 legion 1 garrison"
    assert t["pisae"] == "rome 1 light"


@rule("3.5.2")
def test_ships_and_land_units_of_a_port_are_an_army_and_a_fleet() -> None:
    t = board({"rome": "rome 3 legion 4 galleys"}).major("rome", "rome", 3)
    t.play("rome", "to capua", "halt")
    assert (t["capua"], t["rome"]) == ("rome 3 legion", "rome 4 galleys")


@rule("9.1.1b")
def test_each_minor_move_is_one_unit_or_ship() -> None:
    t = board({"rome": "carthage 2 heavy 2 galleys", "pisae": "carthage town"}).activate("carthage")
    t.roll(2).play("carthage", "minor rome", "unit heavy", "to capua", "halt")
    assert (t["capua"], t.g.minors) == ("carthage 1 heavy", 1)
    t.play("carthage", "minor rome", "unit galleys", "sail-to pisae", "halt")
    assert t["pisae"] == "carthage town 1 galleys"
    assert t.g.minors == 0
    assert t.refused("carthage", "minor rome").rule == "3.5.1a"


@rule("9.1.4a")
def test_a_unit_that_has_moved_is_refused() -> None:
    t = board({"arretium": "rome 2 cavalry", "rome": "rome 1 light"}).major("rome", "arretium", 2)
    t.play("rome", "to parma", "halt")
    assert t.refused("rome", "minor parma").rule == "9.1.4a"
    assert "minor rome" in t.offered("rome")
    t.rest().activate("rome")
    assert "minor parma" in t.offered("rome")


@rule("9.1.4a")
def test_a_conqueror_moves_twice() -> None:
    t = board({"arretium": "rome 2 legion rome_1", "rome": "rome 1 legion rome_4"}, conquests=1)
    t.major("rome", "arretium", 1).play("rome", "to parma", "halt")
    assert "conquest rome" not in t.offered("rome")
    t.roll(1).play("rome", "conquest parma", "ready", "to mediolanum", "halt")
    assert t["mediolanum"] == "rome 2 legion rome_1"
    assert t.g.conquests == 0


@rule("9.1.4b")
def test_ships_move_again_only_as_escorts() -> None:
    t = board({"rome": "rome 2 cavalry 2 galleys", "neapolis": "rome town", "pisae": "rome 1 galleys"})
    t.major("rome", "rome", 6).play("rome", "embark", "escort 2", "sail-to neapolis", "debark", "halt")
    assert t["neapolis"] == "rome town 2 cavalry 2 galleys"
    assert t.refused("rome", "major-fleet neapolis").rule in ("3.5.1a", "9.1.4b")
    assert t.refused("rome", "minor neapolis").rule == "9.1.4b"
    t = board({"rome": "rome 1 legion", "neapolis": "rome town 1 light", "pisae": "rome town 2 galleys"})
    t.fleet("rome", "pisae").play("rome", "sail-to rome", "sail-to neapolis", "halt")
    t.roll(6).play("rome", "minor neapolis", "unit light", "embark")
    assert t.step == "Sail"


@rule("4.3.2a")
def test_allied_armies_do_not_move_together() -> None:
    t = board({"arretium": "rome 2 legion greece 3 heavy"}, allies=(("rome", "greece"),)).major("rome", "arretium", 2)
    t.play("rome", "to parma", "halt")
    assert (t["parma"], t["arretium"]) == ("rome 2 legion", "greece 3 heavy")
    assert t.g.majors == 0


@rule("9.2.1a")
def test_a_space_costs_1_and_ships_do_not_matter() -> None:
    t = board({"arretium": "rome 2 legion", "pisae": "carthage 3 galleys"}).major("rome", "arretium", 2)
    t.play("rome", "to pisae")
    assert t.g.mp == 1
    assert not t.saw(Battle)
    t.play("rome", "to genua")
    assert t.g.mp == 0


@rule("9.2.1b")
def test_a_mountain_fortress_and_a_strait_cost_2() -> None:
    t = board({"agrigentum": "rome 2 legion"}).major("rome", "agrigentum", 3).play("rome", "to henna")
    assert t.g.mp == 1
    t = board({"rhegium": "rome 2 legion"}).major("rome", "rhegium", 3).play("rome", "to messana")
    assert t.g.mp == 1


@rule("9.2.1c")
def test_an_alpine_pass_costs_3() -> None:
    t = board({"taurinorum": "rome 4 legion"}).major("rome", "taurinorum", 4)
    t.roll(1).play("rome", "to valentia")
    assert t.g.mp == 1


@rule("9.2.1d")
def test_embarking_and_debarking_cost_1_each() -> None:
    t = board({"rome": "rome 2 legion", "neapolis": "rome town"}).major("rome", "rome", 5)
    t.play("rome", "embark")
    assert t.g.mp == 4
    t.play("rome", "sail-to neapolis")
    assert t.g.mp == 3
    t.play("rome", "debark")
    assert t.g.mp == 2


@rule("9.2.1e")
def test_garrisons_cost_1_whatever_their_number() -> None:
    t = board({"arretium": "rome 3 legion 2 light"}).major("rome", "arretium", 3)
    t.play("rome", "break-down 2 light", "break-down 1 legion")
    assert t.g.mp == 2
    t.play("rome", "to parma", "break-down 1 legion")
    assert t.g.mp == 0


@rule("9.2.1f")
def test_picking_up_costs_1_and_who_is_dropped_moves_no_more() -> None:
    t = board({"arretium": "rome 2 legion 1 cavalry", "parma": "rome 2 light"}).major("rome", "arretium", 4)
    t.play("rome", "to parma", "pick-up", "bring 2 light")
    assert t.g.mp == 2
    t.play("rome", "to ravenna", "drop-off", "bring 1 cavalry", "ready", "to ariminum")
    assert t.g.mp == 0
    t.play("rome", "halt")
    assert t["ariminum"] == "rome 2 legion 2 light"
    assert t["ravenna"] == "rome 1 cavalry"
    assert t.refused("rome", "minor ravenna").rule == "9.1.4a"


@rule("9.2.1f")
def test_who_has_moved_is_not_picked_up() -> None:
    t = board({"parma": "rome 1 legion", "arretium": "rome 2 light"}).activate("rome")
    t.roll(1).play("rome", "minor parma", "unit legion", "to arretium")
    t.roll(3).play("rome", "major arretium", "ready", "to parma", "to arretium")
    assert "pick-up" not in t.offered("rome")


@rule("9.2.1k")
def test_there_is_no_minimum_move() -> None:
    t = board({"agrigentum": "rome 1 legion"}).activate("rome")
    t.roll(1).play("rome", "minor agrigentum", "unit legion")
    refusal = t.refused("rome", "to henna")
    assert (refusal.rule, refusal.facts["needed"], refusal.facts["had"]) == ("9.2.1k", 2, 1)
    assert "to lilybaeum" in t.offered("rome")


@rule("9.2.2")
def test_land_units_go_only_along_connections() -> None:
    t = board({"gergovia": "rome 2 legion"}).major("rome", "gergovia", 6)
    steps = [text for text in t.offered("rome") if text.startswith("to ")]
    assert steps == ["to avaricum", "to lugdunum", "to limonum", "to ltp_cevennes"]


@rule("1.4l")
def test_an_army_is_finished_when_its_move_ends() -> None:
    t = board({"arretium": "rome 2 legion", "pisae": "rome 1 light"}).major("rome", "arretium", 3)
    t.play("rome", "to parma", "halt")
    assert t.step == "Expansion"
    assert t.g.mover == -1
    u = board({"rome": "rome 2 galleys", "neapolis": "rome town"}).fleet("rome", "rome").play("rome", "halt")
    assert u.step == "Expansion"


@rule("9.2.2a")
def test_the_march_from_emporiae_to_arretium() -> None:
    places = {"emporiae": "carthage 8 heavy 4 cavalry carthage_1", "nemausus": "tribe 2", "arretium": "rome 4 legion"}
    t = board(places).major("carthage", "emporiae", 5)
    assert t.g.mp == 11
    t.play("carthage", "to narbo", "to nemausus")
    assert isinstance(t.waiting, Battle)
    assert t.g.mp == 8
    t.g.tribe = changed(t.g.tribe, TRIBE_AT[PLACE["nemausus"]], NONE)
    t.skip().roll(2).play("carthage", "to valentia", "to taurinorum", "lose-unit cavalry", "lose-unit cavalry")
    assert t.g.mp == 4
    t.play("carthage", "to mediolanum", "to parma").play("rome", "pass").play("carthage", "to arretium")
    t.play("rome", "stand")
    assert isinstance(t.waiting, Battle)
    assert t.g.mp == 0


@rule("9.2.1k", "7.4.3a")
def test_a_city_is_destroyed_for_its_wall_points() -> None:
    t = board({"arretium": "carthage town 2 heavy"}).major("carthage", "arretium", 1)
    assert t.refused("carthage", "destroy").facts["needed"] == 2
    t = board({"arretium": "carthage town 2 heavy"}).major("carthage", "arretium", 3).play("carthage", "destroy")
    assert t["arretium"] == "carthage 2 heavy"
    assert t.g.mp == 1


@rule("7.4.3a", "12.4.4a")
def test_a_soldier_of_fortune_destroys_a_town_of_his_players() -> None:
    t = board({"arretium": "carthage town soldier_of_fortune 2 heavy"}, patrons={"soldier_of_fortune": "carthage"})
    t.major("carthage", "arretium", 3, "major-of soldier_of_fortune").play("carthage", "destroy")
    assert t["arretium"] == "soldier_of_fortune 2 heavy"


@rule("7.4.3b")
def test_nobody_destroys_a_town_in_his_own_home() -> None:
    t = board({"arretium": "rome town 2 legion"}).major("rome", "arretium", 6)
    assert t.refused("rome", "destroy").rule == "7.4.3b"


@rule("9.2.1f")
def test_who_drops_units_off_leaves_somebody_behind() -> None:
    t = board({"rome": "rome 2 legion 1 light"}).major("rome", "rome", 4).play("rome", "drop-off")
    assert "ready" not in t.offered("rome")
    t.play("rome", "bring 1 light")
    assert "ready" in t.offered("rome")


@rule("5.1.1a", "14.2.1a")
def test_a_space_that_is_left_for_a_transit_point_is_given_up_at_once() -> None:
    t = board({"gordium": "greece 2 heavy"}).major("greece", "gordium", 6)
    assert t.holder("gordium") == "greece"
    t.play("greece", "to ltp_phrygia_n")
    assert t.holder("gordium") == ""
