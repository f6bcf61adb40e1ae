"""Remarks on finished matches: what was said of their moments, by whom."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import delete, func, insert, select

from romanum.engine.remarks import Remark
from romanum.server.store.database import Database
from romanum.server.store.papers import RemarkRow
from romanum.server.store.schema import remarks
from romanum.server.store.time import now


class RemarkStore:
    """The part of the store that remarks need."""

    def __init__(self, store: Database) -> None:
        self._store = store

    async def all(self, match: str) -> list[RemarkRow]:
        """Everything that was said of a match, moment by moment."""
        names = [remarks.c[name] for name in RemarkRow.__struct_fields__]
        query = select(*names).where(remarks.c.match == match).order_by(remarks.c.n, remarks.c.id)
        return [_read(row) for row in await self._store.rows(query)]

    async def count(self, match: str) -> int:
        """How many there are."""
        query = select(func.count()).select_from(remarks).where(remarks.c.match == match)
        return int((await self._store.rows(query))[0][0])

    async def add(self, match: str, person: int, said: list[tuple[int, Remark]]) -> list[RemarkRow]:
        """Keep remarks that a person makes, or brings along with a record."""
        made = []
        async with self._store.change() as connection:
            for n, remark in said:
                arrows = msgspec.json.encode(remark.arrows).decode()
                values = {"n": n, "person": person, "who": remark.by, "text": remark.text, "at": now()}
                written = insert(remarks).values(match=match, arrows=arrows, **values).returning(remarks.c.id)
                number = (await connection.execute(written)).scalar_one()
                made.append(RemarkRow(id=number, arrows=remark.arrows, **values))  # type: ignore[arg-type]
        return made

    async def remove(self, match: str, number: int) -> None:
        """Take one back."""
        async with self._store.change() as connection:
            await connection.execute(delete(remarks).where(remarks.c.match == match, remarks.c.id == number))


def _read(row: Any) -> RemarkRow:
    fields = dict(row._mapping)
    arrows = msgspec.json.decode(fields.pop("arrows"), type=tuple[tuple[str, str], ...])
    return RemarkRow(**fields, arrows=arrows)
