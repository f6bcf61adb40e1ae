"""Who is at which table, across the workers of one server.

A worker tells the others when somebody comes or goes, and from time to time everything again: what was not heard of for
a while, such as the people of a worker that died, is forgotten.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final

from romanum.server.bounds.background import Background
from romanum.server.news.exchange import Exchange
from romanum.server.news.kinds import Here, News, SeatsChanged
from romanum.server.news.onlookers import Hub
from romanum.server.store import MatchRow
from romanum.server.tables.open_tables import Tables

TELL_SECONDS: Final = 20.0
FORGET_SECONDS: Final = 50.0
AT_ONCE: Final = 100
"""So many matches are told of in one message: PostgreSQL takes 8,000 bytes."""


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
    """Who is at the tables, as everybody may know; keeps the hub of this worker informed of the others."""

    def __init__(self, hub: Hub, tables: Tables, exchange: Exchange) -> None:
        self._hub = hub
        self._tables = tables
        self._exchange = exchange
        self._elsewhere = Elsewhere()
        self._background = Background()
        self._alone = True
        exchange.hear("here", self._heard)
        exchange.hear("who", self._asked)

    def start(self) -> None:
        """Begin to tell, and to ask the hub's questions of the other workers too; of them, who is there now."""
        self._alone = False
        self._hub.elsewhere = self._elsewhere.seats
        self._background.begin(self._keep_telling())
        self._exchange.tell("", "who")

    async def stop(self) -> None:
        """Stop telling."""
        await self._background.stop()

    def here(self, row: MatchRow) -> set[int]:
        """The seats from which somebody looks at a match, as everybody may know: in a discreet one nobody may, who
        could tell by it that orders answered."""
        return set() if row.options.get("discreet") else self._hub.here(row.id)

    def came_or_went(self, match: str) -> None:
        """Somebody opened a table, or closed it."""
        self._changed(match)
        if not self._alone:
            self._tell({match: sorted(self._hub.here_alone(match))})

    def _changed(self, match: str) -> None:
        table = self._tables.known(match)
        if table is None or not table.discreet:
            self._hub.tell(match, SeatsChanged())

    def _tell(self, here: Here) -> None:
        self._exchange.tell("", "here", here=here)

    async def _heard(self, news: News) -> None:
        """What another worker tells."""
        for match in self._elsewhere.heard(news.worker, news.here):
            self._changed(match)

    async def _asked(self, news: News) -> None:
        """A worker asks for it when it begins."""
        self._tell_all()

    async def _keep_telling(self) -> None:
        while True:
            await asyncio.sleep(TELL_SECONDS)
            self._tell_all()
            for match in self._elsewhere.forget():
                self._changed(match)

    def _tell_all(self) -> None:
        here = [(match, sorted(seats)) for match in self._hub.matches() if (seats := self._hub.here_alone(match))]
        for first in range(0, len(here), AT_ONCE):
            self._tell(dict(here[first : first + AT_ONCE]))
