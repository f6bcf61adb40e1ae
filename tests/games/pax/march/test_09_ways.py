"""Where an Army can go is shown before it goes: cost, interceptors and their chances, the Alps, an attack."""

from __future__ import annotations

import pytest

from games.pax.march_table import MarchTable, board
from romanum.engine.ways import Walk
from romanum.games.pax.data.components import HEAVY, KINDS, LEGION, PLACE
from romanum.games.pax.rules.march.actions import HALT
from romanum.games.pax.screen.ways import ways
from romanum.games.pax.state.forces import add
from rules import rule


@rule("9.2.1a", "9.2.1g")
def test_the_cheapest_way_and_what_may_happen_on_it() -> None:
    places = {"genua": "carthage 4 heavy", "rome": "rome city 2 legion rome_4", "valentia": "greece 1 light"}
    t = board(places).major("carthage", "genua", 4)
    found = ways(t.known("carthage"), t.power("carthage"))
    pisae = found.to("pisae")[0]
    assert (pisae.cost, pisae.legs[0].move[0]) == (1, "to")
    assert [risk.kind for risk in pisae.risks] == ["interception"]
    assert pisae.risks[0].chance == pytest.approx(21 / 36)
    rome = found.to("rome")[0]
    assert (rome.cost, rome.ends) == (3, "9.2.1g")
    assert "valentia" not in found.goals
    assert ways(t.known("rome"), t.power("rome")).legs == ()


@rule("9.2.1a")
def test_a_way_ends_the_march_only_where_nothing_is_left_to_go_on_with() -> None:
    t = board({"genua": "carthage 4 heavy"}).major("carthage", "genua", 2)
    found = ways(t.known("carthage"), t.power("carthage"))
    near, far = found.to("pisae")[0], found.to("arretium")[0]
    assert (near.cost, near.ends, near.stays) == (1, "", (HALT,))
    assert (far.cost, far.ends, far.stays) == (2, "9.2.1a", (HALT,))
    assert found.stays == (HALT,)


@rule("9.5.2")
def test_the_alps_are_foretold_and_every_way_is_legal() -> None:
    t = board({"taurinorum": "rome 4 legion"}).major("rome", "taurinorum", 4)
    found = ways(t.known("rome"), t.power("rome"))
    assert [risk.kind for risk in found.to("valentia")[0].risks] == ["attrition"]
    t.roll(1).play("rome", *(f"to {leg.place}" for leg in found.to("nemausus")[0].legs))
    assert (t.g.mp, t["nemausus"].split()[0]) == (0, "rome")


def past_the_romans() -> tuple[MarchTable, Walk]:
    """Carthaginians on their way from Genua to Capua have come to Pisae, where Romans may intercept them."""
    t = board({"genua": "carthage 4 heavy", "arretium": "rome 2 legion rome_1"}).major("carthage", "genua", 6)
    match = t.game.new(seed=1)
    match.position = t.g
    walk = match.go(t.seat("carthage"), "capua")
    assert (walk.stopped, walk.played, walk.onward()) == ("others", ["to pisae"], [])
    return t, walk


@rule("9.3.1a")
def test_a_march_goes_on_by_itself_when_an_interception_has_failed() -> None:
    t, walk = past_the_romans()
    t.roll(1, 1).play("rome", "intercept arretium", "ready")
    while t.asked == ("rome",):
        t.play("rome", "pass")
    assert [t.game.vocabulary.write(move) for move in walk.onward()] == ["to rome", "to capua", "halt"]


@rule("9.3.1a")
def test_an_army_to_which_something_has_happened_is_asked_where_to() -> None:
    """It has lost a unit, has fought, or would meet an enemy of whom it was not told."""
    t, walk = past_the_romans()
    t.play("rome", "pass")
    assert walk.onward()
    t.g.units[t.g.mover * KINDS + HEAVY] -= 1
    assert not walk.onward()
    t.g.units[t.g.mover * KINDS + HEAVY] += 1
    t.g.verdict = (PLACE["pisae"], t.power("carthage"), t.power("rome"), 0)
    assert not walk.onward()
    t.g.verdict = ()
    add(t.g, t.power("rome"), PLACE["capua"], LEGION, 1)
    assert not walk.onward()
