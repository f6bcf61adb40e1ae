"""Chapters 14 and 18: land combat, and leaders lost in it."""

from __future__ import annotations

from romanum.games.imperium.rules.battle.strengths import Defence, Part, attack_strength, defence_strength, rating
from romanum.games.imperium.state.errands import LandCombat, Provision
from romanum.games.imperium.state.position import CROSSED, WADED
from rules import rule

from .builder import Table, position
from .test_03_units import units

MEDIOLANUM = "a3117"


def met(attacker: str, defender: str, **fields: object) -> Table:
    """Caesar's men and Pompey's at Mediolanum; it is Caesar's Land Combat Segment."""
    t = position({MEDIOLANUM: f"caesar {attacker} | pompey {defender}"}, scenario=6, month="May 49 BC")
    for name, value in fields.items():
        setattr(t.g, name, value)
    return t.stop_at(Provision)


def attack(t: Table, *dice: int) -> Table:
    t.roll(*dice).push(LandCombat(t.seat("caesar"))).play("caesar", f"attack {MEDIOLANUM}")
    return t.skip()


@rule("14.4.1b")
def test_who_has_crossed_water_fights_at_half_and_over_a_flood_at_a_third() -> None:
    legions = units("3 20-10-a")
    found = [attack_strength([Part(legions, mark)], assault=False, split=False) for mark in (0, CROSSED, WADED)]
    assert found == [60, 30, 20]


@rule("14.3.2")
def test_of_two_cavalry_units_in_a_split_assault_one_is_halved() -> None:
    horse = [Part(units("2 6-16"))]
    assert attack_strength(horse, assault=True, split=True) == 9
    assert attack_strength(horse, assault=True, split=False) == 6


@rule("14.6a")
def test_fleets_attack_with_a_quarter_of_their_strength_rounded_down() -> None:
    found = [attack_strength([Part(units(f"{n} 18-30-b"), 0, True)], assault=False, split=False) for n in (1, 2)]
    assert found == [4, 9]


@rule("21.4a")
def test_a_fort_adds_its_strength_in_defence() -> None:
    assert defence_strength(Defence(units("2 4-12"), place=6)) == 14


@rule("14.3.1c", "16.1c")
def test_those_inside_are_doubled_but_for_cavalry_and_the_city_is_added_plain() -> None:
    assert defence_strength(Defence(units("1 4-12"), units("1 20-10-a 1 6-16"), times=2, place=3)) == 4 + 40 + 6 + 3


@rule("14.4.3c")
def test_the_rating_is_that_of_more_than_half_and_otherwise_b() -> None:
    assert (rating([32, 0, 31, 0]), rating([10, 2, 10, 0])) == (0, 1)


@rule("14.5c", "14.1a")
def test_the_weak_are_wiped_out() -> None:
    t = attack(met("6 20-10-a", "1 20-10-b"), 6)
    t.play("pompey", "stand")
    assert "pompey" not in t[MEDIOLANUM]
    assert t.events("combat")[0].facts["ratio"] == "6-1"
