"""Chapter 11.1: Fleets sail, are Stopped, and go on with Continuity."""

from __future__ import annotations

import pytest

from games.pax.march_table import board
from romanum.games.pax.state.forces import galleys
from rules import rule


@rule("11.1.1")
def test_ships_alone_use_no_points_and_have_no_limit() -> None:
    t = board({"rome": "rome 2 galleys", "rhegium": "rome town"}).fleet("rome", "rome")
    assert t.g.mp == 0
    t.play("rome", "sail-to neapolis", "sail-to paestum", "sail-to rhegium", "halt")
    assert t["rhegium"] == "rome town 2 galleys"
    assert t.g.majors == 0


@rule("9.1.1a")
def test_any_number_of_ships_stays_behind() -> None:
    t = board({"rome": "rome 8 galleys"})
    t.activate("rome")
    t.play("rome", "major-fleet rome")
    assert t.offered("rome") == ["ready", *(f"leave {number} galleys" for number in range(1, 8))]
    t.play("rome", "leave 3 galleys", "ready")
    assert galleys(t.g, t.g.mover) == 5


@rule("11.1.1")
def test_a_voyage_does_not_go_back_and_forth_between_friendly_ports_for_ever() -> None:
    t = board({"rome": "rome 2 galleys", "paestum": "rome town 1 galleys"}).fleet("rome", "rome")
    t.play("rome", "sail-to neapolis")
    assert t.refused("rome", "sail-to rome").code == "been-there"
    t.play("rome", "sail-to paestum", "escort 1")
    t.play("rome", "sail-to neapolis", "sail-to rome", "halt")
    assert t["rome"] == "rome 3 galleys"


@rule("11.2.1e")
def test_no_fleet_sails_to_a_deep_sea_from_which_no_course_leads() -> None:
    """All shores of the Mare Africum lie beyond the map of the war between Greece and the East."""
    t = board({"berenice": "the_east 1 galleys"}, scenario="iii").fleet("the_east", "berenice")
    assert t.refused("the_east", "sail-to dstp_africum").code == "not-on-deep-sea"
    t.play("the_east", "halt")
    t = board({"berenice": "rome 1 galleys"}).fleet("rome", "berenice")
    t.roll(1, 1).play("rome", "sail-to dstp_africum")
    assert "halt" not in t.offered("rome")


@rule("11.3.2a")
def test_who_has_gone_aboard_sails_before_he_lands_again() -> None:
    t = board({"rome": "rome 2 legion"}).major("rome", "rome", 6).play("rome", "embark")
    assert t.refused("rome", "debark").code == "not-sailed"


@rule("1.4m")
def test_a_fleet_is_ships_or_an_army_afloat_with_or_without_them() -> None:
    t = board({"rome": "rome 2 legion 3 galleys"}).major("rome", "rome", 6).play("rome", "embark", "escort 2")
    t.play("rome", "sail-to neapolis")
    assert t["neapolis"] == "rome 2 legion 2 galleys"
    t = board({"rome": "rome 2 legion"}).major("rome", "rome", 6).play("rome", "embark", "sail-to neapolis")
    assert (t["neapolis"], t.g.afloat) == ("rome 2 legion", 2)


@rule("1.4n", "11.1.2b")
def test_an_unoccupied_port_away_from_home_is_a_stop_and_one_at_home_is_not() -> None:
    t = board({"pisae": "rome 2 galleys"}).fleet("rome", "pisae").play("rome", "sail-to rome")
    assert "roll-on" not in t.offered("rome")
    t = board({"pisae": "rome 2 galleys"}).fleet("rome", "pisae").play("rome", "sail-to aleria")
    assert t.offered("rome") == ["roll-on", "halt"]
    t = board({"pisae": "rome 2 galleys", "aleria": "rome 1 garrison"}).fleet("rome", "pisae")
    t.play("rome", "sail-to aleria")
    assert "roll-on" not in t.offered("rome")


@rule("11.1.2a")
@pytest.mark.parametrize("enemy", ["carthage 1 garrison", "carthage town", "syracuse 2 heavy"])
def test_a_port_with_an_enemy_army_is_a_stop(enemy: str) -> None:
    t = board({"pisae": "rome 2 galleys", "aleria": enemy}).fleet("rome", "pisae").play("rome", "sail-to aleria")
    if t.asked == ("carthage",):
        t.play("carthage", "pass")
    assert t.offered("rome") == ["roll-on", "halt"]


