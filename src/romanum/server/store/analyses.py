"""Analyses of finished matches: asked for, under way, or kept with the match."""

from __future__ import annotations

from sqlalchemy import delete, insert, select, update

from romanum.server.store.database import Database
from romanum.server.store.papers import RUNNING, AnalysisRow
from romanum.server.store.schema import analyses
from romanum.server.store.time import now


class AnalysisStore:
    """What is asked of the store about analyses."""

    def __init__(self, store: Database) -> None:
        self._store = store

    async def of(self, match: str) -> AnalysisRow | None:
        """The analysis of a match, if somebody has asked for one."""
        found = await self._rows(analyses.c.match == match)
        return found[0] if found else None

    async def under_way(self) -> list[AnalysisRow]:
        """Those that are not finished, in the order in which they were asked for."""
        return await self._rows(analyses.c.state == RUNNING)

    async def begin(self, match: str, person: int, place: str) -> None:
        """Somebody asks for one; what was kept before is gone."""
        values = {"match": match, "person": person, "place": place, "state": RUNNING, "progress": 0, "asked": now()}
        async with self._store.change() as connection:
            await connection.execute(delete(analyses).where(analyses.c.match == match))
            await connection.execute(insert(analyses).values(**values, data=b""))

    async def keep(self, match: str, state: str, progress: int, data: bytes) -> None:
        """How far it is, and what has been found."""
        async with self._store.change() as connection:
            values = {"state": state, "progress": progress, "data": data}
            await connection.execute(update(analyses).where(analyses.c.match == match).values(**values))

    async def _rows(self, *where: object) -> list[AnalysisRow]:
        columns = (getattr(analyses.c, name) for name in AnalysisRow.__struct_fields__)
        query = select(*columns).where(*where).order_by(analyses.c.asked, analyses.c.match)  # type: ignore[arg-type]
        found = await self._store.rows(query)
        return [AnalysisRow(*row) for row in (tuple(one) for one in found)]
