"""Everything a browser is told, kept with its moment, and searched for what its seat may not know."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice
from typing import Any, Final, NamedTuple

import msgspec
from playwright.sync_api import Page, Response, WebSocket

import romanum
from romanum.engine.match import Match
from romanum.engine.record import Record
from romanum.engine.secrecy import masked
from server.news.test_secrets import unknown_words

NAMED: Final = ("view", "changes", "set", "options")


class Told(NamedTuple):
    """A text that reached the browser when the match was so many actions old."""

    n: int
    how: str
    text: str

    @property
    def message(self) -> dict[str, Any]:
        """What it says, if it is an object."""
        told: Any = msgspec.json.decode(self.text) if self.text[:1] == "{" else None
        return told if isinstance(told, dict) else {}

    @property
    def words(self) -> str:
        """The text without the names of fields and options, which are the same in every match."""
        message = self.message
        if not message:
            return self.text
        bare = {
            key: [*value.values()] if key in NAMED and isinstance(value, dict) else value
            for key, value in message.items()
        }
        return msgspec.json.encode(bare).decode()


class Overheard:
    """Listens to the sockets and answers of a page, and looks at the page itself when asked to."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._told: list[Told] = []
        self._answers: list[Response] = []
        self._kept: list[str] = []
        self._n = 0
        page.on("websocket", self._socket)
        page.on("response", self._response)

    def everything(self) -> list[Told]:
        """All that was heard; answers over HTTP belong to the moment they name, or to the beginning."""
        return [*self._told, *(Told(_moment(text, 0), "answer", text) for text in self._texts())]

    def leaves(self) -> None:
        """Go away from the table; what was heard stays."""
        self._kept = self._texts()
        self._page.goto("about:blank")

    def _texts(self) -> list[str]:
        return self._kept or [response.text() for response in self._answers]

    def looks_at_the_page(self) -> None:
        """The whole page, with everything in it that cannot be seen."""
        seq, html = self._page.evaluate(
            "[Number(document.querySelector('[data-seq]')?.dataset.seq ?? 0), document.documentElement.outerHTML]"
        )
        self._told.append(Told(seq, "page", html))

    def _socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._frame(frame))

    def _frame(self, frame: str | bytes) -> None:
        text = frame if isinstance(frame, str) else frame.decode()
        self._n = _moment(text, self._n)
        self._told.append(Told(self._n, "frame", text))

    def _response(self, response: Response) -> None:
        path = response.url.partition("/api/")[2]
        if path.startswith("matches/") and response.status == 200:
            self._answers.append(response)


def _moment(text: str, otherwise: int) -> int:
    told: Any = msgspec.json.decode(text) if text[:1] == "{" else None
    return int(told["n"]) if isinstance(told, dict) and "n" in told else otherwise


def secrets_told(record: str, seat: int, overheard: Overheard) -> Iterator[str]:
    """What the browser was told that the seat did not know at that moment."""
    moments: dict[int, list[Told]] = {}
    for told in overheard.everything():
        moments.setdefault(told.n, []).append(told)
    for n, match in enumerate(islice(_course(record), max(moments, default=0) + 1)):
        if n not in moments:
            continue
        unknown, hidden = unknown_words(match, seat), _hidden(match, seat)
        for told in moments[n]:
            words = told.words
            yield from (f"{told.how} after {n}: {word}" for word in unknown if stands_alone(word, words))
            yield from (f"{told.how} after {n}: {field}" for field in _shown_fields(told, hidden))


def _course(record: str) -> Iterator[Match[Any]]:
    """The match after each action, from the beginning."""
    played = Record.read(record)
    match = romanum.replay(record).at(0)
    yield match
    for seat, text in played.actions:
        match.play(seat, text)
        yield match


def _hidden(match: Match[Any], seat: int) -> dict[str, Any]:
    """The secret fields as the seat may know them."""
    known = masked(match.position, seat)
    return {field: getattr(known, field) for field in match.position.secrets}


def _shown_fields(told: Told, hidden: dict[str, Any]) -> list[str]:
    """Secret fields that a message shows otherwise than the seat may know them."""
    view = told.message.get("view") or {}
    return [field for field, value in hidden.items() if field in view and view[field] != value]


def stands_alone(word: str, text: str) -> bool:
    """Whether a text has the word, and not only within a longer one."""
    return word in text and re.search(rf"(?<![\w-]){re.escape(word)}(?![\w-])", text) is not None
