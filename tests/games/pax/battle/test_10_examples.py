"""Chapters 8.2, 10.2, 10.3, 10.6 and 10.7: the rulebook's own Battles, with its numbers."""

from __future__ import annotations

import pytest

from games.pax.battle_table import battle, through, war
from games.pax.builder import position
from romanum.games.pax.rules.battle.frame import ATTACKER, DEFENDER, Fight
from romanum.games.pax.rules.battle.sequence import owed
from romanum.games.pax.rules.battle.shifts import net_shifts
from romanum.games.pax.rules.battle.special_units import legionary
from romanum.games.pax.state.errands import LosePoints
from romanum.games.pax.state.forces import strength
from rules import rule


@rule("10.0", "10.1", "10.2-9", "10.3.1j")
@pytest.mark.parametrize(
    ("spent", "dice", "winner"),
    [
        (("raise-die 2",), (4, 3), "rome"),
        (("lower-die 2",), (2, 1), "rome"),
        (("raise-die 1", "lower-die 1"), (3, 2), "rome"),
        (("done",), (4, 1), "rome"),
    ],
)
def test_what_carthage_can_make_of_two_shifts(spent: tuple[str, ...], dice: tuple[int, int], winner: str) -> None:
    """Rome has 2:1, Carthage the better leader and Cavalry Supremacy; Rome rolls 4 and Carthage 1."""
    t = battle("rome 3 legion rome_4", "carthage 1 heavy 1 light 2 cavalry carthage_2", 4, 1)
    shifts = t.events("battle-shifts")[0].facts
    assert (shifts["attack"], shifts["defence"]) == (2, 4)
    t.play("carthage", *spent)
    fight = t.g.running(Fight)
    assert fight.dice == dice
    assert (fight.percent(DEFENDER), fight.percent(ATTACKER)) == dice
    assert t.events("battle-result")[0].facts["winner"] == winner


@rule("10.3.1i")
def test_three_shifts_less_one_are_two() -> None:
    t = battle("greece 11 light 1 cavalry greece_6", "the_east 6 light the_east_4", 3, 3)
    shifts = t.events("battle-shifts")[0].facts
    assert (shifts["attack"], shifts["defence"]) == (3, 1)
    assert t.asked == ("greece",)
    assert "raise-die 2" in t.offered("greece")
    assert "raise-die 3" not in t.offered("greece")


@rule("10.3.1j")
def test_a_die_goes_no_higher_than_ten_and_no_lower_than_nought() -> None:
    t = battle("greece 40 light 3 cavalry greece_1", "the_east 4 light", 6, 2)
    offered = t.offered("greece")
    assert "raise-die 4" in offered
    assert "raise-die 5" not in offered
    assert "lower-die 2" in offered
    assert "lower-die 3" not in offered


@rule("10.3.1k", "10.3.1e")
def test_tactical_surprise_leaves_greece_two_of_four_shifts() -> None:
    greeks, others = "greece 5 heavy 6 light 4 cavalry greece_4", "the_east 3 heavy 2 light 2 cavalry the_east_5"
    t = battle(greeks, others, 3, 5, advanced=True, hands={"the_east": "tactical_surprise"})
    shifts = t.events("battle-shifts")[0].facts
    assert (shifts["attack"], shifts["defence"]) == (4, 0)
    assert t.asked == ("the_east",)
    t.play("the_east", "play tactical_surprise")
    through(t, "SpendShifts")
    assert t.asked == ("greece",)
    assert "raise-die 2" in t.offered("greece")
    assert "raise-die 3" not in t.offered("greece")


@rule("10.3.1k")
@pytest.mark.parametrize(("extra", "net"), [((0, 2), 2), ((0, 6), -2), ((0, 4), 0), ((1, 0), 5)])
def test_shifts_of_cards_change_the_net(extra: tuple[int, int], net: int) -> None:
    t = battle("greece 5 heavy 6 light 4 cavalry greece_4", "the_east 3 heavy 2 light 2 cavalry the_east_5", 3, 5)
    t.g.extra_shifts = extra
    assert net_shifts(t.g, t.g.running(Fight)) == net


@rule("10.3.3")
@pytest.mark.parametrize(
    ("units", "percent", "lost"),
    [("3 heavy", 4, 4), ("6 light", 4, 2), ("5 light", 5, 3), ("7 light", 3, 2), ("4 light", 6, 2)],
)
def test_losses_are_rounded_to_the_nearest_the_half_up(units: str, percent: int, lost: int) -> None:
    t = battle(f"greece {units}", "the_east 9 light", 1, percent)
    assert owed(t.g.running(Fight), ATTACKER) == lost


@rule("10.6.4")
def test_five_heavies_that_lose_four_points_lose_one_and_reduce_one() -> None:
    t = position({"genua": "greece 5 heavy"})
    t.push(LosePoints(t.power("greece"), t.stack("greece", "genua"), 4)).play("greece", "lose heavy")
    assert t["genua"] == "greece 3 heavy 1 reduced_heavy"
    t = position({"genua": "greece 5 heavy"})
    t.push(LosePoints(t.power("greece"), t.stack("greece", "genua"), 4)).play("greece", "reduce heavy")
    assert t["genua"] == "greece 3 heavy 1 reduced_heavy"  # whichever is said first


@rule("10.6.7", "10.4.4a")
def test_four_legions_that_lose_a_point_lose_one_of_two_cavalry() -> None:
    t = position({"genua": "rome 4 legion"}, advanced=True, turn=3)
    stack = t.stack("rome", "genua")

    def horse() -> int:
        return legionary(t.g, Fight(0, 0, (stack,), (), (0, 0), (0, 0), (0, 0)), ATTACKER)

    assert (strength(t.g, stack), horse()) == (16, 2)
    t.push(LosePoints(t.power("rome"), stack, 1))
    assert (strength(t.g, stack), horse()) == (14, 1)


@rule("10.7.7b", "10.7.7a")
def test_the_march_from_nicomedia_to_iconium_ends_where_it_began() -> None:
    t = war({"nicomedia": "greece 4 light", "iconium": "the_east 4 light"})
    t.major("greece", "nicomedia", 5).play("greece", "to ltp_phrygia_n", "to ltp_phrygia_s")
    t.roll(1, 4).play("greece", "to iconium")
    assert t.g.mp == 1  # kept for the attack, should they stand
    through(t, battles=1)
    assert (len(t.events("battle-begins")), t.g.mp) == (1, 0)
    through(t)
    assert t["nicomedia"] == "greece 2 light"
    assert t.step == "Expansion"


@rule("10.7.7b", "9.2.1h", "9.2.1b")
def test_with_four_points_nobody_attacks_iconium_from_nicomedia() -> None:
    t = war({"nicomedia": "greece 4 light", "iconium": "the_east 4 light"})
    t.major("greece", "nicomedia", 4).play("greece", "to ltp_phrygia_n", "to ltp_phrygia_s")
    assert t.refused("greece", "to iconium").rule == "9.2.1h"
    assert t.refused("greece", "to iconium").facts["needed"] == 3


@rule("10.7.7b")
def test_with_points_left_the_beaten_attacker_is_back_on_the_transit_point() -> None:
    t = war({"nicomedia": "greece 4 light greece_10", "iconium": "the_east 4 light"})
    t.major("greece", "nicomedia", 6).play("greece", "to ltp_phrygia_n", "to ltp_phrygia_s")
    t.roll(1, 4, 3, 4).play("greece", "to iconium")
    through(t)
    assert t["ltp_phrygia_s"] == "greece 2 light greece_10"
    assert t.g.mp == 3
