"""Chapters 25 and 28.1: who has won, and when a match is over."""

from __future__ import annotations

from games.imperium.builder import Table, position
from games.imperium.scenario_facts import begun
from romanum.engine.position import changed
from romanum.games.imperium.data.hexes import PLACE
from romanum.games.imperium.data.provinces import PROVINCE_BY_ID
from romanum.games.imperium.rules.scenario.victory import Judgement
from romanum.games.imperium.rules.special.specials import why_no_entry
from romanum.games.imperium.state.errands import LookForWinners, ProposePeace, Triggers
from romanum.games.imperium.state.position import CLIENT, DEAD, DIPLOMACY
from rules import rule

GAULS = {"a2418": "vercingetorix 5 20-8-c vercingetorix", "a2521": "caesar 4 20-10-a caesar"}


def over(t: Table) -> tuple[tuple[int, ...], str]:
    assert not t.g.stack
    return t.g.winners, t.g.how


def last(t: Table) -> Table:
    t.g.month = t.g.last_month
    return t.push(Judgement())


@rule("25.1a")
def test_the_gauls_win_as_soon_as_caesar_is_gone() -> None:
    t = position(scenario=1)
    gauls = t.g.setting.power("gauls")
    t.push(LookForWinners())
    assert not t.g.how
    t.g.leader_in = changed(t.g.leader_in, t.leader("caesar"), DEAD)
    t.push(LookForWinners())
    assert over(t) == ((t.g.setting.powers[gauls].player,), "victory")


@rule("25.2c")
def test_pirate_fleets_that_are_left_decide_for_the_pirates() -> None:
    t = last(position({"b4225": "pirates 6 18-30-b"}, scenario=2))
    assert over(t) == ((t.seat("pirates"),), "victory")
    assert over(last(position({"b4225": "pirates 5 18-30-b"}, scenario=2))) == ((), "draw")
    few = last(position({"b4225": "pirates 2 18-30-b"}, scenario=2))
    assert over(few) == ((few.seat("pompey"),), "marginal")
    swept = last(position(scenario=2))
    assert over(swept) == ((swept.seat("pompey"),), "victory")


@rule("25.2b")
def test_the_last_faction_wins_at_once() -> None:
    t = position(scenario=3)
    t.g.dissolved = sum(1 << t.g.setting.power(name) for name in ("marius", "strabo", "mithridates"))
    t.push(LookForWinners())
    assert over(t) == ((int(t.g.setting.powers[t.g.setting.power("sulla")].player),), "last-faction")


@rule("28.1a")
def test_the_last_imperator_wins() -> None:
    t = position(scenario=6)
    t.g.standing[t.power("pompey")] = 0
    t.push(LookForWinners())
    assert over(t) == ((t.seat("caesar"),), "victory")


@rule("25.1b")
def test_peace_needs_everybody() -> None:
    t = position(scenario=13, month="December AD 101")
    t.push(ProposePeace(0)).play("decebalus", "refuse")
    assert not t.g.how
    t.push(ProposePeace(0)).play("decebalus", "accept")
    assert over(t) == ((), "peace")


def test_nobody_leaves_gaul_and_the_aedui_go_over() -> None:
    """2.5: the first scenario's confinement, and its trigger: a 6, or a 5 after a battle that Caesar has lost."""
    t = position({"a2521": "caesar 4 20-10-a caesar"}, scenario=1, month="April 52 BC")
    refusal = why_no_entry(t.g, t.stack("caesar", "a2521"), PLACE["a3621"])
    assert refusal is not None
    assert refusal.code == "special-forbids"
    t.roll(5).push(Triggers(DIPLOMACY))
    aedui = t.g.setting.power("aedui")
    assert t.g.patron[aedui] == t.g.setting.power("caesar")
    t.g.stack.clear()
    t.roll(6).push(Triggers(DIPLOMACY))
    assert (t.g.bond[aedui], t.g.patron[aedui]) == (CLIENT, t.g.setting.power("gauls"))


@rule("25.2a")
def test_several_may_win_at_the_end() -> None:
    g = begun(36, 5)
    g.stack.clear()
    t = last(Table(g))
    winners = {int(g.setting.powers[g.setting.power(name)].player) for name in ("west", "east")}
    assert (set(over(t)[0]), t.g.how) == (winners, "victory")


@rule("25.2a")
def test_the_vandals_have_won_in_535_and_the_others_play_on() -> None:
    board = {"a3628": "vandals 1 20-8-c city"}
    t = position(board, scenario=39, month="December AD 535", lords={"africa-proconsularis": "vandals"})
    t.push(Judgement())
    assert not t.g.how
    assert t.g.rows_met
    t.g.lord[PROVINCE_BY_ID["africa-proconsularis"]] = t.power("justinian")
    last(t)
    assert t.seat("vandals") in t.g.winners
