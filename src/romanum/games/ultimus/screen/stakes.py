"""What an answer quits: Areas without a station, leaders and fleets not moved; and what is usual."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from romanum.engine.action import Move
from romanum.engine.decision import DONE, Stake, StakeTable
from romanum.games.ultimus.screen.view import fleet
from romanum.games.ultimus.state.position import FLEETS, LateEmpire

Moves = Sequence[Move]


def _stationed(g: LateEmpire, step: Any, seat: int, moves: Moves) -> dict[Move, Stake | None]:
    return {DONE: Stake("quits", {"screen-wastes-stations": {}})}


def _moved(g: LateEmpire, step: Any, seat: int, moves: Moves) -> dict[Move, Stake | None]:
    fleets = (fleet(g, number) for number in range(FLEETS))
    adrift = sum(one["camp"] == g.active and one["sea"] >= 0 and bool(one["aboard"]) for one in fleets)
    leaders = sum(move[0] == "lead" for move in moves)
    found: dict[str, Mapping[str, Any]] = {"screen-wastes-leaders": {"leaders": leaders}} if leaders else {}
    found |= {"screen-wastes-fleets": {"fleets": adrift}} if adrift else {}
    return {DONE: Stake("quits", found) if found else None}


def _played(g: LateEmpire, step: Any, seat: int, moves: Moves) -> dict[Move, Stake | None]:
    return {DONE: None}


STAKES: Final[StakeTable[LateEmpire]] = StakeTable(
    {"Station": _stationed, "Movement": _moved, "Geostrategy": _played}, {}
)
"""By step."""
