"""Chapters 3.2.E, 6.2.2 and 15.4.4: the Manpower Phase: all raise and buy in secret, and show it together."""

from __future__ import annotations

from typing import Any

import pytest

from games.pax.builder import Table, position
from romanum.games.pax.rules.turn import manpower
from romanum.games.pax.state.errands import DrawObjective
from rules import rule

HOME = {"rome": "rome 1 legion", "carthago": "carthage 1 heavy"}


def table(board: dict[str, str] | None = None, talents: int = 9, scenario: str = "ii", **more: Any) -> Table:
    treasury = {"rome": talents, "carthage": talents}
    return position({**HOME, **(board or {})}, scenario=scenario, treasury=treasury, **more)


def drafting(board: dict[str, str] | None = None, talents: int = 9, **more: Any) -> Table:
    t = table(board, talents, **more)
    manpower.begin(t.g)
    return t.go_on()


@rule("3.2.E", "6.2.2")
def test_plans_are_secret_and_shown_together() -> None:
    t = drafting()
    t.play("rome", "muster italia", "raise legion capua", "done")
    assert (t["capua"], t.g.treasury) == ("", [9, 9])
    assert set(t.known("carthage").plan[:48]) == {-9}
    assert -9 not in t.known("rome").plan[:48]
    t.play("carthage", "done")
    assert (t["capua"], t.g.treasury) == ("rome 1 legion", [7, 9])


@rule("3.2.E")
def test_a_line_can_be_crossed_out_again() -> None:
    t = drafting().play("rome", "muster italia", "raise legion capua", "cross-out", "done").play("carthage", "done")
    assert (t["capua"], t.g.treasury[0]) == ("", 9)


@rule("3.2.Ea", "10.6.6c")
def test_what_is_not_rebuilt_becomes_a_garrison() -> None:
    t = drafting({"capua": "rome 1 reduced_legion", "pisae": "rome 1 reduced_legion"})
    t.play("rome", "rebuild reduced_legion pisae", "done").play("carthage", "done")
    assert (t["capua"], t["pisae"]) == ("rome 1 garrison", "rome 1 legion")


@rule("15.4.4a", "15.4.3")
def test_an_objective_a_phase_where_they_are_sold() -> None:
    t = position(HOME, scenario="v", treasury={"rome": 9}, buying=True).stop_at(DrawObjective)
    manpower.begin(t.g)
    t.go_on().play("rome", "buy")
    assert t.refused("rome", "buy").rule == "15.4.4a"
    t.play("rome", "done")
    assert (t.waiting, t.g.treasury[0]) == (DrawObjective(0), 8)
    assert drafting().refused("rome", "buy").rule == "15.4.3"


@pytest.mark.parametrize(("stability", "price"), [(0, 1), (-1, 2), (-5, 3)])
@rule("15.4.4a")
def test_it_costs_more_the_less_stable_a_power_is(stability: int, price: int) -> None:
    t = position(HOME, scenario="v", treasury={"rome": 9}, stability={"rome": stability}, buying=True)
    t.stop_at(DrawObjective)
    manpower.begin(t.g)
    t.go_on().play("rome", "buy", "done")
    assert t.g.treasury[0] == 9 - price


@rule("15.4.4b")
def test_nobody_buys_a_fourth() -> None:
    t = position(HOME, scenario="v", treasury={"rome": 9}, buying=True, objectives={"rome": "a c e"})
    manpower.begin(t.g)
    assert t.go_on().refused("rome", "buy").rule == "15.4.4b"


@rule("12.2.2")
def test_mercenaries_are_hired_in_secret_too_not_by_rome() -> None:
    t = drafting({"utica": "carthage 1 light"})
    assert t.refused("rome", "engage rome").rule == "12.2.1"
    t.play("carthage", "engage utica", "engage utica", "done").play("rome", "done")
    assert (t["utica"], t.g.treasury[1]) == ("carthage 1 light 2 hired_heavy", 5)


@rule("6.2.1", "6.3b")
def test_ships_are_built_in_ports_that_were_his_when_the_phase_began() -> None:
    t = drafting({"caralis": "carthage 1 garrison", "tarentum": "rome 1 legion"})
    assert "build caralis" not in t.offered("rome")
    t.play("rome", "build tarentum", "build tarentum", "done").play("carthage", "done")
    assert (t["tarentum"], t.g.treasury[0]) == ("rome 1 legion 2 galleys", 5)


@rule("3.2.E", "1.4o")
def test_what_is_written_down_counts_against_the_treasury() -> None:
    t = drafting(talents=5).play("rome", "muster italia", "raise legion capua", "raise legion capua")
    assert t.refused("rome", "raise legion capua").code == "too-dear"
    t.play("rome", "cross-out")
    assert t.offered("rome").count("raise legion capua") == 1


@rule("3.2.E")
def test_who_has_no_talents_is_not_asked_and_his_reduced_units_become_garrisons() -> None:
    t = position({**HOME, "capua": "rome 1 reduced_legion"}, scenario="ii", treasury={"carthage": 3})
    manpower.begin(t.g)
    t.go_on()
    assert t.asked == ("carthage",)
    t.play("carthage", "done")
    assert t["capua"] == "rome 1 garrison"


@rule("17.2-ALLIANCE-RHODES-b")
def test_the_ally_of_rhodes_replaces_its_lost_ships_first_as_many_as_he_can_pay() -> None:
    fleets = []
    for talents in (9, 3, 1):
        board = {**HOME, "rhodes": "rhodes city 2 heavy"}
        t = position(board, advanced=True, patrons={"rhodes": "rome"}, treasury={"rome": talents})
        manpower.replace_rhodian_ships(t.g)
        fleets.append((t["rhodes"], t.g.treasury[0]))
    assert fleets == [
        ("rhodes city 2 heavy 2 galleys", 5), ("rhodes city 2 heavy 1 galleys", 1), ("rhodes city 2 heavy", 1),
    ]  # fmt: skip