@rule("11.1.2c")
def test_landing_in_a_port_that_is_not_friendly_is_a_stop() -> None:
    t = board({"pisae": "rome 2 legion"}).major("rome", "pisae", 6).play("rome", "embark", "sail-to aleria")
    assert t.offered("rome") == ["roll-on", "debark"]
    t.play("rome", "debark")
    assert (t.step, t["aleria"], t.g.mp) == ("March", "rome 2 legion", 3)


@rule("11.1.2d")
def test_bad_weather_is_a_stop_and_one_may_always_halt() -> None:
    t = board({"rome": "rome 2 galleys"}).fleet("rome", "rome").roll(6).play("rome", "sail-to ntp_tyrrhenum")
    assert t.offered("rome") == ["roll-on", "halt"]
    t = board({"rome": "rome 2 galleys"}).fleet("rome", "rome").roll(5).play("rome", "sail-to ntp_tyrrhenum")
    assert "roll-on" not in t.offered("rome")
    t.play("rome", "halt")
    assert t["ntp_tyrrhenum"] == "rome 2 galleys"


@rule("11.1.3")
@pytest.mark.parametrize(("dice", "goes_on"), [((3, 4), True), ((4, 4), False)])
def test_a_seven_goes_on_and_an_eight_does_not(dice: tuple[int, int], goes_on: bool) -> None:
    t = board({"pisae": "rome 2 galleys"}).fleet("rome", "pisae").play("rome", "sail-to aleria")
    t.roll(*dice).play("rome", "roll-on")
    assert ("sail-to pisae" in t.offered("rome")) == goes_on
    assert (t.step == "Expansion") == (not goes_on)


@rule("11.1.4")
def test_a_leader_helps_and_sea_fights_hinder() -> None:
    t = board({"pisae": "rome 2 galleys rome_4"}).activate("rome")
    t.play("rome", "major-fleet pisae", "bring-leader rome_4", "sail-to aleria")
    t.roll(4, 4).play("rome", "roll-on")
    assert t.events("continuity")[-1].facts["total"] == 7
    assert "sail-to pisae" in t.offered("rome")
    places = {"syracuse": "rome town 2 galleys", "agrigentum": "carthage town 1 galleys", "lilybaeum": "carthage town"}
    t = board(places).fleet("rome", "syracuse").play("rome", "sail-to agrigentum", "attack")
    t.play("carthage", "withdraw", "sail-to lilybaeum", "halt")
    t.roll(3, 4).play("rome", "roll-on")
    assert t.events("continuity")[-1].facts["total"] == 8
    assert t.step == "Expansion"


@rule("11.1.6")
def test_the_keeper_of_a_port_may_let_a_fleet_pass() -> None:
    places = {"pisae": "rome 2 galleys", "aleria": "carthage town"}
    t = board(places).fleet("rome", "pisae").play("rome", "sail-to aleria")
    assert t.asked == ("carthage",)
    t.play("carthage", "let-pass")
    assert "sail-to olbia" in t.offered("rome")
    t = board(places).fleet("rome", "pisae").play("rome", "sail-to aleria").play("carthage", "pass")
    assert t.offered("rome") == ["roll-on", "halt"]


@rule("11.1.7")
def test_ships_in_controlled_ports_join_without_a_stop() -> None:
    t = board({"pisae": "rome 2 galleys", "rome": "rome 3 galleys"}).fleet("rome", "pisae")
    t.play("rome", "sail-to rome", "escort 3", "sail-to neapolis", "halt")
    assert t["neapolis"] == "rome 5 galleys"
    t = board({"pisae": "rome rome_4", "rome": "rome 3 galleys"}).major("rome", "pisae", 1)
    t.play("rome", "embark", "sail-to rome", "escort 3", "sail-to neapolis")
    assert (t["neapolis"], t.g.mp) == ("rome 3 galleys rome_4", 9)


@rule("11.1.8")
def test_a_beaten_fleet_moves_no_more() -> None:
    places = {"pisae": "rome 4 galleys", "aleria": "carthage town 4 galleys"}
    t = board(places).fleet("rome", "pisae").play("rome", "sail-to aleria", "attack")
    t.roll(1, 3, 2).play("carthage", "attack")
    haven = t.events("flees")[0].facts["place"]
    assert t[haven] == "rome 3 galleys"  # 9 against 11
    assert t.step == "Expansion"  # nobody asks for Continuity
    assert not [text for text in t.offered("rome") if text.split()[-1] == haven]
