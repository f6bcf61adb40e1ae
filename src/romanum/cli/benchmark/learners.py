"""The figures of `romanum bench` for programs that learn: steps of the environment beside the bare engine and chess."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final

from romanum.cli.benchmark.figure import Figure
from romanum.cli.benchmark.peers import Measured, Rate, steps_of_catan

if TYPE_CHECKING:
    from romanum.engine.game import Game

MOST_OVERHEAD: Final = 3
SEED: Final = 7


Measure = Callable[[Callable[[], int]], Rate]


def steps_of_learners(
    game: Game[Any], options: dict[str, bool], bare: Rate, rate: Measure, span: float, peers: Measured
) -> list[Figure]:
    """Random steps with the observation of whoever is asked, if PettingZoo is installed; beside other environments."""
    try:
        environment = import_module("romanum.learn.pettingzoo").raw_env(game.id, options=options)
    except ImportError:
        return [Figure("PettingZoo is not installed", 0, "", plain="pip install romanum-games[learn]")]
    ours = rate(lambda: steps(environment, span))
    must, aim = game.learners
    return [
        Figure("PettingZoo, random steps, observed", ours.kref, "kref", must, aim, True, f"{ours.best:,.0f}/s"),
        Figure("bare decisions to steps", bare.kref / ours.kref, "x", None, MOST_OVERHEAD, False),
        *_chess(rate, span),
        *steps_of_catan(ours, peers),
    ]


def _chess(rate: Measure, span: float) -> list[Figure]:
    """PettingZoo's own chess in the same run, where it and what it draws with are installed."""
    try:
        board = import_module("pettingzoo.classic.chess.chess").raw_env()
    except ImportError:
        return [Figure("PettingZoo's chess is not installed", 0, "", plain="pip install pygame chess")]
    theirs = rate(lambda: steps(board, span))
    return [Figure("PettingZoo's chess, random steps", theirs.kref, "kref", plain=f"{theirs.best:,.0f}/s")]


def steps(environment: Any, seconds: float) -> int:
    """Random steps of an environment for a while, each with its observation; how many there were."""
    chooser, stop, done = Random(SEED), perf_counter() + seconds, 0
    environment.reset(seed=SEED)
    while perf_counter() < stop:
        seen, _, terminated, truncated, info = environment.last()
        if terminated or truncated:
            environment.reset()
            continue
        legal = list(info["legal"]) if "legal" in info else seen["action_mask"].nonzero()[0].tolist()
        environment.step(chooser.choice(legal))
        done += 1
    return done
