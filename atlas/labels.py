"""Names and sites: where each name is written and where the pieces of each area stand, without overlap.

Areas are taken from the smallest to the largest. For each, every pair of a place for its name and a place for
its armies is weighed: inside the area is good, over the sea is passable, over other land or another name is not.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
import shapely
from scipy import ndimage
from shapely.affinity import rotate
from shapely.geometry import box

from atlas.base import Geometry, Grid

CAPITALS = {
    "A": 0.71, "B": 0.65, "C": 0.77, "D": 0.82, "E": 0.61, "F": 0.58, "G": 0.82, "H": 0.84, "I": 0.37,
    "J": 0.36, "K": 0.72, "L": 0.6, "M": 0.95, "N": 0.86, "O": 0.86, "P": 0.63, "Q": 0.87, "R": 0.72,
    "S": 0.54, "T": 0.65, "U": 0.81, "V": 0.74, "W": 0.98, "X": 0.71, "Y": 0.69, "Z": 0.66, " ": 0.25,
}  # fmt: skip
"""Widths of inscriptional capitals (Cinzel) in ems."""
CAP_HEIGHT = 0.7
LEADING = 1.05


@dataclass(frozen=True)
class Box:
    """A rectangle by its middle, turned by an angle in degrees, clockwise as SVG does."""

    x: float
    y: float
    width: float
    height: float
    angle: float = 0.0

    @property
    def shape(self) -> Geometry:
        """The rectangle as a polygon."""
        w, h = self.width / 2, self.height / 2
        upright = box(self.x - w, self.y - h, self.x + w, self.y + h)
        return rotate(upright, self.angle, origin=(self.x, self.y)) if self.angle else upright


@dataclass(frozen=True)
class Label:
    """A name in capitals: its lines, middle, angle, size of type and extra space between letters, in ems."""

    lines: tuple[str, ...]
    x: float
    y: float
    angle: float
    size: float
    spacing: float = 0.06

    @property
    def box(self) -> Box:
        """The room it takes."""
        width = max(text_width(line, self.spacing) for line in self.lines) * self.size
        height = (CAP_HEIGHT + LEADING * (len(self.lines) - 1)) * self.size
        return Box(self.x, self.y, width + 2, height + 2, self.angle)

    @property
    def row(self) -> dict[str, Any]:
        """What the map file says of it."""
        room = self.box
        return {
            "lines": list(self.lines),
            "x": round(self.x, 1),
            "y": round(self.y, 1),
            "angle": self.angle,
            "size": self.size,
            "spacing": self.spacing,
            "width": round(room.width, 1),
            "height": round(room.height, 1),
        }


def text_width(text: str, spacing: float) -> float:
    """The width of a text in ems."""
    return sum(CAPITALS[letter] for letter in text.upper()) + spacing * (len(text) - 1)


# ---- names and sites of areas

COUNTER = 20.0
CITY = 11.0
FORT = 13.0
ROWS = (21.0, 15.0, 10.0)
"""How far apart three armies may stand: side by side, or leaning over each other."""
SIZES = (15.0, 13.5, 12.5, 11.5, 10.5, 9.6)
ANGLES = (0, -10, 10, -20, 20, -30, 30, -42, 42, -55, 55)


@dataclass(frozen=True)
class Sites:
    """Where the pieces of an area stand and where its name is written."""

    label: Label
    armies: tuple[tuple[float, float], ...]
    fort: tuple[float, float]
    city: tuple[float, float] | None

    @property
    def boxes(self) -> list[Box]:
        """The rooms that all of it takes: armies, fort, city, name."""
        return [*self.pieces, self.label.box]

    @property
    def pieces(self) -> list[Box]:
        """The rooms of the pieces."""
        row = _row(self.armies[1], self.armies[1][0] - self.armies[0][0])
        city = [Box(*self.city, CITY, CITY)] if self.city else []
        return [row, Box(*self.fort, FORT, FORT), *city]


def _row(middle: tuple[float, float], apart: float) -> Box:
    return Box(*middle, COUNTER + 2 * apart, COUNTER)


class Paper:
    """The whole map on a grid of one unit: which area owns each cell, and which cells are written on."""

    SEA, OTHER = 0, 1

    def __init__(self, width: int, height: int, land: Geometry, areas: dict[str, Geometry]) -> None:
        self.owner = np.zeros((height, width), dtype=np.int16)
        self.number = {name: i + 2 for i, name in enumerate(areas)}
        self.taken = np.zeros((height, width), dtype=bool)
        self._paint(self.owner, land, self.OTHER)
        for name, shape in areas.items():
            self._paint(self.owner, shape, self.number[name])

    def take(self, shapes: Iterable[Geometry]) -> None:
        """Mark cells as written on."""
        for shape in shapes:
            self._paint(self.taken, shape, 1)

    def _paint(self, cells: np.ndarray[Any, Any], geometry: Geometry, value: int) -> None:
        height, width = cells.shape
        for part in shapely.get_parts(geometry):
            west, north, east, south = (int(edge) for edge in part.bounds)
            xs = np.arange(max(west, 0), min(east + 2, width))
            ys = np.arange(max(north, 0), min(south + 2, height))
            if xs.size and ys.size:
                x, y = np.meshgrid(xs, ys)
                window = cells[ys[0] : ys[-1] + 1, xs[0] : xs[-1] + 1]
                window[shapely.contains_xy(part, x + 0.5, y + 0.5)] = value

    def room(self, names: Sequence[str], shape: Geometry, sea: float = 0.42, edge: float = 0.62) -> "Room":
        """The cells of some areas together, weighed for writing on: inner land is worth 1, edge and sea less."""
        own = np.isin(self.owner, [self.number[name] for name in names])
        inner = _eroded(own, 5)
        weight = np.where(inner, 1.0, np.where(own, edge, np.where(self.owner == self.SEA, sea, -4.0)))
        largest = max(shapely.get_parts(shape), key=lambda part: float(part.area))
        return Room(np.where(self.taken, -60.0, weight), largest)


def _eroded(cells: np.ndarray[Any, Any], steps: int) -> np.ndarray[Any, Any]:
    """Cells at least some steps inside; only where there are any is looked at."""
    rows, columns = (np.flatnonzero(cells.any(axis=axis)) for axis in (1, 0))
    inner = np.zeros_like(cells)
    if rows.size:
        part = np.s_[rows[0] : rows[-1] + 1, columns[0] : columns[-1] + 1]
        inner[part] = ndimage.binary_erosion(cells[part], iterations=steps)
    return inner


@dataclass(frozen=True)
class Room:
    """How well something can be written on each cell for one area, and the largest piece of that area."""

    weight: Grid
    main: Geometry

    def places(self, count: int = 220) -> list[tuple[float, float]]:
        """Places all over the area and a little around it."""
        reach = self.main.simplify(1).buffer(6)
        step = max(2.5, float(np.sqrt(reach.area / count)))
        west, north, east, south = reach.bounds
        x, y = (axis.ravel() for axis in np.meshgrid(np.arange(west, east, step), np.arange(north, south, step)))
        kept = shapely.contains_xy(reach, x, y)
        return [(round(float(a), 1), round(float(b), 1)) for a, b in zip(x[kept], y[kept], strict=True)]

    def from_middle(self, places: Sequence[tuple[float, float]]) -> Grid:
        """How far places lie from the middle of the widest part."""
        middle = shapely.maximum_inscribed_circle(self.main, 2.0).coords[0]
        return np.asarray(np.hypot(*(np.array(places) - middle).T))

    def off_land(self, places: Sequence[tuple[float, float]]) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """Which places lie off the land of the area."""
        return np.asarray(~shapely.contains_xy(self.main, np.array(places)))

    def worth(self, boxes: Sequence[Box], across: int = 17, down: int = 6) -> Grid:
        """From 0 to 1 for each box that lies more or less well; far below for one in the way of another."""
        x, y, width, height, angle = np.array([(b.x, b.y, b.width, b.height, b.angle) for b in boxes]).T[:, :, None]
        grid = np.meshgrid(np.linspace(-0.5, 0.5, across), np.linspace(-0.5, 0.5, down))
        right, below = (axis.ravel()[None, :] for axis in grid)
        cos, sin = np.cos(np.radians(angle)), np.sin(np.radians(angle))
        columns = (x + width * right * cos - height * below * sin).astype(int)
        rows = (y + width * right * sin + height * below * cos).astype(int)
        tall, wide = self.weight.shape
        off = (columns < 8) | (rows < 8) | (columns >= wide - 8) | (rows >= tall - 8)
        values = self.weight[np.clip(rows, 0, tall - 1), np.clip(columns, 0, wide - 1)]
        return np.asarray(np.where(off, -60.0, values).mean(axis=1))


def place_area(
    paper: Paper, name: str, lines: tuple[str, ...], shape: Geometry, city: tuple[float, float] | None
) -> Sites:
    """The best places for the name, the armies and the fort of one area; the city stands where it stood."""
    if city:
        paper.take([Box(*city, CITY + 3, CITY + 3).shape])
    room = paper.room([name], shape)
    places = room.places()
    label, row = _best_pair(_best_labels(room, lines, places), _best_rows(room, places))
    paper.take([label.box.shape.buffer(1.5), row.shape.buffer(1.5)])
    middle, apart = (row.x, row.y), (row.width - COUNTER) / 2
    fort = _best_fort(paper.room([name], shape), middle)
    paper.take([Box(*fort, FORT + 3, FORT + 3).shape])
    return Sites(label, tuple((middle[0] + apart * i, middle[1]) for i in (-1, 0, 1)), fort, city)


def _best_labels(
    room: Room, lines: tuple[str, ...], places: Sequence[tuple[float, float]]
) -> list[tuple[float, Label]]:
    """For each place the best angle and size, with its worth."""
    choices = [Label(lines, x, y, a, s) for x, y in places for a in ANGLES for s in SIZES]
    worth = 14 * room.worth([label.box for label in choices])
    worth += [0.42 * label.size - 0.03 * abs(label.angle) for label in choices]
    worth -= 0.035 * np.repeat(room.from_middle(places), len(ANGLES) * len(SIZES))
    each = len(ANGLES) * len(SIZES)
    best = [i * each + int(np.argmax(worth[i * each : (i + 1) * each])) for i in range(len(places))]
    return [(float(worth[i]), choices[i]) for i in best]


def _best_rows(room: Room, places: Sequence[tuple[float, float]]) -> list[tuple[float, Box]]:
    """For each place the widest row of armies that lies well, with its worth."""
    choices = [_row(place, apart) for place in places for apart in ROWS]
    worth = 14 * room.worth(choices) + [0.05 * row.width for row in choices]
    worth -= np.repeat(0.035 * room.from_middle(places) + 6.0 * room.off_land(places), len(ROWS))
    best = [i + int(np.argmax(worth[i : i + len(ROWS)])) for i in range(0, len(choices), len(ROWS))]
    return [(float(worth[i]), choices[i]) for i in best]


def _best_pair(labels: list[tuple[float, Label]], rows: list[tuple[float, Box]]) -> tuple[Label, Box]:
    """The pair that is worth most among those that do not touch; near together is better."""
    label_worth = np.array([worth for worth, _ in labels])
    label_shapes = np.array([label.box.shape.buffer(2) for _, label in labels], dtype=object)
    middles = np.array([(label.x, label.y) for _, label in labels])
    best: tuple[float, int, int] = (-1e9, 0, 0)
    for i, (worth, row) in enumerate(rows):
        apart = np.hypot(middles[:, 0] - row.x, middles[:, 1] - row.y)
        total = label_worth + worth - 0.03 * apart - 100.0 * shapely.intersects(label_shapes, row.shape)
        j = int(np.argmax(total))
        best = max(best, (float(total[j]), -i, -j))
    return labels[-best[2]][1], rows[-best[1]][1]


def _best_fort(room: Room, middle: tuple[float, float]) -> tuple[float, float]:
    places = room.places(900)
    worth = 8 * room.worth([Box(x, y, FORT + 2, FORT + 2) for x, y in places])
    worth -= [0.05 * float(np.hypot(x - middle[0], y - middle[1])) for x, y in places]
    return places[int(np.argmax(worth))]


# ---- letters of a region along its land


TRIES = 3500
"""How many curves are tried for each size of letters."""


@dataclass(frozen=True)
class Lettering:
    """A name in single capitals along a curve: each letter's middle and angle."""

    text: str
    size: float
    letters: tuple[tuple[float, float, float], ...]

    @property
    def boxes(self) -> list[Box]:
        """The room of each letter."""
        return [
            Box(x, y, CAPITALS[c] * self.size, CAP_HEIGHT * self.size, a)
            for c, (x, y, a) in zip(self.text, self.letters, strict=True)
        ]

    @property
    def row(self) -> dict[str, Any]:
        """What the map file says of it."""
        return {"text": self.text, "size": self.size, "letters": [list(letter) for letter in self.letters]}


