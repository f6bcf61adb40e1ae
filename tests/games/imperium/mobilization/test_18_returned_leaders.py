"""Chapter 18.2.2: leaders without a name come back; chapter 21.3: deserted forts."""

from __future__ import annotations

import pytest

from games.imperium.builder import Table, position
from romanum.engine.position import changed
from romanum.games.imperium.data.charts import TABLES
from romanum.games.imperium.data.hexes import PLACE
from romanum.games.imperium.rules.common.leaders import take_off
from romanum.games.imperium.rules.common.sieges import Fort, forts
from romanum.games.imperium.rules.mobilization.returned_leaders import call_back
from romanum.games.imperium.rules.mobilization.upkeep import begin_upkeep
from romanum.games.imperium.state.position import WAITING
from rules import rule

ROMA, PISAE = "a3621", "a3319"


def fallen(name: str = "sulla-leader-1") -> Table:
    """An unnamed leader of Sulla's waits; Sulla has units in two places."""
    t = position({ROMA: f"sulla 1 20-10-a {name}", PISAE: "sulla 1 4-12"}, scenario=3, month="March 87 BC")
    leader = t.leader(name)
    take_off(t.g, leader, WAITING)
    t.g.returns = changed(t.g.returns, leader, t.g.month)
    return t


def call(t: Table, die: int) -> Table:
    t.roll(die)
    call_back(t.g)
    return t.go_on()


@rule("18.2.2b")
@pytest.mark.parametrize("name", ["sulla-leader-1", "sulla-leader-3"])
def test_a_die_up_to_the_number_of_his_value_brings_him_back(name: str) -> None:
    t = fallen(name)
    up_to = TABLES.leader_replacement.up_to[t.g.leader_value[t.leader(name)]]
    assert call(fallen(name), up_to + 1).step == ""
    assert call(fallen(name), up_to).step == "LeaderBack"


@rule("18.2.2b")
def test_nobody_is_rolled_for_before_his_month() -> None:
    t = fallen()
    t.g.month -= 3
    call_back(t.g)
    assert (t.step, t.events("leader-called")) == ("", [])


@rule("18.2.2c")
def test_he_joins_any_stack_of_his_power_and_is_rolled_for_again_after_a_failure() -> None:
    t = call(fallen(), 6)
    assert t.g.leader_in[t.leader("sulla-leader-1")] == WAITING
    t.g.month += 3
    call(t, 1)
    assert t.offered("sulla") == [f"at {ROMA}", f"at {PISAE}"]
    t.play("sulla", f"at {PISAE}")
    assert t[PISAE] == "sulla 1 4-12 sulla-leader-1"
    assert t.is_sound()


# ---- forts


def line(talents: int = 9) -> Table:
    """Two deserted forts of Sulla's, and one with a train in it."""
    board = {
        "a3520": "sulla 1 4-12 fort 2", "a3420": "sulla 1 4-12 fort 1", "a3418": "sulla 1 train-6 fort 4",
    }  # fmt: skip
    t = position(board, scenario=3, month="March 87 BC", treasury={"sulla": talents})
    for place in ("a3520", "a3420"):
        t.g.at = changed(t.g.at, t.stack("sulla", place), PLACE[ROMA])
    begin_upkeep(t.g)
    return t.go_on()


def standing(t: Table) -> list[int]:
    return sorted(fort.level for fort in forts(t.g))


@rule("21.3a")
def test_deserted_forts_cost_their_level_or_are_gone() -> None:
    t = line()
    assert t.offered("sulla") == ["all", "keep-fort a3520", "keep-fort a3420", "done"]
    t.play("sulla", "keep-fort a3520", "done")
    assert (standing(t), t.g.treasury[t.power("sulla")]) == ([2, 4], 7)
    t = line().play("sulla", "all")
    assert (standing(t), t.g.treasury[t.power("sulla")]) == ([1, 2, 4], 6)
    assert standing(line().play("sulla", "done")) == [4]


@rule("21.3a")
def test_who_cannot_pay_loses_them_and_a_minor_power_always() -> None:
    t = line(talents=1)
    assert t.offered("sulla") == ["keep-fort a3420", "done"]
    assert standing(line(talents=0)) == [4]
    t = position({"c6911": "armenia 1 4-12 fort 3"}, scenario=3)
    t.g.at = changed(t.g.at, t.stack("armenia", "c6911"), PLACE["c1206"])
    begin_upkeep(t.g)
    assert standing(t) == []


@rule("21.3a")
def test_a_fort_that_is_a_city_needs_nobody() -> None:
    t = position({"a2408": "sulla 1 4-12 fort 4"}, scenario=3, founded=(PLACE["a2408"], 0))
    t.g.at = changed(t.g.at, t.stack("sulla", "a2408"), PLACE[ROMA])
    begin_upkeep(t.g)
    assert list(forts(t.g)) == [Fort(PLACE["a2408"], t.power("sulla"), 4, 0)]
