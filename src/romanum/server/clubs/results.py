"""Matches that have ended: rated, followed by what comes next in their tournament, and judged for the wall."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from romanum.server.clubs.ratings import Registrar
from romanum.server.clubs.wall import Critic
from romanum.server.store import StoreFault
from romanum.server.thinking.leader import Leader

log = logging.getLogger(__name__)

SECONDS: Final = 15.0
"""So often it is looked which matches have ended elsewhere."""


class Results:
    """What follows from results, in the worker that leads."""

    def __init__(
        self, leader: Leader, registrar: Registrar | None, follow: Callable[[], Awaitable[None]], critic: Critic
    ) -> None:
        self._leader = leader
        self._registrar = registrar
        """None where matches are not rated."""
        self._follow = follow
        self._critic = critic

    async def look(self) -> None:
        """Rate what has ended, let tournaments go on, and see what of it is worth looking at."""
        try:
            if self._registrar is not None:
                await self._registrar.tick()
            await self._follow()
            await self._critic.tick()
        except StoreFault as fault:
            log.warning("results wait: %s", fault)
        except Exception:
            log.exception("a defect where results are looked at")

    async def keep_looking(self) -> None:
        """Look from time to time which matches have ended, in the worker that leads."""
        while True:
            if self._leader.leads:
                await self.look()
            await asyncio.sleep(SECONDS)
