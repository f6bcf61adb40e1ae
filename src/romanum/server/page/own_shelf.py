"""All that a page keeps: its owner, matches, and what lies beside them, as `Storage` has it."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec

from romanum.engine.remarks import Remark
from romanum.server.page.match_shelf import ShelfMatches
from romanum.server.page.only import page_only
from romanum.server.page.shelf import Shelf, Values
from romanum.server.store import clocks
from romanum.server.store.fault import StoreFault
from romanum.server.store.papers import (
    RUNNING,
    AnalysisRow,
    Announcement,
    LinkRow,
    Outcomes,
    RemarkRow,
    ScenarioRow,
)
from romanum.server.store.rows import Change, ChatRow, MatchRow, PersonRow, SeatRow
from romanum.server.store.time import now

OWNER: Final = 1
"""The number of the one person whose page it is."""
ME: Final = "me"
SCENARIO: Final = "scenario/"
PAGE: Final = 100
SCENARIOS: Final = 50


class PageStore(ShelfMatches):
    """Everything, on one shelf."""

    def __init__(self, shelf: Shelf) -> None:
        values = Values(shelf)
        super().__init__(values)
        self.counts = PageCounts(self)
        self.analyses = PageAnalyses(values)
        self.remarks = PageRemarks(values)
        self.scenarios = PageScenarios(self, values)
        self.hosting = NoHost()
        self.tournaments = NoCups()
        self.values = values
        self.me = PersonRow(OWNER, "You")
        self.has_game: Callable[[str], bool] = lambda game: True
        """Whether a game can be played already."""

    async def open(self) -> None:
        """Read what there is."""
        self.me = await self.values.read(ME, PersonRow) or self.me
        names = await self.values.names()
        await self.open_matches(names)
        await self.scenarios.open(names)

    async def look(self) -> None:
        """Nothing, if it is there and answers."""
        await self.values.names()

    # ---- the one person

    async def add_person(
        self, name: str, *, owner: bool = False, login: str | None = None, password: str | None = None
    ) -> PersonRow | None:
        """There is one already."""
        raise page_only()

    async def person(self, **where: Any) -> PersonRow | None:
        """The owner, if these are his fields."""
        return self.me if all(getattr(self.me, field) == value for field, value in where.items()) else None

    async def change_person(self, person: int, **fields: Any) -> None:
        """Change fields of the owner; his seats bear his new name."""
        changed = msgspec.structs.replace(self.me, **fields)
        await self.values.write(ME, changed)
        self.me = changed

    async def begin_session(self, person: int) -> str:
        """Nobody needs one here."""
        return ""

    async def end_session(self, token: str) -> None:
        """Nobody has one here."""

    async def session(self, token: str, since: int) -> PersonRow | None:
        """It is always the owner's."""
        return self.me

    # ---- matches

    async def chairs(self, match: str) -> list[SeatRow]:
        """The seats of a match, in order, those of the owner with his name."""
        chairs = await super().chairs(match)
        return [chair if chair.person is None else msgspec.structs.replace(chair, who=self.me.name) for chair in chairs]

    async def matches_of(self, person: int) -> list[MatchRow]:
        """All matches."""
        return self.rows()

    async def running_of(self, person: int) -> list[MatchRow]:
        """The running matches in which the owner has a seat."""
        return [row for row in self.rows() if row.state == "running" and await self._sits(row.id)]

    async def _sits(self, match: str) -> bool:
        return any(chair.person is not None for chair in await self.chairs(match))

    async def match_by_watch(self, token: str) -> str | None:
        """The match of a spectators' link."""
        return next((row.id for row in self.rows() if row.watch == token), None)

    async def chair_by_token(self, token: str) -> tuple[str, int] | None:
        """The match and seat of a link."""
        for row in self.rows():
            for chair in await self.chairs(row.id):
                if chair.token == token:
                    return row.id, chair.seat
        return None

    async def late_seats(self) -> list[tuple[MatchRow, int]]:
        """The owner's seats with a stand-in where longer has been thought than is allowed."""
        late = []
        for row in self.rows():
            if row.state == "running" and row.stand_in is not None:
                chairs = await self.chairs(row.id)
                late += [(row, seat) for seat in row.turn if _is_late(row, chairs[seat])]
        return late

    async def stand_in(self, late: MatchRow, seat: int) -> bool:
        """A bot sits down for somebody whose time is up; False if he has acted or left meanwhile."""

        def decide(row: MatchRow, chairs: list[SeatRow]) -> Change | None:
            if row.seq != late.seq or not _is_late(row, chairs[seat]):
                return None
            return Change({seat: {"bot": row.stand_in, "late": now(), "bank": 0}})

        return await self.change_match(late.id, decide)

    async def hand_back(self, match: str, seat: int) -> bool:
        """A bot gets up for the owner, whose time begins anew; False if the seat is a bot's own."""

        def decide(row: MatchRow, chairs: list[SeatRow]) -> Change | None:
            return None if chairs[seat].person is None else clocks.hand_back(row, chairs, seat, now())

        return await self.change_match(match, decide)

    # ---- nobody else is here

    async def add_watcher(self, match: str, person: int) -> None:
        """The owner sees everything."""

    async def is_watcher(self, match: str, person: int) -> bool:
        """The owner sees everything."""
        return True

    async def say(self, match: str, person: PersonRow, seat: int | None, text: str) -> ChatRow:
        """There is nobody to talk to."""
        raise page_only()

    async def said(self, match: str, since: int = 0) -> list[ChatRow]:
        """Nobody has said anything."""
        return []


