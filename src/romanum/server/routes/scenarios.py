"""Scenarios of one's own over HTTP: what a sheet can have and says, files that are kept, their gallery."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from romanum.engine.speech.language import language, speaking
from romanum.games import GAMES
from romanum.server.bounds.problem import Problem, not_found
from romanum.server.lobby.own_scenarios import OwnScenarios
from romanum.server.lobby.scenario_desk import ScenarioDesk, drawers_of
from romanum.server.routes.lasting import Lasting, fetched_once, lasting
from romanum.server.routes.request import AnyRequest, Person, Visitor
from romanum.server.routes.vocabulary import (
    FromHouse,
    FromPath,
    FromQuery,
    JSONBody,
    Reply,
    delete,
    get,
    patch,
    post,
    put,
)
from romanum.server.wire import Complaint, KeptFile, Ok, ScenarioChange, ScenarioKept, SheetInfo, SheetWish

TheDesk = FromHouse[ScenarioDesk]
TheScenarios = FromHouse[OwnScenarios]

SVG: Final = "image/svg+xml"
LAST_PAGE: Final = 1_000_000
LARGEST_SHEET: Final = 1_000_000
"""So many bytes a request may have that brings a sheet, or a file of 200,000 characters."""
REMEMBERED: Final = 50
"""Of so many scenarios, each in a language, it is remembered what can be in their sheets."""


@lru_cache(REMEMBERED)
def _drawers(game: str, scenario: str | None, seats: int | None, code: str) -> Lasting:
    with speaking(code):
        return lasting(drawers_of(game, scenario, seats))


@get("/games/{game:str}/drawers", as_it_is=True)
def drawers(
    request: AnyRequest,
    game: FromPath[str],
    scenario: FromQuery[str | None] = None,
    seats: FromQuery[int | None] = None,
) -> Reply[bytes]:
    """What a sheet of a game can have: its drawers as they are in a scenario."""
    if game not in GAMES:
        raise not_found("game")
    return fetched_once(request, _drawers(game, scenario or None, seats or None, language()))


@post("/sheets", status=200, most_bytes=LARGEST_SHEET)
async def sheet(scenario_desk: TheDesk, person: Person, data: JSONBody[SheetWish]) -> SheetInfo:
    """What a sheet says, and what is wrong with it."""
    return await scenario_desk.looked_at(data, person)


async def _file(request: AnyRequest) -> str:
    try:
        return (await request.body()).decode()
    except UnicodeDecodeError:
        raise Problem(422, "scenario", "This is no scenario: it is not UTF-8 text.") from None


@get("/scenarios")
async def scenarios(
    own_scenarios: TheScenarios,
    visitor: Visitor,
    game: FromQuery[str] = "",
    mine: FromQuery[bool] = False,
    page: FromQuery[int] = 0,
) -> list[ScenarioKept]:
    """A page of the scenarios that everybody finds, or of one's own."""
    return await own_scenarios.listed(game, mine, min(max(page, 0), LAST_PAGE), visitor)


@post("/scenarios", most_bytes=LARGEST_SHEET)
async def keep(request: AnyRequest, own_scenarios: TheScenarios, person: Person) -> ScenarioKept:
    """Keep a file."""
    return await own_scenarios.keep(await _file(request), person)


@get("/scenarios/{kept:str}")
async def kept(own_scenarios: TheScenarios, visitor: Visitor, kept: FromPath[str]) -> KeptFile:
    """A scenario with its file."""
    return await own_scenarios.one(kept, visitor)


@put("/scenarios/{kept:str}", most_bytes=LARGEST_SHEET)
async def replace(
    request: AnyRequest, own_scenarios: TheScenarios, person: Person, kept: FromPath[str]
) -> ScenarioKept:
    """Keep another file in its place."""
    return await own_scenarios.replace(kept, await _file(request), person)


@patch("/scenarios/{kept:str}")
async def publish(
    own_scenarios: TheScenarios, person: Person, kept: FromPath[str], data: JSONBody[ScenarioChange]
) -> ScenarioKept:
    """Let everybody find it, or not."""
    return await own_scenarios.publish(kept, data.public, person)


@delete("/scenarios/{kept:str}", status=200)
async def forget(own_scenarios: TheScenarios, person: Person, kept: FromPath[str]) -> Ok:
    """Keep it no longer."""
    await own_scenarios.remove(kept, person)
    return Ok()


@get("/scenarios/{kept:str}/picture.svg", as_it_is=True, media_type=SVG)
async def picture(own_scenarios: TheScenarios, visitor: Visitor, kept: FromPath[str]) -> Reply[bytes]:
    """Its board, as somebody sees it who looks on."""
    drawn = await own_scenarios.picture(kept, visitor)
    return Reply(drawn, headers={"cache-control": "private, max-age=60"}, media_type=SVG)


@post("/scenarios/{kept:str}/report", status=200)
async def report(own_scenarios: TheScenarios, person: Person, kept: FromPath[str], data: JSONBody[Complaint]) -> Ok:
    """Tell the host of it."""
    await own_scenarios.report(kept, person, data.text)
    return Ok()


SCENARIOS: Final = [drawers, sheet, scenarios, keep, kept, replace, publish, forget, picture, report]
