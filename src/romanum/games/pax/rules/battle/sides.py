"""Chapters 4.3.1e, 9.3.4 to 9.3.6 and 10.0: who fights in a Battle, and who decides."""

from __future__ import annotations

from collections.abc import Iterable

from romanum.games.pax.data.components import INDEPENDENTS, INVADERS, TRIBES
from romanum.games.pax.rules.battle.frame import bp_of
from romanum.games.pax.state.forces import land_units, occupants, stacks_at
from romanum.games.pax.state.leaders import best_tactical, tactical
from romanum.games.pax.state.moves import INTERCEPTING, army_of
from romanum.games.pax.state.position import ACTIVE, CALLED, LEAVING, NOBODY, WALLED, Mediterranean
from romanum.games.pax.state.sides import enemies, is_friend
from romanum.games.pax.state.tribes import has_counter, turn_up

ON_THE_WAY = ACTIVE | CALLED | LEAVING


def fighters(g: Mediterranean, stack: int) -> bool:
    """Whether a stack has anybody who takes part on land."""
    return land_units(g, stack) > 0 or stack in g.leader_in


def meet(g: Mediterranean, stack: int, flags: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """10.0: the stacks that attack, and those that defend."""
    space = g.at[stack]
    if flags & INTERCEPTING:
        return _intercepted(g, stack, space)
    hostile = enemies(g, g.whose[stack])
    if INVADERS >> g.whose[stack] & 1 and not only_tribes(g, hostile, space):
        hostile &= ~(1 << TRIBES)
    if hostile >> TRIBES & 1 and has_counter(g, space):
        turn_up(g, space)
    defenders = tuple(s for s in sorted(stacks_at(g, space)) if hostile >> g.whose[s] & 1 and fighters(g, s))
    return army_of(g, stack), defenders


def only_tribes(g: Mediterranean, hostile: int, space: int) -> bool:
    """13.4.2a: whether an invader that attacks can mean none but the Tribe."""
    inside = occupants(g, space) | (1 << g.town_of[space] if g.town_of[space] != NOBODY else 0)
    return inside & hostile == 1 << TRIBES


def _intercepted(g: Mediterranean, stack: int, space: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """9.3.4, 9.3.5b, 9.3.6a: those on the way defend; whoever stood there attacks with the interceptor."""
    side = g.whose[stack]
    here = [s for s in sorted(stacks_at(g, space)) if s != stack and fighters(g, s)]
    met = [s for s in here if g.mark[s] & ON_THE_WAY and not is_friend(g, side, g.whose[s])]
    foes = {g.whose[s] for s in met}
    with_them = [s for s in here if s not in met and any(is_friend(g, foe, g.whose[s]) for foe in foes)]
    residents = [s for s in here if s not in met and s not in with_them and not g.mark[s] & WALLED]
    joined = [s for s in residents if is_friend(g, side, g.whose[s]) or INDEPENDENTS >> g.whose[s] & 1]
    return (stack, *joined), (*met, *with_them)


def chief_side(g: Mediterranean, stacks: Iterable[int], otherwise: int) -> int:
    """4.3.1e: of Allies that fight as one, the side that decides: best leader, then more BP, then chance."""
    sides = sorted({g.whose[stack] for stack in stacks})
    if len(sides) < 2:
        return sides[0] if sides else otherwise
    own = {side: [stack for stack in stacks if g.whose[stack] == side] for side in sides}
    rank = {side: (tactical(best_tactical(g, own[side])), bp_of(g, own[side])) for side in sides}
    best = max(rank.values())
    first = [side for side in sides if rank[side] == best]
    return first[0] if len(first) == 1 else first[g.dice.roll(len(first)) - 1]
