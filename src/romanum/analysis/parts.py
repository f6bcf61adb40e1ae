"""What an analysis is made of: moments with their swings, choices that were weighed, and what is looked at for them."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from romanum.bots.chances import LEAST_TRIALS
from romanum.engine.match import Match
from romanum.engine.position import Position

SOUND: Final = 100
"""A choice that cost no more than this, in hundredths of a percent, was a sound one,"""
DOUBT: Final = 2.0
"""and one whose cost is less than so many standard errors may have been."""


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
    plain: bool
    """Whether no die fell and nothing hidden was shown: then nothing of it was luck."""


class Stretch(msgspec.Struct, frozen=True):
    """Some actions in a row to be judged. The position after the last of them is judged with the next stretch."""

    setting: Setting
    first: int
    """The number of the first, from 0."""
    strokes: list[Stroke]
    worlds: int
    """In so many imagined positions it is tried what an action could be expected to bring; 0: there is no time."""
    looks: int
    """So often what is under way is fought out before it is judged."""
    seconds: float | None = None
    """After so long nothing more is tried, and the rest is judged as it stands."""


class Judged(msgspec.Struct, frozen=True):
    """One action looked at by itself: the chances before it, and what it could be expected to change.

    What it did change is known when the next one has been looked at: every position is judged once.
    """

    n: int
    seat: int
    text: str
    before: list[int]
    hoped: list[int]
    """Empty where it was not tried: the action was plain, or there was no time."""
    plain: bool
    open: bool

    @property
    def parted(self) -> bool:
        """Whether it is known what of it was luck."""
        return self.plain or bool(self.hoped)

    def moment(self, after: list[int]) -> Moment:
        """What it was, given the chances after it."""
        change = [then - now for now, then in zip(self.before, after, strict=True)]
        nothing = [0] * len(change)
        play = change if self.plain else self.hoped or nothing
        luck = [whole - part for whole, part in zip(change, play, strict=True)]
        return Moment(self.n, self.seat, self.text, self.before, play, luck, self.open, self.parted)


class Moment(msgspec.Struct, frozen=True):
    """One action: the chances of all seats before it, and what of their change was play and what luck.

    Chances are whole numbers, hundredths of a percent. `play` is what the action could be expected to change by what
    its seat knew; `luck` is the rest: the dice, cards that were drawn, what others held hidden.
    """

    n: int
    seat: int
    text: str
    before: list[int]
    play: list[int]
    luck: list[int]
    open: bool = True
    """Whether there was more than one thing to think of."""
    parted: bool = True
    """Whether it was tried what belongs to luck. Otherwise there was no time, and all of it counts as luck."""

    @property
    def after(self) -> list[int]:
        """The chances after it."""
        return [sum(parts) for parts in zip(self.before, self.play, self.luck, strict=True)]

    @property
    def swing(self) -> int:
        """How much of the chance to win has changed hands,"""
        return sum(abs(play + luck) for play, luck in zip(self.play, self.luck, strict=True)) // 2

    @property
    def fortune(self) -> int:
        """and how much of that by luck."""
        return sum(map(abs, self.luck)) // 2


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


def raw(position: Position) -> msgspec.Raw:
    """A position as it is sent."""
    return msgspec.Raw(position.to_json())
