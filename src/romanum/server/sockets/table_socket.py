"""The socket: a seat is shown its table, then whatever is new, and sends its actions."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, Final, Protocol

import msgspec

from romanum.engine.speech.language import language, speaking
from romanum.engine.standing.orders import Order
from romanum.server.bounds.limits import Limits
from romanum.server.bounds.prices import Prices
from romanum.server.bounds.problem import Problem, some_actions, store_problem
from romanum.server.lobby.admission import Admission, holds
from romanum.server.lobby.hints import Adviser
from romanum.server.lobby.moments import Moments
from romanum.server.lobby.people import People
from romanum.server.lobby.preferences import Preferences
from romanum.server.lobby.talk import Talk
from romanum.server.news.kinds import MatchClosed, PersonBlocked, SeatsChanged
from romanum.server.news.messages import (
    chat_line,
    clock_info,
    foresight_message,
    seat_infos,
    table_message,
    update_key,
    update_message,
)
from romanum.server.news.onlookers import Hub, Onlooker
from romanum.server.news.presence import Presence
from romanum.server.news.stuck_bots import StuckBots
from romanum.server.sockets.closure import CLOSED, PING_SECONDS, SHUT_OUT, TOO_MANY, TOO_SLOW, may_concern
from romanum.server.sockets.socket import Gone, Socket
from romanum.server.store import ChatRow, PersonRow, StoreFault
from romanum.server.tables.table import Table

log = logging.getLogger(__name__)

LOOKING_AROUND: Final = 1.0
"""So many seconds after somebody has come to a table to play, hints are prepared for."""
LARGEST_MESSAGE: Final = 4096
DEFECT: Final = 1011
"""With this a socket is closed that cannot go on."""
KINDS: Final = frozenset({"act", "go", "undo", "why", "odds", "prefer", "hint", "orders", "chat", "resync"})


class Said(msgspec.Struct):
    """A message of the client: any of those in the protocol."""

    type: str
    id: int | str | None = None
    seat: int = -1
    seq: int = -1
    action: str = ""
    actions: list[str] = []
    text: str = ""
    count: int = 3
    wishes: dict[str, str] = {}
    orders: list[Order] = []
    since: int | None = None


class Parts(Protocol):
    """What a socket at a table needs of the server."""

    limits: Limits
    prices: Prices
    people: People
    admission: Admission
    hub: Hub
    presence: Presence
    stuck_bots: StuckBots
    moments: Moments
    preferences: Preferences
    adviser: Adviser
    talk: Talk


class Live:
    """One socket at one table."""

    def __init__(
        self,
        house: Parts,
        socket: Socket,
        table: Table,
        person: PersonRow | None,
        seats: tuple[int, ...],
        token: str,
        *,
        foresight: bool = False,
    ) -> None:
        self._house = house
        self._socket = socket
        self._table = table
        self._person = person
        self._token = token
        self._language = language()
        self._onlooker = Onlooker(seats, self._send_at_once)
        self._shown: dict[int | None, tuple[int, dict[str, Any]]] = {}
        self._sending = asyncio.Lock()
        self._at_once = socket.at_once
        self._foresees = foresight
        self._foreseen: dict[int, int] = {}
        """For each seat at which number of the log it was told what its actions lead to."""
        self._spoke = time.monotonic()
        self._quiet: asyncio.TimerHandle | None = None

    async def run(self, since: int | None) -> None:
        """Stay until the client goes, is too slow, or sends too much."""
        match, house = self._table.id, self._house
        self._table.watched += 1
        if house.hub.join(match, self._onlooker):
            house.presence.came_or_went(match)
        tasks = [asyncio.create_task(self._send_news(since)), asyncio.create_task(self._prepare_hints())]
        self._listen()
        try:
            await self._receive()
        except Gone:
            pass
        finally:
            if self._quiet is not None:
                self._quiet.cancel()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            self._table.watched -= 1
            if house.hub.leave(match, self._onlooker):
                house.presence.came_or_went(match)

    async def _prepare_hints(self) -> None:
        """For somebody who plays here, and has looked around for a moment."""
        if self._onlooker.seats:
            await asyncio.sleep(LOOKING_AROUND)
            await self._house.adviser.prepare(self._table)

    # ---- to the client

    async def _send(self, message: Any) -> None:
        await self._send_text(msgspec.json.encode(message))

    async def _send_text(self, text: bytes) -> None:
        """In order: what is sent at once never overtakes what has to wait."""
        self._spoke = time.monotonic()
        if not self._sending.locked() and self._at_once(text):
            return
        async with self._sending:
            await self._socket.send_text(text)

    def _send_at_once(self) -> bool:
        """What has happened in the match, if nothing is in the way; otherwise the sender's task does it."""
        with speaking(self._language):
            return self._sent_at_once()

    def _sent_at_once(self) -> bool:
        table = self._table
        if not self._shown or self._onlooker.messages or self._sending.locked() or not table.quiet:
            return False
        for seat, known in self._shown.items():
            message = update_message(table, seat, *known)
            if message.seq != known[0]:
                if not self._at_once(message.text):
                    return False
                self._shown[seat] = (message.seq, message.view)
        self._spoke = time.monotonic()
        return not self._unforeseen

    def _listen(self) -> None:
        """Look again when there could have been silence for long enough to say something."""
        silent = time.monotonic() - self._spoke
        if silent >= PING_SECONDS:
            self._onlooker.woken.set()
        loop = asyncio.get_running_loop()
        self._quiet = loop.call_later(PING_SECONDS - (silent if silent < PING_SECONDS else 0.0), self._listen)

    async def _send_news(self, since: int | None) -> None:
        try:
            await self._priced(partial(self._send_tables, since), "table")
            await self._send_foresight()
            while True:
                await self._onlooker.woken.wait()
                self._onlooker.woken.clear()
                if await self._ended():
                    return
                await self._send_updates()
                await self._send_messages()
                await self._send_foresight()
                if time.monotonic() - self._spoke >= PING_SECONDS:
                    await self._send({"type": "ping"})
                if self._onlooker.too_slow:
                    await self._socket.close(TOO_SLOW, "too slow: connect again with since")
                    return
        except Gone:
            return
        except Problem as problem:
            await self._socket.close(TOO_MANY if problem.status == 429 else CLOSED, problem.code)
        except StoreFault as fault:
            await self._socket.close(DEFECT, str(fault)[:100])
        except Exception:
            log.exception("match %s cannot be shown", self._table.id)
            await self._socket.close(DEFECT, "defect")

    async def _ended(self) -> bool:
        """Whether the host has closed the match, or shut this person out."""
        messages = self._onlooker.messages
        if any(isinstance(message, MatchClosed) for message in messages):
            await self._send({"type": "closed"})
            await self._socket.close(CLOSED, "closed")
            return True
        if self._person is not None and PersonBlocked(self._person.id) in messages:
            await self._socket.close(SHUT_OUT, "blocked")
            return True
        if self._person is not None and may_concern(self._person, messages):
            self._person = await self._house.people.by_token(self._token)
            if self._person is None:
                await self._socket.close(SHUT_OUT, "sign-in")
                return True
        return False

    @property
    def _points_of_view(self) -> tuple[int | None, ...]:
        return self._onlooker.seats or (None,)

    async def _send_tables(self, since: int | None) -> None:
        me = None if self._person is None else self._person.id
        here, stuck = self._house.presence.here(self._table.row), self._house.stuck_bots.of(self._table.id)
        await self._table.look_again()
        for seat in self._points_of_view:
            await self._house.moments.read_ahead(self._table, seat, since)
        async with self._table.still():
            shown = [table_message(self._table, seat, me, here, stuck, since) for seat in self._points_of_view]
        for seat, message in zip(self._points_of_view, shown, strict=True):
            self._shown[seat] = (message.seq, message.view)
            await self._send_text(message.text)

    async def _send_updates(self) -> None:
        """Most of the time somebody who sees the same was sent the same, and it need not be made again."""
        table = self._table
        made = [table.sent.get(update_key(seat, base)) for seat, (base, _) in self._shown.items() if base != table.seq]
        if not made and not table.gone:
            return
        if None in made or len(made) < len(self._shown):
            async with table.still():
                made = [update_message(table, seat, *known) for seat, known in self._shown.items()]
        for seat, message in zip(tuple(self._shown), made, strict=True):
            if message is not None and message.seq != self._shown[seat][0]:
                self._shown[seat] = (message.seq, message.view)
                await self._send_text(message.text)

    @property
    def _unforeseen(self) -> list[int]:
        """The seats that are asked, and have not been told yet what their actions lead to."""
        if not self._foresees:
            return []
        asked, seq = self._table.pending, self._table.seq
        return [seat for seat in self._onlooker.seats if seat in asked and self._foreseen.get(seat) != seq]

    async def _send_foresight(self) -> None:
        """After the update, which need not wait for it; what has gone by meanwhile is not told any more."""
        for seat in self._unforeseen:
            message = await foresight_message(self._table, seat)
            if message is not None:
                self._foreseen[seat] = message.seq
                await self._send_text(message.text)

    async def _send_messages(self) -> None:
        waiting, self._onlooker.messages = self._onlooker.messages, []
        seats_changed = False
        for message in waiting:
            if isinstance(message, ChatRow):
                await self._send({"type": "chat", **msgspec.structs.asdict(chat_line(message))})
            elif isinstance(message, SeatsChanged):
                seats_changed = True
        if seats_changed:
            await self._send(self._seats())

    def _seats(self) -> dict[str, Any]:
        table, me = self._table, None if self._person is None else self._person.id
        here, stuck = self._house.presence.here(table.row), self._house.stuck_bots.of(table.id)
        seats = seat_infos(table.match.seat_names, table.chairs, me, here, stuck, table.seq)
        state = "over" if table.over else "running"
        return {"type": "seats", "state": state, "seats": seats, "clock": clock_info(*table.timed)}

    # ---- from the client

    async def _receive(self) -> None:
        key = ("socket", self._person.id if self._person is not None else id(self))
        while True:
            text = await self._socket.receive_text()
            if self._house.limits.too_fast(key):
                await self._socket.close(TOO_MANY, "too many messages")
                return
            await self._answer(text)

    async def _priced(self, work: Callable[[], Coroutine[Any, Any, Any]], what: str) -> Any:
        """What somebody has asked for, on his account."""
        me = None if self._person is None else self._person.id
        return await self._house.prices.answered(work, f"socket {what}", me)

    async def _answer(self, text: str) -> None:
        said: Said | None = None
        try:
            said = _read(text)
            answer = None if said.type == "pong" else await self._priced(partial(self._do, said), _kind(said))
        except Problem as problem:
            await self._send({"type": "error", "id": said.id if said else None, **problem.body()})
            return
        except StoreFault as fault:
            body = store_problem(fault).body()
            await self._send({"type": "error", "id": said.id if said else None, **body})
            return
        except Gone:
            raise
        except Exception:
            log.exception("a defect of the server, at the table of match %s", self._table.id)
            body = Problem(500, "defect", "The server has made a mistake; nothing is lost.").body()
            await self._send({"type": "error", "id": said.id if said else None, **body})
            return
        if answer is not None:
            await self._send({"type": "answer", "id": said.id, **msgspec.to_builtins(answer)})

    async def _do(self, said: Said) -> Any:
        if said.type == "resync":
            await self._send_tables(said.since)
            self._onlooker.woken.set()
            return None
        if self._person is None:
            raise Problem(401, "sign-in", "A spectator can only look.")
        if said.type == "chat":
            return await self._house.talk.say(self._table.id, self._person, said.text)
        return await self._do_from_seat(said, self._person)

    async def _do_from_seat(self, said: Said, person: PersonRow) -> Any:
        if not holds(self._table.chairs, person, said.seat):
            raise Problem(403, "not-yours", "This is not your seat.")
        if said.type == "orders":
            return await self._house.preferences.order(self._table.id, person, said.seat, said.orders)
        table = await self._house.admission.playing(self._table.id, person, said.seat)
        match said.type:
            case "act":
                return await table.act(said.seat, said.seq, said.action, person.id)
            case "go":
                return await table.go(said.seat, said.seq, some_actions(said.actions), person.id)
            case "undo":
                return await table.undo(said.seat, said.seq, person.id)
            case "why":
                async with table.still():
                    return table.screen.why(said.seat, said.action)
            case "odds":
                async with table.still():
                    return table.screen.odds(said.seat, said.action)
            case "prefer":
                return await self._house.preferences.prefer(table.id, person, said.seat, said.wishes)
            case "hint":
                return await self._house.adviser.hints(table.id, person, said.seat, said.count)
        raise Problem(400, "bad-request", f"There is no message of the type {said.type[:40]!r}.")


def _kind(said: Said) -> str:
    """What kind of question a message is: of those that are none there is one kind."""
    return said.type if said.type in KINDS else "other"


def _read(text: str) -> Said:
    if len(text) > LARGEST_MESSAGE:
        raise Problem(413, "too-large", f"A message has at most {LARGEST_MESSAGE} characters.")
    try:
        return msgspec.json.decode(text, type=Said)
    except (msgspec.DecodeError, RecursionError, UnicodeEncodeError) as problem:
        raise Problem(400, "bad-request", f"That is no message: {problem}.") from None
