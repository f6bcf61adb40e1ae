"""What a lesson is made of: how its position comes about, and the steps of its script.

A lesson is a file of its game, `lessons/1-NAME.toml`; its sentences stand in `lessons/words/en.ftl`. It makes nothing
legal that is not: the match is an ordinary one, and whatever is played goes through the ordinary door.
"""

from __future__ import annotations

from fnmatch import fnmatchcase
from typing import Any, Final

import msgspec

from romanum.engine.dice import FastDice, ScriptedDice
from romanum.engine.game import Game
from romanum.engine.match import Match

OVER: Final = "over"
"""What a step of free play waits for if it is to go on to the end of the match."""
PARTS: Final = ("@hand", "@players", "@log", "@game", "@rules")
"""Parts of the table that a step can point at; anything else is a place of the map."""


class BadLesson(ValueError):
    """A lesson that cannot be begun; one line that says why."""


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"otherwise": "else"}):
    """One step of a script. One that expects nothing and waits for nothing is a page to be read."""

    say: str
    """The sentence: `lesson-NAME-SAY` in the words of the lessons."""
    point: tuple[str, ...] = ()
    """Places to be lit, and parts of the table (`@hand`)."""
    rule: str = ""
    """The rule behind it."""
    expect: tuple[str, ...] = ()
    """Actions that do it; a star stands for anything, as in `place *`."""
    leads: str = ""
    """Or any action that leads to an event of this kind."""
    way: tuple[str, ...] = ()
    """Actions on the way to it, in the order in which they lead there: they are done, and the step is not over yet.

    One only goes on: what has been done or passed over is done no more, unless a star stands for several."""
    otherwise: str = ""
    """What is said to somebody who does something else; without it, a general sentence."""
    counts: bool = False
    """Whether something else counts as well: it is done, and the lesson goes on. If not, it is not even done."""
    then: str = ""
    """With which step (by its `say`) the lesson goes on after something else that counts; the next one if empty."""
    others: tuple[str, ...] = ()
    """What the other seats answer after it, in order."""
    until: str = ""
    """Free play: whatever is done counts until an event of this kind, or until the match is `over`."""

    @property
    def is_page(self) -> bool:
        """Whether there is nothing to do but read."""
        return not (self.expect or self.leads or self.until)

    def names(self, action: str) -> bool:
        """Whether an action is among those that are expected by name."""
        return any(fnmatchcase(action, pattern) for pattern in self.expect)

    def along(self, action: str, so_far: int = 0) -> int:
        """How far on the way to it an action leads, the first being 1; 0 if it does not lead on from `so_far`."""
        found = max((n for n, pattern in enumerate(self.way, 1) if fnmatchcase(action, pattern)), default=0)
        again = found == so_far > 0 and "*" in self.way[found - 1]
        return found if found > so_far or again else 0


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson as its file has it."""

    minutes: int
    seats: int
    seed: int
    step: tuple[Step, ...]
    scenario: str = ""
    options: dict[str, Any] = {}
    seat: int = 0
    """The learner's."""
    played: str = ""
    """What has been played already, each line a seat and an action: `0 place roma`."""
    dice: tuple[int, ...] = ()
    """How the dice fall from the first step on; then they fall as they like."""
    name: str = ""
    """By which it is called: that of its file."""

    @property
    def deeds(self) -> tuple[int, ...]:
        """The steps in which something is done, by number."""
        return tuple(n for n, step in enumerate(self.step) if not step.is_page)

    def number(self, say: str) -> int:
        """Which step says that; -1 if none does."""
        return next((n for n, step in enumerate(self.step) if step.say == say), -1)

    def begin(self, game: Game[Any], names: list[str] | None = None) -> Match[Any]:
        """The match at the first step. `IllegalAction` or `BadLesson` if its opening no longer fits the rules."""
        match = game.new(self.scenario or None, self.seats, self.seed, self.options, names=names)
        for line in self.played.split("\n"):
            if line.strip():
                match.play(*_seat_and_action(line.strip()))
        if self.dice:
            match.change_dice(ScriptedDice([*self.dice], FastDice.seeded(self.seed)))
        return match


def _seat_and_action(line: str) -> tuple[int, str]:
    seat, _, action = line.partition(" ")
    if not seat.isdecimal() or not action:
        raise BadLesson(f"{line!r} is not a seat and an action")
    return int(seat), action
