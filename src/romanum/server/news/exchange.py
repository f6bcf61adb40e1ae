"""News from worker to worker: each kind is told by one part of the server, and heard by the same part elsewhere."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
from sqlalchemy.engine import URL

from romanum.server.news.bus import Bus
from romanum.server.news.kinds import News, read_news
from romanum.server.news.onlookers import Hub, lobby_of

Hear = Callable[[News], Awaitable[None]]


class Exchange:
    """Tells the other workers what has happened here, and whom it concerns here what has happened there."""

    def __init__(self, hub: Hub) -> None:
        self._name: Final = secrets.token_hex(4)
        self._own: Final = f'{{"worker":"{self._name}"'
        """So begins what this worker has told itself."""
        self._hub = hub
        self._bus: Bus | None = None
        self._hearers: dict[str, Hear] = {}
        self._lookers: list[Callable[[], Awaitable[None]]] = []

    def hear(self, kind: str, hearer: Hear) -> None:
        """Who hears news of a kind."""
        self._hearers[kind] = hearer

    def after_silence(self, look: Callable[[], Awaitable[None]]) -> None:
        """What is to be looked at again when news may have got lost; in the order in which it was said."""
        self._lookers.append(look)

    async def start(self, url: URL) -> None:
        """Listen to the other workers; one that is alone tells and hears nothing."""
        self._bus = Bus(url, self._heard, self._missed)
        await self._bus.start()

    async def stop(self) -> None:
        """Tell what is to be told still, and stop listening."""
        if self._bus is not None:
            await self._bus.stop()

    def tell(self, match: str, kind: str, **facts: Any) -> None:
        """Tell the other workers, in a moment."""
        if self._bus is not None:
            self._bus.send(msgspec.json.encode(News(self._name, match, kind, **facts)).decode())

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
