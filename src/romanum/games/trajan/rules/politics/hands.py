"""Chapter 6.5 to 6.7: how Stratagem Markers are gained, spent and lost."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from romanum.engine.action import Move
from romanum.engine.event import Prompt
from romanum.engine.rule import Refusal
from romanum.games.trajan.state.actions import MARKER_KINDS, TAKE
from romanum.games.trajan.state.menu import SideStep
from romanum.games.trajan.state.position import HANDS, SIDE_IDS, War


def draw(g: War, side: int, number: int, rule: str) -> None:
    """6.5, 6.7a: markers drawn at random, as many as are left at most. Only their owner sees which, and how many."""
    drawn = HANDS.draw(g, side, g.pool(side), number)
    if number:
        g.tell("draws", rule, side=SIDE_IDS[side], number=number, secret=_came(drawn), eyes=(side,))


def discard(g: War, side: int, number: int, rule: str) -> None:
    """6.62a, 6.7b: markers lost at random from the hand, as many as are there at most. Only their owner sees them."""
    lost = HANDS.discard(g, side, number)
    if number:
        g.tell("discards", rule, side=SIDE_IDS[side], number=number, secret=_came(lost), eyes=(side,))


def _came(markers: list[int]) -> dict[str, Any]:
    """8.2b: everybody learns what the rules give or take, the owner what it comes to."""
    return {"markers": [MARKER_KINDS[marker] for marker in markers], "number": len(markers)}


class TakeMarkers(SideStep, frozen=True):
    """6.51a: markers chosen freely from the pool, one after the other."""

    left: int
    marker_rule: str = "6.51a"
    rule: ClassVar[str] = "6.51a"
    stays: ClassVar[bool] = True

    def candidates(self, g: War, seat: int) -> Iterable[Move]:
        """Every kind of marker."""
        return TAKE

    def check(self, g: War, seat: int, move: Move) -> Refusal | None:
        """It must be in the pool."""
        if move[1] in g.pool(self.side):
            return None
        return Refusal("6.51a", "not-in-pool", {"marker": MARKER_KINDS[move[1]]})

    def options(self, g: War, seat: int) -> list[Move]:
        return [TAKE[kind] for kind in sorted(set(g.pool(self.side)))]

    def take(self, g: War, seat: int, move: Move) -> None:
        """One marker to hand; on to the next while any are left."""
        HANDS.gain(g, self.side, move[1])
        left = min(self.left - 1, len(g.pool(self.side)))
        marker = MARKER_KINDS[move[1]]
        g.tell("takes", self.marker_rule, side=SIDE_IDS[self.side], secret={"marker": marker}, eyes=(self.side,))
        if left:
            g.become(TakeMarkers(self.side, left, self.marker_rule))
        else:
            g.stack.pop()

    def prompt(self, g: War, seat: int | None) -> Prompt:
        """How many are still to be taken."""
        return Prompt("take", self.marker_rule, {"side": SIDE_IDS[self.side], "left": self.left})


def let_take(g: War, side: int, number: int, rule: str = "6.51a") -> None:
    """Let a side choose markers from its pool, if there are any."""
    number = min(number, len(g.pool(side)))
    if number:
        g.push(TakeMarkers(side, number, rule))
