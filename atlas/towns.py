"""Names of towns: each stands beside its sign, over nothing that matters.

Every name has a ring of places around its sign; the names are set one by one, the most crowded first, and then
shifted round by round as long as that helps.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import shapely
from shapely.geometry import box

from atlas.base import Geometry
from atlas.labels import Box

TEXT = {
    "A": 0.71, "B": 0.67, "C": 0.66, "D": 0.74, "E": 0.63, "F": 0.61, "G": 0.72, "H": 0.81, "I": 0.39, "J": 0.39,
    "K": 0.73, "L": 0.62, "M": 0.93, "N": 0.76, "O": 0.74, "P": 0.64, "Q": 0.74, "R": 0.71, "S": 0.56, "T": 0.65,
    "U": 0.76, "V": 0.71, "W": 1.02, "X": 0.68, "Y": 0.67, "Z": 0.59, "a": 0.55, "b": 0.63, "c": 0.53, "d": 0.62,
    "e": 0.54, "f": 0.37, "g": 0.57, "h": 0.65, "i": 0.34, "j": 0.31, "k": 0.61, "l": 0.34, "m": 0.96, "n": 0.65,
    "o": 0.59, "p": 0.63, "q": 0.61, "r": 0.47, "s": 0.47, "t": 0.37, "u": 0.64, "v": 0.58, "w": 0.85, "x": 0.58,
    "y": 0.59, "z": 0.5, " ": 0.23, "-": 0.33, "/": 0.37,
}  # fmt: skip
"""Widths of letters (Source Serif, semi-bold) in ems."""
ROUNDS = 12


@dataclass(frozen=True)
class Town:
    """A sign on the map and what is to be written beside it."""

    id: str
    lines: tuple[str, ...]
    x: float
    y: float
    half: float
    """Half the width of the sign."""
    size: float
    room: Geometry
    """Where the name stands best: its hex."""


@dataclass(frozen=True)
class TownName:
    """A name in its place; `anchor` is start, middle or end of its lines at x; y is the middle of its height."""

    lines: tuple[str, ...]
    x: float
    y: float
    anchor: str
    size: float

    @property
    def box(self) -> Box:
        """The room it takes."""
        width = max(width_of(line) for line in self.lines) * self.size
        shift = {"start": 0.5, "middle": 0.0, "end": -0.5}[self.anchor]
        return Box(self.x + shift * width, self.y, width + 1.5, LINE * self.size * len(self.lines))

    @property
    def row(self) -> dict[str, Any]:
        """What the map file says of it."""
        room = self.box
        return {
            "lines": list(self.lines),
            "x": round(self.x, 1),
            "y": round(self.y, 1),
            "anchor": self.anchor,
            "size": self.size,
            "box": [round(room.x, 1), round(room.y, 1), round(room.width, 1), round(room.height, 1)],
        }


LINE = 1.0
"""From line to line, in ems."""


def width_of(text: str) -> float:
    """The width of a text in ems."""
    return sum(TEXT[letter] for letter in text)


def choices(town: Town) -> list[tuple[float, TownName]]:
    """All places for a name, with what each costs by itself: to the right is best."""
    found = []
    splits = [(0.0, town.lines)] if len(town.lines) == 1 else [(0.0, town.lines), (0.8, (" ".join(town.lines),))]
    for split, lines in splits:
        tall = LINE * town.size * len(lines) / 2
        side, near = town.half + 2.0, town.half * 0.5 + 1.2
        for dy, cost in ((0.0, 0.0), (-0.45, 0.35), (0.45, 0.35), (-1.0, 0.9), (1.0, 0.9)):
            y = town.y + dy * (town.half + tall * 0.5)
            push = side if abs(dy) < 0.9 else near
            found.append((split + cost, TownName(lines, town.x + push, y, "start", town.size)))
            found.append((split + cost + 0.3, TownName(lines, town.x - push, y, "end", town.size)))
        for dx, cost in ((0.0, 0.5), (0.35, 0.7), (-0.35, 0.7), (0.8, 1.0), (-0.8, 1.0)):
            width = max(width_of(line) for line in lines) * town.size / 2
            for sign, extra in ((-1, 0.0), (1, 0.15)):
                y = town.y + sign * (town.half + tall + 0.8)
                found.append((split + cost + extra, TownName(lines, town.x + dx * width, y, "middle", town.size)))
    return found


def place_names(
    towns: Sequence[Town], signs: Geometry, pieces: Geometry, lines: Geometry, coast: Geometry, frame: Geometry
) -> dict[str, TownName]:
    """A place for every name: never on another name or sign, seldom where pieces stand or lines run."""
    options = {town.id: choices(town) for town in towns}
    shapes = {town.id: np.array([name.box.shape for _, name in options[town.id]], dtype=object) for town in towns}
    bare = {
        town.id: np.array([cost for cost, _ in options[town.id]])
        + ground_cost(shapes[town.id], town, signs, pieces, lines, coast, frame)
        for town in towns
    }
    chosen = {town.id: int(np.argmin(bare[town.id])) for town in sorted(towns, key=lambda town: -min(bare[town.id]))}
    for _ in range(ROUNDS):
        before = dict(chosen)
        for town in towns:
            others = shapely.unary_union([shapes[o.id][chosen[o.id]] for o in towns if o.id != town.id])
            clash = 60.0 * (shapely.area(shapely.intersection(shapes[town.id], others)) > 0)
            chosen[town.id] = int(np.argmin(bare[town.id] + clash))
        if chosen == before:
            break
    return {town.id: options[town.id][chosen[town.id]][1] for town in towns}


def ground_cost(
    shapes: Geometry, town: Town, signs: Geometry, pieces: Geometry, lines: Geometry, coast: Geometry, frame: Geometry
) -> Geometry:
    """What each place costs for what lies under it."""
    area = shapely.area(shapes)
    own = box(town.x - town.half, town.y - town.half, town.x + town.half, town.y + town.half).buffer(0.4)
    cost = 60.0 * (shapely.area(shapely.intersection(shapes, signs.difference(own))) > 0)
    cost = cost + 200.0 * ~shapely.covered_by(shapes, frame)
    cost = cost + 9.0 * shapely.area(shapely.intersection(shapes, pieces)) / area
    cost = cost + 0.06 * shapely.length(shapely.intersection(shapes, lines))
    cost = cost + 0.05 * shapely.length(shapely.intersection(shapes, coast))
    return cost + 2.5 * (1 - shapely.area(shapely.intersection(shapes, town.room)) / area)
