"""What the boards of all games are put together from: chips, rows, lines that stand in a little."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

BRIGHT: Final = 1100
"""Grounds from here on are written on in black: red three times, green six times, blue once, of 255 each."""


def chip(colour: str, words: str) -> Text:
    """Words on a colour, like a counter.

    >>> chip("#9e2b25", "R").plain, str(chip("#f4e8b0", "Y").spans[0].style)
    (' R ', 'bold #000000 on #f4e8b0')
    """
    red, green, blue = (int(colour[i : i + 2], 16) for i in (1, 3, 5))
    ink = "#000000" if 3 * red + 6 * green + blue > BRIGHT else "#ffffff"
    return Text.assemble((f" {words} ", f"bold {ink} on {colour}"))


def inset(what: RenderableType) -> Padding:
    """A line under its heading."""
    return Padding(what, (0, 0, 0, 2))


def rows(cells: Iterable[Sequence[RenderableType]], *widths: int) -> Table:
    """Cells under each other without lines; a column has a width of its own, or none (0) and folds."""
    table = Table.grid(padding=(0, 1, 0, 0))
    for width in widths:
        table.add_column(width=width or None, overflow="ellipsis" if width else "fold")
    for row in cells:
        table.add_row(*row)
    return table


def forces(cells: Iterable[tuple[Text, Text, Text]], most: int) -> Table:
    """Who stands where: the place in at most so many letters, the chip of a side, its force."""
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(overflow="fold", max_width=most)
    table.add_column()
    table.add_column(overflow="fold")
    for row in cells:
        table.add_row(*row)
    return table


def held(pages: Sequence[RenderableType]) -> RenderableType:
    """What somebody holds, or that it is nothing."""
    return Group(*pages) if pages else Text("You hold nothing.")
