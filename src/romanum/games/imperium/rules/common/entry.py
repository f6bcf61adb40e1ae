"""5.2.4b, 23.1, 45.2b: whom land units may not join, and what comes upon those who enter a Province: on the march, in
retreat, to intercept, by sea."""

from __future__ import annotations

from collections.abc import Sequence

from romanum.engine.rule import Refusal
from romanum.games.imperium.data.hexes import PLACE_IDS, PROVINCE
from romanum.games.imperium.data.provinces import NONE
from romanum.games.imperium.rules.common.powers import is_enemy, is_friend, power_id, runs_neutral, side
from romanum.games.imperium.rules.special.specials import break_by_entry
from romanum.games.imperium.state.effects import PLAGUE_ENTRY, lasts
from romanum.games.imperium.state.errands import PlagueEntered, Trespass
from romanum.games.imperium.state.forces import stacks_at
from romanum.games.imperium.state.layout import SEATS
from romanum.games.imperium.state.marks import GUESTS
from romanum.games.imperium.state.position import ACTIVE, NEUTRAL, RomanWorld
from romanum.games.imperium.state.rosters import FLEETS


def enter_province(g: RomanWorld, stacks: Sequence[int], province: int) -> None:
    """Stacks of a power have come: a truce may end, whoever sleeps there may wake, and plague takes its share.

    A leader alone wakes nobody: where one walks ahead of units, they do.
    """
    break_by_entry(g, g.whose[stacks[0]], province)
    if lasts(g, PLAGUE_ENTRY, province):
        for stack in stacks:
            g.push(PlagueEntered(stack))
    g.push(Trespass(next((stack for stack in stacks if g.units[stack]), stacks[0]), province))


def stands_apart(g: RomanWorld, power: int, place: int) -> int:
    """5.2.4b: a power ashore in a place with which another's units may not stack there; none if there is none.

    An active neutral and whoever is neither its friend nor its enemy; a player who enters its land attacks it (23.1),
    unless he moves it himself (5.6b).
    That units stand there everybody sees by what lies on top (3.2a).
    """
    for stack in stacks_at(g, place):
        other, top = g.whose[stack], g.top[stack]
        if other == power or not top or top in FLEETS or g.mark[stack] & GUESTS:
            continue
        neutral = power if g.bond[power] == NEUTRAL else other
        if g.bond[neutral] != NEUTRAL or g.standing[neutral] != ACTIVE:
            continue
        if not _invades(g, power, other, place) and not is_friend(g, power, other) and not is_enemy(g, power, other):
            return other
    return NONE


def _invades(g: RomanWorld, power: int, other: int, place: int) -> bool:
    """23.1: whether a power of a player comes upon a neutral in its own land."""
    at_home = PROVINCE[place] != NONE and g.lord[PROVINCE[place]] == other
    return at_home and side(g, power) < SEATS and not runs_neutral(g, power, other)


def why_apart(g: RomanWorld, power: int, place: int) -> Refusal | None:
    """5.2.4b: why units of a power do not come to a place; None if they do."""
    apart = stands_apart(g, power, place)
    if apart == NONE:
        return None
    return Refusal("5.2.4b", "neutral-apart", {"place": PLACE_IDS[place], "power": power_id(g, apart)})
