"""Chapter 10.1: retreat from combat."""

from typing import Any

import pytest

from games.hre.builder import Table, position
from games.hre.rules.combat_builder import board
from rules import rule


def suebi_at_the_gates(legions: int = 2, armies: int = 1, **provinces: Any) -> Table:
    """Suebi in Belgica, and Legions of red in Lugdunensis that could go to Aquitania."""
    around = {"aquitania": "red:1", **provinces}
    return position(turn=2, belgica="suebi:1", lugdunensis=f"red:{legions}", **around).place("suebi", armies)


ATTACK = "attack lugdunensis from belgica"


@rule("10.1a")
def test_nobody_retreats_before_the_first_round() -> None:
    t = suebi_at_the_gates(1, armies=2).roll(6, 1, 1, 1).play("blue", ATTACK)
    assert t["lugdunensis"] == "suebi:1"


@rule("10.1a")
def test_after_the_first_round_survivors_may_retreat() -> None:
    t = suebi_at_the_gates(2).roll(6, 1, 1, 1).play("blue", ATTACK)
    assert t.asked == "Retreat"
    t.play("red", "retreat aquitania")
    assert (t["lugdunensis"], t["aquitania"]) == ("suebi:1", "red:2")


@rule("10.1a")
def test_survivors_may_stand() -> None:
    t = suebi_at_the_gates(2).roll(6, 1, 1, 1, 1, 1, 6, 6).play("blue", ATTACK)
    t.play("red", "stand")
    assert t["lugdunensis"] == "red:1"


@rule("10.1a")
def test_a_tie_is_not_a_round() -> None:
    t = suebi_at_the_gates(1).roll(4, 1, 4, 4, 6, 1, 1, 1).play("blue", ATTACK)
    assert [e["outcome"] for e in t.events("round")] == ["tie", "win"]
    assert t["lugdunensis"] == "suebi:1"


@rule("10.1a")
def test_the_defender_is_asked_again_before_every_later_round() -> None:
    t = suebi_at_the_gates(3).roll(6, 1, 1, 1, 6, 1, 1, 1).play("blue", ATTACK)
    t.play("red", "stand")
    assert t.asked == "Retreat"
    assert t["lugdunensis"] == "red:1"


@rule("10.1a")
def test_example_a_legion_that_has_won_a_round_may_leave_before_the_next_attack() -> None:
    t = suebi_at_the_gates(1, armies=2).roll(1, 1, 6, 6).play("blue", ATTACK)
    t.play("blue", ATTACK).play("red", "retreat aquitania")
    assert (t["lugdunensis"], t["aquitania"]) == ("suebi:1", "red:2")


@rule("10.1a")
def test_a_round_in_another_province_does_not_count() -> None:
    t = position(turn=2, belgica="suebi:1", lugdunensis="red:1", raetia="red:1", aquitania="red:1").place("suebi", 2)
    t.roll(1, 1, 6, 6, 6, 1, 1, 1).play("blue", "attack raetia from belgica", ATTACK)
    assert t["lugdunensis"] == "suebi:1"


@rule("10.1a")
def test_a_round_of_an_earlier_phase_does_not_count() -> None:
    t = suebi_at_the_gates(1).roll(1, 1, 6, 6).play("blue", ATTACK)
    t.place("suebi", 1).roll(6, 1, 1, 1).play("blue", ATTACK)
    assert t["lugdunensis"] == "suebi:1"


@rule("10.1a")
def test_a_round_against_the_walls_alone_counts() -> None:
    """The Legion fled into an empty Fort that has seen a round in this Phase: it may go on."""
    t = position(turn=2, belgica="suebi:1", lugdunensis="fort:red", raetia="red:2", aquitania="red:1")
    t.place("suebi", 3).roll(1, 1, 6, 6).play("blue", ATTACK)
    t.roll(6, 1, 1, 1).play("blue", "attack raetia from belgica").play("red", "retreat lugdunensis")
    t.play("blue", ATTACK)
    assert t.asked == "Retreat"


