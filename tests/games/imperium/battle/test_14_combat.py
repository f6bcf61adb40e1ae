"""Chapter 14: land combat: who attacks whom, strengths, the ratio, and every change of the roll."""

from __future__ import annotations

from fractions import Fraction

from games.imperium.battle_table import FIELD, attack, met, told
from games.imperium.map.test_03_units import units
from romanum.games.imperium.data.units import A, B, C
from romanum.games.imperium.rules.battle.strengths import (
    Defence,
    Extra,
    Part,
    attack_ratings,
    attack_strength,
    defence_ratings,
    defence_strength,
)
from romanum.games.imperium.state.errands import LandCombat
from romanum.games.imperium.state.marks import CROSSED, LANDED, WADED
from romanum.games.imperium.state.rosters import prevailing
from rules import rule


def strength(what: str, mark: int = 0, *, assault: bool = False, split: bool = False, aboard: bool = False) -> int:
    return attack_strength([Part(units(what), mark, aboard)], assault=assault, split=split)


# ---- strengths


@rule("14.4.1b", "10.5.2")
def test_who_has_crossed_water_fights_at_half_and_over_a_flood_at_a_third() -> None:
    assert [strength("3 20-10-a", mark) for mark in (0, CROSSED, WADED, LANDED)] == [60, 30, 20, 30]
    assert strength("3 20-10-a", LANDED | CROSSED) == 15


@rule("14.4.1b")
def test_fractions_are_dropped_once_from_the_total() -> None:
    """Two odd stacks that crossed: 3 and 3 make 6 halves, not twice one and a half rounded down."""
    parts = [Part(units("1 6-16-new"), CROSSED), Part(units("1 6-16-new"), CROSSED)]
    assert attack_strength(parts, assault=False, split=False) == 3


@rule("14.3.2")
def test_of_two_cavalry_units_in_a_split_assault_one_is_halved() -> None:
    assert strength("2 6-16", assault=True, split=True) == 9
    assert strength("2 6-16", assault=True) == 6


@rule("14.3.2")
def test_of_three_the_larger_half_is_halved_and_rounded_up() -> None:
    """Two of three 6-16 count 6, the third 6; a 6-16 alone that is new has 3 points, halved and rounded up 2."""
    assert strength("3 6-16", assault=True, split=True) == 12
    assert strength("1 6-16-new", assault=True) == 2


@rule("14.6a")
def test_fleets_attack_with_a_quarter_of_their_strength_rounded_down() -> None:
    assert [strength(f"{n} 18-30-b", aboard=True) for n in (1, 2)] == [4, 9]


@rule("14.6c")
def test_men_aboard_add_half_their_strength() -> None:
    assert strength("2 18-30-b 1 20-10-a", aboard=True) == 9 + 10


@rule("14.3c", "14.3.1c", "16.1c")
def test_those_inside_are_doubled_but_for_cavalry_and_the_city_is_added_plain() -> None:
    assert defence_strength(Defence(units("1 4-12"), units("1 20-10-a 1 6-16"), times=2, place=3)) == 4 + 40 + 6 + 3


@rule("14.4.3c")
def test_the_rating_is_that_of_more_than_half_and_otherwise_b() -> None:
    assert prevailing([Fraction(32), Fraction(0), Fraction(31), Fraction(0)]) == A
    assert prevailing([Fraction(10), Fraction(2), Fraction(10), Fraction(0)]) == B
    assert prevailing([Fraction(10), Fraction(0), Fraction(10), Fraction(0)]) == B, "half is not the greater part"


@rule("14.4.3b")
def test_a_light_unit_shares_the_rating_of_the_heavy_one_it_is_attached_to() -> None:
    """One of two 4-12 is attached to the legion, the other is D; cavalry is not attached to foot."""
    assert attack_ratings([Part(units("1 20-10-a 2 4-12 1 6-16"))]) == [24, 0, 0, 10]
    assert attack_ratings([Part(units("1 30-16-b 2 m6-16"))]) == [0, 36, 0, 6]


@rule("14.4.3b", "14.4.1b")
def test_a_light_unit_is_attached_to_a_heavy_one_that_came_another_way() -> None:
    """The legion came over a river, the archers did not: 10 and 4 of A; the horsemen of a third way stay D."""
    parts = [Part(units("1 20-10-a"), CROSSED), Part(units("1 m4-12")), Part(units("1 6-16"), WADED)]
    assert attack_ratings(parts) == [14, 0, 0, 2]
    assert attack_ratings([Part(units("1 30-16-b"), CROSSED), Part(units("2 6-16"))]) == [0, 21, 0, 6]


@rule("16.1d")
def test_walls_are_b() -> None:
    assert defence_ratings(Defence(units("1 4-12"), place=3)) == [0, 3, 0, 4]


@rule("14.4.3c", "14.3c", "14.6d")
def test_fleets_inside_a_port_weigh_with_their_multiplied_strength() -> None:
    """Twice a quarter of 18 points of B and a city of 1 outweigh twice four points of D."""
    port = Defence(inside=units("1 4-12 1 18-30-b"), times=2, place=1)
    assert defence_ratings(port) == [0, 10, 0, 8]
    assert prevailing(defence_ratings(port)) == B


@rule("14.4.3b", "14.6c")
def test_fleets_that_attack_weigh_with_a_quarter_and_those_aboard_with_half() -> None:
    assert attack_ratings([Part(units("2 18-30-a 1 16-10-c"), aboard=True)]) == [9, 0, 8, 0]


@rule("3.0b", "14.4.1b")
def test_the_smallest_force_over_a_river_in_flood_still_attacks_with_one() -> None:
    assert strength("1 4-12-new", WADED) == 1


@rule("29.3b")
def test_militia_in_a_city_is_doubled_and_has_its_own_rating() -> None:
    walled = Defence(times=2, place=3, militia=Extra(5, C), militia_inside=True)
    assert defence_strength(walled) == 13
    assert defence_ratings(walled) == [0, 3, 10, 0]


# ---- attacks


@rule("14.1a")
def test_nobody_has_to_attack_and_a_place_is_attacked_once() -> None:
    t = attack(met("3 20-10-a", "3 20-10-a"), 4)
    assert t.asked == ("pompey",)
    t = met("3 20-10-a", "3 20-10-a")
    t.push(LandCombat(t.seat("caesar")))
    assert t.offered("caesar") == [f"attack {FIELD}", "done"]


@rule("14.4.2a")
def test_the_ratio_is_rounded_for_the_defender() -> None:
    """60 against 44 is more than 5:4 and less than 3:2."""
    t = attack(met("3 20-10-b", "2 20-10-b 1 4-12"), 4)
    t.play("pompey", "stand")
    assert (told(t)["attack"], told(t)["defence"], told(t)["ratio"]) == (60, 44, "5-4")


@rule("14.5c")
def test_the_weak_are_wiped_out() -> None:
    t = attack(met("6 20-10-a", "1 20-10-b"), 6)
    t.play("pompey", "stand")
    assert "pompey" not in t[FIELD]
    assert told(t)["ratio"] == "6-1"
