"""Chapter 17.2: the Stability Check by card: the same three ordeals, at other prices and in other Activations."""

from __future__ import annotations

from typing import Any

import pytest

from games.pax.builder import Table, position
from romanum.games.pax.data.components import LEADER_IDS, PLACE
from romanum.games.pax.rules.turn.activation import activate
from romanum.games.pax.rules.turn.operations import begin_expansion
from romanum.games.pax.state.errands import (
    CardMoment,
    CardSegment,
    DueEvents,
    EndActivation,
    Operations,
    SlaveMarches,
    StabilityCheck,
)
from romanum.games.pax.state.leaders import leaders_of
from rules import rule

HOME = {"rome": "rome city 2 legion", "carthago": "carthage city 1 heavy", "pella": "greece 1 heavy"}
STEADY = {"rome": 4, "carthage": 4, "greece": 4, "the_east": 4}


def table(board: dict[str, str] | None = None, **more: Any) -> Table:
    """The Advanced Game; Carthage is active and has drawn the card."""
    t = position(HOME | (board or {}), scenario="v", advanced=True, active="carthage", last=1, **more)
    return t.stop_at(CardMoment, CardSegment, SlaveMarches, Operations)


def check(t: Table) -> Table:
    return t.push(StabilityCheck(t.power("carthage")))


def level(t: Table, power: str) -> int:
    return t.g.stability[t.power(power)]


# ---- who suffers it


@rule("17.2-STABILITY-CHECK-a")
def test_anybody_at_three_or_below_may_be_named_himself_included() -> None:
    t = check(table(stability=STEADY | {"carthage": 3, "greece": -6, "rome": 0}))
    assert t.offered("carthage") == ["name rome", "name carthage", "name greece"]


@rule("17.2-STABILITY-CHECK-a")
def test_he_alone_below_four_must_use_it_on_himself() -> None:
    t = check(table(stability=STEADY | {"carthage": 3}, treasury={"carthage": 2}))
    assert (t.step, t.asked) == ("BreadAndCircuses", ("carthage",))


@rule("17.2-STABILITY-CHECK-a")
def test_if_nobody_qualifies_the_drawer_loses_one() -> None:
    t = check(table(stability=STEADY))
    assert t.g.stability == [4, 3, 4, 4]


# ---- Unrest


@pytest.mark.parametrize(("paid", "after"), [(2, 0), (1, -1), (0, -2)])
@rule("17.2-STABILITY-CHECK-b")
def test_two_talents_are_due_and_each_one_not_paid_costs_one(paid: int, after: int) -> None:
    t = check(table(stability=STEADY | {"greece": 0}, treasury={"greece": 7}))
    assert t.offered("greece") == ["number 2", "number 1", "number 0"]
    t.play("greece", f"number {paid}")
    assert (level(t, "greece"), t.g.treasury[t.power("greece")]) == (after, 7 - paid)


# ---- Disorder


@rule("17.2-STABILITY-CHECK-c")
def test_the_drawer_must_bring_an_army_in_this_activation() -> None:
    t = check(table({"utica": "carthage 1 heavy"}, stability=STEADY | {"carthage": -4}))
    carthage = t.power("carthage")
    assert (t.g.disorder >> carthage & 1, t.g.guards) == (1, (3,))
    t.g.push(EndActivation(carthage))
    begin_expansion(t.g, carthage)
    t.roll(1).go_on().play("carthage", "major utica", "to carthago")
    while t.stopped:
        t.skip()
    t.play("carthage", "done")
    assert (level(t, "carthage"), t.g.disorder) == (-4, 0)


@rule("17.2-STABILITY-CHECK-c")
def test_he_who_does_not_loses_one_and_his_garrisons() -> None:
    t = check(table({"utica": "carthage 1 garrison"}, stability=STEADY | {"carthage": -4}))
    t.push(EndActivation(t.power("carthage")))
    assert (level(t, "carthage"), t["utica"]) == (-5, "")


@rule("17.2-STABILITY-CHECK-c")
def test_another_is_judged_after_his_own_next_activation() -> None:
    t = check(table({"athens": "greece 1 garrison"}, stability=STEADY | {"greece": -1}))
    t.push(EndActivation(t.power("carthage")))
    assert (level(t, "greece"), t["athens"]) == (-1, "greece 1 garrison")
    t.push(DueEvents(t.power("greece")), EndActivation(t.power("greece")))
    assert (level(t, "greece"), t["athens"]) == (-2, "")


# ---- Civil War


