"""Chapters 2.2 to 2.7 and what always holds where pieces stand (9.2.3, 9.2.4, 12.1.3)."""

from __future__ import annotations

from romanum.games.pax.data.components import CAMPAIGN, ELITE, KIND, LEADER_POOL, PLACE, ROME, TACTICAL
from romanum.games.pax.state.control import settle
from romanum.games.pax.state.forces import add, give, go, number, split, strike, tidy, transfer
from romanum.games.pax.state.leaders import draw, kill, place_of, pool_of
from romanum.games.pax.state.position import ACTIVE, BOXED, IN_POOL, MOVED
from rules import rule

from .builder import dice, position


@rule("2.2a")
def test_each_power_has_ten_leaders_of_its_own() -> None:
    t = position()
    assert [len(pool_of(t.g, power)) for power in range(4)] == [10] * 4
    assert all(LEADER_POOL[leader] == ROME for leader in pool_of(t.g, t.power("rome")))
    assert all(1 <= TACTICAL[leader] <= 4 and 2 <= CAMPAIGN[leader] <= 6 for leader in pool_of(t.g, 0))


@rule("2.5")
def test_treasuries_are_public_and_have_no_upper_limit() -> None:
    t = position(treasury={"rome": 250})
    assert t.known("carthage").treasury[t.power("rome")] == 250


@rule("2.7")
def test_dice_have_six_sides() -> None:
    rolled = position(dice=dice(then=7)).g.dice
    assert {rolled.roll() for _ in range(200)} == set(range(1, 7))


@rule("6.2.9")
def test_counters_never_run_out() -> None:
    t = position({"rome": "rome city 400 legion"})
    add(t.g, t.power("rome"), PLACE["rome"], KIND["legion"], 100)
    assert t["rome"] == "rome city 500 legion"


@rule("9.2.3")
def test_elephants_left_alone_are_gone_even_in_a_city() -> None:
    t = position({"carthago": "carthage city 1 heavy 2 elephants"})
    strike(t.g, t.stack("carthage", "carthago"), KIND["heavy"])
    tidy(t.g, PLACE["carthago"])
    assert t["carthago"] == "carthage city"


@rule("9.2.4")
def test_two_reduced_legions_that_meet_are_one_full_one_and_heavy_infantry_keeps_to_itself() -> None:
    t = position({"arretium": "rome 1 reduced_legion 1 reduced_heavy", "pisae": "rome 1 reduced_legion"})
    go(t.g, t.stack("rome", "pisae"), PLACE["arretium"])
    tidy(t.g, PLACE["arretium"])
    assert t["arretium"] == "rome 1 legion 1 reduced_heavy"


@rule("9.2.4")
def test_a_reduced_unit_that_has_moved_makes_the_full_one_a_unit_that_has_moved() -> None:
    t = position({"arretium": "rome 2 reduced_legion"})
    stack = t.stack("rome", "arretium")
    moved = split(t.g, stack, MOVED)
    transfer(t.g, stack, moved, KIND["reduced_legion"])
    tidy(t.g, PLACE["arretium"])
    assert number(t.g, moved, KIND["legion"]) == 1
    assert t.is_sound()


def test_a_garrison_left_alone_in_a_mountain_fortress_is_gone() -> None:
    t = position({"iconium": "greece 1 garrison 1 light"})
    strike(t.g, t.stack("greece", "iconium"), KIND["light"])
    tidy(t.g, PLACE["iconium"])
    assert t["iconium"] == ""


def test_a_leader_goes_with_his_stack_and_may_be_left_alone() -> None:
    t = position({"arretium": "rome 1 legion rome_4"})
    army = t.stack("rome", "arretium")
    go(t.g, army, PLACE["pisae"])
    leader = next(leader for leader, stack in enumerate(t.g.leader_in) if stack == army)
    assert place_of(t.g, leader) == PLACE["pisae"]
    strike(t.g, army, KIND["legion"])
    tidy(t.g, PLACE["pisae"])
    assert t["pisae"] == "rome rome_4"
    kill(t.g, leader, "8.4.1a")
    assert (t["pisae"], t.g.leader_in[leader]) == ("", IN_POOL)
    assert t.is_sound()


def test_a_dead_elite_leader_waits_in_his_box_and_nobody_draws_a_second_elite() -> None:
    t = position({"rome": "rome city 1 legion rome_1"})
    rome = t.power("rome")
    t.roll(1)
    assert not ELITE[draw(t.g, rome)]
    leader = next(leader for leader, stack in enumerate(t.g.leader_in) if stack >= 0)
    kill(t.g, leader, "8.4.1a")
    assert t.g.leader_in[leader] == BOXED
    assert leader not in pool_of(t.g, rome)


def test_a_stack_that_changes_its_owner_joins_what_he_has_there() -> None:
    t = position({"syracuse": "syracuse city 2 galleys rome 1 garrison"})
    give(t.g, t.stack("syracuse", "syracuse"), t.power("rome"))
    assert t["syracuse"] == "rome 1 garrison 2 galleys; syracuse city"


def test_a_part_of_an_army_that_moves_on_leaves_the_rest_in_control() -> None:
    t = position({"caralis": "carthage 3 light"})
    army = split(t.g, t.stack("carthage", "caralis"), ACTIVE)
    transfer(t.g, t.stack("carthage", "caralis"), army, KIND["light"], 2)
    go(t.g, army, PLACE["aleria"])
    settle(t.g)
    assert t["caralis"] == "carthage 1 light"
    assert t.holder("caralis") == "carthage"
