"""Orders: how a seat answers kinds of questions while nobody sits there, or without being bothered.

A step says of which kind its question is (`Step.question_kind`: the kind of window, or what it `orders_about`), and a
game lists for each kind the standard answers that make sense there. An `Order` says: if a question of this kind is
put, and it is about all of these places, pieces or opponents, answer so. The orders of a seat are a list; the first
that fits decides. Its answer is played through the same door as any other, if it is offered at that moment;
otherwise, or if the order says so, the seat is asked.

Orders are no part of a position and stand in no record: what they lead to are ordinary actions. They are read from what
their seat knows alone, and are nobody else's business.

    match.order(1, "retreat", "if-weaker", odds="1:2")
    match.order(1, "retreat", "do", action="retreat gallia", about=["lugdunensis"], until="turn")
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from re import ASCII, fullmatch
from typing import Any, ClassVar, Final, NamedTuple, Protocol

import msgspec

from romanum.engine.action import LONGEST_TEXT, Move, NotUnderstood, Vocabulary
from romanum.engine.position import Position
from romanum.engine.secrecy import masked
from romanum.engine.standing.wishes import DECLINE, WindowKind, this_turn
from romanum.engine.step import Step, offered_to

ASK: Final = "ask"
"""Ask me: for what an order further down would answer."""
DO: Final = "do"
"""Play this very action."""
ACCEPT: Final = "accept"
"""What the step has as `agree`."""
WEAKEST: Final = "weakest"
STRONGEST: Final = "strongest"
"""What is worth least, or most, as the step tells (`Step.worth_of`)."""
IF_WEAKER: Final = "if-weaker"
"""What the step calls `flight` if the seat is weaker there than so many to so many (`Step.balance`), else declining."""
WITH_ODDS: Final = frozenset({IF_WEAKER})
"""The answers that need odds."""

TURN: Final = "turn"
CHANGED: Final = "changed"
UNTIL: Final = (CHANGED, TURN)
"""Until the seat changes it, or for the rest of the turn as the kind measures turns."""

MOST_ORDERS: Final = 100
"""So many orders a seat may have,"""
MOST_ABOUT: Final = 4
"""and of so many things one of them may speak."""


class BadOrder(ValueError):
    """An order that cannot be given; the message says why."""


class QuestionKind(msgspec.Struct, frozen=True):
    """A kind of question that orders can answer. Its words: `question-ID` and `question-ID-about`.

    Windows are kinds of questions too: they are listed among the windows, and have the words of those.
    """

    id: str
    rule: str
    answers: tuple[str, ...]
    """The standard answers that make sense. Their words: `answer-ANSWER`, or `answer-KIND-ANSWER` where that says
    more."""
    turn: Callable[[Any], int] = this_turn
    """How long an order for this turn holds."""
    window: bool = False
    verbs: tuple[str, ...] = ()
    """The verbs of its answers, so that whoever writes an order is offered those alone; none: nobody has said."""


def questions(*kinds: QuestionKind) -> Mapping[str, QuestionKind]:
    """Kinds of questions by their id, in the order in which they are listed."""
    return {kind.id: kind for kind in kinds}


def of_window(kind: WindowKind) -> QuestionKind:
    """A kind of window as a kind of question."""
    return QuestionKind(kind.id, kind.rule, kind.answers, kind.turn, window=True)


class Ordered(Protocol):
    """What orders need of a game."""

    vocabulary: ClassVar[Vocabulary]

    @property
    def questions(self) -> Mapping[str, QuestionKind]:
        """The kinds of questions."""

    @property
    def things(self) -> frozenset[str]:
        """All ids that a question can speak of."""


class Order(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """If such a question is put, and is about all of this, answer so."""

    question: str
    answer: str
    action: str = ""
    """The action, with `do`."""
    odds: str = ""
    """So many of one's own to so many of the enemy's, with an answer that needs them: `1:2`."""
    about: tuple[str, ...] = ()
    """Ids of places, pieces and sides that the question must speak of; none: whatever it is about."""
    until: str = CHANGED
    turn: int = 0
    """The turn in which it was given, if it holds for that turn."""


Orders = tuple[Order, ...]


class Answered(NamedTuple):
    """What an order answers: which of the list it is, and the action."""

    number: int
    text: str


# ---- giving orders


def given(game: Ordered, g: Position, orders: Iterable[Order]) -> Orders:
    """A list of orders given now; `BadOrder` says what is wrong with one."""
    found = tuple(orders)
    if len(found) > MOST_ORDERS:
        raise BadOrder(f"a seat has at most {MOST_ORDERS} orders, not {len(found)}")
    return tuple(_checked(game, g, order) for order in found)


def _checked(game: Ordered, g: Position, order: Order) -> Order:
    kind = game.questions.get(order.question)
    if kind is None:
        raise BadOrder(f"there is no kind of question {_short(order.question)}")
    _check_answer(game, kind, order)
    _check_about(game, order)
    if order.until not in UNTIL:
        raise BadOrder(f"an order holds until one of {', '.join(UNTIL)}, not {_short(order.until)}")
    if order.until == CHANGED:
        return msgspec.structs.replace(order, turn=0)
    now = kind.turn(g)
    return msgspec.structs.replace(order, turn=order.turn if 0 < order.turn <= now + 1 else now + 1)


def _check_answer(game: Ordered, kind: QuestionKind, order: Order) -> None:
    known = (ASK, DO, *kind.answers)
    if order.answer not in known:
        raise BadOrder(f"{kind.id}: the answer is one of {', '.join(known)}, not {_short(order.answer)}")
    if (order.answer in WITH_ODDS) != bool(order.odds) or (order.odds and odds_of(order) is None):
        raise BadOrder(f"{kind.id}: {order.answer} goes with {'odds such as 1:2' if _needs(order) else 'no odds'}")
    if (order.answer == DO) != bool(order.action):
        raise BadOrder(f"{kind.id}: an action goes with the answer {DO}, and with no other")
    if order.action:
        try:
            game.vocabulary.read(order.action)
        except NotUnderstood as problem:
            raise BadOrder(f"{kind.id}: {problem}") from None


def _needs(order: Order) -> bool:
    return order.answer in WITH_ODDS


def _check_about(game: Ordered, order: Order) -> None:
    if len(order.about) > MOST_ABOUT:
        raise BadOrder(f"an order is about at most {MOST_ABOUT} things, not {len(order.about)}")
    for thing in order.about:
        if thing not in game.things:
            raise BadOrder(f"nothing is called {_short(thing)}")


def _short(text: str) -> str:
    return repr(text[:40])


def odds_of(order: Order) -> Fraction | None:
    """The odds of an order; None if it says none that make sense."""
    found = fullmatch(r"([1-9][0-9]?):([1-9][0-9]?)", order.odds[:LONGEST_TEXT], ASCII)
    return Fraction(int(found[1]), int(found[2])) if found else None


# ---- what they answer


def in_force(game: Ordered, g: Position, order: Order) -> bool:
    """Whether an order has not lapsed; one for a kind that the game no longer has has."""
    kind = game.questions.get(order.question)
    return kind is not None and (order.until == CHANGED or order.turn == kind.turn(g) + 1)


def answered(game: Ordered, g: Position, seat: int, orders: Sequence[Order]) -> Answered | None:
    """What the orders of a seat, which is asked now, answer; None if the seat is to be asked."""
    step = g.stack[-1]
    kind = step.question_kind(g)
    found = [n for n, order in enumerate(orders) if order.question == kind and in_force(game, g, order)] if kind else []
    if not found:
        return None
    known = masked(g, seat)
    matter = matter_of(known, seat)
    number = next((n for n in found if matter.issuperset(orders[n].about)), None)
    if number is None:
        return None
    offered = offered_to(g, seat)
    move = _move(game, known, seat, orders[number], offered)
    return Answered(number, game.vocabulary.write(move)) if move in offered else None


def _move(game: Ordered, known: Position, seat: int, order: Order, offered: Sequence[Move]) -> Move | None:
    if order.answer == ASK:
        return None
    if order.answer == DO:
        return _read(game, order.action)
    return standard(known, seat, offered, order.answer, odds_of(order))


def _read(game: Ordered, action: str) -> Move | None:
    """An action that was understood when it was ordered; an order may be older than the words of today."""
    try:
        return game.vocabulary.read(action)
    except NotUnderstood:
        return None


def standard(
    known: Position, seat: int, offered: Sequence[Move], answer: str, odds: Fraction | None = None
) -> Move | None:
    """What a standard answer comes to at the question being put, with what is on offer; None if to nothing."""
    step: Step[Any] = known.stack[-1]
    if answer == DECLINE:
        return step.decline
    if answer == ACCEPT:
        return _accepting(step, offered)
    if answer in (WEAKEST, STRONGEST):
        return _by_worth(known, seat, offered, answer)
    if answer == IF_WEAKER:
        return _if_weaker(known, seat, offered, odds)
    return step.standard(known, seat, answer)


def _accepting(step: Step[Any], offered: Sequence[Move]) -> Move | None:
    """To agree; or the one thing that can be done besides declining."""
    others = [move for move in offered if move != step.decline]
    return step.agree if step.agree in offered else others[0] if len(others) == 1 else None


def _by_worth(known: Position, seat: int, offered: Sequence[Move], answer: str) -> Move | None:
    step: Step[Any] = known.stack[-1]
    worths = [(step.worth_of(known, seat, move), move) for move in offered]
    priced = [(worth, move) for worth, move in worths if worth is not None]
    if not priced:
        return None
    choose = min if answer == WEAKEST else max
    return choose(priced, key=lambda pair: pair[0])[1]


def _if_weaker(known: Position, seat: int, offered: Sequence[Move], odds: Fraction | None) -> Move | None:
    step: Step[Any] = known.stack[-1]
    balance = step.balance(known, seat)
    if balance is None or odds is None:
        return None
    own, enemy = balance
    weaker = own * odds.denominator < enemy * odds.numerator
    return step.flight(known, seat, offered) if weaker else step.decline


def matter_of(known: Position, seat: int) -> frozenset[str]:
    """The ids that a question speaks of, as its seat knows it."""
    return frozenset(_strings(known.stack[-1].matter(known, seat)))


def _strings(value: Any) -> Iterable[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for part in value.values():
            yield from _strings(part)
    elif isinstance(value, (list, tuple, frozenset, set)):
        for part in value:
            yield from _strings(part)
