"""Chapter 12.5: Independents in a Fleet's way, and the toll of Rhodes."""

from __future__ import annotations

from games.pax.march_table import MarchTable, board
from romanum.games.pax.state.errands import Battle
from rules import rule


def at_rhodes(talents: int, **fields: object) -> MarchTable:
    """A Fleet of The East comes from Patara to Rhodes."""
    places = {"patara": "the_east town 4 galleys", "rhodes": "rhodes city 2 heavy 2 galleys"}
    t = board(places, treasury={"the_east": talents}, **fields).fleet("the_east", "patara")
    t.play("the_east", "sail-to rhodes")
    return t


@rule("12.5")
def test_a_fleet_that_comes_to_syracuse_must_attack_it() -> None:
    t = board({"messana": "rome town 3 galleys", "syracuse": "syracuse city 2 heavy 1 galleys"}).fleet(
        "rome", "messana"
    )
    t.roll(4, 1, 2).play("rome", "sail-to syracuse")
    assert t.events("naval-battle")[-1].facts["defender"] == "syracuse"
    t = board({"messana": "rome 3 legion", "syracuse": "syracuse city 2 heavy"}).major("rome", "messana", 4)
    t.play("rome", "to syracuse")
    assert isinstance(t.waiting, Battle)


@rule("12.5.1c")
def test_a_fleet_pays_one_talent_and_does_not_stop() -> None:
    t = at_rhodes(3)
    assert t.offered("the_east") == ["pay-toll", "attack", "pass"]
    t.play("the_east", "pay-toll")
    assert t.g.treasury[t.power("the_east")] == 2
    assert "sail-to ntp_icarium" in t.offered("the_east")
    t = at_rhodes(3, patrons={"rhodes": "greece"}).play("the_east", "pay-toll")
    assert t.g.treasury[t.power("greece")] == 1
    t = at_rhodes(0, patrons={"rhodes": "the_east"})
    assert t.step == "Sail"


@rule("12.5.1d")
def test_who_does_not_pay_is_stopped_and_can_only_turn_back() -> None:
    t = at_rhodes(3).play("the_east", "pass")
    assert t.offered("the_east") == ["roll-on", "halt"]
    t.roll(1, 2).play("the_east", "roll-on")
    assert t.refused("the_east", "sail-to ntp_icarium").rule == "12.5.1d"
    assert "sail-to patara" in t.offered("the_east")
    t = at_rhodes(3).play("the_east", "pass", "halt")
    t.rest().fleet("the_east", "rhodes")
    assert t.refused("the_east", "sail-to miletus").rule == "12.5.1d"


@rule("12.5.1d", "12.5.1e")
def test_who_drives_the_ships_off_goes_on() -> None:
    t = at_rhodes(0)
    assert "pay-toll" not in t.offered("the_east")
    t.roll(6, 1, 2).play("the_east", "attack")
    assert t["rhodes"] == "the_east 4 galleys; rhodes city 2 heavy"
    t.roll(1, 2).play("the_east", "roll-on")
    assert "sail-to miletus" in t.offered("the_east")


@rule("12.5.1e")
def test_beaten_rhodians_stay_and_the_mover_has_no_modifier() -> None:
    t = at_rhodes(0).roll(1, 3, 2).play("the_east", "attack")
    assert t["rhodes"] == "the_east 4 galleys; rhodes city 2 heavy 1 galleys"
    t.roll(3, 4).play("the_east", "roll-on")
    assert t.events("continuity")[-1].facts["total"] == 7
