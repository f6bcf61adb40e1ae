"""What a seat is sent: its table and what is new, with the question it is asked, ways, events and foresight."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from romanum.engine.decision import ToldStake
from romanum.engine.odds import Odds
from romanum.engine.standing.orders import Order
from romanum.server.wire.matches import ClockInfo, ResultInfo, SeatInfo


class Choice(msgspec.Struct):
    """An action and what it does."""

    text: str
    label: str


class Question(msgspec.Struct):
    """What a seat is asked."""

    seat: int
    step: str
    rule: str
    prompt: str
    facts: dict[str, Any]


class RiskInfo(msgspec.Struct):
    """What a leg of a way may bring, in words, with its rule; the chance is null where it cannot be told. `whence`: the
    places that it comes from, the nearest first; `at_end`: it is run only where the way ends."""

    kind: str
    words: str
    rule: str
    chance: float | None
    loses: bool
    whence: list[str] = []
    at_end: bool = False


class LegInfo(msgspec.Struct, array_like=True):
    """One action of a way: where it leads, what the way costs up to there, the leg before it (-1: none), its risks by
    their numbers, the rule by which one goes no farther, the actions with which one stays there, and how likely one
    comes there at all."""

    action: str
    place: str
    cost: int
    before: int
    risks: list[int]
    ends: str
    stays: list[str]
    chance: float | None = 1.0


class WaysInfo(msgspec.Struct):
    """Where those whom the seat has on the move can go. `goals`: by place the last legs of ways; `party`: who goes;
    `has`: what they can spend in all; `voyage`: they sail, and may not arrive."""

    at: str
    stays: list[str]
    rest: list[str]
    risks: list[RiskInfo]
    legs: list[LegInfo]
    goals: dict[str, list[int]]
    party: str = ""
    has: int | None = None
    voyage: bool = False


class DecisionInfo(Question):
    """The same with all it may answer."""

    options: list[Choice]
    ways: WaysInfo | None = None
    window: str = ""
    question: str = ""
    matter: list[str] = []
    usual: str = ""
    stakes: Mapping[str, ToldStake] = {}


class BriefDecision(Question):
    """The same in few words: an option whose label follows from the game's `labels` is its text alone."""

    options: list[Choice | str]
    ways: WaysInfo | None = None
    window: str = ""
    question: str = ""
    matter: list[str] = []
    usual: str = ""
    stakes: Mapping[str, ToldStake] = {}


class EventLine(msgspec.Struct):
    """An event: place in the log, place of the slider, facts and sentence."""

    i: int
    n: int
    kind: str
    rule: str
    facts: dict[str, Any]
    sentence: str


class BriefEvent(msgspec.Struct, omit_defaults=True):
    """The same in few words, seen from the event before it: no kind means the same kind and rule; `same` names the
    facts that are taken over from it, true all of them; `facts` are added to those. Without `n`: the update's."""

    sentence: str
    kind: str = ""
    rule: str = ""
    facts: dict[str, Any] = {}
    same: list[str] | bool = []
    n: int | None = None


class Course(msgspec.Struct, kw_only=True):
    """What a table and an update share: how it stands for a seat."""

    seat: int | None
    seq: int
    n: int
    state: str
    pending: list[int]
    first: int = msgspec.field(name="from")
    undo: str | None
    acted: int = 0
    clock: ClockInfo | None = None


class ObeyedInfo(msgspec.Struct):
    """An action that an order of the seat played: the number of actions after it, and the order."""

    n: int
    order: Order


class PassedInfo(msgspec.Struct):
    """A question that the seat was not asked by its own wish: the number of actions before it, its kind, its words."""

    n: int
    window: str
    words: str


class TableInfo(Course, kw_only=True, tag_field="type", tag="table"):
    """Everything a seat may know."""

    match: str
    view: dict[str, Any]
    decision: DecisionInfo | None
    waiting: str
    events: list[EventLine]
    result: ResultInfo | None
    names: list[str]
    seats: list[SeatInfo]
    wishes: dict[str, str] = {}
    orders: list[Order] = []
    obeyed: list[ObeyedInfo] = []
    passed: list[PassedInfo] = []


class UpdateInfo(Course, kw_only=True, omit_defaults=True, tag_field="type", tag="update"):
    """What has changed for a seat since `base`; what is left out is null or empty."""

    base: int
    changes: dict[str, Any] = {}
    entries: dict[str, dict[str, Any]] = msgspec.field(name="set", default_factory=dict)
    decision: BriefDecision | None = None
    waiting: str = ""
    events: list[BriefEvent] = []
    result: ResultInfo | None = None
    wishes: dict[str, str] = {}
    orders: list[Order] = []
    obeyed: list[ObeyedInfo] | None = None
    """Null: the same as before."""
    passed: list[PassedInfo] = []


class Glimpse(msgspec.Struct):
    """A match at one look: its board as SVG (null: the game draws none), the turn, and how many there are (0: no end is
    set)."""

    drawing: str | None
    turn: int
    turns: int


class ForesightInfo(msgspec.Struct, tag_field="type", tag="foresight"):
    """What the offered actions of a seat lead to at number `seq` of the log: odds, and what could not be taken back."""

    seat: int
    seq: int
    odds: dict[str, Odds]
    final: dict[str, str]
