"""Who asks for much: workers tell each other, so that a limit holds for all of them together."""

from __future__ import annotations

import asyncio
from typing import Final

from romanum.server.bounds.limits import Held, Limits
from romanum.server.news.exchange import Exchange
from romanum.server.news.kinds import News

SECONDS: Final = 1.0
"""So often it is told."""
TOLD_AT_ONCE: Final = 50
"""Of so many in one message: PostgreSQL takes 8,000 bytes."""


class Crowds:
    """What was asked for here and elsewhere, and who holds many sockets."""

    def __init__(self, limits: Limits, sockets: Held, exchange: Exchange) -> None:
        self._limits = limits
        self._sockets = sockets
        self._exchange = exchange
        exchange.hear("crowd", self._heard)

    async def keep_telling(self) -> None:
        """Tell the other workers who asks for much here."""
        told: list[tuple[int | str, int]] = []
        while True:
            await asyncio.sleep(SECONDS)
            spent, held = self._limits.spent()[:TOLD_AT_ONCE], self._sockets.many()[:TOLD_AT_ONCE]
            if spent or held or told:
                self._exchange.tell("", "crowd", spent=spent, held=held)
            told = held

    async def _heard(self, news: News) -> None:
        self._limits.heard(news.spent)
        self._sockets.heard(news.worker, news.held)
