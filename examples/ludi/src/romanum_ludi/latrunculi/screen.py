"""What a screen is shown of Ludus latrunculorum: the plain board, the same in a terminal, and as a picture."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from romanum.engine.pages.picture import Counter, Patch, Picture
from romanum.engine.text.board import View
from romanum.engine.text.pieces import chip
from romanum_ludi.latrunculi.state import FILES, LINES, NOBODY, SIDES, SQUARE_IDS, SQUARES, WIDE, Field

SIDE: Final = 64
"""Of a square,"""
SIZE: Final = (SIDE * WIDE, SIDE * WIDE)
COLOURS: Final = ("#f4ecd8", "#2d2a28")
GROUNDS: Final = ("#e2d2ae", "#d3bd8f")
BONDS: Final = "×"
"""On a man who is bound."""


def corners(square: int) -> list[list[int]]:
    """The outline of a square; the first rank lies at the foot of the board."""
    left, top = square % WIDE * SIDE, (WIDE - 1 - square // WIDE) * SIDE
    return [[left, top], [left + SIDE, top], [left + SIDE, top + SIDE], [left, top + SIDE]]


def middle(square: int) -> tuple[float, float]:
    """Where a man stands."""
    left, top = corners(square)[0]
    return left + SIDE / 2, top + SIDE / 2


def shade(square: int) -> int:
    """Which of the two grounds."""
    return (square % WIDE + square // WIDE) % 2


def places(names: Mapping[str, str]) -> list[dict[str, Any]]:
    """The squares."""
    found = []
    for square, name in enumerate(SQUARE_IDS):
        x, y = middle(square)
        links = [SQUARE_IDS[near] for near, _ in LINES[square]]
        outline = {"polygon": corners(square), "kind": ("dark", "light")[shade(square)]}
        found.append({"id": name, "name": names[name], "x": x, "y": y, "links": links, **outline})
    return found


def counters(known: Field) -> list[dict[str, Any]]:
    """Every man; the bound ones with a cross."""
    found: list[dict[str, Any]] = []
    for square, seat in enumerate(known.men):
        if seat != NOBODY:
            bonds = {"text": BONDS} if known.bound[square] else {}
            found.append({"place": SQUARE_IDS[square], "name": SIDES[seat], "side": seat, "count": 1, **bonds})
    return found


def tracks(known: Field) -> list[dict[str, Any]]:
    """Men of each side."""
    return [{"name": "men", "value": known.count(seat) + known.hand[seat], "side": seat} for seat in range(2)]


def picture(known: Field) -> Picture:
    """The board with its men, for a page or a notebook."""
    ground = [
        Patch(f"M{corners(square)[0][0]} {corners(square)[0][1]}l{SIDE} 0 0 {SIDE}-{SIDE} 0z", GROUNDS[shade(square)])
        for square in range(SQUARES)
    ]
    return Picture(SIZE, ground, list(_men(known)))


def _men(known: Field) -> Iterator[Counter]:
    for square, seat in enumerate(known.men):
        if seat != NOBODY:
            x, y = middle(square)
            yield Counter(x, y, COLOURS[seat], BONDS if known.bound[square] else "", SQUARE_IDS[square], SIDE * 0.36)


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
            sign = BONDS if view["bound"][square] else " "
            line.append_text(Text(" · ") if seat == NOBODY else chip(COLOURS[seat], sign)).append(" ")
        return line

    def place(self, view: View, words: str) -> RenderableType | None:
        """A square, and who stands there."""
        if words.strip().lower() not in SQUARE_IDS:
            return None
        square = SQUARE_IDS.index(words.strip().lower())
        seat = view["men"][square]
        sign = f" {BONDS}" if view["bound"][square] else ""
        return Text(f"{SQUARE_IDS[square]}: {'–' if seat == NOBODY else self.names[SIDES[seat]] + sign}")

    def score(self, view: View, names: Sequence[str], width: int) -> RenderableType:
        """Men of each side."""
        return Group(*(Text(f"{names[seat]}: {view['men'].count(seat) + view['hand'][seat]}") for seat in range(2)))

    def hand(self, view: View, width: int) -> RenderableType:
        """Men still to be placed."""
        return Group(*(chip(COLOURS[seat], str(view["hand"][seat])) for seat in range(2)))

    def chapter(self, view: View) -> Hashable:
        """Shown anew after every turn."""
        return tuple(view["men"]), tuple(view["bound"])

    def warning(self, view: View, options: Sequence[str], text: str) -> str:
        """Nothing is wasted by going on."""
        return ""
