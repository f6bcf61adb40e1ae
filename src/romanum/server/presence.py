"""Who is at which table, across the workers of one server.

A worker tells the others when somebody comes or goes, and from time to time everything again: what was not heard of for
a while, such as the people of a worker that died, is forgotten.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Any, Final

from romanum.server.hub import Hub

TELL_SECONDS: Final = 20.0
FORGET_SECONDS: Final = 50.0
AT_ONCE: Final = 100
"""So many matches are told of in one message: PostgreSQL takes 8,000 bytes."""

Here = dict[str, list[int]]
"""Matches, and the seats from which somebody looks at them."""


class Elsewhere:
    """Who is at the tables of the other workers, as far as they have told lately."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._seats: dict[str, dict[str, tuple[frozenset[int], float]]] = {}

    def heard(self, worker: str, here: Here) -> list[str]:
        """Take in what a worker tells; the matches in which something has changed by it."""
        changed = []
        for match, seats in here.items():
            before = self.seats(match)
            self._seats.setdefault(match, {})[worker] = (frozenset(seats), self._now() + FORGET_SECONDS)
            if self.seats(match) != before:
                changed.append(match)
        return changed

    def seats(self, match: str) -> set[int]:
        """The seats of a match from which somebody looks elsewhere."""
        return {seat for seats, until in self._seats.get(match, {}).values() if until > self._now() for seat in seats}

    def forget(self) -> list[str]:
        """Forget what is old or empty; the matches in which somebody was forgotten."""
        gone = []
        for match, workers in list(self._seats.items()):
            old = [worker for worker, (seats, until) in workers.items() if until <= self._now() or not seats]
            gone += [match] if any(workers[worker][0] for worker in old) else []
            for worker in old:
                del workers[worker]
            if not workers:
                del self._seats[match]
        return gone


class Presence:
    """Keeps the hub of this worker informed of the others, and them of it."""

    def __init__(
        self, hub: Hub, send: Callable[[Here], Coroutine[Any, Any, None]], changed: Callable[[str], None]
    ) -> None:
        self._hub = hub
        self._send = send
        self._changed = changed
        self._elsewhere = Elsewhere()
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        """Begin to tell, and to ask the hub's questions of the other workers too."""
        self._hub.elsewhere = self._elsewhere.seats
        self._begin(self._keep_telling())

    async def stop(self) -> None:
        """Stop telling."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def moved(self, match: str) -> None:
        """Somebody came to a table of this worker, or left it."""
        self._begin(self._send({match: sorted(self._hub.here_alone(match))}))

    def tell_all(self) -> None:
        """Tell of all tables: a worker asks for it when it begins."""
        self._begin(self._tell_all())

    def heard(self, worker: str, here: Here) -> None:
        """What another worker tells."""
        for match in self._elsewhere.heard(worker, here):
            self._changed(match)

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _keep_telling(self) -> None:
        while True:
            await asyncio.sleep(TELL_SECONDS)
            await self._tell_all()
            for match in self._elsewhere.forget():
                self._changed(match)

    async def _tell_all(self) -> None:
        here = [(match, sorted(seats)) for match in self._hub.matches() if (seats := self._hub.here_alone(match))]
        for first in range(0, len(here), AT_ONCE):
            await self._send(dict(here[first : first + AT_ONCE]))
