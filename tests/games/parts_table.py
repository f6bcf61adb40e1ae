"""A table for games whose rules are parts that hand over to each other by errands: shared by their builders."""

from __future__ import annotations

from typing import Any, Generic, Self, TypeVar

from romanum.engine.dice import FastDice, ScriptedDice
from romanum.engine.errand import _CARRIERS, Errand, Unclaimed
from romanum.engine.event import Event
from romanum.engine.game import Game
from romanum.engine.position import Position
from romanum.engine.rule import Refusal
from romanum.engine.secrecy import masked
from romanum.engine.step import Step, advance, choose, offered_to

P = TypeVar("P", bound=Position)


def dice(*values: int, then: int | None = None) -> ScriptedDice:
    """Dice that fall as told; afterwards at random from the seed `then`, or not at all."""
    return ScriptedDice(list(values), None if then is None else FastDice.seeded(then))


class PartsTable(Generic[P]):
    """A position that was built, played by names: a game says whose seat a name means (`seat`).

    An errand that no part of the rules carries out yet, or one that this table does not care for
    (`t.stop_at(Battle)`), stops the table: `t.waiting` is the errand, `t.skip()` goes on without it.
    """

    def __init__(self, game: Game[P], g: P) -> None:
        self.game = game
        self.g = g
        self.ignored: tuple[type[Errand[Any]], ...] = ()
        self.stopped = False

    def seat(self, name: str) -> int:
        """Who plays what is called so."""
        raise NotImplementedError

    # ---- beginning

    def push(self, *steps: Step[Any]) -> Self:
        """Put steps on the stack, the first on top, and go on to the next real choice."""
        for step in reversed(steps):
            self.g.push(step)
        return self.go_on()

    def stop_at(self, *errands: type[Errand[Any]]) -> Self:
        """Let the table stop at these errands, as if nobody carried them out."""
        self.ignored = errands
        return self

    def go_on(self) -> Self:
        """Carry out what the rules decide; an errand that nobody carries out stops it."""
        kept = {errand: _CARRIERS.pop(errand) for errand in self.ignored if errand in _CARRIERS}
        try:
            advance(self.g)
            self.stopped = False
        except Unclaimed:
            self.stopped = True
        finally:
            _CARRIERS.update(kept)
        return self

    @property
    def waiting(self) -> Any:
        """The errand at which the table has stopped."""
        top = self.g.stack[-1]
        assert isinstance(top, Errand), top
        return top

    def skip(self) -> Self:
        """Go on as if the errand had been carried out."""
        assert isinstance(self.g.stack.pop(), Errand)
        return self.go_on()

    # ---- playing

    def roll(self, *values: int) -> Self:
        """The next dice."""
        assert isinstance(self.g.dice, ScriptedDice)
        self.g.dice.values += values
        return self

    def play(self, name: str, *texts: str) -> Self:
        """Somebody does this, one after the other."""
        for text in texts:
            move = self.game.vocabulary.read(text)
            offered = self.offered_moves(name)
            assert move in offered, f"{text!r} is not offered to {name}, but: {self.offered(name)}"
            choose(self.g, self.seat(name), move)
            self.go_on()
        return self

    def offered_moves(self, name: str) -> list[tuple[Any, ...]]:
        """What somebody may choose among now."""
        return [] if self.stopped or not self.g.stack else offered_to(self.g, self.seat(name))

    def offered(self, name: str) -> list[str]:
        """The same as texts."""
        return [self.game.vocabulary.write(move) for move in self.offered_moves(name)]

    def refused(self, name: str, text: str) -> Refusal:
        """Why somebody may not do this."""
        move, seat = self.game.vocabulary.read(text), self.seat(name)
        step = self.g.stack[-1]
        assert seat in step.pending(self.g), f"{name} is not asked"
        assert move in list(step.candidates(self.g, seat)), f"nobody would think of {text!r}"
        refusal: Refusal | None = step.check(self.g, seat, move)
        assert refusal is not None, f"{text!r} is allowed"
        assert refusal.rule in self.game.rules, f"{refusal.rule} is no rule"
        assert self.game.words.has(f"why-{refusal.code}"), f"why-{refusal.code} has no sentence"
        return refusal

    @property
    def asked_seats(self) -> tuple[int, ...]:
        """The seats that must choose now."""
        pending: tuple[int, ...] = () if self.stopped or not self.g.stack else self.g.stack[-1].pending(self.g)
        return pending

    @property
    def step(self) -> str:
        """What is being asked."""
        return type(self.g.stack[-1]).__name__ if self.g.stack else ""

    # ---- looking

    def events(self, kind: str) -> list[Event]:
        """What happened of a kind."""
        return [event for event in self.g.log or () if event.kind == kind]

    def sentences(self) -> list[str]:
        """Everything that happened, in words."""
        return [self.game.words.say(f"event-{event.kind}", event.facts) for event in self.g.log or ()]

    def known(self, name: str) -> P:
        """What somebody knows."""
        return masked(self.g, self.seat(name))

    def is_sound(self) -> bool:
        """Nothing has vanished or appeared."""
        assert not self.game.faults(self.g), self.game.faults(self.g)
        return True
