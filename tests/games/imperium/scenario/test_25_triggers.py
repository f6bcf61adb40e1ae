"""2.5: triggers of scenarios: when they are looked at, what they cost, what is rolled, and what comes of them later."""

from __future__ import annotations

import pytest

from games.imperium.builder import Table, position
from games.imperium.scenario_facts import begun, versions
from romanum.engine.step import choose
from romanum.games.imperium.data.hexes import PLACE
from romanum.games.imperium.data.names import Month
from romanum.games.imperium.data.triggers import Trigger
from romanum.games.imperium.rules.common.leaders import take_off
from romanum.games.imperium.rules.common.sieges import begin_siege
from romanum.games.imperium.rules.scenario.triggers import fire, outcomes_of, trigger_at, triggers_of
from romanum.games.imperium.rules.special.chronicle import (
    has_fired,
    look_of,
    note_defeat,
    payments,
    rule_called,
    rules_of,
)
from romanum.games.imperium.state.errands import LeaderLost, MonthEnds, Reckoning, Triggers
from romanum.games.imperium.state.position import (
    ABSENT,
    ACTIVE,
    CLIENT,
    DEAD,
    DIPLOMACY,
    INACTIVE,
    MOBILIZATION,
    NAVAL,
)
from rules import rule


def looked_at(t: Table, *dice: int, phase: int = DIPLOMACY) -> Table:
    """The triggers of a phase, and nothing that comes of them beyond the scenario."""
    t.stop_at(LeaderLost, Reckoning)
    t.g.stack.clear()
    return t.roll(*dice).push(Triggers(phase))


def fired(t: Table, name: str) -> bool:
    return has_fired(t.g, rule_called(t.g, name))


def standing(t: Table, name: str) -> int:
    return t.g.standing[t.g.setting.power(name)]


# ---- when


@rule("2.5")
def test_a_trigger_waits_for_its_month() -> None:
    t = position(scenario=13, month="November AD 101")
    assert standing(looked_at(t), "roxolani") == INACTIVE
    t.g.month += 1
    assert standing(looked_at(t), "roxolani") == ACTIVE


@rule("2.5")
def test_a_trigger_is_over_before_its_last_month() -> None:
    t = position({"a3621": "claudius-ii-and-aurelian 1 20-10-b claudius-ii"}, scenario=21, month="January AD 271")
    looked_at(t, 1)
    assert not fired(t, "plague")
    t.g.month -= 1
    looked_at(t, 4, 5)
    assert fired(t, "plague")
    assert t.waiting == LeaderLost(t.leader("claudius-ii"), -1, killed=True, in_battle=False, quietly=True)


@rule("2.5")
def test_some_are_looked_at_in_months_of_the_year_alone() -> None:
    t = position({"b4914": "trajan 1 20-10-b trajan"}, scenario=14, month="July AD 117")
    looked_at(t)
    assert look_of(t.g, rule_called(t.g, "trajan-ages")).times == 0
    t.g.month = int(Month.of("June AD 117"))
    looked_at(t, 4, 5)
    assert not fired(t, "trajan-ages")
    t.g.month = int(Month.of("December AD 117"))
    looked_at(t, 4, 6)
    assert fired(t, "trajan-ages")


@rule("2.5")
def test_taxation_and_the_end_of_a_turn_have_triggers_of_their_own() -> None:
    t = position(scenario=21, month="March AD 269", treasury={"claudius-ii-and-aurelian": 41, "zenobia": 40})
    looked_at(t, 1)
    assert t.g.treasury[t.power("claudius-ii-and-aurelian")] == 41
    looked_at(t, phase=MOBILIZATION)
    assert t.g.treasury[t.power("claudius-ii-and-aurelian")] == 31
    assert t.g.treasury[t.power("zenobia")] == 40
    looked_at(t, phase=NAVAL)
    assert t.g.treasury[t.power("claudius-ii-and-aurelian")] == 31


@rule("2.5")
def test_what_comes_again_comes_every_time_and_other_things_once() -> None:
    t = position(scenario=8, month="March 42 BC", treasury={"the-triumvirs": 0})
    for _ in range(2):
        looked_at(t, 1, 1, 1, 1)
    assert (t.g.treasury[t.power("the-triumvirs")], t.g.morale[t.power("the-triumvirs")]) == (40, 90)
    again = position(scenario=20, month="March AD 263", treasury={"gallienus": 100})
    looked_at(again, phase=MOBILIZATION)
    looked_at(again, phase=MOBILIZATION)
    assert again.g.treasury[again.power("gallienus")] == 57


