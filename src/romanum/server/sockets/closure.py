"""How the server ends a socket, with which number; and when it looks whether it should."""

from __future__ import annotations

from typing import Any, Final

from romanum.server.news.kinds import SessionsEnded
from romanum.server.store import PersonRow

PING_SECONDS: Final = 20.0
"""After so long a silence a socket is sent something."""
SHUT_OUT: Final = 4401
CLOSED: Final = 4404
TOO_SLOW: Final = 4408
TOO_MANY: Final = 4429


def may_concern(person: PersonRow, messages: list[Any]) -> bool:
    """Whether sessions of this person may have ended."""
    return SessionsEnded(person.id) in messages or SessionsEnded(None) in messages
