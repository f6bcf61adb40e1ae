"""The exact chance that a man is hit by the next throw: all 216 throws, by the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from functools import lru_cache
from itertools import combinations, product
from typing import Final

from romanum_ludi.tabula.state import DICE, OFF, Side, after, die_of, fitting, goal_of, most, without

FACES: Final = range(1, 7)
THROWS: Final[Mapping[tuple[int, ...], int]] = Counter(tuple(sorted(throw)) for throw in product(FACES, repeat=DICE))
"""Every throw of three dice, and in how many ways it comes."""
REMEMBERED: Final = 4096


def mirrored(side: Side, waiting: int, hit: int) -> Side:
    """The same board as the other side sees it, with its men outside."""
    return Side(side.theirs, side.mine, waiting, hit)


@lru_cache(REMEMBERED)
def hit_chance(side: Side) -> Fraction:
    """The chance that a side that is to throw can hit somebody with a legal play.

    A man six points behind a blot, on an empty board, is hit by a 6 or by dice that add up to it:

    >>> empty = (0,) * 24
    >>> thrower = Side((1, *empty[1:]), (*empty[:6], 1, *empty[7:]), 0, 0)
    >>> hit_chance(thrower)
    Fraction(3, 4)
    """
    ways = sum(weight for throw, weight in THROWS.items() if _reaches(side, throw) and _hits(side, throw))
    return Fraction(ways, len(FACES) ** DICE)


def _reaches(side: Side, throw: tuple[int, ...]) -> bool:
    """Whether a blot lies as far away as some of the dice: without that nothing need be tried."""
    starts = {point for point, men in enumerate(side.mine) if men} | ({-1} if side.waiting or side.hit else set())
    sums = {sum(some) for count in range(1, DICE + 1) for some in combinations(throw, count)}
    blots = [point for point, men in enumerate(side.theirs) if men == 1]
    return any(blot - start in sums for blot in blots for start in starts)


def _hits(side: Side, throw: tuple[int, ...]) -> bool:
    return _some_play_hits(side, throw, most(side, throw))


def _some_play_hits(side: Side, dice: tuple[int, ...], still: int) -> bool:
    """2c: whether a play that uses so many of the dice hits somebody."""
    if not still:
        return False
    for move in fitting(side, dice):
        rest, goal, then = without(dice, die_of(move)), goal_of(move), after(side, move)
        if goal != OFF and side.theirs[goal] == 1:
            if most(then, rest) == still - 1:
                return True
        elif _some_play_hits(then, rest, still - 1):
            return True
    return False
