"""Cards: pictures of boards and people as messengers show them beside a link, 1200 by 630, as PNG.

Drawn with Pillow from the same `Picture` that notebooks show as SVG: outlines of straight lines, round counters, a few
signs. Letters come from the fonts of the client where it is built, else from the one that Pillow brings along.
"""

from __future__ import annotations

import io
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, NamedTuple

from PIL import Image, ImageDraw, ImageFont

from romanum.engine.pages.picture import INK, PAPER, SEA, Patch, Picture, ink_on, polygons

FONTS: Final = Path(str(files("romanum"))) / "web" / "dist" / "assets"
SIZE: Final = (1200, 630)
MAP_WIDTH: Final = 800
MARGIN: Final = 36
FINER: Final = 2
"""A map is drawn so many times as large, and made smaller: Pillow draws edges without shades."""
ACCENT: Final = "#7c2a1e"
QUIET: Final = "#5a4d3c"
TITLE: Final = "cinzel-latin-600-normal"
STRONG: Final = "source-sans-3-latin-600-normal"
TEXT: Final = "source-sans-3-latin-400-normal"
NAME: Final = "ROMANVM"
MOST_LINES: Final = 9
NO_FILL: Final = "none"

Font = ImageFont.FreeTypeFont | ImageFont.ImageFont


class Line(NamedTuple):
    """A line beside the board: words on the left, a figure on the right, and whether it stands out."""

    text: str
    figure: str = ""
    strong: bool = False


class Card(NamedTuple):
    """What a card says. Without a board the words have all of it."""

    title: str
    about: str
    lines: Sequence[Line]
    board: Picture | None = None


def draw(card: Card) -> bytes:
    """A card as PNG."""
    image = Image.new("RGB", SIZE, PAPER)
    left = 0
    if card.board is not None:
        image.paste(_board(card.board), (0, 0))
        left = MAP_WIDTH
    pen = ImageDraw.Draw(image)
    pen.rectangle((left, 0, left + 5, SIZE[1]), fill=ACCENT)
    _words(pen, card, left + MARGIN, SIZE[0] - MARGIN)
    out = io.BytesIO()
    image.quantize(128).save(out, "PNG", optimize=True)
    return out.getvalue()


def _board(board: Picture) -> Image.Image:
    """The board, all of it, in the middle of its part of the card."""
    wide, high = MAP_WIDTH * FINER, SIZE[1] * FINER
    scale = min(wide / board.size[0], high / board.size[1])
    dx, dy = (wide - board.size[0] * scale) / 2, (high - board.size[1] * scale) / 2
    image = Image.new("RGB", (wide, high), SEA)
    pen = ImageDraw.Draw(image)
    for patch in board.patches:
        for corners in _corners(patch):
            points = [(x * scale + dx, y * scale + dy) for x, y in corners]
            outline = points if patch.fill == NO_FILL else [*points, points[0]]
            if patch.fill != NO_FILL and len(points) > 2:
                pen.polygon(points, fill=patch.fill)
            if patch.line != NO_FILL and len(points) > 1:
                pen.line(outline, fill=patch.line, width=max(1, round(patch.width * scale)))
    for x, y, colour, text, _, radius in board.counters:
        x, y, r = x * scale + dx, y * scale + dy, max(radius * scale, (5.0 if text else 3.0) * FINER)
        pen.ellipse((x - r, y - r, x + r, y + r), fill=colour, outline=INK, width=FINER)
        if text:
            pen.text((x, y), text[:3], fill=ink_on(colour), font=_font(STRONG, round(r * 1.25)), anchor="mm")
    return image.resize((MAP_WIDTH, SIZE[1]), Image.Resampling.LANCZOS)


def _corners(patch: Patch) -> Iterator[list[tuple[float, float]]]:
    return iter(_polygons(patch.path))


@cache
def _polygons(path: str) -> list[list[tuple[float, float]]]:
    """The corners of an outline, read once: there are as many outlines as the games have places."""
    return list(polygons(path))


def _words(pen: ImageDraw.ImageDraw, card: Card, left: int, right: int) -> None:
    y = MARGIN
    pen.text((left, y), NAME, fill=ACCENT, font=_font(TITLE, 26))
    y += 52
    for row in _wrapped(pen, card.title, _font(STRONG, 40), right - left)[:3]:
        pen.text((left, y), row, fill=INK, font=_font(STRONG, 40))
        y += 48
    for row in _wrapped(pen, card.about, _font(TEXT, 26), right - left)[:3]:
        pen.text((left, y + 6), row, fill=QUIET, font=_font(TEXT, 26))
        y += 34
    y += 26
    for line in card.lines[:MOST_LINES]:
        if y > SIZE[1] - MARGIN - 30:
            break
        font = _font(STRONG if line.strong else TEXT, 27)
        room = right - left - (pen.textlength(line.figure, font=font) + 16 if line.figure else 0)
        pen.text((left, y), _shortened(pen, line.text, font, room), fill=INK, font=font)
        pen.text((right, y), line.figure, fill=INK, font=font, anchor="ra")
        y += 40


def _wrapped(pen: ImageDraw.ImageDraw, text: str, font: Font, width: int) -> list[str]:
    rows: list[str] = []
    for word in text.split():
        longer = f"{rows[-1]} {word}" if rows else word
        if rows and pen.textlength(longer, font=font) <= width:
            rows[-1] = longer
        else:
            rows.append(_shortened(pen, word, font, width))
    return rows


def _shortened(pen: ImageDraw.ImageDraw, text: str, font: Font, width: float) -> str:
    if pen.textlength(text, font=font) <= width:
        return text
    while text and pen.textlength(f"{text}…", font=font) > width:
        text = text[:-1]
    return f"{text}…"


@cache
def _font(name: str, size: int) -> Font:
    """A font of the client; where it is not built, or Pillow cannot read it, the one it has itself."""
    for path in sorted(FONTS.glob(f"{name}-*.woff2")):
        try:
            return ImageFont.truetype(path, size)
        except OSError:
            break
    return ImageFont.load_default(size)


def fitting(value: Any) -> str:
    """A text for one line of a card: what cannot be written is left out.

    >>> fitting("Li\\nvia")
    'Li via'
    """
    return " ".join("".join(sign if sign.isprintable() else " " for sign in str(value)).split())
