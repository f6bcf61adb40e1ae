"""Chapter 16.2: the Stability Check of the Standard Game: who suffers it, and Unrest, Disorder and Civil War."""

from __future__ import annotations

from typing import Any

import pytest

from games.pax.builder import Table, position
from romanum.games.pax.data.components import KIND, LEADER_IDS, PLACE
from romanum.games.pax.rules.turn.activation import activate, price_of_marker
from romanum.games.pax.rules.turn.operations import begin_expansion
from romanum.games.pax.rules.turn.sequence import begin_turn
from romanum.games.pax.state.errands import (
    CardMoment,
    DueEvents,
    EndActivation,
    GameTurn,
    NextMarker,
    PhaseBegins,
    SlaveMarches,
    StabilityCheck,
)
from romanum.games.pax.state.forces import add, go, split, transfer
from romanum.games.pax.state.leaders import leaders_of, pool_of
from romanum.games.pax.state.position import MOVED, ORDER, PHASES
from rules import rule

HOME = {"rome": "rome city 2 legion", "carthago": "carthage city 1 heavy", "pella": "greece 1 heavy"}


def table(board: dict[str, str] | None = None, **more: Any) -> Table:
    """Scenario V: all four powers, Carthage had the last marker."""
    fields: dict[str, Any] = {"last": 1, "activations": 5, **more}
    return position(HOME | (board or {}), scenario="v", **fields).stop_at(CardMoment, SlaveMarches, PhaseBegins)


def check(t: Table, power: str = "carthage") -> Table:
    return t.push(StabilityCheck(t.power(power)))


def level(t: Table, power: str) -> int:
    return t.g.stability[t.power(power)]


STEADY = {"rome": 4, "carthage": 4, "greece": 4, "the_east": 4}

# ---- who suffers it


@rule("16.2-CHECKa")
def test_the_last_player_suffers_it_himself_at_three_or_below() -> None:
    """Greece is worse off, but nobody is asked to name it."""
    t = check(table(stability=STEADY | {"carthage": 3, "greece": -6}, treasury={"carthage": 3}))
    assert (t.step, t.asked) == ("BreadAndCircuses", ("carthage",))


@rule("16.2-CHECKa")
def test_otherwise_he_names_another_at_three_or_below() -> None:
    t = check(table(stability=STEADY | {"greece": 3, "the_east": 0}, treasury={"greece": 3}))
    assert t.offered("carthage") == ["name greece", "name the_east"]
    t.play("carthage", "name greece")
    assert t.asked == ("greece",)


@rule("16.2-CHECKa")
def test_if_nobody_is_shaken_he_loses_one_himself() -> None:
    t = check(table(stability=STEADY))
    assert t.g.stability == [4, 3, 4, 4]


# ---- Unrest


@pytest.mark.parametrize(("paid", "after", "left"), [(3, 2, 2), (2, 1, 3), (0, -1, 5)])
@rule("16.2-CHECKb")
def test_each_of_three_talents_not_paid_costs_one_stability(paid: int, after: int, left: int) -> None:
    t = check(table(stability={"carthage": 2}, treasury={"carthage": 5}))
    assert t.offered("carthage") == ["number 3", "number 2", "number 1", "number 0"]
    t.play("carthage", f"number {paid}")
    assert (level(t, "carthage"), t.g.treasury[1]) == (after, left)


@rule("16.2-CHECKb")
def test_whoever_has_nothing_cannot_pay() -> None:
    t = check(table(stability={"carthage": 0}))
    assert (level(t, "carthage"), t.g.stack) == (-3, [])


@rule("16.2-CHECKb")
def test_whoever_has_one_talent_may_pay_one() -> None:
    t = check(table(stability={"carthage": 3}, treasury={"carthage": 1}))
    assert t.offered("carthage") == ["number 1", "number 0"]
    t.play("carthage", "number 1")
    assert level(t, "carthage") == 1


# ---- Disorder


def in_disorder(board: dict[str, str], power: str = "carthage", **more: Any) -> Table:
    """A power at -1 was checked; its next Activation has begun."""
    t = check(table(board, stability={"carthage": -1, "greece": -1}, **more), power)
    assert (t.g.disorder, t.g.stack) == (1 << t.power(power), [])
    return t.push(DueEvents(t.power(power)))


