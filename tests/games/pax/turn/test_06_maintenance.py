"""Chapters 3.2.B, 6.4 and 14.2.1: Maintenance: ships and soldiers are paid or go; too many of them cost Stability."""

from __future__ import annotations

from typing import Any

import pytest

from games.pax.builder import Table, position
from romanum.games.pax.rules.turn import maintenance
from romanum.games.pax.rules.turn.maintenance import upkeep
from rules import rule

ROMAN = {"rome": "rome city 1 legion", "carthago": "carthage city 1 heavy"}
TOWNS = dict.fromkeys(("antioch", "alexandria", "memphis", "edessa", "tarsus", "damascus", "tyre"), "the_east city")


def maintain(board: dict[str, str], scenario: str = "ii", **more: Any) -> Table:
    """A Maintenance Phase."""
    t = position({**ROMAN, **board}, scenario=scenario, **more)
    maintenance.begin(t.g)
    return t.go_on()


# ---- ships


@rule("6.4.1a", "3.2.B")
def test_every_ship_costs_a_talent() -> None:
    t = maintain({"tarentum": "rome 3 galleys"}, treasury={"rome": 5})
    assert t.asked == ("rome",)
    t.play("rome", "done")
    assert (t["tarentum"], t.g.treasury[0]) == ("rome 3 galleys", 2)


@rule("6.4.1a")
def test_or_it_goes_and_the_owner_picks_which() -> None:
    t = maintain({"tarentum": "rome 2 galleys", "rhegium": "rome 1 galleys"}, treasury={"rome": 1})
    assert t.refused("rome", "done").rule == "6.4.1a"
    step: Any = t.g.stack[-1]
    seat = t.seat("rome")
    offered = [move for move in step.candidates(t.g, seat) if step.check(t.g, seat, move) is None]
    assert offered == step.options(t.g, seat), "a ship may be given up by whoever is not above his Maximum"
    t.play("rome", "give-up galleys rhegium")
    assert t.refused("rome", "done").facts == {"talents": 2, "treasury": 1}
    t.play("rome", "give-up galleys tarentum", "done")
    assert (t["tarentum"], t["rhegium"], t.g.treasury[0]) == ("rome 1 galleys", "", 0)
    assert t.is_sound()


@rule("6.4.1b")
def test_ships_that_began_as_independents_cost_nothing() -> None:
    t = position({**ROMAN, "rhodes": "rhodes city 2 galleys"}, advanced=True, patrons={"rhodes": "rome"})
    assert upkeep(t.g, t.power("rome")) == 0
    maintenance.begin(t.g)
    assert (t.go_on().g.stack, t["rhodes"]) == ([], "rhodes city 2 galleys")


# ---- soldiers


def eastern(army: int, **more: Any) -> Table:
    return position({**ROMAN, **TOWNS, "antioch": f"the_east city {army} heavy"}, treasury={"the_east": 9}, **more)


@rule("6.4.2")
def test_the_east_pays_seven_talents_for_25_hi() -> None:
    t = eastern(25)
    assert upkeep(t.g, t.power("the_east")) == 7
    maintenance.begin(t.g)
    t.go_on().play("the_east", "done")
    assert (t["antioch"], t.g.treasury[t.power("the_east")]) == ("the_east city 25 heavy", 2)


@rule("6.4.2")
def test_or_four_and_sends_three_home() -> None:
    t = eastern(25)
    maintenance.begin(t.g)
    t.go_on().play("the_east", *["give-up heavy antioch"] * 3, "done")
    assert (t["antioch"], t.g.treasury[t.power("the_east")]) == ("the_east city 22 heavy", 5)


@rule("6.4.2")
def test_nobody_sends_more_home_than_are_above_the_maximum() -> None:
    t = eastern(19)
    maintenance.begin(t.g)
    t.go_on().play("the_east", "give-up heavy antioch")
    refusal = t.refused("the_east", "give-up heavy antioch")
    assert (refusal.rule, refusal.facts) == ("6.4.2", {"maximum": 18})


