"""What must survive: people, sessions, matches, seats, the append-only log, chat and private notes.

SQLite in one file by default, PostgreSQL by URL. The log is the truth; everything a match row says about its course
(`seq`, `n`, `turn`, `state`) is a convenience for lists, written in the same transaction.

The rows are plain values. Whoever needs them alone, such as a table, has no database loaded for it.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from romanum.server.store.fault import StoreFault
from romanum.server.store.rows import Change, ChatRow, LogRow, MatchRow, PersonRow, SeatRow

if TYPE_CHECKING:
    from romanum.server.store.store import Store

__all__ = ["Change", "ChatRow", "LogRow", "MatchRow", "PersonRow", "SeatRow", "Store", "StoreFault"]


def __getattr__(name: str) -> object:
    if name == "Store":
        return import_module("romanum.server.store.store").Store
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
