"""Chapter 7.4: Cities and Towns are captured or destroyed."""

from __future__ import annotations

from typing import ClassVar

from romanum.engine.action import Move
from romanum.engine.errand import carries_out
from romanum.engine.event import Asks
from romanum.games.pax.data.components import (
    BARBARIANS,
    FREE_CITIES,
    PERGAMUM,
    PLACE_IDS,
    SLAVES,
    SOLDIER,
    SUCCESSORS,
)
from romanum.games.pax.rules.battle.actions import LEAVE_CITY, RAZE, TAKE_CITY
from romanum.games.pax.rules.battle.frame import hostile_town
from romanum.games.pax.rules.battle.independents import take_over_ships
from romanum.games.pax.rules.battle.regroup import regroup
from romanum.games.pax.rules.battle.sack import after_capture
from romanum.games.pax.state import subjects
from romanum.games.pax.state.control import PERGAMENE, settle
from romanum.games.pax.state.errands import Capture
from romanum.games.pax.state.forces import is_alive, lcu, set_walls
from romanum.games.pax.state.moves import spend
from romanum.games.pax.state.position import NOBODY, Mediterranean
from romanum.games.pax.state.sides import side_id
from romanum.games.pax.state.steps import PowerChoice


@carries_out(Capture)
def enter_bare(errand: Capture, g: Mediterranean) -> None:
    """7.4.2: a bare City or Town at its least falls to whoever moves in, unless he declines."""
    stack = errand.stack
    if not is_alive(g, stack) or not lcu(g, stack) or not hostile_town(g, g.whose[stack], g.at[stack]):
        return
    power = g.patron[g.whose[stack]]
    if power == NOBODY or g.whose[stack] in (*SLAVES, SUCCESSORS):
        fall(g, stack)
    else:
        g.push(TakeCity(power, stack, True))


def fall(g: Mediterranean, stack: int) -> None:
    """7.4.1a, 7.4.5a: it is taken; Barbarians may destroy it, Successors do (17.2-SUCCESSOR-WARS-b)."""
    power = g.patron[g.whose[stack]]
    if g.whose[stack] == SUCCESSORS:
        destroy(g, stack)
    elif power != NOBODY and BARBARIANS >> g.whose[stack] & 1:
        g.push(TakeCity(power, stack, False))
    else:
        capture(g, stack)


class TakeCity(PowerChoice, frozen=True):
    """7.4.2, 7.4.5a: to take ownership, to destroy, or to leave it."""

    stack: int
    may_decline: bool
    rule: ClassVar[str] = "7.4.2"
    asks: ClassVar[Asks] = Asks("take-city", subjects.STACKS_SPACE)

    def options(self, g: Mediterranean, seat: int) -> list[Move]:
        """Barbarians destroy for MP, as others do later."""
        found = [TAKE_CITY]
        if BARBARIANS >> g.whose[self.stack] & 1 and g.mp >= g.walls[g.at[self.stack]]:
            found.append(RAZE)
        return [*found, LEAVE_CITY] if self.may_decline else found

    def take(self, g: Mediterranean, seat: int, move: Move) -> None:
        """Whoever declines goes back (7.4.4)."""
        if move == LEAVE_CITY:
            regroup(g, self.stack)
            return
        if move == RAZE:
            spend(g, g.walls[g.at[self.stack]])
            destroy(g, self.stack)
        else:
            capture(g, self.stack)


def new_owner(g: Mediterranean, side: int, space: int) -> int:
    """7.4.1b, 7.4.5a, 12.4.5: Barbarians leave it Independent; a Soldier of Fortune and allies take it for a player.

    Ruling 17.2-ALLIANCE-PERGAMUM-d: what Pergamenes held at the start they take back for themselves.
    """
    if BARBARIANS >> side & 1:
        return FREE_CITIES
    if side == PERGAMUM and space in PERGAMENE[g.scenario]:
        return side
    return g.patron[side] if side in (SOLDIER, PERGAMUM) else side


def capture(g: Mediterranean, stack: int) -> None:
    """7.4.1b: at the same Wall Points it is the captor's; slaves change no owner (12.7.3b)."""
    space, side = g.at[stack], g.whose[stack]
    if side not in SLAVES:
        g.tell("captures", "7.4.1b", side=side_id(g, side), space=PLACE_IDS[space], destroyed=False)
        after_capture(g, stack)
        set_walls(g, space, g.walls[space], new_owner(g, side, space))
        take_over_ships(g, space)
    settle(g)


def destroy(g: Mediterranean, stack: int) -> None:
    """7.4.5a: Barbarians raze it; they must still see whether they go on (7.5.4)."""
    space, side = g.at[stack], g.whose[stack]
    g.tell("captures", "7.4.5a", side=side_id(g, side), space=PLACE_IDS[space], destroyed=True)
    if side != SUCCESSORS:
        after_capture(g, stack)
    set_walls(g, space, 0, NOBODY)
    settle(g)
