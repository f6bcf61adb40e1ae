"""Chapter 18.2 to 18.4: leaders captured and killed, titles and treasuries, and leaders who grow."""

from __future__ import annotations

from typing import Any

import pytest

from games.imperium.battle_table import FIELD, MEDIOLANUM, army, attack, changes, met, neighbours, told
from games.imperium.builder import Table, position
from games.imperium.map.test_03_units import units
from romanum.engine.position import changed
from romanum.games.imperium.data.cities import CITY, CITY_STRENGTH
from romanum.games.imperium.data.hexes import PLACE
from romanum.games.imperium.rules.common.leaders import assign, rally
from romanum.games.imperium.rules.naval.attrition import founder
from romanum.games.imperium.state.errands import (
    BY_HUNGER,
    IN_LAND_COMBAT,
    IN_NAVAL_COMBAT,
    LandCombat,
    LeaderLost,
    LeaderTaken,
    PlaceTaken,
    Reckoning,
)
from romanum.games.imperium.state.forces import add, free
from romanum.games.imperium.state.position import DEAD, NOBODY, NONE, WAITING
from rules import rule


def beaten(leaders: str = "pompey", **fields: Any) -> Table:
    """Pompey's whole stack is wiped out, and what is left of it in Caesar's hands."""
    t = attack(met("6 20-10-b", f"1 20-10-b {leaders}", **fields), 6)
    return t.stop_at(Reckoning).play("pompey", "stand")


# ---- captured or killed


@rule("18.2b")
def test_the_leader_of_a_stack_that_is_wiped_out_is_captured_or_killed() -> None:
    t = beaten("labienus")
    assert t.offered("caesar") == ["capture", "kill"]
    t.play("caesar", "capture")
    assert t.g.captor[t.leader("labienus")] == t.power("caesar")
    assert t.g.leader_in[t.leader("labienus")] == t.stack("caesar", FIELD)


@rule("18.2.2a", "19.1f", "19.1h")
def test_a_named_leader_who_is_killed_is_gone_for_good() -> None:
    """Labienus +2 is worth 6; the legion 4, the victory 2."""
    t = beaten("labienus").play("caesar", "kill")
    assert t.g.leader_in[t.leader("labienus")] == DEAD
    assert (t.g.morale[t.power("caesar")], t.g.morale[t.power("pompey")]) == (112, 88)
    assert t.g.slain >> t.leader("labienus") & 1


@rule("18.2.2b")
def test_an_unnamed_one_waits_for_the_next_quarter() -> None:
    t = beaten("pompey-leader-2").play("caesar", "kill")
    leader = t.leader("pompey-leader-2")
    assert t.g.leader_in[leader] == WAITING
    assert t.g.returns[leader] == t.g.month + 1


@rule("18.2a", "18.1c")
def test_a_leader_alone_defends_with_one_point_and_is_taken_by_any_loss() -> None:
    t = attack(met("1 20-10-b", "labienus"), 4).play("pompey", "stand")
    assert told(t)["defence"] == 1
    assert t.offered("caesar") == ["capture", "kill"]


@rule("18.1c", "14.4.1c")
def test_a_leader_alone_adds_his_point_to_a_city() -> None:
    board = {MEDIOLANUM: "caesar 6 20-10-b | pompey inside labienus"}
    t = attack(army(board, cities={"mediolanum": "pompey"}), 6, place=MEDIOLANUM)
    assert told(t)["defence"] == 1 + CITY_STRENGTH[t.g.setting.column][CITY["mediolanum"]]


@rule("18.2a")
def test_a_leader_alone_may_slip_away() -> None:
    away = neighbours(FIELD)[0]
    t = attack(met("1 20-10-b", "labienus")).play("pompey", f"retreat {away}")
    assert t[away] == "pompey labienus"
    assert t.g.morale[t.power("pompey")] == 100


