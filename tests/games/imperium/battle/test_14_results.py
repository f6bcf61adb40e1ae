"""Chapters 14.4, 14.5, 16.1, 19.3 and 21.4: the roll and its changes, what is lost, and what falls."""

from __future__ import annotations

import pytest

from games.imperium.battle_table import FIELD, MEDIOLANUM, army, attack, changes, fight, met, neighbours, terrain, told
from games.imperium.builder import Table
from games.imperium.map.test_03_units import units
from romanum.engine.position import changed
from romanum.games.imperium.data.cities import CITY, CITY_STRENGTH
from romanum.games.imperium.data.hexes import PLACE, ROUGH
from romanum.games.imperium.data.provinces import PROVINCE_BY_ID
from romanum.games.imperium.rules.battle.losses import cheapest
from romanum.games.imperium.rules.common.control import port_owner
from romanum.games.imperium.rules.common.sieges import fort_at, is_besieged, set_fort
from romanum.games.imperium.state.errands import LandCombat
from romanum.games.imperium.state.forces import detach
from romanum.games.imperium.state.marks import BUILDING, HUNGRY
from romanum.games.imperium.state.position import BARE_PORTS
from rules import rule

CORSICA = "a3220"
"""A port without a city."""
HILLS = "a3017"
"""Rough ground in Cisalpina."""


def stand(t: Table, *dice: int, place: str = FIELD) -> Table:
    """Pompey's men are attacked and stand."""
    attack(t, *dice, place=place)
    return t.play("pompey", "stand") if t.step == "Withdrawal" else t


# ---- who takes part


@rule("14.4.1a")
def test_nobody_is_withheld() -> None:
    t = stand(army({FIELD: "caesar 2 20-10-b | caesar 1 4-12 antony | pompey 2 20-10-b 1 6-16"}), 4)
    assert (told(t)["attack"], told(t)["defence"]) == (44, 46)


@rule("14.4.1a", "21.1i")
def test_those_who_dig_around_a_city_are_held_back_but_share_its_fate() -> None:
    """80 points with Antony against 121: a 1 wipes out the besiegers, those too who dig."""
    board = {MEDIOLANUM: "caesar 4 20-10-b 1 16-10-b antony | pompey inside 3 20-10-b"}
    t = army(board, cities={"mediolanum": "pompey"})
    stack = t.stack("caesar", MEDIOLANUM)
    detach(t.g, stack, units("1 16-10-b"), t.g.mark[stack] | BUILDING)
    set_fort(t.g, PLACE[MEDIOLANUM], t.power("caesar"), 0, 1)
    attack(t, 1, place=MEDIOLANUM)
    assert (told(t)["attack"], told(t)["defence"]) == (80, 121)
    assert t.g.lost[t.power("caesar")] == units("4 20-10-b 1 16-10-b")


@rule("14.1a", "4j")
def test_the_hungry_and_the_sleeping_do_not_attack() -> None:
    t = met("3 20-10-b", "3 20-10-b")
    t.g.mark[t.stack("caesar", FIELD)] |= HUNGRY
    t.push(LandCombat(t.seat("caesar")))
    assert not t.g.stack


@rule("14.1d", "16.1a", "17.1a")
def test_a_city_alone_is_attacked_and_falls_to_whoever_beats_it() -> None:
    t = army({MEDIOLANUM: "caesar 3 20-10-b"}, cities={"mediolanum": "pompey"})
    attack(t, 4, place=MEDIOLANUM)
    assert t.offered("caesar") == ["besiege", "assault"]
    t.play("caesar", "assault")
    assert (told(t)["defence"], t.holder("mediolanum")) == (1, "caesar")


@rule("17.1a", "14.3b")
def test_a_city_alone_may_be_besieged() -> None:
    t = army({MEDIOLANUM: "caesar 3 20-10-b"}, cities={"mediolanum": "pompey"})
    attack(t, place=MEDIOLANUM).play("caesar", "besiege")
    assert is_besieged(t.g, PLACE[MEDIOLANUM])
    assert t.holder("mediolanum") == "pompey"


@rule("14.1d", "14.4.1c", "16.1c")
def test_units_and_city_are_attacked_together() -> None:
    t = stand(met("3 20-10-b", "2 20-10-b", MEDIOLANUM, cities={"mediolanum": "pompey"}), 4, place=MEDIOLANUM)
    assert told(t)["defence"] == 40 + CITY_STRENGTH[t.g.setting.column][CITY["mediolanum"]]


@rule("16.1b")
def test_an_enemy_city_is_not_taken_by_standing_in_it() -> None:
    t = army({MEDIOLANUM: "caesar 3 20-10-b"}, cities={"mediolanum": "pompey"})
    t.push(LandCombat(t.seat("caesar"))).play("caesar", "done")
    assert t.holder("mediolanum") == "pompey"


