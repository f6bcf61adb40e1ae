"""The gate every request passes: whose page sent it, how much it brings, and what a browser may do with the answer."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final
from urllib.parse import SplitResult, parse_qs, urlsplit

import msgspec
from litestar.types import ASGIApp, Message, Receive, Send

from romanum.engine.speech.language import accepted, best_language, use_language
from romanum.server.bounds.limits import PLACE, place_of
from romanum.server.bounds.patience import patient
from romanum.server.bounds.problem import Problem, not_found
from romanum.server.bounds.settings import PAGE, Settings

SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
HEADER: Final = "x-romanum"
ONE_CLICK: Final = "/api/unsubscribe/"
"""Mail programs post there without a session: the link itself is what they know."""
LOOPBACK: Final = frozenset({"127.0.0.1", "localhost", "::1"})

SECURITY: Final = {
    "content-security-policy": "default-src 'self'; img-src 'self' data: blob:; font-src 'self' data:;"
    " style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}

COMPILING: Final = SECURITY | {
    "content-security-policy": f"{SECURITY['content-security-policy']}; script-src 'self' 'wasm-unsafe-eval'"
}
"""The page that needs no server compiles Python for itself."""

EMBEDS: Final = "/embed/"
"""The one kind of page that others may show in a frame: it has nothing that can be done in somebody's name."""
FRAMED: Final = SECURITY | {
    "content-security-policy": SECURITY["content-security-policy"].replace(
        "frame-ancestors 'none'", "frame-ancestors *"
    ),
    "cross-origin-resource-policy": "cross-origin",
}
APART: Final = {EMBEDS: FRAMED, PAGE: COMPILING}


class Gate:
    """Wraps the application."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._origins = frozenset(settings.origins)
        self._loopback_only = settings.loopback

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        """Let a request through, or refuse it."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        PLACE.set(place_of(scope["client"][0] if scope.get("client") else ""))
        headers = {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}
        use_language(spoken(scope, headers))
        problem = self._refusal(scope, headers)
        if problem is None:
            receive = patient(receive) if scope["type"] == "http" else receive
            await self._app(*_as_get(scope, receive, _with_headers(scope, send)))
        elif scope["type"] == "http":
            await refuse(problem, _with_headers(scope, send))
        else:
            await receive()
            await send({"type": "websocket.close", "code": 4403, "reason": problem.code})

    def _refusal(self, scope: Any, headers: dict[str, str]) -> Problem | None:
        if "\x00" in scope["path"]:
            return not_found("page")
        host = headers.get("host", "")
        asked = _address(f"//{host}")
        if asked is None:
            return Problem(400, "bad-request", "The header Host is no address.")
        if self._loopback_only and (asked.hostname or "") not in LOOPBACK:
            return Problem(403, "origin", "This server is only for this machine.")
        socket = scope["type"] == "websocket"
        if not socket and scope["method"] in SAFE:
            return None
        origin = headers.get("origin")
        if origin is not None and origin not in self._origins and not _comes_from(origin, host):
            return Problem(403, "origin", "This request comes from a page of another server.")
        by_token = headers.get("authorization", "").lower().startswith("bearer ")
        if socket:
            return None if by_token or origin is not None else Problem(403, "origin", "A socket needs an origin.")
        if not by_token and HEADER not in headers and not scope["path"].startswith(ONE_CLICK):
            return Problem(403, "csrf", "The header X-Romanum is missing.")
        return None


def _address(text: str) -> SplitResult | None:
    """The parts of an address; None if it is none."""
    try:
        found = urlsplit(text)
        _ = found.port
    except ValueError:
        return None
    return found


def _comes_from(origin: str, host: str) -> bool:
    """Whether a page of this very server sent the request."""
    found = _address(origin)
    return found is not None and bool(found.netloc) and found.netloc == host


def spoken(scope: Any, headers: dict[str, str]) -> str:
    """The language of whoever asks: what the address says (a browser's socket has no headers of its own), or the first
    that he understands."""
    asked = parse_qs(scope.get("query_string", b"").decode("latin-1")).get("language", [])
    return best_language([*asked, *accepted(headers.get("accept-language", ""))])


def _as_get(scope: Any, receive: Receive, send: Send) -> tuple[Any, Receive, Send]:
    """HEAD is answered as GET is, without the body."""
    if scope.get("method") != "HEAD":
        return scope, receive, send

    async def sending(message: Message) -> None:
        await send({**message, "body": b""} if message["type"] == "http.response.body" else message)

    return {**scope, "method": "GET"}, receive, sending


def _with_headers(scope: Any, send: Send) -> Send:
    private = scope["path"].startswith("/api")
    security = next((headers for path, headers in APART.items() if scope["path"].startswith(path)), SECURITY)

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = list(message.get("headers", []))
            there = {name.lower() for name, _ in headers}
            extra = security | ({"cache-control": "no-store"} if private else {})
            headers += [(n.encode(), v.encode()) for n, v in extra.items() if n.encode() not in there]
            message["headers"] = headers
        await send(message)

    return sending


async def refuse(problem: Problem, send: Send) -> None:
    """Answer with what is wrong."""
    body = msgspec.json.encode(problem.body())
    await answer(send, problem.status, body, "application/json", problem.headers())


async def answer(send: Send, status: int, body: bytes, kind: str, more: Mapping[str, str] | None = None) -> None:
    """A whole answer at once."""
    headers = [(b"content-type", kind.encode()), (b"content-length", str(len(body)).encode())]
    headers += [(name.encode(), value.encode()) for name, value in (more or {}).items()]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
