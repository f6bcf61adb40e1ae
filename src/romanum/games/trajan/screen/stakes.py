"""What an answer quits or harms: fights not fought, forces not marched, a war given up; and what is usual."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from romanum.engine.action import Move
from romanum.engine.decision import DONE, Stake, StakeTable
from romanum.games.trajan.data.components import HEX_NAMES
from romanum.games.trajan.state.position import War

Moves = Sequence[Move]
FIGHTS: Final = ("attack", "assault", "sally", "formal-siege", "blockade")
CONCEDE: Final[Move] = ("concede",)


def _fought(g: War, step: Any, seat: int, moves: Moves) -> dict[Move, Stake | None]:
    places = list(dict.fromkeys(HEX_NAMES[move[-1]] for move in moves if move[0] in FIGHTS))
    return _given_up(Stake("quits", {"screen-wastes-fights": {"places": places}}) if places else None)


def _marched(g: War, step: Any, seat: int, moves: Moves) -> dict[Move, Stake | None]:
    forces = sum(move[0] == "march" for move in moves)
    return _given_up(Stake("quits", {"screen-wastes-marches": {"forces": forces}}) if forces else None)


def _given_up(done: Stake | None) -> dict[Move, Stake | None]:
    return {DONE: done, CONCEDE: Stake("harms", {"screen-wastes-war": {}})}


def _deployed(g: War, step: Any, seat: int, moves: Moves) -> dict[Move, Stake | None]:
    return {DONE: None}


STAKES: Final[StakeTable[War]] = StakeTable(
    {"CombatSegment": _fought, "MovementSegment": _marched, "Deploy": _deployed}, {}
)
"""By step."""
