"""Who may know of a match, and whose a seat of it is."""

from __future__ import annotations

from romanum.server.store import MatchRow, PersonRow, SeatRow, Store


async def may_see(store: Store, row: MatchRow, chairs: list[SeatRow], person: PersonRow | None) -> bool:
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
