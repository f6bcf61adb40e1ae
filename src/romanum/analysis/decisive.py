"""The few moments that decided a match, found by a quick look: no dice are thrown again, and no choice is weighed.

First the stages of the game in which the chances moved most, then within each the one action that moved them most.
Chances are judged with everything on the table, since the match is over, and only where nothing is under way.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from itertools import pairwise
from typing import Any, Final

import msgspec

from romanum.analysis.whole_numbers import whole
from romanum.bots.chances import Judge
from romanum.engine.match import Match
from romanum.engine.past import NotKept
from romanum.engine.position import Position

MOST: Final = 3
"""So many moments are told."""
LEAST: Final = 100
"""What moved the chances of nobody by more than this, in hundredths of a percent, decided nothing."""
LOOKS: Final = 60
"""So many actions of one stage are looked at, spread evenly over it if there are more."""

Chances = list[int]


class Swing(msgspec.Struct, frozen=True):
    """The chances of all seats after `first` actions and after `n`, in hundredths of a percent."""

    first: int
    n: int
    before: Chances
    after: Chances

    @property
    def size(self) -> int:
        """By how much the chance of one seat moved at most."""
        return max(abs(after - before) for before, after in zip(self.before, self.after, strict=True))


def decisive(match: Match[Any]) -> Generator[None, None, list[Swing]]:
    """The moments that decided a match that is over, as they came; each piece looks at one position."""
    judge = Judge(match.game, match.scenario, match.seats, len(match.history))
    stages = [past.stage for past in match.history]
    ends = [0, *(n + 1 for n, (stage, after) in enumerate(pairwise(stages)) if stage != after), len(stages)]
    swings = yield from _swings(match, judge, ends)
    largest = sorted(swings, key=lambda one: -one.size)[:MOST]
    found = []
    for swing in sorted(largest, key=lambda one: one.n):
        inside = yield from _swings(match, judge, _spread(swing.first, swing.n))
        found.append(max(inside, key=lambda one: one.size, default=swing))
    return [swing for swing in found if swing.size > LEAST]


def _swings(match: Match[Any], judge: Judge, moments: Sequence[int]) -> Generator[None, None, list[Swing]]:
    """What moved between some moments and the next of them; those that cannot be judged are passed over."""
    known: list[tuple[int, Chances]] = []
    for n in moments:
        chances = _chances(match, judge, n)
        yield
        if chances is not None:
            known.append((n, chances))
    return [Swing(first, n, before, after) for (first, before), (n, after) in pairwise(known)]


def _chances(match: Match[Any], judge: Judge, n: int) -> Chances | None:
    """Nothing where something is under way, or where the position was not kept."""
    try:
        position: Position = match.position_after(n)
    except NotKept:
        return None
    ends = n in (0, len(match.history))
    return whole(judge.chances(position, n, looks=0)) if ends or judge.rests(position) else None


def _spread(first: int, last: int) -> list[int]:
    """The moments of a stage, from its begin to its end."""
    step = max(1, -(-(last - first) // LOOKS))
    return [*range(first, last, step), last]
