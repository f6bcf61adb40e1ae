"""The arrays that an environment can show: plain ones, exact and whole, or scaled ones for networks."""

from __future__ import annotations

from typing import Any, Final, Protocol

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from romanum.bots.sight.field_writers import LARGEST
from romanum.bots.sight.observation import Observer
from romanum.bots.sight.scaling import Scaler
from romanum.engine.match import Match
from romanum.engine.position import Position

OBSERVATIONS: Final = ("plain", "scaled")


class Sight(Protocol):
    """What makes observations of a position."""

    size: int

    def of(self, position: Position, seat: int) -> NDArray[Any]:
        """What a seat knows of a position."""

    def space(self) -> spaces.Box:
        """Where all of them lie."""


class Plain(Observer):
    """Whole numbers, as `romanum.bots.sight.observation` says."""

    def space(self) -> spaces.Box:
        """All numbers that a cell can hold."""
        return spaces.Box(-LARGEST - 1, LARGEST, (self.size,), np.int32)


class Scaled(Scaler):
    """Numbers between -1 and 1, as `romanum.bots.sight.scaling` says."""

    def space(self) -> spaces.Box:
        """From -1 to 1."""
        return spaces.Box(-1, 1, (self.size,), np.float32)


def sight(name: str, match: Match[Any], widest: int | None = None) -> Sight:
    """That of the name; `ValueError` if there is none. `widest`: as many values has a category that is not a number."""
    if name not in OBSERVATIONS:
        raise ValueError(f"observations are {' or '.join(OBSERVATIONS)}, not {name!r}")
    return Plain(match) if name == "plain" else Scaled(match, widest)
