"""A match as a story that a test tells: a position built in a few words, scripted dice, play by text, what came of it.

Each game builds its own positions (`tests/games/GAME/builder.py`) and says by which names its seats are called; how a
story is told is the same for all of them:

    t = position(turn=2, parthia="parthi:1 by blue").place("parthi", 1)
    t.roll(6, 1).play("blue", "attack syria from parthia")
    assert t["syria"] == "parthi:1"
    assert t.forbids("blue", "attack roma from parthia") == "10.1a"
"""

from __future__ import annotations

from typing import Any, Generic, Self, TypeVar

from romanum.engine.dice import FastDice, ScriptedDice
from romanum.engine.event import Event
from romanum.engine.match import Match
from romanum.engine.position import Position
from romanum.engine.rule import WhyNot
from romanum.engine.secrecy import masked
from romanum.engine.step import Step, advance, offered_to

P = TypeVar("P", bound=Position)


def dice(*values: int, then: int | None = None) -> ScriptedDice:
    """Dice that fall as told; afterwards at random from the seed `then`, or not at all."""
    return ScriptedDice(list(values), None if then is None else FastDice.seeded(then))


class Story(Generic[P]):
    """A match in the position that was built, played by the names of those who command."""

    def __init__(self, match: Match[P]) -> None:
        self.match = match

    @property
    def g(self) -> P:
        """The position."""
        return self.match.position

    # ---- what a game says

    def seat(self, who: str) -> int:
        """The seat that somebody has in this match."""
        raise NotImplementedError

    def name(self, seat: int) -> str:
        """Who has a seat."""
        raise NotImplementedError

    def spelt(self, text: str) -> str:
        """An action as it is written in a record; a game may let tests write it shorter."""
        return text

    # ---- beginning

    def push(self, *steps: Step[Any]) -> Self:
        """Put steps on the stack, the first on top, and go on to the next real choice."""
        for step in reversed(steps):
            self.g.push(step)
        return self.go_on()

    def go_on(self) -> Self:
        """Carry out what the rules decide."""
        advance(self.g)
        return self

    # ---- playing

    def roll(self, *values: int, then: int | None = None) -> Self:
        """The next dice, in the order in which they are rolled."""
        self.g.dice = dice(*values, then=then)
        return self

    @property
    def unrolled(self) -> list[int]:
        """The scripted dice that nobody has rolled yet."""
        return self.g.dice.values if isinstance(self.g.dice, ScriptedDice) else []

    def play(self, who: str, *texts: str) -> Self:
        """Somebody does these things, one after the other, through the checked door."""
        for text in texts:
            self.match.play(self.seat(who), self.spelt(text))
        return self

    def idle(self, *, until: str = "") -> Self:
        """Everybody does as little as he may, the last thing offered, until a step is reached or nothing is left."""
        while self.g.stack and self.asked != until:
            seat = self.match.pending[0]
            self.match.play(seat, self.match.game.vocabulary.write(offered_to(self.g, seat)[-1]))
        return self

    def options(self, who: str, verb: str = "") -> list[str]:
        """What somebody may do now, or those things that begin with a verb; nothing if he is not asked."""
        write = self.match.game.vocabulary.write
        texts = [write(move) for move in offered_to(self.g, self.seat(who))]
        return [text for text in texts if not verb or text.split()[0] == verb]

    def may(self, who: str, text: str) -> bool:
        """Whether somebody may do this now."""
        return self.spelt(text) in self.options(who)

    def refusal(self, who: str, text: str) -> WhyNot | None:
        """Why somebody may not do this now; None if he may."""
        return self.match.why_not(self.seat(who), self.spelt(text))

    def why(self, who: str, text: str) -> WhyNot:
        """Why somebody may not do this now, who indeed may not."""
        refused = self.refusal(who, text)
        assert refused is not None, f"{who} may {text}"
        return refused

    def forbids(self, who: str, text: str) -> str:
        """The number of the rule by which somebody may not do this now; empty if he may.

        A refusal that rests on no rule proves nothing: nobody asks, or it is no action of the game.
        """
        refused = self.refusal(who, text)
        if refused is None:
            return ""
        assert refused.rule, f"{text!r} is refused by no rule: {refused}"
        return refused.rule

    @property
    def asked(self) -> str:
        """The step that waits for an answer, or nothing."""
        return type(self.g.stack[-1]).__name__ if self.g.stack else ""

    @property
    def who(self) -> str:
        """Who is asked, or nothing."""
        return self.name(self.match.pending[0]) if self.match.pending else ""

    # ---- looking

    def events(self, kind: str) -> list[dict[str, Any]]:
        """The facts of all events of a kind, the secret ones too."""
        return [{**event.facts, **event.secret} for event in self.match.events if event.kind == kind]

    def kinds(self) -> list[str]:
        """The kinds of all events, in their order."""
        return [event.kind for event in self.match.events]

    def told(self, who: str | None, kind: str) -> list[Event]:
        """The events of a kind as somebody, or a spectator, reads them."""
        seen = self.match.events_for(None if who is None else self.seat(who))
        return [event for event in seen if event.kind.removesuffix("-known") == kind]

    def known(self, who: str | None) -> P:
        """The position as somebody, or a spectator, knows it."""
        return masked(self.g, None if who is None else self.seat(who))
