"""A match looked over by a bot, over HTTP."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, Final
from zlib import crc32

import msgspec
from litestar import get, post
from litestar.params import FromPath, JSONBody

from romanum.analysis import Analysis
from romanum.analysis.telling import missed_chances, turning_points
from romanum.engine.language import language
from romanum.engine.match import Match
from romanum.engine.past import NotKept
from romanum.server.analysts import LONGEST, fitting
from romanum.server.asking import Person, TheHouse, Visitor
from romanum.server.fair import Who
from romanum.server.house import House
from romanum.server.limits import ANALYSES, ANALYSES_THERE, PLACE
from romanum.server.problem import Problem
from romanum.server.store import MatchRow, PersonRow
from romanum.server.store.analyses import DONE, FAILED, RUNNING, AnalysisRow
from romanum.server.table import Table
from romanum.server.wire import AnalysisInfo, ChancePoint

MOST_POINTS: Final = 300
"""So many points of the graph are sent; those at turning points always."""


class AnalysisWish(msgspec.Struct, forbid_unknown_fields=True):
    """To have a match looked over; `again` if that was done already."""

    again: bool = False


@get("/matches/{match:str}/analysis")
async def analysis(house: TheHouse, visitor: Visitor, match: FromPath[str]) -> AnalysisInfo:
    """How far it is, and what was found."""
    await _over(house, match, visitor)
    return await _told(house, match, visitor)


@post("/matches/{match:str}/analysis", status_code=200)
async def analyse(house: TheHouse, person: Person, match: FromPath[str], data: JSONBody[AnalysisWish]) -> AnalysisInfo:
    """Have a match looked over."""
    row = await _over(house, match, person)
    told = await _told(house, match, person)
    if told.state == RUNNING or (told.state == DONE and not data.again):
        return told
    if row.n > LONGEST:
        raise Problem(422, "too-large", f"A match of more than {LONGEST} actions is not looked over.")
    house.limits.check(ANALYSES, ("analyses", person.id), "matches to look over")
    house.limits.check(ANALYSES_THERE, ("analyses there", PLACE.get()), "matches to look over from your network")
    await house.analysts.begin(match, Who(PLACE.get(), person.id))
    return await _told(house, match, person)


async def _over(house: House, match: str, person: PersonRow | None) -> MatchRow:
    """A match that is over, if this person may know of it."""
    if not house.settings.analysis:
        raise Problem(409, "not-allowed", "The host has switched analyses off here.")
    row, _ = await house.seen(match, person)
    if row.state != "over":
        raise Problem(409, "not-over", "A match can be looked over when it is over.")
    return row


async def _told(house: House, match: str, person: PersonRow | None) -> AnalysisInfo:
    row = await house.analysts.of(match)
    if row is None:
        return AnalysisInfo("none")
    if row.state == RUNNING:
        return AnalysisInfo("running", row.progress, house.analysts.before(match))
    if row.state == FAILED:
        return AnalysisInfo("failed")
    table = await house.table(match, person, None)
    key = (match, language(), crc32(row.data))
    known = house.analysts.answers.get(key)
    return house.analysts.answers.keep(key, await _found(house, table, row)) if known is None else known


async def _found(house: House, table: Table, row: AnalysisRow) -> AnalysisInfo:
    """What was found, in the language of whoever asks; nothing if another program found it."""
    async with table.still() as played:
        found = fitting(row.data, played)
    if found is None:
        return AnalysisInfo("none")
    try:
        return await house.piecework.done(_in_words(played, found))
    except NotKept:
        return AnalysisInfo("none")


def _in_words(match: Match[Any], found: Analysis) -> Generator[None, None, AnalysisInfo]:
    """A match that is over does not change while this is worked out, piece by piece."""
    points = turning_points(match, found)
    yield
    missed = missed_chances(match, found)
    yield
    chances = yield from _graph(match, found, {point.n + after for point in points for after in (0, 1)})
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
        unparted=found.unparted,
    )


def _graph(match: Match[Any], found: Analysis, always: set[int]) -> Generator[None, None, list[ChancePoint]]:
    points, actions = found.chances(), len(match.history)
    step = max(1, len(points) // MOST_POINTS)
    shown = [(n, chances) for n, chances in points if n % step == 0 or n in always or n == actions]
    turn, position = match.game.turn, match.position
    graph = []
    for n, chances in shown:
        graph.append(ChancePoint(n, turn(match.history[n].before if n < actions else position), chances))
        yield
    return graph


ANALYSIS = [analysis, analyse]
