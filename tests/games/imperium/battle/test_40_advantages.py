"""Chapter 40: missile and cavalry advantage."""

from __future__ import annotations

import pytest

from games.imperium.battle_table import FIELD, MEDIOLANUM, attack, changes, met, told
from games.imperium.builder import Table
from games.imperium.map.test_03_units import units
from romanum.games.imperium.data.hexes import PLACE
from romanum.games.imperium.rules.battle.fight import Fight
from romanum.games.imperium.rules.battle.strengths import Part, advantage, cavalry, missiles
from romanum.games.imperium.rules.common.sieges import set_fort
from romanum.games.imperium.state.marks import CROSSED, LANDED
from rules import rule


def fought(attacker: str, defender: str, die: int = 4, mark: int = 0) -> Table:
    t = met(attacker, defender, sections=("40",))
    t.g.mark[t.stack("caesar", FIELD)] |= mark
    attack(t, die)
    return t.play("pompey", "stand") if t.step == "Withdrawal" else t


def advantages(t: Table) -> dict[str, int]:
    return {what: value for what, value in changes(t).items() if what in ("missiles", "cavalry")}


@rule("40.1a")
@pytest.mark.parametrize(
    ("attacker", "defender", "shift"),
    [("2 m4-12", "1 m4-12", 1), ("1 m4-12 1 m4-12-new", "1 m4-12", 0), ("", "1 m4-12", -1)],
)
def test_twice_the_missiles_are_worth_one(attacker: str, defender: str, shift: int) -> None:
    t = fought(f"3 20-10-b {attacker}", f"3 20-10-b {defender}")
    assert advantages(t) == ({"missiles": shift} if shift else {})


@rule("40.1a", "40.2a")
def test_none_against_none_is_nothing() -> None:
    assert advantages(fought("3 20-10-b", "3 20-10-b")) == {}


@rule("40.1b")
def test_missiles_that_have_crossed_count_half() -> None:
    assert missiles([Part(units("2 m4-12"), CROSSED)], 0) == 4
    assert missiles([Part(units("2 m4-12"), LANDED)], 0) == 4
    assert advantages(fought("6 20-10-b 2 m4-12", "3 20-10-b 1 m4-12", mark=CROSSED)) == {}


@rule("40.2b", "12.4.1e")
def test_cavalry_that_was_met_behind_a_river_counts_half_in_defence_too() -> None:
    t = met("3 20-10-b 1 6-16", "3 20-10-b 2 6-16", sections=("40",))
    t.g.mark[t.stack("pompey", FIELD)] |= CROSSED
    attack(t, 4)
    t.g.amend(Fight, met=True)
    assert advantages(t.play("pompey", "stand")) == {}


@rule("40.2a")
@pytest.mark.parametrize(("attacker", "defender", "shift"), [("2 6-16", "1 6-16", 1), ("", "1 6-16", -1)])
def test_twice_the_cavalry_is_worth_one(attacker: str, defender: str, shift: int) -> None:
    assert advantages(fought(f"3 20-10-b {attacker}", f"3 20-10-b {defender}")) == {"cavalry": shift}


@rule("40.2b")
def test_cavalry_that_has_crossed_counts_half() -> None:
    assert cavalry([Part(units("2 6-16"), CROSSED)]) == 6
    assert cavalry([Part(units("2 6-16"), LANDED)]) == cavalry([Part(units("2 6-16"), aboard=True)]) == 12
    assert advantages(fought("6 20-10-b 2 6-16", "3 20-10-b 1 6-16", mark=CROSSED)) == {}


@rule("40.3a")
def test_both_may_add_up_or_cancel_out() -> None:
    assert advantages(fought("3 20-10-b 2 m4-12 2 6-16", "3 20-10-b 1 m4-12 1 6-16")) == {"missiles": 1, "cavalry": 1}
    assert advantages(fought("3 20-10-b 2 m4-12", "3 20-10-b 1 6-16")) == {"missiles": 1, "cavalry": -1}
    assert advantage(cavalry([]), cavalry([])) == 0


@rule("40.3a")
def test_neither_counts_in_an_assault() -> None:
    t = met("6 20-10-b 3 6-16", "1 20-10-b", MEDIOLANUM, cities={"mediolanum": "pompey"}, sections=("40",))
    attack(t, 3, place=MEDIOLANUM).play("pompey", "enter-siege").play("caesar", "assault")
    assert advantages(t) == {}


@rule("40.3a", "21.4a")
@pytest.mark.parametrize("level", [1, 3])
def test_beside_a_lesser_fort_one_fights_in_the_field_and_both_count(level: int) -> None:
    t = met("6 20-10-b 2 m4-12 2 6-16", f"2 20-10-b fort {level}", sections=("40",))
    attack(t, 4)
    assert advantages(t) == {"missiles": 1, "cavalry": 1}
    assert told(t)["defence"] > 40


@rule("40.3a")
def test_a_fort_that_defends_alone_is_stormed_without_either() -> None:
    t = met("6 20-10-b 2 m4-12 2 6-16", "fort 2", sections=("40",))
    attack(t, 4)
    assert advantages(t) == {}


@rule("40.3a", "21.2d")
@pytest.mark.parametrize(("level", "found"), [(4, {}), (3, {"missiles": 1})])
def test_besiegers_behind_a_top_fort_are_stormed_too(level: int, found: dict[str, int]) -> None:
    cities = {"mediolanum": "pompey"}
    t = met("2 20-10-b", "inside 3 20-10-b 2 m4-12", MEDIOLANUM, cities=cities, sections=("40",))
    set_fort(t.g, PLACE[MEDIOLANUM], t.power("caesar"), level)
    attack(t, 4, place=MEDIOLANUM, by="pompey").play("caesar", "stand")
    assert advantages(t) == found


@rule("40.3b")
@pytest.mark.parametrize(("shoot", "found"), [(0, {"cavalry": 1}), (2, {"missiles": 1})])
def test_horse_archers_shoot_or_ride(shoot: int, found: dict[str, int]) -> None:
    t = met("3 20-10-b 2 m6-16", "3 20-10-b", sections=("40",))
    attack(t, 4)
    if t.step == "Withdrawal":
        t.play("pompey", "stand")
    assert t.offered("caesar") == ["shoot 0", "shoot 1", "shoot 2"]
    t.play("caesar", f"shoot {shoot}")
    assert advantages(t) == found


@rule("40.1a")
def test_only_where_the_players_want_it() -> None:
    t = met("3 20-10-b 2 m4-12", "3 20-10-b")
    attack(t, 4).play("pompey", "stand")
    assert advantages(t) == {}
