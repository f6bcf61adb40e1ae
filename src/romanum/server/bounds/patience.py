"""Half requests: a client that sends its headers or its body drop by drop does not hold a place for long.

The web server itself waits for ever for the rest of a request. Here the headers must be there within some seconds, and
of one address only so many connections may be waiting for theirs. The body is looked after by the gate.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any, Final

from uvicorn.protocols.http.h11_impl import H11Protocol

from romanum.server.bounds.limits import place_of
from romanum.server.bounds.problem import Problem

HEADER_SECONDS: Final = 10.0
"""Within so many seconds the headers of a request must be there."""
BODY_SECONDS: Final = 30.0
"""And within so many more its body."""
MOST_HALF: Final = 100
"""So many connections of one address may wait for their headers."""
PROXIES: Final = frozenset({"127.0.0.1", "::1"})
"""A proxy on the same machine speaks for many people."""

_half: Final[Counter[str]] = Counter()


class PatientProtocol(H11Protocol):
    """The web server's protocol, with an end to its patience."""

    seconds = HEADER_SECONDS
    most = MOST_HALF

    def connection_made(self, transport: Any) -> None:
        """Somebody connects."""
        super().connection_made(transport)
        self._timer: asyncio.TimerHandle | None = None
        self._became_a_socket = False
        self._peer = ""
        address = self.client[0] if self.client else ""
        if address not in PROXIES:
            self._peer = place_of(address)
        self._wait()
        if self._peer and _half[self._peer] > self.most:
            transport.close()

    def data_received(self, data: bytes) -> None:
        """Something came; if it is not a whole request yet, the time goes on."""
        super().data_received(data)
        if self._is_asking():
            self._wait()
        else:
            self._done()

    def on_response_complete(self) -> None:
        """After an answer the next request may take its time to begin: the web server closes idle connections."""
        super().on_response_complete()
        self._done()

    def handle_websocket_upgrade(self, event: Any) -> None:
        """A socket's headers are there."""
        self._done()
        self._became_a_socket = True
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """Gone."""
        self._done()
        super().connection_lost(exc)

    def _is_asking(self) -> bool:
        """Whether the headers of a request are still coming."""
        if self._became_a_socket or self.transport.is_closing():
            return False
        return self.cycle is None or self.cycle.response_complete

    def _wait(self) -> None:
        if self._timer is None:
            _half[self._peer] += 1
            self._timer = self.loop.call_later(self.seconds, self._too_slow)

    def _done(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
            _half[self._peer] -= 1
            if not _half[self._peer]:
                del _half[self._peer]

    def _too_slow(self) -> None:
        self._done()
        if not self.transport.is_closing():
            self.transport.write(b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n")
            self.transport.close()


def patient(receive: Any, seconds: float = BODY_SECONDS) -> Any:
    """A request's body, of which the last part must come within some seconds."""
    until = asyncio.get_running_loop().time() + seconds
    whole = False

    async def receiving() -> Any:
        nonlocal whole
        if whole:
            return await receive()
        try:
            async with asyncio.timeout_at(until):
                message = await receive()
        except TimeoutError:
            raise Problem(408, "too-slow", "The rest of this request did not come in time.") from None
        whole = not message.get("more_body", False)
        return message

    return receiving
