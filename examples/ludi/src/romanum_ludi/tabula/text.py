"""Tabula in a terminal."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from romanum.engine.text.board import View
from romanum.engine.text.pieces import chip
from romanum_ludi.tabula.screen import COLOURS, HOMES, OUTSIDE
from romanum_ludi.tabula.state import HALF, POINT_IDS, POINTS, SIDES

SIGNS: Final = ("\u25cb", "\u25cf")
"""White and black, also where a terminal has no colours."""


class TextBoard:
    """The board in a terminal."""

    def __init__(self, names: Mapping[str, str]) -> None:
        self.names = names

    def headline(self, view: View, names: Sequence[str]) -> RenderableType:
        """Whose throw it is, and what is left of it."""
        dice = " ".join(map(str, view["left"]))
        return Text(f"{view['turn']}: {names[view['to_move']]}  [{dice}]", "bold")

    def map(self, view: View, width: int) -> RenderableType:
        """The second half above, running left; the first below, running right, as the men go."""
        lines = [self._numbers(reversed(range(HALF, POINTS))), self._pile(view, reversed(range(HALF, POINTS)))]
        lines += [Text(""), self._pile(view, range(HALF)), self._numbers(range(HALF))]
        return Group(*lines, *self._beside(view))

    def _numbers(self, points: Iterator[int] | range) -> Text:
        return Text("".join(f"{point + 1:>4} " for point in points), "dim")

    def _pile(self, view: View, points: Iterator[int] | range) -> Text:
        line = Text()
        for point in points:
            white, black = view["white"][point], view["black"][point]
            line.append_text(
                chip(COLOURS[0 if white else 1], f"{white or black}{SIGNS[0 if white else 1]}")
                if white or black
                else Text("  · ")
            )
            line.append(" ")
        return line

    def _beside(self, view: View) -> Iterator[Text]:
        for seat, side in enumerate(SIDES):
            outside = view["waiting"][seat] + view["hit"][seat]
            told = f" {self.names[OUTSIDE[seat]]} {outside}, {self.names[HOMES[seat]]} {view['home'][seat]}"
            yield chip(COLOURS[seat], self.names[side]).append_text(Text(told))

    def place(self, view: View, words: str) -> RenderableType | None:
        """A point by its number or name."""
        wanted = words.strip().lower()
        for point, name in enumerate(POINT_IDS):
            if wanted in (name, str(point + 1), self.names[name].lower()):
                men = [f"{view[side][point]} {self.names[side]}" for side in SIDES]
                return Text(f"{self.names[name]}: {', '.join(men)}")
        return None

    def score(self, view: View, names: Sequence[str], width: int) -> RenderableType:
        """Men at home."""
        return Group(*(Text(f"{names[seat]}: {view['home'][seat]}") for seat in range(2)))

    def hand(self, view: View, width: int) -> RenderableType:
        """The dice."""
        return Text(" ".join(map(str, view["left"])))

    def chapter(self, view: View) -> Hashable:
        """Shown anew with every throw."""
        return int(view["turn"])
