"""Positions some random choices into a game."""

from __future__ import annotations

from random import Random
from typing import TypeVar

from romanum.engine.conformance.sample import apply_on
from romanum.engine.position import Position

P = TypeVar("P", bound=Position)


def played_on(g: P, seed: int, most: int) -> P:
    """A position after so many random choices, or at the end of its game; the same every time."""
    chooser = Random(seed)
    for _ in range(most):
        if not g.stack:
            break
        apply_on(g, chooser)
    return g
