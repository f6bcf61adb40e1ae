"""Chapter 16, optional: bribing Barbarians."""

from typing import Any

import pytest

from games.hre.builder import Table, position
from romanum.engine.step import advance
from romanum.games.hre.data.components import NEIGHBOURS, PROVINCE, PROVINCES, SIDE
from romanum.games.hre.rules.order import StartTurn
from rules import rule

BRIBES = {"bribes": True}
ATTACK = "attack lugdunensis from belgica"


def attacked(armies: int = 2, vp: int = 5, **provinces: Any) -> Table:
    """Suebi of blue's player attack red, whose purse is full."""
    t = position(turn=2, options=BRIBES, roman_vp={"red": vp}, belgica="suebi:1", lugdunensis="red:1", **provinces)
    return t.place("suebi", armies).play("blue", ATTACK)


@rule("16a")
def test_the_attacked_roman_may_offer_any_number_of_his_roman_vp() -> None:
    assert attacked(vp=3).options("red") == ["offer 1", "offer 2", "offer 3", "no-offer"]


@rule("16a")
@pytest.mark.parametrize("vp", [0, 6])
def test_nobody_offers_nothing_or_more_than_he_has(vp: int) -> None:
    assert attacked(vp=5).forbids("red", f"offer {vp}") == "16a"


@rule("16a")
def test_barbarian_vp_are_not_offered() -> None:
    t = position(turn=2, options=BRIBES, barbarian_vp={"red": 9}, belgica="suebi:1", lugdunensis="red:1")
    t.place("suebi", 1).roll(1, 1, 6, 6).play("blue", ATTACK)
    assert t["lugdunensis"] == "red:1"


@rule("16a")
def test_the_offer_comes_before_the_dice() -> None:
    t = attacked()
    assert t.asked == "Bribery"
    assert t.events("round") == []


@rule("16a")
def test_without_an_offer_the_attack_proceeds() -> None:
    t = attacked().roll(6, 1, 1, 1).play("red", "no-offer")
    assert t["lugdunensis"] == "suebi:1"


@rule("16a")
@pytest.mark.parametrize("side", ["norici", "cantabri"])
def test_kingdoms_and_tribes_are_not_bribed(side: str) -> None:
    t = position(options=BRIBES, roman_vp={"red": 5}, belgica=f"{side}:1 by blue", lugdunensis="red:1", syria="blue:1")
    t.place(side, 1, phase_of="blue").roll(6, 1, 1, 1).play("blue", ATTACK)
    assert t["lugdunensis"] == f"{side}:1"


@rule("16a")
def test_romans_are_not_bribed() -> None:
    t = position(options=BRIBES, roman_vp={"red": 5}, belgica="blue:1", lugdunensis="red:1").place("blue", 1)
    t.roll(6, 1, 1, 1).play("blue", ATTACK)
    assert t["lugdunensis"] == "blue:1"


@rule("16a")
def test_only_romans_bribe() -> None:
    t = position(turn=2, options=BRIBES, roman_vp={"red": 5}, belgica="suebi:1", lugdunensis="norici:1 by red")
    t.place("suebi", 1).roll(6, 1, 1, 1).play("blue", ATTACK)
    assert t["lugdunensis"] == "suebi:1"


@rule("16a")
def test_nobody_bribes_for_walls_alone() -> None:
    t = position(turn=2, options=BRIBES, roman_vp={"red": 5}, belgica="suebi:1", lugdunensis="fort:red")
    t.place("suebi", 1).roll(6, 1, 1, 1).play("blue", ATTACK)
    assert t["lugdunensis"] == "suebi:1"


@rule("16a")
def test_the_rule_is_optional() -> None:
    t = position(turn=2, roman_vp={"red": 5}, belgica="suebi:1", lugdunensis="red:1").place("suebi", 1)
    t.roll(6, 1, 1, 1).play("blue", ATTACK)
    assert t["lugdunensis"] == "suebi:1"


@rule("16b")
def test_accepted_points_move_from_the_roman_to_the_barbarian_score() -> None:
    t = attacked(vp=5).play("red", "offer 3").play("blue", "accept")
    assert (t.vp("red"), t.vp("blue")) == ((2, 0), (0, 3))


@rule("16b")
def test_the_attack_is_called_off_and_its_army_is_placed_elsewhere() -> None:
    t = attacked(armies=1).roll().play("red", "offer 1").play("blue", "accept", "place britannia")
    assert (t["lugdunensis"], t["britannia"]) == ("red:1", "suebi:1")


def bribed(**provinces: Any) -> Table:
    """Blue's player has taken a point from red to leave him alone; his Suebi do nothing more."""
    return attacked(armies=1, **provinces).play("red", "offer 1").play("blue", "accept", "done").idle()


def ring(province: str) -> dict[str, str]:
    """Galli all around a Province; the Suebi keep Belgica."""
    around = [PROVINCES[q].id for q in NEIGHBOURS[PROVINCE[province]]]
    return {name: "galli:1 by green" for name in around if name != "belgica"}


@rule("16b")
def test_the_people_may_not_attack_the_faction_again() -> None:
    t = attacked(britannia="red:1").play("red", "offer 1").play("blue", "accept")
    assert t.forbids("blue", ATTACK) == "16b"
    assert t.forbids("blue", "attack britannia from belgica") == "16b"