def letter_region(text: str, room: Room, sizes: Sequence[float], tries: int = TRIES, widest: float = 2.8) -> Lettering:
    """Spread a name along a region, on the widest gentle curve that crosses no other name or site.

    `widest` is how many times as long as its letters a name may become.
    """
    rng = np.random.default_rng(sum(map(ord, text)))
    best: tuple[float, Lettering] | None = None
    for size in sizes:
        kept = [_on_curve(text, size, room.main.bounds, rng, widest) for _ in range(tries)]
        boxes = [letter for lettering in kept for letter in lettering.boxes]
        worth = room.worth(boxes, across=4, down=4).reshape(len(kept), -1)
        score = 6 * worth.mean(axis=1) + 8 * worth.min(axis=1) + 0.16 * size + [_ease(lettering) for lettering in kept]
        i = int(np.argmax(score))
        if best is None or score[i] > best[0]:
            best = float(score[i]), kept[i]
    assert best is not None
    return replace(best[1], letters=tuple((round(x, 1), round(y, 1), round(a, 1)) for x, y, a in best[1].letters))


def _on_curve(
    text: str, size: float, bounds: tuple[float, float, float, float], rng: np.random.Generator, widest: float
) -> Lettering:
    """A gentle chance curve somewhere over the region's bounds, long enough for the letters."""
    natural = text_width(text, 0.0) * size
    length = natural * float(rng.uniform(1.12, widest))
    slope = np.radians(rng.uniform(-32, 32))
    chord = length * np.array([np.cos(slope), np.sin(slope)])
    start = rng.uniform(bounds[:2], bounds[2:]) - chord / 2
    bulge = np.array([chord[1], -chord[0]]) * rng.uniform(-0.2, 0.2)
    widths = np.array([CAPITALS[letter] for letter in text]) * size
    gap = (length - natural) / (len(text) - 1)
    t = (np.cumsum(widths) - widths / 2 + gap * np.arange(len(text))) / length
    places = start + chord * t[:, None] + bulge * (4 * t * (1 - t))[:, None]
    slopes = chord + bulge * (4 - 8 * t)[:, None]
    angles = np.degrees(np.arctan2(slopes[:, 1], slopes[:, 0]))
    letters = tuple((float(x), float(y), float(a)) for (x, y), a in zip(places, angles, strict=True))
    return Lettering(text, size, letters)


