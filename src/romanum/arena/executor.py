"""Where the games of an arena are played: in this process, in several, or wherever an executor can be written for.

An executor is given a function and tasks and yields the results in any order. `romanum.arena.cluster` has one for Ray.
For another kind of cluster, write one with that single method and hand it to `run`; nothing else knows where a game is
played.
"""

from __future__ import annotations

import signal
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager, suppress
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import Any, Generic, Protocol, TypeVar

T = TypeVar("T")
R = TypeVar("R")


class Unreachable(ValueError):
    """A place that cannot be had, or no longer. One line."""


class Executor(Protocol):
    """Something that carries out tasks."""

    def run(self, work: Callable[[T], R], tasks: Iterable[T], lost: Callable[[T, str], R]) -> Generator[R, None, None]:
        """The results, in any order. `lost` makes one of a task whose process died. Closing the generator stops all.

        Raises `Unreachable` if the place itself cannot be had.
        """


class Local:
    """This machine: `jobs` processes, or this very process if there is only one job."""

    def __init__(self, jobs: int = 1) -> None:
        if jobs < 1:
            raise ValueError(f"an arena needs at least one job, not {jobs}")
        self.jobs = jobs

    def run(self, work: Callable[[T], R], tasks: Iterable[T], lost: Callable[[T, str], R]) -> Generator[R, None, None]:
        """The results as they come."""
        if self.jobs == 1:
            yield from map(work, tasks)
        else:
            yield from self._spread(work, iter(tasks), lost)

    def _spread(self, work: Callable[[T], R], tasks: Iterator[T], lost: Callable[[T, str], R]) -> Iterator[R]:
        busy: list[_Worker[T, R]] = []
        try:
            for task in islice(tasks, self.jobs):
                busy.append(_Worker(work))
                busy[-1].give(task)
            while busy:
                ready = wait([worker.line for worker in busy])
                for worker in [worker for worker in busy if worker.line in ready]:
                    result = worker.answer(lost)
                    for task in islice(tasks, 1):
                        worker.give(task)
                        break
                    else:
                        busy.remove(worker)
                        worker.stop()
                    yield result
        finally:
            for worker in busy:
                worker.stop()


class _Worker(Generic[T, R]):
    """A process with a line to it. If it dies another takes its place."""

    def __init__(self, work: Callable[[T], R]) -> None:
        self._work = work
        self._task: T
        self._begin()

    def _begin(self) -> None:
        context = get_context("spawn")
        self.line, far_end = context.Pipe()
        self._process = context.Process(target=_serve, args=(self._work, far_end), daemon=True)
        with _deaf_to_interrupts():
            self._process.start()
        far_end.close()

    def give(self, task: T) -> None:
        """Send a task; to a new process if this one has died since."""
        self._task = task
        try:
            self.line.send(task)
        except OSError:
            self.stop()
            self._begin()
            self.line.send(task)

    def answer(self, lost: Callable[[T, str], R]) -> R:
        """The result of the task, or what `lost` makes of a process that died."""
        try:
            result: R = self.line.recv()
        except (EOFError, OSError):
            self._process.join()
            code = self._process.exitcode
            self.line.close()
            self._begin()
            return lost(self._task, f"the process that played it ended with code {code}")
        return result

    def stop(self) -> None:
        """End the process, whatever it is doing."""
        self._process.terminate()
        self._process.join()
        self.line.close()


def _serve(work: Callable[[Any], Any], line: Connection) -> None:
    """Carry out tasks until the line is closed. Interrupts from the keyboard are the parent's business."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(EOFError, OSError):
        while True:
            line.send(work(line.recv()))


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """A process started in here is deaf to Ctrl-C from its first moment, before it can say so itself."""
    try:
        before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    except ValueError:  # not the main thread
        yield
        return
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
