"""`/metrics`: the server in numbers, as Prometheus reads them; and a line in the log for every request.

Counters are those of the process. With several workers they are kept in files that all of them share, and whichever
worker is asked answers for all.
"""

from __future__ import annotations

import asyncio
import logging
import os
import shutil
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import Any, Final, Protocol

from litestar.types import ASGIApp, Message, Receive, Send

from romanum import __version__
from romanum.server.bounds.gate import LOOPBACK, answer, refuse
from romanum.server.bounds.problem import not_found
from romanum.server.bounds.settings import Settings
from romanum.server.news.onlookers import Hub
from romanum.server.tables.open_tables import Tables
from romanum.server.thinking.questions import Questions

log = logging.getLogger(__name__)

SHARED: Final = "PROMETHEUS_MULTIPROC_DIR"
"""The environment variable with the folder that workers share; it must be set before the client is imported."""
PATH: Final = "/metrics"
OFTEN: Final = 5.0
"""Seconds between two looks of a worker at its own tables, where another may be asked for them."""
QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)


class Counted(Protocol):
    """What is looked at of a house."""

    settings: Settings
    tables: Tables
    hub: Hub
    thinkers: Questions


class Counts:
    """What is counted."""

    def __init__(self) -> None:
        from prometheus_client import Counter, Gauge, Histogram

        def gauge(name: str, words: str) -> Gauge:
            return Gauge(f"romanum_{name}", words, multiprocess_mode="livesum")

        self.requests = Counter("romanum_requests", "Requests answered", ["method", "path", "status"])
        self.seconds = Histogram("romanum_request_seconds", "Seconds until a request was answered", buckets=QUICK)
        self.actions = Counter("romanum_actions", "Actions taken, by game", ["game"])
        self.tables = gauge("tables", "Tables open")
        self.sockets = gauge("sockets", "Sockets and waiting requests")
        self.thinking = gauge("bots_thinking", "Bots that think")
        self.waiting = gauge("bots_waiting", "Bots that wait for their turn to think")
        self.version = Gauge("romanum_info", "The version", ["version"], multiprocess_mode="max")
        self.version.labels(__version__).set(1)

    def look(self, house: Counted) -> None:
        """At what there is of a house now."""
        self.tables.set(len(house.tables.all()))
        self.sockets.set(house.hub.sockets)
        self.thinking.set(house.thinkers.thinking)
        self.waiting.set(house.thinkers.waiting)


@cache
def counts() -> Counts:
    """Those of this process."""
    return Counts()


@contextmanager
def shared_by_workers() -> Iterator[None]:
    """A folder for the counters of several workers, for as long as they run."""
    folder = tempfile.mkdtemp(prefix="romanum-metrics-")
    os.environ[SHARED] = folder
    try:
        yield
    finally:
        os.environ.pop(SHARED, None)
        shutil.rmtree(folder, ignore_errors=True)


async def keep_counting(house: Counted) -> None:
    """One of several workers looks at itself from time to time, so that another can answer for it."""
    while SHARED in os.environ:
        counts().look(house)
        await asyncio.sleep(OFTEN)


def written(house: Counted) -> tuple[bytes, str]:
    """All of it, and the media type."""
    from prometheus_client import CONTENT_TYPE_LATEST, REGISTRY, CollectorRegistry, generate_latest

    counts().look(house)
    registry = REGISTRY
    if SHARED in os.environ:
        from prometheus_client.multiprocess import MultiProcessCollector

        _forget_the_dead(Path(os.environ[SHARED]))
        registry = CollectorRegistry()
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry), CONTENT_TYPE_LATEST


def _forget_the_dead(folder: Path) -> None:
    """A worker that was killed has neither tables nor sockets any more."""
    for file in folder.glob("gauge_live*_*.db"):
        process = int(file.stem.rpartition("_")[2])
        try:
            os.kill(process, 0)
        except ProcessLookupError:
            with suppress(OSError):
                file.unlink()
        except OSError:
            continue


class Watched:
    """The application, with every request counted and `/metrics` answered for whoever may see it."""

    def __init__(self, app: ASGIApp, house: Counted) -> None:
        self._app = app
        self._house = house
        self._open_to = house.settings.metrics

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        """Answer, and count."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        begun, status = time.perf_counter(), 0

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            if scope["path"] == PATH:
                await self._tell(scope, sending)
            else:
                await self._app(scope, receive, sending)
        finally:
            _note(scope, status, time.perf_counter() - begun)

    async def _tell(self, scope: Any, send: Send) -> None:
        """From this machine alone, unless the host says otherwise; a proxy names whom it asks for."""
        here = scope.get("client") is not None and scope["client"][0] in LOOPBACK
        if self._open_to == "none" or (self._open_to == "local" and not here) or scope["method"] != "GET":
            await refuse(not_found("page"), send)
        else:
            await answer(send, 200, *written(self._house))


def _note(scope: Any, status: int, seconds: float) -> None:
    path = PATH if scope["path"] == PATH else scope.get("path_template", "other")
    found = counts()
    found.requests.labels(scope["method"], path, status).inc()
    found.seconds.observe(seconds)
    if log.isEnabledFor(logging.INFO):
        milliseconds = round(1000 * seconds, 1)
        facts = {"method": scope["method"], "path": path, "status": status, "milliseconds": milliseconds}
        log.info("%s %s: %d in %s ms", scope["method"], path, status, milliseconds, extra=facts)
