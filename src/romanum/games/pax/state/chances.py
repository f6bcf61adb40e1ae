"""Chances of the rolls that recur: two dice against a number, and one die against another."""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import Final

from romanum.engine.dice import FACES

_pairs: Final = tuple(product(range(1, FACES + 1), repeat=2))


@lru_cache(None)
def two_dice(least: int, most: int = 2 * FACES) -> float:
    """That two dice add up to so much.

    >>> two_dice(12), round(two_dice(7), 3), two_dice(2, 7) == two_dice(7)
    (0.027777777777777776, 0.583, True)
    """
    return sum(least <= a + b <= most for a, b in _pairs) / len(_pairs)


@lru_cache(None)
def higher(ahead: int) -> float:
    """That a die with so much added to it is above another; a tie is not.

    >>> round(higher(0), 3), higher(6), higher(-5)
    (0.417, 1.0, 0.0)
    """
    return sum(a + ahead > b for a, b in _pairs) / len(_pairs)


@lru_cache(None)
def one_die(most: int) -> float:
    """That a die shows no more than this.

    >>> one_die(2), one_die(0), one_die(9)
    (0.3333333333333333, 0.0, 1.0)
    """
    return max(0, min(most, FACES)) / FACES