@rule("16b")
def test_other_factions_may_still_be_attacked() -> None:
    t = attacked(raetia="green:1").play("red", "offer 1").play("blue", "accept")
    t.roll(6, 1, 1, 1).play("blue", "attack raetia from belgica")
    assert t["raetia"] == "suebi:1"


@rule("16b")
def test_empty_walls_of_the_faction_are_not_covered() -> None:
    t = attacked(raetia="fort:red").play("red", "offer 1").play("blue", "accept")
    t.roll(6, 1, 1, 1).play("blue", "attack raetia from belgica")
    assert t["raetia"] == "suebi:1"


@rule("16b")
def test_the_player_keeps_his_word_with_every_people() -> None:
    t = bribed(sarmatia="sarmatae:1 by blue", dacia="red:1").place("sarmatae", 1)
    assert t.forbids("blue", "attack dacia from sarmatia") == "16b"


@rule("16b")
def test_the_player_keeps_his_word_with_his_legions() -> None:
    t = bribed(aquitania="blue:1", sicilia="red:1").place("blue", 1)
    assert t.forbids("blue", "attack lugdunensis from aquitania") == "16b"
    assert t.forbids("blue", "attack sicilia from sea") == "16b"


@rule("16b")
@pytest.mark.parametrize("side", ["norici", "cantabri"])
def test_the_player_keeps_his_word_with_kingdoms_and_tribes(side: str) -> None:
    t = bribed(dacia=f"{side}:1 by blue", thracia="red:1", syria="blue:1").place(side, 1, phase_of="blue")
    assert t.forbids("blue", "attack thracia from dacia") == "16b"


@rule("16b", "11a")
def test_the_player_raises_no_rebels_against_the_faction() -> None:
    t = bribed(syria="blue:1", roma="red:1", sicilia="green:1", hand={"blue": ["servi-siculi"]}).roman_phase("blue")
    t.roll(6, 1, 1, 1).play("blue", "card servi-siculi")
    assert t.events("revolt")[0]["province"] == "sicilia", "the only Province of Italia left to strike"


@rule("16b", "11a")
def test_a_card_that_could_strike_only_the_faction_stays_in_hand() -> None:
    t = bribed(syria="blue:1", sicilia="red:1", hand={"blue": ["servi-siculi", "epidemia-aestiva"]}).roman_phase("blue")
    assert t.forbids("blue", "card servi-siculi") == "7c"


@rule("16b", "12e")
def test_the_player_bribes_no_traitors_of_the_faction() -> None:
    more = {"hand": {"blue": ["portae-apertae"]}, "cisalpina": "green:1"}
    t = bribed(aquitania="blue:2", raetia="blue:2", **more).roman_phase("blue")
    t.roll(1).play("blue", "card portae-apertae")
    assert t.events("treachery")[0]["province"] == "cisalpina"


@rule("16b", "13a")
def test_a_faction_that_returns_attacks_nobody_it_was_paid_to_leave_alone() -> None:
    t = bribed(**ring("lugdunensis"), **ring("africa"), africa="green:1")
    t.g.roman_vp[SIDE["blue"]] = 9
    t.roman_phase("blue", at="build").play("blue", "recruit", "done")
    assert t.options("blue") == ["return africa", "done"]
    assert t.forbids("blue", "return lugdunensis") == "16b"


@rule("16b")
def test_the_word_is_good_for_one_turn() -> None:
    t = bribed(aquitania="blue:1")
    t.g.stack = [StartTurn()]
    advance(t.g)
    assert t.place("blue", 1).forbids("blue", "attack lugdunensis from aquitania") == ""


@rule("16b")
def test_another_player_with_the_same_people_has_promised_nothing() -> None:
    t = bribed().place("suebi", 1, by="green")
    assert t.forbids("green", ATTACK) == ""


@rule("16b", "2.1a")
def test_with_two_players_the_word_binds_both_factions_of_the_taker() -> None:
    t = position(seats=2, options=BRIBES, roman_vp={"red": 5}, belgica="suebi:1 by blue", lugdunensis="red:1")
    t.g.holder[PROVINCE["aquitania"]], t.g.armies[PROVINCE["aquitania"]] = SIDE["yellow"], 1
    t.place("suebi", 1).play("blue", ATTACK).play("red", "offer 1").play("blue", "accept", "done").idle()
    t.place("yellow", 1)
    assert t.forbids("yellow", "attack lugdunensis from aquitania") == "16b"


@rule("16c")
def test_a_refused_offer_costs_nothing_and_the_attack_proceeds() -> None:
    t = attacked(vp=5).roll(6, 1, 1, 1).play("red", "offer 3").play("blue", "refuse")
    assert (t.vp("red"), t.vp("blue")) == ((5, 0), (0, 0))
    assert t["lugdunensis"] == "suebi:1"


@rule("16c")
def test_there_is_one_offer_for_an_attacking_army() -> None:
    t = position(turn=2, options=BRIBES, roman_vp={"red": 5}, belgica="suebi:1", lugdunensis="red:2").place("suebi", 1)
    t.play("blue", ATTACK).roll(6, 1, 1, 1, 6, 1, 1, 1).play("red", "offer 3").play("blue", "refuse")
    assert t["lugdunensis"] == "suebi:1"
    assert len(t.events("offer")) == 1


@rule("16c")
def test_the_next_army_may_be_bribed_anew() -> None:
    t = attacked(vp=5).roll(1, 1, 6, 6).play("red", "offer 3").play("blue", "refuse", ATTACK)
    assert t.asked == "Bribery"
