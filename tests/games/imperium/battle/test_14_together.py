"""Chapters 5.8, 5.2.4, 19.3.2 and special rules of scenarios in land combat: who fights beside whom."""

from __future__ import annotations

from typing import Any

import pytest

from games.imperium.battle_table import FIELD, MEDIOLANUM, army, attack, changes, fight, met, told
from games.imperium.builder import Table
from games.imperium.map.test_03_units import units
from romanum.engine.position import changed
from romanum.engine.standing.wishes import grant, preference
from romanum.engine.step import unwanted
from romanum.games.imperium.data.cities import CITY, CITY_PLACE
from romanum.games.imperium.data.hexes import PLACE, PLACE_IDS
from romanum.games.imperium.data.units import KIND_BY_ID
from romanum.games.imperium.rules.battle.segment import attacks_at
from romanum.games.imperium.rules.common.powers import is_enemy, make_client, wake
from romanum.games.imperium.rules.common.sieges import set_fort
from romanum.games.imperium.state.errands import LandCombat, Provision
from romanum.games.imperium.state.forces import add
from romanum.games.imperium.state.marks import BUILDING, GUESTS, HUNGRY, LENT, SUPPLIED
from romanum.games.imperium.state.position import ACTIVE, NOBODY
from romanum.games.imperium.state.rosters import LETTER
from rules import rule

FOUR_EMPERORS = {"scenario": 12, "month": "June AD 69"}


def emperors(text: str, place: str = FIELD, **fields: Any) -> Table:
    """The year of the four emperors: Otho and Vitellius are allied against Vespasian."""
    return army({place: text}, **{**FOUR_EMPERORS, "allies": (("otho", "vitellius"),), **fields})


# ---- allies


@rule("5.8i")
def test_allies_do_not_attack_each_other_nor_their_cities() -> None:
    t = emperors("otho 3 20-10-b | vitellius 1 4-12", MEDIOLANUM)
    t.g.city_of[CITY["mediolanum"]] = t.power("vitellius")
    t.push(LandCombat(t.seat("otho")))
    assert not t.g.stack
    t.g.allies = (0,) * 6
    assert attacks_at(t.g, t.seat("otho"), PLACE[MEDIOLANUM])


@rule("5.8d")
def test_an_ally_who_stands_there_is_asked_and_joins_an_attack() -> None:
    board = "otho 2 20-10-b | vitellius 1 20-10-b | vespasian 3 20-10-b"
    t = attack(emperors(board), 4, by="otho")
    assert t.asked == ("vitellius",)
    t.play("vitellius", "yes").play("vespasian", "stand")
    assert told(t)["attack"] == 60
    assert t.g.attacked >> t.power("vitellius") & 1
    t = attack(emperors(board), 4, by="otho").play("vitellius", "no").play("vespasian", "stand")
    assert told(t)["attack"] == 40
    assert not t.g.attacked >> t.power("vitellius") & 1


@rule("5.8d", "13.0a")
def test_an_ally_must_be_fed_to_attack() -> None:
    t = emperors("otho 2 20-10-b | vitellius 1 20-10-b | vespasian 3 20-10-b").stop_at(Provision)
    stack = t.stack("vitellius", FIELD)
    t.g.mark[stack] &= ~SUPPLIED
    attack(t, 4, by="otho").play("vitellius", "yes")
    assert t.waiting.stacks == (stack,)
    t.g.mark[stack] |= HUNGRY
    t.skip().play("vespasian", "stand")
    assert told(t)["attack"] == 40


@rule("21.1g")
def test_those_of_an_ally_who_build_keep_building_while_others_of_his_attack() -> None:
    t = emperors("otho 2 20-10-b | vitellius 1 20-10-b | vespasian 3 20-10-b")
    place, power = PLACE[FIELD], t.power("vitellius")
    set_fort(t.g, place, power, 0, 1)
    add(t.g, power, place, LETTER[KIND_BY_ID["16-10-b"]], SUPPLIED | BUILDING)
    attack(t, 4, by="otho").play("vitellius", "yes")
    assert t.g.forts == (place, power, 0, 1)


@rule("5.8d")
def test_allies_defend_together_and_the_stronger_decides() -> None:
    t = attack(emperors("vespasian 4 20-10-b | otho 1 20-10-b | vitellius 2 20-10-b"), 4, by="vespasian")
    assert t.asked == ("vitellius",)
    t.play("vitellius", "stand")
    assert told(t)["defence"] == 60


@rule("5.8d", "14.3a")
def test_an_allys_city_takes_them_in_if_he_says_yes() -> None:
    t = emperors("vespasian 4 20-10-b | otho 1 20-10-b", MEDIOLANUM)
    t.g.city_of[CITY["mediolanum"]] = t.power("vitellius")
    attack(t, place=MEDIOLANUM, by="vespasian").play("otho", "enter-siege")
    assert t.asked == ("vitellius",)
    t.play("vitellius", "yes")
    assert t[MEDIOLANUM].startswith("otho inside 1 20-10-b")


