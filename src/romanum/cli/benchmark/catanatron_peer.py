"""What `romanum bench` does with catanatron: random decisions in its own loop, random steps of its environment.

Run as a program, by the Python of an environment that has catanatron and need not have us, it measures both and says so
in one line of JSON: how often a step is taken in a second, and in 1,000 rounds of the reference loop timed beside it.
"""

from __future__ import annotations

import json
import sys
from importlib import import_module, metadata
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, Final

SEED: Final = 7


def random_decisions(game: Any, player: Any, seconds: float) -> int:
    """By its own random players in its own loop. As with ours, what leaves no choice is done and does not count."""
    stop, done, seed = perf_counter() + seconds, 0, SEED
    while perf_counter() < stop:
        seed += 1
        table = game([player.RandomPlayer(colour) for colour in player.Color], seed=seed)
        while table.winning_color() is None:
            done += len(table.state.playable_actions) > 1
            table.play_tick()
            if perf_counter() >= stop:
                break
    return done


def random_steps(environment: Any, seconds: float) -> int:
    """Of its environment, each with its observation; what leaves no choice does not count.

    Its one opponent plays at random inside of a step.
    """
    chooser, stop, done = Random(SEED), perf_counter() + seconds, 0
    _, info = environment.reset(seed=SEED)
    while perf_counter() < stop:
        offered = info["valid_actions"]
        _, _, terminated, truncated, info = environment.step(chooser.choice(offered))
        done += len(offered) > 1
        if terminated or truncated:
            _, info = environment.reset()
    return done


def main(span: float, rounds: int) -> dict[str, Any]:
    """What was measured: each part with its version, or what is wrong with it."""
    reference = _reference()
    found: dict[str, Any] = {}
    try:
        game, player = import_module("catanatron.game"), import_module("catanatron.models.player")
        rate = reference.rate(lambda: random_decisions(game.Game, player, span), rounds)
        found["decisions"] = [rate.kref, rate.best, _version("catanatron")]
        environment = import_module("catanatron_gym.envs.catanatron_env").CatanatronEnv()
        rate = reference.rate(lambda: random_steps(environment, span), rounds)
        found["steps"] = [rate.kref, rate.best, _version("catanatron_gym")]
    except ImportError as missing:
        found["missing"] = str(missing)
    return found


def _reference() -> Any:
    """The module that lies beside this one, wherever we are."""
    spec = spec_from_file_location("reference", Path(__file__).with_name("reference.py"))
    if spec is None or spec.loader is None:
        raise ImportError("reference.py")
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def _version(distribution: str) -> str:
    try:
        return metadata.version(distribution)
    except metadata.PackageNotFoundError:
        return ""


if __name__ == "__main__":
    print(json.dumps(main(float(sys.argv[1]), int(sys.argv[2]))))
