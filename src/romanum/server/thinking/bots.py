"""Bots at the tables: they take their turns one after the other, and think in processes of their own.

A seat has at most one decision under way, and the queue before the processes is fair by person, so every match gets its
share of them, however many run and however fast some of them are. Matches of bots among themselves, at which nobody
looks, are played so many at a time, and take turns.

A bot that cannot think, because its process dies again and again or because of a defect, is not given up: it tries
again after pauses that grow, and at once when somebody opens the table or asks for it. The table is told meanwhile.
"""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections import Counter
from collections.abc import Awaitable
from typing import Final, NamedTuple, Protocol

from romanum.bots import strongest
from romanum.server.bounds.problem import Problem
from romanum.server.store import StoreFault
from romanum.server.store.fault import NoRoom
from romanum.server.tables.table import Table
from romanum.server.thinking.aims import Aims
from romanum.server.thinking.fair_queue import Fair, Who
from romanum.server.thinking.opinion import Opinion, question
from romanum.server.thinking.questions import Questions

log = logging.getLogger(__name__)

PAUSE: Final = 2.0
"""So long a bot waits when the store cannot be written to."""
PAUSES: Final = (5.0, 15.0, 60.0, 300.0, 900.0, 3600.0)
"""So many seconds a bot that cannot think waits, once, twice, and so on; the last of them from then on."""
MOST_ALONE: Final = 50
"""So many matches of bots among themselves, at which nobody looks, are played at the same time."""
SPELL: Final = 40
"""So many decisions are taken in one of them before it is another's turn."""

Seat = tuple[str, int]
"""A match and a seat."""


class Host(Protocol):
    """What bots need of the server."""

    async def hand_back(self, match: str, seat: int) -> None:
        """Give a seat back to its person."""

    async def table_for_bots(self, match: str) -> Table | None:
        """A table that bots want to play at, if it can be had."""

    def bots_changed(self, match: str) -> None:
        """A bot has got stuck, or goes on."""

    def looked_at(self, match: str) -> bool:
        """Whether anybody looks at a match."""


class Stuck(NamedTuple):
    """A bot that cannot think."""

    times: int
    until: float


def for_whom(table: Table) -> Who:
    """Whose the bots of a match are."""
    return Who(table.row.place, table.row.owner)


