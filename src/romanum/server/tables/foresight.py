"""What the offered actions of a seat lead to: their odds, and which of them could not be taken back.

It is begun while the match is still, from what the seat knows, and worked out afterwards, a little at a time: nothing
in it changes with the match, so nobody has to wait for it.
"""

from __future__ import annotations

from time import perf_counter
from typing import Any, Final, Self, cast

from romanum.engine.action import Move
from romanum.engine.dice import FACES, AnyDice, Dice, FastDice
from romanum.engine.event import Event
from romanum.engine.match import Match
from romanum.engine.odds import Odds
from romanum.engine.position import Position
from romanum.engine.secrecy import masked
from romanum.engine.step import advance, choose

AT_A_TIME: Final = 0.004
"""So many seconds it is worked at before others have their turn."""


class Thrown(Exception):
    """A die falls."""


class FirstThrow(Dice):
    """Dice that tell of the first throw, and are never thrown: what would come of it is nobody's business."""

    def roll(self, sides: int = FACES) -> int:
        """Tell of it."""
        raise Thrown

    def mark(self) -> int:
        """No die has fallen."""
        return 0

    def copy(self) -> Self:
        """There is nothing in them that could change."""
        return self


class Foresight:
    """What the offered actions of a seat lead to, begun at one moment of a match.

    Each action is tried in a position dealt out as the seat may imagine it, always the same one at the same moment: the
    answer tells nothing that the seat could not know.
    """

    def __init__(self, match: Match[Any], seat: int) -> None:
        self.odds: dict[str, Odds] = {}
        """The odds of the actions that lead to dice."""
        self.final: dict[str, str] = {}
        """The actions after which there is no undo, each with the reason."""
        self._match, self._game, self._seat = match, match.game, seat
        self._names, self._words = match.words.names, match.game.words
        self._left: list[Move] = match.question(seat).moves[::-1] if seat in match.pending else []
        self._tried: set[str] = set()
        if self._left:
            self._known = masked(match.position, seat)
            self._imagined = match.imagine(seat, FastDice.seeded(len(match.history)), self._known)
            self._imagined.log = None

    def work(self, seconds: float = AT_A_TIME) -> bool:
        """Look at some more actions, for about so long; whether any are left."""
        until = perf_counter() + seconds
        while self._left:
            self._look_at(self._left.pop())
            if perf_counter() >= until:
                break
        return bool(self._left)

    def _look_at(self, move: Move) -> None:
        text = self._game.vocabulary.write(move)
        odds, reason = self._game.odds(self._known, self._seat, move), self._reason(move)
        if odds is not None:
            self.odds[text] = odds.named(self._names)
        if reason:
            self.final[text] = reason

    def _reason(self, move: Move) -> str:
        """Why an action could not be taken back; empty: it could."""
        before, after = self._imagined, self._imagined.copy()
        events: list[Event] = []
        after.dice, after.log = cast("AnyDice", FirstThrow()), events
        try:
            choose(after, self._seat, move)
            advance(after, listing=False)
        except Thrown:
            return self._words.say("final-dice", {})
        finally:
            self._learn(move[0], after)
        if before.reveals == after.reveals:
            return ""
        return self._words.say("final-shown", {"what": self._match.shown(events, before)})

    def _learn(self, verb: str, after: Position) -> None:
        """Remember what was worked out for the first action of a kind: for the next ones most of it is still right."""
        if verb not in self._tried:
            self._tried.add(verb)
            self._imagined.memos = after.memos


def foreseen(match: Match[Any], seat: int) -> Foresight:
    """All of it at once."""
    foresight = Foresight(match, seat)
    while foresight.work():
        pass
    return foresight
