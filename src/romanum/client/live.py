"""Listening at a table: a thread that hears what happens there, and comes back when the connection is lost."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from threading import Event, Thread
from typing import Any, Final
from urllib.parse import quote

import msgspec
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from romanum.client.requests import FIRST_PAUSE, LARGEST, LONGEST_PAUSE, Caller, shown
from romanum.client.shapes import PROTOCOL

OPENING: Final = 15.0
"""Seconds in which a socket must be open."""
FOR_GOOD: Final = {
    4401: "the server no longer knows you",
    4403: "this seat is not yours",
    4404: "the match is not there any more",
    4426: "the server is of another version than this program",
}
"""Why a socket was closed that need not be opened again."""

Heard = Callable[[dict[str, Any]], None]


class Live(Thread):
    """One socket at one table, for one or several seats; calls `heard` from its own thread with every message.

    Besides the server's messages these are told: `{"type": "lost"}` and `{"type": "back"}`, once each time, and
    `{"type": "ended", "why": …}` when there is nothing more to hear.
    """

    def __init__(self, caller: Caller, match: str, seats: Sequence[int], seq: int, heard: Heard) -> None:
        super().__init__(name="romanum-live", daemon=True)
        self._caller = caller
        asked = "&".join([*(f"seat={seat}" for seat in seats), f"protocol={PROTOCOL}", f"since={seq}"])
        # "http" becomes "ws", "https" becomes "wss"
        self._where = f"ws{caller.address[4:]}/api/matches/{quote(match, safe='')}/live?{asked}"
        self._heard = heard
        self._done = Event()
        self._socket: ClientConnection | None = None
        self._lost = False

    def run(self) -> None:
        """Listen until there is nothing more to hear."""
        pause = FIRST_PAUSE
        while not self._done.is_set():
            try:
                if self._listen():
                    return
                pause = FIRST_PAUSE
            except (OSError, WebSocketException):
                pause = min(2 * pause, LONGEST_PAUSE)
            if not self._lost and not self._done.is_set():
                self._lost = True
                self._heard({"type": "lost"})
            self._done.wait(pause)

    def _listen(self) -> bool:
        """Hear what a socket says until it is closed; whether that is for good."""
        with connect(
            self._where, additional_headers=self._caller.headers, open_timeout=OPENING, max_size=LARGEST
        ) as socket:
            self._socket = socket
            if self._lost:
                self._lost = False
                self._heard({"type": "back"})
            self._hear(socket)
        why = FOR_GOOD.get(socket.close_code or 0)
        if why is not None:
            self._heard({"type": "ended", "why": why})
        return why is not None

    def _hear(self, socket: ClientConnection) -> None:
        while not self._done.is_set():
            try:
                message = shown(msgspec.json.decode(socket.recv()))
            except (WebSocketException, EOFError):
                return
            except msgspec.DecodeError:
                continue
            if message.get("type") == "ping":
                socket.send('{"type": "pong"}')
            else:
                self._heard(message)

    def close(self) -> None:
        """Stop listening."""
        self._done.set()
        if self._socket is not None:
            self._socket.close()
