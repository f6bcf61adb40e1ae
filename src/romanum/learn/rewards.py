"""What a seat is paid for: winning, at the end, or its points, as they come."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from romanum.engine.game import Game
from romanum.engine.position import Position

Payment = Callable[[Position], list[float]]
"""What each seat has earned up to a position; it is paid what this has changed by."""


def by_result(game: Game[Any], seats: int) -> Payment:
    """Nothing before the end; then 1 to who wins alone, and the others pay it together. Who wins together shares.

    The sum is always zero: of two the loser has -1, of four each -1/3. A game that all win, or nobody, pays nothing.
    """

    def earned(g: Position) -> list[float]:
        if g.stack:
            return [0.0] * seats
        winners = game.result(g).winners
        if not winners or seats == 1:
            return [0.0] * seats
        won = (seats / len(winners) - 1) / (seats - 1)
        return [won if seat in winners else -1 / (seats - 1) for seat in range(seats)]

    return earned


def by_score(game: Game[Any], seats: int) -> Payment:
    """The points of a seat, as everybody may know them, less the mean of the others' points."""

    def earned(g: Position) -> list[float]:
        points = game.scores(g)
        total = sum(points)
        return [own - (total - own) / max(seats - 1, 1) for own in points]

    return earned


PAYMENTS: Final[dict[str, Callable[[Game[Any], int], Payment]]] = {"result": by_result, "score": by_score}


def payment(name: str, game: Game[Any], seats: int, first: Position) -> Payment:
    """The payment of that name; `ValueError` if there is none, or if the game keeps no points on the way."""
    if name not in PAYMENTS:
        raise ValueError(f"rewards are by {' or '.join(PAYMENTS)}, not by {name!r}")
    if name == "score" and len(game.scores(first)) != seats:
        raise ValueError(f"{game.id} keeps no points on the way: take rewards by result")
    return PAYMENTS[name](game, seats)
