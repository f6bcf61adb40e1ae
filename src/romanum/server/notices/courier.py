"""Sends to addresses that people gave, which must not lead into the host's own network.

The name is looked up once, every address it has must be public, and the connection goes to an address that was looked
at: a name that answers differently the second time gains nothing. Redirections are not followed, proxies not used.
"""

from __future__ import annotations

import http.client
import ipaddress
import socket
import ssl
import threading
from collections.abc import Mapping
from contextlib import suppress
from typing import Any, Final, cast
from urllib.parse import SplitResult, urlsplit

from romanum.server.notices.delivery import Undelivered, in_thread

SECONDS: Final = 10.0
AT_MOST: Final = 30.0
"""After so many seconds a receiver that answers drop by drop is cut off."""
LONGEST_URL: Final = 500
GONE: Final = (404, 410)
"""There is nobody any more."""
NAT64: Final = ipaddress.ip_network("64:ff9b::/96")
NOT_PUBLIC: Final = "the address cannot be found, or is not a public one"

Address = ipaddress.IPv4Address | ipaddress.IPv6Address


def is_public(address: str) -> bool:
    """Whether an address lies in the open internet, also if it only wraps another one.

    >>> [is_public(a) for a in ("1.1.1.1", "127.0.0.1", "10.0.0.7", "::ffff:10.0.0.7", "169.254.169.254")]
    [True, False, False, False, False]
    """
    found = ipaddress.ip_address(address.partition("%")[0])
    inner = _inner(found)
    return inner.is_global and not inner.is_multicast and not inner.is_reserved


def _inner(address: Address) -> Address:
    """The IPv4 address that an IPv6 address stands for, if it does."""
    if isinstance(address, ipaddress.IPv6Address):
        if address in NAT64:
            return ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
        return address.ipv4_mapped or address.sixtofour or (address.teredo or (None, None))[1] or address
    return address


class Courier:
    """Posts messages."""

    def __init__(self, *, private: bool) -> None:
        self.private = private
        """Whether addresses in the host's own network are good too."""

    async def check(self, url: str) -> None:
        """`Undelivered` if no message could be sent there."""
        await in_thread(self._addresses, parts_of(url))

    async def post(self, url: str, headers: Mapping[str, str], body: bytes) -> None:
        """Send a message; `Undelivered` if it is not answered well."""
        await in_thread(self._post, url, headers, body)

    def _addresses(self, parts: SplitResult) -> list[tuple[Any, ...]]:
        try:
            found = socket.getaddrinfo(parts.hostname, _port(parts), type=socket.SOCK_STREAM)
        except (OSError, UnicodeError):
            raise Undelivered(NOT_PUBLIC) from None
        if not self.private and not all(is_public(str(one[4][0])) for one in found):
            raise Undelivered(NOT_PUBLIC)
        return [cast("tuple[Any, ...]", one[4]) for one in found]

    def _post(self, url: str, headers: Mapping[str, str], body: bytes) -> None:
        parts = parts_of(url)
        connection = _connection(parts, self._addresses(parts)[0])
        patience = threading.Timer(AT_MOST, _cut_off, [connection.sock])
        patience.start()
        try:
            path = parts._replace(scheme="", netloc="", fragment="").geturl() or "/"
            connection.request("POST", path, body, {"User-Agent": "romanum", **headers})
            status = connection.getresponse().status
        except (OSError, http.client.HTTPException) as problem:
            raise Undelivered(f"no answer: {problem}") from None
        finally:
            patience.cancel()
            connection.close()
        if not 200 <= status < 300:
            raise Undelivered(f"the answer was {status}", status=status)


def parts_of(url: str) -> SplitResult:
    """The parts of an address; `Undelivered` if nothing can be posted to it."""
    try:
        parts = urlsplit(url)
        good = parts.scheme in ("http", "https") and bool(parts.hostname) and _port(parts) > 0
    except ValueError:
        good = False
    if not good or parts.username or len(url) > LONGEST_URL or not url.isascii() or not url.isprintable() or " " in url:
        raise Undelivered("this is no address of the kind https://HOST/PATH", for_good=True)
    return parts


def _port(parts: SplitResult) -> int:
    return parts.port or (443 if parts.scheme == "https" else 80)


def _connection(parts: SplitResult, address: tuple[Any, ...]) -> http.client.HTTPConnection:
    """A connection to an address that was looked at; the certificate must still be the host's."""
    host, port = parts.hostname or "", _port(parts)
    connection = http.client.HTTPConnection(host, port, timeout=SECONDS)
    connection.default_port = port
    try:
        connection.sock = socket.create_connection(address[:2], SECONDS)
        if parts.scheme == "https":
            connection.sock = ssl.create_default_context().wrap_socket(connection.sock, server_hostname=host)
    except OSError as problem:
        connection.close()
        raise Undelivered(f"no connection: {problem}") from None
    return connection


def _cut_off(sock: socket.socket) -> None:
    with suppress(OSError):
        sock.shutdown(socket.SHUT_RDWR)