@rule("2.5")
def test_tries_run_out() -> None:
    t = position({"a3325": "sextus-pompeius 2 4-12 menas"}, scenario=9, month="March 38 BC")
    looked_at(t, 4, 1, 1, 1, 1)
    t.g.month += 1
    looked_at(t, 1, 1, 1, 1)
    assert look_of(t.g, rule_called(t.g, "menas")).times == 1
    assert not fired(t, "menas")


# ---- what is rolled


@rule("2.5")
def test_a_lost_battle_helps_the_next_roll_alone() -> None:
    t = position(scenario=1, month="April 52 BC")
    note_defeat(t.g, t.power("caesar"), [])
    looked_at(t, 4)
    looked_at(t, 5)
    assert t.g.patron[t.power("aedui")] == t.power("caesar")
    note_defeat(t.g, t.power("caesar"), [])
    looked_at(t, 5)
    assert (t.g.bond[t.power("aedui")], t.g.patron[t.power("aedui")]) == (CLIENT, t.power("vercingetorix"))
    assert [event.facts["total"] for event in t.events("trigger-roll")] == [5, 5, 6]


@rule("2.5")
def test_a_roll_may_have_other_results() -> None:
    t = position(scenario=11, month="April AD 45")
    looked_at(t, 1, 1)
    parthia = t.power("parthia")
    assert t.g.silent >> parthia & 1
    assert t.g.standing[parthia] == INACTIVE
    looked_at(t)
    joins = position(scenario=11, month="April AD 45")
    looked_at(joins, 3, 4)
    looked_at(joins, 5, 6)
    assert (joins.g.standing[parthia], joins.g.patron[parthia]) == (ACTIVE, joins.power("herod-agrippa"))


@rule("2.5")
def test_a_low_roll_may_be_what_is_needed() -> None:
    t = position(scenario=11)
    looked_at(t, 3, 3, 3)
    assert t.g.patron[t.power("commagene-and-emesa")] != t.power("claudius")
    other = looked_at(position(scenario=11), 2, 3, 3)
    assert other.g.patron[other.power("commagene-and-emesa")] == other.power("claudius")


@rule("2.5")
def test_what_is_needed_must_hold() -> None:
    t = position({"b4109": "philippus-arabs 4 20-10-b"}, scenario=18)
    strong = "b4712"
    assert standing(looked_at(t, 3), "goths") == INACTIVE
    assert standing(looked_at(t, 4), "goths") == ACTIVE
    t = position({strong: "philippus-arabs 4 20-10-b"}, scenario=18)
    assert standing(looked_at(t), "goths") == INACTIVE
    assert look_of(t.g, rule_called(t.g, "goths")).times == 0


# ---- payment


@rule("2.5")
def test_a_try_is_paid_for_before_the_roll() -> None:
    t = position(scenario=31, treasury={"magnus-maximus": 30})
    looked_at(t).roll(5).play("magnus-maximus", "yes")
    assert (t.g.treasury[t.power("magnus-maximus")], fired(t, "federates")) == (15, False)
    looked_at(t).play("magnus-maximus", "no")
    assert t.g.treasury[t.power("magnus-maximus")] == 15
    looked_at(t).roll(6).play("magnus-maximus", "yes")
    assert t.g.patron[t.power("gothic-federates")] == t.power("magnus-maximus")
    assert [p.power for p in payments(t.g)] == [t.power("magnus-maximus")] * 2


@rule("2.5")
def test_a_price_that_is_asked_once_is_paid_when_the_roll_is_good() -> None:
    t = position(scenario=30, month="June AD 378", treasury={"the-goths": 10})
    looked_at(t, 5, 1)
    assert t.asked == ()
    looked_at(t, 6, 1).play("the-goths", "no")
    assert not fired(t, "huns")
    looked_at(t, 6, 1).play("the-goths", "yes")
    assert fired(t, "huns")
    assert t.g.treasury[t.power("the-goths")] == 0


@rule("2.5")
def test_who_cannot_pay_is_not_asked() -> None:
    t = position(scenario=29, treasury={"constantius-ii": 9})
    assert looked_at(t).asked == ()
    t.g.treasury[t.power("constantius-ii")] = 10
    assert looked_at(t).asked == ("constantius-ii",)
    t.play("constantius-ii", "yes")
    assert standing(t, "alamanni") == ACTIVE


