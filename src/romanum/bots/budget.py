"""How much thinking a decision may take: in seconds, or in lines if they are counted."""

from __future__ import annotations

from time import perf_counter
from typing import Final

import msgspec

SAFETY: Final = 0.9
"""The part of the time that is used: the rest is for what cannot be interrupted."""


WHOLE_TURN: Final = 25.0
"""A whole turn takes so many times the thought of a decision at most: five seconds of a legatus."""
SHARE: Final = 0.25
"""A decision may take so much of what is left of it,"""
WORTHLESS: Final = 0.1
"""and if that is less than so much of its usual time, nothing comes of thinking: the script decides."""


class Thought(msgspec.Struct):
    """For how long a bot has thought in its running turn: it goes from decision to decision."""

    turn: int = -1
    seconds: float = 0.0

    def left(self, turn: int, whole: float) -> float:
        """What a decision may take of a turn that may take so long as a whole."""
        if turn != self.turn:
            self.turn, self.seconds = turn, 0.0
        return SHARE * max(0.0, whole - self.seconds)


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

    def keep_within(self, seconds: float) -> bool:
        """No more than that is to be spent; whether it is worth the trouble. Lines that are counted are not bounded."""
        if self._iterations is not None:
            return True
        usual, self._seconds = self._seconds, min(self._seconds, seconds * SAFETY)
        return self._seconds >= WORTHLESS * usual

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