def march(t: Table, power: str, *texts: str) -> Table:
    """An Expansion in which these moves are made, and the end of the Activation."""
    t.g.active = t.power(power)
    t.g.push(EndActivation(t.power(power)))
    begin_expansion(t.g, t.power(power))
    t.go_on()
    for text in (*texts, "done"):
        while t.stopped:
            t.skip()
        t.play(power, text)
    return t


@pytest.mark.parametrize("at", [-1, -4])
@rule("16.2-CHECKc")
def test_between_minus_one_and_minus_four_nothing_is_paid_at_once(at: int) -> None:
    t = check(table(stability={"carthage": at}, treasury={"carthage": 5}))
    assert (level(t, "carthage"), t.g.treasury[1], t.g.disorder) == (at, 5, 0b10)


@rule("16.2-CHECKc")
def test_an_army_of_three_bp_brought_to_the_capital_restores_order() -> None:
    t = in_disorder({"utica": "carthage 1 heavy", "hippo_regius": "carthage 1 garrison"})
    march(t.roll(1), "carthage", "major utica", "to carthago")
    assert (t["carthago"], level(t, "carthage")) == ("carthage city 2 heavy", -1)
    assert (t["hippo_regius"], t.g.disorder) == ("carthage 1 garrison", 0)


@rule("16.2-CHECKc")
def test_two_bp_are_not_enough_and_all_garrisons_go() -> None:
    abroad = {"hippo_regius": "carthage 1 garrison", "panormus": "carthage 2 garrison 1 light"}
    t = in_disorder({"utica": "carthage 2 light"} | abroad)
    march(t.roll(1), "carthage", "major utica", "ready", "to carthago", "halt")
    assert level(t, "carthage") == -2
    assert (t["hippo_regius"], t["panormus"]) == ("", "carthage 1 light")
    assert (t.holder("hippo_regius"), t.g.disorder) == ("carthage", 0)


@rule("16.2-CHECKc")
def test_to_walk_out_and_in_again_brings_nothing() -> None:
    t = in_disorder({})
    march(t.roll(2), "carthage", "major carthago", "to utica", "to carthago")
    assert (t["carthago"], level(t, "carthage")) == ("carthage city 1 heavy", -2)


@rule("16.2-CHECKc")
def test_units_that_are_raised_there_have_not_been_brought() -> None:
    t = in_disorder({})
    add(t.g, t.power("carthage"), PLACE["carthago"], KIND["heavy"], 2)
    march(t, "carthage")
    assert level(t, "carthage") == -2


@rule("16.2-CHECKc")
def test_of_two_capitals_either_will_do() -> None:
    board = {"athens": "greece 1 light", "megara": "greece 1 heavy"}
    t = in_disorder(board, "greece", last=2)
    march(t.roll(1), "greece", "major megara", "to athens")
    assert level(t, "greece") == -1


@rule("16.2-CHECKc")
def test_what_goes_from_one_capital_to_the_other_is_more_there() -> None:
    t = in_disorder({"pella": "greece 4 heavy"}, "greece", last=2)
    moving = split(t.g, t.stack("greece", "pella"), MOVED)
    transfer(t.g, t.stack("greece", "pella"), moving, KIND["heavy"])
    go(t.g, moving, PLACE["athens"])
    t.push(EndActivation(t.power("greece")))
    assert (t["pella"], t["athens"], level(t, "greece")) == ("greece 3 heavy", "greece 1 heavy", -1)


@rule("16.2-CHECKc")
def test_whoever_lets_his_next_marker_lapse_has_not_brought_it() -> None:
    t = in_disorder({"utica": "carthage 1 garrison"}, treasury={"carthage": 3})
    activate(t.g, t.power("carthage"))
    t.go_on().skip().play("carthage", "forfeit")
    assert (level(t, "carthage"), t["utica"]) == (-2, "")


@rule("16.2-CHECKc")
def test_the_next_activation_may_be_in_the_next_game_turn() -> None:
    t = check(table(stability={"carthage": -1}, phase=ORDER))
    begin_turn(GameTurn(), t.g)
    assert (PHASES[t.g.phase], t.g.disorder) == ("order", 0b10)


@rule("16.2-CHECKc")
def test_somebody_elses_activation_judges_nothing() -> None:
    t = check(table(stability={"carthage": -1})).push(EndActivation(t_rome := 0))
    assert (t.g.disorder, t_rome, t.events("disorder")) == (0b10, 0, [])


