"""The points of everybody over time, kept with the match: what was worked out once is not worked out again.

A point is worked out from the position in which a stage of the game ended, which has to be made anew from what is kept
of it. Positions of the past do not change, and an action that was taken back is another one when it comes again.
"""

from __future__ import annotations

from collections.abc import Generator
from itertools import pairwise
from typing import Any

from romanum.engine.game import Game
from romanum.engine.match import Match
from romanum.engine.past import NotKept, Past
from romanum.engine.secrecy import masked
from romanum.server.wire import ScorePoint


class ScoreBook:
    """The points of one match, as far as somebody has asked for them."""

    def __init__(self) -> None:
        self._kept: dict[int, tuple[Past[Any], ScorePoint | None]] = {}

    def points(self, match: Match[Any]) -> Generator[None, None, list[ScorePoint]]:
        """Everybody's points where a stage of the game ended, and now: for the graph.

        The match must be still when this is called, and need not be while the pieces are worked out.
        """
        game, actions = match.game, len(match.history)
        scores = game.scores(masked(match.position, None))
        if not scores:
            return self._of(game, [], [])
        stages = [*(past.stage for past in match.history), game.stage(match.position)]
        ends = [n for n, (stage, after) in enumerate(pairwise(stages)) if stage != after]
        now = ScorePoint(actions, game.turn(match.position), scores)
        return self._of(game, [(n, match.history[n]) for n in ends], [now])

    def _of(
        self, game: Game[Any], ends: list[tuple[int, Past[Any]]], now: list[ScorePoint]
    ) -> Generator[None, None, list[ScorePoint]]:
        found = []
        for n, past in ends:
            known = self._kept.get(n)
            if known is None or known[0] is not past:
                known = self._kept[n] = (past, _point(game, n, past))
                yield
            found.append(known[1])
        return [point for point in found if point is not None] + now


def _point(game: Game[Any], n: int, past: Past[Any]) -> ScorePoint | None:
    """Nothing, where the position cannot be shown."""
    try:
        position = past.before
    except NotKept:
        return None
    return ScorePoint(n, game.turn(position), game.scores(masked(position, None)))
