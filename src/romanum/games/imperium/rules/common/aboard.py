"""5.8d, 10.4.1: which fleets carry the units of other powers aboard (`GUESTS`), and whether they can spare a ship."""

from __future__ import annotations

from romanum.games.imperium.rules.common.powers import is_friend
from romanum.games.imperium.state.forces import has_fleets, stacks_at
from romanum.games.imperium.state.marks import ACTIVE_FORCE, GUESTS
from romanum.games.imperium.state.position import NONE, RomanWorld
from romanum.games.imperium.state.rosters import fleets, load


def host(g: RomanWorld, guest: int, sold: int = NONE) -> int:
    """The fleets that carry guests: the largest that have room for them, else the largest; none if there are none.

    `sold` are fleets that are thought to have a ship less.
    """
    ships = _friends(g, guest, sold)
    if len(ships) < 2:
        return next(iter(ships), NONE)
    taken: dict[int, int] = {}
    for other in sorted(_guests_beside(g, guest), key=lambda s: (-_load(g, s), s)):
        need, around = _load(g, other), _friends(g, other, sold)
        left = {s: 2 * around[s] - _load(g, s) - taken.get(s, 0) for s in around}
        found = max(around, key=lambda s: (left[s] >= need, around[s], -s), default=NONE)
        if other == guest:
            return found
        taken[found] = taken.get(found, 0) + need
    return NONE


def _friends(g: RomanWorld, guest: int, sold: int) -> dict[int, int]:
    """The friendly fleets beside guests, under way if they are, with their number of ships."""
    way, power = g.mark[guest] & ACTIVE_FORCE, g.whose[guest]
    ships = {
        s: fleets(g.units[s]) - (s == sold)
        for s in stacks_at(g, g.at[guest])
        if has_fleets(g, s) and g.mark[s] & ACTIVE_FORCE == way and is_friend(g, power, g.whose[s])
    }
    return {s: number for s, number in ships.items() if number}


def _guests_beside(g: RomanWorld, guest: int) -> list[int]:
    """All guests in a place who are under way as these are, these among them."""
    way = g.mark[guest] & ACTIVE_FORCE
    beside = [s for s in stacks_at(g, g.at[guest]) if g.mark[s] & GUESTS and g.mark[s] & ACTIVE_FORCE == way]
    return beside if guest in beside else [*beside, guest]


def _load(g: RomanWorld, stack: int) -> int:
    return load(g.units[stack], g.has_rule("31"))


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
    return sum(_load(g, s) for s in (stack, *riding(g, stack, sold)))