@rule("2.5")
def test_a_quarter_is_paid_for_once() -> None:
    t = position(scenario=37, month="June AD 457", treasury={"leo": 10})
    ostrogoths = rule_called(t.g, "ostrogoths")
    looked_at(t).play("leo", "yes")
    t.g.month += 2
    looked_at(t)
    assert look_of(t.g, ostrogoths).times == 0
    t.g.month += 1
    looked_at(t).roll(6).play("leo", "no")
    assert standing(t, "ostrogoths") == ACTIVE
    assert t.g.at_war[t.g.setting.power("ostrogoths")]


@rule("2.5")
def test_a_year_is_paid_for_in_march_and_the_first_broken_year_is_free() -> None:
    t = position(scenario=41, month="February AD 623", treasury={"heraclius": 40})
    looked_at(t)
    assert look_of(t.g, rule_called(t.g, "avars")).times == 0
    t.g.month += 1
    looked_at(t).play("heraclius", "yes")
    t.g.month += 11
    looked_at(t)
    assert look_of(t.g, rule_called(t.g, "avars")).times == 0
    t.g.month += 1
    looked_at(t).roll(3).play("heraclius", "no")
    t.g.month += 1
    looked_at(t, 4)
    assert standing(t, "avars") == ACTIVE


# ---- later


@rule("2.5")
def test_attila_is_dead_and_the_huns_dissolve_a_month_later() -> None:
    t = position({"b4610": "the-huns 4 20-8-b attila", "a3517": "aetius 1 20-10-b aetius"}, scenario=36)
    take_off(t.g, t.leader("attila"), DEAD)
    t.stop_at(Reckoning).push(MonthEnds())
    assert t.g.due
    assert t.g.morale[t.power("the-huns")] == 100
    t.g.stack.clear()
    t.g.month += 1
    t.push(MonthEnds())
    assert t.g.morale[t.power("the-huns")] == 0
    assert t.g.due == ()


@rule("2.5")
def test_theodosius_comes_two_turns_after_valens() -> None:
    t = position(
        {"b5415": "valens 1 20-10-b city", "b4618": "the-goths 1 20-8-c"},
        scenario=30,
        cities={"thessalonica": "valens", "sirmium": "valens"},
    )
    take_off(t.g, t.leader("valens"), DEAD)
    for _ in range(2):
        t.stop_at(Reckoning).push(MonthEnds())
        assert t.g.head[t.power("valens")] != t.leader("theodosius")
        t.g.stack.clear()
        t.g.month += 1
    t.push(MonthEnds())
    assert t.offered("valens") == ["at b4918", "at b4214"]
    t.play("valens", "at b4214")
    assert t.g.head[t.power("valens")] == t.leader("theodosius")
    assert t["b4214"] == "valens theodosius"


@rule("2.5")
def test_a_long_siege_may_cost_maximinus_his_life() -> None:
    t = position({"a3517": "maximinus-thrax 4 20-10-b maximinus-thrax"}, scenario=17, month="April AD 238")
    begin_siege(t.g, PLACE["a3517"])
    looked_at(t)
    for _ in range(2):
        t.g.stack.clear()
        t.push(MonthEnds())
    looked_at(t, 4, 6)
    assert fired(t, "siege")


# ---- all of them


@pytest.mark.parametrize(("number", "players"), versions())
def test_every_trigger_can_happen_as_the_match_begins(number: int, players: int) -> None:
    for at, trigger in rules_of(begun(number, players), Trigger):
        for then in (trigger.then, *(row.then for row in trigger.other)):
            g = begun(number, players)
            g.stack.clear()
            t = Table(g).stop_at(Reckoning, LeaderLost)
            fire(g, at, then)
            t.go_on()
            play_out(t)
            assert t.is_sound(), trigger.text


def play_out(t: Table) -> None:
    """Whoever is asked takes the first that is offered, until nothing is left."""
    for _ in range(500):
        if t.stopped:
            t.skip()
        elif not t.g.stack:
            return
        else:
            seat = t.g.stack[-1].pending(t.g)[0]
            choose(t.g, seat, t.g.stack[-1].options(t.g, seat)[0])
            t.go_on()
    raise AssertionError("it never ends")


def test_outcomes_are_numbered_through_all_results_of_a_roll() -> None:
    t = position(scenario=11)
    trigger = trigger_at(t.g, rule_called(t.g, "parthia"))
    assert len(outcomes_of(trigger)) == 2
    assert triggers_of(t.g, "turn-end") == []
    assert t.g.standing[t.power("claudius")] != ABSENT
