"""Who is looking at which match, and telling them when something has happened.

A socket is not sent a queue of positions: it is woken, and then fetches what is new since it looked last. One that is
slow gets fewer and larger updates and holds nobody up. Where few look at a match, those that listen are told at once,
without waking anybody.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, defaultdict
from collections.abc import Callable
from typing import Any, Final

MOST_WAITING: Final = 200
"""A socket with so many messages unsent is too slow."""
FEW: Final = 16
"""So many onlookers of one match are told at once; more are woken, and take their turns with everybody else."""

log = logging.getLogger(__name__)


def lobby_of(person: int) -> str:
    """Where the sockets of a person's lobby look, as others look at a match."""
    return f"lobby of {person}"


class Onlooker:
    """One socket, or one request that waits: the seats it looks from and what it has to be told."""

    def __init__(self, seats: tuple[int, ...], at_once: Callable[[], bool] = lambda: False) -> None:
        self.seats = seats
        self.at_once = at_once
        """Shows what has happened in the match at once; False where that cannot be: then it is woken."""
        self.woken = asyncio.Event()
        self.messages: list[Any] = []
        self.too_slow = False

    def tell(self, message: Any) -> None:
        """A message besides the course of the match; what waits already need not be told again."""
        if message in self.messages:
            return
        self.messages.append(message)
        self.too_slow = len(self.messages) > MOST_WAITING
        self.woken.set()


class Hub:
    """All onlookers of this worker."""

    def __init__(self) -> None:
        self._onlookers: defaultdict[str, set[Onlooker]] = defaultdict(set)
        self._here: defaultdict[str, Counter[int]] = defaultdict(Counter)
        self.elsewhere: Callable[[str], set[int]] = lambda match: set()
        """The seats from which somebody is looking in other workers."""

    def join(self, match: str, onlooker: Onlooker) -> bool:
        """Begin to look; whether there is somebody now at a seat where there was nobody in this worker."""
        self._onlookers[match].add(onlooker)
        if not onlooker.seats:
            return False
        before = self.here_alone(match)
        self._here[match].update(onlooker.seats)
        return self.here_alone(match) != before

    def leave(self, match: str, onlooker: Onlooker) -> bool:
        """Stop looking; whether there is nobody any longer at some seat in this worker."""
        self._onlookers[match].discard(onlooker)
        if not self._onlookers[match]:
            del self._onlookers[match]
        if not onlooker.seats:
            return False
        before = self.here_alone(match)
        self._here[match] -= Counter(onlooker.seats)
        if not self._here[match]:
            del self._here[match]
        return self.here_alone(match) != before

    def here(self, match: str) -> set[int]:
        """The seats from which somebody is looking."""
        return self.here_alone(match) | self.elsewhere(match)

    def here_alone(self, match: str) -> set[int]:
        """The same in this worker alone."""
        return set(self._here[match]) if match in self._here else set()

    def looked_at(self, match: str) -> bool:
        """Whether anybody looks at a match in this worker, from a seat or not, or from a seat in another."""
        return match in self._onlookers or bool(self.elsewhere(match))

    def looked_at_here(self, match: str) -> bool:
        """Whether anybody looks at a match in this worker."""
        return match in self._onlookers

    def matches(self) -> list[str]:
        """What somebody is looking at in this worker."""
        return list(self._onlookers)

    @property
    def sockets(self) -> int:
        """How many sockets and waiting requests there are."""
        return sum(map(len, self._onlookers.values()))

    def tell_all(self, message: Any) -> None:
        """A message to everybody, wherever he looks."""
        for onlookers in self._onlookers.values():
            for onlooker in onlookers:
                onlooker.tell(message)

    def wake(self, match: str) -> None:
        """Something has happened in a match."""
        onlookers = self._onlookers.get(match, ())
        few = len(onlookers) <= FEW
        for onlooker in onlookers:
            if not (few and _shown(onlooker)):
                onlooker.woken.set()

    def tell(self, match: str, message: Any) -> None:
        """A message to everybody who looks at a match."""
        for onlooker in self._onlookers.get(match, ()):
            onlooker.tell(message)


def _shown(onlooker: Onlooker) -> bool:
    """Whether an onlooker was shown at once what has happened; what goes wrong at one socket is no other's trouble."""
    try:
        return onlooker.at_once()
    except Exception:
        log.exception("an update could not be sent at once")
        return False
