"""Chapter 13.4.5: baggage trains in combat."""

from __future__ import annotations

import pytest

from games.imperium.battle_table import FIELD, army, attack, fight, met
from games.imperium.builder import Table
from romanum.games.imperium.data.hexes import PLACE
from romanum.games.imperium.rules.common.sieges import set_fort
from rules import rule

GAUL = {"scenario": 1, "month": "May 52 BC"}


@rule("13.4.5a")
@pytest.mark.parametrize(("choice", "left"), [("capture", " | caesar 1 train-2 1 train-5"), ("burn", "")])
def test_trains_without_guards_are_captured_with_what_they_carry_or_burnt(choice: str, left: str) -> None:
    t = attack(met("1 20-10-b", "1 train-5 1 train-2"))
    assert t.offered("caesar") == ["capture", "burn"]
    t.play("caesar", choice)
    assert t[FIELD] == f"caesar 1 20-10-b{left}"
    assert not t.events("combat")


@rule("13.4.5a", "7.7b")
def test_whoever_captures_them_has_built_so_many_more() -> None:
    t = attack(met("1 20-10-b", "2 train-5", trains_built=(1, 2) + (0,) * 120)).play("caesar", "capture")
    assert t.g.trains_built[:2] == (3, 0)


@rule("13.4.5a")
def test_a_fort_defends_the_trains_in_it() -> None:
    t = met("1 20-10-b", "1 train-5")
    set_fort(t.g, PLACE[FIELD], t.power("pompey"), 2)
    attack(t, 1).play("pompey", "stand")
    assert t.events("combat")


@rule("13.4.5b")
def test_in_a_civil_war_the_trains_of_those_who_are_wiped_out_are_captured() -> None:
    t = attack(met("6 20-10-b", "1 20-10-b 2 train-3"), 6).play("pompey", "stand")
    assert t[FIELD].count("2 train-3") == 1
    assert "pompey" not in t[FIELD]


@rule("13.4.5c")
def test_barbarians_burn_them() -> None:
    t = army({FIELD: "vercingetorix 6 20-8-c | caesar 1 16-10-c 1 train-3"}, **GAUL)
    attack(t, 6, by="vercingetorix").play("caesar", "stand")
    assert t[FIELD] == "vercingetorix 6 20-8-c"


def numidian(die: int) -> Table:
    """Juba wipes out a legion with its train."""
    t = army({FIELD: "numidia 6 16-9-c | caesar 1 16-10-c 1 train-3"})
    return attack(t, 6, die, by="numidia").play("caesar", "stand")


@rule("13.4.5c")
@pytest.mark.parametrize(("die", "kept"), [(4, True), (5, False)])
def test_other_civilized_victors_roll_for_them(die: int, kept: bool) -> None:
    t = numidian(die)
    assert ("train-3" in t[FIELD]) is kept
    assert "caesar" not in t[FIELD]


@rule("13.4.5b")
def test_trains_go_with_those_who_only_retreat() -> None:
    t = attack(met("3 20-10-b", "3 20-10-b 1 train-3"), 4).play("pompey", "stand")
    assert fight(t).wins == 0
    t.play("pompey", t.offered("pompey")[0])
    assert "train" not in t[FIELD]
