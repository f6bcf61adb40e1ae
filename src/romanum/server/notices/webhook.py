"""Webhooks: a signed message to an address of the person's choosing, which must not lead into the host's own network.

The name is looked up once, every address it has must be public, and the connection goes to an address that was looked
at: a name that answers differently the second time gains nothing. Redirections are not followed, proxies not used.
"""

from __future__ import annotations

import hmac
import http.client
import ipaddress
import socket
import ssl
import threading
import time
from contextlib import suppress
from hashlib import sha256
from typing import Any, Final, cast
from urllib.parse import SplitResult, urlsplit

import msgspec

from romanum.server.notices.delivery import Undelivered, in_thread
from romanum.server.notices.letters import Letter

SECONDS: Final = 10.0
AT_MOST: Final = 30.0
"""After so many seconds a receiver that answers drop by drop is cut off."""
LONGEST_URL: Final = 500
GONE: Final = 410
SIGNATURE: Final = "X-Romanum-Signature"
NAT64: Final = ipaddress.ip_network("64:ff9b::/96")
NOT_PUBLIC: Final = "the address cannot be found, or is not a public one"

Address = ipaddress.IPv4Address | ipaddress.IPv6Address


def signature(secret: str, moment: int, body: bytes) -> str:
    """What a receiver compares: the time, and the HMAC-SHA256 of `TIME.BODY` with the person's secret.

    >>> signature("alea", 0, b"{}")
    't=0,v1=edc7e456e58404183060bab19dda30dc99af8c92579459d395c8bfa5f074517d'
    """
    return f"t={moment},v1={hmac.new(secret.encode(), f'{moment}.'.encode() + body, sha256).hexdigest()}"


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


class Webhooks:
    """Sends messages."""

    def __init__(self, *, private: bool) -> None:
        self._private = private
        """Whether addresses in the host's own network are good too."""

    async def check(self, url: str) -> None:
        """`Undelivered` if no message could be sent there."""
        await in_thread(self._addresses, _parts(url))

    async def send(self, letter: Letter, url: str, secret: str, notice: int) -> None:
        """A notice; `Undelivered` if it is not answered well."""
        text = f"{letter.sentence} {letter.url}".strip()
        message = {"id": notice, "kind": letter.kind, "url": letter.url, **letter.facts, "text": text, "content": text}
        await in_thread(self._send, url, secret, msgspec.json.encode(message))

    def _addresses(self, parts: SplitResult) -> list[tuple[Any, ...]]:
        try:
            found = socket.getaddrinfo(parts.hostname, _port(parts), type=socket.SOCK_STREAM)
        except (OSError, UnicodeError):
            raise Undelivered(NOT_PUBLIC) from None
        if not self._private and not all(is_public(str(one[4][0])) for one in found):
            raise Undelivered(NOT_PUBLIC)
        return [cast("tuple[Any, ...]", one[4]) for one in found]

    def _send(self, url: str, secret: str, body: bytes) -> None:
        parts = _parts(url)
        moment = int(time.time())
        headers = {
            "Content-Type": "application/json",
            "User-Agent": "romanum",
            SIGNATURE: signature(secret, moment, body),
        }
        connection = _connection(parts, self._addresses(parts)[0])
        patience = threading.Timer(AT_MOST, _cut_off, [connection.sock])
        patience.start()
        try:
            connection.request("POST", parts._replace(scheme="", netloc="", fragment="").geturl() or "/", body, headers)
            status = connection.getresponse().status
        except (OSError, http.client.HTTPException) as problem:
            raise Undelivered(f"no answer: {problem}") from None
        finally:
            patience.cancel()
            connection.close()
        if not 200 <= status < 300:
            raise Undelivered(f"the answer was {status}", for_good=status == GONE)


def _parts(url: str) -> SplitResult:
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
