"""Turncoats (2.5): a leader who goes over with half his stack once his power has lost a battle, and perhaps back."""

from __future__ import annotations

from romanum.games.imperium.data.characters import Turncoat
from romanum.games.imperium.rules.common.handover import go_over, halved, seaworthy
from romanum.games.imperium.rules.common.leaders import lead_out
from romanum.games.imperium.rules.common.naming import leader_id
from romanum.games.imperium.rules.common.powers import power_id
from romanum.games.imperium.rules.special.chronicle import defeats, end_rule, has_fired, is_in_force, rules_of
from romanum.games.imperium.state.errands import SiegesSeen
from romanum.games.imperium.state.forces import detach, settle
from romanum.games.imperium.state.marks import INSIDE
from romanum.games.imperium.state.position import ABSENT, NOBODY, RomanWorld


def look_for_turncoats(g: RomanWorld) -> None:
    """After his power's first defeat a die is rolled, once."""
    for at, rule in rules_of(g, Turncoat):
        own = int(g.setting.leaders[rule.leader].power)
        if has_fired(g, at) or not is_in_force(g, at, rule) or not any(d.power == own for d in defeats(g)):
            continue
        g.fired |= 1 << at
        if _may_change(g, rule.leader, own, rule.to) and _rolls(g, rule.leader, rule.least):
            change_sides(g, rule.leader, rule.to)


def look_for_penitents(g: RomanWorld) -> None:
    """In each later Diplomacy Phase a die decides whether he goes back, once."""
    for at, rule in rules_of(g, Turncoat):
        own = int(g.setting.leaders[rule.leader].power)
        if not has_fired(g, at) or not is_in_force(g, at, rule):
            continue
        if _may_change(g, rule.leader, rule.to, own) and _rolls(g, rule.leader, rule.back):
            change_sides(g, rule.leader, own)
            end_rule(g, at)


def _may_change(g: RomanWorld, leader: int, old: int, new: int) -> bool:
    """He is free and on the map, serves the one, and the other is still there."""
    there = g.leader_in[leader] >= 0 and g.captor[leader] == NOBODY and g.leader_of[leader] == old
    return there and g.standing[new] != ABSENT


def _rolls(g: RomanWorld, leader: int, least: int) -> bool:
    die = g.dice.roll()
    if g.log is not None:
        g.tell("turncoat-rolls", "2.5", leader=leader_id(g, leader), die=die)
    return die >= least


def change_sides(g: RomanWorld, leader: int, to: int) -> None:
    """He and half of each type in his stack (20.3.2b) stand there for the other; morale as in a defection (20.3.3)."""
    stack = g.leader_in[leader]
    place = g.at[stack]
    going = seaworthy(g, stack, halved(g.units[stack])) if g.units[stack] else ""
    part = detach(g, stack, going, g.mark[stack] & INSIDE)
    lead_out(g, [leader], part)
    go_over(g, part, to)
    settle(g, place)
    if g.log is not None:
        name = leader_id(g, leader)
        g.tell("turncoat", "2.5", leader=name, power=power_id(g, to))
    g.push(SiegesSeen())