class Bots:
    """Plays the seats that bots hold."""

    pace: float = 0.0
    """Seconds that a bot waits before each step it takes for a person by wish: it can be followed, and stopped."""

    def __init__(
        self,
        thinkers: Questions,
        host: Host,
        *,
        awake: bool = True,
        most_alone: int = MOST_ALONE,
        pauses: tuple[float, ...] = PAUSES,
    ) -> None:
        self.awake = awake
        """Whether this worker is the one that lets bots play."""
        self._host = host
        self._thinkers = thinkers
        self._most_alone = most_alone
        self._pauses = pauses
        self._aims = Aims()
        self._seats: set[Seat] = set()
        self._stuck: dict[Seat, Stuck] = {}
        self._alone: Counter[str] = Counter()
        """Matches of bots among themselves that are played now, and the decisions taken in this spell."""
        self._line: Fair[str] = Fair()
        self._in_line: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def sitting(self) -> int:
        """How many bots are at it."""
        return len(self._seats)

    @property
    def in_line(self) -> int:
        """How many matches of bots among themselves wait for their turn."""
        return len(self._in_line)

    def stuck(self, match: str) -> list[int]:
        """The seats of a match whose bots cannot think."""
        return sorted(seat for known, seat in self._stuck if known == match)

    def look(self, table: Table, *, at_once: bool = False) -> None:
        """Set bots to work that are asked something now; `at_once` also those that wait after a failure."""
        unasked = {*table.book.answering, table.unwanted}
        asked = [seat for seat in table.pending if table.chairs[seat].bot is not None or seat in unasked]
        if not self.awake or not asked or table.taught or not self._may_play(table):
            return
        for seat in asked:
            stuck = self._stuck.get((table.id, seat))
            waits = stuck is not None and stuck.until > time.monotonic() and not at_once
            if (table.id, seat) not in self._seats and not waits:
                self._seats.add((table.id, seat))
                self._begin(self._sit(table, seat))

    def wait_in_line(self, match: str, who: Who) -> None:
        """A match of bots among themselves is to be played when it is its turn."""
        if match not in self._in_line and match not in self._alone:
            self._in_line.add(match)
            self._line.put(who, match)
        self._call_next()

    async def close(self) -> None:
        """Stop all bots; what they were about to do is asked again next time."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # ---- matches of bots among themselves

    def _may_play(self, table: Table) -> bool:
        """Whether a match need not wait (any longer). One with people in it, or at which somebody looks, never does."""
        match = table.id
        if any(chair.person is not None for chair in table.chairs) or self._host.looked_at(match):
            return True
        if match in self._in_line:
            return False
        if match not in self._alone and len(self._alone) < self._most_alone and not self._in_line:
            self._alone[match] = 0
        elif match not in self._alone or (self._alone[match] >= SPELL and self._in_line):
            self._alone.pop(match, None)
            self.wait_in_line(match, for_whom(table))
            return False
        self._alone[match] += 1
        return True

    def _call_next(self) -> None:
        while self.awake and self._in_line and len(self._alone) < self._most_alone:
            who, match = self._line.take()
            self._line.charge(who, 1.0)
            self._in_line.discard(match)
            self._alone[match] = 0
            self._begin(self._play_alone(match))

    async def _play_alone(self, match: str) -> None:
        table = await self._host.table_for_bots(match)
        if table is not None:
            self.look(table)
        self._left(match)

    def _left(self, match: str) -> None:
        """If no bot is at a match any longer, another may be played."""
        if match in self._alone and not any(known == match for known, _ in self._seats):
            del self._alone[match]
            self._call_next()

    # ---- one bot

    def _begin(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _sit(self, table: Table, seat: int) -> None:
        """Answer as long as the seat is asked and a bot holds it."""
        table.watched += 1
        try:
            while await self._answer(table, seat):
                self._goes_on(table.id, seat)
            self._goes_on(table.id, seat)
        except Problem as problem:
            log.warning("the bot in seat %d of match %s gets up: %s", seat, table.id, problem)
        except Exception:
            log.exception("the bot in seat %d of match %s cannot think", seat, table.id)
            self._pause(table.id, seat)
        finally:
            table.watched -= 1
            if table.over or table.closed:
                self._aims.forget(table.id, len(table.chairs))
            self._seats.discard((table.id, seat))
            self._left(table.id)

    def _pause(self, match: str, seat: int) -> None:
        """Try again later."""
        times = self._stuck[match, seat].times + 1 if (match, seat) in self._stuck else 1
        pause = self._pauses[min(times, len(self._pauses)) - 1]
        self._stuck[match, seat] = Stuck(times, time.monotonic() + pause)
        self._host.bots_changed(match)
        self._begin(self._try_again(match, pause))

    async def _try_again(self, match: str, pause: float) -> None:
        await asyncio.sleep(pause)
        table = await self._host.table_for_bots(match)
        if table is not None:
            self.look(table, at_once=True)

    def _goes_on(self, match: str, seat: int) -> None:
        if self._stuck.pop((match, seat), None) is not None:
            self._host.bots_changed(match)

    async def _answer(self, table: Table, seat: int) -> bool:
        """One decision; whether there may be another."""
        if table.closed or not self.awake or table.id in self._in_line:
            return False
        try:
            return await self._decide(table, seat)
        except NoRoom:
            raise  # that does not pass in a moment: it is told like a bot that cannot think
        except StoreFault as problem:
            log.warning("a bot waits: %s", problem)
            await asyncio.sleep(PAUSE)
            return True

    async def _decline(self, table: Table, seat: int) -> bool:
        """Pass for a seat that wished not to be asked; among people, where the time would tell something, not sooner
        than anybody is heard."""
        seq = table.seq
        if table.unhurried and table.in_company(seat):
            await asyncio.sleep(table.pace.left(seat))
        return await table.decline(seat, seq) or table.seq != seq

    async def _obey(self, table: Table, seat: int) -> bool:
        """Let a seat's orders answer; among people not sooner than somebody would who thinks about it."""
        seq = table.seq
        if table.in_company(seat):
            await asyncio.sleep(table.pace.left(seat))
        return await table.obey(seat, seq) or table.seq != seq

    async def _decide(self, table: Table, seat: int) -> bool:
        if seat == table.unwanted and await self._decline(table, seat):
            return True
        if seat in table.book.answering and table.chairs[seat].bot is None and await self._obey(table, seat):
            return True
        async with table.still() as match:
            bot = table.chairs[seat].bot
            if bot is None or seat not in match.pending or table.taught:
                return False
            begins = bool(table.chairs[seat].lead_in) and match.game.begins(match.position, seat)
            seq = table.seq
            offered = [option.text for option in match.decision(seat).options]
            actions = len(match.history)
            aim = self._aims.of(table.id, seat, actions)
            kept = aim, self._aims.thought(table.id, seat)
            asked = question(match, seat, bot, random.getrandbits(48), 0, None, *kept) if len(offered) > 1 else b""
        if begins:
            await self._host.hand_back(table.id, seat)
            return False
        chosen = Opinion(offered[0], aim=aim, thought=kept[1])
        if asked:
            (chosen,) = await self._thinkers.think(asked, for_whom(table), helped=bot == strongest())
        if table.chairs[seat].by_wish:
            await asyncio.sleep(self.pace)
        if table.chairs[seat].bot is None:
            return False  # its person has come back while it was thinking
        answer = await table.act(seat, seq, chosen.text, None)
        if answer.answer == "refused":
            log.error("%s chose %r in match %s, which is not offered", bot, chosen.text, table.id)
            await table.act(seat, seq, random.choice(offered), None)
        elif answer.answer == "done":
            self._aims.note(table.id, seat, actions + 1, chosen.aim, chosen.thought)
        return True
