"""5.7a, 12.1a: the force that marches: all its stacks go together, whatever their colour, and stay what they are.

`g.mover` is the first of them; the others stand where it stands and have its mark `ACTIVE_FORCE`. Whatever is asked of
the force is asked of all: `troops`, `leaders_with`. Leaders of friends who go along (5.8d) have stacks of their own.
"""

from __future__ import annotations

from typing import Final

from romanum.games.imperium.rules.common.leaders import leaders_in
from romanum.games.imperium.state.forces import detach, go, is_alive, is_naval, join_alike, settle, stacks_at
from romanum.games.imperium.state.marks import ACTIVE_FORCE, BOATS, BOUND, GAVE, LENT, MOVED
from romanum.games.imperium.state.position import NONE, RomanWorld
from romanum.games.imperium.state.rosters import plus

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
