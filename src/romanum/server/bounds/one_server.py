"""One server a database file: a second one would not see what the first is doing.

The lock is an exclusive transaction on a small database beside the file: it works on every system and ends with the
process, however that ends.
"""

from __future__ import annotations

import sqlite3
from contextlib import suppress
from pathlib import Path

from romanum.server.store.engine import database_url, faults


class AlreadyRunning(Exception):
    """Another server uses the database; `address` tells where, if it is known."""

    def __init__(self, address: str) -> None:
        super().__init__(f"another server is running on this database{f' at {address}' if address else ''}")
        self.address = address


class Keeper:
    """Holds the database of a server that is alone with it. PostgreSQL keeps its own order."""

    def __init__(self, database: str) -> None:
        url = database_url(database)
        alone = url.get_backend_name() == "sqlite" and url.database not in (None, "", ":memory:")
        self._path = Path(f"{url.database}.lock") if alone else None
        self._lock: sqlite3.Connection | None = None

    def take(self) -> None:
        """Take the lock or raise `AlreadyRunning`; `StoreFault` if there can be none."""
        if self._path is None:
            return
        with faults():
            self._path.parent.mkdir(parents=True, exist_ok=True)
            self._lock = self._locked(self._path)
        with suppress(OSError):
            self._address_file.unlink(missing_ok=True)

    def _locked(self, path: Path) -> sqlite3.Connection:
        lock = sqlite3.connect(path, isolation_level=None, timeout=0)
        try:
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as problem:
            lock.close()
            if "locked" in str(problem):
                raise AlreadyRunning(self._address_file.read_text() if self._address_file.exists() else "") from None
            raise
        return lock

    @property
    def _address_file(self) -> Path:
        return Path(f"{self._path}.address")

    def tell(self, address: str) -> None:
        """Write down where the server is, for the next one that is started."""
        if self._path is not None:
            with suppress(OSError):
                self._address_file.touch(mode=0o600)
                self._address_file.write_text(address)

    def leave(self) -> None:
        """Let the lock go."""
        if self._lock is not None:
            with suppress(OSError):
                self._address_file.unlink(missing_ok=True)
            self._lock.close()
            self._lock = None
