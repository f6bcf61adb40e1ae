"""What goes over the wire: the shapes of `docs/protocol.md`."""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec

from romanum.analysis import Balance
from romanum.analysis.telling import Missed, TurningPoint
from romanum.bots.chances import Chance
from romanum.engine.odds import Odds
from romanum.engine.orders import Order
from romanum.engine.rule import WhyNot
from romanum.engine.ways import Stopped
from romanum.lessons import Voice

PROTOCOL: Final = 1
"""Raised when the messages change in a way that a page loaded before would misread."""

# ---- people and games


class NoticeInfo(msgspec.Struct):
    """The host's notice to all."""

    id: int
    text: str
    at: str


class Me(msgspec.Struct):
    """Who is asking, and of what kind of server."""

    mode: Literal["local", "hosting"]
    signed_in: bool
    can_create: bool
    version: str
    protocol: int = PROTOCOL
    public: str = ""
    """The address under which everybody reaches this server, if the host has given one."""
    reach: Literal["machine", "network"] = "network"
    """Whether other machines can reach this server at all."""
    needs_code: bool = False
    """Whether a new account must give a code."""
    mail: bool = False
    """Whether this server can send mail."""
    ratings: bool = True
    """Whether matches are rated here."""
    tournaments: bool = False
    """Whether I may make tournaments."""
    notice: NoticeInfo | None = None
    id: int | None = None
    name: str = ""
    owner: bool = False
    token: str | msgspec.UnsetType = msgspec.UNSET


class Health(msgspec.Struct):
    """The server can play."""

    version: str
    ok: bool = True


class NewSession(msgspec.Struct, forbid_unknown_fields=True):
    """A session without an account."""

    name: str = ""
    key: str = ""


class PasswordChange(msgspec.Struct, forbid_unknown_fields=True):
    """Another password."""

    old: str
    new: str


class NewPassword(msgspec.Struct, forbid_unknown_fields=True):
    """A password chosen by a link."""

    password: str


class ResetInfo(msgspec.Struct):
    """Whose password a link changes."""

    login: str


class NewName(msgspec.Struct, forbid_unknown_fields=True):
    """What a person wants to be called."""

    name: str


class Credentials(msgspec.Struct, forbid_unknown_fields=True):
    """An account's login and password; the rest is for a new one."""

    login: str
    password: str
    name: str = ""
    code: str = ""


# ---- matches


class LessonCard(msgspec.Struct):
    """A lesson in a course."""

    lesson: str
    title: str
    about: str
    minutes: int


class LessonWish(msgspec.Struct, forbid_unknown_fields=True):
    """A lesson to be begun."""

    game: str
    lesson: str


class LessonInfo(Voice, kw_only=True, frozen=True):
    """What a lesson says at number `seq` of the log."""

    game: str
    lesson: str
    title: str
    seq: int
    next: str | None
    next_title: str


class SeenMoment(msgspec.Struct):
    """A moment of a recorded game in which a rule spoke: after `n` actions, and what happened there."""

    rule: str
    record: str
    n: int
    sentence: str


class SubjectInfo(msgspec.Struct):
    """One screen of how a game is played; the pictures are addresses on this server."""

    id: str
    language: str
    """What it is said in."""
    title: str
    text: list[str]
    points: list[str]
    rules: list[str]
    caption: str
    light: str
    dark: str


class HowToInfo(msgspec.Struct):
    """How a game is played."""

    intro: str
    language: str
    """What the intro is said in."""
    subjects: list[SubjectInfo]


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


class Takeover(msgspec.Struct, forbid_unknown_fields=True):
    """A bot for a seat; None hands it back."""

    bot: str | None


# ---- the table


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
    """What a leg of a way may bring, in words, with its rule; the chance is null where it cannot be told."""

    kind: str
    words: str
    rule: str
    chance: float | None
    loses: bool


class LegInfo(msgspec.Struct, array_like=True):
    """One action of a way: where it leads, what the way costs up to there, the leg before it (-1: none), its risks by
    their numbers, the rule by which one goes no farther, and the actions with which one stays there."""

    action: str
    place: str
    cost: int
    before: int
    risks: list[int]
    ends: str
    stays: list[str]


class WaysInfo(msgspec.Struct):
    """Where those whom the seat has on the move can go. `goals`: by place the last legs of ways."""

    at: str
    stays: list[str]
    rest: list[str]
    risks: list[RiskInfo]
    legs: list[LegInfo]
    goals: dict[str, list[int]]


class DecisionInfo(Question):
    """The same with all it may answer."""

    options: list[Choice]
    ways: WaysInfo | None = None
    window: str = ""
    question: str = ""
    matter: list[str] = []


class BriefDecision(Question):
    """The same in few words: an option whose label follows from the game's `labels` is its text alone."""

    options: list[Choice | str]
    ways: WaysInfo | None = None
    window: str = ""
    question: str = ""
    matter: list[str] = []


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


class ForesightInfo(msgspec.Struct, tag_field="type", tag="foresight"):
    """What the offered actions of a seat lead to at number `seq` of the log: odds, and what could not be taken back."""

    seat: int
    seq: int
    odds: dict[str, Odds]
    final: dict[str, str]


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
    """What a bot would do: the chance to win after it as it was measured, or none, and reasons in sentences."""

    text: str
    label: str
    chance: Chance | None
    odds: Odds | None
    reasons: list[str]


class Hints(msgspec.Struct):
    """A bot's advice, best first."""

    bot: str
    hints: list[Hint]


class BranchWish(msgspec.Struct, forbid_unknown_fields=True):
    """Going on from a moment of a match."""

    seat: int
    n: int
    bots: str = "miles"


class RemarkWish(msgspec.Struct, forbid_unknown_fields=True):
    """Something to be said of the moment after `n` actions; an arrow to where it began marks that place."""

    n: int
    text: str = ""
    arrows: list[tuple[str, str]] = []


class RemarkInfo(msgspec.Struct):
    """Something that was said of a moment; `mine`: it can be taken back."""

    id: int
    n: int
    by: str
    text: str
    arrows: list[tuple[str, str]]
    at: str
    mine: bool


class ScorePoint(msgspec.Struct):
    """Everybody's points at the end of a stage."""

    n: int
    turn: int
    scores: list[int]


class ChancePoint(msgspec.Struct):
    """Everybody's chance to win after n actions, in hundredths of a percent."""

    n: int
    turn: int
    chances: list[int]


class AnalysisInfo(msgspec.Struct, omit_defaults=True):
    """A match looked over by a bot: how far that is, and when it is done what was found."""

    state: Literal["none", "running", "done", "failed"]
    progress: int = 0
    """In percent,"""
    before: int = 0
    """after so many others."""
    bot: str = ""
    chances: list[ChancePoint] = []
    balances: list[Balance] = []
    turning_points: list[TurningPoint] = []
    missed_chances: list[Missed] = []
    weighed: int = 0
    unweighed: int = 0
    unparted: int = 0


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


class Check(msgspec.Struct):
    """One thing checked."""

    what: str
    verdict: Literal["ok", "note", "FAILED"]
    words: str


class Verification(msgspec.Struct):
    """Whether a record is what it says."""

    verified: bool
    checks: list[Check]
    unchecked: list[str] = []