@rule("10.1a")
def test_some_may_leave_while_others_stand() -> None:
    t = suebi_at_the_gates(3).roll(6, 1, 1, 1, 1, 1, 6, 6).play("blue", ATTACK)
    t.play("red", "retreat aquitania")
    assert t.asked == "Retreat"
    t.play("red", "stand")
    assert (t["lugdunensis"], t["aquitania"]) == ("red:1", "red:2")


@rule("10.1a")
def test_when_all_have_left_the_attacker_takes_the_province() -> None:
    t = suebi_at_the_gates(3).roll(6, 1, 1, 1).play("blue", ATTACK)
    t.play("red", "retreat aquitania", "retreat aquitania")
    assert (t["lugdunensis"], t["aquitania"]) == ("suebi:1", "red:3")


@rule("10.1a", "10.4f")
def test_when_all_have_left_barbarians_still_face_the_walls() -> None:
    t = position(turn=2, belgica="suebi:1", lugdunensis="red:2 fort", aquitania="red:1").place("suebi", 1)
    t.roll(6, 1, 1, 1, 1, 1, 6, 6).play("blue", ATTACK).play("red", "retreat aquitania")
    assert t["lugdunensis"] == "fort:red"


@rule("10.1b")
@pytest.mark.parametrize(
    ("refuge", "what", "number"),
    [
        ("narbonensis", "red:3", "9.1a"),
        ("narbonensis", "blue:1", "10.1b"),
        ("narbonensis", "galli:1", "10.1b"),
        ("narbonensis", "city", "10.1b"),
        ("tarraconensis", "red:1", "10.1b"),
    ],
)
def test_no_retreat_to(refuge: str, what: str, number: str) -> None:
    t = suebi_at_the_gates(2, **board({refuge: what})).roll(6, 1, 1, 1).play("blue", ATTACK)
    assert t.forbids("red", f"retreat {refuge}") == number


@rule("10.1b")
@pytest.mark.parametrize("walls", ["fort:red", "fortress:red", "fort:green", "fort:nobody"])
def test_a_retreat_may_go_behind_empty_walls_whoever_built_them(walls: str) -> None:
    t = suebi_at_the_gates(2, narbonensis=walls).roll(6, 1, 1, 1).play("blue", ATTACK)
    t.play("red", "retreat narbonensis")
    assert t["narbonensis"] == f"red:1 {walls.split(':')[0]}"


@rule("10.1b")
def test_without_a_refuge_nobody_is_asked() -> None:
    t = suebi_at_the_gates(2, aquitania="blue:1").roll(6, 1, 1, 1, 6, 1, 1, 1).play("blue", ATTACK)
    assert t["lugdunensis"] == "suebi:1"


@rule("10.1b")
def test_a_retreat_stops_when_the_refuge_is_full() -> None:
    t = suebi_at_the_gates(3, aquitania="red:2").roll(6, 1, 1, 1, 1, 1, 6, 6).play("blue", ATTACK)
    t.play("red", "retreat aquitania")
    assert (t["lugdunensis"], t["aquitania"]) == ("red:1", "red:3")


@rule("10.1c")
@pytest.mark.parametrize("side", ["galli", "daci", "cantabri", "green-rebels"])
def test_only_legions_retreat(side: str) -> None:
    t = position(aquitania="red:1", lugdunensis=f"{side}:2", narbonensis=f"{side}:1", belgica="fort").place("red", 1)
    t.roll(6, 1, 1, 6, 1, 1).play("red", "attack lugdunensis from aquitania")
    assert t["lugdunensis"] == "red:1"


@rule("10.1c")
def test_legions_attacked_by_romans_may_retreat_too() -> None:
    t = position(narbonensis="blue:1", lugdunensis="red:2", belgica="red:1").place("blue", 1).roll(6, 1, 1)
    t.play("blue", "attack lugdunensis from narbonensis").play("red", "retreat belgica")
    assert (t["lugdunensis"], t["belgica"]) == ("blue:1", "red:2")


@rule("10.1c")
def test_legions_attacked_by_rebels_may_retreat_too() -> None:
    t = position(lugdunensis="red:3", belgica="red:1", syria="blue:1", hand={"blue": ["bellum-civile"]})
    t.roman_phase("blue").play("blue", "card bellum-civile").roll(1, 1, 6).play("blue", "target lugdunensis")
    assert t.asked == "Retreat"
