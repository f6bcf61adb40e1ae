"""What came of attacks and interceptions: for the conformance kit, which plays them out and compares with the odds."""

from __future__ import annotations

from collections.abc import Sequence

from romanum.engine.action import PASS, Move
from romanum.engine.event import Event
from romanum.engine.game import Came
from romanum.games.pax.rules.battle.actions import OPEN_FIELD, USE_WALLS
from romanum.games.pax.rules.battle.frame import Fight
from romanum.games.pax.rules.battle.generals import NameGeneral
from romanum.games.pax.rules.battle.shifts import ReRoll, SpendShifts, UseEngine
from romanum.games.pax.rules.battle.walls import SiegeBids, WallsInDefence
from romanum.games.pax.rules.march.actions import READY
from romanum.games.pax.rules.march.selection import Picking
from romanum.games.pax.screen.chances import chance_to_win
from romanum.games.pax.state.chances import DRAWN, INTERCEPTION, LOST, WON
from romanum.games.pax.state.leaders import tactical
from romanum.games.pax.state.position import Mediterranean
from romanum.games.pax.state.sides import side_id


def outcome(before: Mediterranean, seat: int, move: Move, events: Sequence[Event]) -> Came | None:
    """9.3.2, 10.2-10: whether the Army or the leader has come; who has won the first Battle."""
    for event in events:
        if event.kind == "intercepts" and move[0] == "intercept":
            success = bool(event.facts["success"])
            return success, INTERCEPTION[success]
        if event.kind == "battle-result" and move[0] == "to":
            winner, own = event.facts["winner"], side_id(before, before.whose[before.mover])
            return winner == own, DRAWN if winner == "nobody" else WON if winner == own else LOST
    return None


def meanwhile(g: Mediterranean, move: Move, asked: int) -> Move | None:
    """All go, the best leaders lead, the Defender uses walls that help him; no bids, Elephants, engines or re-rolls.

    Shifts are spent as one would: on the own die first (10.3.1j).
    """
    step = g.stack[-1]
    match step:
        case Picking():
            return READY
        case WallsInDefence():
            fight = g.running(Fight)
            behind, outside = (chance_to_win(g, fight, walls=walls) for walls in (True, False))
            return USE_WALLS if behind <= outside else OPEN_FIELD
        case SiegeBids() | ReRoll() | UseEngine():
            return step.decline if isinstance(step, SiegeBids) else PASS
        case NameGeneral():
            return max(step.options(g, asked), key=lambda move: tactical(move[1]))
        case SpendShifts():
            offered = step.options(g, asked)
            raising = [move for move in offered if move[0] == "raise-die"]
            return max(raising or offered, key=lambda move: move[1] if len(move) > 1 else 0)
    decline: Move | None = getattr(step, "decline", None)
    return decline
