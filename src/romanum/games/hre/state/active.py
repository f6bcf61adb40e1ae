"""Steps of the Active Player (6e): whoever's Phase it is decides."""

from __future__ import annotations

from typing import ClassVar

from romanum.engine.step import Step
from romanum.games.hre.state.position import Empire


class ActiveStep(Step[Empire], frozen=True):
    """A step that the Active Player decides."""

    abstract: ClassVar[bool] = True

    def pending(self, g: Empire) -> tuple[int, ...]:
        """The Active Player's seat."""
        return (g.seat_of[g.active],)
