"""A board as a picture: patches of colour, and counters on them; as SVG for a page or a notebook.

It knows no game. A game makes a `Picture` from what a seat knows (`Game.picture`), with the outlines of its own map.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple
from xml.sax.saxutils import escape

SEA: Final = "#c3d0d3"
LAND: Final = "#e6dbc3"
PAPER: Final = "#f1e7d0"
INK: Final = "#3b2f25"
WATER: Final = "#5c8396"
RADIUS: Final = 11.0
LINES: Final = ("#9e2b25", "#2f5d8a", "#3f6b3a", "#b07d2b", "#6a4c93", "#6b6f78")
"""Colours of the seats in a graph, where a game has none of its own."""

Point = tuple[float, float]


class Patch(NamedTuple):
    """A surface with an outline, as a path of SVG: `M` and `l`, `m` and `z` alone."""

    path: str
    fill: str = PAPER
    line: str = INK
    width: float = 0.8


class Counter(NamedTuple):
    """A round counter with a few signs on it; `title` says more to whoever points at it."""

    x: float
    y: float
    colour: str
    text: str = ""
    title: str = ""
    radius: float = RADIUS


class Picture(NamedTuple):
    """A board: its size, its patches from the lowest to the uppermost, and the counters above them."""

    size: tuple[float, float]
    patches: Sequence[Patch]
    counters: Sequence[Counter]

    def svg(self, width: int = 800) -> str:
        """The whole picture, so wide on a page."""
        across, down = self.size
        head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {across:g} {down:g}" width="{width}">'
        sea = f'<rect width="{across:g}" height="{down:g}" fill="{SEA}"/>'
        return "\n".join([head, sea, *map(_patch, self.patches), *map(counter_svg, self.counters), "</svg>"])


def _patch(patch: Patch) -> str:
    return f'<path d="{patch.path}" fill="{patch.fill}" stroke="{patch.line}" stroke-width="{patch.width:g}"/>'


def counter_svg(counter: Counter) -> str:
    """A counter as SVG text."""
    x, y, colour, text, title, radius = counter
    disc = f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{colour}" stroke="{INK}"/>'
    style = f'font-family="sans-serif" font-size="{radius * 1.2:g}" text-anchor="middle" fill="{ink_on(colour)}"'
    words = f'<text x="{x:g}" y="{y + radius * 0.42:g}" {style}>{escape(text)}</text>' if text else ""
    return f"<g><title>{escape(title)}</title>{disc}{words}</g>"


def ink_on(colour: str) -> str:
    """Black or white, whichever is easier to read on a colour.

    >>> ink_on("#9e2b25"), ink_on("#f1e7d0")
    ('#ffffff', '#000000')
    """
    red, green, blue = (int(colour[i : i + 2], 16) for i in (1, 3, 5))
    return "#000000" if 0.3 * red + 0.59 * green + 0.11 * blue > 140 else "#ffffff"


def polygons(path: str) -> Iterator[list[Point]]:
    """The corners of each part of a path.

    >>> list(polygons("M1 2l3 0-1 4zm10 0l1 1"))
    [[(1.0, 2.0), (4.0, 2.0), (3.0, 6.0)], [(11.0, 2.0), (12.0, 3.0)]]
    """
    points: list[Point] = []
    x = y = 0.0
    for letter, numbers in re.findall(r"([MmlLzZ])([^MmlLzZ]*)", path):
        values = [float(n) for n in re.findall(r"-?(?:\d+\.?\d*|\.\d+)", numbers)]
        if letter in "zZ":
            x, y = points[0]
            continue
        if letter in "Mm" and points:
            yield points
            points = []
        for dx, dy in zip(values[::2], values[1::2], strict=True):
            x, y = (dx, dy) if letter.isupper() else (x + dx, y + dy)
            points.append((x, y))
    if points:
        yield points


@cache
def read_map(package: str) -> dict[str, Any]:
    """The outlines of a game's map: `map.json` among its data."""
    content: dict[str, Any] = json.loads((files(package) / "map.json").read_text(encoding="utf-8"))
    return content


def ground(outlines: dict[str, Any]) -> list[Patch]:
    """What lies under everything: the land beyond the board, or all of it, and the lakes."""
    land = [Patch(outlines[part], LAND, INK, 1.0) for part in ("outland", "land") if part in outlines]
    return [*land[:1], *(Patch(lake["path"], WATER, INK, 0.4) for lake in outlines.get("lakes", []))]


def pale(colour: str, share: float = 0.55) -> str:
    """A colour washed out towards paper.

    >>> pale("#000000", 0.5)
    '#787468'
    """
    mixed = [round(int(colour[i : i + 2], 16) * (1 - share) + int(PAPER[i : i + 2], 16) * share) for i in (1, 3, 5)]
    return "#{:02x}{:02x}{:02x}".format(*mixed)


# ---- a graph


def graph(
    points: Sequence[tuple[int, Sequence[int]]],
    names: Sequence[str],
    colours: Sequence[str] = LINES,
    size: tuple[int, int] = (480, 160),
) -> str:
    """Scores on the way as lines, one a seat: after so many actions, the points of each."""
    if not points or not points[0][1]:
        return ""
    width, height = size
    most = max(max(scores) for _, scores in points)
    least = min(0, *(min(scores) for _, scores in points))
    last = max(points[-1][0], 1)

    def at(n: int, score: int) -> str:
        x, y = 4 + (width - 8) * n / last, height - 4 - (height - 8) * (score - least) / max(most - least, 1)
        return f"{x:.1f},{y:.1f}"

    rows = [_line(colours[i], (at(n, scores[i]) for n, scores in points)) for i in range(len(points[0][1]))]
    style = f'viewBox="0 0 {width} {height + 18 * len(rows)}" width="{width}"'
    keys = [_key(i, name, points[-1][1][i], height, colours[i]) for i, name in enumerate(names[: len(rows)])]
    return "\n".join([f'<svg xmlns="http://www.w3.org/2000/svg" {style}>', *rows, *keys, "</svg>"])


def _line(colour: str, points: Iterable[str]) -> str:
    return f'<polyline points="{" ".join(points)}" fill="none" stroke="{colour}" stroke-width="2"/>'


def _key(i: int, name: str, score: int, below: int, colour: str) -> str:
    y = below + 14 + 18 * i
    text = f'<text x="20" y="{y}" font-family="sans-serif" font-size="12">{escape(name)}: {score}</text>'
    return f'<rect x="4" y="{y - 9}" width="10" height="10" fill="{colour}"/>{text}'