# ---- Civil War


@rule("16.2-CHECKd")
def test_who_has_markers_left_has_no_further_activations() -> None:
    t = check(table(stability={"carthage": -5}, pool=(1, 2, 0, 0, 0, 0)).roll(2, 1))
    assert (t.g.silent, t.g.dear_next) == (0b10, 0)
    t.roll(2, 1).push(NextMarker())
    assert len(t.events("silent")) == 1


@rule("16.2-CHECKd")
def test_who_has_none_left_pays_double_in_the_next_game_turn() -> None:
    t = check(table(stability={"carthage": -6}, pool=(1, 0, 0, 0, 0, 0), phase=ORDER).roll(2, 1))
    assert (t.g.silent, t.g.dear_next, price_of_marker(t.g, 1)) == (0, 0b10, 1)
    begin_turn(GameTurn(), t.g)
    assert [price_of_marker(t.g, power) for power in (0, 1)] == [1, 2]
    t.g.phase = ORDER
    begin_turn(GameTurn(), t.g)
    assert price_of_marker(t.g, 1) == 1


@rule("16.2-CHECKe")
def test_a_die_for_each_space_and_odd_ones_take_all_units_but_no_walls() -> None:
    """Dice in the order of the places: even for Carthago and the ships at Utica, odd for the others."""
    board = {
        "carthago": "carthage city 3 heavy 2 galleys",
        "utica": "carthage 4 galleys",
        "hippo_regius": "carthage town 1 garrison",
        "panormus": "carthage town",
        "arretium": "carthage 2 light 1 elephants",
    }
    places = sorted(("carthago", "utica", "hippo_regius", "arretium"), key=PLACE.__getitem__)
    die = {"carthago": 2, "utica": 3, "hippo_regius": 5, "arretium": 4}
    t = check(table(board, stability={"carthage": -5}).roll(*(die[place] for place in places), 1))
    assert [e.facts["place"] for e in t.events("allegiance")] == places
    assert (t["carthago"], t["utica"]) == ("carthage city 3 heavy 2 galleys carthage_1", "")
    assert (t["hippo_regius"], t["panormus"]) == ("carthage town", "carthage town")
    assert t["arretium"] == "carthage 2 light 1 elephants"
    assert t.is_sound()


@rule("16.2-CHECKe")
def test_others_in_the_same_space_are_not_touched() -> None:
    board = {"carthago": "carthage city 3 heavy rome 1 legion"}
    t = check(table(board, stability={"carthage": -5}, allies=(("rome", "carthage"),)).roll(1, 1))
    assert t["carthago"] == "rome 1 legion; carthage city carthage_1"


@rule("16.2-CHECKf")
def test_all_leaders_go_and_one_drawn_anew_begins_in_the_capital() -> None:
    board = {"carthago": "carthage city 1 heavy carthage_4", "utica": "carthage 1 light carthage_5 rome 1 light rome_4"}
    t = table(board, stability={"carthage": -6}, allies=(("rome", "carthage"),))
    check(t.roll(2, 2, 9))
    (found,) = leaders_of(t.g, t.power("carthage"))
    assert t["carthago"] == f"carthage city 1 heavy {LEADER_IDS[found]}"
    assert t["utica"] == "rome 1 light rome_4; carthage 1 light"
    assert len(pool_of(t.g, t.power("carthage"))) == 9
    assert (level(t, "carthage"), t.g.stack) == (-1, [])


@rule("16.2-CHECKf")
def test_a_power_with_two_capitals_chooses_one() -> None:
    t = check(table({"athens": "greece 1 light"}, stability={"greece": -5}, last=2).roll(2, 2, 3), "greece")
    assert t.offered("greece") == ["at pella", "at athens"]
    t.play("greece", "at athens")
    assert t["athens"] == "greece 1 light greece_3"
    assert level(t, "greece") == -1


@rule("16.2-CHECKf")
def test_stability_is_minus_one_whatever_was_lost_by_the_war() -> None:
    """Carthage loses a Province with its only Army there, at -6, where it cannot fall further."""
    t = table({"caralis": "carthage 1 light"}, stability={"carthage": -5})
    check(t.roll(1, 1, 1))
    assert (t["caralis"], level(t, "carthage")) == ("", -1)