@rule("5.8c")
def test_units_that_were_lent_attack_with_whoever_has_them() -> None:
    t = emperors("otho 2 20-10-b | vitellius 1 20-10-b | vespasian 3 20-10-b")
    t.g.mark[t.stack("vitellius", FIELD)] |= LENT * (t.seat("otho") + 1)
    attack(t, 4, by="otho").play("vespasian", "stand")
    assert told(t)["attack"] == 60


@rule("5.8j")
def test_former_allies_who_keep_the_peace_do_not_fight() -> None:
    t = emperors("otho 2 20-10-b | vitellius 1 20-10-b", allies=())
    assert attacks_at(t.g, t.seat("otho"), PLACE[FIELD])
    one, two = t.seat("otho"), t.seat("vitellius")
    t.g.truces = changed(changed(t.g.truces, one, 1 << two), two, 1 << one)
    assert not attacks_at(t.g, one, PLACE[FIELD])


@rule("5.2.4b")
def test_a_neutral_attacks_alone() -> None:
    t = army({FIELD: "caesar 1 20-10-b | gallic-rebels 2 20-8-c | pompey 2 20-10-b"})
    power = t.power("gallic-rebels")
    wake(t.g, power, 1 << t.seat("pompey"))
    t.g.chief[power] = t.seat("caesar")
    found = [
        sorted(t.g.whose[s] for s in attack_.stacks) for attack_ in attacks_at(t.g, t.seat("caesar"), PLACE[FIELD])
    ]
    assert found == [[t.power("caesar")], [power]]


@rule("14.1a", "5.2.2a")
def test_one_who_sleeps_neither_attacks_nor_gives_way() -> None:
    t = army({FIELD: "caesar 3 20-10-b | egypt 1 16-9-c"})
    egypt = t.power("egypt")
    assert t.g.chief[egypt] == NOBODY
    t.g.at_war = changed(t.g.at_war, egypt, 1 << t.seat("caesar"))
    assert is_enemy(t.g, t.power("caesar"), egypt)
    attack(t, 6)
    assert told(t)["enemy"] == "egypt"
    assert "egypt" not in t[FIELD]


@rule("14.1a")
def test_of_two_enemies_one_is_named() -> None:
    t = emperors("otho 4 20-10-b | vitellius 1 20-10-b | vespasian 1 20-10-b", allies=())
    attack(t, by="otho")
    assert t.offered("otho") == ["name vitellius", "name vespasian"]
    t.play("otho", "name vespasian")
    assert (t.asked, fight(t).enemy) == (("vespasian",), t.power("vespasian"))


@rule("14.5.1f", "5.8d")
@pytest.mark.parametrize(("owner", "holder"), [("otho", "vespasian"), ("vitellius", "vitellius")])
def test_an_ally_who_took_no_part_does_not_lose_his_city_when_the_attackers_are_beaten(owner: str, holder: str) -> None:
    """Otho attacks Vespasian in a hex with a city of his own, or of his ally's who is far away."""
    t = emperors("otho 1 4-12 | vespasian 6 20-10-b", MEDIOLANUM, cities={"mediolanum": owner})
    attack(t, 1, place=MEDIOLANUM, by="otho").play("vespasian", "stand")
    assert t.holder("mediolanum") == holder


@rule("10.7.4d", "5.8d")
def test_an_allys_men_go_down_with_fleets_that_a_combat_on_land_destroys() -> None:
    """Two fleets of Otho's attack an army ten times as strong and are lost, and with them those aboard."""
    t = emperors("otho 2 18-30-b | vespasian 6 20-10-b", "b3921", cities={"neapolis": "otho"})
    add(t.g, t.power("vitellius"), PLACE["b3921"], units("1 4-12"), GUESTS | SUPPLIED)
    attack(t, 1, place="b3921", by="otho").play("vespasian", "stand")
    assert t["b3921"] == "vespasian 6 20-10-b"
    assert t.g.morale[t.power("vitellius")] == 98


# ---- whose morale


@rule("19.3.2a")
@pytest.mark.parametrize(("romans", "morale"), [("5 20-10-b 1 6-16-new", 84), ("5 20-10-b", 60)])
def test_antonys_103_points_beside_cleopatras_102_give_them_his_morale(romans: str, morale: int) -> None:
    """The rulebook's: 84 of his against 60 of hers; with 100 points it would be hers."""
    board = {FIELD: f"antony {romans} | egypt 6 16-9-b 1 6-16 | sextus-pompeius 2 20-10-b"}
    t = army(board, scenario=9, month="May 42 BC", morale={"antony": 84, "egypt": 60, "sextus-pompeius": 110})
    make_client(t.g, t.power("egypt"), t.power("antony"))
    t.g.standing[t.power("egypt")] = ACTIVE
    attack(t, 3, by="antony")
    assert changes(t).get("morale", 0) == (-1 if morale == 60 else 0)


