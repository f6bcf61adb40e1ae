"""What is on record beside promises, a row in `promises` each.

`GIVEN` is written by `rules.common.given`, `RESTED` by `rules.common.baggage`.

It was done in the open: everybody sees who, with whom and about what. A number goes with it that the one player or the
two whom it names know alone. So whether a row is written or struck out hangs on nothing that is hidden.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from romanum.games.imperium.state.layout import GIVEN, PROMISE_FACTS, RESTED
from romanum.games.imperium.state.position import RomanWorld

MANY: Final = 20
"""More units of a kind than anybody has in a place: several numbers stand in one, to this base."""

__all__ = ["GIVEN", "RESTED", "Row", "keep_rows", "packed", "rows", "unpacked"]

Row = tuple[int, ...]
"""Who, with whom, what kind, about what, and a number."""


def rows(g: RomanWorld, kind: int) -> list[Row]:
    """All rows of a kind that whoever asks knows of."""
    facts = g.promises
    return [facts[at : at + PROMISE_FACTS] for at in range(0, len(facts), PROMISE_FACTS) if facts[at + 2] == kind]


def keep_rows(g: RomanWorld, kind: int, found: list[Row]) -> None:
    """These are the rows of a kind now; the others are as they were."""
    facts = g.promises
    others = [facts[at : at + PROMISE_FACTS] for at in range(0, len(facts), PROMISE_FACTS) if facts[at + 2] != kind]
    g.promises = tuple([fact for row in (*others, *found) for fact in row])


def packed(numbers: Counter[int]) -> int:
    """Some numbers, each by its place, in one.

    >>> unpacked(packed(Counter({0: 3, 2: 1})))
    Counter({0: 3, 2: 1})
    """
    return sum(min(number, MANY - 1) * MANY**place for place, number in numbers.items() if number > 0)


def unpacked(number: int) -> Counter[int]:
    """And back again."""
    found, place = Counter[int](), 0
    while number > 0:
        number, here = divmod(number, MANY)
        if here:
            found[place] = here
        place += 1
    return found
