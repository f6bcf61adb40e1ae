"""What must survive: people, sessions, matches, seats, the append-only log, chat and private notes.

SQLite in one file by default, PostgreSQL by URL. The log is the truth; everything a match row says about its course
(`seq`, `n`, `turn`, `state`) is a convenience for lists, written in the same transaction.
"""

from romanum.server.store.rows import Change, ChatRow, LogRow, MatchRow, PersonRow, SeatRow
from romanum.server.store.store import Store, StoreFault

__all__ = ["Change", "ChatRow", "LogRow", "MatchRow", "PersonRow", "SeatRow", "Store", "StoreFault"]