@rule("19.3.2b")
def test_of_equal_parts_the_higher_leader_decides() -> None:
    """20 points each; Afranius leads for Pompey, Deiotarus +0, who is no king here, for the others."""
    board = {FIELD: "caesar 2 20-10-b | pompey 1 20-10-b | iudaea 1 20-9-c antipater"}
    levels = {"caesar": 100, "pompey": 160, "iudaea": 100}
    t = attack(army(board, morale=levels), 3).play("pompey", "stand")
    assert "morale" not in changes(t)
    board[FIELD] = board[FIELD].replace("pompey 1 20-10-b", "pompey 1 20-10-b afranius").replace(" antipater", "")
    t = attack(army(board, morale=levels), 3).play("pompey", "stand")
    assert changes(t)["morale"] == -1


# ---- special rules


@rule("2.5")
def test_a_truce_is_kept() -> None:
    t = met("3 20-10-b", "3 20-10-b", month="December 50 BC")
    t.push(LandCombat(t.seat("caesar")))
    assert not t.g.stack


@rule("2.5")
def test_pompeys_men_in_italia_wait_until_march() -> None:
    place = "a3720"
    for month, waits in (("February 49 BC", True), ("March 49 BC", False)):
        t = met("3 20-10-b", "3 20-10-b", place, month=month)
        t.push(LandCombat(t.seat("pompey")))
        assert (not t.g.stack) is waits


@rule("2.5", "14.3b")
def test_a_city_that_is_not_attacked_may_still_be_besieged() -> None:
    """The Goths do not attack Constantinople."""
    place = PLACE_IDS[CITY_PLACE[CITY["constantinople"]]]
    t = army({place: "the-goths 3 20-8-c"}, scenario=30, month="May AD 378", cities={"constantinople": "valens"})
    attack(t, place=place, by="the-goths")
    assert t.events("besieges")
    t.push(LandCombat(t.seat("the-goths")))
    assert not t.g.stack


@rule("2.5", "19.1l")
def test_a_triumvir_gets_more_for_a_victory_over_foreigners() -> None:
    t = army({FIELD: "caesar 6 20-10-b | the-gauls 1 20-8-c"}, scenario=5, month="May 58 BC")
    gauls = t.power("the-gauls")
    t.g.at_war = changed(t.g.at_war, gauls, 1 << t.seat("caesar"))
    attack(t, 6)
    if t.step == "Withdrawal":
        t.play(t.asked[0], "stand")
    assert t.g.morale[t.power("caesar")] == 100 + 4 + 2 + 5


@rule("2.5")
@pytest.mark.parametrize(("answer", "strength"), [("yes", 72), ("no", 60)])
def test_helpers_come_to_one_battle_a_month(answer: str, strength: int) -> None:
    """While Attila stands in Gaul Aetius may add 12 points once a month."""
    here, there = "a2412", "a2014"
    board = {here: "the-huns 1 20-8-c attila", there: "aetius 3 20-10-b | the-huns 2 20-8-c"}
    t = army(board, scenario=36, month="May AD 451")
    attack(t, 4, place=there, by="aetius").play("the-huns", "stand")
    while t.step != "HelpersCalled":
        t.play(t.asked[0], t.offered(t.asked[0])[-1])
    t.play("aetius", answer)
    while not t.events("combat"):
        t.play(t.asked[0], "pass")
    assert told(t)["attack"] == strength


# ---- wishes


@rule("14.2a", "14.3a")
@pytest.mark.parametrize(("place", "window"), [(FIELD, "retreat-before-combat"), (MEDIOLANUM, "siege-acceptance")])
def test_who_wishes_not_to_be_asked_stands(place: str, window: str) -> None:
    t = met("3 20-10-b", "3 20-10-b", place, cities={"mediolanum": "pompey"})
    seat = t.seat("pompey")
    attack(t, 4, place=place)
    assert not unwanted(t.g, seat)
    grant(t.g, preference(t.g, seat, window, "never"))
    assert unwanted(t.g, seat)
    assert t.g.stack[-1].decline == ("stand",)


@rule("14.5.1a")
def test_the_beaten_are_asked_whatever_they_wish() -> None:
    t = attack(met("3 20-10-b", "3 20-10-b"), 4).play("pompey", "stand")
    for window in ("retreat-before-combat", "siege-acceptance"):
        grant(t.g, preference(t.g, t.seat("pompey"), window, "never"))
    assert not unwanted(t.g, t.seat("pompey"))
