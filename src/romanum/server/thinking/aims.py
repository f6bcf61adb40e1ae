"""What bots are about: the aim of each seat between its decisions and its thought so far, in memory alone.

A bot is made anew for each decision, in whichever process is free. So what it has set out for is sent with the
question, and comes back with the answer. Whoever has lost it plans anew.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from romanum.bots.budget import Thought
from romanum.engine.counsel.staff import Aim

MOST: Final = 5000
"""So many seats' aims are remembered, those noted last."""


class Noted(NamedTuple):
    """An aim, how many actions the match had when it was noted, and for how long the turn has been thought about."""

    aim: Aim | None
    actions: int
    thought: Thought | None


class Aims:
    """By match and seat."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._noted: dict[tuple[str, int], Noted] = {}

    def __len__(self) -> int:
        return len(self._noted)

    def of(self, match: str, seat: int, actions: int) -> Aim | None:
        """What a seat has set out for; nothing if actions were taken back since, so that there are only so many."""
        noted = self._noted.get((match, seat))
        return noted.aim if noted is not None and noted.actions <= actions else None

    def thought(self, match: str, seat: int) -> Thought | None:
        """For how long a seat's running turn has been thought about: what was taken back took its time as well."""
        noted = self._noted.get((match, seat))
        return None if noted is None else noted.thought

    def note(self, match: str, seat: int, actions: int, aim: Aim | None, thought: Thought | None = None) -> None:
        """What a seat is about from now on, after so many actions; None: nothing."""
        self._noted.pop((match, seat), None)
        if aim is None and thought is None:
            return
        self._noted[match, seat] = Noted(aim, actions, thought)
        if len(self._noted) > self._most:
            del self._noted[next(iter(self._noted))]

    def forget(self, match: str, seats: int) -> None:
        """The match is over."""
        for seat in range(seats):
            self._noted.pop((match, seat), None)
