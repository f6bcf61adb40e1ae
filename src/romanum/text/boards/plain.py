"""The board of a game that draws none: the facts of the view, one a line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from romanum.engine.text.board import Board, View

UNTOLD: Final = ("version", "discreet", "reveals", "step", "pending")


class PlainBoard:
    """Names and values."""

    def headline(self, view: View, names: Sequence[str]) -> RenderableType:
        """Who must choose."""
        return Text(f"To choose: {', '.join(names[seat] for seat in view['pending']) or 'nobody'}", "quiet")

    def map(self, view: View, width: int) -> RenderableType:
        """Every fact of the view."""
        table = Table.grid(padding=(0, 2))
        for name, value in view.items():
            if name not in UNTOLD:
                table.add_row(Text(name, "quiet"), Text(_short(value)))
        return table

    def place(self, view: View, words: str) -> RenderableType | None:
        """Nothing is known of places."""
        return None

    def score(self, view: View, names: Sequence[str], width: int) -> RenderableType:
        """Scores, if the view has any under that name."""
        scores = view.get("scores", view.get("score"))
        if not isinstance(scores, list | tuple) or len(scores) != len(names):
            return Text("")
        return Text("  ".join(f"{name} {score}" for name, score in zip(names, scores, strict=True)))

    def hand(self, view: View, width: int) -> RenderableType:
        """The hand, if the view has one."""
        return Text(_short(view["hand"]) if "hand" in view else "Nothing is held.")

    def chapter(self, view: View) -> str:
        """Every step of another kind."""
        return str(view.get("step", ""))


def _short(value: Any) -> str:
    if isinstance(value, list | tuple):
        return " ".join(_short(v) for v in value)
    return "?" if value == -9 else str(value)


BOARD: Final[Board] = PlainBoard()
