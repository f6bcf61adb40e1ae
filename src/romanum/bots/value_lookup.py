"""The learned value of a match, if it has one and NumPy is here to work it out."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from romanum.bots.chair import Chair
from romanum.bots.playout import Worth
from romanum.engine.game import Game
from romanum.engine.position import Position

if TYPE_CHECKING:
    from romanum.bots.learned_value import Insight


def learned_worth(chair: Chair, to_play: bool = False) -> Worth | None:
    """The learned value of the chair's match; `to_play`: only if bots win more games by it than by the game's own."""
    found = _insight(chair.game, chair.scenario, chair.seats)
    return found.worth if found is not None and (found.network.story.plays or not to_play) else None


def learned_error(game: Game[Any], scenario: str, seats: int) -> float:
    """How far learned chances are from what happened, on average over games that were held out; 0 without any."""
    found = _insight(game, scenario, seats)
    return found.network.story.error if found is not None else 0.0


def learned_chances(game: Game[Any], scenario: str, seats: int) -> Callable[[Position], list[float]] | None:
    """The learned chances of all seats in positions of a scenario that are not over."""
    found = _insight(game, scenario, seats)
    return None if found is None else found.chances


def _insight(game: Game[Any], scenario: str, seats: int) -> Insight | None:
    try:
        from romanum.bots.learned_value import insight
    except ImportError:  # NumPy is not installed
        return None
    return insight(game, scenario, seats)
