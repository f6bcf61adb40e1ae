"""Where a line of play may rest and be judged: not in the middle of a fight. For the bots that look ahead."""

from __future__ import annotations

from romanum.engine.action import Move
from romanum.engine.menu import DONE
from romanum.games.trajan.data.components import SIDE_UNITS
from romanum.games.trajan.rules.turn.sequence import CombatSegment, MovementSegment
from romanum.games.trajan.state.position import COMBAT, MOVEMENT, STOOD, War


def unsettled(g: War, moves: list[Move]) -> list[Move]:
    """The moves that lead on to the end of a fight: one that is running, or the one to which a march has led."""
    if g.segment not in (MOVEMENT, COMBAT):
        return []
    step = g.stack[-1]
    if isinstance(step, MovementSegment):
        return [DONE] if has_met_somebody(g) else []
    if isinstance(step, CombatSegment):
        return [] if g.fought else moves
    return moves


def has_met_somebody(g: War) -> bool:
    """Whether a force that has marched stands among enemies in the open."""
    side = g.active
    came = {g.where[u] for u in SIDE_UNITS[side] if g.marched[u] > STOOD and not g.inside[u]}
    return any(g.seems_outside(1 - side, hex) for hex in came if hex >= 0)
