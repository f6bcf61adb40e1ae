"""Where an Army can go is shown before it goes: cost, interceptors and their chances, the Alps, an attack."""

from __future__ import annotations

import pytest

from romanum.games.pax.rules.march.ways import ways
from rules import rule

from .march_table import board


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


@rule("9.5.2")
def test_the_alps_are_foretold_and_every_way_is_legal() -> None:
    t = board({"taurinorum": "rome 4 legion"}).major("rome", "taurinorum", 4)
    found = ways(t.known("rome"), t.power("rome"))
    assert [risk.kind for risk in found.to("valentia")[0].risks] == ["attrition"]
    t.roll(1).play("rome", *(f"to {leg.place}" for leg in found.to("nemausus")[0].legs))
    assert (t.g.mp, t["nemausus"].split()[0]) == (0, "rome")
