"""Offers between seats: who offers what to whom, whether it binds, and how it ends.

A `Proposal` asks the proposer for terms or nothing; an `Answer` asks the other side to accept or refuse. The game
says what terms there are, what acceptance does, and whether the rules enforce what was agreed. An offer whose
ground has gone lapses: it can only be refused, and as that is no choice nobody is asked.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final, Generic, TypeVar

import msgspec

from romanum.engine.action import Move
from romanum.engine.position import Position
from romanum.engine.rule import Refusal
from romanum.engine.step import Step

P = TypeVar("P", bound=Position)

NO_OFFER: Final[Move] = ("no-offer",)
ACCEPT: Final[Move] = ("accept",)
REFUSE: Final[Move] = ("refuse",)


class Offer(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """What one side holds out to another. `enforceable` offers bind by the rules, others only by honour."""

    giver: int
    taker: int
    terms: Move
    enforceable: bool = True


class Proposal(Step[P], Generic[P], frozen=True):
    """The giver may hold out terms to the taker, or make no offer."""

    giver: int
    taker: int
    context: tuple[int, ...] = ()

    def seat_of(self, g: P, side: int) -> int:
        """The seat that speaks for a side."""
        return side

    def terms(self, g: P) -> list[Move]:
        """All terms the giver can hold out now."""
        raise NotImplementedError

    def refusal(self, g: P, move: Move) -> Refusal:
        """Why terms cannot be held out."""
        raise NotImplementedError

    def answer(self, offer: Offer) -> Answer[P]:
        """The step that puts the offer to the taker."""
        raise NotImplementedError

    def declined(self, g: P) -> None:
        """The giver made no offer. The step is off the stack."""

    def pending(self, g: P) -> tuple[int, ...]:
        """The giver's seat."""
        return (self.seat_of(g, self.giver),)

    def candidates(self, g: P, seat: int) -> Iterable[Move]:
        """All terms, and no offer."""
        return [*self.terms(g), NO_OFFER]

    def check(self, g: P, seat: int, move: Move) -> Refusal | None:
        """Terms that can be held out, or none."""
        return None if move == NO_OFFER or move in self.terms(g) else self.refusal(g, move)

    def take(self, g: P, seat: int, move: Move) -> None:
        """Put the offer to the taker, or go on without."""
        if move == NO_OFFER:
            self.declined(g)
        else:
            offer = Offer(self.giver, self.taker, move)
            g.push(self.answer(offer))
            self.made(g, offer)

    def made(self, g: P, offer: Offer) -> None:
        """An offer was made: the place to tell it."""


class Answer(Step[P], Generic[P], frozen=True):
    """The taker accepts or refuses."""

    offer: Offer
    context: tuple[int, ...] = ()
    decline: ClassVar[Move] = REFUSE
    agree: ClassVar[Move] = ACCEPT

    def seat_of(self, g: P, side: int) -> int:
        """The seat that speaks for a side."""
        return side

    def stands(self, g: P) -> bool:
        """Whether the offer can still be accepted; if not it lapses and can only be refused."""
        return True

    def accepted(self, g: P) -> None:
        """The taker accepts. The step is off the stack."""
        raise NotImplementedError

    def refused(self, g: P) -> None:
        """The taker refuses. The step is off the stack."""
        raise NotImplementedError

    def pending(self, g: P) -> tuple[int, ...]:
        """The taker's seat."""
        return (self.seat_of(g, self.offer.taker),)

    def candidates(self, g: P, seat: int) -> Iterable[Move]:
        """Accept or refuse."""
        return (ACCEPT, REFUSE)

    def check(self, g: P, seat: int, move: Move) -> Refusal | None:
        """Refusing is always allowed, accepting while the offer stands."""
        return None if move == REFUSE or self.stands(g) else Refusal(self.rule, "offer-lapsed")

    def take(self, g: P, seat: int, move: Move) -> None:
        """Carry the answer out."""
        if move == ACCEPT:
            self.accepted(g)
        else:
            self.refused(g)
