"""Chapter 8: where leaders are, who leads an Army, and how they come and go."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from romanum.engine.position import changed
from romanum.games.pax.data.components import (
    CAMPAIGN,
    ELITE,
    LEADER_COUNT,
    LEADER_IDS,
    LEADER_POOL,
    NONE,
    PLACE_IDS,
    TACTICAL,
)
from romanum.games.pax.state.forces import new_stack, occupants, own_spaces, stack_of, tidy
from romanum.games.pax.state.position import ABSENT, BOXED, FRESH, IN_POOL, NOBODY, Mediterranean
from romanum.games.pax.state.sides import enemies, side_id


def leaders_in(g: Mediterranean, stack: int) -> list[int]:
    """The leaders of a stack."""
    where = g.leader_in
    if stack not in where:
        return []
    return [leader for leader in range(LEADER_COUNT) if where[leader] == stack]


def leaders_of(g: Mediterranean, side: int) -> list[int]:
    """The leaders of a side on the map."""
    return [leader for leader, stack in enumerate(g.leader_in) if stack >= 0 and g.leader_side[leader] == side]


def place_of(g: Mediterranean, leader: int) -> int:
    """Where a leader is on the map; none if he is not on it."""
    stack = g.leader_in[leader]
    return g.at[stack] if stack >= 0 else NONE


def best_tactical(g: Mediterranean, stacks: Iterable[int]) -> int:
    """8.2.2: the leader with the highest Tactical rating of several stacks; none: 0-0."""
    found = [leader for stack in stacks for leader in leaders_in(g, stack)]
    return max(found, key=lambda leader: (TACTICAL[leader], CAMPAIGN[leader], -leader), default=NONE)


def best_campaign(g: Mediterranean, stack: int) -> int:
    """8.2.4: the leader of a stack with the highest Campaign rating; none: 0-0."""
    return max(leaders_in(g, stack), key=lambda leader: (CAMPAIGN[leader], TACTICAL[leader], -leader), default=NONE)


def tactical(leader: int) -> int:
    """8.2.2: his Tactical rating, 0 for none."""
    return TACTICAL[leader] if leader != NONE else 0


def campaign(leader: int) -> int:
    """8.2.2: his Campaign rating, 0 for none."""
    return CAMPAIGN[leader] if leader != NONE else 0


def assign(g: Mediterranean, leader: int, stack: int) -> None:
    """A leader is with another stack now."""
    g.leader_in = changed(g.leader_in, leader, stack)


def enlist(g: Mediterranean, leader: int, side: int) -> None:
    """A leader serves another side."""
    g.leader_side = changed(g.leader_side, leader, side)


def station(g: Mediterranean, leader: int, side: int, place: int, mark: int = FRESH) -> None:
    """A leader comes onto the map, to a stack of his side or alone."""
    stack = stack_of(g, side, place, mark)
    assign(g, leader, new_stack(g, side, place, mark) if stack == NONE else stack)
    enlist(g, leader, side)


def command_posts(g: Mediterranean, power: int, first: bool) -> list[int]:
    """8.1.5: where a new leader begins: the first in a Capital, others in any Space with something of the power's."""
    own = own_spaces(g, power)
    free = [space for space in g.setting.capitals[power] if not _is_lost(g, power, space)]
    if first and free:
        return free
    return own or free or list(g.setting.capitals[power])


def _is_lost(g: Mediterranean, power: int, space: int) -> bool:
    """8.1.5b: whether enemies occupy a Capital."""
    inside = occupants(g, space) | (1 << g.town_of[space] if g.town_of[space] != NOBODY else 0)
    return bool(inside & enemies(g, power))


def pool_of(g: Mediterranean, power: int) -> list[int]:
    """8.1.2a: the leaders that can be drawn for a power."""
    where, side = g.leader_in, g.leader_side
    return [leader for leader in range(LEADER_COUNT) if side[leader] == power and where[leader] == IN_POOL]


def has_elite(g: Mediterranean, power: int) -> bool:
    """8.3b: whether a power has an Elite leader on the map."""
    return any(ELITE[leader] for leader in leaders_of(g, power))


def draw(g: Mediterranean, power: int, besides: Sequence[int] = ()) -> int:
    """8.1.2a, 8.3b: a leader drawn blindly besides others; a second Elite is drawn again. None if nobody is left."""
    pool = [leader for leader in pool_of(g, power) if leader not in besides]
    if has_elite(g, power) or any(ELITE[leader] for leader in besides):
        pool = [leader for leader in pool if not ELITE[leader]]
    return pool[g.dice.roll(len(pool)) - 1] if pool else NONE


def dismiss(g: Mediterranean, leader: int) -> None:
    """8.1.2b, 8.3a, 8.4.5: a leader leaves the map: to the pool, an Elite one to his box.

    Named ones and those who come with armies of others are out of play (8.1.2c, 3.2.C).
    """
    place = place_of(g, leader)
    unnamed = LEADER_POOL[leader] != NONE
    assign(g, leader, (BOXED if ELITE[leader] else IN_POOL) if unnamed else ABSENT)
    if place != NONE:
        tidy(g, place)


def kill(g: Mediterranean, leader: int, rule: str) -> None:
    """8.4.5: a leader dies and is not replaced."""
    side, place = g.leader_side[leader], place_of(g, leader)
    if g.log is not None:
        g.tell("leader-dies", rule, side=side_id(g, side), leader=LEADER_IDS[leader], place=PLACE_IDS[place])
    dismiss(g, leader)


def kill_all(g: Mediterranean, stack: int, rule: str) -> None:
    """8.4.3, 8.4.4: the leaders of a stack that is destroyed die with it."""
    for leader in leaders_in(g, stack):
        kill(g, leader, rule)
