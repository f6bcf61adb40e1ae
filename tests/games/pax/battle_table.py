"""A Battle about to be fought: an Army has moved from one place into another, or has intercepted into it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from romanum.games.pax.data.components import PLACE
from romanum.games.pax.state.errands import Battle
from romanum.games.pax.state.forces import go, remark
from romanum.games.pax.state.leaders import best_campaign
from romanum.games.pax.state.moves import INTERCEPTING, begin_move, leave_trail
from romanum.games.pax.state.position import ACTIVE, CALLED, MAJOR

from .builder import Table, position


def battle(attacker: str, defender: str, *dice: int, flags: int = 0, mp: int = 4, **fields: Any) -> Table:
    """An Army goes from Pisae to Genua and fights: the attacker's die, then the Defender's, then others."""
    side = attacker.split()[0]
    t = position({"pisae": attacker, "genua": defender}, active=side, **fields)
    enter(t, side, "pisae", "genua", mp)
    return t.roll(*dice).push(Battle(t.g.mover, flags))


def enter(t: Table, attacker: str, start: str, space: str, mp: int = 4) -> None:
    """An Army moves from a place into another."""
    stack = remark(t.g, t.stack(attacker, start), ACTIVE)
    begin_move(t.g, stack, MAJOR, mp, best_campaign(t.g, stack))
    go(t.g, stack, PLACE[space])


def intercepted(
    board: Mapping[str, str], mover: str, start: str, space: str, caller: str, camp: str, *dice: int, **fields: Any
) -> Table:
    """The same, but another Army has intercepted it from its camp."""
    t = position(board, active=mover, **fields)
    enter(t, mover, start, space)
    stack = remark(t.g, t.stack(caller, camp), CALLED)
    leave_trail(t.g, stack, PLACE[camp])
    go(t.g, stack, PLACE[space])
    return t.roll(*dice).push(Battle(stack, INTERCEPTING))
