"""Chapter 15: units that fought are seasoned; legions of the victors become elite."""

from __future__ import annotations

from typing import Any

import pytest

from games.imperium.battle_table import FIELD, MEDIOLANUM, attack, met, neighbours
from games.imperium.builder import Table
from games.imperium.map.test_03_units import units
from romanum.games.imperium.data.charts import BUILD
from romanum.games.imperium.data.hexes import PLACE
from romanum.games.imperium.rules.battle.veterans import ELITE
from romanum.games.imperium.rules.mobilization.charts import LEGION, counters
from romanum.games.imperium.state.forces import add, main_colour
from rules import rule

AWAY = neighbours(FIELD)[0]


def fought(attacker: str, defender: str, *dice: int, **fields: Any) -> Table:
    t = attack(met(attacker, defender, **fields), *dice)
    return t.play("pompey", "stand") if t.step == "Withdrawal" else t


@rule("15.1a", "15.1b")
def test_no_more_points_are_seasoned_than_the_enemy_had() -> None:
    """The rulebook's: four new legions against 22 points: two are seasoned, and the light infantry of the others."""
    t = fought("4 20-10-b-new", "1 20-10-b 1 4-12-new", 2)
    assert t.asked == ("caesar",)
    t.play("caesar", "season-most").play("pompey", "season-most")
    assert t[FIELD] == "caesar 2 20-10-b 2 20-10-b-new | pompey 1 20-10-b 1 4-12"


@rule("15.1a")
def test_each_side_picks_its_units() -> None:
    t = fought("2 20-10-b-new 2 4-12-new", "1 20-10-b-new", 1)
    assert t.offered("caesar") == ["season-most", "season 20-10-b-new", "season 4-12-new", "done"]
    t.play("caesar", "season 4-12-new", "season 4-12-new")
    assert t[FIELD].startswith("caesar 2 20-10-b-new 2 4-12")


@rule("15.1a", "3.2a")
def test_others_do_not_learn_which_units_they_are() -> None:
    t = fought("4 20-10-b-new", "1 20-10-b 1 4-12-new", 2).play("caesar", "season-most")
    told = t.events("seasoned")[0]
    assert "unit" not in told.seen_by(None).facts
    assert told.seen_by(t.seat("pompey")).facts["unit"] == "kind:20-10-b-new"


@rule("15.1c")
def test_nobody_learns_from_a_retreat() -> None:
    t = attack(met("4 20-10-b-new", "1 20-10-b")).play("pompey", f"retreat {AWAY}")
    assert t[FIELD] == "caesar 4 20-10-b-new"
    assert not t.g.stack


@rule("31a", "31b")
def test_reformed_legions_never_learn_but_others_do() -> None:
    t = fought("4 20-10-b-new 1 4-12-new", "2 20-10-b", 4, sections=("31",))
    t.play("caesar", "season-most")
    assert "4 20-10-b-new 1 4-12" in t[FIELD]


# ---- elite legions


def victory(*dice: int, leader: str = "", **fields: Any) -> Table:
    """60 against 60 and a 4: Caesar wins, and has a choice."""
    return fought(f"3 20-10-b {leader}", "3 20-10-b", 4, *dice, treasury={"caesar": 10}, **fields)


@rule("15.2a", "15.2.1a", "15.2.1b")
@pytest.mark.parametrize(("die", "won"), [(2, True), (3, False)])
def test_a_victorious_legion_may_become_elite(die: int, won: bool) -> None:
    t = victory(die)
    assert t.offered("caesar") == ["pass", "elevate 20-10-b"]
    t.play("caesar", "elevate 20-10-b")
    assert ("1 24-10-b 2 20-10-b" in t[FIELD]) is won
    assert t.g.treasury[t.power("caesar")] == 8
    assert t.g.elites[t.power("caesar")] == won


@rule("15.2.1a")
def test_a_great_leader_helps() -> None:
    t = fought("3 20-10-b antony", "3 20-10-b", 2, 3, treasury={"caesar": 10}).play("caesar", "elevate 20-10-b")
    assert "1 24-10-b" in t[FIELD]


@rule("15.2.1a")
def test_one_try_a_battle_and_only_for_the_victor() -> None:
    t = victory(6).play("caesar", "elevate 20-10-b")
    assert t.asked == ("pompey",)
    assert t.step == "Withdrawal"
    t = fought("3 20-10-b", "3 20-10-b", 3, treasury={"caesar": 10})
    assert t.step == "Withdrawal"


@rule("15.2a")
def test_not_in_later_periods_nor_with_new_legions() -> None:
    t = victory()
    assert t.step == "EliteLegion"
    t = fought("3 20-10-b", "3 20-10-b", 4, treasury={"caesar": 10}, rules=0)
    assert t.step == "Withdrawal"
    t = fought("6 20-10-b-new", "3 20-10-b", 4, treasury={"caesar": 10}).play("caesar", "done")
    assert t.step == "Withdrawal"


@rule("15.2b")
def test_no_more_of_them_than_there_are_counters() -> None:
    t = met("3 20-10-b", "3 20-10-b", treasury={"caesar": 10})
    power = t.power("caesar")
    most = BUILD[main_colour(t.g, power)][ELITE]
    add(t.g, power, PLACE[MEDIOLANUM], units(f"{most} 24-10-b"))
    attack(t, 4).play("pompey", "stand")
    assert t.step == "Withdrawal"


@rule("15.2b")
def test_each_takes_the_place_of_a_legion_that_could_be_raised() -> None:
    t = victory(1)
    power = t.power("caesar")
    before = counters(t.g, t.g.colours[power], LEGION)
    t.play("caesar", "elevate 20-10-b")
    assert counters(t.g, t.g.colours[power], LEGION) == before - 1
    assert counters(t.g, t.g.colours[t.power("pompey")], LEGION) == BUILD[main_colour(t.g, t.power("pompey"))][LEGION]
