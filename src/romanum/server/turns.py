"""Your turn: the matches in which somebody has to choose, and the socket of the lobby that tells when that changes."""

from __future__ import annotations

import asyncio
from typing import Any, Final, Literal

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

import romanum
from romanum.server.house import House
from romanum.server.hub import Onlooker, lobby_of
from romanum.server.live import PING_SECONDS, SHUT_OUT, TOO_MANY, TOO_SLOW, may_concern
from romanum.server.messages import notice_info, when
from romanum.server.news import PersonBlocked
from romanum.server.store import MatchRow, PersonRow, SeatRow, StoreFault
from romanum.server.store.clocks import deadline
from romanum.server.store.store import now
from romanum.server.tutoring import lesson_name
from romanum.server.wire import NoticeInfo

TOGETHER: Final = 0.4
"""So many seconds news are collected for, so that a quick game of bots is not a flood."""


class Turn(msgspec.Struct):
    """A match that waits for somebody."""

    match: str
    game: str
    title: str
    branch: bool
    seats: list[int]
    names: list[str]
    others: list[str]
    since: str
    deadline: str | None
    left: int | None


class Turns(msgspec.Struct):
    """All of them, the one that has waited longest first."""

    turns: list[Turn]


class TurnsMessage(Turns, tag_field="type", tag="turns"):
    """The list, on the socket."""


class NoticeMessage(msgspec.Struct, tag_field="type", tag="notice"):
    """The host's notice, on the socket."""

    notice: NoticeInfo | None


async def turns_of(house: House, person: PersonRow) -> Turns:
    """The matches in which a person has to choose."""
    rows = await house.store.running_of(person.id)
    chairs = await house.store.chairs_of([row.id for row in rows]) if rows else {}
    lasting = [row for row in rows if lesson_name(row) is None]
    found = [_turn(row, chairs[row.id], person) for row in sorted(lasting, key=lambda row: row.changed)]
    return Turns([turn for turn in found if turn.seats])


def _turn(row: MatchRow, chairs: list[SeatRow], person: PersonRow) -> Turn:
    asked = [chairs[seat] for seat in row.turn]
    seats = [chair.seat for chair in asked if chair.person == person.id and chair.bot is None]
    known = [deadline(row, chairs[seat]) for seat in seats]
    until = min((time for time in known if time is not None), default=None)
    return Turn(
        match=row.id,
        game=row.game,
        title=row.title,
        branch=row.branch_of is not None,
        seats=seats,
        names=[romanum.game(row.game).seat_in_words(row.names[seat]) for seat in seats],
        others=[chair.who or chair.bot or "" for chair in chairs if chair.person != person.id],
        since=when(row.changed),
        deadline=None if until is None else when(until),
        left=None if until is None else (until - now()) // 1000,
    )


class LobbySocket:
    """One socket of one person's lobby."""

    def __init__(self, house: House, socket: WebSocket[Any, Any, Any], person: PersonRow, token: str) -> None:
        self._house = house
        self._socket = socket
        self._person = person
        self._token = token
        self._onlooker = Onlooker(())
        self._sent: dict[str, bytes] = {}

    async def run(self) -> None:
        """Stay until the client goes."""
        where = lobby_of(self._person.id)
        self._house.hub.join(where, self._onlooker)
        sender = asyncio.create_task(self._send_news())
        try:
            await self._receive()
        except WebSocketDisconnect:
            pass
        finally:
            sender.cancel()
            await asyncio.gather(sender, return_exceptions=True)
            self._house.hub.leave(where, self._onlooker)

    async def _receive(self) -> None:
        while True:
            await self._socket.receive_text()
            if self._house.too_fast(("lobby", self._person.id)):
                await self._socket.close(TOO_MANY, "too many messages")
                return

    async def _send_news(self) -> None:
        try:
            while not await self._ended():
                self._onlooker.messages.clear()
                await self._send_what_is_new()
                await self._wait()
        except (WebSocketDisconnect, RuntimeError):
            return
        except StoreFault as fault:
            await self._socket.close(1011, str(fault)[:100])

    async def _ended(self) -> bool:
        if PersonBlocked(self._person.id) in self._onlooker.messages:
            await self._socket.close(SHUT_OUT, "blocked")
            return True
        concerned = may_concern(self._person, self._onlooker.messages)
        if concerned and await self._house.people.by_token(self._token) is None:
            await self._socket.close(SHUT_OUT, "sign-in")
            return True
        if self._onlooker.too_slow:
            await self._socket.close(TOO_SLOW, "too slow: connect again")
            return True
        return False

    async def _send_what_is_new(self) -> None:
        turns = TurnsMessage((await turns_of(self._house, self._person)).turns)
        steady = [msgspec.structs.replace(turn, left=None) for turn in turns.turns]
        await self._send_if_new("turns", turns, msgspec.json.encode(steady))
        notice = NoticeMessage(notice_info(await self._house.people.announcement()))
        await self._send_if_new("notice", notice, msgspec.json.encode(notice))

    async def _send_if_new(self, kind: Literal["turns", "notice"], message: Any, known_by: bytes) -> None:
        if self._sent.get(kind) != known_by:
            self._sent[kind] = known_by
            await self._socket.send_text(msgspec.json.encode(message).decode())

    async def _wait(self) -> None:
        """Until something happens, and a little longer; a ping where nothing does."""
        while not self._onlooker.woken.is_set():
            try:
                await asyncio.wait_for(self._onlooker.woken.wait(), PING_SECONDS)
            except TimeoutError:
                await self._socket.send_text('{"type":"ping"}')
        await asyncio.sleep(TOGETHER)
        self._onlooker.woken.clear()