@pytest.mark.parametrize(
    ("more", "talents"),
    [
        ("1 hired_heavy", 1),
        ("1 reduced_heavy", 1),
        ("4 light", 0),
        ("4 cavalry", 0),
        ("4 militia", 0),
        ("3 garrison", 0),
    ],
)
@rule("6.4.2", "12.2.5b")
def test_hired_and_reduced_hi_count_light_troops_and_militia_do_not(more: str, talents: int) -> None:
    t = eastern(18)
    assert upkeep(t.g, t.power("the_east")) == 0
    t = position({**TOWNS, "antioch": f"the_east 18 heavy {more}"})
    assert upkeep(t.g, t.power("the_east")) == talents


@rule("6.4.2")
def test_the_maximum_falls_with_stability() -> None:
    costs = [upkeep(eastern(18, stability={"the_east": level}).g, 3) for level in (0, -1, -4, -5)]
    assert costs[0] == 0 < costs[1] == costs[2] < costs[3]


@rule("6.4.3")
def test_carthage_pays_like_the_others_if_its_maximum_falls() -> None:
    t = position({**ROMAN, "utica": "carthage 14 heavy"}, scenario="ii", stability={"carthage": -5})
    assert upkeep(t.g, 1) > 0


@rule("6.4a")
def test_plans_are_secret_and_all_pay_together() -> None:
    board = {"tarentum": "rome 2 galleys", "utica": "carthage 2 galleys"}
    t = maintain(board, treasury={"rome": 3, "carthage": 3})
    assert set(t.asked) == {"rome", "carthage"}
    t.play("rome", "give-up galleys tarentum", "done")
    assert (t["tarentum"], t.g.treasury, t.events("lets-go")) == ("rome 2 galleys", [3, 3], [])
    assert set(t.known("carthage").plan[:48]) == {-9}
    t.play("carthage", "done")
    assert (t["tarentum"], t["utica"], t.g.treasury) == ("rome 1 galleys", "carthage 2 galleys", [2, 1])


@rule("6.4a")
def test_a_line_can_be_crossed_out_again() -> None:
    t = maintain({"tarentum": "rome 2 galleys"}, treasury={"rome": 3})
    assert t.refused("rome", "cross-out").code == "nothing-written"
    t.play("rome", "give-up galleys tarentum", "cross-out", "done")
    assert (t["tarentum"], t.g.treasury[0]) == ("rome 2 galleys", 1)


# ---- Stability


def judged(units: int, advanced: bool, towns: int = 2) -> int:
    """The Stability of Rome with so many Legions and so many Towns."""
    names = ("capua", "pisae", "genua", "ariminum")[:towns]
    board = {**dict.fromkeys(names, "rome town"), "rome": f"rome {units} legion", "carthago": "carthage city"}
    t = position(board, scenario="ii", advanced=advanced, treasury={"rome": 30})
    maintenance.begin(t.g)
    t.go_on()
    if t.asked:
        t.play("rome", "done")
    return t.g.stability[0]


@pytest.mark.parametrize(("units", "loss"), [(2, 0), (3, -2), (6, -2), (7, -3), (8, -3)])
@rule("14.2.1h", "3.2.B")
def test_more_lg_and_hi_than_cvp_cost_stability(units: int, loss: int) -> None:
    assert judged(units, advanced=False) == loss
    assert judged(units, advanced=True) == loss


@rule("14.2.1i")
def test_more_than_four_times_as_many_cost_four_in_the_advanced_game() -> None:
    assert (judged(9, advanced=True), judged(9, advanced=False)) == (-4, -3)


@rule("14.2.1h")
def test_who_has_no_towns_has_more_than_three_times_as_many() -> None:
    assert judged(1, advanced=False, towns=0) == -3


@rule("3.2.B", "14.2.1h")
def test_those_who_were_sent_home_are_not_counted() -> None:
    t = position({**TOWNS, "antioch": "the_east city 22 heavy"}, treasury={"the_east": 9})
    maintenance.begin(t.g)  # 21 CVP
    t.go_on().play("the_east", "give-up heavy antioch", "done")
    assert t.g.stability[t.power("the_east")] == 0
    t = position({**TOWNS, "antioch": "the_east city 22 heavy"}, treasury={"the_east": 9})
    maintenance.begin(t.g)
    t.go_on().play("the_east", "done")
    assert t.g.stability[t.power("the_east")] == -2
