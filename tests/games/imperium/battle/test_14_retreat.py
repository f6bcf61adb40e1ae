"""Chapters 14.2, 14.3 and 14.5.1: retreats before and after combat, and how a siege is accepted."""

from __future__ import annotations

from typing import Any

import pytest

from games.imperium.battle_table import FIELD, MEDIOLANUM, army, attack, fight, met, neighbours, told
from games.imperium.builder import Table
from games.imperium.map.test_03_units import units
from romanum.engine.position import changed
from romanum.engine.standing.orders import Order, answered
from romanum.games.imperium.data.cities import CITY
from romanum.games.imperium.data.hexes import LAND_STEPS, PLACE, PLACE_IDS
from romanum.games.imperium.data.provinces import NONE
from romanum.games.imperium.rules.common.sieges import is_besieged, set_fort
from romanum.games.imperium.state.errands import Battle, GoOn, LandCombat
from romanum.games.imperium.state.forces import new_stack
from romanum.games.imperium.state.marks import ACTIVE_FORCE, CROSSED, LANDED, MOVED, SUPPLIED
from rules import rule

NORTH, SOUTH = neighbours(FIELD)[0], neighbours(FIELD)[-1]
HIS_CITY = {"cities": {"mediolanum": "pompey"}}


def walled(attacker: str, defender: str, **fields: Any) -> Table:
    """Pompey's men at Mediolanum, which is his, and Caesar's before it."""
    return met(attacker, defender, MEDIOLANUM, cities={"mediolanum": "pompey"}, **fields)


# ---- before combat


@rule("14.2a", "14.5.1a")
def test_whoever_is_attacked_is_told_by_whom_so_that_orders_can_hang_on_it() -> None:
    t = attack(met("3 20-10-b", "3 20-10-b"), 4)
    seat = t.seat("pompey")
    for enemy, answers in (("vercingetorix", False), ("caesar", True)):
        order = Order("retreat-before-combat", "do", f"retreat {NORTH}", about=(FIELD, enemy))
        assert (answered(t.game, t.g, seat, [order]) is not None) == answers


@rule("14.1e", "14.2a")
def test_whoever_is_attacked_may_stand_or_go() -> None:
    t = attack(met("3 20-10-b", "3 20-10-b"), 4)
    assert t.asked == ("pompey",)
    assert t.offered("pompey") == ["stand", *(f"retreat {there}" for there in neighbours(FIELD))]


@rule("14.2.1a", "14.4", "19.1i")
def test_all_retreat_to_one_hex_and_lose_heart_and_nobody_rolls() -> None:
    t = attack(met("3 20-10-b", "3 20-10-b 1 train-6 pompey"))
    t.play("pompey", f"retreat {NORTH}")
    assert t[NORTH] == "pompey 3 20-10-b 1 train-6 pompey"
    assert t[FIELD] == "caesar 3 20-10-b"
    assert (t.g.morale[t.power("pompey")], t.g.morale[t.power("caesar")]) == (95, 100)
    assert not t.events("combat")


@rule("14.2b")
@pytest.mark.parametrize(("horse", "bars"), [("2 6-16", True), ("1 6-16 1 6-16-new", False)])
def test_twice_the_cavalry_lets_nobody_go(horse: str, bars: bool) -> None:
    """12 points of cavalry against 6, or 9 against 6; the city stays open either way."""
    t = attack(walled(f"3 20-10-b {horse}", "1 20-10-b 1 6-16"), place=MEDIOLANUM)
    move = f"retreat {neighbours(MEDIOLANUM)[0]}"
    assert "enter-siege" in t.offered("pompey")
    assert (move not in t.offered("pompey")) is bars
    if bars:
        assert t.refused("pompey", move).rule == "14.2b"


@rule("14.2.1a", "14.2b")
@pytest.mark.parametrize(("horse", "escape"), [("1 6-16-new", 1.0), ("2 6-16", None)])
def test_the_chance_of_an_attack_says_whether_those_attacked_can_leave(horse: str, escape: float | None) -> None:
    t = met(f"3 20-10-b {horse}", "1 20-10-b 1 6-16")
    t.push(LandCombat(t.seat("caesar")))
    found = t.game.odds(t.known("caesar"), t.seat("caesar"), ("attack", PLACE[FIELD]))
    assert found is not None
    assert found.escape == escape


