"""The running move: whose it is, what MP it has, where it came from; and the flags of Battles and moments of cards."""

from __future__ import annotations

from typing import Final

from romanum.games.pax.data.components import LEADER_IDS, NONE, PLACE_IDS
from romanum.games.pax.state.forces import clear_marks, go, is_alive, remark, reuse_numbers, tidy
from romanum.games.pax.state.mutiny import forget_lost
from romanum.games.pax.state.position import (
    CALLED,
    LEAVING,
    MOVED,
    NO_MOVE,
    WALLED,
    WITHDRAWN,
    Mediterranean,
)
from romanum.games.pax.state.sides import side_id

# ---- how an Army has come into a Space: `Entered`
BY_MOVE: Final = 0
BY_LANDING: Final = 1
BY_WITHDRAWAL: Final = 2
BY_RETREAT: Final = 3
BY_PLACING: Final = 4
"""13.4.5: a Barbarian Army was placed on an occupied Space: nobody intercepts it."""

# ---- flags of a Battle: `Battle`
AMPHIBIOUS: Final = 1
"""11.3.3."""
INTERCEPTING: Final = 2
"""9.3.2d: the attacker has intercepted; the Army it meets was moving, withdrawing or retreating."""
WALLS_ALONE: Final = 4
"""7.3.1d, 7.3.2, 9.3.5c: against the City or Town at once, with whoever stayed behind its walls; no MP."""
PLACED: Final = 8
"""13.4.5: a Barbarian Army was placed on an occupied Space."""
MUTINEERS: Final = 16
"""13.3-AFRICAb: Mercenaries that have turned on those beside them."""
NO_MILITIA: Final = 32
"""12.7.4, 17.2-SUCCESSOR-WARS-b."""
LANDED: Final = 64
"""9.3.9: the Army that is intercepted has just gone ashore."""

# ---- moments of cards: `CardMoment`
ANY_MOMENT: Final = 0
"""17.1.5a: between the acts of a Card or Operations Segment."""
AT_TRANSIT: Final = 1
"""17.2-AMBUSH: a stack has stepped onto a Land Transit Point."""
AT_SEA: Final = 2
"""17.2-NAVAL-AMBUSH: a transport has entered a Port or Naval Transit Point."""
AT_SHIFTS: Final = 3
"""10.3.1k: shifts are announced."""
BEFORE_WITHDRAWAL: Final = 4
"""17.2-CUNCTATOR."""
AT_HOME: Final = 5
"""17.2-RAISE-THE-MILITIA: an enemy has entered a Space of a power's Home Territory."""
AFTER_BATTLE: Final = 6
"""17.1.5a: a Battle has been fought in the course of a move, which may go on."""


def begin_move(g: Mediterranean, stack: int, move: int, mp: int, leader: int = NONE) -> None:
    """9.1.2: a stack, split off and marked `ACTIVE`, sets out with so many MP."""
    g.mover, g.move, g.mp, g.led_by = stack, move, mp, leader
    g.came_from = g.last_space = g.at[stack]
    g.lone_leader, g.afloat, g.lost_battle = False, 0, False
    g.escort, g.trail = NONE, ()
    if g.log is not None:
        name = LEADER_IDS[leader] if leader != NONE else "nobody"
        g.tell("sets-out", "9.1.2a", side=side_id(g, g.whose[stack]), place=PLACE_IDS[g.at[stack]], mp=mp, leader=name)


def end_move(g: Mediterranean) -> None:
    """1.4l: the Army or Fleet is Finished; it has moved, and what held for its move alone is over."""
    places = {g.at[stack] for stack in (g.mover, g.companion) if is_alive(g, stack)}
    forget_lost(g)
    for stack in (g.mover, g.companion):
        if is_alive(g, stack):
            remark(g, stack, MOVED)
    g.mover, g.move, g.mp, g.led_by = NONE, NO_MOVE, 0, NONE
    g.came_from = g.last_space = g.escort = g.companion = NONE
    g.trail = ()
    clear_marks(g, CALLED | WITHDRAWN | WALLED | LEAVING)
    for place in sorted(places):
        tidy(g, place)
    reuse_numbers(g)


def army_of(g: Mediterranean, stack: int) -> tuple[int, ...]:
    """17.2-ALLIANCE-PERGAMUM-a: a stack, and the Pergamenes that march with it."""
    together = stack == g.mover and is_alive(g, g.companion) and g.at[g.companion] == g.at[stack]
    return (stack, g.companion) if together else (stack,)


def march_on(g: Mediterranean, place: int) -> None:
    """The mover is in another place, with whoever marches with it."""
    for stack in army_of(g, g.mover):
        go(g, stack, place)


def came_by(g: Mediterranean, stack: int) -> int:
    """9.3.3c, 10.7.7: the place from which a stack came where it is; none if it stood there."""
    if stack == g.mover:
        return g.came_from
    pairs = g.trail
    return next((pairs[i + 1] for i in range(0, len(pairs), 2) if pairs[i] == stack), NONE)


def leave_trail(g: Mediterranean, stack: int, place: int) -> None:
    """An Army other than the mover has come from a place."""
    pairs = g.trail
    kept = [n for i in range(0, len(pairs), 2) if pairs[i] != stack for n in pairs[i : i + 2]]
    g.trail = (*kept, stack, place)


def spend(g: Mediterranean, mp: int) -> None:
    """9.2.1: the running move pays."""
    g.mp -= mp
