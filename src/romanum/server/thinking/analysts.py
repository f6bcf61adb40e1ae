"""Matches that are over, looked over by a bot in the processes in which bots think.

One at a time in each worker; the others wait in the order in which they were asked for. Of each only one task is in the
queue before the processes, on the account of whoever asked, so that no bot at a table waits long for it. What has been
found is kept in the store from time to time: after a restart it goes on from there.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterable
from typing import Any, Final

import msgspec

from romanum.analysis import Analysis, Survey
from romanum.analysis.analysis import read
from romanum.analysis.assessment import judged, weighed
from romanum.analysis.parts import Choice, Judged, Stretch, Weighed
from romanum.bots import strongest
from romanum.engine.match import Match
from romanum.engine.past import NotKept
from romanum.server.bounds.problem import Problem
from romanum.server.store import StoreFault
from romanum.server.store.papers import DONE, FAILED, RUNNING, AnalysisRow
from romanum.server.tables.open_tables import Tables
from romanum.server.tables.storage import Storage
from romanum.server.thinking.fair_queue import Who
from romanum.server.thinking.questions import Questions
from romanum.server.wire import AnalysisInfo

log = logging.getLogger(__name__)

A_STRETCH: Final = 1.0
"""So long they try what was luck in a dozen actions."""
JUDGING, WEIGHING = 0.35, 0.8
"""The parts of the time after which swings are judged in a hurry, and choices no longer weighed for the first time."""
WORLDS: Final = 10
KEEPING: Final = 5.0
"""So often, in seconds, it is written down what has been found."""
MOST_ANSWERS: Final = 50
MOST_WAITING: Final = 40
"""So many matches wait at most."""
LONGEST: Final = 20_000
"""A match with more actions is not looked over."""


class Task(msgspec.Struct):
    """What a process is sent: one of the two."""

    stretch: Stretch | None = None
    choice: Choice | None = None


class Found(msgspec.Struct):
    """What it answers."""

    judged: list[Judged] | None = None
    choice: Weighed | None = None
    seconds: float = 0.0
    """So long it took; waiting does not count."""


def look(asked: bytes, most: float) -> bytes:
    """What a process does: judge a stretch or weigh a choice, for `most` seconds at most where there is a crowd."""
    begun, task, found = time.monotonic(), msgspec.json.decode(asked, type=Task), Found()
    if task.stretch is not None:
        seconds = most if task.stretch.seconds is None else min(task.stretch.seconds, most)
        found.judged = judged(msgspec.structs.replace(task.stretch, seconds=seconds))
    elif task.choice is not None:
        seconds = most if task.choice.seconds is None else min(task.choice.seconds, most)
        found.choice = weighed(msgspec.structs.replace(task.choice, seconds=seconds))
    found.seconds = time.monotonic() - begun
    return msgspec.json.encode(found)


class Answers:
    """What was found in the last matches that somebody has read about, ready to be told again."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Hashable, AnalysisInfo] = OrderedDict()

    def get(self, key: Hashable) -> AnalysisInfo | None:
        """What was kept, if it was."""
        return self._kept.get(key)

    def keep(self, key: Hashable, info: AnalysisInfo) -> AnalysisInfo:
        """Keep it, in place of what was kept for longest."""
        self._kept[key] = info
        if len(self._kept) > MOST_ANSWERS:
            self._kept.popitem(last=False)
        return info