@rule("18.2b")
def test_not_if_others_of_his_are_left() -> None:
    """Half of his men are lost because they cannot retreat; he joins those who are left."""
    board = dict.fromkeys(neighbours(FIELD), "caesar 2 20-10-b")
    t = army({**board, FIELD: "caesar 2 20-10-b | pompey 2 20-10-b labienus"})
    attack(t, 6)
    assert told(t)["modifiers"][0]["value"] == -2
    assert t[FIELD].endswith("pompey 1 20-10-b labienus")


@rule("18.2d")
def test_a_leader_in_a_city_that_falls_is_captured_whatever_anybody_wants() -> None:
    t = army({MEDIOLANUM: "pompey inside labienus | caesar 6 20-10-b"}, cities={"mediolanum": "pompey"})
    t.push(PlaceTaken(PLACE[MEDIOLANUM], t.power("caesar")))
    assert t.g.captor[t.leader("labienus")] == t.power("caesar")


@rule("18.2d")
@pytest.mark.parametrize("garrison", ["", "1 4-12 "])
def test_so_is_a_leader_in_a_besieged_city_that_is_stormed(garrison: str) -> None:
    """Alone or with a unit that is wiped out: the victor is not asked whether he kills him."""
    t = army({MEDIOLANUM: f"pompey inside {garrison}labienus | caesar 6 20-10-b"}, cities={"mediolanum": "pompey"})
    attack(t, 6, place=MEDIOLANUM)
    assert t.g.captor[t.leader("labienus")] == t.power("caesar")
    assert t.holder("mediolanum") == "caesar"


@rule("18.2e")
def test_a_leader_who_drowns_is_killed_and_nobody_gains_by_it() -> None:
    t = army({FIELD: "pompey 1 20-10-b labienus"})
    t.push(LeaderLost(t.leader("labienus"), NOBODY, killed=True, in_battle=False))
    assert t.g.leader_in[t.leader("labienus")] == DEAD
    assert (t.g.morale[t.power("pompey")], t.g.morale[t.power("caesar")]) == (94, 100)


@rule("18.2e", "10.3.1e")
def test_he_goes_down_with_a_fleet_that_founders() -> None:
    t = army({"a2522": "pompey 1 18-30-b labienus"})
    founder(t.g, t.stack("pompey", "a2522"), "10.3.1e")
    assert t.go_on().g.leader_in[t.leader("labienus")] == DEAD


@rule("18.2c")
def test_whoever_takes_a_leader_decides_about_him() -> None:
    t = met("6 20-10-b", "labienus")
    t.push(LeaderTaken(t.leader("labienus"), t.power("caesar"), 0))
    assert t.offered("caesar") == ["capture", "kill"]


@rule("18.2a")
def test_without_anybody_to_guard_him_he_is_killed() -> None:
    """The walls of Roma wipe out an army; nobody is there to lead its general away."""
    t = army({"a3621": "caesar 1 4-12 antony"}, cities={"roma": "pompey"})
    attack(t, 1, place="a3621").play("caesar", "assault")
    assert t.g.leader_in[t.leader("antony")] == DEAD


@rule("18.2.1a")
def test_a_captive_whose_guards_are_gone_is_free_or_changes_hands() -> None:
    t = army({FIELD: "pompey 1 20-10-b | caesar 2 20-10-b"})
    leader, guards = t.leader("antony"), t.stack("pompey", FIELD)
    assign(t.g, leader, guards)
    t.g.captor = changed(t.g.captor, leader, t.power("pompey"))
    attack(t, 6).play("pompey", "stand")
    assert t.g.captor[leader] == NOBODY
    assert "antony" in t[FIELD]


@rule("18.2.1a")
def test_a_captive_goes_with_other_guards_of_his_captor() -> None:
    t = army({FIELD: "pompey 1 20-10-b"})
    leader, guards = t.leader("antony"), t.stack("pompey", FIELD)
    assign(t.g, leader, guards)
    t.g.captor = changed(t.g.captor, leader, t.power("pompey"))
    add(t.g, t.power("pompey"), PLACE[FIELD], units("1 4-12"), 4)
    t.g.units[guards] = ""
    rally(t.g, PLACE[FIELD])
    free(t.g, guards)
    assert t.g.captor[leader] == t.power("pompey")
    assert t.is_sound()


