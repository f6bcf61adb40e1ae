"""5.8d, 10.4.1: which fleets carry the units of other powers aboard (`GUESTS`), and whether they can spare a ship."""

from __future__ import annotations

from romanum.games.imperium.state.forces import has_fleets, stacks_at
from romanum.games.imperium.state.marks import ACTIVE_FORCE, GUESTS
from romanum.games.imperium.state.position import NONE, RomanWorld
from romanum.games.imperium.state.powers import is_friend
from romanum.games.imperium.state.rosters import fleets, load


def host(g: RomanWorld, guest: int, sold: int = NONE) -> int:
    """The fleets that carry guests, the largest there; none if there are none.

    `sold` are fleets that are thought to have a ship less.
    """
    way, power = g.mark[guest] & ACTIVE_FORCE, g.whose[guest]
    ships = {
        s: fleets(g.units[s]) - (s == sold)
        for s in stacks_at(g, g.at[guest])
        if has_fleets(g, s) and g.mark[s] & ACTIVE_FORCE == way and is_friend(g, power, g.whose[s])
    }
    return max((s for s in ships if ships[s]), key=lambda s: (ships[s], -s), default=NONE)


def riding(g: RomanWorld, stack: int, sold: int = NONE) -> list[int]:
    """The guests aboard some fleets."""
    return [s for s in stacks_at(g, g.at[stack]) if g.mark[s] & GUESTS and host(g, s, sold) == stack]


def can_spare_a_ship(g: RomanWorld, stack: int) -> bool:
    """10.4.1: whether cargo and guests of all fleets there find room when some have a ship less."""
    aboard = [s for s in stacks_at(g, g.at[stack]) if g.mark[s] & GUESTS]
    hosts = {stack, *(host(g, guest, stack) for guest in aboard)}
    return NONE not in hosts and all(_has_room(g, s, stack) for s in hosts)


def _has_room(g: RomanWorld, stack: int, sold: int) -> bool:
    return burden(g, stack, sold) <= 2 * (fleets(g.units[stack]) - (stack == sold))


def burden(g: RomanWorld, stack: int, sold: int = NONE) -> int:
    """10.4.1: Legion Equivalents, in halves, aboard some fleets: cargo and guests."""
    return sum(load(g.units[s], g.has_rule("31")) for s in (stack, *riding(g, stack, sold)))
