"""18.2, 18.3, 18.3.1: leaders captured or killed, what becomes of treasury and title."""

from __future__ import annotations

from typing import ClassVar, Final

from romanum.engine.action import Move
from romanum.engine.errand import carries_out
from romanum.engine.event import Prompt
from romanum.games.imperium.data.charts import TABLES
from romanum.games.imperium.data.roll import LEADER_IDS, leaders_of
from romanum.games.imperium.data.specials import SuccessionLoss
from romanum.games.imperium.rules.battle.actions import CAPTURE, KILL
from romanum.games.imperium.state.errands import LeaderLost, LeaderTaken
from romanum.games.imperium.state.forces import settle, stacks_at
from romanum.games.imperium.state.leaders import assign, best, is_head, is_named, place_of, take_off
from romanum.games.imperium.state.leaders import leaders_of as free_leaders
from romanum.games.imperium.state.morale import change, mourn, payer
from romanum.games.imperium.state.position import DEAD, NOBODY, NONE, WAITING, RomanWorld, changed
from romanum.games.imperium.state.powers import power_id
from romanum.games.imperium.state.seasons import QUARTERS
from romanum.games.imperium.state.steps import PlayerChoice

CAPTURED: Final = 1
"""`LeaderTaken.always`."""


def leader_name(g: RomanWorld, leader: int) -> str:
    """What he is called in events and moves."""
    return LEADER_IDS[leaders_of(g.scenario, g.seats)[leader]]


@carries_out(LeaderTaken)
def taken(errand: LeaderTaken, g: RomanWorld) -> None:
    """18.2a: his enemy captures or kills him; without units there to guard him he is killed."""
    keeper = guards(g, errand.leader, errand.power)
    if errand.always == 0 and keeper != NONE and g.chief[errand.power] != NOBODY:
        g.push(LeadersFate(g.chief[errand.power], errand.leader, errand.power))
        return
    settle_fate(g, errand.leader, errand.power, kill=keeper == NONE or errand.always > CAPTURED)


def guards(g: RomanWorld, leader: int, power: int) -> int:
    """18.2.1a: a stack of a power in his place with units; none if there is none."""
    own = [s for s in stacks_at(g, place_of(g, leader)) if g.whose[s] == power and g.units[s]]
    return own[0] if own else NONE


class LeadersFate(PlayerChoice, frozen=True):
    """Ruling 18.2a: the opposing player chooses."""

    leader: int
    power: int
    rule: ClassVar[str] = "18.2a"

    def options(self, g: RomanWorld, seat: int) -> list[Move]:
        """One of two."""
        return [CAPTURE, KILL]

    def take(self, g: RomanWorld, seat: int, move: Move) -> None:
        """It is done."""
        g.stack.pop()
        settle_fate(g, self.leader, self.power, kill=move == KILL)

    def prompt(self, g: RomanWorld, seat: int | None) -> Prompt:
        """Whose."""
        return Prompt("leaders-fate", self.rule, {"leader": leader_name(g, self.leader)})


def settle_fate(g: RomanWorld, leader: int, power: int, *, kill: bool) -> None:
    """18.2, 19.1h: what is lost with him is reckoned while he still has his title."""
    if g.log is not None:
        kind = "leader-killed" if kill else "leader-captured"
        g.tell(kind, "18.2a", leader=leader_name(g, leader), power=power_id(g, power))
    if not kill:
        place, keeper = place_of(g, leader), guards(g, leader, power)
        assign(g, leader, keeper)
        g.captor = changed(g.captor, leader, power)
        settle(g, place)
    g.push(LeaderLost(leader, power, kill, in_battle=True))


@carries_out(LeaderLost)
def lost(errand: LeaderLost, g: RomanWorld) -> None:
    """19.1e-h, 18.3.1, 18.3a, 18.2.2a: morale, treasury, succession, and his counter."""
    leader, power = errand.leader, g.leader_of[errand.leader]
    carried = carries_treasury(g, leader)
    head = is_head(g, leader)
    mourn(g, leader, errand.by if errand.in_battle else NOBODY)
    if errand.killed:
        take_off_for_good(g, leader)
    heir = successor(g, power) if head and errand.killed else NONE
    if carried:
        ends = g.morale[power] <= 0 or (head and errand.killed and heir == NONE)
        disperse(g, power, errand.by if errand.in_battle else NOBODY, ends=ends)
    if head and errand.killed:
        succeed(g, power, heir)


def take_off_for_good(g: RomanWorld, leader: int) -> None:
    """18.2.2a, 18.2.2b: a named leader is dead; an unnamed one waits for the next Taxation and Mobilization Phase."""
    if is_named(g, leader):
        take_off(g, leader, DEAD)
        return
    take_off(g, leader, WAITING)
    month = g.month + 1
    while month % 12 not in QUARTERS:
        month += 1
    g.returns = changed(g.returns, leader, month)


def carries_treasury(g: RomanWorld, leader: int) -> bool:
    """18.3.1a: the Imperator or Rex; without one the leader of highest value, `purse` among equals."""
    power = g.leader_of[leader]
    if g.head[power] != NONE:
        return g.head[power] == leader
    others = [other for other in free_leaders(g, power) if other != leader]
    mine = g.leader_value[leader]
    if any(g.leader_value[other] > mine for other in others):
        return False
    equals = [other for other in others if g.leader_value[other] == mine]
    bearer = g.purse[power] if g.purse[power] in (*equals, leader) else min((*equals, leader))
    return bearer == leader


def disperse(g: RomanWorld, power: int, by: int, *, ends: bool) -> None:
    """18.3.1b, 18.3.1c: in battle a quarter to the victor and a quarter lost, otherwise half lost."""
    table, whole = TABLES.treasury, g.treasury[power]
    if not whole:
        return
    gain = whole * table.to_victor // 100 if by != NOBODY else 0
    gone = whole * (table.lost_in_battle if by != NOBODY else table.lost_otherwise) // 100
    rest = whole - gain - gone
    if ends:
        gain, rest = (gain + rest, 0) if by != NOBODY else (0, 0)
    g.treasury[power] = rest
    if by != NOBODY and payer(g, by) != NOBODY:
        g.treasury[payer(g, by)] += gain
    if g.log is not None:
        rule = "18.3.1b" if by != NOBODY else "18.3.1c"
        g.tell("treasury-dispersed", rule, power=power_id(g, power), victor=power_id(g, by), gain=gain, left=rest)


def successor(g: RomanWorld, power: int) -> int:
    """18.3a: the first on the list who is free and on the map; none if none is left."""
    listed = g.setting.powers[power].successors if power < len(g.setting.powers) else ()
    return next((heir for heir in listed if heir in free_leaders(g, power)), NONE)


def succeed(g: RomanWorld, power: int, heir: int) -> None:
    """18.3a, 18.3b: the title passes on, or nobody has it and the power dissolves in the next `Reckoning`."""
    g.head = changed(g.head, power, heir)
    if heir == NONE:
        g.purse = changed(g.purse, power, best(g, free_leaders(g, power)))
        return
    if g.log is not None:
        g.tell("succession", "18.3a", leader=leader_name(g, heir), power=power_id(g, power))
    for rule in g.setting.of(SuccessionLoss):
        if rule.applies(g.month, g.seats) and int(rule.leader) == heir:
            change(g, power, -rule.morale, "18.3a")