# ---- Imperator or Rex


@rule("18.3a", "19.1g")
def test_the_listed_successor_follows_again_and_again() -> None:
    """Pompey, then Scipio, then his son; Pompey +2 is worth 30 points."""
    t = army({FIELD: "caesar 2 20-10-b", MEDIOLANUM: "pompey 1 20-10-b pompey scipio cn-pompeius"}).stop_at(Reckoning)
    power = t.power("pompey")
    assert t.g.head[power] == t.leader("pompey")
    t.push(LeaderLost(t.leader("pompey"), t.power("caesar"), killed=True, in_battle=True))
    assert (t.g.head[power], t.g.morale[power], t.g.morale[t.power("caesar")]) == (t.leader("scipio"), 70, 130)
    t.push(LeaderLost(t.leader("scipio"), t.power("caesar"), killed=True, in_battle=True))
    assert t.g.head[power] == t.leader("cn-pompeius")


@rule("18.3b")
def test_without_a_successor_nobody_has_the_title() -> None:
    t = army({FIELD: "caesar 2 20-10-b", MEDIOLANUM: "pompey 1 20-10-b pompey labienus"}).stop_at(Reckoning)
    t.push(LeaderLost(t.leader("pompey"), t.power("caesar"), killed=True, in_battle=True))
    assert t.g.head[t.power("pompey")] == NONE


@rule("18.3a")
def test_a_captured_imperator_keeps_his_title() -> None:
    t = beaten("pompey").play("caesar", "capture")
    assert t.g.head[t.power("pompey")] == t.leader("pompey")
    assert t.g.morale[t.power("pompey")] == 100 - 30 - 4 - 2


# ---- the treasury


@rule("18.3.1a", "18.3.1b")
def test_the_treasury_is_scattered_with_whoever_carries_it() -> None:
    """Of 43 talents a quarter, 10, goes to the victor, 10 are lost, 23 are left."""
    t = army({FIELD: "caesar 6 20-10-b | pompey 1 20-10-b pompey", MEDIOLANUM: "pompey 1 4-12 scipio"})
    t.g.treasury[t.power("pompey")] = 43
    attack(t, 6).stop_at(Reckoning).play("pompey", "stand")
    while t.step == "LandDonatives":
        t.play(t.asked[0], "pass")
    t.play("caesar", "kill")
    assert (t.g.treasury[t.power("caesar")], t.g.treasury[t.power("pompey")]) == (10, 23)


@rule("18.3.1b")
def test_if_his_power_ends_with_him_the_victor_gets_the_rest() -> None:
    t = army({FIELD: "caesar 6 20-10-b", MEDIOLANUM: "pompey 1 20-10-b pompey"}, treasury={"pompey": 43})
    t.stop_at(Reckoning).push(LeaderLost(t.leader("pompey"), t.power("caesar"), killed=True, in_battle=True))
    assert (t.g.treasury[t.power("caesar")], t.g.treasury[t.power("pompey")]) == (33, 0)


@rule("18.3.1c")
@pytest.mark.parametrize(("others", "left"), [("scipio", 22), ("labienus", 0)])
def test_lost_otherwise_half_of_it_is_gone_or_all(others: str, left: int) -> None:
    t = army({MEDIOLANUM: f"pompey 1 20-10-b pompey {others}"}, treasury={"pompey": 43})
    t.push(LeaderLost(t.leader("pompey"), NOBODY, killed=True, in_battle=False))
    assert (t.g.treasury[t.power("caesar")], t.g.treasury[t.power("pompey")]) == (0, left)


