"""Signs that stand where they stood, but far enough apart: crowded ones push each other away along their own ground.

Each sign has a ground that it may not leave, its coast, its province or the open sea, and is drawn back to its place.
What cannot be had at once is weighed out in small steps.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import shapely
from shapely.geometry import Point
from shapely.ops import nearest_points

from atlas.base import Geometry, Grid, Place

ROUNDS = 400
PUSH, PULL = 0.35, 0.03
"""What share of the missing distance two signs make good each round, and what share of the way home they go back."""


@dataclass(frozen=True)
class Sign:
    """A sign on the map: where it stood, how much room it wants around it, and the ground it must stay on."""

    id: str
    home: Place
    room: float
    """Half the distance to another sign of its kind."""
    ground: Geometry


def spread(signs: Sequence[Sign]) -> dict[str, Place]:
    """A place for every sign."""
    home = np.array([sign.home for sign in signs])
    wanted = np.add.outer(*(np.array([sign.room for sign in signs]),) * 2)
    shapely.prepare([sign.ground for sign in signs])
    at = _grounded(signs, home)
    for _ in range(ROUNDS):
        at = _grounded(signs, np.round(at + _push(at, wanted) + PULL * (home - at), 4))
    return {sign.id: (round(float(x), 1), round(float(y), 1)) for sign, (x, y) in zip(signs, at, strict=True)}


def _push(at: Grid, wanted: Grid) -> Grid:
    """How far each sign is pushed by those too near to it."""
    apart = at[:, None, :] - at[None, :, :]
    far = np.hypot(apart[..., 0], apart[..., 1])
    missing = np.clip(wanted - far, 0, None)
    np.fill_diagonal(missing, 0.0)
    with np.errstate(invalid="ignore", divide="ignore"):
        away = np.where(far[..., None] > 0, apart / far[..., None], 0.0)
    return np.asarray((away * (missing * PUSH / 2)[..., None]).sum(axis=1))


def _grounded(signs: Sequence[Sign], at: Grid) -> Grid:
    """Every sign on its ground, by the shortest way."""
    off = ~shapely.contains_xy([sign.ground for sign in signs], at[:, 0], at[:, 1])
    moved = at.copy()
    for i in np.flatnonzero(off).tolist():
        near = nearest_points(signs[i].ground, Point(at[i]))[0]
        moved[i] = near.x, near.y
    return moved
