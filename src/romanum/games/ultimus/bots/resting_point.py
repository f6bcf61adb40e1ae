"""Where a line of play may rest and be judged: not with armies face to face. For the bots that look ahead."""

from __future__ import annotations

from romanum.engine.action import Move
from romanum.engine.menu import DONE
from romanum.games.ultimus.rules.battle.combat import CombatStep, battlefields
from romanum.games.ultimus.rules.year.sequence import Movement
from romanum.games.ultimus.state.position import PHASE_E, LateEmpire


def unsettled(g: LateEmpire, moves: list[Move]) -> list[Move]:
    """The moves that bring the battles of a sequence to their end: no more marches, then whatever battles ask for."""
    if g.phase != PHASE_E or not (any(g.moved) or g.fought):
        return []
    if isinstance(g.stack[-1], Movement):
        return [DONE] if battlefields(g) else []
    return moves if g.innermost(CombatStep) else []
