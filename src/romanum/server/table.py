"""The matches being played: each held in memory, changed by one hand at a time, and never ahead of the log.

An action is played in memory, written to the log, and only then seen by anybody. If it cannot be written, or another
worker was faster, what is in memory is thrown away and read again from the log.

Memory is bounded: the past is folded away, tables that nobody needs are let go, and where all tables together weigh too
much, those that nobody has touched for longest rest: they stay open, and are read again when somebody touches them.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Hashable, Mapping, Sequence
from contextlib import asynccontextmanager
from itertools import takewhile
from typing import Any, Final, NamedTuple, TypeVar

import msgspec

from romanum.engine.action import Move, NotUnderstood
from romanum.engine.language import ENGLISH, speaking
from romanum.engine.match import Match
from romanum.engine.orders import Order
from romanum.engine.rule import WhyNot
from romanum.engine.ways import Walk
from romanum.server import ordering, wishing
from romanum.server.build import CARRY, Rebuilt, accept_entry, play_entry, rebuild
from romanum.server.folding import fold
from romanum.server.ordering import OrderBook
from romanum.server.pacing import Pace
from romanum.server.problem import Problem, not_found
from romanum.server.seeing import Screen, result_info
from romanum.server.snapshots import Kept, Snapshot, Trace, is_due, program_of, take, trace
from romanum.server.store import LogRow, MatchRow, SeatRow, Store, StoreFault
from romanum.server.store.clocks import thought
from romanum.server.store.rows import Standing
from romanum.server.tutoring import tutor_of
from romanum.server.wire import Answer

log = logging.getLogger(__name__)

T = TypeVar("T")

MOST_OPEN: Final = 5_000
"""So many tables can be open, that is looked at or played by bots, in one worker; for more there is no room."""
MOST_KEPT: Final = 1_000
"""So many are kept in memory in any case; above it those that nobody looks at are let go."""
MOST_BYTES: Final = 512_000_000
"""So much all tables together weigh; above it those that nobody touches rest."""
AT_A_TIME: Final = 4
"""So many matches are read from the store at the same time."""
FULL_SECONDS: Final = 60.0
"""When to try again where there is no room."""
LOOK_EVERY: Final = 64
"""So often at most, in actions, it is looked what all tables together weigh; where there are more tables than that, it
is as often as there are tables."""
OPEN_BYTES, ENTRY_BYTES, EVENT_BYTES = 40_000, 700, 600
"""What a table weighs in memory, and each entry of its log and each event more."""

News = Callable[["Table"], Awaitable[None]]


class Sent(NamedTuple):
    """A message to a seat: up to which entry of the log it tells, its text, and the view that the seat has then."""

    seq: int
    text: bytes
    view: dict[str, Any]


class Table:
    """A match being played."""

    def __init__(self, store: Store, row: MatchRow, chairs: list[SeatRow], news: News) -> None:
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
        self._news = news
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

    async def act(self, seat: int, seq: int, text: str, person: int | None) -> Answer:
        """Play an action that a seat chose when the log had `seq` entries; None as person is a bot."""
        wait = self._too_early(seat, seq) if person is not None else 0.0
        return await self._surely(self._act(seat, seq, text, person), wait)

    async def go(self, seat: int, seq: int, texts: Sequence[str], person: int) -> Answer:
        """Play several actions in order, each an entry of the log, until one of them leads to something unforeseen."""
        return await self._surely(self._go(seat, seq, texts, person), self._too_early(seat, seq))

    async def undo(self, seat: int, seq: int, person: int) -> Answer:
        """Take the seat's last action back."""
        return await self._surely(self._undo(seat, seq, person))

    async def prefer(self, seat: int, wishes: Mapping[str, str]) -> dict[str, str]:
        """Keep how a seat wishes to be asked, and say what it wishes now. Nobody else hears of it."""
        async with self._lock:
            await self._fresh(look=self.gone)
            await self._read_wishes()
            made = wishing.made(self.match, self.wanted, seat, wishes)
            await self._store.keep_wishes(self.id, made)
            self.wanted |= made
            self.sent.clear()
            return wishing.told(self.match, self.wanted, seat)

    def wishes(self, seat: int | None) -> dict[str, str]:
        """What a seat wishes, where it does not want to be asked about everything. The table must be still."""
        return {} if seat is None else wishing.told(self.match, self.wanted, seat)

    async def decline(self, seat: int, seq: int) -> bool:
        """Pass for a seat that wished not to be asked; False if it has thought better of it, or has answered."""
        async with self.still() as match:
            if seq != self.seq or seat != self.unwanted or not wishing.still_unwanted(match, self.wanted, seat):
                return False
            text = match.declining
        return (await self.act(seat, seq, text, self.chairs[seat].person)).answer == "done"

    async def order(self, seat: int, orders: Sequence[Order]) -> list[Order]:
        """Give a seat these orders instead of those it had, and say which it has now. Nobody else hears of it."""
        async with self._lock:
            await self._fresh(look=self.gone)
            await self._read_wishes()
            given = ordering.given_now(self.match, orders)
            await self._store.keep_orders(self.id, seat, ordering.write(given))
            self.book.orders[seat] = given
            self._look_at_orders()
            self.sent.clear()
            return self.book.told(self.match, seat)

    async def orders_changed(self) -> None:
        """Another worker was told orders of somebody."""
        async with self._lock:
            await self._fresh(look=self.gone)
            self._wishes_changed = True
            await self._read_wishes()
            self._look_at_orders()
            self.sent.clear()

    def _look_at_orders(self) -> None:
        self.book.look(self.match, self.log, obeys=self.tutor is None)

    async def obey(self, seat: int, seq: int) -> bool:
        """Let the orders of a seat answer; False if they do not, any longer, or it has answered."""
        return (await self._surely(self._obey(seat, seq))).answer == "done"

    async def _obey(self, seat: int, seq: int) -> Answer:
        """The orders are read once more: what was taken back, wherever that was, is not obeyed."""
        async with self._lock:
            self._wishes_changed = True
            await self._fresh(look=self.gone or self._store.shared)
            await self._read_wishes()
            self._look_at_orders()
            found = self.book.answer(self.match, seat) if seat in self.book.answering else None
            if seq != self.seq or found is None or self.chairs[seat].bot is not None:
                return Answer("stale", self.seq)
            entry = LogRow(seq + 1, "act", seat, found.text, self.chairs[seat].person)
            answer = await self._enter(entry, found.order)
        return await self._told(answer)

    @property
    def discreet(self) -> bool:
        """Whether being asked, and being there, must tell nothing."""
        return bool(self.row.options.get("discreet"))

    def in_company(self, seat: int) -> bool:
        """Whether anybody but the person in a seat could wonder who answers there."""
        others = any(chair.person not in (None, self.chairs[seat].person) for chair in self.chairs)
        return others or self.row.public

    def _too_early(self, seat: int, seq: int) -> float:
        """So many seconds an answer by hand waits, so that when it is heard tells nothing."""
        known = self.discreet and seq == self.seq and 0 <= seat < len(self.chairs)
        return self.pace.left(seat) if known and self.in_company(seat) else 0.0

    def wishes_changed(self) -> None:
        """Another worker was told how somebody wishes to be asked."""
        self._wishes_changed = True

    async def _read_wishes(self) -> None:
        """And orders."""
        if self._wishes_changed:
            self._wishes_changed = False
            self.wanted = await self._store.wishes(self.id)
            self.book.orders = ordering.read(await self._store.orders(self.id))

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

    async def _surely(self, work: Coroutine[Any, Any, Answer], wait: float = 0.0) -> Answer:
        """Finish what was begun, even if the one who asked has gone; after so many seconds."""
        return await asyncio.shield(self._in_the_background(_after(wait, work) if wait else work))

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

    async def _act(self, seat: int, seq: int, text: str, person: int | None) -> Answer:
        async with self._lock:
            await self._fresh(look=self.gone or (self._store.shared and seq != self.seq))
            if seq != self.seq:
                return self._out_of_step(seat, seq, text)
            objection = self._objection(seat, [text], person)
            if objection is not None:
                return Answer("refused", self.seq, objection)
            entry = await self._with_wishes(LogRow(seq + 1, "act", seat, text, person))
            self._spoiled = True
            refused = accept_entry(self.match, entry)
            if refused is not None:
                self._spoiled = False
                return Answer("refused", self.seq, refused)
            answer = await self._write(entry)
            await self._answer_by_script()
        return await self._told(answer)

    def _objection(self, seat: int, texts: Sequence[str], person: int | None) -> WhyNot | None:
        """What a lesson says to something else; nothing to bots, and in matches that are none."""
        if self.tutor is None or person is None:
            return None
        return self.tutor.objection_on_the_way(self.match, seat, texts)

    async def _answer_by_script(self) -> None:
        """In a lesson the other seats do what its script has for them."""
        while self.tutor is not None and (said := self.tutor.answer(self.match)) is not None:
            if (await self._enter(LogRow(self.seq + 1, "act", *said))).answer != "done":
                return

    async def _go(self, seat: int, seq: int, texts: Sequence[str], person: int) -> Answer:
        async with self._lock:
            await self._fresh(look=self.gone or (self._store.shared and seq != self.seq))
            if seq != self.seq:
                return self._gone_before(seat, seq, texts)
            refused = self.match.why_not(seat, texts[0])
            moves, unread = self._read(texts)
            if refused is None and unread:
                refused = self.match.why_not(seat, unread)
            refused = refused or self._objection(seat, texts, person)
            if refused is not None:
                return Answer("refused", self.seq, refused)
            answer = await self._walk(seat, moves, person)
            await self._answer_by_script()
        if answer.played:
            await self._news(self)
        return answer

    def _read(self, texts: Sequence[str]) -> tuple[list[Move], str]:
        """The moves that texts stand for, and the first text that stands for none."""
        moves = []
        for text in texts:
            try:
                moves.append(self.match.game.vocabulary.read(text))
            except NotUnderstood:
                return moves, text
        return moves, ""

    async def _walk(self, seat: int, moves: Sequence[Move], person: int) -> Answer:
        walk = Walk(self.match, seat, moves)
        while (text := walk.next) is not None:
            entered = await self._enter(LogRow(self.seq + 1, "act", seat, text, person))
            if entered.answer != "done":
                return Answer("stale", self.seq, played=len(walk.played))
            walk.taken()
        return Answer("done", self.seq, played=len(walk.played), stopped=walk.stopped)

    def _gone_before(self, seat: int, seq: int, texts: Sequence[str]) -> Answer:
        """An old number: as many of these very actions as were applied with it, or ones that come too late."""
        since = self.log[seq : seq + len(texts)] if seq >= 0 else []
        pairs = zip([(entry.kind, entry.seat, entry.text) for entry in since], texts, strict=False)
        same = len(list(takewhile(lambda pair: pair[0] == ("act", seat, pair[1]), pairs)))
        return Answer("doubled", seq + same, played=same) if same else Answer("stale", self.seq)

    async def _undo(self, seat: int, seq: int, person: int) -> Answer:
        async with self._lock:
            await self._fresh(look=self.gone or (self._store.shared and seq != self.seq))
            if seq != self.seq:
                return Answer("stale", self.seq)
            reason = self.match.why_no_undo(seat)
            if reason:
                return Answer("refused", self.seq, WhyNot("", "", reason))
            answer = await self._enter(LogRow(seq + 1, "undo", seat, "", person))
        return await self._told(answer)

    async def _told(self, answer: Answer) -> Answer:
        if answer.answer == "done":
            await self._news(self)
        return answer

    def _out_of_step(self, seat: int, seq: int, text: str) -> Answer:
        """An old number: the very action that was applied with it, or one that comes too late."""
        if 0 <= seq < self.seq:
            entry = self.log[seq]
            if (entry.kind, entry.seat, entry.text) == ("act", seat, text):
                return Answer("doubled", seq + 1)
        return Answer("stale", self.seq)

    async def _enter(self, entry: LogRow, order: Order | None = None) -> Answer:
        """Play an entry that is known to be right, write it, keep it."""
        entry = await self._with_wishes(entry, order)
        self._spoiled = True
        play_entry(self.match, entry)
        return await self._write(entry)

    async def _with_wishes(self, entry: LogRow, order: Order | None = None) -> LogRow:
        """An entry that takes along what is wished and not in the position yet, and the order that plays it."""
        await self._read_wishes()
        private = wishing.private_of(wishing.not_yet_in(self.match.position, self.wanted), order)
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
            written = await asyncio.to_thread(rebuilt.new_base.write)
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
                written = [(snapshot.seq, await asyncio.to_thread(snapshot.write)) for snapshot in made]
                traces = [(seq, found.write()) for seq, found in tail]
                await self._store.keep_snapshots(self.id, known, written, traces)
        except StoreFault as fault:
            log.warning("a snapshot of match %s was not kept: %s", self.id, fault)