@rule("17.2-STABILITY-CHECK-d")
def test_odd_dice_take_half_of_the_land_units_and_ships_rounded_up() -> None:
    """At Carthago three Units of five and two ships of three go; at Utica nobody does."""
    board = {"carthago": "carthage city 3 heavy 1 light 1 elephants 3 galleys", "utica": "carthage 2 light"}
    die = {"carthago": 3, "utica": 4}
    rolls = [die[place] for place in sorted(die, key=PLACE.__getitem__)]
    t = check(table(board, stability=STEADY | {"carthage": -5}).roll(*rolls, 1))
    assert t.offered("carthage") == ["defect heavy", "defect light", "defect elephants"]
    t.play("carthage", "defect light", "defect heavy", "defect elephants")
    assert [event.facts["unit"] for event in t.events("defects")] == ["light", "heavy", "elephants"]
    assert t["carthago"] == "carthage city 2 heavy 1 galleys carthage_1"
    assert (t["utica"], t.is_sound()) == ("carthage 2 light", True)


@rule("17.2-STABILITY-CHECK-d")
def test_a_space_left_empty_gets_a_garrison() -> None:
    """Utica loses its only Unit; ships alone hold no Space; in a Mountain Fortress no Garrison stays alone."""
    board = {"utica": "carthage 1 light", "panormus": "carthage 1 galleys", "henna": "carthage 1 heavy"}
    t = check(table(board | {"carthago": "carthage city"}, stability=STEADY | {"carthage": -5}).roll(1, 1, 1, 1))
    assert (t["utica"], t["panormus"], t["henna"]) == ("carthage 1 garrison", "", "")
    assert level(t, "carthage") == -1


@rule("17.2-STABILITY-CHECK-d", "9.2.3")
def test_elephants_whose_infantry_goes_over_are_gone_and_a_garrison_holds_the_space() -> None:
    board = {"utica": "carthage 2 light 1 elephants", "carthago": "carthage city"}
    t = check(table(board, stability=STEADY | {"carthage": -5}).roll(1, 1))
    t.play("carthage", "defect light", "defect light")
    assert (t["utica"], t.is_sound()) == ("carthage 1 garrison", True)


@rule("17.2-STABILITY-CHECK-d")
def test_the_current_marker_does_nothing_else() -> None:
    t = table(stability=STEADY | {"carthage": -5})
    carthage = t.power("carthage")
    t.g.push(EndActivation(carthage))
    t.g.push(Operations(carthage))
    check(t.roll(2, 1))
    assert (len(t.events("civil-war")), t.g.stack) == (1, [])


@rule("17.2-STABILITY-CHECK-d")
def test_the_next_marker_of_another_does_only_that_and_is_not_paid_for() -> None:
    t = check(table(stability=STEADY | {"greece": -6}, treasury={"greece": 4}))
    greece = t.power("greece")
    assert (t.g.civil_war, t.events("civil-war")) == (1 << greece, [])
    t.roll(2, 1)
    activate(t.g, greece)
    t.go_on().skip().play("greece", "at pella")
    assert (len(t.events("civil-war")), t.g.treasury[greece], t.g.civil_war, t.g.stack) == (1, 4, 0, [])


@rule("17.2-STABILITY-CHECK-d")
def test_it_silences_nobody() -> None:
    t = check(table(stability=STEADY | {"carthage": -5}, pool=(1, 2, 0, 0, 0, 0)).roll(2, 1))
    assert (t.g.silent, t.g.dear_next) == (0, 0)


@rule("17.2-STABILITY-CHECK-e")
def test_then_one_new_leader_begins_in_a_capital_at_minus_one() -> None:
    board = {"pella": "greece 2 heavy greece_4", "athens": "greece 1 light greece_5"}
    t = table(board, stability=STEADY | {"greece": -5}, civil_war=0b100)
    t.roll(2, 2, 3)
    activate(t.g, t.power("greece"))
    t.go_on().skip()
    assert t.offered("greece") == ["at pella", "at athens"]
    t.play("greece", "at athens")
    (found,) = leaders_of(t.g, t.power("greece"))
    assert (t["pella"], t["athens"]) == ("greece 2 heavy", f"greece 1 light {LEADER_IDS[found]}")
    assert level(t, "greece") == -1


@rule("17.2-STABILITY-CHECK-e")
def test_a_capital_that_enemies_hold_is_no_place_for_him() -> None:
    board = {"pella": "rome 2 legion", "athens": "greece 1 light"}
    t = table(board, stability=STEADY | {"greece": -5}, civil_war=0b100).roll(2, 1)
    activate(t.g, t.power("greece"))
    t.go_on().skip()
    assert (t["athens"], t.g.stack) == ("greece 1 light greece_1", [])
