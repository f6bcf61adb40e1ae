"""What a screen is shown of Ludus latrunculorum: the plain board, and a picture of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from romanum.engine.pages.picture import Counter, Patch, Picture
from romanum_ludi.latrunculi.state import LINES, NOBODY, SIDES, SQUARE_IDS, SQUARES, WIDE, Field

SIDE: Final = 64
"""Of a square,"""
SIZE: Final = (SIDE * WIDE, SIDE * WIDE)
COLOURS: Final = ("#f4ecd8", "#2d2a28")
SEAT_COLOURS: Final = ("#b39248", "#3a3f4b")
"""Of seats on a table and in graphs: both can be told from paper, in light and in dark."""
GROUNDS: Final = ("#e2d2ae", "#d3bd8f")
BONDS: Final = "x"
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


def counters(known: Field, names: Mapping[str, str]) -> list[dict[str, Any]]:
    """Every man; the bound ones with a cross."""
    found: list[dict[str, Any]] = []
    for square, seat in enumerate(known.men):
        if seat != NOBODY:
            bonds = {"text": BONDS} if known.bound[square] else {}
            found.append({"place": SQUARE_IDS[square], "name": names[SIDES[seat]], "side": seat, "count": 1, **bonds})
    return found


def tracks(known: Field, names: Mapping[str, str]) -> list[dict[str, Any]]:
    """Men of each side."""
    return [{"name": names["men"], "value": known.count(seat) + known.hand[seat], "side": seat} for seat in range(2)]


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
