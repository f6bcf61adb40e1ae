"""What hangs on a club's wall: public matches, and what makes some of the finished ones worth looking at."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from romanum.server.store.database import Database, read_match
from romanum.server.store.fault import StoreFault
from romanum.server.store.rows import MatchRow
from romanum.server.store.schema import highlights, matches, results

AT_ONCE: Final = 5
"""So many finished matches are looked at together: each is read from its log."""


class HighlightRow(msgspec.Struct, frozen=True):
    """What makes a finished match worth looking at."""

    match: str
    margin: int | None
    """By how many points it was decided, where that was close."""
    leads: int
    """How often the lead changed hands."""
    upset: int
    """How much lower than the favourite the winner was rated."""
    score: int
    ended: int


class WallStore:
    """The part of the store that the wall needs."""

    def __init__(self, store: Database) -> None:
        self._store = store

    async def public(self, state: str, count: int) -> list[MatchRow]:
        """Matches in a state that anybody may watch, the newest first."""
        shown = (~matches.c.removed, matches.c.public, matches.c.state == state)
        query = select(matches).where(*shown).order_by(matches.c.changed.desc(), matches.c.id).limit(count)
        return [read_match(row) for row in await self._store.rows(query)]

    async def unseen(self, *, rated: bool) -> list[MatchRow]:
        """Public matches that are over and that no critic has looked at; where matches are rated, once they are."""
        known = select(highlights.c.match)
        new = [matches.c.state == "over", matches.c.public, ~matches.c.removed, matches.c.id.not_in(known)]
        new += [matches.c.rated.is_not(None)] if rated else []
        query = select(matches).where(*new).order_by(matches.c.changed.desc(), matches.c.id).limit(AT_ONCE)
        return [read_match(row) for row in await self._store.rows(query)]

    async def keep(self, row: HighlightRow) -> None:
        """Write what was found; another worker may have been faster."""
        try:
            async with self._store.change() as connection:
                await connection.execute(insert(highlights).values(msgspec.structs.asdict(row)))
        except StoreFault as fault:
            if not isinstance(fault.__cause__, IntegrityError):
                raise

    async def best(self, count: int) -> list[tuple[MatchRow, HighlightRow]]:
        """The finished public matches most worth looking at."""
        order = (highlights.c.score.desc(), highlights.c.ended.desc(), highlights.c.match)
        where = (highlights.c.score > 0, ~matches.c.removed, matches.c.public)
        query = select(highlights).join(matches, matches.c.id == highlights.c.match).where(*where)
        found = [HighlightRow(**row._mapping) for row in await self._store.rows(query.order_by(*order).limit(count))]
        rows = select(matches).where(matches.c.id.in_([one.match for one in found]))
        by_id = {str(row.id): read_match(row) for row in await self._store.rows(rows)}
        return [(by_id[one.match], one) for one in found if one.match in by_id]

    async def skills_before(self, match: str) -> list[tuple[bool, float, float]]:
        """Of everybody at a rated match: whether he won, and the middle and spread of his skill before it."""
        columns = (results.c.won, results.c.mu_before, results.c.sigma_before)
        rows: list[Any] = await self._store.rows(select(*columns).where(results.c.match == match))
        return [(bool(won), float(mu), float(sigma)) for won, mu, sigma in rows]
