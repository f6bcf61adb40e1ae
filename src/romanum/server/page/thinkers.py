"""Who thinks for a page: workers, which are sent a task as bytes and answer with bytes.

    in_worker(task)

is what such a worker does with a task. A task is JSON: what kind it is of, for how long it may be thought about, and
what is asked. So is the answer: what was found, or why nothing could be.
"""

from __future__ import annotations

import asyncio
import inspect
import logging
import time
from collections.abc import Awaitable, Callable, Hashable
from typing import Any, Final, Literal

import msgspec

from romanum.games import NotHere
from romanum.server.lobby import trials, uploads
from romanum.server.lobby.trials import Case, Finding, Trials
from romanum.server.lobby.uploads import Outcome, Uploads
from romanum.server.page.packs import game_named
from romanum.server.thinking import analysts, opinion
from romanum.server.thinking.fair_queue import Who
from romanum.server.thinking.opinion import Opinion
from romanum.server.thinking.questions import NobodyThinks, Questions, Work

log = logging.getLogger(__name__)

Kind = Literal["decide", "warm-up", "look", "record", "sheet"]
"""A bot's decision or hint; making ready for hints; a part of an analysis; a record, or a sheet, that is brought."""
Think = Callable[[bytes], Awaitable[bytes] | bytes]
"""Has a task done by a worker. It fails if the worker is gone, and there is another for the next."""

TRIES: Final = 3
"""So often a task is given to a worker when the one before has died over it."""
SETTLED: Final = 3.0
"""So many seconds after the first look at a table it is on the screen."""
NULL: Final = msgspec.Raw(b"null")


class Task(msgspec.Struct):
    """What a worker is to do."""

    kind: Kind
    game: str
    """Which game it is about, as far as that can be seen: a worker needs it."""
    seconds: float
    asked: msgspec.Raw


class Done(msgspec.Struct):
    """What came of it."""

    found: msgspec.Raw = NULL
    fault: str = ""
    not_here: str = ""
    """The game that would have been needed, and is not where the worker is."""


def in_worker(task: bytes) -> bytes:
    """Do a task; never raises."""
    try:
        read = msgspec.json.decode(bytes(task), type=Task)
        found = _DOES[read.kind](bytes(read.asked), read.seconds)
        return msgspec.json.encode(Done(msgspec.Raw(found)))
    except NotHere as problem:
        return msgspec.json.encode(Done(not_here=problem.name))
    except Exception as problem:
        log.exception("a task cannot be done")
        return msgspec.json.encode(Done(fault=f"{type(problem).__name__}: {problem}"[:500]))


def _decide(asked: bytes, seconds: float) -> bytes:
    return msgspec.json.encode(opinion.decide(asked, seconds))


def _warm_up(asked: bytes, seconds: float) -> bytes:
    opinion.warm_up(asked, seconds)
    return b"null"


def _record(asked: bytes, seconds: float) -> bytes:
    begun = time.perf_counter()
    outcome = uploads.outcome_of(msgspec.json.decode(asked, type=uploads.Task))
    return msgspec.json.encode(msgspec.structs.replace(outcome, seconds=time.perf_counter() - begun))


def _sheet(asked: bytes, seconds: float) -> bytes:
    return msgspec.json.encode(trials.finding_of(msgspec.json.decode(asked, type=Case)))


_DOES: Final[dict[Kind, Callable[[bytes, float], bytes]]] = {
    "decide": _decide,
    "warm-up": _warm_up,
    "look": analysts.look,
    "record": _record,
    "sheet": _sheet,
}

KINDS: Final[dict[Work, tuple[Kind, Any]]] = {
    opinion.decide: ("decide", list[Opinion]),
    opinion.warm_up: ("warm-up", None),
    analysts.look: ("look", None),
    _record: ("record", None),
    _sheet: ("sheet", None),
}
"""What is asked of those who think, as a kind of task; and what the answer is, if it is not bytes."""


class Workers(Questions):
    """The workers, and the queue before them."""

    def __init__(self, think: Think, workers: int = 1) -> None:
        super().__init__(workers)
        self._think = think
        self._later: asyncio.TimerHandle | None = None

    def warm_up(self, kind: Hashable, asked: bytes) -> None:
        """A little later: who has just sat down waits for his table, on the same few cores."""
        self._warm.add(kind)
        if self._later is not None:
            self._later.cancel()
        self._later = asyncio.get_running_loop().call_later(SETTLED, super().warm_up, kind, asked)

    async def _done(self, work: Work, asked: bytes, seconds: float, helped: bool) -> Any:
        """Have something done; by another worker, if one dies over it."""
        kind, answer = KINDS[work]
        found = await self.have_done(kind, asked, seconds)
        return msgspec.json.decode(found, type=answer) if answer is not None else found

    async def have_done(self, kind: Kind, asked: bytes, seconds: float) -> bytes:
        """The answer to a task."""
        task = msgspec.json.encode(Task(kind, game_named(asked), seconds, msgspec.Raw(asked)))
        for attempt in range(TRIES):
            try:
                told = self._think(task)
                done = msgspec.json.decode(bytes(await told if inspect.isawaitable(told) else told), type=Done)
            except Exception as problem:
                log.warning("a worker is gone: %s", problem)
                self._warm.clear()
                if attempt == TRIES - 1:
                    raise NobodyThinks("the page's workers cannot be reached") from problem
            else:
                if done.not_here:
                    raise NotHere(done.not_here)
                if done.fault:
                    raise RuntimeError(done.fault)
                return bytes(done.found)
        raise AssertionError("unreachable")

    async def close(self) -> None:
        """Ask no more."""
        if self._later is not None:
            self._later.cancel()
        await self._leave()


class PageUploads(Uploads):
    """Records that are brought are played by a worker."""

    def __init__(self, workers: Workers) -> None:
        super().__init__()
        self._workers = workers

    async def _in_a_process(self, task: bytes) -> Outcome:
        found = await self._workers.work(_record, task, Who())
        return msgspec.json.decode(found, type=Outcome)


class PageTrials(Trials):
    """Sheets are read by a worker."""

    def __init__(self, workers: Workers) -> None:
        super().__init__()
        self._workers = workers

    async def _in_a_process(self, case: Case) -> Finding:
        found = await self._workers.work(_sheet, msgspec.json.encode(case), Who())
        return msgspec.json.decode(found, type=Finding)
