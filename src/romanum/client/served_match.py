"""A match on a server, as the seats of one person may know it.

It has the questions and deeds of `romanum.engine.match.Match` that a desk needs, with the same shapes, made from what
the server has sent to these seats and from nothing else. Words and rules that never change are the game's own.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any
from urllib.parse import quote

import msgspec

import romanum
from romanum.client.requests import Caller
from romanum.client.shapes import (
    PROTOCOL,
    AllOdds,
    Answer,
    Asked,
    ChatLine,
    EventLine,
    Hints,
    MatchInfo,
    OrdersNow,
    PassedInfo,
    RefusedInfo,
    Seat,
    Table,
    WaysInfo,
    WhyAnswer,
    Wishes,
)
from romanum.engine.action import Action, Move, NotUnderstood
from romanum.engine.decision import AtStake, Decision
from romanum.engine.event import Prompt
from romanum.engine.game import Result
from romanum.engine.match import CannotUndo
from romanum.engine.odds import Odds
from romanum.engine.rule import IllegalAction, WhyNot
from romanum.engine.speech.words import Words
from romanum.engine.standing.orders import BadOrder, Order, Orders
from romanum.engine.standing.wishes import ASK, PassedOver
from romanum.engine.ways import NOWHERE_TO_GO, Leg, Risk, Stopped, Way, Ways, onward


class Moved(Exception):
    """The match has gone on meanwhile: what was said was meant for something else, and nothing was done."""


class ServedWalk:
    """Actions that the server has played one after the other, until it stopped by itself."""

    def __init__(self, match: ServedMatch, seat: int, moves: Sequence[Move]) -> None:
        self._match = match
        self._seat = seat
        ways = match.ways(seat)
        self._party = ways.party
        self._foreseen = ways.along(list(moves)) or []
        self._ahead = list(moves)
        self.played: list[str] = []
        self.stopped: Stopped = ""

    def got(self, played: int, stopped: Stopped) -> None:
        """How far it came."""
        write = self._match.game.vocabulary.write
        self.played = [write(move) for move in self._ahead[:played]]
        self._ahead = self._ahead[played:]
        self.stopped = stopped

    def onward(self) -> list[Move]:
        """The actions that end it, once the seat is asked again, if nothing has happened to those who go."""
        if self.stopped not in ("others", "dice") or self._seat not in self._match.asked:
            return []
        return onward(self._match.ways(self._seat), self._party, self._foreseen, len(self.played), self._ahead)


class ServedMatch:
    """A match being played on a server."""

    def __init__(self, caller: Caller, info: MatchInfo) -> None:
        self._caller = caller
        self.info = info
        self.id = info.id
        self.game = romanum.game(info.game)
        self.scenario = info.scenario
        self.mine = list(info.mine)
        self._tables: dict[int, Table] = {}
        self._events: dict[int, list[EventLine]] = {}
        self._labels: dict[str, str] = {}
        """What the offered actions do, as the server says it."""
        self._odds: tuple[int, int, AllOdds] = (-1, -1, {})
        self._last = ""
        """What was played here last."""
        self.taken_back = False
        """Whether something that had been told was taken back since the last look."""

    # ---- from the server

    def _call(self, what: str, body: Any = None, **how: Any) -> Any:
        return self._caller.call(f"/matches/{quote(self.id, safe='')}/{what}", body, **how)

    def look(self) -> None:
        """Fetch how it stands for each seat here: all of it, and of the log what is new."""
        for seat in self.mine:
            known = self._tables.get(seat)
            since = "" if known is None else f"&since={known.seq}"
            table: Table = self._call(f"table?seat={seat}&protocol={PROTOCOL}{since}", kind=Table)
            told = self._events.get(seat, [])
            self.taken_back |= table.first < len(told)
            self._tables[seat] = table
            self._events[seat] = [*told[: table.first], *table.events]
        asked = [table.decision for table in self._tables.values() if table.decision is not None]
        self._labels = {option.text: option.label for one in asked for option in one.options}

    def wait(self, seconds: int) -> None:
        """Look once something has happened, or after so many seconds."""
        table = self.table(None)
        self._call(f"table?seat={table.seat}&protocol={PROTOCOL}&since={table.seq}&wait={seconds}")
        self.look()

    def table(self, seat: int | None) -> Table:
        """The table as a seat has it; that of the first seat here for anybody else."""
        return self._tables[seat if seat in self._tables else self.mine[0]]

    @property
    def seq(self) -> int:
        """How many entries the log had when it was looked at."""
        return min(table.seq for table in self._tables.values())

    @property
    def asked(self) -> list[int]:
        """The seats here that must choose now, and that no bot plays."""
        here = {chair.seat: chair for chair in self.chairs}
        return [seat for seat in self.mine if self.table(seat).decision is not None and here[seat].bot is None]

    @property
    def chairs(self) -> list[Seat]:
        """Who sits where."""
        return self.table(None).seats

    @property
    def waiting(self) -> str:
        """What the table is waiting for."""
        return self.table(None).waiting

    # ---- what stands fast, and how it stands

    @property
    def names(self) -> list[str]:
        """What the seats are called, with who sits there where that is somebody else."""
        table = self.table(None)
        called = zip(table.names, table.seats, strict=True)
        return [
            name if chair.mine or not chair.who or chair.who in name else f"{name} ({chair.who})"
            for name, chair in called
        ]

    @property
    def seats(self) -> int:
        """How many there are."""
        return len(self.info.seats)

    @property
    def history(self) -> range:
        """As long as there are actions in effect."""
        return range(self.table(None).n)

    @property
    def events(self) -> Sequence[EventLine]:
        """The log, as the first seat here may know it."""
        return self._events[self.mine[0]]

    @property
    def pending(self) -> tuple[int, ...]:
        """The seats that must choose now."""
        return tuple(self.table(None).pending)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.table(None).state == "over"

    @property
    def result(self) -> Result | None:
        """The outcome, or None while the game goes on."""
        found = self.table(None).result
        if found is None:
            return None
        return Result(
            tuple(found.winners),
            tuple(tuple(row) for row in found.ranking),
            tuple(found.scores),
            found.how,
            found.facts,
        )

    # ---- what a seat is asked

    def _asked(self, seat: int) -> Asked:
        found = self.table(seat).decision
        if found is None:
            raise Moved
        return found

    def decision(self, seat: int) -> Decision:
        """What this seat is asked now."""
        one = self._asked(seat)
        options = [Action(option.text, self._move(option.text)) for option in one.options]
        return Decision(one.seat, one.step, one.rule, one.prompt, one.facts, options, one.window, one.question)

    def at_stake(self, seat: int) -> AtStake:
        """What its answers give up, spend or harm; nothing where the server does not say."""
        one = self._asked(seat)
        return AtStake(one.usual, one.stakes)

    def _move(self, text: str) -> Move:
        """The move of a text; where the server knows verbs that we do not, its words."""
        try:
            return self.game.vocabulary.read(text)
        except NotUnderstood:
            return tuple(text.split())

    def refused(self, seat: int) -> list[tuple[Action, WhyNot]]:
        """Everything the seat could think of now and may not do, each with its reason."""
        found: list[RefusedInfo] = self._call(f"refused?seat={seat}", kind=list[RefusedInfo])
        return [(Action(one.text, self._move(one.text)), one.refused) for one in found]

    def why_not(self, seat: int, action: str) -> WhyNot | None:
        """None if the seat may do this now, else the rule that forbids it."""
        found: WhyAnswer = self._call("why", {"seat": seat, "action": action}, kind=WhyAnswer)
        return None if found.allowed else found.refused

    def odds(self, seat: int, action: Action) -> Odds | None:
        """The chances of an offered action that leads to dice; those of all are fetched together."""
        seq = self.table(seat).seq
        if self._odds[:2] != (seat, seq):
            self._odds = (seat, seq, self._call(f"odds?seat={seat}", kind=AllOdds))
        return self._odds[2].get(action.text)

    def ways(self, seat: int) -> Ways:
        """Where those whom the seat has on the move can go."""
        decision = self.table(seat).decision
        return NOWHERE_TO_GO if decision is None or decision.ways is None else self._ways(decision.ways)

    def _ways(self, info: WaysInfo) -> Ways:
        risks = [Risk(one.kind, one.rule, one.chance, one.loses, tuple(one.whence), one.at_end) for one in info.risks]
        legs = tuple(
            Leg(
                self._move(leg.action),
                leg.place,
                leg.cost,
                leg.before,
                tuple(risks[number] for number in leg.risks),
                leg.ends,
                self._moves(leg.stays),
                chance=leg.chance,
            )
            for leg in info.legs
        )
        return Ways(info.at, legs, self._moves(info.stays), self._moves(info.rest), info.party, info.has, info.voyage)

    def _moves(self, texts: Iterable[str]) -> tuple[Move, ...]:
        return tuple(self._move(text) for text in texts)

    # ---- what it does

    def play(self, seat: int, action: Action) -> None:
        """Send an action; `IllegalAction` if it is refused, `Moved` if it came too late."""
        self._send(seat, "act", {"action": action.text})
        self._last = action.text

    def go(self, seat: int, goal: Way, *, stay: bool | str = True) -> ServedWalk:
        """Go a way by single actions."""
        halt = goal.only_stay if stay is True else self.game.vocabulary.read(stay) if stay else None
        return self.walk(seat, goal.moves(halt))

    def walk(self, seat: int, moves: Sequence[Move]) -> ServedWalk:
        """Have actions played one after the other, until one of them leads to something unforeseen."""
        walk = ServedWalk(self, seat, moves)
        texts = [self.game.vocabulary.write(move) for move in moves]
        answer = self._send(seat, "go", {"actions": texts})
        walk.got(answer.played, answer.stopped)
        self._last = walk.played[-1] if walk.played else self._last
        return walk

    def undo(self, seat: int) -> str:
        """Take the seat's last action back; what it was, as far as it was played from here."""
        reason = self.table(seat).undo
        if reason is not None:
            raise CannotUndo(reason)
        try:
            self._send(seat, "undo", {})
        except IllegalAction as problem:
            raise CannotUndo(problem.why.message) from None
        last, self._last = self._last, ""
        return last or "your last action"

    def _send(self, seat: int, what: str, body: dict[str, Any]) -> Answer:
        """Something that changes the match, with the number of the log for which it is meant: so it counts once."""
        answer: Answer = self._call(what, {"seat": seat, "seq": self.table(seat).seq, **body}, kind=Answer)
        if answer.answer == "refused" and answer.refused is not None:
            raise IllegalAction(answer.refused)
        self.look()
        if answer.answer not in ("done", "doubled"):
            raise Moved
        return answer

    # ---- what it sees

    def view(self, seat: int | None) -> Mapping[str, Any]:
        """Everything a seat may know."""
        return self.table(seat).view

    def events_for(self, seat: int | None, since: int = 0) -> Sequence[EventLine]:
        """The events from number `since` on, as a seat may know them."""
        return self._events[seat if seat in self._events else self.mine[0]][since:]

    def sentence(self, what: EventLine | Prompt) -> str:
        """What the server said of it."""
        return what.sentence if isinstance(what, EventLine) else str(what.facts["words"])

    def label(self, action: Action | Move) -> str:
        """What an action does: as the server says it, if it is offered."""
        text = action.text if isinstance(action, Action) else self.game.vocabulary.write(action)
        if text in self._labels:
            return self._labels[text]
        move = action.move if isinstance(action, Action) else action
        if move[0] not in self.game.vocabulary.verbs:
            return text
        return self.words.say(f"do-{move[0]}", self.game.vocabulary.facts(move))

    @property
    def words(self) -> Words:
        """The sentences of the game, with the names of this scenario."""
        return self.game.words_of(self.scenario, self.seats)

    # ---- what it has said beforehand

    @property
    def window(self) -> str:
        """The kind of window that a seat here is asked at."""
        return next((one.window for seat in self.mine if (one := self.table(seat).decision)), "")

    @property
    def declining(self) -> str:
        """The action with which a seat passes there."""
        step = next((one.step for seat in self.mine if (one := self.table(seat).decision)), "")
        return self.game.vocabulary.write(self.game.steps[step].decline) if step in self.game.steps else ""

    def wishes(self, seat: int) -> dict[str, str]:
        """What a seat wishes at each kind of window."""
        return dict.fromkeys(self.game.windows, ASK) | self.table(seat).wishes

    def prefer(self, seat: int, window: str, wish: str) -> None:
        """Let a seat wish when it is asked."""
        now: Wishes = self._call("prefer", {"seat": seat, "wishes": {window: wish}}, kind=Wishes)
        self.table(seat).wishes = now.wishes

    def passed_over(self, seat: int | None) -> Sequence[PassedOver]:
        """What this seat was not asked by its own wish since it acted last."""
        return [self._passed(seat, one) for one in self.table(seat).passed] if seat is not None else []

    def _passed(self, seat: int, one: PassedInfo) -> PassedOver:
        kind = self.game.windows.get(one.window)
        return PassedOver(one.n, seat, one.window, Prompt("passed", kind.rule if kind else "", {"words": one.words}))

    def orders_of(self, seat: int) -> Orders:
        """The orders of a seat."""
        return tuple(self.table(seat).orders)

    def give_orders(self, seat: int, orders: Iterable[Order]) -> None:
        """Give a seat these orders instead of those it had; `BadOrder` says what is wrong."""
        from romanum.client.requests import Declined

        try:
            now: OrdersNow = self._call(
                "orders", {"seat": seat, "orders": msgspec.to_builtins(list(orders))}, kind=OrdersNow
            )
        except Declined as problem:
            if problem.code != "order":
                raise
            raise BadOrder(str(problem).rstrip(".")) from None
        self.table(seat).orders = now.orders

    def go_on(self) -> None:
        """The server sees to it, in its own time."""

    # ---- besides

    def hints(self, seat: int, count: int) -> Hints:
        """What the server's adviser would do, if the match is played with hints."""
        found: Hints = self._call("hint", {"seat": seat, "count": count}, kind=Hints)
        return found

    def chat(self, since: int = 0) -> list[ChatLine]:
        """What was said at the table."""
        found: list[ChatLine] = self._call(f"chat?since={since}", kind=list[ChatLine])
        return found

    def say(self, text: str) -> ChatLine:
        """Say something to all at the table."""
        found: ChatLine = self._call("chat", {"text": text}, kind=ChatLine, once=True)
        return found

    def record(self) -> str:
        """The record: of a match that is over, or that one plays alone against bots."""
        path = f"/matches/{quote(self.id, safe='')}/record" + ("" if self.over else "?whole=true")
        return self._caller.text(path).decode()
