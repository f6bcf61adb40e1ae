"""What an answer quits or harms: fights and marches left, a city left alone, a war ended; and what is usual."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from romanum.engine.action import Move
from romanum.engine.decision import DONE, Stake, StakeTable
from romanum.games.trajan.data.components import CITIES, CITY_AT, HEX_NAMES
from romanum.games.trajan.rules.march.kinds import KIND_MOVES
from romanum.games.trajan.rules.march.reach import force_of
from romanum.games.trajan.state.actions import CONCEDE, LEAD_OFF_MAP, LEAVE_MAP, TREATY
from romanum.games.trajan.state.position import NOBODY, War

Moves = Sequence[Move]
FIGHTS: Final = ("attack", "assault", "sally", "formal-siege", "blockade")


def _fought(g: War, step: Any, seat: int, moves: Moves) -> dict[Move, Stake | None]:
    places = list(dict.fromkeys(HEX_NAMES[move[-1]] for move in moves if move[0] in FIGHTS))
    return _given_up(Stake("quits", {"screen-wastes-fights": {"places": places}}) if places else None)


def _marched(g: War, step: Any, seat: int, moves: Moves) -> dict[Move, Stake | None]:
    forces = sum(move[0] == "march" for move in moves)
    return _given_up(Stake("quits", {"screen-wastes-marches": {"forces": forces}}) if forces else None)


def _given_up(done: Stake | None) -> dict[Move, Stake | None]:
    draw, defeat = Stake("harms", {"screen-wastes-treaty": {}}), Stake("harms", {"screen-wastes-war": {}})
    return {DONE: done, TREATY: draw, CONCEDE: defeat}


def _left(g: War, step: Any, seat: int, moves: Moves) -> dict[Move, Stake | None]:
    """12.61a: nobody returns of himself."""
    return dict.fromkeys((LEAVE_MAP, LEAD_OFF_MAP), Stake("harms", {"screen-wastes-off-map": {}}))


def _mustered(g: War, step: Any, seat: int, moves: Moves) -> dict[Move, Stake | None]:
    """9.1: a city without Civis that is held by those who are about to leave it."""
    city = CITY_AT[g.column]
    if city < 0 or g.civis[city] != NOBODY:
        return {}
    inside, force = g.garrison(seat, g.column), force_of(g, seat)
    if not inside or set(inside) - set(force):
        return {}
    left = Stake("harms", {"screen-wastes-city": {"city": CITIES[city].id}})
    return {move: left for move in moves if move in KIND_MOVES}


def _deployed(g: War, step: Any, seat: int, moves: Moves) -> dict[Move, Stake | None]:
    return {DONE: None}


STAKES: Final[StakeTable[War]] = StakeTable(
    {
        "CombatSegment": _fought,
        "MovementSegment": _marched,
        "Muster": _mustered,
        "Marching": _left,
        "Deploy": _deployed,
    },
    {"Muster": ("road",)},
)
"""By step."""