async def _after(seconds: float, work: Coroutine[Any, Any, T]) -> T:
    await asyncio.sleep(seconds)
    return await work


class Tables:
    """All tables in memory, those used last kept longest."""

    def __init__(
        self,
        store: Store,
        news: News,
        *,
        most_open: int = MOST_OPEN,
        most_kept: int = MOST_KEPT,
        most_bytes: int = MOST_BYTES,
    ) -> None:
        self._store = store
        self._news = news
        self._most_open = most_open
        self._most_kept = most_kept
        self._most_bytes = most_bytes
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._opening: dict[str, asyncio.Task[Table]] = {}
        self._reading = asyncio.Semaphore(AT_A_TIME)
        self._played = 0

    def known(self, match: str) -> Table | None:
        """A table if it is in memory."""
        return self._tables.get(match)

    def close(self, match: str) -> None:
        """Let go of a match that was closed, also those who hold on to its table."""
        table = self._tables.pop(match, None)
        if table is not None:
            table.closed = True

    def all(self) -> list[Table]:
        """All tables in memory."""
        return list(self._tables.values())

    @property
    def weight(self) -> int:
        """About how many bytes all tables take together."""
        return sum(table.weight for table in self._tables.values())

    async def settle(self) -> None:
        """Wait for everything that was begun."""
        for table in self.all():
            await table.settle()

    async def table(self, match: str) -> Table:
        """The table of a running or finished match; `Problem` 503 if all tables there can be are in use."""
        table = self._tables.get(match)
        if table is None:
            table = await self._open(match)
        if match in self._tables:
            self._tables.move_to_end(match)
        return table

    async def _open(self, match: str) -> Table:
        """Read a match once, however many ask for it at the same time."""
        if match not in self._opening:
            task = self._opening[match] = asyncio.ensure_future(self._read(match))
            task.add_done_callback(lambda done: self._opened(match, done))
        return await asyncio.shield(self._opening[match])

    def _opened(self, match: str, done: asyncio.Task[Table]) -> None:
        """Whoever asked has heard of a fault, if still there."""
        del self._opening[match]
        if not done.cancelled():
            done.exception()

    async def _read(self, match: str) -> Table:
        self._make_room()
        async with self._reading:
            row = await self._store.match(match)
            if row is None or row.removed:
                raise not_found()
            if row.state == "waiting":
                raise Problem(409, "not-running", "This match has not begun yet.")
            table = Table(self._store, row, await self._store.chairs(match), self._tell)
            async with table.still():
                self._tables[match] = table
        return table

    def _make_room(self) -> None:
        """For one more: let go of tables that nobody looks at; `Problem` if there are none and the house is full."""
        spare = len(self._tables) + len(self._opening) - self._most_kept
        for table in [table for table in self._tables.values() if not table.busy][: max(spare, 0)]:
            self._let_go(table)
        if len(self._tables) + len(self._opening) > self._most_open:
            words = f"All {self._most_open} tables of this server are taken: try again in a minute."
            raise Problem(503, "full", words, retry_after=FULL_SECONDS)
        self._ease()

    def _let_go(self, table: Table) -> None:
        table.let_go()
        del self._tables[table.id]

    async def _tell(self, table: Table) -> None:
        self._played += 1
        if not self._played % max(LOOK_EVERY, len(self._tables)):
            self._ease()
        await self._news(table)

    def _ease(self) -> None:
        """If all tables together weigh too much, those that were touched longest ago rest, or are let go."""
        over = self.weight - self._most_bytes
        if over <= 0:
            return
        for table in sorted(self._tables.values(), key=lambda table: table.touched):
            over -= table.weight
            if table.busy:
                table.rest()
            else:
                self._let_go(table)
            if over <= 0:
                return
