"""Scenarios of their own that people keep: found by everybody or by their link alone, played, reported to the host."""

from __future__ import annotations

import zlib
from collections import Counter
from typing import Final, Protocol

import msgspec

from romanum.engine.sheets.heading import Heading
from romanum.engine.sheets.scenario_file import LARGEST_FILE
from romanum.server.bounds.limits import PLACE
from romanum.server.bounds.problem import Problem, not_found
from romanum.server.lobby.admission import Admission
from romanum.server.lobby.new_match import Setup, new_id, one_line
from romanum.server.lobby.quota import Quota
from romanum.server.lobby.scenario_desk import ScenarioDesk
from romanum.server.lobby.trials import Case, Finding
from romanum.server.news.messages import when
from romanum.server.store import PersonRow
from romanum.server.store.papers import Outcomes, ScenarioRow
from romanum.server.store.time import now
from romanum.server.tables.restoration import brought
from romanum.server.tables.storage import Storage
from romanum.server.wire import HeadingInfo, KeptFile, NewMatch, ScenarioKept

ID_LENGTH: Final = 20
"""Nobody guesses the id of a private scenario."""
LONGEST_COMPLAINT: Final = 500
NO_OUTCOMES: Final = Outcomes(0, Counter())


class Parts(Protocol):
    """What this needs of the server."""

    @property
    def store(self) -> Storage:
        """What is kept."""

    admission: Admission
    quota: Quota
    scenario_desk: ScenarioDesk


