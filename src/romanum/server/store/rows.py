"""The rows of the store as values."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec


class PersonRow(msgspec.Struct, frozen=True):
    """Somebody with a session: a guest, the owner of a local server, or an account."""

    id: int
    name: str
    owner: bool = False
    login: str | None = None
    password: str | None = None
    blocked: bool = False


class SeatRow(msgspec.Struct, frozen=True):
    """A seat: free, a person's, a bot's, or a person's while a bot plays it."""

    seat: int
    token: str
    open: bool = False
    person: int | None = None
    bot: str | None = None
    salt: str | None = None
    who: str | None = None
    late: int | None = None
    """Since when a bot has been playing it because the person's time ran out."""
    lead_in: bool | None = None
    """True while a bot answers for a newcomer until the first move of his own, False once it has got up."""
    bank: int = 0
    """Milliseconds beyond the allowances that it has left, as of the match's last action."""
    vacation: int = 0
    """So many days of vacation it has left."""
    leave_until: int | None = None
    """Until when it is, or was, on vacation; or when its time began anew."""
    ending: int | None = None
    """The number of the log at which whoever sits there agreed that the match ends."""

    @property
    def free(self) -> bool:
        """Whether nobody plays it yet."""
        return self.person is None and self.bot is None

    @property
    def by_wish(self) -> bool:
        """Whether a bot plays it because somebody wished so, neither late nor for a newcomer's first questions."""
        return self.person is not None and self.bot is not None and self.late is None and not self.lead_in


class MatchRow(msgspec.Struct, frozen=True, kw_only=True):
    """A match: how it was set up, and where it stands."""

    id: str
    game: str
    rules: int
    scenario: str
    options: dict[str, Any]
    title: str
    names: list[str]
    dice: dict[str, Any]
    start: str | None = None
    branch_of: str | None = None
    owner: int
    watch: str
    public: bool = False
    hints: bool = True
    hold: bool = False
    allowance: int = 0
    """So many minutes a seat may think about a decision."""
    bank: int = 0
    """So many minutes in all each seat has for what its decisions take beyond that; with neither it may think for as
    long as it likes."""
    increment: int = 0
    """So many seconds are added to the bank when a seat has done what it was asked."""
    vacation: int = 0
    """So many days each seat may have its clock stand still."""
    stand_in: str | None = None
    """The bot that takes over the seat of somebody who thinks longer."""
    removed: bool = False
    state: str = "waiting"
    seq: int = 0
    n: int = 0
    turn: list[int] = []
    result: dict[str, Any] | None = None
    created: int = 0
    changed: int = 0
    version: int = 0
    """Counts the changes of seats and state: who changes them says from which count he set out."""
    build: str | None = None
    """The program by whose rules the log leads to where the match stands; None: one that did not say."""
    rated: str | None = None
    """Of a match that is over: `rated`, or why it is not; None: nobody has looked yet. What was imported, or had other
    bots seated in it, says so from then on."""
    place: str = ""
    """Where it was made from: a hash of the network address, so that one place cannot take everything."""
    own: str | None = None
    """The kept scenario with which it began."""


class Change(msgspec.Struct, frozen=True):
    """What is to change of a match: fields of seats, by seat, and fields of its row."""

    seats: dict[int, dict[str, Any]] = {}
    fields: dict[str, Any] = {}
    unplayed: bool = False
    """Only if nothing has been played meanwhile either."""


Decide = Callable[[MatchRow, list[SeatRow]], Change | None]
"""What is to become of a match, seen its row and its seats."""


class LogRow(msgspec.Struct, frozen=True):
    """One entry of the log: an action, or an undo of the seat's last one. `seq` counts from 1."""

    seq: int
    kind: str
    seat: int
    text: str
    person: int | None = None
    at: int = 0
    private: str = ""
    """What seats had wished about being asked by then, and the order by which it was played if one was, as JSON: nobody
    else's business. Empty: nothing of the kind."""


class Standing(msgspec.Struct, frozen=True):
    """Where a match stands after an entry of its log."""

    n: int
    turn: list[int]
    state: str
    result: dict[str, Any] | None = None


class ChatRow(msgspec.Struct, frozen=True):
    """One message."""

    id: int
    who: str
    seat: int | None
    text: str
    at: int
