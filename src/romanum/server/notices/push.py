"""Web Push: a browser that is closed is told by its maker's push service.

The service carries a message that it cannot read, and knows the server by a key of the server's own (VAPID). What is
said is a title and where a click leads, nothing of the match.
"""

from __future__ import annotations

import base64
import binascii
import time
from typing import Final, Protocol
from urllib.parse import urlsplit

import http_ece
import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from romanum.server.notices.courier import GONE, Courier
from romanum.server.notices.delivery import Undelivered
from romanum.server.notices.letters import Letter
from romanum.server.store.notices import BrowserRow

KEY: Final = "push"
"""Under this name the server's key is kept."""
HOURS: Final = 24
"""So long a push service keeps a message for a browser that is not there."""
NOBODY: Final = "mailto:romanum@localhost"
"""Whom a push service may ask about a server that was not told its own address."""


class Keys(Protocol):
    """What keeps the server's key."""

    async def key(self, name: str, fresh: bytes) -> bytes:
        """The key of a name: the one that is kept, else this, which is kept from now on."""


class Pushes:
    """Tells browsers."""

    def __init__(self, courier: Courier, keys: Keys, public_url: str) -> None:
        self._courier = courier
        self._keys = keys
        self._contact = public_url if public_url.startswith("https://") else NOBODY
        self._vapid: Vapid02 | None = None

    async def public_key(self) -> str:
        """By what a browser knows this server."""
        key = (await self._own()).public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return _text(key)

    async def _own(self) -> Vapid02:
        if self._vapid is None:
            fresh = Vapid02()
            fresh.generate_keys()
            self._vapid = Vapid02.from_pem(await self._keys.key(KEY, fresh.private_pem()))
        return self._vapid

    async def check(self, browser: BrowserRow) -> None:
        """`Undelivered` if this browser could not be told anything."""
        if urlsplit(browser.endpoint).scheme != "https" and not self._courier.private:
            raise Undelivered("a push service has an address of the kind https://HOST/PATH", for_good=True)
        _sealed(b"{}", browser)
        await self._courier.check(browser.endpoint)

    async def send(self, letter: Letter, browser: BrowserRow) -> None:
        """A notice; `Undelivered`, for good if there is no such browser any more."""
        parts = urlsplit(browser.endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "sub": self._contact,
            "exp": int(time.time()) + HOURS * 3600 // 2,
        }
        headers = {
            **(await self._own()).sign(claims),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(HOURS * 3600),
        }
        message = msgspec.json.encode({"title": letter.subject, "path": letter.path})
        try:
            await self._courier.post(browser.endpoint, headers, _sealed(message, browser))
        except Undelivered as problem:
            problem.for_good |= problem.status in GONE
            raise


def _sealed(message: bytes, browser: BrowserRow) -> bytes:
    """A message that this browser alone can read."""
    try:
        theirs, secret = _bytes(browser.p256dh), _bytes(browser.auth)
        own = ec.generate_private_key(ec.SECP256R1())
        sealed = http_ece.encrypt(message, private_key=own, dh=theirs, auth_secret=secret, version="aes128gcm")
    except (ValueError, binascii.Error, http_ece.ECEException) as problem:
        raise Undelivered(f"these are no keys of a browser: {problem}", for_good=True) from None
    return bytes(sealed)


def _bytes(text: str) -> bytes:
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def _text(content: bytes) -> str:
    return base64.urlsafe_b64encode(content).decode().rstrip("=")