class OwnScenarios:
    """Keeps scenarios."""

    def __init__(self, house: Parts) -> None:
        self._house = house
        self._kept = house.store.scenarios

    # ---- looking

    async def listed(self, game: str, mine: bool, page: int, person: PersonRow | None) -> list[ScenarioKept]:
        """A page of those that everybody finds, or of one's own."""
        if mine and person is None:
            raise Problem(401, "sign-in", "Sign in first.")
        rows = await self._kept.listed(game, person.id if mine and person else None, page)
        outcomes = await self._kept.outcomes([row.id for row in rows]) if rows else {}
        return [_info(row, outcomes.get(row.id, NO_OUTCOMES), person) for row in rows]

    async def one(self, scenario: str, person: PersonRow | None) -> KeptFile:
        """A scenario with its file."""
        row = await self._seen(scenario, person)
        info = await self._told(row, person)
        return KeptFile(**msgspec.structs.asdict(info), text=await self._kept.text(scenario))

    async def picture(self, scenario: str, person: PersonRow | None) -> bytes:
        """Its board as SVG."""
        await self._seen(scenario, person)
        squeezed = await self._kept.picture(scenario)
        if not squeezed:
            raise not_found("picture")
        return zlib.decompress(squeezed)

    async def _seen(self, scenario: str, person: PersonRow | None) -> ScenarioRow:
        row = await self._kept.one(scenario)
        if row is None or (self._house.admission.closed_to(person) and not row.public):
            raise not_found("scenario")
        return row

    async def _told(self, row: ScenarioRow, person: PersonRow | None) -> ScenarioKept:
        outcomes = await self._kept.outcomes([row.id])
        return _info(row, outcomes.get(row.id, NO_OUTCOMES), person)

    # ---- keeping

    async def keep(self, text: str, person: PersonRow) -> ScenarioKept:
        """Keep a file: nobody finds it but by its link."""
        found = await self._tried(text, person)
        await self._house.quota.new_scenario(person)
        row = _row(found, ScenarioRow(
            id=new_id(ID_LENGTH), game="", scenario="", title="", author="", story="", seats=0, names=[],
            owner=person.id, place=PLACE.get(), created=now(), changed=now(),
        ))  # fmt: skip
        await self._kept.add(row, text, found.picture)
        return _info(row, NO_OUTCOMES, person)

    async def replace(self, scenario: str, text: str, person: PersonRow) -> ScenarioKept:
        """Keep another file in its place; matches that have begun stay as they are."""
        await self._of(scenario, person)
        found = await self._tried(text, person)
        row = _row(found, await self._of(scenario, person))
        await self._kept.replace(row, text, found.picture)
        return await self._told(row, person)

    async def publish(self, scenario: str, public: bool, person: PersonRow) -> ScenarioKept:
        """Let everybody find it, or nobody but by its link."""
        row = await self._of(scenario, person)
        await self._kept.publish(scenario, public)
        return await self._told(msgspec.structs.replace(row, public=public), person)

    async def remove(self, scenario: str, person: PersonRow) -> None:
        """Whoever kept it keeps it no longer, or the host does away with it."""
        row = await self._seen(scenario, person)
        if row.owner != person.id and not person.owner:
            raise _not_yours()
        await self._kept.remove(scenario)
        if row.owner != person.id:
            about = f"{row.title} ({row.game}, of person {row.owner})"
            await self._house.store.hosting.add_deed(person.name, "deletes a scenario", about)

    async def _of(self, scenario: str, person: PersonRow) -> ScenarioRow:
        row = await self._seen(scenario, person)
        if row.owner != person.id:
            raise _not_yours()
        return row

    async def _tried(self, text: str, person: PersonRow) -> Finding:
        """What is in a file; `Problem` 422 with all its faults."""
        if len(text) > LARGEST_FILE:
            raise Problem(413, "too-large", f"A scenario has at most {LARGEST_FILE} characters.")
        self._house.quota.looking(person)
        found = await self._house.scenario_desk.found(Case("text", text=text, wanted="keep"), person)
        return _sound(found)

    # ---- playing and reporting

    async def beginning(self, wish: NewMatch, person: PersonRow) -> Setup:
        """How a match of a kept scenario begins."""
        await self._seen(wish.own, person)
        self._house.quota.looking(person)
        text = await self._kept.text(wish.own)
        found = _sound(await self._house.scenario_desk.found(Case("text", text=text, wanted="begin"), person))
        if (found.game, found.seats) != (wish.game, len(wish.seats)) or wish.scenario not in (None, found.scenario):
            raise Problem(422, "setup", f"The scenario is of {found.game}, {found.scenario}, for {found.seats}.")
        if wish.options:
            raise Problem(422, "setup", "A scenario of one's own has the options that its file says.")
        told = found.heading
        start = brought(found.position, Heading(told.title, told.author, told.story))
        options = {"discreet": True} if found.discreet else {}
        return Setup(found.scenario, options, found.names, start, told.title, wish.own)

    async def report(self, scenario: str, person: PersonRow, words: str) -> None:
        """Tell the host that he should look at it."""
        await self._seen(scenario, person)
        self._house.quota.complaining(person)
        await self._kept.complain(scenario, person.id, one_line(words, LONGEST_COMPLAINT))


def _not_yours() -> Problem:
    return Problem(403, "not-yours", "Only whoever keeps this scenario can do that.")


def _sound(found: Finding) -> Finding:
    if found.faults:
        lines = (f"{'.'.join(filter(None, (f.drawer, f.entry)))}: {f.text}".removeprefix(": ") for f in found.faults)
        raise Problem(422, "scenario", "\n".join(lines))
    return found


def _row(found: Finding, before: ScenarioRow) -> ScenarioRow:
    told: HeadingInfo = found.heading
    return msgspec.structs.replace(
        before, game=found.game, scenario=found.scenario, title=told.title, author=told.author, story=told.story,
        seats=found.seats, names=told.names, changed=now(), drawn=bool(found.picture),
    )  # fmt: skip


def _info(row: ScenarioRow, outcomes: Outcomes, person: PersonRow | None) -> ScenarioKept:
    return ScenarioKept(
        id=row.id,
        game=row.game,
        scenario=row.scenario,
        title=row.title,
        author=row.author,
        story=row.story,
        seats=row.seats,
        names=row.names,
        public=row.public,
        mine=person is not None and row.owner == person.id,
        since=when(row.created),
        played=outcomes.played,
        results=[outcomes.wins[seat] for seat in range(row.seats)],
        picture=f"/api/scenarios/{row.id}/picture.svg" if row.drawn else "",
    )
