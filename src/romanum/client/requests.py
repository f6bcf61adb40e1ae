"""Asking a server: requests over Python's own library, and what went wrong in a sentence for people."""

from __future__ import annotations

import json
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from http.client import HTTPException, HTTPMessage
from typing import IO, Any, Final
from urllib.parse import urlsplit

import msgspec

LARGEST: Final = 32_000_000
"""So many bytes an answer may have; the largest table has a hundredth of it."""
SECONDS: Final = 60.0
"""So long an answer is waited for; a server holds a request for 25 at most."""
GONE: Final = (502, 503, 504)
"""What is answered while a server is full, starts, or is missing behind its proxy: later it may be there."""
TOO_MANY: Final = 429
FIRST_PAUSE: Final = 0.5
LONGEST_PAUSE: Final = 8.0
"""Seconds before a server that is not there is asked again: twice as long each time, up to this."""


class Unanswered(ValueError):
    """What was asked of a server cannot be had; the message says why, for a person."""


class Unreachable(Unanswered):
    """There is no answer now; later there may be one."""


class Declined(Unanswered):
    """The server has said no."""

    def __init__(self, status: int, code: str, message: str, later: float | None = None) -> None:
        super().__init__(message)
        self.status = status
        self.code = code
        self.later = later
        """After so many seconds it may say yes, where it has had too many requests; None: it has said nothing of it."""


class Stranger(Unanswered):
    """Whatever answers there is no server of Romanum."""

    def __init__(self) -> None:
        super().__init__("whatever answers there is no server of Romanum")


class _Staying(urllib.request.HTTPRedirectHandler):
    """A redirection is not followed: a session's token is for the server one has named and for no other."""

    def redirect_request(
        self, req: urllib.request.Request, fp: IO[bytes], code: int, msg: str, headers: HTTPMessage, newurl: str
    ) -> None:
        """Nowhere else."""


class Caller:
    """A server, and who one is there."""

    def __init__(self, address: str, token: str = "", language: str = "") -> None:
        parts = urlsplit(address)
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise Unanswered(f"{address!r} is no address of a server")
        self.address = f"{parts.scheme}://{parts.netloc}"
        self.token = token
        self.language = language
        self.patience = 0.0
        """So many seconds a server that is not there is asked again."""
        self.tell: Callable[[str], None] = lambda words: None
        """Called with what a person should know of that."""
        self.is_lost = False
        self._opener = urllib.request.build_opener(_Staying)

    @property
    def headers(self) -> dict[str, str]:
        """What goes with every request, and with a socket."""
        found = {"Accept-Language": self.language} if self.language else {}
        return found | ({"Authorization": f"Bearer {self.token}"} if self.token else {})

    def call(self, path: str, body: Any = None, *, kind: Any = Any, method: str = "", once: bool = False) -> Any:
        """The answer to a request, as the shape that is asked for; without a body it is a GET.

        What must not be done twice is sent `once`; everything else again, for as long as our patience lasts.
        """
        found = shown(_decoded(self.text(path, body, method=method, once=once)))
        try:
            return msgspec.convert(found, kind)
        except msgspec.ValidationError:
            raise Stranger from None

    def text(self, path: str, body: Any = None, *, method: str = "", once: bool = False) -> bytes:
        """The answer as it came."""
        end, pause = time.monotonic() + self.patience, FIRST_PAUSE
        while True:
            try:
                answer = self._asked(path, body, method)
            except Declined as problem:
                if once or problem.later is None or time.monotonic() + problem.later > end:
                    raise
                time.sleep(problem.later)
            except Unreachable as problem:
                if once or time.monotonic() + pause > end:
                    raise
                self._lost(str(problem))
                time.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
            else:
                self.found()
                return answer

    def _lost(self, problem: str) -> None:
        """Tell of it, once until the server is there again."""
        if not self.is_lost:
            self.is_lost = True
            self.tell(f"{problem[:1].upper()}{problem[1:]}. Trying again; Ctrl-C leaves, and nothing is lost.")

    def found(self) -> None:
        """The server is there; if it was lost, that is told."""
        if self.is_lost:
            self.is_lost = False
            self.tell("The server is there again.")

    def _asked(self, path: str, body: Any, method: str) -> bytes:
        headers = {"Content-Type": "application/json", "X-Romanum": "1", **self.headers}
        data = None if body is None else json.dumps(body).encode()
        verb = method or ("GET" if data is None else "POST")
        request = urllib.request.Request(f"{self.address}/api{path}", data, headers, method=verb)
        try:
            with self._opener.open(request, timeout=SECONDS) as answer:
                return _bounded(answer.read(LARGEST + 1))
        except urllib.error.HTTPError as problem:
            raise _said(problem) from None
        except (OSError, HTTPException) as problem:
            reason = getattr(problem, "reason", problem)
            raise Unreachable(f"the server cannot be reached: {reason or type(problem).__name__}") from None


def _bounded(answer: bytes) -> bytes:
    if len(answer) > LARGEST:
        raise Unanswered(f"it answers with more than {LARGEST} bytes")
    return answer


def _decoded(answer: bytes) -> Any:
    try:
        return msgspec.json.decode(answer)
    except (msgspec.DecodeError, RecursionError):
        raise Stranger from None


def _said(problem: urllib.error.HTTPError) -> Unanswered:
    """The sentence that the server has for people, if it is one of ours."""
    try:
        error = shown(_decoded(_bounded(problem.read(LARGEST + 1))))["error"]
        code, message = str(error["code"]), str(error["message"])
    except (OSError, HTTPException, Unanswered, LookupError, TypeError):
        code, message = "", f"it answers {problem.code} {shown(problem.reason)}"
    finally:
        problem.close()
    if problem.code in GONE:
        return Unreachable(message)
    later = problem.headers.get("Retry-After", "") if problem.code == TOO_MANY else ""
    return Declined(problem.code, code, message, float(later) if later.isdecimal() and len(later) < 4 else None)


def shown(what: Any) -> Any:
    """The same without signs that cannot be shown: to a terminal they would be orders.

    >>> shown({"who": "Livia\\x1b[2J", "n": 3})
    {'who': 'Livia[2J', 'n': 3}
    """
    if isinstance(what, str):
        return what if what.isprintable() else "".join(sign for sign in what if sign.isprintable() or sign == "\n")
    if isinstance(what, list):
        return [shown(one) for one in what]
    return {shown(name): shown(value) for name, value in what.items()} if isinstance(what, dict) else what
