"""Your turn: the matches in which somebody has to choose."""

from __future__ import annotations

import msgspec

from romanum.server.news.messages import when
from romanum.server.store import MatchRow, PersonRow, SeatRow
from romanum.server.store.clocks import deadline
from romanum.server.store.time import now
from romanum.server.tables.seat_view import seat_called
from romanum.server.tables.storage import Storage
from romanum.server.tables.tutors import lesson_name


class Turn(msgspec.Struct):
    """A match that waits for somebody."""

    match: str
    game: str
    title: str
    branch: bool
    seats: list[int]
    names: list[str]
    others: list[str]
    since: str
    deadline: str | None
    left: int | None


class Turns(msgspec.Struct):
    """All of them, the one that has waited longest first."""

    turns: list[Turn]


async def turns_of(store: Storage, person: PersonRow) -> Turns:
    """The matches in which a person has to choose."""
    rows = await store.running_of(person.id)
    chairs = await store.chairs_of([row.id for row in rows]) if rows else {}
    lasting = [row for row in rows if lesson_name(row) is None]
    found = [_turn(row, chairs[row.id], person) for row in sorted(lasting, key=lambda row: row.changed)]
    return Turns([turn for turn in found if turn.seats])


def _turn(row: MatchRow, chairs: list[SeatRow], person: PersonRow) -> Turn:
    asked = [chairs[seat] for seat in row.turn]
    seats = [chair.seat for chair in asked if chair.person == person.id and chair.bot is None]
    known = [deadline(row, chairs[seat]) for seat in seats]
    until = min((time for time in known if time is not None), default=None)
    return Turn(
        match=row.id,
        game=row.game,
        title=row.title,
        branch=row.branch_of is not None,
        seats=seats,
        names=[seat_called(row, seat) for seat in seats],
        others=[chair.who or chair.bot or "" for chair in chairs if chair.person != person.id],
        since=when(row.changed),
        deadline=None if until is None else when(until),
        left=None if until is None else (until - now()) // 1000,
    )
