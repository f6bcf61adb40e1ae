"""What a drawing says: lines, edges and boxes of a map file, for the tests of maps of areas."""

from __future__ import annotations

import math
import re
from bisect import bisect_left, bisect_right
from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any

Place = tuple[int, int]
Edge = frozenset[Place]
Corners = list[tuple[float, float]]


def lines(path: str) -> Iterator[list[Place]]:
    """The lines of a path in whole tenths of a unit; closed ones end where they began."""
    here = (0, 0)
    line: list[Place] = []
    for command, numbers in re.findall(r"([Mmlz])([^Mmlz]*)", path):
        values = [round(float(number) * 10) for number in re.findall(r"-?\d*\.?\d+", numbers)]
        if command in "Mm" and line:
            yield line
            line = []
        if command == "z":
            line.append(line[0])
        for x, y in zip(values[::2], values[1::2], strict=True):
            here = (x, y) if command == "M" else (here[0] + x, here[1] + y)
            line.append(here)
    if line:
        yield line


def edges(path: str) -> set[Edge]:
    """All its edges."""
    return {frozenset(pair) for line in lines(path) for pair in pairwise(line)}


def inside(path: str, x: float, y: float) -> bool:
    """Whether a place lies inside a path, counting crossings to its right."""
    within = False
    for line in lines(path):
        for (ax, ay), (bx, by) in pairwise(line):
            if (ay > 10 * y) != (by > 10 * y) and 10 * x < ax + (10 * y - ay) * (bx - ax) / (by - ay):
                within = not within
    return within


class Area:
    """A path to be asked for many places: its edges lie in strips, so that only those beside a place are looked at."""

    STRIP = 100

    def __init__(self, path: str) -> None:
        self.strips: dict[int, list[tuple[Place, Place]]] = defaultdict(list)
        for (ax, ay), (bx, by) in (pair for line in lines(path) for pair in pairwise(line)):
            for strip in range(min(ay, by) // self.STRIP, max(ay, by) // self.STRIP + 1):
                self.strips[strip].append(((ax, ay), (bx, by)))

    def holds(self, x: float, y: float) -> bool:
        """Whether a place lies inside."""
        within = False
        for (ax, ay), (bx, by) in self.strips.get(int(10 * y // self.STRIP), ()):
            if (ay > 10 * y) != (by > 10 * y) and 10 * x < ax + (10 * y - ay) * (bx - ax) / (by - ay):
                within = not within
        return within


def corners(x: float, y: float, width: float, height: float, angle: float = 0.0) -> Corners:
    """Those of a rectangle by its middle, turned by an angle in degrees."""
    cos, sin = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    halves = [(-width / 2, -height / 2), (width / 2, -height / 2), (width / 2, height / 2), (-width / 2, height / 2)]
    return [(x + a * cos - b * sin, y + a * sin + b * cos) for a, b in halves]


def apart(one: Corners, two: Corners) -> bool:
    """Whether a line can be drawn between two rectangles."""
    for box in (one, two):
        for (ax, ay), (bx, by) in pairwise([*box, box[0]]):
            sides = [[(bx - ax) * (y - ay) - (by - ay) * (x - ax) for x, y in other] for other in (one, two)]
            if max(sides[0]) <= min(sides[1]) or max(sides[1]) <= min(sides[0]):
                return True
    return False


def label_box(label: dict[str, Any]) -> Corners:
    """The room of a label."""
    return corners(label["x"], label["y"], label["width"], label["height"], label["angle"])


def overlapping(
    ones: Sequence[tuple[str, Corners]], others: Sequence[tuple[str, Corners]]
) -> Iterator[tuple[str, str]]:
    """The names of those of two groups of rectangles that overlap; the same name twice is left out."""
    rooms = [(min(x for x, _ in box), max(x for x, _ in box), name, box) for name, box in others]
    rooms.sort(key=lambda room: room[0])
    widest = max((east - west for west, east, _, _ in rooms), default=0.0)
    starts = [west for west, _, _, _ in rooms]
    for name, box in ones:
        west, east = min(x for x, _ in box), max(x for x, _ in box)
        for _, _, other, there in rooms[bisect_left(starts, west - widest) : bisect_right(starts, east)]:
            if other != name and not apart(box, there):
                yield name, other
