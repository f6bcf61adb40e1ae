"""Chapters 6.2, 6.3, 10.6.6 and 12.8.1: raising, building and rebuilding, by Recruitment and in the Manpower Phase."""

from __future__ import annotations

from typing import Any

import pytest

from romanum.games.pax.data.components import KIND_IDS, NEXT_SPACES, PLACE, PLACE_IDS, PROVINCE
from romanum.games.pax.rules.turn import manpower
from romanum.games.pax.rules.turn.operations import ChooseOperation
from romanum.games.pax.rules.turn.raising import kinds_in
from romanum.games.pax.rules.turn.recruitment import Levy, Recruit, Shipyard
from romanum.games.pax.state.errands import DrawObjective
from rules import rule

from .builder import Table, position

HOME = {"rome": "rome 1 legion", "carthago": "carthage 1 heavy"}


def table(board: dict[str, str] | None = None, talents: int = 9, scenario: str = "ii", **more: Any) -> Table:
    treasury = {"rome": talents, "carthage": talents}
    return position({**HOME, **(board or {})}, scenario=scenario, treasury=treasury, **more)


# ---- by Recruitment


@rule("6.2.1", "6.2.5", "6.2.7")
def test_legions_are_raised_for_two_talents_each_as_many_as_one_can_pay() -> None:
    t = table({"pisae": "rome 1 reduced_legion"}, talents=5).push(Levy(0, -1))
    t.play("rome", "muster italia", "raise legion capua", "raise legion capua")
    assert (t["capua"], t.g.treasury[0]) == ("rome 2 legion", 1)
    assert t.refused("rome", "raise legion capua").code == "too-dear"


@rule("6.2.6a")
def test_rome_s_home_yields_legions_only() -> None:
    t = table()
    assert [KIND_IDS[kind] for kind in kinds_in(t.g, 0, PROVINCE["italia"])] == ["legion"]
    t = position(HOME, scenario="v")
    greece = t.power("greece")
    assert [KIND_IDS[kind] for kind in kinds_in(t.g, greece, PROVINCE["attica"])] == ["heavy"]


@rule("6.2.6b", "12.8.1")
def test_elephants_only_where_they_are_noted_for_one_talent() -> None:
    t = table({"utica": "carthage 1 heavy"})
    carthage = t.power("carthage")
    noted = [p for p in range(54) if KIND_IDS.index("elephants") in kinds_in(t.g, carthage, p)]
    assert noted
    assert PROVINCE["italia"] not in noted


@rule("6.2.3")
def test_in_spaces_that_the_power_controls_or_nobody_is_in() -> None:
    t = table({"capua": "carthage 1 heavy", "pisae": "carthage town"}).push(Levy(0, PROVINCE["italia"]))
    assert t.refused("rome", "raise legion capua").code == "not-his-space"
    assert "raise legion arretium" in t.offered("rome")


@rule("6.2.4")
def test_only_in_provinces_that_are_controlled_and_not_cut_off() -> None:
    around = {PLACE_IDS[space]: "carthage 1 heavy" for space in NEXT_SPACES[PLACE["thevestis"]]}
    t = table({**around, "thevestis": "rome 1 legion"}).push(Levy(0, -1))
    assert not [text for text in t.offered("rome") if text == "muster numidia"]
    assert "muster italia" in t.offered("rome")


@rule("6.2.8")
def test_no_hi_on_the_small_islands() -> None:
    t = position({"athens": "greece 1 heavy", "naxos": "greece 1 light"}, scenario="v", treasury={"greece": 9})
    t.push(Levy(t.power("greece"), PROVINCE["aegean_islands"]))
    assert not [text for text in t.offered("greece") if text == "raise heavy naxos"]


@rule("6.3a", "6.3b")
def test_ships_are_built_in_ports_that_the_power_controls_without_enemy_ships() -> None:
    t = table({"rhegium": "carthage 1 galleys", "tarentum": "rome 1 garrison"}).push(Shipyard(0))
    assert t.refused("rome", "build rhegium").code == "enemy-ships"
    t.play("rome", "build tarentum", "build tarentum")
    assert (t["tarentum"], t.g.treasury[0]) == ("rome 1 garrison 2 galleys", 5)


@rule("10.6.6a")
def test_reduced_units_are_rebuilt_for_a_talent() -> None:
    t = table({"capua": "rome 1 reduced_legion"}).push(Levy(0, -1)).play("rome", "rebuild reduced_legion capua")
    assert (t["capua"], t.g.treasury[0]) == ("rome 1 legion", 8)


@rule("10.6.6b")
def test_a_reduced_unit_that_is_cut_off_is_not_rebuilt_abroad() -> None:
    around = {PLACE_IDS[space]: "carthage 1 heavy" for space in NEXT_SPACES[PLACE["thevestis"]]}
    t = table({**around, "thevestis": "rome 1 reduced_legion 1 light"}).push(Levy(0, -1))
    assert t.refused("rome", "rebuild reduced_legion thevestis").rule == "10.6.6b"


@rule("3.2.F3a")
def test_one_recruitment_is_for_land_units_or_for_ships() -> None:
    t = table({"tarentum": "rome 1 garrison"}).push(Recruit(0)).play("rome", "recruit-land")
    assert not [text for text in t.offered("rome") if text.startswith("build")]
    t = table({"tarentum": "rome 1 garrison"}).push(Recruit(0)).play("rome", "recruit-ships")
    assert not [text for text in t.offered("rome") if text.startswith(("raise", "muster"))]


@rule("6.4.3")
def test_carthage_never_goes_above_its_manpower_maximum() -> None:
    t = table({"utica": "carthage 14 heavy"}, talents=30)
    t.push(Levy(1, PROVINCE["africa"]))
    assert t.refused("carthage", "raise heavy utica").rule == "6.4.3"


@rule("3.1")
def test_scenarios_limit_what_is_raised_and_how_often() -> None:
    board = {"rome": "rome 1 legion", "pisae": "rome 1 reduced_legion", "corcyra": "greece 4 heavy"}
    t = position(board, scenario="i", treasury={"rome": 9, "greece": 9}).push(Levy(1, -1))
    t.play("rome", "muster italia", "raise legion rome", "raise legion rome")
    assert t.refused("rome", "raise legion rome").code == "scenario-limit"
    t = position(HOME, scenario="ha", treasury={"rome": 9}, recruitments=(2, 0, 0, 0)).push(ChooseOperation(0))
    assert t.refused("rome", "recruitment").code == "recruitments-used"


# ---- in the Manpower Phase


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