@rule("14.2b")
def test_without_cavalry_on_either_side_nobody_is_held() -> None:
    t = attack(met("3 20-10-b", "3 20-10-b"))
    assert f"retreat {NORTH}" in t.offered("pompey")


@rule("14.2c")
def test_cavalry_that_has_crossed_a_river_counts_half() -> None:
    t = met("3 20-10-b 2 6-16", "1 20-10-b 1 6-16")
    t.g.mark[t.stack("caesar", FIELD)] |= CROSSED
    assert f"retreat {NORTH}" in attack(t).offered("pompey")


@rule("14.2d")
def test_the_besieged_do_not_retreat() -> None:
    t = attack(walled("6 20-10-b", "inside 2 20-10-b"), 4, place=MEDIOLANUM)
    assert not t.events("retreats")
    assert t.events("combat")


@rule("14.2e", "14.1c")
def test_a_force_that_was_met_and_gives_way_has_ended_its_march() -> None:
    """Pompey intercepts and is the attacker."""
    t = met("3 20-10-b", "3 20-10-b pompey")
    mover = t.stack("caesar", FIELD)
    t.g.mark[mover] |= ACTIVE_FORCE
    t.g.mover = mover
    t.stop_at(GoOn).push(Battle(PLACE[FIELD], (t.stack("pompey", FIELD),), met=True))
    assert t.asked == ("caesar",)
    t.play("caesar", f"retreat {NORTH}")
    there = t.stack("caesar", NORTH)
    assert t.g.mark[there] & (ACTIVE_FORCE | MOVED) == MOVED


@rule("14.2.1c")
@pytest.mark.parametrize(
    ("enemies", "bars"),
    [
        ("1 4-12 1 4-12-new 1 m4-12-new 1 4-12-new", False),
        ("1 6-16 1 6-16-new 1 4-12-new", True),
        ("3 4-12", True),
    ],
)
def test_enemies_of_a_quarter_of_the_strength_bar_the_way(enemies: str, bars: bool) -> None:
    """A quarter of 44 is 11: 10 do not bar the way, 11 and 12 do."""
    t = army({FIELD: "caesar 3 20-10-b | pompey 2 20-10-b 1 4-12", NORTH: f"caesar {enemies}"})
    attack(t)
    assert (f"retreat {NORTH}" not in t.offered("pompey")) is bars
    if bars:
        assert t.refused("pompey", f"retreat {NORTH}").rule == "14.2.1c"


@rule("14.2.1d")
def test_no_retreat_leads_over_a_river() -> None:
    t = met("3 20-10-b", "3 20-10-b", MEDIOLANUM, cities={"mediolanum": "caesar"})
    attack(t, place=MEDIOLANUM)
    wet = sorted(set(neighbours(MEDIOLANUM, dry=False)) - set(neighbours(MEDIOLANUM)))
    assert wet == ["a3118", "a3218"]
    assert {t.refused("pompey", f"retreat {there}").rule for there in wet} == {"14.2.1d"}


@rule("14.2.1e")
def test_not_the_way_by_which_they_came_in_strength() -> None:
    """The rulebook's: 44 points, with 80 from the north and 10 from the south."""
    t = met("4 20-10-b", "2 20-10-b 1 4-12")
    north = t.stack("caesar", FIELD)
    t.g.came[north] = PLACE[NORTH]
    south = new_stack(t.g, t.power("caesar"), PLACE[FIELD], units("1 20-10-b-new"), SUPPLIED)
    t.g.came[south] = PLACE[SOUTH]
    attack(t)
    assert t.refused("pompey", f"retreat {NORTH}").rule == "14.2.1e"
    assert f"retreat {SOUTH}" in t.offered("pompey")


@rule("14.1b")
def test_who_has_come_from_the_sea_must_attack() -> None:
    t = met("3 20-10-b", "3 20-10-b")
    t.g.mark[t.stack("caesar", FIELD)] |= LANDED
    t.push(LandCombat(t.seat("caesar")))
    assert t.asked == ("pompey",)


