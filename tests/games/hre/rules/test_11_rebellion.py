"""Chapter 11: rebellion and revolt."""

from typing import Any

import pytest

from games.hre.builder import Table, position
from games.hre.rules.combat_builder import board, strike
from rules import rule


def rising(card: str, turn: int = 2, **provinces: Any) -> Table:
    """Blue's Phase, the card in hand, and blue itself far away in Syria."""
    return position(turn=turn, hand={"blue": [card]}, syria="blue:2", **provinces).roman_phase("blue")


# ---- what the cards create


@rule("11a")
def test_a_revolt_raises_rebels_who_fight_the_units_there() -> None:
    t = strike(rising("servi-siculi", sicilia="red:1"), "blue", "servi-siculi", "sicilia", 6, 1, 2)
    assert t["sicilia"] == "blue-rebels:2"


@rule("11a")
def test_a_rebellion_turns_legions_against_those_left() -> None:
    t = strike(rising("bellum-civile", sicilia="red:3"), "blue", "bellum-civile", "sicilia", 6, 1, 2)
    assert t["sicilia"] == "blue-rebels:2 of red"


@rule("11a")
def test_a_rebellion_of_all_legions_there_meets_nobody() -> None:
    t = strike(rising("bellum-civile", sicilia="red:2"), "blue", "bellum-civile", "sicilia")
    assert t["sicilia"] == "blue-rebels:2 of red"


@rule("11a")
def test_several_rebels_attack_one_after_the_other() -> None:
    t = strike(rising("servi-siculi", sicilia="red:2"), "blue", "servi-siculi", "sicilia", 1, 1, 6, 6, 1, 2, 6, 1, 2)
    assert t["sicilia"] == "blue-rebels:1"


@rule("11a", "10.1a")
def test_rebels_lost_before_the_defender_was_asked_do_not_come_back() -> None:
    t = strike(
        rising("servi-siculi", sicilia="red:2", roma="red:1"), "blue", "servi-siculi", "sicilia", 1, 1, 6, 1, 1, 6
    )
    t.play("red", "stand")
    assert t["sicilia"] == "red:2"
    assert len(t.events("round")) == 2


@rule("11a")
def test_rebels_who_all_die_leave_the_province_as_it_was() -> None:
    t = strike(rising("servi-siculi", sicilia="red:2 fort city"), "blue", "servi-siculi", "sicilia", 1, 1, 6, 1, 1, 6)
    assert t["sicilia"] == "red:2 fort city"


@rule("11a")
@pytest.mark.parametrize(
    "what",
    ["blue:1", "mauri:1", "odrysae:1 by red", "green-rebels:1", "fort:red"],
    ids=["own", "people", "kingdom", "rebels", "walls alone"],
)
def test_they_strike_provinces_of_other_factions_only(what: str) -> None:
    t = rising("servi-siculi", sicilia="red:1", roma="red:1", dalmatia=what).play("blue", "card servi-siculi")
    why = t.why("blue", "target dalmatia")
    assert (why.rule, why.facts) == ("11a", {"province": "dalmatia"})


@rule("11a")
def test_they_strike_where_the_card_says() -> None:
    t = rising("servi-siculi", sicilia="red:1", dalmatia="red:1", achaea="red:1").play("blue", "card servi-siculi")
    assert t.options("blue") == ["target dalmatia", "target sicilia"]
    assert t.forbids("blue", "target achaea") == "11a"


@rule("11a")
def test_a_card_of_two_provinces_strikes_each_once() -> None:
    t = rising("triginta-tyranni", turn=5, sicilia="red:2", dalmatia="red:2", achaea="green:1")
    t.play("blue", "card triginta-tyranni").roll(6, 1, 1).play("blue", "target sicilia")
    assert t.forbids("blue", "target sicilia") == "11a"
    t.roll(6, 1, 1).play("blue", "target dalmatia")
    assert (t["sicilia"], t["dalmatia"]) == ("blue-rebels:1 of red", "blue-rebels:1 of red")


@rule("11a")
def test_a_card_of_two_provinces_must_strike_while_it_can() -> None:
    t = rising("triginta-tyranni", turn=5, sicilia="red:1", dalmatia="red:1").play("blue", "card triginta-tyranni")
    assert t.forbids("blue", "pass") == "11a"


@rule("11a", "8a")
def test_a_card_of_two_provinces_ends_when_the_last_rebel_counter_is_used() -> None:
    bands = board({"iudaea": "green-rebels:3", "aegyptus": "green-rebels:3", "cyrenaica": "green-rebels:2"})
    t = rising("triginta-tyranni", turn=5, sicilia="red:1", dalmatia="red:1", achaea="red:1", **bands)
    t.play("blue", "card triginta-tyranni", "target sicilia")
    assert t.g.rebels_on_map() == 9
    assert t["dalmatia"] == "red:1"


