"""Matches as they are made, listed, joined and begun: seats, clocks, dice, results."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from romanum.server.wire.scenarios import OwnScenario


class SeatWish(msgspec.Struct, forbid_unknown_fields=True):
    """Who shall sit there."""

    kind: Literal["me", "link", "open", "bot"]
    level: str = ""


class DiceWish(msgspec.Struct, forbid_unknown_fields=True):
    """Sealed dice that can be verified, or dice that repeat from a seed."""

    kind: Literal["sealed", "seeded"] = "sealed"
    seed: int = 0


class NewMatch(msgspec.Struct, forbid_unknown_fields=True):
    """A match to be made."""

    game: str
    seats: list[SeatWish]
    scenario: str | None = None
    options: dict[str, Any] = {}
    title: str = ""
    public: bool = False
    hints: bool = True
    shuffle: bool = False
    dice: DiceWish = msgspec.field(default_factory=DiceWish)
    salt: str = ""
    hold: bool = False
    allowance: int = 0
    bank: int = 0
    increment: int = 0
    vacation: int = 0
    stand_in: str | None = None
    lead_in: str | None = None
    """The bot that answers for my seats until the first move of their own."""
    record: str = ""
    """The text of a record: the match begins where it ends."""
    own: str = ""
    """A kept scenario with which it begins."""


class SeatInfo(msgspec.Struct):
    """A seat as everybody may know it."""

    seat: int
    name: str
    kind: Literal["person", "free", "bot"]
    who: str
    bot: str | None
    away: bool
    mine: bool
    here: bool
    salted: bool
    late: bool
    lead_in: bool | None
    stuck: bool = False
    """Whether its bot cannot think at present; it tries again."""
    profile: str = ""
    """Whose book tells more of who sits there: `person-3`, `bot-miles`; empty: nobody's."""
    ending: bool = False
    """Whether whoever sits there has agreed that the match ends as it stands."""


class SeatClock(msgspec.Struct):
    """How much time a seat has: seconds in the bank as of the last action, days of vacation left and until when it is
    on vacation, and, while it is asked, when its time will be up."""

    bank: int
    vacation: int
    away_until: str | None
    deadline: str | None


class ClockInfo(msgspec.Struct):
    """The clock of a match: minutes for a decision, minutes in each bank at first, seconds added to it after a turn,
    days of vacation; and how each seat stands."""

    allowance: int
    bank: int
    increment: int
    vacation: int
    seats: list[SeatClock]


class Vacation(msgspec.Struct, forbid_unknown_fields=True):
    """A seat goes on vacation for so many days; 0: it comes back."""

    seat: int
    days: int


class DiceInfo(msgspec.Struct, omit_defaults=True):
    """What may be known of the dice."""

    kind: str
    commitment: str = ""
    salts: list[str] = []


class DiceFacts(DiceInfo, omit_defaults=False):
    """The same, with the seed once the match is over."""

    seed: str | None = None
    rolls: int | None = None


class ResultInfo(msgspec.Struct):
    """How a match ended."""

    winners: list[int]
    ranking: list[list[int]]
    scores: list[int]
    how: str
    facts: dict[str, Any]
    sentence: str


class Links(msgspec.Struct):
    """The links a match's owner hands out."""

    seats: dict[str, str]
    watch: str


class MatchInfo(msgspec.Struct, kw_only=True):
    """A match in a list."""

    id: str
    game: str
    scenario: str
    options: dict[str, Any]
    title: str
    state: str
    public: bool
    hints: bool
    branch_of: str | None
    lesson: str | None
    """The lesson that it is."""
    brought: bool
    """Whether it began with a position that somebody brought, who may know what is hidden in it: it is not rated."""
    own: OwnScenario | None
    """The scenario of somebody's own with which it began."""
    seats: list[SeatInfo]
    mine: list[int]
    turn: list[int]
    my_turn: bool
    allowance: int
    stand_in: str | None
    deadline: str | None
    clock: ClockInfo | None
    seq: int
    n: int
    created: str
    changed: str
    owner: bool
    result: ResultInfo | None
    dice: DiceInfo
    links: Links | msgspec.UnsetType = msgspec.UNSET


class MatchLists(msgspec.Struct):
    """The lobby."""

    mine: list[MatchInfo]
    open: list[MatchInfo]
    public: list[MatchInfo]
    more: bool = False
    """Whether there is another page of open or public ones."""


class Invitation(msgspec.Struct):
    """What a seat's link leads to."""

    match: MatchInfo
    seat: int
    taken: bool


class Joining(msgspec.Struct, forbid_unknown_fields=True):
    """Taking a seat."""

    seat: int | None = None
    salt: str = ""


class Salt(msgspec.Struct, forbid_unknown_fields=True):
    """A seat's part of the dice."""

    seat: int
    salt: str


class Ending(msgspec.Struct, forbid_unknown_fields=True):
    """Whether somebody agrees that the match ends here."""

    agree: bool = True


class Ended(msgspec.Struct):
    """Whether all have agreed, and it has ended; else who has not yet."""

    ended: bool
    waiting: list[str]


class Takeover(msgspec.Struct, forbid_unknown_fields=True):
    """A bot for a seat; None hands it back."""

    bot: str | None
