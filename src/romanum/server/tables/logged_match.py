"""A match held in memory that is never ahead of its log: read from it, brought up to it, written to it.

An action is played in memory, written to the log, and only then seen by anybody. If it cannot be written, or another
worker was faster, what is in memory is thrown away and read again from the log.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Coroutine, Hashable, Sequence
from contextlib import asynccontextmanager
from typing import Any, NamedTuple, TypeVar

import msgspec

from romanum.engine.match import Match
from romanum.engine.speech.language import ENGLISH, speaking
from romanum.engine.standing.orders import Order
from romanum.server.bounds.background import beside
from romanum.server.bounds.problem import not_found
from romanum.server.store import LogRow, MatchRow, SeatRow, StoreFault
from romanum.server.store.clocks import thought
from romanum.server.store.rows import Standing
from romanum.server.tables import order_book, seat_wishes
from romanum.server.tables.folded_past import fold
from romanum.server.tables.match_storage import Keeping
from romanum.server.tables.order_book import OrderBook
from romanum.server.tables.pace import Pace
from romanum.server.tables.restoration import CARRY, Rebuilt, play_entry, rebuild
from romanum.server.tables.seat_view import Screen, result_info
from romanum.server.tables.snapshots import Kept, Snapshot, Trace, is_due, program_of, take, trace
from romanum.server.tables.tutors import tutor_of
from romanum.server.wire import Answer, ForesightInfo

log = logging.getLogger(__name__)

T = TypeVar("T")

OPEN_BYTES, ENTRY_BYTES, EVENT_BYTES = 40_000, 700, 600
"""What a table weighs in memory, and each entry of its log and each event more."""


class Sent(NamedTuple):
    """A message to a seat: up to which entry of the log it tells, its text, and the view that the seat has then."""

    seq: int
    text: bytes
    view: dict[str, Any]


class LoggedMatch:
    """A match in memory, changed by one hand at a time."""

    def __init__(self, store: Keeping, row: MatchRow, chairs: list[SeatRow]) -> None:
        self.row = row
        self.chairs = chairs
        self.match: Match[Any]
        self.log: list[LogRow] = []
        self.marks: list[int] = [0]
        self.screen: Screen
        self.pending: tuple[int, ...] = ()
        """The seats that were asked after the last entry of the log."""
        self.over = False
        self.tutor = tutor_of(row)
        """Who leads through the match, if it is a lesson."""
        self.taught = False
        """Whether that lesson is over: bots play no longer."""
        self.unwanted: int | None = None
        """The seat that is asked what it wished not to be asked: it is to pass, unless it thinks better of it."""
        self.wanted: dict[tuple[int, str], str] = {}
        """What the seats wish about being asked, also what is not in the log yet."""
        self.book = OrderBook()
        """The orders of the seats, and what they have played."""
        self.pace = Pace()
        self.sent: dict[Hashable, Sent] = {}
        """What seats were sent after the last entry, for others who see the same."""
        self.foreseeing: dict[tuple[str, int], asyncio.Task[ForesightInfo | None]] = {}
        """What is being worked out, or was, of what the offered actions lead to: by language and seat."""
        self.timed = (row, chairs)
        """The match and its seats as they stood when the clocks were looked at last."""
        self.touched = 0.0
        """When somebody needed the match itself."""
        self.closed = False
        """Whether the host has closed the match: nothing is played any longer."""
        self.gone = False
        """Whether it was let go: there may be another table of this match."""
        self.watched = 0
        """How many sockets look at it and bots think about it."""
        self._store = store
        self._lock = asyncio.Lock()
        self._keeping = asyncio.Lock()
        self._base = 0
        self._spoiled = True
        self._rested_at: int | None = None
        self._wishes_changed = False
        self._tasks: set[asyncio.Task[Any]] = set()

    @property
    def id(self) -> str:
        """The match's id."""
        return self.row.id

    @property
    def seq(self) -> int:
        """How many entries the log has."""
        return len(self.log) if self._rested_at is None else self._rested_at

    @property
    def busy(self) -> bool:
        """Whether somebody needs this object to stay."""
        return bool(self.watched) or self._lock.locked()

    @property
    def weight(self) -> int:
        """About how many bytes it takes."""
        return 0 if self._spoiled else OPEN_BYTES + ENTRY_BYTES * self.seq + EVENT_BYTES * self.marks[-1]

    @property
    def quiet(self) -> bool:
        """Whether nothing is being changed, and what is in memory is what stands in the log."""
        return not (self._spoiled or self.gone or self.closed or self._lock.locked())

    def rest(self) -> None:
        """Forget everything that can be read from the log again, unless somebody is about to change it."""
        if not self._lock.locked():
            self._rested_at = self.seq
            self._spoiled = True
            self.log, self.marks = [], [0]
            self.sent.clear()
            self.foreseeing.clear()
            self.__dict__.pop("match", None)
            self.__dict__.pop("screen", None)

    def let_go(self) -> None:
        """From now on there may be another table of this match: whoever still holds this one looks at the log first."""
        self.gone = True

    @asynccontextmanager
    async def still(self) -> AsyncIterator[Match[Any]]:
        """The match while nothing is being changed; everything in it is on disk."""
        async with self._lock:
            await self._fresh(look=self.gone)
            yield self.match

    def why_no_undo(self, match: Match[Any], seat: int) -> str:
        """Empty if a seat may take back what it did last, else the reason; a lesson is its learner's alone."""
        if self.tutor is None or seat != self.tutor.lesson.seat:
            return match.why_no_undo(seat)
        return self.tutor.why_no_undo(match)

    def _look_at_orders(self) -> None:
        self.book.look(self.match, self.log, obeys=self.tutor is None)

    def wishes_changed(self) -> None:
        """Another worker was told how somebody wishes to be asked."""
        self._wishes_changed = True

    async def _read_wishes(self) -> None:
        """Read what the seats wish, and their orders, if another worker was told of some."""
        if self._wishes_changed:
            self._wishes_changed = False
            self.wanted = await self._store.wishes(self.id)
            self.book.orders = order_book.read(await self._store.orders(self.id))

    async def catch_up(self, told: LogRow | None = None) -> bool:
        """Take in what other workers have written; whether there was anything.

        `told` is an entry that another worker says it has written: if it is the next one, nothing need be read.
        """
        async with self._lock:
            before = self.seq
            if told is not None and told.seq == before + 1 and not (self._spoiled or self.closed):
                self.touched = time.monotonic()
                self._play_again(told)
            elif told is None or told.seq > before:
                await self._fresh(look=True)
            if self.seq != before:
                await self._look_at_clocks()
            return self.seq != before

    async def look_again(self) -> None:
        """Take in what other workers may have written; where there are none, nothing need be read."""
        if self._store.shared:
            await self.catch_up()

    def _play_again(self, entry: LogRow) -> None:
        """Play an entry that stands in the log already."""
        self._spoiled = True
        play_entry(self.match, entry)
        self._keep(entry)
        self._spoiled = False

    async def reload_chairs(self) -> None:
        """Read again who sits where."""
        self.chairs = await self._store.chairs(self.id)
        await self._look_at_clocks()

    async def _look_at_clocks(self) -> None:
        """What everybody has in the bank is worked out where it is kept; whoever looks on is told it with the entry."""
        if self.row.allowance or self.row.bank:
            row = await self._store.match(self.id)
            self.timed = (row or self.row, await self._store.chairs(self.id))

    def events_kept(self, since: int) -> int:
        """How many of the events a client had after entry `since` still stand."""
        if not 0 <= since < len(self.marks):
            return 0
        return min(self.marks[since:])

    def _in_the_background(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[Any]) -> None:
        """Whoever asked has heard of a fault, if still there."""
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()

    async def settle(self) -> None:
        """Wait for what was begun."""
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _enter(self, entry: LogRow, order: Order | None = None) -> Answer:
        """Play an entry that is known to be right, write it, keep it."""
        entry = await self._with_wishes(entry, order)
        self._spoiled = True
        play_entry(self.match, entry)
        return await self._write(entry)

    async def _with_wishes(self, entry: LogRow, order: Order | None = None) -> LogRow:
        """An entry that takes along what is wished and not in the position yet, and the order that plays it."""
        await self._read_wishes()
        private = seat_wishes.private_of(seat_wishes.not_yet_in(self.match.position, self.wanted), order)
        return msgspec.structs.replace(entry, private=private) if private else entry

    async def _write(self, entry: LogRow) -> Answer:
        """Write an entry that has been played, and keep it.

        From before it was played until it is kept the table is spoiled: whatever goes wrong on the way, memory counts
        for nothing and is read anew.
        """
        led_to = trace(self.match, self.marks, entry).to_be_written()
        standing = self._standing()
        took = thought(self.row, self.pending, standing.turn)
        if not await self._store.append(self.id, entry, standing, led_to, took):
            await self._fresh()
            return Answer("stale", self.seq)
        self._keep(entry)
        self._spoiled = False
        await self._look_at_clocks()
        if is_due(self.match, self.seq):
            made = take(self.match, self.marks, self.log, self._base)
            self._in_the_background(self._keep_snapshots(made.after, [made]))
        return Answer("done", self.seq)

    def _keep(self, entry: LogRow) -> None:
        self.log.append(entry)
        self.marks.append(len(self.match.events))
        if entry.kind == "undo":
            self.screen.forget_from(len(self.match.events))
        self.book.enter(entry, len(self.match.history))
        self._take_stock()

    def _take_stock(self) -> None:
        """What is known of the match without looking at it."""
        self._rested_at = None
        self.pending, self.over = self.match.pending, self.match.over
        self.taught = self.tutor is not None and self.tutor.step(self.match) is None
        taken_back = bool(self.log) and self.log[-1].kind == "undo"
        self.unwanted = None if taken_back else self.match.unwanted
        self._look_at_orders()
        self.pace.put(self.match, self.log[-1].seat if self.log else None)
        self.sent.clear()
        self.foreseeing.clear()
        fold(self.match)

    def _standing(self) -> Standing:
        match = self.match
        state = "over" if match.over else "running"
        with speaking(ENGLISH):
            result = result_info(match)
        return Standing(len(match.history), list(match.pending), state, result)

    async def _fresh(self, look: bool = False) -> None:
        """Make memory agree with the log: all of it if something went wrong, else only what is new."""
        if self.closed:
            raise not_found()
        self.touched = time.monotonic()
        if self._spoiled:
            await self._read_log()
        elif look:
            for entry in await self._store.entries(self.id, self.seq):
                if entry.kind == CARRY:
                    self._spoiled = True
                    await self._read_log()
                    return
                self._play_again(entry)

    async def _read_log(self) -> None:
        """All of it; if the program has been updated and another worker was the first to see that, once more."""
        rebuilt = await self._rebuilt()
        while not await self._settled(rebuilt):
            self.row = await self._store.match(self.id) or self.row
            rebuilt = await self._rebuilt()
        self.marks, self._base = rebuilt.marks, rebuilt.base
        self.screen = Screen(self.match)
        self.book.read_log(self.log, len(self.match.history))
        self._take_stock()
        self._spoiled = False
        await self._look_at_clocks()
        if rebuilt.missing or rebuilt.tail:
            self._in_the_background(self._keep_snapshots(rebuilt.known, rebuilt.missing, rebuilt.tail))

    async def _rebuilt(self) -> Rebuilt:
        self.log = await self._store.entries(self.id)
        self._wishes_changed = True
        await self._read_wishes()
        kept = Kept(await self._store.snapshots(self.id), await self._store.traces(self.id))
        rebuilt = await rebuild(self.row, self.log, kept)
        self.match = rebuilt.match
        return rebuilt

    async def _settled(self, rebuilt: Rebuilt) -> bool:
        """Write down what an update of the program means for the match; False if another worker was faster."""
        if rebuilt.outlook == "same":
            return True
        build, rules = program_of(self.match.game), self.match.rules
        if rebuilt.new_base is None:
            await self._store.adopt(self.id, build, rules)
        else:
            written = await beside(rebuilt.new_base.write)
            if rebuilt.entry is None:
                await self._store.keep_base(self.id, build, rebuilt.base, written)
            elif await self._store.carry_over(self.id, rebuilt.entry, self._standing(), (build, rules), written):
                log.warning("match %s goes on by other rules, from where it stood", self.id)
                self.log.append(rebuilt.entry)
            else:
                return False
        self.row = msgspec.structs.replace(self.row, build=build, rules=rules)
        return True

    async def _keep_snapshots(self, known: int, made: list[Snapshot], tail: Sequence[tuple[int, Trace]] = ()) -> None:
        """Keep snapshots after the first `known` entries, in the order in which they were made.

        If that fails, nothing is lost: what they tell is still told by traces, or by the log.
        """
        try:
            async with self._keeping:
                written = [(snapshot.seq, await beside(snapshot.write)) for snapshot in made]
                traces = [(seq, found.write()) for seq, found in tail]
                await self._store.keep_snapshots(self.id, known, written, traces)
        except StoreFault as fault:
            log.warning("a snapshot of match %s was not kept: %s", self.id, fault)
