"""Matches that begin with a position of somebody's own: one that was set up by hand, or where a record ends.

Whoever brings one may know what is hidden in it, so everybody is told, and the match is not rated.
"""

from __future__ import annotations

from typing import Any, Protocol

from romanum.engine.record import Record
from romanum.server.bounds.prices import Prices
from romanum.server.bounds.problem import Problem
from romanum.server.lobby.quota import Quota
from romanum.server.lobby.uploads import LARGEST_RECORD, Outcome, Task, Uploads
from romanum.server.store import MatchRow, PersonRow
from romanum.server.tables.restoration import brought
from romanum.server.wire import NewMatch


def is_brought(row: MatchRow) -> bool:
    """Whether a match began with a position of somebody's own."""
    return row.start is not None and row.branch_of is None


class Parts(Protocol):
    """What this needs of the server."""

    prices: Prices
    quota: Quota
    uploads: Uploads


class BroughtPositions:
    """Looks at what people bring."""

    def __init__(self, house: Parts) -> None:
        self._house = house

    async def looked_at(self, task: Task, person: PersonRow) -> Outcome:
        """What comes of a record, on the account of whoever has sent it."""
        self._house.prices.may_labour(person.id)
        outcome = await self._house.uploads.look_at(task)
        self._house.prices.laboured(person.id, outcome.seconds)
        return outcome

    async def beginning(self, wish: NewMatch, scenario: str, person: PersonRow) -> tuple[str, dict[str, Any]]:
        """Where the record of a wish ends, for a match to begin with, and the options that stand in that position."""
        if len(wish.record.encode()) > LARGEST_RECORD:
            raise Problem(413, "too-large", f"A record has at most {LARGEST_RECORD} bytes.")
        with self._house.quota.checking(person):
            outcome = await self.looked_at(Task(wish.record, verify=False, last=True), person)
        if outcome.ended is None:
            raise Problem(422, "record", f"This record cannot be used: {outcome.problem}.")
        record = Record.read(wish.record)
        told = (record.game, record.scenario, len(record.names))
        if told != (wish.game, scenario, len(wish.seats)):
            words = f"{told[0]}, {told[1]}, for {told[2]}"
            raise Problem(422, "setup", f"The record is of another match: {words}.")
        if wish.options:
            raise Problem(422, "setup", "A match that begins where a record ends has the options of that record.")
        self._house.quota.keeping(person)
        heading = None if record.actions else record.heading
        return brought(outcome.ended.position, heading), outcome.ended.options
