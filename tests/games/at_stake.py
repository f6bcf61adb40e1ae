"""What is at stake in the answers of a seat, by their texts: for tests of positions."""

from __future__ import annotations

from typing import Any

from romanum.engine.decision import AtStake
from romanum.engine.game import Game
from romanum.engine.match import Match
from romanum.engine.position import Position


def at_stake(game: Game[Any], position: Position, seat: int) -> AtStake:
    """What the seat is told of its answers where it is asked in this position."""
    scenario = game.scenarios[0]
    match = Match(game, scenario.id, max(scenario.players), {}, [])
    match.position = position
    return match.at_stake(seat)
