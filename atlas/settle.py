"""Room for many small things at once: names, stacks and signs that would all like to stand in the same place.

Each thing has a list of places, level boxes, each with what it costs by itself. They settle one by one, then round by
round each moves to where it costs least with all others where they are, until nobody moves.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from atlas.base import Grid

ROUNDS = 120
CLASH, TOUCH = 60.0, 0.4
"""What it costs to overlap another thing, and more for each unit of common area."""
TIRED = 3.0
"""What a thing that stays in a clash adds to its place each round, so that two do not block each other for ever."""


@dataclass(frozen=True)
class Choice:
    """The places of one thing: a row of west, north, east, south for each, and what each costs by itself."""

    boxes: Grid
    costs: Grid


def settle(things: dict[str, Choice]) -> dict[str, int]:
    """The number of the place that each thing takes."""
    names = sorted(things, key=lambda name: (-float(things[name].costs.min()), name))
    costs = {name: things[name].costs.copy() for name in names}
    chosen = {name: int(np.argmin(costs[name])) for name in names}
    near = _neighbours([things[name].boxes for name in names])
    taken = np.array([things[name].boxes[chosen[name]] for name in names])
    for _ in range(ROUNDS):
        moved = False
        for i, name in enumerate(names):
            clash = _clash(things[name].boxes, taken[near[i]])
            best = int(np.argmin(costs[name] + clash))
            costs[name][best] += TIRED * (clash[best] > 0)
            moved |= best != chosen[name]
            chosen[name], taken[i] = best, things[name].boxes[best]
        if not moved:
            break
    return chosen


def _neighbours(boxes: Sequence[Grid]) -> list[np.ndarray[Any, Any]]:
    """For each thing the numbers of those that may come in its way."""
    low = np.array([own[:, :2].min(axis=0) for own in boxes])
    high = np.array([own[:, 2:].max(axis=0) for own in boxes])
    meet = np.asarray((low[:, None] < high[None]).all(axis=2) & (low[None] < high[:, None]).all(axis=2))
    np.fill_diagonal(meet, False)
    return [np.flatnonzero(row) for row in meet]


def _clash(boxes: Grid, others: Grid) -> Grid:
    """What each box costs by overlapping others."""
    low = np.maximum(boxes[:, None, :2], others[None, :, :2])
    high = np.minimum(boxes[:, None, 2:], others[None, :, 2:])
    area = np.clip(high - low, 0, None).prod(axis=2)
    return np.asarray(((area > 0) * CLASH + area * TOUCH).sum(axis=1))
