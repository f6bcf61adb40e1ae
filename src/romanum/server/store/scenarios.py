"""Scenarios of their own that people keep, what came of matches of them, and what the host is told of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from romanum.server.store.database import Database
from romanum.server.store.fault import StoreFault
from romanum.server.store.papers import Outcomes, ScenarioRow
from romanum.server.store.schema import complaints, matches, people, scenarios
from romanum.server.store.time import now

PAGE: Final = 50
"""So many scenarios stand on one page of a list."""
MOST_RESULTS: Final = 2_000
"""Of so many matches on a page, the newest, it is counted who has won."""
MOST_COMPLAINTS: Final = 200


class ComplaintRow(msgspec.Struct, frozen=True):
    """What somebody has told the host of a scenario."""

    id: int
    scenario: str
    title: str
    game: str
    by: str
    text: str
    at: int


class ScenarioStore:
    """The part of the store that scenarios of one's own need."""

    def __init__(self, store: Database) -> None:
        self._store = store

    async def count(self, **whose: Any) -> int:
        """How many somebody keeps: `owner=3`, or `place=...`."""
        made = (scenarios.c[field] == value for field, value in whose.items())
        return int((await self._store.rows(select(func.count()).select_from(scenarios).where(*made)))[0][0])

    async def add(self, row: ScenarioRow, text: str, picture: bytes) -> None:
        """Keep one more."""
        async with self._store.change() as connection:
            await connection.execute(insert(scenarios).values(_values(row, text, picture)))

    async def replace(self, row: ScenarioRow, text: str, picture: bytes) -> None:
        """Keep another file in its place."""
        async with self._store.change() as connection:
            this = scenarios.c.id == row.id
            await connection.execute(update(scenarios).where(this).values(_values(row, text, picture)))

    async def publish(self, scenario: str, public: bool) -> None:
        """Let everybody find it, or nobody but by its link."""
        async with self._store.change() as connection:
            this = scenarios.c.id == scenario
            await connection.execute(update(scenarios).where(this).values(public=public, changed=now()))

    async def remove(self, scenario: str) -> None:
        """Forget it, and what was told of it; matches of it go on."""
        async with self._store.change() as connection:
            await connection.execute(delete(complaints).where(complaints.c.scenario == scenario))
            await connection.execute(delete(scenarios).where(scenarios.c.id == scenario))

    async def one(self, scenario: str) -> ScenarioRow | None:
        """A scenario by its id."""
        found = await self._store.rows(_listed().where(scenarios.c.id == scenario))
        return _read(found[0]) if found else None

    async def text(self, scenario: str) -> str:
        """Its file."""
        found = await self._store.rows(select(scenarios.c.text).where(scenarios.c.id == scenario))
        return str(found[0][0]) if found else ""

    async def picture(self, scenario: str) -> bytes:
        """Its board, squeezed; nothing where there is none."""
        found = await self._store.rows(select(scenarios.c.picture).where(scenarios.c.id == scenario))
        return bytes(found[0][0]) if found else b""

    async def listed(self, game: str, owner: int | None, page: int) -> list[ScenarioRow]:
        """A page of scenarios, of a game or of all: those of somebody, or those that everybody finds; newest first."""
        query = _listed().where(scenarios.c.public if owner is None else scenarios.c.owner == owner)
        if game:
            query = query.where(scenarios.c.game == game)
        query = query.order_by(scenarios.c.changed.desc(), scenarios.c.id).offset(page * PAGE).limit(PAGE)
        return [_read(row) for row in await self._store.rows(query)]

    async def outcomes(self, of: Sequence[str]) -> dict[str, Outcomes]:
        """What came of the matches of some scenarios."""
        ended = (matches.c.own.in_(of), matches.c.state == "over", ~matches.c.removed, matches.c.result.is_not(None))
        counted = select(matches.c.own, func.count()).where(*ended).group_by(matches.c.own)
        found = {str(own): Outcomes(int(count), Counter()) for own, count in await self._store.rows(counted)}
        query = select(matches.c.own, matches.c.result).where(*ended).order_by(matches.c.changed.desc())
        for own, result in await self._store.rows(query.limit(MOST_RESULTS)) if found else ():
            found[str(own)].wins.update(msgspec.json.decode(result)["winners"])
        return found

    # ---- what the host is told

    async def complain(self, scenario: str, person: int, words: str) -> None:
        """Tell the host of a scenario; once is enough."""
        row = {"scenario": scenario, "person": person, "text": words, "at": now()}
        try:
            async with self._store.change() as connection:
                await connection.execute(insert(complaints).values(row))
        except StoreFault as fault:
            if not isinstance(fault.__cause__, IntegrityError):
                raise

    async def complaints(self) -> list[ComplaintRow]:
        """What hosts were told, the newest first."""
        columns = (complaints.c.id, complaints.c.scenario, scenarios.c.title, scenarios.c.game)
        query = select(*columns, people.c.name, complaints.c.text, complaints.c.at)
        query = query.join(scenarios, scenarios.c.id == complaints.c.scenario)
        query = query.join(people, people.c.id == complaints.c.person)
        query = query.order_by(complaints.c.id.desc()).limit(MOST_COMPLAINTS)
        return [ComplaintRow(*row) for row in await self._store.rows(query)]

    async def dismiss(self, complaint: int) -> bool:
        """A host has seen to it; False if there is none."""
        async with self._store.change() as connection:
            done = await connection.execute(delete(complaints).where(complaints.c.id == complaint))
            return done.rowcount == 1


def _listed() -> Any:
    fields = [scenarios.c[name] for name in ScenarioRow.__struct_fields__ if name != "drawn"]
    return select(*fields, (func.length(scenarios.c.picture) > 0).label("drawn"))


def _read(row: Any) -> ScenarioRow:
    fields = dict(row._mapping)
    return ScenarioRow(**{**fields, "names": msgspec.json.decode(fields["names"]), "drawn": bool(fields["drawn"])})


def _values(row: ScenarioRow, text: str, picture: bytes) -> dict[str, Any]:
    values = msgspec.structs.asdict(row) | {"names": msgspec.json.encode(row.names).decode()}
    del values["drawn"]
    return values | {"text": text, "picture": picture}
