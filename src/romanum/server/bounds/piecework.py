"""Long work on a match, piece by piece: whatever is asked for, an action waits for one piece at most.

The games' own code must not run in two threads, and a process of its own would have to play the whole match again. So
long work is a generator that stops often. All such work of a worker takes turns, one piece in each pass of the loop,
in which everybody else is served; and it holds no table back, since it looks only at what does not change any more.
"""

from __future__ import annotations

import asyncio
from collections.abc import Generator
from typing import Final, TypeVar

from romanum.server.bounds.processor_time import PROCESSOR_CLOCK, Clock

T = TypeVar("T")

PIECE: Final = 0.005
"""So many seconds of processor a piece takes, and what the generator does until it stops next."""


class Piecework:
    """The work of one worker that takes turns."""

    def __init__(self, piece: float = PIECE, clock: Clock = PROCESSOR_CLOCK) -> None:
        self._piece = piece
        self._clock = clock
        self._turn = asyncio.Lock()
        self.pieces = 0
        """How many were done."""

    async def done(self, work: Generator[None, None, T]) -> T:
        """What comes of some work, when its pieces have had their turns."""
        while True:
            async with self._turn:
                try:
                    self._one_piece(work)
                except StopIteration as end:
                    found: T = end.value
                    return found
                finally:
                    self.pieces += 1
                await asyncio.sleep(0)

    def _one_piece(self, work: Generator[None, None, T]) -> None:
        until = self._clock() + self._piece
        next(work)
        while self._clock() < until:
            next(work)
