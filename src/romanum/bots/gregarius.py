"""Gregarius, the man in the ranks: takes whatever leads to the best position, looking one choice ahead.

He is the yardstick of the arena. He goes by the plain advice of a game (`sane`, `prior`, `value`, not `closely`), which
stays as it is, so that progress can be seen whatever the other bots become.
"""

from __future__ import annotations

from random import Random
from typing import ClassVar, Final

from romanum.bots.bot import Ranked
from romanum.bots.chair import Chair
from romanum.bots.playout import dice_from, one_more_fault, promising, worth
from romanum.engine.action import Action, Move
from romanum.engine.position import Position
from romanum.engine.step import apply

WORLDS: Final = 4
"""On how many imagined positions each option is tried. All options meet the same ones, with the same dice."""

LOOKED_AT: Final = 8
"""Where the game has a prior, so many options that look best are tried."""


class Gregarius:
    """Greedy: the best average value right after the choice; among equals the likeliest, then the first offered.

    `faults` counts looks that came to nothing because an imagined position did not work.
    """

    name: ClassVar[str] = "gregarius"

    def __init__(self, seed: int = 0, seconds: float | None = None, iterations: int | None = None) -> None:
        self._random = Random(seed)
        self.faults = 0

    def choose(self, chair: Chair) -> Action:
        """The option of the highest value."""
        moves = chair.sane()
        if len(moves) == 1:
            return chair.action(moves[0])
        worlds, best = self._look(chair, moves)
        return chair.action(best[0] if len(best) == 1 else self._judge(chair, worlds, best)[0][1])

    def rank(self, chair: Chair, n: int = 3) -> list[Ranked]:
        """The n options of the highest value."""
        judged = self._judge(chair, *self._look(chair, chair.sane()))
        return [Ranked(chair.action(move), value) for value, move in judged[:n]]

    def _look(self, chair: Chair, moves: list[Move]) -> tuple[list[Position], list[Move]]:
        """Some imagined positions, and the options that look best in them."""
        worlds = [chair.imagine(dice_from(self._random)) for _ in range(WORLDS)]
        return worlds, promising(chair.game, worlds, chair.seat, moves, LOOKED_AT)

    def _judge(self, chair: Chair, worlds: list[Position], moves: list[Move]) -> list[tuple[float, Move]]:
        """Each option with its average value, best first."""
        rows = [[self._value(chair, world, move) for move in moves] for world in worlds]
        values = [(sum(row[i] for row in rows) / WORLDS, move) for i, move in enumerate(moves)]
        return sorted(values, key=lambda judged: -judged[0])

    def _value(self, chair: Chair, world: Position, move: Move) -> float:
        g = world.copy()
        try:
            apply(g, chair.seat, move)
            return worth(chair.game, g, chair.seat)
        except Exception:  # an imagined position may be one that no game reaches: lose the look, not the match
            self.faults = one_more_fault(self.faults)
            return 0.0
