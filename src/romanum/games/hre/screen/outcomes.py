"""What came of moves whose odds are stated: for the conformance kit, which plays them out and compares."""

from __future__ import annotations

from collections.abc import Sequence

from romanum.engine.action import Move
from romanum.engine.event import Event
from romanum.engine.game import Came
from romanum.engine.step import Window
from romanum.games.hre.data.components import PROVINCES
from romanum.games.hre.rules.bribery import Bribery
from romanum.games.hre.rules.combat import Retreat
from romanum.games.hre.rules.placement import Place
from romanum.games.hre.screen.chances import strength
from romanum.games.hre.state.actions import STAND
from romanum.games.hre.state.position import Empire


def outcome(before: Empire, seat: int, move: Move, events: Sequence[Event]) -> Came | None:
    """The points of a looting; of an attack how many Armies both sides have left."""
    if move[0] == "loot":
        return next((f"{event.facts['points']:+d}" for event in events if event.kind == "loot"), None)
    step = before.stack[-1]
    if not isinstance(step, Place):
        return None
    own, enemy = step.left, strength(before, step.side, move[1])
    for event in events:
        if event.facts.get("province") != PROVINCES[move[1]].id:
            continue
        if event.kind == "automatic":
            return True, f"{own}-0"
        if event.kind == "round":
            own -= event.facts["outcome"] == "loss"
            enemy -= event.facts["outcome"] == "win"
    return (not enemy, f"{own}-{enemy}") if not own or not enemy else None


def meanwhile(g: Empire, move: Move, asked: int) -> Move | None:
    """The odds are those of throwing all Armies at a Province whose Legions stand and whose owner pays no bribe."""
    match g.stack[-1]:
        case Place():
            return move
        case Retreat():
            return STAND
        case Window() | Bribery() as step:
            return step.decline
    return None
