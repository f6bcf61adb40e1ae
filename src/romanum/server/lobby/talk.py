"""What people say at a table, and what each notes for himself alone."""

from __future__ import annotations

from typing import Final, Protocol

from romanum.server.bounds.limits import CHAT, Limits
from romanum.server.bounds.problem import Problem
from romanum.server.lobby.admission import Admission
from romanum.server.lobby.quota import Quota
from romanum.server.news.messages import chat_line
from romanum.server.news.table_news import TableNews
from romanum.server.store import PersonRow
from romanum.server.tables.storage import Storage
from romanum.server.wire import ChatLine

LONGEST_LINE: Final = 500
LONGEST_NOTES: Final = 20_000


class Parts(Protocol):
    """What this needs of the server."""

    @property
    def store(self) -> Storage:
        """What is kept."""

    admission: Admission
    limits: Limits
    quota: Quota
    table_news: TableNews


class Talk:
    """Messages and notes."""

    def __init__(self, house: Parts) -> None:
        self._house = house

    async def say(self, match: str, person: PersonRow, text: str) -> ChatLine:
        """A message of somebody with a seat, or of the owner."""
        row, chairs = await self._house.admission.seen(match, person)
        seat = next((chair.seat for chair in chairs if chair.person == person.id), None)
        if seat is None and row.owner != person.id:
            raise Problem(403, "not-yours", "Only people with a seat can talk at this table.")
        text = "".join(c for c in text if c.isprintable() or c == "\n").strip()
        if not text or len(text) > LONGEST_LINE:
            raise Problem(400, "bad-request", f"A message has 1 to {LONGEST_LINE} characters.")
        self._house.limits.check(CHAT, ("chat", person.id), "messages")
        said = await self._house.store.say(match, person, seat, text)
        self._house.table_news.said(match, said)
        return chat_line(said)

    async def said(self, match: str, person: PersonRow | None, since: int) -> list[ChatLine]:
        """What was said after message number `since`."""
        await self._house.admission.seen(match, person)
        return [chat_line(row) for row in await self._house.store.said(match, since)]

    async def notes(self, match: str, person: PersonRow) -> str:
        """Somebody's private notes."""
        await self._house.admission.seen(match, person)
        return await self._house.store.notes(match, person.id)

    async def write_notes(self, match: str, person: PersonRow, text: str) -> str:
        """Keep private notes, as they can be shown."""
        await self._house.admission.seen(match, person)
        if len(text) > LONGEST_NOTES:
            raise Problem(413, "too-large", f"Notes have at most {LONGEST_NOTES} characters.")
        kept = "".join(c for c in text if c.isprintable() or c in "\n\t")
        if kept and not await self._house.store.notes(match, person.id):
            await self._house.quota.new_notes(person)
        await self._house.store.write_notes(match, person.id, kept)
        return kept
