"""Who may know of a match, whose a seat of it is, and who is let to a table."""

from __future__ import annotations

from romanum.server.bounds.problem import Problem, not_found
from romanum.server.bounds.settings import Settings
from romanum.server.store import MatchRow, PersonRow, SeatRow
from romanum.server.tables.open_tables import Tables
from romanum.server.tables.storage import Storage
from romanum.server.tables.table import Table


async def may_see(store: Storage, row: MatchRow, chairs: list[SeatRow], person: PersonRow | None) -> bool:
    """A public match, or one with an open seat, everybody; else its host, its players, and who was let watch."""
    waiting_open = row.state == "waiting" and any(chair.open and chair.free for chair in chairs)
    if row.public or waiting_open:
        return True
    if person is None:
        return False
    mine = row.owner == person.id or any(chair.person == person.id for chair in chairs)
    return mine or await store.is_watcher(row.id, person.id)


def holds(chairs: list[SeatRow], person: PersonRow | None, seat: int | None) -> bool:
    """Whether a seat is a person's."""
    return person is not None and seat is not None and 0 <= seat < len(chairs) and chairs[seat].person == person.id


def sees_all(row: MatchRow, chairs: list[SeatRow], person: PersonRow | None) -> bool:
    """Whether nothing of a match is a secret to somebody who may know of it: it is over, or he plays it alone."""
    alone = person is not None and all(chair.person in (None, person.id) and not chair.free for chair in chairs)
    return row.state == "over" or (alone and row.state == "running")


class Admission:
    """Lets people to what they may see, and to the tables at which they may act."""

    def __init__(self, settings: Settings, store: Storage, tables: Tables) -> None:
        self._invited_only = settings.needs_code
        self._store = store
        self._tables = tables

    def closed_to(self, person: PersonRow | None) -> bool:
        """Whether somebody is not told who belongs to the club: it is for those who were invited, and nobody signed in.
        What is public is, with the names of those who play."""
        return person is None and self._invited_only

    async def seen(self, match: str, person: PersonRow | None) -> tuple[MatchRow, list[SeatRow]]:
        """A match, if this person may know of it."""
        row = await self._store.match(match)
        if row is None or row.removed:
            raise not_found()
        chairs = await self._store.chairs(match)
        if (self.closed_to(person) and not row.public) or not await may_see(self._store, row, chairs, person):
            raise not_found()
        return row, chairs

    async def table(self, match: str, person: PersonRow | None, seat: int | None, *, newest: bool = True) -> Table:
        """A table, for somebody who looks at it from a seat of his own, or as a spectator; with the newest there is."""
        table = self._tables.known(match)
        if table is None or not holds(table.chairs, person, seat):
            await self.seen(match, person)
            table = await self._tables.table(match)
            if seat is not None and not holds(table.chairs, person, seat):
                raise Problem(403, "not-yours", "This is not your seat.")
        if newest:
            await table.look_again()
        return table

    async def playing(self, match: str, person: PersonRow, seat: int, *, newest: bool = False) -> Table:
        """A table, for somebody who acts from his own seat: whoever knows something newer says so by its number."""
        table = await self.table(match, person, seat, newest=newest)
        if table.chairs[seat].bot is not None:
            raise Problem(409, "bot-plays", "A bot plays this seat for you: take the seat back first.")
        return table
