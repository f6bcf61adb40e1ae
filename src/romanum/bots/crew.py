"""A crew: processes that share the work of one decision.

The lines of a decision are numbered, and what comes of one hangs on its number and the decision's seed alone. So the
bot that decides has them carried out wherever there is room, some ahead, and counts them in their order: with the same
number of lines it chooses the same, however many processes are at work.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Sequence
from functools import lru_cache
from importlib import import_module
from itertools import count
from typing import TYPE_CHECKING, Any, Final, Protocol

import msgspec

from romanum.bots.chair import Chair
from romanum.bots.known import Known
from romanum.engine.action import Move
from romanum.engine.counsel.staff import Aim
from romanum.engine.dice import FastDice
from romanum.engine.position import Position

if TYPE_CHECKING:  # where there are no processes, none can be imported
    from concurrent.futures import Future, ProcessPoolExecutor

AHEAD: Final = 2
"""So many lines a process are under way or wait, so that none has to."""


def all_but_one() -> int:
    """How many processes may think at home: one core is left for the rest."""
    return max(1, (os.cpu_count() or 2) - 1)


def imagined(chair: Chair, seed: int, number: int) -> Position:
    """The imagined position of that number in a decision: the same in any process."""
    return chair.imagine(FastDice.seeded(seed + number))


class Try(msgspec.Struct, frozen=True):
    """A line to be carried out: in which imagined position, with which first move, for which aim."""

    number: int
    move: Move
    aim: Aim | None = None


class Brief(msgspec.Struct):
    """What a helper is told of a decision."""

    known: Known
    bot: str
    """The place of its class, `module:Class`."""
    seed: int


class Liner(Protocol):
    """A bot whose lines can be carried out one by one."""

    def settle(self, chair: Chair) -> None:
        """Make up its mind how it thinks in the game of the chair."""

    def line(self, chair: Chair, world: Position, what: Try) -> list[float]:
        """Carry out a line on a copy of its imagined position; what came of it for each seat."""


class BrokeOff(RuntimeError):
    """A line came to nothing, because an imagined position did not work."""


class Crew:
    """The helpers. They are started with the first decision, and asked as soon as all of them are ready."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self._pool: ProcessPoolExecutor | None = None
        self._starting: list[Future[None]] = []

    def lines(self, bot: Liner, known: Callable[[], Known], seed: int) -> Lines | None:
        """The lines of a decision; None while there is nobody to help."""
        if self.processes < 2:
            return None
        if self._pool is None:
            self._pool = _pool_of(self.processes)
            self._starting = [self._pool.submit(_ready) for _ in range(self.processes)]
        if not all(one.done() for one in self._starting):
            return None
        cls = type(bot)
        brief = Brief(known(), f"{cls.__module__}:{cls.__qualname__}", seed)
        return Lines(self._pool, msgspec.json.encode(brief), AHEAD * self.processes)

    def wait(self) -> None:
        """Until the helpers are ready, where they were started."""
        for one in self._starting:
            one.result()

    def close(self) -> None:
        """Send the helpers home; others are started if they are wanted again."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool, self._starting = None, []


def give_crew(bot: Any, crew: Crew) -> None:
    """Let a bot be helped that thinks long enough for it."""
    if getattr(bot, "takes_crew", False):
        bot.crew = crew


class Lines:
    """The lines of one decision that are under way."""

    def __init__(self, pool: ProcessPoolExecutor, brief: bytes, most: int) -> None:
        self._pool = pool
        self._brief = brief
        self._most = most
        self._under_way: dict[Try, Future[list[float] | None]] = {}
        self._given: set[Try] = set()

    def outcome(self, number: int, wanted: Sequence[tuple[Move, Aim | None]], which: int) -> list[float]:
        """What came of one of the wanted lines of a pass; those after it, and of passes to come, are begun as well.

        Raises `BrokeOff` if nothing did, and `BrokenProcessPool` if a helper has died.
        """
        self._give(number, wanted, which)
        found = self._under_way.pop(Try(number, *wanted[which])).result()
        if found is None:
            raise BrokeOff
        return found

    def close(self) -> None:
        """What nobody waits for any longer is not begun."""
        for future in self._under_way.values():
            future.cancel()

    def _give(self, number: int, wanted: Sequence[tuple[Move, Aim | None]], which: int) -> None:
        for n in count(number):
            for what in (Try(n, *one) for one in wanted[which if n == number else 0 :]):
                if len(self._under_way) >= self._most:
                    return
                if what not in self._given:
                    self._given.add(what)
                    self._under_way[what] = self._pool.submit(carry_out, self._brief, what)


def _pool_of(processes: int) -> ProcessPoolExecutor:
    import multiprocessing
    from concurrent.futures import ProcessPoolExecutor

    return ProcessPoolExecutor(processes, mp_context=multiprocessing.get_context("spawn"), initializer=enlist)


# ---- in a helper's process


def carry_out(brief: bytes, what: Try) -> list[float] | None:
    """A line of a decision; None if it broke off."""
    helper = _helper(brief)
    try:
        return helper.carry_out(what)
    except Exception:  # an imagined position may be one that no game reaches; whoever decides counts it
        return None


class _Helper:
    """Somebody who helps with one decision."""

    def __init__(self, brief: Brief) -> None:
        module, _, cls = brief.bot.partition(":")
        self._bot: Any = getattr(import_module(module), cls)()
        self._chair = Chair.of(brief.known)
        self._bot.settle(self._chair)
        self._seed = brief.seed
        self._world = lru_cache(2)(self._imagined)

    def carry_out(self, what: Try) -> list[float]:
        found: list[float] = self._bot.line(self._chair, self._world(what.number), what)
        return found

    def _imagined(self, number: int) -> Position:
        return imagined(self._chair, self._seed, number)


@lru_cache(2)
def _helper(brief: bytes) -> _Helper:
    return _Helper(msgspec.json.decode(brief, type=Brief))


def _ready() -> None:
    """Nothing is left to load."""


def enlist() -> None:
    """Interrupts from the keyboard are the business of whoever decides; the process ends when he does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    begin()


def begin() -> None:
    """A process ends when the one that started it does, however that ended."""
    import multiprocessing
    import threading

    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_follow, args=(parent,), daemon=True).start()


def _follow(parent: Any) -> None:
    parent.join()
    os._exit(0)
