"""5.8d, 10.4: land units of other powers aboard: clients', those of a player's other powers, and allies'.

They keep a stack of their own (`GUESTS`) in the place of the fleets that carry them: of friendly fleets there the
largest stack, or, under way, the moving one.
"""

from __future__ import annotations

from typing import Final

from romanum.games.imperium.data.hexes import LAND
from romanum.games.imperium.rules.common import leave
from romanum.games.imperium.rules.common.leaders import captives_in, lead_out, leaders_in
from romanum.games.imperium.rules.common.leave import host, riding
from romanum.games.imperium.rules.common.powers import is_enemy, is_friend, mover_of, owner_of
from romanum.games.imperium.rules.naval.ports import SHORES, harbour, room
from romanum.games.imperium.rules.special.specials import why_no_move, why_no_stacking
from romanum.games.imperium.state.forces import (
    detach,
    discard,
    has_fleets,
    is_alive,
    is_naval,
    join_alike,
    put,
    settle,
    stacks_at,
)
from romanum.games.imperium.state.marks import (
    ACTIVE_FORCE,
    BOUND,
    BUILDING,
    GUESTS,
    HELD,
    INSIDE,
    LANDED,
    LENT,
    RAW,
    RAWER,
    SHELTERED,
)
from romanum.games.imperium.state.position import NONE, RomanWorld
from romanum.games.imperium.state.rosters import FLEETS, load, strength, without

BOUND_ASHORE: Final = RAW | RAWER | BUILDING | HELD | LANDED
"""35.1d, 21.1f; ruling 10.4.4b, 10.5.1a: nor do those board who have come ashore and may not move, or must attack."""

# ---- who carries whom


def space(g: RomanWorld, stack: int) -> int:
    """10.4.1: Legion Equivalents, in halves, that still find room aboard beside cargo and guests."""
    return room(g, stack) - sum(load(g.units[s], g.has_rule("31")) for s in riding(g, stack))


def relief(g: RomanWorld, stack: int) -> int:
    """10.4.1: halves of guests that other friendly fleets beside these could take, and so none is too many for them."""
    guests = riding(g, stack)
    way = g.mark[stack] & ACTIVE_FORCE
    beside = [
        space(g, s)
        for s in stacks_at(g, g.at[stack])
        if s != stack and has_fleets(g, s) and g.mark[s] & ACTIVE_FORCE == way
        if all(is_friend(g, g.whose[s], g.whose[guest]) for guest in guests)
    ]
    most = sum(load(g.units[guest], g.has_rule("31")) for guest in guests)
    return min(most, sum(max(0, room) for room in beside))


def carries_units(g: RomanWorld, stack: int) -> bool:
    """13.6d: whether land units are aboard, one's own or others'."""
    return bool(without(g.units[stack], FLEETS)) or bool(riding(g, stack))


def passengers(g: RomanWorld, stack: int, player: int) -> list[int]:
    """The stacks aboard some fleets, cargo and guests, whose land units are a player's to lose (10.3.1e, 10.7.4d)."""
    return [s for s in (stack, *riding(g, stack)) if owner_of(g, s) == player and without(g.units[s], FLEETS)]


def who_loses(g: RomanWorld, stack: int, excess: int) -> int:
    """Ruling 10.3.1e: of several players with units aboard whoever has most loses the next, and picks it himself.

    Among equals the owner of the fleets; when nobody is too much aboard it is for him to go on.
    """
    players = dict.fromkeys(owner_of(g, s) for s in (stack, *riding(g, stack)))
    if excess <= 0 or len(players) == 1:
        return owner_of(g, stack)
    return max(players, key=lambda player: _burden(g, passengers(g, stack, player)))


def _burden(g: RomanWorld, stacks: list[int]) -> int:
    return sum(load(without(g.units[s], FLEETS), g.has_rule("31")) for s in stacks)


def take_along(g: RomanWorld, stack: int, place: int) -> None:
    """Guests go where the fleets go that carry them, out of a port too; called before these are moved."""
    for guest in riding(g, stack):
        g.mark[guest] &= ~(INSIDE | SHELTERED)
        put(g, guest, place)


