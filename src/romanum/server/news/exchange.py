"""News from worker to worker: each kind is told by one part of the server, and heard by the same part elsewhere."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from typing import Any, Final, Protocol

import msgspec

from romanum.server.news.kinds import News, read_news
from romanum.server.news.onlookers import Hub, lobby_of

Hear = Callable[[News], Awaitable[None]]


class Line(Protocol):
    """What connects the workers."""

    async def start(self) -> None:
        """Begin to listen."""

    async def stop(self) -> None:
        """Tell what is to be told still, and stop."""

    def send(self, text: str) -> None:
        """Tell all, in a moment."""


Connect = Callable[[Callable[[str], Awaitable[None]], Callable[[], Awaitable[None]]], Line]
"""Makes a line, told who hears what is said on it, and who looks again when something may have been missed."""


class Exchange:
    """Tells the other workers what has happened here, and whom it concerns here what has happened there."""

    def __init__(self, hub: Hub) -> None:
        self._name: Final = secrets.token_hex(4)
        self._own: Final = f'{{"worker":"{self._name}"'
        """So begins what this worker has told itself."""
        self._hub = hub
        self._line: Line | None = None
        self._hearers: dict[str, Hear] = {}
        self._lookers: list[Callable[[], Awaitable[None]]] = []

    def hear(self, kind: str, hearer: Hear) -> None:
        """Who hears news of a kind."""
        self._hearers[kind] = hearer

    def after_silence(self, look: Callable[[], Awaitable[None]]) -> None:
        """What is to be looked at again when news may have got lost; in the order in which it was said."""
        self._lookers.append(look)

    async def start(self, connect: Connect) -> None:
        """Listen to the other workers; one that is alone tells and hears nothing."""
        self._line = connect(self._heard, self._missed)
        await self._line.start()

    async def stop(self) -> None:
        """Tell what is to be told still, and stop listening."""
        if self._line is not None:
            await self._line.stop()

    def tell(self, match: str, kind: str, **facts: Any) -> None:
        """Tell the other workers, in a moment."""
        if self._line is not None:
            self._line.send(msgspec.json.encode(News(self._name, match, kind, **facts)).decode())

    async def _heard(self, text: str) -> None:
        """News from another worker."""
        if text.startswith(self._own):
            return
        news = read_news(text)
        for person in news.people:
            self._hub.wake(lobby_of(person))
        hearer = self._hearers.get(news.kind)
        if hearer is not None:
            await hearer(news)

    async def _missed(self) -> None:
        for look in self._lookers:
            await look()
