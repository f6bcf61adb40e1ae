"""What a seat is asked: in words with everything it may answer, or bare for whoever puts it into words himself."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Final, Generic, Literal, NamedTuple, TypeVar

import msgspec

from romanum.engine.action import PASS, Action, Move
from romanum.engine.event import Prompt
from romanum.engine.position import Position
from romanum.engine.step import Step, Window

P = TypeVar("P", bound=Position)

StakeKind = Literal["quits", "spends", "harms"]
"""What an answer does to whoever gives it: it leaves something undone; it pays; it destroys something of his own."""
DONE: Final[Move] = ("done",)
LEAVING: Final = (DONE, PASS, ("no-offer",))
"""Answers with which one goes on without doing any of the rest."""


class Stake(msgspec.Struct, frozen=True):
    """What is at stake where an answer quits, spends or harms: such an answer is never the one that stands out."""

    kind: StakeKind
    told: Mapping[str, Mapping[str, Any]] = {}
    """What is left or lost, by messages of the game with their facts: a person is asked once before. Empty: it is not
    worth a question."""


Moves = Sequence[Move]
Found = dict[Move, Stake | None]
"""What is at stake in moves; None: nothing, though it is a move with which one goes on."""
Weighed = Callable[[P, Any, int, Moves], Mapping[Move, Stake | None]]
"""What is at stake in a step: of what the seat knows, the step, the seat, and the moves that it is offered."""


class ToldStake(msgspec.Struct, frozen=True):
    """A stake in words; without any it is not worth a question."""

    kind: StakeKind
    words: str = ""


class AtStake(msgspec.Struct, frozen=True):
    """Of a seat's answers, by their texts, the usual good one (or none), and those at which something is at stake."""

    usual: str = ""
    stakes: Mapping[str, ToldStake] = {}


def quits(message: str, **facts: Any) -> Stake:
    """Something is left undone, as a message of the game tells."""
    return Stake("quits", {message: facts})


def offers(moves: Moves, *verbs: str) -> bool:
    """Whether one of some verbs is among moves.

    >>> offers([("build", 3), ("done",)], "raise", "build"), offers([("done",)], "build")
    (True, False)
    """
    return any(move[0] in verbs for move in moves)


def quitting(step: Step[Any], g: Position, moves: Sequence[Move]) -> dict[Move, Stake]:
    """Who is done, or passes, while he could do something quits; but not where he merely lets others go on.

    >>> quitting(Step(), Position(), [("build", 3), ("done",)])
    {('done',): Stake(kind='quits', told={})}
    """
    if len(moves) < 2 or isinstance(step, Window) or step.window(g):
        return {}
    return {move: Stake("quits") for move in LEAVING if move in moves}


def going_on(moves: Sequence[Move], stakes: Mapping[Move, Stake]) -> Move | None:
    """The answer with which one goes on, where that quits nothing."""
    return next((move for move in LEAVING if move in moves and move not in stakes), None)


class StakeTable(Generic[P]):
    """What a game says of its steps, by their names: what is at stake in them, and the verbs of usual good answers.

    What it says of a move of a step goes before what holds everywhere (`quitting`); `None`: nothing is at stake. Of the
    numbers that go with a verb of `most` the largest is usual.
    """

    def __init__(
        self, weighed: Mapping[str, Weighed[P]], usual: Mapping[str, Sequence[str]], most: Collection[str] = ()
    ) -> None:
        self._weighed, self._usual, self._most = weighed, usual, most

    def stakes(self, known: P, seat: int, moves: Sequence[Move]) -> dict[Move, Stake]:
        """Of the moves those at which something is at stake."""
        step = known.stack[-1]
        weighed = self._weighed.get(type(step).__name__)
        found: dict[Move, Stake | None] = {**quitting(step, known, moves)}
        if weighed is not None:
            found |= weighed(known, step, seat, moves)
        return {move: stake for move, stake in found.items() if stake is not None and move in moves}

    def usual(self, known: P, moves: Sequence[Move], stakes: Mapping[Move, Stake]) -> Move | None:
        """The first move of a verb that is usually good; else the one that goes on, where that quits nothing."""
        verbs = self._usual.get(type(known.stack[-1]).__name__, ())
        good = (move for verb in verbs for move in (moves[::-1] if verb in self._most else moves) if move[0] == verb)
        return next((move for move in good if is_sound(stakes.get(move))), None) or going_on(moves, stakes)


def is_sound(stake: Stake | ToldStake | None) -> bool:
    """Whether an answer with that stake may stand out: it neither quits nor harms."""
    return stake is None or stake.kind == "spends"


class Decision(msgspec.Struct, frozen=True):
    """What a seat is asked: the question, its rule, and everything it may answer."""

    seat: int
    step: str
    rule: str
    prompt: str
    facts: dict[str, Any]
    options: list[Action]
    window: str = ""
    """The kind of window it is, where the seat can wish not to be asked."""
    question: str = ""
    """The kind of question it is, where orders can answer it."""


class Question(NamedTuple):
    """What a seat is asked, not yet in words: the step that asks, its prompt, and the moves on offer."""

    step: Step[Any]
    prompt: Prompt
    moves: list[Move]
