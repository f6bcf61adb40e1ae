"""What a seat does and asks at its table, and its answers: actions, reasons, odds, hints, wishes, orders, chat."""

from __future__ import annotations

from typing import Literal

import msgspec

from romanum.bots.chances import Chance
from romanum.engine.odds import Odds
from romanum.engine.rule import WhyNot
from romanum.engine.standing.orders import Order
from romanum.engine.ways import Stopped
from romanum.server.wire.table import Choice


class Play(msgspec.Struct, forbid_unknown_fields=True):
    """An action, with the number of the log that the seat has seen."""

    seat: int
    seq: int
    action: str


class Go(msgspec.Struct, forbid_unknown_fields=True):
    """Actions to be played in order, with the number of the log that the seat has seen."""

    seat: int
    seq: int
    actions: list[str]


class Undo(msgspec.Struct, forbid_unknown_fields=True):
    """Take the last action back."""

    seat: int
    seq: int


class Asked(msgspec.Struct, forbid_unknown_fields=True):
    """A question about an action."""

    seat: int
    action: str


class Prefer(msgspec.Struct, forbid_unknown_fields=True):
    """How a seat wishes to be asked, by kind of window: `ask`, `concerned` or `never`."""

    seat: int
    wishes: dict[str, str]


class PreferAnswer(msgspec.Struct):
    """What the seat wishes now, where it does not want to be asked about everything."""

    wishes: dict[str, str]


class GiveOrders(msgspec.Struct, forbid_unknown_fields=True):
    """The orders of a seat instead of those it had; the first that fits a question answers it."""

    seat: int
    orders: list[Order]


class OrdersAnswer(msgspec.Struct):
    """The orders that the seat has now."""

    orders: list[Order]


class QuestionInfo(msgspec.Struct):
    """A kind of question that orders can answer: its name, what it is about, its rule, and its answers in words."""

    id: str
    name: str
    about: str
    rule: str
    answers: dict[str, str]
    window: bool
    verbs: tuple[str, ...] = ()


class WindowInfo(msgspec.Struct):
    """A kind of window: its name, what it is about, its rule, and in words what can be wished."""

    id: str
    name: str
    about: str
    rule: str
    wishes: dict[str, str]


class HintWish(msgspec.Struct, forbid_unknown_fields=True):
    """How many hints."""

    seat: int
    count: int = 3


class Answer(msgspec.Struct, omit_defaults=True):
    """What became of an action."""

    answer: Literal["done", "doubled", "stale", "refused"]
    seq: int
    refused: WhyNot | None = None
    played: int = 0
    """Of several actions, how many were played."""
    stopped: Stopped = ""
    """Why the others were not."""


class WhyAnswer(msgspec.Struct, omit_defaults=True):
    """Whether something is allowed, and if not, why, and what is."""

    allowed: bool
    refused: WhyNot | None = None
    nearest: list[Choice] = []


class Refused(msgspec.Struct):
    """Something that may not be done."""

    text: str
    label: str
    refused: WhyNot


class OddsAnswer(msgspec.Struct):
    """The odds, or none."""

    odds: Odds | None


class Hint(msgspec.Struct):
    """What a bot would do: a number that was measured, and reasons in sentences, the most telling first."""

    text: str
    label: str
    chance: Chance | None
    odds: Odds | None
    reasons: list[str]
    trials: int = 0
    """How often it was tried in imagination."""
    plan: str = ""
    """What it is the first step of, in a line;"""
    number: str = ""
    """the chance to win where that was measured, otherwise what changes."""


class Hints(msgspec.Struct):
    """A bot's advice, best first."""

    bot: str
    hints: list[Hint]
    left_out: str = ""
    """In words: which options were not tried, or not often enough, and why."""


class Line(msgspec.Struct, forbid_unknown_fields=True):
    """Something written by a person."""

    text: str


class ChatLine(msgspec.Struct):
    """A message."""

    id: int
    who: str
    seat: int | None
    text: str
    at: str


class Ok(msgspec.Struct):
    """Done."""

    ok: bool = True
