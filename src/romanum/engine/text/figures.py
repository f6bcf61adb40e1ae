"""Figures as people say them: chances and lengths."""

from __future__ import annotations

from typing import Final

HOUR: Final = 60
SHORT: Final = 90
"""Minutes up to which a length is told in minutes."""


def percent(chance: float) -> str:
    """A chance as people say it; never 0 % or 100 % unless it is certain.

    >>> percent(0.5787), percent(0.9999), percent(1.0)
    ('58 %', '> 99 %', '100 %')
    """
    if 0 < chance < 0.005:
        return "< 1 %"
    if 0.995 < chance < 1:
        return "> 99 %"
    return f"{100 * chance:.0f} %"


def how_long(minutes: int | None, is_open: bool) -> str:
    """A length as one says it.

    >>> how_long(35, False), how_long(150, False), how_long(None, False), how_long(600, True)
    ('35 min', '2.5 h', '', '10 h a turn')
    """
    if minutes is None:
        return ""
    if minutes < SHORT:
        told = f"{max(5, round(minutes / 5) * 5)} min"
    else:
        told = f"{round(minutes / HOUR * 2) / 2:g} h" if minutes < 10 * HOUR else f"{round(minutes / HOUR)} h"
    return f"{told} a turn" if is_open else told