@rule("14.1b")
def test_who_has_come_over_a_strait_must_attack() -> None:
    here, there = next(
        (PLACE_IDS[a], PLACE_IDS[b])
        for a, steps in enumerate(LAND_STEPS)
        for b, river, strait, _ in steps
        if strait and river == NONE
    )
    t = met("3 20-10-b", "3 20-10-b", there)
    t.g.came[t.stack("caesar", there)] = PLACE[here]
    t.push(LandCombat(t.seat("caesar")))
    assert t.asked == ("pompey",)


# ---- going inside


@rule("14.3a")
def test_a_city_of_theirs_takes_them_in() -> None:
    t = attack(walled("6 20-10-b", "2 20-10-b"), place=MEDIOLANUM)
    t.play("pompey", "enter-siege")
    assert t[MEDIOLANUM] == "caesar 6 20-10-b | pompey inside 2 20-10-b"
    assert is_besieged(t.g, PLACE[MEDIOLANUM])
    assert t.g.morale[t.power("pompey")] == 100


@rule("14.3a", "16.3a")
def test_no_more_than_there_is_room_for() -> None:
    """Mediolanum holds four Legion Equivalents."""
    t = attack(walled("6 20-10-b", "5 20-10-b"), place=MEDIOLANUM)
    assert t.refused("pompey", "enter-siege").rule == "16.3a"
    t.play("pompey", *["send-in 20-10-b"] * 4)
    assert "send-in 20-10-b" not in t.offered("pompey")
    assert t.refused("pompey", "enter-siege").rule == "16.3a", "the walls are full"


@rule("14.3a")
def test_nobody_goes_into_a_plundered_city_or_one_of_the_enemy() -> None:
    t = walled("6 20-10-b", "2 20-10-b")
    t.g.city_plunder = changed(t.g.city_plunder, CITY["mediolanum"], 2)
    assert "enter-siege" not in attack(t, place=MEDIOLANUM).offered("pompey")
    t = met("6 20-10-b", "2 20-10-b", MEDIOLANUM, cities={"mediolanum": "caesar"})
    assert "enter-siege" not in attack(t, place=MEDIOLANUM).offered("pompey")


@rule("14.3b", "14.4", "15.1c")
def test_if_all_are_inside_the_attacker_besieges_or_assaults() -> None:
    t = attack(walled("6 20-10-b-new", "2 20-10-b"), place=MEDIOLANUM)
    t.play("pompey", "enter-siege")
    assert t.offered("caesar") == ["besiege", "assault"]
    t.play("caesar", "besiege")
    assert not t.events("combat")
    assert t[MEDIOLANUM] == "caesar 6 20-10-b-new | pompey inside 2 20-10-b"


@rule("14.3c", "16.1c")
def test_in_an_assault_those_inside_are_doubled() -> None:
    """Twice 20, cavalry plain, and the city."""
    t = attack(walled("6 20-10-b", "1 20-10-b 1 6-16"), 3, place=MEDIOLANUM)
    t.play("pompey", "enter-siege").play("caesar", "assault")
    assert told(t)["defence"] == 40 + 6 + 1


@rule("14.3d")
def test_where_no_timber_grows_they_are_tripled() -> None:
    t = met("6 20-10-b", "1 20-10-b", "a3531", cities={"capsa": "pompey"})
    attack(t, 3, place="a3531").play("pompey", "enter-siege").play("caesar", "assault")
    assert told(t)["defence"] == 60 + 1


@rule("14.3e")
def test_against_barbarians_they_are_tripled_everywhere() -> None:
    t = army({"a2521": "vercingetorix 6 20-8-c | caesar 1 20-10-b"}, scenario=1, month="May 52 BC")
    t.g.city_of[CITY["narbo"]] = t.power("caesar")
    attack(t, 3, place="a2521", by="vercingetorix").play("caesar", "enter-siege").play("vercingetorix", "assault")
    assert told(t)["defence"] == 60 + 1


@rule("14.3.1a", "14.3.1b", "16.3b")
def test_some_go_inside_and_the_others_fight_outside_alone() -> None:
    t = attack(walled("6 20-10-b", "2 20-10-b 1 4-12"), 4, place=MEDIOLANUM)
    t.play("pompey", "send-in 20-10-b", "stand")
    assert t.offered("caesar") == ["attack-outside", "assault"]
    t.play("caesar", "attack-outside")
    assert told(t)["defence"] == 24


