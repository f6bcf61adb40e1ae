"""The learned value of a match, if it has one and NumPy is here to work it out."""

from __future__ import annotations

from romanum.bots.chair import Chair
from romanum.bots.playing import Judge


def learned_worth(chair: Chair, to_play: bool = False) -> Judge | None:
    """The learned value of the chair's match; `to_play`: only if bots win more games by it than by the game's own."""
    try:
        from romanum.bots.value import insight
    except ImportError:  # NumPy is not installed
        return None
    found = insight(chair.game, chair.scenario, chair.seats)
    if found is None or (to_play and not found.network.story.plays):
        return None
    return found.worth


def learned_error(chair: Chair) -> float:
    """How far learned chances are from what happened, on average over games that were held out; 0 without any."""
    try:
        from romanum.bots.value import insight
    except ImportError:
        return 0.0
    found = insight(chair.game, chair.scenario, chair.seats)
    return found.network.story.error if found is not None else 0.0
