"""Peers of `romanum bench` that cannot share our environment: asked in theirs, by a program that measures there.

catanatron's environment for learners asks for an older gymnasium than ours. So `make peers` puts it into an environment
of its own, and what is measured there is measured by the same reference loop, in the same run.
"""

from __future__ import annotations

import os
import subprocess
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Final, Protocol

import msgspec

from romanum.cli.benchmark import catanatron_peer
from romanum.cli.benchmark.figure import Figure

USUAL: Final = Path(".peers")
"""Where `make peers` puts them."""
INTERPRETERS: Final = ("bin/python", "Scripts/python.exe")
PATIENCE: Final = 120
"""Seconds after which a peer is given up."""
HOW: Final = "make peers"


class Rate(Protocol):
    """How often something happens."""

    @property
    def kref(self) -> float:
        """In 1,000 rounds of the reference loop,"""

    @property
    def best(self) -> float:
        """and in a second at best."""


class Measured(msgspec.Struct):
    """What was found there: each part as in 1,000 rounds, in a second at best, and the version."""

    decisions: tuple[float, float, str] | None = None
    steps: tuple[float, float, str] | None = None
    missing: str = ""
    """What is not there, or went wrong."""


def measured(environment: Path, span: float, rounds: int) -> Measured:
    """Ask the environment of the peers."""
    found = [environment / name for name in INTERPRETERS if (environment / name).exists()]
    if not found:
        return Measured(missing=f"there is no {environment}")
    call = [str(found[0].absolute()), "-P", str(Path(catanatron_peer.__file__)), str(span), str(rounds)]
    clean = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    try:
        done = subprocess.run(call, capture_output=True, check=True, timeout=PATIENCE, env=clean)
        return msgspec.json.decode(done.stdout, type=Measured)
    except subprocess.CalledProcessError as failed:
        lines = failed.stderr.decode(errors="replace").strip().splitlines()
        return Measured(missing=lines[-1] if lines else str(failed))
    except (OSError, subprocess.TimeoutExpired, msgspec.MsgspecError) as problem:
        return Measured(missing=str(problem))


def beside_catan(ours: Rate, rate: Callable[[Callable[[], int]], Rate], span: float, found: Measured) -> list[Figure]:
    """Random decisions of catanatron, the quickest board game of several players in Python, wherever it is."""
    try:
        game, player = import_module("catanatron.game"), import_module("catanatron.models.player")
    except ImportError:
        if found.decisions is None:
            return [Figure("catanatron is not installed", 0, "", plain=f"{HOW}: {found.missing}")]
        kref, best, version = found.decisions
    else:
        theirs = rate(lambda: catanatron_peer.random_decisions(game.Game, player, span))
        kref, best, version = theirs.kref, theirs.best, ""
    return [
        Figure("catanatron, random decisions, four players", kref, "kref", plain=_plain(best, version)),
        Figure("ours to catanatron", ours.kref / kref, "x"),
    ]


def steps_of_catan(ours: Rate, found: Measured) -> list[Figure]:
    """Random steps of catanatron's environment for learners beside ours."""
    if found.steps is None:
        return [Figure("catanatron's gym is not installed", 0, "", plain=f"{HOW}: {found.missing}")]
    kref, best, version = found.steps
    return [
        Figure("catanatron's gym, random steps, observed", kref, "kref", plain=_plain(best, version)),
        Figure("our steps to those of catanatron's gym", ours.kref / kref, "x"),
    ]


def _plain(best: float, version: str) -> str:
    return f"{best:,.0f}/s, {version}" if version else f"{best:,.0f}/s"
