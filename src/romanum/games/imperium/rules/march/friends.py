"""5.2, 5.8d, 12.5a: leaders of friends who go along with a force: of a player's other powers, and of allies by leave.

Such a leader keeps a stack of his own, of his power, in the force (`column`). An ally's is lent with him (5.8c): who
leads him moves him in this game turn, and nobody else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from romanum.engine.action import Move
from romanum.games.imperium.rules.common import leave
from romanum.games.imperium.rules.common.leaders import leaders_in, stand_apart
from romanum.games.imperium.rules.common.powers import is_friend, mover_of, side
from romanum.games.imperium.rules.special.specials import why_no_stacking
from romanum.games.imperium.state.errands import AskLeave
from romanum.games.imperium.state.forces import stacks_at
from romanum.games.imperium.state.layout import SEATS
from romanum.games.imperium.state.marks import ACTIVE_FORCE, LENT
from romanum.games.imperium.state.position import ACTIVE, RomanWorld
from romanum.games.imperium.state.steps import Retaken


def goes_with(g: RomanWorld, power: int, other: int) -> bool:
    """5.2.1, 5.2.4b: whether units and leaders of two powers go together: of one side or allied, and free to stack."""
    if power == other:
        return True
    if g.standing[other] != ACTIVE or side(g, other) >= SEATS or not is_friend(g, power, other):
        return False
    return why_no_stacking(g, power, other) is None


def may_lead(g: RomanWorld, player: int, leader: int) -> bool:
    """5.8d: whether a player has the use of a leader: his own, or an ally's who has not refused."""
    owner = g.chief[g.leader_of[leader]]
    return owner == player or leave.answer(g, player, owner, leave.LEADER, leader) != leave.NO


def others_leaders(g: RomanWorld, player: int, ready: Callable[[RomanWorld, int], bool]) -> Iterable[int]:
    """The leaders of friends who can join the force where it stands; `ready` says which stacks can set out."""
    force = g.mover
    for stack in stacks_at(g, g.at[force]):
        other = g.whose[stack]
        if other == g.whose[force] or g.mark[stack] & ACTIVE_FORCE or not ready(g, stack):
            continue
        if mover_of(g, stack) in (player, g.chief[other]) and goes_with(g, g.whose[force], other):
            yield from (leader for leader in leaders_in(g, stack) if may_lead(g, player, leader))


def join_force(g: RomanWorld, player: int, leader: int, move: Move) -> bool:
    """An ally is asked first; then his leader is of the force, lent to whoever moves it: whether he is now."""
    owner = g.chief[g.leader_of[leader]]
    if leave.answer(g, player, owner, leave.LEADER, leader) == leave.UNASKED:
        g.push(Retaken(player, move))
        g.push(AskLeave(player, owner, leave.LEADER, leader))
        return False
    stack = g.leader_in[leader]
    lent = 0 if mover_of(g, stack) == player else LENT * (player + 1)
    stand_apart(g, leader, g.mark[stack] | ACTIVE_FORCE | lent)
    return True
