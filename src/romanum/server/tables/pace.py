"""How long an answer takes where the time itself would tell something: a pass by wish, an order, a hand.

A question that orders can answer draws a time when it is put. An order, or a wish, answers when that time has come. In
a discreet match, and where a game asks everybody who might react, whoever answers by hand before it is heard when it
comes, so that the time tells the others nothing; elsewhere a hand need not wait, and the times are such as people take.
"""

from __future__ import annotations

import random
import time
from typing import Any, ClassVar

from romanum.engine.match import Match
from romanum.engine.step import Step

Seconds = tuple[float, float]
"""At least and at most."""


class Pace:
    """When the seats that are asked at one table may be heard."""

    first: ClassVar[Seconds] = (1.5, 3.5)
    """So many seconds a seat takes that is asked after somebody else,"""
    following: ClassVar[Seconds] = (0.4, 1.0)
    """and so many one that goes on answering."""

    def __init__(self) -> None:
        self._step: Step[Any] | None = None
        self._due: dict[int, float] = {}

    def put(self, match: Match[Any], last: int | None) -> None:
        """Questions are put after an entry of seat `last`; one that was put before and still stands keeps its time."""
        stack = match.position.stack
        step = stack[-1] if stack else None
        if step is None or not step.question_kind(match.position):
            self._step, self._due = None, {}
            return
        before = self._due if step == self._step else {}
        self._step = step
        self._due = {
            seat: before[seat] if seat in before and seat != last else self._drawn(seat == last)
            for seat in match.pending
        }

    def left(self, seat: int) -> float:
        """So many seconds a seat is not heard yet."""
        return max(0.0, self._due.get(seat, 0.0) - time.monotonic())

    def _drawn(self, follows: bool) -> float:
        return time.monotonic() + random.uniform(*(self.following if follows else self.first))