def _is_late(row: MatchRow, chair: SeatRow) -> bool:
    until = clocks.deadline(row, chair)
    return chair.person is not None and chair.bot is None and until is not None and until < now()


class PageCounts:
    """Questions that go over many matches."""

    page = PAGE

    def __init__(self, store: PageStore) -> None:
        self._store = store

    async def unfinished(self, **whose: Any) -> int:
        """How many matches have not ended."""
        return sum(row.state != "over" for row in self._store.rows())

    async def alone(self, **whose: Any) -> int:
        """In how many running ones bots play among themselves."""
        return len([row for row in self._store.rows() if row.state == "running"]) - len(
            await self._store.running_of(OWNER)
        )

    async def invitations(self, **whose: Any) -> int:
        """Nobody can be invited here."""
        return 0

    async def noted(self, person: int) -> int:
        """On how many matches there are notes."""
        return sum([bool((await self._store.side(row.id)).notes) for row in self._store.rows()])

    async def open_matches(self, page: int = 0) -> list[MatchRow]:
        """Matches that others may join: none."""
        return []

    async def public_matches(self, page: int = 0) -> list[MatchRow]:
        """Matches that others may watch: none."""
        return []

    async def bots_asked(self) -> list[tuple[str, bool, str, int]]:
        """Running matches in which a bot is asked, or a seat has given orders or wished not to be asked."""
        found = []
        for row in self._store.rows():
            if row.state != "running" or not self._store.has_game(row.game):
                continue
            chairs, side = await self._store.chairs(row.id), await self._store.side(row.id)
            said = {*side.orders, *(seat for seat, _, _ in side.wishes)}
            if any(chairs[seat].bot is not None or seat in said for seat in row.turn):
                found.append((row.id, all(chair.person is None for chair in chairs), row.place, row.owner))
        return found

    async def shift(self, by: int, seen: int) -> None:
        """The clock has jumped by so many milliseconds when it showed at most `seen`."""
        for row in self._store.rows():
            if row.state == "running" and (row.allowance or row.bank):
                await self._store.change_match(row.id, lambda row, _: _shifted(row, by, seen))


def _shifted(row: MatchRow, by: int, seen: int) -> Change:
    moved = row.changed + by if by > 0 and row.changed <= seen else row.changed
    return Change(fields={"changed": min(moved, now())})


class PageAnalyses:
    """Analyses of finished matches."""

    def __init__(self, values: Values) -> None:
        self._values = values

    async def of(self, match: str) -> AnalysisRow | None:
        """The analysis of a match, if it was asked for."""
        return await self._values.read(_analysis(match), AnalysisRow)

    async def under_way(self) -> list[AnalysisRow]:
        """Those that are not finished."""
        names = [name for name in await self._values.names() if name.endswith("/analysis")]
        rows = [await self._values.read(name, AnalysisRow) for name in names]
        return [row for row in rows if row is not None and row.state == RUNNING]

    async def begin(self, match: str, person: int, place: str) -> None:
        """One is asked for; what was kept before is gone."""
        await self._values.write(_analysis(match), AnalysisRow(match, person, place, RUNNING, 0, b""))

    async def keep(self, match: str, state: str, progress: int, data: bytes) -> None:
        """How far it is, and what has been found."""
        row = await self.of(match)
        if row is not None:
            changed = msgspec.structs.replace(row, state=state, progress=progress, data=data)
            await self._values.write(_analysis(match), changed)


def _analysis(match: str) -> str:
    return f"match/{match}/analysis"


class PageRemarks:
    """Remarks on finished matches."""

    def __init__(self, values: Values) -> None:
        self._values = values
        self._writing = asyncio.Lock()

    async def all(self, match: str) -> list[RemarkRow]:
        """Everything that was said of a match, moment by moment."""
        found = await self._values.read(_remarks(match), list[RemarkRow]) or []
        return sorted(found, key=lambda row: (row.n, row.id))

    async def count(self, match: str) -> int:
        """How many there are."""
        return len(await self.all(match))

    async def add(self, match: str, person: int, said: list[tuple[int, Remark]]) -> list[RemarkRow]:
        """Keep remarks."""
        if not said:
            return []
        async with self._writing:
            rows = await self.all(match)
            first = max((row.id for row in rows), default=0) + 1
            made = [
                RemarkRow(number, n, person, remark.by, remark.text, remark.arrows, now())
                for number, (n, remark) in enumerate(said, first)
            ]
            await self._values.write(_remarks(match), rows + made)
            return made

    async def remove(self, match: str, number: int) -> None:
        """Take one back."""
        async with self._writing:
            rows = [row for row in await self.all(match) if row.id != number]
            await self._values.write(_remarks(match), rows)


