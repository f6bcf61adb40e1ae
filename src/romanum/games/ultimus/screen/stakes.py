"""What an answer quits: Areas without a station, leaders and fleets not moved, an Emperor alone; and what is usual."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from romanum.engine.action import Move
from romanum.engine.decision import DONE, Stake, StakeTable
from romanum.games.ultimus.data.components import NEIGHBOURS, REFUGES, ZONE_IDS
from romanum.games.ultimus.screen.view import fleet
from romanum.games.ultimus.state.position import BARBARIAN, FLEETS, NOBODY, ROMAN, LateEmpire

Moves = Sequence[Move]


def _stationed(g: LateEmpire, step: Any, seat: int, moves: Moves) -> dict[Move, Stake | None]:
    return {DONE: Stake("quits", {"screen-wastes-stations": {}})}


def _moved(g: LateEmpire, step: Any, seat: int, moves: Moves) -> dict[Move, Stake | None]:
    fleets = (fleet(g, number) for number in range(FLEETS))
    adrift = sum(one["camp"] == g.active and one["sea"] >= 0 and bool(one["aboard"]) for one in fleets)
    leaders = sum(move[0] == "lead" for move in moves)
    found: dict[str, Mapping[str, Any]] = {"screen-wastes-leaders": {"leaders": leaders}} if leaders else {}
    found |= {"screen-wastes-fleets": {"fleets": adrift}} if adrift else {}
    alone = _emperors_alone(g) if g.active == ROMAN else []
    found |= {"screen-wastes-emperor": {"places": alone}} if alone else {}
    return {DONE: Stake("harms" if alone else "quits", found) if found else None}


def _emperors_alone(g: LateEmpire) -> list[str]:
    """9.3.5: capitals in which an Emperor stands without a unit, enemies beside him."""
    where = [g.where[emperor] for emperor in g.augustus if emperor != NOBODY]
    bare = [area for area in where if area in REFUGES and not g.units_at(ROMAN, area)]
    return [ZONE_IDS[area] for area in bare if any(g.has_unit(BARBARIAN, there) for there in NEIGHBOURS[area])]


def _played(g: LateEmpire, step: Any, seat: int, moves: Moves) -> dict[Move, Stake | None]:
    return {DONE: None}


STAKES: Final[StakeTable[LateEmpire]] = StakeTable(
    {"Station": _stationed, "Movement": _moved, "Geostrategy": _played},
    {"Rally": ("rally",), "WinOver": ("federate",)},
)
"""By step."""