def shut_in_together(g: RomanWorld, stack: int) -> None:
    """17.2.2b: a fleet has come into a port under siege, and is besieged with its guests."""
    for part in (stack, *riding(g, stack)):
        g.mark[part] |= INSIDE


# ---- coming aboard


def hosts_for(g: RomanWorld, stack: int) -> list[int]:
    """5.8d, 18.1b: land units of friends ashore, and leaders alone, that could come aboard a moving fleet, unless their
    owner has refused.

    17.2.2d: those inside only in or into a port.
    """
    water, power, player = g.at[stack], g.whose[stack], mover_of(g, stack)
    port, shut = harbour(g, water, power), g.mark[stack] & INSIDE
    found = []
    for place in SHORES[water]:
        for other in stacks_at(g, place):
            if g.whose[other] == power or is_naval(g, other) or not (g.units[other] or leaders_in(g, other)):
                continue
            if g.mark[other] & BOUND_ASHORE or not is_friend(g, power, g.whose[other]):
                continue
            within = place == port or shut if g.mark[other] & INSIDE else not shut
            if within and _may_come(g, player, other, power):
                found.append(other)
    return found


def _may_come(g: RomanWorld, player: int, other: int, power: int) -> bool:
    if why_no_move(g, other) is not None or why_no_stacking(g, power, g.whose[other]) is not None:
        return False
    return mover_of(g, other) == player or consent(g, player, other) != leave.NO


def consent(g: RomanWorld, player: int, other: int) -> int:
    """5.8d: what the owner of some units has said to an ally who wants to take them aboard."""
    return (
        leave.YES if mover_of(g, other) == player else leave.answer(g, player, mover_of(g, other), leave.PASSAGE, other)
    )


def welcome(g: RomanWorld, stack: int, other: int, units: str) -> None:
    """They are aboard; their leaders come with the last of them."""
    mark = GUESTS | ACTIVE_FORCE | g.mark[other] & (BOUND | 7 * LENT)
    part, place = detach(g, other, units, mark), g.at[other]
    g.spent[part] = 0
    if not g.units[other]:
        lead_out(g, [*leaders_in(g, other), *captives_in(g, other)], part)
    put(g, part, g.at[stack])
    join_alike(g, part)
    settle(g, place)


# ---- when the voyage is over


def set_out_together(g: RomanWorld, stack: int) -> None:
    """Guests aboard fleets that set sail are under way with them; for whom there is no room stays with others there."""
    guests = riding(g, stack)
    for guest in guests:
        g.mark[guest] |= ACTIVE_FORCE
    g.mark[stack] |= ACTIVE_FORCE
    for guest in guests:
        for letter in sorted(g.units[guest], key=lambda unit: (strength(unit), unit)):
            if space(g, stack) < 0:
                join_alike(g, detach(g, guest, letter, g.mark[guest] & ~ACTIVE_FORCE))
        discard(g, guest)


def under_way(g: RomanWorld) -> list[int]:
    """Guests aboard the moving fleet."""
    wanted = GUESTS | ACTIVE_FORCE
    return [s for s, place in enumerate(g.at) if place >= 0 and g.mark[s] & wanted == wanted]


def come_to_rest(g: RomanWorld, stack: int) -> None:
    """Guests are where the fleet is; without one they are adrift."""
    for guest in under_way(g):
        g.mark[guest] &= ~ACTIVE_FORCE
        if is_alive(g, stack) and has_fleets(g, stack):
            put(g, guest, g.at[stack])
        join_alike(g, guest)


def adrift(g: RomanWorld) -> list[int]:
    """Guests whose fleets are gone."""
    return [s for s, place in enumerate(g.at) if place >= 0 and g.mark[s] & GUESTS and host(g, s) == NONE]


def can_wade_ashore(g: RomanWorld, guest: int) -> bool:
    """On a coast without enemies they are saved."""
    place, power = g.at[guest], g.whose[guest]
    return LAND[place] and not any(is_enemy(g, power, g.whose[s]) for s in stacks_at(g, place))
