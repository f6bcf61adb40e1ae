"""The application: routes, faults in one line, and the house that opens and closes with it."""

from __future__ import annotations

import logging
import traceback
from functools import cache
from typing import Any, Final

from litestar import Litestar, Request, Response, Router
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException

from romanum.games import BrokenGame
from romanum.server.bounds.gate import Gate
from romanum.server.bounds.priced import Priced
from romanum.server.bounds.problem import Problem, broken_game, store_problem
from romanum.server.bounds.settings import Settings
from romanum.server.framework import WHO_ASKS, handler_of, part
from romanum.server.house import House
from romanum.server.metrics import Watched
from romanum.server.routes import openapi
from romanum.server.routes.admin import ADMIN
from romanum.server.routes.analysis import ANALYSIS
from romanum.server.routes.board_files import BOARD_FILES
from romanum.server.routes.clubs import CLUBS
from romanum.server.routes.howto import HOW_TO
from romanum.server.routes.lessons import LESSONS
from romanum.server.routes.link_preview import UNFOLDED
from romanum.server.routes.lobby import LOBBY
from romanum.server.routes.notices import NOTICES
from romanum.server.routes.page_folder import PAGE_FOLDER
from romanum.server.routes.pages import SENT_AS_IT_IS, any_page, first_page, no_such_path
from romanum.server.routes.people import PEOPLE
from romanum.server.routes.remarks import REMARKS
from romanum.server.routes.rule_moments import SEEN
from romanum.server.routes.scenarios import SCENARIOS
from romanum.server.routes.table import TABLE
from romanum.server.routes.tournaments import TOURNAMENTS
from romanum.server.routes.vocabulary import AnyRoute
from romanum.server.routes.waiting_matches import TURNS
from romanum.server.routes.wall import WALL
from romanum.server.store import StoreFault

log = logging.getLogger(__name__)

LARGEST_BODY: Final = 64_000
CODES: Final = {400: "bad-request", 404: "not-found", 405: "not-allowed", 413: "too-large", 415: "bad-request"}


def make_app(settings: Settings) -> Guarded:
    """A worker of a server."""
    return Guarded(House(settings), settings)


PLAIN: Final[list[AnyRoute]] = [
    *(*PEOPLE, *LOBBY, *LESSONS, *HOW_TO, *BOARD_FILES, *SEEN, *TABLE, *TURNS),
    *(*REMARKS, *ANALYSIS, *CLUBS, *WALL, *SCENARIOS, *TOURNAMENTS, *NOTICES, *ADMIN),
]


PARTS: Final = (
    *("settings", "store", "piecework", "people", "quota", "admission", "stuck_bots"),
    *("lobby", "records", "seen_games", "lessons", "branches", "moments", "preferences", "adviser", "talk"),
    *("remarks", "analyses", "scenario_desk", "own_scenarios", "gallery", "tournaments", "admin", "wishes"),
)
"""The parts of a house that handlers may ask for by name."""


@cache
def routes() -> Litestar:
    """Every path with who answers there: the same for every house, which travels with the request."""
    return Litestar(
        route_handlers=[
            Router("/api", route_handlers=[*map(handler_of, PLAIN), no_such_path]),
            *UNFOLDED,
            *PAGE_FOLDER,
            first_page,
            any_page,
        ],
        dependencies={
            **{name: part(name) for name in PARTS},
            **WHO_ASKS,
        },
        exception_handlers={
            Problem: _problem,
            StoreFault: _store_fault,
            BrokenGame: _broken_game,
            HTTPException: _http_problem,
            OverflowError: _too_large,
            RecursionError: _too_deep,
            Exception: _defect,
        },
        openapi_config=openapi.config(),
        request_max_body_size=LARGEST_BODY,
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=1000, gzip_compress_level=6, exclude_opt_key=SENT_AS_IT_IS
        ),
        logging_config=None,
    )


class Guarded:
    """A house behind its gate, which opens and closes with the application."""

    def __init__(self, house: House, settings: Settings) -> None:
        self.house = house
        self._gate = Gate(Watched(Priced(routes(), house.prices), house), settings)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Answer."""
        if scope["type"] == "lifespan":
            await self._live(receive, send)
            return
        scope["state"] = {**scope.get("state", {}), "house": self.house}
        await self._gate(scope, receive, send)

    async def _live(self, receive: Any, send: Any) -> None:
        """Open the house when the server starts, close it when it ends, and say if that fails."""
        for wanted, do in (("startup", self.house.start), ("shutdown", self.house.stop)):
            await receive()
            try:
                await do()
            except BaseException:
                await send({"type": f"lifespan.{wanted}.failed", "message": traceback.format_exc()})
                raise
            await send({"type": f"lifespan.{wanted}.complete"})


def _problem(_: Request[Any, Any, Any], problem: Problem) -> Response[Any]:
    return Response(problem.body(), status_code=problem.status, headers=problem.headers())


def _store_fault(request: Request[Any, Any, Any], fault: StoreFault) -> Response[Any]:
    log.error("%s", fault)
    return _problem(request, store_problem(fault))


def _broken_game(request: Request[Any, Any, Any], problem: BrokenGame) -> Response[Any]:
    return _problem(request, broken_game(problem.name))


def _http_problem(request: Request[Any, Any, Any], problem: HTTPException) -> Response[Any]:
    words = problem.detail
    for extra in problem.extra if isinstance(problem.extra, list) else ():
        if isinstance(extra, dict):
            words += f" {extra.get('key', '')}: {extra.get('message', '')}"
    code = CODES.get(problem.status_code, "bad-request" if problem.status_code < 500 else "defect")
    answer = _problem(request, Problem(problem.status_code, code, words[:500]))
    ways = [name for name in (problem.headers or {}).get("allow", "").split(", ") if name.isupper()]
    if ways:
        answer.headers["allow"] = ", ".join(sorted(ways))
    return answer


def _too_large(request: Request[Any, Any, Any], _: OverflowError) -> Response[Any]:
    """A number with more digits than a database keeps: there is nothing of that number."""
    return _problem(request, Problem(400, "bad-request", "A number in this request is too large."))


def _too_deep(request: Request[Any, Any, Any], problem: RecursionError) -> Response[Any]:
    """JSON that is nested deeper than it can be read; anything else that goes too deep is a mistake of ours."""
    frames = [frame.filename for frame in traceback.extract_tb(problem.__traceback__)]
    if any(name.endswith(("serialization/msgspec_hooks.py", "litestar/connection/request.py")) for name in frames):
        return _problem(request, Problem(400, "bad-request", "This JSON is nested too deeply."))
    return _defect(request, problem)


def _defect(request: Request[Any, Any, Any], problem: Exception) -> Response[Any]:
    """Of the path its pattern is written down: the path itself may hold a seat's token, or that of a new password."""
    path = request.scope.get("path_template", "another path")
    log.error("a defect of the server, at %s", path, exc_info=problem)
    return _problem(request, Problem(500, "defect", "The server has made a mistake; nothing is lost."))