@rule("11a", "8a")
def test_no_more_rebels_rise_than_there_are_counters() -> None:
    bands = board({"iudaea": "green-rebels:3", "aegyptus": "green-rebels:3", "cyrenaica": "green-rebels:2"})
    t = strike(rising("bellum-civile", sicilia="red:2", **bands), "blue", "bellum-civile", "sicilia", 6, 1, 1)
    assert t["sicilia"] == "blue-rebels:1 of red"


# ---- terrain and walls


@rule("11b")
def test_against_rebels_the_defender_has_one_die() -> None:
    t = strike(rising("servi-siculi", sicilia="red:1"), "blue", "servi-siculi", "sicilia", 6, 1, 2)
    assert t.events("round")[0]["defence"] == [2]


@rule("11b")
def test_against_rebels_the_defender_cannot_lay_an_ambush() -> None:
    t = position(hand={"blue": ["servi-siculi"], "red": ["insidiae"]}, syria="blue:1", sicilia="red:1")
    strike(t.roman_phase("blue"), "blue", "servi-siculi", "sicilia", 6, 1, 2)
    assert t["sicilia"] == "blue-rebels:2"


@rule("11b")
def test_rebels_have_no_bonus_of_the_emperor_in_whose_phase_they_rise() -> None:
    t = position(hand={"blue": ["servi-siculi"]}, syria="blue:1", sicilia="red:1").roman_phase("blue", "claudius")
    strike(t, "blue", "servi-siculi", "sicilia", 5, 1, 5, 1, 1, 6, 1, 1, 6)
    assert [e["outcome"] for e in t.events("round")] == ["tie", "loss", "loss"]


@rule("11b")
def test_rebels_do_not_roll_the_die_of_the_emperor_in_whose_phase_they_rise() -> None:
    t = position(turn=3, hand={"blue": ["bucolici"]}, syria="blue:1", aegyptus="red:1").roman_phase("blue", "traianus")
    strike(t, "blue", "bucolici", "aegyptus", 6, 1, 2)
    assert t.events("round")[0]["attack"] == [6, 1]


@rule("11c")
def test_a_fort_helps_against_rebels() -> None:
    t = strike(rising("servi-siculi", sicilia="red:1 fort"), "blue", "servi-siculi", "sicilia", 5, 1, 5, 5, 1, 5)
    assert t["sicilia"] == "red:1 fort"


@rule("11c")
def test_a_fortress_wins_ties_against_rebels() -> None:
    t = strike(rising("servi-siculi", sicilia="red:1 fortress"), "blue", "servi-siculi", "sicilia", 5, 1, 4, 5, 1, 4)
    assert t["sicilia"] == "red:1 fortress"


# ---- whose Legions they are


@rule("11d")
def test_a_legion_in_rebellion_cannot_be_recruited() -> None:
    legions = board({"roma": "red:3", "cisalpina": "red:3", "sicilia": "blue-rebels:1 of red"})
    t = position(**legions, roman_vp={"red": 9}).roman_phase("red", at="build")
    assert t.forbids("red", "recruit") == "8.2.1b"


@rule("11d")
def test_a_destroyed_rebel_is_free_to_be_recruited() -> None:
    t = position(roma="red:3", cisalpina="red:3", sicilia="blue-rebels:1 of red", macedonia="green:1")
    t.place("green", 1).roll(6, 1, 1, 1).play("green", "attack sicilia from sea", "done")
    t.g.roman_vp[2] = 9
    assert "recruit" in t.roman_phase("red", at="build").options("red")


@rule("11d")
def test_a_bribed_rebel_is_free_to_be_recruited_by_its_old_faction() -> None:
    t = position(roma="green:1", achaea="red:3", lydia="red:3", sicilia="blue-rebels:1 of red", roman_vp={"green": 9})
    t.roman_phase("green", at="build").play("green", "bribe sicilia")
    assert t["sicilia"] == "green:1"
    t.g.roman_vp[2] = 9
    assert "recruit" in t.roman_phase("red", at="build").options("red")


@rule("11d")
def test_natives_are_nobodys_legions() -> None:
    t = strike(
        rising("servi-siculi", roma="red:3", cisalpina="red:3", sicilia="red:1"),
        "blue",
        "servi-siculi",
        "sicilia",
        6,
        1,
        2,
    )
    assert t["sicilia"] == "blue-rebels:2"
    assert t.g.legions_in_rebellion(2) == 0
