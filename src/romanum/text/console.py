"""Our colours on a console; and anything that a console could show, as plain text."""

from __future__ import annotations

from io import StringIO
from typing import Final

from rich.console import Console, RenderableType
from rich.theme import Theme

THEME: Final = Theme(
    {
        "ask": "bold",
        "can": "bold turquoise2",  # what can be done: no player's colour
        "danger": "bold red",
        "chance": "medium_purple1",
        "quiet": "dim",
        "refused": "dim strike",
        "rule": "steel_blue1",
        "title": "bold",
        "good": "green",
    }
)


def console(*, stderr: bool = False) -> Console:
    """A console in our colours; rich obeys NO_COLOR, COLUMNS and pipes by itself."""
    return Console(theme=THEME, highlight=False, emoji=False, markup=False, stderr=stderr)


def plain(what: RenderableType, width: int) -> str:
    """What a console of that width would show, without colours and without spaces at the ends of lines."""
    out = Console(
        file=StringIO(), width=width, theme=THEME, highlight=False, emoji=False, markup=False, color_system=None
    )
    with out.capture() as shown:
        out.print(what)
    return "\n".join(line.rstrip() for line in shown.get().splitlines())
