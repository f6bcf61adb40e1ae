"""What the boards of all games show in a terminal, as plain text."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console, RenderableType

from romanum.engine.text.board import Board, View
from romanum.text.console import THEME


def drawn(what: RenderableType | None, width: int = 120) -> str:
    """Something as it stands on a terminal so wide."""
    assert what is not None
    console = Console(width=width, color_system=None, force_terminal=False, theme=THEME)
    with console.capture() as capture:
        console.print(what)
    return capture.get()


def parts_drawn(board: Board, view: View, names: Sequence[str], width: int) -> list[str]:
    """The lines of map, score, hand and headline."""
    parts = (board.map(view, width), board.score(view, names, width), board.hand(view, width))
    return [line for part in (*parts, board.headline(view, names)) for line in drawn(part, width).splitlines()]
