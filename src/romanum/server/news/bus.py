"""Several workers of one server: news over PostgreSQL, and one worker that leads the bots.

The framework's own channels open a new connection for every message and stay deaf once theirs is lost; here one
connection speaks and listens, and is opened again if it is lost. What is to be told at about the same time travels
together, many lines in one message. A worker that is killed may have written something and told nobody: the others see
that its connection has gone, and look at everything again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Any, Final

from sqlalchemy.engine import URL

from romanum.server.store.postgres import asyncpg_address

log = logging.getLogger(__name__)

CHANNEL: Final = "romanum"
BOTS_LOCK: Final = 7007002
HEARTBEAT: Final = 2.0
MOST_BYTES: Final = 7_900
"""So long a message may be: PostgreSQL takes 8,000 bytes."""
MOST_AT_ONCE: Final = 1_000
"""So many lines are sent in one go."""
LISTENER: Final = "romanum news"
"""How the connections that listen are called in the database."""
_LISTENERS: Final = "SELECT pid FROM pg_stat_activity WHERE application_name = $1 AND datname = current_database()"
_NOTIFY: Final = "SELECT pg_notify($1, line) FROM unnest($2::text[]) line"


def messages_of(lines: Sequence[str]) -> list[str]:
    """Lines put together to as few messages as may be.

    >>> [message.split() for message in messages_of(["a" * 3000, "b" * 3000, "c" * 3000])] == [
    ...     ["a" * 3000, "b" * 3000], ["c" * 3000]]
    True
    """
    messages: list[list[str]] = []
    size = MOST_BYTES
    for line in lines:
        more = len(line.encode()) + 1
        if size + more > MOST_BYTES:
            messages.append([])
            size = 0
        messages[-1].append(line)
        size += more
    return ["\n".join(message) for message in messages]


class Bus:
    """Sends a line to all workers and hears theirs; `missed` is called when some may have got lost or were not sent."""

    def __init__(
        self, url: URL, heard: Callable[[str], Awaitable[None]], missed: Callable[[], Awaitable[None]]
    ) -> None:
        self._address = asyncpg_address(url)
        self._connection: Any = None
        self._connected = asyncio.Event()
        self._speaking = asyncio.Lock()
        self._heard = heard
        self._missed = missed
        self._messages: asyncio.Queue[str] = asyncio.Queue()
        self._unsent: asyncio.Queue[str] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []
        self._listening = asyncio.Event()

    async def start(self) -> None:
        """Begin to listen."""
        work = (self._listen(), self._hear(), self._send_all())
        self._tasks = [asyncio.create_task(one) for one in work]
        await self._listening.wait()

    async def stop(self) -> None:
        """Tell what is to be told still, and stop listening."""
        await self._send_waiting()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def send(self, line: str) -> None:
        """Tell all workers, in a moment. News are a convenience: if they do not get through, the log is still right."""
        self._unsent.put_nowait(line)

    async def _send_all(self) -> None:
        while True:
            line = await self._unsent.get()
            await self._connected.wait()
            await self._send_waiting(line)

    async def _send_waiting(self, *lines: str) -> None:
        """What has come together meanwhile is told in one go; if that fails, once more when there is a connection."""
        together = [*lines]
        while not self._unsent.empty() and len(together) < MOST_AT_ONCE:
            together.append(self._unsent.get_nowait())
        if not together or not self._connected.is_set():
            return
        try:
            await self._tell(messages_of(together))
        except Exception as problem:
            log.warning("news did not get through to the other workers, and are told again: %s", problem)
            with suppress(Exception):
                async with asyncio.timeout(2 * HEARTBEAT):
                    await self._connected.wait()
                    await self._tell(messages_of(together))

    async def _tell(self, messages: list[str]) -> None:
        async with self._speaking:
            await self._connection.execute(_NOTIFY, CHANNEL, messages)

    async def _listen(self) -> None:
        while True:
            try:
                await self._keep_listening()
            except Exception as problem:
                log.warning("news from the other workers are interrupted: %s", problem)
            await asyncio.sleep(HEARTBEAT)

    async def _keep_listening(self) -> None:
        import asyncpg

        connection: Any = await asyncpg.connect(self._address, server_settings={"application_name": LISTENER})
        try:
            await connection.add_listener(CHANNEL, lambda *news: self._messages.put_nowait(str(news[3])))
            self._connection = connection
            self._connected.set()
            if self._listening.is_set():
                await self._missed()
            self._listening.set()
            await self._watch_the_others(connection)
        finally:
            self._connected.clear()
            connection.terminate()

    async def _watch_the_others(self, connection: Any) -> None:
        """Look from time to time who listens; where somebody has gone, he may have had something to tell."""
        known: set[int] = set()
        while True:
            async with self._speaking:
                listening = {int(found["pid"]) for found in await connection.fetch(_LISTENERS, LISTENER)}
            if known - listening:
                await self._missed()
            known = listening
            await asyncio.sleep(HEARTBEAT)

    async def _hear(self) -> None:
        while True:
            for line in (await self._messages.get()).split("\n"):
                try:
                    await self._heard(line)
                except Exception:
                    log.exception("news from another worker could not be used")


class BotsLock:
    """A lock in the database: the worker that has it lets the bots play; if that worker dies, another gets it."""

    def __init__(self, url: URL, told: Callable[[bool], Awaitable[None]]) -> None:
        self._address = asyncpg_address(url)
        self._told = told
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to try."""
        self._task = asyncio.create_task(self._hold())

    async def stop(self) -> None:
        """Let the lock go."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _hold(self) -> None:
        while True:
            try:
                await self._try()
            except Exception as problem:
                log.warning("the lock of the bots is lost: %s", problem)
            await self._told(False)
            await asyncio.sleep(HEARTBEAT)

    async def _try(self) -> None:
        import asyncpg

        connection: Any = await asyncpg.connect(self._address)
        try:
            while not await connection.fetchval(f"SELECT pg_try_advisory_lock({BOTS_LOCK})"):
                await asyncio.sleep(HEARTBEAT)
            await self._told(True)
            while True:
                await asyncio.sleep(HEARTBEAT)
                await connection.execute("SELECT 1")
        finally:
            connection.terminate()
