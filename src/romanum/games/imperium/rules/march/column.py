"""5.2, 5.7a, 5.8d, 12.1a: the force that marches, leaders of friends who go along, and parts that are left behind.

All its stacks go together, whatever their colour, and stay what they are. `g.mover` is the first of them; the others
stand where it stands and have its mark `ACTIVE_FORCE`. Whatever is asked of the force is asked of all: `troops`,
`leaders_with`. Leaders of friends who go along (5.8d) have stacks of their own.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Final

from romanum.engine.action import Move
from romanum.games.imperium.data.units import CER, STRENGTH
from romanum.games.imperium.rules.common import leave
from romanum.games.imperium.rules.common.leaders import leaders_in, stand_apart
from romanum.games.imperium.rules.common.powers import is_friend, mover_of, side
from romanum.games.imperium.rules.march.actions import GARRISON, LEAVE_HALF, ONLY_LEGIONS
from romanum.games.imperium.rules.special.specials import why_no_stacking
from romanum.games.imperium.state.errands import AskLeave
from romanum.games.imperium.state.forces import detach, go, is_alive, is_naval, join_alike, settle, stacks_at
from romanum.games.imperium.state.layout import SEATS
from romanum.games.imperium.state.marks import ACTIVE_FORCE, BOATS, BOUND, GAVE, LENT, MOVED
from romanum.games.imperium.state.position import ACTIVE, NONE, RomanWorld
from romanum.games.imperium.state.rosters import COMBATANTS, KIND_OF, LEGIONS, of, plus, without
from romanum.games.imperium.state.steps import Retaken

KEPT: Final = 7 * LENT | BOUND | GAVE | 7 * BOATS
"""What units keep when they become part of a force: those who differ in it are stacks of their own in it."""


def column(g: RomanWorld, force: int) -> list[int]:
    """The stacks of a force, it first; a stack that is not on the march is alone."""
    if force != g.mover:
        return [force]
    here = stacks_at(g, g.at[force])
    if len(here) == 1:
        return [force]
    power, marks, whose, units = g.whose[force], g.mark, g.whose, g.units
    return [force, *[s for s in here if marks[s] & ACTIVE_FORCE and s != force and (whose[s] == power or not units[s])]]


def troops(g: RomanWorld, force: int) -> str:
    """All units of a force."""
    return together(g, column(g, force))


def together(g: RomanWorld, stacks: list[int]) -> str:
    """All units of some stacks."""
    found = g.units[stacks[0]] if stacks else ""
    for stack in stacks[1:]:
        found = plus(found, g.units[stack])
    return found


def leaders_with(g: RomanWorld, stacks: list[int]) -> list[int]:
    """All leaders of some stacks."""
    where = g.leader_in
    return [leader for stack in stacks if stack in where for leader in leaders_in(g, stack)]


def with_unit(g: RomanWorld, stacks: list[int], letter: str) -> int:
    """The first of some stacks that has a unit."""
    return next(stack for stack in stacks if letter in g.units[stack])


def spend(g: RomanWorld, force: int, mp: int) -> None:
    """All of a force have spent MP."""
    for stack in column(g, force):
        g.spent[stack] += mp


def walk(g: RomanWorld, parts: list[int], there: int, mp: int, taken: int, given: int) -> None:
    """The stacks of a force go to the next place, which costs MP; marks are taken off them and others given."""
    for stack in parts:
        g.spent[stack] += mp
        g.mark[stack] = g.mark[stack] & ~taken | given
        go(g, stack, there)


def drop(g: RomanWorld, force: int, letter: str) -> None:
    """A unit of a force stays behind and has moved."""
    stack = with_unit(g, column(g, force), letter)
    place = g.at[stack]
    join_alike(g, detach(g, stack, letter, g.mark[stack] & ~ACTIVE_FORCE | MOVED))
    regroup(g, place)


def regroup(g: RomanWorld, place: int) -> None:
    """Stacks of a force without units and leaders are gone; if the first was one, another leads it."""
    settle(g, place)
    rally(g)


def rally(g: RomanWorld) -> bool:
    """Whether a force is still on the march, whatever part of it is left."""
    if is_alive(g, g.mover) and g.mark[g.mover] & ACTIVE_FORCE:
        return True
    left = [s for s, mark in enumerate(g.mark) if mark & ACTIVE_FORCE and g.at[s] >= 0 and not is_naval(g, s)]
    if left:
        g.mover = min(left, key=lambda s: (g.whose[s] != g.whose[g.mover], s))
    return bool(left)


def disband(g: RomanWorld) -> None:
    """The march is over: those who marched have moved and join others like them; whoever has lost all is gone."""
    places = set()
    for stack in [stack for stack, mark in enumerate(g.mark) if mark & ACTIVE_FORCE]:
        if g.at[stack] >= 0:
            g.mark[stack] = g.mark[stack] & ~ACTIVE_FORCE | MOVED
            places.add(g.at[stack])
            join_alike(g, stack)
    if g.mover != NONE and is_alive(g, g.mover):
        places.add(g.at[g.mover])
    for place in sorted(places):
        settle(g, place)


def part_before_all(g: RomanWorld, stacks: list[int]) -> None:
    """3.2a: of units of several colours some stay behind, and all see of which colour."""
    g.reveals += g.hidden and len({g.colour[stack] for stack in stacks}) > 1


# ---- 5.2, 5.8d, 12.5a: leaders of friends who go along with a force: of a player's other powers, and of allies by
# leave
#
# Such a leader keeps a stack of his own, of his power, in the force (`column`). An ally's is lent with him (5.8c): who
# leads him moves him in this game turn, and nobody else.


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


# ---- 12.1a: parts of a force that are left with one word: all but the legions, half of each kind, a garrison


@lru_cache(1 << 12)
def partings(units: str, kept: int) -> tuple[Move, ...]:
    """What can be said of a force, where it leaves somebody and somebody goes; `kept` masks kinds that stay with it."""
    free = _free(units, kept)
    found = [ONLY_LEGIONS] if of(units, LEGIONS) and without(free, LEGIONS) else []
    found += [LEAVE_HALF] if half(free) else []
    return (*found, *GARRISON[1 : len(of(free, COMBATANTS))])


def left_behind(units: str, kept: int, move: Move) -> str:
    """The units that stay by a word of `partings`."""
    free = _free(units, kept)
    if move == ONLY_LEGIONS:
        return without(free, LEGIONS)
    return half(free) if move == LEAVE_HALF else weakest(of(free, COMBATANTS), move[1])


def half(units: str) -> str:
    """Half of each kind; of an odd number the smaller half.

    >>> from romanum.games.imperium.data.units import KIND_BY_ID
    >>> from romanum.games.imperium.state.rosters import LETTER
    >>> legion, archer = LETTER[KIND_BY_ID["20-10-a"]], LETTER[KIND_BY_ID["m4-12"]]
    >>> half(legion * 5 + archer) == legion * 2
    True
    """
    return "".join(letter * (number // 2) for letter, number in Counter(units).items())


def weakest(units: str, number: int) -> str:
    """So many units of the least strength, of equal ones the less efficient."""
    ranked = sorted(units, key=lambda letter: (STRENGTH[KIND_OF[letter]], -CER[KIND_OF[letter]], letter))
    return "".join(ranked[:number])


def _free(units: str, kept: int) -> str:
    return "".join(letter for letter in units if not kept >> KIND_OF[letter] & 1)
