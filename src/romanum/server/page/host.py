"""The host of a page's tables: it answers the paths and sockets of the protocol, without a web server.

    host = await PageHost.open(MemoryShelf(), think, told)
    status, headers, body = await host.request("GET", "/api/games", {}, None)

What it is given says where it is: a shelf that keeps bytes, workers that think, and somebody to tell what sockets say.
"""

from __future__ import annotations

import asyncio
import inspect
import logging
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from romanum.engine.speech.language import accepted, best_language, language, speaking
from romanum.games import BrokenGame, NotHere
from romanum.server.bounds.problem import Problem, broken_game, store_problem
from romanum.server.page.connections import PageRequest, PageSocket
from romanum.server.page.only import page_only
from romanum.server.page.own_shelf import PageStore
from romanum.server.page.packs import HOW_TO, WITHOUT_WORDS, NotFetched, Packs, game_named
from romanum.server.page.paths import ANSWERED, ELSEWHERE
from romanum.server.page.room import PageRoom
from romanum.server.page.router import Found, Router, arguments, asked_in
from romanum.server.page.shelf import Shelf
from romanum.server.page.thinkers import Think, Workers
from romanum.server.routes.vocabulary import JSON, Reply, Route
from romanum.server.store.fault import StoreFault

log = logging.getLogger(__name__)

API: Final = "/api"
NO_GOOD, NOT_YET = 4400, 4503
"""With these codes a socket is closed that cannot be opened, or not yet."""
NOTHING: Final[Mapping[str, Any]] = {}
Headers = Mapping[str, str]
Answer = tuple[int, dict[str, str], bytes | None]
"""Status, headers and body; a body that is empty is None."""
Told = Callable[[int, str], Any]
"""Says a message of a socket to its client."""
Shut = Callable[[int, int, str], Any]
"""Says that a socket is closed by the host: with which code, and why."""


@cache
def answered() -> Router:
    """The paths that a page answers."""
    return Router(ANSWERED)


@cache
def elsewhere() -> Router:
    """Those that only a server answers."""
    return Router(ELSEWHERE)


