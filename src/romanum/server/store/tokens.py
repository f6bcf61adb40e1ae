"""Secrets that nobody guesses: of sessions, seats and links."""

from __future__ import annotations

import secrets
from hashlib import sha256


def new_token() -> str:
    """A secret that nobody guesses."""
    return secrets.token_urlsafe(24)


def token_hash(token: str) -> str:
    """What is kept of a session's token."""
    return sha256(token.encode()).hexdigest()