def _remarks(match: str) -> str:
    return f"match/{match}/remarks"


class KeptScenario(msgspec.Struct):
    """A scenario with its file and its picture, squeezed."""

    row: ScenarioRow
    text: str
    picture: bytes


class PageScenarios:
    """Scenarios of one's own."""

    def __init__(self, store: PageStore, values: Values) -> None:
        self._store = store
        self._values = values
        self._known: dict[str, ScenarioRow] = {}

    async def open(self, names: Sequence[str]) -> None:
        """Look what there is."""
        for name in names:
            if name.startswith(SCENARIO):
                kept = await self._values.read(name, KeptScenario)
                if kept is not None:
                    self._known[kept.row.id] = kept.row

    async def count(self, **whose: Any) -> int:
        """How many there are."""
        return len(self._known)

    async def add(self, row: ScenarioRow, text: str, picture: bytes) -> None:
        """Keep one more."""
        row = msgspec.structs.replace(row, drawn=bool(picture))
        await self._values.write(_scenario(row.id), KeptScenario(row, text, picture))
        self._known[row.id] = row

    async def replace(self, row: ScenarioRow, text: str, picture: bytes) -> None:
        """Keep another file in its place."""
        await self.add(row, text, picture)

    async def publish(self, scenario: str, public: bool) -> None:
        """There is nobody to find it."""
        raise page_only()

    async def remove(self, scenario: str) -> None:
        """Forget it; matches of it go on."""
        await self._values.forget(_scenario(scenario))
        self._known.pop(scenario, None)

    async def one(self, scenario: str) -> ScenarioRow | None:
        """A scenario by its id."""
        return self._known.get(scenario)

    async def text(self, scenario: str) -> str:
        """Its file."""
        return (await self._kept(scenario)).text

    async def picture(self, scenario: str) -> bytes:
        """Its board, squeezed; nothing where there is none."""
        return (await self._kept(scenario)).picture

    async def _kept(self, scenario: str) -> KeptScenario:
        found = await self._values.read(_scenario(scenario), KeptScenario)
        if found is None:
            raise StoreFault("a scenario is damaged")
        return found

    async def listed(self, game: str, owner: int | None, page: int) -> list[ScenarioRow]:
        """A page of one's own, of a game or of all; newest first."""
        rows = [row for row in self._known.values() if owner is not None and game in ("", row.game)]
        return sorted(rows, key=lambda row: -row.changed)[page * SCENARIOS : (page + 1) * SCENARIOS]

    async def outcomes(self, of: Sequence[str]) -> dict[str, Outcomes]:
        """What came of the matches of some scenarios."""
        found: dict[str, Outcomes] = {}
        for row in self._store.rows():
            if row.own in of and row.state == "over" and row.result is not None:
                before = found.get(row.own or "", Outcomes(0, Counter()))
                before.wins.update(row.result["winners"])
                found[row.own or ""] = Outcomes(before.played + 1, before.wins)
        return found

    async def complain(self, scenario: str, person: int, words: str) -> None:
        """There is no host to be told."""
        raise page_only()


def _scenario(scenario: str) -> str:
    return f"{SCENARIO}{scenario}"


class NoHost:
    """What a host has elsewhere: accounts, links, a notice to all."""

    async def add_account(self, name: str, login: str, password: str, *, code: str | None, host: bool) -> PersonRow:
        """There are no accounts."""
        raise page_only()

    async def new_password(self, person: int, password: str, *, spare: str = "") -> None:
        """There are no passwords."""
        raise page_only()

    async def add_link(self, kind: str, person: int, about: str, until: int) -> str:
        """There are no links."""
        raise page_only()

    async def link(self, kind: str, token: str) -> LinkRow | None:
        """There are no links."""
        return None

    async def use_link(self, kind: str, token: str) -> LinkRow | None:
        """There are no links."""
        return None

    async def announcement(self) -> Announcement | None:
        """Nobody announces anything."""
        return None

    async def add_deed(self, who: str, what: str, about: str) -> None:
        """Nobody watches over anybody."""

    async def seen(self, person: int, place: str) -> None:
        """Nobody asks who was here."""


class NoCups:
    """There are no tournaments in a page."""

    async def unfinished(self, **whose: Any) -> int:
        """None."""
        return 0