class PageHost:
    """One page."""

    def __init__(self, room: PageRoom, told: Told, shut: Shut, pack: Mapping[str, Any]) -> None:
        self.room = room
        self.packs = Packs(pack)
        room.store.has_game = self.packs.has_game
        self._told = told
        self._shut = shut
        self._sockets: dict[int, PageSocket] = {}
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._opened = 0

    @classmethod
    async def open(
        cls,
        shelf: Shelf,
        think: Think,
        told: Told,
        pack: Mapping[str, Any] = NOTHING,
        *,
        shut: Shut = lambda socket, code, reason: None,
        workers: int = 1,
    ) -> PageHost:
        """Take up what is on the shelf; `workers` is how many tasks can be thought about at once."""
        room = PageRoom(PageStore(shelf), Workers(think, workers))
        host = cls(room, told, shut, pack)
        await room.start()
        host.packs.came = host.wake_bots
        return host

    def wake_bots(self) -> None:
        """A game has come: its bots go on where they were asked something."""
        self.room.leader.begin()

    async def close(self) -> None:
        """Let everything go; what was confirmed is on the shelf."""
        for socket in list(self._sockets):
            self.shut(socket)
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)
        await self.room.stop()

    # ---- requests

    async def request(self, method: str, path: str, headers: Headers = NOTHING, body: bytes | None = None) -> Answer:
        """Answer a request; the path has its query with it."""
        lowered = {name.lower(): value for name, value in headers.items()}
        with self._speaking(path, lowered):
            try:
                return await self._answered(method.upper(), path, lowered, b"" if body is None else bytes(body))
            except Problem as problem:
                return _problem(problem)
            except StoreFault as fault:
                return _problem(store_problem(fault))
            except NotHere as problem:
                return _problem(NotFetched(self.packs.missing([problem.name], language()) or [f"games/{problem.name}"]))
            except BrokenGame as problem:
                return _problem(broken_game(problem.name))
            except OverflowError:
                return _problem(Problem(400, "bad-request", "A number in this request is too large."))
            except Exception:
                log.exception("a defect of the page, at %s", path)
                return _problem(Problem(500, "defect", "The page has made a mistake; nothing is lost."))

    async def _answered(self, method: str, path: str, headers: Headers, body: bytes) -> Answer:
        parts = urlsplit(path)
        head = method == "HEAD"
        found = _found(answered(), "GET" if head else method, parts.path)
        route = found.route
        assert isinstance(route, Route)
        if route.most_bytes is not None and len(body) > route.most_bytes:
            raise Problem(413, "too-large", f"This may have {route.most_bytes} bytes at most.")
        self._look_for_packs(found, asked_in(parts.query), body)
        question = self.room.prices.new()
        request = PageRequest(self.room, route.method, API + route.path, headers, body, question)
        given = arguments(found, asked_in(parts.query), body, self._of_room, request)
        answer = route.handler(**given)
        status, told, content = _reply(route, await answer if inspect.isawaitable(answer) else answer)
        return status, told, None if head else content

    def _look_for_packs(self, found: Found, query: Mapping[str, list[str]], body: bytes) -> None:
        """`NotFetched` if something has to come before this can be answered."""
        if found.route.path in WITHOUT_WORDS:
            return
        row = self.room.store.row(found.said.get("match", ""))
        named = [found.said.get("game", ""), *query.get("game", []), "" if row is None else row.game]
        named.append(game_named(body))
        missing = self.packs.missing(dict.fromkeys(named), language(), how_to=HOW_TO in found.route.path)
        if missing:
            raise NotFetched(missing)

    def _of_room(self, name: str) -> Any:
        if name in ("visitor", "person"):
            return self.room.store.me
        return getattr(self.room, name)

    @contextmanager
    def _speaking(self, path: str, headers: Headers) -> Iterator[None]:
        """In the language of whoever asks."""
        asked = asked_in(urlsplit(path).query).get("language", [])
        with speaking(best_language([*asked, *accepted(headers.get("accept-language", ""))])):
            yield

    # ---- sockets

    def open_socket(self, path: str, headers: Headers = NOTHING) -> int:
        """Open a socket; its number. What it says is told from now on."""
        lowered = {name.lower(): value for name, value in headers.items()}
        parts = urlsplit(path)
        found = answered().find_socket(parts.path.removeprefix(API))
        self._opened += 1
        number, query = self._opened, asked_in(parts.query)
        socket = PageSocket(
            self.room,
            lowered,
            query,
            lambda text: self._told(number, text),
            lambda code, reason: self._shut(number, code, reason),
        )
        with self._speaking(path, lowered):
            task = asyncio.ensure_future(self._run(number, socket, self._answered_on(found, query, socket)))
        self._sockets[number], self._tasks[number] = socket, task
        return number

    async def _answered_on(self, found: Found, query: Mapping[str, list[str]], socket: PageSocket) -> None:
        try:
            self._look_for_packs(found, query, b"")
            await found.route.handler(**arguments(found, query, b"", self._of_room, socket))
        except NotFetched as problem:
            await socket.close(NOT_YET, problem.code)
        except Problem as problem:
            await socket.close(NO_GOOD, problem.code)

    async def _run(self, number: int, socket: PageSocket, work: Any) -> None:
        try:
            await work
        except Exception:
            log.exception("a socket of the page fails")
            await socket.close(1011, "defect")
        finally:
            socket.closed = True
            self._sockets.pop(number, None)
            self._tasks.pop(number, None)

    def hear(self, socket: int, text: str) -> None:
        """The client of a socket says something."""
        known = self._sockets.get(socket)
        if known is not None:
            known.hear(text)

    def shut(self, socket: int) -> None:
        """The client of a socket goes."""
        known = self._sockets.get(socket)
        if known is not None:
            known.hear(None)


def _found(router: Router, method: str, path: str) -> Found:
    if not path.startswith(f"{API}/"):
        raise Problem(404, "not-found", "There is no such path.")
    asked = path.removeprefix(API)
    asked = asked.rstrip("/") or asked
    try:
        return router.find(method, asked)
    except Problem as problem:
        with_others = _with_others(method, asked)
        raise page_only() if with_others else problem from None


def _with_others(method: str, path: str) -> bool:
    """Whether a server has an answer there."""
    try:
        elsewhere().find(method, path)
    except Problem:
        return False
    return True


def _reply(route: Route, answer: Any) -> Answer:
    reply = answer if isinstance(answer, Reply) else Reply(answer, media_type=route.media_type)
    status = reply.status or route.status
    headers = {"content-type": reply.media_type, "cache-control": "no-store", **reply.headers}
    content = reply.content
    if isinstance(content, str) and reply.media_type != JSON:
        content = content.encode()
    body = content if isinstance(content, bytes) else b"" if status == 304 else msgspec.json.encode(content)
    return status, headers, body or None


def _problem(problem: Problem) -> Answer:
    return problem.status, {"content-type": JSON, **problem.headers()}, msgspec.json.encode(problem.body())
