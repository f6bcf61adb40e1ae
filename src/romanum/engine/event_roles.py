"""Roles: what an event is to somebody who does not know the game.

A log, a report, a table of luck, a film and the sounds of a table speak of turns, dice, battles, points and losses,
whatever a game calls them. So each game says once, for each kind of event, which roles it has and which of its facts
carry what they need:

>>> attack = Battle(place="province", side="side", enemy="enemy")
>>> attack.facts()
('province', 'side', 'enemy')

Fields that name facts are written as such; the others say so. An empty name: the event does not tell it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

import msgspec

DICE_FACTS: Final = frozenset({"die", "dice"})
"""An event with one of these facts tells of a roll."""


class Role(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="role", tag=str.lower):
    """What a kind of event is, and where in its facts the rest stands."""

    plain: ClassVar[frozenset[str]] = frozenset()
    """The fields that name no facts."""

    def facts(self) -> tuple[str, ...]:
        """Every fact that an event of the kind must have."""
        named = [getattr(self, name) for name in self.__struct_fields__ if name not in self.plain]
        flat = [fact for one in named for fact in (one if isinstance(one, tuple) else (one,))]
        return tuple(fact for fact in flat if fact)


class Turn(Role, frozen=True, kw_only=True):
    """A turn begins: the largest step of time that the game has. `number` is what it is called by: 3, or 453."""

    number: str


class Phase(Role, frozen=True, kw_only=True):
    """Somebody's part of a turn begins."""

    side: str = ""


class Battle(Role, frozen=True, kw_only=True):
    """A battle begins, or ends: its rolls come after, or have come before."""

    place: str
    side: str = ""
    enemy: str = ""
    ends: bool = False
    winner: str = ""
    """The fact that says who has won; "nobody" is none of the sides."""
    plain: ClassVar[frozenset[str]] = frozenset({"ends"})


class Roll(Role, frozen=True, kw_only=True):
    """Dice fall. With `chance` and `got` it counts as luck: what was to be expected, and what came.

    `got` is a fact that is true or false, or a number, or one of the words `good`; at one of the words `void` nothing
    was decided, and the dice are rolled again. `side` had the hope: a fact, unless it is always the same one (`by`).
    What one side gets of a roll with an `enemy`, the other does not. A roll whose chance is None does not count.
    """

    dice: tuple[str, ...]
    side: str = ""
    enemy: str = ""
    place: str = ""
    chance: str = ""
    got: str = ""
    by: str = ""
    """The id of the side that always has the hope."""
    faces: tuple[int, ...] = (6,)
    """Of each die, the last for all that follow; ten are numbered from 0. An event may tell them itself (`faces`)."""
    good: tuple[str, ...] = ()
    void: tuple[str, ...] = ()
    of: str = ""
    """Under which heading it is counted: the word `luck-…`, with what is counted as its attribute `counted`."""
    fight: bool = False
    """Whether it decides the battle that was last begun in its place."""
    weight: float = 1.0
    """So much more than was to be expected weighs as much as a roll against all odds."""
    plain: ClassVar[frozenset[str]] = frozenset({"by", "faces", "good", "void", "of", "fight", "weight"})

    def won(self, facts: Mapping[str, Any]) -> float | None:
        """What the roll brought, as a number; None if nothing was decided."""
        got = facts[self.got]
        if isinstance(got, str):
            return None if got in self.void else float(got in self.good)
        return float(got)


class Score(Role, frozen=True, kw_only=True):
    """Somebody gets points."""

    side: str
    points: str


class Loss(Role, frozen=True, kw_only=True):
    """Something is lost for good: who or what, of which side, and where."""

    what: str = ""
    side: str = ""
    place: str = ""


class Taken(Role, frozen=True, kw_only=True):
    """A place changes hands: who has it now, and who had it."""

    place: str
    side: str = ""
    old: str = ""


class Leg(Role, frozen=True, kw_only=True):
    """Somebody goes on by one step of a longer way, or sets out: a film tells the whole way at once.

    A leg goes on from the last one of its side and force, and where `origin` is told, only from there. The whole way
    is told by the word `screen-went-…` of the last leg's kind: its facts, `from`, `to` and what it cost in all.
    """

    place: str
    """Where he comes to; where he sets out from, if it `starts`."""
    side: str = ""
    force: str = ""
    """Who goes, where the event tells it."""
    origin: str = ""
    cost: str = ""
    starts: bool = False
    plain: ClassVar[frozenset[str]] = frozenset({"starts"})


Roles = Mapping[str, tuple[Role, ...]]
"""The roles of each kind of event that has any."""

Topics = Mapping[str, tuple[str, ...]]
"""What the log can be looked through for: kinds of events under a heading, the word `topic-…`."""

BATTLES: Final = "battles"
"""The topic of all that is told of a battle, in every game that has some."""