@rule("24.5a", "5.6f")
def test_a_plundered_city_without_men_falls_at_once() -> None:
    t = army({MEDIOLANUM: "caesar 3 20-10-b"}, cities={"mediolanum": "pompey"})
    t.g.plunder = changed(t.g.plunder, PROVINCE_BY_ID["cisalpina"], 2)
    attack(t, place=MEDIOLANUM)
    assert t.holder("mediolanum") == "caesar"
    assert not t.events("combat")


@rule("16.1e", "16.1f")
def test_a_port_alone_defends_itself_is_not_besieged_and_falls() -> None:
    t = army({CORSICA: "caesar 1 20-10-b"})
    t.g.port_of = changed(t.g.port_of, BARE_PORTS.index(PLACE[CORSICA]), t.power("pompey"))
    attack(t, 6, place=CORSICA)
    assert told(t)["defence"] == 1
    assert port_owner(t.g, PLACE[CORSICA]) == t.power("caesar")


@rule("16.1e", "16.1f")
def test_a_port_helps_those_who_stand_there_but_takes_nobody_in() -> None:
    t = met("2 20-10-b", "2 20-10-b", CORSICA)
    t.g.port_of = changed(t.g.port_of, BARE_PORTS.index(PLACE[CORSICA]), t.power("pompey"))
    attack(t, 4, place=CORSICA)
    assert "enter-siege" not in t.offered("pompey")
    t.play("pompey", "stand")
    assert told(t)["defence"] == 41


@rule("21.4a")
def test_a_fort_adds_its_strength_in_defence_alone() -> None:
    """The rulebook's: in period 1 a level B fort is worth six, so that two 4-12 attack with 8 and defend with 14."""
    t = army({FIELD: "caesar 2 4-12 fort 3 | vercingetorix 2 20-8-c"}, scenario=1, month="May 52 BC")
    attack(t, 4, by="caesar").play("vercingetorix", "stand")
    assert (told(t)["attack"], told(t)["defence"]) == (8, 40)
    t = army({FIELD: "caesar 2 4-12 fort 3 | vercingetorix 2 20-8-c"}, scenario=1, month="May 52 BC")
    attack(t, 4, by="vercingetorix").play("caesar", "stand")
    assert (told(t)["attack"], told(t)["defence"]) == (40, 14)


@rule("21.4a", "21.3b")
def test_a_fort_defends_itself_alone_and_is_razed() -> None:
    t = army({FIELD: "caesar 3 20-10-b"})
    set_fort(t.g, PLACE[FIELD], t.power("pompey"), 2)
    attack(t, 6)
    assert told(t)["defence"] > 0
    assert fort_at(t.g, PLACE[FIELD]) is None


# ---- changes of the roll


@rule("14.4.2b")
def test_one_leader_of_each_side_counts() -> None:
    """Caesar +3 against Pompey +2; the others of both do not add to it."""
    t = attack(met("3 20-10-b caesar antony", "3 20-10-b pompey domitius"), 3)
    t.play("pompey", "stand").play("caesar", "pass").play("pompey", "pass")
    assert changes(t) == {"attacking-leader": 3, "defending-leader": -2}


@rule("14.4.2b")
def test_each_side_picks_its_own() -> None:
    t = attack(met("3 20-10-b caesar antony", "3 20-10-b pompey"), 3).play("pompey", "stand")
    assert t.offered("caesar") == ["pass", "leader antony"]
    t.play("caesar", "leader antony")
    assert changes(t)["attacking-leader"] == 2


@rule("14.4.2c")
def test_a_split_defence_has_a_leader_for_each_part() -> None:
    t = met("6 20-10-b", "2 20-10-b pompey labienus", MEDIOLANUM, cities={"mediolanum": "pompey"})
    attack(t, 4, place=MEDIOLANUM)
    t.play("pompey", "send-in 20-10-b", "send-in-leader labienus", "stand").play("caesar", "assault")
    assert changes(t) == {"defending-leader": -2, "besieged-leader": -2}


@rule("14.4.2c")
def test_but_not_if_those_inside_are_left_alone() -> None:
    t = met("6 20-10-b", "2 20-10-b pompey labienus", MEDIOLANUM, cities={"mediolanum": "pompey"})
    attack(t, 4, place=MEDIOLANUM)
    t.play("pompey", "send-in 20-10-b", "send-in-leader labienus", "stand").play("caesar", "attack-outside")
    assert changes(t) == {"defending-leader": -2}


@rule("14.4.2d")
def test_rough_ground_helps_the_defender() -> None:
    assert terrain(HILLS) == ROUGH
    assert changes(stand(met("3 20-10-b", "3 20-10-b", HILLS), 4, place=HILLS)) == {"terrain": -1}


