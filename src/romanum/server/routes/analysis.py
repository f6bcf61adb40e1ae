"""A match looked over by a bot, over HTTP."""

from __future__ import annotations

import msgspec

from romanum.server.lobby.analyses import Analyses
from romanum.server.routes.request import Person, Visitor
from romanum.server.routes.vocabulary import FromHouse, FromPath, JSONBody, get, post
from romanum.server.wire import AnalysisInfo

TheAnalyses = FromHouse[Analyses]


class AnalysisWish(msgspec.Struct, forbid_unknown_fields=True):
    """To have a match looked over; `again` if that was done already."""

    again: bool = False


@get("/matches/{match:str}/analysis")
async def analysis(analyses: TheAnalyses, visitor: Visitor, match: FromPath[str]) -> AnalysisInfo:
    """How far it is, and what was found."""
    return await analyses.told(match, visitor)


@post("/matches/{match:str}/analysis", status=200)
async def analyse(
    analyses: TheAnalyses, person: Person, match: FromPath[str], data: JSONBody[AnalysisWish]
) -> AnalysisInfo:
    """Have a match looked over."""
    return await analyses.ask(match, person, again=data.again)


ANALYSIS = [analysis, analyse]
