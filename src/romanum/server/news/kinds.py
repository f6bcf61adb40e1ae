"""What is told inside the house: to sockets, and from worker to worker."""

from __future__ import annotations

from typing import Final

import msgspec

from romanum.server.bounds.limits import Spent
from romanum.server.store import ChatRow, LogRow

Here = dict[str, list[int]]
"""Matches, and the seats from which somebody looks at them."""


class SeatsChanged(msgspec.Struct):
    """To everybody at a table: look again who sits where."""


class MatchClosed(msgspec.Struct):
    """To everybody at a table: the host has closed the match."""


class PersonBlocked(msgspec.Struct):
    """To all sockets: this person is shut out."""

    person: int


class SessionsEnded(msgspec.Struct):
    """To all sockets: sessions of this person have ended; None: perhaps some of anybody."""

    person: int | None


class Announced(msgspec.Struct):
    """To all lobbies: the host's notice to all has changed."""


class News(msgspec.Struct, omit_defaults=True):
    """What workers tell each other."""

    worker: str
    match: str
    kind: str
    chat: ChatRow | None = None
    people: list[int] = []
    """Those whose lobbies have something new."""
    here: Here = {}
    """Who is at the worker's tables."""
    bots: bool = False
    """Whether a bot is asked now, or somebody who wished not to be, or whose orders answer."""
    entry: LogRow | None = None
    """What was added to the match's log; it is on disk."""
    seats: list[int] = []
    """Seats whose bots cannot think."""
    spent: Spent = []
    """What those who ask for much have asked for."""
    held: list[tuple[int | str, int]] = []
    """Who has many sockets."""


read_news: Final = msgspec.json.Decoder(News).decode