@rule("14.4.3a")
@pytest.mark.parametrize(("legion", "shift"), [("24-10-a", 3), ("20-10-b", 2), ("20-10-c", 1)])
def test_against_those_without_a_rating_a_legion_has_its_advantage(legion: str, shift: int) -> None:
    assert changes(stand(met(f"1 {legion}", "5 4-12"), 3)) == {"efficiency": shift}


@rule("14.4.2e", "14.4.3a")
def test_the_better_defender_has_it_too() -> None:
    assert changes(stand(met("3 20-10-c", "3 20-10-a"), 6)) == {"efficiency": -2}


@rule("14.4.2a")
def test_beyond_the_table_the_roll_changes() -> None:
    t = stand(met("8 20-10-b", "1 20-10-b"), 3)
    assert (told(t)["ratio"], changes(t)) == ("7-1", {"beyond-the-table": 2})


@rule("19.3")
@pytest.mark.parametrize(("caesar", "pompey", "shift"), [(149, 100, 0), (150, 100, 1), (100, 150, -1), (100, 149, 0)])
def test_fifty_points_of_morale_are_worth_one(caesar: int, pompey: int, shift: int) -> None:
    t = stand(met("3 20-10-b", "3 20-10-b", morale={"caesar": caesar, "pompey": pompey}), 4)
    assert changes(t).get("morale", 0) == shift


@rule("19.3.1a", "19.3.1b", "19.3.1c")
def test_a_donative_lifts_morale_for_one_battle() -> None:
    """135 against 100: 15 talents more are a step; a fifth of 135 is the most."""
    t = met("3 20-10-b", "3 20-10-b", morale={"caesar": 135}, treasury={"caesar": 40, "pompey": 40})
    attack(t, 4).play("pompey", "stand")
    assert t.asked == ("caesar",)
    assert t.offered("caesar")[-1] == "number 27"
    t.play("caesar", "number 15").play("pompey", "pass").play("caesar", "pass")
    assert changes(t) == {"morale": 1}
    assert (t.g.treasury[t.power("caesar")], t.events("donative")[0].facts["talents"]) == (25, 15)
    assert t.g.morale[t.power("caesar")] == 137


@rule("19.3.1b")
def test_the_other_may_answer_it() -> None:
    t = met("3 20-10-b", "3 20-10-b", morale={"caesar": 135}, treasury={"caesar": 40, "pompey": 40})
    attack(t, 4).play("pompey", "stand").play("caesar", "number 15").play("pompey", "number 1").play("caesar", "pass")
    t.play("pompey", "pass")
    assert changes(t) == {}


@rule("19.3.2a", "19.3.2c")
def test_a_mixed_force_has_the_morale_of_its_larger_part_unless_a_king_is_there() -> None:
    board = {FIELD: "caesar 3 20-10-b | pompey 1 20-10-b | numidia 2 16-9-c"}
    levels = {"caesar": 100, "pompey": 60, "numidia": 150}
    t = stand(army(board, morale=levels), 4)
    assert (told(t)["defence"], changes(t)["morale"]) == (52, -1)
    board[FIELD] = "caesar 3 20-10-b | pompey 1 20-10-b domitius | numidia 2 16-9-c juba"
    t = attack(army(board, morale={**levels, "pompey": 50}), 4).play("pompey", "stand")
    while t.asked == ("pompey",) and "pass" in t.offered("pompey"):
        t.play("pompey", "pass")
    assert changes(t)["morale"] == 1


# ---- losses


@rule("14.5c", "14.5.2a", "14.5.2b")
def test_whoever_is_eliminated_is_gone_and_may_be_raised_again() -> None:
    t = stand(met("6 20-10-b", "1 20-10-b 1 4-12-new"), 6)
    assert t[FIELD] == "caesar 6 20-10-b"
    assert t.g.lost[t.power("pompey")] == units("1 20-10-b 1 4-12-new")


@rule("14.5d", "14.5b")
def test_the_defender_loses_as_many_points_as_the_attacker() -> None:
    """The rulebook's: E/A, the attacker has a 4-12, the defender two 6-16 of which one is enough."""
    t = stand(met("1 4-12", "2 6-16"), 6)
    assert told(t)["ratio"] == "1-3"
    assert t[FIELD] == "pompey 1 6-16"


@rule("14.5b")
def test_losses_are_counted_in_plain_strength() -> None:
    """The rulebook's: a 4-12 that fights with 8 in a city satisfies 4 of a loss of 8, three quarters of 10."""
    t = met("1 20-10-b-new", "inside 4 4-12", MEDIOLANUM, cities={"mediolanum": "pompey"})
    attack(t, 4, place=MEDIOLANUM)
    assert told(t)["defence"] == 33
    assert t[MEDIOLANUM] == "pompey 2 4-12"