@rule("14.3.1a")
def test_some_go_inside_and_the_others_leave() -> None:
    t = attack(walled("6 20-10-b", "2 20-10-b 1 4-12"), place=MEDIOLANUM)
    t.play("pompey", "send-in 20-10-b", f"retreat {neighbours(MEDIOLANUM)[0]}")
    assert t[neighbours(MEDIOLANUM)[0]] == "pompey 1 20-10-b 1 4-12"
    assert t.offered("caesar") == ["besiege", "assault"]


@rule("14.3.1c")
def test_a_split_defence_is_added_up() -> None:
    """Outside 24 plain; inside 20 doubled, and the city."""
    t = attack(walled("6 20-10-b", "2 20-10-b 1 4-12"), 4, place=MEDIOLANUM)
    t.play("pompey", "send-in 20-10-b", "stand").play("caesar", "assault")
    assert told(t)["defence"] == 24 + 40 + 1


@rule("21.2b", "21.2f")
def test_a_top_fort_takes_in_everybody() -> None:
    t = met("9 20-10-b", "8 20-10-b")
    set_fort(t.g, PLACE[FIELD], t.power("pompey"), 4)
    attack(t).play("pompey", "enter-siege")
    assert "pompey inside 8 20-10-b" in t[FIELD]


@rule("14.3.1a")
def test_a_leader_goes_inside_with_some_or_stays_outside() -> None:
    t = attack(walled("6 20-10-b", "1 20-10-b 1 4-12 pompey labienus"), place=MEDIOLANUM)
    t.play("pompey", "send-in 20-10-b", "send-in-leader labienus", "stand")
    assert t[MEDIOLANUM] == "caesar 6 20-10-b | pompey 1 4-12 pompey | pompey inside 1 20-10-b labienus"
    t = attack(walled("6 20-10-b", "1 20-10-b 1 4-12 pompey"), place=MEDIOLANUM).play("pompey", "enter-siege")
    assert t[MEDIOLANUM] == "caesar 6 20-10-b | pompey inside 1 20-10-b 1 4-12 pompey"


# ---- after combat


@rule("14.5.1a", "14.5a", "19.1l")
def test_the_beaten_leave_and_lose_heart() -> None:
    """60 against 60 and a 4: nobody is lost, the attacker wins."""
    t = attack(met("3 20-10-b", "3 20-10-b"), 4)
    t.play("pompey", "stand")
    assert "stand" not in t.offered("pompey")
    t.play("pompey", f"retreat {NORTH}")
    assert (t[NORTH], t[FIELD]) == ("pompey 3 20-10-b", "caesar 3 20-10-b")
    assert (t.g.morale[t.power("caesar")], t.g.morale[t.power("pompey")]) == (102, 98)


@rule("14.5.1a")
def test_beaten_attackers_leave_too() -> None:
    t = attack(met("3 20-10-b", "3 20-10-b"), 3)
    t.play("pompey", "stand").play("caesar", f"retreat {SOUTH}")
    assert (t[SOUTH], t[FIELD]) == ("caesar 3 20-10-b", "pompey 3 20-10-b")


@rule("14.5.1b")
def test_whoever_cannot_retreat_loses_half_and_stays() -> None:
    board = dict.fromkeys(neighbours(FIELD), "caesar 2 20-10-b")
    t = army({**board, FIELD: "caesar 3 20-10-b | pompey 2 20-10-b 1 16-10-b 1 4-12"})
    attack(t, 4)
    assert t.step == "LandLosses"
    t.play("pompey", "lose 16-10-b", "lose-least")
    assert t[FIELD] == "caesar 3 20-10-b | pompey 1 20-10-b 1 4-12"


@rule("14.5.1b")
def test_half_of_an_odd_number_is_rounded_up() -> None:
    """Of five points at least three: the 2-12 alone would not be enough."""
    board = dict.fromkeys(neighbours(FIELD), "caesar 2 20-10-b")
    t = army({**board, FIELD: "caesar 1 6-16-new 1 4-12-new | pompey 1 6-16-new 1 4-12-new"})
    attack(t, 4).play("caesar", "done").play("pompey", "done", "lose-least")
    assert t[FIELD] == "caesar 1 4-12-new 1 6-16-new | pompey 1 4-12-new"


