"""Chapter 10.7.7: the attacker is placed back where it came from."""

from __future__ import annotations

from romanum.games.pax.data.components import LAND_LINKS, LAND_POINT, NONE, PLACE_IDS, SPACE_COUNT, STEP_COST
from romanum.games.pax.state.forces import go, is_alive, tidy
from romanum.games.pax.state.moves import came_by
from romanum.games.pax.state.position import Mediterranean
from romanum.games.pax.state.sides import side_id

FINISHED = -1
"""MP of a move that is over."""


def regroup(g: Mediterranean, stack: int) -> None:
    """10.7.7a: placed, not moved: nobody intercepts it there."""
    back, here = came_by(g, stack), g.at[stack]
    if not is_alive(g, stack) or back in (NONE, here):
        return
    if LAND_POINT[back] and not can_leave(g, stack, back):
        back = g.last_space
        g.mp = FINISHED
    go(g, stack, back)
    g.tell("regroups", "10.7.7a", side=side_id(g, g.whose[stack]), space=PLACE_IDS[here], place=PLACE_IDS[back])
    tidy(g, here)
    tidy(g, back)


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
