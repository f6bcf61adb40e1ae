"""Chapter 10.7.7: the attacker is placed back where it came from."""

from __future__ import annotations

from typing import ClassVar

from romanum.engine.action import Move
from romanum.engine.errand import carries_out
from romanum.engine.event import Prompt
from romanum.games.pax.data.components import (
    INVADERS,
    LAND_LINKS,
    LAND_POINT,
    NONE,
    PLACE_IDS,
    SPACE_COUNT,
    STEP_COST,
)
from romanum.games.pax.rules.battle.losses import bury
from romanum.games.pax.rules.battle.retreat import Route, legs
from romanum.games.pax.state.actions import AT
from romanum.games.pax.state.errands import FallBack
from romanum.games.pax.state.forces import go, is_alive, occupants, tidy
from romanum.games.pax.state.moves import army_of, came_by
from romanum.games.pax.state.position import NOBODY, Mediterranean
from romanum.games.pax.state.sides import roller, side_id
from romanum.games.pax.state.steps import PowerChoice

FINISHED = -1
"""MP of a move that is over."""


def regroup(g: Mediterranean, stack: int) -> None:
    """10.7.7a: placed, not moved: nobody intercepts it there."""
    back, here = came_by(g, stack), g.at[stack]
    if not is_alive(g, stack):
        return
    if back in (NONE, here):
        if INVADERS >> g.whose[stack] & 1:
            g.push(FallBack(stack))
        return
    if LAND_POINT[back] and not can_leave(g, stack, back):
        back = g.last_space
        g.mp = FINISHED
    for other in army_of(g, stack):
        go(g, other, back)
    g.tell("regroups", "10.7.7a", side=side_id(g, g.whose[stack]), space=PLACE_IDS[here], place=PLACE_IDS[back])
    tidy(g, here)
    tidy(g, back)


@carries_out(FallBack)
def fall_back(errand: FallBack, g: Mediterranean) -> None:
    """Ruling 13.4.5: whoever commands it picks a Space beside it without enemies; without one it is eliminated."""
    stack = errand.stack
    if not is_alive(g, stack):
        return
    side = g.whose[stack]
    spaces = tuple(sorted(legs(g, Route(side, (), False), g.at[stack])))
    spaces = tuple(space for space in spaces if not occupants(g, space) & ~(1 << side) and g.town_of[space] == NOBODY)
    if spaces:
        power = g.patron[side]
        g.push(FallBackTo(power if power != NOBODY else roller(g, side), stack, spaces))
    else:
        g.tell("no-way-out", "13.4.5", side=side_id(g, side), space=PLACE_IDS[g.at[stack]])
        bury(g, stack)


class FallBackTo(PowerChoice, frozen=True):
    """Ruling 13.4.5: where a Barbarian Army goes that was placed among others and has not driven them out."""

    stack: int
    spaces: tuple[int, ...]
    rule: ClassVar[str] = "13.4.5"

    def options(self, g: Mediterranean, seat: int) -> list[Move]:
        """The Spaces beside it."""
        return [AT[space] for space in self.spaces]

    def take(self, g: Mediterranean, seat: int, move: Move) -> None:
        """Placed, not moved."""
        here = g.at[self.stack]
        go(g, self.stack, move[1])
        side = side_id(g, g.whose[self.stack])
        g.tell("regroups", "13.4.5", side=side, space=PLACE_IDS[here], place=PLACE_IDS[move[1]])
        tidy(g, here)
        tidy(g, move[1])

    def prompt(self, g: Mediterranean, seat: int | None) -> Prompt:
        facts = {"side": side_id(g, g.whose[self.stack]), "space": PLACE_IDS[g.at[self.stack]]}
        return Prompt("fall-back", self.rule, facts)


def can_leave(g: Mediterranean, stack: int, point: int) -> bool:
    """10.7.7b: whether the MP left lead from a Land Transit Point to a Space."""
    if stack != g.mover:
        return False
    least, edge = {point: 0}, [point]
    while edge:
        here = edge.pop()
        for there in LAND_LINKS[here]:
            cost = least[here] + STEP_COST[here][there]
            if cost > g.mp or cost >= least.get(there, cost + 1):
                continue
            if there < SPACE_COUNT:
                return True
            least[there] = cost
            edge.append(there)
    return False
