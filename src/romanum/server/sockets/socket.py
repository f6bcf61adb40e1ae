"""What a socket is to the server, whoever carries it: a web server, or a page."""

from __future__ import annotations

from typing import Protocol


class Gone(Exception):
    """The client has gone, or the socket was closed."""


class Socket(Protocol):
    """A live connection that carries texts."""

    async def receive_text(self) -> str:
        """The next message of the client; `Gone` if there will be none."""

    async def send_text(self, text: bytes | str) -> None:
        """Send a message; `Gone` if nobody hears it any more."""

    def at_once(self, text: bytes) -> bool:
        """Send a message now, without waiting; False, and nothing is sent, where that cannot be."""

    async def close(self, code: int, reason: str) -> None:
        """End the connection; nothing, if the client was faster."""
