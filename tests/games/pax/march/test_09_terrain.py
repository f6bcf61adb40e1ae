"""Chapter 9.5: Transit Points, Alpine Passes, Straits."""

from __future__ import annotations

from games.pax.march_table import board
from romanum.games.pax.data.components import LAND, PLACE, PLACE_IDS
from romanum.games.pax.state.errands import CardMoment
from romanum.games.pax.state.moves import AT_TRANSIT
from rules import rule


@rule("9.5.1")
def test_a_transit_point_needs_points_to_go_beyond() -> None:
    t = board({"nicomedia": "greece 2 heavy"}).major("greece", "nicomedia", 3)
    t.play("greece", "to ltp_phrygia_n")
    assert "halt" not in t.offered("greece")
    assert t.refused("greece", "halt").rule == "9.5.1"
    assert any(isinstance(e, CardMoment) and e.moment == AT_TRANSIT for e in t.met)
    t = board({"nicomedia": "greece 2 heavy", "gordium": "the_east 1 light", "celenae": "the_east 1 light"})
    t.major("greece", "nicomedia", 2)
    refusal = t.refused("greece", "to ltp_phrygia_n")
    assert (refusal.rule, refusal.facts["needed"], refusal.facts["had"]) == ("9.5.1", 3, 2)


@rule("9.5.2")
def test_who_crosses_the_alps_suffers_before_anything_else() -> None:
    t = board({"taurinorum": "rome 5 legion 5 light", "nemausus": "carthage 2 heavy"}).major("rome", "taurinorum", 6)
    t.roll(5).play("rome", "to valentia")
    assert t.step == "Losing"
    t.play("rome", "lose-unit light", "lose-unit light", "lose-unit light")
    assert t.step == "EntryWindow"
    assert t["valentia"] == "rome 5 legion 2 light"


@rule("9.5.3a")
def test_the_four_straits() -> None:
    straits = {frozenset((PLACE_IDS[link.a], PLACE_IDS[link.b])) for link in LAND.each() if link.kind == "strait"}
    assert straits == {
        frozenset(("tingi", "ltp_baetica")),
        frozenset(("messana", "rhegium")),
        frozenset(("sestus", "abydos")),
        frozenset(("byzantium", "nicomedia")),
    }


@rule("9.5.3b")
def test_nobody_attacks_across_a_strait() -> None:
    t = board({"rhegium": "rome 4 legion", "messana": "mamertines 2 heavy"}).major("rome", "rhegium", 6)
    assert t.refused("rome", "to messana").rule == "9.5.3b"
    t = board({"rhegium": "rome 4 legion", "messana": "rome 1 garrison"}).major("rome", "rhegium", 6)
    assert "to messana" in t.offered("rome")
    t = board({"malaca": "carthage 4 heavy", "tingi": "rome 1 garrison"}).major("carthage", "malaca", 6)
    t.play("carthage", "to ltp_baetica")
    assert t.refused("carthage", "to tingi").rule == "9.5.3b"
    t = board({"tingi": "carthage 4 heavy"}).major("carthage", "tingi", 6)
    assert "to ltp_baetica" in t.offered("carthage")


@rule("9.5.3c")
def test_enemy_ships_at_either_end_close_a_strait() -> None:
    for guarded in ("rhegium", "messana"):
        ships = {"rhegium": "rome 4 legion", "messana": ""}
        ships[guarded] += " carthage 1 galleys"
        t = board(ships).major("rome", "rhegium", 6)
        assert t.refused("rome", "to messana").rule == "9.5.3c"
    t = board({"rhegium": "rome 4 legion 1 galleys", "messana": "greece 1 galleys"}, allies=(("rome", "greece"),))
    t.major("rome", "rhegium", 6)
    assert "to messana" in t.offered("rome")
    assert PLACE["messana"] in LAND.links[PLACE["rhegium"]]
