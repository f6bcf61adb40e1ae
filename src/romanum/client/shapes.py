"""What a server answers, as far as a client reads it: shapes of `docs/protocol.md`. What else comes is left alone."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from romanum.engine.decision import ToldStake
from romanum.engine.odds import Odds
from romanum.engine.rule import WhyNot
from romanum.engine.standing.orders import Order
from romanum.engine.ways import Stopped

PROTOCOL: Final = 1
"""The version of the messages that are read here."""


class Me(msgspec.Struct):
    """Who one is on a server."""

    mode: str
    signed_in: bool
    version: str
    name: str = ""
    protocol: int = PROTOCOL
    public: str = ""
    token: str = ""


class Seat(msgspec.Struct):
    """Who sits where."""

    seat: int
    name: str
    kind: str
    who: str
    bot: str | None
    mine: bool
    here: bool
    away: bool = False
    late: bool = False


class SeatClock(msgspec.Struct):
    """A seat's time: seconds in the bank, and when it will be up."""

    bank: int
    deadline: str | None = None


class Clock(msgspec.Struct):
    """The clock of a match."""

    seats: list[SeatClock]


class Outcome(msgspec.Struct):
    """How a match ended."""

    winners: list[int]
    ranking: list[list[int]]
    scores: list[int]
    how: str
    facts: dict[str, Any]
    sentence: str


class DiceInfo(msgspec.Struct):
    """What may be known of the dice."""

    kind: str
    commitment: str = ""


class Links(msgspec.Struct):
    """The links a match's owner hands out, by seat."""

    seats: dict[str, str]


class MatchInfo(msgspec.Struct):
    """A match in a list."""

    id: str
    game: str
    scenario: str
    options: dict[str, Any]
    title: str
    state: str
    hints: bool
    seats: list[Seat]
    mine: list[int]
    turn: list[int]
    my_turn: bool
    n: int
    owner: bool
    dice: DiceInfo
    links: Links | None = None


class Lists(msgspec.Struct):
    """The lobby."""

    mine: list[MatchInfo]
    open: list[MatchInfo]


class Option(msgspec.Struct):
    """An action and what it does."""

    text: str
    label: str


class RiskInfo(msgspec.Struct):
    """What a leg of a way may bring."""

    kind: str
    rule: str
    chance: float | None
    loses: bool
    whence: list[str] = []
    at_end: bool = False


class LegInfo(msgspec.Struct, array_like=True):
    """One action of a way."""

    action: str
    place: str
    cost: int
    before: int
    risks: list[int]
    ends: str
    stays: list[str]
    chance: float | None = 1.0


class WaysInfo(msgspec.Struct):
    """Where those can go whom the seat has on the move."""

    at: str
    stays: list[str]
    rest: list[str]
    risks: list[RiskInfo]
    legs: list[LegInfo]
    party: str = ""
    has: int | None = None
    voyage: bool = False


class Asked(msgspec.Struct):
    """What a seat is asked, and all it may answer."""

    seat: int
    step: str
    rule: str
    prompt: str
    facts: dict[str, Any]
    options: list[Option]
    ways: WaysInfo | None = None
    window: str = ""
    question: str = ""
    usual: str = ""
    stakes: dict[str, ToldStake] = {}

    @property
    def gist(self) -> tuple[str, str, tuple[str, ...]]:
        """What makes it this question and no other."""
        return self.step, self.prompt, tuple(option.text for option in self.options)


class EventLine(msgspec.Struct, frozen=True):
    """An event in words."""

    n: int
    kind: str
    rule: str
    sentence: str


class PassedInfo(msgspec.Struct):
    """A question that the seat was not asked by its own wish."""

    n: int
    window: str
    words: str


class Table(msgspec.Struct):
    """Everything a seat may know."""

    seat: int | None
    seq: int
    n: int
    state: str
    view: dict[str, Any]
    pending: list[int]
    decision: Asked | None
    waiting: str
    events: list[EventLine]
    undo: str | None
    result: Outcome | None
    names: list[str]
    seats: list[Seat]
    first: int = msgspec.field(name="from")
    wishes: dict[str, str] = {}
    orders: list[Order] = []
    passed: list[PassedInfo] = []
    clock: Clock | None = None


class Answer(msgspec.Struct):
    """What became of an action."""

    answer: str
    seq: int
    refused: WhyNot | None = None
    played: int = 0
    stopped: Stopped = ""


class WhyAnswer(msgspec.Struct):
    """Whether something is allowed, and if not, why."""

    allowed: bool
    refused: WhyNot | None = None


class RefusedInfo(msgspec.Struct):
    """Something that may not be done."""

    text: str
    label: str
    refused: WhyNot


class Chances(msgspec.Struct):
    """A chance to win and its 95 % interval."""

    chance: float
    low: float
    high: float


class Hint(msgspec.Struct):
    """What a bot would do: the chance to win after it where that was measured, and how often it was tried."""

    text: str
    reasons: list[str]
    chance: Chances | None = None
    trials: int = 0
    plan: str = ""
    number: str = ""


class Hints(msgspec.Struct):
    """A bot's advice, best first."""

    bot: str
    hints: list[Hint]
    left_out: str = ""


class ChatLine(msgspec.Struct):
    """A message of somebody at the table."""

    id: int
    who: str
    text: str


AllOdds = dict[str, Odds]
"""The odds of all offered actions that lead to dice."""


class Wishes(msgspec.Struct):
    """What a seat wishes now."""

    wishes: dict[str, str]


class OrdersNow(msgspec.Struct):
    """The orders that a seat has now."""

    orders: list[Order]
