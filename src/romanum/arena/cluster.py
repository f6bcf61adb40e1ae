"""The arena on many machines: games are played on a Ray cluster, and played again where a machine is lost.

A game follows from its number and the arena's seed alone, so it does not matter where it is played, or how often it was
begun: a task has one ticket at a time, another only when the first is known to be lost, and a ticket is taken in once.
"""

from __future__ import annotations

import os
import socket
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from itertools import islice
from time import monotonic
from typing import Any, Final, Generic, TypeVar

from romanum import __version__
from romanum.arena.executor import Executor, Local, Unreachable

T = TypeVar("T")
R = TypeVar("R")

HERE: Final = "ray"
FAR: Final = "ray://"
TRIES: Final = 3
"""So many processes a task may take down with it before it is given up;"""
MACHINES: Final = 20
"""so many machines may be lost under it, which is hardly its fault."""
AHEAD: Final = 2
"""Tasks for a core: one is carried out and one waits, so that the core does not."""
LOOK: Final = 5.0
"""After so many seconds the cluster is asked anew how many cores it has."""
KNOCK: Final = 10.0
"""Seconds that an address has to let somebody in."""
STORE: Final = 100_000_000
"""Bytes of shared memory for a Ray of our own: results are small."""


def placed(on: str, jobs: int | None) -> Executor:
    """The executor for a place as people write it: nothing is this machine, `ray` and `ray://HOST:PORT` a cluster."""
    return OnRay(on, jobs) if on else Local(1 if jobs is None else jobs)


class OnRay:
    """A Ray cluster: `ray` is the one this machine belongs to, or a new one of its own; `ray://…` is elsewhere."""

    def __init__(self, address: str = HERE, jobs: int | None = None) -> None:
        if address != HERE and not (address.startswith(FAR) and address.rpartition(":")[2].isdigit()):
            raise Unreachable(f"an arena is held on 'ray' or on 'ray://HOST:PORT', not on {address!r}")
        if jobs is not None and jobs < 1:
            raise ValueError(f"an arena needs at least one job, not {jobs}")
        if find_spec("ray") is None or (address != HERE and find_spec("grpc") is None):
            raise Unreachable("an arena on Ray needs the extra: pip install 'romanum-games[cluster]'")
        self.address = address
        self.jobs = jobs
        """No more games at once than these; as many as there are cores if it is nothing."""

    def run(self, work: Callable[[T], R], tasks: Iterable[T], lost: Callable[[T, str], R]) -> Generator[R, None, None]:
        """The results as they come."""
        from ray.exceptions import RayError

        with self.joined() as ray:
            tickets = _Tickets(ray, work, iter(tasks), lost, self.jobs)
            try:
                yield from tickets.results()
            except (RayError, ConnectionError) as problem:
                raise Unreachable(f"the cluster cannot go on: {_first_line(problem)}") from problem
            finally:
                tickets.cancel()

    @contextmanager
    def joined(self) -> Iterator[Any]:
        """Ray, joined for as long as it is needed; one that somebody has joined already is left as it is."""
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody else need know that there was an arena
        import ray

        if ray.is_initialized():
            yield ray
            return
        try:
            self._join(ray)
        except (OSError, RuntimeError, ValueError) as problem:
            raise Unreachable(f"{self.address} cannot be reached: {_first_line(problem)}") from problem
        try:
            yield ray
        finally:
            ray.shutdown()

    def _join(self, ray: Any) -> None:
        _knock(os.environ.get("RAY_ADDRESS", "") if self.address == HERE else self.address)
        quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR"}
        if self.address != HERE:
            ray.init(self.address, **quiet)
            return
        try:
            ray.init(num_cpus=self.jobs, object_store_memory=STORE, include_dashboard=False, **quiet)
        except ValueError:  # there is a cluster already, so nobody may say how large it is to be
            ray.init(**quiet)


def _knock(address: str) -> None:
    """Whether anybody is there at all: Ray itself would wait for minutes."""
    host, _, port = address.removeprefix(FAR).rpartition(":")
    if port.isdigit():
        socket.create_connection((host.strip("[]"), int(port)), KNOCK).close()


class _Errand(Generic[T]):
    """A task, and how often it was lost."""

    def __init__(self, task: T) -> None:
        self.task = task
        self.crashes = 0
        self.machines = 0

    @property
    def hopeless(self) -> bool:
        return self.crashes >= TRIES or self.machines >= MACHINES


class _Tickets(Generic[T, R]):
    """The tasks that are under way, each with one ticket."""

    def __init__(
        self, ray: Any, work: Callable[[T], R], tasks: Iterator[T], lost: Callable[[T, str], R], jobs: int | None
    ) -> None:
        self._ray, self._work, self._tasks, self._lost, self._jobs = ray, work, tasks, lost, jobs
        self._remote = ray.remote(num_cpus=1, max_retries=0)(carried_out)
        self._out: dict[Any, _Errand[T]] = {}
        self._room, self._looked = 1, -LOOK

    def results(self) -> Iterator[R]:
        """All results as they come."""
        self._fill()
        while self._out:
            ready, _ = self._ray.wait(list(self._out), num_returns=1, timeout=LOOK)
            found = [result for ticket in ready for result in self._taken(ticket)]
            self._fill()
            yield from found

    def cancel(self) -> None:
        """End what is still under way."""
        for ticket in self._out:
            with suppress(Exception):  # whoever cannot be told is gone
                self._ray.cancel(ticket, force=True)
        self._out.clear()

    def _fill(self) -> None:
        free = self._most() - len(self._out)
        for task in islice(self._tasks, max(free, 0)):
            self._send(_Errand(task))

    def _most(self) -> int:
        """How many tasks there may be under way: machines come and go."""
        if self._jobs is not None:
            return self._jobs
        if monotonic() - self._looked >= LOOK:
            self._room = max(AHEAD * int(self._ray.cluster_resources().get("CPU", 0)), 1)
            self._looked = monotonic()
        return self._room

    def _send(self, errand: _Errand[T]) -> None:
        self._out[self._remote.remote(__version__, self._work, errand.task)] = errand

    def _taken(self, ticket: Any) -> Iterator[R]:
        """The result of a ticket; none if its process or machine is gone, for then the task has a new ticket."""
        from ray.exceptions import NodeDiedError, ObjectLostError, OutOfMemoryError, WorkerCrashedError

        errand = self._out.pop(ticket)
        try:
            yield self._ray.get(ticket)
        except (NodeDiedError, ObjectLostError):
            errand.machines += 1
            yield from self._again(errand)
        except (WorkerCrashedError, OutOfMemoryError):
            errand.crashes += 1
            yield from self._again(errand)

    def _again(self, errand: _Errand[T]) -> Iterator[R]:
        if errand.hopeless:
            yield self._lost(errand.task, f"{errand.crashes} processes and {errand.machines} machines died under it")
        else:
            self._send(errand)


def carried_out(version: str, work: Callable[[T], R], task: T) -> R:
    """A task on whichever machine it has come to. Another version of Romanum there might play other games."""
    if version != __version__:
        raise RuntimeError(f"Romanum is {version} where the arena is held, {__version__} on a machine of the cluster")
    return work(task)


def _first_line(problem: BaseException) -> str:
    """What is the matter, without the story of how it came about."""
    cause = getattr(problem, "cause", None)
    if isinstance(cause, BaseException):
        return f"{type(cause).__name__}: {_first_line(cause)}"
    return (str(problem).strip() or type(problem).__name__).splitlines()[0]
