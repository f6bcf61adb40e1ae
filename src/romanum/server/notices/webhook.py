"""Webhooks: a signed message to an address of the person's choosing, or one in the form that Discord takes."""

from __future__ import annotations

import hmac
import time
from hashlib import sha256
from typing import Any, Final

import msgspec

from romanum.server.notices.courier import Courier, parts_of
from romanum.server.notices.delivery import Undelivered
from romanum.server.notices.letters import Letter

SIGNATURE: Final = "X-Romanum-Signature"
GONE: Final = 410
DISCORD: Final = ("discord.com", "discordapp.com")
BRONZE: Final = 0x13BAAC


def signature(secret: str, moment: int, body: bytes) -> str:
    """What a receiver compares: the time, and the HMAC-SHA256 of `TIME.BODY` with the person's secret.

    >>> signature("alea", 0, b"{}")
    't=0,v1=edc7e456e58404183060bab19dda30dc99af8c92579459d395c8bfa5f074517d'
    """
    return f"t={moment},v1={hmac.new(secret.encode(), f'{moment}.'.encode() + body, sha256).hexdigest()}"


class Webhooks:
    """Sends to people's webhooks."""

    def __init__(self, courier: Courier) -> None:
        self._courier = courier

    async def check(self, url: str) -> None:
        """`Undelivered` if no message could be sent there."""
        await self._courier.check(url)

    async def send(self, letter: Letter, url: str, secret: str, notice: int) -> None:
        """A notice; `Undelivered` if it is not answered well."""
        message = for_discord(letter) if is_discord(url) else _message(letter, notice)
        body = msgspec.json.encode(message)
        headers = {"Content-Type": "application/json", SIGNATURE: signature(secret, int(time.time()), body)}
        try:
            await self._courier.post(url, headers, body)
        except Undelivered as problem:
            problem.for_good |= problem.status == GONE
            raise


def _message(letter: Letter, notice: int) -> dict[str, Any]:
    text = f"{letter.sentence} {letter.url}".strip()
    return {"id": notice, "kind": letter.kind, "url": letter.url, **letter.facts, "text": text, "content": text}


def is_discord(url: str) -> bool:
    """Whether an address is a webhook of Discord's.

    >>> is_discord("https://discord.com/api/webhooks/1/x"), is_discord("https://discord.com.example/api/webhooks/1/x")
    (True, False)
    """
    parts = parts_of(url)
    host = (parts.hostname or "").lower()
    ours = any(host == name or host.endswith(f".{name}") for name in DISCORD)
    return ours and parts.path.startswith("/api/") and "/webhooks/" in parts.path


def for_discord(letter: Letter) -> dict[str, Any]:
    """A notice as Discord shows it: a card with a link. Nobody in the channel is called by what a match is called."""
    card: dict[str, Any] = {"title": letter.subject[:256], "description": letter.sentence[:2048], "color": BRONZE}
    if letter.url:
        card["url"] = letter.url
    return {"username": "Romanum", "embeds": [card], "allowed_mentions": {"parse": []}}
