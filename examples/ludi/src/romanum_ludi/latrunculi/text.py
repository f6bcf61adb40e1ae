"""Ludus latrunculorum in a terminal."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from romanum.engine.text.board import View
from romanum.engine.text.pieces import chip
from romanum_ludi.latrunculi.screen import BONDS, COLOURS
from romanum_ludi.latrunculi.state import FILES, NOBODY, SIDES, SQUARE_IDS, WIDE

SIGNS: Final = (("\u25cb", "\u25cc"), ("\u25cf", "\u25c9"))
"""Of each side a man who is free, and one who is bound, also where a terminal has no colours."""


class TextBoard:
    """The board in a terminal."""

    def __init__(self, names: Mapping[str, str]) -> None:
        self.names = names

    def headline(self, view: View, names: Sequence[str]) -> RenderableType:
        """Whose turn it is."""
        return Text(f"{view['turn']}: {names[view['to_move']]}", "bold")

    def map(self, view: View, width: int) -> RenderableType:
        """The first rank at the foot."""
        files = Text("    " + "   ".join(FILES), "dim")
        return Group(files, *(self._rank(view, rank) for rank in reversed(range(WIDE))), files)

    def _rank(self, view: View, rank: int) -> Text:
        line = Text(f"{rank + 1} ", "dim")
        for square in range(rank * WIDE, rank * WIDE + WIDE):
            seat = view["men"][square]
            sign = "" if seat == NOBODY else SIGNS[seat][view["bound"][square]]
            line.append_text(Text(" · ") if seat == NOBODY else chip(COLOURS[seat], sign)).append(" ")
        return line

    def place(self, view: View, words: str) -> RenderableType | None:
        """A square, and who stands there."""
        if words.strip().lower() not in SQUARE_IDS:
            return None
        square = SQUARE_IDS.index(words.strip().lower())
        seat = view["men"][square]
        sign = f" {BONDS}" if view["bound"][square] else ""
        return Text(f"{SQUARE_IDS[square]}: {'-' if seat == NOBODY else self.names[SIDES[seat]] + sign}")

    def score(self, view: View, names: Sequence[str], width: int) -> RenderableType:
        """Men of each side."""
        return Group(*(Text(f"{names[seat]}: {view['men'].count(seat) + view['hand'][seat]}") for seat in range(2)))

    def hand(self, view: View, width: int) -> RenderableType:
        """Men still to be placed."""
        return Group(*(chip(COLOURS[seat], str(view["hand"][seat])) for seat in range(2)))

    def chapter(self, view: View) -> Hashable:
        """Shown anew after every turn."""
        return tuple(view["men"]), tuple(view["bound"])
