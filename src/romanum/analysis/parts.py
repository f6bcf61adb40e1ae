"""What an analysis is made of: actions looked at, spans between resting points, choices that were weighed."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from romanum.bots.chances import LEAST_TRIALS
from romanum.engine.counsel.staff import Aim
from romanum.engine.match import Match
from romanum.engine.position import Position

SOUND: Final = 100
"""A choice that cost no more than this, in hundredths of a percent, was a sound one,"""
DOUBT: Final = 2.0
"""and one whose cost is less than so many standard errors may have been; so it is with what dice did."""


class Setting(msgspec.Struct, frozen=True):
    """The match that is looked at, as whoever looks at a part of it must know it."""

    game: str
    scenario: str
    options: dict[str, Any]
    names: list[str]
    actions: int

    def match(self, position: bytes) -> Match[Any]:
        """The match at a position of it, without its past."""
        import romanum

        game = romanum.game(self.game)
        found: Match[Any] = Match(game, self.scenario, len(self.names), self.options, self.names)
        found.position = game.position_type.from_json(position, game.steps)
        return found


class Stroke(msgspec.Struct, frozen=True):
    """One action, and the whole position before it."""

    seat: int
    text: str
    before: msgspec.Raw
    dice: bool
    """Whether dice fell,"""
    shown: bool
    """or something hidden was shown. If neither, nothing of it was luck."""


class Stretch(msgspec.Struct, frozen=True):
    """Some actions in a row to be looked at."""

    setting: Setting
    first: int
    """The number of the first, from 0."""
    strokes: list[Stroke]
    end: msgspec.Raw
    """The position after the last of them."""
    worlds: int
    """So often it is tried what dice might have fallen, and what is under way after them is fought out.

    0: there is no time.
    """
    seconds: float | None = None
    """After so long nothing more is tried."""


class Judged(msgspec.Struct, frozen=True):
    """One action looked at by itself: the position before it, and what dice did at it against their expectation.

    Chances are whole numbers, hundredths of a percent.
    """

    n: int
    seat: int
    text: str
    stage: int
    """The stage of the game before it,"""
    chances: list[int]
    """and the chances of all seats there, where the first position of a stage came to rest; empty elsewhere."""
    dice: bool
    shown: bool
    open: bool
    """Whether there was more than one thing to think of."""
    expected: list[int] = []
    """The chances after it on average over what dice might have fallen;"""
    after: list[int] = []
    """and as it came. Both are empty if no dice fell, or if there was no time."""
    error: int = 0
    """The standard error of their difference for the seat."""

    @property
    def plain(self) -> bool:
        """Whether nothing fell to chance."""
        return not self.dice and not self.shown

    @property
    def tried(self) -> bool:
        """Whether it is known what the dice did, if any fell."""
        return not self.dice or bool(self.expected)

    @property
    def fortune(self) -> int:
        """How much of the chance to win has surely changed hands by luck."""
        moved = sum(abs(then - hoped) for hoped, then in zip(self.expected, self.after, strict=True)) // 2
        return moved if moved > DOUBT * self.error else 0


class Rest(msgspec.Struct, frozen=True):
    """A resting point: after so many actions, with the chances of all seats."""

    n: int
    chances: list[int]


class Span(msgspec.Struct, frozen=True):
    """The actions from one resting point to the next: the chances of all seats before and after, and what moved them.

    `play` is what choices of the span gave away, from those who chose to the others; `luck` is all the rest. Both are
    whole numbers and add up to the change, exactly.
    """

    first: int
    end: int
    """The number of the action after the last."""
    before: list[int]
    after: list[int]
    play: list[int]

    @property
    def luck(self) -> list[int]:
        """What is left of the change: dice, cards, what was hidden, and what nobody had foreseen."""
        rows = zip(self.before, self.after, self.play, strict=True)
        return [after - before - play for before, after, play in rows]

    @property
    def swing(self) -> int:
        """How much of the chance to win has changed hands."""
        return sum(abs(after - before) for before, after in zip(self.before, self.after, strict=True)) // 2


class Choice(msgspec.Struct, frozen=True):
    """A decision to be weighed: by what its seat knew, and nothing else."""

    setting: Setting
    n: int
    seat: int
    text: str
    known: msgspec.Raw
    """The position with all hidden that the seat could not see."""
    bot: str
    seconds: float | None
    iterations: int | None
    against: str = ""
    """Weigh it against this alone, which looked best before; empty: against whatever looks best."""


class Weighed(msgspec.Struct, frozen=True):
    """What was chosen and what a bot would have chosen, each with the chance to win that it left, by what was known."""

    n: int
    seat: int
    text: str
    chance: int
    best: str
    best_chance: int
    error: int
    """The standard error of the difference."""
    trials: int
    again: bool = False
    """Whether both were weighed once more, with fresh dice, after the better one had been found."""
    aim: Aim | None = None
    """What the better one is the first step of."""

    @property
    def cost(self) -> int:
        """What the choice cost; nothing if it was the best that the bot found."""
        return max(0, self.best_chance - self.chance)

    @property
    def told(self) -> bool:
        """Whether it was weighed well enough to be spoken of."""
        return self.trials >= LEAST_TRIALS or self.best == self.text

    @property
    def sound(self) -> bool:
        """Whether it was about as good as the best that the bot found, or may have been."""
        return self.cost <= max(SOUND, DOUBT * self.error)

    @property
    def given_away(self) -> int:
        """What it surely cost; nothing unless both were weighed twice: the best of several guesses is a lucky one."""
        return self.cost if self.told and self.again and not self.sound else 0


def raw(position: Position) -> msgspec.Raw:
    """A position as it is sent."""
    return msgspec.Raw(position.to_json())
