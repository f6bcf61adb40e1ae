"""A match being played: what its seats do, each thing checked, entered in the log, and told.

Whatever a seat says comes with the number of the log that it has seen: the same thing said twice is done once, and what
comes too late is not done.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Mapping, Sequence
from contextlib import asynccontextmanager
from itertools import takewhile
from typing import Any, TypeVar

from romanum.engine.action import Move, NotUnderstood
from romanum.engine.rule import WhyNot
from romanum.engine.speech.language import language
from romanum.engine.standing.orders import Order
from romanum.engine.ways import Walk
from romanum.server.bounds.processor_time import measured
from romanum.server.store import LogRow, MatchRow, SeatRow
from romanum.server.tables import order_book, seat_wishes
from romanum.server.tables.foresight import Foresight
from romanum.server.tables.logged_match import LoggedMatch
from romanum.server.tables.match_storage import Keeping
from romanum.server.tables.restoration import accept_entry
from romanum.server.wire import Answer, ForesightInfo

T = TypeVar("T")

News = Callable[["Table"], Awaitable[None]]


class Table(LoggedMatch):
    """A match being played."""

    def __init__(self, store: Keeping, row: MatchRow, chairs: list[SeatRow], news: News) -> None:
        super().__init__(store, row, chairs)
        self._news = news

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

    async def foresee(self, seat: int) -> ForesightInfo | None:
        """What the offered actions of a seat lead to, worked out once for all who look, while others act; None if the
        match has gone on meanwhile."""
        key = language(), seat
        if key not in self.foreseeing:
            self.foreseeing[key] = self._in_the_background(self._foresee(key))
        return await asyncio.shield(self.foreseeing[key])

    async def _foresee(self, key: tuple[str, int]) -> ForesightInfo | None:
        try:
            async with self.still() as match:
                seat, seq = key[1], self.seq
                foresight = Foresight(match, seat)
            while foresight.work():
                await asyncio.sleep(0)
                if self.seq != seq:
                    self.foreseeing.pop(key, None)
                    return None
        except BaseException:
            self.foreseeing.pop(key, None)
            raise
        return ForesightInfo(seat, seq, foresight.odds, foresight.final if self.tutor is None else {})

    async def prefer(self, seat: int, wishes: Mapping[str, str]) -> dict[str, str]:
        """Keep how a seat wishes to be asked, and say what it wishes now. Nobody else hears of it."""
        async with self.still() as match:
            await self._read_wishes()
            made = seat_wishes.made(match, self.wanted, seat, wishes)
            await self._store.keep_wishes(self.id, made)
            self.wanted |= made
            self.sent.clear()
            return seat_wishes.told(match, self.wanted, seat)

    def wishes(self, seat: int | None) -> dict[str, str]:
        """What a seat wishes, where it does not want to be asked about everything. The table must be still."""
        return {} if seat is None else seat_wishes.told(self.match, self.wanted, seat)

    async def decline(self, seat: int, seq: int) -> bool:
        """Pass for a seat that wished not to be asked; False if it has thought better of it, or has answered."""
        async with self.still() as match:
            if seat != self.unwanted or not seat_wishes.still_unwanted(match, self.wanted, seat):
                return False
            text = match.declining
        return (await self.act(seat, seq, text, self.chairs[seat].person)).answer == "done"

    async def order(self, seat: int, orders: Sequence[Order]) -> list[Order]:
        """Give a seat these orders instead of those it had, and say which it has now. Nobody else hears of it."""
        async with self.still() as match:
            await self._read_wishes()
            given = order_book.given_now(match, orders)
            await self._store.keep_orders(self.id, seat, order_book.write(given))
            self.book.orders[seat] = given
            self._look_at_orders()
            self.sent.clear()
            return self.book.told(match, seat)

    async def orders_changed(self) -> None:
        """Another worker was told orders of somebody."""
        async with self.still():
            self._wishes_changed = True
            await self._read_wishes()
            self._look_at_orders()
            self.sent.clear()

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

    @property
    def unhurried(self) -> bool:
        """Whether when somebody answers now must tell nothing: in a discreet match, and where everybody is asked."""
        return self.discreet or self.match.asks_everybody

    def in_company(self, seat: int) -> bool:
        """Whether anybody but the person in a seat could wonder who answers there."""
        others = any(chair.person not in (None, self.chairs[seat].person) for chair in self.chairs)
        return others or self.row.public

    def _too_early(self, seat: int, seq: int) -> float:
        """So many seconds an answer by hand waits, so that when it is heard tells nothing."""
        known = seq == self.seq and 0 <= seat < len(self.chairs) and self.unhurried
        return self.pace.left(seat) if known and self.in_company(seat) else 0.0

    async def _surely(self, work: Coroutine[Any, Any, Answer], wait: float = 0.0) -> Answer:
        """Finish what was begun, even if the one who asked has gone; after so many seconds."""
        work = measured(work)
        return await asyncio.shield(self._in_the_background(_after(wait, work) if wait else work))

    @asynccontextmanager
    async def _in_step(self, seq: int) -> AsyncIterator[bool]:
        """The table for one hand alone, with all that stands in the log; whether that has `seq` entries now.

        Where it seems to have another number, it is looked whether other workers have written something.
        """
        async with self._lock:
            await self._fresh(look=self.gone or (self._store.shared and seq != self.seq))
            yield seq == self.seq

    async def _act(self, seat: int, seq: int, text: str, person: int | None) -> Answer:
        async with self._in_step(seq) as in_step:
            if not in_step:
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
        async with self._in_step(seq) as in_step:
            if not in_step:
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
        async with self._in_step(seq) as in_step:
            if not in_step:
                return Answer("stale", self.seq)
            reason = self.why_no_undo(self.match, seat)
            if reason:
                return Answer("refused", self.seq, WhyNot("", "", reason))
            answer = await self._take_back(1 if self.tutor is None else self.tutor.steps_back(self.match), person)
        return await self._told(answer)

    async def _take_back(self, actions: int, person: int) -> Answer:
        """The last actions are taken back one by one, each by an entry of its own in the name of who did it."""
        answer = Answer("stale", self.seq)
        for _ in range(actions):
            answer = await self._enter(LogRow(self.seq + 1, "undo", self.match.history[-1].seat, "", person))
            if answer.answer != "done":
                break
        return answer

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


async def _after(seconds: float, work: Coroutine[Any, Any, T]) -> T:
    await asyncio.sleep(seconds)
    return await work
