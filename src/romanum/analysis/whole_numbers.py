"""Chances as an analysis counts with them: whole numbers, so that sums are exact."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

WHOLE: Final = 10_000
"""A certain win: chances are whole numbers, hundredths of a percent, so that their sums are exact."""


def whole(chances: Sequence[float]) -> list[int]:
    """Chances as whole numbers that add up as they should: what rounding leaves goes where it is missed most.

    >>> whole([1 / 3, 1 / 3, 1 / 3]), whole([0.25, -0.25004, 0.00004])
    ([3334, 3333, 3333], [2500, -2500, 0])
    """
    exact = [WHOLE * chance for chance in chances]
    rounded = [int(number // 1) for number in exact]
    missing = round(sum(exact)) - sum(rounded)
    neediest = sorted(range(len(exact)), key=lambda seat: rounded[seat] - exact[seat])
    for seat in neediest[:missing]:
        rounded[seat] += 1
    return rounded
