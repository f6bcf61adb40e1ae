"""The web server's WebSocket, with a way to send that waits for nobody.

An update passes through the framework, three wrappers and a task before it is written; with thousands of sockets that
costs more than the writing. Whoever has something to say to a socket that listens can say it at once instead.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

EXTENSION: Final = "romanum.at_once"
"""Where the application finds the way in a socket's scope."""

AtOnce = Callable[[bytes], bool]


class QuickSocket(WebSocketsSansIOProtocol):
    """A socket of the web server's that can be sent a text at once."""

    async def run_asgi(self) -> None:
        """Tell the application of the way."""
        extensions: dict[str, Any] = self.scope["extensions"]
        extensions[EXTENSION] = self.send_at_once
        await super().run_asgi()

    def send_at_once(self, data: bytes) -> bool:
        """Send a text now; False, and nothing is sent, where the client is slow, gone, or not there yet."""
        ready = self.handshake_complete and self.initial_response is None
        if not ready or self.close_sent or self.disconnected or not self.writable.is_set():
            return False
        try:
            self.conn.send_text(data)
        except InvalidState:
            return False
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True


def way_of(scope: Any) -> AtOnce:
    """The way to send at once to a socket; where the web server is another one, it never can be."""
    found: AtOnce = scope.get("extensions", {}).get(EXTENSION, _never)
    return found


def _never(data: bytes) -> bool:
    return False
