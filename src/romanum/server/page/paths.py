"""The paths that a page answers, and those that need a server."""

from __future__ import annotations

from typing import Final

from romanum.server.lobby.game_data import GameInfo, game_infos
from romanum.server.page.chest import Chest, Unpacked
from romanum.server.page.listed import games_listed
from romanum.server.routes.analysis import ANALYSIS
from romanum.server.routes.board_files import BOARD_FILES
from romanum.server.routes.howto import HOW_TO
from romanum.server.routes.lessons import LESSONS
from romanum.server.routes.lobby import LOBBY
from romanum.server.routes.people import PEOPLE
from romanum.server.routes.remarks import REMARKS
from romanum.server.routes.request import AnyRequest
from romanum.server.routes.rule_moments import SEEN
from romanum.server.routes.scenarios import SCENARIOS
from romanum.server.routes.table import TABLE
from romanum.server.routes.vocabulary import AnyRoute, FromHouse, Reply, Route, get, post
from romanum.server.routes.waiting_matches import TURNS


@get("/games")
def games() -> Reply[bytes] | list[GameInfo]:
    """All games: as they were written down when the page was built, or as they are."""
    listed = games_listed()
    return game_infos() if listed is None else Reply(listed)


@get("/page/everything")
async def everything(chest: FromHouse[Chest]) -> Reply[bytes]:
    """All that the page keeps, as one file."""
    headers = {"content-disposition": 'attachment; filename="romanum.page"'}
    return Reply(await chest.packed(), headers=headers)


@post("/page/everything", status=200)
async def bring_everything(request: AnyRequest, chest: FromHouse[Chest]) -> Unpacked:
    """Take in what such a file has."""
    return await chest.unpack(await request.body())


WITH_OTHERS: Final = frozenset(
    {
        *("POST /account", "POST /login", "PUT /me/password", "GET /reset/{token:str}", "POST /reset/{token:str}"),
        *("GET /join/{token:str}", "POST /join/{token:str}", "POST /watch/{token:str}"),
        *("POST /matches/{match:str}/join", "POST /matches/{match:str}/chat"),
        *("PATCH /scenarios/{kept:str}", "POST /scenarios/{kept:str}/report"),
    }
)
"""Paths of handlers that a page has and cannot use: they are about other people."""

ELSEWHERE_ALONE: Final = (
    *("/wall", "/matches/{match:str}/picture", "/games/{game:str}/picture", "/profiles/{who:str}"),
    *("/profiles/{who:str}/picture", "/ladders/{game:str}", "/tournaments", "/tournaments/{tournament:str}"),
    *("/tournaments/{tournament:str}/{what:str}", "/me/notices", "/me/notices/{what:str}", "/confirm/{token:str}"),
    *("/unsubscribe/{token:str}", "/admin/{what:str}", "/admin/{what:str}/{which:str}"),
    "/admin/{what:str}/{which:str}/{how:str}",
)
"""Paths whose handlers need a database."""

_ALL: Final[list[AnyRoute]] = [
    *(*PEOPLE, *LOBBY, *LESSONS, *HOW_TO, *BOARD_FILES, *SEEN, *TABLE, *TURNS, *REMARKS, *ANALYSIS, *SCENARIOS),
]


def _with_others(route: AnyRoute) -> bool:
    return isinstance(route, Route) and f"{route.method} {route.path}" in WITH_OTHERS


def _nobody() -> None:
    """Who would answer is elsewhere."""


ANSWERED: Final[list[AnyRoute]] = [
    games,
    everything,
    bring_everything,
    *(route for route in _ALL if not _with_others(route)),
]
ELSEWHERE: Final[list[AnyRoute]] = [
    *(route for route in _ALL if _with_others(route)),
    *(
        Route(method, path, _nobody, 200)
        for path in ELSEWHERE_ALONE
        for method in ("GET", "POST", "PUT", "PATCH", "DELETE")
    ),
]