class Analysts:
    """Looks matches over, one after the other."""

    def __init__(self, store: Storage, tables: Tables, thinkers: Questions, seconds: float) -> None:
        self.seconds = seconds
        """So long the processes think about one match, in all."""
        self.answers = Answers()
        self._store = store.analyses
        self._tables = tables
        self._thinkers = thinkers
        self._waiting: OrderedDict[str, AnalysisRow] = OrderedDict()
        self._progress: dict[str, int] = {}
        self._task: asyncio.Task[None] | None = None

    # ---- asked from outside

    async def of(self, match: str) -> AnalysisRow | None:
        """How far the analysis of a match is, or what was found; None if nobody has asked for one."""
        row = await self._store.of(match)
        if row is not None and row.state == RUNNING and match in self._progress:
            row = msgspec.structs.replace(row, progress=self._progress[match])
        return row

    def before(self, match: str) -> int:
        """How many others are looked over before this one, as far as is known here."""
        return list(self._waiting).index(match) if match in self._waiting else 0

    async def begin(self, match: str, who: Who) -> None:
        """Judged a match over when its turn comes; `Problem` if too many wait."""
        if match in self._waiting:
            return
        if len(self._waiting) >= MOST_WAITING:
            raise Problem(503, "busy", "Too many matches are being looked over; try again in some minutes.")
        await self._store.begin(match, who.person or 0, who.place)
        self._put(AnalysisRow(match, who.person or 0, who.place, RUNNING, 0, b""))

    async def go_on(self) -> None:
        """Take up what was under way when the server stopped."""
        try:
            for row in await self._store.under_way():
                self._put(row)
        except StoreFault as fault:
            log.warning("analyses are not taken up: %s", fault)

    async def close(self) -> None:
        """Stop; what has been written down is taken up again next time."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    # ---- one after the other

    def _put(self, row: AnalysisRow) -> None:
        self._waiting.setdefault(row.match, row)
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._work())

    async def _work(self) -> None:
        while self._waiting:
            match, row = next(iter(self._waiting.items()))
            try:
                await self._look_over(row)
            except (Problem, NotKept, ValueError) as problem:
                log.info("match %s cannot be looked over: %s", match, problem)
                await self._give_up(match)
            except StoreFault as fault:
                log.warning("match %s is looked over later: %s", match, fault)
            except Exception:
                log.exception("match %s cannot be looked over", match)
                await self._give_up(match)
            finally:
                self._progress.pop(match, None)
                self._waiting.pop(match, None)

    async def _give_up(self, match: str) -> None:
        try:
            await self._store.keep(match, FAILED, 0, b"")
        except StoreFault as fault:
            log.warning("that match %s cannot be looked over is not kept: %s", match, fault)

    async def _look_over(self, row: AnalysisRow) -> None:
        table = await self._tables.newest(row.match)
        table.watched += 1
        try:
            async with table.still() as played:
                survey = Survey(played.copy(), strongest(), fitting(row.data, played))
            await _Sitting(self, survey, row).run()
        finally:
            table.watched -= 1

    async def ask(self, task: Task, who: Who) -> Found:
        """Have one task done."""
        answer: bytes = await self._thinkers.work(look, msgspec.json.encode(task), who)
        return msgspec.json.decode(answer, type=Found)

    async def keep(self, match: str, state: str, progress: int, found: Analysis) -> None:
        """Write down what has been found."""
        await self._store.keep(match, state, progress, found.to_json())

    def told(self, match: str, progress: int) -> None:
        """How far it is."""
        self._progress[match] = progress


class _Sitting:
    """One match being looked over."""

    def __init__(self, analysts: Analysts, survey: Survey, row: AnalysisRow) -> None:
        self._analysts = analysts
        self._survey = survey
        self._row = row
        self._spent = 0.0
        self._kept = time.monotonic()

    async def run(self) -> None:
        """Judge, weigh, weigh again; and keep it."""
        survey, limit = self._survey, self._analysts.seconds
        stretches = survey.stretches(WORLDS, A_STRETCH)
        for make in stretches:
            stretch = msgspec.structs.replace(make(), seconds=min(A_STRETCH, JUDGING * limit / len(stretches)))
            if self._spent > JUDGING * limit:
                stretch = msgspec.structs.replace(stretch, worlds=0)
            await self._ask(Task(stretch=stretch), 0, 40, len(survey.seen) / max(1, len(survey.match.history)))
        await self._weigh(survey.choices(max(0.0, WEIGHING * limit - self._spent)), WEIGHING * limit, 40, 85)
        await self._weigh(survey.doubtful(max(0.0, limit - self._spent)), limit, 85, 100)
        await self._analysts.keep(self._row.match, DONE, 100, survey.analysis())

    async def _weigh(self, tasks: Iterable[Callable[[], Choice]], until: float, low: int, high: int) -> None:
        made = list(tasks)
        for number, make in enumerate(made):
            if self._spent >= until:
                return
            await self._ask(Task(choice=make()), low, high, number / len(made))

    async def _ask(self, task: Task, low: int, high: int, part: float) -> None:
        found = await self._analysts.ask(task, Who(self._row.place, self._row.person))
        self._spent += found.seconds
        self._survey.heard(found.judged if found.choice is None else found.choice)
        progress = round(low + (high - low) * part)
        self._analysts.told(self._row.match, progress)
        if time.monotonic() - self._kept > KEEPING:
            self._kept = time.monotonic()
            await self._analysts.keep(self._row.match, RUNNING, progress, self._survey.analysis())


def fitting(data: bytes, match: Match[Any]) -> Analysis | None:
    """What was kept of a match, if it is by this program and its strongest bot."""
    try:
        found = read(data) if data else None
    except ValueError:
        return None
    fits = found is not None and found.fits(match.fingerprint(), match.game.build, strongest())
    return found if fits else None
