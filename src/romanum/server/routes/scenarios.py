"""Scenarios of one's own over HTTP: what a sheet can have and says."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from romanum.games import GAMES
from romanum.server.bounds.problem import not_found
from romanum.server.lobby.scenario_desk import ScenarioDesk, drawers_of
from romanum.server.routes.lasting import Lasting, fetched_once, lasting
from romanum.server.routes.pages import SENT_AS_IT_IS
from romanum.server.routes.request import AnyRequest, Person
from romanum.server.wire import SheetInfo, SheetWish

TheDesk = NamedDependency[ScenarioDesk]

LARGEST_SHEET: Final = 1_000_000
"""So many bytes a request may have that brings a sheet, or a file of 200,000 characters."""
REMEMBERED: Final = 50
"""Of so many scenarios it is remembered what can be in their sheets."""


@lru_cache(REMEMBERED)
def _drawers(game: str, scenario: str | None, seats: int | None) -> Lasting:
    return lasting(drawers_of(game, scenario, seats))


@get("/games/{game:str}/drawers", sync_to_thread=False, opt={SENT_AS_IT_IS: True})
def drawers(
    request: AnyRequest,
    game: FromPath[str],
    scenario: FromQuery[str | None] = None,
    seats: FromQuery[int | None] = None,
) -> Response[bytes]:
    """What a sheet of a game can have: its drawers as they are in a scenario."""
    if game not in GAMES:
        raise not_found("game")
    return fetched_once(request, _drawers(game, scenario or None, seats or None))


@post("/sheets", status_code=200, request_max_body_size=LARGEST_SHEET)
async def sheet(scenario_desk: TheDesk, person: Person, data: JSONBody[SheetWish]) -> SheetInfo:
    """What a sheet says, and what is wrong with it."""
    return await scenario_desk.looked_at(data, person)


SCENARIOS: Final = [drawers, sheet]
