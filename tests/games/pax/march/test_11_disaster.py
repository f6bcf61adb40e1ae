"""Chapter 11.2: the sea."""

from __future__ import annotations

import pytest

from games.pax.march_table import board
from romanum.games.pax.data.components import PLACE
from romanum.games.pax.rules.march.sea_movement import why_not_sail
from romanum.games.pax.state.errands import LosePoints
from rules import rule


@rule("11.2.1a")
def test_a_six_blows_a_fleet_off_course_and_it_may_stay_there() -> None:
    t = board({"rome": "rome 2 galleys"}).fleet("rome", "rome").roll(6).play("rome", "sail-to ntp_tyrrhenum")
    t.roll(4, 4).play("rome", "roll-on")
    assert (t.step, t["ntp_tyrrhenum"]) == ("Expansion", "rome 2 galleys")
    t = board({"rome": "rome 2 galleys"}).fleet("rome", "rome").roll(6).play("rome", "sail-to ntp_tyrrhenum")
    t.roll(3, 4).play("rome", "roll-on", "sail-to rome")
    assert t["rome"] == "rome 2 galleys"


@rule("11.2.1b")
@pytest.mark.parametrize(
    ("die", "what"), [(1, "calm"), (2, "calm"), (3, "off-course"), (4, "off-course"), (5, "storm")]
)
def test_the_deep_sea_is_worse(die: int, what: str) -> None:
    t = board({"neapolis": "rome 9 galleys"}).fleet("rome", "neapolis").roll(die)
    if what == "storm":
        t.roll(1)
    if what != "calm":
        t.roll(1, 1)
    t.play("rome", "sail-to dstp_tyrrhenum")
    assert t.events("weather")[-1].facts["what"] == what
    assert bool(t.events("continuity")) == (what != "calm")
    assert "sail-to caralis" in t.offered("rome")
    assert t["dstp_tyrrhenum"] == ("rome 8 galleys" if what == "storm" else "rome 9 galleys")


@rule("11.2.1c")
def test_a_storm_takes_ships_and_men() -> None:
    t = board({"neapolis": "rome 5 legion 4 galleys"}).major("rome", "neapolis", 6)
    t.roll(6, 3).play("rome", "embark", "escort 4", "sail-to dstp_tyrrhenum")
    assert t["dstp_tyrrhenum"] == "rome 5 legion 1 galleys"
    assert t.waiting == LosePoints(t.power("rome"), t.g.mover, 3)
    t.roll(3, 4).skip()
    assert "sail-to caralis" in t.offered("rome")


@rule("11.2.1d")
@pytest.mark.parametrize("ships", [0, 2])
def test_more_than_there_are_ships_takes_everything(ships: int) -> None:
    t = board({"neapolis": f"rome 5 legion {ships} galleys rome_4"}).major("rome", "neapolis", 6)
    t.roll(6, 3).play("rome", "embark", *(["escort 2"] if ships else []), "sail-to dstp_tyrrhenum")
    assert t["dstp_tyrrhenum"] == ""
    assert [event.facts["leader"] for event in t.events("leader-dies")] == ["rome_4"]
    assert t.step == "Expansion"
    assert t.is_sound()


@rule("11.2.1e")
def test_nobody_ends_on_the_deep_sea() -> None:
    t = board({"neapolis": "rome 4 galleys"}).fleet("rome", "neapolis").roll(1).play("rome", "sail-to dstp_tyrrhenum")
    assert t.refused("rome", "halt").rule == "11.2.1e"
    t = board({"neapolis": "rome 4 galleys rome_4"}).activate("rome").roll(3, 5, 4)
    t.play("rome", "major-fleet neapolis", "bring-leader rome_4", "sail-to dstp_tyrrhenum")
    assert t["dstp_tyrrhenum"] == ""
    assert t.events("leader-dies")


@rule("11.2.1e")
def test_an_army_does_not_sail_to_a_deep_sea_from_which_it_could_not_sail_on() -> None:
    t = board({"rhodes": "rome town 3 legion", "alexandria": "the_east 2 heavy"}, scenario="v")
    t.major("rome", "rhodes", 4).play("rome", "embark")
    assert "sail-to dstp_aegyptium" in t.offered("rome")
    t.g.mp = 2  # enough to land, but not to attack
    assert why_not_sail(t.g, PLACE["dstp_aegyptium"]) is None  # back to Rhodes
    t.g.town_of = tuple(t.power("the_east") if town == t.power("rome") else town for town in t.g.town_of)
    refusal = why_not_sail(t.g, PLACE["dstp_aegyptium"])
    assert refusal is not None
    assert refusal.rule == "11.2.1e"


@rule("11.2.2")
def test_a_transport_that_is_at_sea_does_not_embark_again() -> None:
    t = board({"ntp_tyrrhenum": "rome 3 legion 2 galleys", "rome": "rome town"}).major("rome", "ntp_tyrrhenum", 2)
    assert t.g.mp == 2
    t.play("rome", "sail-to rome", "debark")
    assert (t["rome"], t.g.mp) == ("rome town 3 legion 2 galleys", 0)


@rule("11.2.1c")
def test_a_storm_that_takes_the_last_ship_takes_the_leader_too() -> None:
    """Three squadrons and a 3: nobody is aboard but their leader, who is lost with them."""
    t = board({"neapolis": "rome 3 galleys rome_4"}).activate("rome")
    t.play("rome", "major-fleet neapolis", "bring-leader rome_4")
    t.roll(6, 3).play("rome", "sail-to dstp_tyrrhenum")
    assert t["dstp_tyrrhenum"] == ""
    assert [event.rule for event in t.events("fleet-lost")] == ["11.2.1c"]
    assert [event.facts["leader"] for event in t.events("leader-dies")] == ["rome_4"]
    assert t.is_sound()
