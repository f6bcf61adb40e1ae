"""Chapters 12.5.1 to 12.5.4: Rhodes, the Mamertines, Syracuse and Pergamum."""

from __future__ import annotations

from games.pax.battle_table import enter, war
from games.pax.builder import position
from romanum.games.pax.data.components import SIDE
from romanum.games.pax.rules.battle.frame import Fight
from romanum.games.pax.state.control import settle
from romanum.games.pax.state.errands import Battle, Capture, RhodesRefits
from romanum.games.pax.state.forces import set_walls
from rules import rule

RHODES = SIDE["rhodes"]


@rule("12.5.1a")
def test_in_the_standard_game_the_holder_of_rhodes_has_its_ships_and_two_a_turn() -> None:
    t = war({"miletus": "greece 4 heavy", "rhodes": "rhodes walls 3 1 galleys", "samos": "rhodes 1 galleys"})
    greece = t.power("greece")
    enter(t, "greece", "miletus", "rhodes")
    t.push(Capture(t.g.mover)).play("greece", "take-city", "spare")
    assert t.g.patron[RHODES] == greece
    t.g.stack.clear()
    t.expand("greece")
    assert "major-fleet-of rhodes rhodes" in t.offered("greece")
    t.g.stack.clear()
    t.push(RhodesRefits())
    assert "rhodes 2 galleys" in t["rhodes"]
    assert t["samos"] == ""
    set_walls(t.g, t.g.at[t.g.mover], 3, t.power("rome"))
    for stack in [s for s, side in enumerate(t.g.whose) if side == greece]:
        if t.g.at[stack] >= 0:
            t.g.whose[stack] = t.power("rome")
    settle(t.g)
    assert t.g.patron[RHODES] == t.power("rome")


@rule("12.5.1a")
def test_an_independent_rhodes_gets_no_new_ships() -> None:
    t = position({"rhodes": "rhodes city 2 heavy"}).push(RhodesRefits())
    assert t["rhodes"] == "rhodes city 2 heavy"


@rule("12.5.1b")
def test_in_the_advanced_game_only_an_ally_uses_the_ships_and_the_land_units_stay() -> None:
    t = war({"rhodes": "rhodes city 2 heavy 3 galleys"}, advanced=True, patrons={"rhodes": "greece"}).expand("greece")
    offered = t.offered("greece")
    assert "major-fleet-of rhodes rhodes" in offered
    assert "major-of rhodes rhodes" not in offered
    t.play("greece", "minor-of rhodes rhodes")
    assert t.step == "Sail"  # nothing but a Squadron can move


@rule("12.5.1b", "12.5.1a")
def test_capturing_rhodes_in_the_advanced_game_brings_no_ships() -> None:
    t = war({"miletus": "greece 4 heavy", "rhodes": "rhodes walls 3"}, advanced=True)
    enter(t, "greece", "miletus", "rhodes")
    t.push(Capture(t.g.mover)).play("greece", "take-city", "spare")
    assert t.g.patron[RHODES] == -1
    t.push(RhodesRefits())
    assert "galleys" not in t["rhodes"]
    other = position({"rhodes": "rhodes city 2 heavy"}, advanced=True, patrons={"rhodes": "greece"}).push(
        RhodesRefits()
    )
    assert other["rhodes"] == "rhodes city 2 heavy"


def beaten_but_there(independent: str, **fields: object) -> str:
    """Rome attacks Independents at Messana and wins with losses on their side; what is asked then."""
    t = position({"syracuse": "rome 6 legion", "messana": independent}, active="rome", **fields)  # type: ignore[arg-type]
    enter(t, "rome", "syracuse", "messana")
    t.roll(4, 1).push(Battle(t.g.mover, 0))
    while t.asked and t.step in ("SpendShifts", "TakeLosses"):
        t.play(t.asked[0], "done" if t.step == "SpendShifts" else "lose-cheapest")
    return t.step


@rule("12.5.2")
def test_mamertines_never_move_withdraw_or_retreat() -> None:
    t = war({"messana": "mamertines 2 heavy", "syracuse": "rome 6 legion", "henna": ""})
    assert t.holder("messana") == "mamertines"
    for power in ("rome", "carthage"):
        t.expand(power)
        assert not any("mamertines" in move or move.endswith(" messana") for move in t.offered(power))
        t.g.stack.clear()
    t.major("rome", "syracuse", 3).roll(3, 1).play("rome", "to messana")
    assert t.step == "SpendShifts"
    assert beaten_but_there("mamertines 6 heavy") == ""
    assert beaten_but_there("carthage 6 heavy") == "RetreatOrStay"


@rule("12.5.3")
def test_who_captures_syracuse_has_its_ships() -> None:
    t = position({"messana": "rome 4 legion", "syracuse": "syracuse walls 3 2 galleys"}, active="rome")
    enter(t, "rome", "messana", "syracuse")
    t.push(Capture(t.g.mover)).play("rome", "take-city", "spare")
    assert t["syracuse"] == "rome walls 3 4 legion 2 galleys"
    assert t.is_sound()


@rule("12.5.3")
def test_syracusans_never_move_or_retreat_and_stand_behind_their_walls() -> None:
    t = war({"syracuse": "syracuse city 3 heavy 2 galleys", "messana": "rome 6 legion"}, treasury={"rome": 0})
    t.expand("rome")
    assert not any("syracuse" in move for move in t.offered("rome"))
    t.g.stack.clear()
    t.major("rome", "messana", 4).roll(3, 2).play("rome", "to syracuse")
    assert t.g.running(Fight).walls
    assert t.g.running(Fight).points == (24, 14)


@rule("12.5.4")
def test_pergamenes_stay_where_they_are_unless_allied() -> None:
    places = {"pergamum": "pergamum 3 heavy", "sardis": "the_east 9 heavy"}
    t = war(places, advanced=True)
    for power in ("greece", "the_east"):
        t.expand(power)
        assert not any("pergamum" in move for move in t.offered(power))
        t.g.stack.clear()
    t.major("the_east", "sardis", 3).roll(3, 1).play("the_east", "to pergamum")
    assert t.step == "SpendShifts"
    t = war(places, advanced=True, patrons={"pergamum": "greece"}).expand("greece")
    assert "major-of pergamum pergamum" in t.offered("greece")
    t.g.stack.clear()
    t.major("the_east", "sardis", 3).play("the_east", "to pergamum")
    assert t.step == "Withdrawal"
    t.roll(3, 1).play("greece", "stand").play("the_east", "done")
    assert t.step == "RetreatOrStay"
