"""Processor time, measured step by step: what a question costs where it is answered, and not what it waits for."""

from __future__ import annotations

import time
from collections.abc import Callable, Coroutine, Generator, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any, Final, Generic, TypeVar

T = TypeVar("T")

Clock = Callable[[], float]


def _clock() -> Clock:
    """The time that this thread has had a processor; where nobody counts that, such as in a page, the time that goes
    by."""
    try:
        time.thread_time()
    except (AttributeError, OSError):
        return time.perf_counter
    return time.thread_time


PROCESSOR_CLOCK: Final = _clock()


class Meter:
    """Counts the processor time, in milliseconds, that is used for one question."""

    def __init__(self, clock: Clock = PROCESSOR_CLOCK) -> None:
        self.spent = 0.0
        self._clock = clock
        self._begun: float | None = None

    def start(self) -> None:
        """From now on."""
        if self._begun is None:
            self._begun = self._clock()

    def stop(self) -> None:
        """Until now."""
        if self._begun is not None:
            self.spent += 1000 * (self._clock() - self._begun)
            self._begun = None

    @contextmanager
    def stopped(self) -> Iterator[None]:
        """What is done here is done for others, who do not ask."""
        runs = self._begun is not None
        self.stop()
        try:
            yield
        finally:
            if runs:
                self.start()


METER: Final[ContextVar[Meter | None]] = ContextVar("METER", default=None)
"""What measures the question that is being answered."""


@contextmanager
def for_others() -> Iterator[None]:
    """What is done here is not on the account of whoever asked: telling a thousand onlookers of his action."""
    meter = METER.get()
    if meter is None:
        yield
    else:
        with meter.stopped():
            yield


class Measured(Generic[T]):
    """Something to be awaited, of which every step is measured; what it waits for is not."""

    def __init__(self, work: Coroutine[Any, Any, T], meter: Meter) -> None:
        self._work = work
        self._meter = meter

    def __await__(self) -> Generator[Any, Any, T]:
        step: Callable[[Any], Any] = self._work.send
        value: Any = None
        while True:
            self._meter.start()
            try:
                waits = step(value)
            except StopIteration as done:
                found: T = done.value
                return found
            finally:
                self._meter.stop()
            try:
                value, step = (yield waits), self._work.send
            except BaseException as problem:
                value, step = problem, self._work.throw


async def measured(work: Coroutine[Any, Any, T], meter: Meter | None = None) -> T:
    """The same work, on the account of whoever asks, also in a task of its own."""
    meter = meter or METER.get()
    return await (work if meter is None else Measured(work, meter))
