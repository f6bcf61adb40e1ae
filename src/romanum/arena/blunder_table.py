"""The table of blunders in an arena's report: how often each bot committed each kind in so many turns."""

from __future__ import annotations

from collections import Counter
from typing import Final, NamedTuple

from romanum.arena.conduct import REVISIT
from romanum.arena.result import ArenaResult, Conduct
from romanum.bots.known import find_game
from romanum.engine.speech.words import Words

TURNS: Final = 100
"""Blunders are told by so many turns of a seat."""


class Line(NamedTuple):
    """A kind of blunder in words, and how often it happened to each bot in a hundred turns of a seat."""

    what: str
    often: list[str]


def lines(result: ArenaResult) -> list[Line]:
    """The table of blunders, the most frequent first; one column a bot, in the order of `result.conduct`."""
    words, seen = find_game(result.game).words, list(result.conduct.values())
    total = sum((Counter(one.blunders) for one in seen), Counter({REVISIT: 0} if any(c.marches for c in seen) else {}))
    kinds = sorted(total, key=lambda kind: (-total[kind], kind))
    return [Line(_named(words, kind), [_often(kind, conduct) for conduct in seen]) for kind in kinds]


def _named(words: Words, kind: str) -> str:
    return words.say(f"blunder-{kind}", {}) if words.has(f"blunder-{kind}") else kind


def _often(kind: str, conduct: Conduct) -> str:
    """In a hundred turns; marches also out of all marches.

    >>> _often("idle", Conduct(50, 4, {"idle": 3})), _often("revisit", Conduct(50, 4, {"revisit": 1}))
    ('6.0', '2.0 (1 of 4)')
    """
    count = conduct.blunders.get(kind, 0)
    rate = f"{TURNS * count / conduct.turns:.1f}" if conduct.turns else "-"
    return f"{rate} ({count} of {conduct.marches})" if kind == REVISIT else rate
