"""Hexes in the terminal: a window of a map of hexes, two lines a hex, odd columns a line lower."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from rich.text import Text

LINES: Final = 2
"""Lines of a hex; half of them is how much lower an odd column stands."""


class Cell(NamedTuple):
    """What is written into a hex: two lines, each as wide as the hex."""

    upper: Text
    lower: Text


def window(middle: int, size: int, most: int) -> range:
    """As many of `most` columns or rows as fit, with the middle one in the middle if the edge allows.

    >>> window(10, 5, 33), window(0, 5, 33), window(32, 5, 33), window(3, 40, 33)
    (range(8, 13), range(0, 5), range(28, 33), range(0, 33))
    """
    size = min(size, most)
    first = min(max(middle - size // 2, 0), most - size)
    return range(first, first + size)


def draw(columns: range, rows: range, cell: Callable[[int, int], Cell], width: int) -> Text:
    """The hexes of a window, line by line; `width` is that of a hex."""
    lines = [
        Text().join(_part(column, rows, cell, line, width) for column in columns)
        for line in range(LINES * len(rows) + 1)
    ]
    return Text("\n", no_wrap=True).join(lines)


def _part(column: int, rows: range, cell: Callable[[int, int], Cell], line: int, width: int) -> Text:
    """A column's part of a line."""
    depth = line - column % 2
    if not 0 <= depth < LINES * len(rows):
        return Text(" " * width)
    return cell(column, rows[depth // LINES])[depth % LINES]
