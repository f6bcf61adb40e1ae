"""How a game's bots plan: what there is to set out for, how that is done step by step, what a soldier does unasked.

A bot that looks ahead does not think about single steps. It chooses an *aim*: a force or resource, a goal, an intent.
The staff of the game turns an aim into legal actions, one after the other and always the same way, and answers all
other questions by script: quickly, without dice, as a sensible player would who does not look ahead. So whole lines of
play can be imagined cheaply, and an aim is kept until it is reached or broken.

Everything here is asked of positions in which nothing is hidden: imagined ones, made from what the seat knows.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, Generic, TypeVar

import msgspec

from romanum.engine.action import Move
from romanum.engine.counsel.blunders import Censor
from romanum.engine.position import Position

if TYPE_CHECKING:
    from romanum.engine.game import Game

P = TypeVar("P", bound=Position)

NOWHERE: Final = -1
"""The force or the goal of an aim that has none."""


class Aim(msgspec.Struct, frozen=True):
    """What a seat sets out to do: what for, with whom or what, where or at whom."""

    intent: str
    """A word of the game's: `take`, `hold`, `relieve`, `raid`, `withdraw`, `hunt`, `build`, `rest` …"""
    force: int = NOWHERE
    goal: int = NOWHERE
    extra: tuple[int, ...] = ()
    """What else tells it from others, such as who goes along."""
    score: float = 0.0
    """How it looks to the staff, in the sense of `Game.prior`: one point more is about e times as likely."""

    def same_as(self, other: Aim) -> bool:
        """Whether both set out for the same, however they look."""
        return (self.intent, self.force, self.goal, self.extra) == (other.intent, other.force, other.goal, other.extra)


class Staff(Generic[P]):
    """Who plans in a game. It keeps nothing of any match."""

    manners: ClassVar[int] = 1
    """In how many manners `script` can answer for an enemy: as he would, by striking, by retaking, by racing …"""

    answers: ClassVar[int] = 1
    """By how much `answered` rises until the enemies have had their answer."""
    judged: ClassVar[tuple[int, ...]] = ()
    """By how much it has risen where a line is judged before that too: what comes later is less sure."""

    thought: ClassVar[float] = 1.0
    """An aim stands for several decisions: so many times the usual thought is spent on it."""

    def __init__(self, game: Game[P]) -> None:
        self.game = game

    def aims(self, g: P, seat: int, moves: list[Move]) -> list[Aim]:
        """What the seat, which is asked now, may set out for, 40 at most; first what it would do without thinking.

        Empty where the question is not one about plans: then single moves are compared. To leave things as they are is
        an aim as well.
        """
        return []

    def first(self, g: P, seat: int, moves: list[Move], manner: int = 0) -> Aim | None:
        """What a soldier sets out for, who does not look ahead; he keeps to it in imagined lines as at the table.

        None where there is no plan to choose, and in a game whose `script` knows at every step what it is about.
        """
        return None

    def pursue(self, g: P, seat: int, aim: Aim, moves: list[Move]) -> Move | None:
        """The next move for an aim, one of those given; None where it has nothing to say about this question."""
        return None

    def is_over(self, g: P, seat: int, aim: Aim) -> bool:
        """Whether an aim has been reached, or was broken by dice or an enemy: then the seat plans anew."""
        return True

    def script(self, g: P, seat: int, moves: list[Move], manner: int = 0) -> Move:
        """What a soldier does who does not look ahead: always the same in the same position.

        Unless a game says more, the move that looks best at a glance, the first of several.
        """
        if len(moves) == 1:
            return moves[0]
        scores = self.game.prior(g, seat, moves)
        if scores is None:
            return moves[0]
        return moves[max(range(len(moves)), key=scores.__getitem__)]

    def answered(self, g: P) -> int:
        """A count that rises when the enemies have had their answer to what a seat has done: there a line is judged."""
        return self.game.stage(g)

    def worth(self, g: P, seat: int) -> float:
        """What the end of a line is worth to a seat: the game's judgement, unless more tells aims apart."""
        return self.game.value(g, seat)

    def luck(self, g: P, move: Move) -> int | None:
        """What the dice that a move leads to hang on, beside the line's own luck; None: they fall on as they would.

        Lines that are compared share their luck. Where a march or an attack has a number of its own, its dice fall the
        same in all of them, whatever was rolled before: what lines differ in is then what was chosen.
        """
        return None

    def told(self, g: P, aim: Aim) -> dict[str, int | str]:
        """What the sentence about an aim, `aim-INTENT` of the game's words, speaks of: its force and its goal."""
        return {}

    def censor(self) -> Censor[P]:
        """Somebody who looks on at one match and counts blunders."""
        return Censor()
