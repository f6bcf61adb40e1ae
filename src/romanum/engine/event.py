"""Everything that happens is an event: structured facts, not a sentence.

An event names its kind, the rule it follows and its facts: who, where, raw dice, each modifier with its rule, the
outcome. Facts use the public ids of provinces, peoples and cards, so that a log, a test and a browser read the
same thing. What only some seats may know stands apart in `secret`, with the seats whose `eyes` may read it.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import Any, NamedTuple

import msgspec


class Event(msgspec.Struct, frozen=True):
    """One thing that happened."""

    kind: str
    rule: str
    facts: dict[str, Any] = {}
    secret: dict[str, Any] = {}
    eyes: tuple[int, ...] = ()

    def seen_by(self, seat: int | None) -> Event:
        """The event as a seat may know it; None is a spectator. Its kind ends in `-known` for those in the secret."""
        if not self.secret:
            return self if not self.eyes else Event(self.kind, self.rule, self.facts)
        if seat is not None and seat in self.eyes:
            return Event(f"{self.kind}-known", self.rule, {**self.facts, **self.secret})
        return Event(self.kind, self.rule, self.facts)


class Prompt(msgspec.Struct, frozen=True):
    """What a seat is asked: a kind of question (its sentence stands in the game's words), its rule and its facts."""

    kind: str
    rule: str
    facts: dict[str, Any] = {}


class Fact(NamedTuple):
    """Something that questions tell: under which name, and how it is read from the step that asks and the position."""

    name: str
    of: Callable[[Any, Any], Any]


class Asks:
    """The question of a step that asks the same of everybody at any moment: its kind, and the facts it tells.

    A fact that is a field of the step itself, and is told as it stands there, is given by its name alone.
    """

    __slots__ = ("facts", "kind")

    def __init__(self, kind: str, *facts: Fact | str) -> None:
        self.kind = kind
        self.facts = tuple(_field(fact) if isinstance(fact, str) else fact for fact in facts)

    def prompt(self, step: Any, g: Any) -> Prompt:
        """The question as a step puts it now."""
        return Prompt(self.kind, step.rule, {name: of(step, g) for name, of in self.facts})


def _field(name: str) -> Fact:
    read = attrgetter(name)
    return Fact(name, lambda step, g: read(step))


def modifier(rule: str, what: str, value: int) -> dict[str, Any]:
    """A cited change to a die or a number of dice, as it stands in an event."""
    return {"rule": rule, "what": what, "value": value}
