"""How much thinking a decision may take: in seconds, or in lines if they are counted."""

from __future__ import annotations

from time import perf_counter
from typing import Final

SAFETY: Final = 0.9
"""The part of the time that is used: the rest is for what cannot be interrupted."""


class Budget:
    """How much thinking is left: in seconds, or in lines if they are counted.

    On a busy machine the clock may jump between two looks at it. The widest jump but one is kept in reserve: a single
    pause is no habit, and the time it took is gone already.
    """

    def __init__(self, seconds: float, iterations: int | None) -> None:
        self._start = self._looked = perf_counter()
        self._seconds = seconds * SAFETY
        self._widest = self._reserve = 0.0
        self._iterations = iterations
        self.lines = 0

    def stretch(self, times: float) -> None:
        """There is so many times as much to be spent: what is decided stands for several decisions."""
        self._seconds *= times
        if self._iterations is not None:
            self._iterations = round(times * self._iterations)

    @property
    def spent(self) -> float:
        """The part that has been used, 1 or more when there is nothing left."""
        if self._iterations is not None:
            return self.lines / self._iterations
        now = perf_counter()
        jump, self._looked = now - self._looked, now
        if jump > self._widest:
            self._reserve, self._widest = self._widest, jump
        elif jump > self._reserve:
            self._reserve = jump
        left = self._seconds - self._reserve
        return (now - self._start) / left if left > 0 else 1.0

    @property
    def timed_out(self) -> bool:
        """Whether to break off in the middle of a line."""
        return self._iterations is None and self.spent >= 1
