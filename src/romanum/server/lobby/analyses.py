"""Analyses of finished matches: had by those who may know of a match, told in their language."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, Final, Protocol
from zlib import crc32

from romanum.analysis import Analysis
from romanum.analysis.narration import missed_chances, turning_points
from romanum.engine.match import Match
from romanum.engine.past import NotKept
from romanum.engine.speech.language import language
from romanum.server.bounds.limits import ANALYSES, ANALYSES_THERE, PLACE, Limits
from romanum.server.bounds.piecework import Piecework
from romanum.server.bounds.problem import Problem
from romanum.server.bounds.settings import Settings
from romanum.server.lobby.admission import Admission
from romanum.server.store import MatchRow, PersonRow
from romanum.server.store.papers import DONE, FAILED, RUNNING, AnalysisRow
from romanum.server.tables.table import Table
from romanum.server.thinking.analysts import LONGEST, Analysts, fitting
from romanum.server.thinking.fair_queue import Who
from romanum.server.wire import AnalysisInfo, ChancePoint

MOST_POINTS: Final = 300
"""About so many points of the graph are sent."""


class Parts(Protocol):
    """What this needs of the server."""

    settings: Settings
    limits: Limits
    piecework: Piecework
    admission: Admission
    analysts: Analysts


class Analyses:
    """Has matches looked over, and tells what was found."""

    def __init__(self, house: Parts) -> None:
        self._house = house

    async def told(self, match: str, person: PersonRow | None) -> AnalysisInfo:
        """How far it is, and what was found."""
        await self._over(match, person)
        return await self._told(match, person)

    async def ask(self, match: str, person: PersonRow, *, again: bool) -> AnalysisInfo:
        """Have a match looked over; `again` if that was done already."""
        row = await self._over(match, person)
        told = await self._told(match, person)
        if told.state == RUNNING or (told.state == DONE and not again):
            return told
        if row.n > LONGEST:
            raise Problem(422, "too-large", f"A match of more than {LONGEST} actions is not looked over.")
        limits = self._house.limits
        limits.check(ANALYSES, ("analyses", person.id), "matches to look over")
        limits.check(ANALYSES_THERE, ("analyses there", PLACE.get()), "matches to look over from your network")
        await self._house.analysts.begin(match, Who(PLACE.get(), person.id))
        return await self._told(match, person)

    async def _over(self, match: str, person: PersonRow | None) -> MatchRow:
        """A match that is over, if this person may know of it."""
        if not self._house.settings.analysis:
            raise Problem(409, "not-allowed", "The host has switched analyses off here.")
        row, _ = await self._house.admission.seen(match, person)
        if row.state != "over":
            raise Problem(409, "not-over", "A match can be looked over when it is over.")
        return row

    async def _told(self, match: str, person: PersonRow | None) -> AnalysisInfo:
        row = await self._house.analysts.of(match)
        if row is None:
            return AnalysisInfo("none")
        if row.state == RUNNING:
            return AnalysisInfo("running", row.progress, self._house.analysts.before(match))
        if row.state == FAILED:
            return AnalysisInfo("failed")
        table = await self._house.admission.table(match, person, None)
        key = (match, language(), crc32(row.data))
        known = self._house.analysts.answers.get(key)
        return self._house.analysts.answers.keep(key, await self._found(table, row)) if known is None else known

    async def _found(self, table: Table, row: AnalysisRow) -> AnalysisInfo:
        """What was found, in the language of whoever asks; nothing if another program found it."""
        async with table.still() as played:
            found = fitting(row.data, played)
        if found is None:
            return AnalysisInfo("none")
        try:
            return await self._house.piecework.done(_in_words(played, found))
        except NotKept:
            return AnalysisInfo("none")


def _in_words(match: Match[Any], found: Analysis) -> Generator[None, None, AnalysisInfo]:
    """A match that is over does not change while this is worked out, piece by piece."""
    points = turning_points(match, found)
    yield
    missed = missed_chances(match, found)
    yield
    chances = yield from _graph(match, found)
    return AnalysisInfo(
        state="done",
        progress=100,
        bot=found.bot,
        chances=chances,
        balances=found.balances(),
        turning_points=points,
        missed_chances=missed,
        weighed=sum(choice.told for choice in found.weighed),
        unweighed=found.unweighed,
        untried=found.untried,
    )


def _graph(match: Match[Any], found: Analysis) -> Generator[None, None, list[ChancePoint]]:
    rests, actions = found.rests(), len(match.history)
    shown = [*rests[: -1 : max(1, len(rests) // MOST_POINTS)], rests[-1]]
    turn, position = match.game.turn, match.position
    graph = []
    for rest in shown:
        before = match.history[rest.n].before if rest.n < actions else position
        graph.append(ChancePoint(rest.n, turn(before), rest.chances))
        yield
    return graph
