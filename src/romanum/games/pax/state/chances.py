"""Chances of the rolls that recur: two dice against a number, and one die against another."""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from operator import eq, gt
from typing import Final

from romanum.engine.dice import FACES

WON: Final = "won"
DRAWN: Final = "drawn"
LOST: Final = "lost"
"""What odds tell may come of a Battle."""
INTERCEPTION: Final = ("the interception fails", "they are intercepted")
SACKING: Final = ("it holds out", "it is sacked")
"""By whether it succeeds."""

_pairs: Final = tuple(product(range(1, FACES + 1), repeat=2))


@lru_cache(None)
def two_dice(least: int, most: int = 2 * FACES) -> float:
    """That two dice add up to so much.

    >>> two_dice(12), round(two_dice(7), 3), two_dice(2, 7) == two_dice(7)
    (0.027777777777777776, 0.583, True)
    """
    return sum(least <= a + b <= most for a, b in _pairs) / len(_pairs)


@lru_cache(None)
def falls(ahead: int) -> tuple[int, int, int]:
    """Of the 36 falls of two dice, how many a die with so much added to it is above the other, equal, and below.

    >>> falls(0), falls(2), falls(-6)
    ((15, 6, 15), (26, 4, 6), (0, 0, 36))
    """
    above, equal = (sum(test(a + ahead, b) for a, b in _pairs) for test in (gt, eq))
    return above, equal, len(_pairs) - above - equal


def higher(ahead: int) -> float:
    """That a die with so much added to it is above another; a tie is not.

    >>> round(higher(0), 3), higher(6), higher(-5)
    (0.417, 1.0, 0.0)
    """
    return falls(ahead)[0] / len(_pairs)