def _ease(lettering: Lettering) -> float:
    """Gentle slopes and a wide spread please."""
    first, last = np.array(lettering.letters[0]), np.array(lettering.letters[-1])
    spread = float(np.hypot(*(last - first)[:2])) / (text_width(lettering.text, 0) * lettering.size)
    steep = max(abs(angle) for _, _, angle in lettering.letters)
    return 0.9 * min(spread, 2.4) - 0.035 * steep


# ---- straight names, letter by letter


def straight_name(name: str, room: Room, angles: Sequence[int], sizes: Sequence[float], tries: int = 500) -> Lettering:
    """A name in one straight line, or a line for each word, where it lies best."""
    splits = {(name,), tuple(name.split())}
    places = room.places(tries)
    choices = [
        Label(lines, x, y, a, s, spacing=0.14)
        for lines in sorted(splits, key=len)
        for x, y in places
        for a in angles
        for s in sizes
    ]
    worth = 14 * room.worth([label.box for label in choices])
    worth += [0.55 * label.size - 0.03 * abs(label.angle) for label in choices]
    worth -= np.tile(np.repeat(0.02 * room.from_middle(places), len(angles) * len(sizes)), len(splits))
    return _spelled(choices[int(np.argmax(worth))])


def _spelled(label: Label) -> Lettering:
    """The letters of a label one by one."""
    turn = np.radians(label.angle)
    letters: list[tuple[float, float, float]] = []
    for i, line in enumerate(label.lines):
        below = LEADING * label.size * (i - (len(label.lines) - 1) / 2)
        right = -text_width(line, label.spacing) * label.size / 2
        for letter in line:
            half = CAPITALS[letter] * label.size / 2
            x = label.x + (right + half) * np.cos(turn) - below * np.sin(turn)
            y = label.y + (right + half) * np.sin(turn) + below * np.cos(turn)
            letters.append((round(float(x), 1), round(float(y), 1), float(label.angle)))
            right += 2 * half + label.spacing * label.size
    return Lettering("".join(label.lines), label.size, tuple(letters))