@rule("18.3.1b", "18.3b")
def test_half_of_it_is_left_while_the_scenario_has_an_heir_on_his_way() -> None:
    """Theodosius follows Valens two turns later, so that his power does not end with him."""
    t = position({"b5415": "valens 1 20-10-b valens"}, scenario=30, treasury={"valens": 40})
    t.stop_at(Reckoning).push(LeaderLost(t.leader("valens"), t.power("the-goths"), killed=True, in_battle=True))
    assert t.g.treasury[t.power("valens")] == 20


@rule("18.3.1c", "19.1h")
@pytest.mark.parametrize(
    ("how", "treasuries", "morale"),
    [(IN_LAND_COMBAT, (10, 20), 30), (IN_NAVAL_COMBAT, (0, 20), 30), (BY_HUNGER, (0, 20), 0)],
)
def test_only_a_combat_on_land_gives_the_victor_a_share(how: int, treasuries: tuple[int, int], morale: int) -> None:
    """A captured Imperator (+2): in any other way half of his treasury is lost; without a combat nobody takes heart."""
    t = army({MEDIOLANUM: "caesar 6 20-10-b | pompey pompey"}, treasury={"pompey": 40})
    caesar, pompey = t.power("caesar"), t.power("pompey")
    t.stop_at(Reckoning).push(LeaderTaken(t.leader("pompey"), caesar, 1, how))
    assert (t.g.treasury[caesar], t.g.treasury[pompey]) == treasuries
    assert (t.g.morale[caesar], t.g.morale[pompey]) == (100 + morale, 70)


@rule("18.3.1a")
def test_without_an_imperator_the_owner_picks_among_the_highest() -> None:
    t = army({MEDIOLANUM: "pompey 1 20-10-b afranius petreius domitius"}, treasury={"pompey": 40})
    power = t.power("pompey")
    t.g.head, t.g.purse = changed(t.g.head, power, NONE), changed(t.g.purse, power, NONE)
    t.push(LandCombat(t.seat("pompey")))
    assert t.offered("pompey") == ["leader afranius", "leader petreius"]
    t.play("pompey", "leader petreius")
    t.push(LeaderLost(t.leader("afranius"), NOBODY, killed=True, in_battle=False))
    assert t.g.treasury[power] == 40
    t.push(LeaderLost(t.leader("petreius"), NOBODY, killed=True, in_battle=False))
    assert t.g.treasury[power] == 20


# ---- skill


@rule("18.4")
def test_who_wins_at_two_to_three_or_worse_grows() -> None:
    """40 against 60 with Antony +2 and a 5: he wins, and is +3."""
    t = attack(met("2 20-10-b antony", "3 20-10-b", sections=("18.4",)), 5).play("pompey", "stand")
    assert (told(t)["ratio"], changes(t)) == ("2-3", {"attacking-leader": 2})
    t.play("pompey", f"retreat {neighbours(FIELD)[0]}")
    assert t.g.leader_value[t.leader("antony")] == 3


@rule("18.4")
@pytest.mark.parametrize(("sections", "men"), [((), "3 20-10-b"), (("18.4",), "2 20-10-b")])
def test_not_otherwise(sections: tuple[str, ...], men: str) -> None:
    t = attack(met("2 20-10-b antony", men, sections=sections), 5).play("pompey", "stand")
    if t.step == "Withdrawal":
        t.play("pompey", f"retreat {neighbours(FIELD)[0]}")
    assert t.g.leader_value[t.leader("antony")] == 2


@rule("18.4")
def test_a_defender_grows_too_and_nobody_above_three() -> None:
    """60 against 40: a victorious defender has fought at 2:3."""
    t = attack(met("3 20-10-b", "2 20-10-b labienus", sections=("18.4",)), 3).play("pompey", "stand")
    assert told(t)["ratio"] == "3-2"
    t.play("caesar", f"retreat {neighbours(FIELD)[0]}")
    assert t.g.leader_value[t.leader("labienus")] == 3
    t = attack(met("2 20-10-b caesar", "3 20-10-b", sections=("18.4",)), 4).play("pompey", "stand")
    t.play("pompey", f"retreat {neighbours(FIELD)[0]}")
    assert t.g.leader_value[t.leader("caesar")] == 3