@rule("14.5.1c")
def test_cavalry_does_not_keep_the_beaten() -> None:
    t = attack(met("2 20-10-b 1 6-16", "2 20-10-b 1 4-12"), 4)
    assert t.step == "Withdrawal"
    t.play("pompey", f"retreat {NORTH}")
    assert t[NORTH] == "pompey 2 20-10-b 1 4-12"
    assert t.events("combat")


@rule("14.5.1d", "14.5.1e")
def test_the_beaten_may_go_into_their_city_and_are_left_in_peace() -> None:
    t = attack(walled("3 20-10-b", "3 20-10-b"), 5, place=MEDIOLANUM)
    t.play("pompey", "stand", "enter-siege")
    assert t[MEDIOLANUM] == "caesar 3 20-10-b | pompey inside 3 20-10-b"
    assert t.holder("mediolanum") == "pompey"
    assert not t.g.stack


@rule("14.5.1f")
def test_a_city_that_the_beaten_leave_is_taken() -> None:
    t = attack(walled("3 20-10-b", "3 20-10-b"), 5, place=MEDIOLANUM)
    t.play("pompey", "stand", f"retreat {neighbours(MEDIOLANUM)[0]}")
    assert t.holder("mediolanum") == "caesar"


@rule("14.5.1f")
def test_not_if_nobody_is_left_to_take_it() -> None:
    """20 against 20 and the city, and a 3: the attackers are gone, and the defenders lose as many points: all."""
    t = attack(walled("1 20-10-b", "1 20-10-b"), 3, place=MEDIOLANUM)
    t.play("pompey", "stand")
    assert (told(t)["ratio"], t[MEDIOLANUM]) == ("4-5", "")
    assert t.holder("mediolanum") == "pompey"


# ---- sieges


@rule("17.1.1a")
def test_besiegers_assault_and_the_besieged_fall_upon_them() -> None:
    t = attack(walled("6 20-10-b", "inside 2 20-10-b"), 4, place=MEDIOLANUM)
    assert told(t)["defence"] == 80 + 1
    t = walled("2 20-10-b", "inside 3 20-10-b")
    attack(t, 4, place=MEDIOLANUM, by="pompey").play("caesar", "stand")
    assert (told(t)["attack"], told(t)["defence"]) == (60, 40)


@rule("17.1.1b", "17.1.1d")
def test_relief_joins_and_if_beaten_stays_out() -> None:
    t = army({MEDIOLANUM: "caesar 5 20-10-b | pompey inside 2 20-10-b | pompey 2 20-10-b"}, **HIS_CITY)
    attack(t, 4, place=MEDIOLANUM, by="pompey").play("caesar", "stand")
    assert (told(t)["attack"], told(t)["defence"]) == (80, 100)
    assert fight(t).wins == 1
    assert "enter-siege" not in t.offered("pompey")
    out = neighbours(MEDIOLANUM)[0]
    t.play("pompey", f"retreat {out}")
    assert (t[out], t[MEDIOLANUM]) == ("pompey 2 20-10-b", "caesar 5 20-10-b | pompey inside 2 20-10-b")
    assert is_besieged(t.g, PLACE[MEDIOLANUM])


@rule("17.1.1c")
def test_besiegers_who_give_way_have_broken_it_off() -> None:
    t = walled("2 20-10-b", "inside 3 20-10-b")
    attack(t, place=MEDIOLANUM, by="pompey").play("caesar", f"retreat {neighbours(MEDIOLANUM)[0]}")
    assert not is_besieged(t.g, PLACE[MEDIOLANUM])
    assert t[MEDIOLANUM] == "pompey 3 20-10-b"


@rule("21.2d")
def test_besiegers_behind_a_top_fort_of_their_own_are_doubled() -> None:
    t = walled("2 20-10-b", "inside 3 20-10-b")
    set_fort(t.g, PLACE[MEDIOLANUM], t.power("caesar"), 4)
    attack(t, 4, place=MEDIOLANUM, by="pompey").play("caesar", "stand")
    fort = told(t)["defence"] - 80
    assert fort > 0
