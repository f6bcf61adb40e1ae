"""How many matches somebody may have: made in a minute, not ended, played by bots alone, open to all.

They are counted in the store, for the person and for the place he comes from, so all workers count the same. They are
bounds for somebody who would take everything, not for players.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from romanum.server.bounds.limits import (
    ALONE,
    ANNOUNCING,
    ANNOUNCING_THERE,
    CHECKING,
    CHECKING_THERE,
    COMPLAINTS,
    COMPLAINTS_THERE,
    INVITATIONS,
    KEEPING,
    KEEPING_THERE,
    MAKING,
    MAKING_THERE,
    MATCHES,
    NO_BOUND,
    NOTES,
    NOTING_THERE,
    PLACE,
    RECORDS,
    SCENARIOS,
    SHEETS,
    SHEETS_THERE,
    TOURNAMENTS,
    Held,
    Limits,
    Most,
)
from romanum.server.bounds.problem import Problem
from romanum.server.store import PersonRow, SeatRow
from romanum.server.tables.storage import Storage


class Quota:
    """Asked before a match is made."""

    def __init__(self, limits: Limits, store: Storage) -> None:
        self._limits = limits
        self._count = store.counts
        self._tournaments = store.tournaments
        self._scenarios = store.scenarios
        self._records = Held(limits, RECORDS, "records")

    async def new_match(self, person: PersonRow, chairs: Sequence[SeatRow]) -> None:
        """`Problem` 429 if somebody has too many matches for one more with these seats."""
        self._limits.check(MAKING, ("making", person.id), "new matches")
        self._limits.check(MAKING_THERE, ("making there", PLACE.get()), "new matches from your network")
        await self._not_more(MATCHES, self._count.unfinished, person, "matches that have not ended: remove some first")
        if all(chair.person is None and chair.bot is not None for chair in chairs):
            await self._not_more(ALONE, self._count.alone, person, "matches in which bots alone play: wait for one")
        if any(chair.open and chair.free for chair in chairs):
            words = "invitations to all: fill one or remove it first"
            await self._not_more(INVITATIONS, self._count.invitations, person, words)

    async def room_for_bots(self, owner: int, place: str) -> bool:
        """Whether one more match in which bots alone play may run for somebody, and for the place he is at."""
        theirs: list[tuple[int, dict[str, Any]]] = [(ALONE.person, {"owner": owner})]
        theirs += [(ALONE.place, {"place": place})] if place else []
        for bound, whose in theirs:
            allowed = self._limits.most(bound)
            if allowed < NO_BOUND and await self._count.alone(**whose) >= allowed:
                return False
        return True

    async def new_tournament(self, person: PersonRow) -> None:
        """`Problem` 429 if somebody has too many tournaments for one more."""
        self._limits.check(ANNOUNCING, ("announcing", person.id), "new tournaments")
        self._limits.check(ANNOUNCING_THERE, ("announcing there", PLACE.get()), "new tournaments from your network")
        words = "tournaments that are not over: remove one first"
        await self._not_more(TOURNAMENTS, self._tournaments.unfinished, person, words)

    @contextmanager
    def checking(self, person: PersonRow) -> Iterator[None]:
        """While a record is looked at; `Problem` 429 if somebody has too many looked at, in a minute or at once."""
        self._limits.check(CHECKING, ("checking", person.id), "records")
        self._limits.check(CHECKING_THERE, ("checking there", PLACE.get()), "records from your network")
        with self._records.one(person.id, PLACE.get()):
            yield

    def keeping(self, person: PersonRow) -> None:
        """Before a record becomes a match; `Problem` 429 if somebody has brought too many in a day."""
        self._limits.check(KEEPING, ("keeping", person.id), "imported records")
        self._limits.check(KEEPING_THERE, ("keeping there", PLACE.get()), "imported records from your network")

    def looking(self, person: PersonRow) -> None:
        """Before a sheet is looked at; `Problem` 429 if somebody has had too many looked at."""
        self._limits.check(SHEETS, ("sheets", person.id), "scenarios")
        self._limits.check(SHEETS_THERE, ("sheets there", PLACE.get()), "scenarios from your network")

    async def new_scenario(self, person: PersonRow) -> None:
        """`Problem` 429 if somebody keeps too many scenarios for one more."""
        self.keeping(person)
        await self._not_more(SCENARIOS, self._scenarios.count, person, "scenarios: remove one first")

    def complaining(self, person: PersonRow) -> None:
        """Before the host is told of a scenario; `Problem` 429 if somebody has told of too many."""
        self._limits.check(COMPLAINTS, ("complaints", person.id), "reports")
        self._limits.check(COMPLAINTS_THERE, ("complaints there", PLACE.get()), "reports from your network")

    async def new_notes(self, person: PersonRow) -> None:
        """`Problem` 429 if somebody keeps notes on too many matches to begin with one more."""
        allowed = self._limits.most(NOTES)
        if allowed < NO_BOUND and await self._count.noted(person.id) >= allowed:
            raise Problem(429, "too-many", f"You keep notes on {allowed} matches: empty some first.")
        self._limits.check(NOTING_THERE, ("noting there", PLACE.get()), "new notes from your network")

    async def _not_more(self, most: Most, count: Callable[..., Awaitable[int]], person: PersonRow, words: str) -> None:
        theirs: list[tuple[int, dict[str, Any], str]] = [(most.person, {"owner": person.id}, "You have")]
        if PLACE.get():
            theirs.append((most.place, {"place": PLACE.get()}, "From your network there are"))
        for bound, whose, who in theirs:
            allowed = self._limits.most(bound)
            if allowed < NO_BOUND and await count(**whose) >= allowed:
                raise Problem(429, "too-many", f"{who} {allowed} {words}.")