@rule("14.5e")
def test_half_of_fifteen_is_eight() -> None:
    """The rulebook's: an attacker of 15 points is gone, and the defender loses half of that."""
    t = stand(met("1 20-10-b-new 1 6-16-new 1 4-12-new", "1 20-10-b 5 4-12"), 3)
    assert (told(t)["attack"], told(t)["defence"], told(t)["ratio"]) == (15, 40, "1-3")
    t = stand(met("1 20-10-b-new 1 6-16-new 1 4-12-new", "1 20-10-b 5 4-12-new"), 3)
    assert told(t)["ratio"] == "1-2"
    t.play("pompey", *["lose 4-12-new"] * 4)
    assert t.step != "LandLosses"
    assert len(t.g.lost[t.power("pompey")]) == 4


@rule("14.5d", "14.5e")
def test_seven_points_are_not_half_of_fifteen() -> None:
    t = stand(met("1 20-10-b-new 1 6-16-new 1 4-12-new", "1 20-10-b 1 6-16-new 3 4-12-new"), 3)
    assert told(t)["ratio"] == "1-2"
    t.play("pompey", "lose 6-16-new", "lose 4-12-new", "lose 4-12-new")
    assert t.step == "LandLosses"
    t.play("pompey", "lose 4-12-new")
    assert t[FIELD] == "pompey 1 20-10-b"


@rule("14.5d")
def test_the_owner_picks_whom_he_loses() -> None:
    """60 against 62 and a 2: the attackers are gone, the defenders lose three quarters of 60 at least."""
    t = stand(met("3 20-10-b", "2 20-10-b 1 16-10-b 1 6-16"), 2)
    assert t.offered("pompey") == ["lose-least", "lose 20-10-b", "lose 16-10-b", "lose 6-16"]
    t.play("pompey", "lose 6-16", "lose 20-10-b", "lose 20-10-b")
    assert t[FIELD] == "pompey 1 16-10-b"


@rule("14.5d")
def test_or_has_the_cheapest_found() -> None:
    """45 points for the least morale: 20, 20 and 6 are five halves of a legion, 20, 20 and 16 would be six."""
    assert sorted(cheapest(units("2 20-10-b 1 16-10-b 1 6-16"), 45, "", reformed=False)) == sorted(
        units("2 20-10-b 1 6-16")
    )
    assert cheapest(units("2 4-12"), 9, "", reformed=False) == units("2 4-12")


@rule("14.6h")
def test_two_fleets_satisfy_nine_points_and_one_four() -> None:
    ships = units("4 18-30-b")
    assert [len(cheapest(ships, need, "", reformed=False)) for need in (4, 5, 9, 10)] == [1, 2, 2, 3]


@rule("14.5a", "14.5c")
def test_nobody_is_lost_where_the_table_says_so() -> None:
    t = stand(met("3 20-10-b", "3 20-10-b"), 4)
    assert fight(t).wins == 0
    assert t[FIELD] == "caesar 3 20-10-b | pompey 3 20-10-b"


@rule("19.1l")
def test_a_city_without_men_gives_no_morale_for_victory() -> None:
    t = army({MEDIOLANUM: "caesar 3 20-10-b"}, cities={"mediolanum": "pompey"})
    attack(t, 4, place=MEDIOLANUM).play("caesar", "assault")
    assert not [event for event in t.events("morale-rises") if event.rule == "19.1l"]


@rule("19.1c", "19.1d", "19.1l")
def test_units_lost_cost_morale_and_bring_it() -> None:
    t = stand(met("6 20-10-b", "1 20-10-b 1 4-12"), 6)
    assert (t.g.morale[t.power("caesar")], t.g.morale[t.power("pompey")]) == (100 + 6 + 2, 100 - 6 - 2)


@rule("21.1g")
def test_builders_who_attack_give_up_their_works() -> None:
    t = met("3 20-10-b", "3 20-10-b")
    stack = t.stack("caesar", FIELD)
    set_fort(t.g, PLACE[FIELD], t.power("caesar"), 0, 1)
    t.g.mark[stack] |= BUILDING
    attack(t)
    assert not t.g.forts
    assert not t.g.mark[stack] & BUILDING


@rule("14.5.1f")
def test_a_friends_city_is_not_taken_with_an_enemys_camp() -> None:
    board = {MEDIOLANUM: "numidia inside 1 16-9-c | pompey 5 20-10-b | caesar 1 4-12 fort 2"}
    t = army(board, cities={"mediolanum": "numidia"})
    attack(t, 6, place=MEDIOLANUM, by="pompey")
    if t.step == "Withdrawal":
        t.play("caesar", "stand")
    assert (t.holder("mediolanum"), t.g.forts) == ("numidia", ())
    assert neighbours(MEDIOLANUM)
