"""Running a server: one process, or several workers on one PostgreSQL."""

from __future__ import annotations

import asyncio
import os
import socket
from typing import Any, Final

import msgspec
import uvicorn

from romanum.bots import crew
from romanum.server.app import make_app
from romanum.server.bounds import garbage
from romanum.server.bounds.limits import Limits
from romanum.server.bounds.logs import log_config, of_the_web_server
from romanum.server.bounds.patience import PatientProtocol
from romanum.server.bounds.settings import Settings
from romanum.server.lobby.people import People
from romanum.server.metrics import shared_by_workers
from romanum.server.sockets.quick_socket import QuickSocket
from romanum.server.store import Store, StoreFault
from romanum.server.store.host_desk import HostingStore

ENVIRONMENT: Final = "ROMANUM_SERVER_SETTINGS"
LARGEST_FRAME: Final = 16_384
BACKLOG: Final = 1024
MOST_CONNECTIONS: Final = 20_000
"""To one worker; more are answered with 503."""


class PortTaken(Exception):
    """Somebody else listens there."""


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens; port 0 is any free one. `PortTaken` or `OSError` if that cannot be."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    sock = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # named, so that asyncio sends at once
    if os.name == "posix":
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        sock.bind((host, port))
        sock.listen(BACKLOG)
    except OSError as problem:
        sock.close()
        if problem.errno is not None and "in use" in os.strerror(problem.errno):
            raise PortTaken(f"port {port} is taken by another program; choose another with --port") from None
        raise
    sock.set_inheritable(True)
    return sock


def check(settings: Settings) -> None:
    """Open the database once, to say in one line what is wrong with it; `StoreFault` says so."""
    store = Store(settings.database)
    if settings.workers > 1 and not store.shared:
        raise StoreFault("several workers need PostgreSQL: give its address with --db")
    asyncio.run(_open_and_close(store))


async def _open_and_close(store: Store) -> None:
    try:
        await store.open()
    finally:
        await store.close()


def host_lines(settings: Settings, address: str, login: str = "") -> list[str]:
    """What is told on the terminal alone: how to become the host, and the link for a new password of `login`."""
    return asyncio.run(_host_lines(settings, settings.public_url or address, login)) if settings.hosting else []


async def _host_lines(settings: Settings, address: str, login: str) -> list[str]:
    store = Store(settings.database)
    lines = []
    try:
        if not await HostingStore(store).has_host():
            lines.append(f"The first account made with the code {settings.key} is the host's.")
        person = await store.person(login=login.lower()) if login else None
        if person is not None:
            link, _ = await People(store, settings, Limits()).reset_link(person.id)
            lines.append(f"{person.login} chooses a new password at {address}{link}")
        elif login:
            lines.append(f"There is no account called {login}.")
    finally:
        await store.close()
    return lines


def config(app: Any, settings: Settings | None = None, **more: Any) -> uvicorn.Config:
    """How the web server itself is set up."""
    level = settings.log_level if settings else "warning"
    return uvicorn.Config(
        app,
        log_level=of_the_web_server(level),
        log_config=log_config(level, settings.log_format if settings else "text"),
        access_log=False,
        server_header=False,
        ws=QuickSocket,
        ws_max_size=LARGEST_FRAME,
        ws_ping_interval=20,
        ws_ping_timeout=30,
        timeout_graceful_shutdown=3,
        http=PatientProtocol,
        limit_concurrency=MOST_CONNECTIONS,
        lifespan="on",
        **more,
    )


def _allow_many_files() -> None:
    """Every connection is an open file: have as many as the system allows, not as a shell does."""
    if os.name == "posix":
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = 2 * MOST_CONNECTIONS if hard == resource.RLIM_INFINITY else min(hard, 2 * MOST_CONNECTIONS)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def serve(settings: Settings, sock: socket.socket) -> bool:
    """Serve until stopped; whether it could start."""
    _allow_many_files()
    garbage.begin()
    if settings.workers == 1:
        server = uvicorn.Server(config(make_app(settings), settings))
        server.run(sockets=[sock])
        return server.started
    from uvicorn.supervisors import Multiprocess

    os.environ[ENVIRONMENT] = msgspec.json.encode(settings).decode()
    several = config("romanum.server.run:worker", settings, factory=True, workers=settings.workers)
    with shared_by_workers():
        Multiprocess(several, sockets=[sock]).run()
    return True


def worker() -> Any:
    """The application of one of several workers, which ends with whoever started it."""
    crew.begin()
    garbage.begin()
    return make_app(msgspec.json.decode(os.environ[ENVIRONMENT], type=Settings))
