"""Playing on in imagined positions: whose choice it is, which move looks good at a glance, what a position is worth."""

from __future__ import annotations

import logging
from collections.abc import Callable
from math import exp
from random import Random
from typing import Any, Final

from romanum.engine.action import Move
from romanum.engine.dice import FastDice
from romanum.engine.game import Game
from romanum.engine.position import Position

log = logging.getLogger(__name__)


def one_more_fault(faults: int) -> int:
    """Called where a line was lost because an imagined position, perhaps one that no game reaches, did not work.

    The first is told in the log, with all that is needed to see whether the game or the imagining is at fault.
    """
    if not faults:
        log.info("an imagined position cannot be played on", exc_info=True)
    return faults + 1


def dice_from(random: Random) -> FastDice:
    """Fresh dice, by the bot's own random numbers."""
    return FastDice.seeded(random.getrandbits(63))


HOPELESS: Final = 7.0
"""A move that looks worse than the best by more points of the prior is not tried at all."""


def asked(g: Position) -> tuple[int, list[Move]]:
    """The seat to choose next and its moves; where several must, the first of them. The game is not over."""
    if g.offered is not None:
        return g.asked, g.offered
    step = g.stack[-1]
    seat = step.pending(g)[0]
    return seat, step.options(g, seat)


def likelihoods(scores: list[float], warmth: float = 1.0) -> list[float]:
    """Priors as chances that add up to one. Less warmth: closer to the best move alone.

    >>> [round(chance, 2) for chance in likelihoods([0.0, 1.0, 1.0])]
    [0.16, 0.42, 0.42]
    """
    best = max(scores)
    weights = [exp((score - best) / warmth) for score in scores]
    total = sum(weights)
    return [weight / total for weight in weights]


def glance(game: Game[Any], g: Position, seat: int, moves: list[Move], random: Random, warmth: float) -> Move:
    """A move as a quick player would choose it: by the game's prior, or any if the game has none."""
    if len(moves) == 1:
        return moves[0]
    scores = game.prior(g, seat, moves)
    if scores is None:
        return moves[int(random.random() * len(moves))]
    return random.choices(moves, likelihoods(scores, warmth))[0]


def worth(game: Game[Any], g: Position, seat: int) -> float:
    """What a position is worth to a seat: a finished game by its winners, any other as the staff or the game judges."""
    if g.stack:
        staff = game.staff()
        return game.value(g, seat) if staff is None else staff.worth(g, seat)
    winners = game.result(g).winners
    return 1.0 / len(winners) if seat in winners else 0.0


Worth = Callable[[Game[Any], Position, int], float]
"""Says what a position is worth to a seat, as `worth` does."""


def promising(game: Game[Any], worlds: list[Position], seat: int, moves: list[Move], most: int) -> list[Move]:
    """The moves that look best over all worlds, best first; without a prior all of them, as they are offered."""
    scores = [game.prior(world, seat, moves) for world in worlds]
    chances = [likelihoods(row) for row in scores if row]
    if not chances:
        return moves
    total = {move: sum(row[i] for row in chances) for i, move in enumerate(moves)}
    best = sorted(moves, key=lambda move: -total[move])[:most]
    least = total[best[0]] * exp(-HOPELESS)
    return [move for move in best if total[move] >= least]
