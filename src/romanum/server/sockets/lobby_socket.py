"""The socket of the lobby: it tells when it is somebody's turn, and what the host has to say to all."""

from __future__ import annotations

import asyncio
from typing import Any, Final, Literal, Protocol

import msgspec

from romanum.server.bounds.limits import Limits
from romanum.server.lobby.people import People
from romanum.server.lobby.waiting_matches import Turns, turns_of
from romanum.server.news.kinds import PersonBlocked
from romanum.server.news.messages import notice_info
from romanum.server.news.onlookers import Hub, Onlooker, lobby_of
from romanum.server.sockets.closure import PING_SECONDS, SHUT_OUT, TOO_MANY, TOO_SLOW, may_concern
from romanum.server.sockets.socket import Gone, Socket
from romanum.server.store import PersonRow, StoreFault
from romanum.server.tables.storage import Storage
from romanum.server.wire import NoticeInfo

TOGETHER: Final = 0.4
"""So many seconds news are collected for, so that a quick game of bots is not a flood."""


class TurnsMessage(Turns, tag_field="type", tag="turns"):
    """The list, on the socket."""


class NoticeMessage(msgspec.Struct, tag_field="type", tag="notice"):
    """The host's notice, on the socket."""

    notice: NoticeInfo | None


class Parts(Protocol):
    """What the lobby's socket needs of the server."""

    @property
    def store(self) -> Storage:
        """What is kept."""

    limits: Limits
    people: People
    hub: Hub


class LobbySocket:
    """One socket of one person's lobby."""

    def __init__(self, house: Parts, socket: Socket, person: PersonRow, token: str) -> None:
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
        except Gone:
            pass
        finally:
            sender.cancel()
            await asyncio.gather(sender, return_exceptions=True)
            self._house.hub.leave(where, self._onlooker)

    async def _receive(self) -> None:
        while True:
            await self._socket.receive_text()
            if self._house.limits.too_fast(("lobby", self._person.id)):
                await self._socket.close(TOO_MANY, "too many messages")
                return

    async def _send_news(self) -> None:
        try:
            while not await self._ended():
                self._onlooker.messages.clear()
                await self._send_what_is_new()
                await self._wait()
        except Gone:
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
        turns = TurnsMessage((await turns_of(self._house.store, self._person)).turns)
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
